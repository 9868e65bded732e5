# What every game needs: lists, persons, levels of bots.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $first }, { $last }

# $who is "you" when the sentence is about the reader, otherwise "other", and $name is the name of the person.
person =
    { $who ->
        [you] you
       *[other] { $name }
    }

# Several people share a screen: what is asked, and of whom. $title begins with a small letter.
person-asked = { $name }, { $title }
# The reader, where others are listed by name.
person-reader = You

level-random = random
level-apprentice = apprentice
level-assistant = assistant
level-journeyman = journeyman
level-expert = expert
level-master = master
level-grandmaster = grandmaster
level-uct = plain search
# A bot of a level that has a character: "builder, expert".
level-of-character = { $character }, { $level }
# What to expect of a level, in a sentence for newcomers.
level-random-about = Plays any move that the rules allow.
level-apprentice-about = Plays at once what looks good, and overlooks a lot: right for a first game.
level-assistant-about = Tries a few moves out before it chooses one: sensible, and easy to surprise.
level-journeyman-about = Tries its moves out to the end of the turn: you need to know the rules well to beat it.
level-expert-about = Thinks about your answers too: you need a plan to beat it.
level-master-about = Thinks further and makes few mistakes: most people lose to it.
level-grandmaster-about = Thinks as far as it can, which takes a moment: the strongest there is here.
level-uct-about = Searches by the rules alone, without knowing what is good in this game.

# What games say that have no words of their own for it.
game-round = Round { $number }
game-rounds =
    { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }
game-of-rounds = of { $number }
game-round-back = Back one round
game-round-on = On one round
game-plot = Points
game-refused = Not allowed: { $action }
game-waiting = The others decide: { $question }
game-yes = yes
game-no = no

# Days of the calendar.
date-day = { $day } { $month } { $year }
date-month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }

# Before a choice that may come to nothing.
warning = Careful: { $text }
