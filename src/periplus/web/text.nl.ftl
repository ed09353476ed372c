### Wat de pagina’s zeggen.

## Overal

page-skip = Naar de inhoud
page-tagline = Handelsspellen rond de antieke Middellandse Zee, strikt volgens de spelregels
page-promise = Alleen tegen bots, met vrienden achter één scherm of op afstand, in één avond of over meerdere dagen. Zonder account en zonder iets te installeren: neem plaats en kies zee.
page-colophon = Periplus is een onofficiële uitvoering van gepubliceerde spelregels; de eer komt toe aan de auteurs en de uitgevers.
page-language = Taal
page-language-en = Engels
page-language-fr = Frans
page-language-nl = Nederlands
page-theme = Thema
page-theme-auto = zoals dit apparaat
page-theme-light = licht
page-theme-dark = donker
page-still = Zonder animatie
page-pages = Pagina’s
page-back = Terug
page-copy = Kopiëren
page-copied = Gekopieerd
page-change = Wijzigen
page-keep = Opslaan
page-rules = Spelregels
page-rules-of = De spelregels van { $game }
page-contents = Inhoud
page-search-rules = Zoek in de spelregels (woorden, of een nummer zoals { $clause })
page-no-clause = Geen spelregel bevat “{ $words }”.

## De eerste pagina

page-games = Spellen
page-players = { $low } tot { $high } spelers
page-play-now = Nu spelen
page-play-now-hint = Jij tegen { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }, meteen.
page-new-table = Nieuwe tafel
page-learn = Leren door te spelen
page-your-tables = Jouw tafels
page-no-tables = Nog geen. Tafels die je op dit apparaat opent of waar je aanschuift, komen hier te staan.
page-join-by-link = Aanschuiven met een link
page-paste-link = Plak een uitnodiging, een terugkeerlink of een link voor toeschouwers
page-follow-link = Link volgen
page-bad-link = Dit is geen link naar een tafel: plak het hele adres dat je hebt gekregen.
page-default-name = Kapitein
page-stage-yours = jij bent aan de beurt
page-stage-gathering = wacht op spelers
page-stage-playing = bezig
page-stage-paused = gepauzeerd
page-stage-over = afgelopen
page-stage-ended = afgebroken

## Een nieuwe tafel

page-game = Spel
page-how-many = Met hoeveel spelers?
page-seats = Wie zit waar
page-seats-hint = Een vrije plaats krijgt een uitnodigingslink, die je stuurt naar wie daar gaat spelen. Je kunt dit scherm ook delen: tussen de beurten valt er een gordijn.
page-seat-kind-me = ik
page-seat-kind-here = iemand anders achter dit scherm
page-seat-kind-open = vrij: via een uitnodigingslink
page-seat-kind-bot = bot: { $bot }
page-name = Naam
page-pace = Tempo
page-days = { $days ->
        [0] live: iedereen is erbij
        [one] over meerdere dagen: { $days } dag per beslissing
       *[other] over meerdere dagen: { $days } dagen per beslissing
    }
page-bot-delay = Hoelang bots wachten
page-seconds = { $seconds ->
        [0] helemaal niet
        [one] { NUMBER($seconds, maximumFractionDigits: 1) } seconde
       *[other] { NUMBER($seconds, maximumFractionDigits: 1) } seconden
    }
page-bot-delay-hint = Zo kun je een vergissing terugnemen voordat zij aan zet zijn, en ze voor zijn als iedereen tegelijk handelt.
page-memory-aid = Geheugensteun
page-memory-aid-hint = Toont spelers opnieuw wat ze hebben gezien en nu verborgen is, zoals de meeste handkaarten, en laat ze tijdens de partij terugkijken.
page-hints = Tips
page-hints-hint = Iedereen mag vragen wat de bot greedy in zijn plaats zou doen, en waarom. De bot weet wat die speler weet, en niet meer.
page-options = Opties van het spel
page-default = aanbevolen
page-about-table = De tafel
page-table-title = Naam van de tafel (mag leeg blijven)
page-open-table = Tafel openen

## De les

page-learn-of = { $game } leren
page-learn-told = Je speelt de eerste beurten van een voorbereide partij aan een echte tafel. Telkens wordt je verteld wat je ziet, wat je moet doen en waarom, met de spelregels die erbij horen.
page-learn-after = Dat duurt ongeveer vijf minuten. Daarna is de partij van jou: speel verder tegen de bots, of stop.
page-learn-begin = De les beginnen
page-lesson = Les: { $number } van { $last }
page-lesson-clauses = In de spelregels:
page-lesson-watch = De anderen spelen; kijk naar de tafel.
page-lesson-over = De les is afgelopen

## Links

page-your-name = Je naam
page-join = Aanschuiven
page-invited = Je bent uitgenodigd om mee te spelen. Aan tafel: { $names }
page-invitation-used = Deze uitnodiging is al gebruikt.
page-return-heading = Jouw plaats
page-return-told = Deze link opent een plaats op dit apparaat. Op je andere apparaten blijft die plaats open.
page-return-button = Mijn plaats hier openen
page-watch-heading = Meekijken
page-watch-told = Met deze link kijk je mee als toeschouwer. Je ziet wat er open op tafel ligt.
page-watch-button = Meekijken
page-made-return = Je terugkeerlink
page-made-return-told = Houd deze link voor jezelf: wie hem heeft, kan op jouw plaats spelen. Je ziet hem alleen deze keer; maak je een nieuwe, dan vervalt deze.
page-made-token = Je token voor programma’s
page-made-token-told = Een programma dat dit token meestuurt, speelt op jouw plaats. Je ziet het alleen deze keer; maak je een nieuw, dan vervalt dit.

## De tafel

page-board = Op tafel
page-choices = Je keuzes
page-people = Spelers
page-log = Wat er is gebeurd
page-log-of = Wat er is gebeurd: { $title }
page-whole-log = Het hele verloop
page-chat = Gesprek
page-my-seat = Jouw plaats
page-host = Host
page-you-are = Je bent { $seat }
page-spectating = Je kijkt mee
page-your-turn = Jij bent aan de beurt
page-connection-lost = De verbinding is verbroken. We proberen het opnieuw …
page-gathering = Wachten op spelers: { $seats }
page-is-paused = De partij is gepauzeerd.
page-stood-in = De bot { $bot } speelt voor jou.
page-take-back = Weer zelf spelen
page-until = tot
page-pass-screen = Scherm doorgeven aan { $seat }
page-curtain-down = Laat het gordijn zakken
page-undo = Terugnemen
page-choose = Maak je keuze
page-confirm = Bevestigen
page-one-click = Beslissen met één klik
page-hint = Wat zou greedy doen?
page-hint-best = De keuze van greedy, naar schatting { $worth } punten waard: { $label }
page-hint-others = Daarna:
page-hint-pick = Kies dit
page-worth = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-form = Op je eigen manier: { $verb }
page-from-to = van { $low } tot en met { $high }
page-so-many = { $low } tot en met { $high } in totaal
page-exactly = { $count } in totaal
page-missing = Nog in te vullen: { $fields }.
page-of = van { $count }
page-fewer = Minder: { $what }
page-more = Meer: { $what }
page-why = Waarom mag ik niet …?
page-notation = Een actie, in notatie
page-ask-why = Vragen
page-allowed = Dit mag: { $label }.
page-memory = Wat je hebt gezien
page-in-words = De tafel in woorden
page-all-choices = Alle keuzes
page-several = Hier kan je { $count } dingen doen: kies uit de lijst.
page-cannot = Wat hier niet kan, en waarom
page-look-back = Terugkijken
page-lobby = De partij begint zodra alle plaatsen bezet zijn.
page-lobby-host = Stuur de uitnodigingslinks naar de anderen, of laat bots spelen.
page-committed = Het toeval van deze partij ligt vast en is verzegeld:
page-you = jij
page-seat-open = vrij
page-seat-bot = bot { $bot }
page-seat-stand-in = afwezig: bot { $bot }
page-here = aanwezig
page-away = afwezig
page-deciding = aan zet
page-late = te laat
page-spectators = { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }
page-spectator = toeschouwer
page-say-something = Zeg iets
page-send = Versturen
page-spectators-apart = Spelers kunnen dit pas na afloop van de partij lezen.
page-sound = Geluid als ik aan de beurt ben
page-notify = Browsermelding als ik aan de beurt ben
page-automatic = Automatische antwoorden
page-forced = Beslis voor mij als ik geen keuze heb
page-ask-me = vraag het mij
page-none-is-all = niets aangevinkt: allemaal
page-automatic-hint = Niemand anders ziet dit.
page-notices = Bericht als ik er niet ben
page-webhook = Webhookadres
page-mail = E-mailadres
page-rename = Mijn naam wijzigen
page-other-devices = Andere apparaten en programma’s
page-return-hint = Een terugkeerlink opent je plaats op een ander apparaat, of op dit als de cookies weg zijn.
page-make-return = Terugkeerlink maken
page-make-token = Token voor een programma maken
page-token-told = Met een token kan een programma via HTTP op jouw plaats spelen.
page-leave = Een bot voor mij laten spelen
page-hand-own = Laten spelen
page-bot = Bot
page-invitation = Uitnodiging voor { $seat }
page-new-invitation = Nieuwe uitnodiging voor { $seat } (de oude vervalt)
page-fill-seats = Vrije plaatsen aan deze bot geven
page-watch-link = Link voor toeschouwers
page-new-watch = Maak een link voor toeschouwers
page-hand-seat = Laten spelen voor { $seat }
page-replace = De plaats van { $seat } aan iemand anders geven
page-pause = Pauzeren
page-resume = Verdergaan
page-end = Tafel sluiten
page-end-told = De partij eindigt zonder winnaar, en wat geheim was wordt getoond.
page-end-really = Voor iedereen sluiten
page-curtain = { $seat } is aan de beurt. Kom achter het scherm zitten als er niemand meekijkt.
page-lift = Ik ben { $seat }
page-other-seats = Iemand anders

## Het einde

page-winners = De overwinning is voor { $names }
page-standings = Eindstand
page-rank = Plaats
page-player = Speler
page-score = Score
page-rematch = Nog een keer, iedereen een plaats verder
page-to-rematch = Naar de revanche
page-record-json = Spelverslag
page-record-text = Spelverslag als tekst
page-fair-dice = Bewijs van eerlijk toeval
page-fair-dice-told = Vóór de eerste beslissing heeft de tafel de SHA-256 van de startwaarde en een salt bekendgemaakt. Hier zijn ze allebei: elke kaart en elke worp volgt uit de startwaarde. Dit bewijst dat er na het begin niets is veranderd; het bewijst niet dat de beheerder van de server de startwaarde niet heeft gekozen.
page-fair-dice-verify = controleert dit, en elke beslissing, aan de hand van het spelverslag.
page-commitment = Vóór het begin bekendgemaakt
page-seed = Startwaarde
page-salt = Salt
page-replay = Naspelen
page-replay-of = Naspelen: { $title }
page-back-to-table = Terug naar de tafel
page-decision-number = Na hoeveel beslissingen
page-show = Tonen
page-earlier = Eerder
page-later = Later
page-after-decisions = { $count } van { $last } beslissingen

## Wat er mis is

page-fault = Dit lukt niet
page-http-400 = Dit verzoek is niet te begrijpen.
page-http-403 = Dit verzoek kwam van een andere site en is niet uitgevoerd.
page-http-404 = Deze pagina bestaat niet.
page-http-405 = Zo’n verzoek kan op dit adres niet.
page-http-413 = Dit is te veel om in één keer te versturen.
page-http-429 = Te veel verzoeken: wacht even.
page-http-500 = Er ging bij ons iets mis; er is niets verloren gegaan. In het logboek van de server staat het onder het kenmerk { $mark }.
error-page-field = het veld “{ $field }” ontbreekt of kan zo niet
error-page-number = “{ $field }” moet een getal zijn, niet “{ $word }”
error-page-form = er is nu geen formulier “{ $verb }”
error-page-no-looking-back = aan deze tafel wordt zonder geheugensteun gespeeld: je kunt terugkijken als de partij is afgelopen
error-api-token = stuur je token mee: Authorization: Bearer TOKEN
error-api-short = een eigen token telt minstens { $shortest } tekens
error-api-no-seat = met dit token kun je alleen meekijken
