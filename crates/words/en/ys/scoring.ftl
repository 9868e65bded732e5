# The scoring of a round of Ys, step by step. $who is "you" when the sentence is about the reader, "neutral" when it is about
# the neutral of two players, otherwise "other", and $name is the name of the person. $step is the name of a step ("District
# 2", "Columns"), $color a colour ("blue").

## The way there

ys-scoring-see = See how round { $round } was scored
ys-scoring-rounds = Scoring, step by step
ys-scoring-log = Scoring
ys-bids-title = The bids of round { $round }
ys-bids-see = See the bids of round { $round }
ys-bids-order = In this order they choose their places in the turn order.

## Steps and ways on

ysc-title = Scoring of round { $round }: { $step }
ysc-way = Steps of the scoring
ysc-rows = Market rows
ysc-columns = Columns
ysc-bidder = Best bidder
ysc-cards = Cards
ysc-throne = Throne
ysc-back = Back
ysc-next = Next: { $step }
ysc-skip = Skip to the end
ysc-table = To the table

## Drawings

ysc-picture-district = District { $number } with all its brokers turned up
ysc-picture-market = The market with all its brokers turned up
ysc-picture-throne = The throne room
ysc-turned = ticked brokers were face down

## A district

ysc-whole = Whole district
ysc-brokers = Brokers
ysc-order = Order
ysc-takes = Takes
ysc-nothing = nothing
ysc-not-yet = not yet
ysc-becomes = becomes
# The sum in front of a screen, beside who is in a tie.
ysc-front = front { $sum }
ysc-district-nobody = Nobody is in this district. Its gems go back.
ysc-gems-back = Gems that nobody is there to take go back.
ysc-mercenary = A broker with the Mercenary’s shield counts 5.
ysc-zero = A 0 alone is enough.
ysc-zone-nobody = Nobody is here: nothing is given.
ysc-zone-nobody-card = Nobody is here: the card is discarded.
ysc-merchant = 5 points, not 3: the Merchant has been played.
ysc-card-points = The card scores at once.
ysc-card-white = The card gives a white gem, which becomes a colour at once.
ysc-card-later = The card can be played from the next round on.
ysc-card-neutral = The neutral cannot use the card: it is discarded, and the neutral takes a gem of the highest quotation instead.

## The market

ysc-rows-how = In each row the best sum takes the gem.
ysc-row-nobody = Nobody is here: the gem is discarded.
ysc-market-points = Each broker in the market scored 1 point when it was placed there.
ysc-column = Column
ysc-move = Move
ysc-more-brokers = Of columns with the same sum, the one with more brokers is ahead.
ysc-whole-market = Whole market
ysc-bidder-how = The best sum in the whole market moves one quotation by one step.
# $way: "up", "down", or "stays" at an end of the track.
ysc-moves =
    { $way ->
        [up] { $who ->
            [you] You raise { $color } by one step.
            [neutral] The neutral raises { $color } by one step.
           *[other] { $name } raises { $color } by one step.
        }
        [down] { $who ->
            [you] You lower { $color } by one step.
            [neutral] The neutral lowers { $color } by one step.
           *[other] { $name } lowers { $color } by one step.
        }
       *[stays] { $who ->
            [you] You choose { $color }, which stays at the end of the track.
            [neutral] The neutral chooses { $color }, which stays at the end of the track.
           *[other] { $name } chooses { $color }, which stays at the end of the track.
        }
    }
ysc-neutral-moves = The neutral raises the colour of which it has most gems.

## After the market

ysc-cards-when = Alchemist, Banker and Jeweller are played when the quotations have moved.
ysc-sent = Sent
ysc-throne-how = Everybody sends one of the three brokers in front of the screen, in secret.
