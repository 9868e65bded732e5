# Les parties de la valeur d’une position d’Ys : elles suivent « points de plus pour ».

ys-part-score = les points marqués
ys-part-black = les gemmes noires
ys-part-gems = les gemmes de couleur et leurs cours
ys-part-order = l’ordre du tour
ys-part-throne = la salle du trône
ys-part-cards = les cartes de personnage en main

ys-why-parts = À la fin du tour, on s’attend à { $list }.
ys-why-no-part = Rien ne diffère beaucoup dans la position à la fin du tour.
