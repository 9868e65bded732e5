# What is said in a terminal.

terminal-joined = Você se sentou. Para voltar, use seu link pessoal: { $link }
terminal-illegal = { $reason } (regra { $rule })
terminal-not-saved = Não foi possível salvar o jogo em { $file }, por isso nada foi feito: { $why }
terminal-bot-failed = Um bot falhou e não joga mais. O jogo está salvo: retome-o para que o bot pense de novo.
terminal-changed = Enquanto isso, outra pessoa foi mais rápida. Veja a mesa como está agora e escolha de novo.
terminal-strange = O servidor diz algo que não faz sentido aqui, talvez por ser de outra versão: { $what }
terminal-no-server = O servidor não responde: { $why }
terminal-lost = O servidor não responde ({ $why }). Tentando de novo; nada se perde.
terminal-unanswered = O servidor não responde. Se depois nada mudou, faça de novo. ({ $why })
terminal-on-its-way = Esperando a resposta do servidor…
# Why a server does not answer, inside of other sentences.
fault-refused = ninguém escuta em seu endereço
fault-no-host = esse servidor não existe
fault-slow = ele demora demais
fault-ended = a conexão terminou
fault-restless = a mesa muda o tempo todo
fault-certificate = seu certificado não é reconhecido aqui: { $why }; um certificado feito à mão serve se SSL_CERT_FILE o indicar e ele estiver marcado CA:FALSE
fault-status = ele responde com o status { $status }

## The whole game in sentences

described-moment = { $round }, fase { $phase }: { $name }
described-item = { $name }: { $text }
# Above a list of things.
described-group = { $name }:

## Line by line

# What can be typed. One word each, in small letters.
plain-word-help = ajuda
plain-word-state = estado
plain-word-why = porquê
plain-word-rule = regra
plain-word-log = registro
plain-word-back = antes
plain-word-list = lista
plain-word-undo = desfazer
plain-word-quit = sair
plain-hello = { $game }: { $names }. Responda com o número de uma ação ou com a notação dela; “ajuda” diz o que mais você pode digitar.
plain-bot = { $name } ({ $level })
plain-many = { $number } ações são possíveis, como “{ $example }”. Digite o começo de uma para ver as que servem, ou “lista” para ver todas.
plain-answer = { $number }. { $short } ({ $notation })
plain-none-fits = Nada do que você pode fazer corresponde a isso.
plain-help = Digite o número de uma ação ou a notação dela. Ou: “estado” para tudo em frases, “lista” para todas as ações (“lista PALAVRA” para as que contêm isso), “porquê” para o que não é permitido agora, “porquê AÇÃO” para o que uma ação significa ou por que não é permitida, “regra ID” para uma regra, “registro” para o que aconteceu, “antes 3” para tudo como era há três ações, “desfazer” para voltar atrás, “sair” para ir embora. O jogo é salvo depois de cada ação.
plain-help-undo = Você pode desfazer agora.
plain-help-rule = O que se pede agora é a regra { $rule }.
plain-nothing-refused = Nada é recusado aqui: tudo o que se pode considerar está na lista.
plain-allowed = { $notation }: permitido. { $long }
plain-refused = { $title } ({ $notation }). { $reason } (regra { $rule })
plain-unknown = “{ $text }” não é uma ação.
plain-nearest = De escrita parecida e permitido: { $list }.
plain-no-such-number = Não há ação { $number }: elas vão de 1 a { $most }.
plain-no-such-seat = Não há lugar { $seat }: eles vão de 1 a { $most }.
plain-not-asked = Nada se pede ao lugar { $seat } ({ $name }) agora, mas a { $asked }.
plain-not-here = O lugar { $seat } ({ $name }) não se joga neste terminal. É a vez de { $asked }.
plain-no-rule = Não há regra “{ $rule }”. As regras têm identificadores como { $example }.
plain-taken-back = Desfeito.
plain-others-took-back = Algo foi desfeito.
plain-others-replaced = Algo foi desfeito. Em seu lugar:
plain-seated = { $name } ocupa o assento { $seat }.
plain-renamed = { $name } agora se chama { $new }.
plain-seat-left = { $name } saiu da mesa: um bot joga em seu lugar.
plain-here = À mesa com você: { $names }.
plain-found = O servidor responde de novo.
plain-nothing-yet = Ainda não aconteceu nada.
plain-then =
    { $number ->
        [one] Assim estava o jogo há { $number } ação. Depois:
       *[other] Assim estava o jogo há { $number } ações. Depois:
    }
plain-not-so-far-back =
    { $most ->
        [0] Nada aconteceu ainda: não há nada para rever.
        [one] { $most } ação foi feita até agora: “antes 1” a mostra.
       *[other] { $most } ações foram feitas até agora: reveja-as com “antes 1” a “antes { $most }”.
    }
plain-not-now = Nada se pede aqui agora. Enquanto isso, você pode digitar “estado”, “registro”, “antes 3”, “regra ID”, “desfazer”, “ajuda” ou “sair”.
plain-for-oneself = Agora é a vez de { $asked }. Aqui cada um responde só por si.
plain-too-long = Essa linha tem mais de { $most } caracteres: nada dela foi feito.
plain-curtain = { $name }, aperte Enter quando ninguém mais estiver olhando.
plain-curtain-undo = Ou digite “desfazer” para desfazer a última jogada feita aqui.
plain-place = { $place }. { $name }: { $points } { $points ->
    [one] ponto
   *[other] pontos
}
plain-other = { $name }: { $points } { $points ->
    [one] ponto
   *[other] pontos
}
plain-sources = { $name }: { $list }
plain-record = O registro do jogo está em { $file }.
plain-saved = O jogo está salvo. Para continuar: bailiwick play --resume { $file }
plain-left = Você saiu. O jogo continua no servidor; volte com o mesmo link.
