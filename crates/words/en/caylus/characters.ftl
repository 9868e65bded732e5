# Characters of bots: what they are called, what they are, and what they like.
character-builder-name = Aubin
character-builder = builder
character-builder-about = Aubin wants a road full of buildings of their own.
character-courtier-name = Isabeau
character-courtier = courtier
character-courtier-about = Isabeau goes wherever a favour of the King can be had.
character-merchant-name = Mathurin
character-merchant = merchant
character-merchant-about = Mathurin buys, sells and strikes every deal on the road.
character-bully-name = Gaucher
character-bully = bully
character-bully-about = Gaucher pays for a provost who stops before other players’ workers: those do nothing.
