# Avertissements avant un choix, à qui le fait.

caylus-warning-beyond-provost = Au-delà du prévôt, qui est sur la case { $space } : en l’état, cet ouvrier ne travaillera pas.
caylus-warning-cubes-later = Les cubes qu’il faut n’arrivent que plus loin sur la route : ces ouvriers passent après celui-ci.
caylus-warning-nothing = Avec ce que vous avez et ce qu’apportent vos ouvriers d’avant, il n’y a rien à faire ici.
caylus-warning-no-batch = Vous n’aurez pas de lot : qui n’en donne aucun au château perd 2 points.
caylus-warning-count =
    { $id ->
        [dungeon] Le Donjon peut être décompté
        [walls] Les Murailles peuvent être décomptées
       *[towers] Les Tours peuvent être décomptées
    } à la fin de ce tour : sans maison, vous perdez { $points }.
caylus-warning-favors-lost = Toutes les lignes ont servi dans cette phase : { $favors } sans effet.
caylus-warning-favor-unused = En l’état, cette ligne ne vous donne rien maintenant, sauf sa colonne.
