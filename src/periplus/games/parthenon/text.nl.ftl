### Wat Parthenon zegt.

title = Parthenon
pitch = Bestuur een eiland in de Egeïsche Zee: handel met je buren, stuur vloten langs stormen en piraten naar verre landen, en voltooi als eerste je dorpen, je acropolis en twee grote wereldwonderen.
length = hoogstens twaalf seizoenen
intro =
    Je dorpen en werkplaatsen maken goederen, die je ruilt met de andere spelers of op vloten laadt en in zes landen verhandelt.
    Op zee dreigen gevaren, en in de havens liggen kaarten die niemand kent voordat ze worden onthuld. Met wat er thuiskomt,
    bouw je: het eerste eiland met 6 dorpen, 2 werkplaatsen, 6 acropolisbouwwerken en 2 voltooide wereldwonderen wint, of
    anders het eiland met de meeste bouwwerken na drie jaar. Elk seizoen kiezen jullie de archont, die beslist wat de
    gebeurtenissen openlaten.

## Spelers, namen en beslissingen

seat-1 = Speler 1
seat-2 = Speler 2
seat-3 = Speler 3
seat-4 = Speler 4
seat-5 = Speler 5
seat-6 = Speler 6

island-chios = Chios
island-crete = Kreta
island-rhodes = Rhodos
island-naxos = Naxos
island-scyros = Skyros
island-lemnos = Lemnos
called-chios = { island-chios }
called-crete = { island-crete }
called-rhodes = { island-rhodes }
called-naxos = { island-naxos }
called-scyros = { island-scyros }
called-lemnos = { island-lemnos }

land-athens = Athene
land-sparta = Sparta
land-ionia = Ionië
land-egypt = Egypte
land-carthage = Carthago
land-italy = Italië

# Naast de naam van een speler
badge = archont

# Goederen en Aegiskaarten, daarna havenkaarten
card-grain = graan
card-grapes = druiven
card-olives = olijven
card-ore = erts
card-timber = hout
card-wool = wol
card-pottery = aardewerk
card-spices = specerijen
card-tools = gereedschap
card-papyrus = papyrus
card-gold = goud
card-army = Leger
card-warship = Oorlogsschip
card-gift = Geschenk van Poseidon
card-basic = basisgoed naar keuze
card-rare = luxegoed naar keuze
card-shortage-of-grain = Tekort aan graan
card-shortage-of-grapes = Tekort aan druiven
card-shortage-of-olives = Tekort aan olijven
card-shortage-of-ore = Tekort aan erts
card-shortage-of-timber = Tekort aan hout
card-shortage-of-wool = Tekort aan wol
card-surplus-of-grain = Overschot aan graan
card-surplus-of-grapes = Overschot aan druiven
card-surplus-of-olives = Overschot aan olijven
card-surplus-of-ore = Overschot aan erts
card-surplus-of-timber = Overschot aan hout
card-surplus-of-wool = Overschot aan wol
card-blockade = Blokkade
card-harbor-fees = Havengeld
card-open-harbor = Open haven
card-unrest = Onlusten
card-thieves = Dieven
card-great-fair = Grote jaarmarkt

# Een aantal kaarten van één soort
some =
    { $kind ->
        [grain] { $count } graan
        [grapes] { $count ->
            [one] { $count } druif
           *[other] { $count } druiven
        }
        [olives] { $count ->
            [one] { $count } olijf
           *[other] { $count } olijven
        }
        [ore] { $count } erts
        [timber] { $count } hout
        [wool] { $count } wol
        [pottery] { $count } aardewerk
        [spices] { $count ->
            [one] { $count } specerij
           *[other] { $count } specerijen
        }
        [tools] { $count } gereedschap
        [papyrus] { $count } papyrus
        [gold] { $count } goud
        [army] { $count ->
            [one] { $count } Leger
           *[other] { $count } Legers
        }
        [warship] { $count ->
            [one] { $count } Oorlogsschip
           *[other] { $count } Oorlogsschepen
        }
        [gift] { $count ->
            [one] { $count } Geschenk
           *[other] { $count } Geschenken
        }
        [basic] { $count ->
            [one] { $count } basisgoed
           *[other] { $count } basisgoederen
        }
       *[rare] { $count ->
            [one] { $count } luxegoed
           *[other] { $count } luxegoederen
        }
    }

# Een aantal dorpen of werkplaatsen, naar wat ze maken
makers =
    { $kind ->
        [grain] { $count ->
            [one] { $count } graandorp
           *[other] { $count } graandorpen
        }
        [grapes] { $count ->
            [one] { $count } druivendorp
           *[other] { $count } druivendorpen
        }
        [olives] { $count ->
            [one] { $count } olijvendorp
           *[other] { $count } olijvendorpen
        }
        [ore] { $count ->
            [one] { $count } ertsdorp
           *[other] { $count } ertsdorpen
        }
        [timber] { $count ->
            [one] { $count } houtdorp
           *[other] { $count } houtdorpen
        }
        [wool] { $count ->
            [one] { $count } woldorp
           *[other] { $count } woldorpen
        }
        [pottery] { $count ->
            [one] { $count } werkplaats voor aardewerk
           *[other] { $count } werkplaatsen voor aardewerk
        }
        [spices] { $count ->
            [one] { $count } werkplaats voor specerijen
           *[other] { $count } werkplaatsen voor specerijen
        }
       *[tools] { $count ->
            [one] { $count } werkplaats voor gereedschap
           *[other] { $count } werkplaatsen voor gereedschap
        }
    }

# Vloten, als deel van andere berichten
fleet = vloot { $fleet } ({ $island })
fleet-shows = { $number } op vloot { $fleet } ({ $island })
part-launch = vloot { $fleet } naar { $land } ({ $cards })
part-lose = vloot { $fleet } ({ $cards })

# Gebeurtenissen, gevaren en hun titels
event-unskilled-labour = Ongeschoolde arbeid
event-drought = Droogte
event-pirate-raids = Piratenovervallen
event-bountiful-harvest = Rijke oogst
event-island-festival = Eilandfeest
event-colonists = Kolonisten
event-persian-tribute = Perzisch tribuut
event-harsh-winter = Strenge winter
event-shipworm = Paalworm
event-merchant-ships = Koopvaardijschepen
event-visiting-artisans = Rondreizende ambachtslieden
event-olympic-games = Olympische Spelen
event-persian-war = Perzische oorlog
event-famine = Hongersnood
event-earthquake = Aardbeving
event-golden-age = Gouden eeuw
event-favour-of-poseidon = Gunst van Poseidon
event-patrons-of-the-arts = Mecenassen

hazard-safe-journey = Behouden vaart
hazard-all-overboard = Storm: alles overboord
hazard-headwind = Storm: tegenwind
hazard-heavy-swell = Storm: zware deining
hazard-breaking-waves = Storm: brekers
hazard-squall = Storm: windvlaag
hazard-off-course = Storm: uit koers
hazard-hurricane = Storm: orkaan
hazard-rich-prize = Piraten: rijke buit
hazard-gold-fever = Piraten: goudkoorts
hazard-collectors = Piraten: verzamelaars
hazard-ransom = Piraten: losgeld
hazard-boarding = Piraten: entering
hazard-half-shares = Piraten: half om half
hazard-provisions = Piraten: proviand
hazard-mutiny = Muiterij
hazard-sirens = Sirenen

title-safe-journey = Behouden vaart
title-storm = Storm
title-pirates = Piraten
title-mutiny = Muiterij
title-sirens = Sirenen

# Wat je bouwt
thing-village-1 = dorp 1
thing-village-2 = dorp 2
thing-village-3 = dorp 3
thing-village-4 = dorp 4
thing-village-5 = dorp 5
thing-village-6 = dorp 6
thing-workshop = een werkplaats
thing-marketplace = een Marktplaats
thing-shrine = een Heiligdom
thing-fortress = een Vesting
thing-great-harbor = een Grote Haven
thing-academy = een Academie
thing-treasury = een Schatkamer
thing-alternate-marketplace = een tweede Marktplaats
thing-alternate-shrine = een tweede Heiligdom
thing-alternate-fortress = een tweede Vesting
thing-alternate-great-harbor = een tweede Grote Haven
thing-alternate-academy = een tweede Academie
thing-alternate-treasury = een tweede Schatkamer
thing-fleet = een vloot

wonder-parthenon = het Parthenon
wonder-colossus = de Kolossus
wonder-great-lighthouse = de Grote Vuurtoren
wonder-great-library = de Grote Bibliotheek
wonder-mausoleum = het Mausoleum
wonder-statue-of-zeus = het Beeld van Zeus
wonder-temple-of-artemis = de Tempel van Artemis
wonder-hanging-gardens = de Hangende Tuinen
wonder-oracle-of-apollo = het Orakel van Apollo
wonder-theatre-of-dionysus = het Theater van Dionysos
wonder-labyrinth = het Labyrint
wonder-stadium = het Stadion

# Wat je gebruikt, of wat een aardbeving treft
structure-marketplace = de Marktplaats
structure-shrine = het Heiligdom
structure-fortress = de Vesting
structure-great-harbor = de Grote Haven
structure-academy = de Academie
structure-treasury = de Schatkamer
structure-alternate-marketplace = de tweede Marktplaats
structure-alternate-shrine = het tweede Heiligdom
structure-alternate-fortress = de tweede Vesting
structure-alternate-great-harbor = de tweede Grote Haven
structure-alternate-academy = de tweede Academie
structure-alternate-treasury = de tweede Schatkamer
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
philosophy-epicureanism = epicurisme
philosophy-cynicism = cynisme
philosophy-scepticism = scepticisme
philosophy-platonism = platonisme
philosophy-pythagoreanism = pythagorisme

# Fases die de archont op volgorde kan laten spelen
phase-trade = begin van de Eilandhandel
phase-journey = Reis
phase-harbor = Vloothandel
phase-build = Bouwen

step-orderevents = De gebeurtenissen ordenen
step-ignoreevent = Beslissen over het Beeld van Zeus
step-shakestructures = Noemen wat een aardbeving treft
step-paytoll = Betalen voor een gebeurtenis
step-stopmakers = Aanwijzen wat er stilligt
step-sparemakers = Beslissen over het stoïcisme
step-nameisland = Een eiland aanwijzen
step-takeboon = Een kaart nemen
step-festivalswap = Ruilen op het Eilandfeest
step-takeasguest = Een kaart nemen als eregast
step-caulkfleets = Betalen voor lekke vloten
step-merchanttrade = Ruilen met Koopvaardijschepen
step-arrangeseason = Het seizoen regelen
step-assignarmies = Legers inzetten
step-tendgardens = Kiezen uit de Hangende Tuinen
step-starttrade = De Eilandhandel beginnen
step-islandtrade = Handelen met andere eilanden
step-lookahead = Vooruitkijken
step-launchfleets = Vloten laten uitvaren
step-lightfleets = Beslissen over de Grote Vuurtoren
step-wardfleets = Beslissen over Geschenken van Poseidon
step-losecards = Verliezen kiezen
step-drivefleet = Kiezen waar een vloot heen drijft
step-revealharbors = Havenkaarten onthullen
step-fleettrade = Handelen in de havens
step-jettison = Kaarten achterlaten
step-buildisland = Bouwen
step-discard = Afleggen
step-salvage = Beslissen over het Mausoleum
step-vote = Stemmen over de archont
step-namewinner = De winnaar kiezen

ending-complete = Er is een eiland voltooid.
ending-years-over = Het laatste jaar is gespeeld.
ending-archon = De archont heeft de winnaar gekozen uit eilanden die gelijkstaan.
victory-complete = { $seats } wint: het eiland is voltooid.
victory-years-over =
    { $seats-count ->
        [one] { $seats } wint na het laatste jaar met { $score } bouwwerken.
       *[other] { $seats } delen de overwinning na het laatste jaar, elk met { $score } bouwwerken.
    }
victory-archon = { $seats } wint: in alles gelijk met een ander eiland, en gekozen door de archont.

## Wat een speler wordt gevraagd

prompt-donate = { $seat } is archont en beslist. Intussen mag je kaarten schenken.
prompt-orderevents = Je bent archont: in welke volgorde worden de gebeurtenissen uitgevoerd?
prompt-ignoreevent = Door het Beeld van Zeus mag je dit seizoen één gebeurtenis negeren. Welke, als je dat wilt?
prompt-shakestructures = Je bent archont: welke soort acropolisbouwwerk treft de aardbeving?
prompt-paytoll = { $event }: betaal je de prijs, of onderga je het gevolg?
prompt-stopmakers =
    { $count ->
        [one] Bij { $seat } ligt dit seizoen { $count } dorp of werkplaats stil. Welk?
       *[other] Bij { $seat } liggen dit seizoen { $count } dorpen of werkplaatsen stil. Welke?
    }
prompt-sparemakers = De archont heeft aangewezen wat er op je eiland stilligt. Gebruik je het stoïcisme?
prompt-nameisland = Je bent archont: welk eiland wordt door de gebeurtenis begunstigd?
prompt-takeboon = De gebeurtenis geeft je een kaart. Welke neem je?
prompt-festivalswap = Eilandfeest: je mag bij de bank een basisgoed ruilen voor een ander.
prompt-takeasguest = De archont heeft jou aangewezen. Welk basisgoed neem je?
prompt-caulkfleets = Je vloten zijn lek en kunnen maar weinig kaarten laden. Voor welke betaal je?
prompt-merchanttrade =
    { $count ->
        [0] Je hebt zo vaak met de Koopvaardijschepen geruild als mag.
        [one] Koopvaardijschepen: je mag nog { $count } keer met de bank ruilen.
       *[other] Koopvaardijschepen: je mag nog { $count } keer met de bank ruilen.
    }
prompt-arrangeseason = Je bent archont: in welke fases spelen jullie na elkaar, en niet allemaal tegelijk?
prompt-assignarmies =
    { $count ->
        [one] Je kunt { $count } Leger inzetten. Welk dorp maakt 2 kaarten?
       *[other] Je kunt { $count } Legers inzetten. Welke dorpen maken 2 kaarten?
    }
prompt-tendgardens = De Hangende Tuinen geven je een basisgoed. Welk?
prompt-starttrade = Voordat de handel begint, mag je voor een wereldwonder betalen of het Theater van Dionysos gebruiken.
prompt-islandtrade =
    { $count ->
        [0] Handel met de andere eilanden: je kunt niets meer aanbieden, maar je mag nog wel iets aannemen.
        [one] Handel met de andere eilanden: je mag nog { $count } keer iets aanbieden.
       *[other] Handel met de andere eilanden: je mag nog { $count } keer iets aanbieden.
    }
prompt-lookahead = Voordat iemand laadt, mag je gedekte kaarten bekijken.
prompt-launchfleets = Laad je vloten en stuur ze naar de zes landen, of houd ze thuis.
prompt-lightfleets = Je mag de eigenaar van de Grote Vuurtoren betalen, zodat je vloten op weg naar naburige landen geen last hebben van Stormen.
prompt-wardfleets = Je vloten worden getroffen: “{ $hazard }”. Leg je er een kaart tegen af?
prompt-losecards =
    { $count ->
        [one] Je vloten verliezen elk { $count } kaart door “{ $hazard }”. Welke?
       *[other] Je vloten verliezen elk { $count } kaarten door “{ $hazard }”. Welke?
    }
prompt-drivefleet = Je bent archont: waarheen drijft de storm { $fleets }?
prompt-revealharbors = Je hebt de havenkaarten gezien waar je vloten liggen. Welke onthul je?
prompt-fleettrade = Ruil met de bank waar je vloten liggen, neem ontwerpen en betaal voor wereldwonderen.
prompt-jettison =
    { $count ->
        [one] Je hebt in { $land } { $count } kaart te veel. Welke laat je achter?
       *[other] Je hebt in { $land } { $count } kaarten te veel. Welke laat je achter?
    }
prompt-buildisland = Wat bouw je, maak je of neem je over?
prompt-discard =
    { $count ->
        [0] Je mag geen kaarten verborgen houden. Of toon ze allemaal en houd er één van elke soort.
        [one] Houd { $count } goed verborgen, of toon ze allemaal en houd er één van elke soort.
       *[other] Houd hoogstens { $count } goederen verborgen, of toon ze allemaal en houd er één van elke soort.
    }
prompt-salvage = Door het Mausoleum mag je basisgoederen nemen die anderen hebben afgelegd. Welke?
prompt-vote = Wie wordt volgend seizoen archont?
prompt-namewinner = Je bent archont, en er staan eilanden gelijk op de eerste plaats. Welk wint?

## Wat een speler kan doen: opschriften, en de gevolgen erbij

label-order = In deze volgorde: { $events }
label-donate = Schenk { $cards } aan de archont, { $to_seat }
label-ignore =
    { $cards-count ->
        [0] Negeer “{ $event }”
       *[other] Negeer “{ $event }” en betaal de eigenaar van het Beeld van Zeus { $cards }
    }
label-shake = Noem { $structure }
consequence-owners = Dit treft: { $seats }.
consequence-nobody = Niemand heeft er een.
label-pay = Betaal { $cards }
label-suffer =
    { $stoic ->
        [true] Betaal niet, en gebruik het stoïcisme
       *[false] Betaal niet
    }
consequence-skip = Dit seizoen stilgelegd: { $makers }.
consequence-archon-stops =
    { $count ->
        [one] De archont wijst { $count } dorp of werkplaats van je aan, en dat ligt dit seizoen stil.
       *[other] De archont wijst { $count } dorpen of werkplaatsen van je aan, en die liggen dit seizoen stil.
    }
consequence-lose-random =
    { $count ->
        [0] Je verliest niets.
        [one] Je verliest { $count } willekeurige kaart uit je hand.
       *[other] Je verliest { $count } willekeurige kaarten uit je hand.
    }
consequence-keep =
    { $cards-count ->
        [0] Je verliest je hele hand.
       *[other] Van je hand houd je alleen { $cards }.
    }
consequence-no-armies = Je mag dit seizoen geen Legers inzetten.
consequence-shaken = Je kunt { $structure } dit seizoen niet gebruiken.
label-stop = Op het eiland van { $seat }: { $makers }
label-spare = Gebruik het stoïcisme: houd { $makers } aan het werk
label-name = Wijs { $island } aan
label-take = Neem { $cards }
label-swap =
    { $paying-count ->
        [0] Ruil { $given } voor { $got }
       *[other] Ruil { $given } voor { $got } en betaal de eigenaar { $paying }
    }
label-caulk =
    { $fleets-count ->
        [one] Betaal { $cards } voor vloot { $fleets }
       *[other] Betaal { $cards } voor de vloten { $fleets }
    }
label-trade-ships = Ruil { $give } voor { $get }
label-arrange =
    { $count ->
        [0] Iedereen speelt vrij in alle fases
       *[other] Na elkaar ({ $seats }): { $phases }
    }
label-assign =
    { $count ->
        [0] Zet geen Leger in
        [one] Zet een Leger in: { $makers }
       *[other] Zet Legers in: { $makers }
    }
label-offer =
    { $count ->
        [0] { $give-count ->
            [0] Vraag iedereen om { $want }
           *[other] { $want-count ->
                [0] Bied iedereen gratis { $give } aan
               *[other] Bied iedereen { $give } aan voor { $want }
            }
        }
       *[other] { $give-count ->
            [0] Vraag { $want } aan { $to_seats }
           *[other] { $want-count ->
                [0] Bied gratis { $give } aan, aan { $to_seats }
               *[other] Bied { $give } voor { $want } aan, aan { $to_seats }
            }
        }
    }
label-answer =
    { $give-count ->
        [0] Antwoord op aanbod { $number } door { $want } te vragen
       *[other] { $want-count ->
            [0] Antwoord op aanbod { $number } door gratis { $give } te geven
           *[other] Antwoord op aanbod { $number } met { $give } voor { $want }
        }
    }
label-accept =
    { $give-count ->
        [0] Neem aanbod { $number } van { $maker_seat } aan: krijg { $get } gratis
       *[other] { $get-count ->
            [0] Neem aanbod { $number } van { $maker_seat } aan: geef { $give } gratis
           *[other] Neem aanbod { $number } van { $maker_seat } aan: krijg { $get } voor { $give }
        }
    }
label-decline = Sla aanbod { $offer } af
label-withdraw = Trek je aanbod { $offer } in
label-look = Bekijk de havenkaart van { $land }
label-consult =
    { $cards-count ->
        [0] { $count ->
            [one] Raadpleeg het Orakel van Apollo: zie de volgende gevaarkaart
           *[other] Raadpleeg het Orakel van Apollo: zie de volgende { $count } gevaarkaarten
        }
       *[other] { $count ->
            [one] Betaal de eigenaar van het Orakel van Apollo { $cards } en zie de volgende gevaarkaart
           *[other] Betaal de eigenaar van het Orakel van Apollo { $cards } en zie de volgende { $count } gevaarkaarten
        }
    }
label-launch = Laat uitvaren: { $fleets }
consequence-odds = Vloot { $fleet }: { $percent }% kans om met alles aan boord aan te komen; gemiddeld aantal verloren kaarten: { $lost }.
label-stay = Houd alle vloten thuis
label-light =
    { $fleets-count ->
        [one] Betaal { $cards } om de weg van vloot { $fleets } te verlichten
       *[other] Betaal { $cards } om de weg van de vloten { $fleets } te verlichten
    }
label-ward =
    { $gift_count ->
        [0] { $army_count ->
            [0] Leg een Geschenk af waar het helpt: nu nergens
            [one] Leg een Leger af van vloot { $armies }
           *[other] Leg een Leger af van elk van de vloten { $armies }
        }
        [one] { $army_count ->
            [0] Leg een Geschenk af van vloot { $gifts }
            [one] Leg een Geschenk af van vloot { $gifts } en een Leger van vloot { $armies }
           *[other] Leg een Geschenk af van vloot { $gifts } en een Leger van elk van de vloten { $armies }
        }
       *[other] { $army_count ->
            [0] Leg een Geschenk af van elk van de vloten { $gifts }
            [one] Leg een Geschenk af van elk van de vloten { $gifts } en een Leger van vloot { $armies }
           *[other] Leg een Geschenk af van elk van de vloten { $gifts } en een Leger van elk van de vloten { $armies }
        }
    }
consequence-redraw = Een vloot die een Geschenk aflegt, ontkomt aan het gevaar, en voor haar alleen wordt een nieuwe kaart getrokken.
label-endure = Leg niets af
label-lose = Verlies kaarten: { $fleets }
label-drive = Laat { $fleets } naar { $land } drijven
label-reveal = Onthul: { $lands }
consequence-harbor = { $land }: { $card }.
consequence-stay-down = Een kaart die niemand onthult, blijft gedekt, en niemand handelt daar dit seizoen.
label-enter =
    { $paying-count ->
        [0] { $cards-count ->
            [0] Laat vloot { $fleet } handelen in { $land }
           *[other] Laat vloot { $fleet } handelen in { $land } voor { $cards }
        }
       *[other] Laat vloot { $fleet } handelen in { $land } en betaal de eigenaar van de Kolossus { $paying }
    }
consequence-thieves =
    { $count ->
        [0] Dieven vinden niets om mee te nemen.
        [one] Dieven nemen { $count } willekeurig goed.
       *[other] Dieven nemen { $count } willekeurige goederen.
    }
label-trade = Ruil { $give } voor { $get } in { $land }
label-plan =
    { $cards-count ->
        [0] Neem gratis een ontwerp in { $land }
       *[other] Neem een ontwerp in { $land } voor { $cards }
    }
label-jettison = Laat { $cards } achter in { $land }
label-build =
    { $card ->
        [none] { $cards-count ->
            [0] Bouw gratis { $thing }
           *[other] Bouw { $thing } voor { $cards }
        }
       *[other] { $cards-count ->
            [0] Bouw gratis { $thing } ({ $card })
           *[other] Bouw { $thing } ({ $card }) voor { $cards }
        }
    }
consequence-structures =
    { $count ->
        [one] Je hebt dan { $count } bouwwerk.
       *[other] Je hebt dan { $count } bouwwerken.
    }
consequence-philosophy = Ze brengt je deze filosofie: { $philosophy }.
label-raise =
    { $cards-count ->
        [0] Bouw gratis aan { $wonder }
       *[other] Bouw aan { $wonder } voor { $cards }
    }
consequence-partial = Je hebt dan een half voltooid wereldwonder: { $wonder }.
consequence-completed = Daarmee voltooi je { $wonder }.
label-use =
    { $paying-count ->
        [0] { $cards-count ->
            [0] Maak { $get } met { $structure }
           *[other] Maak { $get } met { $structure } voor { $cards }
        }
       *[other] { $cards-count ->
            [0] Maak { $get } met { $structure } en betaal de eigenaar { $paying }
           *[other] Maak { $get } met { $structure } voor { $cards } en betaal de eigenaar { $paying }
        }
    }
label-adopt =
    { $paying-count ->
        [0] { $cards-count ->
            [0] Neem het { $philosophy } gratis over
           *[other] Neem het { $philosophy } over voor { $cards }
        }
       *[other] Neem het { $philosophy } over en betaal de eigenaar van de Grote Bibliotheek { $paying }
    }
label-keep =
    { $count ->
        [0] Houd niets
       *[other] Houd verborgen: { $cards }
    }
label-show =
    { $extra-count ->
        [0] Toon alles en houd één van elke soort: { $cards }
       *[other] Toon alles en houd één van elke soort: { $cards }; en ook nog { $extra }
    }
consequence-discard =
    { $count ->
        [0] Je legt niets af.
        [one] Je legt { $count } kaart af.
       *[other] Je legt { $count } kaarten af.
    }
label-vote = Stem op { $island }
consequence-votes =
    { $count ->
        [one] Dat wordt { $count } stem.
       *[other] Dat worden { $count } stemmen.
    }
label-pass = Pas
label-done = Klaar

# Stap voor stap kiezen
verb-accept = Een aanbod aannemen
verb-adopt = Een filosofie overnemen
verb-answer = Een aanbod beantwoorden
verb-build = Bouwen
verb-decline = Een aanbod afslaan
verb-enter = Een vloot laten handelen
verb-keep = Kaarten verborgen houden
verb-look = Een havenkaart bekijken
verb-offer = Een aanbod doen
verb-pay = Betalen
verb-plan = Een ontwerp nemen
verb-raise = Aan een wonder bouwen
verb-show = Alle kaarten tonen
verb-spare = Het stoïcisme gebruiken
verb-stop = Kiezen wat stilligt
verb-suffer = Niet betalen
verb-swap = Een kaart ruilen
verb-trade = Handelen met de bank
verb-use = Een bouwwerk of wonder gebruiken
verb-withdraw = Een aanbod intrekken
field-accept-paying = Betaal de eigenaar
field-adopt-philosophy = Filosofie
field-adopt-cards = Betaald met
field-adopt-paying = Betaal de eigenaar
field-decline-number = Aanbod
field-withdraw-number = Aanbod
field-drive-land = Land
field-drive-island = Eiland
field-drive-fleet = Vloot
field-look-land = Land
field-name-island = Eiland
field-plan-land = Land
field-plan-cards = Betaald met
field-reveal-lands = Landen
field-shake-structure = Bouwwerk
field-spare-makers = Dorpen en werkplaatsen
field-stop-makers = Dorpen en werkplaatsen
field-suffer-skipping = Dorp dat stilligt als je niet betaalt
field-swap-land = Land
field-take-cards = Kaart
field-vote-island = Eiland
none-arrange-phases = geen: iedereen speelt vrij
entry-ward-gift =
    { $gift_count ->
        [one] vloot { $gifts }
       *[other] vloten { $gifts }
    }
entry-ward-army =
    { $army_count ->
        [one] vloot { $armies }
       *[other] vloten { $armies }
    }
none-launch-a = blijft thuis
none-launch-b = blijft thuis
none-launch-c = blijft thuis
none-build-cards = gratis

# Formulieren: elke kaart, elke vloot
form-order = Een andere volgorde
form-donate = Schenk andere kaarten
form-ignore = Negeer een gebeurtenis en betaal met andere kaarten
form-pay = Betaal met andere kaarten
form-suffer = Betaal niet, en kies wat je houdt
form-caulk = Kies de vloten
form-arrange = Een andere regeling
form-assign = Kies de dorpen
form-swap = Een andere ruil
form-offer = Een aanbod doen
form-answer = Antwoord met een eigen aanbod
form-accept = Neem aan, en kies wat je geeft
form-consult = Raadpleeg het Orakel van Apollo en betaal met andere kaarten
form-launch = Laden en uitvaren
form-light = Kies vloten en betaling
form-ward = Kies de vloten
form-lose = Kies wat je verliest
form-enter = Laat een vloot handelen en betaal met een andere kaart
form-trade = Handelen met de bank
form-jettison = Kies wat je achterlaat
form-build = Bouw iets anders, of betaal anders
form-raise = Bouw aan een wereldwonder en betaal anders
form-use = Gebruik een bouwwerk of wereldwonder en betaal anders
form-keep = Houd andere kaarten
form-show = Toon alles, en houd nog andere kaarten
field-order-events = Gebeurtenissen, op volgorde
field-donate-cards = Kaarten
field-ignore-event = Gebeurtenis
field-ignore-paying = Betaal de eigenaar
field-pay-cards = Kaarten
field-suffer-keeping = Houd
field-suffer-stoically = Gebruik het stoïcisme
field-caulk-fleets = Vloten
field-arrange-islands = Eilanden, op volgorde
field-arrange-phases = Na elkaar in deze fases
field-assign-villages = Dorpen, naar wat ze maken
field-swap-given = Geef
field-swap-got = Krijg
field-swap-paying = Betaal de eigenaar
field-offer-give = Je geeft
field-offer-want = Je wilt
field-offer-to = Aan deze eilanden; geen betekent alle
field-answer-number = Aanbod
field-answer-give = Je geeft
field-answer-want = Je wilt
field-accept-number = Aanbod
field-accept-cards = Je geeft, als er iets te kiezen is
field-consult-paying = Betaal de eigenaar
field-launch-a = Vloot A vaart naar
field-launch-a-cards = Kaarten van vloot A
field-launch-b = Vloot B vaart naar
field-launch-b-cards = Kaarten van vloot B
field-launch-c = Vloot C vaart naar
field-launch-c-cards = Kaarten van vloot C
field-light-fleets = Vloten
field-light-paying = Betaal de eigenaar
field-ward-gift = Vloten die een Geschenk afleggen
field-ward-army = Vloten die een Leger afleggen
field-lose-a = Kaarten van vloot A
field-lose-b = Kaarten van vloot B
field-lose-c = Kaarten van vloot C
field-enter-fleet = Vloot
field-enter-cards = Havengeld dat deze vloot betaalt om te handelen
field-enter-paying = Betaal de eigenaar van de Kolossus
field-trade-give = Je geeft
field-trade-get = Je krijgt
field-trade-land = In welk land
field-jettison-land = In welk land
field-jettison-cards = Kaarten
field-build-thing = Wat je bouwt
field-build-cards = Betaal met
field-build-philosophy = Filosofie, voor een Academie
field-raise-wonder = Wereldwonder
field-raise-cards = Betaal met
field-use-thing = Bouwwerk of wereldwonder
field-use-cards = Betaal de bank
field-use-paying = Betaal de eigenaar
field-keep-cards = Kaarten
field-show-keeping = Dubbele kaarten

# Eén ding in een formulier
one-card = { $card }
one-land = { $land }
one-structure = { $structure }
one-yes = ja
one-offer =
    { $give-count ->
        [0] { $number } ({ $seat } vraagt { $want })
       *[other] { $want-count ->
            [0] { $number } ({ $seat } geeft { $give } gratis)
           *[other] { $number } ({ $seat } geeft { $give } voor { $want })
        }
    }

# Koppen boven een lange lijst met keuzes
choices-offer = Bied iets aan
choices-accept = Neem een aanbod aan
choices-decline = Sla een aanbod af
choices-withdraw = Trek een aanbod in
choices-launch = Laat vloten uitvaren
choices-enter = Laat een vloot handelen
choices-trade = Ruil met de bank
choices-plan = Neem een ontwerp
choices-build = Bouw
choices-raise = Bouw aan een wereldwonder
choices-use = Maak goud en Aegiskaarten
choices-adopt = Neem een filosofie over
choices-swap = Wissel een kaart in bij de bank

## Waarom een actie iets waard is: staat naast haar waarde

reason-structure = een stap naar een voltooid eiland
reason-now = liever eerder dan later
reason-cards = wat je kaarten voor je kunnen doen
reason-rival = wat het de anderen doet
reason-risk = wat er op zee kan gebeuren
reason-gain = wat het oplevert
reason-loss = wat het kost
reason-power = de kracht ervan
reason-weakest = hulp voor wie achterligt
reason-knowledge = wat je te weten komt
reason-nothing = het verandert weinig

## Wat je van tevoren kunt beantwoorden

question-orderevents = Als je archont bent en de gebeurtenissen ordent
question-orderevents-as-laid-out = van links naar rechts
question-orderevents-payments-last = die waarvoor je betaalt het laatst
question-ignoreevent = Als je door het Beeld van Zeus een gebeurtenis mag negeren
question-ignoreevent-pass = negeer er geen
question-shakestructures = Als je archont bent en er een aardbeving is
question-shakestructures-shake-marketplace = noem { structure-marketplace }
question-shakestructures-shake-shrine = noem { structure-shrine }
question-shakestructures-shake-fortress = noem { structure-fortress }
question-shakestructures-shake-great-harbor = noem { structure-great-harbor }
question-shakestructures-shake-academy = noem { structure-academy }
question-shakestructures-shake-treasury = noem { structure-treasury }
question-paytoll = Als een gebeurtenis je laat betalen (de eerste prijs die je kunt betalen; zonder betalen met het stoïcisme, als je dat hebt)
question-paytoll-pay = betaal, als het kan
question-paytoll-suffer = betaal niet en geef het goedkoopste op
question-paytoll-pay-or-suffer = betaal, geef anders het goedkoopste op
question-paytoll-event = alleen bij deze gebeurtenissen
question-stopmakers = Als je archont bent en aanwijst wat er op een eiland stilligt
question-stopmakers-cheapest = wat het minst waard is
question-stopmakers-dearest = wat het meest waard is, niet bij jou
question-sparemakers = Als de archont aanwijst wat er op je eiland stilligt en je het stoïcisme hebt
question-sparemakers-pass = gebruik het niet
question-sparemakers-dearest = spaar wat het meest waard is
question-nameisland = Als je archont bent en een gebeurtenis een eiland begunstigt
question-nameisland-myself = je eigen eiland
question-nameisland-weakest = een ander, met de minste bouwwerken
question-nameisland-myself-or-weakest = je eigen, of anders het zwakste
question-takeboon = Als je bij een gebeurtenis een kaart mag kiezen
question-takeboon-scarcest = waarvan je het minst hebt
question-takeboon-take-grain = { card-grain }
question-takeboon-take-grapes = { card-grapes }
question-takeboon-take-olives = { card-olives }
question-takeboon-take-ore = { card-ore }
question-takeboon-take-timber = { card-timber }
question-takeboon-take-wool = { card-wool }
question-festivalswap = Als je op het Eilandfeest een kaart kunt ruilen
question-festivalswap-pass = ruil niet
question-takeasguest = Als je eregast bent op het Eilandfeest
question-takeasguest-scarcest = waarvan je het minst hebt
question-takeasguest-take-grain = { card-grain }
question-takeasguest-take-grapes = { card-grapes }
question-takeasguest-take-olives = { card-olives }
question-takeasguest-take-ore = { card-ore }
question-takeasguest-take-timber = { card-timber }
question-takeasguest-take-wool = { card-wool }
question-caulkfleets = Als je vloten lek zijn
question-caulkfleets-pass = betaal voor geen enkele
question-caulkfleets-caulk = betaal voor zo veel mogelijk
question-merchanttrade = Als er Koopvaardijschepen komen
question-merchanttrade-done = ruil niet
question-arrangeseason = Als je archont bent en het seizoen regelt (met de klok mee)
question-arrangeseason-arrange = iedereen speelt vrij
question-arrangeseason-arrange-ordered-journey = na elkaar: { phase-journey }
question-arrangeseason-arrange-ordered-journey-build = na elkaar: { phase-journey }, { phase-build }
question-arrangeseason-arrange-ordered-trade-journey-harbor-build = na elkaar: alle fases
question-assignarmies = Als je Legers inzet
question-assignarmies-scarcest = alle, voor waar je het minst van hebt
question-assignarmies-assign = geen
question-tendgardens = Als de Hangende Tuinen je een kaart geven
question-tendgardens-scarcest = waarvan je het minst hebt
question-tendgardens-take-grain = { card-grain }
question-tendgardens-take-grapes = { card-grapes }
question-tendgardens-take-olives = { card-olives }
question-tendgardens-take-ore = { card-ore }
question-tendgardens-take-timber = { card-timber }
question-tendgardens-take-wool = { card-wool }
question-starttrade = Als de Eilandhandel begint
question-starttrade-done = doe niets
question-islandtrade = Als je met andere eilanden kunt handelen
question-islandtrade-done = bied niets aan
question-lookahead = Als je gedekte kaarten mag bekijken
question-lookahead-done = kijk niet
question-lookahead-look = kijk overal waar het niets kost
question-launchfleets = Als je vloten kunt laten uitvaren
question-launchfleets-stay = houd ze allemaal thuis
question-lightfleets = Als je voor de Grote Vuurtoren kunt betalen
question-lightfleets-pass = betaal voor geen enkele vloot
question-lightfleets-light = betaal voor zo veel mogelijk
question-wardfleets = Als een gevaar je vloten treft
question-wardfleets-pass = leg niets af
question-wardfleets-ward = leg per vloot een Geschenk af
question-wardfleets-title = alleen tegen deze gevaren
question-losecards = Als je kiest welke kaarten je vloten verliezen
question-losecards-plentiful = waarvan elke vloot het meest heeft
question-drivefleet = Als je archont bent en een storm een vloot laat afdrijven
question-drivefleet-first = naar het eerste land van de lijst
question-revealharbors = Als je havenkaarten mag onthullen
question-revealharbors-pass = onthul er geen
question-revealharbors-reveal = onthul ze allemaal
question-fleettrade = Als je vloten kunnen handelen
question-fleettrade-done = doe niets
question-jettison = Als je vloten niet alles naar huis kunnen brengen
question-jettison-cheapest = laat achter wat het minst waard is
question-jettison-plentiful = laat achter waarvan je het meest hebt
question-buildisland = Als je kunt bouwen
question-buildisland-done = bouw niets
question-discard = Als je meer goederen hebt dan je verborgen mag houden
question-discard-show = toon alles en houd één van elke soort
question-discard-keep = houd de zeldzaamste verborgen
question-discard-keep-more = waarmee je de meeste kaarten houdt
question-salvage = Als je door het Mausoleum afgelegde kaarten mag nemen
question-salvage-pass = neem niets
question-salvage-scarcest = neem waarvan je het minst hebt
question-vote = Als je over de archont stemt
question-vote-weakest = het eiland met de minste bouwwerken
question-vote-vote-chios = { island-chios }
question-vote-vote-crete = { island-crete }
question-vote-vote-rhodes = { island-rhodes }
question-vote-vote-naxos = { island-naxos }
question-vote-vote-scyros = { island-scyros }
question-vote-vote-lemnos = { island-lemnos }
question-namewinner = Als je archont bent en de winnaar kiest bij een gelijke stand
question-namewinner-myself = jezelf, als je gelijk eerste staat

## Wat wordt geweigerd, en wat wel mag

refused-orderevents-first = Eerst bepaalt de archont de volgorde van alle gebeurtenissen; intussen mogen de anderen kaarten schenken.
refused-not-all-events = Noem elk van deze gebeurtenissen één keer: { $events }.
refused-archon-chooses = Dat is aan de archont.
refused-own-donation = Je bent archont: wie schenkt, schenkt aan jou.
refused-ignoreevent-first = Noem de gebeurtenis die je negeert, of pas.
refused-event-not-in-force = “{ $event }” is dit seizoen niet van kracht: noem een gebeurtenis die dat wel is.
refused-shakestructures-first = Eerst noemt de archont wat de aardbeving treft; intussen mogen de anderen kaarten schenken.
refused-paytoll-first = Zeg of je betaalt voor “{ $event }”.
refused-no-stoicism = Je kunt het stoïcisme nu niet gebruiken: je moet het hebben, het werkt één keer per seizoen, en het vermindert alleen verliezen.
refused-wrong-makers =
    { $count ->
        [0] Er hoeft niets stil te liggen: noem niets.
        [one] Noem precies { $count } dorp of werkplaats die nog werkt en die deze gebeurtenis kan stilleggen.
       *[other] Noem precies { $count } dorpen of werkplaatsen die nog werken en die deze gebeurtenis kan stilleggen.
    }
refused-wrong-number-kept =
    { $count ->
        [0] Je hoeft niet te kiezen wat je houdt: noem niets.
        [one] Noem precies { $count } kaart die je houdt.
       *[other] Noem precies { $count } kaarten die je houdt.
    }
refused-stopmakers-first = Eerst wijst de archont aan wat er stilligt; intussen mogen de anderen kaarten schenken.
refused-sparemakers-first = Zeg wat het stoïcisme spaart, of pas.
refused-not-named =
    { $count ->
        [one] Het stoïcisme spaart { $count } dorp of werkplaats, en alleen een die de archont heeft aangewezen.
       *[other] Het stoïcisme spaart hoogstens { $count } dorpen of werkplaatsen, en alleen die de archont heeft aangewezen.
    }
refused-nameisland-first = Eerst wijst de archont een eiland aan; intussen mogen de anderen kaarten schenken.
refused-not-to-be-named = { $island } kan niet worden aangewezen: wijs een eiland aan dat de gebeurtenis kan begunstigen.
refused-takeboon-first = Neem eerst de kaart die de gebeurtenis je geeft.
refused-not-given = Neem een van deze: { $cards }.
refused-festivalswap-first = Ruil een basisgoed voor een ander, of pas.
refused-basic-for-basic = Ruil thuis 1 basisgoed voor 1 ander basisgoed.
refused-takeasguest-first = Neem eerst het basisgoed dat het feest je geeft.
refused-caulkfleets-first = Zeg voor welke vloten je betaalt, of pas.
refused-merchanttrade-first = Ruil met de Koopvaardijschepen, of zeg dat je klaar bent.
refused-no-more-trades =
    { $count ->
        [one] Met Koopvaardijschepen mag je { $count } keer ruilen, en dat heb je gedaan.
       *[other] Met Koopvaardijschepen mag je { $count } keer ruilen, en dat heb je gedaan.
    }
refused-ships-come-home = Koopvaardijschepen komen naar je eiland: noem geen land.
refused-arrangeseason-first = Zeg eerst hoe het seizoen wordt gespeeld: noem desgewenst een volgorde van de eilanden, en de fases waarvoor die geldt.
refused-not-all-islands = Noem elk eiland dat meespeelt precies één keer, of geen enkel.
refused-phase-twice = Noem elke fase maar één keer.
refused-assignarmies-first = Zeg eerst in welke dorpen je Legers werken; noem er geen als je geen Leger inzet.
refused-too-many-armies =
    { $count ->
        [one] Je kunt maar { $count } Leger inzetten.
       *[other] Je kunt maar { $count } Legers inzetten.
    }
refused-villages-only = Legers werken in dorpen, niet in werkplaatsen: noem basisgoederen.
refused-one-army-a-village = In elk dorp kan maar één Leger werken, en het dorp mag niet stilliggen: noem andere.
refused-tendgardens-first = Kies eerst wat de Hangende Tuinen je geven.
refused-gardens-give-basics =
    { $count ->
        [one] De Hangende Tuinen geven precies { $count } basisgoed.
       *[other] De Hangende Tuinen geven precies { $count } basisgoederen.
    }
refused-starttrade-first = De handel is nog niet begonnen: betaal voor een wereldwonder, gebruik het Theater van Dionysos, of zeg dat je klaar bent.
refused-no-swap-left = Je kunt nu niet ruilen in het Theater van Dionysos: niemand heeft het, of je hebt het dit seizoen al gebruikt.
refused-islandtrade-first = Je handelt met andere eilanden: bied iets aan, antwoord op een aanbod, of zeg dat je klaar bent.
refused-not-your-offer = Aanbod { $number } is niet van jou: trek alleen je eigen aanbod in.
refused-nobody-there = Niemand speelt { $island }: noem een eiland dat meespeelt.
refused-offer-to-oneself = Je kunt jezelf niets aanbieden: noem andere eilanden.
refused-island-twice = Noem elk eiland maar één keer.
refused-no-such-offer = Er is dit seizoen geen aanbod { $number }.
refused-offer-gone =
    { $how ->
        [accepted] Aanbod { $number } is weg: { $seat } heeft het aangenomen.
        [declined] Aanbod { $number } is weg: { $seat } heeft het als laatste afgeslagen.
        [withdrawn] Aanbod { $number } is weg: { $seat } heeft het ingetrokken.
        [fallen] Aanbod { $number } is vervallen: { $seat } heeft de kaarten niet meer.
       *[other] Aanbod { $number } is weg.
    }
refused-own-offer = Aanbod { $number } is van jou: je kunt het intrekken.
refused-offer-not-for-you = Aanbod { $number } is niet voor jou, of je hebt het afgeslagen.
refused-empty-offer = Zeg wat je geeft of wat je wilt.
refused-too-many-offers =
    { $count ->
        [one] Je hebt dit seizoen al { $count } keer iets aangeboden: neem aan wat anderen bieden, of zeg dat je klaar bent.
       *[other] Je hebt dit seizoen al { $count } keer iets aangeboden: neem aan wat anderen bieden, of zeg dat je klaar bent.
    }
refused-not-what-is-wanted = Dit aanbod vraagt { $wanted }: noem precies die kaarten.
refused-not-in-hand = Je hebt hier thuis niet genoeg van: { $card }.
refused-lookahead-first = Bekijk een havenkaart, raadpleeg het Orakel van Apollo, of zeg dat je klaar bent.
refused-cannot-look = Je kunt de havenkaart van { $land } niet bekijken: dat kan met het scepticisme, één keer per seizoen, en alleen bij een gedekte kaart die je nog niet hebt gezien.
refused-cannot-consult = Je kunt het Orakel van Apollo niet raadplegen: niemand heeft het, of je hebt het dit seizoen al gedaan.
refused-launchfleets-first = Laat eerst je vloten uitvaren, of houd ze allemaal thuis.
refused-no-fleet-named = Noem minstens één vloot.
refused-no-land = Zeg waar vloot { $fleet } heen vaart.
refused-no-such-fleet = Je hebt geen vloot { $fleet }, of je hebt haar twee keer genoemd.
refused-land-closed = Geen van je vloten mag dit seizoen naar { $land } varen.
refused-empty-fleet = Vloot { $fleet } kan niet zonder kaarten uitvaren: laad er minstens één.
refused-overloaded =
    { $count ->
        [one] Vloot { $fleet } kan hoogstens { $count } kaart laden.
       *[other] Vloot { $fleet } kan hoogstens { $count } kaarten laden.
    }
refused-lightfleets-first = Zeg voor welke vloten je de eigenaar van de Grote Vuurtoren betaalt, of pas.
refused-not-under-way = Vloot { $fleet } is niet op weg naar een naburig land, of je hebt haar twee keer genoemd.
refused-wardfleets-first = Zeg of je vloten kaarten afleggen tegen “{ $hazard }”.
refused-not-against-this = Deze kaart helpt niet tegen dit gevaar: { $card }.
refused-fleet-twice = Noem elke vloot maar één keer: één kaart per vloot is genoeg.
refused-cannot-ward = Vloot { $fleet } kan deze kaart niet afleggen: { $card }. De kaart moet aan boord zijn, en het gevaar moet de vloot schaden.
refused-losecards-first = Kies eerst de kaarten die je vloten verliezen.
refused-wrong-number-lost =
    { $count ->
        [0] Voor vloot { $fleet } valt er niets te kiezen: laat haar weg.
        [one] Noem precies { $count } kaart die vloot { $fleet } verliest.
       *[other] Noem precies { $count } kaarten die vloot { $fleet } verliest.
    }
refused-not-to-lose = Je vloot kan deze kaart hier niet verliezen: { $card }.
refused-drivefleet-first = Kies eerst waar { $fleets } heen drijft.
refused-another-fleet = Kies eerst voor { $fleets }.
refused-not-driven-there = Ze kan niet naar { $land } drijven: kies een ander land van dezelfde groep dat voor haar openstaat.
refused-revealharbors-first = Noem de landen waar je de havenkaart onthult, of pas.
refused-nothing-to-reveal = Je hebt in { $land } geen kaart te onthullen: noem één keer elk land waar je vloot bij een gedekte kaart ligt.
refused-fleettrade-first = Je vloten kunnen handelen: ruil, neem een ontwerp, betaal voor een wereldwonder, of zeg dat je klaar bent.
refused-fleet-not-there = Vloot { $fleet } is nergens aangekomen.
refused-harbor-not-revealed = De havenkaart van { $land } is niet onthuld: niemand handelt daar dit seizoen.
refused-trades-already = Vloot { $fleet } mag al handelen: er is niets te betalen.
refused-not-admitted = { $harbor_card }: alleen een vloot met deze kaart aan boord mag hier handelen: { $card }.
refused-wrong-fee =
    { $count ->
        [0] Hier hoef je geen havengeld te betalen.
        [one] Het havengeld is precies { $count } goed.
       *[other] Het havengeld is precies { $count } goederen.
    }
refused-no-land-named = Zeg in welk land.
refused-no-trade-there = Geen van je vloten mag nu in { $land } handelen.
refused-not-aboard = Je vloten daar hebben hier niet genoeg van aan boord: { $card }.
refused-not-sold-here = Dit wordt hier niet verhandeld: { $card }.
refused-no-papyrus = Papyrus is alleen in Egypte te koop.
refused-one-class = Geef kaarten van één klasse en krijg kaarten van één klasse: basisgoederen, luxegoederen of goud.
refused-no-such-rate = De ruiltabel kent { $give } voor { $get } niet: kijk hoeveel kaarten het kost.
refused-special-rate = { $card }: dit goed wordt alleen verhandeld tegen de prijs van die kaart.
refused-no-plans-there = In { $land } zijn geen ontwerpen.
refused-no-more-plans =
    { $count ->
        [one] Je kunt geen ontwerp meer nemen: een eiland krijgt er hoogstens { $count }, en er moet er nog een op de stapel liggen.
       *[other] Je kunt geen ontwerp meer nemen: een eiland krijgt er hoogstens { $count }, en er moet er nog een op de stapel liggen.
    }
refused-no-fair = Je kunt in { $land } geen kaart inwisselen: daarvoor is een Grote jaarmarkt nodig, en een vloot die dat dit seizoen nog niet heeft gedaan.
refused-not-swapped-at-fair = Ruil op een Grote jaarmarkt 1 basisgoed voor een ander of 1 luxegoed voor een ander, maar geen papyrus.
refused-jettison-first = Kies eerst de kaarten die je achterlaat.
refused-nothing-too-much = Je hebt in { $land } niet te veel kaarten.
refused-wrong-number-discarded =
    { $count ->
        [one] Laat precies { $count } kaart achter.
       *[other] Laat precies { $count } kaarten achter.
    }
refused-buildisland-first = Je bouwt: bouw iets, bouw aan een wereldwonder, gebruik een bouwwerk, neem een filosofie over, of zeg dat je klaar bent.
refused-unpaid = Om { $thing } te bouwen betaal je { $cards }.
refused-wrong-payment = Deze kaarten zijn niet de prijs: betaal precies wat er wordt gevraagd, met kaarten die tellen.
refused-all-fleets-built = Je hebt al je vloten.
refused-no-such-alternate = Je eiland kan { $thing } niet bouwen: dat is geen van zijn twee varianten.
refused-built-already = Je eiland kan { $thing } niet nog eens bouwen.
refused-acropolis-full = Je acropolis is vol: er past geen bouwwerk meer bij.
refused-one-alternate = Je eiland mag maar één van zijn twee varianten hebben.
refused-unskilled =
    { $count ->
        [one] Ongeschoolde arbeid: je mag dit seizoen maar { $count } bouwwerk bouwen.
       *[other] Ongeschoolde arbeid: je mag dit seizoen maar { $count } bouwwerken bouwen.
    }
refused-name-philosophy = Een Academie brengt een filosofie: zeg welke.
refused-not-free = Dit brengt je deze filosofie niet: { $philosophy }. Alleen een nieuwe Academie brengt er een, en wel een die niemand heeft zolang die er is.
refused-not-your-wonder = Je hebt het ontwerp van { $wonder } niet.
refused-wonder-completed = Je hebt { $wonder } al voltooid.
refused-not-paid-here = De volgende stap van { $wonder } betaal je in een andere fase of in een ander land.
refused-makes-nothing = Met { $structure } kun je niets maken.
refused-not-usable = Je kunt { $structure } niet gebruiken: niemand heeft dit wereldwonder voltooid, of alleen de eigenaar mag het gebruiken.
refused-used-already = Je hebt { $structure } dit seizoen al gebruikt.
refused-not-built = Je hebt { $structure } niet gebouwd.
refused-shaken = Een aardbeving heeft { $structure } getroffen: je kunt dat bouwwerk dit seizoen niet gebruiken.
refused-held-already = Je hebt deze filosofie al: { $philosophy }.
refused-no-copy-left = Alle exemplaren van het { $philosophy } zijn weg.
refused-not-introduced = Niemand heeft het { $philosophy } nog ingevoerd, dus je kunt het niet overnemen.
refused-cannot-adopt = Je kunt het { $philosophy } niet overnemen: je hebt een Academie nodig die dit seizoen werkt, of de Grote Bibliotheek.
refused-no-platonism = Je kunt geen luxegoederen inwisselen: daarvoor heb je het platonisme nodig, en het werkt één keer per seizoen.
refused-rare-for-rare = Met het platonisme ruil je 1 luxegoed voor 1 ander luxegoed, geen van beide papyrus.
refused-discard-first = Zeg eerst welke kaarten je houdt.
refused-too-many-kept =
    { $count ->
        [0] Je kunt geen kaarten verborgen houden.
        [one] Je kunt maar { $count } kaart verborgen houden.
       *[other] Je kunt maar { $count } kaarten verborgen houden.
    }
refused-too-many-duplicates =
    { $count ->
        [0] Je houdt één kaart van elke soort en geen dubbele.
        [one] Je houdt één kaart van elke soort en hoogstens { $count } dubbele.
       *[other] Je houdt één kaart van elke soort en hoogstens { $count } dubbele.
    }
refused-no-duplicate = Hiervan heb je geen dubbele: { $card }.
refused-salvage-first = Neem basisgoederen die anderen hebben afgelegd, of pas.
refused-too-many-salvaged =
    { $count ->
        [one] Met het Mausoleum mag je hoogstens { $count } kaart nemen.
       *[other] Met het Mausoleum mag je hoogstens { $count } kaarten nemen.
    }
refused-not-discarded = De anderen hebben hier niet genoeg van afgelegd: { $card }.
refused-vote-first = Stem eerst op de volgende archont.
refused-vote-for-oneself = Je kunt niet op jezelf stemmen: stem op een ander eiland.
refused-namewinner-first = Kies eerst de winnaar.
refused-not-tied = { $island } staat niet gelijk op de eerste plaats: noem een eiland dat dat wel doet.

## Wat er is gebeurd

event-island =
    { $count ->
        [0] { $seat-person } speelt { $island }.
       *[other] { $seat-person } speelt { $island } en krijgt een bonuskaart: { $cards }.
    }
event-first-archon = { $seat } is de eerste archont.
event-year = Jaar { $year } begint.
event-events-laid = De gebeurtenissen van dit jaar: { $events }.
event-season = Jaar { $year }, seizoen { $season } begint. Nieuwe gebeurtenis: { $event }.
event-events-ordered = { $seat } bepaalt de volgorde van de gebeurtenissen: { $events }.
event-donated = { $seat } schenkt { $cards } aan { $to_seat }.
event-answered = { $seat } heeft beslist.
event-ignoring =
    { $count ->
        [0] Niemand negeert een gebeurtenis.
       *[other] Deze spelers negeren dit seizoen een gebeurtenis: { $seats }.
    }
event-ignored =
    { $cards-count ->
        [0] { $seat } negeert “{ $event }”.
       *[other] { $seat } betaalt de eigenaar van het Beeld van Zeus { $cards } en negeert “{ $event }”.
    }
event-event = Gebeurtenis: { $event }.
event-shaken = { $seat } noemt wat de aardbeving treft: { $structure }.
event-tolls =
    { $count ->
        [0] Niemand betaalt.
       *[other] Voor de gebeurtenis betalen: { $seats }.
    }
event-paid = { $event }: { $seat } betaalt { $cards }.
event-suffers =
    { $stoic ->
        [true] { $event }: { $seat } betaalt niet en gebruikt het stoïcisme.
       *[false] { $event }: { $seat } betaalt niet.
    }
event-lost = { $seat } verliest { $cards }.
event-stopped = { $seat } wijst aan wat er stilligt op het eiland van { $victim_seat }: { $makers }.
event-spared = { $seat } gebruikt het stoïcisme en houdt { $makers } aan het werk.
event-skips = Dit seizoen stilgelegd op het eiland van { $seat }: { $makers }.
event-named = { $seat } wijst { $named_seat } aan.
event-takes = { $seat } neemt { $cards }.
event-swapped = { $seat } ruilt met de bank: { $given } voor { $got }.
event-caulked =
    { $fleets-count ->
        [0] { $seat } betaalt voor geen enkele vloot.
        [one] { $seat } betaalt { $cards } voor vloot { $fleets }, die niet meer lekt.
       *[other] { $seat } betaalt { $cards } voor de vloten { $fleets }, die niet meer lekken.
    }
event-traded = { $seat } geeft de Koopvaardijschepen { $give } en krijgt { $get }.
event-arranged =
    { $phases-count ->
        [0] { $seat } laat iedereen dit seizoen vrij spelen.
       *[other] { $seat } laat deze fases op volgorde spelen: { $phases }. De volgorde: { $seats }.
    }
event-produced =
    { $cards-count ->
        [0] { $seat } produceert niets.
       *[other] { $makers-count ->
            [0] { $seat } produceert { $cards }.
           *[other] { $seat } produceert { $cards }, met Legers aan het werk in { $makers }.
        }
    }
event-visited = { $seat } betaalt { $cards } aan { $owner_seat } en gebruikt { $wonder }.
event-offer =
    { $give-count ->
        [0] Aanbod { $number }: { $seat } vraagt { $want } aan { $to_seats }.
       *[other] { $want-count ->
            [0] Aanbod { $number }: { $seat } biedt gratis { $give } aan, aan { $to_seats }.
           *[other] Aanbod { $number }: { $seat } biedt { $give } voor { $want }, aan { $to_seats }.
        }
    }
event-accepted =
    { $want-count ->
        [0] { $seat } neemt aanbod { $number } van { $maker_seat } aan en krijgt { $give } gratis.
       *[other] { $give-count ->
            [0] { $seat } neemt aanbod { $number } van { $maker_seat } aan en geeft { $want } gratis.
           *[other] { $seat } neemt aanbod { $number } van { $maker_seat } aan en krijgt { $give } voor { $want }.
        }
    }
event-declined = { $seat } slaat aanbod { $number } af.
event-withdrawn = { $seat } trekt aanbod { $number } in.
event-fallen = Aanbod { $number } vervalt: { $seat } heeft de kaarten niet meer.
event-looked = { $seat } bekijkt de havenkaart van { $land }.
event-looked-own = Je bekijkt de havenkaart van { $land }: { $card }.
event-consulted =
    { $count ->
        [one] { $seat } bekijkt de volgende gevaarkaart.
       *[other] { $seat } bekijkt de volgende { $count } gevaarkaarten.
    }
event-consulted-own =
    { $count ->
        [one] Je bekijkt de volgende gevaarkaart: “{ $hazards }”.
       *[other] Je bekijkt de volgende { $count } gevaarkaarten. Dit zijn ze: { $hazards }.
    }
event-sails =
    { $count ->
        [0] { $seat } houdt alle vloten thuis.
        [one] { $seat } laat { $count } vloot uitvaren.
       *[other] { $seat } laat { $count } vloten uitvaren.
    }
event-launched =
    { $count ->
        [one] { $seat } stuurt vloot { $fleet } naar { $land } met { $count } kaart.
       *[other] { $seat } stuurt vloot { $fleet } naar { $land } met { $count } kaarten.
    }
event-launched-own = Je stuurt vloot { $fleet } naar { $land } met { $cards }.
event-lit =
    { $fleets-count ->
        [0] { $seat } betaalt niet voor de Grote Vuurtoren.
        [one] { $seat } betaalt { $cards } aan { $owner_seat }: de Grote Vuurtoren verlicht de weg van vloot { $fleets }.
       *[other] { $seat } betaalt { $cards } aan { $owner_seat }: de Grote Vuurtoren verlicht de weg van de vloten { $fleets }.
    }
event-hazard =
    { $group ->
        [0] Op weg naar naburige landen komt “{ $hazard }”, voor { $fleets }.
       *[other] Op weg naar verre landen komt “{ $hazard }”, voor { $fleets }.
    }
event-numbers = Voor “{ $hazard }” toont elke vloot hoeveel van de bedoelde kaarten ze aan boord heeft: { $fleets }.
event-struck =
    { $struck-count ->
        [0] Het gevaar treft alleen beschermde vloten: { $spared }.
       *[other] { $spared-count ->
            [0] Het gevaar treft { $struck }.
           *[other] Het gevaar treft { $struck }. Beschermd: { $spared }.
        }
    }
event-protected = Beschermd door een kaart aan boord ({ $card }): { $fleets }.
event-wards =
    { $count ->
        [0] Geen enkele vloot legt een kaart af tegen het gevaar.
       *[other] Tegen het gevaar leggen een kaart af: { $fleets }.
    }
event-warded = Tegen het gevaar legt { $fleets } een kaart af: { $card }.
event-cargo-lost = Verloren door { $fleets }: { $cards }.
event-consoled = { $seat } neemt een Geschenk van Poseidon voor de verloren lading.
event-turned-back = Naar huis gestuurd: { $fleets }.
event-driven = Naar { $land } gedreven: { $fleets }.
event-reveals =
    { $lands-count ->
        [0] { $seat } past.
       *[other] { $seat } onthult: { $lands }.
    }
event-harbor = De havenkaart van { $land } wordt omgekeerd: { $card }.
event-entered =
    { $stolen-count ->
        [0] { $cards-count ->
            [0] { $seat } laat vloot { $fleet } handelen in { $land }.
           *[other] { $seat } betaalt { $cards } om vloot { $fleet } te laten handelen in { $land }.
        }
       *[other] { $seat } laat vloot { $fleet } handelen in { $land }, waar dieven { $stolen } nemen.
    }
event-bank-trade = { $seat } ruilt { $give } voor { $get } in { $land }.
event-plan =
    { $cards-count ->
        [0] { $seat } neemt gratis een ontwerp: { $wonder }.
       *[other] { $seat } neemt een ontwerp voor { $cards }: { $wonder }.
    }
event-jettisoned = { $seat } laat { $cards } achter in { $land }.
event-built =
    { $card ->
        [none] { $cards-count ->
            [0] { $seat } bouwt gratis { $thing }.
           *[other] { $seat } bouwt { $thing } voor { $cards }.
        }
       *[other] { $cards-count ->
            [0] { $seat } bouwt gratis { $thing } ({ $card }).
           *[other] { $seat } bouwt { $thing } ({ $card }) voor { $cards }.
        }
    }
event-fleet-built = { $seat } bouwt vloot { $fleet } voor { $cards }.
event-philosophy =
    { $cards-count ->
        [0] { $seat } verwerft een filosofie: { $philosophy }.
       *[other] { $seat } verwerft een filosofie voor { $cards }: { $philosophy }.
    }
event-raised =
    { $stage ->
        [completed] { $seat } betaalt { $cards } en voltooit { $wonder }.
       *[partial] { $seat } betaalt { $cards } en heeft een half voltooid wereldwonder: { $wonder }.
    }
event-made =
    { $cards-count ->
        [0] { $seat } maakt { $get } met { $structure }.
       *[other] { $seat } maakt { $get } met { $structure } voor { $cards }.
    }
event-discarded =
    { $shown ->
        [true] { $cards-count ->
            [0] { $seat } toont alle goederen en houdt { $kept }.
           *[other] { $seat } toont alle goederen, houdt { $kept } en legt { $cards } af.
        }
       *[false] { $seat } legt { $cards } af.
    }
event-voted = { $seat } stemt op { $for_seat }.
event-archon =
    { $tied ->
        [one] { $votes ->
            [one] { $seat } wordt archont met { $votes } stem.
           *[other] { $seat } wordt archont met { $votes } stemmen.
        }
       *[other] { $votes ->
            [one] { $tied } spelers staan gelijk met elk { $votes } stem; { $seat } wordt archont.
           *[other] { $tied } spelers staan gelijk met elk { $votes } stemmen; { $seat } wordt archont.
        }
    }
event-winner-named = { $seat }, de archont, kiest de winnaar: { $winner_seat }.

## Het getekende bord

panel-chart = De Egeïsche Zee
panel-island =
    { $count ->
        [one] Je eiland: { $count } van { $goal } bouwwerken
       *[other] Je eiland: { $count } van { $goal } bouwwerken
    }
panel-hand = Je hand
panel-rates = Loket van de haven
panel-catalogue = Wat je nog kunt bouwen
panel-cards = Waar het om gaat
panel-tally = Bouwwerken
land-looked = dicht, jij kent hem
matter-harbor = { $land }: { $card }
land-plans = verkoopt ontwerpen
land-sells = verkoopt { $cards }
told-island =
    { $count ->
        [one] { $seat }: { $count } bouwwerk
       *[other] { $seat }: { $count } bouwwerken
    }
told-land =
    { $count ->
        [0] { $land }, een { $group } land: { $card }
       *[other] { $land }, een { $group } land: { $card }. { $fleets }
    }
group-neighbouring = naburig
group-foreign = ver
told-fleet =
    { $more ->
        [0] Vloot { $fleet } van { $seat }, kaarten aan boord: { $count }
       *[other] Vloot { $fleet } van { $seat }, kaarten aan boord: { $count } ({ $names })
    }
told-at-home = Vloot { $fleet } van { $seat }, in de thuishaven
told-season = Jaar { $year }, seizoen { $season }
later-event = later
told-later = Een gebeurtenis die in een later seizoen wordt omgedraaid
yours-ignored = Je negeert hem dit seizoen.
yours-over = Dit seizoen al afgehandeld.
yours-excused = Je bent vrijgesteld: { $cards }.
yours-payable = Je kunt { $price } betalen.
yours-unpayable = Je kunt { $price } nog niet betalen.
told-place = { $what }: { $names }
no-plan = geen ontwerp
told-no-plan = Een wereldwonder: het ontwerp haal je in Athene
row-done = ✓ klaar
berth-home = thuis
berth-unbuilt = niet gebouwd
berth-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
told-unbuilt = Vloot { $fleet }, nog niet gebouwd: { $price }
told-dock-home = Vloot { $fleet } ligt in de thuishaven
told-dock-away =
    { $count ->
        [one] Vloot { $fleet }: { $land }, { $count } kaart
       *[other] Vloot { $fleet }: { $land }, { $count } kaarten
    }
told-hand = { $card }: { $count } in je hand
told-villages = Dorpen: { $count } van { $goal }
told-workshops = Werkplaatsen: { $count } van { $goal }
told-built = gebouwd: { $structure }
told-lacking = niet gebouwd: { $structure }
told-hand-size = kaarten in de hand: { $count }
told-aegis = { $card }: { $count }
told-fleets = vloten: { $count }
no-offers = Niemand heeft al iets aangeboden.
offer-gone =
    { $how ->
        [accepted] { $number }: aangenomen door { $seat }
        [declined] { $number }: afgeslagen, als laatste door { $seat }
        [withdrawn] { $number }: ingetrokken door { $seat }
        [fallen] { $number }: vervallen, { $seat } heeft de kaarten niet meer
       *[other] Aanbod { $number } is weg
    }
offer-yours = van jou
offer-take = te nemen
offer-short = niet te betalen
offer-others = voor anderen
offer-to-all = aan allen
offer-to-you = aan jou
offer-to = aan { $seats }
told-offer = Aanbod { $number } van { $seat }: geeft { $give }, vraagt { $want }
rate-get = voor { $rate }
rate-give = je geeft { $rate }
rate-basic = gewoon
rate-rare = zeldzaam
rate-gold = goud
told-no-rate = Wordt zo niet geruild
told-rate = { $give } voor { $get }
brings-fleet = vervoert nog { $count } kaarten
brings-craft = levert tegen betaling 1 { $card } per seizoen
brings-card = maakt elk seizoen { $card }
told-line = { $name }: { $price }. { $brings }
line-wonder = { $wonder }, te betalen in { $where }
short-thing = { $short }
short-warship = Oorlogsschip
short-gift = Geschenk
short-marketplace = Markt
short-shrine = Heiligdom
short-fortress = Vesting
short-great-harbor = Haven
short-academy = Academie
short-treasury = Schatkamer
short-parthenon = Parthenon
short-colossus = Colossus
short-great-lighthouse = Vuurtoren
short-great-library = Bibliotheek
short-mausoleum = Mausoleum
short-statue-of-zeus = Zeus
short-temple-of-artemis = Artemis
short-hanging-gardens = Tuinen
short-oracle-of-apollo = Orakel
short-theatre-of-dionysus = Theater
short-labyrinth = Labyrint
short-stadium = Stadion

## De tafel in woorden

# Phases of a season
when-events = Gebeurtenissen
when-production = Productie
when-island-trade = Eilandhandel
when-journey = Reis
when-hazards = Gevaren
when-fleet-trade = Vloothandel
when-return = Terugkeer
when-build = Bouwen
when-discard = Afleggen
when-archon = Archont

# Stages of a wonder
reached-plan = ontwerp
reached-partial = half voltooid
reached-completed = voltooid

sheet-own = Je kaarten
sheet-season = Het seizoen
sheet-events = Gebeurtenissen van dit jaar
sheet-offers = Lopende aanbiedingen
sheet-players = Eilanden
sheet-fleets = Vloten op zee
sheet-lands = Landen
sheet-wonders = Wereldwonderen
sheet-catalogue = Wat je kunt bouwen (gedrukte prijzen)
sheet-philosophies = Filosofieën
sheet-left = Wat er nog is
sheet-reminders = Ieders kaarten, thuis en aan boord, zoals je ze hebt kunnen bijhouden
sheet-looked = Gedekte havenkaarten die je hebt bekeken
sheet-consulted = De volgende gevaren, voor zover je ze hebt gezien

heading-where = Waar
heading-cards = Kaarten
heading-year = Jaar
heading-season = Seizoen
heading-phase = Fase
heading-archon = Archont
heading-ordered = Op volgorde
heading-hazard = Gevaar
heading-event = Gebeurtenis
heading-state = Toestand
heading-effect = Gevolg
heading-number = Nummer
heading-from = Van
heading-to = Aan
heading-gives = Geeft
heading-wants = Vraagt
heading-player = Speler
heading-island = Eiland
heading-structures = Bouwwerken
heading-makers = Dorpen en werkplaatsen
heading-acropolis = Acropolis
heading-wonders = Wereldwonderen
heading-philosophies = Filosofieën
heading-fleets = Vloten
heading-aegis = Aegiskaarten
heading-hand-size = Hand
heading-idle = Ligt stil
heading-offers-left = Aanbiedingen over
heading-shown = Getoonde kaarten
heading-wonder = Wereldwonder
heading-owner = Eigenaar
heading-stage = Stap
heading-next-price = Volgende stap
heading-paid-in = Te betalen in
heading-power = Kracht
heading-fleet = Vloot
heading-land = Land
heading-size = Kaarten aan boord
heading-known = Bij iedereen bekend
heading-group = Groep
heading-harbor = Havenkaart
heading-thing = Bouwwerk
heading-price = Prijs
heading-philosophy = Filosofie
heading-copies = Exemplaren over
heading-plans-left = Ontwerpen over
heading-hazards-left = Gevaarkaarten over
heading-hazards-gone = Getrokken gevaren
heading-place = Plaats

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
chapter-year = Jaar { $year }
chapter-season = seizoen { $season }
measure-score = Bouwwerken
measure-makers = Dorpen en werkplaatsen
measure-acropolis = Acropolis
measure-fleets = Vloten
news-event = { $event }
news-hazard = { $hazard }
news-voted = De stemming
cell-when = { $when }
cell-phases = { $phases }
cell-reached = { $reached }
cell-nothing = niets
cell-at-home = Thuis
cell-fleet-at = Vloot { $fleet } ({ $land })
cell-later = komt later dit jaar
cell-now = wordt uitgevoerd
cell-carried-out = uitgevoerd
cell-in-force = van kracht
cell-structures = { $count } van { $goal }
cell-wonder-stage = { $wonder } ({ $reached })
cell-paid-abroad = Vloothandel ({ $land })
cell-seen = { $cards } gezien
cell-exactly = precies { $cards }
cell-aegis =
    { $count ->
        [0] geen Aegiskaarten
        [one] precies { $count } Aegiskaart
       *[other] precies { $count } Aegiskaarten
    }
cell-turned-back = teruggekeerd
cell-struck = getroffen door het gevaar
cell-trading = drijft handel
mark-fleet = { $fleet }-{ $island }
legend-map = { $down } havenkaart gedekt  { $up } havenkaart open  A-Kreta: vloot A van Kreta. “map Egypt” vertelt alles over een land.
cell-near = naburig
cell-far = ver
cell-no-harbor = geen kaart
cell-face-down = gedekt
cell-looked = gedekt, maar je hebt hem gezien
cell-known = { $card }, nog gedekt
cell-maker = { $thing } ({ $card })
cell-built = gebouwd
cell-used = gebouwd, dit seizoen gebruikt
cell-shaken = gebouwd, dit seizoen onbruikbaar
cell-times = { $count } × { $hazard }
cell-unseen = niet gezien

# Prices
price = { $cards }
price-different = { $cards }, allemaal verschillend
price-imported = { $cards } die je eigen dorpen niet kunnen maken
price-free = gratis
either = { $first } of { $second }
sentences = { $first } { $second }

# What events do
effect-toll = Betaal { $price }, anders: { $losses }.
effect-excused = Wie { $cards } heeft, is vrijgesteld.
effect-closes = Geen vloot mag naar dit land varen: { $land }.
effect-takes = Iedereen neemt { $cards }.
effect-produce = Iedereen neemt een basisgoed dat een van de eigen dorpen maakt.
effect-gift = Wie geen Geschenk van Poseidon heeft, neemt er een.
effect-workshop = Eilanden met een werkplaats nemen in plaats daarvan het luxegoed dat die maakt.
effect-owners = Wie een van deze bouwwerken heeft, neemt in plaats daarvan { $cards }: { $things }.
effect-structures =
    { $count ->
        [0] Dit seizoen mag niemand bouwwerken bouwen.
        [one] Elk eiland mag dit seizoen maar { $count } bouwwerk bouwen.
       *[other] Elk eiland mag dit seizoen maar { $count } bouwwerken bouwen.
    }
effect-colonists =
    { $count ->
        [one] Het eerste dorp van elk eiland kost dit seizoen { $count } basisgoed minder.
       *[other] Het eerste dorp van elk eiland kost dit seizoen { $count } basisgoederen minder.
    }
effect-stages = De eerste stap van een wereldwonder kost elk eiland dit seizoen { $cards } minder.
effect-merchants =
    { $count ->
        [one] Iedereen mag { $count } keer met de bank ruilen tegen de koers van verre landen.
       *[other] Iedereen mag tot { $count } keer met de bank ruilen tegen de koers van verre landen.
    }
effect-games = Een eiland dat de archont noemt, niet het eigen, neemt in plaats daarvan { $cards }.
effect-earthquake = De archont noemt een acropolisbouwwerk: betaal { $price }, anders kun je het jouwe dit seizoen niet gebruiken.
effect-shipworm =
    { $count ->
        [one] Betaal { $price } per vloot, anders kan die maar { $count } kaart laden.
       *[other] Betaal { $price } per vloot, anders kan die maar { $count } kaarten laden.
    }
effect-festival = Iedereen mag bij de bank een basisgoed tegen een ander ruilen; daarna neemt een eiland dat de archont noemt een basisgoed.

# Hetzelfde in een paar woorden, voor twee korte regels
brief-toll = Betaal { $price }, of draag de gevolgen.
brief-takes = Neem { $cards }.
brief-produce = Neem een basisgoed van je dorpen.
brief-gift = Een Geschenk voor wie er geen heeft.
brief-workshop = Met werkplaats: een luxegoed.
brief-owners = Voor geleerden: { $cards }.
brief-structures =
    { $count ->
        [0] Er mag niets worden gebouwd.
        [one] Bouw maar { $count } bouwwerk.
       *[other] Bouw maar { $count } bouwwerken.
    }
brief-colonists =
    { $count ->
        [one] Eerste dorp: { $count } basisgoed minder.
       *[other] Eerste dorp: { $count } basisgoederen minder.
    }
brief-stages = Wonder: { $cards } minder.
brief-merchants =
    { $count ->
        [one] { $count } ruil tegen verre koers.
       *[other] Tot { $count } keer ruilen tegen verre koers.
    }
brief-games = Eén eiland: { $cards }.
brief-earthquake = Betaal { $price }, of een bouwwerk ligt stil.
brief-shipworm =
    { $count ->
        [one] { $price } per vloot, anders laadt die maar { $count } kaart.
       *[other] { $price } per vloot, anders laadt die maar { $count } kaarten.
    }
brief-festival = Ruil een basisgoed; één eiland neemt er een.

# What those suffer who do not pay
loss-workshops = al je werkplaatsen liggen stil
loss-villages =
    { $count ->
        [one] { $count } dorp ligt stil
       *[other] { $count } dorpen liggen stil
    }
loss-makers =
    { $count ->
        [one] { $count } dorp of werkplaats ligt stil
       *[other] { $count } dorpen of werkplaatsen liggen stil
    }
loss-lost =
    { $count ->
        [one] verlies { $count } willekeurige kaart uit je hand
       *[other] verlies { $count } willekeurige kaarten uit je hand
    }
loss-kept =
    { $count ->
        [one] houd maar { $count } goed over
       *[other] houd maar { $count } goederen over
    }
loss-named = de archont zegt welke
loss-armies = je Legers werken niet mee bij de productie

# What harbor cards do
harbor-shortage = { $card }: 1 kaart tegen { $count } goud, in beide richtingen, en geen andere ruil.
harbor-surplus = { $card }: { $sold } tegen 1 ander basisgoed bij verkoop, { $bought } tegen 1 bij aankoop, en geen andere ruil.
harbor-admits = Alleen vloten met deze kaart aan boord mogen handelen: { $card }.
harbor-fee =
    { $count ->
        [one] Elke vloot betaalt { $count } goed om te handelen.
       *[other] Elke vloot betaalt { $count } goederen om te handelen.
    }
harbor-thieves =
    { $count ->
        [one] Elke vloot verliest { $count } willekeurig goed voordat ze handelt.
       *[other] Elke vloot verliest { $count } willekeurige goederen voordat ze handelt.
    }
harbor-fair = Elke vloot mag een basisgoed tegen een ander ruilen, of een luxegoed tegen een ander behalve papyrus.
harbor-open = Handel als gewoonlijk.

# Wat gevaren doen: wie ze treffen, en wat ieder daarvan overkomt
danger = { $struck } { $does }.
danger-none = Er gebeurt niets.
danger-spared = Een vloot met { $cards } aan boord is veilig.
struck-all = Elke vloot
struck-over =
    { $count ->
        [one] Elke vloot met meer dan { $count } kaart
       *[other] Elke vloot met meer dan { $count } kaarten
    }
struck-largest = Elke vloot met de grootste lading
struck-most =
    { $of ->
        [basic] Elke vloot met de meeste basisgoederen
        [rare] Elke vloot met de meeste luxegoederen
        [gold] Elke vloot met het meeste goud
        [commodities] Elke vloot met de meeste goederen
       *[cargo] Elke vloot met de meeste kaarten
    }
struck-with =
    { $of ->
        [basic] Elke vloot met basisgoederen
        [rare] Elke vloot met luxegoederen
        [gold] Elke vloot met goud
        [commodities] Elke vloot met goederen
       *[cargo] Elke vloot met kaarten aan boord
    }
fate-home = gaat naar huis met wat ze vervoert
fate-driven = drijft af naar een ander land van haar groep, dat de archont kiest
takes-all =
    { $of ->
        [basic] verliest al haar basisgoederen
        [rare] verliest al haar luxegoederen
        [gold] verliest al haar goud
        [commodities] verliest al haar goederen
       *[cargo] verliest haar hele lading
    }
takes-half =
    { $of ->
        [basic] verliest willekeurig de helft van haar basisgoederen, naar boven afgerond
        [rare] verliest willekeurig de helft van haar luxegoederen, naar boven afgerond
        [gold] verliest de helft van haar goud, naar boven afgerond
        [commodities] verliest willekeurig de helft van haar goederen, naar boven afgerond
       *[cargo] verliest willekeurig de helft van haar lading, naar boven afgerond
    }
takes-random = verliest willekeurig { $cards }
takes-chosen = verliest { $cards }, naar keuze van de eigenaar
takes-sure = verliest { $cards }
taken =
    { $of ->
        [basic] { $count ->
            [one] { $count } basisgoed
           *[other] { $count } basisgoederen
        }
        [rare] { $count ->
            [one] { $count } luxegoed
           *[other] { $count } luxegoederen
        }
        [gold] { $count } goud
        [commodities] { $count ->
            [one] { $count } goed
           *[other] { $count } goederen
        }
       *[cargo] { $count ->
            [one] { $count } kaart van haar lading
           *[other] { $count } kaarten van haar lading
        }
    }

# What structures, philosophies and wonders do
power-craft = Eén keer per seizoen maak je 1 { $card } voor { $price }.
power-hand = Houd na een seizoen { $count } goederen verborgen.
power-philosophy = Brengt een filosofie, en je mag er meer overnemen.
power-none = niets bijzonders
power-endure = Eén keer per seizoen, als een gebeurtenis je kaarten kost of dorpen of werkplaatsen stillegt: { $count } minder.
power-enjoy = Houd na een seizoen { $count } goederen meer verborgen, of dubbele als je je hand toont: { $duplicates }.
power-scorn = Eén keer per seizoen betaal je bij het bouwen { $count } basisgoederen in plaats van 1 goud.
power-doubt = Eén keer per seizoen bekijk je een gedekte havenkaart voordat je laadt.
power-idealise = Eén keer per seizoen ruil je een luxegoed tegen een ander, behalve papyrus.
power-calculate = Eén keer per seizoen kost een ruil met de bank { $count } basisgoed minder.
power-parthenon = Bij gebeurtenissen kiest de archont niets voor jou, en bij gelijke stemmen word jij archont.
power-colossus = Je vloten handelen zonder te doen wat een havenkaart eist; Dieven stelen toch.
power-lighthouse = Stormen treffen je vloten naar naburige landen niet.
power-library = Neem elke filosofie over voor { $price }.
power-mausoleum = Neem tot { $count } basisgoederen die anderen net hebben afgelegd.
power-zeus = Negeer één gebeurtenis per seizoen.
power-artemis = { power-craft }
power-gardens =
    { $count ->
        [one] Neem { $count } basisgoed naar keuze bij de productie.
       *[other] Neem { $count } basisgoederen naar keuze bij de productie.
    }
power-oracle = Bekijk de volgende gevaarkaarten voordat je laadt: { $count }.
power-theater = Ruil tot { $count } basisgoederen met de bank vóór de eilandhandel.
power-labyrinth = Gebeurtenissen nemen nooit kaarten uit je hand, en je houdt { $count } goederen meer verborgen.
power-stadium = { power-craft }
power-visited = Anderen mogen het gebruiken als ze jou { $price } betalen.

## Waar punten vandaan komen

# What breaks ties, by its place in the order of comparing
tie-break-2 = voltooide wereldwonderen
tie-break-3 = half voltooide wereldwonderen
tie-break-4 = ontwerpen
tie-break-5 = acropolisbouwwerken
tie-break-6 = werkplaatsen
tie-break-7 = filosofieën
tie-break-8 = vloten
tie-break-9 = Aegiskaarten
tie-break-10 = goud
tie-break-11 = luxegoederen
tie-break-12 = basisgoederen
source-villages = dorpen
source-workshops = werkplaatsen
source-acropolis = acropolisbouwwerken
source-wonders = voltooide wereldwonderen

## Opties: een vraag, en elke waarde als antwoord

option-first-game = Is dit jullie eerste spel?
option-first-game-true = ja: de hardste gebeurtenis van elk jaar doet niet mee
option-first-game-false = nee: alle gebeurtenissen doen mee

option-delian-league = Spelen jullie met de Delische Bond?
option-delian-league-true = ja: Athene heeft in jaar 1 geen havenkaart
option-delian-league-false = nee

option-tournament = Spelen jullie het Toernooi?
option-tournament-true = ja: het begint in jaar 2, met meer op elk eiland
option-tournament-false = nee: begin in jaar 1

option-years = Hoeveel jaar spelen jullie hoogstens?
option-years-1 = één
option-years-2 = twee
option-years-3 = drie

option-offers = Hoe vaak mag elke speler in een seizoen iets aanbieden?
option-offers-2 = 2
option-offers-4 = 4
option-offers-6 = 6
option-offers-12 = 12

option-fair-seas = Is er een troost voor een vloot die haar hele lading verliest?
option-fair-seas-true = ja, een Geschenk van Poseidon
option-fair-seas-false = nee

option-open-events = Liggen de gebeurtenissen van een jaar van het begin af aan open?
option-open-events-true = ja
option-open-events-false = nee, elk seizoen wordt er een omgekeerd

## Fouten in een doos

fault-torches = precies drie eilanden moeten een fakkel hebben
fault-bonus = dit eiland moet dezelfde eerste twee dorpen hebben als één eiland met een fakkel, en hetzelfde luxegoed als een ander
fault-group =
    { $group ->
        [0] er is minstens één naburig land nodig
       *[other] er is minstens één ver land nodig
    }
fault-line = de ruiltabel heeft al een regel voor deze klassen
fault-events = jaar { $year } heeft minstens { $count } gebeurtenissen nodig die niet hard zijn
fault-powers = geen kaart heeft deze krachten: { $powers }
fault-class = hier hoort precies één van “basic”, “rare” en “gold”
fault-different = een prijs kan niet meer verschillende kaarten vragen dan er soorten zijn
fault-free = deze prijs moet minstens één kaart vragen
fault-named = deze prijs kan alleen genoemde soorten vragen, geen basis- of luxekaarten naar keuze

## De les: een voorbereide partij, zodat klopt wat er over kaarten en gevaren wordt gezegd

lesson-harvest =
    Je bestuurt { $island }, dat voorlopig { $structures } dorpen heeft. Je wint als je als eerste je eiland voltooit,
    met { $goal } bouwwerken: 6 dorpen, 2 werkplaatsen, 6 acropolisbouwwerken en 2 voltooide wereldwonderen. Elk seizoen
    begint met gebeurtenissen, en “{ $event }” geeft je een basisgoed: een van de zes gewone goederen, van een soort die
    je dorpen maken. Neem { $card }, want voorlopig maakt het niet uit welke soort: kies die kaart hieronder en bevestig
    je keuze.
lesson-production =
    De Productie gaat vanzelf: elk dorp maakt 1 kaart, of 2 als er een Leger werkt. Met de oogst erbij heb je nu { $count }
    { $card } en { $other_count } { $other_card }. Dan komt de Eilandhandel, maar je volgende dorpen kosten maar 1 basisgoed
    per stuk, om het even welk, dus je hebt nog niets van de anderen nodig. Zeg dat je klaar bent.
lesson-launch =
    Je vloot kan hoogstens { $most } kaarten naar een van de zes landen brengen. Op weg naar een naburig land (Athene, Sparta
    of Ionië) wacht haar één gevaarkaart, op weg naar een ver land twee. Vaar naar { $land }, waar je eerste ontwerp voor een
    wereldwonder gratis is; wat je niet uitgeeft, komt met de vloot weer thuis. Laad alle { $count } kaarten: de kans dat
    alles aankomt, is { $percent }%.
lesson-reveal =
    { $hazard }: op zee is er niets gebeurd. Elk land heeft een gedekte havenkaart, die je mag bekijken als je vloot er is
    aangekomen. Deze is “{ $harbor_card }”: hier ruil je { $card } alleen tegen goud, maar je hebt geen { $card } aan boord.
    Onthul de kaart: doet niemand dat, dan kan niemand dit seizoen iets doen in { $land }.
lesson-plan =
    Je vloot mag nu handelen. Voor { $price } basisgoederen krijg je er, zoals in alle naburige landen, maar 1 terug, en dat
    is een slechte ruil: thuis heb je meer aan je kaarten. Maar neem wel een ontwerp: zonder ontwerp kun je geen wereldwonder
    bouwen, en je eerste is gratis. Welk van de { $plans } je krijgt, bepaalt het toeval.
lesson-village =
    Je hebt het ontwerp van { $wonder }: met { $price } { $card } wordt het een half voltooid wereldwonder, maar dat kan
    wachten. Je vloot is vanzelf thuisgekomen, met haar hele lading, want op de terugweg zijn er geen gevaren. Dorpen gaan
    voor, want elk dorp maakt elk seizoen een kaart: bouw { $thing } ({ $made_card }) met 1 van je { $paid_card }.
lesson-meanwhile-build =
    Iedereen bouwt tegelijk. Met je andere olijf wordt er nog een dorp voor je gebouwd.
lesson-vote =
    Elk eiland heeft nu { $structures } dorpen, en het seizoen eindigt met een stemming. De archont bepaalt de volgorde van de
    gebeurtenissen en beslist wat ze openlaten; de vloten varen uit met de klok mee vanaf de archont, tenzij die het anders
    wil. Op jezelf stemmen mag niet, en { $called } en { $other_called } hebben op elkaar gestemd, dus jouw stem beslist. Stem
    op { $called }: dan vaar je als laatste uit, en zie je hoeveel de anderen hebben geladen.
lesson-events =
    Het tweede seizoen begint. Een gebeurtenis blijft tot het einde van het jaar van kracht: “{ $event }” komt dus terug, en
    je neemt weer { $card }. Elk seizoen komt er een gebeurtenis bij; als archont heeft { $called } de volgorde van de twee
    bepaald. Door de nieuwe, “{ $new_event }”, is het eerste dorp dat je dit seizoen bouwt 1 basisgoed goedkoper.
lesson-accept =
    Je { $villages } dorpen hebben gewerkt: met de oogst en wat je nog had, heb je { $count } { $card } en { $other_count }
    { $other_card }. Vanaf nu heb je andere soorten nodig, want een werkplaats kost één kaart van elk van de zes
    basisgoederen. { $called } biedt 1 { $got_card } aan voor 1 { $other_card }. Niemand kan je dwingen te ruilen, maar thuis
    loop je ook geen risico: neem het aanbod aan.
lesson-offer =
    Bied nu zelf iets aan. Je hebt { $give_card } genoeg, maar geen { $want_card }, dat { $called } maakt: bied 1 voor 1 aan.
    Het aanbod is voor iedereen, en wie het eerst aanneemt, krijgt het. Je mag { $most } keer per seizoen iets aanbieden: ook
    meer kaarten tegelijk, voor een willekeurig basisgoed of aan maar één eiland.
lesson-done =
    { $called } nam het aanbod meteen aan, dus je hebt nu { $kinds } van de zes soorten basisgoederen. De andere twee kunnen
    wachten. De Eilandhandel is voorbij als iedereen klaar is; doet iemand je een nieuw aanbod, dan wordt het je opnieuw
    gevraagd. Zeg dat je klaar bent.
lesson-meanwhile-launch =
    De anderen laten hun vloten eerder uitvaren dan jij. Kijk hoeveel kaarten ze laden.
lesson-abroad =
    Verre landen betalen beter: daar krijg je 1 goud voor { $price } basisgoederen, in een naburig land pas voor
    { $near_price }. Maar er worden twee gevaarkaarten getrokken, en veel ervan treffen de grootste lading, of elke lading van
    meer dan { $limit } kaarten. { $called } is al met { $most } kaarten op weg naar { $other_land }, dus laad zelf weinig:
    stuur { $count } { $card } en { $other_count } { $other_card } naar { $land }. De kans dat alles aankomt, is
    { $percent }%; met je hele hand aan boord zou dat { $low_percent }% zijn.
lesson-harbor =
    Eerst kwam “{ $hazard }”, daarna “{ $second_hazard }”, die elke vloot met meer dan { $limit } kaarten er { $lost }
    afneemt. Het kostte { $called } { $lost } { $lost_card }, en jou niets. De havenkaart is “{ $harbor_card }”: in { $land }
    ruil je tegen de gewone prijzen. Onthul de kaart.
lesson-trade =
    Ruil je { $count } { $card } voor 1 goud: je dorpen maken wel { $card }, maar geen goud. Dat heb je nodig voor vloten,
    voor bijna alle acropolisbouwwerken en voor bijna alle wereldwonderen. Houd de { $other_card }: dat is een van de zes
    soorten die je voor een werkplaats nodig hebt.
lesson-build =
    De vloot is thuis, en je hebt { $hand } kaarten. Door “{ $event }” kost { $thing } je 1 basisgoed in plaats van { $price }
    verschillende: bouw het met 1 van je { $card }. Het maakt { $made_card }, en die kon je eiland tot nu toe niet maken.
lesson-discard =
    Aan het einde van een seizoen houd je hoogstens { $limit } goederen verborgen, of je toont ze allemaal en houdt van elke
    soort één kaart. Je hebt { $kinds } kaarten, allemaal verschillend: toon ze, en je verliest niets. Drie ervan zijn voor de
    werkplaats bedoeld; daarom heb je er geen zesde dorp van gebouwd.
lesson-archon =
    { $called } en { $other_called } hebben allebei op jou gestemd, dus je wordt archont, wat je ook doet. Je eigen stem moet
    naar een van die twee. { $other_called } ligt voor met { $most } bouwwerken: stem op { $called }; misschien wordt dat
    onthouden.
lesson-end =
    Nu is de partij van jou, en als archont begin je: bepaal de volgorde van de gebeurtenissen en zeg dan hoe het seizoen
    wordt gespeeld. “{ $event }” is nieuw: vanaf nu tot het einde van het jaar mag ieder maar 1 bouwwerk per seizoen bouwen.
    Laat dat van jou de werkplaats zijn: je dorpen maken olijven, hout en druiven, je hebt erts en wol bewaard, en alleen
    { $missing_card } moet je nog van een ander krijgen. Met { $made_card } uit de werkplaats en je goud kun je daarna
    { $thing } bouwen; een tweede ontwerp kost { $price } goud in { $land }. Het eerste voltooide eiland wint, of anders dat
    met de meeste bouwwerken na drie jaar.
