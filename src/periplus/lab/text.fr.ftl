### Ce que disent les comptes rendus d’expériences.

## Chiffres

figure-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
figure-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-number = { NUMBER($number, maximumFractionDigits: 2) }
figure-whole = { NUMBER($number, maximumFractionDigits: 0) }
figure-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
figure-bounds = de { $low } à { $high }
figure-told = { $name } : { $value } ({ $bounds })
figure-range = { $low } à { $high }
figure-none = –
figure-percent = {" "}%

## La page

report-brand = Periplus · le laboratoire
report-contents = Sommaire
report-figures = Les chiffres
report-plot = Un graphique : { $heading }. Ses chiffres sont dans le tableau qui suit.
report-kind = Montrer :
report-colophon = Fait par Periplus { $program }, une réalisation non officielle de règles publiées.
report-of = { NUMBER($games) } parties de { $game } à { $seats } joueurs, sur { NUMBER($deals) } donnes
report-partly = Pour l’instant, { NUMBER($played) } parties sur { NUMBER($games) } seulement ont été jouées.

## Colonnes

column-thing = Quoi
column-seat = Place
column-part = Rôle
column-bot = Robot
column-lineup = Tablée
column-variant = Variante
column-share = Part des parties gagnées
column-games-share = Part des parties
column-bounds = Intervalle à 95 %
column-games = Parties
column-rating = Cote
column-time = Part du temps
column-change = Écart en points
column-difference = Écart
column-measure = Mesure
column-decisions = Décisions
column-milestone =
    { $game ->
        [mare_nostrum] Tour
        [parthenon] Saison
       *[other] Étape
    }
column-ending = Cause de la fin
column-after = Part de la partie jouée
column-lead-changes = Changements de tête
column-chance = Chances de gagner
column-uses = Fois par partie
column-action = Action
column-clause = Règle
column-never = Jamais

## En bref

section-short = En bref
short-above = { $name } : { $value } des parties gagnées ({ $bounds }), plus qu’une part égale de { $even }.
short-below = { $name } : { $value } des parties gagnées ({ $bounds }), moins qu’une part égale de { $even }.
short-even = Personne ne gagne nettement plus ou moins qu’une part égale.
short-more = Avec { $variant }, { $name } : { $points } points de plus ({ $bounds }).
short-fewer = Avec { $variant }, { $name } : { $points } points de moins ({ $bounds }).
short-best = { $name } a la meilleure cote : { $value } ({ $bounds }).
short-length = Une partie demande { $decisions } décisions en moyenne ({ $bounds }).
short-settled = En moyenne, qui gagne mène jusqu’au bout à partir de { $share } de la partie ({ $bounds }).
short-of = { $name } ({ $lineup })

## Qui gagne

section-wins = Qui gagne
report-seats = Places
report-seats-told = La part des parties que gagne chaque place, quel qu’en soit l’occupant. La ligne pointillée est une part égale.
report-parts =
    { $game ->
        [mare_nostrum] Civilisations
        [parthenon] Îles
       *[other] Rôles
    }
report-parts-told = La part de ses parties que gagne chacune, quel que soit le joueur. La ligne pointillée est une part égale.
report-bots = Robots
report-bots-told = La part des parties que gagne un robot de chaque sorte quand il en affronte d’autres. La ligne pointillée est une part égale.

## Le tournoi

section-tournament = Le tournoi
report-ratings = Cotes
report-ratings-told = La force de chaque robot d’après toutes ses parties (Plackett–Luce, calculé par openskill). Tous commencent à 25. L’intervalle s’obtient en laissant de côté un dixième des donnes à la fois.
report-alpha = α-rank
report-alpha-told = Supposons que tous jouent le même robot ; de temps en temps, l’un en essaie un autre, et tous l’adoptent s’il gagne davantage. Voici la part du temps où chacun serait joué (α-rank, calculé par OpenSpiel). L’intervalle s’obtient en tirant à nouveau les donnes.

## Ce que changent les variantes

section-varied = Ce que changent les variantes
report-varied-told = Qui gagne avec chaque valeur, sur les mêmes donnes ; sinon, c’est { $now }.
report-base = tel quel
report-variants = Autres variantes
report-variants-told = Qui gagne quand plusieurs choses changent ensemble, sur les mêmes donnes.
report-changes = Durée et déroulement
report-changes-told = L’écart de chaque variante avec le jeu tel quel, sur les mêmes donnes. Le hasard seul explique rarement un intervalle sans 0.

## Mesures

measure-seats = parties gagnées par une place
measure-parts = parties gagnées avec
measure-bots = parties gagnées par un robot
measure-decisions = décisions par partie
measure-milestones = étapes par partie
measure-lead-changes = changements de tête par partie
measure-settled = part de la partie après laquelle qui gagne mène
measure-endings = parties qui finissent ainsi
measure-verbs = fois par partie

## Combien durent les parties

section-length = Combien durent les parties
report-decisions = Décisions
report-decisions-told = Le nombre de décisions d’une partie : { $decisions } en moyenne.
report-milestones =
    { $game ->
        [mare_nostrum] Tours
        [parthenon] Saisons
       *[other] Étapes
    }
report-milestones-told = Jusqu’où vont les parties : au numéro { $milestone } en moyenne.
report-endings = Fins
report-endings-told = Pourquoi les parties finissent.

## Comment vont les parties

section-course = Comment vont les parties
report-led = Quand la tête est acquise
report-led-told = La part des parties où qui gagne mène, aux points, de là jusqu’à la fin.
report-lead-changes = Changements de tête
report-lead-changes-told = Combien de fois quelqu’un d’autre prend seul la tête, aux points : { $changes } fois en moyenne.
report-known = Quand on connaît le vainqueur
report-known-told = Les chances que les perspectives du jeu donnent, au fil de la partie, à qui gagne à la fin.

## Ce qu’on fait

section-done = Ce qu’on fait
report-verbs = Actions
report-verbs-told = Combien de fois par partie on fait chacune.
report-things = Cartes, biens et lieux
report-things-told = Combien de fois par partie les actions nomment chacun. Choisissez ce que vous voulez voir.
report-clauses = Règles
report-clauses-told = Combien de fois par partie chaque règle demande une décision.
report-never = Jamais utilisé
report-never-told = Ce que les actions pouvaient nommer et n’ont jamais nommé, et les règles qui n’ont rien demandé. Une partie est impossible avec ces options ou ce nombre de joueurs.
never-clauses = Règles

## Comment on a fait

section-how = Comment on a fait
how-deals = Donnes
how-deals-told = { NUMBER($deals) } issues de la graine { NUMBER($seed, useGrouping: 0) }, les mêmes pour toutes les tablées et variantes. Chacune est jouée depuis chaque place ; une seule fois si un robot pour qui le hasard ne change rien occupe toutes les places.
how-lineups = Tablées
how-options = Options
how-options-usual = celles par défaut
how-variants = Variantes
how-box = Boîte
how-box-ours = la nôtre, { $digest }
how-box-other = une autre, { $digest }
how-rules = Règles du jeu
how-rules-told = version { $rules } de { $game }, Periplus { $program }
how-intervals = Intervalles
how-intervals-told = Les donnes sont indépendantes entre elles ; les parties d’une même donne ne le sont pas. Tout ce qui varie se mesure donc d’une donne à l’autre. Une part a l’intervalle de Wilson, pour autant de parties indépendantes qu’en valent celles qu’on a jouées ; toute autre moyenne a celui de Student, avec un nombre par donne ; un écart réunit les deux (méthode de Newcombe), moins ce qu’ils ont en commun donne par donne. Un intervalle sur vingt manque le vrai par le seul hasard : sur une page qui en a tant, il y en a.
how-data = Données
how-data-told = Les tables derrière cette page ({ $tables }) sont des fichiers Parquet dans le dossier de l’expérience ; docs/lab.md en décrit les colonnes.
how-again = Refaire
how-again-told = « periplus lab run FICHIER » joue l’expérience, « periplus lab report DOSSIER » fait cette page.

## Deux expériences comparées

compare-same = Les deux ont joué les mêmes donnes : les écarts sont jugés donne par donne.
compare-other = Elles ont joué des donnes différentes et sont jugées séparément.

## Un cahier

notebook-load = L’expérience, et tout ce qu’on y a trouvé :
notebook-tables = Pour poser d’autres questions ; docs/lab.md décrit chaque colonne.
