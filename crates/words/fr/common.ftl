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
level-assistant = assistant
level-journeyman = compagnon
level-expert = expert
level-master = maître
level-grandmaster = grand maître
level-uct = recherche simple
# A bot of a level that has a character: « bâtisseur, expert ».
level-of-character = { $character }, { $level }
# À quoi s’attendre d’un niveau, en une phrase pour les débutants.
level-random-about = Joue n’importe quel coup permis par les règles.
level-apprentice-about = Joue aussitôt ce qui lui paraît bon et passe à côté de beaucoup de choses : parfait pour une première partie.
level-assistant-about = Essaie quelques coups avant d’en choisir un : sensé, mais facile à surprendre.
level-journeyman-about = Essaie ses coups jusqu’à la fin du tour : pour le battre, il faut bien connaître les règles.
level-expert-about = Réfléchit aussi à vos réponses : pour le battre, il faut un plan.
level-master-about = Voit plus loin et se trompe rarement : il bat la plupart des gens.
level-grandmaster-about = Réfléchit aussi loin qu’il peut, ce qui prend un moment : le plus fort d’ici.
level-uct-about = Cherche avec les seules règles, sans savoir ce qui est bon dans ce jeu.

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

# Before a choice that may come to nothing.
warning = Attention : { $text }
