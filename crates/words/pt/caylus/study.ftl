# As partes do valor de uma posição de Caylus: vêm depois de “pontos a mais em”.

caylus-part-prestige = prestígio
caylus-part-deniers = denários
caylus-part-cubes = cubos
caylus-part-gold = ouro
caylus-part-batches = lotes para o castelo
caylus-part-favors = favores reais
caylus-part-buildings = edifícios próprios
caylus-part-residences = residências
caylus-part-income = rendimentos
caylus-part-order = ordem do turno e Pousada
caylus-part-castle = casas no castelo
