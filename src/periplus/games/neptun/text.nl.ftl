### Wat Neptun zegt.

title = Neptun
pitch = Laad je schip, lees de wind en wees je rivalen van haven tot haven voor: elke lading levert goud of de gunst van een tempel op, en elke roeikaart die je speelt, verandert de wind voor iedereen.
length = drie rondes van vijf reizen
intro =
    Neem contracten aan, laad ze op je contractstrook en vaar met riemen en wind om ze uit te voeren. Ze leveren goud of
    tempelpunten op; wie bij een tempel voorop ligt of het meeste goud heeft, neemt daar de tegels, en de meeste punten op
    tegels winnen na drie rondes. Een roeikaart lees je als wind/kracht: +1/4 verhoogt de windvoorspelling met 1 en telt 4 bij
    je vaarafstand op, die kracht en windsnelheid samen is. Een ster hoort bij een persoonlijke roeikaart, die uit het spel
    gaat zodra hij gespeeld is. Bij een tempel is “4 (op 1)” een schijfje op veld 4 dat op één ander ligt en dus erachter komt.

## Spelers, handelswaren en beslissingen

seat-1 = Rood
seat-2 = Groen
seat-3 = Paars
seat-4 = Geel
seat-5 = Blauw

good-honey = honing
good-grain = graan
good-salt = zout
good-grapes = druiven
good-olives = olijven
city-crete = Creta
from-crete = { city-crete }

step-acquire = Een contract aannemen
step-chooseoar = Een roeikaart kiezen
step-journey = Varen en leveren
step-extraturn = Beslissen over een extra beurt
step-playextraoar = Een roeikaart spelen voor een extra beurt

ending-rounds-over = Alle drie de rondes zijn gespeeld.
victory-rounds-over =
    { $seats-count ->
        [one] { $seats } wint met { $score } punten.
       *[other] { $seats } delen de overwinning, elk met { $score } punten.
    }

# Wat een contract oplevert: staat in andere teksten
pay-gold = { $gold } goud
pay-points =
    { $points ->
        [one] { $points } tempelpunt in { $region }
       *[other] { $points } tempelpunten in { $region }
    }

## Wat een speler wordt gevraagd

prompt-acquire = Beurt { $turn }: neem een contract aan.
prompt-acquire-revealed =
    Je hebt kolom { $column } omgedraaid: { $good } naar { $city } voor { $pay }, met roeikaart { $oar }. Wat doe je?
prompt-acquire-must =
    Je hebt kolom { $column } omgedraaid, de laatste: { $good } naar { $city } voor { $pay }, met roeikaart { $oar }.
    Die moet je nemen.
prompt-choose-oar = Beurt { $turn }: kies de roeikaart die je gaat spelen.
prompt-change-oar = Beurt { $turn }: je hebt een roeikaart gekozen. Tot iedereen heeft gekozen, mag je nog wisselen.
prompt-sail =
    { $range ->
        [one] Waar vaar je heen? Roeikaart { $oar } en windsnelheid { $wind } geven je een vaarafstand van { $range } zeemijl.
       *[other] Waar vaar je heen? Roeikaart { $oar } en windsnelheid { $wind } geven je een vaarafstand van { $range } zeemijlen.
    }
prompt-extra =
    { $number ->
        [1] Doe je mee aan extra beurt 5 I?
        [2] Doe je mee aan extra beurt 5 II?
       *[other] Doe je mee aan extra beurt { $number }?
    }
prompt-extra-both = Doe je mee aan de extra beurten 5 I en 5 II? Dit wordt je maar één keer gevraagd.
prompt-extra-oar = Speel een roeikaart voor je extra beurt; de windsnelheid is nog steeds { $wind }.

## Wat een speler kan doen: opschriften, en de gevolgen die erbij horen

label-take = Neem kolom { $column } en laad het contract op veld { $slot }: { $good } naar { $city }
consequence-load = Voer je dit contract uit (veld { $slot }), dan krijg je { $pay }.
consequence-oar = Je krijgt roeikaart { $oar }; je speelvolgordeschijfje gaat naar veld { $power } van het roeispoor.
consequence-leftover = Op de kolom ligt { $gold } goud; ook dat krijg je.

label-reveal = Draai kolom { $column } om
label-refuse = Wijs kolom { $refused } af en draai kolom { $column } om
consequence-closes =
    { $columns-count ->
        [one] Kolom { $columns } mag je deze beurt dan niet meer nemen.
       *[other] De kolommen { $columns } mag je deze beurt dan niet meer nemen.
    }
consequence-refusal-lasts = Kolom { $column } mag je dan niet meer nemen zolang die er ligt.
consequence-must-take = Kolom { $column } is de laatste: als je die omdraait, moet je die ook nemen.

label-play = Speel roeikaart { $oar }
consequence-range =
    { $range ->
        [one] Met windsnelheid { $wind } kun je { $range } zeemijl varen.
       *[other] Met windsnelheid { $wind } kun je { $range } zeemijlen varen.
    }
consequence-forecast =
    { $wind ->
        [0] De kaart verandert niets aan de windvoorspelling;
       *[other] De kaart telt met { SIGNED($wind) } mee voor de windvoorspelling;
    } met de kaarten van de anderen komt die tussen { SIGNED($low) } en { SIGNED($high) } uit.
consequence-forecast-known =
    { $wind ->
        [0] De windvoorspelling blijft { SIGNED($forecast) }.
       *[other] De kaart telt met { SIGNED($wind) } mee: de windvoorspelling wordt { SIGNED($forecast) }.
    }

label-sail = Vaar naar { $city }
label-sail-serve = Vaar naar { $city } en lever { $good } (veld { $slot })
label-sail-serve-buy = Vaar naar { $city }, lever { $good } (veld { $slot }) en koop een tempelpunt
label-stay = Blijf in { $city }
label-stay-serve = Blijf in { $city } en lever { $good } (veld { $slot })
label-stay-serve-buy = Blijf in { $city }, lever { $good } (veld { $slot }) en koop een tempelpunt
consequence-way =
    { $gold ->
        [0] { $miles ->
            [one] De reis kost { $miles } zeemijl; dat valt binnen je vaarafstand.
           *[other] De reis kost { $miles } zeemijlen; dat valt binnen je vaarafstand.
        }
       *[other] { $miles ->
            [one] De reis kost { $miles } zeemijl; voor wat je tekortkomt, betaal je { $gold } goud.
           *[other] De reis kost { $miles } zeemijlen; voor wat je tekortkomt, betaal je { $gold } goud.
        }
    }
consequence-delivers = Je levert { $good } (veld { $slot }) en krijgt { $pay }.
consequence-buys = Je betaalt { $gold } goud voor één extra tempelpunt in { $region }.
consequence-loses =
    { $slots-count ->
        [one] Je verliest het contract op veld { $slots }.
       *[other] Je verliest de contracten op de velden { $slots }.
    }

question-extraturn = Als je mag meedoen aan een extra beurt
question-extraturn-join = doe mee
question-extraturn-decline = doe niet mee
# Stap voor stap kiezen
field-take-column = Kolom
field-take-slot = Veld
field-play-card = Roeikaart
field-sail-city = Stad
field-sail-slot = Levering
field-sail-buy = Tempelpunt
entry-take-column = { $column }: { $good } naar { $city }
note-take-column = { $pay }, roeikaart { $oar }
entry-take-slot = Veld { $slot }
entry-play-card = { $oar }
entry-sail-slot = { $good } van veld { $slot }
none-sail-slot = niets leveren
entry-sail-buy = Koop een tempelpunt
none-sail-buy = Koop er geen

label-join = Doe mee aan de extra beurt
label-decline = Doe niet mee
consequence-join = Je moet dan een roeikaart spelen, maar je schip hoeft niet te varen.

## Waarom een actie iets waard is: staat naast de waarde

reason-chart = de reis die je contractstrook zonder dit contract toelaat
reason-contract = { $good } naar { $city } op veld { $slot }, in plaats van wat daar nog kan komen
reason-oar = roeikaart { $oar } in je hand
reason-leftover = { $gold } goud op de kolom
reason-face-down = wat er gemiddeld kan liggen
reason-refuse = de mogelijkheid om die af te wijzen en een andere om te draaien
reason-delivery = de levering van { $good } in { $city }
reason-voyage = de verdere reis vanuit { $city }
reason-miles = { $gold } goud voor zeemijlen boven je vaarafstand
reason-point = één extra tempelpunt in { $region } voor { $gold } goud
reason-oar-spent = roeikaart { $oar } gaat uit je hand
reason-decline = je houdt je roeikaarten

## Wat wordt geweigerd, en wat wel mag

refused-acquire-first = Je moet nu een contract aannemen: neem een kolom of draai de volgende om.
refused-nothing-to-reveal = Er liggen geen gedekte kolommen meer: je moet een kolom nemen.
refused-no-such-column = Er ligt geen kolom { $column } in de rij; neem een kolom die er nog ligt.
refused-column-face-down = Kolom { $column } ligt gedekt; draai van links naar rechts kolommen om tot je daar bent.
refused-column-closed =
    Kolom { $column } mag je deze beurt niet meer nemen; van de open kolommen mag je alleen kolom { $open } nemen, die je het laatst hebt omgedraaid.
refused-column-refused = Je hebt kolom { $column } omgedraaid en afgewezen: die mag je niet meer nemen zolang die er ligt.
refused-slot-taken = Veld { $slot } is niet vrij; laad het contract op een vrij veld.
refused-play-oar-first = Je hebt eerst een roeikaart nodig: speel er een uit je hand.
refused-oar-not-in-hand = Je hebt roeikaart { $oar } niet in je hand; speel een kaart die je wel hebt.
refused-sail-first = Het is tijd om te varen: noem de stad waar je reis eindigt, ook als je blijft waar je bent.
refused-too-far =
    { $gold ->
        [0] De reis naar { $city } kost { $price } goud, maar je hebt geen goud; kies een stad binnen je vaarafstand.
       *[other] De reis naar { $city } kost { $price } goud, maar je hebt { $gold } goud; kies een stad dichterbij.
    }
refused-buy-without-contract = Een tempelpunt kun je alleen kopen als je ook een contract uitvoert.
refused-slot-lost = Het contract op veld { $slot } is omgedraaid en verloren; je kunt alleen openstaande contracten uitvoeren.
refused-slot-not-open = Op veld { $slot } ligt geen openstaand contract; je kunt alleen openstaande contracten uitvoeren.
refused-other-city = Het contract op veld { $slot } is voor { $city }, maar je reis eindigt in { $here }.
refused-point-too-dear =
    { $gold ->
        [0] Een tempelpunt kost { $price } goud, maar daarvoor houd je geen goud over; lever zonder een punt te kopen.
       *[other] Een tempelpunt kost { $price } goud, maar daarvoor houd je maar { $gold } goud over; lever zonder een punt te kopen.
    }
refused-extra-turn-first = Zeg eerst of je wel of niet meedoet aan de extra beurt.

## Wat er is gebeurd

event-set-up = Alles ligt klaar; de windsnelheid is { $wind }. Speelvolgorde: { $seats }.

event-revealed = { $seat } draait kolom { $column } om: { $good } naar { $city } voor { $pay }, roeikaart { $oar }.
event-taken =
    { $gold ->
        [0] { $seat } neemt kolom { $column } en laadt het contract op veld { $slot }: { $good } naar { $city } voor { $pay }, roeikaart { $oar }.
       *[other] { $seat } neemt kolom { $column } en laadt het contract op veld { $slot }: { $good } naar { $city } voor { $pay }, roeikaart { $oar }, plus { $gold } goud dat op de kolom lag.
    }
event-order = Nieuwe speelvolgorde: { $seats }.
event-leftover =
    { $gold ->
        [0] De overgebleven kolom wordt omgedraaid: { $good } naar { $city } voor { $pay }, roeikaart { $oar }.
       *[other] Op de overgebleven kolom ({ $good } naar { $city } voor { $pay }, roeikaart { $oar }) ligt nu { $gold } goud.
    }
event-leftover-discarded =
    De overgebleven kolom wordt afgelegd: { $good } naar { $city } voor { $pay }, roeikaart { $oar }.

event-chosen = { $seat } heeft een roeikaart gekozen.
event-chosen-own = Je hebt roeikaart { $oar } gekozen.
event-oars =
    De roeikaarten worden omgedraaid: { $oars }. De windwaarden zijn samen { SIGNED($total) }; de windvoorspelling is { SIGNED($forecast) }.
oar-of = { $seat } { $oar }
event-sailed =
    { $gold ->
        [0] { $miles ->
            [one] { $seat } vaart van { $from } naar { $city } ({ $miles } zeemijl).
           *[other] { $seat } vaart van { $from } naar { $city } ({ $miles } zeemijlen).
        }
       *[other] { $miles ->
            [one] { $seat } vaart van { $from } naar { $city } ({ $miles } zeemijl) en betaalt { $gold } goud.
           *[other] { $seat } vaart van { $from } naar { $city } ({ $miles } zeemijlen) en betaalt { $gold } goud.
        }
    }
event-stayed = { $seat } blijft in { $city }.
event-fulfilled =
    { $price ->
        [0] { $seat } levert { $good } in { $city } (veld { $slot }) en krijgt { $pay }.
       *[other] { $seat } levert { $good } in { $city } (veld { $slot }), krijgt { $pay } en koopt een tempelpunt voor { $price } goud.
    }
event-advanced =
    { $points ->
        [one] { $seat } gaat in de tempel van { $region } { $points } veld vooruit, naar veld { $space }.
       *[other] { $seat } gaat in de tempel van { $region } { $points } velden vooruit, naar veld { $space }.
    }
event-lost =
    { $slots-count ->
        [one] { $seat } verliest het contract op veld { $slots }.
       *[other] { $seat } verliest de contracten op de velden { $slots }.
    }
event-wind = De windvoorspelling komt uit: de windsnelheid is nu { $wind }.

event-joined = { $seat } wil een extra beurt.
event-declined = { $seat } ziet af van een extra beurt.
event-extra-oar = { $seat } speelt roeikaart { $oar } voor een extra beurt.

event-bonus = { $seat } heeft alle vijf de contracten uitgevoerd en krijgt een bonustegel.
event-bonus-own =
    { $value ->
        [one] Je hebt alle vijf je contracten uitgevoerd en krijgt een bonustegel van { $value } punt.
       *[other] Je hebt alle vijf je contracten uitgevoerd en krijgt een bonustegel van { $value } punten.
    }
event-bonus-fixed =
    { $value ->
        [one] { $seat } heeft alle vijf de contracten uitgevoerd en krijgt een bonustegel van { $value } punt.
       *[other] { $seat } heeft alle vijf de contracten uitgevoerd en krijgt een bonustegel van { $value } punten.
    }
event-tile-removed =
    { $temple ->
        [Gold] { $points ->
            [one] Niemand heeft recht op de puntentegel van { $points } punt in de goudtempel.
           *[other] Niemand heeft recht op de puntentegel van { $points } punten in de goudtempel.
        }
       *[other] { $points ->
            [one] Niemand heeft recht op de puntentegel van { $points } punt in de tempel van { $temple }.
           *[other] Niemand heeft recht op de puntentegel van { $points } punten in de tempel van { $temple }.
        }
    }
event-tile =
    { $temple ->
        [Gold] { $points ->
            [one] { $seat } krijgt een puntentegel van { $points } punt in de goudtempel.
           *[other] { $seat } krijgt een puntentegel van { $points } punten in de goudtempel.
        }
       *[other] { $points ->
            [one] { $seat } krijgt een puntentegel van { $points } punt in de tempel van { $temple }.
           *[other] { $seat } krijgt een puntentegel van { $points } punten in de tempel van { $temple }.
        }
    }
event-round = Ronde { $round } begint; de windsnelheid is { $wind }.
event-over = De laatste ronde is afgelopen. Punten op bonustegels: { $bonuses }.
bonus-of = { $seat } { $points }

## De tafel in woorden: titels, kopjes en wat eronder staat

sheet-sea = De zee
sheet-temples = Tempels
sheet-charts = Contractstroken
sheet-captains = Spelers, in speelvolgorde
sheet-row = Aan te nemen contracten
sheet-own = Alleen voor jou
sheet-reminders = Roeikaarten die je in handen hebt zien komen
sheet-weather = Beurt en wind

chapter-round = Ronde { $round }
chapter-phase = { $phase }
measure-score = Punten
measure-gold = Goud
measure-temples = Stappen bij de tempels
phase-acquire = fase 1: contracten aannemen
phase-fulfil = fase 2: contracten uitvoeren
phase-extra = fase 2: extra beurten
phase-short-acquire = Contracten
phase-short-fulfil = Leveringen
phase-short-extra = Extra beurten
sheet-scored = Tegels van ronde { $round }
heading-takers = Genomen door
cell-taker = { $seat } { $points } ({ $stood })
cell-by-token =
    { $height ->
        [0] veld { $space }
       *[other] veld { $space }, op { $height }
    }
cell-by-gold = { $gold } goud, nummer { $order } in de speelvolgorde
heading-city = Stad
heading-region = Regio
heading-links = Vaarroutes
heading-way = Vanaf je schip
heading-boats = Schepen
heading-temple = Tempel
heading-tiles = Tegels { $round }
heading-player = Speler
heading-slot = Veld { $slot }
heading-boat = Schip
heading-gold = Goud
heading-scale = Roeispoor
heading-oars = Roeikaarten
heading-played = Gespeeld
heading-points = Punten
heading-bonus = Bonustegels
heading-column = Kolom
heading-contract = Contract
heading-pay = Levert op
heading-oar = Roeikaart
heading-hand = Roeikaarten in je hand
heading-chosen = Gekozen
heading-bonus-values = Waarde van je bonustegels
heading-round = Ronde
heading-turn = Beurt
heading-wind = Windsnelheid
heading-forecast = Windvoorspelling

cell-seat = { $seat }
cell-list = { $names }
cell-temple = { $source }
cell-good = { $good }
cell-city = { $city }
legend-map = Een getal is de afstand in zeemijlen vanaf je schip; ernaast wie er ligt. “map Crete” noemt de verbindingen van een stad.
cell-link = { $city } { $miles }
# Zoals op de kaarten: staat in smalle kolommen
cell-gold = { $gold } goud
cell-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } ptn
    }
cell-contract = { $good } → { $city }
cell-contract-refused = { $good } → { $city } (afgewezen door { $seat })
cell-loaded =
    { $good } → { $city }
    { $pay }
cell-token = { $space } (op { $height })
cell-fulfilled = uitgevoerd
cell-lost = verloren
cell-face-down = gedekt
cell-forecast = { SIGNED($forecast) }

## Dozen

fault-ends = hier horen de namen van twee verschillende steden
fault-unreachable = geen keten van vaarroutes verbindt { $city } met de beginhaven
fault-start-card = waar de schepen beginnen, wordt niets geleverd; noem een andere stad
fault-pay = bij { $good } hoort precies één opbrengst: goud of tempelpunten

## Waar punten vandaan komen

source-bonus = bonustegels
source-gold = goudtempel

## Opties: een vraag, met elke waarde als antwoord

option-refusal-lasts-round = Mag je een kolom die je hebt afgewezen en die overblijft, in een latere beurt nog nemen?
option-refusal-lasts-round-true = nee, je afwijzing is definitief
option-refusal-lasts-round-false = ja, iedereen mag die nemen

option-leftover-gold-accumulates = Komt er telkens goud bij op een kolom die beurt na beurt overblijft?
option-leftover-gold-accumulates-true = ja, elke keer 1 erbij
option-leftover-gold-accumulates-false = nee, nooit meer dan 1

option-buy-with-fresh-gold = Mag je het extra tempelpunt kopen met goud dat hetzelfde contract zojuist heeft opgeleverd?
option-buy-with-fresh-gold-true = ja, meteen
option-buy-with-fresh-gold-false = nee, alleen met goud dat je al had

option-extra-turns-affect-wind = Veranderen de roeikaarten uit extra beurten de windvoorspelling?
option-extra-turns-affect-wind-true = ja, hun windwaarde telt mee
option-extra-turns-affect-wind-false = nee, hun windwaarde telt niet mee

option-extra-turns-asked-once = Geldt één antwoord, gegeven vóór extra beurt 5 I, voor beide extra beurten?
option-extra-turns-asked-once-true = ja, het wordt je één keer gevraagd
option-extra-turns-asked-once-false = nee, het wordt je vóór elke extra beurt gevraagd

option-zero-may-score = Kunnen spelers die in een tempel nog op 0 staan, daar een puntentegel krijgen?
option-zero-may-score-true = ja, als laatsten, in speelvolgorde
option-zero-may-score-false = nee, daarvoor is minstens 1 veld nodig

option-gold-temple-needs-gold = Heb je goud nodig om in de goudtempel een puntentegel te krijgen?
option-gold-temple-needs-gold-true = ja, minstens 1
option-gold-temple-needs-gold-false = nee, de speelvolgorde beslist bij elke gelijke stand

option-wind-between-rounds = Welke wind staat er aan het begin van een nieuwe ronde?
option-wind-between-rounds-forecast = de wind die in beurt 5 is voorspeld
option-wind-between-rounds-keep = dezelfde wind als in beurt 5
option-wind-between-rounds-reset5 = de wind van het begin van het spel (5)

option-bonus-tiles = Hoeveel is een bonustegel waard, en wie weet dat?
option-bonus-tiles-random = dat verschilt; tot het einde weet alleen de eigenaar het
option-bonus-tiles-fixed3 = allemaal evenveel (3 punten), open voor iedereen

## Het speelbord

panel-chart = De zee
panel-row = Aan te nemen contracten
panel-hand = Jouw roeikaarten
panel-manifest = Jouw contractstrook
panel-temples = Tempels
panel-tally = Punten per ronde en tempel
legend-forecast = windvoorspelling
legend-wind = huidige wind
course-round = Ronde
course-contracts = Contracten
course-sailing = Varen
order-marker = volgordeschijfje op { $power }

told-course = Ronde { $round }, beurt { $turn }
told-link = { $city } – { $other_city }: { $miles } mijl
told-forecast = Windvoorspelling: som van de gespeelde roeikaarten; zij bepaalt de wind van de volgende beurt
told-wind = Wind { $wind }: samen met de kracht van een roeikaart geeft dat je bereik in mijl
told-starting = De ster is het teken van een startkaart
told-covered = bonustegel, gedekt tot het einde
told-bonus = bonustegel: { $points } punten
round-now = { $round }, nu
told-tile = tegel voor plaats { $place } in deze ronde: { $points } punten
told-later = tegel voor plaats { $place } in ronde { $round }: { $points } punten
told-order = nummer { $order } in de speelvolgorde
told-gold = { $gold } goud
told-oars = roeikaarten in de hand: { $count }
told-points = punten op tegels: { $points }
told-played = roeikaarten gespeeld in deze ronde: { $oars }
told-chosen = heeft een roeikaart gekozen
told-city = { $city } in { $region }
told-harbour = { $city }, de thuishaven
told-ships =
    { $seats-count ->
        [one] Schip hier: { $seats }
       *[other] Schepen hier: { $seats }
    }
told-boat = Schip van { $seat } in { $city }
told-column =
    { $gold ->
        [0] Kolom { $column }: { $contract }; roeikaart { $oar }
       *[other] Kolom { $column }: { $contract }; roeikaart { $oar }; { $gold } goud erop
    }
told-column-down = Kolom { $column }, gedekt
told-slot = Veld { $slot }: { $state }
told-free = vrij
told-oar = Roeikaart { $oar }
told-oar-chosen = Roeikaart { $oar }, gekozen
told-temple = { $source }: { $spaces }
told-token = { $seat } { $space }
told-player = nummer { $order } in de speelvolgorde, { $gold } goud, roeikaarten: { $oars }, punten op tegels: { $points }

## De les: een voorbereide partij, waarvoor geldt wat over kaarten en zeemijlen wordt gezegd

lesson-reveal =
    Alle { $columns } kolommen liggen gedekt: één meer dan er spelers zijn. Een kolom bevat een contract, oftewel een
    handelswaar die naar een stad moet, en een roeikaart, die je op zee nodig hebt. Iedereen neemt één kolom per beurt, en jij
    begint. Draai de meest linkse om.
lesson-refuse =
    { $city } zou { $gold } goud betalen voor { $good }. Met goud koop je zeemijlen, maar de meeste tegels liggen bij de
    tempels van de regio’s, en { $city } ligt { $miles } zeemijlen van Creta: wijs de kolom af en draai de volgende om. Je
    kunt er deze beurt niet meer naar terug; voor de anderen blijft de kolom open liggen.
lesson-take =
    Dit is beter: { $good } naar { $city } voor { $points } tempelpunten in { $region }. Laad het contract op veld { $slot };
    daar blijft het. Wie levert, verliest wat links daarvan nog openstaat. Wat je het eerst bereikt, hoort dus links.
    { $city } ligt op { $miles } zeemijlen: dat wordt je eerste reis. Je krijgt ook roeikaart { $oar }; de kracht ervan,
    { $power }, bepaalt je plaats in de speelvolgorde van de volgende beurt, de laagste eerst.
lesson-leftover =
    Niemand heeft de kolom genomen die je hebt afgewezen. Als overgebleven kolom ligt die nu open, helemaal links, en er ligt
    { $leftover } goud op, dat je met de kolom krijgt. Je afwijzing gold maar één beurt, en je mag elke open kolom nemen: neem
    deze, { $gold } goud voor { $good } naar { $city }. Laad het contract op veld { $slot }, zodat er nog een andere stop vóór
    past.
lesson-meanwhile =
    Twee contracten zijn geladen. De volgende beurten, tot en met de vijfde, gaan net zo en worden voor je gespeeld: kijk hoe
    je contractstrook vol raakt.
lesson-oar =
    Je contractstrook is vol, en je vaart uit. Iedereen kiest in het geheim een roeikaart. Je vaarafstand is de kracht ervan
    plus de windsnelheid: { $oar } en windsnelheid { $wind } geven { $range } zeemijlen, precies de afstand naar { $city }, en
    met geen andere kaart kom je zo ver. De windwaarde, { SIGNED($share) }, telt mee voor de windvoorspelling, die de wind van
    de volgende beurt wordt.
lesson-sail =
    Vaar naar { $city }: { $miles } zeemijlen, binnen je vaarafstand. Daar lever je { $good }, en je schijfje in de tempel van
    { $region } gaat { $points } velden vooruit. Bij elke levering mag je voor { $price } goud één extra tempelpunt kopen. Doe
    dat: wie bij een tempel de eerste is, krijgt de tegel.
lesson-wind =
    Iedereen heeft gevaren, en de windvoorspelling van { SIGNED($forecast) } is uitgekomen: de windsnelheid is 5 plus
    { $forecast }, dus { $wind }. Veld { $slot } is nu aan de beurt: { $city }, op { $miles } zeemijlen. Met { $oar } is je
    vaarafstand { $range }, en geen van je kaarten geeft meer; de rest doet het goud.
lesson-gold =
    De weg naar { $city } is { $miles } zeemijlen en je vaarafstand { $range }: elke zeemijl daarboven kost 1 goud, dus je
    betaalt { $toll }. Voor { $good } krijg je daarna { $gold } goud, en dat mag je meteen uitgeven: koop een tempelpunt voor
    { $price }, zoals bij elke levering mag. Het contract links is al uitgevoerd, dus er gaat niets verloren.
lesson-end =
    Nu is de partij van jou. { $third }, { $fourth } en { $fifth } wachten op de velden 3, 4 en 5: voer die contracten
    allemaal uit, van links naar rechts, en je krijgt een bonustegel. Wie aan het einde van deze ronde bij een tempel voorop
    ligt, krijgt daar de tegel; in de goudtempel gaat die naar wie het meeste goud heeft. Iedereen houdt zijn goud en zijn
    plaatsen bij de tempels voor de volgende ronde, waarin elke tempel twee tegels heeft; in de laatste zijn het er drie. Aan
    het einde beslissen de punten op de tegels.
