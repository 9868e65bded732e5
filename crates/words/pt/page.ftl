# O que emoldura o jogo: página inicial, página da mesa, página do fim. Português do Brasil.

page-skip = Ir para o conteúdo
page-navigation = Navegação
page-home = Ir para a página inicial
page-language = Idioma

start-page-title = Jogar { $games }
start-title = Jogue { $games }, agora, contra adversários à altura
start-lead = { $number ->
    [1] Um clássico
    [2] Dois clássicos
   *[other] Clássicos
} dos jogos de tabuleiro em uma página tranquila. Bots de iniciante a grão-mestre, amigos por um link, ao vivo ou ao longo de dias. Todas as regras à mão: pergunte “por que não?” a qualquer momento, volte atrás em uma jogada, reveja a partida depois. Sem cadastro.
start-play = Jogar { $game } agora
start-picture = Uma estrada serpenteia da cidade, por uma ponte, até o castelo
start-api = Para quem escreve bots
start-set-up = Montar uma mesa
start-game = Jogo
start-seats = Assentos (a ordem do turno é sorteada)
start-seat = Assento { $seat }
start-sitter-you = Você
start-sitter-here = Uma pessoa nesta tela
start-sitter-open = Um amigo, por link
start-sitter-bot = Bot: { $level }
start-sitter-nobody = Ninguém
start-character = Personagem do bot no lugar { $seat }
start-character-any = um personagem qualquer
start-character-none = sem personagem
start-character-named = { $name }, { $character }
start-levels = O que esperar dos bots
start-thought = Quanto os bots pensam
start-thought-usual = o habitual
start-thought-about = Iterações por decisão, de { $least } a { $most }; vazio: como cada nível costuma. Quanto mais, mais forte e mais lento. Um aprendiz sempre joga na hora.
start-your-name = Seu nome
start-their-name = Nome
start-name-of = Nome da pessoa no assento { $seat }
start-open = Abrir a mesa
start-your-tables = Suas mesas
start-no-tables = Nenhuma ainda. As mesas que você abrir ou em que entrar aparecem aqui.
# $round é um turno ou uma rodada com seu número, como o jogo a chama.
start-stands = { $round }, { $phase }
start-waiting = esperando { $people }
start-with = com { $people }
start-your-turn = Sua vez
start-look = Ver
start-look-back = Rever
start-result-won = Você venceu com { $points } { $points ->
        [one] ponto
       *[other] pontos
    }
start-result-shared = Você divide a vitória com { $points } { $points ->
        [one] ponto
       *[other] pontos
    }
# $winners won with $best points.
start-result-place = Você ficou em { $place ->
        [2] segundo
        [3] terceiro
        [4] quarto
       *[other] quinto
    } com { $points } { $points ->
        [one] ponto
       *[other] pontos
    }; vitória: { $winners }, { $best }
start-left = Você saiu; um bot joga por você
# $day: when the table was set up.
start-since = desde { $day }
start-remove = Tirar
start-remove-table = Tirar { $table } desta lista
start-learn = Aprender
start-guided = guiada
start-rulebook = Regras: { $game }
start-api-long = Notação em texto e API HTTP
start-for-bots = para bots
start-without-script = Funciona sem JavaScript, com teclado e leitor de tela.

message-nothing = Não há nada aqui
message-wrong = Isso não deu certo
trouble-no-table = Essa mesa não existe.
trouble-no-seat = Esse assento não existe.
trouble-no-invitation = Este convite não existe.
trouble-no-page = Essa página não existe.
trouble-no-step = Não há esse passo nesta partida: ela ainda não chegou lá, ou uma jogada foi desfeita.
trouble-no-call = Essa chamada não existe.
trouble-not-your-seat = Este assento não é seu.
trouble-you-have-no-seat = Você não tem assento nesta mesa.
trouble-nothing-to-undo = Não há nada que você possa desfazer.
trouble-running = A partida ainda não acabou.
trouble-taken = Outra pessoa já ocupou este assento. Você pode assistir à mesa.
trouble-over = A partida acabou.
trouble-playing = Você ainda joga nesta mesa: saia dela primeiro ou jogue até o fim.
trouble-not-left = Você não deixou nenhum assento nesta mesa.
trouble-other-site = Isto vem de outro site. Vá à página da mesa e faça-o lá.
trouble-conflict = A partida já avançou: olhe de novo.
trouble-too-much = Foi muita coisa de uma vez. Espere um momento e tente de novo.
trouble-too-many-tables = Já foram abertas mesas demais a partir daqui hoje. Jogue nessas, ou volte amanhã.
trouble-too-many-unfinished = Você tem { $unfinished } mesas que não terminaram. Termine ou deixe algumas antes.
trouble-full = Este servidor não tem lugar para novas mesas. As partidas começadas continuam.
trouble-busy = Há coisa demais a fazer aqui no momento. Tente de novo daqui a pouco.
trouble-timed-out = Isso demorou demais. Tente de novo daqui a pouco.
trouble-too-slow = O que foi enviado não chegou a tempo.
trouble-other-host = Este servidor não conhece este endereço como seu. Quem o administra pode indicá-lo com --base-url.
trouble-too-long = Isto é mais longo do que tudo o que precisa ser enviado aqui.
trouble-not-understood = O que foi enviado não faz sentido aqui.
trouble-no-worker = Só máquinas com uma chave do operador deste servidor podem fazer isso.
trouble-revoked = A chave desta máquina foi revogada: peça outra ao operador do servidor.
trouble-store = O servidor não consegue gravar nada no momento, e nada foi feito.
trouble-broken = Algo está errado aqui. O problema foi anotado.
trouble-players = { $game } é para { $least } a { $most } jogadores.
trouble-option = Com { $players } jogadores não é possível esta escolha de “{ $option }”.
trouble-thinks-too-long = Aqui um bot pensa no máximo { $iterations } iterações.
trouble-illegal = “{ $action }” não é permitido. { $reason } (regra { $rule })
trouble-no-action = “{ $action }” não é uma ação. O que se pede: { $reason } (regra { $rule })
trouble-not-to-act = Nada se pede ao assento { $seat } agora. { $reason } (regra { $rule })

join-title = Um assento em { $table }
join-text = Convite de { $people } para jogar { $game } com você. Diga seu nome e sente-se à mesa.
join-button = Ocupar o assento
take-seat-text = Este é o link pessoal de { $people } em uma partida de { $game }. Se é você, continue neste aparelho; seus outros aparelhos também mantêm o assento.
take-seat-button = Jogar neste aparelho

table-name = { $game } · { $name }
table-phases = Fases do turno
table-title = { $moment } · { $name }
table-title-yours = Sua jogada: { $moment } · { $name }
table-your-turn = É a sua vez.
table-rules = Regras
table-rules-whole = Em outra aba
table-invite = Convidar
table-players = Jogadores na ordem do turno
# Where a game has no board of its own.
table-state = O estado da partida
table-points = Pontos: { $points }
# Beside the name of a player.
table-asked = a jogar
table-news = O que aconteceu
table-since = Desde a sua última jogada
# Beside a line of the log that is bad for the reader.
table-hits-you = Isto atinge você
table-replay = Rever
table-log = Histórico
table-record = Registro
table-answers = O que você pode fazer
table-why-not = Por que não?
table-why-not-title = O que você não pode fazer agora, e por quê
table-close = Fechar
table-rule = Regra { $rule }
table-undo = Desfazer
table-spectator = Você está assistindo.
table-not-you = Avisaremos quando for a sua vez.
table-look-again = Olhar de novo
table-lost = Não há conexão com o servidor.
table-trying = Sua jogada está guardada e será enviada de novo em instantes.
table-not-sent = Nada foi feito. Sua escolha está guardada: toque de novo para tentar outra vez.
table-reconnecting = Reconectando ao servidor…
table-moved = Isto acabou de aparecer sob o ponteiro, por isso o clique não contou. Clique de novo se é isso mesmo.
table-passed-for-you = Você passou: não tem mais trabalhadores ou não pode pagar por nenhum lugar.
table-sure = “{ $action }” mesmo?
table-sure-no = Voltar
table-sure-yes = Fazer assim mesmo
table-key-sure = S
table-thinking = { $names } { $number ->
        [one] está pensando
       *[other] estão pensando
    }…
table-free-awaited =
    { $number ->
        [one] O assento { $seats } está livre: o jogo espera que alguém o ocupe.
       *[other] Os assentos { $seats } estão livres: o jogo espera que alguém os ocupe.
    }
table-free-seats = { $number ->
        [1] Um assento ainda está livre.
       *[other] { $number } assentos ainda estão livres.
    }
table-looking-back = O tabuleiro após { $at } de { $of } ações
table-step-back = Uma para trás
table-step-on = Uma para a frente
table-now = Voltar ao presente
table-you = você
# Alguém que não disse o nome.
table-nameless = Jogador { $seat }
table-bot = bot · { $level }
table-tab-board = Tabuleiro
table-tab-players = Jogadores
table-tab-log = Histórico

end-wins = { $name } vence com { $points } { $points ->
        [1] ponto
       *[other] pontos
    }
end-you-win = Você vence com { $points } { $points ->
        [1] ponto
       *[other] pontos
    }
end-shared = { $name } dividem a vitória com { $points } { $points ->
        [1] ponto
       *[other] pontos
    }
end-summary = { $rounds } · { $players } jogadores · { $options }
end-summary-short = { $players } jogadores · { $options }
end-your-place = você ficou em { $place ->
        [2] segundo
        [3] terceiro
        [4] quarto
       *[other] quinto
    }, { $behind } { $behind ->
        [1] ponto
       *[other] pontos
    } atrás
end-rematch = Revanche
end-the-rematch = Ir à revanche
end-record = Baixar o registro
end-replay = Rever a partida
end-at = { $moment } · ação { $at } de { $of }
end-first = Primeira
end-back = Uma ação para trás
end-run = Reproduzir
end-pause = Pausar
end-speed = Velocidade
# The result, and what belongs to the step that is shown, share the same room.
end-tab-result = Resultado
end-tab-step = Passo a passo
end-holdings = O que cada um tinha então
# Points of all players at a moment: "Turn 3: Maud 12, Perrin 9".
end-standing = { $moment }: { $points }
end-on = Uma ação para a frente
end-last = Última
end-action = Ação
end-go = Ir até lá
end-seen-by = Ponto de vista:
end-all-shown = Tudo à mostra
# An action of which nothing else is told: somebody plays no card, or has delivered enough.
end-leaves-it = { $name } fica por aqui.
end-you-leave-it = Você fica por aqui.
end-standings = Classificação
end-place = Lugar
end-player = Jogador
end-points = Pontos
end-sources = De onde vieram os pontos
end-start = início
end-lost = Perdidos
end-lost-points = ({ $points ->
    [1] { $points } perdido
   *[other] { $points } perdidos
})

rulebook-contents = Sumário
rulebook-back = Voltar à mesa
rulebook-table = Tabela
guide-english = Este guia para programas só existe em inglês.

curtain-title = Passe o aparelho para { $name }
curtain-text = Agora é a vez de { $name }; os outros não olham.
curtain-button = Sou { $name }: mostrar o que é meu
curtain-next = a seguir
curtain-to-come = mais tarde

## Quem está sentado onde

board-seat = Assento { $seat }
board-choose = { $choices } opções.
board-choose-first = Escolha primeiro a peça.
board-you = você
board-person = pessoa
board-nobody = assento livre
board-bot = bot · { $level }
board-here = aqui

lesson-step = Passo { $step } de { $of }
lesson-leave = Continuar livremente
lesson-only = Nesta lição: { $action }
lesson-again = Desde o começo

## As pessoas de uma mesa

people-title = Quem está nesta mesa
people-title-short = Pessoas
people-invite = Convidar amigos
people-invite-text = { $number ->
        [one] Quem abrir este link primeiro ocupa o assento. Depois, o link leva essa pessoa de volta à mesa, e as outras podem assistir.
       *[other] Um link para cada pessoa: quem o abrir primeiro ocupa o assento. Depois, o link leva essa pessoa de volta à mesa, e as outras podem assistir.
    }
people-free = Assento { $seat }, ainda livre
people-bot-instead = Dar este assento a um bot
people-watch = Assistir
people-watch-link = Qualquer um pode assistir aqui
people-copy = Copiar
people-copied = Copiado
people-share = Compartilhar
people-qr = Código QR
people-qr-about = Código QR do link
people-here = { $name } está aqui
people-rename = Usar este nome
people-other-device = Seu assento em outro aparelho
people-other-device-text = Este link é o seu assento. Abra-o no celular ou em outro computador para continuar lá, e não o passe a ninguém: quem o tem joga no seu lugar.
people-own-link = Seu próprio link, assento { $seat }
people-revoke = Invalidar este link
people-revoke-text = Se alguém o tem sem dever: todos os outros aparelhos perdem este assento, e há um novo link.
people-revoke-button = Invalidar
people-leave = Sair da mesa
people-leave-text = Um bot continua logo no seu lugar, e ninguém espera. Até o fim da partida você pode retomar o seu assento.
people-leave-button = Sair e deixar um bot jogar
people-left = Você saiu; um bot joga por você.
people-come-back = Retomar seu assento

## What other sites show of a link

preview-table = Uma mesa de { $game }: assista à partida ou participe com um convite.
preview-rules = As regras de { $game } em palavras simples, com imagens: cada regra tem um número para o qual se pode apontar um link.
preview-api = Como um programa joga em uma mesa: notação, API HTTP, atualizações ao vivo.
preview-join = Você foi convidado para uma partida de { $game }. Sem conta: abra o link e tome o seu lugar.

## Settings

settings = Configurações
settings-keep = Guardar
settings-theme = Tema
settings-theme-system = Como o sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-pace = As jogadas dos outros
settings-pace-usual = Como sempre
settings-pace-quick = Uma a uma, depressa
settings-pace-calm = Com calma
settings-pace-instant = Todas de uma vez
settings-pace-about = Como sempre: uma a uma, ou todas de uma vez se o sistema pede menos movimento.
settings-scenes = Lances revelados e pontuação
settings-scenes-on = Abrem-se sozinhos
settings-scenes-off = Quando eu pedir
settings-motion = Movimento
settings-motion-system = Como o sistema
settings-motion-off = Nenhum
settings-letters = Letras nos cubos e nas gemas
settings-letters-on = Visíveis
settings-letters-off = Ocultas
settings-warnings = Avisos antes de uma escolha
settings-warnings-on = Visíveis
settings-warnings-off = Ocultos
settings-sound = Som
settings-sound-off = Desligado
settings-sound-on = Um leve tique quando é a minha vez
settings-colour = Minha cor
settings-colour-any = Qualquer
settings-colour-about = Ao jogar com um clique, você fica com o lugar desta cor: todos veem a mesma.
settings-seat = Lugar { $seat }

## Acompanhar os outros: ajustes que este navegador guarda, e cenas sobre a mesa.

follow-not-again = Não abrir mais as cenas sozinhas
follow-go-on = Continuar
follow-open = Ritmo
