### Wat verslagen van experimenten zeggen.

## Cijfers

figure-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
figure-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-number = { NUMBER($number, maximumFractionDigits: 2) }
figure-whole = { NUMBER($number, maximumFractionDigits: 0) }
figure-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
figure-bounds = { $low } tot { $high }
figure-told = { $name }: { $value } ({ $bounds })
figure-range = { $low } t/m { $high }
figure-none = –
figure-percent = %

## De pagina

report-brand = Periplus · het lab
report-contents = Inhoud
report-figures = De cijfers
report-plot = Een grafiek: { $heading }. De cijfers staan in de tabel eronder.
report-kind = Getoond:
report-colophon = Gemaakt door Periplus { $program }, een niet-officiële uitwerking van gepubliceerde spelregels.
report-of = { NUMBER($games) } partijen { $game } met { $seats } spelers, uit { NUMBER($deals) } verdelingen
report-partly = Tot nu toe zijn er { NUMBER($played) } van de { NUMBER($games) } partijen gespeeld.

## Kolommen

column-thing = Wat
column-seat = Plaats
column-part = Gespeeld als
column-bot = Bot
column-lineup = Opstelling
column-variant = Variant
column-share = Deel van de partijen gewonnen
column-games-share = Deel van de partijen
column-bounds = 95%-interval
column-games = Partijen
column-rating = Rating
column-time = Deel van de tijd
column-change = Verschil in punten
column-difference = Verschil
column-measure = Maat
column-decisions = Beslissingen
column-milestone =
    { $game ->
        [mare_nostrum] Beurt
        [parthenon] Seizoen
       *[other] Mijlpaal
    }
column-ending = Waarom het eindigde
column-after = Gespeeld deel van de partij
column-lead-changes = Wisselingen van de leiding
column-chance = Winstkans
column-uses = Keer per partij
column-action = Actie
column-clause = Spelregel
column-never = Nooit

## In het kort

section-short = In het kort
short-above = { $name } wint meer dan een gelijk deel van { $even }: { $value } ({ $bounds }).
short-below = { $name } wint minder dan een gelijk deel van { $even }: { $value } ({ $bounds }).
short-even = Niemand wint duidelijk meer of minder dan een gelijk deel.
short-more = Met { $variant } wint { $name } { $points } punten meer ({ $bounds }).
short-fewer = Met { $variant } wint { $name } { $points } punten minder ({ $bounds }).
short-best = { $name } heeft de hoogste rating: { $value } ({ $bounds }).
short-length = Een partij telt gemiddeld { $decisions } beslissingen ({ $bounds }).
short-settled = Gemiddeld staat de winnaar tot het eind aan kop zodra { $share } van de partij gespeeld is ({ $bounds }).
short-of = { $name } ({ $lineup })

## Wie er wint

section-wins = Wie er wint
report-seats = Plaatsen
report-seats-told = Het deel van de partijen dat elke plaats wint, wie er ook zit. De streepjeslijn is een gelijk deel.
report-parts =
    { $game ->
        [mare_nostrum] Beschavingen
        [parthenon] Eilanden
       *[other] Rollen
    }
report-parts-told = Het deel van zijn partijen dat elk wint, wie er ook speelt. De streepjeslijn is een gelijk deel.
report-bots = Bots
report-bots-told = Het deel van de partijen dat één bot van elke soort wint als die tegen andere speelt. De streepjeslijn is een gelijk deel.

## Het toernooi

section-tournament = Het toernooi
report-ratings = Ratings
report-ratings-told = Hoe sterk elke bot is, naar al zijn partijen (Plackett–Luce, berekend met openskill). Iedereen begint op 25. Het interval volgt uit steeds een tiende van de verdelingen weg te laten.
report-alpha = α-rank
report-alpha-told = Stel dat iedereen dezelfde bot speelt; af en toe probeert iemand een andere, en als die meer wint, stappen allen over. Dit is het deel van de tijd dat elke bot gespeeld zou worden (α-rank, berekend met OpenSpiel). Het interval volgt uit de verdelingen opnieuw te trekken.

## Wat veranderingen uitmaken

section-varied = Wat veranderingen uitmaken
report-varied-told = Wie er wint bij elke waarde, met dezelfde verdelingen; anders is die { $now }.
report-base = zoals het is
report-variants = Andere varianten
report-variants-told = Wie er wint als verschillende dingen samen veranderen, met dezelfde verdelingen.
report-changes = Duur en verloop
report-changes-told = Hoever elke variant van het gewone spel af ligt, met dezelfde verdelingen. Toeval alleen verklaart zelden een interval zonder 0.

## Maten

measure-seats = partijen die een plaats wint
measure-parts = partijen gewonnen als
measure-bots = partijen die een bot wint
measure-decisions = beslissingen per partij
measure-milestones = mijlpalen per partij
measure-lead-changes = wisselingen van de leiding per partij
measure-settled = deel van een partij waarna de winnaar leidt
measure-endings = partijen die zo eindigen
measure-verbs = keer per partij

## Hoelang partijen duren

section-length = Hoelang partijen duren
report-decisions = Beslissingen
report-decisions-told = Hoeveel beslissingen partijen tellen: gemiddeld { $decisions }.
report-milestones =
    { $game ->
        [mare_nostrum] Beurten
        [parthenon] Seizoenen
       *[other] Mijlpalen
    }
report-milestones-told = Hoever partijen komen: gemiddeld tot nummer { $milestone }.
report-endings = Eindes
report-endings-told = Waarom partijen eindigen.

## Hoe partijen verlopen

section-course = Hoe partijen verlopen
report-led = Wanneer de leiding vaststaat
report-led-told = Het deel van de partijen waarin de winnaar vanaf daar tot het eind aan kop staat, naar score.
report-lead-changes = Wisselingen van de leiding
report-lead-changes-told = Hoe vaak een ander alleen aan kop komt, naar score: gemiddeld { $changes } keer.
report-known = Hoe vroeg de winnaar bekend is
report-known-told = De kans die de vooruitzichten van het spel onderweg geven aan wie uiteindelijk wint.

## Wat er gedaan wordt

section-done = Wat er gedaan wordt
report-verbs = Acties
report-verbs-told = Hoe vaak per partij elk gedaan wordt.
report-things = Kaarten, goederen en plaatsen
report-things-told = Hoe vaak per partij acties elk ervan noemen. Kies wat je wilt zien.
report-clauses = Spelregels
report-clauses-told = Hoe vaak per partij elke spelregel om een beslissing vraagt.
report-never = Nooit gebruikt
report-never-told = Wat acties konden noemen en nooit genoemd hebben, en spelregels die nooit iets vroegen. Een deel ervan kan niet met deze opties of zoveel spelers.
never-clauses = Spelregels

## Hoe het gedaan is

section-how = Hoe het gedaan is
how-deals = Verdelingen
how-deals-told = { NUMBER($deals) } uit seed { NUMBER($seed, useGrouping: 0) }, dezelfde voor alle opstellingen en varianten. Elke wordt vanaf elke plaats gespeeld; één keer als een bot voor wie geluk geen verschil maakt alle plaatsen heeft.
how-lineups = Opstellingen
how-options = Opties
how-options-usual = de standaardwaarden
how-variants = Varianten
how-box = Doos
how-box-ours = de onze, { $digest }
how-box-other = een andere, { $digest }
how-rules = Spelregels
how-rules-told = versie { $rules } van { $game }, Periplus { $program }
how-intervals = Intervallen
how-intervals-told = Verdelingen zijn onafhankelijk van elkaar, partijen van één verdeling niet. Daarom wordt alles wat varieert tussen verdelingen gemeten. Een deel heeft het interval van Wilson, voor zoveel onafhankelijke partijen als de gespeelde waard zijn; elk ander gemiddelde dat van Student, met één getal per verdeling; een verschil voegt beide samen (methode van Newcombe), min wat ze per verdeling gemeen hebben. Eén interval op twintig mist door toeval alleen wat waar is: met zoveel op één pagina gebeurt dat.
how-data = Gegevens
how-data-told = De tabellen achter deze pagina ({ $tables }) zijn Parquet-bestanden in de map van het experiment; docs/lab.md beschrijft de kolommen.
how-again = Opnieuw
how-again-told = “periplus lab run BESTAND” speelt het experiment, “periplus lab report MAP” maakt deze pagina.

## Twee experimenten vergeleken

compare-same = Beide speelden dezelfde verdelingen: verschillen worden per verdeling beoordeeld.
compare-other = Ze speelden verschillende verdelingen en worden apart beoordeeld.

## Een notebook

notebook-load = Het experiment, en alles wat erin gevonden is:
notebook-tables = Om meer te vragen; docs/lab.md beschrijft elke kolom.
