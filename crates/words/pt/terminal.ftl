# What is said in a terminal.

terminal-illegal = { $reason } (regra { $rule })
terminal-not-saved = Não foi possível salvar o jogo em { $file }, por isso nada foi feito: { $why }
terminal-bot-failed = Um bot falhou e não joga mais. O jogo está salvo: retome-o para que o bot pense de novo.
terminal-changed = Enquanto isso, outra pessoa foi mais rápida. Veja a mesa como está agora e escolha de novo.
terminal-lost = O servidor não responde ({ $why }). Tentando de novo; nada se perde.
