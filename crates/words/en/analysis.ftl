# The analysis of a game that is over, on the page and at its end.

trouble-no-analyst = Nothing is known of this game but its rules, so nobody can say what its decisions are worth.
trouble-too-many-analyses = { $most } games are analysed for you already. Wait until one of them is done.
trouble-queue-full = Too many games wait to be analysed. Try again in a while.

## The page

analysis-begin = Analyse
analysis-title = Analysis · { $name }
analysis-to-the-table = Table
analysis-about = Every decision of this game is judged by the search that a master plays by: what it cost, what would have been better, and why. That takes a minute or so, and what comes of it is kept for ever.
analysis-waiting =
    { $number ->
        [0] It is next, as soon as there is time: those who play come first.
        [one] One other game is analysed before it.
       *[other] { $number } other games are analysed before it.
    }
analysis-working = Decisions that are judged:
analysis-progress = Progress of the analysis
analysis-come-back = You can leave: the analysis goes on, and this address will show it.
analysis-failed = This game could not be analysed. The operator of this server has been told.
analysis-shares = Chances to win
analysis-as-a-table = As a table
analysis-moment = Moment
analysis-the-end = End
analysis-marks = Decisions that cost much
analysis-mark = { $mark } of { $name }, decision { $at }
analysis-of = Mistakes of
analysis-of-all = all
analysis-board = The board at this moment
analysis-how = Judged with { $iterations } iterations for each decision. What players could not know then is not held against them.
analysis-overview = Turning points
analysis-overview-text = Choose a mark under the picture, or any moment in it.
analysis-first = From the beginning
analysis-at = decision { $at } of { $of }
analysis-worth = { $share } % to win, { $points } points expected
analysis-played = { $name } played
analysis-better = Better
analysis-nothing-better = Nothing better was found.
analysis-lucky = What nobody could know then made it worth { $share } percentage points more: luck, or good reading.
analysis-unlucky = What nobody could know then made it worth { $share } percentage points less: bad luck, not a mistake.
analysis-line = What was expected after the best choice
analysis-line-of-other = What was expected after this choice
analysis-others =
    { $number ->
        [one] One choice was compared
       *[other] { $number } choices were compared
    }
analysis-action = Choice
analysis-share = To win
analysis-behind = Behind
analysis-as-good = as good as
analysis-retry = Try it yourself
analysis-retry-text = { $name } is to decide. What would you do? Choose on the board or in the list.
analysis-choice = Your choice
analysis-try = Try
analysis-show = Show the answer
analysis-tried-good = As good as the best.
analysis-tried-fair = Fine: only { $share } percentage points behind the best.
analysis-tried-bad = { $share } percentage points behind the best: { $mark }. Try again.
analysis-next = Next mistake
analysis-next-mine = My next mistake
analysis-next-of = Next mistake of { $name }
analysis-no-more = No more mistakes
analysis-before = The decision before
analysis-after = The next decision
analysis-play-on = Play on from here
analysis-count = { $number } of { $of }
analysis-seats = How everybody played
analysis-seats-about = Accuracy: 100 % is the best choice every time. Error rate: 500 times the mean loss of the decisions that made a difference; lower is better.
analysis-ledger = Who cost whom what
analysis-ledger-about = In shares of the win: 0 is a fair share, −1 is lost. First, plus everything in the row, is last. One’s own choices can only cost.
analysis-by = by { $name }
analysis-table-name = { $name }, from decision { $at }
