# The parts of what a position of Ys is worth: they follow “points more in”.

ys-part-score = points scored
ys-part-black = black gems
ys-part-gems = coloured gems and their quotations
ys-part-order = turn order
ys-part-throne = throne room
ys-part-cards = character cards in hand

ys-why-parts = At the end of the round it is expected to leave { $list }.
ys-why-no-part = No part of the position differs by much at the end of the round.
