### Ce que dit le programme : ligne de commande, terminal, robots et simulations.

## La ligne de commande

cli-game = { $name } : { $title }, { $seats } joueurs
cli-box-good = { $box } est une boîte valable.
cli-box-sources = Éléments par source : { $rulebook } du livret de règles, { $inferred } par déduction, { $reconstructed } par reconstitution.
cli-box-digest = Boîte { $digest }
cli-recorded =
    { $count ->
        [one] Partie écrite dans { $file } : { $game }, { $count } décision.
       *[other] Partie écrite dans { $file } : { $game }, { $count } décisions.
    }
cli-drawn =
    { $count ->
        [one] Dessin écrit dans { $file } : { $game } après { $count } décision.
       *[other] Dessin écrit dans { $file } : { $game } après { $count } décisions.
    }
cli-replayed = { $game } à { $seats } joueurs : { $count ->
        [one] { $count } décision rejouée, conforme
       *[other] { $count } décisions rejouées, conformes
    } à l’enregistrement.
cli-verified = La graine correspond à l’engagement { $commitment }, et { $count ->
        [one] { $count } décision en découle, conforme
       *[other] { $count } décisions en découlent, conformes
    } à l’enregistrement. Rien n’a changé depuis le début si votre table affichait cet engagement.
serve-open = Periplus est ouvert à l’adresse { $address } – Ctrl-C pour fermer.
mcp-open = Les modèles de langage trouvent les tables à l’adresse { $address } – Ctrl-C pour fermer.
cli-backed-up = { $file } écrit : { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }. Tout le hasard à venir y est : gardez ce fichier comme vous garderiez les cartes.
cli-restored = { $url } est comme le { $at }, quand { $file } a été fait.
cli-option = { $name } ({ $rule }) : { $question }
cli-option-value = { $value } : { $answer }
cli-standing = { $rank }. { $player } : { $score } ({ $sources })
cli-tie-break = pour départager : { $what } { $count }

## Aide

help-usage = Utilisation : { $words }
help-commands = Commandes
help-parameters = Paramètres
help-default = [par défaut : { $value }]
help-command-games = afficher la liste des jeux
help-command-options = expliquer les options d’un jeu
help-command-rules = afficher la liste des règles d’un jeu, ou l’une d’elles avec le code et les tests qui s’y rapportent
help-command-box = afficher tout le matériel d’un jeu avec sa source, ou vérifier votre propre boîte
help-command-play = jouer dans le terminal, avec des robots aux places que personne n’occupe
help-command-resume = reprendre une partie sauvegardée : celle que vous nommez, ou la dernière
help-command-record = faire jouer une partie à des robots et en écrire l’enregistrement
help-command-replay = rejouer un enregistrement en vérifiant chaque décision et le résultat
help-command-verify = prouver par un enregistrement que rien de son hasard n’a été changé après le début
help-command-draw = dessiner un enregistrement : une position (SVG ou PNG), la partie en courbes, ou un film
help-command-analyse = examiner une partie après coup : chances de gagner, coût des décisions, part de la chance
help-command-serve = ouvrir des tables dans le navigateur, pour cette machine seule ou pour le monde entier
help-command-doctor = examiner une installation, et dire ce qui ne va pas et comment y remédier
help-command-mcp = laisser des modèles de langage jouer aux tables d’un serveur
help-command-backup = écrire toutes les tables dans un fichier, même pendant qu’on y joue
help-command-restore = remplir une base de données à partir d’une sauvegarde, quelle que soit la sorte de base
help-command-host-link = affiche un lien qui fait d’un appareil celui d’un modérateur, une fois, dans l’heure ; aussi pendant que des tables sont servies
help-command-simulate = faire jouer de nombreuses parties à des robots, chaque donne depuis chaque place, et compter les victoires
help-command-lab = des questions sur un jeu, et de quoi faire des robots : lancer des expériences et en rendre compte, ajuster et éprouver les perspectives d’un jeu, chercher des problèmes
help-command-run = jouer une expérience, ou la reprendre ; sans fichier, montrer à quoi elle ressemble
help-command-report = répondre à la question d’une expérience : une page avec des graphiques, un cahier, ou du JSON
help-command-compare = comparer deux expériences, mesure par mesure, donne par donne si ce sont les mêmes
help-command-fit = ajuster, d’après des parties entre robots, ce qui rend une victoire probable dans un jeu, l’éprouver sur d’autres parties, et l’écrire en TOML
help-command-try = éprouver ce qui a été ajusté pour un jeu sur de nouvelles parties entre robots, et dessiner combien de fois ses chances se réalisent
help-command-puzzles = chercher, dans des parties entre robots, des décisions où un choix est nettement le meilleur et échappe à greedy ; chacune est aussitôt ajoutée au fichier, et Ctrl-C garde ce qui est trouvé
help-command-help = afficher cette aide, ou celle d’une commande
help-command-lang = la langue : en, fr ou nl ; à défaut, celle de l’environnement
help-command-version = afficher la version, et dire si les règles sont compilées
help-parameter-game = le nom d’un jeu ; « periplus games » en donne la liste
help-parameter-clause = le numéro d’une règle, par exemple N17
help-parameter-check = un fichier de boîte (TOML) à vérifier
help-parameter-toml = afficher le texte de notre boîte, à corriger dans votre propre fichier
help-parameter-seats = le nombre de joueurs
help-parameter-people = le nombre de personnes parmi les joueurs
help-parameter-bots = qui joue : random, novice, greedy, captain-1, captain-2, captain-3, FICHIER.py:CLASSE ou MODULE:CLASSE ; un seul pour toutes les places, ou un par place, séparés par des virgules
help-parameter-seed = un nombre dont découle tout le hasard (pour une seule partie, aussi 64 chiffres hexadécimaux) ; à défaut, un nouveau hasard, 0 pour simulate, 1 pour lab fit et lab puzzles, ou 1000 pour lab try
help-parameter-option = NOM=VALEUR, autant de fois qu’il le faut ; « periplus options GAME » les explique
help-parameter-box = jouer avec votre propre boîte
help-parameter-save = où la partie est sauvegardée après chaque décision
help-parameter-trust = laisser une partie venue d’ailleurs exécuter les robots qu’elle nomme
help-parameter-file = le fichier : un enregistrement, en JSON ou en texte ; pour backup et restore, la sauvegarde ; pour lab run, l’expérience, en TOML
help-parameter-into = le dossier qui garde les données ; à défaut, celui qui porte le nom du fichier, ici
help-parameter-deals = le nombre de donnes, au lieu de celui du fichier ; pour en jouer plus, relancer avec un nombre plus grand
help-parameter-on = où jouer : here, sur cette machine ; ray, sur une grappe Ray lancée ici ; ray://HÔTE:PORT, sur une autre
help-parameter-folder = le dossier d’une expérience
help-parameter-other = le dossier de l’expérience à laquelle la comparer
help-parameter-notebook = écrire un cahier Jupyter (.ipynb) au lieu d’une page
help-parameter-output = le fichier à écrire : un enregistrement en JSON, ou en texte lisible si son nom finit par .txt ; un dessin en .svg ou en .png ; ce qui a été ajusté, en TOML ; des problèmes en JSON, un par ligne ; à défaut, la sortie standard ; pour lab report, report.html dans le dossier
help-parameter-plot = le fichier du dessin (SVG) qui montre combien de fois les chances se réalisent
help-parameter-until = s’arrêter après ce nombre de décisions
help-parameter-at = dessiner la position après ce nombre de décisions ; à défaut, la dernière
help-parameter-seat = la place dont on dessine la vue, comptée à partir de 0 comme dans l’enregistrement ; à défaut, celle d’un spectateur
help-parameter-theme = les couleurs : light (claires) ou dark (sombres)
help-parameter-width = la largeur d’un PNG ou d’un film, en pixels ; à défaut, 1600 ou 960
help-parameter-story = dessiner plutôt la partie en courbes : les chiffres de chacun, de la première décision à la dernière
help-parameter-film = écrire dans ce fichier un film de la partie, en WebP animé
help-parameter-commitment = ce que la table affichait avant sa première décision, à comparer avec l’enregistrement
help-parameter-text = afficher la partie en texte lisible, avec des phrases qui disent ce qui s’est passé
help-parameter-games = le nombre de parties
help-parameter-jobs = le nombre de processus qui se partagent le travail ; le résultat n’en dépend pas ; à défaut, un par cœur
help-parameter-effort = l’effort de réflexion : 1 suffit à la plupart des parties, 0.1 donne une première idée
help-parameter-patience = combien de secondes un robot peut réfléchir à une décision
help-parameter-bot-memory = combien de Mio de mémoire un processus de robots peut utiliser
help-parameter-alone = retirer ce droit à tous les autres appareils, par exemple à un appareil perdu
help-parameter-host = l’adresse d’écoute ; 0.0.0.0 pour le monde entier
help-parameter-port = le port d’écoute ; à défaut, le premier qui est libre à partir de 8630
help-parameter-server = l’adresse du serveur aux tables duquel jouer
help-parameter-db = où les tables sont gardées : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM ; à défaut, un fichier à vous
help-parameter-url = l’adresse à laquelle les autres atteignent ce serveur, pour les liens dans les avis
help-parameter-replace = remplacer les tables que contient la base de données
help-parameter-bot = un robot à vous, à proposer aux tables, FICHIER.py:CLASSE ou MODULE:CLASSE, autant de fois qu’il le faut
help-parameter-rate = combien de commandes un visiteur peut envoyer par minute
help-parameter-workers = combien de processus servent les tables ; il faut PostgreSQL pour en avoir plusieurs
help-parameter-forget = après combien de jours une table où personne n’a jamais joué est oubliée ; 0 : jamais
help-parameter-smtp = le serveur d’e-mail : smtp://UTILISATEUR:MOT_DE_PASSE@HÔTE:PORT ; à défaut, aucun e-mail n’est envoyé
help-parameter-sender = l’adresse d’où partent les e-mails
help-parameter-private-webhooks = laisser aussi les webhooks appeler des adresses de réseaux privés
help-parameter-metrics = un port, accessible de cette machine seule, avec /metrics pour Prometheus et une page /status
help-parameter-log = la forme du journal : text, ou json : une ligne par événement, requêtes comprises
help-parameter-browser = ouvrir un navigateur
help-parameter-json = afficher le résultat en JSON

## Ce qui ne va pas dans une ligne de commande

error-command = il n’y a pas de commande « { $word } » ; commandes connues : { $known }
error-flag = il n’y a pas d’option « { $word } »
error-missing = il manque { $name }
error-repeated = { $name } est donné deux fois
error-value =
    { $kind ->
        [number] { $name } doit être un nombre entier de 0 à 999999999, et non « { $word } »
       *[other] { $name } ne peut pas être « { $word } »
    }
error-unused = ceci est en trop : { $words }
error-line = la ligne de commande est incompréhensible : { $what }
error-system = le système répond : { $what }
error-language = il n’y a pas de langue « { $language } » ; langues connues : { $known }
error-seed-word = « { $seed } » n’est pas une graine : donnez un nombre ou 64 chiffres hexadécimaux
error-option-word = « { $word } » n’est pas une option : écrivez NOM=VALEUR
error-option-twice = l’option « { $name } » est donnée deux fois
error-people =
    { $people ->
        [one] vous demandez { $people } personne pour { $given } places ; il en faut de 1 à { $given }
       *[other] vous demandez { $people } personnes pour { $given } places ; il en faut de 1 à { $given }
    }
error-count =
    { $what ->
        [games] il faut jouer au moins 1 partie
        [jobs] il faut au moins 1 processus pour faire le travail
        [rate] il faut permettre au moins 1 commande par minute
        [workers] il faut au moins 1 processus pour servir les tables
       *[patience] il faut donner au moins 1 seconde de réflexion
    }
error-port = impossible d’écouter à l’adresse { $host }, port { NUMBER($port, useGrouping: 0) } : { $what }
error-port-number = il n’y a pas de port { NUMBER($port, useGrouping: 0) } : ils sont numérotés jusqu’à { NUMBER($last, useGrouping: 0) }
error-exists = { $file } existe déjà : indiquez un autre fichier, ou reprenez la partie avec « periplus resume { $file } »
error-picture = le nom d’un dessin finit par .svg ou .png, ce qui n’est pas le cas de « { $file } » ; - désigne la sortie standard, en SVG
error-film = le nom d’un film finit par .webp, ce qui n’est pas le cas de « { $file } »
error-width = un dessin fait de 1 à { NUMBER($widest, useGrouping: 0) } pixels de large, pas { NUMBER($width, useGrouping: 0) }
error-no-board = { $game } n’a pas de plateau à dessiner
error-how-many = dites avec --seats combien de joueurs participent, ou nommez un robot par place
error-shelf = impossible de créer le dossier { $folder } pour les parties sauvegardées : { $what }
error-no-games = aucune partie n’est sauvegardée dans { $folder }
error-no-people = { $file } ne contient pas de partie jouée par des personnes dans le terminal
error-foreign-bot = la partie sauvegardée nomme le robot « { $bot } », qui n’est pas des nôtres ; si vous lui faites confiance, ajoutez --trust
error-finished = la partie de { $file } est terminée ; « periplus replay --text » permet de la revoir

## Robots

error-bot = il n’y a pas de robot « { $bot } » ; robots connus : { $known }, et les vôtres sous la forme FICHIER.py:CLASSE ou MODULE:CLASSE
error-bots =
    { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    } pour { $given ->
        [one] { $given } place
       *[other] { $given } places
    } : nommez-en un seul pour toutes, ou un par place
error-bot-name = un robot se désigne par son nom, et non par { $bot } : écrivez FICHIER.py:CLASSE ou MODULE:CLASSE
error-bot-file = il n’y a pas de fichier { $file }
error-bot-load =
    { $line ->
        [0] impossible de charger { $file } : { $error } : { $what }
       *[other] impossible de charger { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $error } : { $what }
    }
error-bot-class = il n’y a pas de classe « { $class } » dans { $file }
error-bot-kind = « { $class } », dans { $file }, n’est pas un robot : il faut une classe dérivée de periplus.bots.Bot
error-bot-crashed = le robot { $bot } a planté ({ $where }) : { $error } : { $what }
error-bot-nonsense = le robot { $bot } a répondu { $answer }, ce qui n’est pas une action
error-bot-refused = le robot { $bot } a voulu jouer « { $action } », ce qui n’est pas permis ({ $rule }) : { $why }
error-bot-in-game = partie { NUMBER($game, useGrouping: 0) } : { $why }
error-bot-hangs =
    { $game ->
        [0] le chargement n’a pas abouti en { $seconds } s : { $bots }
       *[other] partie { NUMBER($game, useGrouping: 0) } : le robot { $bots } n’a rien décidé en { $seconds } s
    }
error-bot-died =
    { $game ->
        [0] le processus s’est arrêté brutalement pendant le chargement : { $bots }
       *[other] partie { NUMBER($game, useGrouping: 0) } : le processus s’est arrêté brutalement pendant que le robot { $bots } décidait
    }

## Simulations

fit-tried = { $seats } places : { NUMBER($milestones) } positions mises de côté ; perte { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) } (chances égales : { NUMBER($uniform, minimumFractionDigits: 3, maximumFractionDigits: 3) }) ; les chances s’écartent en moyenne de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
fit-too-few = { $seats } places : trop peu de parties pour éprouver les poids
puzzles-found = { $puzzles ->
    [one] { $puzzles } problème
   *[other] { NUMBER($puzzles) } problèmes
} en { $games ->
    [one] { $games } partie
   *[other] { NUMBER($games) } parties
}
fit-none = { $seats } places : rien n’a été ajusté pour cela
fit-plot-title = { $seats } joueurs : { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points d’écart
fit-plot-told = Chances de gagner annoncées
fit-plot-won = Victoires obtenues
sim-heading-bot = Robot
sim-heading-part = Joué avec
sim-heading-games = Parties
sim-heading-wins = Victoires
sim-heading-rate = Taux de victoire
sim-heading-interval = Intervalle à 95 %
sim-heading-score = Score moyen
sim-number = { NUMBER($number, maximumFractionDigits: 2) }
sim-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-part = { $part }
sim-ending = { NUMBER($count) } × { $ending }
sim-speed =
    { $games ->
        [one] { NUMBER($games) } partie
       *[other] { NUMBER($games) } parties
    }, { NUMBER($decisions) } décisions en { NUMBER($seconds, maximumFractionDigits: 1) } s : { NUMBER($rate, maximumFractionDigits: 0) } décisions par seconde
sim-uneven = { NUMBER($games) } parties, ce n’est pas un multiple de { $seats } places : la dernière donne n’a pas été jouée depuis chaque place
sim-interrupted =
    { $games ->
        [one] interruption après { NUMBER($games) } partie sur { NUMBER($asked) } ; les résultats portent sur ce qui a été joué
       *[other] interruption après { NUMBER($games) } parties sur { NUMBER($asked) } ; les résultats portent sur ce qui a été joué
    }

## Le laboratoire

lab-run-done = { NUMBER($games) } parties sont dans { $folder } ; « periplus lab report { $folder } » répond à la question
lab-run-broken = { $file } était abîmé : ce lot est rejoué
lab-run-interrupted = interrompu : { NUMBER($games) } parties sur { NUMBER($all) } sont dans { $folder } ; la même commande reprend
lab-report-written = { $file } est écrit.
lab-example-head = Une expérience : une question sur un jeu, et ce qu’on joue pour y répondre. Enregistrez ceci dans un fichier à vous, modifiez-le et lancez-le : periplus lab run FICHIER
lab-example-title = L’ordre des places
lab-example-question = La deuxième place gagne-t-elle plus souvent ?
lab-example-deals = Chaque donne est jouée depuis chaque place ; une seule fois si un robot pour qui le hasard ne change rien, comme greedy, occupe toutes les places. Toutes les tablées et variantes jouent les mêmes donnes, qui découlent de la graine (seed).
lab-example-measures = Ce qu’on note en plus des parties : « decisions » et « features » ; aussi « listed » (les actions proposées à chaque décision) et « chances » (les chances de gagner de chacun avant elle), qui prennent bien plus de temps.
lab-example-box = Votre propre boîte, à côté de ce fichier ; sinon la nôtre.
lab-example-options = Les options à changer ; « periplus options JEU » les explique.
lab-example-lineups = Qui joue : un robot pour toutes les places, ou un pour chacune ; les nôtres, FICHIER.py:CLASSE ou MODULE:CLASSE.
lab-example-lineup = joueurs expérimentés
lab-example-tournament = Au lieu de tablées, un tournoi : toutes les tablées que forment quelques robots.
lab-example-vary = Ce qu’on fait varier, une chose à la fois : une option, ou une valeur de la boîte désignée par son chemin, comme cards[Colossus].price ; chacune avec ses valeurs.
lab-example-variants = Des variantes où plusieurs choses changent ensemble.
lab-example-variant = riches et chers
error-experiment =
    { $count ->
        [one] l’expérience « { $file } » a un défaut
       *[other] l’expérience « { $file } » a { $count } défauts
    }
error-key-path = il n’y a pas de valeur unique à « { $path } » dans la boîte
error-run-none = il n’y a pas d’expérience dans { $folder } : experiment.json manque
error-run-file = { $file } est mal formé : { $what }
error-run-other = { $folder } contient une autre expérience (« { $title } ») : indiquez un autre dossier avec --into
error-run-more = { $folder } contient déjà { NUMBER($deals) } donnes, plus que { NUMBER($given) } : indiquez un autre dossier avec --into
error-run-shard = { $file } est abîmé : relancez l’expérience avec le même dossier, et ce lot est rejoué ({ $what })
error-run-stray = { $file } appartient à une autre expérience : relancez celle-ci avec le même dossier, et ce lot est rejoué
error-run-empty = rien n’a encore été joué dans { $folder }
error-run-measure = « { $measure } » n’a pas été mesuré dans { $folder } : nommez-le parmi les mesures (measures) d’une expérience
error-compare = { $one } et { $other } ne se comparent pas : le jeu ou le nombre de joueurs n’est pas le même
error-on = le laboratoire ne peut pas tourner sur « { $on } » : dites here, ray ou ray://HÔTE:PORT
error-ray = aucune grappe Ray ne peut être jointe ou lancée comme « { $on } » : { $what }
error-ray-died = des processus de la grappe sont morts plusieurs fois sur le même lot
error-extra = il faut { $what } : installez-le avec pip install "periplus[{ $extra }]"
fault-text = un texte est attendu ici
fault-texts = une liste de textes est attendue ici
fault-values = une liste de nombres, de textes ou de true et false est attendue ici
fault-pool = il faut au moins deux robots pour un tournoi
fault-tournament = il peut y avoir des tablées (lineups) ou un tournoi, pas les deux
fault-called-alike = deux robots différents s’appellent { $value } : renommez l’une des classes
fault-vary = une option ou le chemin d’une valeur de la boîte est attendu ici, l’un des deux
fault-variant = une option ou une valeur de la boîte est attendue ici, sous « options » ou « box »
fault-same-kind = une valeur du même genre que { $value } est attendue ici
fault-in-box = avec cela, la boîte est fautive : { $path } : { $what }

## Une partie examinée après coup

error-effort = l’effort est un nombre de { $least } à { $most }
analysis-of = { $game }, { $seats } places, { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
analysis-unfitted = Pour cette boîte, ces options ou ce nombre de joueurs, rien n’a été ajusté : les chances sont jugées à la fin de la partie et sont plus grossières.
analysis-accounts = Ce qui a changé les chances de gagner de chacun, en points sur cent, et ce que les erreurs ont coûté :
analysis-heading-player = Joueur
analysis-heading-first = Début
analysis-heading-course = Chances de gagner
analysis-heading-last = Fin
analysis-heading-deal = Mise en place
analysis-heading-luck = Chance
analysis-heading-own = Son jeu
analysis-heading-others = Jeu des autres
analysis-heading-revised = Corrigé
analysis-heading-cost = Perdu
analysis-heading-mistakes = Erreurs
analysis-chance = { $chance } %
analysis-points = { SIGNED($points) }
analysis-about = { SIGNED($points) } ± { $doubt }
analysis-mistakes = { $count ->
        [0] Aucune décision n’a rien coûté de notable, d’après ce que son joueur pouvait savoir.
       *[other] Les décisions les plus coûteuses, d’après ce que le joueur savait :
    }
analysis-mistake = { $number }. { $player } : { $played } ({ $chance } %). Mieux : { $better } ({ $best } %, à { $doubt } près). Pourquoi : { $why }
analysis-strokes = { $count ->
        [0] La chance n’a presque rien changé.
       *[other] Les plus grands coups de chance, en points de chances de gagner :
    }
analysis-stroke = { $number }. Après { $player } : { $played }. { $whom } { SIGNED($points) }

## Jouer dans le terminal

play-prompt = Votre choix (un numéro, une action ou « help ») :
play-prompt-part = Votre choix (un numéro, un mot, « back » ou « help ») :
play-prompt-number =
    { $way ->
        [back] Le nombre lui-même ({ $numbers }), « back » ou « help » :
       *[other] Le nombre lui-même ({ $numbers }), une action ou « help » :
    }
play-at-hand = { $name } : { $what }
play-welcome = Vous jouez { $player }. « help » explique ce que vous pouvez dire, « rules » affiche la liste des règles.
play-chapter = { $chapter } : c’est fini. Classement :
play-asked = { $player } : { $prompt }
play-curtain = C’est à { $player } de jouer. Prenez place devant l’écran et appuyez sur Entrée quand personne d’autre ne regarde.
play-form = form { $word } : composer l’action vous-même, champ par champ
play-blank = { $field } (au choix : { $values }) :
play-blank-several = { $field } (au moins { $low }, au plus { $high }, séparés par des virgules ; au choix : { $values }) :
play-blank-number = { $field } (un nombre de { $low } à { $high }) :
play-allowed = Vous pouvez : { $label }.
play-confirm = C’est bien cela ? Tapez « oui », appuyez sur Entrée pour modifier, ou tapez « non » pour renoncer :
play-change = Appuyez sur Entrée pour modifier, ou tapez « non » pour renoncer :
play-undecided = Rien n’a été décidé.
play-undone = Décision annulée.
play-pause = Entrée pour continuer, « undo » pour annuler :
play-pause-read = Entrée pour continuer :
play-pause-only = « { $word } » n’est pas possible ici : appuyez sur Entrée, ou dites « undo », « quit » ou une autre commande citée par « help ».
play-replace = { $file } existe déjà. Faut-il le remplacer (oui ou non) ?
play-yes = o oui y yes
play-saved = La partie est sauvegardée dans { $file }.
play-not-saved = Rien n’a été écrit.
play-unsaved = La partie continue, mais elle n’est pas sauvegardée.
play-left = La partie est sauvegardée dans { $file } ; pour la reprendre : « { $command } ».
play-over = L’enregistrement de la partie se trouve dans { $file }.
play-help-short = Dites le numéro d’une action, l’action elle-même ou « help ».
play-help =
    Tapez le numéro qui précède un choix, ou une action telle qu’elle figure après son libellé. Dans une longue liste, on
    choisit une partie à la fois ; le début d’une action suffit aussi. Quand un nombre est demandé, 2 veut dire deux.
    back          choisir de nouveau la dernière partie
    why ACTION    ce que ferait une action, ou la règle qui l’interdit
    undo          annuler votre dernière décision, si rien n’a été dévoilé depuis
    form VERBE    composer vous-même une action, champ par champ, là où c’est proposé
    rules { $clause }     afficher une règle ; « rules » tout court en donne la liste
    board MOTS    afficher les parties de la table dont le titre contient ces mots ; « board » tout court l’affiche en entier
    map LIEU      dire ce qui se trouve en un lieu et où il mène ; « map » tout court dessine la carte
    save FICHIER  sauvegarder une copie ; la partie elle-même l’est après chaque décision
    quit          quitter ; « periplus resume » reprend la partie plus tard
error-no-such-number = { $number } ne figure pas dans la liste ; au choix : { $known }
error-not-whole = « { $word } » désigne plusieurs actions : choisissez d’abord la suite
error-no-part = on ne peut pas revenir en arrière : rien n’est encore choisi
error-no-sheet = rien sur la table ne s’appelle « { $word } » ; on y trouve : { $known }
error-no-map = ce jeu n’a pas de carte
error-no-place = il n’y a pas de lieu « { $word } » sur la carte ; lieux connus : { $known }
error-why = dites de quelle action il s’agit : son numéro ou sa notation, par exemple « why 3 »
error-no-forms = il n’y a rien à composer champ par champ ici
error-mcp = il faut pour cela le SDK de MCP : installez-le avec pip install "periplus[mcp]"
error-no-outlook = { $game } n’a pas de perspectives à ajuster
error-no-weights = rien n’a été ajusté pour { $game } avec ces options et ce nombre de joueurs : lancez d’abord periplus lab fit
error-no-such-form = il n’y a pas de formulaire « { $verb } » ; formulaires connus : { $known }

## Tables

table-joined = { $name } a pris place.
table-undone = { $seat } annule la dernière décision.
table-handed = Un robot remplace désormais { $seat-person } ({ strength }).
table-taken-back = { $seat-person } est de retour.
table-opened = { $name } a quitté la table.
table-paused = L’hôte a mis la partie en pause.
table-resumed = La partie reprend.
table-paced = { $seconds ->
        [0] Les robots n’attendent plus.
        [one] Les robots attendent désormais { $seconds } seconde.
       *[other] Les robots attendent désormais { $seconds } secondes.
    }
table-host = Hôte
table-chapter = { $chapters }
table-ended = La table a été fermée.
strength =
    { $bot ->
        [random] joue au hasard
        [novice] débutant
        [greedy] expérimenté
        [captain-1] maître, rapide
        [captain-2] maître, attentif
        [captain-3] maître, patient
       *[other] { $bot }
    }
strength-told =
    { $bot ->
        [random] joue au hasard : tout ce qu’il ne faut pas faire
        [novice] débutant : bien des choses lui échappent
        [greedy] expérimenté : prend ce qui paraît le mieux sur le moment
        [captain-1] maître, rapide : réfléchit un instant à la suite
        [captain-2] maître, attentif : réfléchit à la suite
        [captain-3] maître, patient : réfléchit à la suite, environ une seconde
       *[other] { $bot }
    }
notice-push-turn = À vous de jouer · { $title }
notice-push-test = Les avis arrivent · { $title }
notice-subject-turn = { $title } : c’est à vous de jouer
notice-subject-test = { $title } : les avis arrivent
notice-body-turn =
    Bonjour { $name },
    { $game } attend votre décision :
    { $link }
notice-body-test =
    Bonjour { $name },
    ceci n’est qu’un essai. Quand { $game } attendra votre décision en votre absence, un avis vous parviendra ici :
    { $link }
notice-stop =
    Ne plus recevoir d’e-mails de cette table :
    { $link }
    Ne plus recevoir aucun e-mail de ce serveur :
    { $end }
mail-subject = Voulez-vous un e-mail quand c’est à vous de jouer ?
mail-body =
    Bonjour,
    quelqu’un, sans doute vous, souhaite que cette adresse reçoive un e-mail quand c’est son tour de jouer sur { $home }.
    Si c’était vous, veuillez le confirmer :
    { $link }
    Sinon, vous n’avez rien à faire : il n’y aura pas d’autre e-mail.
    Ne plus jamais recevoir cette demande :
    { $stop }
error-mail-often = trop d’adresses e-mail ont été indiquées aujourd’hui : réessayez demain
error-mail-failed = aucun e-mail n’a pu être envoyé à « { $address } » : vérifiez l’adresse, ou réessayez plus tard
error-mail-link = ce lien ne vient d’aucun de nos e-mails
mail-enter-subject = Votre lien de connexion
mail-enter-body =
    Bonjour,
    quelqu’un, sans doute vous, souhaite se connecter sur { $home }. Ce lien le permet, une seule fois, pendant { $minutes } minutes, dans le navigateur où il a été demandé :
    { $link }
    Si ce n’était pas vous, vous n’avez rien à faire : sans ce lien, personne n’entre.
    Ne plus recevoir aucun e-mail de ce serveur :
    { $stop }
error-account-name = « { $name } » ne peut pas être le nom d’un compte : évitez « / » et « \ »
error-account-name-reserved = « { $name } » prêterait ici à confusion : choisissez un autre nom
error-account-name-taken = quelqu’un d’autre s’appelle « { $name } », ou presque : choisissez un autre nom
error-account-names = un compte ne peut avoir eu que { $most } noms au plus
error-account-unknown = personne ici ne s’appelle « { $name } »
error-account-gone = ce compte n’existe plus
error-account-signed-out = connectez-vous d’abord
error-account-spent = ce lien ou cette demande a déjà servi, est trop ancien, ou vient d’un autre navigateur : demandez-en un nouveau
error-account-code = ce code de secours est faux, ou a déjà servi
error-account-passkey = la clé d’accès n’a pas été acceptée : réessayez
error-account-passkey-unknown = aucun compte ici n’a cette clé d’accès : elle a peut-être été retirée
error-account-passkeys = un compte peut avoir { $most } clés d’accès au plus
error-account-no-passkeys = les clés d’accès ne marchent que si l’adresse commence par https, ou par http://localhost
error-account-letters = cette adresse a reçu plusieurs liens en une heure : utilisez le dernier, ou réessayez plus tard
error-account-mailbox = cette adresse appartient à un autre compte
error-account-last = c’est le seul accès à votre compte : ajoutez-en d’abord un autre
former-player = Ancien joueur
error-lobby-name = « { $name } » est le nom du compte de quelqu’un : connectez-vous si c’est le vôtre, ou prenez-en un autre
error-lobby-own-name = là où se rencontrent des inconnus, vous portez le nom de votre compte : { $name }
error-lobby-many = vous êtes déjà à { $most } tables publiques de ce genre : une personne ne peut pas être à plus
error-lobby-many-here = des gens de votre réseau sont déjà à { $most } tables publiques de ce genre : attendez que l’une se termine
unnamed-player = Joueur { NUMBER($number, useGrouping: 0) }
error-banned = vous êtes exclu jusqu’au { $until } : { $why }
error-act-why = dites pourquoi
error-report = ceci ne peut pas être signalé
error-report-often = c’est autant de signalements qu’une personne peut en faire par jour : réessayez demain
error-block-self = vous ne pouvez pas vous bloquer vous-même
error-blocks = on peut bloquer { $most } personnes au plus
error-blocked-there = { $name }, que vous avez bloqué, y est assis
error-blocked = quelqu’un à cette table ne souhaite pas jouer avec vous : choisissez-en une autre
error-table-unknown = cette table n’existe pas
error-table-no-key = cette table ne vous est pas ouverte : utilisez le lien que l’on vous a donné
error-table-not-your-seat = la place { $number } n’est pas la vôtre
error-table-not-host = seul l’hôte peut faire cela
error-table-invitation = cette invitation n’est pas valable, ou ne l’est plus
error-table-used = cette invitation a été utilisée par quelqu’un d’autre
error-table-link = ce lien n’est pas valable, ou a déjà servi, ou a été remplacé par un plus récent
error-table-name = « { $name } » n’est pas un nom : prenez de 1 à { $longest } caractères, dont au moins une lettre ou un chiffre
error-table-name-long = « { $name } » est trop long : un nom a { $longest } caractères au plus
error-table-name-taken = quelqu’un s’appelle déjà « { $name } » à cette table
error-table-name-mixed = « { $name } » mélange des lettres d’alphabets différents qui se ressemblent : n’en prenez qu’un
error-table-name-alike = « { $name } » ressemble trop à « { $other } », qui est à la table : prenez un autre nom
error-table-name-reserved = « { $name } » prêterait à confusion à cette table : prenez un autre nom
error-table-bot = il n’y a pas de robot « { $bot } » à ces tables ; robots connus : { $known }
error-table-pace = une décision peut prendre de 0 à { $days } jours, et les robots peuvent attendre de 0 à { $seconds } secondes
error-table-public = il faut une place pour les inconnus : laissez-en au moins une libre
error-table-no-talk = seuls ceux qui ont un lien vers cette table peuvent parler ici
error-table-taken = la place est déjà prise ({ $seat })
error-table-full = aucune place n’est libre
error-table-no-person = aucune personne ne joue à cette place en ce moment
error-table-not-handed = aucun robot ne remplace { $seat-person }
error-table-not-late = { $seat-person } a encore le temps de décider
error-table-not-begun = la partie n’a pas commencé
error-table-not-playing = la partie n’est pas en cours
error-table-not-paused = la partie n’est pas en pause
error-table-delay = les robots peuvent attendre de 0 à { $seconds } secondes
error-table-no-hurry = on ne peut passer directement à son tour que lorsque la partie n’attend que des robots
error-table-paused = la partie est en pause
error-table-over = la table est fermée
error-table-not-over = la partie n’est pas terminée
error-table-rematch = il y a déjà une revanche
error-table-stale = cette décision a déjà été prise
error-table-often = cela a déjà été changé trop souvent : attendez un peu
error-table-changed = la table a changé : regardez-la de nouveau avant de décider
error-table-no-hints = cette table se joue sans conseils
error-table-order = « { $answer } » ne peut pas répondre d’avance à « { $question } »
error-table-remark = dites quelque chose de 1 à { $longest } caractères
error-again-over = la partie est terminée à ce moment-là : il n’y a plus rien à décider
error-study-busy = trop de parties attendent d’être analysées ; réessayez dans quelques minutes
error-table-past = la partie n’en est pas encore à la décision { $decisions }
error-no-lesson = il n’y a pas de leçon pour { $game }
error-lesson-other = dans cette leçon, faites maintenant ceci : { $label }
error-lesson-undo = dans la leçon, rien ne peut être annulé
error-notice-address = impossible d’envoyer des avis à « { $address } »
error-notice-mail = ce serveur n’envoie pas d’e-mails
error-store-url = « { $url } » ne désigne pas une base de données : écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM
error-store-open = impossible d’ouvrir la base de données { $url } : { $what }
error-store-version = la base de données { $url } est à la version { $version } ; ce programme a besoin de la version { $ours }
error-store-busy = les tables de { $file } sont déjà ouvertes, à l’adresse { $address }
error-store-serving = un serveur utilise les tables de { $url } : arrêtez-le d’abord
error-backup-exists = { $file } existe déjà : indiquez un autre fichier
error-backup-damaged = { $file } n’est pas une sauvegarde de Periplus, ou il est incomplet ou abîmé
error-backup-newer = { $file } vient d’un Periplus plus récent ({ $by }) : installez cette version pour le restaurer
error-backup-older = { $file } vient d’un Periplus plus ancien ({ $by }) : restaurez-le avec cette version ; celle-ci met ensuite la base à jour
error-restore-full = { $url } n’est pas vide : indiquez une autre base de données, ou ajoutez --replace pour renoncer à ce qu’elle contient
error-workers = plusieurs processus ne peuvent partager que des tables conservées dans PostgreSQL : indiquez --db postgresql://UTILISATEUR@HÔTE/NOM, ou retirez --workers
error-bot-memory = il faut aux robots au moins { $least } Mio de mémoire
error-bot-start = impossible de démarrer un processus pour les robots

## Le docteur

doctor-program = Periplus { $version } avec Python { $python }{ $rules ->
        [compiled] {""}
       *[other] {" "}; ses règles ne sont pas compilées et vont moins vite : installez un compilateur C, puis de nouveau Periplus
    }
doctor-program-old = Python { $python } est trop ancien : installez Periplus avec Python 3.11 ou plus récent
doctor-parts = textes ({ $languages }) et polices sont là
doctor-parts-missing = il manque des textes ou des polices ({ $what }) : réinstallez Periplus
doctor-disk = { $folder } a { $free } Mio de libres
doctor-disk-full = { $folder } n’a plus que { $free } Mio de libres : faites de la place, au moins { $least } Mio
doctor-disk-missing = le dossier { $folder } n’existe pas : créez-le et donnez-le au compte du serveur
doctor-private = personne d’autre ne peut lire { $file }
doctor-private-open = d’autres peuvent lire { $file }, où est tout le hasard à venir : faites chmod 600 { $file }
doctor-database =
    { $tables ->
        [-1] il n’y a pas encore de base de données { $url } : le serveur la crée en démarrant
        [one] la base de données { $url } est saine ; elle contient { $tables } table
       *[other] la base de données { $url } est saine ; elle contient { $tables } tables
    }
doctor-database-damaged = la base de données { $url } est abîmée ({ $what }) : arrêtez le serveur et restaurez une sauvegarde avec « periplus restore »
doctor-database-fault = { $what }
doctor-clock = l’horloge n’est pas en retard sur les tables
doctor-clock-behind = l’horloge a { $minutes } minutes de retard sur la dernière entrée d’une table : réglez-la, de préférence par NTP
doctor-bots = les bots peuvent démarrer
doctor-bots-fault = les bots ne peuvent pas démarrer ({ $what }) : permettez au compte de lancer des processus, et donnez-lui de la mémoire
doctor-mail = le serveur de courrier { $server } écoute
doctor-mail-fault = le serveur de courrier { $server } n’accepte pas de courrier d’ici ({ $what }) : corrigez --smtp
doctor-port = { $who ->
        [us] ce serveur répond à { $host }, port { NUMBER($port, useGrouping: 0) }
       *[nobody] personne n’utilise { $host }, port { NUMBER($port, useGrouping: 0) }
    }
doctor-port-taken = autre chose répond à { $host }, port { NUMBER($port, useGrouping: 0) }, ou un serveur avec une autre base de données : arrêtez-le ou choisissez un autre --port
doctor-url-insecure = { $url } n’est pas en https : n’importe qui en chemin peut prendre la place des autres ; mettez un proxy TLS devant
doctor-url-strange = { $url } n’est pas une adresse : écrivez https://NOM
doctor-proxy = { $url } mène ici, et ce qui est entre les deux fait son travail
doctor-proxy-elsewhere = autre chose répond à { $url } ({ $what }), ou un serveur avec une autre base de données : démarrez le serveur ou corrigez le proxy
doctor-proxy-unreachable = on ne peut joindre personne à { $url } ({ $what }) : regardez le proxy, son certificat et le nom
doctor-proxy-host = le proxy à { $url } change le nom demandé : faites-lui transmettre Host
doctor-proxy-scheme = le proxy à { $url } ne dit pas comment on l’a joint : faites-lui mettre X-Forwarded-Proto, et nommez-le dans FORWARDED_ALLOW_IPS
doctor-proxy-forged = à { $url }, les visiteurs peuvent se faire passer pour d’autres adresses et échapper à toute limite : que le proxy mette lui-même X-Forwarded-For
doctor-proxy-buffered = le proxy à { $url } retient les réponses, si bien que personne n’apprend un coup à temps : désactivez son tampon
