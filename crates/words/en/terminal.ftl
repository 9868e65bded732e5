# What is said in a terminal.

terminal-joined = You have sat down. To come back, use your personal link: { $link }
terminal-illegal = { $reason } (rule { $rule })
terminal-not-saved = The game could not be saved in { $file }, so nothing was done: { $why }
terminal-bot-failed = A bot has failed and does not play on. The game is saved: resume it to let the bot think again.
terminal-changed = Meanwhile somebody else was quicker. Look at the table as it is now, and choose again.
terminal-strange = The server tells something that makes no sense here, perhaps because it is of another version: { $what }
terminal-no-server = The server does not answer: { $why }
terminal-lost = The server does not answer ({ $why }). Trying again; nothing is lost.
terminal-unanswered = The server does not answer. If nothing has changed then, do it again. ({ $why })
terminal-on-its-way = Waiting for the server to answer…
# Why a server does not answer, inside of other sentences.
fault-refused = nobody listens at its address
fault-no-host = there is no such host
fault-slow = it takes too long
fault-ended = the connection ended
fault-restless = the table changes all the time
fault-certificate = its certificate is not trusted here: { $why }; one made by hand works if SSL_CERT_FILE names it and it is marked CA:FALSE
fault-status = it answers with status { $status }

## The whole game in sentences

described-moment = { $round }, phase { $phase }: { $name }
described-item = { $name }: { $text }
# Above a list of things.
described-group = { $name }:

## Line by line

# What can be typed. One word each, in small letters.
plain-word-help = help
plain-word-state = state
plain-word-why = why
plain-word-rule = rule
plain-word-log = log
plain-word-back = back
plain-word-list = list
plain-word-undo = undo
plain-word-quit = quit
plain-hello = { $game }: { $names }. Answer with the number of an action or with its notation; “help” tells what else you can type.
plain-bot = { $name } ({ $level })
plain-many = { $number } actions are possible, such as “{ $example }”. Type how one begins to see those that fit, or “list” for all.
plain-answer = { $number }. { $short } ({ $notation })
plain-none-fits = Nothing that you can do fits that.
plain-help = Type the number of an action, or its notation. Or: “state” for everything in sentences, “list” for all actions (“list WORD” for those with that in them), “why” for what is not allowed now, “why ACTION” for what an action means or why it is not allowed, “rule ID” for a rule, “log” for what has happened, “back 3” for everything as it was three actions ago, “undo” to take back, “quit” to leave. The game is saved after every action.
plain-help-undo = You may take back now.
plain-help-rule = What is asked now is rule { $rule }.
plain-nothing-refused = Nothing is refused here: all that can be thought of is in the list.
plain-allowed = { $notation }: allowed. { $long }
plain-refused = { $title } ({ $notation }). { $reason } (rule { $rule })
plain-unknown = “{ $text }” is not an action.
plain-nearest = Spelled alike and allowed: { $list }.
plain-no-such-number = There is no action { $number }: they go from 1 to { $most }.
plain-no-such-seat = There is no seat { $seat }: they go from 1 to { $most }.
plain-not-asked = Nothing is asked of seat { $seat } ({ $name }) now, but of { $asked }.
plain-not-here = Seat { $seat } ({ $name }) is not played at this terminal. Asked is { $asked }.
plain-no-rule = There is no rule “{ $rule }”. Rules have ids such as { $example }.
plain-taken-back = Taken back.
plain-others-took-back = Something was taken back.
plain-others-replaced = Something was taken back. Instead:
plain-seated = { $name } takes seat { $seat }.
plain-renamed = { $name } is now called { $new }.
plain-seat-left = { $name } has left: a bot plays on.
plain-here = At the table with you: { $names }.
plain-found = The server answers again.
plain-nothing-yet = Nothing has happened yet.
plain-then =
    { $number ->
        [one] This is how it stood { $number } action ago. Then:
       *[other] This is how it stood { $number } actions ago. Then:
    }
plain-not-so-far-back =
    { $most ->
        [0] Nothing has happened yet: there is nothing to look back at.
        [one] { $most } action has been done so far: “back 1” looks back at it.
       *[other] { $most } actions have been done so far: look back with “back 1” to “back { $most }”.
    }
plain-not-now = Nothing is asked here now. Meanwhile you can type “state”, “log”, “back 3”, “rule ID”, “undo”, “help” or “quit”.
plain-for-oneself = { $asked } is asked now. Here everybody answers only for themselves.
plain-too-long = That line is longer than { $most } characters: nothing of it was done.
plain-curtain = { $name }, press Enter when nobody else looks.
plain-curtain-undo = Or type “undo” to take back what was done last here.
plain-place = { $place }. { $name }: { $points } { $points ->
    [one] point
   *[other] points
}
plain-other = { $name }: { $points } { $points ->
    [one] point
   *[other] points
}
plain-sources = { $name }: { $list }
plain-record = The record of the game is in { $file }.
plain-saved = The game is saved. To go on: bailiwick play --resume { $file }
plain-left = You have left. The game goes on at the server; come back with the same link.
