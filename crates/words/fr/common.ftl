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

# Ce que disent les jeux qui n’ont pas leurs propres mots.
game-round = Manche { $number }
game-rounds =
    { $number ->
        [one] { $number } manche
       *[other] { $number } manches
    }
game-of-rounds = sur { $number }
game-round-back = Une manche en arrière
game-round-on = Une manche en avant
game-plot = Points
game-refused = Pas permis : { $action }
game-waiting = Les autres décident : { $question }
game-yes = oui
game-no = non
