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

# Plusieurs personnes partagent un écran : ce qui est demandé, et à qui. $title commence par une minuscule.
person-asked = { $name }, { $title }
# La personne qui lit, là où les autres sont nommés.
person-reader = Vous

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

# Les jours du calendrier.
date-day =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } { $year }
date-month =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
