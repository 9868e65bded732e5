# The parts of what a position of Caylus is worth: they follow “points more in”.

caylus-part-prestige = prestige
caylus-part-deniers = deniers
caylus-part-cubes = cubes
caylus-part-gold = gold
caylus-part-batches = batches for the castle
caylus-part-favors = royal favours
caylus-part-buildings = buildings of one’s own
caylus-part-residences = residences
caylus-part-income = income
caylus-part-order = turn order and Inn
caylus-part-castle = houses in the castle
