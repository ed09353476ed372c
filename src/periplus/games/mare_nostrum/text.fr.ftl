### Ce que dit Mare Nostrum.

title = Mare Nostrum
pitch = Menez l’une des cinq civilisations de la Méditerranée : marchandez les ressources qui vous manquent, bâtissez villes et caravanes, lancez vos légions, et rassemblez héros et merveilles avant vos rivaux.
length = autant de tours qu’il en faut pour que quelqu’un gagne
intro =
    Chaque tour a trois phases. Dans la première, vous recevez impôts et ressources et vous échangez des cartes ; dans la
    deuxième, vous construisez avec des séries d’impôts ou de ressources différentes ; dans la troisième, trirèmes et légions
    se déplacent et combattent. Celui qui a le plus de caravanes et de marchés, de villes et de temples, ou d’unités mène la
    phase correspondante. Vous gagnez aussitôt avec les Pyramides, ou avec quatre héros et merveilles, quel que soit le mélange.
    Les lieux portent leur nom latin.

## Joueurs, noms et décisions

seat-1 = Joueur 1
seat-2 = Joueur 2
seat-3 = Joueur 3
seat-4 = Joueur 4
seat-5 = Joueur 5

civ-rome = Rome
civ-carthage = Carthage
civ-babylon = Babylone
civ-egypt = l’Égypte
civ-greece = la Grèce
part-rome = { civ-rome }
part-carthage = { civ-carthage }
part-babylon = { civ-babylon }
part-egypt = { civ-egypt }
part-greece = { civ-greece }

role-director = Maître du commerce
role-political = Leader politique
role-military = Chef militaire
counted-director = le plus de caravanes et de marchés
counted-political = le plus de villes et de temples
counted-military = le plus de légions, de trirèmes et de forteresses

# Beside the name of a player
badge = { $roles }

# Cartes de la banque, puis héros et merveilles
card-livestock = bétail
card-grain = céréales
card-fruit = fruits
card-gems = pierres précieuses
card-slaves = esclaves
card-oil = huile
card-metal = métal
card-gold = or
card-papyrus = papyrus
card-perfume = parfum
card-fish = poisson
card-wine = vin
card-tax = impôt
several = { $count } × { $card }
several-taxes =
    { $count ->
        [one] { $count } impôt
       *[other] { $count } impôts
    }

card-julius-caesar = Jules César
card-hannibal = Hannibal
card-hammurabi = Hammourabi
card-pericles = Périclès
card-cleopatra = Cléopâtre
card-agamemnon = Agamemnon
card-archimedes = Archimède
card-solomon = Salomon
card-helen-of-troy = Hélène de Troie
card-nebuchadnezzar = Nabuchodonosor
card-ulysses = Ulysse
card-colossus = le Colosse
card-hanging-gardens = les Jardins suspendus
card-temple-of-artemis = le Temple d’Artémis
card-statue-of-zeus = la Statue de Zeus
card-lighthouse = le Phare
card-mausoleum = le Mausolée
card-pyramids = les Pyramides

# Leurs pouvoirs : une phrase
power = { $power }
power-caesar = Vos légions et vos forteresses coûtent 1 de moins (les légions seules si une option le veut).
power-hannibal = Chaque dé de vos légions compte 1 de plus.
power-hammurabi = Vous posez un marqueur d’influence gratuit par tour.
power-pericles = Vos trirèmes coûtent 1 de moins, et chacun de leurs dés compte 1 de plus.
power-cleopatra = Une fois par phase de construction, vous pouvez échanger à la banque une ressource contre un impôt, ou l’inverse.
power-agamemnon = Vous comptez 2 de plus pour le rôle de Maître du commerce.
power-archimedes = Vous comptez 2 de plus pour le rôle de Chef militaire.
power-solomon = Vous comptez 2 de plus pour le rôle de Leader politique.
power-helen = Une fois par phase militaire, une légion qui entre dans une de vos provinces se rallie à vous.
power-nebuchadnezzar = Quand vous mettez à sac une ville ou une caravane, vous prenez sa carte à la banque.
power-ulysses = Une fois par échange, vous pouvez faire prendre à un joueur une de vos cartes au lieu d’une autre.
power-colossus = Votre revenu compte un impôt de plus.
power-gardens = Après la construction, vous pouvez garder une ressource.
power-artemis = Votre revenu compte une ressource de votre choix en plus.
power-zeus = Vous pouvez avoir deux forteresses dans une province.
power-lighthouse = Vous pouvez poser de l’influence dans toute province sans marqueur étranger, proche ou lointaine.
power-mausoleum = Vos villes, caravanes, temples et marchés coûtent 1 de moins.
power-pyramids = Vous gagnez aussitôt.

# Ce que l’on construit : se place dans d’autres messages
item-city = une ville
item-caravan = une caravane
item-temple = un temple
item-market = un marché
item-influence = un marqueur d’influence
item-legion = une légion
item-trireme = une trirème
item-fortress = une forteresse
caravan-on = une caravane ({ $card })
city-at = une ville ({ $site })

# Les bâtiments d’après leur emplacement ; les villes portent le nom de leur site
spot-livestock = la caravane de bétail
spot-grain = la caravane de céréales
spot-fruit = la caravane de fruits
spot-gems = la caravane de pierres précieuses
spot-slaves = la caravane d’esclaves
spot-oil = la caravane d’huile
spot-metal = la caravane de métal
spot-gold = la caravane d’or
spot-papyrus = la caravane de papyrus
spot-perfume = la caravane de parfum
spot-fish = la caravane de poisson
spot-wine = la caravane de vin
spot-temple = le temple
spot-market = le marché

how-legions-first = les légions d’abord
how-fortresses-first = les forteresses d’abord
how-one-fortress = une forteresse, puis des légions

step-placecaravan = Placement d’une caravane de la fiche
step-settle = Dépense des points de la mise en place
step-bequeath = Transmission d’un rôle
step-collect = Choix d’une ressource pour le Temple d’Artémis
step-demand = Annonce du nombre de cartes à offrir
step-makeoffer = Offre de cartes
step-pick = Prise d’une carte
step-redirect = Décision sur Ulysse
step-pickinstead = Prise d’une carte chez qui possède Ulysse
step-give = Don d’une carte en retour
step-namebuilder = Choix du prochain à construire
step-construct = Construction
step-keep = Ressource gardée avec les Jardins suspendus
step-keeptaxes = Impôts gardés
step-namecommander = Choix du prochain à se déplacer
step-fleets = Déplacement des trirèmes
step-legions = Déplacement des légions
step-hold = Usage des provinces tenues
step-lure = Décision sur Hélène de Troie
step-casualties = Choix des pertes
step-uncover = Abandon de bâtiments occupés
step-aftermath = Mise à sac, occupation ou conversion

ending-pyramids = Les Pyramides sont bâties.
ending-cards = Quelqu’un possède assez de héros et de merveilles pour gagner.
ending-roles = Un joueur tient les trois rôles.
ending-capitals = Un joueur tient quatre provinces capitales.
ending-turn-limit = Le dernier tour convenu a été joué.
victory-pyramids = { $seats } gagne : les Pyramides sont bâties.
victory-cards = { $seats } gagne : { $score ->
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
       *[other] { $score }
    } héros et merveilles.
victory-roles = { $seats } gagne : les trois rôles dans une seule main.
victory-capitals = { $seats } gagne : quatre provinces capitales.
victory-turn-limit =
    { $seats-count ->
        [one] { $seats } gagne au dernier tour ; héros et merveilles : { $score }.
       *[other] { $seats } se partagent la victoire au dernier tour ; héros et merveilles : { $score } chacun.
    }

## Ce que l’on demande à un joueur

prompt-placecaravan = Sur quelle icône se place votre caravane à { $province } ?
prompt-settle =
    { $points ->
        [one] Il vous reste { $points } point. Que placez-vous ?
       *[other] Il vous reste { $points } points. Que placez-vous ?
    }
prompt-bequeath = D’autres sont à égalité devant vous pour le rôle de { $role }. Qui le reçoit ?
prompt-namenext = Vous êtes { $role } : à qui le tour ?
prompt-collect = Le Temple d’Artémis vous donne une ressource. Laquelle ?
prompt-demand = Vous êtes Maître du commerce : combien de cartes chacun offre-t-il ?
prompt-makeoffer =
    { $count ->
        [one] Offrez { $count } carte.
       *[other] Offrez { $count } cartes.
    }
prompt-pick = Quelle carte prenez-vous, et chez qui ?
prompt-redirect = { $seat } veut prendre chez { $victim_seat } : { $card }. Utilisez-vous Ulysse ?
prompt-pickinstead = Ulysse vous y force : quelle carte prenez-vous chez son propriétaire ?
prompt-give = Il manque une carte à { $seat } : laquelle des vôtres donnez-vous ?
prompt-construct = Que construisez-vous ?
prompt-keep = Les Jardins suspendus vous laissent garder une ressource. Laquelle ?
prompt-keeptaxes = Combien de vos impôts gardez-vous ?
prompt-fleets = Déplacez vos trirèmes, et combattez en mer si vous le voulez.
prompt-legions = Déplacez vos légions, et attaquez là où vous êtes si vous le voulez.
prompt-hold = Que faites-vous des provinces que vous tenez ?
prompt-lure =
    { $count ->
        [one] { $count } légion de { $enemy_civ } arrive à { $province }. Hélène de Troie la rallie-t-elle ?
       *[other] { $count } légions de { $enemy_civ } arrivent à { $province }. Hélène de Troie en rallie-t-elle une ?
    }
prompt-casualties =
    { $count ->
        [one] Vous perdez { $count } unité à { $place } ({ $civ } contre { $enemy_civ }). Laquelle ?
       *[other] Vous perdez { $count } unités à { $place } ({ $civ } contre { $enemy_civ }). Lesquelles ?
    }
prompt-uncover =
    { $count ->
        [one] À { $province }, il vous reste { $count } légion. Sur quel bâtiment demeure-t-elle ?
       *[other] À { $province }, il vous reste { $count } légions. Sur quels bâtiments demeurent-elles ?
    }
prompt-aftermath = { $province } s’ouvre à vous. Qu’en faites-vous ?
prompt-aftermath-joins = D’autres légions sont arrivées à { $province }. Occupent-elles d’autres bâtiments ?

## Ce qu’un joueur peut faire : intitulés, et conséquences qui les complètent

label-place = Placer { $item } à { $province }
label-place-hero = Prendre votre héros : { $card }
label-done-placing = Passer ; les points restants sont perdus
label-bequeath = Le rôle de { $role } va à { $civ }
label-name = Au tour de { $civ }
label-collect = Recevoir : { $card }
label-exchange =
    { $count ->
        [0] Pas d’échange ce tour-ci
        [one] { $count } carte chacun
       *[other] { $count } cartes chacun
    }
consequence-traders = Participent : { $seats }.
consequence-no-trade = Personne n’échange.
label-offer = Offrir : { $cards }
label-take = Prendre chez { $civ } : { $card }
consequence-picks-next = Ensuite : { $civ }.
consequence-all-even = C’est la dernière prise, et il ne manque de carte à personne.
consequence-card-owed = C’est la dernière prise ; le Maître du commerce donne une carte à { $civ }.
label-redirect = Utiliser Ulysse : on prend une de vos cartes à la place
label-let = Laisser faire
label-give = Donner : { $card }
label-build = Construire { $item } à { $province } en payant : { $cards }
label-build-free = Construire { $item } à { $province } gratuitement
label-buy = Acheter { $card } en payant : { $cards }
label-swap = Échanger à la banque : { $card } contre { $other_card }
consequence-room = Il y a de la place pour { $names }.
label-done-building = Ne plus rien construire
label-keep = Garder : { $card }
label-retain =
    { $count ->
        [0] Ne garder aucun impôt
        [one] Garder { $count } impôt
       *[other] Garder { $count } impôts
    }
label-done = Ne rien garder
label-move =
    { $units ->
        [triremes] { $count ->
            [one] Naviguer avec { $count } trirème : { $places } → { $to }
           *[other] Naviguer avec { $count } trirèmes : { $places } → { $to }
        }
       *[legions] { $count ->
            [one] Marcher avec { $count } légion : { $places } → { $to }
           *[other] Marcher avec { $count } légions : { $places } → { $to }
        }
    }
consequence-battle = C’est une attaque contre { $civ } : { $units } contre { $enemy_units }.
consequence-undefended = Cette province appartient à { $civ }, et personne ne la défend.
label-attack = Attaquer { $civ } ({ $place })
label-done-fleets = Plus rien en mer : passer aux légions
label-done-legions = Plus de déplacements ni de batailles
label-lure = Utiliser Hélène de Troie : une légion se rallie à vous
label-lure-away = Utiliser Hélène de Troie : une légion est seulement retirée, car vous n’en avez plus en réserve
label-lose =
    { $legions ->
        [0] { $fortresses ->
            [one] Perdre { $fortresses } forteresse
           *[other] Perdre { $fortresses } forteresses
        }
        [one] { $fortresses ->
            [0] Perdre { $legions } légion
            [one] Perdre { $legions } légion et { $fortresses } forteresse
           *[other] Perdre { $legions } légion et { $fortresses } forteresses
        }
       *[other] { $fortresses ->
            [0] Perdre { $legions } légions
            [one] Perdre { $legions } légions et { $fortresses } forteresse
           *[other] Perdre { $legions } légions et { $fortresses } forteresses
        }
    }
label-pillage = Mettre à sac { $province } : détruire { $spot }
consequence-pillage = Le bâtiment est détruit, et son pion redevient libre pour tous.
label-occupy = Occuper à { $province } : { $spots }
consequence-occupy = Dès la prochaine phase de commerce, ses revenus sont à vous, tant que des légions y restent.
label-convert = Commencer à convertir { $province }
consequence-convert = À votre prochaine phase de construction, vous pourrez y payer une influence, si vous tenez encore la province seul et que l’influence peut l’atteindre.
label-done-choosing = En rester là

# Formulaires : toutes les cartes, toutes les unités
form-offer = Offrir d’autres cartes
form-build = Construire autre chose, ou payer autrement
form-buy = Acheter un héros ou une merveille en payant autrement
form-move = Déplacer d’autres unités
form-attack = Attaquer sur place
form-occupy = Occuper d’autres bâtiments
field-offer-cards = Cartes
field-build-item = Construction
field-build-province = Province
field-build-spot = Icône ou site
field-build-cards = Payé avec
field-buy-card = Héros ou merveille
field-buy-cards = Payé avec
field-move-groups = Unités
field-move-to = Destination
field-move-civ = Contre qui
field-attack-place = Où
field-attack-civ = Contre qui
field-occupy-province = Province
field-occupy-spots = Bâtiments

# Headings of a long list of choices
# Choisir par étapes
verb-build = Construire
verb-buy = Acheter un héros ou une merveille
verb-swap = Échanger une carte à la banque
verb-move = Se déplacer
verb-attack = Attaquer sur place
verb-pillage = Mettre à sac
verb-occupy = Occuper
verb-convert = Convertir
field-take-card = Carte
field-take-civ = Chez
field-give-card = Carte
field-collect-card = Carte
field-keep-card = Carte
field-swap-card = Vous donnez
field-swap-for = Vous recevez
field-exchange-count = Cartes par joueur
field-retain-count = Taxes
field-name-civ = Civilisation
field-move-groups-place = Départ
field-move-groups-unit = Unités
field-move-groups-count = Combien
field-lose-how = Pertes
field-pillage-province = Province
field-pillage-spot = Bâtiment
field-convert-province = Province
entry-build-cards = { $cards }
entry-buy-cards = { $cards }
entry-offer-cards = { $cards }
entry-move-groups = { $count } ({ $places })
entry-move-groups-unit =
    { $units ->
        [triremes] les trirèmes
       *[legions] les légions
    }
entry-lose-how = { label-lose }
none-move-groups-place = plusieurs provinces à la fois
none-build-cards = gratuitement
none-buy-cards = gratuitement

choices-build = Construire { $item }
choices-buy = Héros et merveilles
choices-swap = Échanger une carte à la banque
choices-take = Chez { $civ }
choices-move = Se déplacer vers { $to }
choices-attack = Attaquer sur place
choices-pillage = Mettre à sac
choices-occupy = Occuper
choices-convert = Convertir

## Pourquoi une action vaut quelque chose : à côté de sa valeur

reason-now = autant le faire tout de suite
reason-wins = la partie est gagnée
reason-hand = ce que vos cartes permettent
reason-income = ce que cela rapportera
reason-province = ce que la province promet
reason-defence = la sécurité
reason-goal = un pas vers le but
reason-power = son pouvoir
reason-denied = ce qu’il en coûte aux autres
reason-next-pick = le choix qui suit
reason-spoils = ce qu’il y a à prendre
reason-losses = les légions ou trirèmes que vous risquez
reason-risk = ce que vous laissez sans défense
reason-reach = ce qui devient accessible
reason-order = l’ordre du tour
reason-nothing = cela ne change rien

## Ce à quoi on peut répondre d’avance

question-redirect = Quand vous pourriez utiliser Ulysse pendant l’échange
question-redirect-redirect = l’utiliser
question-redirect-let = laisser faire
question-redirect-picker-seat = seulement quand ceux-ci prennent
question-redirect-card = seulement pour ces cartes
question-lure = Quand des légions entrent chez vous et que vous avez Hélène de Troie
question-lure-lure = en rallier une
question-lure-let = les laisser venir
question-lure-province = seulement dans ces provinces
question-lure-enemy-civ = seulement contre celles-ci
question-casualties = Quand vous choisissez vos pertes dans une bataille
question-casualties-lose-legions-first = les légions d’abord
question-casualties-lose-fortresses-first = les forteresses d’abord
question-casualties-province = seulement dans ces provinces

## Ce qui est refusé, et ce qui est permis à la place

refused-caravan-first = Placez d’abord la caravane de votre fiche : choisissez l’une des icônes qu’elle laisse ouvertes.
refused-capital-first = Votre premier achat est le marqueur d’influence à { $province }.
refused-settle-first = Vous placez vos pièces : placez quelque chose, prenez votre héros, ou passez.
refused-no-cards-yet = Personne n’a encore de cartes : ce que vous placez se paie en points.
refused-own-hero-only = Seul votre propre héros est déjà en vente, pas { $card }.
refused-too-few-points =
    { $points ->
        [one] Cela coûte { $price } points, et il vous en reste { $points }.
       *[other] Cela coûte { $price } points, et il vous en reste { $points }.
    }
refused-bequeath-first = Nommez qui devient { $role }.
refused-not-tied = Cette civilisation n’est pas parmi les ex æquo pour le rôle de { $role } : { $civ }. Nommez l’un d’eux.
refused-name-first = Nommez la civilisation dont c’est le tour.
refused-not-next = Vous ne pouvez pas nommer { $civ } : seuls peuvent l’être ceux qui ont à faire dans cette phase et n’ont pas encore joué.
refused-collect-first = Choisissez la ressource que vous donne le Temple d’Artémis.
refused-not-in-bank = La banque n’en a plus : { $card }.
refused-demand-first = Dites combien de cartes chacun offre ; 0 veut dire pas d’échange.
refused-more-than-hand =
    { $size ->
        [one] Vous ne pouvez pas demander { $count } cartes en n’en ayant vous-même que { $size }.
       *[other] Vous ne pouvez pas demander { $count } cartes en n’en ayant vous-même que { $size }.
    }
refused-offer-first =
    { $count ->
        [one] Vous participez à l’échange et ne pouvez pas passer : offrez { $count } carte.
       *[other] Vous participez à l’échange et ne pouvez pas passer : offrez { $count } cartes.
    }
refused-not-in-hand = Vous n’en avez pas assez en main : { $card }.
refused-wrong-count =
    { $count ->
        [one] Le Maître du commerce demande { $count } carte, et vous en offrez { $given }.
       *[other] Le Maître du commerce demande { $count } cartes, et vous en offrez { $given }.
    }
refused-pick-first = C’est à vous de prendre : prenez une carte qu’un autre offre.
refused-own-offer = C’est votre propre offre : prenez une carte chez quelqu’un d’autre.
refused-not-offered = Cette carte n’est pas offerte par { $civ } : { $card }.
refused-round-trip = Vous venez de faire l’aller-retour avec { $civ } : prenez maintenant chez quelqu’un d’autre.
refused-redirect-first = Dites si vous utilisez Ulysse ou si vous laissez faire.
refused-ulysses-forces = Ulysse vous force à prendre une carte chez { $civ }.
refused-give-first = Vous devez une carte à { $seat } : donnez-en une.
refused-construct-first = C’est à vous de construire : construisez ou achetez quelque chose, ou dites que vous avez fini.
refused-no-spot-needed = Pour cela, on ne nomme ni icône ni site.
refused-not-yours = Pour construire { $item }, il vous faut votre marqueur d’influence à { $province }.
refused-just-placed = Vous avez posé votre marqueur à { $province } ce tour-ci : rien d’autre ne peut y être construit avant votre prochain tour.
refused-occupied-there = Des légions étrangères sont à { $province } : rien ne peut y être construit.
refused-no-spot = À { $province }, il n’y a aucun emplacement pour { $item }, ou il y en a plusieurs : nommez une icône ou un site qui y est imprimé.
refused-spot-taken = À { $province }, il y a déjà { $item } à cet emplacement.
refused-out-of-stock = Le stock est épuisé : personne ne peut construire { $item } en ce moment.
refused-out-of-pieces = Votre réserve est vide : il faut d’abord récupérer { $item } du plateau.
refused-no-coast = { $province } n’a pas de côte : vous ne pouvez pas y construire de trirème.
refused-fortress-there = { $province } a déjà toutes les forteresses que vous pouvez y avoir.
refused-own-marker = Votre marqueur d’influence est déjà à { $province }.
refused-foreign-marker = À { $province } se trouve le marqueur d’un autre : tenez d’abord la province seul et convertissez-la.
refused-converting-already = Vous convertissez déjà { $province }.
refused-not-converting = Pour remplacer le marqueur à { $province }, vous devez avoir choisi de convertir la province dans une phase militaire.
refused-legions-there = Des légions étrangères tiennent { $province } : aucune influence ne peut y venir.
refused-not-next-to = { $province } ne touche aucune de vos provinces, ni par terre ni le long de vos trirèmes ; les marqueurs de ce tour ne comptent pas.
refused-out-of-area = { $province } est hors de la région où vous pouvez commencer.
refused-settled-already = À { $province } se trouve le marqueur d’un autre : la province vous est fermée.
refused-mixed-set = Impôts et ressources ne se mêlent pas : payez avec des impôts seulement, ou avec des ressources différentes.
refused-goods-alike = Les ressources d’un même paiement doivent toutes être différentes.
refused-wrong-price =
    { $count ->
        [0] Cela coûte { $price } : dites avec quelles cartes vous payez.
        [one] Cela coûte { $price }, et { $count } carte vaut { $count } : payez exactement.
       *[other] Cela coûte { $price }, et { $count } cartes valent { $count } : payez exactement.
    }
refused-too-dear = Cela coûte { $price } ressources différentes ou { $price } impôts ; vous en avez { $count } au plus.
refused-other-people = Cette carte appartient à un autre peuple : { $card }.
refused-card-gone = Quelqu’un a déjà cette carte : { $card }.
refused-no-cleopatra = Seul le propriétaire de Cléopâtre échange des cartes à la banque.
refused-swapped-already = Vous avez déjà utilisé Cléopâtre dans cette phase.
refused-swap-alike = Cléopâtre échange une ressource contre un impôt, ou un impôt contre une ressource.
refused-keep-first = Dites quelle ressource vous gardez, ou que vous avez fini.
refused-too-few-taxes = Vous n’avez que { $count } à garder.
refused-keeptaxes-first = Dites combien d’impôts vous gardez.
refused-legions-later = Toutes vos trirèmes bougent avant vos légions : finissez d’abord en mer.
refused-triremes-first = Cela appartient à l’autre moitié de votre tour : d’abord les trirèmes, puis les légions.
refused-not-so-many =
    { $count ->
        [0] Vous n’y avez aucune de ces unités ({ $place }).
       *[other] Vous n’y avez que { $count } de ces unités ({ $place }).
    }
refused-moved-already =
    { $count ->
        [0] Vos unités y ont bougé ou combattu et restent là ce tour-ci ({ $place }).
        [one] Une seule de vos unités peut encore en partir ce tour-ci ({ $place }).
       *[other] Seules { $count } de vos unités peuvent encore en partir ce tour-ci ({ $place }).
    }
refused-fleets-share = Nommez seulement la mer : les trirèmes font un pas, et les flottes peuvent partager une mer ; attaquez à part si vous le voulez.
refused-no-sea-way = Les trirèmes font un pas, du port à une mer de cette côte ou d’une mer à la suivante : impossible pour { $place } → { $to }.
refused-campaign-first = C’est à vous de vous déplacer : déplacez des unités, attaquez, ou dites que vous avez fini.
refused-no-enemy-there = Vous n’y avez rien qui puisse attaquer un ennemi : il faut des légions sur terre, des trirèmes en mer ({ $place }).
refused-fought-there = Vous y avez déjà combattu ce tour-ci ({ $place }).
refused-no-land-way = Les légions font un pas par terre, ou suivent une chaîne continue de vos trirèmes : aucun chemin de ce genre pour { $place } → { $to }.
refused-no-such-way = Ces mers ne sont pas un chemin pour { $place } → { $to } : chacune doit contenir une de vos trirèmes et toucher la précédente.
refused-sea-before-land = Les batailles en mer viennent avant tout déplacement sur terre.
refused-no-such-enemy = Il n’y a là aucune unité de { $civ } à combattre ({ $place }).
refused-name-enemy = Il y a là plusieurs ennemis ({ $place }). Dites contre qui vous combattez : { $civs }.
refused-lure-first = Dites si Hélène de Troie rallie une légion.
refused-lose-first = Dites quelles unités vous perdez.
refused-not-so-lost =
    { $losses ->
        [one] Vous perdez { $losses } unité et ne pouvez pas la perdre ainsi ; choisissez l’une des façons proposées.
       *[other] Vous perdez { $losses } unités et ne pouvez pas les perdre ainsi ; choisissez l’une des façons proposées.
    }
refused-uncover-first = Dites quels bâtiments restent occupés à { $province } : autant que vous y avez de légions.
refused-choose-first = Dites ce que vous y faites : mettre à sac, occuper, convertir, ou rien.
refused-not-yours-to-use = Vous ne pouvez pas choisir maintenant pour { $province } : il faut tenir la province seul, et l’on choisit une fois par tour.
refused-players-capital = La capitale d’un joueur ne peut pas être convertie : { $province }.
refused-no-building = Ce bâtiment n’est pas à { $province } : { $spot }.
refused-too-few-legions =
    { $legions ->
        [one] Vous ne pouvez pas occuper { $count } bâtiments avec { $legions } légion.
       *[other] Vous ne pouvez pas occuper { $count } bâtiments avec { $legions } légions.
    }
refused-only-more = Vous avez choisi d’occuper { $province } ce tour-ci ; les nouvelles légions ne peuvent qu’occuper d’autres bâtiments.

## Ce qui s’est passé

civ-of = { $seat-person } : { $civ }
event-set-up = Les civilisations sont attribuées. { $civs }.
event-placing-order = Ordre de placement : { $seats }.
event-placed = { $seat } place { $item } à { $province }.
event-placed-hero = { $seat } prend { $card }.
event-passed = { $seat } ne place plus rien.
event-role = { $seat } devient { $role }.
event-turn = Le tour { $turn } commence.
event-income =
    { $cards-count ->
        [0] { $seat } n’a pas de revenu.
       *[other] { $seat } reçoit : { $cards }.
    }
event-collected = { $seat } reçoit grâce au Temple d’Artémis : { $card }.
event-demand =
    { $seats-count ->
        [0] { $count ->
            [0] { $seat } ne veut pas d’échange ce tour-ci.
            [one] { $seat } demande { $count } carte, mais personne ne peut échanger.
           *[other] { $seat } demande { $count } cartes, mais personne ne peut échanger.
        }
       *[other] { $count ->
            [one] { $seat } demande { $count } carte. Participent : { $seats }.
           *[other] { $seat } demande { $count } cartes. Participent : { $seats }.
        }
    }
event-offered = { $seat } a posé son offre face cachée.
event-offered-own = Vous offrez : { $cards }.
event-offers = { $seat } offre : { $cards }.
event-redirected = Ulysse oblige { $picker_seat } à prendre une carte chez { $seat }.
event-taken = { $seat } prend chez { $victim_seat } : { $card }.
event-gift = { $seat } donne une carte à { $receiver_seat }.
event-gift-own = { $seat } donne une carte à { $receiver_seat } : { $card }.
event-named = { $seat } désigne qui joue ensuite : { $next_seat }.
event-built =
    { $cards-count ->
        [0] { $seat } construit { $item } à { $province } gratuitement.
       *[other] { $seat } construit { $item } à { $province } et paie : { $cards }.
    }
event-bought = { $seat } achète { $card } et paie : { $cards }.
event-swapped = { $seat } échange à la banque : { $card } contre { $other_card }.
event-discarded = { $seat } défausse : { $cards }.
event-kept = { $seat } garde une ressource.
event-kept-own = Vous gardez : { $card }.
event-moved =
    { $units ->
        [triremes] { $count ->
            [one] { $seat } navigue avec { $count } trirème : { $places } → { $to }.
           *[other] { $seat } navigue avec { $count } trirèmes : { $places } → { $to }.
        }
       *[legions] { $count ->
            [one] { $seat } marche avec { $count } légion : { $places } → { $to }.
           *[other] { $seat } marche avec { $count } légions : { $places } → { $to }.
        }
    }
event-lured =
    { $count ->
        [0] À { $province }, une légion déserte pour les beaux yeux d’Hélène ; { $seat } n’en a plus en réserve pour la remplacer.
       *[other] À { $province }, une légion se rallie à { $seat }, pour les beaux yeux d’Hélène.
    }
event-battle =
    Bataille ({ $place }) : { $dice-count ->
        [0] { $civ } totalise { $total }
       *[other] { $civ } lance { $dice }{ $bonus ->
            [0] { "" }
           *[other] , ajoute { $bonus }
        } et totalise { $total }
    } ; { $enemy_dice-count ->
        [0] { $enemy_civ } totalise { $enemy_total }.
       *[other] { $enemy_civ } lance { $enemy_dice }{ $enemy_bonus ->
            [0] { "" }
           *[other] , ajoute { $enemy_bonus }
        } et totalise { $enemy_total }.
    }
event-chose-losses = { $seat } a choisi ses pertes.
event-chose-losses-own = Vous avez choisi vos pertes : { $how }.
event-lost =
    { $units ->
        [0] { $fortresses ->
            [one] { $place } : { $civ } perd { $fortresses } forteresse.
           *[other] { $place } : { $civ } perd { $fortresses } forteresses.
        }
        [one] { $fortresses ->
            [0] { $place } : { $civ } perd { $units } légion.
            [one] { $place } : { $civ } perd { $units } légion et { $fortresses } forteresse.
           *[other] { $place } : { $civ } perd { $units } légion et { $fortresses } forteresses.
        }
       *[other] { $fortresses ->
            [0] { $place } : { $civ } perd { $units } légions.
            [one] { $place } : { $civ } perd { $units } légions et { $fortresses } forteresse.
           *[other] { $place } : { $civ } perd { $units } légions et { $fortresses } forteresses.
        }
    }
event-lost-fleet =
    { $units ->
        [one] { $place } : { $civ } perd { $units } trirème.
       *[other] { $place } : { $civ } perd { $units } trirèmes.
    }
event-pillaged = { $seat } met à sac { $province } et détruit { $spot }.
event-loot = Nabuchodonosor apporte à { $seat } une carte de la banque : { $card }.
event-occupied = { $seat } occupe à { $province } : { $spots }.
event-uncovered = { $seat } a moins de légions à { $province } et occupe encore : { $spots }.
event-converting = { $seat } commence à convertir { $province }.

## La table en mots : titres, en-têtes et contenu

sheet-players =
    { $turn ->
        [0] Joueurs, avant le premier tour
       *[other] Joueurs, tour { $turn }
    }
sheet-roles = Rôles, et ce qui compte pour eux
sheet-reserves = Pièces en réserve
sheet-battle = Bataille ({ $place })
sheet-exchange =
    { $count ->
        [one] Échange : { $count } carte chacun
       *[other] Échange : { $count } cartes chacun
    }
sheet-own = Vos cartes
sheet-provinces = Provinces
sheet-seas = Mers
sheet-bank = Cartes
sheet-stock = Bâtiments restants
sheet-cards = Héros et merveilles disponibles
sheet-reminders = Cartes en main, comme vous avez pu les suivre
sheet-gift = Une carte donnée que vous n’avez pas vue ; ci-dessus, elle est encore chez son donneur

heading-player = Joueur
heading-civ = Civilisation
heading-roles = Rôles
heading-cards = Héros et merveilles
heading-hand-size = Main
heading-income-size = Revenu
heading-income = Revenu en cartes
heading-points = Points restants
heading-role = Rôle
heading-holder = Détenteur
heading-influence = Influence
heading-legions = Légions
heading-triremes = Trirèmes
heading-fortresses = Forteresses
heading-hand = Cartes en main
heading-offer = Offre
heading-taken = Prises
heading-pick = Tour
heading-total = Points
heading-losses = Pertes
heading-province = Province
heading-owner = Propriétaire
heading-buildings = Bâtiments
heading-units = Unités
heading-state = État
heading-borders = Voisins
heading-sites = Sites de villes
heading-icons = Ressources pour caravanes
heading-sea = Mer
heading-fleets = Flottes
heading-bank = À la banque
heading-spent = Dépensées dans cette phase
heading-cities = Villes
heading-caravans = Caravanes
heading-temples = Temples
heading-markets = Marchés
heading-card = Carte
heading-price = Prix
heading-people = Réservé à
heading-power = Pouvoir
heading-giver = Donnée par
heading-receiver = À
heading-may-be = Peut être

cell-seat = { $seat }
cell-player = { $seat-person }
cell-civ = { $civ }
cell-neutral = { $civ } (neutre)
cell-role = { $role }
cell-roles = { $roles }
cell-cards = { $cards }
cell-no-cards = aucune
cell-list = { $names }
cell-face-down = face cachée
cell-picks = prend
cell-announced = annonce : { $card }
cell-city = ville { $site }
cell-caravan = caravane ({ $card })
cell-temple = temple
cell-market = marché
cell-occupied = { $building } sous une légion
cell-forces = { $civ } : { $units }
cell-influence =
    { $count ->
        [one] { $count } marqueur d’influence
       *[other] { $count } marqueurs d’influence
    }
cell-legions =
    { $count ->
        [one] { $count } légion
       *[other] { $count } légions
    }
cell-fortresses =
    { $count ->
        [one] { $count } forteresse
       *[other] { $count } forteresses
    }
cell-triremes =
    { $count ->
        [one] { $count } trirème
       *[other] { $count } trirèmes
    }
cell-at-war = en guerre
cell-converting = en voie de conversion
cell-new = nouvelle ce tour-ci

## La leçon : une partie préparée, pour que ce qui est dit des cartes et des dés soit vrai

lesson-caravan =
    Vous menez { $civ }. Pour gagner, réunissez quatre héros et merveilles, ou bâtissez les Pyramides ; { $hero_card } est à vous
    dès le début, il vous en manque donc { $missing }. Tout se paie en cartes, et une caravane en rapporte une par tour : la
    ressource de son icône. Celle de la province { $province } attend encore la sienne : montrez { $province } sur le plateau et
    choisissez l’icône « { $card } ».
lesson-offer =
    Chaque tour commence par le revenu : un impôt par ville, une ressource par caravane. Vous avez : { $first_card }, { $card },
    { $third_card } et { $taxes } impôts. Le Maître du commerce, { $civ }, demande à chacun d’offrir { $count } cartes face cachée,
    et prendra en premier. Qui perd une carte en prend une autre, soyez donc sans crainte : offrez un impôt et la carte
    « { $card } ».
lesson-pick =
    Les offres sont révélées. Votre impôt vient d’être pris par { $civ } : à vous de prendre. Prenez l’impôt offert par { $civ },
    et vous en avez de nouveau deux. Ce que vous avez pris est à l’abri : personne ne peut vous le reprendre.
lesson-again =
    Carthage ne pouvait pas revenir aussitôt chez vous : après un aller-retour, il lui fallait se tourner vers la Grèce. Celle-ci
    vous a pris la carte « { $lost_card } », et c’est encore à vous. Prenez chez elle la carte « { $card } » : vous avez de nouveau
    trois ressources différentes. Seule Carthage a alors une carte offerte, et l’échange est fini ; il manque une carte à la
    Grèce, et le Maître du commerce lui en donne une.
lesson-influence =
    La Grèce, Leader politique, désigne qui construit, et c’est votre tour. L’influence fait d’une province la vôtre ; elle se
    pose là où il n’y a pas d’autre marqueur, à côté d’une province à vous, et { $hero_card } vous donne un marqueur gratuit
    par tour. Montrez { $province } sur le plateau, pour sa ressource ({ $card }). Vous pourrez y construire à partir du prochain
    tour.
lesson-legion =
    On paie avec des impôts seulement, ou avec des ressources toutes différentes : autant de cartes que le prix, et une
    combinaison pour chaque achat. Avec { $first_card }, { $second_card } et { $third_card }, vous avez { $price }, le prix d’une
    légion. Construisez-la dans la province { $province } : à côté, une seule légion neutre garde { $to }.
lesson-done =
    Les { $taxes } impôts qui restent n’achètent rien, car le moins cher coûte { $price }. Mais ils ne sont pas perdus : chacun
    garde jusqu’à deux impôts pour le tour suivant, alors que les ressources inutilisées sont défaussées. Ne construisez plus
    rien.
lesson-name =
    Dans la phase militaire, le Chef militaire désigne qui se déplace, et ce tour-ci, c’est vous. La Grèce a une trirème et une
    légion ; Carthage n’a rien à déplacer, son tour est passé. Faites commencer { $civ }, c’est-à-dire vous.
lesson-attack =
    Une légion fait un pas, et doit attaquer si elle entre dans une province où se tiennent des unités ennemies. Chaque camp lance
    un dé par légion, et chaque tranche entière de { $hit } points élimine une unité adverse. La légion qui tient { $to } est
    neutre : elle est à l’Égypte, que personne ne joue, et ne fait que se défendre. Montrez { $to } sur le plateau et
    marchez-y depuis { $place }.
lesson-convert =
    Votre dé a donné { $total }, assez pour toucher ; celui de l’Égypte { $enemy_total }, trop peu. { $province } vous est ouverte.
    Un bâtiment pourrait être mis à sac ou occupé, mais il n’y en a pas : convertissez la province. Votre légion reste sur le
    marqueur d’influence, et au prochain tour vous pourrez le remplacer par le vôtre.
lesson-roles =
    Le deuxième tour commence, et chaque rôle va à qui a le plus. La Grèce a { $enemy_units } légions, trirèmes et forteresses,
    vous en avez { $units } : elle devient Chef militaire. Carthage, avec { $caravans } caravanes, reste Maître du commerce et
    demande une carte. Vous avez { $taxes } impôts, dont deux gardés : offrez-en un, trois suffiront.
lesson-meanwhile =
    L’échange suit son cours, puis le Leader politique dit qui construit. Surveillez vos cartes.
lesson-marker =
    La Grèce vous a pris l’impôt, et ce fut la dernière prise ; le Maître du commerce vous devait donc une carte, et vous a donné
    un impôt. À vous de construire. Votre légion tient toujours seule { $province }, qui touche à vos provinces : montrez-la sur
    le plateau et posez le marqueur gratuit de { $hero_card }. Le marqueur neutre s’en va, et la province est à vous.
lesson-gems =
    { $province } porte votre marqueur depuis un tour, vous pouvez donc y construire : montrez-la et payez avec { $first_card },
    { $second_card } et { $third_card } une caravane sur l’icône « { $card } ». C’est une sorte de plus, et les sortes
    comptent : un héros ou une merveille demande { $price } ressources différentes, ou autant d’impôts.
lesson-trireme =
    Les impôts se ressemblent et se combinent pourtant : { $price } d’entre eux paient une trirème. Il lui faut une côte :
    construisez-la dans la province { $province }, où elle attend au port que vous preniez la mer.
lesson-sail =
    La Grèce mène désormais cette phase ; elle s’est désignée d’abord et n’a rien déplacé, vous êtes donc en dernier. Les trirèmes
    passent avant les légions, d’un pas chacune : du port à une mer de cette côte, ou d’une mer à la suivante. Montrez la mer
    { $to } sur le plateau et quittez { $place }.
lesson-land =
    Les mers où vous avez des trirèmes sont des routes pour vos légions : { $place } et { $to } bordent toutes deux { $sea }, ce
    n’est donc qu’un pas. Envoyez la légion à { $to }. L’île n’est à personne, et tant que votre légion s’y trouve, nul autre ne
    peut y poser d’influence ; vous le pourrez au prochain tour, comme la Grèce l’a fait pour { $other_place }.
lesson-end =
    À vous de jouer. Terminez vos déplacements, et le troisième tour commence ; pensez à un marqueur pour { $place } et à une ville
    sur le site { $site }, dans la province { $province }. Vous avez { $units } unités, comme la Grèce, et une égalité laisse le
    rôle à qui le tient ; avec une de plus qu’elle, vous menez de nouveau. Il vous faut encore { $missing } héros ou merveilles, à
    { $price } chacun, ou les Pyramides à { $most } : villes et caravanes rapportent les cartes, temples et marchés les doublent.

## D’où viennent les points

# What breaks ties, by its place in the order of comparing
tie-break-2 = revenu
source-heroes = héros
source-wonders = merveilles

## Options : une question, et chaque valeur comme réponse

option-set-up = Comment commencez-vous ?
option-set-up-fixed = comme le disent les fiches des civilisations
option-set-up-free = chacun dépense des points pour composer son départ

option-civilisations = Comment les civilisations sont-elles attribuées ?
option-civilisations-dealt = au sort
option-civilisations-in-order = dans l’ordre des places : Rome, Carthage, Babylone, Égypte, Grèce

option-four-without = Quelle civilisation manque à quatre joueurs ?
option-four-without-rome = Rome
option-four-without-carthage = Carthage
option-four-without-babylon = Babylone
option-four-without-egypt = l’Égypte
option-four-without-greece = la Grèce

option-three-without = Quelles civilisations manquent à trois joueurs ?
option-three-without-rome-carthage = Rome et Carthage
option-three-without-rome-babylon = Rome et Babylone
option-three-without-rome-egypt = Rome et l’Égypte
option-three-without-rome-greece = Rome et la Grèce
option-three-without-carthage-babylon = Carthage et Babylone
option-three-without-carthage-egypt = Carthage et l’Égypte
option-three-without-carthage-greece = Carthage et la Grèce
option-three-without-babylon-egypt = Babylone et l’Égypte
option-three-without-babylon-greece = Babylone et la Grèce
option-three-without-egypt-greece = l’Égypte et la Grèce

option-greek-sheet = Avec quoi la Grèce commence-t-elle à Thracia ?
option-greek-sheet-a = une ville
option-greek-sheet-b = une caravane

option-goal = Combien de héros et de merveilles font gagner ?
option-goal-four = quatre, et les Pyramides coûtent 12
option-goal-five = cinq, et les Pyramides coûtent 13

option-three-roles = Tenir les trois rôles fait-il aussi gagner ?
option-three-roles-true = oui, quand on les attribue
option-three-roles-false = non

option-four-capitals = Tenir quatre provinces capitales fait-il aussi gagner ?
option-four-capitals-true = oui, quand on attribue les rôles
option-four-capitals-false = non

option-caesar = Que rend moins cher Jules César ?
option-caesar-both = les légions et les forteresses
option-caesar-legions = les légions seulement

option-hannibal-legion = Carthage commence-t-elle avec une légion ?
option-hannibal-legion-true = oui, dans sa province capitale
option-hannibal-legion-false = non

option-leptis-magna = Y a-t-il un site de ville à Libya : Leptis Magna ?
option-leptis-magna-true = oui
option-leptis-magna-false = non

option-greek-grain = Où y a-t-il une icône de céréales de plus ?
option-greek-grain-none = nulle part
option-greek-grain-macedonia = à Macedonia
option-greek-grain-thrace = à Thracia

option-taxes-kept-asked = Après la construction, vous demande-t-on combien d’impôts vous gardez ?
option-taxes-kept-asked-true = oui, d’aucun à deux
option-taxes-kept-asked-false = non, vous en gardez deux si possible

option-fortress-holds = Une forteresse restée sans légion tient-elle sa province ?
option-fortress-holds-true = oui, la province est en guerre
option-fortress-holds-false = non, un envahisseur peut mettre à sac, occuper ou convertir

option-turn-limit = Après combien de tours la partie s’arrête-t-elle au plus tard ?
option-turn-limit-0 = elle continue jusqu’à ce que quelqu’un gagne
option-turn-limit-5 = après 5
option-turn-limit-10 = après 10
option-turn-limit-20 = après 20
option-turn-limit-40 = après 40
option-turn-limit-80 = après 80

## Défauts d’une boîte

fault-places = une carte compte au plus { $most } provinces et mers
fault-itself = aucun lieu n’est voisin de lui-même
fault-one-sided = ce voisinage n’est pas réciproque : il manque { $other } dans la liste de { $place }
fault-island = une île n’a pas de frontière terrestre
fault-unreachable = ni la terre ni la mer ne relient { $place } à { $start }
fault-capital = la fiche de départ n’a pas de marqueur dans cette province
fault-hero = un héros est attendu ici, pas une merveille
fault-worth = cette fiche vaut { $worth } points avec son héros ; elle doit en valoir { $points }
fault-choice = on choisit entre au moins deux icônes encore libres
fault-sheet-b = seules les villes et caravanes fixes peuvent différer de la première fiche
fault-stock = la mise en place en demande { $count }

## Le plateau dessiné

panel-chart = La Méditerranée
panel-hand = Vos cartes, et vos prix
panel-supply = À la banque, et bâtiments restants
panel-tally = Héros et merveilles
legend-pieces = { $city } ville { $caravan } caravane { $temple } temple { $market } marché { $fortresses } forteresse { $legions } légion { $triremes } trirème * capitale
legend-civ = { $short } { $part }
legend-civs = { $civs } ; petit : neutre
course-turn = Tour { $turn }
course-set-up = Mise en place
course-commerce = Commerce
course-construction = Construction
course-military = Guerre
measure-score = Héros et merveilles
measure-income = Revenu
measure-provinces = Provinces
measure-units = Légions, trirèmes et forteresses
news-battle = Bataille : { $place }
news-offers = Les échanges
news-adds = { $count } de plus, par un héros ou des forteresses
news-hits =
    { $count ->
        [0] aucune touche
        [one] { $count } touche
       *[other] { $count } touches
    }
told-place = { $place } : { $names }
told-spot = { $spot }, { $place }
told-site = { $site } : place pour une ville
told-icon = { $card } : place pour une caravane
told-role = { $role } : { $counted }
told-won = { $card } : { $power }
told-goal = { $count } héros et merveilles font gagner
told-picker = { $seat } choisit
told-hand = { $card } : { $count } en main
told-covered = { $seat } a fait son offre, face cachée
told-thinking = { $seat } n’a pas encore fait d’offre
told-offer = { $card }, carte offerte par { $seat }
told-side = { $civ } : total { $total }, pertes { $count }
told-card = { $card }, prix { $price }. { $power }
told-supply = Cartes à la banque et bâtiments restants
told-costs = Vos prix
told-points =
    { $count ->
        [one] { $count } point restant
       *[other] { $count } points restants
    }
told-player = { $civ } ; cartes en main : { $hand } ; revenu : { $income }
told-cost = { $item } : { $price }
told-left = { $card } : reste { $count }
told-stock = { $item } : reste { $count }
told-cards = cartes en main : { $count }
told-income =
    { $count ->
        [0] revenu : 0
       *[other] revenu : { $count } ({ $cards })
    }
told-reserve = en réserve : { $pieces }
