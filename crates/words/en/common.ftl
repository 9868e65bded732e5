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

level-random = random
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
level-uct = plain search
