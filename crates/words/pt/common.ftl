# O que todo jogo precisa: listas, pessoas, níveis dos bots. Português do Brasil.

list-and = { $first } e { $last }
list-or = { $first } ou { $last }
list-comma = { $first }, { $last }

# $who é "you" quando a frase fala de quem lê, senão "other", e $name é o nome da pessoa.
person =
    { $who ->
        [you] você
       *[other] { $name }
    }

level-random = aleatório
level-apprentice = aprendiz
level-journeyman = artesão
level-master = mestre
level-uct = busca simples

# O que dizem os jogos que não têm palavras próprias.
game-round = Rodada { $number }
game-rounds =
    { $number ->
        [one] { $number } rodada
       *[other] { $number } rodadas
    }
game-of-rounds = de { $number }
game-round-back = Voltar uma rodada
game-round-on = Avançar uma rodada
game-plot = Pontos
game-refused = Não permitido: { $action }
game-waiting = Os outros decidem: { $question }
game-yes = sim
game-no = não
