# What every game needs: lists, persons, levels of bots.

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-comma = { $first }, { $last }

# $who is "you" when the sentence is about the reader, otherwise "other", and $name is the name of the person.
person =
    { $who ->
        [you] vous
       *[other] { $name }
    }

level-random = hasard
level-apprentice = apprenti
level-journeyman = compagnon
level-master = maître
level-uct = recherche simple
