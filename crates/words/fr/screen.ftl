# The full screen of the terminal.

screen-points = { $points }p
screen-here = ici
screen-tab-choices = Choix
screen-list-page = Page { $page } sur { $pages } · { $number } choix
screen-too-small = Ce terminal est trop petit : la table demande au moins { $width } colonnes et { $height } lignes. Agrandissez la fenêtre, ou jouez avec --plain. Ctrl-C quitte ; la partie est enregistrée.
screen-space = Espace
screen-over = La partie est finie. Entrée montre le résultat.
screen-no-such-key = Aucun choix ne commence par { $key }.
screen-not-found = Rien dans les règles sur « { $text } ».

## The row at the bottom

screen-do-tab = panneaux
screen-do-help = aide
screen-do-undo = reprendre
screen-do-leave = quitter
screen-do-clear = effacer
screen-do-page = page suivante
screen-do-scroll = défiler
screen-do-search = tapez pour chercher

## Help

screen-page-this = Ce choix
screen-page-keys = Touches et signes
screen-keys-how = Chaque choix a sa touche à côté de lui, dans la liste et sur le plateau. Les touches de plusieurs caractères se tapent l’une après l’autre ; ce qui est tapé réduit la liste. La souris marche aussi : cliquez sur un choix, ou sur un lieu du plateau.
screen-key-arrows = montrer un autre choix, ou défiler
screen-key-enter = faire ce qui est montré
screen-key-escape = effacer ce qui est tapé, ou fermer
screen-key-tab = le panneau suivant, ou la page suivante
screen-key-scroll = défiler ; avec Début et Fin jusqu’au début et à la fin
screen-key-help = ce qui est demandé, ce que le choix veut dire, de quoi il s’agit
screen-key-why-not = ce qui n’est pas possible en ce moment, et pourquoi
screen-key-rules = la règle du jeu
screen-key-undo = reprendre la dernière action, si personne n’a vu ce qui en est venu
screen-key-leave = quitter ; la partie est enregistrée. Ctrl ne sert que tant qu’un choix commence par la même lettre
screen-signs = Signes
