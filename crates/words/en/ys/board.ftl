# The drawn board of Ys: what stands on it in words. $name is a player’s name, “You” or “Neutral” at the beginning of a
# sentence or alone in a table; $brokers are brokers in a row.

ysb-you = You
ysb-neutral = Neutral
ysb-player = Player

## On the drawing itself

ysb-ring-port = Port
ysb-ring-port-gives = black gem
ysb-ring-trade = Trade
ysb-ring-trade-gives = { $points } points
ysb-ring-palace = Palace
ysb-not-in-play = not in play
ysb-throne = Throne room
ysb-blue-card = White gem
ysb-market = Market
ysb-market-point = a broker here: +1 point at once
ysb-plus-one = +1
ysb-row-zero = row 0 is always closed
ysb-row-closed = closed with two or three players
ysb-column = column
ysb-hidden = { $number } hidden
ysb-and-hidden = + { $number } hidden
ysb-quotes = Quotations
ysb-quotes-move = columns move them +2 +1 −1 −2
ysb-quotes-start = start on { $step }
ysb-worth = Points at the end
ysb-worth-black = Black, 1 to 7
ysb-worth-yours = Your gems now
# The points of the table that the viewer would have.
ysb-worth-legend = underlined: yours

## What is said about a place

ysb-closed-by-queen = closed by the Queen
# Who has what somewhere.
ysb-here = { $name }: { $brokers }.
ysb-has-sum = { $name } { $sum }
ysb-free = free
ysb-cell-free = Free. A broker here scores 1 point at once.
ysb-row = Row { $row }
ysb-row-heading = Row
# $id: the letter of the colour, for languages where the column agrees with it.
ysb-column-of = Column { $color }
ysb-columns-do = The best column moves its quotation up two steps, the second one up one, the third one down one, the last one down two.
ysb-ship = Ship of district { $district }
ysb-ship-has = On offer: { $gems }.
ysb-quote = Quotation { $color }: { $step }
ysb-quote-pays = { $rank ->
    [1] The highest quotation
    [2] The second quotation
    [3] The third quotation
   *[other] The lowest quotation
}: at the end most gems of this colour score { $first } points, then { $second }, { $third }, { $fourth }.
ysb-worth-now = What gems are worth now
ysb-worth-how = Gems held, then the points that they would score if the game ended with these quotations.
ysb-worth-of = { $name }: { $points }.
ysb-black = black
ysb-sum = Sum

## The brokers of the viewer

ysb-brokers = Your brokers
ysb-behind = behind your screen
ysb-behind-none = none behind your screen
ysb-choose-two = tick two to bid
ysb-choose-up = choose the one to show
ysb-choose-down = choose the one to hide
ysb-sealed-own = sealed: { $brokers }
ysb-broker-of = Broker { $value }
ysb-brokers-of = { $number ->
    [one] One broker { $value }
   *[other] { $number } brokers { $value }
}
ysb-in-front = In front
ysb-in-front-are = In front of the screen: { $brokers }
ysb-neutral-brokers = Neutral
ysb-neutral-are = Your neutral brokers: { $brokers }
ysb-in-force = in force
ysb-spy-in-force = in force, { $looks ->
    [0] no look left
    [one] one look left
   *[other] { $looks } looks left
}
ysb-next-round = from the next round on
ysb-when-start-of-placement = before placement
ysb-when-before-turn = before your turn
ysb-when-after-turn = after your turn
ysb-when-around-turns = around your turns
ysb-when-start-of-scoring = before scoring
ysb-when-end-of-scoring = after scoring
ysb-when-at-once = at once

## Bids and placement

ysb-bid-two = Tick two of your brokers.
ysb-bid-three = That is three brokers: untick one.
ysb-bid-third = A bid is two brokers: the { $new } takes the place of the { $old }.
ysb-bid-seal = Seal { $high } + { $low }
ysb-key-seal = S
ysb-bid-clear = Clear
ysb-key-clear = C
ysb-choose-first = First choose one of your brokers.
ysb-bid-offer = On offer this round
ysb-step-up = Face up
ysb-step-down = Face down
ysb-step-neutral = Neutral
ysb-step-done = { $value } { $where }
ysb-step-now = the { $value }: where?
ysb-step-choose = choose a broker below
ysb-spots = Spots
ysb-city = City
# $way: "up", "down" or "neutral"; $by: "none", or the broker that takes the place of one from in front of the screen.
ysb-placing = { $by ->
    [none] { $way ->
        [up] Place the { $value } face up
        [down] Place the { $value } face down
       *[neutral] Place the neutral { $value }
    }
   *[other] { $way ->
        [up] Place the { $value } from in front face up, replaced by { $by }
       *[down] Place the { $value } from in front face down, replaced by { $by }
    }
}

## Long lists of answers

ysb-group-broker = { $card }: the { $worth } { $where } …
ysb-group-hidden = { $card }: { $broker } …
ysb-group-card = { $card } …

## Players

ysb-order-card = Order card { $place }
ysb-points = Points: { $points }
ysb-behind-screen = Brokers behind the screen: { $number }
ysb-behind-unseen = Brokers behind the screen: { $number }. Not seen yet, there or face down: { $values }
ysb-card-held = { $name }: { $effect }
ysb-card-in-force = { $name }, in force: { $effect }
ysb-tag-thinks = thinking
ysb-tag-sealed = sealed
ysb-tag-order = to choose a place
ysb-tag-chosen = takes place { $place }
ysb-tag-place = to place
ysb-tag-gem = to take a gem
ysb-tag-market = at the market
ysb-tag-card = to play a card

## The end

ysb-end-stage-gems = gems
ysb-end-stage-black = black
ysb-end-stage-throne = throne
ysb-end-title = Gems and throne
ysb-end-title-gems = Gems
ysb-end-about = held, then points · = level: the worst place shared
ysb-end-what = What
ysb-end-quotation = Quotation
ysb-end-throne = { $points } by sum
ysb-end-throne-level = ÷ level in the throne room: the points of their places are shared, rounded down

# Letters in the bars, where two sources begin alike.
ys-source-yellow-letter = Y
ys-source-blue-letter = B
ys-source-red-letter = R
ys-source-green-letter = G
ys-source-black-letter = K
ys-source-throne-letter = H

## Table page and end page

table-tab-city = City
table-tab-market = Market

## Start page and rulebook

start-play-ys = Play Ys now
start-play-ys-about = Bids and bluff · about 30 minutes
start-rulebook-ys = Ys rulebook
rulebook-ys = The rulebook of Ys

## Full screen of the terminal

screen-behind = { $number } behind
screen-tab-worth = Gems’ worth
screen-tab-palaces = Palaces
screen-sign-brokers = brokers: the owner’s shape, those that lie face up, and after the bar those that lie face down; ? is one that you do not know
screen-sign-number = so many brokers, where there is no room for each of them
screen-sign-neutral = the neutral, with two players
screen-sign-mercenary = marked by the Mercenary: it counts 5
screen-sign-gems = gems: blue, green, yellow, red, white, black
screen-sign-columns = what stands in each column of the market
ysb-end-gems = Gems B·G·Y·R·K
ysb-end-cards = Cards played

# The neutral of two players, in the standings.
other-neutral = Neutral
