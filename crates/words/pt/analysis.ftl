# A análise de uma partida terminada, na página e no seu fim.

trouble-no-analyst = Deste jogo só se conhecem as regras: ninguém pode dizer quanto valem as suas decisões.
trouble-too-many-analyses = Já há { $most } partidas em análise para você. Espere até que uma delas esteja pronta.
trouble-queue-full = Há partidas demais à espera de análise. Tente de novo daqui a pouco.

## A página

analysis-begin = Analisar
analysis-title = Análise · { $name }
analysis-to-the-table = Mesa
analysis-about = Cada decisão desta partida é julgada pela busca com que joga um mestre: quanto custou, o que teria sido melhor, e por quê. Demora cerca de um minuto, e o resultado fica guardado para sempre.
analysis-waiting =
    { $number ->
        [0] É a seguinte, logo que haja tempo: quem joga passa primeiro.
        [one] Outra partida é analisada antes dela.
       *[other] { $number } outras partidas são analisadas antes dela.
    }
analysis-working = Decisões julgadas:
analysis-progress = Progresso da análise
analysis-come-back = Pode sair: a análise continua, e este endereço vai mostrá-la.
analysis-failed = Não foi possível analisar esta partida. Quem administra este servidor foi informado.
analysis-shares = Chances de vitória
analysis-as-a-table = Em tabela
analysis-moment = Momento
analysis-the-end = Fim
analysis-marks = Decisões que custaram muito
analysis-mark = { $mark } de { $name }, decisão { $at }
analysis-of = Erros de
analysis-of-all = todos
analysis-board = O tabuleiro neste momento
analysis-how = Julgado com { $iterations } iterações por decisão. O que ninguém podia saber nessa altura não conta contra ninguém.
analysis-overview = Momentos decisivos
analysis-overview-text = Escolha uma marca por baixo da imagem, ou qualquer momento nela.
analysis-first = Desde o início
analysis-at = decisão { $at } de { $of }
analysis-worth = { $share } % de vitória, { $points } pontos esperados
analysis-played = { $name } jogou
analysis-better = Melhor
analysis-nothing-better = Não se encontrou nada melhor.
analysis-lucky = O que ninguém podia saber naquele momento fez com que valesse mais { $share } pontos percentuais: sorte, ou boa leitura.
analysis-unlucky = O que ninguém podia saber naquele momento fez com que valesse menos { $share } pontos percentuais: azar, não um erro.
analysis-line = O que se esperava depois da melhor escolha
analysis-line-of-other = O que se esperava depois desta escolha
analysis-others =
    { $number ->
        [one] Foi comparada uma escolha
       *[other] Foram comparadas { $number } escolhas
    }
analysis-action = Escolha
analysis-share = Vitória
analysis-behind = Atraso
analysis-as-good = tão boa
analysis-retry = Tentar
analysis-retry-text = { $name } tem de decidir. O que faria? Escolha no tabuleiro ou na lista.
analysis-choice = A sua escolha
analysis-try = Tentar
analysis-show = Mostrar a resposta
analysis-tried-good = Tão boa como a melhor.
analysis-tried-fair = Bem: só { $share } pontos percentuais atrás da melhor.
analysis-tried-bad = { $share } pontos percentuais atrás da melhor: { $mark }. Tente de novo.
analysis-next = Erro seguinte
analysis-next-mine = O meu próximo erro
analysis-next-of = Próximo erro de { $name }
analysis-no-more = Não há mais erros
analysis-before = A decisão anterior
analysis-after = A decisão seguinte
analysis-play-on = Continuar a partir daqui
analysis-count = { $number } de { $of }
analysis-seats = Como cada um jogou
analysis-seats-about = Precisão: 100 % é a melhor escolha de cada vez. Taxa de erro: 500 vezes a perda média das decisões que faziam diferença; menos é melhor.
analysis-ledger = Quem custou o quê a quem
analysis-ledger-about = Em partes da vitória: 0 é uma parte justa, −1 é perdido. O início, mais tudo o que está na linha, dá o fim. As próprias escolhas só podem custar.
analysis-by = por { $name }
analysis-table-name = { $name }, desde a decisão { $at }
