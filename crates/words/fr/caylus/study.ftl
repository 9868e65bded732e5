# Les parties de la valeur d’une position de Caylus : elles suivent « points de plus pour ».

caylus-part-prestige = le prestige
caylus-part-deniers = les deniers
caylus-part-cubes = les cubes
caylus-part-gold = l’or
caylus-part-batches = les lots pour le château
caylus-part-favors = les faveurs royales
caylus-part-buildings = ses propres bâtiments
caylus-part-residences = les résidences
caylus-part-income = les revenus
caylus-part-order = l’ordre du tour et l’auberge
caylus-part-castle = les maisons du château
