# Warnings before a choice, to the player who makes it.

caylus-warning-beyond-provost = Beyond the provost, who is on { $space }: as things stand, this worker will not work.
caylus-warning-cubes-later = The cubes that this takes come only later on the road: those workers are handled after this one.
caylus-warning-nothing = With what you have, and what your workers before it bring, there is nothing to do here.
caylus-warning-no-batch = You will have no batch: whoever gives none in the castle loses 2 points.
caylus-warning-count = The { $section } can be counted at the end of this turn: without a house there you lose { $points }.
caylus-warning-favors-lost = Every line has served in this phase: { $favors } will be lost.
caylus-warning-favor-unused = As things stand, this line gives you nothing now but its column.
