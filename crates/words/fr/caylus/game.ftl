# Caylus: tiles, places, prompts, actions, narration, reasons.
#
# $who is "you" when the sentence is about the reader, otherwise "other", and $name is the name of the person. A second
# person is $owner ("you", "other" or "nobody") and $owner-name. $place is a place with its article ("la Ferme (10)",
# "la Carrière (9, chez Perrin)"); $id is the name of a tile in the notation, which tells its gender here. Amounts
# ($deniers, $points, $cubes, $favors, $pay, $get) come with their number and noun ("2 deniers").
#
# $at says that something is there ("à la Ferme (10)", "au Marché (4)", "sur la case 12"). "de" would have to be contracted with
# the article of $place, and elided before a name: so $place comes after "sur", "dans" or nothing, and owners after "chez". $section is one of the three messages below, and its article is
# chosen by it.

## The game as a whole, as pages frame it

caylus-name = Caylus
caylus-round = Tour { $number }
caylus-rounds =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
caylus-round-back = Un tour en arrière
caylus-round-on = Un tour en avant
caylus-plot = Le prestige, tour par tour

## Tiles: the full name, and the name as it is written on the tile

caylus-tile-n-farm = Ferme
caylus-tile-n-farm-short = Ferme
caylus-tile-n-forest = Forêt
caylus-tile-n-forest-short = Forêt
caylus-tile-n-sawmill = Scierie
caylus-tile-n-sawmill-short = Scierie
caylus-tile-n-quarry = Carrière
caylus-tile-n-quarry-short = Carrière
caylus-tile-n-market = Marché
caylus-tile-n-market-short = Marché
caylus-tile-n-carpenter = Charpentier
caylus-tile-n-carpenter-short = Charpentier
caylus-tile-peddler-fixed = Colporteur
caylus-tile-peddler-fixed-short = Colporteur
caylus-tile-carpenter-fixed = Charpentier
caylus-tile-carpenter-fixed-short = Charpentier
caylus-tile-gold-mine = Mine d’or
caylus-tile-gold-mine-short = Mine d’or
caylus-tile-farm-food = Ferme à nourriture
caylus-tile-farm-food-short = Ferme
caylus-tile-farm-cloth = Ferme à tissu
caylus-tile-farm-cloth-short = Ferme
caylus-tile-sawmill = Scierie
caylus-tile-sawmill-short = Scierie
caylus-tile-quarry = Carrière
caylus-tile-quarry-short = Carrière
caylus-tile-market = Marché
caylus-tile-market-short = Marché
caylus-tile-peddler = Colporteur
caylus-tile-peddler-short = Colporteur
caylus-tile-mason = Maçon
caylus-tile-mason-short = Maçon
caylus-tile-notary = Notaire
caylus-tile-notary-short = Notaire
caylus-tile-stone-farm = Ferme en pierre
caylus-tile-stone-farm-short = Ferme
caylus-tile-park = Parc
caylus-tile-park-short = Parc
caylus-tile-workshop = Atelier
caylus-tile-workshop-short = Atelier
caylus-tile-church = Église
caylus-tile-church-short = Église
caylus-tile-tailor = Tailleur
caylus-tile-tailor-short = Tailleur
caylus-tile-bank = Banque
caylus-tile-bank-short = Banque
caylus-tile-alchemist = Alchimiste
caylus-tile-alchemist-short = Alchimiste
caylus-tile-architect = Architecte
caylus-tile-architect-short = Architecte
caylus-tile-jeweler = Joaillier
caylus-tile-jeweler-short = Joaillier
caylus-tile-statue = Statue
caylus-tile-statue-short = Statue
caylus-tile-granary = Grenier
caylus-tile-granary-short = Grenier
caylus-tile-library = Bibliothèque
caylus-tile-library-short = Bibliothèque
caylus-tile-weaver = Tisserand
caylus-tile-weaver-short = Tisserand
caylus-tile-theatre = Théâtre
caylus-tile-theatre-short = Théâtre
caylus-tile-university = Université
caylus-tile-university-short = Université
caylus-tile-monument = Monument
caylus-tile-monument-short = Monument
caylus-tile-hotel = Hôtel
caylus-tile-hotel-short = Hôtel
caylus-tile-cathedral = Cathédrale
caylus-tile-cathedral-short = Cathédrale
caylus-tile-residence = Résidence
caylus-tile-residence-short = Résidence
# Le nom en sept lettres au plus, là où la place manque.
caylus-tile-brief = { $tile ->
    [alchemist] Alchim.
    [architect] Archit.
    [carpenter-fixed] Charp.
    [n-carpenter] Charp.
    [gold-mine] Mine
    [n-quarry] Carr.
    [peddler-fixed] Colpor.
    [cathedral] Cathéd.
    [jeweler] Joaill.
    [library] Biblio.
    [monument] Monum.
    [peddler] Colpor.
    [quarry] Carr.
    [residence] Résid.
    [tailor] Taill.
    [university] Univ.
    [weaver] Tisser.
   *[other] { $name }
}

caylus-class-neutral = neutre
caylus-class-fixed = fixe
caylus-class-wood = bois
caylus-class-stone = pierre
caylus-class-prestige = prestige
caylus-class-residence = résidence

## Places

caylus-place-gate = la Porte
caylus-place-post = le Comptoir
caylus-place-guild = la Guilde des marchands
caylus-place-joust = le Champ de joute
caylus-place-stables = les Écuries
caylus-place-inn = l’Auberge
caylus-place-castle = le château
caylus-place-gate-short = Porte
caylus-place-post-short = Comptoir
caylus-place-guild-short = Guilde
caylus-place-joust-short = Joute
caylus-place-stables-short = Écuries
caylus-place-inn-short = Auberge
caylus-place-castle-short = Château
# $owner: "self" is the person whom the sentence is about, "yourself" the same when that is the reader.
caylus-place-road =
    { $owner ->
        [you] votre{" "}
        [yourself] votre propre{" "}
        [self] { $id ->
            [n-farm] sa
            [n-forest] sa
            [n-sawmill] sa
            [n-quarry] sa
            [gold-mine] sa
            [farm-food] sa
            [farm-cloth] sa
            [sawmill] sa
            [quarry] sa
            [stone-farm] sa
            [bank] sa
            [statue] sa
            [library] sa
            [cathedral] sa
            [residence] sa
            [church] sa
            [university] sa
           *[other] son
        } propre{" "}
       *[other] { $id ->
            [workshop] l’
            [alchemist] l’
            [architect] l’
            [hotel] l’
            [church] l’
            [university] l’
            [n-farm] la{" "}
            [n-forest] la{" "}
            [n-sawmill] la{" "}
            [n-quarry] la{" "}
            [gold-mine] la{" "}
            [farm-food] la{" "}
            [farm-cloth] la{" "}
            [sawmill] la{" "}
            [quarry] la{" "}
            [stone-farm] la{" "}
            [bank] la{" "}
            [statue] la{" "}
            [library] la{" "}
            [cathedral] la{" "}
            [residence] la{" "}
           *[other] le{" "}
        }
    }{ $tile } ({ $space }{ $owner ->
        [other] , chez { $owner-name }
       *[nobody] {""}
    })
caylus-place-empty = la case { $space }
# The same, to say that somebody or something is there: "à" with its article.
caylus-at-road =
    { $owner ->
        [you] à votre{" "}
        [yourself] à votre propre{" "}
        [self] à { $id ->
            [n-farm] sa
            [n-forest] sa
            [n-sawmill] sa
            [n-quarry] sa
            [gold-mine] sa
            [farm-food] sa
            [farm-cloth] sa
            [sawmill] sa
            [quarry] sa
            [stone-farm] sa
            [bank] sa
            [statue] sa
            [library] sa
            [cathedral] sa
            [residence] sa
            [church] sa
            [university] sa
           *[other] son
        } propre{" "}
       *[other] { $id ->
            [workshop] à l’
            [alchemist] à l’
            [architect] à l’
            [hotel] à l’
            [church] à l’
            [university] à l’
            [n-farm] à la{" "}
            [n-forest] à la{" "}
            [n-sawmill] à la{" "}
            [n-quarry] à la{" "}
            [gold-mine] à la{" "}
            [farm-food] à la{" "}
            [farm-cloth] à la{" "}
            [sawmill] à la{" "}
            [quarry] à la{" "}
            [stone-farm] à la{" "}
            [bank] à la{" "}
            [statue] à la{" "}
            [library] à la{" "}
            [cathedral] à la{" "}
            [residence] à la{" "}
           *[other] au{" "}
        }
    }{ $tile } ({ $space }{ $owner ->
        [other] , chez { $owner-name }
       *[nobody] {""}
    })
caylus-at-empty = sur la case { $space }
# Which place of the Stables or the castle, at the end of a sentence; 0 for places that are not numbered.
caylus-nth =
    { $nth ->
        [0] .
        [1] , en première position.
        [2] , en deuxième position.
        [3] , en troisième position.
        [4] , en quatrième position.
       *[other] , en cinquième position.
    }
caylus-section-dungeon = Donjon
caylus-section-walls = Murailles
caylus-section-towers = Tours
caylus-section-brief = { $section ->
    [walls] Murail.
   *[other] { $name }
}
caylus-phase-1 = Revenus
caylus-phase-2 = Placement
caylus-phase-3 = Spéciaux
caylus-phase-4 = Prévôt
caylus-phase-5 = Bâtiments
caylus-phase-6 = Château
caylus-phase-7 = Bailli

## Amounts and lists

caylus-cube-F = nourriture
caylus-cube-W = bois
caylus-cube-S = pierre
caylus-cube-C = tissu
caylus-cube-G = or
caylus-amount =
    { $cube ->
        [F] { $number ->
            [one] { $number } nourriture
           *[other] { $number } nourritures
        }
        [W] { $number } bois
        [S] { $number ->
            [one] { $number } pierre
           *[other] { $number } pierres
        }
        [C] { $number ->
            [one] { $number } tissu
           *[other] { $number } tissus
        }
       *[G] { $number } or
    }
caylus-any-cube = 1 cube quelconque
caylus-deniers =
    { $number ->
        [one] { $number } denier
       *[other] { $number } deniers
    }
caylus-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
caylus-favors =
    { $number ->
        [one] { $number } faveur du Roi
       *[other] { $number } faveurs du Roi
    }
# A worker on a building, in a list.
caylus-worker-on =
    { $who ->
        [you] vous { $at }
       *[other] { $name } { $at }
    }

## Bots and options

caylus-option-edition = Édition
caylus-option-edition-jeweler = Avec le Joaillier
caylus-option-edition-jeweler-about = Le tirage récent, avec le Joaillier parmi les bâtiments en pierre.
caylus-option-edition-premium = Premium
caylus-option-edition-premium-about = L’édition Premium, sans le Joaillier.
caylus-option-edition-first = Premier tirage
caylus-option-edition-first-about = Sans le Joaillier. L’Église rapporte 4 points, et le Tailleur donne 2 points contre 1 tissu.
caylus-option-favor = Faveurs du Roi
caylus-option-favor-full = Tableau de faveur
caylus-option-favor-full-about = Chaque faveur fait avancer un marqueur sur l’une des quatre lignes : points, deniers, cubes ou bâtiments.
caylus-option-favor-light = 3 points chacune
caylus-option-favor-light-about = Pas de tableau : chaque faveur vaut aussitôt 3 points.

## What things do

# $subject: "it" where the building was named in the sentence before, otherwise "none".
# $options: how many productions there are to choose from.
caylus-effect-produce =
    { $subject ->
        [it] Vous y recevez
       *[none] Donne
    } { $options ->
        [1] { $cubes }.
       *[other] { $cubes }, au choix.
    }
caylus-effect-sell =
    { $subject ->
        [it] Vous y vendez 1 cube quelconque pour { $deniers }.
       *[none] Vous achète 1 cube quelconque pour { $deniers }.
    }
caylus-effect-peddle =
    { $subject ->
        [it] Vous y achetez
       *[none] Vend
    } 1 cube (pas d’or) pour { $deniers }.
caylus-effect-peddle-two =
    { $subject ->
        [it] Vous y achetez
       *[none] Vend
    } 1 cube (pas d’or) pour { $deniers }, ou 2 pour { $two }.
caylus-effect-deals =
    { $subject ->
        [it] Vous y recevez
       *[none] Donne
    } { $small }, ou { $big }.
caylus-effect-transmute =
    { $subject ->
        [it] Vous y recevez
       *[none] Donne
    } 1 or contre 2 autres cubes, ou 2 or contre 4.
caylus-effect-build =
    { $subject ->
        [it] Vous y construisez
       *[none] Construit
    } { $class ->
        [wood] un bâtiment en bois à son prix.
        [stone] un bâtiment en pierre à son prix.
       *[prestige] un bâtiment de prestige à son prix, sur l’une de vos résidences.
    }
caylus-effect-residence =
    { $subject ->
        [it] Vous y faites
       *[none] Fait
    } d’un bâtiment neutre, ou de l’un de vos bâtiments en bois ou en pierre, votre résidence, pour { $price }.
caylus-effect-none = N’accueille aucun ouvrier.
caylus-effect-income = Ajoute { $deniers } au revenu de son propriétaire.
caylus-effect-gate = Quand la Porte est activée, l’ouvrier va gratuitement sur toute place permise.
caylus-effect-post = Donne 3 deniers.
caylus-effect-guild = Déplace gratuitement le prévôt de 3 cases au plus, en avant ou en arrière.
caylus-effect-joust = Donne 1 faveur du Roi contre 1 denier et 1 tissu.
caylus-effect-stables = Qui vient ici prend les premières places de l’ordre du tour, dans l’ordre d’arrivée.
caylus-effect-inn = L’ouvrier passe à la place de droite. Qui s’y trouve paie 1 denier pour chaque placement.
caylus-effect-castle = Ici, vous donnez des lots, chacun de nourriture et de deux autres cubes, tous différents, et construisez une maison pour chaque lot. Qui n’en donne aucun perd 2 points.
caylus-deal = { $get } contre { $pay }
caylus-tile-sentence = Coûte { $cost }. Qui construit cette tuile reçoit { $wins }.
caylus-line-A = points
caylus-line-B = deniers
caylus-line-C = cubes
caylus-line-D = bâtiments
caylus-favor-effect = Ligne { $letter } ({ $line }), colonne { $column } : { $effect }.
caylus-favor-C1 = 1 nourriture
caylus-favor-C2 = 1 bois ou 1 pierre
caylus-favor-C3 = 1 tissu
caylus-favor-C4 = 2 cubes (pas d’or) contre 1 cube quelconque
caylus-favor-C5 = 1 or
caylus-favor-D1 = rien
caylus-favor-D2 = un bâtiment en bois pour 1 bois de moins
caylus-favor-D3 = un bâtiment en pierre pour 1 pierre de moins
caylus-favor-D4 = une résidence pour 1 tissu seulement
caylus-favor-D5 = un bâtiment de prestige à son prix

## What is asked: the title

caylus-title-placement = Placez un ouvrier ou passez
caylus-title-gate = Déplacez votre ouvrier de la Porte
caylus-title-guild = Déplacez le prévôt
caylus-title-joust = Voulez-vous jouter ?
caylus-title-inn = Restez à l’Auberge ou quittez-la
caylus-title-provost = Déplacez le prévôt ou laissez-le
caylus-title-production = Que prenez-vous ?
caylus-title-owners-cube = Prenez un cube en tant que propriétaire
caylus-title-build =
    { $class ->
        [wood] Construisez un bâtiment en bois ou renoncez
        [stone] Construisez un bâtiment en pierre ou renoncez
       *[prestige] Construisez un bâtiment de prestige ou renoncez
    }
caylus-title-residence = Créez une résidence ou renoncez
caylus-title-market = Vendez un cube ou renoncez
caylus-title-peddler = Achetez des cubes ou renoncez
caylus-title-deal = Faites un échange ou renoncez
caylus-title-alchemist = Fabriquez de l’or ou renoncez
caylus-title-castle = Donnez un lot ou terminez
caylus-title-line = Choisissez une ligne du tableau de faveur
caylus-title-column = Utilisez la faveur ou renoncez
caylus-title-favor-building = Construisez par la faveur ou renoncez

## What is asked: the facts

caylus-text-placement = { $deniers } la place.
caylus-text-placement-inn = { $deniers } la place, où que vous alliez : vous tenez l’Auberge.
caylus-text-placement-own-one = { $deniers } la place, 1 sur votre { $building }.
caylus-text-placement-own = { $deniers } la place, 1 dans vos propres bâtiments.
caylus-text-placement-only-own = Vous ne pouvez payer que vos propres bâtiments, 1 denier chacun.
caylus-text-pass-first = En passant, vous prenez la place 1 et gagnez 1 denier.
caylus-text-pass = En passant, vous prenez la place { $place }.
caylus-text-gate = Il va gratuitement sur toute place permise, ou rentre chez vous.
caylus-text-guild = La Guilde des marchands vous permet de le déplacer gratuitement de 3 cases au plus, en avant ou en arrière.
caylus-text-provost = 1 denier par case, 3 cases au plus.
caylus-text-provost-at = Il se trouve { $at }.
caylus-text-provost-after =
    { $number ->
        [0] Personne ne peut le déplacer après vous.
        [one] Après vous, { $names } peut encore le déplacer.
       *[other] Après vous, { $names } peuvent encore le déplacer.
    }
caylus-text-joust = 1 denier et 1 tissu contre une faveur du Roi. Vous avez { $deniers } et { $cloth }.
caylus-text-inn = Personne n’est venu prendre votre place. Si vous restez, vous continuez à payer 1 denier pour chaque placement, avec un ouvrier de moins en main.
caylus-text-building = Votre ouvrier est { $at }.
caylus-text-owners-cube = { $name } a travaillé { $at } : vous recevez donc l’un des cubes produits.
caylus-text-build-space = La tuile va sur la case { $space }, la première qui soit libre.
caylus-text-build-residence = La résidence disparaît, et son revenu avec elle.
caylus-text-castle = Un lot, c’est de la nourriture et deux autres cubes, tous différents. Chaque lot construit une maison dans { $id ->
        [dungeon] le Donjon
        [walls] les Murailles
       *[towers] les Tours
    } pour { $points }.
caylus-text-castle-given =
    { $number ->
        [one] Vous avez donné { $number } lot.
       *[other] Vous avez donné { $number } lots.
    }
caylus-text-castle-none = Sans aucun lot, vous perdez 2 points.
caylus-text-castle-hand = Vous avez { $cubes }.
caylus-text-line-joust = Vous avez { $favors } grâce au Champ de joute.
caylus-text-line-batches = Vous avez { $favors } pour avoir donné le plus de lots au château.
caylus-text-line-count = Vous avez { $favors } grâce au décompte { $id ->
        [dungeon] du Donjon
        [walls] des Murailles
       *[towers] des Tours
    }.
caylus-text-line-built = Vous avez { $favors } grâce à ce que vous avez construit.
caylus-text-line-open = Le marqueur de la ligne avance d’une colonne, et vous pouvez utiliser un effet jusqu’à lui. Les colonnes 1 à { $columns } sont ouvertes ; chaque ligne ne sert qu’une fois par phase.
caylus-text-column = Sur la ligne { $letter } ({ $line }), votre marqueur est en colonne { $column } : utilisez un effet jusqu’à lui.
caylus-text-favor-building = Vous pouvez construire { $offers }.

## What others wait for

caylus-waiting-placement =
    { $who ->
        [you] Vous choisissez une place…
       *[other] { $name } choisit une place…
    }
caylus-waiting-gate =
    { $who ->
        [you] Vous déplacez un ouvrier de la Porte…
       *[other] { $name } déplace un ouvrier de la Porte…
    }
caylus-waiting-guild =
    { $who ->
        [you] Vous déplacez le prévôt avec la Guilde…
       *[other] { $name } déplace le prévôt avec la Guilde…
    }
caylus-waiting-joust =
    { $who ->
        [you] Vous songez à jouter…
       *[other] { $name } songe à jouter…
    }
caylus-waiting-inn =
    { $who ->
        [you] Vous songez à quitter l’Auberge…
       *[other] { $name } songe à quitter l’Auberge…
    }
caylus-waiting-provost =
    { $who ->
        [you] Vous réfléchissez au prévôt…
       *[other] { $name } réfléchit au prévôt…
    }
caylus-waiting-production =
    { $who ->
        [you] Vous choisissez une production…
       *[other] { $name } choisit une production…
    }
caylus-waiting-owners-cube =
    { $who ->
        [you] Vous choisissez un cube en tant que propriétaire…
       *[other] { $name } choisit un cube en tant que propriétaire…
    }
caylus-waiting-build =
    { $who ->
        [you] Vous choisissez une construction…
       *[other] { $name } choisit une construction…
    }
caylus-waiting-residence =
    { $who ->
        [you] Vous êtes chez le Notaire…
       *[other] { $name } est chez le Notaire…
    }
caylus-waiting-market =
    { $who ->
        [you] Vous êtes au Marché…
       *[other] { $name } est au Marché…
    }
caylus-waiting-peddler =
    { $who ->
        [you] Vous êtes chez le Colporteur…
       *[other] { $name } est chez le Colporteur…
    }
caylus-waiting-deal =
    { $who ->
        [you] Vous songez à un échange…
       *[other] { $name } songe à un échange…
    }
caylus-waiting-alchemist =
    { $who ->
        [you] Vous êtes chez l’Alchimiste…
       *[other] { $name } est chez l’Alchimiste…
    }
caylus-waiting-castle =
    { $who ->
        [you] Vous donnez des lots au château…
       *[other] { $name } donne des lots au château…
    }
caylus-waiting-line =
    { $who ->
        [you] Vous choisissez une faveur du Roi…
       *[other] { $name } choisit une faveur du Roi…
    }
caylus-waiting-column =
    { $who ->
        [you] Vous utilisez une faveur du Roi…
       *[other] { $name } utilise une faveur du Roi…
    }
caylus-waiting-favor-building =
    { $who ->
        [you] Vous construisez par une faveur du Roi…
       *[other] { $name } construit par une faveur du Roi…
    }

## The provost’s reach

# $number: how many workers.
caylus-reach-not =
    { $number ->
        [one] Votre ouvrier { $at } ne travaillera pas.
       *[other] Vos ouvriers { $at } ne travailleront pas.
    }
caylus-reach-all =
    { $number ->
        [one] Votre ouvrier { $at } travaillera.
       *[other] Tous vos ouvriers travailleront.
    }
caylus-reach-others = Au-delà de lui : { $list }.
caylus-within-reach = À portée : le prévôt est sur la case { $space }.
caylus-beyond-reach = Au-delà du prévôt, qui est sur la case { $space } : ce bâtiment n’est activé que s’il avance.

## Planning

caylus-plan = Prix compris : { $deals }.
caylus-plan-cubes =
    { $number ->
        [one] 1 cube au choix
       *[other] { $number } cubes au choix
    }
caylus-plan-no-gain = rien
caylus-plan-build = Vos cubes suffiraient pour : { $tiles }.
caylus-plan-nothing = Avec ce que vous avez maintenant, cela ne rapporterait rien.
caylus-plan-batches =
    { $number ->
        [one] Vous avez 1 lot en main : { $points }.
       *[other] Vous avez { $number } lots en main : { $points }.
    }
# $missing: "food" or "others".
caylus-plan-no-batch =
    { $missing ->
        [food] Vous n’avez aucun lot : il manque de la nourriture.
       *[others] Vous n’avez aucun lot : outre la nourriture, il faut deux autres cubes différents.
    }
caylus-plan-missing = Il vous manque { $cubes }.
caylus-bailiff-goes = À la fin du tour, il avance de 2 cases si le prévôt est devant lui, sinon de 1.
# $settled: 1 if nobody can move the provost any more.
caylus-bailiff-next =
    { $settled ->
        [1] Ce tour-ci, le bailli avancera de { $number ->
            [one] 1 case
           *[other] { $number } cases
        }, jusqu’à la case { $space }.
       *[0] D’après la place actuelle du prévôt, le bailli avancera de { $number ->
            [one] 1 case
           *[other] { $number } cases
        }, jusqu’à la case { $space }.
    }
caylus-bailiff-count =
    Prochain décompte : { $section }, { $number ->
        [one] 1 case
       *[other] { $number } cases
    } plus loin.
caylus-provost-does = Les ouvriers des cases 1 à { $space } travailleront, ceux au-delà non.
caylus-provost-moved = Après les bâtiments spéciaux, chacun, dans l’ordre où l’on a passé, peut le déplacer de 3 cases au plus, pour 1 denier chacune.
caylus-count-done = Cette partie du château a été décomptée.
caylus-count-when = Il a lieu quand le bailli atteint la case { $space }, ou quand les { $size } maisons sont construites.
caylus-count-away =
    Le bailli en est à { $number ->
        [one] 1 case
       *[other] { $number } cases
    }.
caylus-count-soonest =
    { $turns ->
        [0] Décompte au plus tôt : à la fin de ce tour.
        [1] Décompte au plus tôt : à la fin du tour prochain, ou de celui-ci si toutes les maisons sont construites.
       *[other] Décompte au plus tôt : à la fin du tour { $turn }, ou dès que toutes les maisons sont construites.
    }
caylus-count-lost = En l’état, il vous coûterait { $points } : vous n’y avez aucune maison.
caylus-count-nothing = En l’état, il ne vous rapporterait rien : vous y avez 1 maison.
caylus-count-won = En l’état, vos { $houses } maisons vous rapporteraient { $favors }.

## Buttons

caylus-short-pass = Passer
caylus-short-recall = Récupérer
# $way: "on", "back" or "stay".
caylus-short-provost =
    { $way ->
        [on] Prévôt : { $number } en avant
        [back] Prévôt : { $number } en arrière
       *[stay] Le laisser
    }
caylus-short-joust = Jouter
caylus-short-stay = Rester
caylus-short-leave = Quitter
caylus-short-sell = Vendre 1 { $cube }
caylus-short-buy = Acheter { $cubes }
# Where there is no building that offers deals. $size: "small" or "big".
caylus-short-deal =
    { $size ->
        [small] Le petit échange
       *[big] Le grand échange
    }
caylus-short-build = Construire { $id ->
        [workshop] l’
        [alchemist] l’
        [architect] l’
        [hotel] l’
        [church] l’
        [university] l’
        [n-farm] la{" "}
        [n-forest] la{" "}
        [n-sawmill] la{" "}
        [n-quarry] la{" "}
        [gold-mine] la{" "}
        [farm-food] la{" "}
        [farm-cloth] la{" "}
        [sawmill] la{" "}
        [quarry] la{" "}
        [stone-farm] la{" "}
        [bank] la{" "}
        [statue] la{" "}
        [library] la{" "}
        [cathedral] la{" "}
        [residence] la{" "}
       *[other] le{" "}
    }{ $tile }
caylus-short-build-paying = Construire { $id ->
        [workshop] l’
        [alchemist] l’
        [architect] l’
        [hotel] l’
        [church] l’
        [university] l’
        [n-farm] la{" "}
        [n-forest] la{" "}
        [n-sawmill] la{" "}
        [n-quarry] la{" "}
        [gold-mine] la{" "}
        [farm-food] la{" "}
        [farm-cloth] la{" "}
        [sawmill] la{" "}
        [quarry] la{" "}
        [stone-farm] la{" "}
        [bank] la{" "}
        [statue] la{" "}
        [library] la{" "}
        [cathedral] la{" "}
        [residence] la{" "}
       *[other] le{" "}
    }{ $tile }, avec 1 { $cube }
caylus-short-build-on = Construire { $id ->
        [workshop] l’
        [alchemist] l’
        [architect] l’
        [hotel] l’
        [church] l’
        [university] l’
        [n-farm] la{" "}
        [n-forest] la{" "}
        [n-sawmill] la{" "}
        [n-quarry] la{" "}
        [gold-mine] la{" "}
        [farm-food] la{" "}
        [farm-cloth] la{" "}
        [sawmill] la{" "}
        [quarry] la{" "}
        [stone-farm] la{" "}
        [bank] la{" "}
        [statue] la{" "}
        [library] la{" "}
        [cathedral] la{" "}
        [residence] la{" "}
       *[other] le{" "}
    }{ $tile }, case { $space }
caylus-short-residence = Résidence : { $tile } ({ $space })
caylus-short-batch = Lot : { $cubes }
caylus-short-done = Terminer
caylus-short-line = { $letter } : { $line }
caylus-short-line-nothing = rien encore
caylus-short-skip = Renoncer
# Above the reason why something is not allowed.
caylus-not-place = Pas { $place }
caylus-not = Pas maintenant : { $label }

## What a choice means

# $which: "first", "last" or "between".
caylus-long-pass =
    { $which ->
        [first] Vous ne placez plus d’ouvrier ce tour-ci et prenez 1 denier. Les places deviennent plus chères pour les autres, et vous déplacerez le prévôt avant eux.
        [last] Vous ne placez plus d’ouvrier ce tour-ci. Vous déplacerez le prévôt après tous les autres.
       *[between] Vous ne placez plus d’ouvrier ce tour-ci et prenez la place { $number } de l’échelle de fin de pose.
    }
caylus-long-place = Un ouvrier va sur { $place } pour { $deniers }{ $end }
caylus-long-move = L’ouvrier va gratuitement sur { $place }{ $end }
caylus-long-owner =
    { $who ->
        [you] Vous marquez aussitôt 1 point.
       *[other] { $name } marque aussitôt 1 point.
    }
caylus-long-recall = L’ouvrier rentre chez vous et ne fait rien ce tour-ci.
caylus-long-provost =
    { $way ->
        [stay] Le prévôt reste { $at }.
        [on] Le prévôt avance sur { $place }.
       *[back] Le prévôt recule sur { $place }.
    }
caylus-long-stay = Votre ouvrier reste : chaque placement vous coûte 1 denier au prochain tour aussi.
caylus-long-leave = Votre ouvrier rentre, et vous pourrez le placer au prochain tour, au prix habituel.
caylus-long-get = Vous recevez { $get }.
caylus-long-pay = Vous payez { $pay }.
caylus-long-trade = Vous recevez { $get } contre { $pay }.
# $on: "road" or "residence".
caylus-long-build =
    { $on ->
        [road] La tuile va sur la case { $space }.
       *[residence] La tuile remplace votre résidence de la case { $space }.
    }
# $was: "own" if the tile was the builder’s own, so that it goes back to the stock, or "neutral".
caylus-long-residence =
    { $was ->
        [own] Votre résidence remplace { $place }, qui retourne au stock. Elle ajoute 1 denier à votre revenu.
       *[neutral] Votre résidence remplace { $place }, qui quitte le jeu. Elle ajoute 1 denier à votre revenu.
    }
caylus-long-residence-later =
    { $was ->
        [own] Un ouvrier se trouve { $at } : ce sera votre résidence, pour 2 points, quand tous les bâtiments auront été activés, et la tuile retournera au stock.
       *[neutral] Un ouvrier se trouve { $at } : ce sera votre résidence, pour 2 points, quand tous les bâtiments auront été activés.
    }
caylus-long-batch = La maison se dresse dans { $id ->
        [dungeon] le Donjon
        [walls] les Murailles
       *[towers] les Tours
    }.
caylus-long-no-batch = Vous ne donnez aucun lot et perdez { $points }.
caylus-long-done = Vous ne donnez plus de lot ce tour-ci.
caylus-long-line = Votre marqueur avance en colonne { $column }.
caylus-long-line-stays = Votre marqueur reste en colonne { $column }.
caylus-long-line-nothing = Il n’y a encore rien à y utiliser.
caylus-long-line-use =
    { $number ->
        [one] Vous pouvez y utiliser : { $effects }.
       *[other] Vous pouvez y utiliser l’un de ces effets : { $effects }.
    }
caylus-long-skip = Vous n’utilisez rien de tout cela.
# Quand quelqu’un s’apprête à renoncer.
caylus-gives-away = Vous pourriez avoir { $get } sans rien payer, et vous y renoncez.

## What happened

caylus-tell-turn = Tour { $turn } : { $names }
caylus-tell-phase = { $phase }
caylus-tell-income-same = Tout le monde prend { $deniers } de revenu.
caylus-tell-income = Revenu en deniers : { $list }.
caylus-tell-income-item =
    { $who ->
        [you] vous { $number }
       *[other] { $name } { $number }
    }
# $number: the price, told only when it is more than 1. $end: ", en deuxième position." or ".". $owner: who scores.
caylus-tell-placed =
    { $who ->
        [you] Vous vous placez sur { $place }
       *[other] { $name } se place sur { $place }
    }{ $number ->
        [1] {""}
       *[other] {" "}pour { $deniers }
    }{ $end }{ $owner ->
        [nobody] {""}
        [you] {" "}Vous marquez 1 point.
       *[other] {" "}{ $owner-name } marque 1 point.
    }
caylus-tell-moved =
    { $who ->
        [you] Vous quittez la Porte pour { $place }{ $end }
       *[other] { $name } quitte la Porte pour { $place }{ $end }
    }{ $owner ->
        [nobody] {""}
        [you] {" "}Vous marquez 1 point.
       *[other] {" "}{ $owner-name } marque 1 point.
    }
caylus-tell-passed-first =
    { $who ->
        [you] Vous passez en premier et prenez { $deniers }.
       *[other] { $name } passe en premier et prend { $deniers }.
    }
caylus-tell-passed =
    { $who ->
        [you] Vous passez
       *[other] { $name } passe
    }{ $place ->
        [2] {" "}en deuxième.
        [3] {" "}en troisième.
        [4] {" "}en quatrième.
       *[other] {" "}en cinquième.
    }
caylus-tell-post =
    { $who ->
        [you] Vous prenez { $deniers } au Comptoir.
       *[other] { $name } prend { $deniers } au Comptoir.
    }
caylus-tell-recalled =
    { $who ->
        [you] Vous récupérez votre ouvrier de la Porte.
       *[other] { $name } récupère son ouvrier de la Porte.
    }
caylus-tell-order = Ordre du tour après les Écuries : { $names }.
caylus-tell-inn-entered =
    { $who ->
        [you] Vous prenez la place de droite de l’Auberge : 1 denier pour chaque placement.
       *[other] { $name } prend la place de droite de l’Auberge : 1 denier pour chaque placement.
    }
caylus-tell-inn-entered-sending =
    { $who ->
        [you] Vous prenez la place de droite de l’Auberge et chassez { $owner-name }.
       *[other] { $owner ->
            [you] { $name } prend la place de droite de l’Auberge et vous chasse.
           *[other] { $name } prend la place de droite de l’Auberge et chasse { $owner-name }.
        }
    }
caylus-tell-inn-kept =
    { $who ->
        [you] Vous restez à l’Auberge.
       *[other] { $name } reste à l’Auberge.
    }
caylus-tell-inn-left =
    { $who ->
        [you] Vous quittez l’Auberge.
       *[other] { $name } quitte l’Auberge.
    }
# $number: how many spaces; $way: "on" or "back".
caylus-tell-provost =
    { $who ->
        [you] Vous payez { $deniers } et { $way ->
            [on] avancez
           *[back] reculez
        }
       *[other] { $name } paie { $deniers } et { $way ->
            [on] avance
           *[back] recule
        }
    } le prévôt sur { $place }.
caylus-tell-provost-guild =
    { $who ->
        [you] Avec la Guilde, vous { $way ->
            [on] avancez
           *[back] reculez
        }
       *[other] Avec la Guilde, { $name } { $way ->
            [on] avance
           *[back] recule
        }
    } le prévôt { $number ->
        [one] d’une case, sur { $place }.
       *[other] de { $number } cases, sur { $place }.
    }
caylus-tell-provost-stays =
    { $who ->
        [you] Vous laissez le prévôt où il est.
       *[other] { $name } laisse le prévôt où il est.
    }
caylus-tell-produced =
    { $who ->
        [you] Vous prenez { $get } { $at }.
       *[other] { $name } prend { $get } { $at }.
    }
caylus-tell-owners-cube =
    { $who ->
        [you] En tant que propriétaire, vous prenez { $cubes }.
       *[other] En tant que propriétaire, { $name } prend { $cubes }.
    }
caylus-tell-sold =
    { $who ->
        [you] Vous vendez { $pay } { $at } pour { $get }.
       *[other] { $name } vend { $pay } { $at } pour { $get }.
    }
caylus-tell-bought =
    { $who ->
        [you] Vous achetez { $get } { $at } pour { $pay }.
       *[other] { $name } achète { $get } { $at } pour { $pay }.
    }
caylus-tell-traded =
    { $who ->
        [you] Vous donnez { $pay } { $at } contre { $get }.
       *[other] { $name } donne { $pay } { $at } contre { $get }.
    }
caylus-tell-idle =
    { $who ->
        [you] Vous ne faites rien { $at }.
       *[other] { $name } ne fait rien { $at }.
    }
caylus-tell-beyond = Au-delà du prévôt, et sans effet : { $list }.
# $number: how many royal favours.
caylus-tell-built =
    { $who ->
        [you] Vous construisez
       *[other] { $name } construit
    } { $id ->
        [workshop] l’
        [alchemist] l’
        [architect] l’
        [hotel] l’
        [church] l’
        [university] l’
        [n-farm] la{" "}
        [n-forest] la{" "}
        [n-sawmill] la{" "}
        [n-quarry] la{" "}
        [gold-mine] la{" "}
        [farm-food] la{" "}
        [farm-cloth] la{" "}
        [sawmill] la{" "}
        [quarry] la{" "}
        [stone-farm] la{" "}
        [bank] la{" "}
        [statue] la{" "}
        [library] la{" "}
        [cathedral] la{" "}
        [residence] la{" "}
       *[other] le{" "}
    }{ $tile } sur la case { $space } pour { $cubes }{ $number ->
        [0] .
       *[other] , et { $who ->
            [you] recevez { $favors }.
           *[other] reçoit { $favors }.
        }
    }
caylus-tell-residence-planned =
    { $who ->
        [you] Vous transformerez { $place } en résidence quand tous les bâtiments auront été activés.
       *[other] { $name } transformera { $place } en résidence quand tous les bâtiments auront été activés.
    }
caylus-tell-residence =
    { $who ->
        [you] Vous transformez { $place } en résidence.
       *[other] { $name } transforme { $place } en résidence.
    }
caylus-tell-house =
    { $who ->
        [you] Vous construisez une maison
       *[other] { $name } construit une maison
    } dans { $id ->
        [dungeon] le Donjon
        [walls] les Murailles
       *[towers] les Tours
    } avec { $cubes }.
# $number: how many points are lost, which is 0 for somebody who has none.
caylus-tell-no-batch =
    { $who ->
        [you] Vous ne donnez aucun lot au château
       *[other] { $name } ne donne aucun lot au château
    }{ $number ->
        [0] .
       *[other] {" "}et { $who ->
            [you] perdez { $points }.
           *[other] perd { $points }.
        }
    }
caylus-tell-no-room =
    { $who ->
        [you] Vous trouvez les Tours pleines et ne donnez aucun lot.
       *[other] { $name } trouve les Tours pleines et ne donne aucun lot.
    }
caylus-tell-most-batches =
    { $who ->
        [you] Vous avez donné le plus de lots et recevez { $favors }.
       *[other] { $name } a donné le plus de lots et reçoit { $favors }.
    }
caylus-tell-joust =
    { $who ->
        [you] Vous joutez : 1 denier et 1 tissu contre une faveur du Roi.
       *[other] { $name } joute : 1 denier et 1 tissu contre une faveur du Roi.
    }
caylus-tell-no-joust =
    { $who ->
        [you] Vous ne joutez pas.
       *[other] { $name } ne joute pas.
    }
caylus-tell-line =
    { $who ->
        [you] Votre faveur va sur la ligne { $letter } ({ $line }), colonne { $column }.
       *[other] { $name } place sa faveur sur la ligne { $letter } ({ $line }), colonne { $column }.
    }
caylus-tell-line-nothing =
    { $who ->
        [you] Votre faveur va sur la ligne { $letter } ({ $line }), colonne { $column }, et rien n’est utilisé.
       *[other] { $name } place sa faveur sur la ligne { $letter } ({ $line }), colonne { $column }, et rien n’est utilisé.
    }
caylus-tell-favor =
    { $who ->
        [you] La faveur vous donne { $get }.
       *[other] Par la faveur, { $name } reçoit { $get }.
    }
caylus-tell-favor-exchange =
    { $who ->
        [you] La faveur vous donne { $get } contre { $pay }.
       *[other] Par la faveur, { $name } reçoit { $get } contre { $pay }.
    }
caylus-tell-favor-unused =
    { $who ->
        [you] Vous n’utilisez rien de la faveur.
       *[other] { $name } n’utilise rien de la faveur.
    }
# $number: how many favours.
caylus-tell-favors-lost =
    { $who ->
        [you] Vous avez utilisé les quatre lignes dans cette phase et perdez { $favors }.
       *[other] { $name } a utilisé les quatre lignes dans cette phase et perd { $favors }.
    }
caylus-tell-bailiff = Le bailli avance sur { $place }, et le prévôt le rejoint.
# $id: "dungeon", "walls" or "towers".
caylus-tell-count =
    { $id ->
        [dungeon] Décompte du { $section }.
       *[other] Décompte des { $section }.
    }
# $number: how many points are lost, which is 0 for somebody who has none.
caylus-tell-counted-none =
    { $who ->
        [you] Vous n’y avez aucune maison
       *[other] { $name } n’y a aucune maison
    }{ $number ->
        [0] .
       *[other] {" "}et { $who ->
            [you] perdez { $points }.
           *[other] perd { $points }.
        }
    }
caylus-tell-counted =
    { $who ->
        [you] Vous y avez
       *[other] { $name } y a
    }{ $houses ->
        [one] {" "}{ $houses } maison.
       *[other] {" "}{ $houses } maisons.
    }
caylus-tell-counted-favors =
    { $who ->
        [you] Vous y avez { $houses } maisons et recevez { $favors }.
       *[other] { $name } y a { $houses } maisons et reçoit { $favors }.
    }
# $list: points for what is left, by what they are for.
caylus-tell-bonus =
    { $who ->
        [you] Ce qui vous reste vaut { $points } : { $list }.
       *[other] Ce qui reste à { $name } vaut { $points } : { $list }.
    }
caylus-bonus-gold = { $number } pour l’or
caylus-bonus-cubes = { $number } pour les autres cubes
caylus-bonus-deniers = { $number } pour les deniers
caylus-tell-game-over = La partie est terminée.

## Where points come from. Their first letters stand in the bars of the end page: no two may be the same.

caylus-source-castle = Château
caylus-source-buildings = Bâtiments
caylus-source-prestige = Prestige
caylus-source-owner = Visites
caylus-source-deals = Échanges
caylus-source-favor = Faveur
caylus-source-left-over = Restes

## Keys: a letter each. U takes back and ? asks why not. Cubes have the letters that are drawn on them.

caylus-key-pass = S
caylus-key-recall = R
caylus-key-stay = R
caylus-key-leave = Q
caylus-key-gate = O
caylus-key-post = T
caylus-key-guild = G
caylus-key-joust = J
caylus-key-stables = E
caylus-key-inn = A
caylus-key-castle = C
caylus-key-cube-F = N
caylus-key-cube-W = B
caylus-key-cube-S = P
caylus-key-cube-C = T
caylus-key-cube-G = O

## What is asked, and why something is not allowed

caylus-reason-ask-placement = Placez un ouvrier ou passez.
caylus-reason-ask-gate = Déplacez l’ouvrier de la Porte, ou récupérez-le.
caylus-reason-ask-guild = La Guilde des marchands déplace le prévôt de 0 à 3 cases.
caylus-reason-ask-joust = Donnez 1 denier et 1 tissu contre une faveur du Roi, ou renoncez.
caylus-reason-ask-inn = Restez à l’Auberge ou quittez-la.
caylus-reason-ask-provost = Déplacez le prévôt de 3 cases au plus, à 1 denier la case, ou laissez-le.
caylus-reason-ask-production = Prenez l’une des productions du bâtiment.
caylus-reason-ask-owners-cube = Prenez l’un des cubes que donne votre bâtiment.
caylus-reason-ask-build = Construisez un bâtiment à son prix, ou renoncez.
caylus-reason-ask-residence = Transformez une tuile en résidence, ou renoncez.
caylus-reason-ask-market = Vendez un cube, ou renoncez.
caylus-reason-ask-peddler = Achetez des cubes, ou renoncez.
caylus-reason-ask-deal = Faites l’un des deux échanges de la tuile, ou renoncez.
caylus-reason-ask-alchemist = Payez deux cubes pour un or, ou quatre pour deux, ou renoncez.
caylus-reason-ask-castle = Donnez un lot de nourriture et de deux autres cubes, tous différents, ou terminez.
caylus-reason-ask-line = Choisissez une ligne du tableau de faveur.
caylus-reason-ask-column = Utilisez un effet de la ligne jusqu’à votre marqueur, ou renoncez.
caylus-reason-ask-favor-building = Construisez par la faveur, ou renoncez.
caylus-reason-over = La partie est terminée.
caylus-reason-not-your-turn = C’est à quelqu’un d’autre de jouer.
caylus-reason-no-worker = Vous n’avez plus d’ouvrier en main.
caylus-reason-too-dear = Vous ne pouvez pas payer : un ouvrier coûte 1 denier, plus 1 par joueur ayant passé.
caylus-reason-too-dear-for-two = Vous ne pouvez pas payer : quand l’autre joueur a passé, un ouvrier coûte 3 deniers.
caylus-reason-occupied = Un ouvrier s’y trouve déjà.
caylus-reason-nothing-built = Rien n’y est construit.
caylus-reason-no-workplace = Les résidences et les bâtiments de prestige n’accueillent aucun ouvrier.
caylus-reason-no-stables-for-two = À deux joueurs, on n’utilise pas les Écuries.
caylus-reason-one-worker-in-stables = Vous avez déjà un ouvrier aux Écuries, et chaque joueur ne peut en avoir qu’un.
caylus-reason-stables-full = Les trois places des Écuries sont prises.
caylus-reason-inn-taken = La place de gauche de l’Auberge est prise.
caylus-reason-already-in-inn = Depuis la Porte, nul ne va à l’Auberge s’il y est déjà présent, sur la place de droite.
caylus-reason-one-worker-in-castle = Vous avez déjà un ouvrier au château, et chaque joueur ne peut en avoir qu’un.
caylus-reason-off-the-road = Le prévôt reste sur la route, de la case 1 à la case 28.
caylus-reason-provost-too-dear = Vous ne pouvez pas payer : le prévôt coûte 1 denier par case et avance ou recule de 3 cases au plus.
caylus-reason-production-compulsory = Il faut prendre ce que donne un bâtiment.
caylus-reason-not-produced = Le bâtiment ne donne pas cela.
caylus-reason-not-owners-cube = Le propriétaire prend l’un des cubes que donne le bâtiment.
caylus-reason-no-such-cube = Vous n’avez pas de tels cubes.
caylus-reason-no-gold-here = Les Colporteurs ne vendent pas d’or.
caylus-reason-cannot-buy = Vous ne pouvez pas payer, ou ce Colporteur ne vend qu’un cube.
caylus-reason-cannot-pay-deal = Vous ne pouvez pas payer cet échange.
caylus-reason-wrong-class = Les Charpentiers construisent des bâtiments en bois, les Maçons des bâtiments en pierre, les Architectes des bâtiments de prestige.
caylus-reason-not-in-stock = La tuile n’est pas dans le stock.
caylus-reason-cannot-pay-tile = Vos cubes ne couvrent pas le prix de la tuile.
caylus-reason-price-spelling = Dites avec quoi vous payez : le Marché et le Colporteur coûtent un cube de votre choix, et un bâtiment de prestige se pose sur une résidence de votre choix.
caylus-reason-road-full = Il ne reste aucune case libre sur la route.
caylus-reason-no-residence = Un bâtiment de prestige remplace l’une de vos résidences, et vous n’en avez pas là.
caylus-reason-not-transformable = Seul un bâtiment neutre, ou l’un de vos bâtiments en bois ou en pierre, peut devenir votre résidence.
caylus-reason-never-the-notary = Le Notaire ne devient jamais une résidence.
caylus-reason-cannot-pay-residence = Vous ne pouvez pas payer : une résidence coûte 1 tissu et 1 denier.
caylus-reason-cannot-pay-favor-residence = Vous ne pouvez pas payer : une résidence par faveur coûte 1 tissu.
caylus-reason-already-planned = Cette tuile doit déjà devenir une résidence, quand tous les bâtiments auront été activés.
caylus-reason-no-batch = Un lot, c’est de la nourriture et deux autres cubes, tous différents.
caylus-reason-no-such-cubes-for-batch = Vous n’avez pas les cubes de ce lot.
caylus-reason-towers-full = Les Tours sont pleines.
caylus-reason-line-used = Vous avez déjà utilisé cette ligne dans cette phase.
caylus-reason-beyond-marker = Votre marqueur n’est pas encore arrivé là sur cette ligne.
caylus-reason-no-cube-to-exchange = Vous n’avez pas de tel cube à échanger.
caylus-reason-no-gold-in-exchange = Un cube s’échange contre deux autres, et aucun des deux n’est de l’or.

## The whole game in sentences

caylus-described-specials = Avant le pont
caylus-described-road = La route
caylus-described-officers = Le prévôt est sur la case { $provost }, le bailli sur la case { $bailiff }.
caylus-described-player =
    { $who ->
        [you] Vous avez { $points }, { $deniers }, { $cubes } et { $workers } ouvriers sur 6 en main.
       *[other] { $name } a { $points }, { $deniers }, { $cubes } et { $workers } ouvriers sur 6 en main.
    }
caylus-described-no-cubes = aucun cube
caylus-described-houses = Maisons dans le Donjon, les Murailles et les Tours : { $dungeon }, { $walls }, { $towers }.
caylus-described-markers = Faveur du Roi, colonne atteinte dans les lignes A à D : { $a }, { $b }, { $c }, { $d }.
caylus-described-space =
    { $owner ->
        [nobody] Case { $space }, { $tile }
        [you] Case { $space }, { $tile } (à vous)
       *[other] Case { $space }, { $tile } (à { $owner-name })
    }
caylus-described-income = Prochain revenu : { $deniers }.
caylus-described-favor-open =
    { $counted ->
        [0] Faveur du Roi : les colonnes 1 et 2 sont ouvertes ; 3 et 4 s’ouvrent après le décompte du Donjon.
        [1] Faveur du Roi : les colonnes 1 à 4 sont ouvertes ; la 5 s’ouvre après le décompte des Murailles.
       *[other] Faveur du Roi : toutes les colonnes sont ouvertes.
    }
caylus-described-unbuilt =
    { $number ->
        [1] { $tile }
       *[other] { $tile } (encore { $number })
    }
