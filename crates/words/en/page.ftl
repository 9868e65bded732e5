# What frames the game: start page, table page, end page.
