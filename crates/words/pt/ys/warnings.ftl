# Avisos antes de uma escolha, para quem a faz.

ys-warning-merchant = Você não tem corretor em nenhuma zona de comércio: o Mercador faz os outros pontuarem, você não.
ys-warning-palace = Não há mais ninguém neste palácio: a zona não dá nada.
ys-warning-row = Não há gema nesta linha do mercado.
ys-warning-behind = Mesmo assim você fica atrás aqui, pelo que se vê: { $at }, { $person } com { $theirs }, você com { $own }.
