### Ce que dit le noyau, quel que soit le jeu.
### Les erreurs et les défauts commencent par une minuscule et finissent sans point, car quelque chose les précède ou les suit.

## Joueurs, questions et fins de partie

seat = Joueur { $number }
seats-last = { $names } et { $last }

prompt-wait = On attend : { $seats }.
prompt-over = La partie est terminée. { $ending }

ending-played-out = Le déroulement du jeu est arrivé à son terme.
## What is told afterwards

story-lead = { $seat } prend la tête.
story-gain = { $seat } gagne { $gain } d’un coup.
victory-played-out =
    { $seats-count ->
        [one] { $seats } gagne avec { $score } points.
       *[other] { $seats } : victoire partagée, avec { $score } points chacun.
    }
victory-tie-break = Pour départager : { $what }, { $count } contre { $other }.

## Jeux, tables et options

error-unknown-game = il n’y a pas de jeu « { $name } » ; jeux connus : { $known }
error-seats =
    { $given ->
        [one] vous demandez { $given } joueur, mais { $game } se joue à : { $allowed }
       *[other] vous demandez { $given } joueurs, mais { $game } se joue à : { $allowed }
    }
error-rules = il n’y a pas de version { $given } des règles ({ $game }) ; la plus récente est la { $newest }
error-seed = une graine compte { $bytes } octets, mais vous en avez donné { $given }
error-option-unknown = il n’y a pas d’option « { $name } » ; options connues : { $known }
error-option-value = l’option « { $name } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }

## À qui de jouer

error-game-over = la partie est terminée : plus personne ne peut jouer
error-no-seat = il n’y a pas de place { NUMBER($number, useGrouping: 0) } : les places sont numérotées de 0 à { $last }
error-wrong-seat = { $seat } ne peut pas jouer maintenant ; on attend : { $seats }

## Ce qui a été dit : la notation des actions

error-notation-empty = rien n’a été dit : une action commence par un verbe
error-notation-no-verb = les données d’une action doivent comporter « verb », qui est un texte
error-notation-verb = il n’y a pas d’action « { $word } » ; vous pouvez dire : { $verbs }
error-notation-field = « { $verb } » attend « { $field } » là où se trouve « { $word } » ; valeurs possibles : { $options }
error-notation-missing = il manque « { $field } » à « { $verb } » ; valeurs possibles : { $options }
error-notation-extra = « { $verb } » est complet avant « { $word } » ; supprimez la suite
error-notation-data = « { $field } » de « { $verb } » n’a pas une valeur du bon type
error-notation-unknown = « { $verb } » n’a pas de champ « { $field } »
error-blank-number = « { $field } » ne peut pas être « { $value } » : il faut un nombre de { $low } à { $high }
error-blank = « { $field } » ne peut pas être « { $value } » : il faut au moins { $low } et au plus { $high } de ces valeurs, chacune autant de fois que vous l’avez : { $options }

## Positions sauvegardées

error-position-data = une position sauvegardée doit être une table de champs nommés
error-position-field = la position sauvegardée ne convient pas : « { $field } » est absent, mal formé ou impossible
error-position-unknown = la position sauvegardée comporte un champ « { $field } » que ce jeu ne connaît pas
error-position-other =
    { $field ->
        [game] cette position vient du jeu « { $value } », et non du jeu « { $expected } »
        [box] cette position appartient à une autre boîte ({ $value }) que celle qui sert ici ({ $expected })
       *[other] dans cette position, « { $field } » vaut « { $value } » au lieu de « { $expected } »
    }

## Boîtes : l’erreur est suivie de ses défauts, chacun derrière le chemin de sa clé

error-box =
    { $count ->
        [one] la boîte « { $box } » a un défaut
       *[other] la boîte « { $box } » a { $count } défauts
    }

fault-syntax = la ligne { NUMBER($line, useGrouping: 0) } n’est pas du TOML valide ({ $what })
fault-table = une table de clés et de valeurs est attendue ici
fault-tables = une liste d’au moins une table est attendue ici
fault-missing = cette clé manque
fault-unknown = rien de ce nom n’a sa place ici
fault-name = un nom fait de mots séparés par un seul espace est attendu ici
fault-reserved = « { $word } » a un sens particulier et ne peut pas figurer dans ce nom
fault-id = un identifiant fait de minuscules, de chiffres et de tirets bas est attendu ici
fault-names = une liste de noms est attendue ici
fault-flag = true ou false est attendu ici
fault-number = un nombre entier de { $low } à { $high } est attendu ici
fault-numbers =
    { $count ->
        [0] une liste vide est attendue ici
        [one] une liste de { $count } nombre entier de { $low } à { $high } est attendue ici
       *[other] une liste de { $count } nombres entiers de { $low } à { $high } est attendue ici
    }
fault-one-of = l’une de ces valeurs est attendue ici : { $allowed }
fault-twice = « { $value } » y est déjà ; chaque élément ne peut figurer qu’une fois
fault-count =
    { $count ->
        [one] il faut exactement { $count } élément ici
       *[other] il faut exactement { $count } éléments ici
    }
fault-few =
    { $count ->
        [one] il faut au moins { $count } carte ici
       *[other] il faut au moins { $count } cartes ici
    }

## Fichiers

error-file = { $file } : { $what }
file-missing = ce fichier ou ce dossier n’existe pas
file-folder = c’est un dossier, pas un fichier
file-forbidden = ce n’est pas autorisé
file-full = il n’y a plus de place à cet endroit
file-encoding = le texte n’est pas en UTF-8

## Annulation, règles et enregistrements

error-cannot-undo = { $seat } n’a aucune décision à annuler : quelqu’un d’autre a joué depuis, le hasard est intervenu ou un secret a été dévoilé
error-clause = il n’y a pas de règle « { $clause } » : elles vont de { $first } à { $last }
error-record-not-one = ce n’est pas l’enregistrement d’une partie
error-record-json = l’enregistrement n’est pas du JSON complet : la ligne { NUMBER($line, useGrouping: 0) } s’interrompt ou est mal formée
error-record-format = l’enregistrement est au format { $format } ; ce programme lit le format { $ours }
error-record-field = l’enregistrement est mal formé : { $what }
error-record-twice = l’enregistrement comporte deux fois « { $name } »
error-record-cut = l’enregistrement s’interrompt : sa dernière ligne, le résultat, manque
error-record-line = l’enregistrement est mal formé à la ligne { NUMBER($line, useGrouping: 0) }
error-record-seed = la graine de l’enregistrement ne compte pas 64 chiffres hexadécimaux
error-record-rules = l’enregistrement suit la version { $rules } des règles ({ $game }) ; ce programme les connaît jusqu’à la version { $newest }
error-record-box = la partie enregistrée a été jouée avec une autre boîte ({ $game } : { $box }… au lieu de { $ours }…)
error-record-decision = décision { NUMBER($number, useGrouping: 0) }, { $seat }, « { $action } » : { $why }{ $rule }
error-record-check = décision { NUMBER($number, useGrouping: 0) }, { $seat }, « { $action } » : les chiffres de contrôle sont { $found } au lieu de { $expected }
error-record-until =
    { $last ->
        [one] l’enregistrement ne compte que { $last } décision ; impossible de s’arrêter après la décision { $until }
       *[other] l’enregistrement ne compte que { $last } décisions ; impossible de s’arrêter après la décision { $until }
    }
error-record-players = l’enregistrement nomme { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } pour { $given } places
error-record-unsealed = l’enregistrement n’a pas de sceau : la partie n’a pas été jouée à une table qui a scellé sa graine d’avance
error-record-seal = la graine et le sel de l’enregistrement ne sont pas ceux qui ont été scellés ({ $commitment })
error-record-other-seal = l’enregistrement est scellé par { $commitment }, et non par ce que la table affichait
error-record-result = le résultat ne correspond pas à la partie
error-puzzle = un problème de { $game } mène à une autre position ({ $found }) que celle où il a été trouvé ({ $expected })
error-puzzle-line = le problème { NUMBER($number, useGrouping: 0) } de { $game } est mal formé : { $what }
error-lesson-malformed = la leçon de { $game } est mal formée : { $what }
error-lesson-clause = la leçon de { $game } cite la règle « { $clause } », qui n’existe pas
error-lesson-decision = la leçon de { $game }, tâche { $number }, { $seat }, « { $action } » : { $why }{ $rule }

## Les enregistrements, dans les carnets

record-about =
    { $decisions ->
        [one] Une partie de { $game } : une décision.
       *[other] Une partie de { $game } : { NUMBER($decisions) } décisions.
    }
record-seat = Place
record-player = Qui joue
record-rank = Rang
record-score = Score
record-notation = Toutes les décisions
