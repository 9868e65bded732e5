# Caylus: tiles, places, prompts, actions, narration, reasons.
