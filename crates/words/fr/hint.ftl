# Les indices pendant la partie, et ce qui explique les coups des bots. Les nombres sont des textes.

trouble-no-hint = Les indices sont pour les tables où tous les autres sont des bots, ou que tout le monde a acceptés à la création de la table. Ce n’est pas le cas ici.
trouble-no-hint-now = Un indice porte sur une décision, et rien ne vous est demandé maintenant.
trouble-too-many-questions = { $most } de vos questions sont à l’étude. Attendez une réponse.
trouble-no-bot = C’est une personne qui a fait cela. On ne peut demander pourquoi qu’aux bots.
trouble-bot-keeps-secrets = Ce qu’un bot sait reste caché tant que la partie dure. Demandez-le-lui quand elle sera finie.

## Le journal

hint-log-agreed = On peut demander des indices à cette table : c’est convenu depuis le début.
hint-log-nudge =
    { $who ->
        [you] Vous avez demandé un indice : que regarder.
       *[other] { $name } a demandé un indice : que regarder.
    }
hint-log-actions =
    { $who ->
        [you] Vous avez demandé un indice : les meilleurs choix.
       *[other] { $name } a demandé un indice : les meilleurs choix.
    }

## Ce que dit un indice

hint-free = Quoi que vous choisissiez ici, cela ne change pas grand-chose, autant qu’on puisse en juger.
hint-part = Regardez l’effet du choix sur { $part } : c’est là que les meilleurs gagnent le plus.
hint-rival = Regardez { $name } : les meilleurs choix lui laissent moins.
hint-price = Regardez l’effet du choix sur { $part } : les meilleurs en cèdent une part pour mieux.
hint-matters = Le choix compte ici, bien que rien ne ressorte dans la position.
hint-one-best = Un seul choix ressort.
hint-several-best =
    { $number ->
       *[other] { $number } choix se valent à peu près.
    }
hint-worth = { $share } % de gagner, { $points } points attendus
hint-as-good = aussi bon, autant qu’on puisse en juger
hint-behind = { $share } points de pourcentage derrière (à { $error } près)

## Sur la page et dans le terminal

hint-ask = Indice
hint-title = Indice
hint-more = Montrer les meilleurs choix
hint-best = Les meilleurs choix
hint-told = Toute la table voit dans le journal que vous avez demandé.
hint-option = Indices
hint-option-about = Entre personnes : tout le monde accepte qu’on demande des indices. Le journal dit qui en demande.
hint-invitation = On peut demander des indices à cette table, et le journal dit qui en demande. En prenant la place, vous l’acceptez.
why-ask = Pourquoi ce coup de { $name } ?
why-ask-short = Pourquoi ?
why-title = Pourquoi { $name } a fait cela
why-chosen = ce qui a été joué
why-compared = Ce qui a été comparé
why-about = D’après une recherche à partir de ce que cette place savait alors. Elle compare ce que le bot a fait à ce qu’il aurait pu faire.
why-later = Ce que { $name } avait en tête se dit quand la partie est finie.
hint-again = Redemandez pour les meilleurs choix.
hint-thinking = On y réfléchit…
plain-word-hint = indice
plain-word-explain = expliquer
plain-help-advice = « indice » dit que regarder, là où tous les autres sont des bots ou si c’était convenu au début ; encore « indice », les meilleurs choix. « expliquer » dit pourquoi le dernier bot a fait ce qu’il a fait, « expliquer 3 » celui d’il y a trois actions.
screen-key-hint = un indice : d’abord que regarder, puis les meilleurs choix ; là où tous les autres sont des bots, ou si c’était convenu
screen-key-why = pourquoi le dernier bot a fait ce qu’il a fait
