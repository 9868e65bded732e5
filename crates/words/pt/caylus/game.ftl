# Caylus: peças, lugares, perguntas, ações, narração, motivos. Português do Brasil.
#
# $who é "you" quando a frase fala de quem lê, senão "other", e $name é o nome da pessoa. Uma segunda pessoa é $owner
# ("you", "other" ou "nobody") e $owner-name. $place é um lugar com seu artigo ("a Fazenda (10)", "a Pedreira de Perrin
# (9)"); por isso as frases evitam "de", "em" e "a" antes dele, que se contrairiam com o artigo. $id é o nome da peça na
# notação, do qual depende o gênero: as listas de $id contêm as peças femininas. As quantias ($deniers, $points, $cubes,
# $favors, $pay, $get) vêm com número e substantivo ("2 denários").
#
# Os três nomes das seções do castelo são femininos, e só a Masmorra é singular: onde é preciso, as frases escolhem por
# $section mesmo ("na Masmorra", "nas Torres"). Os números escolhem por [1] e não por [one], que em português vale
# também para 0: dizemos "0 pontos".

## O jogo como um todo, na moldura das páginas

caylus-name = Caylus
caylus-round = Turno { $number }
caylus-rounds =
    { $number ->
        [1] { $number } turno
       *[other] { $number } turnos
    }
caylus-round-back = Um turno para trás
caylus-round-on = Um turno para a frente
caylus-plot = Prestígio, turno a turno

## Peças: o nome completo, e o nome como está escrito na peça

caylus-tile-n-farm = Fazenda
caylus-tile-n-farm-short = Fazenda
caylus-tile-n-forest = Floresta
caylus-tile-n-forest-short = Floresta
caylus-tile-n-sawmill = Serraria
caylus-tile-n-sawmill-short = Serraria
caylus-tile-n-quarry = Pedreira
caylus-tile-n-quarry-short = Pedreira
caylus-tile-n-market = Mercado
caylus-tile-n-market-short = Mercado
caylus-tile-n-carpenter = Carpinteiro
caylus-tile-n-carpenter-short = Carpinteiro
caylus-tile-peddler-fixed = Mascate
caylus-tile-peddler-fixed-short = Mascate
caylus-tile-carpenter-fixed = Carpinteiro
caylus-tile-carpenter-fixed-short = Carpinteiro
caylus-tile-gold-mine = Mina de Ouro
caylus-tile-gold-mine-short = Mina
caylus-tile-farm-food = Fazenda de Comida
caylus-tile-farm-food-short = Fazenda
caylus-tile-farm-cloth = Fazenda de Tecido
caylus-tile-farm-cloth-short = Fazenda
caylus-tile-sawmill = Serraria
caylus-tile-sawmill-short = Serraria
caylus-tile-quarry = Pedreira
caylus-tile-quarry-short = Pedreira
caylus-tile-market = Mercado
caylus-tile-market-short = Mercado
caylus-tile-peddler = Mascate
caylus-tile-peddler-short = Mascate
caylus-tile-mason = Pedreiro
caylus-tile-mason-short = Pedreiro
caylus-tile-notary = Tabelião
caylus-tile-notary-short = Tabelião
caylus-tile-stone-farm = Fazenda de Pedra
caylus-tile-stone-farm-short = Fazenda
caylus-tile-park = Parque
caylus-tile-park-short = Parque
caylus-tile-workshop = Oficina
caylus-tile-workshop-short = Oficina
caylus-tile-church = Igreja
caylus-tile-church-short = Igreja
caylus-tile-tailor = Alfaiate
caylus-tile-tailor-short = Alfaiate
caylus-tile-bank = Banco
caylus-tile-bank-short = Banco
caylus-tile-alchemist = Alquimista
caylus-tile-alchemist-short = Alquimista
caylus-tile-architect = Arquiteto
caylus-tile-architect-short = Arquiteto
caylus-tile-jeweler = Joalheiro
caylus-tile-jeweler-short = Joalheiro
caylus-tile-statue = Estátua
caylus-tile-statue-short = Estátua
caylus-tile-granary = Celeiro
caylus-tile-granary-short = Celeiro
caylus-tile-library = Biblioteca
caylus-tile-library-short = Biblioteca
caylus-tile-weaver = Tecelão
caylus-tile-weaver-short = Tecelão
caylus-tile-theatre = Teatro
caylus-tile-theatre-short = Teatro
caylus-tile-university = Universidade
caylus-tile-university-short = Universidade
caylus-tile-monument = Monumento
caylus-tile-monument-short = Monumento
caylus-tile-hotel = Hotel
caylus-tile-hotel-short = Hotel
caylus-tile-cathedral = Catedral
caylus-tile-cathedral-short = Catedral
caylus-tile-residence = Residência
caylus-tile-residence-short = Residência
# O nome em até sete letras, onde há pouco espaço.
caylus-tile-brief = { $tile ->
    [alchemist] Alquim.
    [architect] Arquit.
    [carpenter-fixed] Carpin.
    [n-carpenter] Carpin.
    [n-forest] Flores.
    [n-quarry] Pedr.a
    [n-sawmill] Serrar.
    [cathedral] Cated.
    [jeweler] Joalh.
    [library] Biblio.
    [mason] Pedr.o
    [monument] Monum.
    [notary] Tabel.
    [quarry] Pedr.a
    [residence] Resid.
    [sawmill] Serrar.
    [tailor] Alfai.
    [university] Univ.
   *[other] { $name }
}

caylus-class-neutral = prédio neutro
caylus-class-fixed = prédio fixo
caylus-class-wood = madeira
caylus-class-stone = pedra
caylus-class-prestige = prestígio
caylus-class-residence = residência

## Lugares

caylus-place-gate = o Portal
caylus-place-post = a Feitoria
caylus-place-guild = a Guilda dos Mercadores
caylus-place-joust = o Campo de Justas
caylus-place-stables = o Estábulo
caylus-place-inn = a Pousada
caylus-place-castle = o castelo
caylus-place-gate-short = Portal
caylus-place-post-short = Feitoria
caylus-place-guild-short = Guilda
caylus-place-joust-short = Justas
caylus-place-stables-short = Estábulo
caylus-place-inn-short = Pousada
caylus-place-castle-short = Castelo
# $owner: "self" é a pessoa de quem a frase fala, "yourself" o mesmo quando é quem lê.
caylus-place-road =
    { $owner ->
        [nobody] { $id ->
            [n-farm] a
            [n-forest] a
            [n-sawmill] a
            [n-quarry] a
            [gold-mine] a
            [farm-food] a
            [farm-cloth] a
            [sawmill] a
            [quarry] a
            [stone-farm] a
            [workshop] a
            [church] a
            [statue] a
            [library] a
            [university] a
            [cathedral] a
            [residence] a
           *[other] o
        } { $tile } ({ $space })
        [you] { $id ->
            [n-farm] a sua
            [n-forest] a sua
            [n-sawmill] a sua
            [n-quarry] a sua
            [gold-mine] a sua
            [farm-food] a sua
            [farm-cloth] a sua
            [sawmill] a sua
            [quarry] a sua
            [stone-farm] a sua
            [workshop] a sua
            [church] a sua
            [statue] a sua
            [library] a sua
            [university] a sua
            [cathedral] a sua
            [residence] a sua
           *[other] o seu
        } { $tile } ({ $space })
        [yourself] { $id ->
            [n-farm] a sua própria
            [n-forest] a sua própria
            [n-sawmill] a sua própria
            [n-quarry] a sua própria
            [gold-mine] a sua própria
            [farm-food] a sua própria
            [farm-cloth] a sua própria
            [sawmill] a sua própria
            [quarry] a sua própria
            [stone-farm] a sua própria
            [workshop] a sua própria
            [church] a sua própria
            [statue] a sua própria
            [library] a sua própria
            [university] a sua própria
            [cathedral] a sua própria
            [residence] a sua própria
           *[other] o seu próprio
        } { $tile } ({ $space })
        [self] { $id ->
            [n-farm] a própria
            [n-forest] a própria
            [n-sawmill] a própria
            [n-quarry] a própria
            [gold-mine] a própria
            [farm-food] a própria
            [farm-cloth] a própria
            [sawmill] a própria
            [quarry] a própria
            [stone-farm] a própria
            [workshop] a própria
            [church] a própria
            [statue] a própria
            [library] a própria
            [university] a própria
            [cathedral] a própria
            [residence] a própria
           *[other] o próprio
        } { $tile } ({ $space })
       *[other] { $id ->
           [n-farm] a
           [n-forest] a
           [n-sawmill] a
           [n-quarry] a
           [gold-mine] a
           [farm-food] a
           [farm-cloth] a
           [sawmill] a
           [quarry] a
           [stone-farm] a
           [workshop] a
           [church] a
           [statue] a
           [library] a
           [university] a
           [cathedral] a
           [residence] a
          *[other] o
       } { $tile } de { $owner-name } ({ $space })
    }
caylus-place-empty = o espaço { $space }
# O mesmo, para dizer que alguém ou algo está lá: "em" com o artigo.
caylus-at-road =
    { $owner ->
        [nobody] { $id ->
            [n-farm] na
            [n-forest] na
            [n-sawmill] na
            [n-quarry] na
            [gold-mine] na
            [farm-food] na
            [farm-cloth] na
            [sawmill] na
            [quarry] na
            [stone-farm] na
            [workshop] na
            [church] na
            [statue] na
            [library] na
            [university] na
            [cathedral] na
            [residence] na
           *[other] no
        } { $tile } ({ $space })
        [you] { $id ->
            [n-farm] na sua
            [n-forest] na sua
            [n-sawmill] na sua
            [n-quarry] na sua
            [gold-mine] na sua
            [farm-food] na sua
            [farm-cloth] na sua
            [sawmill] na sua
            [quarry] na sua
            [stone-farm] na sua
            [workshop] na sua
            [church] na sua
            [statue] na sua
            [library] na sua
            [university] na sua
            [cathedral] na sua
            [residence] na sua
           *[other] no seu
        } { $tile } ({ $space })
        [yourself] { $id ->
            [n-farm] na sua própria
            [n-forest] na sua própria
            [n-sawmill] na sua própria
            [n-quarry] na sua própria
            [gold-mine] na sua própria
            [farm-food] na sua própria
            [farm-cloth] na sua própria
            [sawmill] na sua própria
            [quarry] na sua própria
            [stone-farm] na sua própria
            [workshop] na sua própria
            [church] na sua própria
            [statue] na sua própria
            [library] na sua própria
            [university] na sua própria
            [cathedral] na sua própria
            [residence] na sua própria
           *[other] no seu próprio
        } { $tile } ({ $space })
        [self] { $id ->
            [n-farm] na própria
            [n-forest] na própria
            [n-sawmill] na própria
            [n-quarry] na própria
            [gold-mine] na própria
            [farm-food] na própria
            [farm-cloth] na própria
            [sawmill] na própria
            [quarry] na própria
            [stone-farm] na própria
            [workshop] na própria
            [church] na própria
            [statue] na própria
            [library] na própria
            [university] na própria
            [cathedral] na própria
            [residence] na própria
           *[other] no próprio
        } { $tile } ({ $space })
       *[other] { $id ->
           [n-farm] na
           [n-forest] na
           [n-sawmill] na
           [n-quarry] na
           [gold-mine] na
           [farm-food] na
           [farm-cloth] na
           [sawmill] na
           [quarry] na
           [stone-farm] na
           [workshop] na
           [church] na
           [statue] na
           [library] na
           [university] na
           [cathedral] na
           [residence] na
          *[other] no
       } { $tile } de { $owner-name } ({ $space })
    }
caylus-at-empty = no espaço { $space }
# Qual lugar do Estábulo ou do castelo, no fim de uma frase; 0 para lugares sem número.
caylus-nth =
    { $nth ->
        [0] .
        [1] , no primeiro lugar.
        [2] , no segundo lugar.
        [3] , no terceiro lugar.
        [4] , no quarto lugar.
       *[other] , no quinto lugar.
    }
caylus-section-dungeon = Masmorra
caylus-section-walls = Muralhas
caylus-section-towers = Torres
caylus-section-brief = { $section ->
    [dungeon] Masm.
    [walls] Mural.
   *[other] { $name }
}
caylus-phase-1 = Renda
caylus-phase-2 = Alocação
caylus-phase-3 = Especiais
caylus-phase-4 = Preboste
caylus-phase-5 = Prédios
caylus-phase-6 = Castelo
caylus-phase-7 = Bailio

## Quantias e listas

caylus-cube-F = comida
caylus-cube-W = madeira
caylus-cube-S = pedra
caylus-cube-C = tecido
caylus-cube-G = ouro
caylus-amount =
    { $cube ->
        [F] { $number ->
            [1] { $number } comida
           *[other] { $number } comidas
        }
        [W] { $number ->
            [1] { $number } madeira
           *[other] { $number } madeiras
        }
        [S] { $number ->
            [1] { $number } pedra
           *[other] { $number } pedras
        }
        [C] { $number ->
            [1] { $number } tecido
           *[other] { $number } tecidos
        }
       *[G] { $number ->
            [1] { $number } ouro
           *[other] { $number } ouros
        }
    }
caylus-any-cube = 1 cubo de qualquer tipo
caylus-deniers =
    { $number ->
        [1] { $number } denário
       *[other] { $number } denários
    }
caylus-points =
    { $number ->
        [1] { $number } ponto
       *[other] { $number } pontos
    }
caylus-favors =
    { $number ->
        [1] { $number } favor real
       *[other] { $number } favores reais
    }
# Um trabalhador em um prédio, numa lista.
caylus-worker-on =
    { $who ->
        [you] você { $at }
       *[other] { $name } { $at }
    }

## Bots e opções

caylus-option-edition = Edição
caylus-option-edition-jeweler = Com o Joalheiro
caylus-option-edition-jeweler-about = A tiragem posterior, com o Joalheiro entre os prédios de pedra.
caylus-option-edition-premium = Premium
caylus-option-edition-premium-about = A tiragem Premium, sem o Joalheiro.
caylus-option-edition-first = Primeira tiragem
caylus-option-edition-first-about = Sem o Joalheiro. A Igreja vale 4 pontos, e o Alfaiate dá 2 pontos por 1 tecido.
caylus-option-favor = Favores reais
caylus-option-favor-full = Tabela de favores
caylus-option-favor-full-about = Cada favor avança um marcador em uma de quatro linhas: pontos, denários, cubos ou construção.
caylus-option-favor-light = 3 pontos cada
caylus-option-favor-light-about = Sem tabela: cada favor vale 3 pontos na hora.

## O que as coisas fazem

# $subject: "it" quando o prédio foi nomeado na frase anterior, senão "none".
# $options: quantas produções há para escolher.
caylus-effect-produce =
    { $subject ->
        [it] O prédio dá
       *[none] Dá
    } { $options ->
        [1] { $cubes }.
       *[other] { $cubes }, à sua escolha.
    }
caylus-effect-sell =
    { $subject ->
        [it] O prédio compra
       *[none] Compra
    } 1 cubo seu, de qualquer tipo, por { $deniers }.
caylus-effect-peddle =
    { $subject ->
        [it] O prédio vende
       *[none] Vende
    } 1 cubo, exceto ouro, por { $deniers }.
caylus-effect-peddle-two =
    { $subject ->
        [it] O prédio vende
       *[none] Vende
    } 1 cubo, exceto ouro, por { $deniers }, ou 2 por { $two }.
caylus-effect-deals =
    { $subject ->
        [it] O prédio dá
       *[none] Dá
    } { $small }, ou { $big }.
caylus-effect-transmute =
    { $subject ->
        [it] O prédio dá
       *[none] Dá
    } 1 ouro por 2 outros cubos, ou 2 ouros por 4.
caylus-effect-build =
    { $subject ->
        [it] O prédio permite construir
       *[none] Permite construir
    } { $class ->
        [wood] um prédio de madeira pelo preço dele.
        [stone] um prédio de pedra pelo preço dele.
       *[prestige] um prédio de prestígio pelo preço dele, sobre uma das suas residências.
    }
caylus-effect-residence =
    { $subject ->
        [it] O prédio transforma
       *[none] Transforma
    } em residência sua um prédio neutro, ou um prédio seu de madeira ou de pedra, por { $price }.
caylus-effect-none = Não recebe trabalhadores.
caylus-effect-income = Acrescenta { $deniers } à renda do dono.
caylus-effect-gate = Quando o Portal é ativado, o trabalhador segue de graça para qualquer lugar onde possa ficar.
caylus-effect-post = Dá 3 denários.
caylus-effect-guild = Move o preboste até 3 espaços, para a frente ou para trás, de graça.
caylus-effect-joust = Dá 1 favor real por 1 denário e 1 tecido.
caylus-effect-stables = Quem vem aqui fica com os primeiros lugares da ordem do turno, por ordem de chegada.
caylus-effect-inn = O trabalhador passa para o lugar da direita. Quem está ali paga 1 denário por trabalhador colocado.
caylus-effect-castle = Aqui você entrega lotes, cada um com comida e mais dois cubos, diferentes dela e entre si, e constrói uma casa por lote. Quem não entrega nenhum perde 2 pontos.
caylus-deal = { $get } por { $pay }
caylus-tile-sentence = Custa { $cost }. Quem constrói ganha { $wins }.
caylus-line-A = pontos
caylus-line-B = denários
caylus-line-C = cubos
caylus-line-D = construção
caylus-favor-effect = Linha { $letter } ({ $line }), coluna { $column }: { $effect }.
caylus-favor-C1 = 1 comida
caylus-favor-C2 = 1 madeira ou 1 pedra
caylus-favor-C3 = 1 tecido
caylus-favor-C4 = 2 cubos, exceto ouro, por 1 cubo de qualquer tipo
caylus-favor-C5 = 1 ouro
caylus-favor-D1 = nada
caylus-favor-D2 = um prédio de madeira por 1 madeira a menos
caylus-favor-D3 = um prédio de pedra por 1 pedra a menos
caylus-favor-D4 = uma residência por apenas 1 tecido
caylus-favor-D5 = um prédio de prestígio pelo preço dele

## O que se pergunta: o título

caylus-title-placement = Coloque um trabalhador ou passe
caylus-title-gate = Mova seu trabalhador do Portal
caylus-title-guild = Mova o preboste
caylus-title-joust = Vai disputar a justa?
caylus-title-inn = Fique na Pousada ou saia
caylus-title-provost = Mova o preboste ou deixe-o
caylus-title-production = O que vai pegar?
caylus-title-owners-cube = Pegue um cubo do seu prédio
caylus-title-build =
    { $class ->
        [wood] Construa um prédio de madeira ou pule
        [stone] Construa um prédio de pedra ou pule
       *[prestige] Construa um prédio de prestígio ou pule
    }
caylus-title-residence = Faça uma residência ou pule
caylus-title-market = Venda um cubo ou pule
caylus-title-peddler = Compre cubos ou pule
caylus-title-deal = Faça uma troca ou pule
caylus-title-alchemist = Faça ouro ou pule
caylus-title-castle = Entregue um lote ou conclua
caylus-title-line = Escolha uma linha da tabela de favores
caylus-title-column = Use o favor ou pule
caylus-title-favor-building = Construa com o favor ou pule

## O que se pergunta: os fatos

caylus-text-placement = { $deniers } por trabalhador.
caylus-text-placement-inn = { $deniers } por trabalhador, seja onde for: você está na Pousada.
caylus-text-placement-own-one = { $deniers } por trabalhador, só 1 no seu prédio ({ $building }).
caylus-text-placement-own = { $deniers } por trabalhador, só 1 nos seus próprios prédios.
caylus-text-placement-only-own = Você só pode pagar pelos seus próprios prédios, 1 denário cada.
caylus-text-pass-first = Se passar, você fica com o lugar 1 e recebe 1 denário.
caylus-text-pass = Se passar, você fica com o lugar { $place }.
caylus-text-gate = Ele vai de graça para qualquer lugar onde possa ficar, ou volta para casa.
caylus-text-guild = A Guilda dos Mercadores permite movê-lo até 3 espaços, para a frente ou para trás, de graça.
caylus-text-provost = 1 denário por espaço, no máximo 3 espaços.
caylus-text-provost-at = Ele está { $at }.
caylus-text-provost-after =
    { $number ->
        [0] Ninguém pode movê-lo depois de você.
        [1] Depois de você, { $names } ainda pode movê-lo.
       *[other] Depois de você, { $names } ainda podem movê-lo.
    }
caylus-text-joust = 1 denário e 1 tecido por um favor real. Você tem { $deniers } e { $cloth }.
caylus-text-inn = Ninguém veio tomar o seu lugar. Se ficar, você continua pagando 1 denário por trabalhador colocado, com um trabalhador a menos na mão.
caylus-text-building = Seu trabalhador está { $at }.
caylus-text-owners-cube = { $name } trabalhou { $at }: você recebe um dos cubos que o prédio dá.
caylus-text-build-space = O prédio novo vai para o espaço { $space }, o primeiro livre.
caylus-text-build-residence = A residência sai, e a renda dela também.
caylus-text-castle =
    Um lote é comida e mais dois cubos, diferentes dela e entre si. Com ele você constrói uma casa { $id ->
        [dungeon] na
       *[other] nas
    } { $section }, por { $points }.
caylus-text-castle-given =
    { $number ->
        [1] Você entregou { $number } lote.
       *[other] Você entregou { $number } lotes.
    }
caylus-text-castle-none = Se não entregar nenhum lote, você perde 2 pontos.
caylus-text-castle-hand = Você tem { $cubes }.
caylus-text-line-joust = Você tem { $favors } pelo Campo de Justas.
caylus-text-line-batches = Você tem { $favors } pelo maior número de lotes no castelo.
caylus-text-line-count =
    Você tem { $favors } pela contagem { $id ->
        [dungeon] da
       *[other] das
    } { $section }.
caylus-text-line-built = Você tem { $favors } pelo que construiu.
caylus-text-line-open = O marcador avança uma coluna na linha, e você pode usar um efeito até onde ele chegar. As colunas de 1 a { $columns } estão abertas; cada linha serve uma vez por fase.
caylus-text-column = Na linha { $letter } ({ $line }), seu marcador está na coluna { $column }: use um efeito até ela.
caylus-text-favor-building = Você pode construir { $offers }.

## O que os outros esperam

caylus-waiting-placement =
    { $who ->
        [you] Você está escolhendo um lugar…
       *[other] { $name } está escolhendo um lugar…
    }
caylus-waiting-gate =
    { $who ->
        [you] Você está movendo um trabalhador do Portal…
       *[other] { $name } está movendo um trabalhador do Portal…
    }
caylus-waiting-guild =
    { $who ->
        [you] Você está movendo o preboste pela Guilda…
       *[other] { $name } está movendo o preboste pela Guilda…
    }
caylus-waiting-joust =
    { $who ->
        [you] Você está pensando na justa…
       *[other] { $name } está pensando na justa…
    }
caylus-waiting-inn =
    { $who ->
        [you] Você está pensando em sair da Pousada…
       *[other] { $name } está pensando em sair da Pousada…
    }
caylus-waiting-provost =
    { $who ->
        [you] Você está pensando no preboste…
       *[other] { $name } está pensando no preboste…
    }
caylus-waiting-production =
    { $who ->
        [you] Você está escolhendo uma produção…
       *[other] { $name } está escolhendo uma produção…
    }
caylus-waiting-owners-cube =
    { $who ->
        [you] Você está escolhendo um cubo do seu prédio…
       *[other] { $name } está escolhendo um cubo do próprio prédio…
    }
caylus-waiting-build =
    { $who ->
        [you] Você está escolhendo o que construir…
       *[other] { $name } está escolhendo o que construir…
    }
caylus-waiting-residence =
    { $who ->
        [you] Você está no Tabelião…
       *[other] { $name } está no Tabelião…
    }
caylus-waiting-market =
    { $who ->
        [you] Você está no Mercado…
       *[other] { $name } está no Mercado…
    }
caylus-waiting-peddler =
    { $who ->
        [you] Você está no Mascate…
       *[other] { $name } está no Mascate…
    }
caylus-waiting-deal =
    { $who ->
        [you] Você está pensando em uma troca…
       *[other] { $name } está pensando em uma troca…
    }
caylus-waiting-alchemist =
    { $who ->
        [you] Você está no Alquimista…
       *[other] { $name } está no Alquimista…
    }
caylus-waiting-castle =
    { $who ->
        [you] Você está entregando lotes no castelo…
       *[other] { $name } está entregando lotes no castelo…
    }
caylus-waiting-line =
    { $who ->
        [you] Você está escolhendo um favor real…
       *[other] { $name } está escolhendo um favor real…
    }
caylus-waiting-column =
    { $who ->
        [you] Você está usando um favor real…
       *[other] { $name } está usando um favor real…
    }
caylus-waiting-favor-building =
    { $who ->
        [you] Você está construindo com um favor real…
       *[other] { $name } está construindo com um favor real…
    }

## O alcance do preboste

# $number: quantos trabalhadores.
caylus-reach-not =
    { $number ->
        [1] Seu trabalhador { $at } não vai trabalhar.
       *[other] Seus trabalhadores { $at } não vão trabalhar.
    }
caylus-reach-all =
    { $number ->
        [1] Seu trabalhador { $at } vai trabalhar.
       *[other] Todos os seus trabalhadores vão trabalhar.
    }
caylus-reach-others = Além dele: { $list }.
caylus-within-reach = Ao alcance: o preboste está no espaço { $space }.
caylus-beyond-reach = Além do preboste, que está no espaço { $space }: só funciona se ele avançar.

## Planejamento

caylus-plan = Preço incluído: { $deals }.
caylus-plan-cubes =
    { $number ->
        [1] 1 cubo à escolha
       *[other] { $number } cubos à escolha
    }
caylus-plan-no-gain = nada
caylus-plan-build = Seus cubos bastariam para: { $tiles }.
caylus-plan-nothing = Com o que você tem agora, não renderia nada.
caylus-plan-batches =
    { $number ->
        [1] Você tem 1 lote na mão: { $points }.
       *[other] Você tem { $number } lotes na mão: { $points }.
    }
# $missing: "food" ou "others".
caylus-plan-no-batch =
    { $missing ->
        [food] Você não tem nenhum lote: falta comida.
       *[others] Você não tem nenhum lote: além da comida, são precisos mais dois cubos diferentes.
    }
caylus-plan-missing = Faltam a você: { $cubes }.
caylus-bailiff-goes = No fim do turno ele anda 2 espaços se o preboste estiver à sua frente; se não, 1.
# $settled: 1 se ninguém mais pode mover o preboste.
caylus-bailiff-next =
    { $settled ->
        [1] Neste turno o bailio andará { $number ->
            [1] 1 espaço
           *[other] { $number } espaços
        }, até o espaço { $space }.
       *[0] Com o preboste onde está, o bailio andará { $number ->
            [1] 1 espaço
           *[other] { $number } espaços
        }, até o espaço { $space }.
    }
caylus-bailiff-count =
    Próxima contagem: { $section }, { $number ->
        [1] 1 espaço
       *[other] { $number } espaços
    } à frente dele.
caylus-provost-does = Os trabalhadores dos espaços 1 a { $space } vão trabalhar, os que estão além não.
caylus-provost-moved = Depois dos prédios especiais, cada jogador, na ordem em que passou, pode movê-lo até 3 espaços, por 1 denário cada um.
caylus-count-done = Esta seção já foi contada.
caylus-count-when = Acontece quando o bailio chega ao espaço { $space }, ou quando as { $size } casas estão construídas.
caylus-count-away =
    O bailio está a { $number ->
        [1] 1 espaço
       *[other] { $number } espaços
    } daqui.
caylus-count-soonest =
    { $turns ->
        [0] Contagem mais cedo: no fim deste turno.
        [1] Contagem mais cedo: no fim do próximo turno, ou deste se todas as casas forem construídas.
       *[other] Contagem mais cedo: no fim do turno { $turn }, ou quando todas as casas estiverem construídas.
    }
caylus-count-lost = Do jeito que está, custaria a você { $points }: você não tem casa ali.
caylus-count-nothing = Do jeito que está, não renderia nada a você: você tem 1 casa ali.
caylus-count-won = Do jeito que está, suas { $houses } casas ali renderiam { $favors }.

## Botões

caylus-short-pass = Passar
caylus-short-recall = Recolher
# $way: "on", "back" ou "stay".
caylus-short-provost =
    { $way ->
        [on] Preboste avança { $number }
        [back] Preboste recua { $number }
       *[stay] Deixar onde está
    }
caylus-short-joust = Justar
caylus-short-stay = Ficar
caylus-short-leave = Sair
caylus-short-sell = Vender { $cube }
caylus-short-buy = Comprar { $cubes }
# Onde não há prédio que ofereça trocas. $size: "small" ou "big".
caylus-short-deal =
    { $size ->
        [small] A troca menor
       *[big] A troca maior
    }
caylus-short-build = Construir { $tile }
caylus-short-build-paying = Construir { $tile }, pagando { $cube }
caylus-short-build-on = Construir { $tile } no espaço { $space }
caylus-short-residence = Residência: { $tile } ({ $space })
caylus-short-batch = Lote: { $cubes }
caylus-short-done = Concluir
caylus-short-line = { $letter }: { $line }
caylus-short-line-nothing = nada ainda
caylus-short-skip = Pular
# Acima do motivo por que algo não é permitido.
caylus-not-place = Agora não: { $place }
caylus-not = Agora não: { $label }

## O que uma escolha significa

# $which: "first", "last" ou "between".
caylus-long-pass =
    { $which ->
        [first] Você não coloca mais trabalhadores neste turno e recebe 1 denário. Os lugares ficam mais caros para os outros, e você move o preboste antes de todos.
        [last] Você não coloca mais trabalhadores neste turno. Você move o preboste por último.
       *[between] Você não coloca mais trabalhadores neste turno e fica com o lugar { $number } da escala de passe.
    }
caylus-long-place = Um trabalhador vai para { $place } por { $deniers }{ $end }
caylus-long-move = O trabalhador vai de graça para { $place }{ $end }
caylus-long-owner =
    { $who ->
        [you] Você ganha 1 ponto na hora.
       *[other] { $name } ganha 1 ponto na hora.
    }
caylus-long-recall = O trabalhador volta para casa e não faz nada neste turno.
caylus-long-provost =
    { $way ->
        [stay] O preboste continua { $at }.
        [on] O preboste avança até { $place }.
       *[back] O preboste recua até { $place }.
    }
caylus-long-stay = Seu trabalhador fica: também no próximo turno cada trabalhador que você colocar custa 1 denário.
caylus-long-leave = Seu trabalhador volta para casa e pode ser colocado no próximo turno, pelo preço de sempre.
caylus-long-get = Você recebe { $get }.
caylus-long-pay = Você paga { $pay }.
caylus-long-trade = Você recebe { $get } por { $pay }.
# $on: "road" ou "residence".
caylus-long-build =
    { $on ->
        [road] O prédio vai para o espaço { $space }.
       *[residence] O prédio substitui sua residência no espaço { $space }.
    }
# $was: "own" se a peça era de quem faz a residência, de modo que volta ao estoque, ou "neutral".
caylus-long-residence =
    { $was ->
        [own] Sua residência substitui { $place }; essa peça volta ao estoque. A residência acrescenta 1 denário à sua renda.
       *[neutral] Sua residência substitui { $place }; essa peça sai do jogo. A residência acrescenta 1 denário à sua renda.
    }
caylus-long-residence-later =
    { $was ->
        [own] Há um trabalhador { $at }: o prédio vira residência sua, por 2 pontos, depois que todos os prédios forem ativados, e a peça volta ao estoque.
       *[neutral] Há um trabalhador { $at }: o prédio vira residência sua, por 2 pontos, depois que todos os prédios forem ativados.
    }
caylus-long-batch =
    A casa fica { $id ->
        [dungeon] na
       *[other] nas
    } { $section }.
caylus-long-no-batch = Você não entrega nenhum lote e perde { $points }.
caylus-long-done = Você não entrega mais lotes neste turno.
caylus-long-line = Seu marcador avança para a coluna { $column }.
caylus-long-line-stays = Seu marcador continua na coluna { $column }.
caylus-long-line-nothing = Ainda não há nada para usar ali.
caylus-long-line-use =
    { $number ->
        [1] Ali você pode usar: { $effects }.
       *[other] Ali você pode usar um destes: { $effects }.
    }
caylus-long-skip = Você não usa nada disso.
# Quando alguém está para abrir mão.
caylus-gives-away = Você poderia ter { $get } sem pagar nada e abre mão disso.

## O que aconteceu

caylus-tell-turn = Turno { $turn }: { $names }
caylus-tell-phase = { $phase }
caylus-tell-income-same = Todos recebem { $deniers } de renda.
caylus-tell-income = Renda em denários: { $list }.
caylus-tell-income-item =
    { $who ->
        [you] você { $number }
       *[other] { $name } { $number }
    }
# $number: o preço, dito só quando é mais que 1. $end: ", no segundo lugar." ou ".". $owner: quem ganha o ponto.
caylus-tell-placed =
    { $who ->
        [you] Você vai para { $place }
       *[other] { $name } vai para { $place }
    }{ $number ->
        [1] {""}
       *[other] {" "}por { $deniers }
    }{ $end }{ $owner ->
        [nobody] {""}
        [you] {" "}Você ganha 1 ponto.
       *[other] {" "}{ $owner-name } ganha 1 ponto.
    }
caylus-tell-moved =
    { $who ->
        [you] Você vai do Portal para { $place }{ $end }
       *[other] { $name } vai do Portal para { $place }{ $end }
    }{ $owner ->
        [nobody] {""}
        [you] {" "}Você ganha 1 ponto.
       *[other] {" "}{ $owner-name } ganha 1 ponto.
    }
caylus-tell-passed-first =
    { $who ->
        [you] Você passa em primeiro e recebe { $deniers }.
       *[other] { $name } passa em primeiro e recebe { $deniers }.
    }
caylus-tell-passed =
    { $who ->
        [you] Você passa
       *[other] { $name } passa
    }{ $place ->
        [2] {" "}em segundo.
        [3] {" "}em terceiro.
        [4] {" "}em quarto.
       *[other] {" "}em quinto.
    }
caylus-tell-post =
    { $who ->
        [you] Você recebe { $deniers } na Feitoria.
       *[other] { $name } recebe { $deniers } na Feitoria.
    }
caylus-tell-recalled =
    { $who ->
        [you] Você recolhe seu trabalhador do Portal.
       *[other] { $name } recolhe o trabalhador do Portal.
    }
caylus-tell-order = Ordem do turno depois do Estábulo: { $names }.
caylus-tell-inn-entered =
    { $who ->
        [you] Você ocupa o lugar da direita da Pousada: 1 denário por trabalhador colocado.
       *[other] { $name } ocupa o lugar da direita da Pousada: 1 denário por trabalhador colocado.
    }
caylus-tell-inn-entered-sending =
    { $who ->
        [you] Você ocupa o lugar da direita da Pousada e manda { $owner-name } para casa.
       *[other] { $owner ->
            [you] { $name } ocupa o lugar da direita da Pousada e manda você para casa.
           *[other] { $name } ocupa o lugar da direita da Pousada e manda { $owner-name } para casa.
        }
    }
caylus-tell-inn-kept =
    { $who ->
        [you] Você fica na Pousada.
       *[other] { $name } fica na Pousada.
    }
caylus-tell-inn-left =
    { $who ->
        [you] Você sai da Pousada.
       *[other] { $name } sai da Pousada.
    }
# $number: quantos espaços; $way: "on" ou "back".
caylus-tell-provost =
    { $who ->
        [you] Você paga { $deniers }, e o preboste
       *[other] { $name } paga { $deniers }, e o preboste
    }{ $way ->
        [on] {" "}avança até { $place }.
       *[back] {" "}recua até { $place }.
    }
caylus-tell-provost-guild =
    { $who ->
        [you] Você usa a Guilda, e o preboste
       *[other] { $name } usa a Guilda, e o preboste
    }{ $way ->
        [on] {" "}avança
       *[back] {" "}recua
    }{ $number ->
        [1] {" "}{ $number } espaço
       *[other] {" "}{ $number } espaços
    } até { $place }.
caylus-tell-provost-stays =
    { $who ->
        [you] Você deixa o preboste onde está.
       *[other] { $name } deixa o preboste onde está.
    }
caylus-tell-produced =
    { $who ->
        [you] Você pega { $get } { $at }.
       *[other] { $name } pega { $get } { $at }.
    }
caylus-tell-owners-cube =
    { $who ->
        [you] Pela posse do prédio, você pega { $cubes }.
       *[other] Pela posse do prédio, { $name } pega { $cubes }.
    }
caylus-tell-sold =
    { $who ->
        [you] Você vende { $pay } { $at } por { $get }.
       *[other] { $name } vende { $pay } { $at } por { $get }.
    }
caylus-tell-bought =
    { $who ->
        [you] Você compra { $get } { $at } por { $pay }.
       *[other] { $name } compra { $get } { $at } por { $pay }.
    }
caylus-tell-traded =
    { $who ->
        [you] Você troca { $pay } { $at } por { $get }.
       *[other] { $name } troca { $pay } { $at } por { $get }.
    }
caylus-tell-idle =
    { $who ->
        [you] Você não faz nada { $at }.
       *[other] { $name } não faz nada { $at }.
    }
caylus-tell-beyond = Além do preboste, e sem efeito: { $list }.
# $number: quantos favores reais.
caylus-tell-built =
    { $who ->
        [you] Você constrói
       *[other] { $name } constrói
    } { $id ->
        [n-farm] a
        [n-forest] a
        [n-sawmill] a
        [n-quarry] a
        [gold-mine] a
        [farm-food] a
        [farm-cloth] a
        [sawmill] a
        [quarry] a
        [stone-farm] a
        [workshop] a
        [church] a
        [statue] a
        [library] a
        [university] a
        [cathedral] a
        [residence] a
       *[other] o
    } { $tile } no espaço { $space } por { $cubes }{ $number ->
        [0] .
       *[other] , e recebe { $favors }.
    }
caylus-tell-residence-planned =
    { $who ->
        [you] Você vai transformar { $place } em residência depois que todos os prédios forem ativados.
       *[other] { $name } vai transformar { $place } em residência depois que todos os prédios forem ativados.
    }
caylus-tell-residence =
    { $who ->
        [you] Você transforma { $place } em residência.
       *[other] { $name } transforma { $place } em residência.
    }
caylus-tell-house =
    { $who ->
        [you] Você constrói uma casa
       *[other] { $name } constrói uma casa
    } { $id ->
        [dungeon] na
       *[other] nas
    } { $section } com { $cubes }.
# $number: quantos pontos se perdem, que são 0 para quem não tem nenhum.
caylus-tell-no-batch =
    { $who ->
        [you] Você não entrega nenhum lote no castelo
       *[other] { $name } não entrega nenhum lote no castelo
    }{ $number ->
        [0] .
       *[other] {" "}e perde { $points }.
    }
caylus-tell-no-room =
    { $who ->
        [you] Você encontra as Torres cheias e não entrega nenhum lote.
       *[other] { $name } encontra as Torres cheias e não entrega nenhum lote.
    }
caylus-tell-most-batches =
    { $who ->
        [you] Você entregou o maior número de lotes e recebe { $favors }.
       *[other] { $name } entregou o maior número de lotes e recebe { $favors }.
    }
caylus-tell-joust =
    { $who ->
        [you] Você disputa a justa: 1 denário e 1 tecido por um favor real.
       *[other] { $name } disputa a justa: 1 denário e 1 tecido por um favor real.
    }
caylus-tell-no-joust =
    { $who ->
        [you] Você não disputa a justa.
       *[other] { $name } não disputa a justa.
    }
caylus-tell-line =
    { $who ->
        [you] Seu favor vai para a linha { $letter } ({ $line }), coluna { $column }.
       *[other] O favor de { $name } vai para a linha { $letter } ({ $line }), coluna { $column }.
    }
caylus-tell-line-nothing =
    { $who ->
        [you] Seu favor vai para a linha { $letter } ({ $line }), coluna { $column }, e nada é usado.
       *[other] O favor de { $name } vai para a linha { $letter } ({ $line }), coluna { $column }, e nada é usado.
    }
caylus-tell-favor =
    { $who ->
        [you] O favor dá { $get } a você.
       *[other] O favor dá { $get } a { $name }.
    }
caylus-tell-favor-exchange =
    { $who ->
        [you] O favor dá { $get } a você em troca de { $pay }.
       *[other] O favor dá { $get } a { $name } em troca de { $pay }.
    }
caylus-tell-favor-unused =
    { $who ->
        [you] Você não usa nada do favor.
       *[other] { $name } não usa nada do favor.
    }
# $number: quantos favores.
caylus-tell-favors-lost =
    { $who ->
        [you] Você já usou as quatro linhas nesta fase e perde { $favors }.
       *[other] { $name } já usou as quatro linhas nesta fase e perde { $favors }.
    }
caylus-tell-bailiff = O bailio avança até { $place }, e o preboste se junta a ele.
# $id: "dungeon", "walls" ou "towers".
caylus-tell-count =
    { $id ->
        [dungeon] A { $section } é contada.
       *[other] As { $section } são contadas.
    }
# $number: quantos pontos se perdem, que são 0 para quem não tem nenhum.
caylus-tell-counted-none =
    { $who ->
        [you] Você não tem nenhuma casa ali
       *[other] { $name } não tem nenhuma casa ali
    }{ $number ->
        [0] .
       *[other] {" "}e perde { $points }.
    }
caylus-tell-counted =
    { $who ->
        [you] Você tem
       *[other] { $name } tem
    }{ $houses ->
        [1] {" "}{ $houses } casa ali.
       *[other] {" "}{ $houses } casas ali.
    }
caylus-tell-counted-favors =
    { $who ->
        [you] Você tem { $houses } casas ali e recebe { $favors }.
       *[other] { $name } tem { $houses } casas ali e recebe { $favors }.
    }
# $list: pontos pelo que sobrou, conforme a origem.
caylus-tell-bonus =
    { $who ->
        [you] O que você ainda tem vale { $points }: { $list }.
       *[other] O que { $name } ainda tem vale { $points }: { $list }.
    }
caylus-bonus-gold = { $number } por ouro
caylus-bonus-cubes = { $number } por outros cubos
caylus-bonus-deniers = { $number } por denários
caylus-tell-game-over = A partida acabou.

## De onde vêm os pontos. As primeiras letras, todas diferentes, marcam as barras na página do fim.

caylus-source-castle = Castelo
caylus-source-buildings = Obras
caylus-source-prestige = Prestígio
caylus-source-owner = Visitas
caylus-source-deals = Trocas
caylus-source-favor = Favor
caylus-source-left-over = Sobras

## Teclas: uma letra cada. U desfaz e ? pergunta por que não. As dos cubos são as letras desenhadas neles.

caylus-key-pass = S
caylus-key-recall = R
caylus-key-stay = F
caylus-key-leave = S
caylus-key-gate = T
caylus-key-post = F
caylus-key-guild = G
caylus-key-joust = J
caylus-key-stables = E
caylus-key-inn = O
caylus-key-castle = C
caylus-key-cube-F = C
caylus-key-cube-W = M
caylus-key-cube-S = P
caylus-key-cube-C = T
caylus-key-cube-G = O

## O que se pergunta, e por que algo não é permitido

caylus-reason-ask-placement = Coloque um trabalhador ou passe.
caylus-reason-ask-gate = Mova o trabalhador que está no Portal, ou leve-o para casa.
caylus-reason-ask-guild = A Guilda dos Mercadores move o preboste de 0 a 3 espaços.
caylus-reason-ask-joust = Dê 1 denário e 1 tecido por um favor real, ou pule.
caylus-reason-ask-inn = Fique na Pousada ou saia dela.
caylus-reason-ask-provost = Mova o preboste até 3 espaços, a 1 denário cada, ou deixe-o onde está.
caylus-reason-ask-production = Pegue uma das produções do prédio.
caylus-reason-ask-owners-cube = Pegue um dos cubos que o seu prédio dá.
caylus-reason-ask-build = Construa um prédio pelo preço dele, ou pule.
caylus-reason-ask-residence = Transforme um prédio em residência, ou pule.
caylus-reason-ask-market = Venda um cubo, ou pule.
caylus-reason-ask-peddler = Compre cubos, ou pule.
caylus-reason-ask-deal = Faça uma das duas trocas do prédio, ou pule.
caylus-reason-ask-alchemist = Pague dois cubos por um ouro ou quatro por dois, ou pule.
caylus-reason-ask-castle = Entregue um lote de comida e mais dois cubos, diferentes dela e entre si, ou conclua.
caylus-reason-ask-line = Escolha uma linha da tabela de favores.
caylus-reason-ask-column = Use um efeito da linha até o seu marcador, ou pule.
caylus-reason-ask-favor-building = Construa com o favor, ou pule.
caylus-reason-over = A partida acabou.
caylus-reason-not-your-turn = É a vez de outra pessoa.
caylus-reason-no-worker = Você não tem mais trabalhadores na mão.
caylus-reason-too-dear = Você não pode pagar: um trabalhador custa 1 denário, e mais 1 por jogador que já passou.
caylus-reason-too-dear-for-two = Você não pode pagar: depois que o outro jogador passa, um trabalhador custa 3 denários.
caylus-reason-occupied = Já há um trabalhador ali.
caylus-reason-nothing-built = Não há nada construído ali.
caylus-reason-no-workplace = Residências e prédios de prestígio não recebem trabalhadores.
caylus-reason-no-stables-for-two = Com dois jogadores, o Estábulo não é usado.
caylus-reason-one-worker-in-stables = Você já tem um trabalhador no Estábulo, e cada jogador só pode ter um.
caylus-reason-stables-full = Os três lugares do Estábulo estão ocupados.
caylus-reason-inn-taken = O lugar da esquerda da Pousada está ocupado.
caylus-reason-already-in-inn = Do Portão, ninguém vai para a Pousada se já lá estiver, no lugar da direita.
caylus-reason-one-worker-in-castle = Você já tem um trabalhador no castelo, e cada jogador só pode ter um.
caylus-reason-off-the-road = O preboste não sai da estrada, do espaço 1 ao 28.
caylus-reason-provost-too-dear = Você não pode pagar: o preboste custa 1 denário por espaço, e anda no máximo 3 espaços.
caylus-reason-production-compulsory = É obrigatório pegar o que um prédio produz.
caylus-reason-not-produced = O prédio não dá isso.
caylus-reason-not-owners-cube = O dono pega um dos cubos que o prédio dá.
caylus-reason-no-such-cube = Você não tem esses cubos.
caylus-reason-no-gold-here = Mascates não vendem ouro.
caylus-reason-cannot-buy = Você não pode pagar, ou este Mascate só vende um cubo.
caylus-reason-cannot-pay-deal = Você não pode pagar esta troca.
caylus-reason-wrong-class = Carpinteiros constroem prédios de madeira; Pedreiros, de pedra; Arquitetos, de prestígio.
caylus-reason-not-in-stock = A peça não está no estoque.
caylus-reason-cannot-pay-tile = Seus cubos não cobrem o preço do prédio.
caylus-reason-price-spelling = Diga com que você paga: o Mercado e o Mascate custam um cubo à sua escolha, e um prédio de prestígio vai sobre uma residência à sua escolha.
caylus-reason-road-full = Não há mais espaço livre na estrada.
caylus-reason-no-residence = Um prédio de prestígio substitui uma residência sua, e você não tem nenhuma ali.
caylus-reason-not-transformable = Só um prédio neutro, ou um prédio seu de madeira ou de pedra, pode virar residência sua.
caylus-reason-never-the-notary = O Tabelião nunca vira residência.
caylus-reason-cannot-pay-residence = Você não pode pagar: uma residência custa 1 tecido e 1 denário.
caylus-reason-cannot-pay-favor-residence = Você não pode pagar: uma residência feita com um favor custa 1 tecido.
caylus-reason-already-planned = Esse prédio já vai virar residência, depois que todos os prédios forem ativados.
caylus-reason-no-batch = Um lote é comida e mais dois cubos, diferentes dela e entre si.
caylus-reason-no-such-cubes-for-batch = Você não tem os cubos para este lote.
caylus-reason-towers-full = As Torres estão cheias.
caylus-reason-line-used = Você já usou essa linha nesta fase.
caylus-reason-beyond-marker = Seu marcador nesta linha ainda não chegou tão longe.
caylus-reason-no-cube-to-exchange = Você não tem esse cubo para trocar.
caylus-reason-no-gold-in-exchange = Um cubo é trocado por outros dois, nenhum deles ouro.

## The whole game in sentences

caylus-described-specials = Antes da ponte
caylus-described-road = A estrada
caylus-described-officers = O preboste está no espaço { $provost }, o bailio no espaço { $bailiff }.
caylus-described-player =
    { $who ->
        [you] Você tem { $points }, { $deniers }, { $cubes } e { $workers } de 6 trabalhadores na mão.
       *[other] { $name } tem { $points }, { $deniers }, { $cubes } e { $workers } de 6 trabalhadores na mão.
    }
caylus-described-no-cubes = nenhum cubo
caylus-described-houses = Casas em Masmorra, Muralhas e Torres: { $dungeon }, { $walls }, { $towers }.
caylus-described-markers = Favor real, coluna alcançada nas linhas A a D: { $a }, { $b }, { $c }, { $d }.
caylus-described-space =
    { $owner ->
        [nobody] Espaço { $space }, { $tile }
        [you] Espaço { $space }, { $tile } (de você)
       *[other] Espaço { $space }, { $tile } (de { $owner-name })
    }
caylus-described-income = Próxima renda: { $deniers }.
caylus-described-favor-open =
    { $counted ->
        [0] Favor real: as colunas 1 e 2 estão abertas; a 3 e a 4 abrem depois da contagem da Masmorra.
        [1] Favor real: as colunas 1 a 4 estão abertas; a 5 abre depois da contagem das Muralhas.
       *[other] Favor real: todas as colunas estão abertas.
    }
caylus-described-unbuilt =
    { $number ->
        [1] { $tile }
       *[other] { $tile } (restam { $number })
    }
