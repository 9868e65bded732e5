# The full screen of the terminal.

screen-points = { $points }p
screen-here = aqui
screen-tab-choices = Opções
screen-list-page = Página { $page } de { $pages } · { $number } opções
screen-too-small = Este terminal é pequeno demais: a mesa precisa de pelo menos { $width } colunas e { $height } linhas. Aumente a janela, ou jogue com --plain. Ctrl-C sai; o jogo está salvo.
screen-space = Espaço
screen-over = O jogo acabou. Enter mostra o resultado.
screen-no-such-key = Nenhuma opção começa com { $key }.
screen-not-found = Nada nas regras sobre “{ $text }”.

## The row at the bottom

screen-do-tab = painéis
screen-do-help = ajuda
screen-do-undo = desfazer
screen-do-leave = sair
screen-do-clear = limpar
screen-do-page = próxima página
screen-do-scroll = rolar
screen-do-search = digite para procurar

## Help

screen-page-this = Esta opção
screen-page-keys = Teclas e sinais
screen-keys-how = Cada opção tem sua tecla ao lado, na lista e no tabuleiro. Teclas de vários caracteres são digitadas uma depois da outra; o que foi digitado reduz a lista. O mouse também funciona: clique numa opção, ou num lugar do tabuleiro.
screen-key-arrows = apontar outra opção, ou rolar
screen-key-enter = fazer o que está apontado
screen-key-escape = limpar o que foi digitado, ou fechar
screen-key-tab = o próximo painel, ou a próxima página
screen-key-scroll = rolar; com Home e End até o começo e o fim
screen-key-help = o que se pergunta, o que a opção significa, do que ela trata
screen-key-why-not = o que não se pode fazer agora, e por quê
screen-key-rules = o livro de regras
screen-key-undo = desfazer a última ação, onde ninguém viu o que resultou dela
screen-key-leave = sair; o jogo está salvo. Ctrl só é preciso enquanto uma opção começa com a mesma letra
screen-signs = Sinais
