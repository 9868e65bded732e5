# L’analyse d’une partie terminée, sur la page et à sa fin.

trouble-no-analyst = On ne connaît de ce jeu que ses règles : personne ne peut dire ce que valent ses décisions.
trouble-too-many-analyses = { $most } parties sont déjà en cours d’analyse pour vous. Attendez que l’une d’elles soit terminée.
trouble-queue-full = Trop de parties attendent d’être analysées. Réessayez dans un moment.

## La page

analysis-begin = Analyser
analysis-title = Analyse · { $name }
analysis-to-the-table = Table
analysis-about = Chaque décision de cette partie est jugée par la recherche d’un maître : ce qu’elle a coûté, ce qui aurait été meilleur, et pourquoi. Cela prend environ une minute, et le résultat est conservé pour toujours.
analysis-waiting =
    { $number ->
        [0] C’est la prochaine, dès qu’il y aura du temps : celles et ceux qui jouent passent d’abord.
        [one] Une autre partie est analysée avant elle.
       *[other] { $number } autres parties sont analysées avant elle.
    }
analysis-working = Décisions jugées :
analysis-progress = Avancement de l’analyse
analysis-come-back = Vous pouvez partir : l’analyse continue, et cette adresse la montrera.
analysis-failed = Cette partie n’a pas pu être analysée. La personne qui exploite ce serveur en est informée.
analysis-shares = Chances de victoire
analysis-as-a-table = En tableau
analysis-moment = Moment
analysis-the-end = Fin
analysis-marks = Décisions qui ont coûté cher
analysis-mark = { $mark } de { $name }, décision { $at }
analysis-of = Fautes de
analysis-of-all = tout le monde
analysis-board = Le plateau à ce moment
analysis-how = Jugé avec { $iterations } itérations par décision. Ce que personne ne pouvait savoir alors n’est reproché à personne.
analysis-overview = Tournants
analysis-overview-text = Choisissez une marque sous l’image, ou n’importe quel moment dans l’image.
analysis-first = Depuis le début
analysis-at = décision { $at } sur { $of }
analysis-worth = { $share } % de victoire, { $points } points attendus
analysis-played = { $name } a joué
analysis-better = Meilleur
analysis-nothing-better = Rien de meilleur n’a été trouvé.
analysis-lucky = Ce que personne ne pouvait savoir alors lui a fait valoir { $share } points de pourcentage de plus : chance, ou bonne lecture.
analysis-unlucky = Ce que personne ne pouvait savoir alors lui a fait valoir { $share } points de pourcentage de moins : malchance, pas une faute.
analysis-line = Ce qui était attendu après le meilleur choix
analysis-line-of-other = Ce qui était attendu après ce choix
analysis-others =
    { $number ->
        [one] Un choix a été comparé
       *[other] { $number } choix ont été comparés
    }
analysis-action = Choix
analysis-share = Victoire
analysis-behind = Retard
analysis-as-good = aussi bon
analysis-retry = Essayer
analysis-retry-text = C’est à { $name } de décider. Que feriez-vous ? Choisissez sur le plateau ou dans la liste.
analysis-choice = Votre choix
analysis-try = Essayer
analysis-show = Montrer la réponse
analysis-tried-good = Aussi bon que le meilleur.
analysis-tried-fair = Bien : seulement { $share } points de pourcentage derrière le meilleur.
analysis-tried-bad = { $share } points de pourcentage derrière le meilleur : { $mark }. Essayez encore.
analysis-next = Faute suivante
analysis-next-mine = Ma prochaine faute
analysis-next-of = Prochaine faute de { $name }
analysis-no-more = Plus de fautes
analysis-before = La décision précédente
analysis-after = La décision suivante
analysis-play-on = Continuer à partir d’ici
analysis-count = { $number } sur { $of }
analysis-seats = Comment chacun a joué
analysis-seats-about = Précision : 100 % est le meilleur choix à chaque fois. Taux d’erreur : 500 fois la perte moyenne des décisions qui comptaient ; moins, c’est mieux.
analysis-ledger = Qui a coûté quoi à qui
analysis-ledger-about = En parts de victoire : 0 est une part équitable, −1 est perdu. Le début, plus toute la ligne, donne la fin. Ses propres choix ne peuvent que coûter.
analysis-by = par { $name }
analysis-table-name = { $name }, depuis la décision { $at }
