### Wat het programma zegt: opdrachtregel, terminal, bots en simulaties.

## De opdrachtregel

cli-game = { $name }: { $title }, { $seats } spelers
cli-box-good = De doos { $box } is in orde.
cli-box-sources = Onderdelen naar herkomst: { $rulebook } uit het spelregelboekje, { $inferred } afgeleid, { $reconstructed } gereconstrueerd.
cli-box-digest = Kenmerk van de doos: { $digest }
cli-recorded = { $file } is opgeslagen: { $game }, { $count ->
        [one] { $count } beslissing
       *[other] { $count } beslissingen
    }.
cli-drawn = { $file } is opgeslagen: { $game } na { $count ->
        [one] { $count } beslissing
       *[other] { $count } beslissingen
    }.
cli-replayed = { $game }, { $seats } spelers: { $count ->
        [one] { $count } beslissing
       *[other] { $count } beslissingen
    } nagespeeld; alles komt overeen met het spelverslag.
cli-verified = De startwaarde past bij de vastlegging { $commitment }, en { $count ->
        [one] { $count } beslissing volgt
       *[other] { $count } beslissingen volgen
    } daaruit zoals in het spelverslag staat. Na het begin is niets veranderd als je tafel deze vastlegging liet zien.
serve-open = Periplus is open op { $address } – Ctrl-C om te sluiten.
mcp-open = Taalmodellen vinden de tafels op { $address } – Ctrl-C om te sluiten.
cli-backed-up = { $file } geschreven: { $count ->
        [one] { $count } tafel
       *[other] { $count } tafels
    }. Al het toeval dat nog komt staat erin: bewaar dit bestand zoals je de kaarten zou bewaren.
cli-restored = { $url } is weer zoals op { $at }, toen { $file } werd gemaakt.
cli-option = { $name } ({ $rule }): { $question }
cli-option-value = { $value }: { $answer }
cli-standing = { $rank }. { $player }: { $score } ({ $sources })
cli-tie-break = bij gelijke stand: { $what } { $count }

## Hulp

help-usage = Gebruik: { $words }
help-commands = Opdrachten
help-parameters = Parameters
help-default = [standaard: { $value }]
help-command-games = toon welke spellen er zijn
help-command-options = leg de opties van een spel uit
help-command-rules = toon de lijst met spelregels van een spel, of één spelregel met de code en de tests die erbij horen
help-command-box = toon al het spelmateriaal van een spel met de herkomst ervan, of controleer een eigen doos
help-command-play = speel in de terminal, met bots op de plaatsen waar geen mens zit
help-command-resume = ga verder met een opgeslagen partij: die je noemt, of anders de laatste
help-command-record = laat bots een partij spelen en schrijf het spelverslag
help-command-replay = speel een spelverslag na en controleer elke beslissing en de uitslag
help-command-verify = bewijs met een spelverslag dat er na het begin niets aan het toeval is veranderd
help-command-draw = teken een spelverslag: een spelsituatie (SVG of PNG), de partij in grafieken, of een film
help-command-analyse = een partij achteraf bekijken: winstkansen, wat beslissingen kostten en wat het geluk gaf en nam
help-command-serve = open tafels in de browser, alleen voor deze computer of voor de hele wereld
help-command-doctor = een installatie nakijken, en zeggen wat er mis is en hoe dat te verhelpen is
help-command-mcp = taalmodellen laten spelen aan de tafels van een server
help-command-backup = alle tafels naar een bestand schrijven, ook terwijl er gespeeld wordt
help-command-restore = een database vullen uit een back-up, van welke soort database ook
help-command-host-link = toon een link die een apparaat dat van een moderator maakt, één keer, binnen een uur; ook terwijl er tafels worden bediend
help-command-simulate = laat bots veel partijen spelen, elke beginsituatie vanaf elke plaats, en tel wie er wint
help-command-lab = vragen over een spel, en waarmee bots worden gemaakt: experimenten uitvoeren en er verslag van doen, de vooruitzichten van een spel bepalen en beproeven, puzzels zoeken
help-command-run = speel een experiment, of ga ermee verder; zonder bestand: toon hoe er een uitziet
help-command-report = beantwoord de vraag van een experiment: als pagina met grafieken, als notebook of als JSON
help-command-compare = vergelijk twee experimenten, maat voor maat, en verdeling voor verdeling als die dezelfde zijn
help-command-fit = bepaal uit partijen tussen bots wat winst in een spel waarschijnlijk maakt, beproef dat op andere partijen en schrijf het als TOML
help-command-try = beproef wat voor een spel is bepaald op nieuwe partijen tussen bots, en teken hoe vaak de kansen uitkomen
help-command-puzzles = zoek in partijen tussen bots naar beslissingen waarbij één keuze duidelijk de beste is en greedy die mist; elke vondst komt meteen in het bestand, en Ctrl-C bewaart wat er gevonden is
help-command-help = toon deze hulp, of die van een opdracht
help-command-lang = de taal: en, fr of nl; zonder deze optie die van de omgeving
help-command-version = toon de versie, en of de spelregels gecompileerd zijn
help-parameter-game = de naam van een spel; “periplus games” toont welke er zijn
help-parameter-clause = het nummer van een spelregel, bijvoorbeeld N17
help-parameter-check = een doosbestand (TOML) om te controleren
help-parameter-toml = toon de tekst van onze doos, om in een eigen bestand te verbeteren
help-parameter-seats = het aantal spelers
help-parameter-people = hoeveel van de spelers mensen zijn
help-parameter-bots = wie er spelen: random, novice, greedy, captain-1, captain-2, captain-3, BESTAND.py:KLASSE of MODULE:KLASSE; één voor alle plaatsen, of één voor elke plaats, met komma’s ertussen
help-parameter-seed = een getal dat al het toeval bepaalt (voor één partij ook 64 hexadecimale cijfers); zonder deze optie telkens nieuw toeval, 0 bij simulate, 1 bij lab fit en lab puzzles of 1000 bij lab try
help-parameter-option = NAAM=WAARDE, zo vaak als nodig; “periplus options GAME” legt ze uit
help-parameter-box = speel met een eigen doos
help-parameter-save = waar de partij na elke beslissing wordt opgeslagen
help-parameter-trust = laat een partij van elders de bots uitvoeren die erin genoemd worden
help-parameter-file = het bestand: een spelverslag, als JSON of als tekst; bij backup en restore de back-up; bij lab run het experiment, als TOML
help-parameter-into = de map die de gegevens bewaart; zonder deze optie een map hier die heet zoals het bestand
help-parameter-deals = hoeveel verdelingen er gespeeld worden, wat het bestand ook zegt; voer het opnieuw uit met meer om er meer te hebben
help-parameter-on = waar er gespeeld wordt: here, op deze machine; ray, op een Ray-cluster dat hier start; ray://HOST:POORT, op een ander
help-parameter-folder = de map van een experiment
help-parameter-other = de map van het experiment waarmee het vergeleken wordt
help-parameter-notebook = schrijf een Jupyter-notebook (.ipynb) in plaats van een pagina
help-parameter-output = het bestand dat wordt geschreven: een spelverslag als JSON, of als leesbare tekst als de naam eindigt op .txt; een tekening als .svg of .png; wat er is bepaald als TOML; puzzels als JSON, één per regel; zonder deze optie de standaarduitvoer; bij lab report: report.html in de map
help-parameter-plot = het bestand voor de tekening (SVG) van hoe vaak de kansen uitkomen
help-parameter-until = stop na zoveel beslissingen
help-parameter-at = teken de spelsituatie na zoveel beslissingen; zonder deze optie de laatste
help-parameter-seat = vanaf welke plaats wordt getekend, geteld vanaf 0 zoals in het spelverslag; zonder deze optie wat een toeschouwer ziet
help-parameter-theme = de kleuren: light (licht) of dark (donker)
help-parameter-width = hoeveel pixels breed een PNG of een film is; zonder deze optie 1600 of 960
help-parameter-story = teken in plaats daarvan de partij in grafieken: de cijfers van iedereen, van de eerste beslissing tot de laatste
help-parameter-film = schrijf een film van de partij naar dit bestand, als bewegende WebP
help-parameter-commitment = wat de tafel vóór haar eerste beslissing liet zien, om met het verslag te vergelijken
help-parameter-text = toon de partij als leesbare tekst, met in zinnen wat er gebeurde
help-parameter-games = het aantal partijen
help-parameter-jobs = hoeveel processen het werk verdelen; voor de uitkomst maakt dat niet uit; zonder deze optie één per processorkern
help-parameter-effort = hoeveel er wordt nagedacht: 1 is genoeg voor de meeste partijen, 0.1 geeft een eerste indruk
help-parameter-patience = hoeveel seconden een bot over één beslissing mag nadenken
help-parameter-bot-memory = hoeveel MiB geheugen een proces voor bots mag gebruiken
help-parameter-alone = ontneem dit elk ander apparaat, bijvoorbeeld een dat verloren is
help-parameter-host = het adres om op te luisteren; 0.0.0.0 voor de hele wereld
help-parameter-port = de poort om op te luisteren; zonder deze optie de eerste vrije vanaf 8630
help-parameter-server = het adres van de server aan wiens tafels gespeeld wordt
help-parameter-db = waar de tafels worden bewaard: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM; zonder deze optie een eigen bestand
help-parameter-url = het adres waarop anderen deze server bereiken, voor de links in berichten
help-parameter-replace = de tafels vervangen die in de database staan
help-parameter-bot = een eigen bot om aan tafels aan te bieden, BESTAND.py:KLASSE of MODULE:KLASSE, zo vaak als nodig
help-parameter-rate = hoeveel opdrachten één bezoeker per minuut mag sturen
help-parameter-workers = hoeveel processen de tafels bedienen; voor meer dan één is PostgreSQL nodig
help-parameter-forget = na hoeveel dagen een tafel wordt vergeten waaraan nooit iemand heeft gespeeld; 0: nooit
help-parameter-smtp = de mailserver: smtp://GEBRUIKER:WACHTWOORD@HOST:POORT; zonder deze optie wordt er geen e-mail verstuurd
help-parameter-sender = het adres waarvan e-mail wordt verstuurd
help-parameter-private-webhooks = laat webhooks ook adressen in privénetwerken aanroepen
help-parameter-metrics = een poort, alleen vanaf deze machine bereikbaar, met /metrics voor Prometheus en een pagina /status
help-parameter-log = hoe het logboek wordt geschreven: text, of json: een regel per gebeurtenis, ook voor elk verzoek
help-parameter-browser = open een browser
help-parameter-json = toon de uitkomst als JSON

## Wat er mis is met een opdrachtregel

error-command = de opdracht “{ $word }” bestaat niet; beschikbaar: { $known }
error-flag = de optie “{ $word }” bestaat niet
error-missing = { $name } ontbreekt
error-repeated = { $name } is twee keer opgegeven
error-value =
    { $kind ->
        [number] { $name } moet een geheel getal van 0 tot en met 999999999 zijn, niet “{ $word }”
       *[other] { $name } kan niet “{ $word }” zijn
    }
error-unused = dit hoort er niet bij: { $words }
error-line = de opdrachtregel is niet te begrijpen: { $what }
error-system = het systeem meldt: { $what }
error-language = de taal “{ $language }” bestaat hier niet; beschikbaar: { $known }
error-seed-word = “{ $seed }” is geen startwaarde: geef een getal of 64 hexadecimale cijfers
error-option-word = “{ $word }” is geen optie: schrijf NAAM=WAARDE
error-option-twice = de optie “{ $name }” is twee keer opgegeven
error-people =
    { $people ->
        [one] je vroeg om { $people } mens voor { $given } plaatsen; het moeten er 1 tot en met { $given } zijn
       *[other] je vroeg om { $people } mensen voor { $given } plaatsen; het moeten er 1 tot en met { $given } zijn
    }
error-count =
    { $what ->
        [games] er moet minstens 1 partij worden gespeeld
        [jobs] er is minstens 1 proces nodig om het werk te doen
        [rate] er moet minstens 1 opdracht per minuut zijn toegestaan
        [workers] er is minstens 1 proces nodig om de tafels te bedienen
       *[patience] er moet minstens 1 seconde bedenktijd zijn
    }
error-port = luisteren op { $host }, poort { NUMBER($port, useGrouping: 0) }, lukt niet: { $what }
error-port-number = poort { NUMBER($port, useGrouping: 0) } bestaat niet: de poorten zijn genummerd tot en met { NUMBER($last, useGrouping: 0) }
error-exists = { $file } bestaat al: noem een ander bestand, of ga verder met “periplus resume { $file }”
error-picture = de naam van een tekening eindigt op .svg of .png, maar “{ $file }” niet; - is SVG op de standaarduitvoer
error-film = de naam van een film eindigt op .webp, maar “{ $file }” niet
error-width = een tekening is 1 tot en met { NUMBER($widest, useGrouping: 0) } pixels breed, niet { NUMBER($width, useGrouping: 0) }
error-no-board = { $game } heeft geen speelbord om te tekenen
error-how-many = zeg met --seats hoeveel er spelen, of noem een bot voor elke plaats
error-shelf = de map { $folder } voor opgeslagen partijen kan niet worden gemaakt: { $what }
error-no-games = er is geen partij opgeslagen in { $folder }
error-no-people = in { $file } staat geen partij die mensen in de terminal spelen
error-foreign-bot = de opgeslagen partij noemt de bot “{ $bot }”, die niet van ons is; als je die vertrouwt, voeg dan --trust toe
error-finished = de partij in { $file } is afgelopen; met “periplus replay --text” kun je die teruglezen

## Bots

error-bot = de bot “{ $bot }” bestaat niet; beschikbaar: { $known }, en je eigen bots als BESTAND.py:KLASSE of MODULE:KLASSE
error-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } voor { $given ->
        [one] { $given } plaats
       *[other] { $given } plaatsen
    }: noem er één voor allemaal, of één voor elke plaats
error-bot-name = een bot noem je bij zijn naam, niet als { $bot }: schrijf BESTAND.py:KLASSE of MODULE:KLASSE
error-bot-file = het bestand { $file } bestaat niet
error-bot-load =
    { $line ->
        [0] { $file } kan niet worden geladen: { $error }: { $what }
       *[other] { $file } kan niet worden geladen, regel { NUMBER($line, useGrouping: 0) }: { $error }: { $what }
    }
error-bot-class = in { $file } staat geen klasse “{ $class }”
error-bot-kind = “{ $class }” in { $file } is geen bot: het moet een klasse zijn die is afgeleid van periplus.bots.Bot
error-bot-crashed = de bot { $bot } is gecrasht ({ $where }): { $error }: { $what }
error-bot-nonsense = de bot { $bot } antwoordde { $answer }, en dat is geen actie
error-bot-refused = de bot { $bot } wilde “{ $action }”, en dat mag niet ({ $rule }): { $why }
error-bot-in-game = partij { NUMBER($game, useGrouping: 0) }: { $why }
error-bot-hangs =
    { $game ->
        [0] het laden is niet gelukt binnen { $seconds } s: { $bots }
       *[other] partij { NUMBER($game, useGrouping: 0) }: de bot { $bots } heeft niet beslist binnen { $seconds } s
    }
error-bot-died =
    { $game ->
        [0] het proces is afgebroken tijdens het laden: { $bots }
       *[other] partij { NUMBER($game, useGrouping: 0) }: het proces is afgebroken terwijl de bot { $bots } aan het beslissen was
    }

## Simulaties

fit-tried = { $seats } plaatsen: { NUMBER($milestones) } posities apart gehouden; verlies { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) } (gelijke kansen: { NUMBER($uniform, minimumFractionDigits: 3, maximumFractionDigits: 3) }); de kansen zitten er gemiddeld { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } punt naast
fit-too-few = { $seats } plaatsen: te weinig partijen om de gewichten op te beproeven
puzzles-found = { $puzzles ->
    [one] 1 puzzel
   *[other] { NUMBER($puzzles) } puzzels
} uit { $games ->
    [one] 1 partij
   *[other] { NUMBER($games) } partijen
}
fit-none = { $seats } plaatsen: hiervoor is niets bepaald
fit-plot-title = { $seats } spelers: { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } punt ernaast
fit-plot-told = Voorspelde kans om te winnen
fit-plot-won = Hoe vaak het uitkwam
sim-heading-bot = Bot
sim-heading-part = Gespeeld als
sim-heading-games = Partijen
sim-heading-wins = Gewonnen
sim-heading-rate = Winstpercentage
sim-heading-interval = 95%-interval
sim-heading-score = Gemiddelde score
sim-number = { NUMBER($number, maximumFractionDigits: 2) }
sim-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
sim-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
sim-part = { $part }
sim-ending = { NUMBER($count) } × { $ending }
sim-speed =
    { $games ->
        [one] { NUMBER($games) } partij
       *[other] { NUMBER($games) } partijen
    }, { NUMBER($decisions) } beslissingen in { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($rate, maximumFractionDigits: 0) } beslissingen per seconde
sim-uneven = { NUMBER($games) } partijen is geen veelvoud van { $seats } plaatsen: de laatste verdeling is niet vanaf elke plaats gespeeld
sim-interrupted = onderbroken na { NUMBER($games) } van de { NUMBER($asked) } partijen; de uitkomst geldt voor wat er is gespeeld

## Het lab

lab-run-done = { NUMBER($games) } partijen staan in { $folder }; “periplus lab report { $folder }” beantwoordt de vraag
lab-run-broken = { $file } was beschadigd: dat deel wordt opnieuw gespeeld
lab-run-interrupted = onderbroken: { NUMBER($games) } van { NUMBER($all) } partijen staan in { $folder }; dezelfde opdracht gaat verder
lab-report-written = { $file } is geschreven.
lab-example-head = Een experiment: een vraag over een spel, en wat er gespeeld wordt om haar te beantwoorden. Bewaar dit in een eigen bestand, verander het en voer het uit: periplus lab run BESTAND
lab-example-title = De volgorde van de plaatsen
lab-example-question = Wint de tweede plaats vaker?
lab-example-deals = Elke verdeling wordt vanaf elke plaats gespeeld; één keer als een bot voor wie geluk geen verschil maakt, zoals greedy, alle plaatsen heeft. Alle opstellingen en varianten spelen dezelfde verdelingen, die uit de seed volgen.
lab-example-measures = Wat er behalve de partijen wordt opgeschreven: “decisions” en “features”; ook “listed” (de acties die bij elke beslissing op de lijst staan) en “chances” (ieders winstkans ervoor), die veel langer duren.
lab-example-box = Je eigen doos, naast dit bestand; anders de onze.
lab-example-options = Opties die anders moeten; “periplus options SPEL” legt ze uit.
lab-example-lineups = Wie er spelen: één bot voor alle plaatsen, of een voor elke; die van ons, BESTAND.py:KLASSE of MODULE:KLASSE.
lab-example-lineup = ervaren spelers
lab-example-tournament = In plaats van opstellingen een toernooi: alle opstellingen van enkele bots.
lab-example-vary = Wat er verandert, één ding tegelijk: een optie, of een waarde in de doos via haar sleutelpad, zoals cards[Colossus].price; elk met de waarden.
lab-example-variants = Varianten waarin verschillende dingen samen veranderen.
lab-example-variant = rijk en duur
error-experiment =
    { $count ->
        [one] het experiment “{ $file }” heeft een fout
       *[other] het experiment “{ $file }” heeft { $count } fouten
    }
error-key-path = er staat geen enkele waarde op “{ $path }” in de doos
error-run-none = er staat geen experiment in { $folder }: experiment.json ontbreekt
error-run-file = { $file } is misvormd: { $what }
error-run-other = in { $folder } staat een ander experiment (“{ $title }”): noem een andere map met --into
error-run-more = { $folder } heeft al { NUMBER($deals) } verdelingen, meer dan { NUMBER($given) }: noem een andere map met --into
error-run-shard = { $file } is beschadigd: voer het experiment opnieuw uit met dezelfde map, dan wordt dit deel opnieuw gespeeld ({ $what })
error-run-stray = { $file } hoort bij een ander experiment: voer dit opnieuw uit met dezelfde map, dan wordt dit deel opnieuw gespeeld
error-run-empty = er is nog niets gespeeld in { $folder }
error-run-measure = “{ $measure }” is niet gemeten in { $folder }: noem het bij de metingen (measures) van een experiment
error-compare = { $one } en { $other } zijn niet te vergelijken: het spel of het aantal spelers is niet hetzelfde
error-on = het lab kan niet draaien op “{ $on }”: zeg here, ray of ray://HOST:POORT
error-ray = er is geen Ray-cluster te bereiken of te starten als “{ $on }”: { $what }
error-ray-died = processen van het cluster stierven telkens weer aan hetzelfde deel
error-extra = hiervoor is { $what } nodig: installeer het met pip install "periplus[{ $extra }]"
fault-text = hier wordt tekst verwacht
fault-texts = hier wordt een lijst van teksten verwacht
fault-values = hier wordt een lijst van getallen, teksten, of true en false verwacht
fault-pool = voor een toernooi zijn minstens twee bots nodig
fault-tournament = er kunnen opstellingen (lineups) zijn of een toernooi, niet allebei
fault-called-alike = twee verschillende bots heten { $value }: hernoem een van de klassen
fault-vary = hier wordt een optie of het sleutelpad van een waarde in de doos verwacht, een van beide
fault-variant = hier wordt een optie of een waarde in de doos verwacht, onder “options” of “box”
fault-same-kind = hier wordt een waarde van dezelfde soort als { $value } verwacht
fault-in-box = hiermee klopt de doos niet: { $path }: { $what }

## Een partij achteraf bekeken

error-effort = effort is een getal van { $least } tot { $most }
analysis-of = { $game }, { $seats } plaatsen, { $count ->
        [one] { $count } beslissing
       *[other] { $count } beslissingen
    }
analysis-unfitted = Voor deze doos, deze opties of dit aantal spelers is niets afgesteld: de kansen worden aan het einde van de partij beoordeeld en zijn ruwer.
analysis-accounts = Wat ieders winstkans veranderde, in punten van honderd, en wat fouten weggaven:
analysis-heading-player = Speler
analysis-heading-first = Begin
analysis-heading-course = Winstkans
analysis-heading-last = Einde
analysis-heading-deal = Opzet
analysis-heading-luck = Geluk
analysis-heading-own = Eigen spel
analysis-heading-others = Spel van anderen
analysis-heading-revised = Herzien
analysis-heading-cost = Weggegeven
analysis-heading-mistakes = Fouten
analysis-chance = { $chance }%
analysis-points = { SIGNED($points) }
analysis-about = { SIGNED($points) } ± { $doubt }
analysis-mistakes = { $count ->
        [0] Geen enkele beslissing kostte iets noemenswaardigs, voor zover de speler kon weten.
       *[other] De duurste beslissingen, beoordeeld naar wat de speler wist:
    }
analysis-mistake = { $number }. { $player }: { $played } ({ $chance }%). Beter: { $better } ({ $best }%, op { $doubt } na). Waarom: { $why }
analysis-strokes = { $count ->
        [0] Het geluk veranderde vrijwel niets.
       *[other] De grootste meevallers en tegenvallers, in punten winstkans:
    }
analysis-stroke = { $number }. Na { $player }: { $played }. { $whom } { SIGNED($points) }

## Spelen in de terminal

play-prompt = Je keuze (een nummer, een actie of “help”):
play-prompt-part = Je keuze (een nummer, een woord, “back” of “help”):
play-prompt-number =
    { $way ->
        [back] Het getal zelf ({ $numbers }), “back” of “help”:
       *[other] Het getal zelf ({ $numbers }), een actie of “help”:
    }
play-at-hand = { $name }: { $what }
play-welcome = Je speelt { $player }. “help” legt uit wat je kunt zeggen, “rules” toont de lijst met spelregels.
play-chapter = { $chapter } is voorbij. Stand:
play-asked = { $player }: { $prompt }
play-curtain = { $player } is aan de beurt. Kom achter het scherm zitten en druk op Enter als er niemand meekijkt.
play-form = form { $word }: stel de actie zelf samen, stap voor stap
play-blank = { $field } (kies uit: { $values }):
play-blank-several = { $field } (minstens { $low }, hoogstens { $high }, met komma’s ertussen; kies uit: { $values }):
play-blank-number = { $field } (een getal van { $low } tot en met { $high }):
play-allowed = Dit mag: { $label }.
play-confirm = Zo doen? Typ “ja”, druk op Enter om het te wijzigen, of typ “nee” om het te laten:
play-change = Druk op Enter om het te wijzigen, of typ “nee” om het te laten:
play-undecided = Er is niets beslist.
play-undone = Teruggenomen.
play-pause = Enter om door te gaan, “undo” om dit terug te nemen:
play-pause-read = Enter om door te gaan:
play-pause-only = “{ $word }” kan hier niet: druk op Enter, of zeg “undo”, “quit” of een andere opdracht die “help” noemt.
play-replace = { $file } bestaat al. Vervangen (ja of nee)?
play-yes = j ja y yes
play-saved = De partij is opgeslagen in { $file }.
play-not-saved = Er is niets opgeslagen.
play-unsaved = De partij gaat door, maar is niet opgeslagen.
play-left = De partij is opgeslagen in { $file }; met “{ $command }” ga je verder.
play-over = Het spelverslag van deze partij staat in { $file }.
play-help-short = Zeg het nummer van een actie, de actie zelf of “help”.
play-help =
    Typ het nummer dat voor een keuze staat, of een actie zoals die achter het opschrift staat. Van een lange lijst kies je
    steeds één deel; het begin van een actie volstaat ook. Waar een getal wordt gevraagd, betekent 2 ook twee.
    back            het laatste deel opnieuw kiezen
    why ACTIE       wat een actie zou doen, of welke spelregel die verbiedt
    undo            je laatste beslissing terugnemen, als er sindsdien niets bekend is geworden
    form WERKWOORD  een actie zelf samenstellen, stap voor stap, waar dat wordt aangeboden
    rules { $clause }     een spelregel tonen; alleen “rules” geeft de hele lijst
    board WOORDEN   de delen van de tafel tonen met deze woorden in de titel; alleen “board” toont de hele tafel
    map PLAATS      tonen wat er op een plaats is en waarheen die leidt; alleen “map” tekent de kaart
    save BESTAND    een kopie opslaan; de partij zelf wordt na elke beslissing opgeslagen
    quit            stoppen; met “periplus resume” speel je later verder
error-no-such-number = { $number } staat niet in de lijst; kies uit: { $known }
error-not-whole = “{ $word }” staat voor meerdere acties: kies eerst de rest
error-no-part = je kunt niet terug: er is nog niets gekozen
error-no-sheet = niets op tafel heet “{ $word }”; er is: { $known }
error-no-map = dit spel heeft geen kaart
error-no-place = de plaats “{ $word }” staat niet op de kaart; de plaatsen zijn: { $known }
error-why = zeg welke actie je bedoelt: het nummer of de notatie, bijvoorbeeld “why 3”
error-no-forms = hier valt niets stap voor stap samen te stellen
error-mcp = hiervoor is de SDK voor MCP nodig: installeer die met pip install "periplus[mcp]"
error-no-outlook = { $game } heeft geen vooruitzichten om te bepalen
error-no-weights = voor { $game } is met deze opties en dit aantal spelers niets bepaald: doe eerst periplus lab fit
error-no-such-form = het formulier “{ $verb }” bestaat niet; beschikbaar: { $known }

## Tafels

table-joined = { $name } is aangeschoven.
table-undone = { $seat } neemt de laatste beslissing terug.
table-handed = Een bot speelt nu voor { $seat-person } ({ strength }).
table-taken-back = { $seat-person } is terug.
table-opened = { $name } heeft de tafel verlaten.
table-paused = De host heeft de partij gepauzeerd.
table-resumed = De partij gaat verder.
table-paced = { $seconds ->
        [0] Bots wachten niet meer.
        [one] Bots wachten nu { $seconds } seconde.
       *[other] Bots wachten nu { $seconds } seconden.
    }
table-host = Host
table-chapter = { $chapters }
table-ended = De tafel is gesloten.
strength =
    { $bot ->
        [random] speelt willekeurig
        [novice] beginner
        [greedy] ervaren
        [captain-1] meester, vlug
        [captain-2] meester, zorgvuldig
        [captain-3] meester, geduldig
       *[other] { $bot }
    }
strength-told =
    { $bot ->
        [random] speelt willekeurig: zo moet het dus niet
        [novice] beginner: ziet van alles over het hoofd
        [greedy] ervaren: neemt wat op dat moment het beste lijkt
        [captain-1] meester, vlug: denkt even vooruit
        [captain-2] meester, zorgvuldig: denkt vooruit
        [captain-3] meester, geduldig: denkt ongeveer een seconde vooruit
       *[other] { $bot }
    }
notice-push-turn = Jouw beurt · { $title }
notice-push-test = Berichten komen aan · { $title }
notice-subject-turn = { $title }: jij bent aan de beurt
notice-subject-test = { $title }: berichten komen aan
notice-body-turn =
    Hallo { $name },
    { $game } wacht op jouw beslissing:
    { $link }
notice-body-test =
    Hallo { $name },
    dit is maar een test. Als { $game } op je wacht en je er niet bent, krijg je hier bericht:
    { $link }
notice-stop =
    Geen e-mail meer over deze tafel:
    { $link }
    Helemaal geen e-mail meer van deze server:
    { $end }
mail-subject = Wil je e-mail als je aan de beurt bent?
mail-body =
    Hallo,
    iemand, waarschijnlijk jijzelf, wil op dit adres e-mail ontvangen bij elke beurt in een spel op { $home }.
    Was jij dat, bevestig het dan:
    { $link }
    Zo niet, dan hoef je niets te doen: er komt geen andere e-mail.
    Nooit meer gevraagd worden:
    { $stop }
error-mail-often = er zijn vandaag te veel e-mailadressen opgegeven: probeer het morgen opnieuw
error-mail-failed = naar “{ $address }” kon geen e-mail worden gestuurd: controleer het adres of probeer het later opnieuw
error-mail-link = deze link stond in geen enkele e-mail van ons
mail-enter-subject = Je inloglink
mail-enter-body =
    Hallo,
    iemand, waarschijnlijk jijzelf, wil inloggen op { $home }. Met deze link kan dat, één keer, binnen { $minutes } minuten, in de browser waarin erom is gevraagd:
    { $link }
    Was jij het niet, dan hoef je niets te doen: zonder de link komt niemand binnen.
    Helemaal geen e-mail meer van deze server:
    { $stop }
error-account-name = “{ $name }” kan niet de naam van een account zijn: laat “/” en “\” weg
error-account-name-reserved = “{ $name }” kan hier verward worden met iets anders: kies een andere naam
error-account-name-taken = iemand anders heet al “{ $name }”, of bijna zo: kies een andere naam
error-account-names = een account kan hooguit { $most } namen gehad hebben
error-account-unknown = hier heet niemand “{ $name }”
error-account-gone = dit account bestaat niet meer
error-account-signed-out = log eerst in
error-account-spent = deze link of aanvraag is al gebruikt, te oud, of komt uit een andere browser: vraag een nieuwe aan
error-account-code = deze herstelcode klopt niet, of is al gebruikt
error-account-passkey = de toegangssleutel is niet geaccepteerd: probeer het opnieuw
error-account-passkey-unknown = geen account hier heeft deze toegangssleutel: misschien is hij verwijderd
error-account-passkeys = een account kan hooguit { $most } toegangssleutels hebben
error-account-no-passkeys = toegangssleutels werken alleen als het adres met https begint, of met http://localhost
error-account-letters = dit adres heeft binnen een uur meerdere links gekregen: gebruik de laatste, of probeer het later opnieuw
error-account-mailbox = dit adres hoort bij een ander account
error-account-last = dit is de enige weg naar je account: voeg eerst een andere toe
former-player = Oud-speler
error-lobby-name = “{ $name }” is de naam van iemands account: log in als het jouw naam is, of kies een andere
error-lobby-own-name = waar vreemden elkaar ontmoeten, heet je zoals je account: { $name }
error-lobby-many = je zit al aan { $most } openbare tafels van deze soort: meer kan één persoon er niet hebben
error-lobby-many-here = mensen van jouw netwerk zitten al aan { $most } openbare tafels van deze soort: wacht tot er een is afgelopen
unnamed-player = Speler { NUMBER($number, useGrouping: 0) }
error-banned = je bent uitgesloten tot { $until }: { $why }
error-act-why = zeg waarom
error-report = dit kan niet gemeld worden
error-report-often = meer meldingen kan één persoon op een dag niet doen: probeer het morgen opnieuw
error-block-self = je kunt jezelf niet blokkeren
error-blocks = je kunt hooguit { $most } mensen blokkeren
error-blocked-there = { $name }, die je hebt geblokkeerd, zit daar
error-blocked = iemand daar wil niet met je spelen: kies een andere tafel
error-table-unknown = deze tafel bestaat niet
error-table-no-key = deze tafel is niet open voor jou: gebruik de link die je hebt gekregen
error-table-not-your-seat = plaats { $number } is niet van jou
error-table-not-host = alleen de host mag dit doen
error-table-invitation = deze uitnodiging is niet geldig, of niet meer
error-table-used = deze uitnodiging is door iemand anders gebruikt
error-table-link = deze link is niet geldig, of al gebruikt, of vervangen door een nieuwere
error-table-name = “{ $name }” is geen naam: neem 1 tot en met { $longest } tekens, met minstens één letter of cijfer
error-table-name-long = “{ $name }” is te lang: een naam heeft hoogstens { $longest } tekens
error-table-name-taken = iemand aan tafel heet al “{ $name }”
error-table-name-mixed = “{ $name }” mengt letters uit verschillende alfabetten die op elkaar lijken: gebruik er één
error-table-name-alike = “{ $name }” lijkt te veel op “{ $other }”, die al aan tafel zit: kies een andere naam
error-table-name-reserved = “{ $name }” zou aan deze tafel voor verwarring zorgen: kies een andere naam
error-table-bot = de bot “{ $bot }” is er niet aan deze tafels; beschikbaar: { $known }
error-table-pace = een beslissing mag 0 tot en met { $days } dagen duren, en bots mogen 0 tot en met { $seconds } seconden wachten
error-table-public = vreemden hebben een plaats nodig: laat er minstens één vrij
error-table-no-talk = alleen wie een link naar deze tafel heeft, kan hier praten
error-table-taken = de plaats van { $seat } is bezet
error-table-full = er is geen plaats vrij
error-table-no-person = op deze plaats speelt nu geen mens
error-table-not-handed = er speelt geen bot voor { $seat-person }
error-table-not-late = { $seat-person } heeft nog tijd om te beslissen
error-table-not-begun = de partij is nog niet begonnen
error-table-not-playing = de partij is niet aan de gang
error-table-not-paused = de partij is niet gepauzeerd
error-table-delay = bots mogen 0 tot en met { $seconds } seconden wachten
error-table-no-hurry = je kunt pas naar je beurt springen als de partij alleen op bots wacht
error-table-paused = de partij is gepauzeerd
error-table-over = de tafel is gesloten
error-table-not-over = de partij is nog aan de gang
error-table-rematch = er is al een revanche
error-table-stale = deze beslissing is al genomen
error-table-often = dit is al heel vaak heen en weer veranderd: wacht even
error-table-changed = de tafel is veranderd: kijk nog eens voordat je beslist
error-table-no-hints = aan deze tafel wordt zonder tips gespeeld
error-table-order = “{ $answer }” kan vooraf geen antwoord zijn op “{ $question }”
error-table-remark = zeg iets van 1 tot en met { $longest } tekens
error-again-over = de partij is op dat punt voorbij: er valt niets meer te beslissen
error-study-busy = er wachten te veel partijen op analyse; probeer het over een paar minuten opnieuw
error-table-past = de partij is nog niet bij beslissing { $decisions }
error-no-lesson = er is geen les voor { $game }
error-lesson-other = doe in deze les nu dit: { $label }
error-lesson-undo = in de les kan niets worden teruggenomen
error-notice-address = naar “{ $address }” kunnen geen berichten worden gestuurd
error-notice-mail = deze server verstuurt geen e-mail
error-store-url = “{ $url }” is geen database: schrijf sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM
error-store-open = de database { $url } kan niet worden geopend: { $what }
error-store-version = de database { $url } heeft versie { $version }; dit programma heeft versie { $ours } nodig
error-store-busy = de tafels in { $file } zijn al open, op { $address }
error-store-serving = de tafels in { $url } zijn in gebruik bij een server: stop die eerst
error-backup-exists = { $file } bestaat al: noem een ander bestand
error-backup-damaged = { $file } is geen back-up van Periplus, of is onvolledig of beschadigd
error-backup-newer = { $file } is gemaakt door een nieuwere Periplus ({ $by }): installeer die versie om het terug te zetten
error-backup-older = { $file } is gemaakt door een oudere Periplus ({ $by }): zet het terug met die versie; deze werkt de database daarna bij
error-restore-full = { $url } is niet leeg: noem een andere database, of zeg --replace om op te geven wat erin staat
error-workers = meerdere processen kunnen alleen tafels delen die in PostgreSQL staan: geef --db postgresql://GEBRUIKER@HOST/NAAM op, of laat --workers weg
error-bot-memory = bots hebben minstens { $least } MiB geheugen nodig
error-bot-start = er kon geen proces voor bots worden gestart

## De dokter

doctor-program = Periplus { $version } met Python { $python }{ $rules ->
        [compiled] {""}
       *[other] ; de regels zijn niet gecompileerd en lopen langzamer: installeer een C-compiler en dan Periplus opnieuw
    }
doctor-program-old = Python { $python } is te oud: installeer Periplus met Python 3.11 of nieuwer
doctor-parts = teksten ({ $languages }) en lettertypen zijn er
doctor-parts-missing = er ontbreken teksten of lettertypen ({ $what }): installeer Periplus opnieuw
doctor-disk = { $folder } heeft { $free } MiB vrij
doctor-disk-full = { $folder } heeft nog maar { $free } MiB vrij: maak ruimte, minstens { $least } MiB
doctor-disk-missing = de map { $folder } bestaat niet: maak haar en geef haar aan het account van de server
doctor-private = niemand anders kan { $file } lezen
doctor-private-open = anderen kunnen { $file } lezen, waarin al het toeval staat dat nog komt: geef het bevel chmod 600 { $file }
doctor-database =
    { $tables ->
        [-1] er is nog geen database { $url }: de server maakt die als hij start
        [one] de database { $url } is gezond; er staat { $tables } tafel in
       *[other] de database { $url } is gezond; er staan { $tables } tafels in
    }
doctor-database-damaged = de database { $url } is beschadigd ({ $what }): stop de server en zet een back-up terug met “periplus restore”
doctor-database-fault = { $what }
doctor-clock = de klok loopt niet achter bij de tafels
doctor-clock-behind = de klok loopt { $minutes } minuten achter bij de laatste regel van een tafel: zet haar gelijk, het liefst met NTP
doctor-bots = bots kunnen starten
doctor-bots-fault = bots kunnen niet starten ({ $what }): laat het account processen starten en geef het geheugen
doctor-mail = de mailserver { $server } luistert
doctor-mail-fault = de mailserver { $server } neemt vanhier geen mail aan ({ $what }): verbeter --smtp
doctor-port = { $who ->
        [us] deze server antwoordt op { $host }, poort { NUMBER($port, useGrouping: 0) }
       *[nobody] niemand gebruikt { $host }, poort { NUMBER($port, useGrouping: 0) }
    }
doctor-port-taken = iets anders antwoordt op { $host }, poort { NUMBER($port, useGrouping: 0) }, of een server met een andere database: stop die of kies een andere --port
doctor-url-insecure = { $url } is geen https: iedereen onderweg kan de stoel van een ander innemen; zet er een TLS-proxy voor
doctor-url-strange = { $url } is geen adres: schrijf https://NAAM
doctor-proxy = { $url } leidt hierheen, en wat ertussen zit doet zijn werk
doctor-proxy-elsewhere = iets anders antwoordt op { $url } ({ $what }), of een server met een andere database: start de server of verbeter de proxy
doctor-proxy-unreachable = op { $url } is niemand te bereiken ({ $what }): kijk naar de proxy, zijn certificaat en de naam
doctor-proxy-host = de proxy op { $url } verandert de naam waarnaar gevraagd werd: laat hem Host doorgeven
doctor-proxy-scheme = de proxy op { $url } zegt niet hoe hij bereikt werd: laat hem X-Forwarded-Proto zetten, en noem hem in FORWARDED_ALLOW_IPS
doctor-proxy-forged = op { $url } kunnen bezoekers zich voor een ander adres uitgeven en aan alle grenzen ontsnappen: laat de proxy zelf X-Forwarded-For zetten
doctor-proxy-buffered = de proxy op { $url } houdt antwoorden op, zodat niemand op tijd van een zet hoort: zet zijn buffer uit
