# Partidas e posições enviadas para análise, e a página em que se cola uma partida.

trouble-bad-record = Este registro não pode ser analisado: { $detail }
trouble-record-not-over = A partida deste registro não acabou. Só partidas terminadas podem ser analisadas.
trouble-record-from-position = A partida deste registro começou de uma posição. Aqui só se analisam partidas que começaram com uma semente (“seed”); no seu computador, “bailiwick analyse” aceita as duas.
trouble-bad-position = Esta posição não pode ser analisada: { $detail }

posted-title = Analisar um registro
posted-about = Cole o registro de uma partida terminada, jogada aqui ou em outro lugar: cada decisão é julgada, com o que teria sido melhor e por quê. O resultado tem um endereço que você pode compartilhar e fica guardado para sempre.
posted-record = O registro
posted-begin = Analisar
posted-link = Analisar um registro
posted-link-about = cole uma partida terminada
