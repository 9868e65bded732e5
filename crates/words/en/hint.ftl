# Hints while playing, and explanations of what bots did. Numbers are decimal numbers as texts.

trouble-no-hint = Hints are for tables where all others are bots, or where everybody agreed to them when the table was set up. Neither is so here.
trouble-no-hint-now = A hint is about a decision, and nothing is asked of you now.
trouble-too-many-questions = { $most } of your questions are being thought about. Wait for an answer.
trouble-no-bot = A person did that. Only bots can be asked why.
trouble-bot-keeps-secrets = What a bot knows is hidden while this game goes on. Ask it when the game is over.

## The log

hint-log-agreed = Hints may be asked for at this table: agreed at set-up.
hint-log-nudge =
    { $who ->
        [you] You asked for a hint: what to look at.
       *[other] { $name } asked for a hint: what to look at.
    }
hint-log-actions =
    { $who ->
        [you] You asked for a hint: the best choices.
       *[other] { $name } asked for a hint: the best choices.
    }

## What a hint says

hint-free = Whatever you choose here makes little difference, as far as can be told.
hint-part = Look at what the choice means for { $part }: there the best ones gain most.
hint-rival = Look at { $name }: the best choices leave them less.
hint-price = Look at what the choice means for { $part }: the best ones give some of it up for something better.
hint-matters = The choice matters here, though no part of the position stands out.
hint-one-best = One choice stands out.
hint-several-best =
    { $number ->
       *[other] { $number } choices are about as good as each other.
    }
hint-worth = { $share } % to win, { $points } points expected
hint-as-good = as good, as far as can be told
hint-behind = { $share } percentage points behind (give or take { $error })

## On the page and in the terminal

hint-ask = Hint
hint-title = Hint
hint-more = Show the best choices
hint-best = The best choices
hint-told = Everybody at the table sees in the log that you asked.
hint-option = Hints
hint-option-about = With other people: everybody agrees that hints may be asked for. Who asks is written in the log.
hint-invitation = Hints may be asked for at this table, and who asks is written in the log. By taking the seat you agree.
why-ask = Why did { $name } do that?
why-ask-short = Why?
why-title = Why { $name } did that
why-chosen = what it did
why-compared = What was compared
why-about = By a search from what this seat knew then. It compares what the bot did with what else it could have done.
why-later = What { $name } had in mind is told when the game is over.
hint-again = Ask again for the best choices.
hint-thinking = Thinking about it…
plain-word-hint = hint
plain-word-explain = explain
plain-help-advice = “hint” tells what to look at, where all others are bots or everybody agreed at set-up; “hint” again, the best choices. “explain” tells why the last bot did what it did, “explain 3” the one three actions ago.
screen-key-hint = a hint: first what to look at, then the best choices; where all others are bots, or everybody agreed
screen-key-why = why the last bot did what it did
