# Personnages des bots : leur nom, ce qu’ils sont, ce qu’ils aiment.
character-smuggler-name = Budoc
character-smuggler = contrebandier
character-smuggler-about = Budoc envoie ses meilleurs courtiers dans les ports, pour les gemmes noires.
character-trader-name = Rozenn
character-trader = négociante
character-trader-about = Rozenn aime l’or comptant et se bat pour chaque place de commerce.
character-chamberlain-name = Corentin
character-chamberlain = chambellan
character-chamberlain-about = Corentin est chez lui dans les palais et y connaît tout le monde.
character-speculator-name = Azenor
character-speculator = spéculatrice
character-speculator-about = Azenor passe ses journées au marché et en fait bouger les cours.
