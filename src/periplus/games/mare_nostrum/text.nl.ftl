### Wat Mare Nostrum zegt.

title = Mare Nostrum
pitch = Leid een van de vijf beschavingen rond de Middellandse Zee: ruil om de goederen die je mist, bouw steden en karavanen, stuur je legioenen op pad en verzamel helden en wereldwonderen voordat je tegenstanders dat doen.
length = zoveel beurten als nodig is tot iemand wint
intro =
    Elke beurt heeft drie fases. In de eerste krijg je belastingen en goederen en ruil je kaarten; in de tweede bouw je met
    combinaties van belastingen of van verschillende goederen; in de derde gaan triremen en legioenen op weg en vechten ze.
    Wie de meeste karavanen en markten, de meeste steden en tempels of de meeste eenheden heeft, leidt de fase die erbij
    hoort. Je wint meteen met de Piramiden, of met vier helden en wereldwonderen in welke mengeling dan ook. Plaatsen hebben
    hun Latijnse naam.

## Spelers, namen en beslissingen

seat-1 = Speler 1
seat-2 = Speler 2
seat-3 = Speler 3
seat-4 = Speler 4
seat-5 = Speler 5

civ-rome = Rome
civ-carthage = Carthago
civ-babylon = Babylon
civ-egypt = Egypte
civ-greece = Griekenland
part-rome = { civ-rome }
part-carthage = { civ-carthage }
part-babylon = { civ-babylon }
part-egypt = { civ-egypt }
part-greece = { civ-greece }

role-director = Handelsmeester
role-political = Politiek leider
role-military = Legerleider
counted-director = meeste karavanen en markten
counted-political = meeste steden en tempels
counted-military = meeste legioenen, triremen en vestingen

# Beside the name of a player
badge = { $roles }

# Kaarten van de bank, dan helden en wereldwonderen
card-livestock = vee
card-grain = graan
card-fruit = fruit
card-gems = edelstenen
card-slaves = slaven
card-oil = olie
card-metal = metaal
card-gold = goud
card-papyrus = papyrus
card-perfume = parfum
card-fish = vis
card-wine = wijn
card-tax = belasting
several = { $count } × { $card }
several-taxes =
    { $count ->
        [one] { $count } belasting
       *[other] { $count } belastingen
    }

card-julius-caesar = Julius Caesar
card-hannibal = Hannibal
card-hammurabi = Hammurabi
card-pericles = Pericles
card-cleopatra = Cleopatra
card-agamemnon = Agamemnon
card-archimedes = Archimedes
card-solomon = Salomo
card-helen-of-troy = Helena van Troje
card-nebuchadnezzar = Nebukadnezar
card-ulysses = Odysseus
card-colossus = de Kolossus
card-hanging-gardens = de Hangende Tuinen
card-temple-of-artemis = de Tempel van Artemis
card-statue-of-zeus = het Beeld van Zeus
card-lighthouse = de Vuurtoren
card-mausoleum = het Mausoleum
card-pyramids = de Piramiden

# Hun kracht: een zin
power = { $power }
power-caesar = Je legioenen en vestingen kosten 1 minder (alleen legioenen als een optie dat zegt).
power-hannibal = Elke dobbelsteen van je legioenen telt 1 meer.
power-hammurabi = Je legt per beurt één invloedsteen gratis.
power-pericles = Je triremen kosten 1 minder, en elk van hun dobbelstenen telt 1 meer.
power-cleopatra = Eén keer per bouwfase mag je bij de bank een goed inwisselen voor een belasting, of een belasting voor een goed.
power-agamemnon = Je telt er 2 bij op voor de rol van Handelsmeester.
power-archimedes = Je telt er 2 bij op voor de rol van Legerleider.
power-solomon = Je telt er 2 bij op voor de rol van Politiek leider.
power-helen = Eén keer per krijgsfase loopt een legioen dat een provincie van jou binnenkomt naar jou over.
power-nebuchadnezzar = Plunder je een stad of een karavaan, dan neem je de kaart ervan uit de bank.
power-ulysses = Eén keer per ruil mag je een speler dwingen een kaart van jou te pakken in plaats van een andere.
power-colossus = Je krijgt één belasting extra als inkomsten.
power-gardens = Na het bouwen mag je één goed houden.
power-artemis = Je krijgt één goed naar keuze extra als inkomsten.
power-zeus = Je mag twee vestingen in een provincie hebben.
power-lighthouse = Je mag invloed leggen in elke provincie zonder steen van een ander, dichtbij of ver weg.
power-mausoleum = Je steden, karavanen, tempels en markten kosten 1 minder.
power-pyramids = Je wint meteen.

# Wat je bouwt: staat in andere teksten
item-city = een stad
item-caravan = een karavaan
item-temple = een tempel
item-market = een markt
item-influence = een invloedsteen
item-legion = een legioen
item-trireme = een trireem
item-fortress = een vesting
caravan-on = een karavaan ({ $card })
city-at = een stad ({ $site })

# Gebouwen naar hun plaats; steden naar de naam van hun bouwplaats
spot-livestock = de karavaan met vee
spot-grain = de karavaan met graan
spot-fruit = de karavaan met fruit
spot-gems = de karavaan met edelstenen
spot-slaves = de karavaan met slaven
spot-oil = de karavaan met olie
spot-metal = de karavaan met metaal
spot-gold = de karavaan met goud
spot-papyrus = de karavaan met papyrus
spot-perfume = de karavaan met parfum
spot-fish = de karavaan met vis
spot-wine = de karavaan met wijn
spot-temple = de tempel
spot-market = de markt

how-legions-first = eerst legioenen
how-fortresses-first = eerst vestingen
how-one-fortress = één vesting, dan legioenen

step-placecaravan = Een karavaan van het blad neerzetten
step-settle = Punten van de opstelling besteden
step-bequeath = Een rol overdragen
step-collect = Een goed kiezen voor de Tempel van Artemis
step-demand = Zeggen hoeveel kaarten worden aangeboden
step-makeoffer = Kaarten aanbieden
step-pick = Een kaart pakken
step-redirect = Beslissen over Odysseus
step-pickinstead = Een kaart pakken bij de eigenaar van Odysseus
step-give = Een kaart teruggeven
step-namebuilder = Aanwijzen wie nu bouwt
step-construct = Bouwen
step-keep = Een goed houden met de Hangende Tuinen
step-keeptaxes = Belastingen houden
step-namecommander = Aanwijzen wie nu optrekt
step-fleets = Triremen verplaatsen
step-legions = Legioenen verplaatsen
step-hold = Veroverde provincies gebruiken
step-lure = Beslissen over Helena van Troje
step-casualties = Verliezen kiezen
step-uncover = Bezette gebouwen opgeven
step-aftermath = Plunderen, bezetten of inlijven

ending-pyramids = De Piramiden zijn gebouwd.
ending-cards = Iemand heeft genoeg helden en wereldwonderen om te winnen.
ending-roles = Eén speler heeft alle drie de rollen.
ending-capitals = Eén speler heeft vier hoofdstadprovincies in handen.
ending-turn-limit = De laatste afgesproken beurt is gespeeld.
victory-pyramids = { $seats } wint: de Piramiden staan er.
victory-cards = { $seats } wint: { $score ->
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
       *[other] { $score }
    } helden en wereldwonderen.
victory-roles = { $seats } wint: alle drie de rollen in één hand.
victory-capitals = { $seats } wint: vier hoofdstadprovincies.
victory-turn-limit =
    { $seats-count ->
        [one] { $seats } wint in de laatste beurt; helden en wereldwonderen: { $score }.
       *[other] { $seats } delen de overwinning in de laatste beurt; helden en wereldwonderen: elk { $score }.
    }

## Wat een speler wordt gevraagd

prompt-placecaravan = Op welk symbool in { $province } komt je karavaan?
prompt-settle =
    { $points ->
        [one] Je hebt nog { $points } punt. Wat zet je neer?
       *[other] Je hebt nog { $points } punten. Wat zet je neer?
    }
prompt-bequeath = Anderen staan samen boven jou voor de rol van { $role }. Wie krijgt hem?
prompt-namenext = Je bent { $role }: wie is aan de beurt?
prompt-collect = De Tempel van Artemis geeft je één goed. Welk?
prompt-demand = Je bent Handelsmeester: hoeveel kaarten biedt iedereen aan?
prompt-makeoffer =
    { $count ->
        [one] Bied { $count } kaart aan.
       *[other] Bied { $count } kaarten aan.
    }
prompt-pick = Welke kaart pak je, en bij wie?
prompt-redirect = { $seat } wil een kaart van { $victim_seat }: { $card }. Gebruik je Odysseus?
prompt-pickinstead = Odysseus dwingt je: welke kaart van zijn eigenaar pak je?
prompt-give = { $seat } komt één kaart tekort: welke kaart van jezelf geef je?
prompt-construct = Wat bouw je?
prompt-keep = De Hangende Tuinen laten je één goed houden. Welk?
prompt-keeptaxes = Hoeveel van je belastingen houd je?
prompt-fleets = Verplaats je triremen, en vecht op zee als je wilt.
prompt-legions = Verplaats je legioenen, en val aan waar je staat als je wilt.
prompt-hold = Wat doe je met de provincies die je in handen hebt?
prompt-lure =
    { $count ->
        [one] { $count } legioen van { $enemy_civ } komt { $province } binnen. Loopt het over naar Helena van Troje?
       *[other] { $count } legioenen van { $enemy_civ } komen { $province } binnen. Loopt er een over naar Helena van Troje?
    }
prompt-casualties =
    { $count ->
        [one] Je verliest { $count } eenheid in { $place } ({ $civ } tegen { $enemy_civ }). Welke?
       *[other] Je verliest { $count } eenheden in { $place } ({ $civ } tegen { $enemy_civ }). Welke?
    }
prompt-uncover =
    { $count ->
        [one] In { $province } heb je nog { $count } legioen. Op welk gebouw blijft het staan?
       *[other] In { $province } heb je nog { $count } legioenen. Op welke gebouwen blijven ze staan?
    }
prompt-aftermath = { $province } ligt voor je open. Wat doe je ermee?
prompt-aftermath-joins = Er zijn meer legioenen in { $province } aangekomen. Bezetten ze meer gebouwen?

## Wat een speler kan doen: opschriften, en de gevolgen erbij

label-place = Zet { $item } neer in { $province }
label-place-hero = Neem { $card }
label-done-placing = Pas; de punten die over zijn, vervallen
label-bequeath = { $civ } wordt { $role }
label-name = { $civ } is aan de beurt
label-collect = Ontvang { $card }
label-exchange =
    { $count ->
        [0] Deze beurt geen ruil
        [one] Ieder { $count } kaart
       *[other] Ieder { $count } kaarten
    }
consequence-traders = Deze spelers doen mee: { $seats }.
consequence-no-trade = Niemand ruilt.
label-offer = Bied aan: { $cards }
label-take = Pak { $card } bij { $civ }
consequence-picks-next = Daarna pakt { $civ }.
consequence-all-even = Daarna is de ruil voorbij, en niemand komt een kaart tekort.
consequence-card-owed = Daarna is de ruil voorbij; de Handelsmeester geeft { $civ } een kaart.
label-redirect = Gebruik Odysseus: er wordt een kaart van jou gepakt
label-let = Laat het zo
label-give = Geef { $card }
label-build = Bouw { $item } in { $province } voor { $cards }
label-build-free = Bouw gratis { $item } in { $province }
label-buy = Koop { $card } voor { $cards }
label-swap = Wissel bij de bank { $card } in voor { $other_card }
consequence-room = Er is plaats voor { $names }.
label-done-building = Bouw niets meer
label-keep = Houd { $card }
label-retain =
    { $count ->
        [0] Houd geen belastingen
        [one] Houd { $count } belasting
       *[other] Houd { $count } belastingen
    }
label-done = Houd niets
label-move =
    { $units ->
        [triremes] { $count ->
            [one] Vaar met { $count } trireem: { $places } → { $to }
           *[other] Vaar met { $count } triremen: { $places } → { $to }
        }
       *[legions] { $count ->
            [one] Trek op met { $count } legioen: { $places } → { $to }
           *[other] Trek op met { $count } legioenen: { $places } → { $to }
        }
    }
consequence-battle = Dat is een aanval op { $civ }: { $units } tegen { $enemy_units }.
consequence-undefended = Deze provincie is van { $civ }, en niemand verdedigt haar.
label-attack = Val { $civ } aan in { $place }
label-done-fleets = Niets meer op zee: ga verder met de legioenen
label-done-legions = Niet meer verplaatsen of vechten
label-lure = Gebruik Helena van Troje: een legioen loopt naar je over
label-lure-away = Gebruik Helena van Troje: een legioen verdwijnt alleen, want je hebt er geen meer in voorraad
label-lose =
    { $legions ->
        [0] { $fortresses ->
            [one] Verlies { $fortresses } vesting
           *[other] Verlies { $fortresses } vestingen
        }
        [one] { $fortresses ->
            [0] Verlies { $legions } legioen
            [one] Verlies { $legions } legioen en { $fortresses } vesting
           *[other] Verlies { $legions } legioen en { $fortresses } vestingen
        }
       *[other] { $fortresses ->
            [0] Verlies { $legions } legioenen
            [one] Verlies { $legions } legioenen en { $fortresses } vesting
           *[other] Verlies { $legions } legioenen en { $fortresses } vestingen
        }
    }
label-pillage = Plunder { $province }: verwoest { $spot }
consequence-pillage = Het wordt verwoest, en het stuk is weer vrij voor iedereen.
label-occupy = Bezet in { $province }: { $spots }
consequence-occupy = Vanaf de volgende handelsfase zijn de inkomsten voor jou, zolang er legioenen op blijven.
label-convert = Begin { $province } in te lijven
consequence-convert = In je volgende bouwfase mag je daar voor invloed betalen, als je de provincie nog alleen bezet en er invloed kan komen.
label-done-choosing = Laat het daarbij

# Formulieren: elke kaart, elke eenheid
form-offer = Bied andere kaarten aan
form-build = Bouw iets anders, of betaal anders
form-buy = Koop een held of wereldwonder en betaal anders
form-move = Verplaats andere eenheden
form-attack = Val aan waar je staat
form-occupy = Bezet andere gebouwen
field-offer-cards = Kaarten
field-build-item = Wat je bouwt
field-build-province = Provincie
field-build-spot = Symbool of bouwplaats
field-build-cards = Betaald met
field-buy-card = Held of wereldwonder
field-buy-cards = Betaald met
field-move-groups = Eenheden
field-move-to = Bestemming
field-move-civ = Tegen wie
field-attack-place = Waar
field-attack-civ = Tegen wie
field-occupy-province = Provincie
field-occupy-spots = Gebouwen

# Headings of a long list of choices
# Stap voor stap kiezen
verb-build = Bouwen
verb-buy = Een held of wereldwonder kopen
verb-swap = Een kaart inwisselen bij de bank
verb-move = Verplaatsen
verb-attack = Aanvallen waar je staat
verb-pillage = Plunderen
verb-occupy = Bezetten
verb-convert = Inlijven
field-take-card = Kaart
field-take-civ = Van
field-give-card = Kaart
field-collect-card = Kaart
field-keep-card = Kaart
field-swap-card = Je geeft
field-swap-for = Je krijgt
field-exchange-count = Kaarten per speler
field-retain-count = Belastingen
field-name-civ = Beschaving
field-move-groups-place = Vanuit
field-move-groups-unit = Eenheden
field-move-groups-count = Hoeveel
field-lose-how = Verliezen
field-pillage-province = Provincie
field-pillage-spot = Gebouw
field-convert-province = Provincie
entry-build-cards = { $cards }
entry-buy-cards = { $cards }
entry-offer-cards = { $cards }
entry-move-groups = { $count } uit { $places }
entry-move-groups-unit =
    { $units ->
        [triremes] triremen
       *[legions] legioenen
    }
entry-lose-how = { label-lose }
none-move-groups-place = meer provincies tegelijk
none-build-cards = gratis
none-buy-cards = gratis

choices-build = Bouw { $item }
choices-buy = Helden en wereldwonderen
choices-swap = Wissel een kaart in bij de bank
choices-take = Bij { $civ }
choices-move = Verplaats naar { $to }
choices-attack = Val aan waar je staat
choices-pillage = Plunderen
choices-occupy = Bezetten
choices-convert = Inlijven

## Waarom een actie iets waard is: staat naast haar waarde

reason-now = beter nu dan later
reason-wins = het wint de partij
reason-hand = wat je met je kaarten kunt
reason-income = wat het gaat opleveren
reason-province = wat de provincie belooft
reason-defence = veiligheid
reason-goal = een stap naar het doel
reason-power = de bijzondere kracht
reason-denied = wat het de anderen kost
reason-next-pick = de keuze die daarop volgt
reason-spoils = wat er te halen valt
reason-losses = de legioenen of triremen die je kunt verliezen
reason-risk = wat je onbeschermd achterlaat
reason-reach = wat binnen bereik komt
reason-order = de volgorde
reason-nothing = het verandert niets

## Wat je van tevoren kunt beantwoorden

question-redirect = Als je in de ruil Odysseus kunt gebruiken
question-redirect-redirect = gebruik hem
question-redirect-let = laat het zo
question-redirect-picker-seat = alleen als deze spelers pakken
question-redirect-card = alleen voor deze kaarten
question-lure = Als legioenen een provincie van jou binnenkomen en je Helena van Troje hebt
question-lure-lure = laat er een overlopen
question-lure-let = laat ze komen
question-lure-province = alleen in deze provincies
question-lure-enemy-civ = alleen tegen deze
question-casualties = Als je in een gevecht je verliezen kiest
question-casualties-lose-legions-first = eerst legioenen
question-casualties-lose-fortresses-first = eerst vestingen
question-casualties-province = alleen in deze provincies

## Wat wordt geweigerd, en wat wel mag

refused-caravan-first = Zet eerst de karavaan van je blad neer: kies een van de symbolen die het blad openlaat.
refused-capital-first = Je eerste aankoop is de invloedsteen in { $province }.
refused-settle-first = Je zet je stukken neer: zet iets neer, neem je held, of pas.
refused-no-cards-yet = Niemand heeft nog kaarten: wat je neerzet, betaal je met punten.
refused-own-hero-only = Alleen je eigen held is al te koop, niet { $card }.
refused-too-few-points =
    { $points ->
        [one] Dat kost { $price } punten, en je hebt er nog { $points }.
       *[other] Dat kost { $price } punten, en je hebt er nog { $points }.
    }
refused-bequeath-first = Zeg wie { $role } wordt.
refused-not-tied = { $civ } hoort niet bij de beschavingen die gelijkstaan voor de rol van { $role }; noem een van die beschavingen.
refused-name-first = Noem de beschaving die aan de beurt is.
refused-not-next = { $civ } kun je niet aanwijzen: dat kan alleen wie in deze fase iets te doen heeft en nog niet aan de beurt was.
refused-collect-first = Kies het goed dat de Tempel van Artemis je geeft.
refused-not-in-bank = De bank heeft dit niet meer: { $card }.
refused-demand-first = Zeg hoeveel kaarten iedereen aanbiedt; 0 betekent geen ruil.
refused-more-than-hand =
    { $size ->
        [one] Je kunt geen { $count } kaarten vragen als je er zelf maar { $size } hebt.
       *[other] Je kunt geen { $count } kaarten vragen als je er zelf maar { $size } hebt.
    }
refused-offer-first =
    { $count ->
        [one] Je doet mee aan de ruil en kunt niet passen: bied { $count } kaart aan.
       *[other] Je doet mee aan de ruil en kunt niet passen: bied { $count } kaarten aan.
    }
refused-not-in-hand = Je hebt hier niet genoeg van in je hand: { $card }.
refused-wrong-count =
    { $count ->
        [one] De Handelsmeester vraagt { $count } kaart, en je biedt er { $given } aan.
       *[other] De Handelsmeester vraagt { $count } kaarten, en je biedt er { $given } aan.
    }
refused-pick-first = Jij mag pakken: pak een kaart die een ander aanbiedt.
refused-own-offer = Dit is je eigen aanbod: pak een kaart bij iemand anders.
refused-not-offered = { $civ } biedt deze kaart niet aan: { $card }.
refused-round-trip = Jij hebt bij { $civ } gepakt en { $civ } bij jou: pak nu bij iemand anders.
refused-redirect-first = Zeg of je Odysseus gebruikt of het zo laat.
refused-ulysses-forces = Odysseus dwingt je een kaart bij { $civ } te pakken.
refused-give-first = Je bent { $seat } een kaart schuldig: geef er een.
refused-construct-first = Jij mag bouwen: bouw of koop iets, of zeg dat je klaar bent.
refused-no-spot-needed = Hiervoor noem je geen symbool en geen bouwplaats.
refused-not-yours = Voor { $item } moet jouw invloedsteen in { $province } liggen.
refused-just-placed = Je hebt deze beurt je steen in { $province } gelegd: vóór je volgende beurt kun je daar niets anders bouwen.
refused-occupied-there = Er staan legioenen van anderen in { $province }: daar kan niets worden gebouwd.
refused-no-spot = Er is in { $province } geen plaats voor { $item }, of meer dan één: noem een symbool of bouwplaats die er gedrukt staat.
refused-spot-taken = Op die plaats in { $province } staat al { $item }.
refused-out-of-stock = De voorraad is op: niemand kan nu { $item } bouwen.
refused-out-of-pieces = Je voorraad is leeg: er moet eerst { $item } van het speelbord terugkomen.
refused-no-coast = { $province } heeft geen kust, dus triremen kun je daar niet bouwen.
refused-fortress-there = { $province } heeft al zoveel vestingen als je er mag hebben.
refused-own-marker = Je invloedsteen ligt al in { $province }.
refused-foreign-marker = In { $province } ligt een invloedsteen van een ander: neem de provincie eerst als enige in handen en lijf haar in.
refused-converting-already = Je bent { $province } al aan het inlijven.
refused-not-converting = Om de steen in { $province } te vervangen, moet je in een krijgsfase hebben gekozen om de provincie in te lijven.
refused-legions-there = Legioenen van anderen houden { $province } bezet: daar kan geen invloed komen.
refused-not-next-to = { $province } ligt niet naast een provincie van jou, niet over land en niet langs je triremen; stenen van deze beurt tellen niet.
refused-out-of-area = { $province } ligt buiten het gebied waar je mag beginnen.
refused-settled-already = In { $province } ligt een invloedsteen van een ander: de provincie is voor jou gesloten.
refused-mixed-set = Belastingen en goederen mengen mag niet: betaal met alleen belastingen, of met verschillende goederen.
refused-goods-alike = De goederen van één betaling moeten allemaal verschillen.
refused-wrong-price =
    { $count ->
        [0] Dat kost { $price }: zeg met welke kaarten je betaalt.
        [one] Dat kost { $price }, en { $count } kaart is { $count } waard: betaal precies.
       *[other] Dat kost { $price }, en { $count } kaarten zijn { $count } waard: betaal precies.
    }
refused-too-dear = Dat kost { $price } verschillende goederen of { $price } belastingen; je hebt er hoogstens { $count }.
refused-other-people = { $card } hoort bij een andere beschaving.
refused-card-gone = Iemand heeft deze kaart al: { $card }.
refused-no-cleopatra = Alleen de eigenaar van Cleopatra wisselt kaarten in bij de bank.
refused-swapped-already = Je hebt Cleopatra in deze fase al gebruikt.
refused-swap-alike = Cleopatra wisselt een goed in voor een belasting, of een belasting voor een goed.
refused-keep-first = Zeg welk goed je houdt, of dat je klaar bent.
refused-too-few-taxes = Je hebt er maar { $count } om te houden.
refused-keeptaxes-first = Zeg hoeveel belastingen je houdt.
refused-legions-later = Al je triremen gaan vóór je legioenen: rond eerst alles op zee af.
refused-triremes-first = Dit hoort bij de andere helft van je beurt: eerst triremen, dan legioenen.
refused-not-so-many =
    { $count ->
        [0] Je hebt geen van deze eenheden in { $place }.
       *[other] Je hebt maar { $count } van deze eenheden in { $place }.
    }
refused-moved-already =
    { $count ->
        [0] Je eenheden in { $place } zijn verplaatst of hebben gevochten en blijven deze beurt staan.
        [one] Slechts { $count } van je eenheden in { $place } kan deze beurt nog weg.
       *[other] Slechts { $count } van je eenheden in { $place } kunnen deze beurt nog weg.
    }
refused-fleets-share = Noem alleen de zee: triremen doen één stap, en vloten mogen in dezelfde zee liggen; val apart aan als je wilt.
refused-no-sea-way = Triremen doen één stap, van de haven naar een zee aan die kust of van zee naar zee: zo kom je niet van { $place } naar { $to }.
refused-campaign-first = Jij mag optrekken: verplaats eenheden, val aan, of zeg dat je klaar bent.
refused-no-enemy-there = Niets van jou in { $place } kan daar een vijand aanvallen: op land zijn daar legioenen voor nodig, op zee triremen.
refused-fought-there = Je hebt deze beurt al gevochten in { $place }.
refused-no-land-way = Legioenen doen één stap over land of volgen een ononderbroken keten van je triremen: zo kom je niet van { $place } naar { $to }.
refused-no-such-way = Over deze zeeën kom je niet van { $place } naar { $to }: in elke zee moet een trireem van jou liggen, en elke moet aan de vorige grenzen.
refused-sea-before-land = Gevechten op zee komen vóór alles op land.
refused-no-such-enemy = { $civ } heeft geen eenheden om tegen te vechten in { $place }.
refused-name-enemy = Er zijn meer vijanden in { $place }: zeg tegen wie je vecht: { $civs }.
refused-lure-first = Zeg of een legioen overloopt naar Helena van Troje.
refused-lose-first = Zeg welke eenheden je verliest.
refused-not-so-lost =
    { $losses ->
        [one] Je verliest { $losses } eenheid en kunt die niet zo verliezen; kies een van de manieren in de lijst.
       *[other] Je verliest { $losses } eenheden en kunt die niet zo verliezen; kies een van de manieren in de lijst.
    }
refused-uncover-first = Zeg welke gebouwen in { $province } bezet blijven: zoveel als je er legioenen hebt.
refused-choose-first = Zeg wat je daar doet: plunderen, bezetten, inlijven of niets.
refused-not-yours-to-use = Je kunt nu niet kiezen voor { $province }: je moet de provincie als enige in handen hebben, en je kiest één keer per beurt.
refused-players-capital = { $province } is de hoofdstad van een speler en kan niet worden ingelijfd.
refused-no-building = Op die plaats in { $province } staat geen gebouw: { $spot }.
refused-too-few-legions =
    { $legions ->
        [one] Je kunt geen { $count } gebouwen bezetten met { $legions } legioen.
       *[other] Je kunt geen { $count } gebouwen bezetten met { $legions } legioenen.
    }
refused-only-more = Je hebt deze beurt gekozen om { $province } te bezetten; nieuwe legioenen kunnen alleen meer gebouwen bezetten.

## Wat er is gebeurd

civ-of = { $seat-person }: { $civ }
event-set-up = De beschavingen zijn verdeeld. { $civs }.
event-placing-order = Volgorde van neerzetten: { $seats }.
event-placed = { $seat } zet { $item } neer in { $province }.
event-placed-hero = { $seat } neemt { $card }.
event-passed = { $seat } zet niets meer neer.
event-role = { $seat } wordt { $role }.
event-turn = Beurt { $turn } begint.
event-income =
    { $cards-count ->
        [0] { $seat } heeft geen inkomsten.
       *[other] { $seat } krijgt { $cards }.
    }
event-collected = { $seat } krijgt { $card } dankzij de Tempel van Artemis.
event-demand =
    { $seats-count ->
        [0] { $count ->
            [0] { $seat } wil deze beurt geen ruil.
            [one] { $seat } vraagt { $count } kaart, maar niemand kan ruilen.
           *[other] { $seat } vraagt { $count } kaarten, maar niemand kan ruilen.
        }
       *[other] { $count ->
            [one] { $seat } vraagt { $count } kaart. Er doen mee: { $seats }.
           *[other] { $seat } vraagt { $count } kaarten. Er doen mee: { $seats }.
        }
    }
event-offered = { $seat } heeft een aanbod gedekt neergelegd.
event-offered-own = Je biedt aan: { $cards }.
event-offers = { $seat } biedt aan: { $cards }.
event-redirected = Odysseus dwingt { $picker_seat } een kaart bij { $seat } te pakken.
event-taken = { $seat } pakt { $card } bij { $victim_seat }.
event-gift = { $seat } geeft { $receiver_seat } een kaart.
event-gift-own = { $seat } geeft { $receiver_seat } een kaart: { $card }.
event-named = { $seat } wijst de volgende aan: { $next_seat }.
event-built =
    { $cards-count ->
        [0] { $seat } bouwt gratis { $item } in { $province }.
       *[other] { $seat } bouwt { $item } in { $province } voor { $cards }.
    }
event-bought = { $seat } koopt { $card } voor { $cards }.
event-swapped = { $seat } wisselt bij de bank { $card } in voor { $other_card }.
event-discarded = { $seat } legt af: { $cards }.
event-kept = { $seat } houdt één goed.
event-kept-own = Je houdt { $card }.
event-moved =
    { $units ->
        [triremes] { $count ->
            [one] { $seat } vaart met { $count } trireem: { $places } → { $to }.
           *[other] { $seat } vaart met { $count } triremen: { $places } → { $to }.
        }
       *[legions] { $count ->
            [one] { $seat } trekt op met { $count } legioen: { $places } → { $to }.
           *[other] { $seat } trekt op met { $count } legioenen: { $places } → { $to }.
        }
    }
event-lured =
    { $count ->
        [0] Een legioen in { $province } deserteert uit liefde voor Helena; { $seat } heeft er geen meer in voorraad om het te vervangen.
       *[other] Een legioen in { $province } loopt over naar { $seat }, uit liefde voor Helena.
    }
event-battle =
    Gevecht in { $place }: { $dice-count ->
        [0] { $civ } heeft { $total }
       *[other] { $civ } gooit { $dice }{ $bonus ->
            [0] { "" }
           *[other] , telt er { $bonus } bij op
        } en heeft { $total }
    }; { $enemy_dice-count ->
        [0] { $enemy_civ } heeft { $enemy_total }.
       *[other] { $enemy_civ } gooit { $enemy_dice }{ $enemy_bonus ->
            [0] { "" }
           *[other] , telt er { $enemy_bonus } bij op
        } en heeft { $enemy_total }.
    }
event-chose-losses = { $seat } heeft de verliezen gekozen.
event-chose-losses-own = Je hebt je verliezen gekozen: { $how }.
event-lost =
    { $units ->
        [0] { $fortresses ->
            [one] { $civ } verliest { $fortresses } vesting in { $place }.
           *[other] { $civ } verliest { $fortresses } vestingen in { $place }.
        }
        [one] { $fortresses ->
            [0] { $civ } verliest { $units } legioen in { $place }.
            [one] { $civ } verliest { $units } legioen en { $fortresses } vesting in { $place }.
           *[other] { $civ } verliest { $units } legioen en { $fortresses } vestingen in { $place }.
        }
       *[other] { $fortresses ->
            [0] { $civ } verliest { $units } legioenen in { $place }.
            [one] { $civ } verliest { $units } legioenen en { $fortresses } vesting in { $place }.
           *[other] { $civ } verliest { $units } legioenen en { $fortresses } vestingen in { $place }.
        }
    }
event-lost-fleet =
    { $units ->
        [one] { $civ } verliest { $units } trireem in { $place }.
       *[other] { $civ } verliest { $units } triremen in { $place }.
    }
event-pillaged = { $seat } plundert { $province } en verwoest { $spot }.
event-loot = Nebukadnezar brengt { $seat } een kaart uit de bank: { $card }.
event-occupied = { $seat } bezet in { $province }: { $spots }.
event-uncovered = { $seat } heeft minder legioenen in { $province } en bezet nog: { $spots }.
event-converting = { $seat } begint { $province } in te lijven.

## De tafel in woorden: titels, koppen en wat eronder staat

sheet-players =
    { $turn ->
        [0] Spelers, vóór de eerste beurt
       *[other] Spelers, beurt { $turn }
    }
sheet-roles = Rollen, en wat ervoor telt
sheet-reserves = Stukken in voorraad
sheet-battle = Gevecht in { $place }
sheet-exchange =
    { $count ->
        [one] Ruil: ieder { $count } kaart
       *[other] Ruil: ieder { $count } kaarten
    }
sheet-own = Jouw kaarten
sheet-provinces = Provincies
sheet-seas = Zeeën
sheet-bank = Kaarten
sheet-stock = Gebouwen in voorraad
sheet-cards = Helden en wereldwonderen die nog te krijgen zijn
sheet-reminders = Kaarten in de hand, zoals je ze kon volgen
sheet-gift = Een gegeven kaart die je niet hebt gezien; hierboven ligt ze nog bij de gever

heading-player = Speler
heading-civ = Beschaving
heading-roles = Rollen
heading-cards = Helden en wereldwonderen
heading-hand-size = Hand
heading-income-size = Inkomsten
heading-income = Inkomsten in kaarten
heading-points = Punten over
heading-role = Rol
heading-holder = In handen van
heading-influence = Invloed
heading-legions = Legioenen
heading-triremes = Triremen
heading-fortresses = Vestingen
heading-hand = Kaarten in de hand
heading-offer = Aanbod
heading-taken = Gepakt
heading-pick = Beurt
heading-total = Punten
heading-losses = Verliezen
heading-province = Provincie
heading-owner = Eigenaar
heading-buildings = Gebouwen
heading-units = Eenheden
heading-state = Toestand
heading-borders = Buren
heading-sites = Bouwplaatsen voor steden
heading-icons = Goederen voor karavanen
heading-sea = Zee
heading-fleets = Vloten
heading-bank = In de bank
heading-spent = Uitgegeven in deze fase
heading-cities = Steden
heading-caravans = Karavanen
heading-temples = Tempels
heading-markets = Markten
heading-card = Kaart
heading-price = Prijs
heading-people = Alleen voor
heading-power = Kracht
heading-giver = Gegeven door
heading-receiver = Aan
heading-may-be = Kan zijn

cell-seat = { $seat }
cell-player = { $seat-person }
cell-civ = { $civ }
cell-neutral = { $civ } (neutraal)
cell-role = { $role }
cell-roles = { $roles }
cell-cards = { $cards }
cell-no-cards = geen
cell-list = { $names }
cell-face-down = gedekt
cell-picks = pakt
cell-announced = { $card } aangekondigd
cell-city = stad { $site }
cell-caravan = karavaan ({ $card })
cell-temple = tempel
cell-market = markt
cell-occupied = { $building } onder een legioen
cell-forces = { $civ }: { $units }
cell-influence =
    { $count ->
        [one] { $count } invloedsteen
       *[other] { $count } invloedstenen
    }
cell-legions =
    { $count ->
        [one] { $count } legioen
       *[other] { $count } legioenen
    }
cell-fortresses =
    { $count ->
        [one] { $count } vesting
       *[other] { $count } vestingen
    }
cell-triremes =
    { $count ->
        [one] { $count } trireem
       *[other] { $count } triremen
    }
cell-at-war = in oorlog
cell-converting = wordt ingelijfd
cell-new = nieuw deze beurt

## De les: een voorbereide partij, zodat klopt wat er over kaarten en worpen wordt gezegd

lesson-caravan =
    Je leidt { $civ }. Je wint met vier helden en wereldwonderen, of met de Piramiden; { $hero_card } heb je vanaf het begin, dus
    er ontbreken er { $missing }. Alles betaal je met kaarten, en een karavaan brengt er elke beurt een op: het goed van het
    symbool waarop ze staat. Die in { $province } zoekt nog een symbool: wijs { $province } aan op het speelbord en kies
    { $card }.
lesson-offer =
    Elke beurt begint met inkomsten: een belasting per stad, een goed per karavaan. Je hebt { $first_card }, { $card },
    { $third_card } en { $taxes } belastingen. Als Handelsmeester laat { $civ } iedereen { $count } kaarten gedekt aanbieden, en
    pakt dan als eerste. Wie een kaart verliest, pakt een andere, dus maak je geen zorgen: bied { $card } en een belasting aan.
lesson-pick =
    Het aanbod ligt open. Je belasting is gepakt door { $civ }, dus nu mag jij. Pak de belasting uit het aanbod van { $civ }, en
    je hebt er weer twee. Wat je gepakt hebt, is veilig: niemand kan het je nog afpakken.
lesson-again =
    Carthago mocht niet meteen weer bij jou pakken: na één keer heen en weer moest het zich tot Griekenland wenden.
    Griekenland pakte toen je { $lost_card }, dus je bent nog eens aan de beurt. Pak { $card } bij Griekenland, en je hebt weer drie verschillende
    goederen. Daarna heeft alleen Carthago nog een kaart in het aanbod, en is de ruil voorbij; Griekenland komt een kaart tekort en
    krijgt er een van de Handelsmeester.
lesson-influence =
    Griekenland is Politiek leider en zegt wie er bouwt, en nu ben jij dat. Invloed maakt een provincie van jou; een invloedsteen
    komt waar geen andere ligt, naast een provincie van jou, en door { $hero_card } krijg je er elke beurt een gratis. Wijs
    { $province } aan op het speelbord: daar zijn { $card }. Bouwen kun je er vanaf je volgende beurt.
lesson-legion =
    Je betaalt met alleen belastingen, of met goederen die allemaal verschillen: zoveel kaarten als de prijs, en voor elk ding
    een eigen combinatie. Met { $first_card }, { $second_card } en { $third_card } heb je { $price }, de prijs van een legioen.
    Bouw het in { $province }: daarnaast bewaakt één neutraal legioen { $to }.
lesson-done =
    De { $taxes } belastingen die over zijn, kopen niets, want het goedkoopste kost { $price }. Toch gaan ze niet verloren: iedereen
    houdt tot twee belastingen voor de volgende beurt, terwijl ongebruikte goederen worden afgelegd. Bouw niets meer.
lesson-name =
    In de krijgsfase zegt de Legerleider wie er aan de beurt is, en deze beurt ben jij dat. Griekenland heeft een trireem en een
    legioen; Carthago heeft niets te verplaatsen en wordt overgeslagen. Laat { $civ } beginnen: dat ben jij.
lesson-attack =
    Een legioen doet één stap, en komt het een provincie binnen waar eenheden van een ander staan, dan moet het aanvallen. Elke kant
    werpt een dobbelsteen per legioen, en elke volle { $hit } punten kosten de ander een eenheid. Het legioen in { $to } is
    neutraal: het hoort bij Egypte, dat niemand speelt, en verdedigt zich alleen. Wijs { $to } aan op het speelbord en trek erheen
    vanuit { $place }.
lesson-convert =
    Jij wierp { $total }, net genoeg voor een treffer; Egypte wierp { $enemy_total } en miste. { $province } ligt voor je open. Een
    gebouw zou je kunnen plunderen of bezetten, maar dat is er niet: lijf de provincie in. Je legioen blijft op de invloedsteen
    staan, en volgende beurt mag je er een van jezelf voor in de plaats leggen.
lesson-roles =
    De tweede beurt begint, en elke rol gaat naar wie er het meest voor heeft. Griekenland heeft { $enemy_units } legioenen, triremen
    en vestingen, jij { $units }, en dus is Griekenland nu Legerleider. Carthago blijft met { $caravans } karavanen Handelsmeester en
    vraagt één kaart. Je hebt { $taxes } belastingen, waarvan twee bewaard: bied er een aan, aan drie heb je genoeg.
lesson-meanwhile =
    De ruil wordt afgemaakt, en dan zegt de Politiek leider wie er bouwt. Houd je kaarten in het oog.
lesson-marker =
    Griekenland pakte je belasting, en daarmee was de ruil voorbij; de Handelsmeester was je dus een kaart schuldig en gaf je een
    belasting. Nu bouw jij. Je legioen staat nog steeds alleen in { $province }, naast je provincies: wijs de provincie aan op het
    speelbord en leg de gratis invloedsteen van { $hero_card }. De neutrale verdwijnt, en de provincie is van jou.
lesson-gems =
    Je invloedsteen in { $province } is een beurt oud, dus je kunt er bouwen: wijs de provincie aan en betaal met { $first_card },
    { $second_card } en { $third_card } een karavaan op het symbool voor { $card }. Dat is een soort goed erbij, en soorten
    tellen: een held of wereldwonder kost { $price } verschillende goederen, of evenveel belastingen.
lesson-trireme =
    Belastingen zijn gelijk en toch een combinatie: met { $price } betaal je een trireem. Bouw er een in { $province }, want daar is een
    kust; ze wacht er in de haven tot je uitvaart.
lesson-sail =
    Griekenland leidt nu deze fase, koos eerst zichzelf en verplaatste niets; jij bent de laatste. Triremen gaan vóór legioenen, elk
    één stap: uit de haven naar een zee aan die kust, of van zee naar zee. Wijs de zee { $to } aan op het speelbord en vertrek
    uit { $place }.
lesson-land =
    Zeeën met jouw triremen zijn wegen voor je legioenen: { $place } en { $to } liggen allebei aan { $sea }, dus dat is één stap.
    Stuur het legioen naar { $to }. Het eiland is van niemand, en zolang je legioen er staat, kan geen ander er invloed leggen; jij
    kunt het in je volgende beurt, zoals Griekenland deed op { $other_place }.
lesson-end =
    Nu is de partij van jou. Beëindig je verplaatsingen, en de derde beurt begint; denk aan een invloedsteen op { $place } en een stad
    bij { $site } in { $province }. Griekenland en jij hebben elk { $units } eenheden, en bij gelijke stand blijft een rol waar ze is;
    met één meer dan Griekenland leid jij weer. Je wint met nog { $missing } helden of wereldwonderen voor { $price } per stuk, of
    met de Piramiden voor { $most }: steden en karavanen brengen de kaarten op, tempels en markten verdubbelen ze.

## Waar punten vandaan komen

# What breaks ties, by its place in the order of comparing
tie-break-2 = inkomsten
source-heroes = helden
source-wonders = wereldwonderen

## Opties: een vraag, en elke waarde als antwoord

option-set-up = Hoe beginnen jullie?
option-set-up-fixed = zoals de bladen van de beschavingen zeggen
option-set-up-free = ieder besteedt punten aan een eigen begin

option-civilisations = Hoe worden de beschavingen verdeeld?
option-civilisations-dealt = door loting
option-civilisations-in-order = in de volgorde van de plaatsen: Rome, Carthago, Babylon, Egypte, Griekenland

option-four-without = Welke beschaving ontbreekt met vier spelers?
option-four-without-rome = Rome
option-four-without-carthage = Carthago
option-four-without-babylon = Babylon
option-four-without-egypt = Egypte
option-four-without-greece = Griekenland

option-three-without = Welke beschavingen ontbreken met drie spelers?
option-three-without-rome-carthage = Rome en Carthago
option-three-without-rome-babylon = Rome en Babylon
option-three-without-rome-egypt = Rome en Egypte
option-three-without-rome-greece = Rome en Griekenland
option-three-without-carthage-babylon = Carthago en Babylon
option-three-without-carthage-egypt = Carthago en Egypte
option-three-without-carthage-greece = Carthago en Griekenland
option-three-without-babylon-egypt = Babylon en Egypte
option-three-without-babylon-greece = Babylon en Griekenland
option-three-without-egypt-greece = Egypte en Griekenland

option-greek-sheet = Waarmee begint Griekenland in Thracia?
option-greek-sheet-a = een stad
option-greek-sheet-b = een karavaan

option-goal = Met hoeveel helden en wereldwonderen win je?
option-goal-four = vier, en de Piramiden kosten 12
option-goal-five = vijf, en de Piramiden kosten 13

option-three-roles = Win je ook met alle drie de rollen?
option-three-roles-true = ja, als ze worden verdeeld
option-three-roles-false = nee

option-four-capitals = Win je ook met vier hoofdstadprovincies?
option-four-capitals-true = ja, als de rollen worden verdeeld
option-four-capitals-false = nee

option-caesar = Wat maakt Julius Caesar goedkoper?
option-caesar-both = legioenen en vestingen
option-caesar-legions = alleen legioenen

option-hannibal-legion = Begint Carthago met een legioen?
option-hannibal-legion-true = ja, in de hoofdstadprovincie
option-hannibal-legion-false = nee

option-leptis-magna = Is er in Libya een bouwplaats voor een stad: Leptis Magna?
option-leptis-magna-true = ja
option-leptis-magna-false = nee

option-greek-grain = Waar is er een extra symbool met graan?
option-greek-grain-none = nergens
option-greek-grain-macedonia = in Macedonia
option-greek-grain-thrace = in Thracia

option-taxes-kept-asked = Wordt je na het bouwen gevraagd hoeveel belastingen je houdt?
option-taxes-kept-asked-true = ja, van geen tot twee
option-taxes-kept-asked-false = nee, je houdt er twee als dat kan

option-fortress-holds = Houdt een vesting zonder legioenen haar provincie in handen?
option-fortress-holds-true = ja, de provincie is in oorlog
option-fortress-holds-false = nee, een indringer mag plunderen, bezetten of inlijven

option-turn-limit = Na hoeveel beurten eindigt het spel uiterlijk?
option-turn-limit-0 = het gaat door tot iemand wint
option-turn-limit-5 = na 5
option-turn-limit-10 = na 10
option-turn-limit-20 = na 20
option-turn-limit-40 = na 40
option-turn-limit-80 = na 80

## Fouten in een doos

fault-places = een landkaart telt hoogstens { $most } provincies en zeeën
fault-itself = geen plaats grenst aan zichzelf
fault-one-sided = { $place } noemt { $other } niet als buur
fault-island = een eiland heeft geen landgrens
fault-unreachable = over land noch over zee is { $place } met { $start } verbonden
fault-capital = het startblad heeft geen invloed in deze provincie
fault-hero = hier hoort een held, geen wereldwonder
fault-worth = dit blad is met zijn held { $worth } punten waard; het moeten er { $points } zijn
fault-choice = je kiest tussen minstens twee symbolen die nog vrij zijn
fault-sheet-b = alleen de vaste steden en karavanen mogen verschillen van het eerste blad
fault-stock = de opstelling vraagt er { $count }

## Het getekende bord

panel-chart = De Middellandse Zee
panel-hand = Je kaarten, en je prijzen
panel-supply = In de bank, en gebouwen over
panel-tally = Helden en wereldwonderen
legend-pieces = { $city } stad { $caravan } karavaan { $temple } tempel { $market } markt { $fortresses } vesting { $legions } legioen { $triremes } trireem * hoofdstad
legend-civ = { $short } { $part }
legend-civs = { $civs }; klein: neutraal
course-turn = Beurt { $turn }
course-set-up = Opstelling
course-commerce = Handel
course-construction = Bouw
course-military = Oorlog
measure-score = Helden en wonderen
measure-income = Inkomsten
measure-provinces = Provincies
measure-units = Legioenen, triremen en vestingen
news-battle = Slag in { $place }
news-offers = De ruil
news-adds = { $count } erbij, door een held of forten
news-hits =
    { $count ->
        [0] geen treffer
        [one] { $count } treffer
       *[other] { $count } treffers
    }
told-place = { $place }: { $names }
told-spot = { $spot }, { $place }
told-site = { $site }: plaats voor een stad
told-icon = { $card }: plaats voor een karavaan
told-role = { $role }: { $counted }
told-won = { $card }: { $power }
told-goal = met { $count } helden en wereldwonderen win je
told-picker = { $seat } kiest
told-hand = { $card }: { $count } in de hand
told-covered = { $seat } heeft aangeboden, gedekt
told-thinking = { $seat } heeft nog niets aangeboden
told-offer = { $card }, aangeboden door { $seat }
told-side = { $civ }: totaal { $total }, verliezen { $count }
told-card = { $card }, prijs { $price }. { $power }
told-supply = Kaarten in de bank en gebouwen over
told-costs = Je prijzen
told-points =
    { $count ->
        [one] nog { $count } punt
       *[other] nog { $count } punten
    }
told-player = { $civ }; kaarten in de hand: { $hand }; inkomsten: { $income }
told-cost = { $item }: { $price }
told-left = { $card }: nog { $count }
told-stock = { $item }: nog { $count }
told-cards = kaarten in de hand: { $count }
told-income =
    { $count ->
        [0] inkomsten: 0
       *[other] inkomsten: { $count } ({ $cards })
    }
told-reserve = in voorraad: { $pieces }
