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

# Várias pessoas dividem uma tela: o que se pergunta, e a quem. $title começa com minúscula.
person-asked = { $name }, { $title }
# Quem lê, onde os outros aparecem pelo nome.
person-reader = Você

level-random = aleatório
level-apprentice = aprendiz
level-assistant = ajudante
level-journeyman = artesão
level-expert = perito
level-master = mestre
level-grandmaster = grão-mestre
level-uct = busca simples
# A bot of a level that has a character: "construtor, perito".
level-of-character = { $character }, { $level }
# O que esperar de um nível, em uma frase para iniciantes.
level-random-about = Joga qualquer lance que as regras permitam.
level-apprentice-about = Joga na hora o que parece bom e deixa passar muita coisa: ideal para uma primeira partida.
level-assistant-about = Experimenta alguns lances antes de escolher: sensato, mas fácil de surpreender.
level-journeyman-about = Experimenta seus lances até o fim do turno: para vencê-lo é preciso conhecer bem as regras.
level-expert-about = Pensa também nas suas respostas: para vencê-lo é preciso ter um plano.
level-master-about = Vê mais longe e erra pouco: vence a maioria das pessoas.
level-grandmaster-about = Pensa tão longe quanto pode, o que leva um momento: o mais forte daqui.
level-uct-about = Busca só pelas regras, sem saber o que é bom neste jogo.

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

# Os dias do calendário.
date-day =
    { $day ->
        [1] 1º
       *[other] { $day }
    } de { $month } de { $year }
date-month =
    { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    }

# Before a choice that may come to nothing.
warning = Cuidado: { $text }
