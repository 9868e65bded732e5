# What frames the game: start page, table page, end page.

page-skip = Aller au contenu
page-navigation = Navigation
page-home = Vers la page d’accueil
page-language = Langue

start-page-title = Jouer à { $games }
start-title = Jouez à { $games }, maintenant, contre de vrais adversaires
start-lead = { $number ->
    [one] Un classique
    [2] Deux classiques
   *[other] Des classiques
} du jeu de société sur une page tranquille. Des bots du débutant au grand maître, des amis invités par un lien, en direct ou sur plusieurs jours. Toutes les règles sous la main : demandez « pourquoi pas ? » à tout moment, reprenez un coup, revoyez la partie après coup. Sans compte.
start-play = Jouer à { $game }
start-picture = Une route serpente de la ville au château par un pont
start-api = Pour les auteurs de bots
start-set-up = Préparer une table
start-game = Jeu
start-seats = Sièges (l’ordre du tour est tiré au sort)
start-seat = Siège { $seat }
start-sitter-you = Vous
start-sitter-here = Une personne à cet écran
start-sitter-open = Un ami, par un lien
start-sitter-bot = Bot : { $level }
start-sitter-nobody = Siège vide
start-character = Personnage du bot au siège { $seat }
start-character-any = un personnage au hasard
start-character-none = sans personnage
start-character-named = { $name }, { $character }
start-levels = À quoi s’attendre des bots
start-thought = Réflexion des bots
start-thought-usual = habituel
start-thought-about = Itérations par décision, de { $least } à { $most } ; vide : comme chaque niveau en a l’habitude. Plus il y en a, plus le bot est fort et lent. Un apprenti joue toujours aussitôt.
start-your-name = Votre nom
start-their-name = Nom
start-name-of = Nom de la personne sur le siège { $seat }
start-open = Ouvrir la table
start-your-tables = Vos tables
start-no-tables = Aucune pour l’instant. Les tables que vous ouvrez ou rejoignez sont listées ici.
# $round is a turn or round with its number, as the game calls it.
start-stands = { $round }, { $phase }
start-waiting = on attend { $people }
start-with = avec { $people }
start-your-turn = À vous
start-look = Regarder
start-look-back = Revoir
start-result-won = Vous avez gagné avec { $points } { $points ->
        [one] point
       *[other] points
    }
start-result-shared = Victoire partagée, avec { $points } { $points ->
        [one] point
       *[other] points
    }
# $winners won with $best points.
start-result-place = Vous êtes { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    } avec { $points } { $points ->
        [one] point
       *[other] points
    } ; victoire : { $winners }, { $best }
start-left = Vous avez quitté la table ; un bot joue pour vous
# $day: when the table was set up.
start-since = depuis le { $day }
start-remove = Retirer
start-remove-table = Retirer { $table } de cette liste
start-learn = Apprendre
start-guided = guidée
start-rulebook = Règles : { $game }
start-api-long = Notation en texte et API HTTP
start-for-bots = pour les bots
start-without-script = Se joue sans JavaScript, au clavier et avec un lecteur d’écran.

message-nothing = Il n’y a rien ici
message-wrong = Cela n’a pas marché

trouble-no-table = Cette table n’existe pas.
trouble-no-seat = Ce siège n’existe pas.
trouble-no-invitation = Cette invitation n’existe pas.
trouble-no-page = Cette page n’existe pas.
trouble-no-step = Cette étape n’existe pas dans cette partie : elle n’est pas encore allée si loin, ou un coup a été annulé.
trouble-no-call = Cet appel n’existe pas.
trouble-not-your-seat = Ce siège n’est pas le vôtre.
trouble-you-have-no-seat = Vous n’avez pas de siège à cette table.
trouble-nothing-to-undo = Il n’y a rien que vous puissiez reprendre.
trouble-running = La partie n’est pas encore finie.
trouble-taken = Quelqu’un d’autre a pris ce siège. Vous pouvez regarder la table.
trouble-over = La partie est terminée.
trouble-playing = Vous jouez encore à cette table : quittez-la d’abord, ou finissez la partie.
trouble-not-left = Vous n’avez quitté aucun siège à cette table.
trouble-other-site = Cela vient d’un autre site. Allez sur la page de la table et faites-le là.
trouble-conflict = La partie a avancé : regardez à nouveau.
trouble-too-much = C’était trop à la fois. Attendez un instant, puis réessayez.
trouble-too-many-tables = Assez de tables ont été ouvertes d’ici pour aujourd’hui. Jouez à celles-là, ou revenez demain.
trouble-too-many-unfinished = Vous avez { $unfinished } tables qui ne sont pas terminées. Finissez-en ou quittez-en d’abord.
trouble-full = Ce serveur n’a plus de place pour de nouvelles tables. Les parties commencées continuent.
trouble-busy = Il y a trop à faire ici en ce moment. Réessayez dans un instant.
trouble-timed-out = Cela a pris trop de temps. Réessayez dans un instant.
trouble-too-slow = Ce qui a été envoyé n’est pas arrivé à temps.
trouble-other-host = Ce serveur ne reconnaît pas cette adresse comme la sienne. La personne qui le gère peut l’indiquer avec --base-url.
trouble-too-long = C’est plus long que tout ce qu’il faut envoyer ici.
trouble-not-understood = Ce qui a été envoyé n’a pas de sens ici.
trouble-no-worker = Seules les machines munies d’une clé de l’exploitant de ce serveur peuvent faire cela.
trouble-revoked = La clé de cette machine a été révoquée : demandez-en une autre à l’exploitant du serveur.
trouble-store = Le serveur ne peut rien enregistrer pour le moment, et rien n’a été fait.
trouble-broken = Quelque chose ne va pas ici. C’est noté.
trouble-players = { $game } se joue de { $least } à { $most } joueurs.
trouble-option = À { $players } joueurs, ce choix de « { $option } » n’est pas possible.
trouble-thinks-too-long = Ici, un bot réfléchit au plus pendant { $iterations } itérations.
trouble-illegal = « { $action } » n’est pas permis. { $reason } (règle { $rule })
trouble-no-action = « { $action } » n’est pas une action. Ce qui est demandé : { $reason } (règle { $rule })
trouble-not-to-act = Rien n’est demandé au siège { $seat } pour l’instant. { $reason } (règle { $rule })

join-title = Une place à la table { $table }
join-text = On vous attend pour jouer à { $game } avec { $people }. Votre nom, et vous voilà à table.
join-button = Prendre place
take-seat-text = Voici le lien personnel de { $people } dans une partie de { $game }. Si c’est vous, continuez sur cet appareil ; vos autres appareils gardent la place aussi.
take-seat-button = Jouer sur cet appareil

table-name = { $game } · { $name }
table-phases = Phases du tour
table-title = { $moment } · { $name }
table-title-yours = À vous : { $moment } · { $name }
table-your-turn = C’est à vous de jouer.
table-rules = Règles
table-rules-whole = Dans un onglet à part
table-invite = Inviter
table-players = Joueurs dans l’ordre du tour
# Where a game has no board of its own.
table-state = L’état de la partie
table-points = Points : { $points }
# Beside the name of a player.
table-asked = à jouer
table-news = Ce qui s’est passé
table-since = Depuis votre dernier coup
# Beside a line of the log that is bad for the reader.
table-hits-you = Cela vous touche
table-replay = Revoir
table-log = Journal
table-record = Relevé
table-answers = Ce que vous pouvez faire
table-why-not = Pourquoi pas ?
table-why-not-title = Ce que vous ne pouvez pas faire maintenant, et pourquoi
table-close = Fermer
table-rule = Règle { $rule }
table-undo = Annuler le coup
table-spectator = Vous regardez la partie.
table-not-you = On vous sollicitera quand ce sera votre tour.
table-look-again = Regarder à nouveau
table-lost = Il n’y a pas de connexion au serveur.
table-trying = Votre coup est gardé et sera renvoyé dans un instant.
table-not-sent = Rien n’a été fait. Votre choix est gardé : appuyez encore pour réessayer.
table-reconnecting = Reconnexion au serveur…
table-moved = Ceci vient d’arriver sous votre pointeur, le clic n’a donc pas compté. Cliquez de nouveau si c’est bien voulu.
table-passed-for-you = Vous avez passé : il ne vous reste aucun ouvrier, ou vous ne pouvez payer aucun emplacement.
table-sure = Vraiment « { $action } » ?
table-sure-no = Retour
table-sure-yes = Le faire quand même
table-key-sure = O
table-thinking = { $names } { $number ->
        [one] réfléchit
       *[other] réfléchissent
    }…
table-free-awaited =
    { $number ->
        [one] Le siège { $seats } est libre : la partie attend que quelqu’un le prenne.
       *[other] Les sièges { $seats } sont libres : la partie attend que quelqu’un les prenne.
    }
table-free-seats = { $number ->
        [one] Un siège est encore libre.
       *[other] { $number } sièges sont encore libres.
    }
table-looking-back = Le plateau après { $at } { $at ->
        [one] action
       *[other] actions
    } sur { $of }
table-step-back = Un pas en arrière
table-step-on = Un pas en avant
table-now = Retour au présent
table-you = vous
# Somebody who has not said his name.
table-nameless = Joueur { $seat }
table-bot = bot · { $level }
table-tab-board = Plateau
table-tab-players = Joueurs
table-tab-log = Journal

end-wins = { $name } gagne avec { $points } { $points ->
        [one] point
       *[other] points
    }
end-you-win = Vous gagnez avec { $points } { $points ->
        [one] point
       *[other] points
    }
end-shared = { $name } se partagent la victoire avec { $points } { $points ->
        [one] point
       *[other] points
    }
end-summary = { $rounds } · { $players } joueurs · { $options }
end-summary-short = { $players } joueurs · { $options }
end-your-place = vous terminez { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    }, à { $behind } { $behind ->
        [one] point
       *[other] points
    } de la victoire
end-rematch = Revanche
end-the-rematch = Vers la revanche
end-record = Télécharger le relevé
end-replay = Revoir la partie
end-at = { $moment } · action { $at } sur { $of }
end-first = Début
end-back = Une action en arrière
end-run = Lecture
end-pause = Pause
end-speed = Vitesse
# The result, and what belongs to the step that is shown, share the same room.
end-tab-result = Résultat
end-tab-step = Pas à pas
end-holdings = Ce que chacun avait alors
# Points of all players at a moment: "Turn 3: Maud 12, Perrin 9".
end-standing = { $moment } : { $points }
end-on = Une action en avant
end-last = Fin
end-action = Action
end-go = Y aller
end-seen-by = Point de vue :
end-all-shown = Tout visible
# An action of which nothing else is told: somebody plays no card, or has delivered enough.
end-leaves-it = { $name } en reste là.
end-you-leave-it = Vous en restez là.
end-standings = Classement
end-place = Place
end-player = Joueur
end-points = Points
end-sources = D’où viennent les points
end-start = début
end-lost = Perdus
end-lost-points = ({ $points } { $points ->
    [one] perdu
   *[other] perdus
})

rulebook-contents = Sommaire
rulebook-back = Retour à la table
rulebook-table = Tableau
guide-english = Ce guide pour les programmes n’existe qu’en anglais.

curtain-title = Passez l’appareil à { $name }
curtain-text = C’est au tour de { $name } ; que les autres détournent les yeux.
curtain-button = C’est moi, { $name } : voir ce qui est à moi
curtain-next = suivant
curtain-to-come = plus tard

## Qui est assis où

board-seat = Siège { $seat }
board-choose = { $choices } choix.
board-choose-first = Choisissez d’abord la pièce.
board-you = vous
board-person = humain
board-nobody = siège libre
board-bot = bot · { $level }
board-here = ici

lesson-step = Étape { $step } sur { $of }
lesson-leave = Continuer librement
lesson-only = Dans cette leçon : { $action }
lesson-again = Depuis le début

## Les gens autour d’une table

people-title = Autour de la table
people-title-short = Participants
people-invite = Inviter des amis
people-invite-text = { $number ->
        [one] La première personne qui ouvre ce lien prend le siège. Ensuite, le lien la ramène à la table ; les autres peuvent regarder.
       *[other] Un lien par personne : la première qui l’ouvre prend le siège. Ensuite, le lien la ramène à la table ; les autres peuvent regarder.
    }
people-free = Siège { $seat }, encore libre
people-bot-instead = Donner ce siège à un bot
people-watch = Regarder
people-watch-link = Tout le monde peut regarder ici
people-copy = Copier
people-copied = Copié
people-share = Partager
people-qr = Code QR
people-qr-about = Code QR du lien
people-here = { $name } est là
people-rename = Prendre ce nom
people-other-device = Votre siège sur un autre appareil
people-other-device-text = Ce lien est votre siège. Ouvrez-le sur votre téléphone ou un autre ordinateur pour continuer là-bas, et ne le donnez à personne : qui l’a joue à votre place.
people-own-link = Votre propre lien, siège { $seat }
people-revoke = Rendre ce lien invalide
people-revoke-text = Si quelqu’un l’a sans y avoir droit : tous les autres appareils perdent ce siège, et il y a un nouveau lien.
people-revoke-button = Le rendre invalide
people-leave = Quitter la table
people-leave-text = Un bot joue aussitôt pour vous, et personne n’attend. Jusqu’à la fin de la partie, vous pouvez reprendre votre siège.
people-leave-button = Quitter et laisser jouer un bot
people-left = Vous avez quitté la table ; un bot joue pour vous.
people-come-back = Reprendre votre siège

## What other sites show of a link

preview-table = Une table de { $game } : regardez la partie, ou prenez place sur invitation.
preview-rules = Les règles de { $game } en mots simples, avec des images : chaque règle a un numéro vers lequel on peut faire un lien.
preview-api = Comment un programme joue à une table : notation, API HTTP, mises à jour en direct.
preview-join = Vous êtes invité à une partie de { $game }. Pas de compte : ouvrez le lien et prenez place.

## Settings

settings = Réglages
settings-keep = Garder
settings-theme = Thème
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-pace = Les coups des autres
settings-pace-usual = Comme d’habitude
settings-pace-quick = Un à un, vite
settings-pace-calm = Posément
settings-pace-instant = Tous à la fois
settings-pace-about = D’habitude : un à un, ou tous à la fois si le système demande moins de mouvement.
settings-scenes = Mises révélées et décompte
settings-scenes-on = S’ouvrent d’eux-mêmes
settings-scenes-off = À ma demande
settings-motion = Mouvement
settings-motion-system = Comme le système
settings-motion-off = Aucun
settings-letters = Lettres sur les cubes et les gemmes
settings-letters-on = Visibles
settings-letters-off = Cachées
settings-warnings = Avertissements avant un choix
settings-warnings-on = Visibles
settings-warnings-off = Cachés
settings-sound = Son
settings-sound-off = Aucun
settings-sound-on = Un léger tic quand c’est à moi
settings-colour = Ma couleur
settings-colour-any = Peu importe
settings-colour-about = En jouant d’un clic, vous prenez la place de cette couleur : tout le monde voit la même.
settings-seat = Place { $seat }

## Suivre les autres : des réglages que ce navigateur garde, et des scènes par-dessus la table.

follow-not-again = Ne plus ouvrir les scènes d’elles-mêmes
follow-go-on = Continuer
follow-open = Rythme
