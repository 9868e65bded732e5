# As partes do valor de uma posição de Ys: vêm depois de “pontos a mais em”.

ys-part-score = pontos marcados
ys-part-black = gemas negras
ys-part-gems = gemas coloridas e as suas cotações
ys-part-order = ordem do turno
ys-part-throne = sala do trono
ys-part-cards = cartas de personagem na mão

ys-why-parts = No fim da rodada espera-se que fiquem { $list }.
ys-why-no-part = Nada na posição difere muito no fim da rodada.
