# The full screen of the terminal.

screen-points = { $points }p
screen-deniers = { $deniers }d
screen-behind = { $number } behind
screen-tab-choices = Choices
screen-tab-worth = Gems’ worth
screen-tab-palaces = Palaces
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
screen-sign-worker = a worker, with the shape of the player
screen-sign-house = a house: the owner of a building, or a house in the castle
screen-sign-officers = the provost and the bailiff
screen-sign-cubes = food, wood, stone, cloth, gold; d is a denier, p a point
screen-sign-any = any cube
screen-sign-income = deniers in hand, and what the next income brings
screen-sign-workers = workers in hand, of six
screen-sign-built = houses in the Dungeon, the Walls and the Towers, and after + buildings on the road
screen-sign-favor = a royal favour
screen-sign-count = a section of the castle is counted when the bailiff comes here
screen-sign-counted = a section of the castle that has been counted
screen-sign-brokers = brokers: the owner’s shape, those that lie face up, and after the bar those that lie face down; ? is one that you do not know
screen-sign-number = so many brokers, where there is no room for each of them
screen-sign-neutral = the neutral, with two players
screen-sign-mercenary = marked by the Mercenary: it counts 5
screen-sign-gems = gems: blue, green, yellow, red, white, black
screen-sign-columns = what stands in each column of the market
ysb-end-gems = Gems B·G·Y·R·K
ysb-end-cards = Cards played
