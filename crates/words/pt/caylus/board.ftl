# O tabuleiro desenhado de Caylus: o que está nele, em palavras. Português do Brasil.

## Nomes

board-kind-special = prédio especial

board-place-gate = Portal
board-place-post = Feitoria
board-place-guild = Guilda dos Mercadores
board-place-joust = Justas
board-place-stables = Estábulo
board-place-inn = Pousada
board-place-castle = Castelo

## No próprio desenho

board-ordinal = { $place }º
# As duas linhas de "ordem do turno".
board-stables-turn = ordem
board-stables-order = do turno
board-inn-left = esquerda
board-inn-right = direita
board-inn-pays = o da direita paga
board-gate-foot = outro lugar
board-guild-foot = ± 3 espaços
board-batch = + 2 outros, todos diferentes
board-count = Contagem
board-section-built = { $section } { $built } de { $size }
board-section-of = { $built } de { $size }
board-section-counted = contagem feita
board-section-points = { $points } pontos por casa
board-plate-count = Contagem: { $section }
board-plate-counted = { $section } { $id ->
    [dungeon] contada
   *[other] contadas
}
board-beyond = além do preboste
board-favor = Favor real
board-favor-open = { $open ->
    [2] colunas 1–2 abertas · 3–4 após a Masmorra
    [4] colunas 1–4 abertas · 5 após as Muralhas
   *[other] todas as colunas abertas
}
board-favor-line-A = pontos
board-favor-line-B = moedas
board-favor-line-C = cubos
board-favor-line-D = prédios
board-favor-light = Cada favor real | vale 3 pontos.

## O que se diz de um lugar

board-space = espaço { $space }
board-yours = seu prédio
board-owned = de { $name }
board-empty = Espaço { $space }
board-empty-kind = nada construído
board-empty-next = O próximo prédio de madeira ou de pedra vem para cá.
board-count-here = Quando o bailio chega aqui, é feita a contagem desta seção do castelo: { $section }.
board-worker-yours = Seu trabalhador está aqui.
board-worker = Um trabalhador de { $name } está aqui.
board-workers-in-order = Aqui, em ordem: { $names }.
board-inn-holder = No lugar da direita: { $name }.
board-planned =
    { $who ->
        [you] Vira sua residência quando os prédios terminarem.
       *[other] Vira residência de { $name } quando os prédios terminarem.
    }
board-pays-own = Você paga 1 denário, como em todos os seus prédios.
board-pays = Você paga { $deniers } ({ $passed ->
    [0] ninguém passou
    [1] um jogador passou
   *[other] { $passed } jogadores passaram
}).
board-pays-inn = Você paga 1 denário, porque está na Pousada.
board-owner-scores = { $name } ganha 1 ponto na hora.
board-owners-cube = O dono recebe um destes cubos quando outra pessoa trabalha aqui.

board-bridge = Ponte
board-bridge-kind = escala de passe
board-bridge-does = Quem passa não coloca mais trabalhadores neste turno. O primeiro recebe 1 denário. O preboste é movido nesta ordem.
board-bridge-passed = Já passaram: { $names }.
board-bridge-nobody = Ninguém passou.

board-keep = Castelo
board-keep-kind = seções
board-keep-caption = Casas no castelo
board-keep-player = Jogador
board-section-says = { $section }: { $points } pontos por casa, { $built } de { $size } construídas{ $counted ->
    [1] , contagem feita
   *[0] {""}
}.
board-count-lost = Contagem: sem nenhuma casa, perdem-se { $points } pontos.
board-count-won = { $houses } casas dão { $favors } { $favors ->
    [1] favor
   *[other] favores
}.

board-favor-caption = Favor real: a coluna do marcador de cada jogador
board-favor-line = Linha { $line }
board-favor-does-A = Pontos: 1, 2, 3, 4, 5 de coluna em coluna.
board-favor-does-B = Denários: 3, 4, 5, 6, 7 de coluna em coluna.
board-favor-does-C = Cubos: 1 comida; 1 madeira ou 1 pedra; 1 tecido; 1 cubo por 2 outros, sem ouro; 1 ouro.
board-favor-does-D = Construção: nada; um prédio de madeira por 1 madeira a menos; um prédio de pedra por 1 pedra a menos; uma residência por 1 denário a menos; um prédio de prestígio.
board-favor-rule = O marcador avança uma coluna aberta; depois pode ser usado um efeito até o marcador.
board-favor-cell = { $line }{ $column }
board-favor-closed = fechada
board-favor-opens = Abre depois da contagem { $id ->
    [dungeon] da
   *[other] das
} { $section }.
board-marker-none = ainda não

board-provost = Preboste no espaço { $space }
board-bailiff = Bailio no espaço { $space }

## Estoque

board-stock-kind = { $kind ->
    [wood] Madeira
    [stone] Pedra
   *[prestige] Prestígio
} { $number }
board-stock-show = Estoque de prédios
board-stock-hide = Esconder o estoque
board-stock-payable = { $number ->
    [0] Você não tem os cubos para nenhum prédio do estoque.
    [one] Você tem os cubos para 1 prédio do estoque.
   *[other] Você tem os cubos para { $number } prédios do estoque.
}
board-stock-left = restam { $number }
board-replaces = É construído sobre uma residência sua.
board-can-pay = Você tem os cubos para ele.

## Botões

board-do-place = Colocar aqui por { $deniers }
board-do-move = Mover o trabalhador para cá

## Jogadores

board-passed-first = passou em { $place } · +1
board-passed = passou em { $place }
board-deniers = Denários: { $deniers }, próxima renda { $income }
board-workers = Trabalhadores na mão: { $workers } de 6
board-houses = Casas em Masmorra, Muralhas, Torres: { $dungeon }, { $walls }, { $towers }
board-prestige = Prestígio: { $points }
board-buildings = Prédios: { $names }
board-no-buildings = Ainda sem prédios
board-of-six = de 6

board-tag-ask-placement = coloca
board-tag-ask-gate = no Portal
board-tag-ask-guild = na Guilda
board-tag-ask-joust = na justa
board-tag-ask-inn = na Pousada
board-tag-ask-provost = move preboste
board-tag-ask-production = escolhe
board-tag-ask-owners-cube = escolhe
board-tag-ask-build = constrói
board-tag-ask-residence = constrói
board-tag-ask-market = vende
board-tag-ask-peddler = compra
board-tag-ask-deal = troca
board-tag-ask-alchemist = paga
board-tag-ask-castle = no castelo
board-tag-ask-line = favor
board-tag-ask-column = favor
board-tag-ask-favor-building = favor

## Página da mesa e do fim

table-tab-town = Cidade
table-tab-castle = Castelo
table-tab-stock = Estoque
table-stock = Prédios que ainda podem ser construídos
table-group-give-F = Dar 1 comida …
table-group-give-W = Dar 1 madeira …
table-group-give-S = Dar 1 pedra …
table-group-give-C = Dar 1 tecido …
table-group-give-G = Dar 1 ouro …
table-group-pay-2 = 2 cubos por 1 ouro …
table-group-pay-4 = 4 cubos por 2 ouros …
table-group-buy-1 = 1 cubo …
table-group-buy-2 = 2 cubos …
table-group-build-wood = Prédios de madeira …
table-group-build-stone = Prédios de pedra …
table-group-build-prestige = Prédios de prestígio …
table-group-build-residence = Residências …
end-houses = Casas Ma·Mu·To
end-tiles = Prédios
end-favours = Favores

## Página inicial e regras

start-play-caylus = Jogar Caylus agora
start-play-caylus-about = Você e três bots · cerca de 40 minutos
start-rulebook-caylus = Regras de Caylus
start-every-tile = Todos os prédios
rulebook-caylus = O livro de regras de Caylus

## Tela cheia do terminal

screen-deniers = { $deniers }d
screen-sign-worker = um trabalhador, com a forma do jogador
screen-sign-house = uma casa: o dono de um prédio, ou uma casa do castelo
# As letras do preboste e do bailio, e a de um prédio de prestígio na tabela de favores: nenhuma que um cubo tenha.
screen-provost = R
screen-bailiff = B
screen-prestige-tile = Pr
screen-sign-officers = o preboste e o bailio
screen-sign-cubes = comida, madeira, pedra, tecido, ouro; d é um denário, p um ponto
screen-sign-any = qualquer cubo
screen-sign-income = os denários na mão, e o que a próxima renda traz
screen-sign-workers = os trabalhadores na mão, de seis
screen-sign-built = as casas na Masmorra, nas Muralhas e nas Torres, e depois do + os prédios na estrada
screen-sign-favor = um favor real
screen-sign-count = uma seção do castelo é contada quando o bailio chega aqui
screen-sign-counted = uma seção do castelo que já foi contada
