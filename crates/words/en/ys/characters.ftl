# Characters of bots: what they are called, what they are, and what they like.
character-smuggler-name = Budoc
character-smuggler = smuggler
character-smuggler-about = Budoc sends the best brokers to the ports, for black gems.
character-trader-name = Rozenn
character-trader = trader
character-trader-about = Rozenn likes gold in hand, and fights for every place of trade.
character-chamberlain-name = Corentin
character-chamberlain = chamberlain
character-chamberlain-about = Corentin is at home in the palaces and knows everybody there.
character-speculator-name = Azenor
character-speculator = speculator
character-speculator-about = Azenor spends the day at the market and moves its prices.
