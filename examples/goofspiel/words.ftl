# Goofspiel. $who is "you" when the sentence is about the reader, otherwise "other", and $name is the name of the person.

goofspiel-name = Goofspiel
goofspiel-option-cards = Cards
goofspiel-option-cards-13-about = Thirteen rounds
goofspiel-option-cards-7-about = Seven rounds, for a short game

goofspiel-title-bid = Bid a card for the prize { $prize }
goofspiel-text-bid = The highest bid wins the prize; if it is tied, nobody does. All bids are shown at once.
goofspiel-waiting-bid = The others choose their bids…
goofspiel-action-bid = Bid { $arguments }
goofspiel-action-bid-about = Bid your { $arguments }. The card is out of play afterwards.

goofspiel-reason-ask-bid = Bid a card for the prize.
goofspiel-reason-not-in-hand = You do not hold this card.
goofspiel-reason-over = The game is over.

goofspiel-event-bid = { $who ->
        [you] You have bid.
       *[other] { $name } has bid.
    }
goofspiel-event-shown = { $who ->
        [you] You bid { $card }.
       *[other] { $name } bids { $card }.
    }
goofspiel-event-won = { $who ->
        [you] You win the prize { $prize }.
       *[other] { $name } wins the prize { $prize }.
    }
goofspiel-event-tied = The highest bid is tied: nobody gets the prize { $prize }.
goofspiel-event-turned = The next prize is { $prize }.

goofspiel-state-round = Round
goofspiel-state-of = Rounds in all
goofspiel-state-prize = Prize
goofspiel-state-gone = Prizes before
goofspiel-state-hands = Cards in hand
goofspiel-state-points = Points
goofspiel-state-has_bid = Has bid
goofspiel-state-bids = Bids that you know
