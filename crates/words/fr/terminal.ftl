# What is said in a terminal.

terminal-joined = Vous êtes assis. Pour revenir, utilisez votre lien personnel : { $link }
terminal-illegal = { $reason } (règle { $rule })
terminal-not-saved = La partie n’a pas pu être enregistrée dans { $file }, donc rien n’a été fait : { $why }
terminal-bot-failed = Un bot a échoué et ne joue plus. La partie est enregistrée : reprenez-la pour que le bot réfléchisse de nouveau.
terminal-changed = Entre-temps quelqu’un d’autre a été plus rapide. Regardez la table telle qu’elle est maintenant, puis choisissez de nouveau.
terminal-strange = Le serveur dit quelque chose qui n’a pas de sens ici, peut-être parce qu’il est d’une autre version : { $what }
terminal-no-server = Le serveur ne répond pas : { $why }
terminal-lost = Le serveur ne répond pas ({ $why }). Nouvel essai en cours ; rien n’est perdu.
terminal-unanswered = Le serveur ne répond pas. Si rien n’a changé ensuite, recommencez. ({ $why })
terminal-on-its-way = En attente de la réponse du serveur…
# Why a server does not answer, inside of other sentences.
fault-refused = personne n’écoute à son adresse
fault-no-host = cet hôte n’existe pas
fault-slow = il met trop de temps
fault-ended = la connexion a pris fin
fault-restless = la table change sans cesse
fault-certificate = son certificat n’est pas reconnu ici : { $why } ; un certificat fait à la main convient si SSL_CERT_FILE le nomme et s’il est marqué CA:FALSE
fault-status = il répond avec le statut { $status }

## The whole game in sentences

described-moment = { $round }, phase { $phase } : { $name }
described-item = { $name } : { $text }
# Above a list of things.
described-group = { $name } :

## Line by line

# What can be typed. One word each, in small letters.
plain-word-help = aide
plain-word-state = état
plain-word-why = pourquoi
plain-word-rule = règle
plain-word-log = journal
plain-word-back = avant
plain-word-list = liste
plain-word-undo = annuler
plain-word-quit = quitter
plain-hello = { $game } : { $names }. Répondez par le numéro d’une action ou par sa notation ; « aide » dit ce que vous pouvez taper d’autre.
plain-bot = { $name } ({ $level })
plain-many = { $number } actions sont possibles, par exemple « { $example } ». Tapez-en le début pour voir celles qui conviennent, ou « liste » pour les voir toutes.
plain-answer = { $number }. { $short } ({ $notation })
plain-none-fits = Rien de ce que vous pouvez faire ne correspond.
plain-help = Tapez le numéro d’une action ou sa notation. Ou bien : « état » pour tout savoir en phrases, « liste » pour toutes les actions (« liste MOT » pour celles qui contiennent ce mot), « pourquoi » pour ce qui n’est pas permis maintenant, « pourquoi ACTION » pour ce qu’une action signifie ou pourquoi elle n’est pas permise, « règle ID » pour une règle, « journal » pour ce qui s’est passé, « avant 3 » pour tout tel que c’était il y a trois actions, « annuler » pour reprendre un coup, « quitter » pour partir. La partie est enregistrée après chaque action.
plain-help-undo = Vous pouvez reprendre un coup maintenant.
plain-help-rule = Ce qui est demandé maintenant est la règle { $rule }.
plain-nothing-refused = Rien n’est refusé ici : tout ce qu’on peut envisager est dans la liste.
plain-allowed = { $notation } : permis. { $long }
plain-refused = { $title } ({ $notation }). { $reason } (règle { $rule })
plain-unknown = « { $text } » n’est pas une action.
plain-nearest = D’une écriture proche et permis : { $list }.
plain-no-such-number = Il n’y a pas d’action { $number } : elles vont de 1 à { $most }.
plain-no-such-seat = Il n’y a pas de siège { $seat } : ils vont de 1 à { $most }.
plain-not-asked = Rien n’est demandé au siège { $seat } ({ $name }) maintenant, mais à { $asked }.
plain-not-here = Le siège { $seat } ({ $name }) ne se joue pas à ce terminal. C’est à { $asked }.
plain-no-rule = Il n’y a pas de règle « { $rule } ». Les règles ont des identifiants comme { $example }.
plain-taken-back = Coup repris.
plain-others-took-back = Un coup a été repris.
plain-others-replaced = Un coup a été repris. À la place :
plain-seated = { $name } prend le siège { $seat }.
plain-renamed = { $name } s’appelle désormais { $new }.
plain-seat-left = { $name } a quitté la table : un bot joue à sa place.
plain-here = À la table avec vous : { $names }.
plain-found = Le serveur répond de nouveau.
plain-nothing-yet = Il ne s’est encore rien passé.
plain-then =
    { $number ->
        [one] Voilà où en était la partie il y a { $number } action. Ensuite :
       *[other] Voilà où en était la partie il y a { $number } actions. Ensuite :
    }
plain-not-so-far-back =
    { $most ->
        [0] Rien ne s’est encore passé : il n’y a rien à revoir.
        [one] { $most } action a été faite jusqu’ici : « avant 1 » la montre.
       *[other] { $most } actions ont été faites jusqu’ici : revoyez-les avec « avant 1 » à « avant { $most } ».
    }
plain-not-now = Rien n’est demandé ici maintenant. En attendant, vous pouvez taper « état », « journal », « avant 3 », « règle ID », « annuler », « aide » ou « quitter ».
plain-for-oneself = C’est à { $asked } maintenant. Ici, chacun ne répond que pour soi.
plain-too-long = Cette ligne dépasse { $most } caractères : rien n’en a été fait.
plain-curtain = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
plain-curtain-undo = Ou tapez « annuler » pour reprendre le dernier coup joué ici.
plain-place = { $place }. { $name } : { $points } { $points ->
    [one] point
   *[other] points
}
plain-other = { $name } : { $points } { $points ->
    [one] point
   *[other] points
}
plain-sources = { $name } : { $list }
plain-record = La partie est notée dans { $file }.
plain-saved = La partie est enregistrée. Pour continuer : bailiwick play --resume { $file }
plain-left = Vous êtes parti. La partie continue sur le serveur ; revenez avec le même lien.
