# Ce qui est dit des parties jouées. Les nombres sont des textes ; $better et $other sont des actions en quelques mots.

study-seat = Place { $number }

study-mark-inaccuracy = imprécision
study-mark-mistake = erreur
study-mark-blunder = gaffe

## Pourquoi

study-why-better = « { $better } » au lieu de « { $other } » aurait gardé { $share } points de pourcentage de plus de la victoire (à { $error } près).
study-why-best = « { $better } » vaut { $share } points de pourcentage de plus de la victoire que « { $other } » (à { $error } près).
study-why-as-good = « { $better } » et « { $other } » se valent, autant qu’on puisse en juger.
game-why-parts = À la fin du tour, on s’attend à { $list }.
game-why-no-part = Rien ne diffère beaucoup dans la position à la fin du tour.
study-part-more = { $points } points de plus pour { $part }
study-part-less = { $points } points de moins pour { $part }
study-why-rival =
    { $way ->
        [more] { $name } a alors { $points } points de mieux.
       *[less] { $name } a alors { $points } points de moins.
    }
study-why-parting = Ce qui distingue les suites : « { $line } » – dans { $better } suites sur { $of } après le meilleur choix, dans { $other } après l’autre.

## Commentaires dans les parties notées

study-note-seat = { $seat } : précision { $accuracy } %, taux d’erreur { $rate } ; { $inaccuracies } imprécisions, { $mistakes } erreurs, { $blunders } gaffes
study-note = { $sign } { $mark } : { $regret } ± { $error }, le mieux était { $best }. { $why }

## Labels of reports

study-like-level = à peu près comme les bots du niveau « { $level } »
study-label-seat = place
study-label-points = points
study-label-accuracy = précision
study-label-error-rate = taux d’erreur
study-label-inaccuracies = imprécisions
study-label-mistakes = erreurs
study-label-blunders = gaffes
study-label-real = vrais choix
study-label-regret = regret
study-label-ledger = Qui a coûté quoi à qui, en équité (0 est une part égale de la victoire, -1 est perdu)
study-label-first = début
study-label-own = ses choix
study-label-by = place
study-label-chance = hasard
study-label-unforeseen = imprévu
study-label-last = fin
study-label-turning = Tournants
study-label-nothing = Aucune décision n’a coûté un dixième d’une part égale de la victoire.
study-label-at = après
study-label-played = joué
study-label-best = mieux
study-label-like = joue comme
study-more = et { $number } de plus
study-head = { $game }, { $players } joueurs, { $iterations } itérations par décision, graine { $seed }
