# Ys: names, prompts, actions, narration, reasons.
#
# $who is "you" when the sentence is about the reader, "neutral" when it is about the neutral of two players, otherwise
# "other", and $name is the name of the person. $person, $first, $second and $names are persons in the middle of a sentence
# ("vous", "Odile", "le neutre"). $spot is the name of a spot ("Port 1", "la case G1"), $where says that something is there
# ("au Port 1", "sur G1"), $to that it goes there ("au Port 1", "en G1"). $card is a character with its article. $broker is a broker as the reader sees it ("un 3", "un
# courtier caché"); $value is the number on one broker, $sum what several are worth together, $brokers values in a row
# ("4, 3, 0"). $color is a colour ("bleu") and $id its letter ("b", "g", "y", "r", "w", "k"), for gems, which are feminine.
# $gems are amounts of gems ("2 bleues et 1 blanche"), $points an amount of points.
#
# "de" would have to be elided before a name and "à" contracted with the article of $card: so what somebody has is told
# with a verb ("le courtier qu’a Odile") or after the name ("Odile un 3"), and cards are objects, never subjects that a
# participle would have to agree with. Colours are masculine ("la cote du bleu").

## The game as a whole, as pages frame it

ys-name = Ys
ys-round = Tour { $number }
# How many there are, after the number of one of them.
ys-of-rounds = sur { $number }
ys-rounds =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
ys-round-back = Un tour en arrière
ys-round-on = Un tour en avant
ys-plot = Les points, tour par tour

## Phases, spots

ys-phase-1 = Navires
ys-phase-2 = Mises
ys-phase-3 = Pose
ys-phase-4 = Décompte
ys-phase-5 = Trône

ys-district = Quartier { $number }
ys-zone-port = Port
ys-zone-trade = Commerce
ys-zone-palace = Palais
# The name of a spot. $zone: the kind of zone; $id: "port", "trade" or "palace"; $number: the district.
ys-spot-zone = { $zone } { $number }
ys-spot-cell = la case { $cell }
ys-spot-throne = la salle du Trône
# That something is there.
ys-in-zone = au { $zone } { $number }
ys-on-cell = sur { $cell }
ys-in-throne = dans la salle du Trône
# That something goes there.
ys-to-zone = au { $zone } { $number }
ys-to-cell = en { $cell }

# The letters of spots and gems, as they are drawn and typed. Those of gems are the ones of the rulebook and the notation.
ys-letter-port = P
ys-letter-trade = C
ys-letter-palace = A
ys-letter-throne = T
ys-letter-b = B
ys-letter-g = V
ys-letter-y = J
ys-letter-r = R
ys-letter-w = L
ys-letter-k = N

## Gems, brokers, amounts

ys-color-b = bleu
ys-color-g = vert
ys-color-y = jaune
ys-color-r = rouge
ys-gem =
    { $id ->
        [b] Gemme bleue
        [g] Gemme verte
        [y] Gemme jaune
        [r] Gemme rouge
       *[w] Gemme blanche
    }
ys-a-gem =
    { $id ->
        [b] une gemme bleue
        [g] une gemme verte
        [y] une gemme jaune
        [r] une gemme rouge
       *[w] une gemme blanche
    }
ys-number-of-gems =
    { $number ->
        [one] { $id ->
            [b] { $number } gemme bleue
            [g] { $number } gemme verte
            [y] { $number } gemme jaune
            [r] { $number } gemme rouge
            [w] { $number } gemme blanche
           *[k] { $number } gemme noire
        }
       *[other] { $id ->
            [b] { $number } gemmes bleues
            [g] { $number } gemmes vertes
            [y] { $number } gemmes jaunes
            [r] { $number } gemmes rouges
            [w] { $number } gemmes blanches
           *[k] { $number } gemmes noires
        }
    }
# In a list of gems.
ys-amount =
    { $number ->
        [one] { $id ->
            [b] { $number } bleue
            [g] { $number } verte
            [y] { $number } jaune
            [r] { $number } rouge
            [w] { $number } blanche
           *[k] { $number } noire
        }
       *[other] { $id ->
            [b] { $number } bleues
            [g] { $number } vertes
            [y] { $number } jaunes
            [r] { $number } rouges
            [w] { $number } blanches
           *[k] { $number } noires
        }
    }
ys-no-gems = aucune
ys-value = le { $value }
# $seen: "up" face up, "down" face down but known to the reader, "hidden". $marked: "yes" with the Mercenary’s mark.
ys-broker =
    { $marked ->
        [yes] { $seen ->
            [up] un { $value } qui compte 5
            [down] un { $value } caché qui compte 5
           *[hidden] un courtier caché qui compte 5
        }
       *[no] { $seen ->
            [up] un { $value }
            [down] un { $value } caché
           *[hidden] un courtier caché
        }
    }
# A broker of one’s own. $face: "up" or "down".
# $marked: "unknown" for one that lies face down and may not be looked at; $number: which one there, 0 if there is only one.
ys-own =
    { $marked ->
        [yes] { $face ->
            [up] le courtier marqué { $where }
           *[down] le courtier caché et marqué { $where }
        }
        [unknown] { $number ->
            [0] le courtier caché { $where }
           *[other] le courtier caché nº { $number } { $where }
        }
       *[no] { $face ->
            [up] le { $value } { $where }
           *[down] le { $value } caché { $where }
        }
    }
# Somebody else’s face-down broker. $number: which of several there, 0 if there is one only.
ys-looked-at =
    { $number ->
        [0] { $who ->
            [you] votre courtier { $where }
           *[other] le courtier qu’a { $name } { $where }
        }
       *[other] { $who ->
            [you] votre courtier caché n° { $number } { $where }
           *[other] le courtier caché n° { $number } qu’a { $name } { $where }
        }
    }
ys-no-brokers = aucun
ys-owner =
    { $who ->
        [you] vous
        [neutral] le neutre
       *[other] { $name }
    }
ys-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

## Characters: the name, the name in a sentence, what they do

ys-character-alchemist = Alchimiste
ys-character-alchemist-the = l’Alchimiste
ys-character-banker = Banquier
ys-character-banker-the = le Banquier
ys-character-captain = Capitaine
ys-character-captain-the = le Capitaine
ys-character-spy = Espion
ys-character-spy-the = l’Espion
ys-character-illusionist = Illusionniste
ys-character-illusionist-the = l’Illusionniste
ys-character-herald = Héraut
ys-character-herald-the = le Héraut
ys-character-schemer = Intrigant
ys-character-schemer-the = l’Intrigant
ys-character-jeweller = Joaillier
ys-character-jeweller-the = le Joaillier
ys-character-mage = Mage
ys-character-mage-the = le Mage
ys-character-merchant = Marchand
ys-character-merchant-the = le Marchand
ys-character-mercenary = Mercenaire
ys-character-mercenary-the = le Mercenaire
ys-character-queen = Reine
ys-character-queen-the = la Reine
ys-character-king = Roi
ys-character-king-the = le Roi
ys-character-prince = Prince
ys-character-prince-the = le Prince
ys-character-blue = Carte à bord bleu
ys-character-blue-the = la carte à bord bleu
# Le nom en neuf lettres au plus, là où la place manque.
ys-character-brief = { $character ->
    [alchemist] Alchim.
    [blue] Bleue
    [captain] Capit.
    [illusionist] Illus.
    [jeweller] Joaill.
    [mercenary] Mercen.
    [schemer] Intrig.
   *[other] { $name }
}

ys-effect-alchemist = Échange l’une de vos gemmes contre une gemme d’une autre couleur. Aucune des deux ne peut être noire ou blanche.
ys-effect-banker = Fait monter une cote d’un cran et en fait descendre une autre d’un cran.
ys-effect-captain = Échange les navires de deux quartiers.
ys-effect-spy = Regarde jusqu’à trois courtiers cachés des autres joueurs, un par un ; personne d’autre que vous n’apprend ce qu’ils sont.
ys-effect-illusionist = Vous permet de poser ce tour-ci des courtiers de devant votre paravent ; un autre, de derrière, prend chaque fois la place libérée, face visible.
ys-effect-herald = Déplace l’un de vos courtiers vers un autre emplacement ouvert. De la ville au marché, cela rapporte 1 point.
ys-effect-schemer = Vous fait gagner toutes les égalités où vous êtes ce tour-ci, et vous laisse ranger les colonnes à égalité.
ys-effect-jeweller = Prend deux gemmes de votre choix, ni noires ni blanches.
ys-effect-mage = Échange les places de deux de vos courtiers qui sont sur des emplacements différents.
ys-effect-merchant = Ce tour-ci, chaque zone du commerce rapporte 5 points au lieu de 3, à quiconque la gagne.
ys-effect-mercenary = Marque l’un des deux courtiers que vous venez de poser : il compte 5 ce tour-ci.
ys-effect-queen = Ferme une zone de la ville : plus personne n’y pose de courtier jusqu’à la fin du tour.
ys-effect-king = Rapporte 5 points.
ys-effect-prince = Rapporte 4 points.
ys-effect-blue = Donne une gemme blanche, qui prend la couleur de votre choix.

ys-when-start-of-placement = Se joue avant que quiconque pose un courtier, à un tour qui suit son gain.
ys-when-before-turn = Se joue avant l’une de vos poses, à un tour qui suit son gain.
ys-when-after-turn = Se joue après l’une de vos poses, à un tour qui suit son gain.
ys-when-around-turns = Se joue avant ou après vos poses, à un tour qui suit son gain.
ys-when-start-of-scoring = Se joue avant le décompte du premier quartier, à un tour qui suit son gain.
ys-when-end-of-scoring = Se joue quand les cotes ont bougé, à un tour qui suit son gain.
ys-when-at-once = Agit aussitôt, au moment du gain.

## What spots give

ys-effect-port = Le meilleur total prend une gemme noire.
ys-effect-trade = Le meilleur total marque { $points }.
ys-effect-palace = Le meilleur total prend { $card }.
ys-effect-palace-empty = Il n’y a plus rien à gagner ici.
ys-effect-throne = À la fin, les meilleurs totaux rapportent ici 12, 7 et 3 points.
ys-effect-row = Sur la ligne { $row }, le meilleur total prend { $gem }.
ys-effect-row-empty = Il n’y a pas de gemme sur la ligne { $row }.
ys-effect-column = Mieux la colonne du { $color } est classée, plus la cote du { $color } monte.
ys-effect-district =
    { $players ->
        [4] Le premier de tout le quartier prend deux gemmes du navire, le deuxième une, le troisième la dernière.
       *[other] Le premier de tout le quartier prend deux gemmes du navire, le deuxième la dernière.
    }

## Who has how much somewhere
# $seen: "all" if all values are known to the reader, "some", or "none". $hidden: how many are not.

ys-there = Sur place : { $list }.
ys-there-nobody = Il n’y a encore personne.
ys-there-row = Sur la ligne : { $list }.
ys-there-row-nobody = Il n’y a encore personne sur la ligne.
ys-there-district = Dans tout le quartier : { $list }.
ys-there-district-nobody = Il n’y a encore personne dans tout le quartier.
ys-there-item =
    { $seen ->
        [all] { $person } { $sum }
        [some] { $hidden ->
            [one] { $person } { $sum } et un courtier caché
           *[other] { $person } { $sum } et { $hidden } courtiers cachés
        }
       *[none] { $hidden ->
            [one] { $person } un courtier caché
           *[other] { $person } { $hidden } courtiers cachés
        }
    }
ys-there-column =
    { $seen ->
        [all] La colonne a { $sum } pour l’instant.
        [some] { $hidden ->
            [one] La colonne a { $sum } et un courtier caché pour l’instant.
           *[other] La colonne a { $sum } et { $hidden } courtiers cachés pour l’instant.
        }
       *[none] { $hidden ->
            [one] La colonne a un courtier caché pour l’instant.
           *[other] La colonne a { $hidden } courtiers cachés pour l’instant.
        }
    }

## Ties

ys-level = Égalité à { $sum } : { $list }.
ys-tie-schemer = { $first } avant { $second } (l’Intrigant gagne toutes les égalités)
ys-tie-neutral = { $first } avant { $second } (le neutre gagne toutes les égalités)
ys-tie-front = { $first } avant { $second } ({ $more } contre { $less } devant les paravents)
ys-tie-order = { $first } avant { $second } ({ $more } devant chaque paravent, carte Ordre plus basse)

## Quotations

ys-quotations = Cotes : { $list }.
ys-paying = La première place paierait maintenant : { $list }.
ys-figure = { $color } { $number }
# $way: "up", "down", or "stays" at an end of the track.
ys-step-item =
    { $way ->
        [up] le { $color } monte de { $number } (à { $now })
        [down] le { $color } descend de { $number } (à { $now })
       *[stays] le { $color } reste à { $now }
    }

## Options

ys-option-districts = Quartiers
ys-option-districts-4 = 4 quartiers
ys-option-districts-4-about = Les quatre quartiers sont en jeu : toujours à quatre joueurs, et à trois si l’on veut plus d’espace.
ys-option-districts-3 = 3 quartiers
ys-option-districts-3-about = Trois quartiers sont en jeu : toujours à deux joueurs, et à trois si l’on aime les parties serrées.
ys-option-kings_favor = Faveur du Roi
ys-option-kings_favor-false = Sans Faveur du Roi
ys-option-kings_favor-false-about = Le jeu sans la salle du Trône.
ys-option-kings_favor-true = Faveur du Roi
ys-option-kings_favor-true-about = Après chaque tour, chacun envoie pour de bon un courtier dans la salle du Trône ; à la fin, les meilleurs totaux y rapportent 12, 7 et 3 points. Pour trois ou quatre joueurs.
ys-option-express = Express
ys-option-express-false = Durée normale
ys-option-express-false-about = Onze courtiers chacun, quatre poses par tour.
ys-option-express-true = Express
ys-option-express-true-about = Neuf courtiers chacun, trois poses par tour, et aucun navire avec une gemme blanche. Pour trois ou quatre joueurs.
ys-option-strong_neutral = Neutre
ys-option-strong_neutral-false = Neutre habituel
ys-option-strong_neutral-false-about = À deux joueurs, chacun pose aussi les courtiers neutres 4, 2, 1 et 0.
ys-option-strong_neutral-true = Neutre fort
ys-option-strong_neutral-true-about = À deux joueurs, chacun pose aussi les courtiers neutres 4, 3, 1 et 0.
ys-option-from_memory = Vos propres courtiers cachés
ys-option-from_memory-false = Consultables
ys-option-from_memory-false-about = Vous voyez ce que vous avez posé face cachée. Recommandé pour les premières parties.
ys-option-from_memory-true = De mémoire
ys-option-from_memory-true-about = Une fois posés face cachée, vos propres courtiers sont des dos pour vous aussi, dans la salle du Trône également, jusqu’à ce qu’on les révèle : souvenez-vous-en.

## What is asked: the title
# $cards: "cards" if there are cards to play, "looks" if only a Spy in play can look on.

ys-title-bid = Misez deux courtiers pour l’ordre du tour
ys-title-order = Choisissez votre place dans l’ordre du tour
ys-title-start-of-placement = Jouez l’Illusionniste ou renoncez
ys-title-before-turn =
    { $cards ->
        [cards] Jouez une carte avant votre pose ou renoncez
       *[looks] Regardez avec votre Espion ou renoncez
    }
ys-title-up = Posez un courtier face visible
ys-title-down = Et maintenant un courtier face cachée
ys-title-neutral = Posez un courtier neutre face cachée
ys-title-after-turn =
    { $cards ->
        [cards] Jouez une carte après votre pose ou renoncez
       *[looks] Regardez avec votre Espion ou renoncez
    }
ys-title-last-look = Regardez une dernière fois avec votre Espion ou renoncez
ys-title-start-of-scoring = Jouez une carte avant le décompte ou renoncez
ys-title-gem = Prenez une gemme sur le navire du quartier { $number }
ys-title-color = Choisissez une couleur pour la gemme blanche
ys-title-rank = Laquelle des colonnes à égalité passe devant ?
ys-title-quote = Déplacez une cote d’un cran
ys-title-end-of-scoring = Jouez une carte après le décompte ou renoncez
ys-title-throne = Envoyez un courtier dans la salle du Trône

## What is asked: the facts

# $card: the order card.
ys-text-bid = Les deux restent devant votre paravent ce tour-ci : vous ne les posez pas, mais ils départagent les égalités. La plus forte mise choisit sa place en premier ; à mises égales, c’est la carte Ordre la plus basse, et la vôtre est la { $card }.
ys-text-bid-why = Qui pose tard en a vu davantage chez les autres ; qui pose tôt trouve plus de cases libres au marché.
ys-text-bid-done =
    { $number ->
        [one] { $names } a misé.
       *[other] { $names } ont misé.
    }
ys-text-order =
    { $rank ->
        [1] Avec une mise de { $sum }, vous choisissez en premier.
        [2] Avec une mise de { $sum }, vous choisissez en deuxième.
       *[other] Avec une mise de { $sum }, vous choisissez en troisième.
    }
ys-text-order-taken = Places prises : { $list }.
ys-text-order-item =
    { $who ->
        [you] la { $place } par vous
       *[other] la { $place } par { $name }
    }
ys-text-up = Pose { $turn } sur { $turns } : un courtier visible, puis un caché, chacun dans la ville ou au marché, où il rapporte aussitôt 1 point.
ys-text-hand = Derrière votre paravent : { $brokers }.
ys-text-down = Personne d’autre ne voit sa valeur avant qu’il soit retourné.
ys-text-down-after = Votre { $value } visible est { $where }.
ys-text-neutral = Il vous reste ces courtiers neutres : { $brokers }. Ce qu’ils gagnent est au neutre, et il gagne toutes les égalités.
ys-text-closed = La Reine a fermé la zone { $spot }.
ys-text-illusionist = Grâce à l’Illusionniste, vous pouvez aussi poser ce qui est devant votre paravent ({ $brokers }), en mettant chaque fois à la place un autre courtier de derrière.
ys-text-looks =
    { $number ->
        [one] Votre Espion a encore { $number } regard ce tour-ci.
       *[other] Votre Espion a encore { $number } regards ce tour-ci.
    }
ys-text-card = Vous avez { $card }. { $effect }
ys-text-cards-left =
    { $number ->
        [one] Vous pouvez encore jouer { $number } carte ce tour-ci.
       *[other] Vous pouvez jouer { $number } cartes ce tour-ci.
    }
ys-text-ties = Les égalités se départageraient dans cet ordre : { $names }.
# $rank: the place in the district. $gem: which gem of the ship it is; the first player takes the first two.
ys-text-gem =
    { $rank ->
        [1] { $gem ->
            [1] À la première place avec { $sum }, vous prenez deux gemmes : voici la première.
           *[2] À la première place avec { $sum }, vous prenez deux gemmes : voici la deuxième.
        }
        [2] À la deuxième place avec { $sum }, vous prenez une gemme.
       *[3] À la troisième place avec { $sum }, vous prenez une gemme.
    }
ys-text-ship = Gemmes du navire : { $gems }.
ys-text-have = Vos gemmes : { $gems }.
ys-text-color = Une gemme blanche devient aussitôt bleue, verte, jaune ou rouge.
ys-text-rank =
    { $brokers ->
        [0] Colonnes à égalité : { $colors }, toutes vides.
        [one] Colonnes à égalité : { $colors }, avec un total de { $sum } et { $brokers } courtier chacune.
       *[other] Colonnes à égalité : { $colors }, avec un total de { $sum } et { $brokers } courtiers chacune.
    }
# $by: "schemer" or "front".
ys-text-rank-why =
    { $by ->
        [schemer] Vous les rangez grâce à votre Intrigant : de la première à la dernière colonne, la cote monte de 2, monte de 1, descend de 1 ou descend de 2.
       *[front] Vous les rangez, car votre devanture, { $sum }, est la meilleure : de la première à la dernière colonne, la cote monte de 2, monte de 1, descend de 1 ou descend de 2.
    }
ys-text-quote = Votre total de { $sum } au marché est le meilleur : vous devez faire monter ou descendre une cote d’un cran.
# $last: "yes" in the last round.
ys-text-throne =
    { $last ->
        [yes] L’un de ceux de devant votre paravent ({ $brokers }) y va, face cachée. Les autres vous reviennent.
       *[no] L’un de ceux de devant votre paravent ({ $brokers }) y va pour de bon, face cachée. Les autres vous reviennent, avec un nouveau 2.
    }
ys-text-throne-why = À la fin, les meilleurs totaux de la salle du Trône rapportent 12, 7 et 3 points.
ys-text-throne-have = Vous y avez { $sum } : { $brokers }.

## What others wait for
# $names: all who are still to answer, where several are asked at once.

ys-waiting-bid = Mises encore attendues : { $names }…
ys-waiting-order =
    { $who ->
        [you] Vous choisissez une place dans l’ordre du tour…
       *[other] { $name } choisit une place dans l’ordre du tour…
    }
ys-waiting-start-of-placement =
    { $who ->
        [you] Vous songez à l’Illusionniste…
       *[other] { $name } songe à l’Illusionniste…
    }
ys-waiting-before-turn =
    { $who ->
        [you] Vous songez à une carte avant votre pose…
       *[other] { $name } songe à une carte avant sa pose…
    }
ys-waiting-up =
    { $who ->
        [you] Vous posez un courtier face visible…
       *[other] { $name } pose un courtier face visible…
    }
ys-waiting-down =
    { $who ->
        [you] Vous posez un courtier face cachée…
       *[other] { $name } pose un courtier face cachée…
    }
ys-waiting-neutral =
    { $who ->
        [you] Vous posez un courtier neutre…
       *[other] { $name } pose un courtier neutre…
    }
ys-waiting-after-turn =
    { $who ->
        [you] Vous songez à une carte après votre pose…
       *[other] { $name } songe à une carte après sa pose…
    }
ys-waiting-last-look =
    { $who ->
        [you] Vous pouvez regarder une dernière fois avec votre Espion…
       *[other] { $name } peut regarder une dernière fois avec son Espion…
    }
ys-waiting-start-of-scoring =
    { $who ->
        [you] Vous songez à une carte avant le décompte…
       *[other] { $name } songe à une carte avant le décompte…
    }
ys-waiting-gem =
    { $who ->
        [you] Vous prenez une gemme du navire…
       *[other] { $name } prend une gemme du navire…
    }
ys-waiting-color =
    { $who ->
        [you] Vous choisissez une couleur pour une gemme blanche…
       *[other] { $name } choisit une couleur pour une gemme blanche…
    }
ys-waiting-rank =
    { $who ->
        [you] Vous rangez des colonnes à égalité…
       *[other] { $name } range des colonnes à égalité…
    }
ys-waiting-quote =
    { $who ->
        [you] Vous déplacez une cote…
       *[other] { $name } déplace une cote…
    }
ys-waiting-end-of-scoring =
    { $who ->
        [you] Vous songez à une carte après le décompte…
       *[other] { $name } songe à une carte après le décompte…
    }
ys-waiting-throne = Courtiers encore attendus pour la salle du Trône : { $names }…

## Buttons

ys-short-bid = { $high } + { $low }
ys-short-order = Place { $place }
ys-short-place = { $value } { $where }
ys-short-place-from = { $value } de la devanture { $where }, remplacé par { $by }
ys-short-neutral = { $value } neutre { $where }
ys-short-color =
    { $id ->
        [b] Bleu
        [g] Vert
        [y] Jaune
       *[r] Rouge
    }
ys-short-rank =
    { $id ->
        [b] Bleu devant
        [g] Vert devant
        [y] Jaune devant
       *[r] Rouge devant
    }
# $way: "up" or "down".
ys-short-quote =
    { $way ->
        [up] { $id ->
            [b] Le bleu monte
            [g] Le vert monte
            [y] Le jaune monte
           *[r] Le rouge monte
        }
       *[down] { $id ->
            [b] Le bleu descend
            [g] Le vert descend
            [y] Le jaune descend
           *[r] Le rouge descend
        }
    }
ys-short-throne = Le { $value }
ys-short-skip = Renoncer
ys-short-card = Jouer { $card }
ys-short-queen = Reine : fermer { $spot }
ys-short-look = Regarder { $broker }
ys-short-mage = Mage : { $first }, { $second }
ys-short-mercenary = Mercenaire : { $broker }
ys-short-captain = Capitaine : navires { $first } et { $second }
ys-short-herald = Héraut : { $broker } va { $to }
# $give, $get, $up, $down: colours.
ys-short-alchemist = Alchimiste : { $give } contre { $get }
ys-short-banker = Banquier : { $up } monte, { $down } descend
ys-short-jeweller = Joaillier : { $gems }
# $points: "+3". $number: 3.
ys-short-worth =
    { $number ->
        [one] { $label }, { $points } point
       *[other] { $label }, { $points } points
    }
# Above the reason why something is not allowed.
ys-not-spot = Pas ici : { $spot }
ys-not = Pas maintenant : { $label }

## What a choice means

ys-long-bid = Vous misez { $sum }. Ces deux courtiers restent devant votre paravent ce tour-ci et comptent dans les égalités. Restent à poser : { $brokers }.
# $which: "first", "last" or "between".
ys-long-order =
    { $which ->
        [first] Vous posez chaque fois en premier ce tour-ci, et la carte Ordre 1 gagne les égalités que les devantures ne départagent pas.
        [last] Vous posez chaque fois en dernier ce tour-ci, après avoir vu ce que tous les autres ont posé. Votre carte Ordre perd les égalités que les devantures ne départagent pas.
       *[between] Vous posez chaque fois à la place { $place } ce tour-ci. Les cartes Ordre plus basses gagnent les égalités que les devantures ne départagent pas.
    }
# $market: "yes" in the market.
ys-long-up =
    { $market ->
        [yes] Votre { $value } va face visible { $where }, et vous marquez aussitôt 1 point.
       *[no] Votre { $value } va face visible { $where }.
    }
ys-long-down =
    { $market ->
        [yes] Votre { $value } va face cachée { $where }, et vous marquez aussitôt 1 point. Personne d’autre ne sait ce que c’est.
       *[no] Votre { $value } va face cachée { $where }. Personne d’autre ne sait ce que c’est.
    }
ys-long-up-from =
    { $market ->
        [yes] Le { $value } de votre devanture va face visible { $where }, et vous marquez aussitôt 1 point. Un { $by } prend sa place devant votre paravent.
       *[no] Le { $value } de votre devanture va face visible { $where }. Un { $by } prend sa place devant votre paravent.
    }
ys-long-down-from =
    { $market ->
        [yes] Le { $value } de votre devanture va face cachée { $where }, et vous marquez aussitôt 1 point. Tout le monde a vu ce que c’est. Un { $by } prend sa place devant votre paravent.
       *[no] Le { $value } de votre devanture va face cachée { $where }. Tout le monde a vu ce que c’est. Un { $by } prend sa place devant votre paravent.
    }
# $sum: what one has on the spot or in the row with it; $district: what in the whole district.
ys-long-then-zone = Avec ce courtier, vous avez { $sum } dans la zone, et { $district } dans tout le quartier.
ys-long-then-row = Avec ce courtier, vous avez { $sum } sur la ligne.
# $point : qui marque au marché.
ys-long-neutral =
    { $point ->
        [you] Le { $value } neutre va face cachée { $where }, et vous marquez aussitôt 1 point. Personne d’autre que vous ne sait ce que c’est.
        [neutral] Le { $value } neutre va face cachée { $where }, et le neutre marque aussitôt 1 point. Personne d’autre que vous ne sait ce que c’est.
       *[nobody] Le { $value } neutre va face cachée { $where }. Personne d’autre que vous ne sait ce que c’est.
    }
# $gems: how many that makes. $quote: where the colour stands.
ys-long-gem = Vous prenez { $gem } et avez alors { $gems }. La cote du { $color } est à { $quote }.
ys-long-white = Vous prenez la gemme blanche et choisissez aussitôt la couleur qu’elle devient.
ys-long-color = Elle devient { $gem }, et vous avez alors { $gems }. La cote du { $color } est à { $quote }.
ys-long-then = Vous avez alors { $gems }. La cote du { $color } est à { $quote }.
ys-long-rank = La colonne du { $color } passe devant celles qui sont à égalité avec elle.
ys-long-step =
    { $way ->
        [up] La cote du { $color } monte à { $now }.
        [down] La cote du { $color } descend à { $now }.
       *[stays] La cote du { $color } reste à { $now }, au bout de l’échelle.
    }
ys-long-throne =
    { $last ->
        [yes] Le { $value } va dans la salle du Trône, face cachée. Vos courtiers y valent alors { $sum }.
       *[no] Le { $value } va pour de bon dans la salle du Trône, face cachée. Vos courtiers y valent alors { $sum }. Les deux autres vous reviennent, avec un nouveau 2.
    }
# Where the others there may not be looked at again.
ys-long-throne-from-memory =
    { $last ->
        [yes] Le { $value } va dans la salle du Trône, face cachée.
       *[no] Le { $value } va pour de bon dans la salle du Trône, face cachée. Les deux autres vous reviennent, avec un nouveau 2.
    }
ys-long-skip = Vous ne jouez rien maintenant.
ys-long-queen = Plus personne ne pose dans la zone { $spot } ce tour-ci. Qui s’y trouve y reste, et elle est décomptée comme d’habitude.
# $first: "yes" if this plays the Spy. $number: how many looks are left then.
ys-long-look =
    { $first ->
        [yes] Vous jouez l’Espion et regardez { $broker }. Personne d’autre n’apprend ce que c’est.
       *[no] Votre Espion regarde { $broker }. Personne d’autre n’apprend ce que c’est.
    } { $number ->
        [0] C’est le dernier regard.
        [one] Il reste ensuite { $number } regard.
       *[other] Il reste ensuite { $number } regards.
    }
# $throne: "yes" if one of them is in the throne room.
ys-long-mage =
    { $throne ->
        [yes] Vous échangez { $first } et { $second }. Les deux sont alors cachés.
       *[no] Vous échangez { $first } et { $second }. Chacun reste visible ou caché comme avant, et les points ne changent pas.
    }
ys-long-mercenary =
    { $face ->
        [up] Votre { $value } visible { $where } compte 5 dans ce décompte, dans sa colonne aussi, où qu’on le déplace.
        [unknown] Votre courtier caché { $where } compte 5 dans ce décompte, dans sa colonne aussi, où qu’on le déplace.
       *[down] Votre { $value } caché { $where } compte 5 dans ce décompte, dans sa colonne aussi, où qu’on le déplace.
    }
# $first-gems: what is on the first ship.
ys-long-captain = Les navires échangent leurs places. Gemmes qui vont au quartier { $second } : { $first-gems } ; au quartier { $first } : { $second-gems }.
# $scores: "yes" from the city to the market.
ys-long-herald =
    { $scores ->
        [yes] Avec le Héraut, { $broker } va { $to }, et vous marquez 1 point.
       *[no] Avec le Héraut, { $broker } va { $to }.
    }
ys-long-alchemist = Vous rendez { $give } et prenez { $get }.
ys-long-jeweller = Vous prenez { $gems }.
# Les points que valent ses gemmes, en l’état.
ys-long-worth =
    { $way ->
        [more] En l’état, vos gemmes valent alors { $points } de plus.
        [less] En l’état, vos gemmes valent alors { $points } de moins.
       *[same] En l’état, vos gemmes valent autant qu’avant.
    }
# Quand quelqu’un s’apprête à renoncer.
ys-gives-away = Une carte pourrait vous rapporter { $points }, et elle ne pourra plus être jouée.

## What happened: ships, bids

ys-tell-round = Tour { $number }
ys-tell-district = Quartier { $number } : { $gems } sur le navire, { $card } au palais.
ys-tell-market = Gemmes du marché : { $list }.
ys-tell-market-item =
    { $id ->
        [b] une bleue sur la ligne { $row }
        [g] une verte sur la ligne { $row }
        [y] une jaune sur la ligne { $row }
        [r] une rouge sur la ligne { $row }
       *[w] une blanche sur la ligne { $row }
    }
ys-tell-bid =
    { $who ->
        [you] Vous misez { $brokers }. Les autres le verront quand tous auront misé.
       *[other] { $name } mise { $brokers }.
    }
ys-tell-bid-sealed =
    { $who ->
        [you] Vous avez misé en secret.
       *[other] { $name } a misé en secret.
    }
ys-tell-bids = Mises : { $list }. Les places se choisissent dans cet ordre.
ys-tell-bids-item =
    { $who ->
        [you] vous { $sum } ({ $brokers })
       *[other] { $name } { $sum } ({ $brokers })
    }
ys-tell-bids-level = Égalité à { $sum } : { $names }, la carte Ordre la plus basse d’abord.
ys-tell-place =
    { $who ->
        [you] Vous prenez la place { $place } dans l’ordre du tour.
       *[other] { $name } prend la place { $place } dans l’ordre du tour.
    }
ys-tell-order = Ordre du tour : { $names }.

## What happened: placement

ys-tell-placed =
    { $who ->
        [you] Vous posez { $broker } { $where }.
       *[other] { $name } pose { $broker } { $where }.
    }
ys-tell-placed-two =
    { $who ->
        [you] Vous posez { $broker } { $where } et { $second } { $second-where }.
       *[other] { $name } pose { $broker } { $where } et { $second } { $second-where }.
    }
# $seen: "yes" if the reader knows its value. $number: the point that the neutral scores in the market, or 0.
ys-tell-placed-neutral =
    { $who ->
        [you] Vous posez face cachée
       *[other] { $name } pose face cachée
    } { $seen ->
        [yes] le { $value } neutre { $where }.
       *[no] un courtier neutre { $where }.
    }{ $number ->
        [0] {""}
       *[other] {" "}Le point va au neutre.
    }
# $by: what takes its place in front of the screen.
ys-tell-placed-from =
    { $who ->
        [you] De votre devanture, vous posez { $broker } { $where }. Un { $by } prend sa place devant le paravent.
       *[other] De sa devanture, { $name } pose { $broker } { $where }. Un { $by } prend sa place devant le paravent.
    }
ys-tell-fronts = La pose est terminée. Devant les paravents, pour les égalités : { $list }.
ys-tell-fronts-item =
    { $who ->
        [you] vous { $sum } ({ $brokers })
       *[other] { $name } { $sum } ({ $brokers })
    }

## What happened: cards

# $id: "illusionist", "schemer" or "merchant"; others are told with what they did.
ys-tell-card =
    { $who ->
        [you] Vous jouez { $card }{ $id ->
            [illusionist] {" "}et pouvez poser ce tour-ci des courtiers de votre devanture.
            [schemer] {" "}et gagnez toutes vos égalités ce tour-ci.
            [merchant] : les zones du commerce rapportent 5 points ce tour-ci.
           *[other] .
        }
       *[other] { $name } joue { $card }{ $id ->
            [illusionist] {" "}et peut poser ce tour-ci des courtiers de sa devanture.
            [schemer] {" "}et gagne toutes ses égalités ce tour-ci.
            [merchant] : les zones du commerce rapportent 5 points ce tour-ci.
           *[other] .
        }
    }
ys-tell-queen =
    { $who ->
        [you] Vous jouez la Reine : plus personne ne pose dans la zone { $spot } ce tour-ci.
       *[other] { $name } joue la Reine : plus personne ne pose dans la zone { $spot } ce tour-ci.
    }
ys-tell-look =
    { $who ->
        [you] Avec l’Espion, vous regardez { $broker }.
       *[other] Avec l’Espion, { $name } regarde { $broker }.
    }
ys-tell-look-seen =
    { $who ->
        [you] Avec l’Espion, vous regardez { $broker } : c’est un { $value }.
       *[other] Avec l’Espion, { $name } regarde { $broker } : c’est un { $value }.
    }
ys-tell-mercenary =
    { $who ->
        [you] Vous jouez le Mercenaire : { $broker } { $where } compte 5.
       *[other] { $name } joue le Mercenaire : { $broker } { $where } compte 5.
    }
ys-tell-captain =
    { $who ->
        [you] Vous jouez le Capitaine : les navires des quartiers { $first } et { $second } échangent leurs places.
       *[other] { $name } joue le Capitaine : les navires des quartiers { $first } et { $second } échangent leurs places.
    }
# A broker that is moved, with where it was.
ys-tell-mover = { $broker } { $where }
ys-tell-mage =
    { $who ->
        [you] Vous jouez le Mage : { $first } et { $second } échangent leurs places.
       *[other] { $name } joue le Mage : { $first } et { $second } échangent leurs places.
    }{ $throne ->
        [yes] {" "}Les deux sont maintenant cachés.
       *[no] {""}
    }
ys-tell-herald =
    { $who ->
        [you] Vous jouez le Héraut : { $broker } va { $to }.
       *[other] { $name } joue le Héraut : { $broker } va { $to }.
    }
# $give and $get: letters of colours.
ys-tell-alchemist =
    { $who ->
        [you] Vous jouez l’Alchimiste et donnez une gemme
       *[other] { $name } joue l’Alchimiste et donne une gemme
    } { $give ->
        [b] bleue
        [g] verte
        [y] jaune
       *[r] rouge
    } contre une { $get ->
        [b] bleue.
        [g] verte.
        [y] jaune.
       *[r] rouge.
    }
ys-tell-jeweller =
    { $who ->
        [you] Vous jouez le Joaillier et prenez deux gemmes : { $gems }.
       *[other] { $name } joue le Joaillier et prend deux gemmes : { $gems }.
    }
ys-tell-banker =
    { $who ->
        [you] Vous jouez le Banquier : { $list }.
       *[other] { $name } joue le Banquier : { $list }.
    }
# $moment: "start-of-placement", "start-of-scoring" or "end-of-scoring".
ys-tell-declined =
    { $who ->
        [you] Vous ne jouez
       *[other] { $name } ne joue
    } { $moment ->
        [start-of-placement] pas de carte avant la pose.
        [start-of-scoring] plus de carte avant le décompte.
       *[end-of-scoring] plus de carte après le décompte.
    }

## What happened: the city

ys-tell-turned = { $district }, courtiers retournés : { $list }.
ys-tell-turned-market = Marché, courtiers retournés : { $list }.
ys-turned-item =
    { $who ->
        [you] vous un { $value } { $where }
        [neutral] le neutre un { $value } { $where }
       *[other] { $name } un { $value } { $where }
    }
ys-sum-item =
    { $who ->
        [you] vous { $sum }
        [neutral] le neutre { $sum }
       *[other] { $name } { $sum }
    }
ys-tell-ranked = { $district } : { $list }.
ys-tell-gems =
    { $who ->
        [you] Vous prenez { $gems } sur le navire.
        [neutral] Le neutre prend { $gems } sur le navire.
       *[other] { $name } prend { $gems } sur le navire.
    }
ys-tell-white =
    { $who ->
        [you] Vous prenez la gemme blanche du navire.
       *[other] { $name } prend la gemme blanche du navire.
    }
ys-tell-colored =
    { $who ->
        [you] Vous faites de la gemme blanche
       *[other] { $name } fait de la gemme blanche
    } une { $id ->
        [b] bleue.
        [g] verte.
        [y] jaune.
       *[r] rouge.
    }
# $sums: everybody there, the best first.
ys-tell-port =
    { $who ->
        [you] { $spot } ({ $sums }) : vous prenez une gemme noire.
        [neutral] { $spot } ({ $sums }) : le neutre prend une gemme noire.
       *[other] { $spot } ({ $sums }) : { $name } prend une gemme noire.
    }
# $number: the points. $merchant: "yes" in a round of the Merchant.
ys-tell-trade =
    { $who ->
        [you] { $spot } ({ $sums }) : vous marquez { $number } points
        [neutral] { $spot } ({ $sums }) : le neutre marque { $number } points
       *[other] { $spot } ({ $sums }) : { $name } marque { $number } points
    }{ $merchant ->
        [yes] , grâce au Marchand.
       *[no] .
    }
ys-tell-zone =
    { $who ->
        [you] { $spot } ({ $sums }) : vous avez le meilleur total.
        [neutral] { $spot } ({ $sums }) : le neutre a le meilleur total.
       *[other] { $spot } ({ $sums }) : { $name } a le meilleur total.
    }
ys-tell-palace =
    { $who ->
        [you] { $spot } ({ $sums }) : vous prenez { $card }, à jouer à partir du prochain tour.
       *[other] { $spot } ({ $sums }) : { $name } prend { $card }, à jouer à partir du prochain tour.
    }
ys-tell-palace-points =
    { $who ->
        [you] { $spot } ({ $sums }) : vous prenez { $card } et en marquez aussitôt les points.
        [neutral] { $spot } ({ $sums }) : le neutre prend { $card } et en marque aussitôt les points.
       *[other] { $spot } ({ $sums }) : { $name } prend { $card } et en marque aussitôt les points.
    }
ys-tell-palace-white =
    { $who ->
        [you] { $spot } ({ $sums }) : vous prenez { $card }, une gemme blanche.
       *[other] { $spot } ({ $sums }) : { $name } prend { $card }, une gemme blanche.
    }
# The neutral cannot use the card.
ys-tell-palace-neutral =
    { $id ->
        [b] { $spot } ({ $sums }) : le neutre prend une gemme bleue et défausse { $card }.
        [g] { $spot } ({ $sums }) : le neutre prend une gemme verte et défausse { $card }.
        [y] { $spot } ({ $sums }) : le neutre prend une gemme jaune et défausse { $card }.
       *[r] { $spot } ({ $sums }) : le neutre prend une gemme rouge et défausse { $card }.
    }
# The neutral’s white gem becomes the highest colour.
ys-tell-palace-gem =
    { $id ->
        [b] { $spot } ({ $sums }) : le neutre prend { $card }, qui devient une gemme bleue.
        [g] { $spot } ({ $sums }) : le neutre prend { $card }, qui devient une gemme verte.
        [y] { $spot } ({ $sums }) : le neutre prend { $card }, qui devient une gemme jaune.
       *[r] { $spot } ({ $sums }) : le neutre prend { $card }, qui devient une gemme rouge.
    }
ys-tell-nobody = { $places } : il n’y a personne.
ys-tell-nobody-card = { $places } : il n’y a personne, et l’on défausse { $card }.

## What happened: the market

ys-tell-row =
    { $who ->
        [you] Ligne { $row } ({ $sums }) : vous prenez { $gem }.
        [neutral] Ligne { $row } ({ $sums }) : le neutre prend { $gem }.
       *[other] Ligne { $row } ({ $sums }) : { $name } prend { $gem }.
    }
ys-tell-row-nothing =
    { $who ->
        [you] Ligne { $row } ({ $sums }) : vous avez le meilleur total, mais il n’y a pas de gemme.
        [neutral] Ligne { $row } ({ $sums }) : le neutre a le meilleur total, mais il n’y a pas de gemme.
       *[other] Ligne { $row } ({ $sums }) : { $name } a le meilleur total, mais il n’y a pas de gemme.
    }
ys-tell-row-nobody = Ligne { $row } : il n’y a personne, et { $gem } retourne à la banque.
ys-tell-row-empty = Ligne { $row } : il n’y a personne.
ys-tell-columns = Colonnes : { $list }.
ys-column-item = { $color } { $sum }
ys-column-item-level =
    { $brokers ->
        [0] { $color } { $sum } (aucun courtier)
        [one] { $color } { $sum } ({ $brokers } courtier)
       *[other] { $color } { $sum } ({ $brokers } courtiers)
    }
# $by: "schemer" or "front"; $sum: what is in front of the screen.
ys-tell-rank =
    { $who ->
        [you] { $by ->
            [schemer] Grâce à votre Intrigant, vous placez le { $color } en tête des colonnes à égalité.
           *[front] Avec la meilleure devanture, { $sum }, vous placez le { $color } en tête des colonnes à égalité.
        }
       *[other] { $by ->
            [schemer] Grâce à l’Intrigant, { $name } place le { $color } en tête des colonnes à égalité.
           *[front] Avec la meilleure devanture, { $sum }, { $name } place le { $color } en tête des colonnes à égalité.
        }
    }
ys-tell-quotations = Cotes : { $list }.
ys-tell-market-won =
    { $who ->
        [you] Tout le marché ({ $sums }) : vous déplacez une cote.
        [neutral] Tout le marché ({ $sums }) : le neutre déplace une cote.
       *[other] Tout le marché ({ $sums }) : { $name } déplace une cote.
    }
ys-tell-market-nobody = Il n’y a personne au marché, et aucune cote n’est déplacée.
ys-tell-best-bidder =
    { $who ->
        [you] Vous déplacez une cote : { $list }.
        [neutral] Le neutre déplace une cote : { $list }.
       *[other] { $name } déplace une cote : { $list }.
    }

## What happened: the throne room, the end

ys-tell-throne =
    { $who ->
        [you] Vous envoyez un courtier dans la salle du Trône
       *[other] { $name } envoie un courtier dans la salle du Trône
    }{ $last ->
        [yes] .
       *[no] , et un nouveau 2 le remplace.
    }
ys-tell-throne-seen =
    { $who ->
        [you] Vous envoyez un { $value } dans la salle du Trône
       *[other] { $name } envoie un { $value } dans la salle du Trône
    }{ $last ->
        [yes] .
       *[no] , et un nouveau 2 le remplace.
    }
ys-tell-count = Le décompte final
ys-tell-gems-count =
    { $id ->
        [b] Gemmes bleues, cote { $quote } : { $list }.
        [g] Gemmes vertes, cote { $quote } : { $list }.
        [y] Gemmes jaunes, cote { $quote } : { $list }.
       *[r] Gemmes rouges, cote { $quote } : { $list }.
    }
# $points for so many gems.
ys-count-item =
    { $who ->
        [you] vous { $points } (pour { $gems })
        [neutral] le neutre { $points } (pour { $gems })
       *[other] { $name } { $points } (pour { $gems })
    }
ys-count-level = À égalité, chacun reçoit les points de la moins bonne des places partagées.
ys-count-neutral = Même sans gemme de cette couleur, le neutre est troisième.
ys-tell-black = Gemmes noires : { $list }.
ys-tell-throne-room = Salle du Trône : { $list }.
ys-throne-item =
    { $who ->
        [you] vous { $points } (pour { $sum } : { $brokers })
       *[other] { $name } { $points } (pour { $sum } : { $brokers })
    }
ys-throne-level = À égalité, on se partage les points des places, arrondis à l’inférieur.
ys-tell-game-over = La partie est terminée.
ys-tell-wins =
    { $who ->
        [you] La partie est terminée : vous gagnez avec { $points }.
       *[other] La partie est terminée : { $name } gagne avec { $points }.
    }
# $others: those with as many points; $gems: how many gems of all kinds the winner has.
ys-tell-wins-by-gems =
    { $who ->
        [you] La partie est terminée : avec { $points } chacun, vous l’emportez sur { $others } par le nombre de gemmes, { $gems }.
       *[other] La partie est terminée : avec { $points } chacun, { $name } l’emporte sur { $others } par le nombre de gemmes, { $gems }.
    }
ys-tell-shared = La partie est terminée. Victoire partagée, avec { $points } et { $gems } gemmes : { $names }.

## Where points come from

ys-source-yellow = Jaune
ys-source-blue = Bleu
ys-source-red = Rouge
ys-source-green = Vert
ys-source-black = Gemmes noires
ys-source-trade = Commerce
ys-source-market = Marché
ys-source-characters = Personnages
ys-source-throne = Trône

## Keys: letters of cards, before the spots and colours that they are about. U takes back and ? asks why not.

ys-key-alchemist = A
ys-key-banker = B
ys-key-captain = C
ys-key-spy = E
ys-key-illusionist = I
ys-key-herald = H
ys-key-schemer = I
ys-key-jeweller = J
ys-key-mage = M
ys-key-merchant = M
ys-key-mercenary = R
ys-key-queen = R
ys-key-skip = P

## What is asked, and why something is not allowed

ys-reason-ask-bid = Misez deux courtiers en secret.
ys-reason-ask-order = Choisissez une place libre dans l’ordre du tour.
ys-reason-ask-start-of-placement = Jouez une carte avant le début de la pose, ou renoncez.
ys-reason-ask-before-turn = Jouez une carte avant votre pose, ou renoncez.
ys-reason-ask-up = Posez un courtier face visible.
ys-reason-ask-down = Posez un courtier face cachée.
ys-reason-ask-neutral = Posez un courtier neutre face cachée.
ys-reason-ask-after-turn = Jouez une carte après votre pose, ou renoncez.
ys-reason-ask-last-look = Regardez encore une fois avec l’Espion, ou renoncez.
ys-reason-ask-start-of-scoring = Jouez une carte avant le décompte, ou renoncez.
ys-reason-ask-gem = Prenez une gemme sur le navire.
ys-reason-ask-color = Choisissez la couleur que prend la gemme blanche.
ys-reason-ask-rank = Choisissez laquelle des colonnes à égalité passe devant.
ys-reason-ask-quote = Faites monter ou descendre une cote.
ys-reason-ask-end-of-scoring = Jouez une carte après le décompte, ou renoncez.
ys-reason-ask-throne = Envoyez en secret dans la salle du Trône l’un des trois courtiers de devant votre paravent.
ys-reason-over = La partie est terminée.
ys-reason-not-your-turn = C’est à quelqu’un d’autre de jouer.
ys-reason-not-behind-screen-to-bid = Vous n’avez pas ces deux courtiers derrière votre paravent.
ys-reason-not-behind-screen = Vous n’avez pas de tel courtier derrière votre paravent.
ys-reason-in-front = Ce courtier reste devant votre paravent ce tour-ci.
ys-reason-no-such-place = Il n’y a pas plus de places que de joueurs.
ys-reason-place-taken = Quelqu’un a déjà choisi cette place.
ys-reason-up-first = Le courtier face visible vient en premier.
ys-reason-one-up-one-down = Vous avez posé votre courtier face visible : l’autre va face cachée.
ys-reason-no-fourth-district = Trois quartiers seulement sont en jeu.
ys-reason-row-closed = À deux ou trois joueurs, cette ligne du marché est fermée.
ys-reason-cell-taken = Un courtier se trouve déjà sur cette case, et une case n’en porte qu’un.
ys-reason-no-such-neutral = Il ne vous reste pas de tel courtier neutre.
ys-reason-no-such-card = Vous n’avez pas cette carte.
ys-reason-not-the-moment = Cette carte se joue à un autre moment.
ys-reason-two-cards-a-round = Vous avez joué deux cartes ce tour-ci, et c’est le maximum.
ys-reason-won-this-round = Une carte ne se joue qu’à partir du tour qui suit son gain.
ys-reason-no-illusionist = Seul l’Illusionniste pose des courtiers de devant le paravent.
ys-reason-not-in-front = Vous n’avez pas de tel courtier devant votre paravent.
ys-reason-same-value = Le courtier qui prend sa place doit avoir une autre valeur.
ys-reason-queen-in-city = La Reine ferme une zone de la ville.
ys-reason-queen-once = Une zone a déjà été fermée ce tour-ci.
ys-reason-closed-by-queen = La Reine l’a fermée ce tour-ci. Les courtiers qui s’y trouvent restent et comptent.
ys-reason-in-queens-zone = Les courtiers de la zone de la Reine y restent.
ys-reason-spy-on-others = L’Espion regarde les courtiers des autres joueurs.
ys-reason-spy-not-twice = Votre Espion a déjà regardé ce courtier.
ys-reason-spy-used-up = Votre Espion a déjà regardé trois fois ce tour-ci.
ys-reason-spy-no-broker = Il n’y a pas de tel courtier caché.
ys-reason-named-by-place = Dans cette partie, personne ne peut consulter les courtiers cachés : désignez le vôtre par son emplacement, par exemple port1#1.
ys-reason-mage-no-broker = Vous n’avez pas de tel courtier à échanger sur le plateau.
ys-reason-herald-no-broker = Vous n’avez pas de tel courtier à déplacer sur le plateau.
ys-reason-mage-two-spots = Le Mage échange deux courtiers d’emplacements différents.
ys-reason-marked-or-gone = Ce courtier est déjà marqué, ou n’est plus sur le plateau.
ys-reason-herald-not-throne = Le Héraut n’atteint pas la salle du Trône.
ys-reason-herald-elsewhere = Le Héraut déplace un courtier vers un autre emplacement.
ys-reason-another-color = L’Alchimiste donne une gemme d’une autre couleur.
ys-reason-no-such-gem = Vous n’avez pas de gemme de cette couleur.
ys-reason-two-colors = Une cote monte, et une autre descend.
ys-reason-not-on-ship = Il n’y a plus de telle gemme sur le navire.
ys-reason-ranked-already = Cette colonne est déjà classée.
ys-reason-not-tied = Cette colonne n’est pas de celles qui sont à égalité maintenant.
ys-reason-not-in-front-for-king = Vous n’avez pas de tel courtier devant votre paravent.

## The whole game in sentences

ys-described-player =
    { $who ->
        [you] Vous avez { $points } et { $gems }.
        [neutral] Le neutre a { $points } et { $gems }.
       *[other] { $name } a { $points } et { $gems }.
    }
ys-described-player-no-gems =
    { $who ->
        [you] Vous avez { $points } et aucune gemme.
        [neutral] Le neutre a { $points } et aucune gemme.
       *[other] { $name } a { $points } et aucune gemme.
    }
ys-described-screen =
    { $number ->
        [0] Aucun courtier derrière le paravent, devant : { $front }.
        [1] Un courtier derrière le paravent, devant : { $front }.
       *[other] { $number } courtiers derrière le paravent, devant : { $front }.
    }
ys-described-unseen = Pas encore vus, là ou face cachée : { $values }.
ys-described-cards = Cartes : { $cards }.
ys-described-throne =
    { $number ->
        [one] Un courtier dans la salle du Trône.
       *[other] { $number } courtiers dans la salle du Trône.
    }
ys-described-hand = Derrière votre paravent : { $brokers }.
ys-described-sealed = Votre réponse secrète : { $brokers }.
ys-described-neutral = Vos courtiers neutres : { $brokers }.
ys-described-row-closed = La ligne 1 est fermée à deux ou trois joueurs.
ys-described-neutral-unseen = Les courtiers neutres de l’autre joueur que vous n’avez pas vus : { $brokers }.
ys-described-closed = { $spot } (fermé par la Reine)
ys-described-column =
    { $id ->
        [b] Colonne bleue (B)
        [g] Colonne verte (G)
        [y] Colonne jaune (Y)
       *[r] Colonne rouge (R)
    }
ys-described-cell = { $cell } : { $person }, { $broker }.
# $marked: by the Mercenary. $seen: "up", "mine" or "known" for one face down that the reader knows, "hidden".
ys-described-broker =
    { $marked ->
        [yes] { $seen ->
            [up] un { $value } face visible, qui compte 5
            [mine] un courtier face cachée (votre { $value }), qui compte 5
            [known] un courtier face cachée (un { $value }, vous le savez), qui compte 5
           *[hidden] un courtier face cachée, qui compte 5
        }
       *[no] { $seen ->
            [up] un { $value } face visible
            [mine] un courtier face cachée (votre { $value })
            [known] un courtier face cachée (un { $value }, vous le savez)
           *[hidden] un courtier face cachée
        }
    }
ys-described-there =
    { $who ->
        [you] Vous y avez { $brokers }.
        [neutral] Le neutre y a { $brokers }.
       *[other] { $name } y a { $brokers }.
    }
ys-described-throne-known = Vous en connaissez : { $values }.
ys-described-in-force = En vigueur : { $cards }.
ys-described-spy =
    { $looks ->
        [0] Espion (plus aucun regard)
        [one] Espion (encore un regard)
       *[other] Espion (encore { $looks } regards)
    }
ys-described-worth = Avec les cotes actuelles, ces gemmes valent { $points }.
