### Ce que dit Neptun.

title = Neptun
pitch = Chargez votre bateau, lisez le vent et devancez vos rivaux de port en port : chaque cargaison rapporte de l’or ou la faveur d’un temple, et chaque carte Rames jouée change le vent pour tous.
length = trois manches de cinq voyages
intro =
    Prenez des contrats, chargez-les sur votre manifeste et naviguez à la rame et au vent pour les livrer. Ils rapportent des
    pièces d’or ou des points de temple ; qui mène à un temple, ou possède le plus d’or, y prend les tuiles, et le plus grand
    total de points sur les tuiles l’emporte après trois manches. Une carte Rames se lit vent/puissance : +1/4 fait monter la
    prévision de 1 et ajoute 4 à votre portée, qui est la somme de la puissance et du vent. Une étoile marque une carte Rames
    individuelle, qui quitte le jeu une fois jouée. Au temple, « 4 (sur 1) » est un pion sur la case 4, posé sur un autre
    et donc classé derrière lui.

## Joueurs, marchandises et décisions

seat-1 = Rouge
seat-2 = Vert
seat-3 = Violet
seat-4 = Jaune
seat-5 = Bleu

good-honey = miel
good-grain = grain
good-salt = sel
good-grapes = raisin
good-olives = olives
city-crete = Creta
from-crete = { city-crete }

step-acquire = Acquisition d’un contrat
step-chooseoar = Choix d’une carte Rames
step-journey = Navigation et livraison
step-extraturn = Décision sur un tour supplémentaire
step-playextraoar = Carte Rames pour un tour supplémentaire

ending-rounds-over = Les trois manches ont été jouées.
victory-rounds-over =
    { $seats-count ->
        [one] { $seats } gagne avec { $score } points.
       *[other] { $seats } : victoire partagée, avec { $score } points chacun.
    }

# Ce que rapporte un contrat : se place dans d’autres messages
pay-gold =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
pay-points =
    { $points ->
        [one] { $points } point de temple en { $region }
       *[other] { $points } points de temple en { $region }
    }

## Ce que l’on demande à un joueur

prompt-acquire = Tour { $turn } : acquérez un contrat.
prompt-acquire-revealed =
    Vous avez révélé la colonne { $column } : { $good } pour { $city } contre { $pay }, avec la carte Rames { $oar }. Que faites-vous ?
prompt-acquire-must =
    Vous avez révélé la colonne { $column }, la dernière : { $good } pour { $city } contre { $pay }, avec la carte Rames { $oar }. Vous devez la prendre.
prompt-choose-oar = Tour { $turn } : choisissez la carte Rames que vous allez jouer.
prompt-change-oar = Tour { $turn } : votre carte Rames est choisie. Vous pouvez en changer tant que tous n’ont pas choisi.
prompt-sail =
    { $range ->
        [one] Où naviguez-vous ? Avec la carte Rames { $oar } et un vent de force { $wind }, votre portée est de { $range } mille marin.
       *[other] Où naviguez-vous ? Avec la carte Rames { $oar } et un vent de force { $wind }, votre portée est de { $range } milles marins.
    }
prompt-extra =
    { $number ->
        [1] Jouez-vous le tour supplémentaire 5 I ?
        [2] Jouez-vous le tour supplémentaire 5 II ?
       *[other] Jouez-vous le tour supplémentaire { $number } ?
    }
prompt-extra-both = Jouez-vous les tours supplémentaires 5 I et 5 II ? La question ne vous est posée qu’une fois.
prompt-extra-oar = Jouez une carte Rames pour votre tour supplémentaire ; la force du vent est toujours de { $wind }.

## Ce qu’un joueur peut faire : les libellés, et les conséquences qui les complètent

label-take = Prendre la colonne { $column } (emplacement { $slot }) : { $good } pour { $city }
consequence-load = Ce contrat va à l’emplacement { $slot } ; une fois rempli, il rapporte { $pay }.
consequence-oar = Vous recevez la carte Rames { $oar } ; votre pion Joueur va sur la case { $power } de l’échelle des rames.
consequence-leftover =
    { $gold ->
        [one] Vous recevez aussi la pièce d’or posée sur la colonne.
       *[other] Vous recevez aussi les { $gold } pièces d’or posées sur la colonne.
    }

label-reveal = Révéler la colonne { $column }
label-refuse = Refuser la colonne { $refused } et révéler la colonne { $column }
consequence-closes =
    { $columns-count ->
        [one] La colonne { $columns } vous est alors interdite pour ce tour.
       *[other] Les colonnes { $columns } vous sont alors interdites pour ce tour.
    }
consequence-refusal-lasts = La colonne { $column } vous est alors interdite tant qu’elle reste sur la table.
consequence-must-take = La colonne { $column } est la dernière : si vous la révélez, vous devez la prendre.

label-play = Jouer la carte Rames { $oar }
consequence-range =
    { $range ->
        [one] Avec le vent de force { $wind }, votre portée est de { $range } mille marin.
       *[other] Avec le vent de force { $wind }, votre portée est de { $range } milles marins.
    }
consequence-forecast =
    { $wind ->
        [0] La carte ne change pas la prévision ;
       *[other] La carte modifie la prévision de { SIGNED($wind) } ;
    } avec les cartes des autres, celle-ci sera comprise entre { SIGNED($low) } et { SIGNED($high) }.
consequence-forecast-known =
    { $wind ->
        [0] La prévision reste à { SIGNED($forecast) }.
       *[other] La carte modifie la prévision de { SIGNED($wind) } : celle-ci sera de { SIGNED($forecast) }.
    }

label-sail = Naviguer vers { $city }
label-sail-serve = Naviguer vers { $city } et y remplir le contrat de l’emplacement { $slot } ({ $good })
label-sail-serve-buy = Naviguer vers { $city }, y remplir le contrat de l’emplacement { $slot } ({ $good }) et acheter un point de temple
label-stay = Rester sur place ({ $city })
label-stay-serve = Rester à { $city } et y remplir le contrat de l’emplacement { $slot } ({ $good })
label-stay-serve-buy = Rester à { $city }, y remplir le contrat de l’emplacement { $slot } ({ $good }) et acheter un point de temple
consequence-way =
    { $gold ->
        [0] { $miles ->
            [one] Le parcours est de { $miles } mille marin : il est à votre portée.
           *[other] Le parcours est de { $miles } milles marins : il est à votre portée.
        }
        [one] { $miles ->
            [one] Le parcours est de { $miles } mille marin ; vous payez { $gold } pièce d’or pour ce qui dépasse votre portée.
           *[other] Le parcours est de { $miles } milles marins ; vous payez { $gold } pièce d’or pour ce qui dépasse votre portée.
        }
       *[other] { $miles ->
            [one] Le parcours est de { $miles } mille marin ; vous payez { $gold } pièces d’or pour ce qui dépasse votre portée.
           *[other] Le parcours est de { $miles } milles marins ; vous payez { $gold } pièces d’or pour ce qui dépasse votre portée.
        }
    }
consequence-delivers = La livraison ({ $good }, emplacement { $slot }) vous rapporte { $pay }.
consequence-buys =
    { $gold ->
        [one] Vous payez { $gold } pièce d’or pour un point de temple supplémentaire en { $region }.
       *[other] Vous payez { $gold } pièces d’or pour un point de temple supplémentaire en { $region }.
    }
consequence-loses =
    { $slots-count ->
        [one] Vous perdez le contrat de l’emplacement { $slots }.
       *[other] Vous perdez les contrats des emplacements { $slots }.
    }

question-extraturn = Quand on vous propose un tour supplémentaire
question-extraturn-join = le jouer
question-extraturn-decline = y renoncer
# Choisir par étapes
field-take-column = Colonne
field-take-slot = Emplacement
field-play-card = Carte Rames
field-sail-city = Ville
field-sail-slot = Livraison
field-sail-buy = Point de temple
entry-take-column = { $column } : { $good } pour { $city }
note-take-column = { $pay }, carte Rames { $oar }
entry-take-slot = Emplacement { $slot }
entry-play-card = { $oar }
entry-sail-slot = { $good } (emplacement { $slot })
none-sail-slot = ne rien livrer
entry-sail-buy = Acheter un point de temple
none-sail-buy = Ne pas en acheter

label-join = Jouer le tour supplémentaire
label-decline = Ne pas participer
consequence-join = Vous devrez alors jouer une carte Rames, mais rien ne vous obligera à déplacer votre bateau.

## Pourquoi une action vaut quelque chose : se place à côté de sa valeur

reason-chart = le voyage que permet votre manifeste sans ce contrat
reason-contract = { $good } pour { $city } à l’emplacement { $slot }, au lieu de ce qui pourrait encore y venir
reason-oar = la carte Rames { $oar } dans votre main
reason-leftover =
    { $gold ->
        [one] { $gold } pièce d’or sur la colonne
       *[other] { $gold } pièces d’or sur la colonne
    }
reason-face-down = ce qui peut s’y trouver, en moyenne
reason-refuse = la possibilité de la refuser et d’en révéler une autre
reason-delivery = la livraison à { $city } ({ $good })
reason-voyage = la suite du voyage à partir de { $city }
reason-miles =
    { $gold ->
        [one] { $gold } pièce d’or pour ce qui dépasse votre portée
       *[other] { $gold } pièces d’or pour ce qui dépasse votre portée
    }
reason-point =
    { $gold ->
        [one] un point de temple de plus en { $region } pour { $gold } pièce d’or
       *[other] un point de temple de plus en { $region } pour { $gold } pièces d’or
    }
reason-oar-spent = la carte Rames { $oar } quitte votre main
reason-decline = vous gardez vos cartes Rames

## Ce qui est refusé, et ce qui est permis à la place

refused-acquire-first = C’est le moment d’acquérir un contrat : prenez une colonne ou révélez la suivante.
refused-nothing-to-reveal = Plus aucune colonne n’est face cachée : vous devez en prendre une.
refused-no-such-column = Il n’y a pas de colonne { $column } dans la rangée ; prenez l’une de celles qui restent.
refused-column-face-down = La colonne { $column } est face cachée ; révélez les colonnes à partir de la gauche jusqu’à elle.
refused-column-closed =
    La colonne { $column } vous est interdite pour ce tour ; parmi celles qui sont face visible, seule la colonne { $open }, la dernière que vous avez révélée, vous est permise.
refused-column-refused = Vous avez révélé puis refusé la colonne { $column } : elle vous est interdite tant qu’elle reste sur la table.
refused-slot-taken = L’emplacement { $slot } n’est pas libre ; chargez le contrat à un emplacement libre.
refused-play-oar-first = Il vous faut d’abord une carte Rames : jouez-en une de votre main.
refused-oar-not-in-hand = Vous n’avez pas la carte Rames { $oar } ; jouez une carte de votre main.
refused-sail-first = C’est le moment de naviguer : nommez la ville où s’achève votre déplacement, même si votre bateau reste sur place.
refused-too-far =
    Naviguer vers { $city } coûte { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }, et { $gold ->
        [0] vous n’en avez aucune ; choisissez une ville à votre portée.
       *[other] vous n’en avez que { $gold } ; choisissez une ville plus proche.
    }
refused-buy-without-contract = Vous ne pouvez acheter un point de temple qu’en remplissant un contrat.
refused-slot-lost = Le contrat de l’emplacement { $slot } est retourné et perdu ; seuls les contrats en cours peuvent être remplis.
refused-slot-not-open = Il n’y a pas de contrat en cours à l’emplacement { $slot } ; seuls les contrats en cours peuvent être remplis.
refused-other-city = Le contrat de l’emplacement { $slot } est pour { $city }, mais votre déplacement s’achève ailleurs ({ $here }).
refused-point-too-dear =
    Un point de temple coûte { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }, et { $gold ->
        [0] vous n’en auriez aucune ; remplissez le contrat sans rien acheter.
       *[other] vous n’en auriez que { $gold } ; remplissez le contrat sans rien acheter.
    }
refused-extra-turn-first = On vous demande si vous jouez le tour supplémentaire : acceptez ou refusez.

## Ce qui s’est passé

event-set-up = Tout est en place ; la force du vent est de { $wind }. Ordre des joueurs : { $seats }.

event-revealed = { $seat } révèle la colonne { $column } : { $good } pour { $city } contre { $pay }, carte Rames { $oar }.
event-taken =
    { $gold ->
        [0] { $seat } prend la colonne { $column } (emplacement { $slot }) : { $good } pour { $city } contre { $pay }, carte Rames { $oar }.
        [one] { $seat } prend la colonne { $column } (emplacement { $slot }) : { $good } pour { $city } contre { $pay }, carte Rames { $oar }, et la pièce d’or posée dessus.
       *[other] { $seat } prend la colonne { $column } (emplacement { $slot }) : { $good } pour { $city } contre { $pay }, carte Rames { $oar }, et les { $gold } pièces d’or posées dessus.
    }
event-order = Nouvel ordre des joueurs : { $seats }.
event-leftover =
    { $gold ->
        [0] La colonne restante est révélée : { $good } pour { $city } contre { $pay }, carte Rames { $oar }.
        [one] La colonne restante ({ $good } pour { $city } contre { $pay }, carte Rames { $oar }) porte maintenant { $gold } pièce d’or.
       *[other] La colonne restante ({ $good } pour { $city } contre { $pay }, carte Rames { $oar }) porte maintenant { $gold } pièces d’or.
    }
event-leftover-discarded =
    La colonne restante est défaussée : { $good } pour { $city } contre { $pay }, carte Rames { $oar }.

event-chosen = { $seat } a choisi une carte Rames.
event-chosen-own = Vous avez choisi la carte Rames { $oar }.
event-oars =
    Les cartes Rames sont révélées : { $oars }. Le total de leurs modificateurs de vent est de { SIGNED($total) } ; la prévision est de { SIGNED($forecast) }.
oar-of = { $seat } { $oar }
event-sailed =
    { $gold ->
        [0] { $miles ->
            [one] { $seat } quitte { $from } et rejoint { $city } ({ $miles } mille marin).
           *[other] { $seat } quitte { $from } et rejoint { $city } ({ $miles } milles marins).
        }
        [one] { $miles ->
            [one] { $seat } quitte { $from } et rejoint { $city } ({ $miles } mille marin) en payant { $gold } pièce d’or.
           *[other] { $seat } quitte { $from } et rejoint { $city } ({ $miles } milles marins) en payant { $gold } pièce d’or.
        }
       *[other] { $miles ->
            [one] { $seat } quitte { $from } et rejoint { $city } ({ $miles } mille marin) en payant { $gold } pièces d’or.
           *[other] { $seat } quitte { $from } et rejoint { $city } ({ $miles } milles marins) en payant { $gold } pièces d’or.
        }
    }
event-stayed = { $seat } reste sur place ({ $city }).
event-fulfilled =
    { $price ->
        [0] { $seat } remplit le contrat de l’emplacement { $slot } ({ $good } pour { $city }) et gagne { $pay }.
        [one] { $seat } remplit le contrat de l’emplacement { $slot } ({ $good } pour { $city }), gagne { $pay } et achète un point de temple pour { $price } pièce d’or.
       *[other] { $seat } remplit le contrat de l’emplacement { $slot } ({ $good } pour { $city }), gagne { $pay } et achète un point de temple pour { $price } pièces d’or.
    }
event-advanced =
    { $points ->
        [one] En { $region }, { $seat } avance de { $points } case et atteint la case { $space } du temple.
       *[other] En { $region }, { $seat } avance de { $points } cases et atteint la case { $space } du temple.
    }
event-lost =
    { $slots-count ->
        [one] { $seat } perd le contrat de l’emplacement { $slots }.
       *[other] { $seat } perd les contrats des emplacements { $slots }.
    }
event-wind = La prévision se réalise : la force du vent est maintenant de { $wind }.

event-joined = { $seat } souhaite jouer un tour supplémentaire.
event-declined = { $seat } renonce à jouer un tour supplémentaire.
event-extra-oar = { $seat } joue la carte Rames { $oar } pour un tour supplémentaire.

event-bonus = { $seat } a rempli ses cinq contrats et prend une tuile Bonus.
event-bonus-own =
    { $value ->
        [one] Vous avez rempli vos cinq contrats et prenez une tuile Bonus de { $value } point.
       *[other] Vous avez rempli vos cinq contrats et prenez une tuile Bonus de { $value } points.
    }
event-bonus-fixed =
    { $value ->
        [one] { $seat } a rempli ses cinq contrats et prend une tuile Bonus de { $value } point.
       *[other] { $seat } a rempli ses cinq contrats et prend une tuile Bonus de { $value } points.
    }
event-tile-removed =
    { $temple ->
        [Gold] { $points ->
            [one] Au temple d’or, personne ne peut prétendre à la tuile de { $points } point.
           *[other] Au temple d’or, personne ne peut prétendre à la tuile de { $points } points.
        }
       *[other] { $points ->
            [one] Au temple de la région { $temple }, personne ne peut prétendre à la tuile de { $points } point.
           *[other] Au temple de la région { $temple }, personne ne peut prétendre à la tuile de { $points } points.
        }
    }
event-tile =
    { $temple ->
        [Gold] { $points ->
            [one] Au temple d’or, { $seat } prend une tuile de { $points } point.
           *[other] Au temple d’or, { $seat } prend une tuile de { $points } points.
        }
       *[other] { $points ->
            [one] Au temple de la région { $temple }, { $seat } prend une tuile de { $points } point.
           *[other] Au temple de la région { $temple }, { $seat } prend une tuile de { $points } points.
        }
    }
event-round = La manche { $round } commence ; la force du vent est de { $wind }.
event-over = La dernière manche est terminée. Points des tuiles Bonus : { $bonuses }.
bonus-of = { $seat } { $points }

## La table en mots : titres, en-têtes et ce qui figure dessous

sheet-sea = La mer
sheet-temples = Temples
sheet-charts = Manifestes
sheet-captains = Joueurs, dans l’ordre de jeu
sheet-row = Contrats à acquérir
sheet-own = Rien que pour vos yeux
sheet-reminders = Cartes Rames que vous avez vu prendre
sheet-weather = Tour et vent

chapter-round = Manche { $round }
chapter-phase = { $phase }
measure-score = Points
measure-gold = Or
measure-temples = Avancée aux temples
phase-acquire = phase 1 : acquérir des contrats
phase-fulfil = phase 2 : remplir les contrats
phase-extra = phase 2 : tours supplémentaires
phase-short-acquire = Contrats
phase-short-fulfil = Livraisons
phase-short-extra = Tours en plus
sheet-scored = Tuiles prises à la manche { $round }
heading-takers = Pris par
cell-taker = { $seat } { $points } ({ $stood })
cell-by-token =
    { $height ->
        [0] case { $space }
       *[other] case { $space }, sur { $height }
    }
cell-by-gold = { $gold } or, place { $order } dans l’ordre des joueurs
heading-city = Ville
heading-region = Région
heading-links = Trajets
heading-way = Parcours
heading-boats = Bateaux
heading-temple = Temple
heading-tiles = Tuiles { $round }
heading-player = Joueur
heading-slot = Empl. { $slot }
heading-boat = Bateau
heading-gold = Or
heading-scale = Échelle des rames
heading-oars = Cartes Rames
heading-played = Jouées
heading-points = Points
heading-bonus = Tuiles Bonus
heading-column = Colonne
heading-contract = Contrat
heading-pay = Rapporte
heading-oar = Carte Rames
heading-hand = Cartes Rames en main
heading-chosen = Choisie
heading-bonus-values = Valeur de vos tuiles Bonus
heading-round = Manche
heading-turn = Tour
heading-wind = Vent
heading-forecast = Prévision

cell-seat = { $seat }
cell-list = { $names }
cell-temple = { $source }
cell-good = { $good }
cell-city = { $city }
legend-map = Un nombre est la distance en milles marins depuis votre bateau ; à côté, les bateaux présents. « map Crete » donne les liaisons d’une ville.
cell-link = { $city } { $miles }
# Comme sur les cartes : se place dans des colonnes étroites
cell-gold =
    { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    }
cell-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
cell-contract = { $good } → { $city }
cell-contract-refused = { $good } → { $city } (refusée par { $seat })
cell-loaded =
    { $good } → { $city }
    { $pay }
cell-token = { $space } (sur { $height })
cell-fulfilled = rempli
cell-lost = perdu
cell-face-down = face cachée
cell-forecast = { SIGNED($forecast) }

## Boîtes

fault-ends = les noms de deux villes différentes sont attendus ici
fault-unreachable = aucune suite de trajets ne relie { $city } à la ville de départ
fault-start-card = rien ne se livre dans la ville d’où partent les bateaux ; nommez une autre ville
fault-pay = une marchandise doit être payée une seule fois, en or ou en points de temple ({ $good })

## D’où viennent les points

source-bonus = tuiles Bonus
source-gold = temple d’or

## Options : une question, et chaque valeur comme réponse

option-refusal-lasts-round = Si une colonne que vous avez refusée est la colonne restante, pouvez-vous la prendre à un tour suivant ?
option-refusal-lasts-round-true = non, votre refus est définitif
option-refusal-lasts-round-false = oui, tous peuvent la prendre

option-leftover-gold-accumulates = L’or s’accumule-t-il sur une colonne qui reste tour après tour ?
option-leftover-gold-accumulates-true = oui, 1 pièce de plus à chaque fois
option-leftover-gold-accumulates-false = non, jamais plus de 1 pièce

option-buy-with-fresh-gold = L’or qu’un contrat vient de rapporter peut-il payer son point de temple supplémentaire ?
option-buy-with-fresh-gold-true = oui, aussitôt
option-buy-with-fresh-gold-false = non, seulement l’or que vous aviez déjà

option-extra-turns-affect-wind = Les cartes Rames jouées aux tours supplémentaires changent-elles la prévision ?
option-extra-turns-affect-wind-true = oui, leur modificateur de vent s’y ajoute
option-extra-turns-affect-wind-false = non, leur modificateur de vent est ignoré

option-extra-turns-asked-once = Une seule réponse, donnée avant le tour supplémentaire 5 I, vaut-elle pour les deux tours supplémentaires ?
option-extra-turns-asked-once-true = oui, la question est posée une seule fois
option-extra-turns-asked-once-false = non, la question est posée avant chacun

option-zero-may-score = Les joueurs encore sur la case 0 d’un temple peuvent-ils y prendre une tuile ?
option-zero-may-score-true = oui, ils sont classés derniers, selon l’ordre des joueurs
option-zero-may-score-false = non, il faut au moins 1 case

option-gold-temple-needs-gold = Faut-il avoir de l’or pour prendre une tuile au temple d’or ?
option-gold-temple-needs-gold-true = oui, au moins 1 pièce
option-gold-temple-needs-gold-false = non, l’ordre des joueurs départage toutes les égalités

option-wind-between-rounds = Quel vent souffle quand une nouvelle manche commence ?
option-wind-between-rounds-forecast = celui de la prévision du tour 5
option-wind-between-rounds-keep = le même qu’au tour 5
option-wind-between-rounds-reset5 = celui du début de la partie (5)

option-bonus-tiles = Que vaut une tuile Bonus, et qui le sait ?
option-bonus-tiles-random = sa valeur varie ; seul son propriétaire la connaît avant la fin
option-bonus-tiles-fixed3 = toujours la même valeur (3 points), connue de tous

## Le plateau

panel-chart = La mer
panel-row = Contrats à acquérir
panel-hand = Vos cartes Rames
panel-manifest = Votre manifeste
panel-temples = Temples
panel-tally = Points par manche et par temple
legend-forecast = prévision
legend-wind = vent actuel
course-round = Manche
course-contracts = Contrats
course-sailing = Navigation
order-marker = pion Joueur sur { $power }

told-course = Manche { $round }, tour { $turn }
told-link = { $city } – { $other_city } : { $miles } milles
told-forecast = Prévision : somme des cartes Rames jouées ; elle donne le vent du prochain tour
told-wind = Vent { $wind } : ajouté à la puissance d’une carte Rames, il donne votre portée en milles
told-starting = L’étoile marque une carte de départ
told-covered = tuile Bonus, cachée jusqu’à la fin
told-bonus = tuile Bonus : { $points } points
round-now = { $round }, maintenant
told-tile = tuile de la place { $place } dans cette manche : { $points } points
told-later = tuile de la place { $place } dans la manche { $round } : { $points } points
told-order = place { $order } dans l’ordre des joueurs
told-gold = or : { $gold }
told-oars = cartes Rames en main : { $count }
told-points = points sur les tuiles : { $points }
told-played = cartes Rames jouées dans cette manche : { $oars }
told-chosen = a choisi une carte Rames
told-city = { $city } en { $region }
told-harbour = { $city }, le port d’attache
told-ships =
    { $seats-count ->
        [one] Bateau ici : { $seats }
       *[other] Bateaux ici : { $seats }
    }
told-boat = Bateau ({ $seat }) à { $city }
told-column =
    { $gold ->
        [0] Colonne { $column } : { $contract } ; carte Rames { $oar }
       *[other] Colonne { $column } : { $contract } ; carte Rames { $oar } ; or posé dessus : { $gold }
    }
told-column-down = Colonne { $column }, face cachée
told-slot = Emplacement { $slot } : { $state }
told-free = libre
told-oar = Carte Rames { $oar }
told-oar-chosen = Carte Rames { $oar }, choisie
told-temple = { $source } : { $spaces }
told-token = { $seat } { $space }
told-player = place { $order } dans l’ordre des joueurs, or : { $gold }, cartes Rames : { $oars }, points sur les tuiles : { $points }

## La leçon : une partie préparée, pour laquelle valent les cartes et les milles marins cités

lesson-reveal =
    Les { $columns } colonnes sont face cachée : une de plus qu’il n’y a de joueurs. Une colonne contient un contrat, c’est-à-dire
    une marchandise à livrer dans une ville, et une carte Rames, dont vous aurez besoin en mer. Chacun prend une colonne par
    tour, et vous commencez. Révélez la plus à gauche.
lesson-refuse =
    La livraison à { $city } ({ $good }) rapporterait { $gold } pièces d’or. L’or achète des milles marins, mais la plupart
    des tuiles se gagnent aux temples de région, et { $city } est à { $miles } milles marins de Creta : refusez la colonne
    et révélez la suivante. Vous ne pourrez pas y revenir ce tour-ci ; elle reste face visible pour les autres.
lesson-take =
    Voilà qui est mieux : { $good } pour { $city } contre { $points } points de temple en { $region }. Chargez ce contrat à
    l’emplacement { $slot }, où il restera. Une livraison fait perdre les contrats encore en cours à sa gauche : placez donc à
    gauche ce que vous atteindrez d’abord. { $city } est à { $miles } milles marins : ce sera votre premier voyage. Vous
    recevez aussi la carte Rames { $oar } ; sa puissance, { $power }, fixe votre place dans l’ordre des joueurs du tour
    suivant, où la plus faible passe en premier.
lesson-leftover =
    Personne n’a pris la colonne que vous avez refusée. Colonne restante, elle est maintenant face visible, tout à gauche, et
    porte { $leftover } pièce d’or, qui vous revient avec elle. Votre refus ne valait que pour un tour, et vous pouvez prendre
    n’importe quelle colonne face visible : prenez celle-ci, qui rapporte { $gold } pièces d’or pour une livraison à { $city }
    ({ $good }). Chargez le contrat à l’emplacement { $slot }, pour qu’une autre escale puisse le précéder.
lesson-meanwhile =
    Deux contrats sont chargés. Les tours suivants, jusqu’au cinquième, se déroulent de la même façon et sont joués pour
    vous : regardez votre manifeste se remplir.
lesson-oar =
    Votre manifeste est plein : vous prenez la mer. Chacun choisit une carte Rames en secret. Votre portée est la puissance de
    cette carte plus la force du vent : { $oar } et un vent de force { $wind } font { $range } milles marins, exactement la
    distance jusqu’à { $city }, et aucune autre de vos cartes ne vous mène aussi loin. Son modificateur de vent,
    { SIGNED($share) }, compte pour la prévision, qui devient le vent du tour suivant.
lesson-sail =
    Naviguez vers { $city } : { $miles } milles marins, à votre portée. Vous y livrez votre marchandise ({ $good }), et votre
    pion Temple avance de { $points } cases en { $region }. À chaque livraison, vous pouvez acheter un point de temple de plus
    pour { $price } pièces d’or. Faites-le : qui est premier à un temple y prend la tuile.
lesson-wind =
    Tous ont navigué, et la prévision de { SIGNED($forecast) } s’est réalisée : la force du vent est de 5 plus { $forecast }, soit
    { $wind }. L’emplacement { $slot } vient ensuite : { $city }, à { $miles } milles marins. Avec { $oar }, votre portée est de
    { $range }, et aucune de vos cartes ne donne plus ; l’or fera le reste.
lesson-gold =
    Le parcours jusqu’à { $city } est de { $miles } milles marins et votre portée de { $range } : chaque mille au-delà coûte 1
    pièce d’or, vous en payez donc { $toll }. La livraison ({ $good }) vous rapporte ensuite { $gold } pièces d’or, que vous
    pouvez dépenser aussitôt : achetez un point de temple pour { $price }, comme le permet chaque livraison. Le contrat de
    gauche est déjà rempli : vous ne perdez donc rien.
lesson-end =
    À vous de jouer. { $third }, { $fourth } et { $fifth } attendent aux emplacements 3, 4 et 5 : remplissez ces trois
    contrats, de gauche à droite, et vous prendrez une tuile Bonus. À la fin de cette manche, chaque temple donne sa tuile à qui y
    mène, et le temple d’or à qui possède le plus d’or. Chacun garde son or et ses places aux temples pour la manche suivante,
    où chaque temple a deux tuiles ; au dernier, il en a trois. À la fin, ce sont les points sur les tuiles qui décident.
