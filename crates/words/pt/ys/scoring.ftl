# A pontuação de uma rodada de Ys, passo a passo. Português do Brasil. $who é "you" quando a frase fala do leitor, "neutral"
# quando fala do neutro, senão "other", e $name é o nome da pessoa. $step é o nome de um passo ("Bairro 2", "Colunas"),
# $color uma cor ("azul", masculino: "o azul sobe").

## O caminho até ela

ys-scoring-see = Ver a pontuação da rodada { $round }
ys-scoring-rounds = A pontuação, passo a passo
ys-scoring-log = Pontuação
ys-bids-title = Os lances da rodada { $round }
ys-bids-see = Ver os lances da rodada { $round }
ys-bids-order = É nesta ordem que se escolhem os lugares na ordem de jogo.

## Passos e caminhos

ysc-title = Pontuação da rodada { $round }: { $step }
ysc-way = Passos da pontuação
ysc-rows = Linhas do mercado
ysc-columns = Colunas
ysc-bidder = Melhor do mercado
ysc-cards = Cartas
ysc-throne = Trono
ysc-back = Voltar
ysc-next = Seguir: { $step }
ysc-skip = Ir para o fim
ysc-table = Para a mesa

## Desenhos

ysc-picture-district = O bairro { $number } com todos os corretores revelados
ysc-picture-market = O mercado com todos os corretores revelados
ysc-picture-throne = A sala do trono
ysc-turned = emoldurados: os que estavam virados para baixo

## Um bairro

ysc-whole = Bairro inteiro
ysc-brokers = Corretores
ysc-order = Ordem
ysc-takes = Pega
ysc-nothing = nada
ysc-not-yet = ainda não
ysc-becomes = torna-se
# A soma diante de um biombo, ao lado de quem está em um empate.
ysc-front = frente { $sum }
ysc-district-nobody = Não há ninguém neste bairro. As gemas voltam ao banco.
ysc-gems-back = As gemas que ninguém está ali para pegar voltam ao banco.
ysc-mercenary = Um corretor com a marca do Mercenário conta 5.
ysc-zero = Um 0 sozinho basta.
ysc-zone-nobody = Não há ninguém aqui: nada é dado.
ysc-zone-nobody-card = Não há ninguém aqui: a carta vai para o descarte.
ysc-merchant = 5 pontos em vez de 3: o Mercador foi jogado.
ysc-card-points = A carta dá pontos na hora.
ysc-card-white = A carta dá uma gema branca, que toma uma cor na hora.
ysc-card-later = A carta pode ser jogada a partir da próxima rodada.
ysc-card-neutral = O neutro não pode usar a carta: ela vai para o descarte, e ele pega no lugar uma gema da cotação mais alta.

## O mercado

ysc-rows-how = Em cada linha a melhor soma pega a gema.
ysc-row-nobody = Não há ninguém aqui: a gema vai para o descarte.
ysc-market-points = Cada corretor no mercado deu 1 ponto quando foi colocado ali.
ysc-column = Coluna
ysc-move = Degraus
ysc-more-brokers = De colunas com a mesma soma, fica à frente a que tem mais corretores.
ysc-whole-market = Mercado inteiro
ysc-bidder-how = A melhor soma de todo o mercado move uma cotação um degrau.
# $way: "up", "down", ou "stays" em uma ponta da escala.
ysc-moves =
    { $way ->
        [up] { $who ->
            [you] Você faz o { $color } subir um degrau.
            [neutral] O neutro faz o { $color } subir um degrau.
           *[other] { $name } faz o { $color } subir um degrau.
        }
        [down] { $who ->
            [you] Você faz o { $color } descer um degrau.
            [neutral] O neutro faz o { $color } descer um degrau.
           *[other] { $name } faz o { $color } descer um degrau.
        }
       *[stays] { $who ->
            [you] Você escolhe o { $color }, que fica na ponta da escala.
            [neutral] O neutro escolhe o { $color }, que fica na ponta da escala.
           *[other] { $name } escolhe o { $color }, que fica na ponta da escala.
        }
    }
ysc-neutral-moves = O neutro faz subir a cor da qual tem mais gemas.

## Depois do mercado

ysc-cards-when = Alquimista, Banqueiro e Joalheiro são jogados quando as cotações já se moveram.
ysc-sent = Enviado
ysc-throne-how = Cada um envia em segredo um dos três corretores diante do seu biombo.
