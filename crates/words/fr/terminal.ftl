# What is said in a terminal.

terminal-illegal = { $reason } (règle { $rule })
terminal-not-saved = La partie n’a pas pu être enregistrée dans { $file }, donc rien n’a été fait : { $why }
terminal-bot-failed = Un bot a échoué et ne joue plus. La partie est enregistrée : reprenez-la pour que le bot réfléchisse de nouveau.
terminal-changed = Entre-temps quelqu’un d’autre a été plus rapide. Regardez la table telle qu’elle est maintenant, puis choisissez de nouveau.
terminal-lost = Le serveur ne répond pas ({ $why }). Nouvel essai en cours ; rien n’est perdu.
