# Personagens dos bots: como se chamam, o que são e do que gostam.
character-smuggler-name = Budoc
character-smuggler = contrabandista
character-smuggler-about = Budoc manda os melhores corretores para os portos, atrás de gemas pretas.
character-trader-name = Rozenn
character-trader = negociante
character-trader-about = Rozenn gosta de ouro na mão e luta por cada lugar de comércio.
character-chamberlain-name = Corentin
character-chamberlain = camareiro
character-chamberlain-about = Corentin está em casa nos palácios e conhece todo mundo por lá.
character-speculator-name = Azenor
character-speculator = especuladora
character-speculator-about = Azenor passa o dia no mercado e mexe com os preços.
