# The full screen of the terminal.

screen-points = { $points }p
screen-here = here
screen-tab-choices = Choices
screen-list-page = Page { $page } of { $pages } · { $number } choices
screen-too-small = This terminal is too small: the table needs at least { $width } columns and { $height } rows. Make the window larger, or play with --plain. Ctrl-C leaves; the game is saved.
screen-space = Space
screen-over = The game is over. Enter shows the result.
screen-no-such-key = No choice begins with { $key }.
screen-not-found = Nothing in the rules about “{ $text }”.

## The row at the bottom

screen-do-tab = panels
screen-do-help = help
screen-do-undo = undo
screen-do-leave = leave
screen-do-clear = clear
screen-do-page = next page
screen-do-scroll = scroll
screen-do-search = type to search

## Help

screen-page-this = This choice
screen-page-keys = Keys and signs
screen-keys-how = Every choice has its key beside it, in the list and on the board. Keys of several characters are typed one after the other; what is typed narrows the list. A mouse works too: click a choice, or a place on the board.
screen-key-arrows = point at another choice, or scroll
screen-key-enter = do what is pointed at
screen-key-escape = clear what was typed, or close
screen-key-tab = the next panel, or page
screen-key-scroll = scroll; with Home and End to the beginning and the end
screen-key-help = what is asked, what the choice means, what it is about
screen-key-why-not = what cannot be done now, and why
screen-key-rules = the rulebook
screen-key-undo = take the last action back, where nobody has seen what came of it
screen-key-leave = leave; the game is saved. Ctrl is needed only while a choice begins with the same letter
screen-signs = Signs
