# A análise de uma partida terminada, num terminal.

review-word-analyse = analisar
review-word-next = próximo
review-offer = Digite “analisar” para que cada decisão seja julgada, ou Enter para sair.
review-more = Digite “próximo” para o seu próximo erro, “analisar” para ver as tabelas outra vez, ou Enter para sair.
review-about = Aperte A para que cada decisão desta partida seja julgada: o que custou, o que teria sido melhor e por quê.
review-progress = { $done } de { $of } decisões julgadas
review-failed = Esta partida não pôde ser analisada.
screen-page-analysis = Análise
screen-do-analyse = analisar
screen-do-next-mistake = próximo erro
screen-key-analyse = acabada a partida: julgar cada decisão
screen-key-next = na análise: o seu próximo erro
