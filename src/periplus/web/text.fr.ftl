### Ce que disent les pages.

## Partout

page-skip = Aller au contenu
page-tagline = Jeux de commerce de la Méditerranée antique, dans le respect de leurs règles
page-promise = Seul contre des robots, entre amis devant un même écran ou à distance, en une soirée ou sur plusieurs jours. Sans compte et sans rien installer : prenez place et levez l’ancre.
page-colophon = Periplus est une adaptation non officielle de règles publiées ; le mérite en revient à leurs auteurs et à leurs éditeurs.
page-language = Langue
page-language-en = Anglais
page-language-fr = Français
page-language-nl = Néerlandais
page-theme = Thème
page-theme-auto = comme cet appareil
page-theme-light = clair
page-theme-dark = sombre
page-still = Sans animation
page-pages = Pages
page-back = Retour
page-copy = Copier
page-copied = Copié
page-change = Modifier
page-keep = Enregistrer
page-rules = Règles
page-rules-of = { $game } : les règles
page-contents = Sommaire
page-search-rules = Chercher dans les règles (des mots, ou un numéro comme { $clause })
page-no-clause = Aucune règle ne contient « { $words } ».

## La première page

page-games = Jeux
page-players = De { $low } à { $high } joueurs
page-play-now = Jouer maintenant
page-play-now-hint = Vous contre { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    }, tout de suite.
page-new-table = Nouvelle table
page-learn = Apprendre en jouant
page-your-tables = Vos tables
page-no-tables = Aucune pour l’instant. Les tables que vous ouvrez ou rejoignez sur cet appareil apparaissent ici.
page-join-by-link = Rejoindre une table
page-paste-link = Collez une invitation, un lien de retour ou un lien de spectateur
page-follow-link = Suivre le lien
page-bad-link = Ce n’est pas un lien vers une table : collez toute l’adresse que l’on vous a donnée.
page-default-name = Capitaine
page-stage-yours = à vous de jouer
page-stage-gathering = en attente de joueurs
page-stage-playing = en cours
page-stage-paused = en pause
page-stage-over = terminée
page-stage-ended = interrompue

## Une nouvelle table

page-game = Jeu
page-how-many = Combien de joueurs ?
page-seats = Qui joue où
page-seats-hint = Une place libre reçoit un lien d’invitation, que vous envoyez à la personne qui doit y jouer. On peut jouer à plusieurs devant cet écran : un rideau tombe entre les tours.
page-seat-kind-me = moi
page-seat-kind-here = une autre personne devant cet écran
page-seat-kind-open = libre : par lien d’invitation
page-seat-kind-bot = robot : { $bot }
page-name = Nom
page-pace = Rythme
page-days = { $days ->
        [0] en direct : tout le monde est là
        [one] sur plusieurs jours : { $days } jour par décision
       *[other] sur plusieurs jours : { $days } jours par décision
    }
page-bot-delay = Temps d’attente des robots
page-seconds = { $seconds ->
        [0] aucun
        [one] { NUMBER($seconds, maximumFractionDigits: 1) } seconde
       *[other] { NUMBER($seconds, maximumFractionDigits: 1) } secondes
    }
page-bot-delay-hint = Le temps d’annuler une erreur avant qu’ils ne jouent, et d’agir le premier quand tous jouent à la fois.
page-memory-aid = Aide-mémoire
page-memory-aid-hint = Montre de nouveau aux joueurs ce qu’ils ont vu et qui est maintenant caché, comme la plupart des cartes en main, et leur permet de revoir les décisions précédentes en cours de partie.
page-hints = Conseils
page-hints-hint = Chacun peut demander ce que le robot greedy ferait à sa place, et pourquoi. Il sait ce que sait ce joueur, et rien de plus.
page-options = Options du jeu
page-default = recommandé
page-about-table = La table
page-table-title = Nom de la table (facultatif)
page-open-table = Ouvrir la table

## La leçon

page-learn-of = Apprendre { $game }
page-learn-told = Vous jouez les premiers tours d’une partie préparée, à une vraie table. À chaque fois, on vous dit ce que vous voyez, quoi faire et pourquoi, avec les règles correspondantes.
page-learn-after = Comptez environ cinq minutes. Ensuite, la partie est à vous : continuez contre les robots, ou partez.
page-learn-begin = Commencer la leçon
page-lesson = Leçon : { $number } sur { $last }
page-lesson-clauses = Dans les règles :
page-lesson-watch = Les autres jouent ; regardez la table.
page-lesson-over = La leçon est terminée

## Liens

page-your-name = Votre nom
page-join = Prendre place
page-invited = On vous invite à jouer. À la table : { $names }
page-invitation-used = Cette invitation a déjà servi.
page-return-heading = Votre place
page-return-told = Ce lien ouvre une place sur cet appareil. Elle reste ouverte sur vos autres appareils.
page-return-button = Ouvrir ma place ici
page-watch-heading = Regarder la partie
page-watch-told = Ce lien vous permet de suivre la partie en spectateur. Vous voyez ce qui est visible de tous sur la table.
page-watch-button = Regarder
page-made-return = Votre lien de retour
page-made-return-told = Gardez-le pour vous : toute personne qui l’a peut jouer à votre place. Il ne s’affiche qu’une fois ; si vous en créez un autre, celui-ci n’est plus valable.
page-made-token = Votre jeton pour programmes
page-made-token-told = Un programme qui l’envoie joue à votre place. Il ne s’affiche qu’une fois ; si vous en créez un autre, celui-ci n’est plus valable.

## La table

page-board = Sur la table
page-choices = Vos choix
page-people = Joueurs
page-log = Ce qui s’est passé
page-log-of = Ce qui s’est passé : { $title }
page-whole-log = Tout l’historique
page-chat = Discussion
page-my-seat = Votre place
page-host = Hôte
page-you-are = Vous êtes { $seat }
page-spectating = Vous regardez la partie
page-your-turn = À vous de jouer
page-connection-lost = Connexion perdue. Nouvelle tentative…
page-gathering = On attend des joueurs : { $seats }
page-is-paused = La partie est en pause.
page-stood-in = Le robot { $bot } joue pour vous.
page-take-back = Reprendre ma place
page-until = jusqu’au
page-pass-screen = Passer l’écran à { $seat }
page-curtain-down = Baisser le rideau
page-undo = Annuler ma décision
page-choose = Faites votre choix
page-confirm = Confirmer
page-one-click = Décider en un clic
page-hint = Que ferait greedy ?
page-hint-best = Le choix de greedy, estimé à { $worth } points : { $label }
page-hint-others = Ensuite :
page-hint-pick = Choisir cette action
page-worth = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-form = À votre façon : { $verb }
page-from-to = de { $low } à { $high }
page-so-many = de { $low } à { $high } en tout
page-exactly = { $count } en tout
page-missing = Il reste à remplir : { $fields }.
page-of = sur { $count }
page-fewer = Moins : { $what }
page-more = Plus : { $what }
page-why = Pourquoi ne puis-je pas… ?
page-notation = Une action, en notation
page-ask-why = Demander
page-allowed = Vous pouvez : { $label }.
page-memory = Ce que vous avez vu
page-in-words = La table en mots
page-all-choices = Tous les choix
page-several = { $count } actions sont possibles ici : choisissez dans la liste.
page-cannot = Ce qui est impossible ici, et pourquoi
page-look-back = Revoir les décisions précédentes
page-lobby = La partie commence dès que toutes les places sont prises.
page-lobby-host = Envoyez les liens d’invitation aux autres, ou faites jouer des robots.
page-committed = Le hasard de cette partie est fixé et scellé :
page-you = vous
page-seat-open = libre
page-seat-bot = robot { $bot }
page-seat-stand-in = remplacement : robot { $bot }
page-here = en ligne
page-away = hors ligne
page-deciding = réfléchit
page-late = en retard
page-spectators = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
page-spectator = spectateur
page-say-something = Dites quelque chose
page-send = Envoyer
page-spectators-apart = Les joueurs ne lisent pas ceci avant la fin de la partie.
page-sound = Son quand c’est à moi de jouer
page-notify = Notification du navigateur quand c’est à moi de jouer
page-automatic = Réponses automatiques
page-forced = Décider pour moi quand je n’ai pas le choix
page-ask-me = me demander
page-none-is-all = rien de coché : tous
page-automatic-hint = Personne d’autre ne le voit.
page-notices = M’avertir en mon absence
page-webhook = Adresse du webhook
page-mail = Adresse e-mail
page-rename = Changer de nom
page-other-devices = Autres appareils et programmes
page-return-hint = Un lien de retour ouvre votre place sur un autre appareil, ou sur celui-ci si ses cookies sont perdus.
page-make-return = Créer un lien de retour
page-make-token = Créer un jeton pour un programme
page-token-told = Avec un jeton, un programme peut jouer à votre place par HTTP.
page-leave = Laisser un robot jouer pour moi
page-hand-own = Le laisser jouer
page-bot = Robot
page-invitation = Invitation pour { $seat }
page-new-invitation = Nouvelle invitation pour { $seat } (annule la précédente)
page-fill-seats = Donner les places libres à ce robot
page-watch-link = Lien pour les spectateurs
page-new-watch = Créer un lien pour les spectateurs
page-hand-seat = Le faire jouer pour { $seat }
page-replace = Remplacer { $seat } par quelqu’un d’autre
page-pause = Mettre en pause
page-resume = Reprendre
page-end = Fermer la table
page-end-told = La partie s’arrête sans vainqueur, et ses secrets sont dévoilés.
page-end-really = Fermer pour tout le monde
page-curtain = C’est à { $seat } de jouer. Prenez l’écran quand personne d’autre ne regarde.
page-lift = Je suis { $seat }
page-other-seats = Quelqu’un d’autre

## La fin

page-winners = La victoire revient à { $names }
page-standings = Classement
page-rank = Rang
page-player = Joueur
page-score = Score
page-rematch = Rejouer, chacun une place plus loin
page-to-rematch = Aller à la revanche
page-record-json = Enregistrement
page-record-text = Enregistrement en texte
page-fair-dice = Preuve d’un hasard honnête
page-fair-dice-told = Avant la première décision, la table a publié l’empreinte SHA-256 de sa graine et d’un sel. Les voici tous deux : chaque carte et chaque lancer découlent de la graine. Cela prouve que rien n’a été changé après le début ; cela ne prouve pas que le responsable du serveur n’a pas choisi la graine.
page-fair-dice-verify = le vérifie, ainsi que chaque décision, à partir de l’enregistrement.
page-commitment = Publié avant le début
page-seed = Graine
page-salt = Sel
page-replay = Revoir la partie
page-replay-of = Revoir la partie : { $title }
page-back-to-table = Retour à la table
page-decision-number = Après combien de décisions
page-show = Afficher
page-earlier = Plus tôt
page-later = Plus tard
page-after-decisions = Décision { $count } sur { $last }

## Ce qui ne va pas

page-fault = Cela ne fonctionne pas
page-http-400 = La demande est incompréhensible.
page-http-403 = Cette demande vient d’un autre site et n’a pas été exécutée.
page-http-404 = Cette page n’existe pas.
page-http-405 = Cette adresse n’accepte pas une telle demande.
page-http-413 = C’est trop à envoyer d’un seul coup.
page-http-429 = Trop de demandes : attendez un peu.
page-http-500 = Une erreur s’est produite de notre côté ; rien n’est perdu. Elle porte la marque { $mark } dans le journal du serveur.
error-page-field = le champ « { $field } » manque ou n’est pas valable
error-page-number = « { $field } » doit être un nombre, et non « { $word } »
error-page-form = il n’y a pas de formulaire « { $verb } » en ce moment
error-page-no-looking-back = cette table se joue sans aide-mémoire : vous pourrez revoir la partie quand elle sera terminée
error-api-token = envoyez votre jeton : Authorization: Bearer JETON
error-api-short = un jeton choisi par vous compte au moins { $shortest } caractères
error-api-no-seat = ce jeton ne permet que de regarder
