# Avertissements avant un choix, à qui le fait.

ys-warning-merchant = Vous n’avez aucun courtier dans une zone de commerce : le Marchand fait marquer les autres, pas vous.
ys-warning-palace = Il n’y a plus personne dans ce palais : la zone ne donne rien.
ys-warning-row = Il n’y a pas de gemme sur cette ligne du marché.
ys-warning-behind = Même ainsi vous êtes derrière ici, d’après ce qui se voit : { $at }, { $person } avec { $theirs }, vous avec { $own }.
