# What is said in a terminal.

terminal-illegal = { $reason } (rule { $rule })
terminal-not-saved = The game could not be saved in { $file }, so nothing was done: { $why }
terminal-bot-failed = A bot has failed and does not play on. The game is saved: resume it to let the bot think again.
terminal-changed = Meanwhile somebody else was quicker. Look at the table as it is now, and choose again.
terminal-lost = The server does not answer ({ $why }). Trying again; nothing is lost.
