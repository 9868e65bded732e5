# What is said about played games. Numbers are decimal numbers as texts; $better and $other are actions in a few words.

study-seat = Seat { $number }

study-mark-inaccuracy = inaccuracy
study-mark-mistake = mistake
study-mark-blunder = blunder

## Why

study-why-better = “{ $better }” instead of “{ $other }” would have kept { $share } percentage points more of the win (give or take { $error }).
study-why-best = “{ $better }” is worth { $share } percentage points more of the win than “{ $other }” (give or take { $error }).
study-why-as-good = “{ $better }” and “{ $other }” are as good as each other, as far as can be told.
game-why-parts = At the end of the turn it is expected to leave { $list }.
game-why-no-part = No part of the position differs by much at the end of the turn.
study-part-more = { $points } points more in { $part }
study-part-less = { $points } points less in { $part }
study-why-rival =
    { $way ->
        [more] { $name } is then { $points } points better off.
       *[less] { $name } is then { $points } points worse off.
    }
study-why-parting = What tells the lines apart: “{ $line }” – in { $better } of { $of } continuations after the better choice, in { $other } after the other.

## Comments in records

study-note-seat = { $seat }: accuracy { $accuracy } %, error rate { $rate }; { $inaccuracies } inaccuracies, { $mistakes } mistakes, { $blunders } blunders
study-note = { $sign } { $mark }: { $regret } ± { $error }, best { $best }. { $why }

## Labels of reports

study-like-level = about like bots of the level “{ $level }”
study-label-seat = seat
study-label-points = points
study-label-accuracy = accuracy
study-label-error-rate = error rate
study-label-inaccuracies = inaccuracies
study-label-mistakes = mistakes
study-label-blunders = blunders
study-label-real = real decisions
study-label-regret = regret
study-label-ledger = Who cost whom what, in equity (0 is a fair share of the win, -1 is lost)
study-label-first = first
study-label-own = own choices
study-label-by = seat
study-label-chance = chance
study-label-unforeseen = unforeseen
study-label-last = last
study-label-turning = Turning points
study-label-nothing = No decision cost a tenth of a fair share of the win.
study-label-at = at
study-label-played = played
study-label-best = best
study-label-like = plays like
study-more = and { $number } more
study-head = { $game }, { $players } players, { $iterations } iterations for each decision, seed { $seed }
