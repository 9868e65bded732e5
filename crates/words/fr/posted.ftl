# Les parties et positions envoyées pour être analysées, et la page où l’on colle une partie.

trouble-bad-record = Cette partie ne peut pas être analysée : { $detail }
trouble-record-not-over = Cette partie n’est pas terminée. Seules les parties terminées peuvent être analysées.
trouble-record-from-position = Cette partie a commencé à partir d’une position. Ici, seules les parties commencées avec une graine (« seed ») peuvent être analysées ; sur votre ordinateur, « bailiwick analyse » accepte les deux.
trouble-bad-position = Cette position ne peut pas être analysée : { $detail }

posted-title = Analyser une partie enregistrée
posted-about = Collez l’enregistrement d’une partie terminée, jouée ici ou ailleurs : chaque décision est jugée, avec ce qui aurait été meilleur, et pourquoi. Le résultat a une adresse que vous pouvez partager, et il est conservé pour toujours.
posted-record = L’enregistrement
posted-begin = Analyser
posted-link = Analyser une partie enregistrée
posted-link-about = collez une partie terminée
