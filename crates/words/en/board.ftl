# The drawn board of Caylus: what stands on it in words.

## Names

board-tile-n-farm = Farm
board-tile-n-forest = Forest
board-tile-n-sawmill = Sawmill
board-tile-n-quarry = Quarry
board-tile-n-market = Market
board-tile-n-carpenter = Carpenter
board-tile-peddler-fixed = Peddler
board-tile-carpenter-fixed = Carpenter
board-tile-gold-mine = Gold Mine
board-tile-farm-food = Farm
board-tile-farm-cloth = Farm
board-tile-sawmill = Sawmill
board-tile-quarry = Quarry
board-tile-market = Market
board-tile-peddler = Peddler
board-tile-mason = Mason
board-tile-notary = Notary
board-tile-stone-farm = Farm
board-tile-park = Park
board-tile-workshop = Workshop
board-tile-church = Church
board-tile-tailor = Tailor
board-tile-bank = Bank
board-tile-alchemist = Alchemist
board-tile-architect = Architect
board-tile-jeweler = Jeweler
board-tile-statue = Statue
board-tile-granary = Granary
board-tile-library = Library
board-tile-weaver = Weaver
board-tile-theatre = Theatre
board-tile-university = University
board-tile-monument = Monument
board-tile-hotel = Hotel
board-tile-cathedral = Cathedral
board-tile-residence = Residence

board-kind-neutral = neutral
board-kind-fixed = fixed
board-kind-wood = wood
board-kind-stone = stone
board-kind-prestige = prestige
board-kind-residence = residence
board-kind-special = special building

board-place-gate = Gate
board-place-post = Trading Post
board-place-guild = Merchants’ Guild
board-place-joust = Joust Field
board-place-stables = Stables
board-place-inn = Inn
board-place-castle = Castle

board-section-dungeon = Dungeon
board-section-walls = Walls
board-section-towers = Towers

board-seat = Seat { $seat }

## What buildings do

board-does-n-farm = Gives 1 food or 1 cloth, as you choose.
board-does-n-forest = Gives 1 wood or 1 food, as you choose.
board-does-n-sawmill = Gives 1 wood.
board-does-n-quarry = Gives 1 stone.
board-does-n-market = You may sell 1 cube of any kind for 4 deniers.
board-does-n-carpenter = You may build a wood tile.
board-does-peddler-fixed = You may buy 1 cube, not gold, for 2 deniers.
board-does-carpenter-fixed = You may build a wood tile.
board-does-gold-mine = Gives 1 gold.
board-does-farm-food = Gives 2 food or 1 cloth, as you choose.
board-does-farm-cloth = Gives 2 cloth or 1 food, as you choose.
board-does-sawmill = Gives 2 wood.
board-does-quarry = Gives 2 stone.
board-does-market = You may sell 1 cube of any kind for 6 deniers.
board-does-peddler = You may buy 1 cube for 1 denier or 2 cubes for 2, but no gold.
board-does-mason = You may build a stone tile.
board-does-notary = You may turn a neutral tile or a wood or stone tile of yours into your residence, for 1 cloth and 1 denier.
board-does-stone-farm = Gives 2 food and 1 cloth. Its owner gets one of these cubes when somebody else works here.
board-does-park = Gives 2 wood and 1 food. Its owner gets one of these cubes when somebody else works here.
board-does-workshop = Gives 2 stone and 1 cloth. Its owner gets one of these cubes when somebody else works here.
board-does-church = You may give 2 deniers for 3 points, or 4 deniers for 5.
board-does-tailor = You may give 2 cloth for 4 points, or 3 cloth for 6.
board-does-tailor-first = You may give 1 cloth for 2 points, or 3 cloth for 6.
board-does-bank = You may buy 1 gold for 2 deniers, or 2 gold for 5.
board-does-alchemist = You may turn 2 cubes into 1 gold, or 4 into 2; none of them gold.
board-does-architect = You may build a prestige tile on a residence of yours.
board-does-jeweler = You may give 1 gold for 5 points, or 2 gold for 9.
board-does-prestige = No worker stands here.
board-does-income = No worker stands here. It brings its owner { $deniers } { $deniers ->
    [one] denier
   *[other] deniers
} in every income.

board-does-gate = Its worker later moves, free of charge, to any place that is still open.
board-does-post = Gives 3 deniers.
board-does-guild = Moves the provost by up to 3 spaces, free of charge.
board-does-joust = You may give 1 denier and 1 cloth for a royal favour.
board-does-stables = Who stands here goes first in the turn order, one after the other.
board-does-inn = The worker moves on to the right place and stays there. Its owner pays 1 denier for every placement.
board-does-castle = Each player here may give batches: 1 food and 2 other, different cubes for a house. Who gives none loses 2 points; who gives most gets a royal favour.

## On the drawing itself

board-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
board-stables-turn = turn
board-stables-order = order
board-inn-left = left
board-inn-right = right
board-inn-pays = right place pays
board-gate-foot = any place
board-guild-foot = ± 3 spaces
board-batch = + 2 others, all different
board-count = Count
board-section-built = { $section } { $built } of { $size }
board-section-of = { $built } of { $size }
board-section-counted = counted
board-section-points = { $points } points a house
board-plate-count = { $section } count
board-plate-counted = { $section } counted
board-beyond = beyond the provost
board-favor = Royal favour
board-favor-open = { $open ->
    [2] columns 1–2 open · 3–4 after the Dungeon
    [4] columns 1–4 open · 5 after the Walls
   *[other] all columns open
}
board-favor-line-A = points
board-favor-line-B = coins
board-favor-line-C = cubes
board-favor-line-D = build
board-favor-light = Every royal favour | is worth 3 points.

## What is said about a place

board-space = space { $space }
board-yours = yours
board-owned = { $name }’s
board-empty = Space { $space }
board-empty-kind = nothing built
board-empty-next = The next wood or stone tile goes here.
board-count-here = When the bailiff comes here, the { $section } are counted.
board-worker-yours = Your worker stands here.
board-worker = A worker of { $name } stands here.
board-workers-in-order = Here, in order: { $names }.
board-inn-holder = On the right place: { $name }.
board-planned = It becomes a residence of { $name } when the buildings are done.
board-pays-own = You pay 1 denier, as in every building of yours.
board-pays = You pay { $deniers } { $deniers ->
    [one] denier
   *[other] deniers
} ({ $passed ->
    [0] nobody has passed
    [one] one player has passed
   *[other] { $passed } players have passed
}).
board-pays-inn = You pay 1 denier, because you are at the Inn.
board-owner-scores = { $name } scores 1 point at once.
board-in-reach = Within reach: the provost is on { $space }.
board-out-of-reach = Beyond the provost, who is on { $space }: a worker does nothing here unless he moves on.
board-not-allowed = Not here
board-choose = { $choices } choices.

board-bridge = Bridge
board-bridge-kind = passing scale
board-bridge-does = Who passes places no more workers this turn. The first takes 1 denier. The provost is moved in this order.
board-bridge-passed = Passed so far: { $names }.
board-bridge-nobody = Nobody has passed.

board-keep = Castle
board-keep-kind = sections
board-keep-caption = Houses in the castle
board-keep-player = Player
board-section-says = { $section }: { $points } points a house, { $built } of { $size } built{ $counted ->
    [1] , counted
   *[0] {""}
}.
board-count-lost = Count: without a house { $points } points are lost.
board-count-won = { $houses } houses bring { $favors } { $favors ->
    [one] favour
   *[other] favours
}.

board-favor-caption = Royal favour: the column of each player’s marker
board-favor-line = Line { $line }
board-favor-does-A = Points: 1, 2, 3, 4, 5 from column to column.
board-favor-does-B = Deniers: 3, 4, 5, 6, 7 from column to column.
board-favor-does-C = Cubes: 1 food; 1 wood or 1 stone; 1 cloth; 1 cube for 2 others, no gold; 1 gold.
board-favor-does-D = Building: nothing; a wood tile for 1 wood less; a stone tile for 1 stone less; a residence for 1 denier less; a prestige tile.
board-favor-rule = The marker goes on by one open column; then one effect up to the marker may be used.
board-favor-cell = { $line }{ $column }
board-favor-closed = closed
board-favor-cell-A = { $column } { $column ->
    [one] point
   *[other] points
}.
board-favor-cell-B = { $deniers } deniers.
board-favor-cell-C1 = 1 food.
board-favor-cell-C2 = 1 wood or 1 stone.
board-favor-cell-C3 = 1 cloth.
board-favor-cell-C4 = 1 cube of any kind for 2 others, none of them gold.
board-favor-cell-C5 = 1 gold.
board-favor-cell-D1 = Nothing.
board-favor-cell-D2 = Build a wood tile for 1 wood less.
board-favor-cell-D3 = Build a stone tile for 1 stone less.
board-favor-cell-D4 = Make a residence for 1 denier less.
board-favor-cell-D5 = Build a prestige tile.
board-favor-opens = Opens when the { $section } have been counted.
board-marker-none = not yet

board-provost = Provost on space { $space }
board-bailiff = Bailiff on space { $space }

## Stock

board-stock-kind = { $kind ->
    [wood] Wood
    [stone] Stone
   *[prestige] Prestige
} { $number }
board-stock-left = { $number } left
board-costs = Costs { $cubes }.
board-costs-any = Costs { $cubes } and 1 cube of any kind.
board-scores = Scores { $points } points.
board-brings-favors = Brings its builder { $favors } royal { $favors ->
    [one] favour
   *[other] favours
}.
board-brings-income = Brings { $deniers } { $deniers ->
    [one] denier
   *[other] deniers
} in every income.
board-replaces = It is built on a residence of yours.
board-can-pay = You hold the cubes for it.
board-cannot-pay = You do not hold the cubes for it.

## Amounts

board-amount = { $number } { $cube ->
    [F] food
    [W] wood
    [S] stone
    [C] cloth
   *[G] gold
}
board-cube = { $cube ->
    [F] food
    [W] wood
    [S] stone
    [C] cloth
   *[G] gold
}
board-and = { $first } and { $last }

## Buttons

board-do-pass = Pass
board-do-place = Place here for { $deniers } { $deniers ->
    [one] denier
   *[other] deniers
}
board-do-move = Move the worker here
board-do-recall = Take the worker back
board-do-provost = Move the provost here
board-do-provost-paid = Move the provost here for { $deniers } { $deniers ->
    [one] denier
   *[other] deniers
}
board-do-provost-stay = Leave the provost here
board-do-joust = Give 1 denier and 1 cloth for a favour
board-do-stay = Stay
board-do-leave = Leave
board-do-take = Take { $cubes }
board-do-sell = Sell { $cubes }
board-do-buy = Buy { $cubes }
board-do-deal-small = Take the small deal
board-do-deal-big = Take the big deal
board-do-pay = Give { $cubes }
board-do-build = Build
board-do-build-paying = Build, with { $cubes } as the second cube
board-do-build-on = Build the { $tile } on space { $space }
board-do-residence = Make this your residence
board-do-batch = Give { $cubes }
board-do-favor = Choose line { $line }
board-do-use = Use this
board-do-use-two = Take { $cubes }
board-do-exchange = Give { $give } for { $get }
board-do-skip = Skip
board-do-done = Done

## Players

board-you = you
board-person = person
board-nobody = free seat
board-bot = bot · { $level }
board-passed-first = passed { $place } · +1
board-passed = passed { $place }
board-deniers = Deniers: { $deniers }, next income { $income }
board-workers = Workers in hand: { $workers } of 6
board-houses = Houses in Dungeon, Walls, Towers: { $dungeon }, { $walls }, { $towers }
board-prestige = Prestige: { $points }
board-buildings = Buildings: { $names }
board-no-buildings = No buildings yet
board-of-six = of 6
board-here = here

board-tag-ask-placement = to place
board-tag-ask-gate = at the Gate
board-tag-ask-guild = at the Guild
board-tag-ask-joust = at the joust
board-tag-ask-inn = at the Inn
board-tag-ask-provost = moves provost
board-tag-ask-production = chooses
board-tag-ask-owners-cube = chooses
board-tag-ask-build = to build
board-tag-ask-residence = to build
board-tag-ask-market = to sell
board-tag-ask-peddler = to buy
board-tag-ask-deal = to deal
board-tag-ask-alchemist = to pay
board-tag-ask-castle = in the castle
board-tag-ask-line = favour
board-tag-ask-column = favour
board-tag-ask-favor-building = favour
