# The drawn board of Caylus: what stands on it in words.

## Names

board-kind-special = special building

board-place-gate = Gate
board-place-post = Trading Post
board-place-guild = Merchants’ Guild
board-place-joust = Joust Field
board-place-stables = Stables
board-place-inn = Inn
board-place-castle = Castle

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
board-count-here = When the bailiff comes here, this section of the castle is counted: { $section }.
board-worker-yours = Your worker stands here.
board-worker = A worker of { $name } stands here.
board-workers-in-order = Here, in order: { $names }.
board-inn-holder = On the right place: { $name }.
board-planned =
    { $who ->
        [you] It becomes your residence when the buildings are done.
       *[other] It becomes a residence of { $name } when the buildings are done.
    }
board-pays-own = You pay 1 denier, as in every building of yours.
board-pays = You pay { $deniers } ({ $passed ->
    [0] nobody has passed
    [one] one player has passed
   *[other] { $passed } players have passed
}).
board-pays-inn = You pay 1 denier, because you are at the Inn.
board-owner-scores = { $name } scores 1 point at once.
board-owners-cube = Its owner gets one of these cubes when somebody else works here.

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
board-favor-opens = Opens when the { $section } { $id ->
    [dungeon] has
   *[other] have
} been counted.
board-marker-none = not yet

board-provost = Provost on space { $space }
board-bailiff = Bailiff on space { $space }

## Stock

board-stock-kind = { $kind ->
    [wood] Wood
    [stone] Stone
   *[prestige] Prestige
} { $number }
board-stock-show = Stock of tiles
board-stock-hide = Hide the stock
board-stock-payable = { $number ->
    [0] You hold the cubes for none of the tiles in stock.
    [one] You hold the cubes for 1 of the tiles in stock.
   *[other] You hold the cubes for { $number } of the tiles in stock.
}
board-stock-left = { $number } left
board-replaces = It is built on a residence of yours.
board-can-pay = You hold the cubes for it.

## Buttons

board-do-place = Place here for { $deniers }
board-do-move = Move the worker here

## Players

board-passed-first = passed { $place } · +1
board-passed = passed { $place }
board-deniers = Deniers: { $deniers }, next income { $income }
board-workers = Workers in hand: { $workers } of 6
board-houses = Houses in Dungeon, Walls, Towers: { $dungeon }, { $walls }, { $towers }
board-prestige = Prestige: { $points }
board-buildings = Buildings: { $names }
board-no-buildings = No buildings yet
board-of-six = of 6

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

## Table page and end page

table-tab-town = Town
table-tab-castle = Castle
table-tab-stock = Stock
table-stock = Tiles that can still be built
table-group-give-F = Give 1 food …
table-group-give-W = Give 1 wood …
table-group-give-S = Give 1 stone …
table-group-give-C = Give 1 cloth …
table-group-give-G = Give 1 gold …
table-group-pay-2 = 2 cubes for 1 gold …
table-group-pay-4 = 4 cubes for 2 gold …
table-group-buy-1 = 1 cube …
table-group-buy-2 = 2 cubes …
table-group-build-wood = Wood tiles …
table-group-build-stone = Stone tiles …
table-group-build-prestige = Prestige tiles …
table-group-build-residence = Residences …
end-houses = Houses D·W·T
end-tiles = Tiles
end-favours = Favours

## Start page and rulebook

start-play-caylus = Play Caylus now
start-play-caylus-about = You and three bots · about 40 minutes
start-rulebook-caylus = Caylus rulebook
start-every-tile = Every building
rulebook-caylus = The rulebook of Caylus

## Full screen of the terminal

screen-deniers = { $deniers }d
screen-sign-worker = a worker, with the shape of the player
screen-sign-house = a house: the owner of a building, or a house in the castle
# The letters of provost and bailiff, and of a prestige tile in the favour table: none that a cube has.
screen-provost = P
screen-bailiff = B
screen-prestige-tile = P
screen-sign-officers = the provost and the bailiff
screen-sign-cubes = food, wood, stone, cloth, gold; d is a denier, p a point
screen-sign-any = any cube
screen-sign-income = deniers in hand, and what the next income brings
screen-sign-workers = workers in hand, of six
screen-sign-built = houses in the Dungeon, the Walls and the Towers, and after + buildings on the road
screen-sign-favor = a royal favour
screen-sign-count = a section of the castle is counted when the bailiff comes here
screen-sign-counted = a section of the castle that has been counted
