# As dicas durante a partida, e o que explica as jogadas dos bots. Os números são textos.

trouble-no-hint = As dicas são para mesas em que todos os outros são bots, ou em que todos as aceitaram quando a mesa foi criada. Aqui não é o caso.
trouble-no-hint-now = Uma dica é sobre uma decisão, e nada lhe é perguntado agora.
trouble-too-many-questions = { $most } das suas perguntas estão sendo estudadas. Espere por uma resposta.
trouble-no-bot = Foi uma pessoa que fez isso. Só aos bots se pode perguntar por quê.
trouble-bot-keeps-secrets = O que um bot sabe fica escondido enquanto a partida dura. Pergunte a ele quando ela acabar.

## O registro

hint-log-agreed = Nesta mesa é possível pedir dicas: ficou combinado no início.
hint-log-nudge =
    { $who ->
        [you] Você pediu uma dica: para onde olhar.
       *[other] { $name } pediu uma dica: para onde olhar.
    }
hint-log-actions =
    { $who ->
        [you] Você pediu uma dica: as melhores escolhas.
       *[other] { $name } pediu uma dica: as melhores escolhas.
    }

## O que diz uma dica

hint-free = O que quer que escolha aqui faz pouca diferença, tanto quanto se pode saber.
hint-part = Veja o que a escolha significa para { $part }: é aí que as melhores mais ganham.
hint-rival = Olhe para { $name }: as melhores escolhas deixam-lhe menos.
hint-price = Veja o que a escolha significa para { $part }: as melhores cedem um pouco em troca de algo melhor.
hint-matters = A escolha conta aqui, embora nada se destaque na posição.
hint-one-best = Uma escolha destaca-se.
hint-several-best =
    { $number ->
       *[other] { $number } escolhas valem mais ou menos o mesmo.
    }
hint-worth = { $share } % de vencer, { $points } pontos esperados
hint-as-good = tão boa, tanto quanto se pode saber
hint-behind = { $share } pontos percentuais atrás (com uma margem de { $error })

## Na página e no terminal

hint-ask = Dica
hint-title = Dica
hint-more = Mostrar as melhores escolhas
hint-best = As melhores escolhas
hint-told = Todos à mesa veem no registro que você pediu.
hint-option = Dicas
hint-option-about = Entre pessoas: todos aceitam que se peçam dicas. O registro diz quem as pede.
hint-invitation = Nesta mesa é possível pedir dicas, e o registro diz quem as pede. Ao tomar o lugar, você aceita.
why-ask = Por que { $name } fez isso?
why-ask-short = Por quê?
why-title = Por que { $name } fez isso
why-chosen = o que fez
why-compared = O que foi comparado
why-about = Segundo uma busca a partir do que este lugar sabia então. Compara o que o bot fez com o que mais poderia ter feito.
why-later = O que { $name } tinha em mente diz-se quando a partida acabar.
hint-again = Peça outra vez para ver as melhores escolhas.
hint-thinking = Pensando nisso…
plain-word-hint = dica
plain-word-explain = explicar
plain-help-advice = “dica” diz para onde olhar, onde todos os outros são bots ou ficou combinado no início; “dica” outra vez, as melhores escolhas. “explicar” diz por que o último bot fez o que fez, “explicar 3” o de há três ações.
screen-key-hint = uma dica: primeiro para onde olhar, depois as melhores escolhas; onde todos os outros são bots, ou ficou combinado
screen-key-why = por que o último bot fez o que fez
