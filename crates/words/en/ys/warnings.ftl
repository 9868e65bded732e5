# Warnings before a choice, to the player who makes it.

ys-warning-merchant = You have no broker in a trade zone: others score by the Merchant, you do not.
ys-warning-palace = Nobody is left in this palace: the zone gives nothing.
ys-warning-row = There is no gem in this row of the market.
ys-warning-behind = Even so you are behind here, by what can be seen: { $at }, { $person } with { $theirs }, you with { $own }.
