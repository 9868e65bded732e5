# Caylus: tiles, places, prompts, actions, narration, reasons.
#
# $who is "you" when the sentence is about the reader, otherwise "other", and $name is the name of the person. A second
# person is $owner ("you", "other" or "nobody") and $owner-name. $place is a place with its article ("the Farm (10)",
# "Perrin’s Quarry (9)"); $id is the name of a tile in the notation, for languages where its gender matters. Amounts
# ($deniers, $points, $cubes, $favors, $pay, $get) come with their number and noun ("2 deniers").

## The game as a whole, as pages frame it

caylus-name = Caylus
caylus-round = Turn { $number }
caylus-rounds =
    { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
caylus-round-back = Back one turn
caylus-round-on = On one turn
caylus-plot = Prestige, turn by turn

## Tiles: the full name, and the name as it is written on the tile

caylus-tile-n-farm = Farm
caylus-tile-n-farm-short = Farm
caylus-tile-n-forest = Forest
caylus-tile-n-forest-short = Forest
caylus-tile-n-sawmill = Sawmill
caylus-tile-n-sawmill-short = Sawmill
caylus-tile-n-quarry = Quarry
caylus-tile-n-quarry-short = Quarry
caylus-tile-n-market = Market
caylus-tile-n-market-short = Market
caylus-tile-n-carpenter = Carpenter
caylus-tile-n-carpenter-short = Carpenter
caylus-tile-peddler-fixed = Peddler
caylus-tile-peddler-fixed-short = Peddler
caylus-tile-carpenter-fixed = Carpenter
caylus-tile-carpenter-fixed-short = Carpenter
caylus-tile-gold-mine = Gold Mine
caylus-tile-gold-mine-short = Gold Mine
caylus-tile-farm-food = Food Farm
caylus-tile-farm-food-short = Farm
caylus-tile-farm-cloth = Cloth Farm
caylus-tile-farm-cloth-short = Farm
caylus-tile-sawmill = Sawmill
caylus-tile-sawmill-short = Sawmill
caylus-tile-quarry = Quarry
caylus-tile-quarry-short = Quarry
caylus-tile-market = Market
caylus-tile-market-short = Market
caylus-tile-peddler = Peddler
caylus-tile-peddler-short = Peddler
caylus-tile-mason = Mason
caylus-tile-mason-short = Mason
caylus-tile-notary = Notary
caylus-tile-notary-short = Notary
caylus-tile-stone-farm = Stone Farm
caylus-tile-stone-farm-short = Farm
caylus-tile-park = Park
caylus-tile-park-short = Park
caylus-tile-workshop = Workshop
caylus-tile-workshop-short = Workshop
caylus-tile-church = Church
caylus-tile-church-short = Church
caylus-tile-tailor = Tailor
caylus-tile-tailor-short = Tailor
caylus-tile-bank = Bank
caylus-tile-bank-short = Bank
caylus-tile-alchemist = Alchemist
caylus-tile-alchemist-short = Alchemist
caylus-tile-architect = Architect
caylus-tile-architect-short = Architect
caylus-tile-jeweler = Jeweler
caylus-tile-jeweler-short = Jeweler
caylus-tile-statue = Statue
caylus-tile-statue-short = Statue
caylus-tile-granary = Granary
caylus-tile-granary-short = Granary
caylus-tile-library = Library
caylus-tile-library-short = Library
caylus-tile-weaver = Weaver
caylus-tile-weaver-short = Weaver
caylus-tile-theatre = Theatre
caylus-tile-theatre-short = Theatre
caylus-tile-university = University
caylus-tile-university-short = University
caylus-tile-monument = Monument
caylus-tile-monument-short = Monument
caylus-tile-hotel = Hotel
caylus-tile-hotel-short = Hotel
caylus-tile-cathedral = Cathedral
caylus-tile-cathedral-short = Cathedral
caylus-tile-residence = Residence
caylus-tile-residence-short = Residence
# The name in at most seven letters, where there is little room.
caylus-tile-brief = { $tile ->
    [alchemist] Alchem.
    [architect] Archit.
    [carpenter-fixed] Carpen.
    [n-carpenter] Carpen.
    [gold-mine] Mine
    [cathedral] Cathed.
    [monument] Monum.
    [residence] Resid.
    [university] Univ.
    [workshop] Worksh.
   *[other] { $name }
}

caylus-class-neutral = neutral
caylus-class-fixed = fixed
caylus-class-wood = wood
caylus-class-stone = stone
caylus-class-prestige = prestige
caylus-class-residence = residence

## Places

caylus-place-gate = the Gate
caylus-place-post = the Trading Post
caylus-place-guild = the Merchants’ Guild
caylus-place-joust = the Joust Field
caylus-place-stables = the Stables
caylus-place-inn = the Inn
caylus-place-castle = the castle
caylus-place-gate-short = Gate
caylus-place-post-short = Post
caylus-place-guild-short = Guild
caylus-place-joust-short = Joust
caylus-place-stables-short = Stables
caylus-place-inn-short = Inn
caylus-place-castle-short = Castle
# $owner: "self" is the person whom the sentence is about, "yourself" the same when that is the reader.
caylus-place-road =
    { $owner ->
        [nobody] the { $tile } ({ $space })
        [you] your { $tile } ({ $space })
        [yourself] your own { $tile } ({ $space })
        [self] their own { $tile } ({ $space })
       *[other] { $owner-name }’s { $tile } ({ $space })
    }
caylus-place-empty = space { $space }
# The same, to say that somebody or something is there.
caylus-at-road =
    { $owner ->
        [nobody] at the { $tile } ({ $space })
        [you] at your { $tile } ({ $space })
        [yourself] at your own { $tile } ({ $space })
        [self] at their own { $tile } ({ $space })
       *[other] at { $owner-name }’s { $tile } ({ $space })
    }
caylus-at-empty = on space { $space }
# Which place of the Stables or the castle, at the end of a sentence; 0 for places that are not numbered.
caylus-nth =
    { $nth ->
        [0] .
        [1] , first place.
        [2] , second place.
        [3] , third place.
        [4] , fourth place.
       *[other] , fifth place.
    }
caylus-section-dungeon = Dungeon
caylus-section-walls = Walls
caylus-section-towers = Towers
caylus-section-brief = { $section ->
   *[other] { $name }
}
caylus-phase-1 = Income
caylus-phase-2 = Placement
caylus-phase-3 = Specials
caylus-phase-4 = Provost
caylus-phase-5 = Buildings
caylus-phase-6 = Castle
caylus-phase-7 = Bailiff

## Amounts and lists

caylus-cube-F = food
caylus-cube-W = wood
caylus-cube-S = stone
caylus-cube-C = cloth
caylus-cube-G = gold
caylus-amount =
    { $cube ->
        [F] { $number } food
        [W] { $number } wood
        [S] { $number } stone
        [C] { $number } cloth
       *[G] { $number } gold
    }
caylus-any-cube = 1 cube of any kind
caylus-deniers =
    { $number ->
        [one] { $number } denier
       *[other] { $number } deniers
    }
caylus-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
caylus-favors =
    { $number ->
        [one] { $number } royal favour
       *[other] { $number } royal favours
    }
# A worker on a building, in a list.
caylus-worker-on =
    { $who ->
        [you] you { $at }
       *[other] { $name } { $at }
    }

## Bots and options

caylus-option-edition = Edition
caylus-option-edition-jeweler = With the Jeweler
caylus-option-edition-jeweler-about = The later print, with the Jeweler among the stone tiles.
caylus-option-edition-premium = Premium
caylus-option-edition-premium-about = The Premium print, without the Jeweler.
caylus-option-edition-first = First print
caylus-option-edition-first-about = No Jeweler. Building the Church scores 4 points, and the Tailor gives 2 points for 1 cloth.
caylus-option-favor = Royal favours
caylus-option-favor-full = Favour table
caylus-option-favor-full-about = Each favour advances a marker in one of four lines: points, deniers, cubes or building.
caylus-option-favor-light = 3 points each
caylus-option-favor-light-about = No table: each favour is worth 3 points at once.

## What things do

# $subject: "it" where the building was named in the sentence before, otherwise "none".
# $options: how many productions there are to choose from.
caylus-effect-produce =
    { $subject ->
        [it] It gives
       *[none] Gives
    } { $options ->
        [1] { $cubes }.
       *[other] { $cubes }, your choice.
    }
caylus-effect-sell =
    { $subject ->
        [it] It buys
       *[none] Buys
    } 1 cube of any kind from you for { $deniers }.
caylus-effect-peddle =
    { $subject ->
        [it] It sells
       *[none] Sells
    } 1 cube, not gold, for { $deniers }.
caylus-effect-peddle-two =
    { $subject ->
        [it] It sells
       *[none] Sells
    } 1 cube, not gold, for { $deniers }, or 2 for { $two }.
caylus-effect-deals =
    { $subject ->
        [it] It gives
       *[none] Gives
    } { $small }, or { $big }.
caylus-effect-transmute =
    { $subject ->
        [it] It gives
       *[none] Gives
    } 1 gold for 2 other cubes, or 2 gold for 4.
caylus-effect-build =
    { $subject ->
        [it] It builds
       *[none] Builds
    } { $class ->
        [wood] one wood tile at its price.
        [stone] one stone tile at its price.
       *[prestige] one prestige tile at its price, on one of your residences.
    }
caylus-effect-residence =
    { $subject ->
        [it] It turns
       *[none] Turns
    } a neutral tile or a wood or stone tile of yours into your residence, for { $price }.
caylus-effect-none = Takes no workers.
caylus-effect-income = Adds { $deniers } to its owner’s income.
caylus-effect-gate = When it is handled, the worker moves on to any place where it may stand, free of charge.
caylus-effect-post = Gives 3 deniers.
caylus-effect-guild = Moves the provost up to 3 spaces either way, free of charge.
caylus-effect-joust = Gives 1 royal favour for 1 denier and 1 cloth.
caylus-effect-stables = Who comes here takes the first places of the turn order, first come first.
caylus-effect-inn = The worker moves to the right place. Who stands there pays 1 denier for every placement.
caylus-effect-castle = Here you give batches, each of food and two other, different cubes, and build a house for each. Who gives none loses 2 points.
caylus-deal = { $get } for { $pay }
caylus-tile-sentence = Costs { $cost }. Its builder gets { $wins }.
caylus-line-A = points
caylus-line-B = deniers
caylus-line-C = cubes
caylus-line-D = building
caylus-favor-effect = Line { $letter } ({ $line }), column { $column }: { $effect }.
caylus-favor-C1 = 1 food
caylus-favor-C2 = 1 wood or 1 stone
caylus-favor-C3 = 1 cloth
caylus-favor-C4 = 2 cubes, not gold, for 1 cube of any kind
caylus-favor-C5 = 1 gold
caylus-favor-D1 = nothing
caylus-favor-D2 = a wood tile for 1 wood less
caylus-favor-D3 = a stone tile for 1 stone less
caylus-favor-D4 = a residence for 1 cloth alone
caylus-favor-D5 = a prestige tile at its price

## What is asked: the title

caylus-title-placement = Place a worker or pass
caylus-title-gate = Move your worker from the Gate
caylus-title-guild = Move the provost
caylus-title-joust = Will you joust?
caylus-title-inn = Stay in the Inn or leave
caylus-title-provost = Move the provost or leave him
caylus-title-production = What do you take?
caylus-title-owners-cube = Take a cube as the owner
caylus-title-build =
    { $class ->
        [wood] Build a wood tile or skip
        [stone] Build a stone tile or skip
       *[prestige] Build a prestige tile or skip
    }
caylus-title-residence = Make a residence or skip
caylus-title-market = Sell a cube or skip
caylus-title-peddler = Buy cubes or skip
caylus-title-deal = Take a deal or skip
caylus-title-alchemist = Make gold or skip
caylus-title-castle = Give a batch or finish
caylus-title-line = Choose a line of the favour table
caylus-title-column = Use the favour or skip
caylus-title-favor-building = Build by the favour or skip

## What is asked: the facts

caylus-text-placement = { $deniers } a place.
caylus-text-placement-inn = { $deniers } a place, wherever you go: you hold the Inn.
caylus-text-placement-own-one = { $deniers } a place, 1 in your { $building }.
caylus-text-placement-own = { $deniers } a place, 1 in your own buildings.
caylus-text-placement-only-own = You can pay for your own buildings only, 1 denier each.
caylus-text-pass-first = Passing takes place 1 and earns 1 denier.
caylus-text-pass = Passing takes place { $place }.
caylus-text-gate = It goes wherever it may stand, free of charge, or comes home.
caylus-text-guild = The Merchants’ Guild lets you move him up to 3 spaces either way, free of charge.
caylus-text-provost = 1 denier a space, at most 3 spaces.
caylus-text-provost-at = He stands { $at }.
caylus-text-provost-after =
    { $number ->
        [0] Nobody can move him after you.
       *[other] After you, { $names } can still move him.
    }
caylus-text-joust = 1 denier and 1 cloth for a royal favour. You have { $deniers } and { $cloth }.
caylus-text-inn = Nobody came to take your place. If you stay, you go on paying 1 denier for every placement, with one worker less in hand.
caylus-text-building = Your worker is { $at }.
caylus-text-owners-cube = { $name } worked { $at }, so you get one of the cubes that it gives.
caylus-text-build-space = It goes on space { $space }, the first that is free.
caylus-text-build-residence = The residence goes, and its income with it.
caylus-text-castle = A batch is food and two other, different cubes. It builds a house in the { $section } for { $points }.
caylus-text-castle-given =
    { $number ->
        [one] You have given { $number } batch.
       *[other] You have given { $number } batches.
    }
caylus-text-castle-none = Without a batch you lose 2 points.
caylus-text-castle-hand = You hold { $cubes }.
caylus-text-line-joust = You have { $favors } from the Joust Field.
caylus-text-line-batches = You have { $favors } for the most batches in the castle.
caylus-text-line-count = You have { $favors } from the count of the { $section }.
caylus-text-line-built = You have { $favors } for what you built.
caylus-text-line-open = The marker in the line goes on by one column, and you may use one effect up to it. Columns 1 to { $columns } are open; each line serves once in a phase.
caylus-text-column = In line { $letter } ({ $line }) your marker stands in column { $column }: use one effect up to it.
caylus-text-favor-building = You may build { $offers }.

## What others wait for

caylus-waiting-placement =
    { $who ->
        [you] You are choosing a place…
       *[other] { $name } is choosing a place…
    }
caylus-waiting-gate =
    { $who ->
        [you] You are moving a worker from the Gate…
       *[other] { $name } is moving a worker from the Gate…
    }
caylus-waiting-guild =
    { $who ->
        [you] You are moving the provost by the Guild…
       *[other] { $name } is moving the provost by the Guild…
    }
caylus-waiting-joust =
    { $who ->
        [you] You are thinking about the joust…
       *[other] { $name } is thinking about the joust…
    }
caylus-waiting-inn =
    { $who ->
        [you] You are thinking about leaving the Inn…
       *[other] { $name } is thinking about leaving the Inn…
    }
caylus-waiting-provost =
    { $who ->
        [you] You are thinking about the provost…
       *[other] { $name } is thinking about the provost…
    }
caylus-waiting-production =
    { $who ->
        [you] You are choosing a production…
       *[other] { $name } is choosing a production…
    }
caylus-waiting-owners-cube =
    { $who ->
        [you] You are choosing a cube as the owner…
       *[other] { $name } is choosing a cube as the owner…
    }
caylus-waiting-build =
    { $who ->
        [you] You are choosing what to build…
       *[other] { $name } is choosing what to build…
    }
caylus-waiting-residence =
    { $who ->
        [you] You are at the Notary…
       *[other] { $name } is at the Notary…
    }
caylus-waiting-market =
    { $who ->
        [you] You are at the Market…
       *[other] { $name } is at the Market…
    }
caylus-waiting-peddler =
    { $who ->
        [you] You are at the Peddler…
       *[other] { $name } is at the Peddler…
    }
caylus-waiting-deal =
    { $who ->
        [you] You are thinking about a deal…
       *[other] { $name } is thinking about a deal…
    }
caylus-waiting-alchemist =
    { $who ->
        [you] You are at the Alchemist…
       *[other] { $name } is at the Alchemist…
    }
caylus-waiting-castle =
    { $who ->
        [you] You are giving batches in the castle…
       *[other] { $name } is giving batches in the castle…
    }
caylus-waiting-line =
    { $who ->
        [you] You are choosing a royal favour…
       *[other] { $name } is choosing a royal favour…
    }
caylus-waiting-column =
    { $who ->
        [you] You are using a royal favour…
       *[other] { $name } is using a royal favour…
    }
caylus-waiting-favor-building =
    { $who ->
        [you] You are building by a royal favour…
       *[other] { $name } is building by a royal favour…
    }

## The provost’s reach

# $number: how many workers.
caylus-reach-not =
    { $number ->
        [one] Your worker { $at } will not work.
       *[other] Your workers { $at } will not work.
    }
caylus-reach-all =
    { $number ->
        [one] Your worker { $at } will work.
       *[other] All your workers will work.
    }
caylus-reach-others = Beyond him: { $list }.
caylus-within-reach = Within reach: the provost is on { $space }.
caylus-beyond-reach = Beyond the provost, who is on { $space }: it works only if he moves on.

## Planning

caylus-plan = Price included: { $deals }.
caylus-plan-cubes =
    { $number ->
        [one] 1 cube of your choice
       *[other] { $number } cubes of your choice
    }
caylus-plan-no-gain = nothing
caylus-plan-build = Your cubes would do for: { $tiles }.
caylus-plan-nothing = With what you hold now it would bring nothing.
caylus-plan-batches =
    { $number ->
        [one] You hold 1 batch: { $points }.
       *[other] You hold { $number } batches: { $points }.
    }
# $missing: "food" or "others".
caylus-plan-no-batch =
    { $missing ->
        [food] You hold no batch: food is missing.
       *[others] You hold no batch: beside food it takes two other, different cubes.
    }
caylus-plan-missing = You lack { $cubes }.
caylus-bailiff-goes = At the end of the turn he walks 2 spaces if the provost is beyond him, otherwise 1.
# $settled: 1 if nobody can move the provost any more.
caylus-bailiff-next =
    { $settled ->
        [1] This turn the bailiff will walk { $number ->
            [one] 1 space
           *[other] { $number } spaces
        }, to space { $space }.
       *[0] As the provost stands now, the bailiff will walk { $number ->
            [one] 1 space
           *[other] { $number } spaces
        }, to space { $space }.
    }
caylus-bailiff-count =
    Next count: { $section }, { $number ->
        [one] 1 space
       *[other] { $number } spaces
    } ahead of him.
caylus-provost-does = Workers on spaces 1 to { $space } will work, those beyond will not.
caylus-provost-moved = After the special buildings each player, in the order of passing, may move him by up to 3 spaces, for 1 denier each.
caylus-count-done = This section has been counted.
caylus-count-when = It comes when the bailiff reaches space { $space }, or when all { $size } houses are built.
caylus-count-away =
    The bailiff is { $number ->
        [one] 1 space
       *[other] { $number } spaces
    } away.
caylus-count-soonest =
    { $turns ->
        [0] Earliest count: at the end of this turn.
        [1] Earliest count: at the end of the next turn, or of this one if all houses are built.
       *[other] Earliest count: at the end of turn { $turn }, or when all houses are built.
    }
caylus-count-lost = As things stand it would cost you { $points }: you have no house there.
caylus-count-nothing = As things stand it would bring you nothing: you have 1 house there.
caylus-count-won = As things stand your { $houses } houses there would bring you { $favors }.

## Buttons

caylus-short-pass = Pass
caylus-short-recall = Take home
# $way: "on", "back" or "stay".
caylus-short-provost =
    { $way ->
        [on] Provost { $number } on
        [back] Provost { $number } back
       *[stay] Leave him
    }
caylus-short-joust = Joust
caylus-short-stay = Stay
caylus-short-leave = Leave
caylus-short-sell = Sell { $cube }
caylus-short-buy = Buy { $cubes }
# Where there is no building that offers deals. $size: "small" or "big".
caylus-short-deal =
    { $size ->
        [small] The small deal
       *[big] The big deal
    }
caylus-short-build = Build the { $tile }
caylus-short-build-paying = Build the { $tile }, paying { $cube }
caylus-short-build-on = Build the { $tile } on { $space }
caylus-short-residence = Residence: { $tile } ({ $space })
caylus-short-batch = Batch: { $cubes }
caylus-short-done = Done
caylus-short-line = { $letter }: { $line }
caylus-short-line-nothing = nothing yet
caylus-short-skip = Skip
# Above the reason why something is not allowed.
caylus-not-place = Not { $place }
caylus-not = Not now: { $label }

## What a choice means

# $which: "first", "last" or "between".
caylus-long-pass =
    { $which ->
        [first] You place no more workers this turn and take 1 denier. Places get dearer for the others, and you are the first to move the provost.
        [last] You place no more workers this turn. You are the last to move the provost.
       *[between] You place no more workers this turn and take place { $number } of the passing scale.
    }
caylus-long-place = A worker goes to { $place } for { $deniers }{ $end }
caylus-long-move = The worker goes free of charge to { $place }{ $end }
caylus-long-owner =
    { $who ->
        [you] You score 1 point at once.
       *[other] { $name } scores 1 point at once.
    }
caylus-long-recall = The worker comes home and does nothing this turn.
caylus-long-provost =
    { $way ->
        [stay] The provost stays { $at }.
        [on] The provost goes on to { $place }.
       *[back] The provost goes back to { $place }.
    }
caylus-long-stay = Your worker stays: every placement costs you 1 denier next turn too.
caylus-long-leave = Your worker comes home and is yours to place next turn, at the usual price.
caylus-long-get = You get { $get }.
caylus-long-pay = You pay { $pay }.
caylus-long-trade = You get { $get } for { $pay }.
# $on: "road" or "residence".
caylus-long-build =
    { $on ->
        [road] It goes on space { $space }.
       *[residence] It replaces your residence on space { $space }.
    }
# $was: "own" if the tile was the builder’s own, so that it goes back to the stock, or "neutral".
caylus-long-residence =
    { $was ->
        [own] Your residence replaces { $place }, which goes back to the stock. It adds 1 denier to your income.
       *[neutral] Your residence replaces { $place }, which leaves the game. It adds 1 denier to your income.
    }
caylus-long-residence-later =
    { $was ->
        [own] A worker stands { $at }: it becomes your residence, for 2 points, when all buildings have been handled, and the tile goes back to the stock.
       *[neutral] A worker stands { $at }: it becomes your residence, for 2 points, when all buildings have been handled.
    }
caylus-long-batch = The house stands in the { $section }.
caylus-long-no-batch = You give no batch and lose { $points }.
caylus-long-done = You give no more batches this turn.
caylus-long-line = Your marker goes on to column { $column }.
caylus-long-line-stays = Your marker stays in column { $column }.
caylus-long-line-nothing = There is nothing to use there yet.
caylus-long-line-use =
    { $number ->
        [one] There you may use: { $effects }.
       *[other] There you may use one of these: { $effects }.
    }
caylus-long-skip = You use nothing of this.
# When somebody is about to decline.
caylus-gives-away = You could have { $get } for nothing, and you give it up.

## What happened

caylus-tell-turn = Turn { $turn }: { $names }
caylus-tell-phase = { $phase }
caylus-tell-income-same = Everybody takes { $deniers } of income.
caylus-tell-income = Income in deniers: { $list }.
caylus-tell-income-item =
    { $who ->
        [you] you { $number }
       *[other] { $name } { $number }
    }
# $number: the price, told only when it is more than 1. $end: ", second place." or ".". $owner: who scores.
caylus-tell-placed =
    { $who ->
        [you] You go to { $place }
       *[other] { $name } goes to { $place }
    }{ $number ->
        [1] {""}
       *[other] {" "}for { $deniers }
    }{ $end }{ $owner ->
        [nobody] {""}
        [you] {" "}You score.
       *[other] {" "}{ $owner-name } scores.
    }
caylus-tell-moved =
    { $who ->
        [you] You move from the Gate to { $place }{ $end }
       *[other] { $name } moves from the Gate to { $place }{ $end }
    }{ $owner ->
        [nobody] {""}
        [you] {" "}You score.
       *[other] {" "}{ $owner-name } scores.
    }
caylus-tell-passed-first =
    { $who ->
        [you] You pass first and take { $deniers }.
       *[other] { $name } passes first and takes { $deniers }.
    }
caylus-tell-passed =
    { $who ->
        [you] You pass
       *[other] { $name } passes
    }{ $place ->
        [2] {" "}second.
        [3] {" "}third.
        [4] {" "}fourth.
       *[other] {" "}fifth.
    }
caylus-tell-post =
    { $who ->
        [you] You take { $deniers } at the Trading Post.
       *[other] { $name } takes { $deniers } at the Trading Post.
    }
caylus-tell-recalled =
    { $who ->
        [you] You take your worker home from the Gate.
       *[other] { $name } takes the worker home from the Gate.
    }
caylus-tell-order = Turn order after the Stables: { $names }.
caylus-tell-inn-entered =
    { $who ->
        [you] You take the Inn’s right place: 1 denier for every placement.
       *[other] { $name } takes the Inn’s right place: 1 denier for every placement.
    }
caylus-tell-inn-entered-sending =
    { $who ->
        [you] You take the Inn’s right place and send { $owner-name } home.
       *[other] { $owner ->
            [you] { $name } takes the Inn’s right place and sends you home.
           *[other] { $name } takes the Inn’s right place and sends { $owner-name } home.
        }
    }
caylus-tell-inn-kept =
    { $who ->
        [you] You stay in the Inn.
       *[other] { $name } stays in the Inn.
    }
caylus-tell-inn-left =
    { $who ->
        [you] You leave the Inn.
       *[other] { $name } leaves the Inn.
    }
# $number: how many spaces; $way: "on" or "back".
caylus-tell-provost =
    { $who ->
        [you] You pay { $deniers } and move the provost
       *[other] { $name } pays { $deniers } and moves the provost
    }{ $way ->
        [on] {" "}on to { $place }.
       *[back] {" "}back to { $place }.
    }
caylus-tell-provost-guild =
    { $who ->
        [you] You let the Guild move the provost { $number }
       *[other] { $name } lets the Guild move the provost { $number }
    }{ $way ->
        [on] {" "}forward, to { $place }.
       *[back] {" "}back to { $place }.
    }
caylus-tell-provost-stays =
    { $who ->
        [you] You leave the provost where he is.
       *[other] { $name } leaves the provost where he is.
    }
caylus-tell-produced =
    { $who ->
        [you] You take { $get } { $at }.
       *[other] { $name } takes { $get } { $at }.
    }
caylus-tell-owners-cube =
    { $who ->
        [you] As the owner, you take { $cubes }.
       *[other] As the owner, { $name } takes { $cubes }.
    }
caylus-tell-sold =
    { $who ->
        [you] You sell { $pay } { $at } for { $get }.
       *[other] { $name } sells { $pay } { $at } for { $get }.
    }
caylus-tell-bought =
    { $who ->
        [you] You buy { $get } { $at } for { $pay }.
       *[other] { $name } buys { $get } { $at } for { $pay }.
    }
caylus-tell-traded =
    { $who ->
        [you] You give { $pay } { $at } for { $get }.
       *[other] { $name } gives { $pay } { $at } for { $get }.
    }
caylus-tell-idle =
    { $who ->
        [you] You do nothing { $at }.
       *[other] { $name } does nothing { $at }.
    }
caylus-tell-beyond = Beyond the provost, and without effect: { $list }.
# $number: how many royal favours.
caylus-tell-built =
    { $who ->
        [you] You build the { $tile } on space { $space } for { $cubes }
       *[other] { $name } builds the { $tile } on space { $space } for { $cubes }
    }{ $number ->
        [0] .
       *[other] {" "}and { $who ->
            [you] get { $favors }.
           *[other] gets { $favors }.
        }
    }
caylus-tell-residence-planned =
    { $who ->
        [you] You will turn { $place } into a residence once all buildings are handled.
       *[other] { $name } will turn { $place } into a residence once all buildings are handled.
    }
caylus-tell-residence =
    { $who ->
        [you] You turn { $place } into a residence.
       *[other] { $name } turns { $place } into a residence.
    }
caylus-tell-house =
    { $who ->
        [you] You build a house in the { $section } with { $cubes }.
       *[other] { $name } builds a house in the { $section } with { $cubes }.
    }
# $number: how many points are lost, which is 0 for somebody who has none.
caylus-tell-no-batch =
    { $who ->
        [you] You give no batch in the castle
       *[other] { $name } gives no batch in the castle
    }{ $number ->
        [0] .
       *[other] {" "}and { $who ->
            [you] lose { $points }.
           *[other] loses { $points }.
        }
    }
caylus-tell-no-room =
    { $who ->
        [you] You find the Towers full and give no batch.
       *[other] { $name } finds the Towers full and gives no batch.
    }
caylus-tell-most-batches =
    { $who ->
        [you] You gave the most batches and get { $favors }.
       *[other] { $name } gave the most batches and gets { $favors }.
    }
caylus-tell-joust =
    { $who ->
        [you] You joust: 1 denier and 1 cloth for a royal favour.
       *[other] { $name } jousts: 1 denier and 1 cloth for a royal favour.
    }
caylus-tell-no-joust =
    { $who ->
        [you] You do not joust.
       *[other] { $name } does not joust.
    }
caylus-tell-line =
    { $who ->
        [you] Your favour goes to line { $letter } ({ $line }), column { $column }.
       *[other] { $name }’s favour goes to line { $letter } ({ $line }), column { $column }.
    }
caylus-tell-line-nothing =
    { $who ->
        [you] Your favour goes to line { $letter } ({ $line }), column { $column }, and nothing is used.
       *[other] { $name }’s favour goes to line { $letter } ({ $line }), column { $column }, and nothing is used.
    }
caylus-tell-favor =
    { $who ->
        [you] The favour gives you { $get }.
       *[other] The favour gives { $name } { $get }.
    }
caylus-tell-favor-exchange =
    { $who ->
        [you] The favour gives you { $get } for { $pay }.
       *[other] The favour gives { $name } { $get } for { $pay }.
    }
caylus-tell-favor-unused =
    { $who ->
        [you] You use nothing of the favour.
       *[other] { $name } uses nothing of the favour.
    }
# $number: how many favours.
caylus-tell-favors-lost =
    { $who ->
        [you] You have used all four lines in this phase and lose { $favors }.
       *[other] { $name } has used all four lines in this phase and loses { $favors }.
    }
caylus-tell-bailiff = The bailiff goes on to { $place }, and the provost joins him.
# $id: "dungeon", "walls" or "towers".
caylus-tell-count =
    { $id ->
        [dungeon] The { $section } is counted.
       *[other] The { $section } are counted.
    }
# $number: how many points are lost, which is 0 for somebody who has none.
caylus-tell-counted-none =
    { $who ->
        [you] You have no house there
       *[other] { $name } has no house there
    }{ $number ->
        [0] .
       *[other] {" "}and { $who ->
            [you] lose { $points }.
           *[other] loses { $points }.
        }
    }
caylus-tell-counted =
    { $who ->
        [you] You have
       *[other] { $name } has
    }{ $houses ->
        [one] {" "}{ $houses } house there.
       *[other] {" "}{ $houses } houses there.
    }
caylus-tell-counted-favors =
    { $who ->
        [you] You have { $houses } houses there and get { $favors }.
       *[other] { $name } has { $houses } houses there and gets { $favors }.
    }
# $list: points for what is left, by what they are for.
caylus-tell-bonus =
    { $who ->
        [you] What you have left is worth { $points }: { $list }.
       *[other] What { $name } has left is worth { $points }: { $list }.
    }
caylus-bonus-gold = { $number } for gold
caylus-bonus-cubes = { $number } for other cubes
caylus-bonus-deniers = { $number } for deniers
caylus-tell-game-over = The game is over.

## Where points come from

caylus-source-castle = Castle
caylus-source-buildings = Buildings
caylus-source-prestige = Prestige
caylus-source-owner = Owner
caylus-source-deals = Deals
caylus-source-favor = Favour
caylus-source-left-over = Left over

## Keys: a letter each. U takes back and ? asks why not.

caylus-key-pass = P
caylus-key-recall = R
caylus-key-stay = S
caylus-key-leave = L
caylus-key-gate = G
caylus-key-post = T
caylus-key-guild = M
caylus-key-joust = J
caylus-key-stables = S
caylus-key-inn = I
caylus-key-castle = C
caylus-key-cube-F = F
caylus-key-cube-W = W
caylus-key-cube-S = S
caylus-key-cube-C = C
caylus-key-cube-G = G

## What is asked, and why something is not allowed

caylus-reason-ask-placement = Place a worker or pass.
caylus-reason-ask-gate = Move the worker on the Gate, or take it home.
caylus-reason-ask-guild = The Merchants’ Guild moves the provost by 0 to 3 spaces.
caylus-reason-ask-joust = Give 1 denier and 1 cloth for a royal favour, or skip.
caylus-reason-ask-inn = Stay in the Inn or leave it.
caylus-reason-ask-provost = Move the provost by up to 3 spaces at 1 denier each, or leave him.
caylus-reason-ask-production = Take one of the productions of the building.
caylus-reason-ask-owners-cube = Take one of the cubes that your building gives.
caylus-reason-ask-build = Build one tile at its price, or skip.
caylus-reason-ask-residence = Turn a tile into a residence, or skip.
caylus-reason-ask-market = Sell one cube, or skip.
caylus-reason-ask-peddler = Buy cubes, or skip.
caylus-reason-ask-deal = Take one of the two deals of the tile, or skip.
caylus-reason-ask-alchemist = Pay two cubes for one gold or four for two, or skip.
caylus-reason-ask-castle = Give a batch of food and two other, different cubes, or finish.
caylus-reason-ask-line = Choose a line of the favour table.
caylus-reason-ask-column = Use one effect of the line up to your marker, or skip.
caylus-reason-ask-favor-building = Build by the favour, or skip.
caylus-reason-over = The game is over.
caylus-reason-not-your-turn = Somebody else is to act.
caylus-reason-no-worker = You have no worker left in hand.
caylus-reason-too-dear = You cannot pay for it: a worker costs 1 denier, and 1 more for each player who has passed.
caylus-reason-too-dear-for-two = You cannot pay for it: once the other player has passed, a worker costs 3 deniers.
caylus-reason-occupied = A worker stands there already.
caylus-reason-nothing-built = Nothing is built there.
caylus-reason-no-workplace = Residences and prestige buildings take no workers.
caylus-reason-no-stables-for-two = With two players the Stables are not used.
caylus-reason-one-worker-in-stables = You already have a worker in the Stables, and each player may have only one.
caylus-reason-stables-full = The three places of the Stables are taken.
caylus-reason-inn-taken = The Inn’s left place is taken.
caylus-reason-already-in-inn = From the Gate nobody goes to the Inn who is there already, on its right place.
caylus-reason-one-worker-in-castle = You already have a worker in the castle, and each player may have only one.
caylus-reason-off-the-road = The provost stays on the road, from space 1 to 28.
caylus-reason-provost-too-dear = You cannot pay for it: the provost costs 1 denier a space, and goes 3 spaces at most.
caylus-reason-production-compulsory = What a building gives must be taken.
caylus-reason-not-produced = The building does not give that.
caylus-reason-not-owners-cube = The owner takes one of the cubes that the building gives.
caylus-reason-no-such-cube = You have no such cubes.
caylus-reason-no-gold-here = Peddlers sell no gold.
caylus-reason-cannot-buy = You cannot pay for it, or this Peddler sells one cube only.
caylus-reason-cannot-pay-deal = You cannot pay for this deal.
caylus-reason-wrong-class = Carpenters build wood tiles, Masons stone tiles, Architects prestige tiles.
caylus-reason-not-in-stock = The tile is not in the stock.
caylus-reason-cannot-pay-tile = Your cubes do not cover the price of the tile.
caylus-reason-price-spelling = Say what you pay with: the Market and the Peddler cost a cube of your choice, and a prestige tile goes on a residence of your choice.
caylus-reason-road-full = There is no free space left on the road.
caylus-reason-no-residence = A prestige tile replaces a residence of yours, and you have none there.
caylus-reason-not-transformable = Only a neutral tile or a wood or stone tile of your own can become your residence.
caylus-reason-never-the-notary = The Notary never becomes a residence.
caylus-reason-cannot-pay-residence = You cannot pay for it: a residence costs 1 cloth and 1 denier.
caylus-reason-cannot-pay-favor-residence = You cannot pay for it: a residence by favour costs 1 cloth.
caylus-reason-already-planned = That tile becomes a residence already, when all buildings have been handled.
caylus-reason-no-batch = A batch is food and two other, different cubes.
caylus-reason-no-such-cubes-for-batch = You have not got the cubes for this batch.
caylus-reason-towers-full = The Towers are full.
caylus-reason-line-used = You have used that line in this phase already.
caylus-reason-beyond-marker = Your marker in this line has not come that far.
caylus-reason-no-cube-to-exchange = You have no such cube to exchange.
caylus-reason-no-gold-in-exchange = One cube is exchanged for two others, none of them gold.

## The whole game in sentences

caylus-described-specials = Before the bridge
caylus-described-road = The road
caylus-described-officers = The provost stands on space { $provost }, the bailiff on space { $bailiff }.
caylus-described-player =
    { $who ->
        [you] You have { $points }, { $deniers }, { $cubes }, and { $workers } of 6 workers in hand.
       *[other] { $name } has { $points }, { $deniers }, { $cubes }, and { $workers } of 6 workers in hand.
    }
caylus-described-no-cubes = no cubes
caylus-described-houses = Houses in Dungeon, Walls and Towers: { $dungeon }, { $walls }, { $towers }.
caylus-described-markers = Royal favour, column reached in lines A to D: { $a }, { $b }, { $c }, { $d }.
caylus-described-space =
    { $owner ->
        [nobody] Space { $space }, { $tile }
        [you] Space { $space }, your { $tile }
       *[other] Space { $space }, { $owner-name }’s { $tile }
    }
caylus-described-income = Next income: { $deniers }.
caylus-described-favor-open =
    { $counted ->
        [0] Royal favour: columns 1 and 2 are open; 3 and 4 open when the Dungeon has been counted.
        [1] Royal favour: columns 1 to 4 are open; 5 opens when the Walls have been counted.
       *[other] Royal favour: all columns are open.
    }
caylus-described-unbuilt =
    { $number ->
        [1] { $tile }
       *[other] { $tile } ({ $number } left)
    }
