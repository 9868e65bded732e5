# Ys: names, prompts, actions, narration, reasons.
#
# $who is "you" when the sentence is about the reader, "neutral" when it is about the neutral of two players, otherwise
# "other", and $name is the name of the person. $person, $first, $second and $names are persons in the middle of a sentence
# ("you", "Odile", "the neutral"). $spot is the name of a spot ("Port 1", "market G1"), $where says that something is there
# ("in Port 1", "on G1"), $to that it goes there ("to Port 1"). $card is a character with its article. $broker is a broker as the reader sees it ("a 3", "a
# face-down broker"); $value is the number on one broker, $sum what several are worth together, $brokers values in a row
# ("4, 3, 0"). $color is a colour ("blue") and $id its letter ("b", "g", "y", "r", "w", "k"), for languages where it matters.
# $gems are amounts of gems ("2 blue and 1 white"), $points an amount of points.

## The game as a whole, as pages frame it

ys-name = Ys
ys-round = Round { $number }
# How many there are, after the number of one of them.
ys-of-rounds = of { $number }
ys-rounds =
    { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }
ys-round-back = Back one round
ys-round-on = On one round
ys-plot = Points, round by round

## Phases, spots

ys-phase-1 = Ships
ys-phase-2 = Bids
ys-phase-3 = Placement
ys-phase-4 = Scoring
ys-phase-5 = Throne

ys-district = District { $number }
ys-zone-port = Port
ys-zone-trade = Trade
ys-zone-palace = Palace
# The name of a spot. $zone: the kind of zone; $id: "port", "trade" or "palace"; $number: the district.
ys-spot-zone = { $zone } { $number }
ys-spot-cell = market { $cell }
ys-spot-throne = the throne room
# That something is there.
ys-in-zone = in { $zone } { $number }
ys-on-cell = on { $cell }
ys-in-throne = in the throne room
# That something goes there.
ys-to-zone = to { $zone } { $number }
ys-to-cell = to market { $cell }

# The letters of spots and gems, as they are drawn and typed.
ys-letter-port = P
ys-letter-trade = T
ys-letter-palace = A
ys-letter-throne = H
ys-letter-b = B
ys-letter-g = G
ys-letter-y = Y
ys-letter-r = R
ys-letter-w = W
ys-letter-k = K

## Gems, brokers, amounts

ys-color-b = blue
ys-color-g = green
ys-color-y = yellow
ys-color-r = red
ys-gem =
    { $id ->
        [b] Blue gem
        [g] Green gem
        [y] Yellow gem
        [r] Red gem
       *[w] White gem
    }
ys-a-gem =
    { $id ->
        [b] a blue gem
        [g] a green gem
        [y] a yellow gem
        [r] a red gem
       *[w] a white gem
    }
ys-number-of-gems =
    { $number ->
        [one] { $id ->
            [b] { $number } blue gem
            [g] { $number } green gem
            [y] { $number } yellow gem
            [r] { $number } red gem
            [w] { $number } white gem
           *[k] { $number } black gem
        }
       *[other] { $id ->
            [b] { $number } blue gems
            [g] { $number } green gems
            [y] { $number } yellow gems
            [r] { $number } red gems
            [w] { $number } white gems
           *[k] { $number } black gems
        }
    }
# In a list of gems.
ys-amount =
    { $id ->
        [b] { $number } blue
        [g] { $number } green
        [y] { $number } yellow
        [r] { $number } red
        [w] { $number } white
       *[k] { $number } black
    }
ys-no-gems = no gems
ys-value = the { $value }
# $seen: "up" face up, "down" face down but known to the reader, "hidden". $marked: "yes" with the Mercenary’s mark.
ys-broker =
    { $marked ->
        [yes] { $seen ->
            [up] a { $value } that counts 5
            [down] a face-down { $value } that counts 5
           *[hidden] a face-down broker that counts 5
        }
       *[no] { $seen ->
            [up] a { $value }
            [down] a face-down { $value }
           *[hidden] a face-down broker
        }
    }
# A broker of one’s own. $face: "up" or "down".
# $marked: "unknown" for one that lies face down and may not be looked at; $number: which one there, 0 if there is only one.
ys-own =
    { $marked ->
        [yes] { $face ->
            [up] the marked broker { $where }
           *[down] the marked face-down broker { $where }
        }
        [unknown] { $number ->
            [0] the face-down broker { $where }
           *[other] face-down broker no. { $number } { $where }
        }
       *[no] { $face ->
            [up] the { $value } { $where }
           *[down] the face-down { $value } { $where }
        }
    }
# Somebody else’s face-down broker. $number: which of several there, 0 if there is one only.
ys-looked-at =
    { $number ->
        [0] { $who ->
            [you] your broker { $where }
           *[other] { $name }’s broker { $where }
        }
       *[other] { $who ->
            [you] your face-down broker { $number } { $where }
           *[other] { $name }’s face-down broker { $number } { $where }
        }
    }
ys-no-brokers = none
ys-owner =
    { $who ->
        [you] you
        [neutral] the neutral
       *[other] { $name }
    }
ys-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

## Characters: the name, the name in a sentence, what they do

ys-character-alchemist = Alchemist
ys-character-alchemist-the = the Alchemist
ys-character-banker = Banker
ys-character-banker-the = the Banker
ys-character-captain = Captain
ys-character-captain-the = the Captain
ys-character-spy = Spy
ys-character-spy-the = the Spy
ys-character-illusionist = Illusionist
ys-character-illusionist-the = the Illusionist
ys-character-herald = Herald
ys-character-herald-the = the Herald
ys-character-schemer = Schemer
ys-character-schemer-the = the Schemer
ys-character-jeweller = Jeweller
ys-character-jeweller-the = the Jeweller
ys-character-mage = Mage
ys-character-mage-the = the Mage
ys-character-merchant = Merchant
ys-character-merchant-the = the Merchant
ys-character-mercenary = Mercenary
ys-character-mercenary-the = the Mercenary
ys-character-queen = Queen
ys-character-queen-the = the Queen
ys-character-king = King
ys-character-king-the = the King
ys-character-prince = Prince
ys-character-prince-the = the Prince
ys-character-blue = Blue card
ys-character-blue-the = the blue card
# The name in at most nine letters, where there is little room.
ys-character-brief = { $character ->
    [alchemist] Alchem.
    [blue] Blue
    [illusionist] Illus.
    [mercenary] Mercen.
   *[other] { $name }
}

ys-effect-alchemist = Swaps one of your gems for one of another colour, neither black nor white.
ys-effect-banker = Moves one quotation up one step and another one down one step.
ys-effect-captain = Swaps the ships of two districts.
ys-effect-spy = Looks at up to three face-down brokers of other players, one by one; only you learn what they are.
ys-effect-illusionist = Lets you place brokers from in front of your screen this round; another one from behind it takes the place of each, face up.
ys-effect-herald = Moves one of your brokers to another open spot. From the city to the market it scores 1 point.
ys-effect-schemer = Wins every tie that you are in this round, and orders tied columns.
ys-effect-jeweller = Takes two gems of your choice, neither black nor white.
ys-effect-mage = Swaps two of your brokers that stand on different spots.
ys-effect-merchant = Makes every trade zone score 5 points instead of 3 this round, whoever wins it.
ys-effect-mercenary = Marks one of the two brokers that you have just placed: it counts 5 this round.
ys-effect-queen = Closes one zone of the city: nobody places there for the rest of the round.
ys-effect-king = Scores 5 points.
ys-effect-prince = Scores 4 points.
ys-effect-blue = Gives a white gem, which becomes the colour that you choose.

ys-when-start-of-placement = Played before anybody places a broker, in a later round than it was won.
ys-when-before-turn = Played before one of your placement turns, in a later round than it was won.
ys-when-after-turn = Played after one of your placement turns, in a later round than it was won.
ys-when-around-turns = Played before or after your placement turns, in a later round than it was won.
ys-when-start-of-scoring = Played before the first district is scored, in a later round than it was won.
ys-when-end-of-scoring = Played when the quotations have moved, in a later round than it was won.
ys-when-at-once = Acts at once when it is won.

## What spots give

ys-effect-port = The best sum takes a black gem.
ys-effect-trade = The best sum scores { $points }.
ys-effect-palace = The best sum takes { $card }.
ys-effect-palace-empty = There is nothing left to win here.
ys-effect-throne = At the end the best sums here score 12, 7 and 3 points.
ys-effect-row = In row { $row } the best sum takes { $gem }.
ys-effect-row-empty = There is no gem in row { $row }.
ys-effect-column = The better the { $color } column, the higher goes the { $color } quotation.
ys-effect-district =
    { $players ->
        [4] The first of the whole district takes two gems from the ship, the second one, the third the last.
       *[other] The first of the whole district takes two gems from the ship, the second the last.
    }

## Who has how much somewhere
# $seen: "all" if all values are known to the reader, "some", or "none". $hidden: how many are not.

ys-there = There now: { $list }.
ys-there-nobody = Nobody is there yet.
ys-there-row = In the row now: { $list }.
ys-there-row-nobody = Nobody is in the row yet.
ys-there-district = In the whole district: { $list }.
ys-there-district-nobody = Nobody is in the whole district yet.
ys-there-item =
    { $seen ->
        [all] { $person } { $sum }
        [some] { $hidden ->
            [one] { $person } { $sum } and one hidden broker
           *[other] { $person } { $sum } and { $hidden } hidden brokers
        }
       *[none] { $hidden ->
            [one] { $person } one hidden broker
           *[other] { $person } { $hidden } hidden brokers
        }
    }
ys-there-column =
    { $seen ->
        [all] The column has { $sum } so far.
        [some] { $hidden ->
            [one] The column has { $sum } and one hidden broker so far.
           *[other] The column has { $sum } and { $hidden } hidden brokers so far.
        }
       *[none] { $hidden ->
            [one] The column has one hidden broker so far.
           *[other] The column has { $hidden } hidden brokers so far.
        }
    }

## Ties

ys-level = Level at { $sum }: { $list }.
ys-tie-schemer = { $first } before { $second } (the Schemer wins every tie)
ys-tie-neutral = { $first } before { $second } (the neutral wins every tie)
ys-tie-front = { $first } before { $second } ({ $more } to { $less } in front of the screens)
ys-tie-order = { $first } before { $second } ({ $more } each in front of the screens, lower order card)

## Quotations

ys-quotations = Quotations: { $list }.
ys-paying = First place would now pay: { $list }.
ys-figure = { $color } { $number }
# $way: "up", "down", or "stays" at an end of the track.
ys-step-item =
    { $way ->
        [up] { $color } up { $number } to { $now }
        [down] { $color } down { $number } to { $now }
       *[stays] { $color } stays at { $now }
    }

## Options

ys-option-districts = Districts
ys-option-districts-4 = 4 districts
ys-option-districts-4-about = All four districts are in play: always with four players, and with three who want more room.
ys-option-districts-3 = 3 districts
ys-option-districts-3-about = Three districts are in play: always with two players, and with three who want it tight.
ys-option-kings_favor = King’s Favour
ys-option-kings_favor-false = Without King’s Favour
ys-option-kings_favor-false-about = The game without the throne room.
ys-option-kings_favor-true = King’s Favour
ys-option-kings_favor-true-about = After each round everybody sends a broker to the throne room for good; at the end the best sums there score 12, 7 and 3 points. For three or four players.
ys-option-express = Express
ys-option-express-false = Full length
ys-option-express-false-about = Eleven brokers each, four placement turns a round.
ys-option-express-true = Express
ys-option-express-true-about = Nine brokers each, three placement turns a round, and no ship with a white gem. For three or four players.
ys-option-strong_neutral = Neutral
ys-option-strong_neutral-false = Usual neutral
ys-option-strong_neutral-false-about = With two players, each also places neutral brokers 4, 2, 1 and 0.
ys-option-strong_neutral-true = Strong neutral
ys-option-strong_neutral-true-about = With two players, each also places neutral brokers 4, 3, 1 and 0.
ys-option-from_memory = Your own face-down brokers
ys-option-from_memory-false = May be looked at again
ys-option-from_memory-false-about = You see what you have put face down. Good for first games.
ys-option-from_memory-true = From memory
ys-option-from_memory-true-about = Once put face down, your own brokers are backs to you too, in the throne room as well, until they are turned up: remember them.

## What is asked: the title
# $cards: "cards" if there are cards to play, "looks" if only a Spy in play can look on.

ys-title-bid = Bid two brokers for the turn order
ys-title-order = Choose your place in the turn order
ys-title-start-of-placement = Play the Illusionist or skip
ys-title-before-turn =
    { $cards ->
        [cards] Play a card before your turn or skip
       *[looks] Let your Spy look or skip
    }
ys-title-up = Place a broker face up
ys-title-down = Now one broker face down
ys-title-neutral = Place a neutral broker face down
ys-title-after-turn =
    { $cards ->
        [cards] Play a card after your turn or skip
       *[looks] Let your Spy look or skip
    }
ys-title-last-look = Let your Spy look one last time or skip
ys-title-start-of-scoring = Play a card before scoring or skip
ys-title-gem = Take a gem from the ship of District { $number }
ys-title-color = Choose a colour for the white gem
ys-title-rank = Which of the tied columns is ahead?
ys-title-quote = Move one quotation by one step
ys-title-end-of-scoring = Play a card after scoring or skip
ys-title-throne = Send a broker to the throne room

## What is asked: the facts

# $card: the order card.
ys-text-bid = The two stay in front of your screen this round: you do not place them, but they break ties. The best sum chooses its place first; of level ones the lower order card, and yours is { $card }.
ys-text-bid-why = Who places late has seen more of the others; who places early finds more of the market free.
ys-text-bid-done =
    { $number ->
        [one] { $names } has bid.
       *[other] { $names } have bid.
    }
ys-text-order =
    { $rank ->
        [1] Your bid of { $sum } chooses first.
        [2] Your bid of { $sum } chooses second.
       *[other] Your bid of { $sum } chooses third.
    }
ys-text-order-taken = Taken: { $list }.
ys-text-order-item =
    { $who ->
        [you] { $place } by you
       *[other] { $place } by { $name }
    }
ys-text-up = Turn { $turn } of { $turns }: one broker face up, then one face down, each in the city or in the market, where it scores 1 point at once.
ys-text-hand = Behind your screen: { $brokers }.
ys-text-down = Nobody else sees its value until it is turned up.
ys-text-down-after = Your { $value } stands face up { $where }.
ys-text-neutral = You still have these neutral brokers: { $brokers }. What they win is the neutral’s, and it wins every tie.
ys-text-closed = { $spot } is closed by the Queen.
ys-text-illusionist = By the Illusionist you may also place what stands in front of your screen ({ $brokers }), each for another one from behind it.
ys-text-looks =
    { $number ->
        [one] Your Spy has { $number } look left this round.
       *[other] Your Spy has { $number } looks left this round.
    }
ys-text-card = You hold { $card }. { $effect }
ys-text-cards-left =
    { $number ->
        [one] You may play { $number } more card this round.
       *[other] You may play { $number } cards this round.
    }
ys-text-ties = Ties would go to { $names }, in this order.
# $rank: the place in the district. $gem: which gem of the ship it is; the first player takes the first two.
ys-text-gem =
    { $rank ->
        [1] { $gem ->
            [1] You are first with { $sum } and take two gems: this is the first.
           *[2] You are first with { $sum } and take two gems: this is the second.
        }
        [2] You are second with { $sum } and take one gem.
       *[3] You are third with { $sum } and take one gem.
    }
ys-text-ship = On the ship: { $gems }.
ys-text-have = You have { $gems }.
ys-text-color = A white gem becomes blue, green, yellow or red at once.
ys-text-rank =
    { $brokers ->
        [0] The columns { $colors } are level: all of them are empty.
        [one] The columns { $colors } are level, { $sum } with { $brokers } broker each.
       *[other] The columns { $colors } are level, { $sum } with { $brokers } brokers each.
    }
# $by: "schemer" or "front".
ys-text-rank-why =
    { $by ->
        [schemer] You order them by your Schemer: best first, quotations go up 2, up 1, down 1 and down 2.
       *[front] You order them, best of all with { $sum } in front of your screen: best first, quotations go up 2, up 1, down 1 and down 2.
    }
ys-text-quote = Your { $sum } in the market is the best: you must move one quotation up or down.
# $last: "yes" in the last round.
ys-text-throne =
    { $last ->
        [yes] One of those in front of your screen ({ $brokers }) goes there face down. The others come back.
       *[no] One of those in front of your screen ({ $brokers }) goes there face down, for good. The others come back to you with a new 2.
    }
ys-text-throne-why = At the end the best sums in the throne room score 12, 7 and 3 points.
ys-text-throne-have = You have { $sum } there: { $brokers }.

## What others wait for
# $names: all who are still to answer, where several are asked at once.

ys-waiting-bid = Bids are still to come from { $names }…
ys-waiting-order =
    { $who ->
        [you] You are choosing a place in the turn order…
       *[other] { $name } is choosing a place in the turn order…
    }
ys-waiting-start-of-placement =
    { $who ->
        [you] You are thinking about the Illusionist…
       *[other] { $name } is thinking about the Illusionist…
    }
ys-waiting-before-turn =
    { $who ->
        [you] You are thinking about a card before your turn…
       *[other] { $name } is thinking about a card before placing…
    }
ys-waiting-up =
    { $who ->
        [you] You are placing a broker face up…
       *[other] { $name } is placing a broker face up…
    }
ys-waiting-down =
    { $who ->
        [you] You are placing a broker face down…
       *[other] { $name } is placing a broker face down…
    }
ys-waiting-neutral =
    { $who ->
        [you] You are placing a neutral broker…
       *[other] { $name } is placing a neutral broker…
    }
ys-waiting-after-turn =
    { $who ->
        [you] You are thinking about a card after your turn…
       *[other] { $name } is thinking about a card after placing…
    }
ys-waiting-last-look =
    { $who ->
        [you] Your Spy may look one last time…
       *[other] { $name }’s Spy may look one last time…
    }
ys-waiting-start-of-scoring =
    { $who ->
        [you] You are thinking about a card before scoring…
       *[other] { $name } is thinking about a card before scoring…
    }
ys-waiting-gem =
    { $who ->
        [you] You are taking a gem from the ship…
       *[other] { $name } is taking a gem from the ship…
    }
ys-waiting-color =
    { $who ->
        [you] You are choosing a colour for a white gem…
       *[other] { $name } is choosing a colour for a white gem…
    }
ys-waiting-rank =
    { $who ->
        [you] You are ordering tied columns…
       *[other] { $name } is ordering tied columns…
    }
ys-waiting-quote =
    { $who ->
        [you] You are moving a quotation…
       *[other] { $name } is moving a quotation…
    }
ys-waiting-end-of-scoring =
    { $who ->
        [you] You are thinking about a card after scoring…
       *[other] { $name } is thinking about a card after scoring…
    }
ys-waiting-throne = Brokers for the throne room are still to come from { $names }…

## Buttons

ys-short-bid = { $high } + { $low }
ys-short-order = Place { $place }
ys-short-place = { $value } { $where }
ys-short-place-from = { $value } from the front { $where }, { $by } instead
ys-short-neutral = Neutral { $value } { $where }
ys-short-color =
    { $id ->
        [b] Blue
        [g] Green
        [y] Yellow
       *[r] Red
    }
ys-short-rank =
    { $id ->
        [b] Blue ahead
        [g] Green ahead
        [y] Yellow ahead
       *[r] Red ahead
    }
# $way: "up" or "down".
ys-short-quote =
    { $way ->
        [up] { $id ->
            [b] Blue up
            [g] Green up
            [y] Yellow up
           *[r] Red up
        }
       *[down] { $id ->
            [b] Blue down
            [g] Green down
            [y] Yellow down
           *[r] Red down
        }
    }
ys-short-throne = The { $value }
ys-short-skip = Skip
ys-short-card = Play { $card }
ys-short-queen = Queen: close { $spot }
ys-short-look = Look at { $broker }
ys-short-mage = Mage: { $first }, { $second }
ys-short-mercenary = Mercenary: { $broker }
ys-short-captain = Captain: ships { $first } and { $second }
ys-short-herald = Herald: { $broker } { $to }
# $give, $get, $up, $down: colours.
ys-short-alchemist = Alchemist: { $give } to { $get }
ys-short-banker = Banker: { $up } up, { $down } down
ys-short-jeweller = Jeweller: { $gems }
# $points: "+3". $number: 3.
ys-short-worth =
    { $number ->
        [one] { $label }, { $points } point
       *[other] { $label }, { $points } points
    }
# Above the reason why something is not allowed.
ys-not-spot = Not { $spot }
ys-not = Not now: { $label }

## What a choice means

ys-long-bid = You bid { $sum }. These two stay in front of your screen this round and count for ties. Left to place: { $brokers }.
# $which: "first", "last" or "between".
ys-long-order =
    { $which ->
        [first] You place first in every turn of this round, and order card 1 wins ties that the brokers in front leave open.
        [last] You place last in every turn of this round, and have seen what all others placed. Your order card loses ties that the brokers in front leave open.
       *[between] You place at place { $place } in every turn of this round. Lower order cards win ties that the brokers in front leave open.
    }
# $market: "yes" in the market.
ys-long-up =
    { $market ->
        [yes] Your { $value } stands face up { $where }, and you score 1 point at once.
       *[no] Your { $value } stands face up { $where }.
    }
ys-long-down =
    { $market ->
        [yes] Your { $value } lies face down { $where }, and you score 1 point at once. Only you know what it is.
       *[no] Your { $value } lies face down { $where }. Only you know what it is.
    }
ys-long-up-from =
    { $market ->
        [yes] The { $value } from in front of your screen stands face up { $where }, and you score 1 point at once. A { $by } takes its place in front.
       *[no] The { $value } from in front of your screen stands face up { $where }. A { $by } takes its place in front.
    }
ys-long-down-from =
    { $market ->
        [yes] The { $value } from in front of your screen lies face down { $where }, and you score 1 point at once. Everybody has seen what it is. A { $by } takes its place in front.
       *[no] The { $value } from in front of your screen lies face down { $where }. Everybody has seen what it is. A { $by } takes its place in front.
    }
# $sum: what one has on the spot or in the row with it; $district: what in the whole district.
ys-long-then-zone = With it you have { $sum } there, and { $district } in the whole district.
ys-long-then-row = With it you have { $sum } in the row.
# $point: who scores in the market.
ys-long-neutral =
    { $point ->
        [you] The neutral { $value } lies face down { $where }, and you score 1 point at once. Only you know what it is.
        [neutral] The neutral { $value } lies face down { $where }, and the neutral scores 1 point at once. Only you know what it is.
       *[nobody] The neutral { $value } lies face down { $where }. Only you know what it is.
    }
# $gems: how many that makes. $quote: where the colour stands.
ys-long-gem = You take { $gem } and have { $gems } then. The { $color } quotation stands at { $quote }.
ys-long-white = You take the white gem and choose at once what colour it becomes.
ys-long-color = It becomes { $gem }, and you have { $gems } then. The { $color } quotation stands at { $quote }.
ys-long-then = You have { $gems } then. The { $color } quotation stands at { $quote }.
ys-long-rank = The { $color } column is ahead of those that it is level with.
ys-long-step =
    { $way ->
        [up] The { $color } quotation goes up to { $now }.
        [down] The { $color } quotation goes down to { $now }.
       *[stays] The { $color } quotation stays at { $now }, the end of the track.
    }
ys-long-throne =
    { $last ->
        [yes] The { $value } goes to the throne room, face down. Your brokers there are worth { $sum } then.
       *[no] The { $value } goes to the throne room for good, face down. Your brokers there are worth { $sum } then. The other two come back to you, and a new 2.
    }
# Where the others there may not be looked at again.
ys-long-throne-from-memory =
    { $last ->
        [yes] The { $value } goes to the throne room, face down.
       *[no] The { $value } goes to the throne room for good, face down. The other two come back to you, and a new 2.
    }
ys-long-skip = You play nothing now.
ys-long-queen = Nobody places in { $spot } any more this round. Who is there stays, and it is scored as usual.
# $first: "yes" if this plays the Spy. $number: how many looks are left then.
ys-long-look =
    { $first ->
        [yes] You play the Spy and look at { $broker }. Nobody else learns what it is.
       *[no] Your Spy looks at { $broker }. Nobody else learns what it is.
    } { $number ->
        [0] It is the last look.
        [one] { $number } look is left then.
       *[other] { $number } looks are left then.
    }
# $throne: "yes" if one of them is in the throne room.
ys-long-mage =
    { $throne ->
        [yes] You swap { $first } and { $second }. Both lie face down then.
       *[no] You swap { $first } and { $second }. Each stays face up or face down, and no points change.
    }
ys-long-mercenary =
    { $face ->
        [up] Your { $value } face up { $where } counts 5 in this scoring, in its column too, wherever it is moved.
        [unknown] Your face-down broker { $where } counts 5 in this scoring, in its column too, wherever it is moved.
       *[down] Your { $value } face down { $where } counts 5 in this scoring, in its column too, wherever it is moved.
    }
# $first-gems: what is on the first ship.
ys-long-captain = The ships change places: { $first-gems } go to District { $second }, and { $second-gems } to District { $first }.
# $scores: "yes" from the city to the market.
ys-long-herald =
    { $scores ->
        [yes] You move { $broker } { $to } and score 1 point.
       *[no] You move { $broker } { $to }.
    }
ys-long-alchemist = You give back { $give } and take { $get }.
ys-long-jeweller = You take { $gems }.
# The points that one's gems are worth, as things stand.
ys-long-worth =
    { $way ->
        [more] As things stand, your gems are worth { $points } more then.
        [less] As things stand, your gems are worth { $points } less then.
       *[same] As things stand, your gems are worth as much as before.
    }
# When somebody is about to skip.
ys-gives-away = A card could bring you { $points }, and it cannot be played later.

## What happened: ships, bids

ys-tell-round = Round { $number }
ys-tell-district = District { $number }: { $gems } on the ship, { $card } in the palace.
ys-tell-market = In the market: { $list }.
ys-tell-market-item =
    { $id ->
        [b] blue in row { $row }
        [g] green in row { $row }
        [y] yellow in row { $row }
        [r] red in row { $row }
       *[w] white in row { $row }
    }
ys-tell-bid =
    { $who ->
        [you] You bid { $brokers }. The others see it when all have bid.
       *[other] { $name } bids { $brokers }.
    }
ys-tell-bid-sealed =
    { $who ->
        [you] You have sealed a bid.
       *[other] { $name } has sealed a bid.
    }
ys-tell-bids = Bids: { $list }. Places are chosen in this order.
ys-tell-bids-item =
    { $who ->
        [you] you { $sum } ({ $brokers })
       *[other] { $name } { $sum } ({ $brokers })
    }
ys-tell-bids-level = Level at { $sum }: { $names }, the lower order card first.
ys-tell-place =
    { $who ->
        [you] You take place { $place } in the turn order.
       *[other] { $name } takes place { $place } in the turn order.
    }
ys-tell-order = Turn order: { $names }.

## What happened: placement

ys-tell-placed =
    { $who ->
        [you] You place { $broker } { $where }.
       *[other] { $name } places { $broker } { $where }.
    }
ys-tell-placed-two =
    { $who ->
        [you] You place { $broker } { $where } and { $second } { $second-where }.
       *[other] { $name } places { $broker } { $where } and { $second } { $second-where }.
    }
# $seen: "yes" if the reader knows its value. $number: the point that the neutral scores in the market, or 0.
ys-tell-placed-neutral =
    { $who ->
        [you] You place
       *[other] { $name } places
    } { $seen ->
        [yes] the neutral { $value } face down { $where }.
       *[no] a neutral broker face down { $where }.
    }{ $number ->
        [0] {""}
       *[other] {" "}The neutral scores.
    }
# $by: what takes its place in front of the screen.
ys-tell-placed-from =
    { $who ->
        [you] You place { $broker } from in front of your screen { $where }. A { $by } takes its place in front.
       *[other] { $name } places { $broker } from in front of the screen { $where }. A { $by } takes its place in front.
    }
ys-tell-fronts = Placement is over. In front of the screens, for ties: { $list }.
ys-tell-fronts-item =
    { $who ->
        [you] you { $sum } ({ $brokers })
       *[other] { $name } { $sum } ({ $brokers })
    }

## What happened: cards

# $id: "illusionist", "schemer" or "merchant"; others are told with what they did.
ys-tell-card =
    { $who ->
        [you] You play { $card }{ $id ->
            [illusionist] {" "}and may place brokers from in front of your screen this round.
            [schemer] {" "}and win every tie this round.
            [merchant] : trade zones score 5 this round.
           *[other] .
        }
       *[other] { $name } plays { $card }{ $id ->
            [illusionist] {" "}and may place brokers from in front of the screen this round.
            [schemer] {" "}and wins every tie this round.
            [merchant] : trade zones score 5 this round.
           *[other] .
        }
    }
ys-tell-queen =
    { $who ->
        [you] You play the Queen: nobody places in { $spot } any more this round.
       *[other] { $name } plays the Queen: nobody places in { $spot } any more this round.
    }
ys-tell-look =
    { $who ->
        [you] Your Spy looks at { $broker }.
       *[other] { $name }’s Spy looks at { $broker }.
    }
ys-tell-look-seen =
    { $who ->
        [you] Your Spy looks at { $broker }: it is a { $value }.
       *[other] { $name }’s Spy looks at { $broker }: it is a { $value }.
    }
ys-tell-mercenary =
    { $who ->
        [you] You play the Mercenary: { $broker } { $where } counts 5.
       *[other] { $name } plays the Mercenary: { $broker } { $where } counts 5.
    }
ys-tell-captain =
    { $who ->
        [you] You play the Captain: the ships of Districts { $first } and { $second } change places.
       *[other] { $name } plays the Captain: the ships of Districts { $first } and { $second } change places.
    }
# A broker that is moved, with where it was.
ys-tell-mover = { $broker } { $where }
ys-tell-mage =
    { $who ->
        [you] You play the Mage: { $first } and { $second } change places.
       *[other] { $name } plays the Mage: { $first } and { $second } change places.
    }{ $throne ->
        [yes] {" "}Both lie face down now.
       *[no] {""}
    }
ys-tell-herald =
    { $who ->
        [you] You play the Herald: { $broker } goes { $to }.
       *[other] { $name } plays the Herald: { $broker } goes { $to }.
    }
# $give and $get: letters of colours.
ys-tell-alchemist =
    { $who ->
        [you] You play the Alchemist and give a
       *[other] { $name } plays the Alchemist and gives a
    } { $give ->
        [b] blue gem
        [g] green gem
        [y] yellow gem
       *[r] red gem
    } for a { $get ->
        [b] blue one.
        [g] green one.
        [y] yellow one.
       *[r] red one.
    }
ys-tell-jeweller =
    { $who ->
        [you] You play the Jeweller and take { $gems }.
       *[other] { $name } plays the Jeweller and takes { $gems }.
    }
ys-tell-banker =
    { $who ->
        [you] You play the Banker: { $list }.
       *[other] { $name } plays the Banker: { $list }.
    }
# $moment: "start-of-placement", "start-of-scoring" or "end-of-scoring".
ys-tell-declined =
    { $who ->
        [you] You play
       *[other] { $name } plays
    } { $moment ->
        [start-of-placement] no card before placement.
        [start-of-scoring] no more cards before scoring.
       *[end-of-scoring] no more cards after scoring.
    }

## What happened: the city

ys-tell-turned = { $district } is turned up: { $list }.
ys-tell-turned-market = The market is turned up: { $list }.
ys-turned-item =
    { $who ->
        [you] your { $value } { $where }
        [neutral] the neutral { $value } { $where }
       *[other] { $name }’s { $value } { $where }
    }
ys-sum-item =
    { $who ->
        [you] you { $sum }
        [neutral] the neutral { $sum }
       *[other] { $name } { $sum }
    }
ys-tell-ranked = { $district }: { $list }.
ys-tell-gems =
    { $who ->
        [you] You take { $gems } from the ship.
        [neutral] The neutral takes { $gems } from the ship.
       *[other] { $name } takes { $gems } from the ship.
    }
ys-tell-white =
    { $who ->
        [you] You take the white gem from the ship.
       *[other] { $name } takes the white gem from the ship.
    }
ys-tell-colored =
    { $who ->
        [you] You turn
       *[other] { $name } turns
    } the white gem into a { $id ->
        [b] blue one.
        [g] green one.
        [y] yellow one.
       *[r] red one.
    }
# $sums: everybody there, the best first.
ys-tell-port =
    { $who ->
        [you] { $spot } ({ $sums }): you take a black gem.
        [neutral] { $spot } ({ $sums }): the neutral takes a black gem.
       *[other] { $spot } ({ $sums }): { $name } takes a black gem.
    }
# $number: the points. $merchant: "yes" in a round of the Merchant.
ys-tell-trade =
    { $who ->
        [you] { $spot } ({ $sums }): you score { $number }
        [neutral] { $spot } ({ $sums }): the neutral scores { $number }
       *[other] { $spot } ({ $sums }): { $name } scores { $number }
    }{ $merchant ->
        [yes] , by the Merchant.
       *[no] .
    }
ys-tell-zone =
    { $who ->
        [you] { $spot } ({ $sums }): you are best.
        [neutral] { $spot } ({ $sums }): the neutral is best.
       *[other] { $spot } ({ $sums }): { $name } is best.
    }
ys-tell-palace =
    { $who ->
        [you] { $spot } ({ $sums }): you take { $card }, to be played from the next round on.
       *[other] { $spot } ({ $sums }): { $name } takes { $card }, to be played from the next round on.
    }
ys-tell-palace-points =
    { $who ->
        [you] { $spot } ({ $sums }): you take { $card }, for points at once.
        [neutral] { $spot } ({ $sums }): the neutral takes { $card }, for points at once.
       *[other] { $spot } ({ $sums }): { $name } takes { $card }, for points at once.
    }
ys-tell-palace-white =
    { $who ->
        [you] { $spot } ({ $sums }): you take { $card }, a white gem.
       *[other] { $spot } ({ $sums }): { $name } takes { $card }, a white gem.
    }
# The neutral cannot use the card.
ys-tell-palace-neutral =
    { $id ->
        [b] { $spot } ({ $sums }): the neutral takes a blue gem, and { $card } is discarded.
        [g] { $spot } ({ $sums }): the neutral takes a green gem, and { $card } is discarded.
        [y] { $spot } ({ $sums }): the neutral takes a yellow gem, and { $card } is discarded.
       *[r] { $spot } ({ $sums }): the neutral takes a red gem, and { $card } is discarded.
    }
# The neutral’s white gem becomes the highest colour.
ys-tell-palace-gem =
    { $id ->
        [b] { $spot } ({ $sums }): the neutral takes { $card } as a blue gem.
        [g] { $spot } ({ $sums }): the neutral takes { $card } as a green gem.
        [y] { $spot } ({ $sums }): the neutral takes { $card } as a yellow gem.
       *[r] { $spot } ({ $sums }): the neutral takes { $card } as a red gem.
    }
ys-tell-nobody = { $places }: nobody is there.
ys-tell-nobody-card = { $places }: nobody is there, and { $card } is discarded.

## What happened: the market

ys-tell-row =
    { $who ->
        [you] Row { $row } ({ $sums }): you take { $gem }.
        [neutral] Row { $row } ({ $sums }): the neutral takes { $gem }.
       *[other] Row { $row } ({ $sums }): { $name } takes { $gem }.
    }
ys-tell-row-nothing =
    { $who ->
        [you] Row { $row } ({ $sums }): you are best, but there is no gem.
        [neutral] Row { $row } ({ $sums }): the neutral is best, but there is no gem.
       *[other] Row { $row } ({ $sums }): { $name } is best, but there is no gem.
    }
ys-tell-row-nobody = Row { $row }: nobody is there, and { $gem } goes back.
ys-tell-row-empty = Row { $row }: nobody is there.
ys-tell-columns = Columns: { $list }.
ys-column-item = { $color } { $sum }
ys-column-item-level =
    { $brokers ->
        [0] { $color } { $sum } (no broker)
        [one] { $color } { $sum } ({ $brokers } broker)
       *[other] { $color } { $sum } ({ $brokers } brokers)
    }
# $by: "schemer" or "front"; $sum: what is in front of the screen.
ys-tell-rank =
    { $who ->
        [you] { $by ->
            [schemer] By your Schemer, you put { $color } ahead of the columns that are level with it.
           *[front] Best in front of the screens with { $sum }, you put { $color } ahead of the columns that are level with it.
        }
       *[other] { $by ->
            [schemer] By the Schemer, { $name } puts { $color } ahead of the columns that are level with it.
           *[front] Best in front of the screens with { $sum }, { $name } puts { $color } ahead of the columns that are level with it.
        }
    }
ys-tell-quotations = Quotations: { $list }.
ys-tell-market-won =
    { $who ->
        [you] Whole market ({ $sums }): you move a quotation.
        [neutral] Whole market ({ $sums }): the neutral moves a quotation.
       *[other] Whole market ({ $sums }): { $name } moves a quotation.
    }
ys-tell-market-nobody = Nobody is in the market, so that no quotation is moved.
ys-tell-best-bidder =
    { $who ->
        [you] You move a quotation: { $list }.
        [neutral] The neutral moves a quotation: { $list }.
       *[other] { $name } moves a quotation: { $list }.
    }

## What happened: the throne room, the end

ys-tell-throne =
    { $who ->
        [you] You send a broker to the throne room
       *[other] { $name } sends a broker to the throne room
    }{ $last ->
        [yes] .
       *[no] , and a new 2 comes in its place.
    }
ys-tell-throne-seen =
    { $who ->
        [you] You send a { $value } to the throne room
       *[other] { $name } sends a { $value } to the throne room
    }{ $last ->
        [yes] .
       *[no] , and a new 2 comes in its place.
    }
ys-tell-count = The final count
ys-tell-gems-count =
    { $id ->
        [b] Blue gems, quoted at { $quote }: { $list }.
        [g] Green gems, quoted at { $quote }: { $list }.
        [y] Yellow gems, quoted at { $quote }: { $list }.
       *[r] Red gems, quoted at { $quote }: { $list }.
    }
# $points for so many gems.
ys-count-item =
    { $who ->
        [you] you { $points } (for { $gems })
        [neutral] the neutral { $points } (for { $gems })
       *[other] { $name } { $points } (for { $gems })
    }
ys-count-level = Who is level gets the points of the worst place that is shared.
ys-count-neutral = Without a gem of the colour the neutral is third all the same.
ys-tell-black = Black gems: { $list }.
ys-tell-throne-room = Throne room: { $list }.
ys-throne-item =
    { $who ->
        [you] you { $points } (for { $sum }: { $brokers })
       *[other] { $name } { $points } (for { $sum }: { $brokers })
    }
ys-throne-level = Who is level shares the points of the places, rounded down.
ys-tell-game-over = The game is over.
ys-tell-wins =
    { $who ->
        [you] The game is over: you win with { $points }.
       *[other] The game is over: { $name } wins with { $points }.
    }
# $others: those with as many points; $gems: how many gems of all kinds the winner has.
ys-tell-wins-by-gems =
    { $who ->
        [you] The game is over: you and { $others } have { $points }, and you win with more gems, { $gems }.
       *[other] The game is over: { $name } and { $others } have { $points }, and { $name } wins with more gems, { $gems }.
    }
ys-tell-shared = The game is over: { $names } share the win with { $points } and { $gems } gems.

## Where points come from

ys-source-yellow = Yellow
ys-source-blue = Blue
ys-source-red = Red
ys-source-green = Green
ys-source-black = Black gems
ys-source-trade = Trade
ys-source-market = Market
ys-source-characters = Characters
ys-source-throne = Throne

## Keys: letters of cards, before the spots and colours that they are about. U takes back and ? asks why not.

ys-key-alchemist = A
ys-key-banker = B
ys-key-captain = C
ys-key-spy = L
ys-key-illusionist = I
ys-key-herald = H
ys-key-schemer = S
ys-key-jeweller = J
ys-key-mage = M
ys-key-merchant = M
ys-key-mercenary = E
ys-key-queen = Q
ys-key-skip = N

## What is asked, and why something is not allowed

ys-reason-ask-bid = Bid two brokers in secret.
ys-reason-ask-order = Choose a free place in the turn order.
ys-reason-ask-start-of-placement = Play a card before placement begins, or skip.
ys-reason-ask-before-turn = Play a card before your turn, or skip.
ys-reason-ask-up = Place a broker face up.
ys-reason-ask-down = Place a broker face down.
ys-reason-ask-neutral = Place a neutral broker face down.
ys-reason-ask-after-turn = Play a card after your turn, or skip.
ys-reason-ask-last-look = Let the Spy look once more, or skip.
ys-reason-ask-start-of-scoring = Play a card before scoring, or skip.
ys-reason-ask-gem = Take a gem from the ship.
ys-reason-ask-color = Choose what colour the white gem becomes.
ys-reason-ask-rank = Choose which of the tied columns is ahead.
ys-reason-ask-quote = Move one quotation up or down.
ys-reason-ask-end-of-scoring = Play a card after scoring, or skip.
ys-reason-ask-throne = Send one of the three brokers in front of your screen to the throne room, in secret.
ys-reason-over = The game is over.
ys-reason-not-your-turn = Somebody else is to act.
ys-reason-not-behind-screen-to-bid = You have no such two brokers behind your screen.
ys-reason-not-behind-screen = You have no such broker behind your screen.
ys-reason-in-front = That broker stands in front of your screen for this round.
ys-reason-no-such-place = There are only as many places as players.
ys-reason-place-taken = Somebody has chosen that place.
ys-reason-up-first = The broker face up comes first.
ys-reason-one-up-one-down = You have placed your broker face up: the other one goes face down.
ys-reason-no-fourth-district = Only three districts are in play.
ys-reason-row-closed = That row of the market is closed with two or three players.
ys-reason-cell-taken = There is a broker on that cell already, and each cell holds one.
ys-reason-no-such-neutral = You have no such neutral broker left.
ys-reason-no-such-card = You do not hold that card.
ys-reason-not-the-moment = That card is played at another moment.
ys-reason-two-cards-a-round = You have played two cards this round, and more are not allowed.
ys-reason-won-this-round = A card can be played from the round after it was won.
ys-reason-no-illusionist = Only the Illusionist places brokers from in front of the screen.
ys-reason-not-in-front = You have no such broker in front of your screen.
ys-reason-same-value = The broker that takes its place must have another value.
ys-reason-queen-in-city = The Queen closes a zone of the city.
ys-reason-queen-once = A zone has been closed already this round.
ys-reason-closed-by-queen = The Queen closed it this round. The brokers there stay and score.
ys-reason-in-queens-zone = Brokers in the Queen’s zone stay there.
ys-reason-spy-on-others = The Spy looks at brokers of other players.
ys-reason-spy-not-twice = Your Spy has looked at that broker already.
ys-reason-spy-used-up = Your Spy has looked three times this round.
ys-reason-spy-no-broker = There is no such face-down broker.
ys-reason-named-by-place = Nobody may look at face-down brokers in this game: name yours by its place, such as port1#1.
ys-reason-mage-no-broker = You have no such broker on the board to swap.
ys-reason-herald-no-broker = You have no such broker on the board to move.
ys-reason-mage-two-spots = The Mage swaps two brokers on different spots.
ys-reason-marked-or-gone = That broker is marked already, or has left the board.
ys-reason-herald-not-throne = The Herald cannot reach into the throne room.
ys-reason-herald-elsewhere = The Herald moves a broker to another spot.
ys-reason-another-color = The Alchemist gives a gem of another colour.
ys-reason-no-such-gem = You have no gem of that colour.
ys-reason-two-colors = One quotation goes up and another one goes down.
ys-reason-not-on-ship = There is no such gem left on the ship.
ys-reason-ranked-already = That column has been ranked.
ys-reason-not-tied = That column is not one of those that are tied now.
ys-reason-not-in-front-for-king = You have no such broker in front of your screen.

## The whole game in sentences

ys-described-player =
    { $who ->
        [you] You have { $points } and { $gems }.
        [neutral] The neutral has { $points } and { $gems }.
       *[other] { $name } has { $points } and { $gems }.
    }
ys-described-player-no-gems =
    { $who ->
        [you] You have { $points } and no gems.
        [neutral] The neutral has { $points } and no gems.
       *[other] { $name } has { $points } and no gems.
    }
ys-described-screen =
    { $number ->
        [0] No broker behind the screen, in front of it: { $front }.
        [one] One broker behind the screen, in front of it: { $front }.
       *[other] { $number } brokers behind the screen, in front of it: { $front }.
    }
ys-described-unseen = Not seen yet, there or face down: { $values }.
ys-described-cards = Cards: { $cards }.
ys-described-throne =
    { $number ->
        [one] One broker in the throne room.
       *[other] { $number } brokers in the throne room.
    }
ys-described-hand = Behind your screen: { $brokers }.
ys-described-sealed = Your sealed answer: { $brokers }.
ys-described-neutral = Your neutral brokers: { $brokers }.
ys-described-row-closed = Row 1 is closed with two or three players.
ys-described-neutral-unseen = The neutral brokers of the other player that you have not seen: { $brokers }.
ys-described-closed = { $spot } (closed by the Queen)
ys-described-column =
    { $id ->
        [b] Column blue (B)
        [g] Column green (G)
        [y] Column yellow (Y)
       *[r] Column red (R)
    }
ys-described-cell = { $cell }: { $person }, { $broker }.
# $marked: by the Mercenary. $seen: "up", "mine" or "known" for one face down that the reader knows, "hidden".
ys-described-broker =
    { $marked ->
        [yes] { $seen ->
            [up] a { $value } face up, which counts 5
            [mine] one face down (your { $value }), which counts 5
            [known] one face down (a { $value }, as you know), which counts 5
           *[hidden] one face down, which counts 5
        }
       *[no] { $seen ->
            [up] a { $value } face up
            [mine] one face down (your { $value })
            [known] one face down (a { $value }, as you know)
           *[hidden] one face down
        }
    }
ys-described-there =
    { $who ->
        [you] You have { $brokers } there.
        [neutral] The neutral has { $brokers } there.
       *[other] { $name } has { $brokers } there.
    }
ys-described-throne-known = Known to you there: { $values }.
ys-described-in-force = In force: { $cards }.
ys-described-spy =
    { $looks ->
        [0] Spy (no look left)
        [one] Spy (one look left)
       *[other] Spy ({ $looks } looks left)
    }
ys-described-worth = With the quotations as they are these gems are worth { $points }.
