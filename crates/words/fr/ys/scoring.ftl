# The scoring of a round of Ys, step by step. $who is "you" when the sentence is about the reader, "neutral" when it is about
# the neutral of two players, otherwise "other", and $name is the name of the person. $step is the name of a step ("Quartier
# 2", "Colonnes"), $color a colour ("bleu", masculine: "le bleu monte").

## The way there

ys-scoring-see = Revoir le décompte du tour { $round }
ys-scoring-rounds = Le décompte, pas à pas
ys-scoring-log = Décompte
ys-bids-title = Les mises du tour { $round }
ys-bids-see = Voir les mises du tour { $round }
ys-bids-order = C’est dans cet ordre que se choisissent les places dans l’ordre du tour.

## Steps and ways on

ysc-title = Décompte du tour { $round } : { $step }
ysc-way = Étapes du décompte
ysc-rows = Lignes du marché
ysc-columns = Colonnes
ysc-bidder = Meilleur du marché
ysc-cards = Cartes
ysc-throne = Trône
ysc-back = Retour
ysc-next = Suite : { $step }
ysc-skip = Aller à la fin
ysc-table = Vers la table

## Drawings

ysc-picture-district = Le quartier { $number }, tous ses courtiers révélés
ysc-picture-market = Le marché, tous ses courtiers révélés
ysc-picture-throne = La salle du Trône
ysc-turned = encadrés : les courtiers qui étaient cachés

## A district

ysc-whole = Quartier entier
ysc-brokers = Courtiers
ysc-order = Ordre
ysc-takes = Prend
ysc-nothing = rien
ysc-not-yet = pas encore
ysc-becomes = devient
# The sum in front of a screen, beside who is in a tie.
ysc-front = devanture { $sum }
ysc-district-nobody = Il n’y a personne dans ce quartier. Ses gemmes retournent à la banque.
ysc-gems-back = Les gemmes que personne n’est là pour prendre retournent à la banque.
ysc-mercenary = Un courtier qui porte la marque du Mercenaire compte pour 5.
ysc-zero = Un 0 suffit quand il est seul.
ysc-zone-nobody = Il n’y a personne : rien n’est gagné.
ysc-zone-nobody-card = Il n’y a personne : la carte est défaussée.
ysc-merchant = 5 points au lieu de 3 : le Marchand a été joué.
ysc-card-points = La carte rapporte aussitôt ses points.
ysc-card-white = La carte donne une gemme blanche, qui prend aussitôt une couleur.
ysc-card-later = La carte peut être jouée à partir du prochain tour.
ysc-card-neutral = Le neutre ne peut pas se servir de la carte : elle est défaussée, et il prend à la place une gemme de la plus haute cote.

## The market

ysc-rows-how = Dans chaque ligne, le meilleur total prend la gemme.
ysc-row-nobody = Il n’y a personne : la gemme est défaussée.
ysc-market-points = Chaque courtier du marché a rapporté 1 point au moment de sa pose.
ysc-column = Colonne
ysc-move = Crans
ysc-more-brokers = De deux colonnes au même total, celle qui a le plus de courtiers passe devant.
ysc-whole-market = Marché entier
ysc-bidder-how = Le meilleur total de tout le marché déplace une cote d’un cran.
# $way: "up", "down", or "stays" at an end of the track.
ysc-moves =
    { $way ->
        [up] { $who ->
            [you] Vous faites monter le { $color } d’un cran.
            [neutral] Le neutre fait monter le { $color } d’un cran.
           *[other] { $name } fait monter le { $color } d’un cran.
        }
        [down] { $who ->
            [you] Vous faites descendre le { $color } d’un cran.
            [neutral] Le neutre fait descendre le { $color } d’un cran.
           *[other] { $name } fait descendre le { $color } d’un cran.
        }
       *[stays] { $who ->
            [you] Vous choisissez le { $color }, qui reste au bout de l’échelle.
            [neutral] Le neutre choisit le { $color }, qui reste au bout de l’échelle.
           *[other] { $name } choisit le { $color }, qui reste au bout de l’échelle.
        }
    }
ysc-neutral-moves = Le neutre fait monter la couleur dont il a le plus de gemmes.

## After the market

ysc-cards-when = L’Alchimiste, le Banquier et le Joaillier se jouent quand les cotes ont bougé.
ysc-sent = Envoi
ysc-throne-how = Chacun envoie en secret un des trois courtiers de sa devanture.
