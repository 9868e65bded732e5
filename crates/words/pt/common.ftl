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
