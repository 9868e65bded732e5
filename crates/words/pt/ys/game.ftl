# Ys: nomes, perguntas, ações, narração, motivos. Português do Brasil.
#
# $who é "you" quando a frase fala de quem lê, "neutral" quando fala do neutro de dois jogadores, senão "other", e
# $name é o nome da pessoa. $person, $first, $second e $names são pessoas no meio de uma frase ("você", "Odile", "o
# neutro"); por causa do artigo do neutro, não há "de" nem "a" antes deles. $spot é o nome de um lugar ("Porto 1",
# "mercado G1"), sempre masculino (a sala do trono não aparece nas frases) e sem artigo; $where diz que algo está ali
# ("no Porto 1", "em G1"), $to que vai para lá ("para o Porto 1"). $card é um personagem com seu artigo. $broker é um corretor como quem lê o vê ("um 3", "um
# corretor virado para baixo"); $value é o número de um corretor, $sum quanto vários valem juntos, $brokers valores em
# sequência ("4, 3, 0"). $color é uma cor, sempre masculina ("azul", "amarelo"), e $id a letra dela ("b", "g", "y",
# "r", "w", "k"). $gems são quantidades de gemas ("2 azuis e 1 branca"), $points uma quantidade de pontos.
#
# Os números escolhem por [1] e não por [one], que em português vale também para 0: dizemos "0 pontos".

## O jogo como um todo, na moldura das páginas

ys-name = Ys
ys-round = Rodada { $number }
# Quantas são, depois do número de uma delas.
ys-of-rounds = de { $number }
ys-rounds =
    { $number ->
        [1] { $number } rodada
       *[other] { $number } rodadas
    }
ys-round-back = Uma rodada para trás
ys-round-on = Uma rodada para a frente
ys-plot = Pontos, rodada a rodada

## Fases, lugares

ys-phase-1 = Navios
ys-phase-2 = Lances
ys-phase-3 = Alocação
ys-phase-4 = Pontuação
ys-phase-5 = Trono

ys-district = Bairro { $number }
ys-zone-port = Porto
ys-zone-trade = Comércio
ys-zone-palace = Palácio
# O nome de um lugar. $zone: o tipo de zona; $id: "port", "trade" ou "palace"; $number: o bairro.
ys-spot-zone = { $zone } { $number }
ys-spot-cell = mercado { $cell }
ys-spot-throne = sala do trono
# Que algo está ali.
ys-in-zone = no { $zone } { $number }
ys-on-cell = em { $cell }
ys-in-throne = na sala do trono
# Que algo vai para lá.
ys-to-zone = para o { $zone } { $number }
ys-to-cell = para { $cell }

# As letras dos lugares e das gemas, como são desenhadas e digitadas.
ys-letter-port = P
ys-letter-trade = C
ys-letter-palace = A
ys-letter-throne = T
ys-letter-b = Z
ys-letter-g = V
ys-letter-y = M
ys-letter-r = R
ys-letter-w = B
ys-letter-k = N

## Gemas, corretores, quantidades

ys-color-b = azul
ys-color-g = verde
ys-color-y = amarelo
ys-color-r = vermelho
ys-gem =
    { $id ->
        [b] Gema azul
        [g] Gema verde
        [y] Gema amarela
        [r] Gema vermelha
       *[w] Gema branca
    }
ys-a-gem =
    { $id ->
        [b] uma gema azul
        [g] uma gema verde
        [y] uma gema amarela
        [r] uma gema vermelha
       *[w] uma gema branca
    }
ys-number-of-gems =
    { $number ->
        [1] { $id ->
            [b] { $number } gema azul
            [g] { $number } gema verde
            [y] { $number } gema amarela
            [r] { $number } gema vermelha
            [w] { $number } gema branca
           *[k] { $number } gema preta
        }
       *[other] { $id ->
            [b] { $number } gemas azuis
            [g] { $number } gemas verdes
            [y] { $number } gemas amarelas
            [r] { $number } gemas vermelhas
            [w] { $number } gemas brancas
           *[k] { $number } gemas pretas
        }
    }
# Numa lista de gemas.
ys-amount =
    { $number ->
        [1] { $id ->
            [b] { $number } azul
            [g] { $number } verde
            [y] { $number } amarela
            [r] { $number } vermelha
            [w] { $number } branca
           *[k] { $number } preta
        }
       *[other] { $id ->
            [b] { $number } azuis
            [g] { $number } verdes
            [y] { $number } amarelas
            [r] { $number } vermelhas
            [w] { $number } brancas
           *[k] { $number } pretas
        }
    }
ys-no-gems = nenhuma
ys-value = o { $value }
# $seen: "up" virado para cima, "down" virado para baixo, mas conhecido por quem lê, "hidden". $marked: "yes" com a marca do
# Mercenário.
ys-broker =
    { $marked ->
        [yes] { $seen ->
            [up] um { $value } que vale 5
            [down] um { $value } virado para baixo que vale 5
           *[hidden] um corretor virado para baixo que vale 5
        }
       *[no] { $seen ->
            [up] um { $value }
            [down] um { $value } virado para baixo
           *[hidden] um corretor virado para baixo
        }
    }
# Um corretor de quem decide. $face: "up" ou "down".
# $marked: "unknown" para um virado para baixo que não pode ser visto; $number: qual deles ali, 0 se há um só.
ys-own =
    { $marked ->
        [yes] { $face ->
            [up] o corretor marcado { $where }
           *[down] o corretor marcado e virado para baixo { $where }
        }
        [unknown] { $number ->
            [0] o corretor virado para baixo { $where }
           *[other] o corretor virado para baixo nº { $number } { $where }
        }
       *[no] { $face ->
            [up] o { $value } { $where }
           *[down] o { $value } virado para baixo { $where }
        }
    }
# O corretor virado para baixo de outra pessoa. $number: qual de vários ali, 0 se há um só.
ys-looked-at =
    { $number ->
        [0] { $who ->
            [you] o seu corretor { $where }
           *[other] o corretor de { $name } { $where }
        }
       *[other] { $who ->
            [you] o seu { $number }º corretor virado para baixo { $where }
           *[other] o { $number }º corretor virado para baixo de { $name } { $where }
        }
    }
ys-no-brokers = nenhum
ys-owner =
    { $who ->
        [you] você
        [neutral] o neutro
       *[other] { $name }
    }
ys-points =
    { $number ->
        [1] { $number } ponto
       *[other] { $number } pontos
    }

## Personagens: o nome, o nome numa frase, o que fazem

ys-character-alchemist = Alquimista
ys-character-alchemist-the = o Alquimista
ys-character-banker = Banqueiro
ys-character-banker-the = o Banqueiro
ys-character-captain = Capitão
ys-character-captain-the = o Capitão
ys-character-spy = Espião
ys-character-spy-the = o Espião
ys-character-illusionist = Ilusionista
ys-character-illusionist-the = o Ilusionista
ys-character-herald = Arauto
ys-character-herald-the = o Arauto
ys-character-schemer = Intrigante
ys-character-schemer-the = o Intrigante
ys-character-jeweller = Joalheiro
ys-character-jeweller-the = o Joalheiro
ys-character-mage = Mago
ys-character-mage-the = o Mago
ys-character-merchant = Mercador
ys-character-merchant-the = o Mercador
ys-character-mercenary = Mercenário
ys-character-mercenary-the = o Mercenário
ys-character-queen = Rainha
ys-character-queen-the = a Rainha
ys-character-king = Rei
ys-character-king-the = o Rei
ys-character-prince = Príncipe
ys-character-prince-the = o Príncipe
ys-character-blue = Carta azul
ys-character-blue-the = a carta azul
# O nome em até nove letras, onde há pouco espaço.
ys-character-brief = { $character ->
    [alchemist] Alquim.
    [banker] Banq.
    [blue] Azul
    [illusionist] Ilus.
    [jeweller] Joalh.
    [mercenary] Mercen.
    [schemer] Intrig.
   *[other] { $name }
}

ys-effect-alchemist = Troca uma das suas gemas por uma de outra cor, nenhuma delas preta nem branca.
ys-effect-banker = Move uma cotação um degrau para cima e outra um degrau para baixo.
ys-effect-captain = Troca de lugar os navios de dois bairros.
ys-effect-spy = Olha até três corretores virados para baixo de outros jogadores, um a um; só você fica sabendo quais são.
ys-effect-illusionist = Permite colocar nesta rodada corretores que estão diante do seu biombo; outro, de trás dele, toma o lugar de cada um, virado para cima.
ys-effect-herald = Move um dos seus corretores para outro lugar aberto. Da cidade para o mercado, isso dá 1 ponto.
ys-effect-schemer = Vence todo empate de que você participa nesta rodada e põe em ordem as colunas empatadas.
ys-effect-jeweller = Pega duas gemas à sua escolha, nenhuma preta nem branca.
ys-effect-mage = Troca de lugar dois dos seus corretores que estão em lugares diferentes.
ys-effect-merchant = Faz cada zona do comércio dar 5 pontos em vez de 3 nesta rodada, para quem quer que a vença.
ys-effect-mercenary = Marca um dos dois corretores que você acaba de colocar: ele vale 5 nesta rodada.
ys-effect-queen = Fecha uma zona da cidade: ninguém coloca ali pelo resto da rodada.
ys-effect-king = Dá 5 pontos.
ys-effect-prince = Dá 4 pontos.
ys-effect-blue = Dá uma gema branca, que se torna da cor que você escolher.

ys-when-start-of-placement = A carta é jogada antes que alguém coloque um corretor, em uma rodada posterior àquela em que foi ganha.
ys-when-before-turn = A carta é jogada antes de uma das suas vezes de colocar, em uma rodada posterior àquela em que foi ganha.
ys-when-after-turn = A carta é jogada depois de uma das suas vezes de colocar, em uma rodada posterior àquela em que foi ganha.
ys-when-around-turns = A carta é jogada antes ou depois das suas vezes de colocar, em uma rodada posterior àquela em que foi ganha.
ys-when-start-of-scoring = A carta é jogada antes da pontuação do primeiro bairro, em uma rodada posterior àquela em que foi ganha.
ys-when-end-of-scoring = A carta é jogada depois que as cotações se moveram, em uma rodada posterior àquela em que foi ganha.
ys-when-at-once = A carta age na hora em que é ganha.

## O que os lugares dão

ys-effect-port = A melhor soma pega uma gema preta.
ys-effect-trade = A melhor soma ganha { $points }.
ys-effect-palace = A melhor soma pega { $card }.
ys-effect-palace-empty = Não há mais nada para ganhar aqui.
ys-effect-throne = No fim, as somas aqui dão 12, 7, 3 e 0 pontos.
ys-effect-row = Na linha { $row }, a melhor soma pega { $gem }.
ys-effect-row-empty = Não há gema na linha { $row }.
ys-effect-column = Quanto melhor a coluna do { $color }, mais alta fica a cotação dele.
ys-effect-district =
    { $players ->
        [4] Do navio, o primeiro do bairro inteiro pega duas gemas; o segundo, uma; o terceiro, a última.
       *[other] Do navio, o primeiro do bairro inteiro pega duas gemas; o segundo, a última.
    }

## Quem tem quanto em um lugar
# $seen: "all" se quem lê conhece todos os valores, "some", ou "none". $hidden: quantos não conhece.

ys-there = Ali agora: { $list }.
ys-there-nobody = Ainda não há ninguém ali.
ys-there-row = Na linha agora: { $list }.
ys-there-row-nobody = Ainda não há ninguém na linha.
ys-there-district = No bairro inteiro: { $list }.
ys-there-district-nobody = Ainda não há ninguém no bairro inteiro.
ys-there-item =
    { $seen ->
        [all] { $person } { $sum }
        [some] { $hidden ->
            [1] { $person } { $sum } e um corretor oculto
           *[other] { $person } { $sum } e { $hidden } corretores ocultos
        }
       *[none] { $hidden ->
            [1] { $person } com um corretor oculto
           *[other] { $person } com { $hidden } corretores ocultos
        }
    }
ys-there-column =
    { $seen ->
        [all] A coluna tem { $sum } até agora.
        [some] { $hidden ->
            [1] A coluna tem { $sum } e um corretor oculto até agora.
           *[other] A coluna tem { $sum } e { $hidden } corretores ocultos até agora.
        }
       *[none] { $hidden ->
            [1] A coluna tem um corretor oculto até agora.
           *[other] A coluna tem { $hidden } corretores ocultos até agora.
        }
    }

## Empates

ys-level = Empate com { $sum }: { $list }.
ys-tie-schemer = { $first } vence { $second } (o Intrigante vence todo empate)
ys-tie-neutral = { $first } vence { $second } (o neutro vence todo empate)
ys-tie-front = { $first } vence { $second } ({ $more } a { $less } diante dos biombos)
ys-tie-order = { $first } vence { $second } (frentes iguais, com { $more }, e carta de ordem mais baixa)

## Cotações

ys-quotations = Cotações: { $list }.
ys-paying = O primeiro lugar pagaria agora: { $list }.
ys-figure = { $color } { $number }
# $way: "up", "down", ou "stays" em uma ponta da escala.
ys-step-item =
    { $way ->
        [up] { $color } sobe { $number } para { $now }
        [down] { $color } desce { $number } para { $now }
       *[stays] { $color } fica em { $now }
    }

## Opções

ys-option-districts = Bairros
ys-option-districts-4 = 4 bairros
ys-option-districts-4-about = Todos os quatro bairros estão em jogo: sempre com quatro jogadores, e com três que querem mais espaço.
ys-option-districts-3 = 3 bairros
ys-option-districts-3-about = Três bairros estão em jogo: sempre com dois jogadores, e com três que gostam de aperto.
ys-option-kings_favor = Favor do Rei
ys-option-kings_favor-false = Sem o Favor do Rei
ys-option-kings_favor-false-about = O jogo sem a sala do trono.
ys-option-kings_favor-true = Favor do Rei
ys-option-kings_favor-true-about = Depois de cada rodada, todos enviam um corretor para a sala do trono, para sempre; no fim, as somas ali dão 12, 7, 3 e 0 pontos. Para três ou quatro jogadores.
ys-option-express = Express
ys-option-express-false = Duração completa
ys-option-express-false-about = Onze corretores para cada um, quatro voltas de alocação por rodada.
ys-option-express-true = Express
ys-option-express-true-about = Nove corretores para cada um, três voltas de alocação por rodada e nenhum navio com gema branca. Para três ou quatro jogadores.
ys-option-strong_neutral = Neutro
ys-option-strong_neutral-false = Neutro comum
ys-option-strong_neutral-false-about = Com dois jogadores, cada um coloca também corretores neutros 4, 2, 1 e 0.
ys-option-strong_neutral-true = Neutro forte
ys-option-strong_neutral-true-about = Com dois jogadores, cada um coloca também corretores neutros 4, 3, 1 e 0.
ys-option-from_memory = Seus próprios corretores virados para baixo
ys-option-from_memory-false = Podem ser vistos de novo
ys-option-from_memory-false-about = Você vê o que colocou virado para baixo. Bom para as primeiras partidas.
ys-option-from_memory-true = De memória
ys-option-from_memory-true-about = Depois de virados para baixo, seus próprios corretores ficam de costas para você também, inclusive na sala do trono, até serem revelados: lembre-se deles.

## O que se pergunta: o título
# $cards: "cards" se há cartas para jogar, "looks" se só um Espião já em jogo pode olhar.

ys-title-bid = Dê um lance de dois corretores pela ordem de jogo
ys-title-order = Escolha seu lugar na ordem de jogo
ys-title-start-of-placement = Jogue o Ilusionista ou pule
ys-title-before-turn =
    { $cards ->
        [cards] Jogue uma carta antes da sua vez ou pule
       *[looks] Deixe seu Espião olhar ou pule
    }
ys-title-up = Coloque um corretor virado para cima
ys-title-down = Agora um corretor virado para baixo
ys-title-neutral = Coloque um corretor neutro virado para baixo
ys-title-after-turn =
    { $cards ->
        [cards] Jogue uma carta depois da sua vez ou pule
       *[looks] Deixe seu Espião olhar ou pule
    }
ys-title-last-look = Deixe seu Espião olhar uma última vez ou pule
ys-title-start-of-scoring = Jogue uma carta antes da pontuação ou pule
ys-title-gem = Pegue uma gema do navio do bairro { $number }
ys-title-color = Escolha uma cor para a gema branca
ys-title-rank = Qual das colunas empatadas fica à frente?
ys-title-quote = Mova uma cotação um degrau
ys-title-end-of-scoring = Jogue uma carta depois da pontuação ou pule
ys-title-throne = Envie um corretor para a sala do trono

## O que se pergunta: os fatos

# $card: a carta de ordem.
ys-text-bid = Os dois ficam diante do seu biombo nesta rodada: você não os coloca, mas eles desempatam. A melhor soma é a primeira a escolher um lugar; entre lances iguais, a carta de ordem mais baixa, e a sua é { $card }.
ys-text-bid-why = Quem coloca tarde viu mais dos outros; quem coloca cedo encontra mais casas livres no mercado.
ys-text-bid-done =
    { $number ->
        [1] { $names } já deu o lance.
       *[other] { $names } já deram o lance.
    }
ys-text-order =
    { $rank ->
        [1] Seu lance de { $sum } é o primeiro a escolher.
        [2] Seu lance de { $sum } é o segundo a escolher.
       *[other] Seu lance de { $sum } é o terceiro a escolher.
    }
ys-text-order-taken = Ocupados: { $list }.
ys-text-order-item =
    { $who ->
        [you] { $place } por você
       *[other] { $place } por { $name }
    }
ys-text-up = Volta { $turn } de { $turns }: um corretor virado para cima, depois um virado para baixo, cada um na cidade ou no mercado, onde dá 1 ponto na hora.
ys-text-hand = Atrás do seu biombo: { $brokers }.
ys-text-down = Ninguém mais vê o valor dele até que seja revelado.
ys-text-down-after = Seu { $value } está virado para cima { $where }.
ys-text-neutral = Você ainda tem estes corretores neutros: { $brokers }. O que eles ganham é do neutro, e ele vence todo empate.
ys-text-closed = A Rainha fechou o { $spot }.
ys-text-illusionist = Com o Ilusionista você também pode colocar o que está diante do seu biombo ({ $brokers }), cada um em troca de outro de trás dele.
ys-text-looks =
    { $number ->
        [1] Seu Espião ainda tem { $number } olhar nesta rodada.
       *[other] Seu Espião ainda tem { $number } olhares nesta rodada.
    }
ys-text-card = Você tem { $card }. { $effect }
ys-text-cards-left =
    { $number ->
        [1] Você pode jogar mais { $number } carta nesta rodada.
       *[other] Você pode jogar { $number } cartas nesta rodada.
    }
ys-text-ties = Os empates iriam para { $names }, nesta ordem.
# $rank: o lugar no bairro. $gem: qual gema do navio é; o primeiro jogador pega as duas primeiras.
ys-text-gem =
    { $rank ->
        [1] { $gem ->
            [1] Você está em primeiro com { $sum } e pega duas gemas: esta é a primeira.
           *[2] Você está em primeiro com { $sum } e pega duas gemas: esta é a segunda.
        }
        [2] Você está em segundo com { $sum } e pega uma gema.
       *[3] Você está em terceiro com { $sum } e pega uma gema.
    }
ys-text-ship = Gemas no navio: { $gems }.
ys-text-have = Suas gemas: { $gems }.
ys-text-color = Uma gema branca se torna na hora azul, verde, amarela ou vermelha.
ys-text-rank =
    { $brokers ->
        [0] Colunas empatadas: { $colors }, todas vazias.
        [1] Colunas empatadas: { $colors }, cada uma com soma { $sum } e { $brokers } corretor.
       *[other] Colunas empatadas: { $colors }, cada uma com soma { $sum } e { $brokers } corretores.
    }
# $by: "schemer" ou "front".
ys-text-rank-why =
    { $by ->
        [schemer] Você as põe em ordem com o seu Intrigante: da melhor à pior, as cotações sobem 2, sobem 1, descem 1 e descem 2.
       *[front] Você as põe em ordem, com a maior frente de todas, { $sum }: da melhor à pior, as cotações sobem 2, sobem 1, descem 1 e descem 2.
    }
ys-text-quote = Sua soma no mercado, { $sum }, é a melhor: você tem de mover uma cotação para cima ou para baixo.
# $last: "yes" na última rodada.
ys-text-throne =
    { $last ->
        [yes] Um dos que estão diante do seu biombo ({ $brokers }) vai para lá, virado para baixo. Os outros voltam.
       *[no] Um dos que estão diante do seu biombo ({ $brokers }) vai para lá, virado para baixo, para sempre. Os outros voltam para você com um novo 2.
    }
ys-text-throne-why = No fim, as somas na sala do trono dão 12, 7, 3 e 0 pontos.
ys-text-throne-have = Você já tem { $sum } lá: { $brokers }.

## O que os outros esperam
# $names: todos os que ainda têm de responder, onde vários são perguntados ao mesmo tempo.

ys-waiting-bid = Esperando o lance de { $names }…
ys-waiting-order =
    { $who ->
        [you] Você está escolhendo um lugar na ordem de jogo…
       *[other] { $name } está escolhendo um lugar na ordem de jogo…
    }
ys-waiting-start-of-placement =
    { $who ->
        [you] Você está pensando no Ilusionista…
       *[other] { $name } está pensando no Ilusionista…
    }
ys-waiting-before-turn =
    { $who ->
        [you] Você está pensando em uma carta antes da sua vez…
       *[other] { $name } está pensando em uma carta antes de colocar…
    }
ys-waiting-up =
    { $who ->
        [you] Você está colocando um corretor virado para cima…
       *[other] { $name } está colocando um corretor virado para cima…
    }
ys-waiting-down =
    { $who ->
        [you] Você está colocando um corretor virado para baixo…
       *[other] { $name } está colocando um corretor virado para baixo…
    }
ys-waiting-neutral =
    { $who ->
        [you] Você está colocando um corretor neutro…
       *[other] { $name } está colocando um corretor neutro…
    }
ys-waiting-after-turn =
    { $who ->
        [you] Você está pensando em uma carta depois da sua vez…
       *[other] { $name } está pensando em uma carta depois de colocar…
    }
ys-waiting-last-look =
    { $who ->
        [you] Seu Espião pode olhar uma última vez…
       *[other] O Espião de { $name } pode olhar uma última vez…
    }
ys-waiting-start-of-scoring =
    { $who ->
        [you] Você está pensando em uma carta antes da pontuação…
       *[other] { $name } está pensando em uma carta antes da pontuação…
    }
ys-waiting-gem =
    { $who ->
        [you] Você está pegando uma gema do navio…
       *[other] { $name } está pegando uma gema do navio…
    }
ys-waiting-color =
    { $who ->
        [you] Você está escolhendo uma cor para uma gema branca…
       *[other] { $name } está escolhendo uma cor para uma gema branca…
    }
ys-waiting-rank =
    { $who ->
        [you] Você está pondo em ordem colunas empatadas…
       *[other] { $name } está pondo em ordem colunas empatadas…
    }
ys-waiting-quote =
    { $who ->
        [you] Você está movendo uma cotação…
       *[other] { $name } está movendo uma cotação…
    }
ys-waiting-end-of-scoring =
    { $who ->
        [you] Você está pensando em uma carta depois da pontuação…
       *[other] { $name } está pensando em uma carta depois da pontuação…
    }
ys-waiting-throne = Esperando o corretor de { $names } para a sala do trono…

## Botões

ys-short-bid = { $high } + { $low }
ys-short-order = Lugar { $place }
ys-short-place = { $value } { $where }
ys-short-place-from = { $value } da frente { $where }, { $by } em troca
ys-short-neutral = Neutro { $value } { $where }
ys-short-color =
    { $id ->
        [b] Azul
        [g] Verde
        [y] Amarelo
       *[r] Vermelho
    }
ys-short-rank =
    { $id ->
        [b] Azul à frente
        [g] Verde à frente
        [y] Amarelo à frente
       *[r] Vermelho à frente
    }
# $way: "up" ou "down".
ys-short-quote =
    { $way ->
        [up] { $id ->
            [b] Azul sobe
            [g] Verde sobe
            [y] Amarelo sobe
           *[r] Vermelho sobe
        }
       *[down] { $id ->
            [b] Azul desce
            [g] Verde desce
            [y] Amarelo desce
           *[r] Vermelho desce
        }
    }
ys-short-throne = O { $value }
ys-short-skip = Pular
ys-short-card = Jogar { $card }
ys-short-queen = Rainha: fechar { $spot }
ys-short-look = Olhar { $broker }
ys-short-mage = Mago: { $first }, { $second }
ys-short-mercenary = Mercenário: { $broker }
ys-short-captain = Capitão: navios { $first } e { $second }
ys-short-herald = Arauto: { $broker } { $to }
# $give, $get, $up, $down: cores.
ys-short-alchemist = Alquimista: { $give } por { $get }
ys-short-banker = Banqueiro: { $up } sobe, { $down } desce
ys-short-jeweller = Joalheiro: { $gems }
# $points: "+3". $number: 3.
ys-short-worth =
    { $number ->
        [one] { $label }, { $points } ponto
       *[other] { $label }, { $points } pontos
    }
# Acima do motivo por que algo não é permitido.
ys-not-spot = Agora não: { $spot }
ys-not = Agora não: { $label }

## O que uma escolha significa

ys-long-bid = Seu lance é { $sum }. Os dois ficam diante do seu biombo nesta rodada e contam nos empates. Para colocar, sobram: { $brokers }.
# $which: "first", "last" ou "between".
ys-long-order =
    { $which ->
        [first] Você coloca em primeiro em todas as voltas desta rodada, e a carta de ordem 1 vence os empates que as frentes deixam em aberto.
        [last] Você coloca por último em todas as voltas desta rodada, depois de ver o que todos os outros colocaram. Sua carta de ordem perde os empates que as frentes deixam em aberto.
       *[between] Você coloca no lugar { $place } em todas as voltas desta rodada. As cartas de ordem mais baixas vencem os empates que as frentes deixam em aberto.
    }
# $market: "yes" no mercado.
ys-long-up =
    { $market ->
        [yes] Seu { $value } fica virado para cima { $where }, e você ganha 1 ponto na hora.
       *[no] Seu { $value } fica virado para cima { $where }.
    }
ys-long-down =
    { $market ->
        [yes] Seu { $value } fica virado para baixo { $where }, e você ganha 1 ponto na hora. Só você sabe qual é.
       *[no] Seu { $value } fica virado para baixo { $where }. Só você sabe qual é.
    }
ys-long-up-from =
    { $market ->
        [yes] O { $value } da sua frente fica virado para cima { $where }, e você ganha 1 ponto na hora. Um { $by } toma o lugar dele na frente.
       *[no] O { $value } da sua frente fica virado para cima { $where }. Um { $by } toma o lugar dele na frente.
    }
ys-long-down-from =
    { $market ->
        [yes] O { $value } da sua frente fica virado para baixo { $where }, e você ganha 1 ponto na hora. Todos viram qual é. Um { $by } toma o lugar dele na frente.
       *[no] O { $value } da sua frente fica virado para baixo { $where }. Todos viram qual é. Um { $by } toma o lugar dele na frente.
    }
# $sum: quanto se tem no lugar ou na linha com ele; $district: quanto no bairro inteiro.
ys-long-then-zone = Com ele você tem { $sum } ali e { $district } no bairro inteiro.
ys-long-then-row = Com ele você tem { $sum } na linha.
# $point: quem ganha o ponto no mercado.
ys-long-neutral =
    { $point ->
        [you] O { $value } neutro fica virado para baixo { $where }, e você ganha 1 ponto na hora. Só você sabe qual é.
        [neutral] O { $value } neutro fica virado para baixo { $where }, e o neutro ganha 1 ponto na hora. Só você sabe qual é.
       *[nobody] O { $value } neutro fica virado para baixo { $where }. Só você sabe qual é.
    }
# $gems: quantas passam a ser. $quote: onde a cor está.
ys-long-gem = Você pega { $gem } e fica com { $gems }. A cotação do { $color } está em { $quote }.
ys-long-white = Você pega a gema branca e escolhe na hora a cor que ela assume.
ys-long-color = A gema branca se torna { $gem }, e você fica com { $gems }. A cotação do { $color } está em { $quote }.
ys-long-then = Você fica com { $gems }. A cotação do { $color } está em { $quote }.
ys-long-rank = A coluna do { $color } fica à frente das que estão empatadas com ela.
ys-long-step =
    { $way ->
        [up] A cotação do { $color } sobe para { $now }.
        [down] A cotação do { $color } desce para { $now }.
       *[stays] A cotação do { $color } fica em { $now }, a ponta da escala.
    }
ys-long-throne =
    { $last ->
        [yes] O { $value } vai para a sala do trono, virado para baixo. Seus corretores ali passam a valer { $sum }.
       *[no] O { $value } vai para a sala do trono para sempre, virado para baixo. Seus corretores ali passam a valer { $sum }. Os outros dois voltam para você, e com eles um novo 2.
    }
# Quando os outros que estão ali não podem mais ser vistos.
ys-long-throne-from-memory =
    { $last ->
        [yes] O { $value } vai para a sala do trono, virado para baixo.
       *[no] O { $value } vai para a sala do trono para sempre, virado para baixo. Os outros dois voltam para você, e com eles um novo 2.
    }
ys-long-skip = Você não joga nada agora.
ys-long-queen = Ninguém mais coloca no { $spot } nesta rodada. Quem já está ali fica, e a zona é pontuada como de costume.
# $first: "yes" se com isto o Espião é jogado. $number: quantos olhares restam depois.
ys-long-look =
    { $first ->
        [yes] Você joga o Espião e olha { $broker }. Ninguém mais fica sabendo qual é.
       *[no] Seu Espião olha { $broker }. Ninguém mais fica sabendo qual é.
    } { $number ->
        [0] É o último olhar.
        [1] Depois resta { $number } olhar.
       *[other] Depois restam { $number } olhares.
    }
# $throne: "yes" se um deles está na sala do trono.
ys-long-mage =
    { $throne ->
        [yes] Você troca de lugar { $first } e { $second }. Ambos ficam virados para baixo.
       *[no] Você troca de lugar { $first } e { $second }. Cada um continua virado como estava, e nenhum ponto muda.
    }
ys-long-mercenary =
    { $face ->
        [up] Seu { $value } virado para cima { $where } vale 5 nesta pontuação, também na soma da coluna, aonde quer que seja movido.
        [unknown] Seu corretor virado para baixo { $where } vale 5 nesta pontuação, também na soma da coluna, aonde quer que seja movido.
       *[down] Seu { $value } virado para baixo { $where } vale 5 nesta pontuação, também na soma da coluna, aonde quer que seja movido.
    }
# $first-gems: o que há no primeiro navio.
ys-long-captain = Os navios trocam de lugar: { $first-gems } para o bairro { $second }, e { $second-gems } para o bairro { $first }.
# $scores: "yes" da cidade para o mercado.
ys-long-herald =
    { $scores ->
        [yes] Você move { $broker } { $to } e ganha 1 ponto.
       *[no] Você move { $broker } { $to }.
    }
ys-long-alchemist = Você devolve { $give } e pega { $get }.
ys-long-jeweller = Você pega { $gems }.
# Os pontos que as próprias gemas valem, do jeito que está.
ys-long-worth =
    { $way ->
        [more] Do jeito que está, suas gemas passam a valer { $points } a mais.
        [less] Do jeito que está, suas gemas passam a valer { $points } a menos.
       *[same] Do jeito que está, suas gemas valem o mesmo que antes.
    }
# Quando alguém está para pular.
ys-gives-away = Uma carta pode render { $points } a você, e não poderá mais ser jogada.

## O que aconteceu: navios, lances

ys-tell-round = Rodada { $number }
ys-tell-district = Bairro { $number }: { $gems } no navio, { $card } no palácio.
ys-tell-market = Gemas no mercado: { $list }.
ys-tell-market-item =
    { $id ->
        [b] azul na linha { $row }
        [g] verde na linha { $row }
        [y] amarela na linha { $row }
        [r] vermelha na linha { $row }
       *[w] branca na linha { $row }
    }
ys-tell-bid =
    { $who ->
        [you] Você dá seu lance: { $brokers }. Os outros o veem quando todos tiverem dado o seu.
       *[other] { $name } dá um lance: { $brokers }.
    }
ys-tell-bid-sealed =
    { $who ->
        [you] Você deu um lance em segredo.
       *[other] { $name } deu um lance em segredo.
    }
ys-tell-bids = Lances: { $list }. Os lugares são escolhidos nesta ordem.
ys-tell-bids-item =
    { $who ->
        [you] você { $sum } ({ $brokers })
       *[other] { $name } { $sum } ({ $brokers })
    }
ys-tell-bids-level = Empate com { $sum }: { $names }, a carta de ordem mais baixa primeiro.
ys-tell-place =
    { $who ->
        [you] Você fica com o lugar { $place } na ordem de jogo.
       *[other] { $name } fica com o lugar { $place } na ordem de jogo.
    }
ys-tell-order = Ordem de jogo: { $names }.

## O que aconteceu: alocação

ys-tell-placed =
    { $who ->
        [you] Você coloca { $broker } { $where }.
       *[other] { $name } coloca { $broker } { $where }.
    }
ys-tell-placed-two =
    { $who ->
        [you] Você coloca { $broker } { $where } e { $second } { $second-where }.
       *[other] { $name } coloca { $broker } { $where } e { $second } { $second-where }.
    }
# $seen: "yes" se quem lê conhece o valor. $number: o ponto que o neutro ganha no mercado, ou 0.
ys-tell-placed-neutral =
    { $who ->
        [you] Você coloca
       *[other] { $name } coloca
    } { $seen ->
        [yes] o { $value } neutro virado para baixo { $where }.
       *[no] um corretor neutro virado para baixo { $where }.
    }{ $number ->
        [0] {""}
       *[other] {" "}O ponto é do neutro.
    }
# $by: o que toma o lugar dele diante do biombo.
ys-tell-placed-from =
    { $who ->
        [you] Da sua frente, você coloca { $broker } { $where }. Um { $by } toma o lugar dele na frente.
       *[other] Da própria frente, { $name } coloca { $broker } { $where }. Um { $by } toma o lugar dele na frente.
    }
ys-tell-fronts = A alocação terminou. Diante dos biombos, para os empates: { $list }.
ys-tell-fronts-item =
    { $who ->
        [you] você { $sum } ({ $brokers })
       *[other] { $name } { $sum } ({ $brokers })
    }

## O que aconteceu: cartas

# $id: "illusionist", "schemer" ou "merchant"; os outros são contados com o que fizeram.
ys-tell-card =
    { $who ->
        [you] Você joga { $card }{ $id ->
            [illusionist] {" "}e pode colocar nesta rodada corretores da sua frente.
            [schemer] {" "}e vence todo empate nesta rodada.
            [merchant] : as zonas do comércio dão 5 pontos nesta rodada.
           *[other] .
        }
       *[other] { $name } joga { $card }{ $id ->
            [illusionist] {" "}e pode colocar nesta rodada corretores da própria frente.
            [schemer] {" "}e vence todo empate nesta rodada.
            [merchant] : as zonas do comércio dão 5 pontos nesta rodada.
           *[other] .
        }
    }
ys-tell-queen =
    { $who ->
        [you] Você joga a Rainha: ninguém mais coloca no { $spot } nesta rodada.
       *[other] { $name } joga a Rainha: ninguém mais coloca no { $spot } nesta rodada.
    }
ys-tell-look =
    { $who ->
        [you] Seu Espião olha { $broker }.
       *[other] O Espião de { $name } olha { $broker }.
    }
ys-tell-look-seen =
    { $who ->
        [you] Seu Espião olha { $broker }: é um { $value }.
       *[other] O Espião de { $name } olha { $broker }: é um { $value }.
    }
ys-tell-mercenary =
    { $who ->
        [you] Você joga o Mercenário: { $broker } { $where } passa a valer 5.
       *[other] { $name } joga o Mercenário: { $broker } { $where } passa a valer 5.
    }
ys-tell-captain =
    { $who ->
        [you] Você joga o Capitão: os navios dos bairros { $first } e { $second } trocam de lugar.
       *[other] { $name } joga o Capitão: os navios dos bairros { $first } e { $second } trocam de lugar.
    }
# Um corretor que é movido, com o lugar onde estava.
ys-tell-mover = { $broker } { $where }
ys-tell-mage =
    { $who ->
        [you] Você joga o Mago: { $first } e { $second } trocam de lugar.
       *[other] { $name } joga o Mago: { $first } e { $second } trocam de lugar.
    }{ $throne ->
        [yes] {" "}Agora ambos estão virados para baixo.
       *[no] {""}
    }
ys-tell-herald =
    { $who ->
        [you] Você joga o Arauto: { $broker } vai { $to }.
       *[other] { $name } joga o Arauto: { $broker } vai { $to }.
    }
# $give e $get: letras de cores.
ys-tell-alchemist =
    { $who ->
        [you] Você joga o Alquimista e troca uma gema
       *[other] { $name } joga o Alquimista e troca uma gema
    } { $give ->
        [b] azul
        [g] verde
        [y] amarela
       *[r] vermelha
    } por uma { $get ->
        [b] azul.
        [g] verde.
        [y] amarela.
       *[r] vermelha.
    }
ys-tell-jeweller =
    { $who ->
        [you] Você joga o Joalheiro e pega { $gems }.
       *[other] { $name } joga o Joalheiro e pega { $gems }.
    }
ys-tell-banker =
    { $who ->
        [you] Você joga o Banqueiro: { $list }.
       *[other] { $name } joga o Banqueiro: { $list }.
    }
# $moment: "start-of-placement", "start-of-scoring" ou "end-of-scoring".
ys-tell-declined =
    { $who ->
        [you] Você não joga
       *[other] { $name } não joga
    } { $moment ->
        [start-of-placement] nenhuma carta antes da alocação.
        [start-of-scoring] mais nenhuma carta antes da pontuação.
       *[end-of-scoring] mais nenhuma carta depois da pontuação.
    }

## O que aconteceu: a cidade

ys-tell-turned = { $district }, corretores revelados: { $list }.
ys-tell-turned-market = Mercado, corretores revelados: { $list }.
ys-turned-item =
    { $who ->
        [you] seu { $value } { $where }
        [neutral] o { $value } neutro { $where }
       *[other] o { $value } de { $name } { $where }
    }
ys-sum-item =
    { $who ->
        [you] você { $sum }
        [neutral] o neutro { $sum }
       *[other] { $name } { $sum }
    }
ys-tell-ranked = { $district }: { $list }.
ys-tell-gems =
    { $who ->
        [you] Você pega do navio { $gems }.
        [neutral] O neutro pega do navio { $gems }.
       *[other] { $name } pega do navio { $gems }.
    }
ys-tell-white =
    { $who ->
        [you] Você pega do navio a gema branca.
       *[other] { $name } pega do navio a gema branca.
    }
ys-tell-colored =
    { $who ->
        [you] Você transforma
       *[other] { $name } transforma
    } a gema branca em uma { $id ->
        [b] azul.
        [g] verde.
        [y] amarela.
       *[r] vermelha.
    }
# $sums: todos os que estão ali, o melhor primeiro.
ys-tell-port =
    { $who ->
        [you] { $spot } ({ $sums }): você pega uma gema preta.
        [neutral] { $spot } ({ $sums }): o neutro pega uma gema preta.
       *[other] { $spot } ({ $sums }): { $name } pega uma gema preta.
    }
# $number: os pontos. $merchant: "yes" em uma rodada do Mercador.
ys-tell-trade =
    { $who ->
        [you] { $spot } ({ $sums }): você ganha { $number } pontos
        [neutral] { $spot } ({ $sums }): o neutro ganha { $number } pontos
       *[other] { $spot } ({ $sums }): { $name } ganha { $number } pontos
    }{ $merchant ->
        [yes] , graças ao Mercador.
       *[no] .
    }
ys-tell-zone =
    { $who ->
        [you] { $spot } ({ $sums }): a melhor soma é a sua.
        [neutral] { $spot } ({ $sums }): a melhor soma é a do neutro.
       *[other] { $spot } ({ $sums }): a melhor soma é a de { $name }.
    }
ys-tell-palace =
    { $who ->
        [you] { $spot } ({ $sums }): você pega { $card }, para jogar a partir da próxima rodada.
       *[other] { $spot } ({ $sums }): { $name } pega { $card }, para jogar a partir da próxima rodada.
    }
ys-tell-palace-points =
    { $who ->
        [you] { $spot } ({ $sums }): você pega { $card }, que dá pontos na hora.
        [neutral] { $spot } ({ $sums }): o neutro pega { $card }, que dá pontos na hora.
       *[other] { $spot } ({ $sums }): { $name } pega { $card }, que dá pontos na hora.
    }
ys-tell-palace-white =
    { $who ->
        [you] { $spot } ({ $sums }): você pega { $card }, uma gema branca.
       *[other] { $spot } ({ $sums }): { $name } pega { $card }, uma gema branca.
    }
# O neutro não pode usar a carta.
ys-tell-palace-neutral =
    { $id ->
        [b] { $spot } ({ $sums }): o neutro pega uma gema azul, e { $card } vai para o descarte.
        [g] { $spot } ({ $sums }): o neutro pega uma gema verde, e { $card } vai para o descarte.
        [y] { $spot } ({ $sums }): o neutro pega uma gema amarela, e { $card } vai para o descarte.
       *[r] { $spot } ({ $sums }): o neutro pega uma gema vermelha, e { $card } vai para o descarte.
    }
# A gema branca do neutro se torna a cor mais alta.
ys-tell-palace-gem =
    { $id ->
        [b] { $spot } ({ $sums }): o neutro pega { $card } como gema azul.
        [g] { $spot } ({ $sums }): o neutro pega { $card } como gema verde.
        [y] { $spot } ({ $sums }): o neutro pega { $card } como gema amarela.
       *[r] { $spot } ({ $sums }): o neutro pega { $card } como gema vermelha.
    }
ys-tell-nobody = { $places }: não há ninguém ali.
ys-tell-nobody-card = { $places }: não há ninguém ali, e { $card } vai para o descarte.

## O que aconteceu: o mercado

ys-tell-row =
    { $who ->
        [you] Linha { $row } ({ $sums }): você pega { $gem }.
        [neutral] Linha { $row } ({ $sums }): o neutro pega { $gem }.
       *[other] Linha { $row } ({ $sums }): { $name } pega { $gem }.
    }
ys-tell-row-nothing =
    { $who ->
        [you] Linha { $row } ({ $sums }): a melhor soma é a sua, mas não há gema.
        [neutral] Linha { $row } ({ $sums }): a melhor soma é a do neutro, mas não há gema.
       *[other] Linha { $row } ({ $sums }): a melhor soma é a de { $name }, mas não há gema.
    }
ys-tell-row-nobody = Linha { $row }: não há ninguém ali, e { $gem } volta ao banco.
ys-tell-row-empty = Linha { $row }: não há ninguém ali.
ys-tell-columns = Colunas: { $list }.
ys-column-item = { $color } { $sum }
ys-column-item-level =
    { $brokers ->
        [0] { $color } { $sum } (nenhum corretor)
        [1] { $color } { $sum } ({ $brokers } corretor)
       *[other] { $color } { $sum } ({ $brokers } corretores)
    }
# $by: "schemer" ou "front"; $sum: o que está diante do biombo.
ys-tell-rank =
    { $who ->
        [you] { $by ->
            [schemer] Com o seu Intrigante, você põe a coluna do { $color } à frente das que estão empatadas com ela.
           *[front] Com a maior frente, { $sum }, você põe a coluna do { $color } à frente das que estão empatadas com ela.
        }
       *[other] { $by ->
            [schemer] Com o Intrigante, { $name } põe a coluna do { $color } à frente das que estão empatadas com ela.
           *[front] Com a maior frente, { $sum }, { $name } põe a coluna do { $color } à frente das que estão empatadas com ela.
        }
    }
ys-tell-quotations = Cotações: { $list }.
ys-tell-market-won =
    { $who ->
        [you] Mercado inteiro ({ $sums }): você move uma cotação.
        [neutral] Mercado inteiro ({ $sums }): o neutro move uma cotação.
       *[other] Mercado inteiro ({ $sums }): { $name } move uma cotação.
    }
ys-tell-market-nobody = Não há ninguém no mercado, de modo que nenhuma cotação é movida.
ys-tell-best-bidder =
    { $who ->
        [you] Você move uma cotação: { $list }.
        [neutral] O neutro move uma cotação: { $list }.
       *[other] { $name } move uma cotação: { $list }.
    }

## O que aconteceu: a sala do trono, o fim

ys-tell-throne =
    { $who ->
        [you] Você envia um corretor para a sala do trono
       *[other] { $name } envia um corretor para a sala do trono
    }{ $last ->
        [yes] .
       *[no] , e um novo 2 vem no lugar dele.
    }
ys-tell-throne-seen =
    { $who ->
        [you] Você envia um { $value } para a sala do trono
       *[other] { $name } envia um { $value } para a sala do trono
    }{ $last ->
        [yes] .
       *[no] , e um novo 2 vem no lugar dele.
    }
ys-tell-count = A contagem final
ys-tell-gems-count =
    { $id ->
        [b] Gemas azuis, com cotação { $quote }: { $list }.
        [g] Gemas verdes, com cotação { $quote }: { $list }.
        [y] Gemas amarelas, com cotação { $quote }: { $list }.
       *[r] Gemas vermelhas, com cotação { $quote }: { $list }.
    }
# $points por tantas gemas.
ys-count-item =
    { $who ->
        [you] você { $points } (por { $gems })
        [neutral] o neutro { $points } (por { $gems })
       *[other] { $name } { $points } (por { $gems })
    }
ys-count-level = Quem empata ganha os pontos do pior dos lugares divididos.
ys-count-neutral = Mesmo sem nenhuma gema da cor, o neutro fica em terceiro.
ys-tell-black = Gemas pretas: { $list }.
ys-tell-throne-room = Sala do trono: { $list }.
ys-throne-item =
    { $who ->
        [you] você { $points } (por { $sum }: { $brokers })
       *[other] { $name } { $points } (por { $sum }: { $brokers })
    }
ys-throne-level = Quem empata divide os pontos dos lugares, arredondados para baixo.
ys-tell-game-over = A partida acabou.
ys-tell-wins =
    { $who ->
        [you] A partida acabou: você vence com { $points }.
       *[other] A partida acabou: { $name } vence com { $points }.
    }
# $others: os que têm os mesmos pontos; $gems: quantas gemas de todos os tipos o vencedor tem.
ys-tell-wins-by-gems =
    { $who ->
        [you] A partida acabou: você e { $others } têm { $points }, e você vence por ter mais gemas, { $gems }.
       *[other] A partida acabou: { $name } e { $others } têm { $points }, e { $name } vence por ter mais gemas, { $gems }.
    }
ys-tell-shared =
    A partida acabou: { $names } dividem a vitória com { $points } e { $gems ->
        [1] { $gems } gema.
       *[other] { $gems } gemas.
    }

## De onde vêm os pontos

ys-source-yellow = Amarelo
ys-source-blue = Azul
ys-source-red = Vermelho
ys-source-green = Verde
ys-source-black = Gemas pretas
ys-source-trade = Comércio
ys-source-market = Mercado
ys-source-characters = Personagens
ys-source-throne = Trono

## Teclas: letras das cartas, antes dos lugares e das cores de que tratam. U desfaz e ? pergunta por que não.
# Só as cartas do mesmo momento precisam de letras diferentes.

ys-key-alchemist = A
ys-key-banker = B
ys-key-captain = C
ys-key-spy = E
ys-key-illusionist = I
ys-key-herald = A
ys-key-schemer = I
ys-key-jeweller = J
ys-key-mage = M
ys-key-merchant = M
ys-key-mercenary = C
ys-key-queen = R
ys-key-skip = P

## O que se pergunta, e por que algo não é permitido

ys-reason-ask-bid = Dê em segredo um lance de dois corretores.
ys-reason-ask-order = Escolha um lugar livre na ordem de jogo.
ys-reason-ask-start-of-placement = Jogue uma carta antes que a alocação comece, ou pule.
ys-reason-ask-before-turn = Jogue uma carta antes da sua vez, ou pule.
ys-reason-ask-up = Coloque um corretor virado para cima.
ys-reason-ask-down = Coloque um corretor virado para baixo.
ys-reason-ask-neutral = Coloque um corretor neutro virado para baixo.
ys-reason-ask-after-turn = Jogue uma carta depois da sua vez, ou pule.
ys-reason-ask-last-look = Deixe o Espião olhar mais uma vez, ou pule.
ys-reason-ask-start-of-scoring = Jogue uma carta antes da pontuação, ou pule.
ys-reason-ask-gem = Pegue uma gema do navio.
ys-reason-ask-color = Escolha a cor que a gema branca assume.
ys-reason-ask-rank = Escolha qual das colunas empatadas fica à frente.
ys-reason-ask-quote = Mova uma cotação para cima ou para baixo.
ys-reason-ask-end-of-scoring = Jogue uma carta depois da pontuação, ou pule.
ys-reason-ask-throne = Envie em segredo para a sala do trono um dos três corretores diante do seu biombo.
ys-reason-over = A partida acabou.
ys-reason-not-your-turn = É a vez de outra pessoa.
ys-reason-not-behind-screen-to-bid = Você não tem esses dois corretores atrás do seu biombo.
ys-reason-not-behind-screen = Você não tem esse corretor atrás do seu biombo.
ys-reason-in-front = Esse corretor fica diante do seu biombo nesta rodada.
ys-reason-no-such-place = Só há tantos lugares quantos são os jogadores.
ys-reason-place-taken = Alguém já escolheu esse lugar.
ys-reason-up-first = O corretor virado para cima vem primeiro.
ys-reason-one-up-one-down = Você já colocou seu corretor virado para cima: o outro vai virado para baixo.
ys-reason-no-fourth-district = Só três bairros estão em jogo.
ys-reason-row-closed = Essa linha do mercado fica fechada com dois ou três jogadores.
ys-reason-cell-taken = Já há um corretor nessa casa, e em cada casa cabe um.
ys-reason-no-such-neutral = Você não tem mais esse corretor neutro.
ys-reason-no-such-card = Você não tem essa carta.
ys-reason-not-the-moment = Essa carta é jogada em outro momento.
ys-reason-two-cards-a-round = Você já jogou duas cartas nesta rodada, e mais não é permitido.
ys-reason-won-this-round = Uma carta pode ser jogada a partir da rodada seguinte àquela em que foi ganha.
ys-reason-no-illusionist = Só o Ilusionista coloca corretores que estão diante do biombo.
ys-reason-not-in-front = Você não tem esse corretor diante do seu biombo.
ys-reason-same-value = O corretor que toma o lugar dele deve ter outro valor.
ys-reason-queen-in-city = A Rainha fecha uma zona da cidade.
ys-reason-queen-once = Uma zona já foi fechada nesta rodada.
ys-reason-closed-by-queen = A Rainha fechou essa zona nesta rodada. Os corretores que estão ali ficam e contam.
ys-reason-in-queens-zone = Os corretores na zona da Rainha ficam ali.
ys-reason-spy-on-others = O Espião olha corretores de outros jogadores.
ys-reason-spy-not-twice = Seu Espião já olhou esse corretor.
ys-reason-spy-used-up = Seu Espião já olhou três vezes nesta rodada.
ys-reason-spy-no-broker = Não há esse corretor virado para baixo.
ys-reason-named-by-place = Nesta partida ninguém pode olhar corretores virados para baixo: indique o seu pelo lugar, como port1#1.
ys-reason-mage-no-broker = Você não tem esse corretor no tabuleiro para trocar.
ys-reason-herald-no-broker = Você não tem esse corretor no tabuleiro para mover.
ys-reason-mage-two-spots = O Mago troca dois corretores que estão em lugares diferentes.
ys-reason-marked-or-gone = Esse corretor já está marcado, ou saiu do tabuleiro.
ys-reason-herald-not-throne = O Arauto não alcança a sala do trono.
ys-reason-herald-elsewhere = O Arauto move um corretor para outro lugar.
ys-reason-another-color = O Alquimista dá uma gema de outra cor.
ys-reason-no-such-gem = Você não tem nenhuma gema dessa cor.
ys-reason-two-colors = Uma cotação sobe, e outra desce.
ys-reason-not-on-ship = Não há mais essa gema no navio.
ys-reason-ranked-already = Essa coluna já foi classificada.
ys-reason-not-tied = Essa coluna não é uma das que estão empatadas agora.
ys-reason-not-in-front-for-king = Você não tem esse corretor diante do seu biombo.

## The whole game in sentences

ys-described-player =
    { $who ->
        [you] Você tem { $points } e { $gems }.
        [neutral] O neutro tem { $points } e { $gems }.
       *[other] { $name } tem { $points } e { $gems }.
    }
ys-described-player-no-gems =
    { $who ->
        [you] Você tem { $points } e nenhuma gema.
        [neutral] O neutro tem { $points } e nenhuma gema.
       *[other] { $name } tem { $points } e nenhuma gema.
    }
ys-described-screen =
    { $number ->
        [0] Nenhum corretor atrás do biombo, diante dele: { $front }.
        [1] Um corretor atrás do biombo, diante dele: { $front }.
       *[other] { $number } corretores atrás do biombo, diante dele: { $front }.
    }
ys-described-unseen = Ainda não vistos, ali ou virados para baixo: { $values }.
ys-described-cards = Cartas: { $cards }.
ys-described-throne =
    { $number ->
        [one] Um corretor na sala do trono.
       *[other] { $number } corretores na sala do trono.
    }
ys-described-hand = Atrás do seu biombo: { $brokers }.
ys-described-sealed = Sua resposta secreta: { $brokers }.
ys-described-neutral = Seus corretores neutros: { $brokers }.
ys-described-row-closed = A linha 1 está fechada com dois ou três jogadores.
ys-described-neutral-unseen = Os corretores neutros do outro jogador que você não viu: { $brokers }.
ys-described-closed = { $spot } (fechado pela Rainha)
ys-described-column =
    { $id ->
        [b] Coluna azul (B)
        [g] Coluna verde (G)
        [y] Coluna amarela (Y)
       *[r] Coluna vermelha (R)
    }
ys-described-cell = { $cell }: { $person }, { $broker }.
# $marked: by the Mercenary. $seen: "up", "mine" or "known" for one face down that the reader knows, "hidden".
ys-described-broker =
    { $marked ->
        [yes] { $seen ->
            [up] um { $value } virado para cima, que vale 5
            [mine] um virado para baixo (o seu { $value }), que vale 5
            [known] um virado para baixo (um { $value }, como você sabe), que vale 5
           *[hidden] um virado para baixo, que vale 5
        }
       *[no] { $seen ->
            [up] um { $value } virado para cima
            [mine] um virado para baixo (o seu { $value })
            [known] um virado para baixo (um { $value }, como você sabe)
           *[hidden] um virado para baixo
        }
    }
ys-described-there =
    { $who ->
        [you] Você tem ali { $brokers }.
        [neutral] O neutro tem ali { $brokers }.
       *[other] { $name } tem ali { $brokers }.
    }
ys-described-throne-known = Você conhece ali: { $values }.
ys-described-in-force = Em vigor: { $cards }.
ys-described-spy =
    { $looks ->
        [0] Espião (não resta nenhum olhar)
        [1] Espião (resta um olhar)
       *[other] Espião (restam { $looks } olhares)
    }
ys-described-worth = Com as cotações atuais, essas gemas valem { $points }.
