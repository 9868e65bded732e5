# Avisos antes de uma escolha, para quem a faz.

caylus-warning-beyond-provost = Além do preboste, que está no espaço { $space }: do jeito que está, este trabalhador não vai trabalhar.
caylus-warning-cubes-later = Os cubos necessários só chegam mais adiante na estrada: aqueles trabalhadores vêm depois deste.
caylus-warning-nothing = Com o que você tem e o que seus trabalhadores anteriores trazem, não há nada para fazer aqui.
caylus-warning-no-batch = Você não terá nenhum lote: quem não entrega nenhum no castelo perde 2 pontos.
caylus-warning-count =
    { $id ->
        [dungeon] A { $section } pode ser contada
       *[other] As { $section } podem ser contadas
    } no fim deste turno: sem uma casa ali você perde { $points }.
caylus-warning-favors-lost = Todas as linhas já serviram nesta fase: { $favors } sem efeito.
caylus-warning-favor-unused = Do jeito que está, esta linha não dá nada agora além da coluna.
