# The drawn board of Ys: what stands on it in words. $name is a player’s name, « Vous » or « Neutre » at the beginning of a
# sentence or alone in a table; $brokers are brokers in a row. $spot ("Port 1", "la case G1") stands behind a colon or in
# brackets, since it may have an article or none.

ysb-you = Vous
ysb-neutral = Neutre
ysb-player = Joueur

## On the drawing itself

ysb-ring-port = Port
ysb-ring-port-gives = gemme noire
ysb-ring-trade = Commerce
ysb-ring-trade-gives = { $points } points
ysb-ring-palace = Palais
ysb-not-in-play = hors jeu
ysb-throne = Salle du Trône
ysb-blue-card = Gemme blanche
ysb-market = Marché
ysb-market-point = un courtier ici : +1 point aussitôt
ysb-plus-one = +1
ysb-row-zero = la ligne 0 est toujours fermée
ysb-row-closed = fermée à deux ou trois joueurs
ysb-column = colonne
ysb-hidden = { $number ->
    [one] { $number } caché
   *[other] { $number } cachés
}
ysb-and-hidden = + { $number ->
    [one] { $number } caché
   *[other] { $number } cachés
}
ysb-quotes = Cotes
ysb-quotes-move = selon les colonnes : +2 +1 −1 −2
ysb-quotes-start = départ à { $step }
ysb-worth = Points à la fin
ysb-worth-black = Noires, de 1 à 7
ysb-worth-yours = Vos gemmes
# The points of the table that the viewer would have.
ysb-worth-legend = souligné : à vous

## What is said about a place

ysb-closed-by-queen = fermé par la Reine
# Who has what somewhere.
ysb-here = { $name } : { $brokers }.
ysb-has-sum = { $name } { $sum }
ysb-free = libre
ysb-cell-free = Libre. Un courtier posé ici rapporte aussitôt 1 point.
ysb-row = Ligne { $row }
ysb-row-heading = Ligne
# $color, $id: the colour and its letter.
ysb-column-of = { $id ->
    [b] Colonne bleue
    [g] Colonne verte
    [y] Colonne jaune
    [r] Colonne rouge
   *[other] Colonne du { $color }
}
ysb-columns-do = La meilleure colonne fait monter sa cote de deux crans, la deuxième d’un cran ; la troisième la fait descendre d’un cran, la dernière de deux.
ysb-ship = Navire du quartier { $district }
ysb-ship-has = Gemmes à prendre : { $gems }.
ysb-quote = Cote du { $color } : { $step }
ysb-quote-pays = { $rank ->
    [1] La plus haute cote
    [2] La deuxième cote
    [3] La troisième cote
   *[other] La plus basse cote
} : à la fin, le plus de gemmes de cette couleur rapporte { $first } points, puis { $second }, { $third }, { $fourth }.
ysb-worth-now = Ce que valent les gemmes maintenant
ysb-worth-how = Les gemmes de chacun, puis les points qu’elles rapporteraient si la partie finissait sur ces cotes.
ysb-worth-of = { $name } : { $points }.
ysb-black = noir
ysb-sum = Total

## The brokers of the viewer

ysb-brokers = Vos courtiers
ysb-behind = derrière votre paravent
ysb-behind-none = aucun derrière votre paravent
ysb-choose-two = cochez-en deux à miser
ysb-choose-up = choisissez celui à montrer
ysb-choose-down = choisissez celui à cacher
ysb-sealed-own = misés : { $brokers }
ysb-broker-of = Courtier { $value }
ysb-brokers-of = { $number ->
    [one] Un courtier de valeur { $value }
   *[other] { $number } courtiers de valeur { $value }
}
ysb-in-front = Devanture
ysb-in-front-are = Devant le paravent : { $brokers }
ysb-neutral-brokers = Neutres
ysb-neutral-are = Vos courtiers neutres : { $brokers }
ysb-in-force = en vigueur
ysb-spy-in-force = en vigueur, { $looks ->
    [0] plus aucun regard
    [one] encore un regard
   *[other] encore { $looks } regards
}
ysb-next-round = à partir du prochain tour
ysb-when-start-of-placement = au début de la pose
ysb-when-before-turn = avant votre pose
ysb-when-after-turn = après votre pose
ysb-when-around-turns = avant ou après vos poses
ysb-when-start-of-scoring = avant le décompte
ysb-when-end-of-scoring = après le décompte
ysb-when-at-once = aussitôt

## Bids and placement

ysb-bid-two = Cochez deux de vos courtiers.
ysb-bid-three = Cela fait trois courtiers : décochez-en un.
ysb-bid-third = Une enchère, c’est deux courtiers : le { $new } prend la place du { $old }.
ysb-bid-seal = Miser { $high } + { $low }
ysb-key-seal = M
ysb-bid-clear = Effacer
ysb-key-clear = E
ysb-choose-first = Choisissez d’abord un de vos courtiers.
ysb-bid-offer = Offert ce tour-ci
ysb-step-up = Face visible
ysb-step-down = Face cachée
ysb-step-neutral = Neutre
ysb-step-done = { $value } { $where }
ysb-step-now = le { $value } : où ?
ysb-step-choose = choisissez un courtier plus bas
ysb-spots = Emplacements
ysb-city = Ville
# $way: "up", "down" or "neutral"; $by: "none", or the broker that takes the place of one from in front of the screen.
ysb-placing = { $by ->
    [none] { $way ->
        [up] Poser le { $value } face visible
        [down] Poser le { $value } face cachée
       *[neutral] Poser le { $value } neutre
    }
   *[other] { $way ->
        [up] Poser le { $value } de la devanture face visible, remplacé par { $by }
       *[down] Poser le { $value } de la devanture face cachée, remplacé par { $by }
    }
}

## Long lists of answers

ysb-group-broker = { $card } : le { $worth } { $where } …
ysb-group-hidden = { $card } : { $broker } …
ysb-group-card = { $card } …

## Players

ysb-order-card = Carte Ordre { $place }
ysb-points = Points : { $points }
ysb-behind-screen = Courtiers derrière le paravent : { $number }
ysb-behind-unseen = Courtiers derrière le paravent : { $number }. Pas encore vus, là ou face cachée : { $values }
ysb-card-held = { $name } : { $effect }
ysb-card-in-force = { $name }, en vigueur : { $effect }
ysb-tag-thinks = réfléchit
ysb-tag-sealed = a choisi
ysb-tag-order = choisit sa place
ysb-tag-place = pose
ysb-tag-gem = prend une gemme
ysb-tag-market = au marché
ysb-tag-card = joue une carte

## The end

ysb-end-title = Gemmes et trône
ysb-end-title-gems = Gemmes
ysb-end-about = gemmes, puis points · = égalité : la moins bonne place partagée
ysb-end-what = Quoi
ysb-end-quotation = Cote
ysb-end-throne = { $points } selon le total
ysb-end-throne-level = ÷ à égalité dans la salle du Trône : les points de leurs places sont partagés, arrondis à l’inférieur

# Letters in the bars, where two sources begin alike.
ysb-end-stage-gems = gemmes
ysb-end-stage-black = noires
ysb-end-stage-throne = trône
ysb-tag-chosen = prend la place { $place }
ys-source-yellow-letter = J
ys-source-blue-letter = B
ys-source-red-letter = R
ys-source-green-letter = V
ys-source-black-letter = N
ys-source-throne-letter = T

## Page de la table et de la fin

table-tab-city = Cité
table-tab-market = Marché

## Page d’accueil et règles

start-play-ys = Jouer à Ys
start-play-ys-about = Mises et bluff · environ 30 minutes
start-rulebook-ys = Règles d’Ys
rulebook-ys = La règle d’Ys

## Plein écran du terminal

screen-behind = { $number } { $number ->
    [one] caché
   *[other] cachés
}
screen-tab-worth = Valeur des gemmes
screen-tab-palaces = Palais
screen-sign-brokers = courtiers : la forme du propriétaire, ceux qui sont visibles, et après la barre ceux qui sont cachés ; ? est un courtier que vous ne connaissez pas
screen-sign-number = autant de courtiers, là où la place manque pour chacun
screen-sign-neutral = le neutre, à deux joueurs
screen-sign-mercenary = marqué par le Mercenaire : il compte 5
screen-sign-gems = gemmes : bleue, verte, jaune, rouge, blanche, noire
screen-sign-columns = ce qui se trouve dans chaque colonne du marché
ysb-end-gems = Gemmes B·G·Y·R·K
ysb-end-cards = Cartes jouées

# Le neutre à deux joueurs, dans le classement.
other-neutral = Neutre
