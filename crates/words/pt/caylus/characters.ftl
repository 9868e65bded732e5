# Personagens dos bots: como se chamam, o que são e do que gostam.
character-builder-name = Aubin
character-builder = construtor
character-builder-about = Aubin quer uma estrada cheia de edifícios seus.
character-courtier-name = Isabeau
character-courtier = dama da corte
character-courtier-about = Isabeau vai aonde houver um favor do rei.
character-merchant-name = Mathurin
character-merchant = mercador
character-merchant-about = Mathurin compra, vende e fecha todos os negócios da estrada.
character-bully-name = Gaucher
character-bully = valentão
character-bully-about = Gaucher paga para que o preboste pare antes dos trabalhadores dos outros: esses não fazem nada.
