# What frames the game: start page, table page, end page.

page-skip = Skip to the content
page-navigation = Navigation
page-home = To the start page
page-language = Language

start-page-title = Play { $games }
start-title = Play { $games }, now, against players worth beating
start-lead = { $number ->
    [one] A classic board game
    [2] Two classic board games
   *[other] Classic board games
} on one quiet page. Bots from beginner to grandmaster, friends by a link, live or over days. Every rule at hand: ask “why not?” at any point, take a move back, go through the game afterwards. No account.
start-play = Play { $game } now
start-picture = A road winds from the town over a bridge to the castle
start-api = For bot writers
start-set-up = Set up a table
start-game = Game
start-seats = Seats (turn order is drawn)
start-seat = Seat { $seat }
start-sitter-you = You
start-sitter-here = A person at this screen
start-sitter-open = A friend, by link
start-sitter-bot = Bot: { $level }
start-sitter-nobody = Nobody
start-character = Character of the bot on seat { $seat }
start-character-any = any character
start-character-none = no character
start-character-named = { $name }, { $character }
start-levels = What the bots are like
start-thought = How long bots think
start-thought-usual = as usual
start-thought-about = Iterations for each decision, { $least } to { $most }; empty: as each level is used to. More is stronger and slower. An apprentice always plays at once.
start-your-name = Your name
start-their-name = Name
start-name-of = Name of the person on seat { $seat }
start-open = Open the table
start-your-tables = Your tables
start-no-tables = None yet. The tables that you open or join are listed here.
# $round is a turn or round with its number, as the game calls it.
start-stands = { $round }, { $phase }
start-waiting = waiting for { $people }
start-with = with { $people }
start-your-turn = Your turn
start-look = Look
start-look-back = Go through it
start-result-won = You won with { $points } { $points ->
        [one] point
       *[other] points
    }
start-result-shared = You share the win with { $points } { $points ->
        [one] point
       *[other] points
    }
# $winners won with $best points.
start-result-place = You were { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } with { $points } { $points ->
        [one] point
       *[other] points
    }; { $winners } won with { $best }
start-left = You left; a bot plays for you
# $day: when the table was set up.
start-since = since { $day }
start-remove = Remove
start-remove-table = Remove { $table } from this list
start-learn = Learn
start-guided = guided
start-rulebook = Rulebook: { $game }
start-api-long = Text notation and HTTP API
start-for-bots = for bots
start-without-script = Plays without JavaScript, with keyboard and screen reader.

message-nothing = There is nothing here
message-wrong = That did not work

trouble-no-table = There is no such table.
trouble-no-seat = There is no such seat.
trouble-no-invitation = There is no such invitation.
trouble-no-page = There is no such page.
trouble-no-step = There is no such step in this game: it has not come so far, or something was taken back.
trouble-no-call = There is no such call.
trouble-not-your-seat = This seat is not yours.
trouble-you-have-no-seat = You hold no seat at this table.
trouble-nothing-to-undo = There is nothing that you may take back.
trouble-running = The game is not over yet.
trouble-taken = Somebody else has taken this seat. You can watch the table.
trouble-over = The game is over.
trouble-playing = You still play at this table: leave it first, or play to the end.
trouble-not-left = You have left no seat at this table.
trouble-other-site = This comes from another site. Go to the page of the table and do it there.
trouble-conflict = The game has moved on: look again.
trouble-too-much = That was too much at once. Wait a moment, then try again.
trouble-too-many-tables = Enough tables have been opened from here for today. Play at those, or come back tomorrow.
trouble-too-many-unfinished = You have { $unfinished } tables that are not over. Finish or leave some of them first.
trouble-full = This server has no room for new tables. Games that have begun go on.
trouble-busy = There is too much to do here at the moment. Try again in a moment.
trouble-timed-out = That took too long. Try again in a moment.
trouble-too-slow = What was sent did not arrive in time.
trouble-other-host = This server does not know this address as its own. Whoever runs it can set it with --base-url.
trouble-too-long = That is longer than anything that has to be sent here.
trouble-not-understood = What was sent makes no sense here.
trouble-no-worker = Only workers with a key from the operator of this server may do that.
trouble-revoked = The key of this worker was revoked; ask the operator of the server for another.
trouble-store = The server cannot write anything down at the moment, so nothing has been done.
trouble-broken = Something is wrong here. It has been noted.
trouble-players = { $game } is for { $least } to { $most } players.
trouble-option = { $players } players cannot play with this choice of “{ $option }”.
trouble-thinks-too-long = Bots here think for at most { $iterations } iterations.
trouble-illegal = “{ $action }” is not allowed. { $reason } (rule { $rule })
trouble-no-action = “{ $action }” is not an action. The question now: { $reason } (rule { $rule })
trouble-not-to-act = Nothing is asked of seat { $seat } now. { $reason } (rule { $rule })

join-title = A seat at { $table }
join-text = { $people } would like to play { $game } with you. Your name, and you sit down.
join-button = Take the seat
take-seat-text = This is the personal link of { $people } in a game of { $game }. If that is you, play on from this device; your others keep the seat too.
take-seat-button = Play on this device

table-name = { $game } · { $name }
table-phases = Phases of the turn
table-title = { $moment } · { $name }
table-title-yours = Your move: { $moment } · { $name }
table-your-turn = It is your turn.
table-rules = Rules
table-rules-whole = In a tab of its own
table-invite = Invite
table-players = Players in turn order
# Where a game has no board of its own.
table-state = The state of the game
table-points = Points: { $points }
# Beside the name of a player.
table-asked = to act
table-news = What happened
table-since = Since your last move
# Beside a line of the log that is bad for the reader.
table-hits-you = This hits you
table-replay = Replay
table-log = Log
table-record = Record
table-answers = What you can do
table-why-not = Why not?
table-why-not-title = What you cannot do now, and why
table-close = Close
table-rule = Rule { $rule }
table-undo = Undo last
table-spectator = You are watching.
table-not-you = You will be asked when it is your turn.
table-look-again = Look again
table-lost = There is no connection to the server.
table-trying = Your move is kept and will be sent again in a moment.
table-not-sent = It has not been done. Your choice is kept: press again to try once more.
table-reconnecting = Reconnecting to the server …
table-moved = This came under your pointer just now, so the click was not counted. Click again if you mean it.
table-passed-for-you = You have passed: you have no worker left, or cannot pay for any place.
table-sure = Really “{ $action }”?
table-sure-no = Back
table-sure-yes = Do it all the same
table-key-sure = Y
table-thinking = { $names } { $number ->
        [one] is thinking
       *[other] are thinking
    }…
table-free-awaited =
    { $number ->
        [one] Seat { $seats } is free: the game waits for somebody to take it.
       *[other] Seats { $seats } are free: the game waits for somebody to take them.
    }
table-free-seats = { $number ->
        [one] One seat is still free.
       *[other] { $number } seats are still free.
    }
table-looking-back = The board after { $at } of { $of } actions
table-step-back = One back
table-step-on = One on
table-now = Back to now
table-you = you
# A player without a name.
table-nameless = Player { $seat }
table-bot = bot · { $level }
table-tab-board = Board
table-tab-players = Players
table-tab-log = Log

end-wins = { $name } wins with { $points } { $points ->
        [one] point
       *[other] points
    }
end-you-win = You win with { $points } { $points ->
        [one] point
       *[other] points
    }
end-shared = { $name } share the win with { $points } { $points ->
        [one] point
       *[other] points
    }
end-summary = { $rounds } · { $players } players · { $options }
end-summary-short = { $players } players · { $options }
end-your-place = you were { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }, { $behind } { $behind ->
        [one] point
       *[other] points
    } behind
end-rematch = Rematch
end-the-rematch = To the rematch
end-record = Download record
end-replay = Replay
end-at = { $moment } · action { $at } of { $of }
end-first = First
end-back = Back one action
end-run = Play on
end-pause = Pause
end-speed = Speed
# The result, and what belongs to the step that is shown, share the same room.
end-tab-result = Result
end-tab-step = Step by step
end-holdings = What everybody had then
# Points of all players at a moment: "Turn 3: Maud 12, Perrin 9".
end-standing = { $moment }: { $points }
end-on = On one action
end-last = Last
end-action = Action
end-go = Go there
end-seen-by = Point of view:
end-all-shown = All shown
# An action of which nothing else is told: somebody plays no card, or has delivered enough.
end-leaves-it = { $name } leaves it at that.
end-you-leave-it = You leave it at that.
end-standings = Standings
end-place = Place
end-player = Player
end-points = Points
end-sources = Where the points came from
end-start = start
end-lost = Lost
end-lost-points = ({ $points } lost)

rulebook-contents = Contents
rulebook-back = Back to the table
rulebook-table = Table
guide-english = This guide is in English.

curtain-title = Pass the device to { $name }
curtain-text = { $name } is asked next; the others look away.
curtain-button = I am { $name }, show what is mine
curtain-next = next
curtain-to-come = to come

## Who sits where

board-seat = Seat { $seat }
board-choose = { $choices } choices.
board-choose-first = Choose the piece first.
board-you = you
board-person = person
board-nobody = free seat
board-bot = bot · { $level }
board-here = here

lesson-step = Step { $step } of { $of }
lesson-leave = Play on freely
lesson-only = In this lesson: { $action }
lesson-again = From the beginning

## The people at a table

people-title = People at this table
people-title-short = People
people-invite = Invite friends
people-invite-text = { $number ->
        [one] Whoever opens this link first takes the seat. Afterwards it leads that friend back to the table, and others to watching.
       *[other] One link for each friend: whoever opens it first takes the seat. Afterwards it leads that friend back to the table, and others to watching.
    }
people-free = Seat { $seat }, still free
people-bot-instead = Let a bot play this seat
people-watch = Watching
people-watch-link = Anybody may watch here
people-copy = Copy
people-copied = Copied
people-share = Share
people-qr = QR code
people-qr-about = QR code of the link
people-here = { $name } is here
people-rename = Take this name
people-other-device = Your seat on another device
people-other-device-text = This link is your seat. Open it on your phone or another computer to play on there, and give it to nobody: whoever has it plays in your place.
people-own-link = Your own link, seat { $seat }
people-revoke = Make this link invalid
people-revoke-text = If somebody has it who should not: all other devices lose this seat, and there is a new link.
people-revoke-button = Make it invalid
people-leave = Leave the table
people-leave-text = A bot plays on for you at once, so that nobody waits. Until the end of the game you can take your seat again.
people-leave-button = Leave, and let a bot play on
people-left = You left; a bot plays for you.
people-come-back = Take your seat again

## What other sites show of a link

preview-table = A table of { $game }: watch the game, or take part with an invitation.
preview-rules = The rules of { $game } in plain words, with pictures: every rule has a number that can be linked to.
preview-api = How a program plays at a table: text notation, HTTP API, live updates.
preview-join = You are invited to a game of { $game }. No account is needed: open the link and take the seat.

## Settings

settings = Settings
settings-keep = Keep
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-pace = Moves of the others
settings-pace-usual = As usual
settings-pace-quick = One by one, quickly
settings-pace-calm = Calmly
settings-pace-instant = All at once
settings-pace-about = As usual: one by one, or all at once where the system asks for less motion.
settings-scenes = Turned-up bids and scoring
settings-scenes-on = Open by themselves
settings-scenes-off = When I ask for them
settings-motion = Motion
settings-motion-system = As the system
settings-motion-off = None
settings-letters = Letters on cubes and gems
settings-letters-on = Shown
settings-letters-off = Hidden
settings-warnings = Warnings before a choice
settings-warnings-on = Shown
settings-warnings-off = Hidden
settings-sound = Sound
settings-sound-off = Off
settings-sound-on = A soft tick when it is my turn
settings-colour = My colour
settings-colour-any = Any
settings-colour-about = With one click to play, you sit at the seat of this colour: everybody sees the same.
settings-seat = Seat { $seat }

## Following the others: settings that this browser keeps, and scenes over the table.

follow-not-again = Do not open scenes by themselves
follow-go-on = Go on
follow-open = Pace
