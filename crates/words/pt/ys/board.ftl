# O tabuleiro desenhado de Ys: o que está nele, em palavras. Português do Brasil. $name é o nome de um jogador, “Você” ou
# “Neutro”, no início de uma frase ou sozinho numa tabela; $brokers são corretores em sequência; $spot é o nome de um lugar,
# sem artigo.

ysb-you = Você
ysb-neutral = Neutro
ysb-player = Jogador

## No próprio desenho

ysb-ring-port = Porto
ysb-ring-port-gives = gema preta
ysb-ring-trade = Comércio
ysb-ring-trade-gives = { $points } pontos
ysb-ring-palace = Palácio
ysb-not-in-play = fora do jogo
ysb-throne = Sala do trono
ysb-blue-card = Gema branca
ysb-market = Mercado
ysb-market-point = cada corretor: +1 ponto na hora
ysb-plus-one = +1
ysb-row-zero = linha 0 sempre fechada
ysb-row-closed = fechada com dois ou três jogadores
ysb-column = coluna
ysb-hidden = { $number ->
    [1] { $number } oculto
   *[other] { $number } ocultos
}
ysb-and-hidden = { $number ->
    [1] +{ $number } oculto
   *[other] +{ $number } ocultos
}
ysb-quotes = Cotações
ysb-quotes-move = pelas colunas +2 +1 −1 −2
ysb-quotes-start = início em { $step }
ysb-worth = Pontos no fim
ysb-worth-black = Pretas, 1 a 7
ysb-worth-yours = Suas gemas
# The points of the table that the viewer would have.
ysb-worth-legend = sublinhado: seu

## O que se diz de um lugar

ysb-closed-by-queen = fechado pela Rainha
# Quem tem o quê em um lugar.
ysb-here = { $name }: { $brokers }.
ysb-has-sum = { $name } { $sum }
ysb-free = livre
ysb-cell-free = Livre. Um corretor aqui dá 1 ponto na hora.
ysb-row = Linha { $row }
ysb-row-heading = Linha
# $color, $id: a cor e a letra dela.
ysb-column-of = { $id ->
    [b] Coluna azul
    [g] Coluna verde
    [y] Coluna amarela
    [r] Coluna vermelha
   *[other] Coluna do { $color }
}
ysb-columns-do = A cotação da melhor coluna sobe dois degraus, a da segunda sobe um, a da terceira desce um, a da última desce dois.
ysb-ship = Navio do bairro { $district }
ysb-ship-has = Em oferta: { $gems }.
ysb-quote = Cotação do { $color }: { $step }
ysb-quote-pays = { $rank ->
    [1] A cotação mais alta
    [2] A segunda cotação
    [3] A terceira cotação
   *[other] A cotação mais baixa
}: no fim, quem tem mais gemas desta cor ganha { $first } pontos; os seguintes, { $second }, { $third }, { $fourth }.
ysb-worth-now = Quanto valem as gemas agora
ysb-worth-how = As gemas de cada um, depois os pontos que dariam se a partida acabasse com estas cotações.
ysb-worth-of = { $name }: { $points }.
ysb-black = pretas
ysb-sum = Soma

## Os corretores de quem vê

ysb-brokers = Seus corretores
ysb-behind = atrás do seu biombo
ysb-behind-none = nenhum atrás do seu biombo
ysb-choose-two = marque dois para o lance
ysb-choose-up = escolha o que vai mostrar
ysb-choose-down = escolha o que vai esconder
ysb-sealed-own = em segredo: { $brokers }
ysb-broker-of = Corretor { $value }
ysb-brokers-of = { $number ->
    [1] Um corretor { $value }
   *[other] { $number } corretores { $value }
}
ysb-in-front = Na frente
ysb-in-front-are = Diante do biombo: { $brokers }
ysb-neutral-brokers = Neutros
ysb-neutral-are = Seus corretores neutros: { $brokers }
ysb-in-force = em vigor
ysb-spy-in-force = em vigor, { $looks ->
    [0] não resta nenhum olhar
    [1] resta um olhar
   *[other] restam { $looks } olhares
}
ysb-next-round = a partir da próxima rodada
ysb-when-start-of-placement = antes da alocação
ysb-when-before-turn = antes da sua vez
ysb-when-after-turn = depois da sua vez
ysb-when-around-turns = antes ou depois da sua vez
ysb-when-start-of-scoring = antes da pontuação
ysb-when-end-of-scoring = depois da pontuação
ysb-when-at-once = na hora

## Lances e alocação

ysb-bid-two = Marque dois dos seus corretores.
ysb-bid-three = São três corretores: desmarque um.
ysb-bid-third = Um lance são dois corretores: o { $new } toma o lugar do { $old }.
ysb-bid-seal = Dar o lance { $high } + { $low }
ysb-key-seal = L
ysb-bid-clear = Limpar
ysb-key-clear = L
ysb-choose-first = Escolha primeiro um dos seus corretores.
ysb-bid-offer = Em oferta nesta rodada
ysb-step-up = Para cima
ysb-step-down = Para baixo
ysb-step-neutral = Neutro
ysb-step-done = { $value } { $where }
ysb-step-now = o { $value }: onde?
ysb-step-choose = escolha um corretor abaixo
ysb-spots = Lugares
ysb-city = Cidade
# $way: "up", "down" ou "neutral"; $by: "none", ou o corretor que toma o lugar de um da frente.
ysb-placing = { $by ->
    [none] { $way ->
        [up] Colocar o { $value } virado para cima
        [down] Colocar o { $value } virado para baixo
       *[neutral] Colocar o { $value } neutro
    }
   *[other] { $way ->
        [up] Colocar o { $value } da frente virado para cima, em troca de { $by }
       *[down] Colocar o { $value } da frente virado para baixo, em troca de { $by }
    }
}

## Listas longas de respostas

ysb-group-broker = { $card }: o { $worth } { $where } …
ysb-group-hidden = { $card }: { $broker } …
ysb-group-card = { $card } …

## Jogadores

ysb-order-card = Carta de ordem { $place }
ysb-points = Pontos: { $points }
ysb-behind-screen = Corretores atrás do biombo: { $number }
ysb-behind-unseen = Corretores atrás do biombo: { $number }. Ainda não vistos, ali ou virados para baixo: { $values }
ysb-card-held = { $name }: { $effect }
ysb-card-in-force = { $name }, em vigor: { $effect }
ysb-tag-thinks = pensando
ysb-tag-sealed = já escolheu
ysb-tag-order = escolhe lugar
ysb-tag-chosen = lugar { $place }
ysb-tag-place = coloca
ysb-tag-gem = pega gema
ysb-tag-market = no mercado
ysb-tag-card = joga carta

## O fim

ysb-end-stage-gems = gemas
ysb-end-stage-black = pretas
ysb-end-stage-throne = trono
ysb-end-title = Gemas e trono
ysb-end-title-gems = Gemas
ysb-end-about = quantas, depois pontos · = empate: vale o pior dos lugares divididos
ysb-end-what = O quê
ysb-end-quotation = Cotação
ysb-end-throne = { $points } pela soma
ysb-end-throne-level = ÷ empate na sala do trono: dividem os pontos dos seus lugares, arredondados para baixo

# Letras nas barras, onde duas origens começam igual.
ys-source-yellow-letter = M
ys-source-blue-letter = Z
ys-source-red-letter = R
ys-source-green-letter = V
ys-source-black-letter = N
ys-source-throne-letter = T

## Página da mesa e do fim

table-tab-city = Cidade
table-tab-market = Mercado

## Página inicial e regras

start-play-ys = Jogar Ys agora
start-play-ys-about = Lances e blefe · cerca de 30 minutos
start-rulebook-ys = Regras de Ys
rulebook-ys = O livro de regras de Ys

## Tela cheia do terminal

screen-behind = { $number } { $number ->
    [one] oculto
   *[other] ocultos
}
screen-tab-worth = Valores
screen-tab-palaces = Palácios
screen-sign-brokers = corretores: a forma do dono, os que estão virados para cima e, depois da barra, os virados para baixo; ? é um que você não conhece
screen-sign-number = tantos corretores, onde não há espaço para cada um
screen-sign-neutral = o neutro, com dois jogadores
screen-sign-mercenary = marcado pelo Mercenário: conta 5
screen-sign-gems = gemas: azul, verde, amarela, vermelha, branca, preta
screen-sign-columns = o que está em cada coluna do mercado
ysb-end-gems = Gemas B·G·Y·R·K
ysb-end-cards = Cartas jogadas

# O neutro a dois jogadores, na classificação.
other-neutral = Neutro
