### Ce que disent les pages.

## Partout

page-skip = Aller au contenu
page-tagline = Jeux de commerce de la Méditerranée antique
page-promise = Seul contre des robots, entre amis devant un écran ou à distance. Sans compte, sans rien installer : prenez place et levez l’ancre.
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
page-install = Installer l’application
page-install-no = Ne plus le proposer
page-offline = Pas de connexion
page-offline-told = Periplus est injoignable pour le moment. Rien n’est perdu : vos tables vous attendent, et cette page reprendra d’elle-même dès que possible.
page-try-again = Réessayer
page-first-page = Page d’accueil
page-pages = Pages
page-back = Retour
page-home = Accueil
page-to-table = Aller à la table
page-table-like-this = Nouvelle table comme celle-ci
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
page-learn-short = Apprendre
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
page-seat-kind-bot = robot : { strength }
page-name = Nom
page-name-longest = { $longest } caractères au plus
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
page-hints-hint = Chacun peut demander ce qu’un bon robot ferait à sa place, et pourquoi. Il sait ce que sait ce joueur, et rien de plus.
page-variants = Variantes de règles
page-variants-none = comme recommandé
page-variants-changed = modifiées : { $count }
page-default = recommandé
page-about-table = La table
page-table-title = Nom de la table (facultatif)
page-open-table = Ouvrir la table

## La leçon

page-learn-of = Apprendre { $game }
page-learn-told = Vous jouez les premiers tours d’une partie préparée, à une vraie table. À chaque fois, on vous dit ce que vous voyez, quoi faire et pourquoi, avec les règles correspondantes.
page-learn-for-you = La leçon joue pour les robots, et fait à votre place les coups de routine : elle vous dit lesquels.
page-learn-after = Comptez environ cinq minutes. Ensuite, la partie est à vous : continuez contre les robots, ou partez.
page-learn-begin = Commencer la leçon
page-lesson = Leçon : { $number } sur { $last }
page-lesson-clauses = Dans les règles :
page-lesson-watch = Les autres jouent ; regardez la table.
page-lesson-played = Joué pour vous : { $labels }
page-lesson-next = Vous pouvez continuer ici contre les robots. Ou bien :
page-lesson-over = La leçon est terminée

## Liens

page-your-name = Votre nom
page-join = Prendre place
page-invited = On vous invite à jouer. À la table : { $names }
page-invitation-used = Quelqu’un a déjà pris cette place.
page-invitation-over = Cette partie est terminée.
page-ask-host = Demandez un autre lien à l’hôte, ou continuez par ici :
page-ask-sender = Demandez un nouveau lien à la personne qui vous l’a envoyé.
page-return-heading = Votre place
page-return-told = Ce lien ouvre une place sur cet appareil, une seule fois. Elle reste ouverte sur vos autres appareils.
page-return-button = Ouvrir ma place ici
page-returned = Votre place est ouverte ici
page-returned-told = Le lien que vous avez suivi ne peut plus servir. En voici un autre pour la prochaine fois. Gardez-le pour vous : toute personne qui l’a peut jouer à votre place. Il ne s’affiche qu’une fois.
page-watch-heading = Regarder la partie
page-watch-told = Ce lien vous permet de suivre la partie en spectateur. Vous voyez ce qui est visible de tous sur la table.
page-watch-button = Regarder
page-made-return = Votre lien de retour
page-made-return-told = Gardez-le pour vous : toute personne qui l’a peut jouer à votre place. Il ne sert qu’une fois et ne s’affiche qu’une fois ; si vous en créez un autre, celui-ci n’est plus valable.
page-made-token = Votre jeton pour programmes
page-made-token-told = Un programme qui l’envoie joue à votre place. Il ne s’affiche qu’une fois ; si vous en créez un autre, celui-ci n’est plus valable.

## La table

page-zoom = Zoom
page-zoom-in = Agrandir (+)
page-zoom-out = Réduire (−)
page-zoom-fit = Voir toute la carte
page-board = Sur la table
page-choices = Vos choix
page-people = Joueurs
page-log = Ce qui s’est passé
page-log-of = Ce qui s’est passé : { $title }
page-whole-log = Tout l’historique
page-since = Depuis votre dernier coup
page-missed = Depuis votre dernière visite
page-latest = Les derniers coups
page-all-moves = { $count ->
        [0] Tout le journal
        [one] Le coup, dans le journal
       *[other] Les { $count }, dans le journal
    }
page-go-on = Continuer
page-key-enter = Entrée
page-stays-in-log = reste dans le journal
page-closed = Bilan : { $chapter }
page-course = Où en est la partie
page-step-done = terminé
page-answered = Votre réponse : { $label }.
page-bots-pace = Robots : { $pace }
page-pace-slow = lents
page-pace-normal = normaux
page-pace-fast = rapides
page-pace-at-once = sans attendre
page-skip-to-turn = Passer à mon tour
page-unread = Nouveaux messages
page-chat = Discussion
page-my-seat = Votre place
page-host = Hôte
page-you-are = Vous êtes { $seat }
page-spectating = Vous regardez la partie
page-your-turn = À vous de jouer
page-connection-lost = Connexion perdue. Nouvelle tentative…
page-gathering = { $count ->
        [one] On attend encore { $count } joueur
       *[other] On attend encore { $count } joueurs
    }
page-look-again = Regarder à nouveau
page-is-paused = La partie est en pause.
page-stood-in = Un robot joue pour vous ({ strength }).
page-take-back = Reprendre ma place
page-until = jusqu’au
page-pass-screen = Passer l’écran à { $seat-person }
page-curtain-down = Baisser le rideau
page-undo = Annuler ma décision
page-part-verb = Que faites-vous ?
page-part-value = Votre choix
page-part-none = Aucun
page-times = { $count } × { $what }
page-pick = À choisir : { $part }
page-pick-anew = Recommencer
page-fill-up = Remplir
page-more-values = 0 autres
page-dropped = ce n’est plus possible, choisissez à nouveau
page-menu = Menu
page-log-drawer = Journal
page-this-page = Cette page
page-keys = Touches
page-key-choose = 1 … 9
page-key-choose-told = choisir une ligne
page-key-none = 0
page-key-none-told = rien de plus, aucun
page-key-confirm = Entrée
page-key-confirm-told = confirmer, ou fermer un encart lu
page-key-back = ⌫
page-key-back-told = revenir d’une étape
page-key-anew = Échap
page-key-anew-told = recommencer, fermer
page-key-undo = U
page-key-undo-told = reprendre son coup
page-key-hint = H
page-key-hint-told = conseil
page-key-skip = N
page-key-skip-told = passer à mon tour
page-key-log = L
page-key-log-told = journal
page-key-talk = T
page-key-talk-told = conversation
page-key-menu = M
page-key-menu-told = menu
page-key-keys = ?
page-key-keys-told = ces touches
page-key-things = Tab
page-key-things-told = élément suivant du plateau
page-key-zoom = + −
page-key-zoom-told = agrandir et réduire la carte
page-choose = Faites votre choix
page-confirm = Confirmer
page-one-click = Décider en un clic
page-puzzles = Problèmes
page-puzzles-of-day = Les problèmes du jour
page-puzzles-told = Chaque jour, une nouvelle position de chaque jeu, telle que l’un des joueurs la voyait. Un choix est nettement le meilleur, et un robot expérimenté est passé à côté. Le trouverez-vous ?
page-puzzle = Problème { NUMBER($number, useGrouping: 0) }
page-puzzle-stars = { $count ->
    [1] facile
    [2] pas si facile
   *[other] difficile
}
page-players-exactly = { $count } joueurs
page-puzzle-solve = Le résoudre
page-puzzle-yesterday = Celui d’hier
page-puzzle-of = Le problème du jour de { $game }
page-puzzle-asked = Un choix est ici nettement le meilleur, et un robot expérimenté est passé à côté. Que faites-vous ?
page-puzzle-right = C’est juste !
page-puzzle-nearly = Presque
page-puzzle-wrong = Il y a mieux
page-puzzle-right-told = « { $label } » vous donne environ { $chance } % de chances de gagner. Avec le choix du robot, ce serait { $missed } %.
page-puzzle-nearly-told = « { $label } » vous donne environ { $chance } % de chances de gagner, plus que le choix du robot. Le meilleur était « { $best } », avec { $most } %.
page-puzzle-wrong-told = « { $label } » vous donne environ { $chance } % de chances de gagner. Le meilleur était « { $best } », avec { $most } %.
page-puzzle-untried = Nous n’avons pas essayé cela
page-puzzle-untried-told = Nous n’avons pas essayé « { $label } ». Le meilleur de ce que nous avons essayé était « { $best } », avec environ { $chance } % de chances de gagner.
page-puzzle-chances = Vos chances de gagner, d’après ce que vous savez
page-puzzle-answer = Choix
page-puzzle-chance = Chances
page-puzzle-percent = { $percent } %
page-puzzle-bot = robot
page-puzzle-first-sight = À première vue
page-puzzle-first-sight-told = Les points qu’un robot expérimenté voit dans chaque choix, et pourquoi. Il ne regarde qu’un pas devant lui ; les chances viennent de nombreuses suites jouées jusqu’au bout.
page-puzzle-play-on = Jouer la suite contre des robots
page-puzzle-again = Réessayer
page-hint = Que me conseillez-vous ?
page-hint-best = Le meilleur choix, estimé à { $worth } points : { $label }
page-offer = Moins de clics, si vous voulez
page-offer-done = C’est bien ainsi
page-hint-foreseen = Les meilleurs choix, avec vos chances de gagner :
page-hint-chance = { $chance } %
page-hint-points = À première vue, le premier vaut { $worth } points :
page-hint-others = Ensuite :
page-hint-pick = Choisir cette action
page-worth = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-form = À votre façon : { $verb }
page-from-to = de { $low } à { $high }
page-so-many = de { $low } à { $high } en tout
page-exactly = { $count } en tout
page-missing = Il reste à remplir : { $fields }.
page-of = sur { $count }
page-fewer = Moins : { $what }
page-more = Plus : { $what }
page-why = Pourquoi ne puis-je pas… ?
page-notation = Une action, en notation
page-ask-why = Demander
page-allowed = Vous pouvez : { $label }.
page-memory = Ce que vous avez vu
page-in-words = La table en mots
page-several = { $count } actions sont possibles ici : choisissez pour les voir.
page-cannot = Ce qui est impossible ici, et pourquoi
page-look-back = Revoir les décisions précédentes
page-lobby = La partie commence dès que toutes les places sont prises.
page-committed = Le hasard de cette partie a été fixé avant la première décision. Cette empreinte prouvera que personne ne l’a changé :
page-lobby-keeps = Rien n’est perdu si vous fermez cette page.
page-seats-open = { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
page-open-seat = Place libre
page-fill-one = Y mettre un robot
page-fill-all = { $count ->
        [one] Y mettre un robot et commencer
       *[other] Mettre des robots partout et commencer
    }
page-invite = Inviter par un lien
page-share-link = Partager…
page-qr-code = Code QR : invitation pour { $seat }
page-point-phone = Visez-le avec un téléphone : qui ouvre le lien choisit un nom et prend place. Sans compte.
page-meanwhile = En attendant
page-host-invites = L’hôte a les liens d’invitation. Cette page continue d’elle-même quand la partie commence.
page-seal = Loyauté
page-seal-show = Sceau de loyauté
page-you = vous
page-seat-open = libre
page-seat-bot = robot · { strength }
page-seat-stand-in = remplacement par un robot ({ strength })
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
page-sounds = Sons
page-sound = Jouer les sons
page-volume = Volume
page-sound-turn = Mon tour
page-sound-dice = Les dés
page-sound-news = Nouvelles à lire
page-sound-round = Une nouvelle manche
page-sound-talk = Discussion
page-sound-over = La fin de la partie
page-try = Essayer
page-try-sound = Essayer le son : { $sound }
page-notify = Notification du navigateur quand c’est à moi de jouer
page-automatic = Réponses automatiques
page-forced = Décider pour moi quand je n’ai pas le choix
page-ask-me = me demander
page-none-is-all = rien de coché : tous
page-automatic-hint = Personne d’autre ne le voit.
page-notices = M’avertir en mon absence
page-push-start = M’avertir sur cet appareil
page-push-stop = Arrêter sur cet appareil
page-push-stop-all = Arrêter partout
page-push-devices = { $count ->
        [one] { $count } appareil est averti.
       *[other] { $count } appareils sont avertis.
    }
page-push-refused = Votre navigateur bloque les notifications de ce site : autorisez-les dans ses réglages, puis réessayez.
page-push-unsupported = Ce navigateur n’accepte pas de notifications ici. Sur iPhone ou iPad, ajoutez d’abord Periplus à l’écran d’accueil ; ailleurs, l’adresse doit commencer par https.
page-push-failed = L’inscription aux notifications a échoué : réessayez plus tard.
page-webhook = Adresse du webhook
page-mail = Adresse e-mail
page-try-notices = Envoyer un essai
page-notices-sent = L’essai est parti.
page-notices-failed = L’essai n’est pas arrivé partout : vérifiez l’adresse, ou réessayez plus tard.
page-stop = E-mails d’une table
page-stop-told = Vous recevez un e-mail quand c’est à vous de jouer à cette table en votre absence.
page-stop-button = Ne plus recevoir ces e-mails
page-stopped = Vous ne recevrez plus d’e-mails de cette table. Vous pouvez en redemander à la table.
page-stop-all = Les e-mails de ce serveur
page-stop-all-told = Aucune table n’enverra plus d’e-mail à votre adresse, et on ne vous le demandera plus.
page-stopped-all = Vous ne recevrez plus d’e-mails de ce serveur. Si vous changez d’avis, suivez le lien qui vous a servi à confirmer votre adresse.
page-consent = Un e-mail quand c’est à vous de jouer
page-consent-told = Vous recevrez un e-mail quand c’est à vous de jouer en votre absence, à chaque table où votre adresse est indiquée.
page-consent-button = M’envoyer des e-mails
page-consented = Votre adresse est confirmée. Chaque e-mail contient un lien pour ne plus en recevoir.
page-mail-waits = En attente de confirmation : suivez le lien dans l’e-mail que nous avons envoyé à cette adresse.
page-rename = Changer de nom
page-other-devices = Autres appareils et programmes
page-return-hint = Un lien de retour ouvre votre place sur un autre appareil, ou sur celui-ci si ses cookies sont perdus. Il ne sert qu’une fois ; vous en recevez alors un autre.
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
page-hand-seat = Le faire jouer pour { $seat-person }
page-replace = Remplacer { $seat-person } par quelqu’un d’autre
page-pause = Mettre en pause
page-resume = Reprendre
page-end = Fermer la table
page-end-told = La partie s’arrête sans vainqueur, et ses secrets sont dévoilés.
page-end-really = Fermer pour tout le monde
page-curtain = C’est à { $seat-person } de jouer. Prenez l’écran quand personne d’autre ne regarde.
page-lift = Je suis { $seat-person }
page-other-seats = Quelqu’un d’autre

## La fin

page-standings = Classement
page-rank = Rang
page-player = Joueur
page-score = Score
page-rematch = Rejouer, chacun une place plus loin
page-to-rematch = Aller à la revanche
page-record-json = Enregistrement
page-record-text = Enregistrement en texte
page-story = Le fil de la partie
page-lead-changes =
    { $count ->
        [0] La tête n’a jamais changé de mains.
        [one] La tête a changé de mains une fois.
       *[other] La tête a changé de mains { $count } fois.
    }
page-numbers = Les chiffres
page-after-part = Après
page-leader = En tête
page-moments = Moments forts
page-move = Coup { $count }
page-share = Partager et conserver
page-film = Film de la partie
page-film-told = La préparation du film prend jusqu’à une minute.
page-picture-png = Image (PNG)
page-picture-svg = Image (SVG)
page-charts-png = Courbes (PNG)
page-fair-dice = Sceau de loyauté
page-fair-dice-told = Avant la première décision, la table a publié l’empreinte SHA-256 de sa graine et d’un sel. Les voici tous deux : chaque carte et chaque lancer découlent de la graine. Cela prouve que rien n’a été changé après le début ; cela ne prouve pas que le responsable du serveur n’a pas choisi la graine.
page-fair-dice-verify = le vérifie, ainsi que chaque décision, à partir de l’enregistrement.
page-commitment = Publié avant le début
page-seed = Graine
page-salt = Sel
page-replay = Revoir la partie
page-replay-of = Revoir la partie : { $title }
page-back-to-table = Retour à la table
page-decision-number = Coup
page-chapter-before = Chapitre précédent
page-chapter-after = Chapitre suivant
page-autoplay = Lecture
page-autopause = Pause
page-speed = Vitesse
page-speed-slow = lente
page-speed-normal = normale
page-speed-fast = rapide
page-speed-fastest = très rapide
page-copy-moment = Copier le lien vers ce moment
page-parts = Étapes de la partie
page-phases = Phases
page-replay-keys = ← → un coup · Maj et ← → un chapitre · Espace lance et met en pause
page-show = Afficher
page-earlier = Plus tôt
page-later = Plus tard
page-after-decisions = Coup { $count } sur { $last }

## Ce qui ne va pas

page-not-found = Hors de la carte
page-http-400 = La demande est incompréhensible.
page-http-403 = Cette demande vient d’un autre site et n’a pas été exécutée.
page-http-404 = Cette page n’existe pas.
page-http-405 = Cette adresse n’accepte pas une telle demande.
page-http-413 = C’est trop à envoyer d’un seul coup.
page-http-429 = Trop de demandes : attendez un peu.
page-http-enough = C’est assez pour aujourd’hui depuis votre réseau. Réessayez demain.
page-http-500 = Une erreur s’est produite de notre côté ; rien n’est perdu. Elle porte la marque { $mark } dans le journal du serveur.
page-http-busy = Trop d’autres personnes sont servies en ce moment. Réessayez dans un instant.
page-http-503 = Les tables sont inaccessibles pour le moment ; rien n’est perdu. Réessayez dans un instant.
error-page-field = le champ « { $field } » manque ou n’est pas valable
error-page-number = « { $field } » doit être un nombre, et non « { $word } »
error-page-form = il n’y a pas de formulaire « { $verb } » en ce moment
error-page-no-looking-back = cette table se joue sans aide-mémoire : vous pourrez revoir la partie quand elle sera terminée
error-page-studio = l’image n’a pas pu être créée ; réessayez
error-api-token = envoyez votre jeton : Authorization: Bearer JETON
error-api-short = un jeton choisi par vous compte au moins { $shortest } caractères
error-api-no-seat = ce jeton ne permet que de regarder

## Pour l’hébergeur

status-title = Comment va Periplus
status-tables = Tables en mémoire
status-pages = Pages ouvertes
status-moves = Coups par seconde, dans la dernière minute
status-p50 = La moitié des coups a pris au plus (ms)
status-p95 = 95 % des coups ont pris au plus (ms)
status-bots = Questions auxquelles les bots n’ont pas encore répondu
status-database = 95 % des écritures ont pris au plus (ms)
status-faults = Fautes dans le journal
status-warnings = Avertissements dans le journal
status-memory = Mémoire (Mio)
status-processes = Processus
status-versions = Version en service

## L’analyse d’une partie terminée

measure-chance = Chances de gagner, en %
page-analysis = Analyse
page-analysis-of = Analyse : { $title }
page-analyse = Analyser cette partie
page-analysis-told = L’analyse calcule les chances de gagner de chacun après chaque décision, les décisions qui ont coûté le plus, et ce que la chance a donné et pris. Elle prend quelques minutes ; vous pouvez quitter cette page entre-temps.
page-analysis-waiting = D’autres parties passent d’abord.
page-analysis-running = { $done } décisions jugées sur { $count }.
page-analysis-failed = L’analyse n’a pas abouti. Vous pouvez la redemander.
page-analysis-marked = Les points marquent les décisions les plus coûteuses.
page-analysis-mistakes = Les décisions les plus coûteuses
page-analysis-mistakes-told = Jugées d’après ce que le joueur pouvait savoir à ce moment-là, pas d’après la suite.
page-analysis-mistakes-none = Aucune décision n’a rien coûté de notable, d’après ce que son joueur pouvait savoir.
page-analysis-played = { $played } ({ $chance }).
page-analysis-better = Mieux : { $better } ({ $best }).
page-analysis-doubt = { $cost ->
        [one] { $cost } point perdu
       *[other] { $cost } points perdus
    }, à { $doubt } près.
page-analysis-why = Pourquoi : { $reasons }.
page-analysis-by-luck = { $points } par chance
page-analysis-sums = La chance et le jeu
page-analysis-sums-told = Ce qui a changé les chances de chacun, d’une part égale jusqu’à la fin, en points sur cent.
page-analysis-strokes = Les plus grands coups de chance
page-analysis-strokes-none = La chance n’a presque rien changé.
page-analysis-how = Comment c’est jugé
page-analysis-how-chances = Les chances de gagner sont une moyenne de nombreux avenirs : la partie est telle qu’elle était, avec les cartes cachées de chacun, mais ce qui n’avait pas encore été pioché ou lancé reste ouvert, et le robot « expérimenté » joue pour tous jusqu’au prochain point où la partie peut être jugée.
page-analysis-how-sums = « Chance » : ce que les cartes piochées et les dés lancés après une décision ont changé, par rapport à la moyenne de tout ce qui aurait pu venir. « Jeu » : ce que la décision elle-même a changé, par rapport à ce que ce robot aurait fait : rien, s’il avait fait de même. « Corrigé » : ce qui est jugé autrement une manche plus tard ; c’est une erreur de jugement, et le mérite de personne.
page-analysis-how-mistakes = « Perdu » se compte autrement : dans des mondes que le joueur pouvait imaginer alors, d’après ce qu’il savait, la meilleure action est comparée à celle qui a été jouée. Une décision peut donc être bonne et mal tourner. Une occasion manquée plusieurs fois de suite compte à chaque fois.
page-analysis-how-doubt = Tout cela suppose que chacun continue comme ce robot, et chaque chiffre peut être faux de quelques points.
page-again = Reprendre à partir d’ici
page-again-told = Une nouvelle table reprend à partir d’ici, avec les robots de cette partie et des robots à la place des autres personnes. Cartes et dés viennent comme dans cette partie.
page-again-title = { $title }, à partir du coup { $count }

## Les comptes

page-sign-in = Se connecter
page-sign-out = Se déconnecter
page-account = Votre compte
page-sign-in-told = Avec un compte, vous avez un nom à vous, et vos tables sont ouvertes sur tous vos appareils.
page-no-account-needed = Personne n’a besoin d’un compte pour jouer, ni par lien ni contre des robots.
page-have-account = Vous avez un compte
page-with-passkey = Se connecter avec une clé d’accès
page-with-mail = Ou recevez un lien par e-mail
page-send-link = Envoyer le lien
page-lost = Appareil ou clé d’accès perdus ?
page-lost-told = Sur un autre appareil connecté, « Votre compte » connecte un nouvel appareil et déconnecte celui qui est perdu. Sinon, utilisez le code de secours reçu à la création du compte : il sert une fois, puis vous en recevez un autre.
page-code = Code de secours
page-use-code = Utiliser le code
page-new-here = Nouveau ici ?
page-account-name = Le nom que voient les autres
page-make-account = Créer un compte
page-passkey-told = Une clé d’accès est gardée par votre appareil ou votre gestionnaire de mots de passe. Vous vous connectez comme vous le déverrouillez : aucun mot de passe à retenir, et aucun que l’on puisse voler.
page-passkey-failed = Sans résultat : aucune clé d’accès n’a servi. Réessayez, ou choisissez un autre moyen.
page-passkey-unsupported = Ce navigateur ne connaît pas les clés d’accès.
page-needs-scripts = Ici, se connecter demande une clé d’accès, et les clés d’accès demandent des scripts, que votre navigateur n’exécute pas. Ce serveur n’envoie pas d’e-mails. Vous pouvez jouer sans compte.
page-no-way-in = On ne peut pas se connecter ici : les clés d’accès ne marchent que si l’adresse commence par https, ou par http://localhost, et ce serveur n’envoie pas d’e-mails. Vous pouvez jouer sans compte.
page-new-by-mail = Un lien par e-mail crée aussi un compte : demandez-en un comme si vous en aviez déjà un.
page-account-made = Votre compte est créé
page-entered-by-code = Bon retour, { $name }
page-code-told = Voici votre code de secours. Notez-le, ou gardez-le dans votre gestionnaire de mots de passe : il vous ramène ici quand tous vos appareils et clés d’accès sont perdus. Il sert une fois, et ne s’affiche que maintenant.
page-code-kept = C’est noté
page-link-sent = Un lien est en route
page-link-sent-told = Si { $address } accepte les e-mails de ce serveur, un lien y arrive d’ici une minute ou deux. Ouvrez-le dans ce navigateur, dans les { $minutes } minutes.
page-enter-known = Se connecter en tant que { $name }
page-enter-known-told = Vos tables seront ouvertes sur cet appareil, et celles de cet appareil sur tous les autres.
page-enter-known-button = Se connecter
page-enter-new = Créer un compte
page-enter-new-told = Votre adresse est confirmée. Choisissez le nom sous lequel on vous connaîtra.
page-enter-new-button = Créer le compte
page-device-told = Cet appareil sera connecté. Si quelqu’un d’autre vous a envoyé ce lien, partez : c’est son compte, et les tables de cet appareil lui reviendraient.
page-account-since = ici depuis le
page-passkeys = Clés d’accès
page-passkey = Clé d’accès
page-passkey-name = Le nom que vous lui donnez
page-passkey-add = Ajouter une clé d’accès
page-passkey-remove = La retirer
page-no-passkeys = Aucune.
page-last-used = dernière utilisation le
page-never-used = pas encore utilisée
page-devices = Appareils
page-device = Appareil
page-this-device = cet appareil
page-last-seen = vu le
page-sign-out-device = Déconnecter
page-devices-told = Un appareil que vous déconnectez n’ouvre plus vos tables. Elles restent à vous.
page-device-link = Connecter un autre appareil
page-device-link-told = Ouvrez ce lien sur l’autre appareil, ou visez le code avec sa caméra. Il sert une fois, pendant un quart d’heure. Ne le donnez à personne.
page-program = Programme
page-account-token = Créer un jeton pour un programme
page-account-token-told = Un programme qui l’envoie ouvre et rejoint des tables sous votre nom, et joue à vos places. Il figure parmi vos appareils, où vous pouvez le déconnecter. Il ne s’affiche qu’une fois.
page-recovery = Si tout le reste est perdu
page-recovery-told = Un code de secours vous ramène, une fois. Un nouveau annule celui que vous avez.
page-code-renew = Créer un nouveau code de secours
page-has-mail = Une adresse e-mail mène à ce compte.
page-mail-remove = Oublier cette adresse
page-mail-add = Se connecter aussi par e-mail
page-rename-told = Les tables où vous jouez gardent le nom que vous aviez. Personne d’autre ne reçoit un nom qui était à vous.

## Le salon

page-lobby-title = Salon
page-lobby-told = Trouvez une table, ou regardez une partie. Personne n’a besoin d’un compte.
page-open-public = Ouvrir une table publique
page-filters = Que montrer
page-all-games = Tous les jeux
page-any-pace = Tous les rythmes
page-filter-live = En direct
page-filter-days = Sur plusieurs jours
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’attend de joueurs pour l’instant. Ouvrez-en une : elle paraît ici tout de suite.
page-to-watch = Parties à regarder
page-no-watched-tables = Personne ne joue en public pour l’instant.
page-playing-now = en ce moment
page-berth-live = en direct
page-berth-days = { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
page-ago-minutes = { $count ->
        [0] à l’instant
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
page-ago-hours = il y a { $count } heures
page-ago-days = il y a { $count } jours
page-sit-down = Une place est libre
page-sit-down-told = Tout le monde peut prendre place ici. La partie commence dès que toutes les places sont prises.
page-listed = Cette table est publique : toute personne qui la voit dans le salon peut prendre place.
page-no-talk = Seuls ceux qui ont un lien vers cette table peuvent parler ici.
page-public = Des inconnus peuvent prendre place
page-public-hint = Le salon présente la table à tout le monde ; sinon, on ne vient que par lien.
page-watched = Des inconnus peuvent regarder
page-watched-hint = Ils voient ce que tout le monde à la table peut voir, et les secrets de personne.
page-to-lobby = Tout voir dans le salon

## Les autres

page-profile = Profil
page-favourite = préféré
page-played = { $count ->
        [one] partie
       *[other] parties
    }
page-won = { $count ->
        [one] gagnée
       *[other] gagnées
    }
page-at-tables = Aux tables publiques en ce moment
page-results = Parties publiques
page-results-told = Les parties aux tables par lien ne sont montrées à personne.
page-no-results = Aucune n’a encore été jouée jusqu’au bout.
page-day = Date
page-with = Avec
page-place = { $rank ->
        [1] 1er sur { $players }
        [2] 2e sur { $players }
        [3] 3e sur { $players }
       *[other] { $rank }e sur { $players }
    }
page-block = Bloquer
page-unblock = Débloquer
page-blocked = Bloqués
page-is-blocked = Vous avez bloqué cette personne : vous ne vous croisez à aucune table publique, et vous ne voyez pas ce qu’elle dit.
page-block-told = Vous ne vous croiserez à aucune table publique, et vous ne verrez pas ce qu’elle dit.
page-block-needs-account = Pour bloquer quelqu’un, il faut un compte.
page-about-people = Bloquer ou signaler quelqu’un
page-nobody-else = Il n’y a personne d’autre.
page-report = Signaler aux modérateurs
page-report-what = De quoi s’agit-il ?
page-report-remark = des propos
page-report-name = un nom
page-report-player = la façon de jouer ou de se conduire
page-report-words = En quelques mots (facultatif)
page-report-send = Envoyer le signalement
page-report-told = Les modérateurs voient ce qui s’est dit récemment à cette table, et qui le signale.
page-reported = Merci : les modérateurs vont s’en occuper.
page-remark-gone = (retiré)
page-own-data = Vos données
page-own-data-told = Tout ce qui est gardé sur votre compte, en un fichier : vos tables, ce que vous y avez dit et les relevés de vos parties.
page-export = Télécharger mes données
page-delete-account = Supprimer mon compte
page-delete = Supprimer le compte { $name } ?
page-delete-gone = Vos clés d’accès, vos appareils et votre adresse sont oubliés aussitôt, et votre nom redevient libre.
page-delete-games = À vos tables, vous devenez un ancien joueur, vos propos sont retirés, et un robot joue vos parties jusqu’au bout.
page-delete-stays = Les résultats des autres restent tels quels, de même que les signalements aux modérateurs. C’est définitif.
page-delete-button = Supprimer définitivement

## La modération

page-banned = Vous êtes exclu
page-banned-why = La raison : { $why }
page-banned-until = Jusqu’au : { $until }
page-banned-may = Vous pouvez toujours regarder les tables dont vous avez un lien, lire les règles, et télécharger ou supprimer votre compte.
page-moderation = Modération
page-moderate-told = Avec cet appareil, vous verrez ce que les gens signalent, et pourrez retirer des noms et des propos, fermer des tables publiques et exclure des gens. Tout ce que vous faites est noté.
page-moderate-button = Modérer sur cet appareil
page-reports = Signalements
page-no-reports = Personne n’a rien signalé.
page-context = { $count ->
        [one] { $count } propos
       *[other] { $count } propos
    }
page-the-table = La table
page-the-player = Le joueur
page-close-report = Clore
page-public-tables = Tables publiques
page-accounts = Comptes
page-search = Chercher
page-bans = Exclus
page-no-bans = Personne.
page-ban-account = compte
page-ban-device = appareil
page-ban-place = réseau
page-acts = Ce qui a été fait
page-who = Qui
page-what-was-done = Ce qui a été fait
page-to-whom = À qui
page-why-act = Pourquoi
page-act-moderator = est devenu modérateur
page-act-name = a retiré un nom
page-act-remark = a retiré un propos
page-act-table = a fermé une table
page-act-ban = a exclu
page-act-lift = a levé une exclusion
page-act-report = a clos un signalement
page-remove-name = Retirer le nom
page-remove-remark = Retirer
page-close-table = Fermer la table
page-nothing-said = Rien n’a été dit ici.
page-ban = Exclure
page-ban-for = Pour combien de temps
page-ban-days = { $days ->
        [one] { $days } jour
        [36500] pour de bon
       *[other] { $days } jours
    }
page-why-told = Pourquoi (cette personne le lira)
page-ban-places = { $count ->
        [one] et toute personne du réseau d’où il est venu
       *[other] et toute personne des { $count } réseaux d’où il est venu
    }
page-ban-button = Exclure
page-ban-lift = Lever
