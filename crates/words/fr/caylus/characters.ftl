# Personnages des bots : leur nom, ce qu’ils sont, ce qu’ils aiment.
character-builder-name = Aubin
character-builder = bâtisseur
character-builder-about = Aubin veut une route pleine de bâtiments à soi.
character-courtier-name = Isabeau
character-courtier = dame de la cour
character-courtier-about = Isabeau va partout où l’on obtient une faveur du roi.
character-merchant-name = Mathurin
character-merchant = marchand
character-merchant-about = Mathurin achète, vend et conclut toutes les affaires de la route.
character-bully-name = Gaucher
character-bully = brute
character-bully-about = Gaucher paie pour que le prévôt s’arrête avant les ouvriers des autres : ceux-là ne font rien.
