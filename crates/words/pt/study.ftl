# O que se diz das partidas jogadas. Os números são textos; $better e $other são ações em poucas palavras.

study-seat = Lugar { $number }

study-mark-inaccuracy = imprecisão
study-mark-mistake = erro
study-mark-blunder = erro grave

## Por quê

study-why-better = “{ $better }” em vez de “{ $other }” teria guardado mais { $share } pontos percentuais da vitória (com uma margem de { $error }).
study-why-best = “{ $better }” vale mais { $share } pontos percentuais da vitória do que “{ $other }” (com uma margem de { $error }).
study-why-as-good = “{ $better }” e “{ $other }” valem o mesmo, tanto quanto se pode saber.
game-why-parts = No fim do turno espera-se que fiquem { $list }.
game-why-no-part = Nada na posição difere muito no fim do turno.
study-part-more = { $points } pontos a mais em { $part }
study-part-less = { $points } pontos a menos em { $part }
study-why-rival =
    { $way ->
        [more] { $name } fica então { $points } pontos melhor.
       *[less] { $name } fica então { $points } pontos pior.
    }
study-why-parting = O que distingue as continuações: “{ $line }” – em { $better } de { $of } depois da melhor escolha, em { $other } depois da outra.

## Comentários nas partidas gravadas

study-note-seat = { $seat }: precisão { $accuracy } %, taxa de erro { $rate }; { $inaccuracies } imprecisões, { $mistakes } erros, { $blunders } erros graves
study-note = { $sign } { $mark }: { $regret } ± { $error }, o melhor era { $best }. { $why }

## Labels of reports

study-like-level = mais ou menos como os bots do nível “{ $level }”
study-label-seat = lugar
study-label-points = pontos
study-label-accuracy = precisão
study-label-error-rate = taxa de erro
study-label-inaccuracies = imprecisões
study-label-mistakes = erros
study-label-blunders = erros graves
study-label-real = escolhas reais
study-label-regret = perda
study-label-ledger = Quem custou o quê a quem, em equidade (0 é uma parte justa da vitória, -1 é perdido)
study-label-first = início
study-label-own = suas escolhas
study-label-by = lugar
study-label-chance = acaso
study-label-unforeseen = imprevisto
study-label-last = fim
study-label-turning = Momentos decisivos
study-label-nothing = Nenhuma decisão custou um décimo de uma parte justa da vitória.
study-label-at = após
study-label-played = jogado
study-label-best = melhor
study-label-like = joga como
study-more = e mais { $number }
study-head = { $game }, { $players } jogadores, { $iterations } iterações por decisão, semente { $seed }
