# The full screen of the terminal.

screen-points = { $points }p
screen-deniers = { $deniers }d
screen-behind = { $number } { $number ->
    [one] caché
   *[other] cachés
}
screen-tab-choices = Choix
screen-tab-worth = Valeur des gemmes
screen-tab-palaces = Palais
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
screen-sign-worker = un ouvrier, avec la forme du joueur
screen-sign-house = une maison : le propriétaire d’un bâtiment, ou une maison du château
screen-sign-officers = le prévôt et le bailli
screen-sign-cubes = nourriture, bois, pierre, tissu, or ; d est un denier, p un point
screen-sign-any = n’importe quel cube
screen-sign-income = les deniers en main, et ce qu’apporte le prochain revenu
screen-sign-workers = les ouvriers en main, sur six
screen-sign-built = les maisons dans le Donjon, les Murailles et les Tours, et après + les bâtiments sur la route
screen-sign-favor = une faveur royale
screen-sign-count = une section du château est décomptée quand le bailli arrive ici
screen-sign-counted = une section du château dont le décompte est fait
screen-sign-brokers = courtiers : la forme du propriétaire, ceux qui sont visibles, et après la barre ceux qui sont cachés ; ? est un courtier que vous ne connaissez pas
screen-sign-number = autant de courtiers, là où la place manque pour chacun
screen-sign-neutral = le neutre, à deux joueurs
screen-sign-mercenary = marqué par le Mercenaire : il compte 5
screen-sign-gems = gemmes : bleue, verte, jaune, rouge, blanche, noire
screen-sign-columns = ce qui se trouve dans chaque colonne du marché
ysb-end-gems = Gemmes B·G·Y·R·K
ysb-end-cards = Cartes jouées
