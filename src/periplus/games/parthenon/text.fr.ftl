### Ce que dit Parthenon.

title = Parthenon
pitch = Gouvernez une île de la mer Égée : commercez avec vos voisins, envoyez vos flottes vers des pays lointains malgré les tempêtes et les pirates, et soyez le premier à achever vos villages, votre acropole et deux grandes merveilles.
length = douze saisons au plus
intro =
    Vos villages et vos ateliers font des marchandises, que vous échangez avec les autres joueurs ou que vous chargez sur vos
    flottes pour commercer dans six pays. La mer a ses dangers, et les ports ont des cartes que nul ne connaît avant qu’on les
    révèle. Avec ce qui rentre chez vous, vous construisez : la première île qui a 6 villages, 2 ateliers, 6 structures
    d’acropole et 2 merveilles terminées l’emporte, ou sinon celle qui a le plus de structures après trois ans. Chaque
    saison, vous élisez l’archonte, qui tranche ce que les événements laissent ouvert.

## Joueurs, noms et décisions

seat-1 = Joueur 1
seat-2 = Joueur 2
seat-3 = Joueur 3
seat-4 = Joueur 4
seat-5 = Joueur 5
seat-6 = Joueur 6

island-chios = Chios
island-crete = Crète
island-rhodes = Rhodes
island-naxos = Naxos
island-scyros = Scyros
island-lemnos = Lemnos
called-chios = { island-chios }
called-crete = la Crète
called-rhodes = { island-rhodes }
called-naxos = { island-naxos }
called-scyros = { island-scyros }
called-lemnos = { island-lemnos }

land-athens = Athènes
land-sparta = Sparte
land-ionia = Ionie
land-egypt = Égypte
land-carthage = Carthage
land-italy = Italie

# À côté du nom d’un joueur
badge = archonte

# Marchandises et cartes Égée, puis cartes port
card-grain = blé
card-grapes = raisin
card-olives = olives
card-ore = minerai
card-timber = bois
card-wool = laine
card-pottery = poterie
card-spices = épices
card-tools = outils
card-papyrus = papyrus
card-gold = or
card-army = Armée
card-warship = Navire de guerre
card-gift = Cadeau de Poséidon
card-basic = base au choix
card-rare = rare au choix
card-shortage-of-grain = Pénurie de blé
card-shortage-of-grapes = Pénurie de raisin
card-shortage-of-olives = Pénurie d’olives
card-shortage-of-ore = Pénurie de minerai
card-shortage-of-timber = Pénurie de bois
card-shortage-of-wool = Pénurie de laine
card-surplus-of-grain = Excédent de blé
card-surplus-of-grapes = Excédent de raisin
card-surplus-of-olives = Excédent d’olives
card-surplus-of-ore = Excédent de minerai
card-surplus-of-timber = Excédent de bois
card-surplus-of-wool = Excédent de laine
card-blockade = Blocus
card-harbor-fees = Taxes portuaires
card-open-harbor = Port ouvert
card-unrest = Troubles
card-thieves = Voleurs
card-great-fair = Grande foire

# Un nombre de cartes d’une sorte
some =
    { $kind ->
        [grain] { $count } blé
        [grapes] { $count ->
            [one] { $count } raisin
           *[other] { $count } raisins
        }
        [olives] { $count ->
            [one] { $count } olive
           *[other] { $count } olives
        }
        [ore] { $count } minerai
        [timber] { $count } bois
        [wool] { $count } laine
        [pottery] { $count ->
            [one] { $count } poterie
           *[other] { $count } poteries
        }
        [spices] { $count ->
            [one] { $count } épice
           *[other] { $count } épices
        }
        [tools] { $count ->
            [one] { $count } outil
           *[other] { $count } outils
        }
        [papyrus] { $count } papyrus
        [gold] { $count } or
        [army] { $count ->
            [one] { $count } Armée
           *[other] { $count } Armées
        }
        [warship] { $count ->
            [one] { $count } Navire de guerre
           *[other] { $count } Navires de guerre
        }
        [gift] { $count ->
            [one] { $count } Cadeau
           *[other] { $count } Cadeaux
        }
        [basic] { $count ->
            [one] { $count } marchandise de base
           *[other] { $count } marchandises de base
        }
       *[rare] { $count ->
            [one] { $count } marchandise rare
           *[other] { $count } marchandises rares
        }
    }

# Un nombre de villages ou d’ateliers, selon ce qu’ils font
makers =
    { $kind ->
        [grain] { $count ->
            [one] { $count } village de blé
           *[other] { $count } villages de blé
        }
        [grapes] { $count ->
            [one] { $count } village de raisin
           *[other] { $count } villages de raisin
        }
        [olives] { $count ->
            [one] { $count } village d’olives
           *[other] { $count } villages d’olives
        }
        [ore] { $count ->
            [one] { $count } village de minerai
           *[other] { $count } villages de minerai
        }
        [timber] { $count ->
            [one] { $count } village de bois
           *[other] { $count } villages de bois
        }
        [wool] { $count ->
            [one] { $count } village de laine
           *[other] { $count } villages de laine
        }
        [pottery] { $count ->
            [one] { $count } atelier de poterie
           *[other] { $count } ateliers de poterie
        }
        [spices] { $count ->
            [one] { $count } atelier d’épices
           *[other] { $count } ateliers d’épices
        }
       *[tools] { $count ->
            [one] { $count } atelier d’outils
           *[other] { $count } ateliers d’outils
        }
    }

# Des flottes, dans d’autres messages
fleet = flotte { $fleet } ({ $island })
fleet-shows = flotte { $fleet } ({ $island }) { $number }
part-launch = flotte { $fleet } → { $land } ({ $cards })
part-lose = flotte { $fleet } ({ $cards })

# Événements, dangers et leurs titres
event-unskilled-labour = Main-d’œuvre inexpérimentée
event-drought = Sécheresse
event-pirate-raids = Raids de pirates
event-bountiful-harvest = Récolte abondante
event-island-festival = Fête des îles
event-colonists = Colons
event-persian-tribute = Tribut perse
event-harsh-winter = Rude hiver
event-shipworm = Tarets
event-merchant-ships = Navires marchands
event-visiting-artisans = Artisans de passage
event-olympic-games = Jeux olympiques
event-persian-war = Guerre perse
event-famine = Famine
event-earthquake = Tremblement de terre
event-golden-age = Âge d’or
event-favour-of-poseidon = Faveur de Poséidon
event-patrons-of-the-arts = Mécènes

hazard-safe-journey = Voyage tranquille
hazard-all-overboard = Tempête : tout par-dessus bord
hazard-headwind = Tempête : vent contraire
hazard-heavy-swell = Tempête : forte houle
hazard-breaking-waves = Tempête : paquets de mer
hazard-squall = Tempête : bourrasque
hazard-off-course = Tempête : dérive
hazard-hurricane = Tempête : ouragan
hazard-rich-prize = Pirates : belle prise
hazard-gold-fever = Pirates : fièvre de l’or
hazard-collectors = Pirates : collectionneurs
hazard-ransom = Pirates : rançon
hazard-boarding = Pirates : abordage
hazard-half-shares = Pirates : moitié-moitié
hazard-provisions = Pirates : ravitaillement
hazard-mutiny = Mutinerie
hazard-sirens = Sirènes

title-safe-journey = Voyage tranquille
title-storm = Tempête
title-pirates = Pirates
title-mutiny = Mutinerie
title-sirens = Sirènes

# Ce qui se construit
thing-village-1 = le village 1
thing-village-2 = le village 2
thing-village-3 = le village 3
thing-village-4 = le village 4
thing-village-5 = le village 5
thing-village-6 = le village 6
thing-workshop = un atelier
thing-marketplace = un Marché
thing-shrine = un Sanctuaire
thing-fortress = une Forteresse
thing-great-harbor = un Grand Port
thing-academy = une Académie
thing-treasury = un Trésor
thing-alternate-marketplace = un second Marché
thing-alternate-shrine = un second Sanctuaire
thing-alternate-fortress = une seconde Forteresse
thing-alternate-great-harbor = un second Grand Port
thing-alternate-academy = une seconde Académie
thing-alternate-treasury = un second Trésor
thing-fleet = une flotte

wonder-parthenon = le Parthénon
wonder-colossus = le Colosse
wonder-great-lighthouse = le Grand Phare
wonder-great-library = la Grande Bibliothèque
wonder-mausoleum = le Mausolée
wonder-statue-of-zeus = la Statue de Zeus
wonder-temple-of-artemis = le Temple d’Artémis
wonder-hanging-gardens = les Jardins suspendus
wonder-oracle-of-apollo = l’Oracle d’Apollon
wonder-theatre-of-dionysus = le Théâtre de Dionysos
wonder-labyrinth = le Labyrinthe
wonder-stadium = le Stade

# Ce dont on se sert, ou que frappe un tremblement de terre
structure-marketplace = le Marché
structure-shrine = le Sanctuaire
structure-fortress = la Forteresse
structure-great-harbor = le Grand Port
structure-academy = l’Académie
structure-treasury = le Trésor
structure-alternate-marketplace = le second Marché
structure-alternate-shrine = le second Sanctuaire
structure-alternate-fortress = la seconde Forteresse
structure-alternate-great-harbor = le second Grand Port
structure-alternate-academy = la seconde Académie
structure-alternate-treasury = le second Trésor
structure-parthenon = { wonder-parthenon }
structure-colossus = { wonder-colossus }
structure-great-lighthouse = { wonder-great-lighthouse }
structure-great-library = { wonder-great-library }
structure-mausoleum = { wonder-mausoleum }
structure-statue-of-zeus = { wonder-statue-of-zeus }
structure-temple-of-artemis = { wonder-temple-of-artemis }
structure-hanging-gardens = { wonder-hanging-gardens }
structure-oracle-of-apollo = { wonder-oracle-of-apollo }
structure-theatre-of-dionysus = { wonder-theatre-of-dionysus }
structure-labyrinth = { wonder-labyrinth }
structure-stadium = { wonder-stadium }

philosophy-stoicism = stoïcisme
philosophy-epicureanism = épicurisme
philosophy-cynicism = cynisme
philosophy-scepticism = scepticisme
philosophy-platonism = platonisme
philosophy-pythagoreanism = pythagorisme

# Phases que l’archonte peut ordonner
phase-trade = début du Commerce insulaire
phase-journey = Voyage
phase-harbor = Commerce naval
phase-build = Construction

step-orderevents = Ordre des événements
step-ignoreevent = Décision sur la Statue de Zeus
step-shakestructures = Choix de ce que frappe un tremblement de terre
step-paytoll = Paiement pour un événement
step-stopmakers = Choix de ce qui chôme
step-sparemakers = Décision sur le stoïcisme
step-nameisland = Choix d’une île
step-takeboon = Choix d’une carte
step-festivalswap = Échange à la Fête des îles
step-takeasguest = Choix d’une carte par l’invité d’honneur
step-caulkfleets = Paiement pour des flottes qui prennent l’eau
step-merchanttrade = Échanges avec les Navires marchands
step-arrangeseason = Organisation de la saison
step-assignarmies = Affectation des Armées
step-tendgardens = Choix dans les Jardins suspendus
step-starttrade = Début du Commerce insulaire
step-islandtrade = Commerce avec les autres îles
step-lookahead = Coup d’œil avant le voyage
step-launchfleets = Départ des flottes
step-lightfleets = Décision sur le Grand Phare
step-wardfleets = Décision sur les Cadeaux de Poséidon
step-losecards = Choix des pertes
step-drivefleet = Choix du pays où dérive une flotte
step-revealharbors = Révélation des cartes port
step-fleettrade = Commerce dans les ports
step-jettison = Abandon de cartes
step-buildisland = Construction
step-discard = Défausse
step-salvage = Décision sur le Mausolée
step-vote = Vote pour l’archonte
step-namewinner = Choix du vainqueur

ending-complete = Une île est achevée.
ending-years-over = La dernière année a été jouée.
ending-archon = L’archonte a choisi le vainqueur parmi des îles à égalité.
victory-complete = { $seats } gagne : l’île est achevée.
victory-years-over =
    { $seats-count ->
        [one] { $seats } gagne après la dernière année avec { $score } structures.
       *[other] { $seats } se partagent la victoire après la dernière année avec { $score } structures chacune.
    }
victory-archon = { $seats } gagne : à égalité en tout avec une autre île, et choisie par l’archonte.

## Ce que l’on demande à un joueur

prompt-donate = C’est à l’archonte de décider : { $seat }. En attendant, vous pouvez donner des cartes.
prompt-orderevents = Vous êtes archonte : dans quel ordre s’exécutent les événements ?
prompt-ignoreevent = La Statue de Zeus vous permet d’ignorer un événement cette saison. Lequel, si vous le voulez ?
prompt-shakestructures = Vous êtes archonte : quelle sorte de structure d’acropole le tremblement de terre frappe-t-il ?
prompt-paytoll = { $event } : payez-vous le prix, ou subissez-vous l’effet ?
prompt-stopmakers =
    { $count ->
        [one] { $count } village ou atelier de { $seat } chôme cette saison. Lequel ?
       *[other] { $count } villages ou ateliers de { $seat } chôment cette saison. Lesquels ?
    }
prompt-sparemakers = L’archonte a désigné ce qui chôme sur votre île. Vous servez-vous du stoïcisme ?
prompt-nameisland = Vous êtes archonte : quelle île l’événement favorise-t-il ?
prompt-takeboon = L’événement vous donne une carte. Laquelle prenez-vous ?
prompt-festivalswap = Fête des îles : vous pouvez échanger à la banque une marchandise de base contre une autre.
prompt-takeasguest = L’archonte vous a désigné. Quelle marchandise de base prenez-vous ?
prompt-caulkfleets = Vos flottes prennent l’eau et ne peuvent charger que peu de cartes. Pour lesquelles payez-vous ?
prompt-merchanttrade =
    { $count ->
        [0] Vous avez fait tous vos échanges avec les Navires marchands.
        [one] Navires marchands : vous pouvez faire encore { $count } échange avec la banque.
       *[other] Navires marchands : vous pouvez faire encore { $count } échanges avec la banque.
    }
prompt-arrangeseason = Vous êtes archonte : dans quelles phases joue-t-on l’un après l’autre, et non tous à la fois ?
prompt-assignarmies =
    { $count ->
        [one] Vous avez { $count } Armée à affecter. Quel village fait 2 cartes ?
       *[other] Vous avez { $count } Armées à affecter. Quels villages font 2 cartes ?
    }
prompt-tendgardens = Les Jardins suspendus vous donnent une marchandise de base. Laquelle ?
prompt-starttrade = Avant que le commerce commence, vous pouvez payer pour une merveille ou vous servir du Théâtre de Dionysos.
prompt-islandtrade =
    { $count ->
        [0] Commercez avec les autres îles : vous ne pouvez plus faire d’offres, mais vous pouvez en accepter.
        [one] Commercez avec les autres îles : vous pouvez faire encore { $count } offre.
       *[other] Commercez avec les autres îles : vous pouvez faire encore { $count } offres.
    }
prompt-lookahead = Avant que quiconque charge, vous pouvez regarder des cartes face cachée.
prompt-launchfleets = Chargez vos flottes et envoyez-les vers les six pays, ou gardez-les chez vous.
prompt-lightfleets = Vous pouvez payer le propriétaire du Grand Phare pour que vos flottes en route vers des pays voisins ignorent les Tempêtes.
prompt-wardfleets = Vos flottes sont touchées par « { $hazard } ». Défaussez-vous une carte pour y échapper ?
prompt-losecards =
    { $count ->
        [one] Vos flottes perdent chacune { $count } carte (« { $hazard } »). Laquelle ?
       *[other] Vos flottes perdent chacune { $count } cartes (« { $hazard } »). Lesquelles ?
    }
prompt-drivefleet = Vous êtes archonte : où la tempête pousse-t-elle la { $fleets } ?
prompt-revealharbors = Vous avez vu les cartes port là où sont vos flottes. Lesquelles révélez-vous ?
prompt-fleettrade = Là où sont vos flottes, échangez avec la banque, prenez des projets et payez pour des merveilles.
prompt-jettison =
    { $count ->
        [one] Vous avez { $count } carte de trop ({ $land }). Laquelle laissez-vous ?
       *[other] Vous avez { $count } cartes de trop ({ $land }). Lesquelles laissez-vous ?
    }
prompt-buildisland = Que voulez-vous construire, fabriquer ou adopter ?
prompt-discard =
    { $count ->
        [0] Vous ne pouvez garder aucune carte cachée. Ou montrez-les toutes et gardez-en une de chaque sorte.
        [one] Gardez { $count } marchandise cachée, ou montrez-les toutes et gardez-en une de chaque sorte.
       *[other] Gardez jusqu’à { $count } marchandises cachées, ou montrez-les toutes et gardez-en une de chaque sorte.
    }
prompt-salvage = Le Mausolée vous permet de prendre des marchandises de base que d’autres ont défaussées. Lesquelles ?
prompt-vote = Qui sera l’archonte de la saison prochaine ?
prompt-namewinner = Vous êtes archonte, et des îles sont à égalité en tête. Laquelle gagne ?

## Ce qu’un joueur peut faire : les libellés, et les conséquences qui les complètent

label-order = Dans cet ordre : { $events }
label-donate = Donner { $cards } à l’archonte, { $to_seat }
label-ignore =
    { $cards-count ->
        [0] Ignorer « { $event } »
       *[other] Ignorer « { $event } » en payant { $cards } au propriétaire de la Statue de Zeus
    }
label-shake = Désigner { $structure }
consequence-owners = Touche ces joueurs : { $seats }.
consequence-nobody = Personne n’en a.
label-pay = Payer { $cards }
label-suffer =
    { $stoic ->
        [true] Ne pas payer, et se servir du stoïcisme
       *[false] Ne pas payer
    }
consequence-skip = En chômage cette saison : { $makers }.
consequence-archon-stops =
    { $count ->
        [one] L’archonte désigne { $count } de vos villages ou ateliers, qui chôme cette saison.
       *[other] L’archonte désigne { $count } de vos villages ou ateliers, qui chôment cette saison.
    }
consequence-lose-random =
    { $count ->
        [0] Vous ne perdez rien.
        [one] Vous perdez { $count } carte de votre main au hasard.
       *[other] Vous perdez { $count } cartes de votre main au hasard.
    }
consequence-keep =
    { $cards-count ->
        [0] Vous perdez toute votre main.
       *[other] De votre main, vous ne gardez que { $cards }.
    }
consequence-no-armies = Vous ne pouvez pas affecter d’Armées cette saison.
consequence-shaken = Vous ne pouvez pas vous servir de cette structure cette saison : { $structure }.
label-stop = Chez { $seat } : { $makers }
label-spare = Se servir du stoïcisme et garder au travail : { $makers }
label-name = Désigner une île : { $island }
label-take = Prendre { $cards }
label-swap =
    { $paying-count ->
        [0] Échanger { $given } contre { $got }
       *[other] Échanger { $given } contre { $got } en payant { $paying } au propriétaire
    }
label-caulk =
    { $fleets-count ->
        [one] Payer { $cards } pour la flotte { $fleets }
       *[other] Payer { $cards } pour les flottes { $fleets }
    }
label-trade-ships = Échanger { $give } contre { $get }
label-arrange =
    { $count ->
        [0] Chacun agit librement dans toutes les phases
       *[other] L’un après l’autre ({ $seats }) : { $phases }
    }
label-assign =
    { $count ->
        [0] N’affecter aucune Armée
        [one] Affecter une Armée : { $makers }
       *[other] Affecter des Armées : { $makers }
    }
label-offer =
    { $count ->
        [0] { $give-count ->
            [0] Demander à tous { $want }
           *[other] { $want-count ->
                [0] Offrir gratuitement { $give } à tous
               *[other] Offrir à tous { $give } contre { $want }
            }
        }
       *[other] { $give-count ->
            [0] Demander { $want } à { $to_seats }
           *[other] { $want-count ->
                [0] Offrir gratuitement { $give } à { $to_seats }
               *[other] Offrir { $give } contre { $want } à { $to_seats }
            }
        }
    }
label-answer =
    { $give-count ->
        [0] Répondre à l’offre { $number } en demandant { $want }
       *[other] { $want-count ->
            [0] Répondre à l’offre { $number } en donnant { $give } gratuitement
           *[other] Répondre à l’offre { $number } : { $give } contre { $want }
        }
    }
label-accept =
    { $give-count ->
        [0] Accepter l’offre { $number } de { $maker_seat } : recevoir { $get } gratuitement
       *[other] { $get-count ->
            [0] Accepter l’offre { $number } de { $maker_seat } : donner { $give } gratuitement
           *[other] Accepter l’offre { $number } de { $maker_seat } : recevoir { $get } contre { $give }
        }
    }
label-decline = Refuser l’offre { $offer }
label-withdraw = Retirer votre offre { $offer }
label-look = Regarder la carte port ({ $land })
label-consult =
    { $cards-count ->
        [0] { $count ->
            [one] Consulter l’Oracle d’Apollon : voir la prochaine carte danger
           *[other] Consulter l’Oracle d’Apollon : voir les { $count } prochaines cartes danger
        }
       *[other] { $count ->
            [one] Payer { $cards } au propriétaire de l’Oracle d’Apollon pour voir la prochaine carte danger
           *[other] Payer { $cards } au propriétaire de l’Oracle d’Apollon pour voir les { $count } prochaines cartes danger
        }
    }
label-launch = Lancer : { $fleets }
consequence-odds = Flotte { $fleet } : { $percent } % de chances d’arriver avec toute sa cargaison ; cartes perdues en moyenne : { $lost }.
label-stay = Garder toutes les flottes chez soi
label-light =
    { $fleets-count ->
        [one] Payer { $cards } pour éclairer la route de la flotte { $fleets }
       *[other] Payer { $cards } pour éclairer la route des flottes { $fleets }
    }
label-ward =
    { $gift_count ->
        [0] { $army_count ->
            [0] Défausser un Cadeau partout où il aide : nulle part pour l’instant
            [one] Défausser une Armée de la flotte { $armies }
           *[other] Défausser une Armée de chacune des flottes { $armies }
        }
        [one] { $army_count ->
            [0] Défausser un Cadeau de la flotte { $gifts }
            [one] Défausser un Cadeau de la flotte { $gifts } et une Armée de la flotte { $armies }
           *[other] Défausser un Cadeau de la flotte { $gifts } et une Armée de chacune des flottes { $armies }
        }
       *[other] { $army_count ->
            [0] Défausser un Cadeau de chacune des flottes { $gifts }
            [one] Défausser un Cadeau de chacune des flottes { $gifts } et une Armée de la flotte { $armies }
           *[other] Défausser un Cadeau de chacune des flottes { $gifts } et une Armée de chacune des flottes { $armies }
        }
    }
consequence-redraw = Une flotte qui défausse un Cadeau ignore le danger, et l’on tire une nouvelle carte pour elle seule.
label-endure = Ne rien défausser
label-lose = Perdre des cartes : { $fleets }
label-drive = Faire dériver la { $fleets }, nouvelle destination : { $land }
label-reveal = Révéler : { $lands }
consequence-harbor = { $land } : { $card }.
consequence-stay-down = Une carte que personne ne révèle reste face cachée, et personne n’y commerce cette saison.
label-enter =
    { $paying-count ->
        [0] { $cards-count ->
            [0] Faire commercer la flotte { $fleet } ({ $land })
           *[other] Faire commercer la flotte { $fleet } ({ $land }) pour { $cards }
        }
       *[other] Faire commercer la flotte { $fleet } ({ $land }) en payant { $paying } au propriétaire du Colosse
    }
consequence-thieves =
    { $count ->
        [0] Les voleurs ne trouvent rien à prendre.
        [one] Des voleurs prennent { $count } marchandise au hasard.
       *[other] Des voleurs prennent { $count } marchandises au hasard.
    }
label-trade = Échanger { $give } contre { $get } ({ $land })
label-plan =
    { $cards-count ->
        [0] Prendre un projet gratuit ({ $land })
       *[other] Prendre un projet pour { $cards } ({ $land })
    }
label-jettison = Laisser { $cards } ({ $land })
label-build =
    { $card ->
        [none] { $cards-count ->
            [0] Construire { $thing } gratuitement
           *[other] Construire { $thing } pour { $cards }
        }
       *[other] { $cards-count ->
            [0] Construire { $thing } ({ $card }) gratuitement
           *[other] Construire { $thing } ({ $card }) pour { $cards }
        }
    }
consequence-structures =
    { $count ->
        [one] Vous avez alors { $count } structure.
       *[other] Vous avez alors { $count } structures.
    }
consequence-philosophy = Elle vous apporte cette philosophie : { $philosophy }.
label-raise =
    { $cards-count ->
        [0] Élever { $wonder } gratuitement
       *[other] Élever { $wonder } pour { $cards }
    }
consequence-partial = Vous avez alors une merveille partielle : { $wonder }.
consequence-completed = Vous terminez ainsi { $wonder }.
label-use =
    { $paying-count ->
        [0] { $cards-count ->
            [0] Faire { $get } avec { $structure }
           *[other] Faire { $get } avec { $structure } pour { $cards }
        }
       *[other] { $cards-count ->
            [0] Faire { $get } avec { $structure } en payant { $paying } au propriétaire
           *[other] Faire { $get } avec { $structure } pour { $cards } en payant { $paying } au propriétaire
        }
    }
label-adopt =
    { $paying-count ->
        [0] { $cards-count ->
            [0] Adopter gratuitement une philosophie : { $philosophy }
           *[other] Adopter une philosophie pour { $cards } : { $philosophy }
        }
       *[other] Adopter une philosophie en payant { $paying } au propriétaire de la Grande Bibliothèque : { $philosophy }
    }
label-keep =
    { $count ->
        [0] Ne rien garder
       *[other] Garder en secret { $cards }
    }
label-show =
    { $extra-count ->
        [0] Tout montrer et garder une carte de chaque sorte : { $cards }
       *[other] Tout montrer et garder une carte de chaque sorte : { $cards } ; et encore { $extra }
    }
consequence-discard =
    { $count ->
        [0] Vous ne défaussez rien.
        [one] Vous défaussez { $count } carte.
       *[other] Vous défaussez { $count } cartes.
    }
label-vote = Voter : { $island }
consequence-votes =
    { $count ->
        [one] Cela fait { $count } voix.
       *[other] Cela fait { $count } voix.
    }
label-pass = Passer
label-done = Fini

# Choisir par étapes
verb-accept = Accepter une offre
verb-adopt = Adopter une philosophie
verb-answer = Répondre à une offre
verb-build = Construire
verb-decline = Refuser une offre
verb-enter = Faire commercer une flotte
verb-keep = Garder des cartes en secret
verb-look = Regarder une carte port
verb-offer = Faire une offre
verb-pay = Payer
verb-plan = Prendre un projet
verb-raise = Élever une merveille
verb-show = Montrer toutes les cartes
verb-spare = Se servir du stoïcisme
verb-stop = Choisir ce qui chôme
verb-suffer = Ne pas payer
verb-swap = Échanger une carte
verb-trade = Commercer avec la banque
verb-use = Se servir d’un édifice ou d’une merveille
verb-withdraw = Retirer une offre
field-accept-paying = Payer au propriétaire
field-adopt-philosophy = Philosophie
field-adopt-cards = Payé avec
field-adopt-paying = Payer au propriétaire
field-decline-number = Offre
field-withdraw-number = Offre
field-drive-land = Contrée
field-drive-island = Île
field-drive-fleet = Flotte
field-look-land = Contrée
field-name-island = Île
field-plan-land = Contrée
field-plan-cards = Payé avec
field-reveal-lands = Contrées
field-shake-structure = Édifice
field-spare-makers = Villages et ateliers
field-stop-makers = Villages et ateliers
field-suffer-skipping = Village qui chôme si vous ne payez pas
field-swap-land = Contrée
field-take-cards = Carte
field-vote-island = Île
none-arrange-phases = aucune : chacun joue librement
entry-ward-gift =
    { $gift_count ->
        [one] la flotte { $gifts }
       *[other] les flottes { $gifts }
    }
entry-ward-army =
    { $army_count ->
        [one] la flotte { $armies }
       *[other] les flottes { $armies }
    }
none-launch-a = reste au port
none-launch-b = reste au port
none-launch-c = reste au port
none-build-cards = gratuitement

# Formulaires : toutes les cartes, toutes les flottes
form-order = Un autre ordre
form-donate = Donner d’autres cartes
form-ignore = Ignorer un événement en payant avec d’autres cartes
form-pay = Payer avec d’autres cartes
form-suffer = Ne pas payer, et choisir ce que vous gardez
form-caulk = Choisir les flottes
form-arrange = Une autre organisation
form-assign = Choisir les villages
form-swap = Un autre échange
form-offer = Faire une offre
form-answer = Répondre par une offre à vous
form-accept = Accepter, en choisissant ce que vous donnez
form-consult = Consulter l’Oracle d’Apollon en payant avec d’autres cartes
form-launch = Charger et prendre la mer
form-light = Choisir les flottes et le paiement
form-ward = Choisir les flottes
form-lose = Choisir les pertes
form-enter = Faire commercer une flotte en payant avec une autre carte
form-trade = Commercer avec la banque
form-jettison = Choisir ce que vous laissez
form-build = Construire autre chose, ou payer autrement
form-raise = Élever une merveille en payant autrement
form-use = Se servir d’une structure ou d’une merveille en payant autrement
form-keep = Garder d’autres cartes
form-show = Tout montrer, et garder encore d’autres cartes
field-order-events = Événements, dans l’ordre
field-donate-cards = Cartes
field-ignore-event = Événement
field-ignore-paying = Payer au propriétaire
field-pay-cards = Cartes
field-suffer-keeping = Garder
field-suffer-stoically = Se servir du stoïcisme
field-caulk-fleets = Flottes
field-arrange-islands = Îles, dans l’ordre
field-arrange-phases = L’un après l’autre dans ces phases
field-assign-villages = Villages, selon ce qu’ils font
field-swap-given = Donner
field-swap-got = Recevoir
field-swap-paying = Payer au propriétaire
field-offer-give = Vous donnez
field-offer-want = Vous voulez
field-offer-to = À ces îles ; aucune veut dire à toutes
field-answer-number = Offre
field-answer-give = Vous donnez
field-answer-want = Vous voulez
field-accept-number = Offre
field-accept-cards = Vous donnez, s’il y a un choix
field-consult-paying = Payer au propriétaire
field-launch-a = La flotte A va vers
field-launch-a-cards = Cartes de la flotte A
field-launch-b = La flotte B va vers
field-launch-b-cards = Cartes de la flotte B
field-launch-c = La flotte C va vers
field-launch-c-cards = Cartes de la flotte C
field-light-fleets = Flottes
field-light-paying = Payer au propriétaire
field-ward-gift = Flottes qui défaussent un Cadeau
field-ward-army = Flottes qui défaussent une Armée
field-lose-a = Cartes de la flotte A
field-lose-b = Cartes de la flotte B
field-lose-c = Cartes de la flotte C
field-enter-fleet = Flotte
field-enter-cards = Taxe que paie cette flotte pour commercer
field-enter-paying = Payer au propriétaire du Colosse
field-trade-give = Vous donnez
field-trade-get = Vous recevez
field-trade-land = Pays
field-jettison-land = Pays
field-jettison-cards = Cartes
field-build-thing = Que construire
field-build-cards = Payer avec
field-build-philosophy = Philosophie, pour une Académie
field-raise-wonder = Merveille
field-raise-cards = Payer avec
field-use-thing = Structure ou merveille
field-use-cards = Payer à la banque
field-use-paying = Payer au propriétaire
field-keep-cards = Cartes
field-show-keeping = Doubles

# Une seule chose dans un formulaire
one-card = { $card }
one-land = { $land }
one-structure = { $structure }
one-yes = oui
one-offer =
    { $give-count ->
        [0] { $number } ({ $seat } demande { $want })
       *[other] { $want-count ->
            [0] { $number } ({ $seat } donne { $give } gratuitement)
           *[other] { $number } ({ $seat } donne { $give } contre { $want })
        }
    }

# Titres d’une longue liste de choix
choices-offer = Faire une offre
choices-accept = Accepter une offre
choices-decline = Refuser une offre
choices-withdraw = Retirer une offre
choices-launch = Lancer des flottes
choices-enter = Faire commercer une flotte
choices-trade = Échanger avec la banque
choices-plan = Prendre un projet
choices-build = Construire
choices-raise = Élever une merveille
choices-use = Faire de l’or et des cartes Égée
choices-adopt = Adopter une philosophie
choices-swap = Changer une carte à la banque

## Pourquoi une action vaut quelque chose : affiché à côté de sa valeur

reason-structure = un pas vers l’île achevée
reason-now = plus tôt plutôt que plus tard
reason-cards = ce que vos cartes peuvent vous apporter
reason-rival = ce que cela fait aux autres
reason-risk = ce qui peut arriver en mer
reason-gain = ce que cela rapporte
reason-loss = ce que cela coûte
reason-power = son pouvoir
reason-weakest = de l’aide pour ceux qui sont derrière
reason-knowledge = ce que vous apprenez
reason-nothing = cela ne change guère les choses

## À quoi l’on peut répondre d’avance

question-orderevents = Quand vous êtes archonte et mettez les événements en ordre
question-orderevents-as-laid-out = de gauche à droite
question-orderevents-payments-last = ceux qui font payer à la fin
question-ignoreevent = Quand la Statue de Zeus vous permet d’ignorer un événement
question-ignoreevent-pass = n’en ignorer aucun
question-shakestructures = Quand vous êtes archonte et que la terre tremble
question-shakestructures-shake-marketplace = désigner { structure-marketplace }
question-shakestructures-shake-shrine = désigner { structure-shrine }
question-shakestructures-shake-fortress = désigner { structure-fortress }
question-shakestructures-shake-great-harbor = désigner { structure-great-harbor }
question-shakestructures-shake-academy = désigner { structure-academy }
question-shakestructures-shake-treasury = désigner { structure-treasury }
question-paytoll = Quand un événement vous demande de payer (le premier prix possible ; sans payer, vous vous servez du stoïcisme si vous l’avez)
question-paytoll-pay = payer, si c’est possible
question-paytoll-suffer = ne pas payer, céder le moins précieux
question-paytoll-pay-or-suffer = payer, sinon céder le moins précieux
question-paytoll-event = seulement pour ces événements
question-stopmakers = Quand vous êtes archonte et désignez ce qui chôme sur une île
question-stopmakers-cheapest = ce qui vaut le moins
question-stopmakers-dearest = ce qui vaut le plus, sauf chez vous
question-sparemakers = Quand l’archonte désigne ce qui chôme chez vous et que vous avez le stoïcisme
question-sparemakers-pass = ne pas s’en servir
question-sparemakers-dearest = garder au travail ce qui vaut le plus
question-nameisland = Quand vous êtes archonte et qu’un événement favorise une île
question-nameisland-myself = la vôtre
question-nameisland-weakest = l’autre qui a le moins de structures
question-nameisland-myself-or-weakest = la vôtre, ou sinon la plus faible
question-takeboon = Quand un événement vous laisse choisir une carte
question-takeboon-scarcest = ce dont vous avez le moins
question-takeboon-take-grain = { card-grain }
question-takeboon-take-grapes = { card-grapes }
question-takeboon-take-olives = { card-olives }
question-takeboon-take-ore = { card-ore }
question-takeboon-take-timber = { card-timber }
question-takeboon-take-wool = { card-wool }
question-festivalswap = Quand vous pouvez échanger une carte à la Fête des îles
question-festivalswap-pass = ne pas échanger
question-takeasguest = Quand vous êtes l’invité d’honneur de la Fête des îles
question-takeasguest-scarcest = ce dont vous avez le moins
question-takeasguest-take-grain = { card-grain }
question-takeasguest-take-grapes = { card-grapes }
question-takeasguest-take-olives = { card-olives }
question-takeasguest-take-ore = { card-ore }
question-takeasguest-take-timber = { card-timber }
question-takeasguest-take-wool = { card-wool }
question-caulkfleets = Quand vos flottes prennent l’eau
question-caulkfleets-pass = ne payer pour aucune
question-caulkfleets-caulk = payer pour le plus possible
question-merchanttrade = Quand des Navires marchands arrivent
question-merchanttrade-done = ne rien échanger
question-arrangeseason = Quand vous êtes archonte et organisez la saison (dans le sens horaire)
question-arrangeseason-arrange = chacun agit librement
question-arrangeseason-arrange-ordered-journey = à tour de rôle : { phase-journey }
question-arrangeseason-arrange-ordered-journey-build = à tour de rôle : { phase-journey }, { phase-build }
question-arrangeseason-arrange-ordered-trade-journey-harbor-build = à tour de rôle : toutes les phases
question-assignarmies = Quand vous affectez vos Armées
question-assignarmies-scarcest = pour ce dont vous avez le moins
question-assignarmies-assign = aucune
question-tendgardens = Quand les Jardins suspendus vous donnent une carte
question-tendgardens-scarcest = ce dont vous avez le moins
question-tendgardens-take-grain = { card-grain }
question-tendgardens-take-grapes = { card-grapes }
question-tendgardens-take-olives = { card-olives }
question-tendgardens-take-ore = { card-ore }
question-tendgardens-take-timber = { card-timber }
question-tendgardens-take-wool = { card-wool }
question-starttrade = Quand le Commerce insulaire commence
question-starttrade-done = ne rien faire
question-islandtrade = Quand vous pouvez commercer avec les autres îles
question-islandtrade-done = ne pas faire d’offres
question-lookahead = Quand vous pouvez regarder des cartes face cachée
question-lookahead-done = ne pas regarder
question-lookahead-look = regarder ce qui ne coûte rien
question-launchfleets = Quand vous pouvez lancer des flottes
question-launchfleets-stay = les garder toutes chez vous
question-lightfleets = Quand vous pouvez payer pour le Grand Phare
question-lightfleets-pass = ne payer pour aucune flotte
question-lightfleets-light = payer pour le plus possible
question-wardfleets = Quand un danger touche vos flottes
question-wardfleets-pass = ne rien défausser
question-wardfleets-ward = un Cadeau de chaque flotte qui en a
question-wardfleets-title = seulement contre ces dangers
question-losecards = Quand vous choisissez les cartes que perdent vos flottes
question-losecards-plentiful = ce dont chaque flotte a le plus
question-drivefleet = Quand vous êtes archonte et qu’une tempête fait dériver une flotte
question-drivefleet-first = vers le premier pays de la liste
question-revealharbors = Quand vous pouvez révéler des cartes port
question-revealharbors-pass = n’en révéler aucune
question-revealharbors-reveal = les révéler toutes
question-fleettrade = Quand vos flottes peuvent commercer
question-fleettrade-done = ne rien faire
question-jettison = Quand vos flottes ne peuvent pas tout rapporter
question-jettison-cheapest = laisser ce qui vaut le moins
question-jettison-plentiful = laisser ce dont vous avez le plus
question-buildisland = Quand vous pouvez construire
question-buildisland-done = ne rien construire
question-discard = Quand vous avez plus de marchandises que vous ne pouvez en garder cachées
question-discard-show = tout montrer, en garder une par sorte
question-discard-keep = garder en secret les plus rares
question-discard-keep-more = ce qui garde le plus de cartes
question-salvage = Quand le Mausolée vous permet de prendre des cartes défaussées
question-salvage-pass = ne rien prendre
question-salvage-scarcest = prendre ce dont vous avez le moins
question-vote = Quand vous votez pour l’archonte
question-vote-weakest = celle qui a le moins de structures
question-vote-vote-chios = { island-chios }
question-vote-vote-crete = { island-crete }
question-vote-vote-rhodes = { island-rhodes }
question-vote-vote-naxos = { island-naxos }
question-vote-vote-scyros = { island-scyros }
question-vote-vote-lemnos = { island-lemnos }
question-namewinner = Quand vous êtes archonte et choisissez le vainqueur parmi des îles à égalité
question-namewinner-myself = la vôtre, si elle en fait partie

## Ce qui est refusé, et ce qui est permis à la place

refused-orderevents-first = D’abord, l’archonte met tous les événements en ordre ; en attendant, les autres peuvent donner des cartes.
refused-not-all-events = Nommez une fois chacun de ces événements : { $events }.
refused-archon-chooses = C’est à l’archonte de choisir.
refused-own-donation = Vous êtes archonte : c’est à vous que l’on fait des dons.
refused-ignoreevent-first = Nommez l’événement que vous ignorez, ou passez.
refused-event-not-in-force = « { $event } » n’est pas en vigueur cette saison : nommez un événement qui l’est.
refused-shakestructures-first = D’abord, l’archonte désigne ce que frappe le tremblement de terre ; en attendant, les autres peuvent donner des cartes.
refused-paytoll-first = Dites si vous payez pour « { $event } ».
refused-no-stoicism = Vous ne pouvez pas vous servir du stoïcisme : il faut l’avoir, il agit une fois par saison et n’atténue que des pertes.
refused-wrong-makers =
    { $count ->
        [0] Rien ne doit chômer : n’indiquez rien.
        [one] Nommez exactement { $count } village ou atelier qui travaille encore et que cet événement peut faire chômer.
       *[other] Nommez exactement { $count } villages ou ateliers qui travaillent encore et que cet événement peut faire chômer.
    }
refused-wrong-number-kept =
    { $count ->
        [0] Vous n’avez pas à choisir ce que vous gardez : n’indiquez rien.
        [one] Nommez exactement { $count } carte à garder.
       *[other] Nommez exactement { $count } cartes à garder.
    }
refused-stopmakers-first = D’abord, l’archonte désigne ce qui chôme ; en attendant, les autres peuvent donner des cartes.
refused-sparemakers-first = Dites ce que le stoïcisme épargne, ou passez.
refused-not-named =
    { $count ->
        [one] Le stoïcisme épargne { $count } village ou atelier, parmi ceux que l’archonte a désignés.
       *[other] Le stoïcisme épargne jusqu’à { $count } villages ou ateliers, parmi ceux que l’archonte a désignés.
    }
refused-nameisland-first = D’abord, l’archonte désigne une île ; en attendant, les autres peuvent donner des cartes.
refused-not-to-be-named = Cette île ne peut pas être désignée : { $island }. Désignez-en une que l’événement peut favoriser.
refused-takeboon-first = Prenez d’abord la carte que l’événement vous donne.
refused-not-given = Prenez une de celles-ci : { $cards }.
refused-festivalswap-first = Échangez une marchandise de base contre une autre, ou passez.
refused-basic-for-basic = Échangez 1 marchandise de base contre 1 autre, chez vous.
refused-takeasguest-first = Prenez d’abord la marchandise de base que la fête vous donne.
refused-caulkfleets-first = Dites pour quelles flottes vous payez, ou passez.
refused-merchanttrade-first = Échangez avec les Navires marchands, ou dites que vous avez fini.
refused-no-more-trades =
    { $count ->
        [one] Les Navires marchands permettent { $count } échange, et vous l’avez fait.
       *[other] Les Navires marchands permettent { $count } échanges, et vous les avez faits.
    }
refused-ships-come-home = Les Navires marchands viennent chez vous : ne nommez pas de pays.
refused-arrangeseason-first = Dites d’abord comment se joue la saison : nommez un ordre des îles si vous voulez, et les phases où il s’applique.
refused-not-all-islands = Nommez chaque île en jeu exactement une fois, ou aucune.
refused-phase-twice = Ne nommez chaque phase qu’une fois.
refused-assignarmies-first = Dites d’abord dans quels villages vos Armées travaillent ; n’en nommez aucun pour n’affecter aucune Armée.
refused-too-many-armies =
    { $count ->
        [one] Vous ne pouvez affecter que { $count } Armée.
       *[other] Vous ne pouvez affecter que { $count } Armées.
    }
refused-villages-only = Les Armées travaillent dans les villages, pas dans les ateliers : nommez des marchandises de base.
refused-one-army-a-village = Chaque village n’admet qu’une Armée, et il doit travailler : nommez-en d’autres.
refused-tendgardens-first = Choisissez d’abord ce que les Jardins suspendus vous donnent.
refused-gardens-give-basics =
    { $count ->
        [one] Les Jardins suspendus donnent exactement { $count } marchandise de base.
       *[other] Les Jardins suspendus donnent exactement { $count } marchandises de base.
    }
refused-starttrade-first = Le commerce n’a pas commencé : payez pour une merveille, servez-vous du Théâtre de Dionysos, ou dites que vous avez fini.
refused-no-swap-left = Vous ne pouvez pas changer de cartes au Théâtre de Dionysos : personne ne l’a, ou vous vous en êtes servi cette saison.
refused-islandtrade-first = Vous commercez avec les autres îles : faites une offre ou répondez à une offre, ou dites que vous avez fini.
refused-not-your-offer = L’offre { $number } n’est pas à vous : ne retirez que les vôtres.
refused-nobody-there = Personne ne joue cette île : { $island }. Nommez une île en jeu.
refused-offer-to-oneself = Vous ne pouvez pas vous faire une offre à vous-même : nommez d’autres îles.
refused-island-twice = Ne nommez chaque île qu’une fois.
refused-no-such-offer = Il n’y a pas d’offre { $number } cette saison.
refused-offer-gone =
    { $how ->
        [accepted] L’offre { $number } n’existe plus : { $seat } l’a acceptée.
        [declined] L’offre { $number } n’existe plus : { $seat } l’a refusée en dernier.
        [withdrawn] L’offre { $number } n’existe plus : { $seat } l’a retirée.
        [fallen] L’offre { $number } est tombée : { $seat } n’a plus les cartes.
       *[other] L’offre { $number } n’existe plus.
    }
refused-own-offer = L’offre { $number } est à vous : vous pouvez la retirer.
refused-offer-not-for-you = L’offre { $number } ne s’adresse pas à vous, ou vous l’avez refusée.
refused-empty-offer = Dites ce que vous donnez ou ce que vous voulez.
refused-too-many-offers =
    { $count ->
        [one] Vous avez fait votre { $count } offre de la saison : acceptez celles des autres, ou dites que vous avez fini.
       *[other] Vous avez fait vos { $count } offres de la saison : acceptez celles des autres, ou dites que vous avez fini.
    }
refused-not-what-is-wanted = Cette offre demande { $wanted } : nommez exactement ces cartes.
refused-not-in-hand = Vous n’avez pas assez de ceci chez vous : { $card }.
refused-lookahead-first = Regardez une carte port, consultez l’Oracle d’Apollon, ou dites que vous avez fini.
refused-cannot-look = Vous ne pouvez pas regarder la carte port ({ $land }) : il faut le scepticisme, une fois par saison, et une carte face cachée que vous n’avez pas vue.
refused-cannot-consult = Vous ne pouvez pas consulter l’Oracle d’Apollon : personne ne l’a, ou vous l’avez déjà fait cette saison.
refused-launchfleets-first = Lancez d’abord vos flottes, ou gardez-les toutes chez vous.
refused-no-fleet-named = Nommez au moins une flotte.
refused-no-land = Dites vers quel pays va la flotte { $fleet }.
refused-no-such-fleet = Vous n’avez pas de flotte { $fleet }, ou vous l’avez nommée deux fois.
refused-land-closed = Aucune de vos flottes ne peut y aller cette saison : { $land }.
refused-empty-fleet = La flotte { $fleet } ne peut pas partir sans cartes : chargez-en au moins une.
refused-overloaded =
    { $count ->
        [one] La flotte { $fleet } peut charger au plus { $count } carte.
       *[other] La flotte { $fleet } peut charger au plus { $count } cartes.
    }
refused-lightfleets-first = Dites pour quelles flottes vous payez le propriétaire du Grand Phare, ou passez.
refused-not-under-way = La flotte { $fleet } n’est pas en route vers un pays voisin, ou vous l’avez nommée deux fois.
refused-wardfleets-first = Dites si vos flottes défaussent des cartes contre « { $hazard } ».
refused-not-against-this = Cette carte n’aide pas contre ce danger : { $card }.
refused-fleet-twice = Ne nommez chaque flotte qu’une fois : une carte par flotte suffit.
refused-cannot-ward = La flotte { $fleet } ne peut pas défausser cette carte : { $card }. Elle doit être à bord, et le danger doit toucher la flotte.
refused-losecards-first = Choisissez d’abord les cartes que perdent vos flottes.
refused-wrong-number-lost =
    { $count ->
        [0] La flotte { $fleet } n’a rien à choisir : ne l’indiquez pas.
        [one] Nommez exactement { $count } carte que perd la flotte { $fleet }.
       *[other] Nommez exactement { $count } cartes que perd la flotte { $fleet }.
    }
refused-not-to-lose = Votre flotte ne peut pas perdre cette carte ici : { $card }.
refused-drivefleet-first = Choisissez d’abord où dérive la { $fleets }.
refused-another-fleet = Choisissez d’abord pour la { $fleets }.
refused-not-driven-there = Elle ne peut pas y être poussée : { $land }. Choisissez un autre pays du même groupe, qui lui soit ouvert.
refused-revealharbors-first = Nommez les pays dont vous révélez la carte port, ou passez.
refused-nothing-to-reveal = Vous n’avez pas de carte à révéler ici : { $land }. Nommez une fois chaque pays où votre flotte est devant une carte face cachée.
refused-fleettrade-first = Vos flottes peuvent commercer : échangez, prenez un projet, payez pour une merveille, ou dites que vous avez fini.
refused-fleet-not-there = La flotte { $fleet } n’est arrivée nulle part.
refused-harbor-not-revealed = La carte port n’a pas été révélée ({ $land }) : personne n’y commerce cette saison.
refused-trades-already = La flotte { $fleet } peut déjà commercer : il n’y a rien à payer.
refused-not-admitted = { $harbor_card } : seule une flotte avec cette carte à bord peut commercer ici : { $card }.
refused-wrong-fee =
    { $count ->
        [0] Il n’y a pas de taxe à payer ici.
        [one] La taxe est d’exactement { $count } marchandise.
       *[other] La taxe est d’exactement { $count } marchandises.
    }
refused-no-land-named = Dites dans quel pays.
refused-no-trade-there = Aucune de vos flottes ne peut y commercer maintenant : { $land }.
refused-not-aboard = Vos flottes n’ont pas assez de ceci à bord : { $card }.
refused-not-sold-here = Ceci ne s’échange pas ici : { $card }.
refused-no-papyrus = Le papyrus ne se vend qu’en Égypte.
refused-one-class = Donnez des cartes d’une seule classe contre des cartes d’une seule classe : de base, rares ou or.
refused-no-such-rate = La table des échanges ne prévoit pas { $give } contre { $get } : voyez combien de cartes il faut.
refused-special-rate = { $card } : cette marchandise ne s’échange qu’au taux de cette carte.
refused-no-plans-there = Il n’y a pas de projets ici : { $land }.
refused-no-more-plans =
    { $count ->
        [one] Vous ne pouvez pas prendre d’autre projet : une île en a au plus { $count }, et il doit en rester dans la pile.
       *[other] Vous ne pouvez pas prendre d’autre projet : une île en a au plus { $count }, et il doit en rester dans la pile.
    }
refused-no-fair = Vous ne pouvez pas changer de carte ici : { $land }. Il faut une Grande foire, et une flotte qui ne l’a pas encore fait cette saison.
refused-not-swapped-at-fair = À la Grande foire, échangez 1 marchandise de base contre une autre ou 1 rare contre une autre, mais pas de papyrus.
refused-jettison-first = Choisissez d’abord les cartes que vous laissez.
refused-nothing-too-much = Vous n’avez pas de cartes en trop ici : { $land }.
refused-wrong-number-discarded =
    { $count ->
        [one] Laissez exactement { $count } carte.
       *[other] Laissez exactement { $count } cartes.
    }
refused-buildisland-first = Vous construisez : construisez, élevez une merveille, servez-vous d’une structure, adoptez une philosophie, ou dites que vous avez fini.
refused-unpaid = Pour construire { $thing }, vous payez { $cards }.
refused-wrong-payment = Ces cartes ne sont pas le prix : payez exactement ce qui est demandé, avec des cartes qui comptent.
refused-all-fleets-built = Vous avez toutes vos flottes.
refused-no-such-alternate = Votre île ne peut pas construire { $thing } : ce n’est pas une de ses deux variantes.
refused-built-already = Votre île ne peut pas construire { $thing } une fois de plus.
refused-acropolis-full = Votre acropole est pleine : elle ne peut pas avoir d’autre structure.
refused-one-alternate = Votre île ne peut avoir qu’une de ses deux variantes.
refused-unskilled =
    { $count ->
        [one] Main-d’œuvre inexpérimentée : vous ne pouvez construire que { $count } structure cette saison.
       *[other] Main-d’œuvre inexpérimentée : vous ne pouvez construire que { $count } structures cette saison.
    }
refused-name-philosophy = Une Académie apporte une philosophie : dites laquelle.
refused-not-free = Ceci ne vous apporte pas cette philosophie : { $philosophy }. Seule une nouvelle Académie en apporte une, que personne n’a tant qu’il y en a.
refused-not-your-wonder = Vous n’avez pas le projet de cette merveille : { $wonder }.
refused-wonder-completed = Vous avez déjà terminé { $wonder }.
refused-not-paid-here = La prochaine étape se paie dans une autre phase ou dans un autre pays : { $wonder }.
refused-makes-nothing = Vous ne pouvez rien faire avec { $structure }.
refused-not-usable = Vous ne pouvez pas utiliser { $structure } : personne n’a terminé cette merveille, ou elle ne sert qu’à son propriétaire.
refused-used-already = Vous avez déjà utilisé { $structure } cette saison.
refused-not-built = Vous n’avez pas construit { $structure }.
refused-shaken = Un tremblement de terre a frappé { $structure } : vous ne pouvez pas vous en servir cette saison.
refused-held-already = Vous avez déjà cette philosophie : { $philosophy }.
refused-no-copy-left = Il ne reste aucun exemplaire de cette philosophie : { $philosophy }.
refused-not-introduced = Personne n’a encore introduit cette philosophie, vous ne pouvez donc pas l’adopter : { $philosophy }.
refused-cannot-adopt = Vous ne pouvez pas adopter cette philosophie : { $philosophy }. Il faut une Académie utilisable cette saison, ou la Grande Bibliothèque.
refused-no-platonism = Vous ne pouvez pas changer de marchandises rares : il faut le platonisme, et il agit une fois par saison.
refused-rare-for-rare = Le platonisme échange 1 marchandise rare contre 1 autre, sans papyrus.
refused-discard-first = Dites d’abord quelles cartes vous gardez.
refused-too-many-kept =
    { $count ->
        [0] Vous ne pouvez garder aucune carte cachée.
        [one] Vous ne pouvez garder que { $count } carte cachée.
       *[other] Vous ne pouvez garder que { $count } cartes cachées.
    }
refused-too-many-duplicates =
    { $count ->
        [0] Vous gardez une carte de chaque sorte, et aucun double.
        [one] Vous gardez une carte de chaque sorte, et au plus { $count } double.
       *[other] Vous gardez une carte de chaque sorte, et au plus { $count } doubles.
    }
refused-no-duplicate = Vous n’avez pas de double de ceci : { $card }.
refused-salvage-first = Prenez des marchandises de base que d’autres ont défaussées, ou passez.
refused-too-many-salvaged =
    { $count ->
        [one] Le Mausolée vous laisse prendre au plus { $count } carte.
       *[other] Le Mausolée vous laisse prendre au plus { $count } cartes.
    }
refused-not-discarded = Les autres n’ont pas défaussé assez de ceci : { $card }.
refused-vote-first = Votez d’abord pour le prochain archonte.
refused-vote-for-oneself = Vous ne pouvez pas voter pour vous-même : votez pour une autre île.
refused-namewinner-first = Choisissez d’abord le vainqueur.
refused-not-tied = Cette île n’est pas à égalité en tête : { $island }. Nommez-en une qui l’est.

## Ce qui s’est passé

event-island =
    { $count ->
        [0] { $seat-person } joue { $seat }.
       *[other] { $seat-person } joue { $seat } et reçoit une carte de bonus : { $cards }.
    }
event-first-archon = { $seat } est le premier archonte.
event-year = L’année { $year } commence.
event-events-laid = Les événements de l’année : { $events }.
event-season = Année { $year }, la saison { $season } commence. Nouvel événement : { $event }.
event-events-ordered = { $seat } fixe l’ordre des événements : { $events }.
event-donated = { $seat } donne à { $to_seat } : { $cards }.
event-answered = { $seat } a décidé.
event-ignoring =
    { $count ->
        [0] Personne n’ignore d’événement.
       *[other] Ignorent un événement cette saison : { $seats }.
    }
event-ignored =
    { $cards-count ->
        [0] { $seat } ignore « { $event } ».
       *[other] { $seat } paie { $cards } au propriétaire de la Statue de Zeus et ignore « { $event } ».
    }
event-event = Événement : { $event }.
event-shaken = { $seat } désigne ce que frappe le tremblement de terre : { $structure }.
event-tolls =
    { $count ->
        [0] Personne ne paie.
       *[other] Paiements pour l’événement : { $seats }.
    }
event-paid = { $event } : { $seat } paie { $cards }.
event-suffers =
    { $stoic ->
        [true] { $event } : { $seat } ne paie pas et se sert du stoïcisme.
       *[false] { $event } : { $seat } ne paie pas.
    }
event-lost = { $seat } perd { $cards }.
event-stopped = { $seat } désigne ce qui chôme chez { $victim_seat } : { $makers }.
event-spared = { $seat } se sert du stoïcisme et garde au travail : { $makers }.
event-skips = En chômage cette saison chez { $seat } : { $makers }.
event-named = { $seat } désigne { $named_seat }.
event-takes = { $seat } prend { $cards }.
event-swapped = { $seat } change une carte à la banque : { $given } contre { $got }.
event-caulked =
    { $fleets-count ->
        [0] { $seat } ne paie pour aucune flotte.
        [one] { $seat } paie { $cards } pour la flotte { $fleets }, qui ne prend plus l’eau.
       *[other] { $seat } paie { $cards } pour les flottes { $fleets }, qui ne prennent plus l’eau.
    }
event-traded = { $seat } donne { $give } aux Navires marchands et reçoit { $get }.
event-arranged =
    { $phases-count ->
        [0] { $seat } laisse chacun agir librement cette saison.
       *[other] { $seat } ordonne ces phases : { $phases }. L’ordre : { $seats }.
    }
event-produced =
    { $cards-count ->
        [0] { $seat } ne produit rien.
       *[other] { $makers-count ->
            [0] { $seat } produit { $cards }.
           *[other] { $seat } produit { $cards }, avec des Armées au travail : { $makers }.
        }
    }
event-visited = { $seat } paie { $cards } à { $owner_seat } pour utiliser { $wonder }.
event-offer =
    { $give-count ->
        [0] Offre { $number } : { $seat } demande { $want } à { $to_seats }.
       *[other] { $want-count ->
            [0] Offre { $number } : { $seat } offre gratuitement { $give } à { $to_seats }.
           *[other] Offre { $number } : { $seat } offre { $give } contre { $want }, à { $to_seats }.
        }
    }
event-accepted =
    { $want-count ->
        [0] { $seat } accepte l’offre { $number } de { $maker_seat } et reçoit { $give } gratuitement.
       *[other] { $give-count ->
            [0] { $seat } accepte l’offre { $number } de { $maker_seat } et donne { $want } gratuitement.
           *[other] { $seat } accepte l’offre { $number } de { $maker_seat } et reçoit { $give } contre { $want }.
        }
    }
event-declined = { $seat } refuse l’offre { $number }.
event-withdrawn = { $seat } retire l’offre { $number }.
event-fallen = L’offre { $number } tombe : { $seat } n’a plus les cartes.
event-looked = { $seat } regarde la carte port ({ $land }).
event-looked-own = Vous regardez la carte port ({ $land }) : { $card }.
event-consulted =
    { $count ->
        [one] { $seat } regarde la prochaine carte danger.
       *[other] { $seat } regarde les { $count } prochaines cartes danger.
    }
event-consulted-own =
    { $count ->
        [one] Vous regardez la prochaine carte danger : « { $hazards } ».
       *[other] Vous regardez les { $count } prochaines cartes danger. Les voici : { $hazards }.
    }
event-sails =
    { $count ->
        [0] { $seat } garde toutes ses flottes chez soi.
        [one] { $seat } lance { $count } flotte.
       *[other] { $seat } lance { $count } flottes.
    }
event-launched =
    { $count ->
        [one] { $seat } lance la flotte { $fleet }, destination { $land }, avec { $count } carte.
       *[other] { $seat } lance la flotte { $fleet }, destination { $land }, avec { $count } cartes.
    }
event-launched-own = Vous lancez la flotte { $fleet }, destination { $land }, avec { $cards }.
event-lit =
    { $fleets-count ->
        [0] { $seat } ne paie pas pour le Grand Phare.
        [one] { $seat } paie { $cards } à { $owner_seat } : le Grand Phare éclaire la route de la flotte { $fleets }.
       *[other] { $seat } paie { $cards } à { $owner_seat } : le Grand Phare éclaire la route des flottes { $fleets }.
    }
event-hazard =
    { $group ->
        [0] En route vers les pays voisins, on tire « { $hazard } », pour : { $fleets }.
       *[other] En route vers les pays lointains, on tire « { $hazard } », pour : { $fleets }.
    }
event-numbers = Pour « { $hazard } », chaque flotte montre combien elle porte des cartes en question : { $fleets }.
event-struck =
    { $struck-count ->
        [0] Le danger ne touche que des flottes protégées : { $spared }.
       *[other] { $spared-count ->
            [0] Le danger touche : { $struck }.
           *[other] Le danger touche : { $struck }. Protection : { $spared }.
        }
    }
event-protected = Une carte à bord ({ $card }) protège la { $fleets }.
event-wards =
    { $count ->
        [0] Aucune flotte ne défausse de carte contre le danger.
       *[other] Défausse d’une carte contre le danger : { $fleets }.
    }
event-warded = La { $fleets } défausse une carte contre le danger : { $card }.
event-cargo-lost = La { $fleets } perd { $cards }.
event-consoled = { $seat } prend un Cadeau de Poséidon pour la cargaison perdue.
event-turned-back = La { $fleets } rentre chez elle.
event-driven = La { $fleets } dérive, nouvelle destination : { $land }.
event-reveals =
    { $lands-count ->
        [0] { $seat } passe.
       *[other] { $seat } révèle : { $lands }.
    }
event-harbor = Une carte port est retournée ({ $land }) : { $card }.
event-entered =
    { $stolen-count ->
        [0] { $cards-count ->
            [0] { $seat } fait commercer la flotte { $fleet } ({ $land }).
           *[other] { $seat } paie { $cards } pour faire commercer la flotte { $fleet } ({ $land }).
        }
       *[other] { $seat } fait commercer la flotte { $fleet } ({ $land }), et des voleurs prennent { $stolen }.
    }
event-bank-trade = { $seat } échange { $give } contre { $get } ({ $land }).
event-plan =
    { $cards-count ->
        [0] { $seat } prend un projet gratuit : { $wonder }.
       *[other] { $seat } prend un projet pour { $cards } : { $wonder }.
    }
event-jettisoned = { $seat } laisse { $cards } ({ $land }).
event-built =
    { $card ->
        [none] { $cards-count ->
            [0] { $seat } construit { $thing } gratuitement.
           *[other] { $seat } construit { $thing } pour { $cards }.
        }
       *[other] { $cards-count ->
            [0] { $seat } construit { $thing } ({ $card }) gratuitement.
           *[other] { $seat } construit { $thing } ({ $card }) pour { $cards }.
        }
    }
event-fleet-built = { $seat } construit la flotte { $fleet } pour { $cards }.
event-philosophy =
    { $cards-count ->
        [0] { $seat } acquiert une philosophie : { $philosophy }.
       *[other] { $seat } acquiert une philosophie pour { $cards } : { $philosophy }.
    }
event-raised =
    { $stage ->
        [completed] { $seat } paie { $cards } et termine { $wonder }.
       *[partial] { $seat } paie { $cards } et a une merveille partielle : { $wonder }.
    }
event-made =
    { $cards-count ->
        [0] { $seat } fait { $get } avec { $structure }.
       *[other] { $seat } fait { $get } avec { $structure } pour { $cards }.
    }
event-discarded =
    { $shown ->
        [true] { $cards-count ->
            [0] { $seat } montre toutes ses marchandises et garde { $kept }.
           *[other] { $seat } montre toutes ses marchandises, garde { $kept } et défausse { $cards }.
        }
       *[false] { $seat } défausse { $cards }.
    }
event-voted = { $seat } vote pour { $for_seat }.
event-archon =
    { $tied ->
        [one] { $votes ->
            [one] { $seat } devient archonte avec { $votes } voix.
           *[other] { $seat } devient archonte avec { $votes } voix.
        }
       *[other] { $votes ->
            [one] { $tied } joueurs sont à égalité avec { $votes } voix chacun ; { $seat } devient archonte.
           *[other] { $tied } joueurs sont à égalité avec { $votes } voix chacun ; { $seat } devient archonte.
        }
    }
event-winner-named = { $seat }, l’archonte, choisit le vainqueur : { $winner_seat }.

## Le plateau dessiné

panel-chart = La mer Égée
panel-island =
    { $count ->
        [one] Votre île : { $count } structure sur { $goal }
       *[other] Votre île : { $count } structures sur { $goal }
    }
panel-hand = Votre main
panel-rates = Comptoir du port
panel-catalogue = Ce que vous pouvez encore construire
panel-cards = De quoi il s’agit
panel-tally = Bâtiments
land-looked = cachée, vue par vous
matter-harbor = { $land } : { $card }
land-plans = vend des projets
land-sells = vend : { $cards }
told-island =
    { $count ->
        [one] { $seat } : { $count } structure
       *[other] { $seat } : { $count } structures
    }
told-land =
    { $count ->
        [0] { $land }, pays { $group } : { $card }
       *[other] { $land }, pays { $group } : { $card }. { $fleets }
    }
group-neighbouring = voisin
group-foreign = lointain
told-fleet =
    { $more ->
        [0] Flotte { $fleet } de { $seat }, cartes à bord : { $count }
       *[other] Flotte { $fleet } de { $seat }, cartes à bord : { $count } ({ $names })
    }
told-at-home = Flotte { $fleet } de { $seat }, au port
told-season = Année { $year }, saison { $season }
later-event = plus tard
told-later = Un événement qui sera révélé lors d’une saison à venir
yours-ignored = Vous l’ignorez cette saison.
yours-over = Réglé pour cette saison.
yours-excused = Vous en êtes dispensé : { $cards }.
yours-payable = Vous pouvez payer { $price }.
yours-unpayable = Il vous manque de quoi payer { $price }.
told-place = { $what } : { $names }
no-plan = sans projet
told-no-plan = Une merveille : son projet s’obtient à Athènes
row-done = ✓ prêt
berth-home = au port
berth-unbuilt = à construire
berth-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
told-unbuilt = Flotte { $fleet }, pas encore construite : { $price }
told-dock-home = La flotte { $fleet } est au port
told-dock-away =
    { $count ->
        [one] Flotte { $fleet } : { $land }, { $count } carte
       *[other] Flotte { $fleet } : { $land }, { $count } cartes
    }
told-hand = { $card } : { $count } en main
told-villages = Villages : { $count } sur { $goal }
told-workshops = Ateliers : { $count } sur { $goal }
told-built = construit : { $structure }
told-lacking = pas construit : { $structure }
told-hand-size = cartes en main : { $count }
told-aegis = { $card } : { $count }
told-fleets = flottes : { $count }
no-offers = Personne n’a encore fait d’offre.
offer-gone =
    { $how ->
        [accepted] { $number } : acceptée par { $seat }
        [declined] { $number } : refusée, en dernier par { $seat }
        [withdrawn] { $number } : retirée par { $seat }
        [fallen] { $number } : tombée, { $seat } n’a plus les cartes
       *[other] L’offre { $number } n’est plus là
    }
offer-yours = la vôtre
offer-take = à prendre
offer-short = impayable
offer-others = pour d’autres
offer-to-all = à tous
offer-to-you = à vous
offer-to = à { $seats }
told-offer = Offre { $number } de { $seat } : donne { $give }, demande { $want }
rate-get = contre { $rate }
rate-give = vous donnez { $rate }
rate-basic = commun
rate-rare = rare
rate-gold = or
told-no-rate = Pas d’échange de ce genre
told-rate = { $give } contre { $get }
brings-fleet = porte { $count } cartes de plus
brings-craft = fournit 1 { $card } par saison, contre paiement
brings-card = produit { $card } chaque saison
told-line = { $name } : { $price }. { $brings }
line-wonder = { $wonder }, à payer en { $where }
short-thing = { $short }
short-warship = Navire
short-gift = Cadeau
short-marketplace = Marché
short-shrine = Sanctuaire
short-fortress = Forteresse
short-great-harbor = Port
short-academy = Académie
short-treasury = Trésor
short-parthenon = Parthénon
short-colossus = Colosse
short-great-lighthouse = Phare
short-great-library = Bibliothèque
short-mausoleum = Mausolée
short-statue-of-zeus = Zeus
short-temple-of-artemis = Artémis
short-hanging-gardens = Jardins
short-oracle-of-apollo = Oracle
short-theatre-of-dionysus = Théâtre
short-labyrinth = Labyrinthe
short-stadium = Stade

## La table en mots

# Phases of a season
when-events = Événements
when-production = Production
when-island-trade = Commerce insulaire
when-journey = Voyage
when-hazards = Dangers
when-fleet-trade = Commerce naval
when-return = Retour
when-build = Construction
when-discard = Défausse
when-archon = Archonte

# Stages of a wonder
reached-plan = projet
reached-partial = merveille partielle
reached-completed = merveille terminée

sheet-own = Vos cartes
sheet-season = La saison
sheet-events = Événements de l’année
sheet-offers = Offres en cours
sheet-players = Îles
sheet-fleets = Flottes en mer
sheet-lands = Pays
sheet-wonders = Merveilles
sheet-catalogue = Ce que vous pouvez construire (prix imprimés)
sheet-philosophies = Philosophies
sheet-left = Ce qui reste
sheet-reminders = Les cartes de chacun, chez lui et à bord, telles que vous avez pu les suivre
sheet-looked = Cartes port face cachée que vous avez regardées
sheet-consulted = Les prochains dangers, pour autant que vous les ayez vus

heading-where = Où
heading-cards = Cartes
heading-year = Année
heading-season = Saison
heading-phase = Phase
heading-archon = Archonte
heading-ordered = Phases ordonnées
heading-hazard = Danger
heading-event = Événement
heading-state = État
heading-effect = Effet
heading-number = Numéro
heading-from = De
heading-to = À
heading-gives = Donne
heading-wants = Demande
heading-player = Joueur
heading-island = Île
heading-structures = Structures
heading-makers = Villages et ateliers
heading-acropolis = Acropole
heading-wonders = Merveilles
heading-philosophies = Philosophies
heading-fleets = Flottes
heading-aegis = Cartes Égée
heading-hand-size = Main
heading-idle = Au chômage
heading-offers-left = Offres restantes
heading-shown = Cartes montrées
heading-wonder = Merveille
heading-owner = Propriétaire
heading-stage = Étape
heading-next-price = Étape suivante
heading-paid-in = Se paie en
heading-power = Pouvoir
heading-fleet = Flotte
heading-land = Pays
heading-size = Cartes à bord
heading-known = Connu de tous
heading-group = Groupe
heading-harbor = Carte port
heading-thing = Structure
heading-price = Prix
heading-philosophy = Philosophie
heading-copies = Exemplaires restants
heading-plans-left = Projets restants
heading-hazards-left = Cartes danger restantes
heading-hazards-gone = Dangers tirés
heading-place = Rang

cell-seat = { $seat }
cell-player = { $seat-person }
cell-called = { $called }
cell-island = { $island }
cell-land = { $land }
cell-event = { $event }
cell-hazard = { $hazard }
cell-wonder = { $wonder }
cell-philosophy = { $philosophy }
cell-card = { $card }
cell-thing = { $thing }
cell-things = { $things }
cell-list = { $names }
chapter-year = Année { $year }
chapter-season = saison { $season }
measure-score = Structures
measure-makers = Villages et ateliers
measure-acropolis = Acropole
measure-fleets = Flottes
news-event = { $event }
news-hazard = { $hazard }
news-voted = Le vote
cell-when = { $when }
cell-phases = { $phases }
cell-reached = { $reached }
cell-nothing = rien
cell-at-home = Chez vous
cell-fleet-at = Flotte { $fleet } ({ $land })
cell-later = viendra plus tard dans l’année
cell-now = en cours
cell-carried-out = appliqué
cell-in-force = en vigueur
cell-structures = { $count } sur { $goal }
cell-wonder-stage = { $wonder } ({ $reached })
cell-paid-abroad = Commerce naval ({ $land })
cell-seen = { $cards } vus
cell-exactly = exactement { $cards }
cell-aegis =
    { $count ->
        [0] aucune carte Égée
        [one] exactement { $count } carte Égée
       *[other] exactement { $count } cartes Égée
    }
cell-turned-back = rebrousse chemin
cell-struck = touchée par le danger
cell-trading = commerce
mark-fleet = { $fleet }-{ $island }
legend-map = { $down } carte de port face cachée  { $up } carte de port face visible  A-Crète : flotte A de Crète. « map Egypt » dit tout d’un pays.
cell-near = voisin
cell-far = lointain
cell-no-harbor = aucune carte
cell-face-down = face cachée
cell-looked = face cachée, mais vous l’avez vue
cell-known = { $card }, encore face cachée
cell-maker = { $thing } ({ $card })
cell-built = construit
cell-used = construit, utilisé cette saison
cell-shaken = construit, inutilisable cette saison
cell-times = { $count } × { $hazard }
cell-unseen = pas vu

# Prices
price = { $cards }
price-different = { $cards }, toutes différentes
price-imported = { $cards } que vos propres villages ne peuvent pas produire
price-free = gratuit
either = { $first } ou { $second }
sentences = { $first } { $second }

# What events do
effect-toll = Payez { $price }, sinon : { $losses }.
effect-excused = Ceux qui possèdent { $cards } sont dispensés.
effect-closes = Aucune flotte ne peut faire voile vers ce pays : { $land }.
effect-takes = Chacun prend { $cards }.
effect-produce = Chacun prend une marchandise de base que produit l’un de ses villages.
effect-gift = Ceux qui n’ont pas de Cadeau de Poséidon en prennent un.
effect-workshop = Les îles qui ont un atelier prennent à la place la marchandise rare qu’il produit.
effect-owners = Ceux qui possèdent l’une de ces structures prennent { $cards } à la place : { $things }.
effect-structures =
    { $count ->
        [0] Aucune structure ne peut être construite cette saison.
        [one] Chaque île ne peut construire que { $count } structure cette saison.
       *[other] Chaque île ne peut construire que { $count } structures cette saison.
    }
effect-colonists =
    { $count ->
        [one] Le premier village de chaque île coûte cette saison { $count } marchandise de base de moins.
       *[other] Le premier village de chaque île coûte cette saison { $count } marchandises de base de moins.
    }
effect-stages = La première étape de merveille de chaque île coûte cette saison { $cards } de moins.
effect-merchants =
    { $count ->
        [one] Chacun peut faire { $count } échange avec la banque au taux des pays lointains.
       *[other] Chacun peut faire jusqu’à { $count } échanges avec la banque au taux des pays lointains.
    }
effect-games = Une île que nomme l’archonte, autre que la sienne, prend { $cards } à la place.
effect-earthquake = L’archonte nomme une structure d’acropole : payez { $price }, sinon la vôtre est inutilisable cette saison.
effect-shipworm =
    { $count ->
        [one] Payez { $price } par flotte, sinon elle ne peut charger que { $count } carte.
       *[other] Payez { $price } par flotte, sinon elle ne peut charger que { $count } cartes.
    }
effect-festival = Chacun peut échanger à la banque une marchandise de base contre une autre ; puis une île que nomme l’archonte en prend une.

# La même chose en quelques mots, pour deux courtes lignes
brief-toll = Payez { $price }, ou subissez.
brief-takes = { $cards }.
brief-produce = Prenez un produit de base de vos villages.
brief-gift = Un Cadeau pour qui n’en a pas.
brief-workshop = Atelier : une rare.
brief-owners = Pour les érudits : { $cards }.
brief-structures =
    { $count ->
        [0] Rien ne se construit.
        [one] { $count } seule construction par île.
       *[other] { $count } constructions par île au plus.
    }
brief-colonists =
    { $count ->
        [one] Premier village de la saison : { $count } de moins.
       *[other] Premier village de la saison : { $count } de moins.
    }
brief-stages = Merveilles : −{ $cards }.
brief-merchants =
    { $count ->
        [one] { $count } échange au taux lointain.
       *[other] { $count } échanges au taux lointain.
    }
brief-games = Une île : { $cards }.
brief-earthquake = Payez { $price }, ou une structure est inutilisable.
brief-shipworm =
    { $count ->
        [one] { $price } par flotte, sinon { $count } seule carte à bord.
       *[other] { $price } par flotte, sinon { $count } cartes à bord au plus.
    }
brief-festival = Échangez une carte ; une île en prend une.

# What those suffer who do not pay
loss-workshops = tous vos ateliers chôment
loss-villages =
    { $count ->
        [one] { $count } village chôme
       *[other] { $count } villages chôment
    }
loss-makers =
    { $count ->
        [one] { $count } village ou atelier chôme
       *[other] { $count } villages ou ateliers chôment
    }
loss-lost =
    { $count ->
        [one] perdez { $count } carte de votre main au hasard
       *[other] perdez { $count } cartes de votre main au hasard
    }
loss-kept =
    { $count ->
        [one] ne gardez que { $count } marchandise
       *[other] ne gardez que { $count } marchandises
    }
loss-named = l’archonte dit lesquels
loss-armies = vos Armées ne servent pas à la production

# What harbor cards do
harbor-shortage = { $card } : 1 carte contre { $count } or, dans les deux sens, et aucun autre échange.
harbor-surplus = { $card } : { $sold } contre 1 autre marchandise de base à la vente, { $bought } contre 1 à l’achat, et aucun autre échange.
harbor-admits = Seules les flottes qui ont cette carte à bord peuvent commercer : { $card }.
harbor-fee =
    { $count ->
        [one] Chaque flotte paie { $count } marchandise pour commercer.
       *[other] Chaque flotte paie { $count } marchandises pour commercer.
    }
harbor-thieves =
    { $count ->
        [one] Chaque flotte perd { $count } marchandise au hasard avant de commercer.
       *[other] Chaque flotte perd { $count } marchandises au hasard avant de commercer.
    }
harbor-fair = Chaque flotte peut échanger une marchandise de base contre une autre, ou une rare contre une autre sauf le papyrus.
harbor-open = Commerce habituel.

# Ce que font les dangers : qui ils frappent, et ce qui arrive à chacun
danger = { $struck } { $does }.
danger-none = Il ne se passe rien.
danger-spared = Une flotte qui a { $cards } à bord est à l’abri.
struck-all = Chaque flotte
struck-over =
    { $count ->
        [one] Chaque flotte de plus de { $count } carte
       *[other] Chaque flotte de plus de { $count } cartes
    }
struck-largest = Chaque flotte à la plus grosse cargaison
struck-most =
    { $of ->
        [basic] Chaque flotte qui a le plus de marchandises de base
        [rare] Chaque flotte qui a le plus de marchandises rares
        [gold] Chaque flotte qui a le plus d’or
        [commodities] Chaque flotte qui a le plus de marchandises
       *[cargo] Chaque flotte qui a le plus de cartes
    }
struck-with =
    { $of ->
        [basic] Chaque flotte qui a des marchandises de base
        [rare] Chaque flotte qui a des marchandises rares
        [gold] Chaque flotte qui a de l’or
        [commodities] Chaque flotte qui a des marchandises
       *[cargo] Chaque flotte qui a des cartes à bord
    }
fate-home = rentre chez elle avec ce qu’elle porte
fate-driven = est poussée vers un autre pays de son groupe, que l’archonte choisit
takes-all =
    { $of ->
        [basic] perd toutes ses marchandises de base
        [rare] perd toutes ses marchandises rares
        [gold] perd tout son or
        [commodities] perd toutes ses marchandises
       *[cargo] perd toute sa cargaison
    }
takes-half =
    { $of ->
        [basic] perd au hasard la moitié de ses marchandises de base, arrondie vers le haut
        [rare] perd au hasard la moitié de ses marchandises rares, arrondie vers le haut
        [gold] perd la moitié de son or, arrondie vers le haut
        [commodities] perd au hasard la moitié de ses marchandises, arrondie vers le haut
       *[cargo] perd au hasard la moitié de sa cargaison, arrondie vers le haut
    }
takes-random = perd { $cards } au hasard
takes-chosen = perd { $cards }, au choix de son propriétaire
takes-sure = perd { $cards }
taken =
    { $of ->
        [basic] { $count ->
            [one] { $count } marchandise de base
           *[other] { $count } marchandises de base
        }
        [rare] { $count ->
            [one] { $count } marchandise rare
           *[other] { $count } marchandises rares
        }
        [gold] { $count } or
        [commodities] { $count ->
            [one] { $count } marchandise
           *[other] { $count } marchandises
        }
       *[cargo] { $count ->
            [one] { $count } carte de sa cargaison
           *[other] { $count } cartes de sa cargaison
        }
    }

# What structures, philosophies and wonders do
power-craft = Une fois par saison, produisez 1 { $card } pour { $price }.
power-hand = Gardez { $count } marchandises cachées en fin de saison.
power-philosophy = Apporte une philosophie et permet d’en adopter d’autres.
power-none = rien de particulier
power-endure = Une fois par saison, quand un événement vous coûte des cartes ou met au chômage des villages ou des ateliers : { $count } de moins.
power-enjoy = Gardez { $count } marchandises de plus cachées en fin de saison, ou des doubles si vous montrez votre main : { $duplicates }.
power-scorn = Une fois par saison, payez { $count } marchandises de base au lieu de 1 or quand vous construisez.
power-doubt = Une fois par saison, regardez une carte port face cachée avant de charger.
power-idealise = Une fois par saison, échangez une marchandise rare contre une autre, sauf le papyrus.
power-calculate = Une fois par saison, un échange avec la banque coûte { $count } marchandise de base de moins.
power-parthenon = Lors des événements, l’archonte ne choisit rien pour vous, et vous gagnez le vote en cas d’égalité.
power-colossus = Vos flottes commercent sans satisfaire à ce qu’exige une carte port ; les Voleurs volent quand même.
power-lighthouse = Les tempêtes ne touchent pas vos flottes en route vers les pays voisins.
power-library = Adoptez n’importe quelle philosophie pour { $price }.
power-mausoleum = Prenez jusqu’à { $count } marchandises de base que d’autres viennent de défausser.
power-zeus = Ignorez un événement par saison.
power-artemis = { power-craft }
power-gardens =
    { $count ->
        [one] Prenez { $count } marchandise de base de votre choix à la production.
       *[other] Prenez { $count } marchandises de base de votre choix à la production.
    }
power-oracle = Regardez les prochaines cartes danger avant de charger : { $count }.
power-theater = Échangez jusqu’à { $count } marchandises de base avec la banque avant le commerce insulaire.
power-labyrinth = Les événements ne prennent jamais de cartes de votre main, et vous gardez { $count } marchandises de plus cachées.
power-stadium = { power-craft }
power-visited = Les autres peuvent s’en servir en vous payant { $price }.

## D’où viennent les points

# What breaks ties, by its place in the order of comparing
tie-break-2 = merveilles terminées
tie-break-3 = merveilles partielles
tie-break-4 = projets
tie-break-5 = structures d’acropole
tie-break-6 = ateliers
tie-break-7 = philosophies
tie-break-8 = flottes
tie-break-9 = cartes Égée
tie-break-10 = or
tie-break-11 = marchandises rares
tie-break-12 = marchandises de base
source-villages = villages
source-workshops = ateliers
source-acropolis = structures d’acropole
source-wonders = merveilles terminées

## Options : une question, et chaque valeur comme réponse

option-first-game = Est-ce votre première partie ?
option-first-game-true = oui : l’événement le plus rude de chaque année est retiré
option-first-game-false = non : tous les événements sont en jeu

option-delian-league = Jouez-vous avec la Ligue de Délos ?
option-delian-league-true = oui : Athènes n’a pas de carte port la première année
option-delian-league-false = non

option-tournament = Jouez-vous le Tournoi ?
option-tournament-true = oui : il commence à l’année 2, avec des îles plus avancées
option-tournament-false = non : commencer à l’année 1

option-years = Combien d’années jouez-vous au plus ?
option-years-1 = une
option-years-2 = deux
option-years-3 = trois

option-offers = Combien d’offres chacun peut-il faire par saison ?
option-offers-2 = 2
option-offers-4 = 4
option-offers-6 = 6
option-offers-12 = 12

option-fair-seas = Y a-t-il une consolation pour une flotte qui perd toute sa cargaison ?
option-fair-seas-true = oui, un Cadeau de Poséidon
option-fair-seas-false = non

option-open-events = Les événements de l’année sont-ils visibles dès le début ?
option-open-events-true = oui
option-open-events-false = non, on en retourne un par saison

## Défauts d’une boîte

fault-torches = il faut exactement trois îles avec un flambeau
fault-bonus = cette île doit avoir les mêmes deux premiers villages qu’une île à flambeau, et la même marchandise rare qu’une autre
fault-group =
    { $group ->
        [0] il faut au moins un pays voisin
       *[other] il faut au moins un pays lointain
    }
fault-line = la table des échanges a déjà une ligne pour ces classes
fault-events = l’année { $year } doit avoir au moins { $count } événements qui ne sont pas rudes
fault-powers = aucune carte n’a ces pouvoirs : { $powers }
fault-class = il faut ici exactement un des mots « basic », « rare » et « gold »
fault-different = un prix ne peut pas demander plus de cartes différentes qu’il n’y a de sortes
fault-free = ce prix doit demander au moins une carte
fault-named = ce prix ne peut demander que des sortes nommées, et non des cartes de base ou rares au choix

## La leçon : une partie préparée, pour que ce qui est dit des cartes et des dangers soit vrai

lesson-harvest =
    Vous gouvernez { $island }, qui a pour l’instant { $structures } villages. Pour gagner, soyez le premier à achever
    votre île avec ses { $goal } structures : 6 villages, 2 ateliers, 6 structures d’acropole et 2 merveilles terminées.
    Chaque saison commence par des événements, et « { $event } » vous donne une marchandise de base : l’une des six
    marchandises courantes, d’une sorte que font vos villages. Prenez la carte « { $card } », car pour l’instant les
    deux sortes se valent : choisissez-la ci-dessous, puis confirmez.
lesson-production =
    La Production se fait toute seule : chaque village fait 1 carte, ou 2 si une Armée y travaille. Avec la récolte, vous avez
    maintenant { $count } { $card } et { $other_count } { $other_card }. Vient ensuite le Commerce insulaire, mais vos
    prochains villages ne coûtent que 1 marchandise de base chacun, n’importe laquelle : vous n’avez encore besoin de rien.
    Dites que vous avez fini.
lesson-launch =
    Votre flotte peut porter jusqu’à { $most } cartes vers un des six pays. Une carte danger l’attend en route vers un pays
    voisin (Athènes, Sparte ou l’Ionie), et deux vers un pays lointain. Allez à { $land }, où votre premier projet de
    merveille est gratuit ; ce que vous ne dépensez pas revient avec la flotte. Chargez vos { $count } cartes : il y a
    { $percent } % de chances que tout arrive.
lesson-reveal =
    { $hazard } : il ne s’est rien passé en mer. Chaque pays a une carte port, face cachée, que vous pouvez regarder si votre
    flotte est arrivée. Celle-ci est « { $harbor_card } » : le { $card } ne s’échange ici que contre de l’or, mais vous n’en
    avez pas à bord. Révélez la carte : si personne ne le fait, personne ne peut rien faire à { $land } cette saison.
lesson-plan =
    Votre flotte peut maintenant commercer. Donner { $price } marchandises de base pour en avoir 1 autre, comme dans tous les
    pays voisins, est une mauvaise affaire : vos cartes vous serviront mieux chez vous. Mais prenez un projet : il en faut un
    pour construire une merveille, et votre premier est gratuit. Lequel des { $plans } vous aurez, le hasard en décide.
lesson-village =
    Vous avez un projet de merveille, { $wonder } : { $price } { $card } en feraient une merveille partielle, mais cela peut
    attendre. Votre flotte est rentrée d’elle-même avec toute sa cargaison, car il n’y a pas de dangers au retour. Les
    villages d’abord, puisque chacun fait une carte par saison : construisez { $thing } ({ $made_card }) avec une de vos
    { $paid_card }.
lesson-meanwhile-build =
    Tout le monde construit en même temps. Avec votre autre olive, un village de plus est construit pour vous.
lesson-vote =
    Chaque île a maintenant { $structures } villages, et la saison finit par un vote. L’archonte fixe l’ordre des événements
    et tranche ce qu’ils laissent ouvert ; les flottes partent dans le sens horaire à partir de l’archonte, sauf décision
    contraire de sa part. Vous ne pouvez pas voter pour vous-même, et { $called } et { $other_called } ont voté l’une pour
    l’autre : votre voix décide. Votez pour { $called } : vous partirez en dernier, et verrez combien les autres ont chargé.
lesson-events =
    La deuxième saison commence. Un événement reste en vigueur jusqu’à la fin de l’année : « { $event } » revient donc, et
    vous prenez encore une fois la carte « { $card } ». Chaque saison ajoute un événement ; l’archonte, { $called }, a fixé
    l’ordre des deux. Avec le nouveau, « { $new_event } », le premier village que vous construisez cette saison coûte 1
    marchandise de base de moins.
lesson-accept =
    Vos { $villages } villages ont travaillé : avec la récolte et ce qui vous restait, vous avez { $count } { $card } et
    { $other_count } { $other_card }. Il vous faut désormais d’autres sortes, car un atelier coûte une carte de chacune des
    six marchandises de base. Voici une offre de { $called } : 1 { $got_card } contre 1 { $other_card }. Personne ne peut vous
    forcer à échanger, mais chez vous, vous ne risquez rien non plus : acceptez.
lesson-offer =
    Faites maintenant une offre vous-même. Les { $give_card } ne vous manquent pas, mais vous n’avez pas de { $want_card },
    que fait { $called } : offrez 1 contre 1. L’offre s’adresse à tout le monde, et le premier qui accepte l’emporte. Vous
    pouvez faire { $most } offres par saison ; elles peuvent porter sur plusieurs cartes, demander n’importe quelle
    marchandise de base, ou ne s’adresser qu’à une île.
lesson-done =
    { $called } a accepté aussitôt : vous avez maintenant { $kinds } des six sortes de marchandises de base. Les deux autres
    peuvent attendre. Le Commerce insulaire s’achève quand tout le monde a fini ; si quelqu’un vous fait une nouvelle offre,
    on vous interroge de nouveau. Dites que vous avez fini.
lesson-meanwhile-launch =
    Les autres lancent leurs flottes avant vous. Regardez combien de cartes ils chargent.
lesson-abroad =
    Les pays lointains paient mieux : { $price } marchandises de base y achètent 1 or, quand il en faut { $near_price } dans
    un pays voisin. Mais on tire deux cartes danger, et beaucoup frappent la plus grosse cargaison, ou toutes celles de plus
    de { $limit } cartes. { $called } est déjà en route vers { $other_land } avec { $most } cartes ; chargez donc peu :
    envoyez { $count } { $card } et { $other_count } { $other_card } en { $land }. Il y a { $percent } % de chances que tout
    arrive ; avec toute votre main à bord, il y en aurait { $low_percent } %.
lesson-harbor =
    D’abord est venu « { $hazard } », puis « { $second_hazard } », qui prend { $lost } cartes à chaque flotte de plus de
    { $limit } cartes. { $called } y a perdu { $lost } cartes ({ $lost_card }), et vous rien. La carte port est
    « { $harbor_card } » : en { $land }, vous échangez aux taux ordinaires. Révélez-la.
lesson-trade =
    Échangez vos { $count } { $card } contre 1 or : vos villages font du { $card }, mais ils ne font pas d’or. Il vous en faut
    pour les flottes, pour presque toutes les structures d’acropole et pour presque toutes les merveilles. Gardez la
    { $other_card } : c’est une des six sortes qu’il vous faut pour un atelier.
lesson-build =
    La flotte est rentrée, et vous avez { $hand } cartes. Grâce à l’événement « { $event } », { $thing } vous coûte 1
    marchandise de base au lieu de { $price } différentes : construisez-le avec une de vos { $card }. Il fait du
    { $made_card }, que votre île ne pouvait pas faire jusqu’ici.
lesson-discard =
    À la fin d’une saison, vous gardez jusqu’à { $limit } marchandises cachées, ou vous les montrez toutes et gardez une carte
    de chaque sorte. Vous avez { $kinds } cartes, toutes différentes : montrez-les, et vous ne perdez rien. Trois d’entre
    elles sont pour l’atelier ; c’est pourquoi vous ne les avez pas dépensées pour un sixième village.
lesson-archon =
    { $called } et { $other_called } ont toutes deux voté pour vous : quoi que vous fassiez, vous serez archonte. Votre propre
    voix doit aller à l’une d’elles. Avec { $most } structures, { $other_called } mène : votez pour { $called }, qui s’en
    souviendra peut-être.
lesson-end =
    À vous de jouer, et comme archonte vous commencez : fixez l’ordre des événements, puis dites comment se joue la saison.
    L’événement « { $event } » est nouveau : d’ici à la fin de l’année, chacun ne peut construire que 1 structure par saison.
    Que la vôtre soit l’atelier : vos villages font olives, bois et raisin, vous avez gardé minerai et laine, et il ne vous
    manque que du { $missing_card }, à obtenir par échange. Avec la { $made_card } de l’atelier et votre or, vous pourrez
    ensuite construire { $thing } ; un second projet coûte { $price } or à { $land }. La première île achevée gagne, ou sinon
    celle qui a le plus de structures après trois ans.
