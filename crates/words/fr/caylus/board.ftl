# The drawn board of Caylus: what stands on it in words.

## Names

board-kind-special = bâtiment spécial

board-place-gate = Porte
board-place-post = Comptoir
board-place-guild = Guilde des marchands
board-place-joust = Champ de joute
board-place-stables = Écuries
board-place-inn = Auberge
board-place-castle = Château

## On the drawing itself

board-ordinal = { $place ->
    [1] 1er
   *[other] { $place }e
}
board-stables-turn = ordre
board-stables-order = du tour
board-inn-left = gauche
board-inn-right = droite
board-inn-pays = à droite on paie
board-gate-foot = partout
board-guild-foot = ± 3 cases
board-batch = + 2 autres, tous différents
board-count = Décompte
board-section-built = { $section } { $built } sur { $size }
board-section-of = { $built } sur { $size }
board-section-counted = décompte fait
board-section-points = { $points } points la maison
board-plate-count = Décompte { $section }
board-plate-counted = { $id ->
    [dungeon] Donjon décompté
    [walls] Murailles décomptées
   *[towers] Tours décomptées
}
board-beyond = au-delà du prévôt
board-favor = Faveur du Roi
board-favor-open = { $open ->
    [2] 1–2 ouvertes · 3–4 après le Donjon
    [4] 1–4 ouvertes · 5 après les Murailles
   *[other] toutes les colonnes ouvertes
}
board-favor-line-A = points
board-favor-line-B = deniers
board-favor-line-C = cubes
board-favor-line-D = bâtir
board-favor-light = Chaque faveur du Roi | vaut 3 points.

## What is said about a place

board-space = case { $space }
board-yours = à vous
board-owned = à { $name }
board-empty = Case { $space }
board-empty-kind = rien de construit
board-empty-next = Le prochain bâtiment en bois ou en pierre ira ici.
board-count-here = Quand le bailli arrive ici, on décompte cette section du château : { $section }.
board-worker-yours = Votre ouvrier se trouve ici.
board-worker = { $name } a un ouvrier ici.
board-workers-in-order = Ici, dans l’ordre : { $names }.
board-inn-holder = À la place de droite : { $name }.
board-planned =
    { $who ->
        [you] Ce sera votre résidence quand les bâtiments auront été activés.
       *[other] Ce sera une résidence pour { $name } quand les bâtiments auront été activés.
    }
board-pays-own = Vous payez 1 denier, comme dans chacun de vos bâtiments.
board-pays = Vous payez { $deniers } ({ $passed ->
    [0] personne n’a passé
    [one] un joueur a passé
   *[other] { $passed } joueurs ont passé
}).
board-pays-inn = Vous payez 1 denier, car vous êtes à l’Auberge.
board-owner-scores = { $name } marque aussitôt 1 point.
board-owners-cube = Son propriétaire reçoit l’un de ces cubes quand quelqu’un d’autre y travaille.

board-bridge = Pont
board-bridge-kind = échelle de fin de pose
board-bridge-does = Qui passe ne place plus d’ouvrier ce tour-ci. Le premier prend 1 denier. Le prévôt est déplacé dans cet ordre.
board-bridge-passed = Ont passé jusqu’ici : { $names }.
board-bridge-nobody = Personne n’a passé.

board-keep = Château
board-keep-kind = sections
board-keep-caption = Maisons au château
board-keep-player = Joueur
board-section-says = { $section } : { $points } points la maison, { $built ->
    [one] { $built } maison construite
   *[other] { $built } maisons construites
} sur { $size }{ $counted ->
    [1] , décompte fait
   *[0] {""}
}.
board-count-lost = Décompte : sans maison, on perd { $points } points.
board-count-won = { $houses } maisons rapportent { $favors } { $favors ->
    [one] faveur
   *[other] faveurs
}.

board-favor-caption = Faveur du Roi : la colonne où se trouve le marqueur de chaque joueur
board-favor-line = Ligne { $line }
board-favor-does-A = Points : 1, 2, 3, 4, 5 de colonne en colonne.
board-favor-does-B = Deniers : 3, 4, 5, 6, 7 de colonne en colonne.
board-favor-does-C = Cubes : 1 nourriture ; 1 bois ou 1 pierre ; 1 tissu ; 1 cube contre 2 autres (pas d’or) ; 1 or.
board-favor-does-D = Bâtiments : rien ; un bâtiment en bois pour 1 bois de moins ; un bâtiment en pierre pour 1 pierre de moins ; une résidence pour 1 denier de moins ; un bâtiment de prestige.
board-favor-rule = Le marqueur avance d’une colonne ouverte ; puis on peut utiliser un effet jusqu’au marqueur.
board-favor-cell = { $line }{ $column }
board-favor-closed = fermée
board-favor-opens = S’ouvre après le décompte { $id ->
    [dungeon] du Donjon
   *[walls] des Murailles
}.
board-marker-none = pas encore

board-provost = Prévôt sur la case { $space }
board-bailiff = Bailli sur la case { $space }

## Stock

board-stock-kind = { $kind ->
    [wood] Bois
    [stone] Pierre
   *[prestige] Prestige
} { $number }
board-stock-show = Stock de tuiles
board-stock-hide = Cacher le stock
board-stock-payable = { $number ->
    [0] Vous n’avez les cubes pour aucune tuile du stock.
    [one] Vous avez les cubes pour 1 tuile du stock.
   *[other] Vous avez les cubes pour { $number } tuiles du stock.
}
board-stock-left = encore { $number }
board-replaces = Se construit sur l’une de vos résidences.
board-can-pay = Vous avez les cubes pour cela.

## Buttons

board-do-place = Placer ici pour { $deniers }
board-do-move = Déplacer l’ouvrier ici

## Players

board-passed-first = passé { $place } · +1
board-passed = passé { $place }
board-deniers = Deniers : { $deniers }, prochain revenu { $income }
board-workers = Ouvriers en main : { $workers } sur 6
board-houses = Maisons dans Donjon, Murailles, Tours : { $dungeon }, { $walls }, { $towers }
board-prestige = Prestige : { $points }
board-buildings = Bâtiments : { $names }
board-no-buildings = Pas encore de bâtiments
board-of-six = sur 6

board-tag-ask-placement = se place
board-tag-ask-gate = à la Porte
board-tag-ask-guild = à la Guilde
board-tag-ask-joust = à la joute
board-tag-ask-inn = à l’Auberge
board-tag-ask-provost = au prévôt
board-tag-ask-production = choisit
board-tag-ask-owners-cube = choisit
board-tag-ask-build = construit
board-tag-ask-residence = construit
board-tag-ask-market = vend
board-tag-ask-peddler = achète
board-tag-ask-deal = échange
board-tag-ask-alchemist = paie
board-tag-ask-castle = au château
board-tag-ask-line = faveur
board-tag-ask-column = faveur
board-tag-ask-favor-building = faveur

## Page de la table et de la fin

table-tab-town = Ville
table-tab-castle = Château
table-tab-stock = Stock
table-stock = Tuiles encore à construire
table-group-give-F = Donner 1 nourriture …
table-group-give-W = Donner 1 bois …
table-group-give-S = Donner 1 pierre …
table-group-give-C = Donner 1 tissu …
table-group-give-G = Donner 1 or …
table-group-pay-2 = 2 cubes contre 1 or …
table-group-pay-4 = 4 cubes contre 2 or …
table-group-buy-1 = 1 cube …
table-group-buy-2 = 2 cubes …
table-group-build-wood = Tuiles en bois …
table-group-build-stone = Tuiles en pierre …
table-group-build-prestige = Tuiles de prestige …
table-group-build-residence = Résidences …
end-houses = Maisons D·M·T
end-tiles = Tuiles
end-favours = Faveurs

## Page d’accueil et règles

start-play-caylus = Jouer à Caylus
start-play-caylus-about = Vous et trois bots · environ 40 minutes
start-rulebook-caylus = Règles de Caylus
start-every-tile = Tous les bâtiments
rulebook-caylus = La règle de Caylus

## Plein écran du terminal

screen-deniers = { $deniers }d
screen-sign-worker = un ouvrier, avec la forme du joueur
screen-sign-house = une maison : le propriétaire d’un bâtiment, ou une maison du château
# The letters of provost and bailiff, and of a prestige tile in the favour table: none that a cube has.
screen-provost = V
screen-bailiff = L
screen-prestige-tile = Pr
screen-sign-officers = le prévôt et le bailli
screen-sign-cubes = nourriture, bois, pierre, tissu, or ; d est un denier, p un point
screen-sign-any = n’importe quel cube
screen-sign-income = les deniers en main, et ce qu’apporte le prochain revenu
screen-sign-workers = les ouvriers en main, sur six
screen-sign-built = les maisons dans le Donjon, les Murailles et les Tours, et après + les bâtiments sur la route
screen-sign-favor = une faveur royale
screen-sign-count = une section du château est décomptée quand le bailli arrive ici
screen-sign-counted = une section du château dont le décompte est fait
