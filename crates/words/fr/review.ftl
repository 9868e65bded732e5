# L’analyse d’une partie terminée, dans un terminal.

review-word-analyse = analyser
review-word-next = suivante
review-offer = Tapez « analyser » pour faire juger chaque décision, ou Entrée pour quitter.
review-more = Tapez « suivante » pour votre prochaine faute, « analyser » pour revoir les tableaux, ou Entrée pour quitter.
review-about = Appuyez sur A pour faire juger chaque décision de cette partie : ce qu’elle a coûté, ce qui aurait été meilleur, et pourquoi.
review-progress = { $done } décisions jugées sur { $of }
review-failed = Cette partie n’a pas pu être analysée.
screen-page-analysis = Analyse
screen-do-analyse = analyser
screen-do-next-mistake = faute suivante
screen-key-analyse = la partie finie : faire juger chaque décision
screen-key-next = dans l’analyse : votre prochaine faute
