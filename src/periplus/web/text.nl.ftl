### Wat de pagina’s zeggen.

## Overal

page-skip = Naar de inhoud
page-tagline = Handelsspellen rond de antieke Middellandse Zee
page-promise = Alleen tegen bots, met vrienden achter één scherm of op afstand. Zonder account en zonder iets te installeren: neem plaats en kies zee.
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
page-install = Als app installeren
page-install-no = Niet meer aanbieden
page-offline = Geen verbinding
page-offline-told = Periplus is nu niet bereikbaar. Er is niets verloren: je tafels wachten op je, en deze pagina gaat vanzelf verder zodra het kan.
page-try-again = Opnieuw proberen
page-first-page = Beginpagina
page-pages = Pagina’s
page-back = Terug
page-home = Startpagina
page-to-table = Naar de tafel
page-table-like-this = Nieuwe tafel zoals deze
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
page-learn-short = Leren
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
page-seat-kind-bot = bot: { strength }
page-name = Naam
page-name-longest = Hoogstens { $longest } tekens
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
page-hints-hint = Iedereen mag vragen wat een goede bot in zijn plaats zou doen, en waarom. De bot weet wat die speler weet, en niet meer.
page-variants = Spelvarianten
page-variants-none = zoals aanbevolen
page-variants-changed = gewijzigd: { $count }
page-default = aanbevolen
page-about-table = De tafel
page-table-title = Naam van de tafel (mag leeg blijven)
page-open-table = Tafel openen

## De les

page-learn-of = { $game } leren
page-learn-told = Je speelt de eerste beurten van een voorbereide partij aan een echte tafel. Telkens wordt je verteld wat je ziet, wat je moet doen en waarom, met de spelregels die erbij horen.
page-learn-for-you = De les speelt voor de bots en doet de vaste zetten in jouw plaats: je ziet welke.
page-learn-after = Dat duurt ongeveer vijf minuten. Daarna is de partij van jou: speel verder tegen de bots, of stop.
page-learn-begin = De les beginnen
page-lesson = Les: { $number } van { $last }
page-lesson-clauses = In de spelregels:
page-lesson-watch = De anderen spelen; kijk naar de tafel.
page-lesson-played = Voor jou gespeeld: { $labels }
page-lesson-next = Je kunt hier verder spelen tegen de bots. Of:
page-lesson-over = De les is afgelopen

## Links

page-your-name = Je naam
page-join = Aanschuiven
page-invited = Je bent uitgenodigd om mee te spelen. Aan tafel: { $names }
page-invitation-used = Iemand heeft deze plaats al ingenomen.
page-invitation-over = Deze partij is afgelopen.
page-ask-host = Vraag de host om een andere link, of ga hier verder:
page-ask-sender = Vraag een nieuwe link aan wie je deze stuurde.
page-return-heading = Jouw plaats
page-return-told = Deze link opent één keer een plaats op dit apparaat. Op je andere apparaten blijft die plaats open.
page-return-button = Mijn plaats hier openen
page-returned = Je plaats is hier open
page-returned-told = De link die je hebt gevolgd, kan niet nog eens worden gebruikt. Hier is een nieuwe voor de volgende keer. Houd hem voor jezelf: wie hem heeft, kan op jouw plaats spelen. Je ziet hem alleen deze keer.
page-watch-heading = Meekijken
page-watch-told = Met deze link kijk je mee als toeschouwer. Je ziet wat er open op tafel ligt.
page-watch-button = Meekijken
page-made-return = Je terugkeerlink
page-made-return-told = Houd deze link voor jezelf: wie hem heeft, kan op jouw plaats spelen. Hij werkt één keer en je ziet hem alleen deze keer; maak je een nieuwe, dan vervalt deze.
page-made-token = Je token voor programma’s
page-made-token-told = Een programma dat dit token meestuurt, speelt op jouw plaats. Je ziet het alleen deze keer; maak je een nieuw, dan vervalt dit.

## De tafel

page-zoom = Zoom
page-zoom-in = Inzoomen (+)
page-zoom-out = Uitzoomen (−)
page-zoom-fit = De hele kaart tonen
page-board = Op tafel
page-choices = Je keuzes
page-people = Spelers
page-log = Wat er is gebeurd
page-log-of = Wat er is gebeurd: { $title }
page-whole-log = Het hele verloop
page-since = Sinds je laatste zet
page-missed = Sinds je laatste bezoek
page-latest = De laatste zetten
page-all-moves = { $count ->
        [0] Het hele logboek
        [one] Deze zet, in het logboek
       *[other] Alle { $count }, in het logboek
    }
page-go-on = Verder
page-key-enter = Enter
page-stays-in-log = blijft in het logboek
page-closed = { $chapter } is voorbij
page-course = Waar we zijn
page-step-done = klaar
page-answered = Je antwoord: { $label }.
page-bots-pace = Bots: { $pace }
page-pace-slow = traag
page-pace-normal = gewoon
page-pace-fast = snel
page-pace-at-once = meteen
page-skip-to-turn = Naar mijn beurt
page-unread = Nieuwe berichten
page-chat = Gesprek
page-my-seat = Jouw plaats
page-host = Host
page-you-are = Je bent { $seat }
page-spectating = Je kijkt mee
page-your-turn = Jij bent aan de beurt
page-connection-lost = De verbinding is verbroken. We proberen het opnieuw …
page-gathering = { $count ->
        [one] Nog { $count } speler nodig
       *[other] Nog { $count } spelers nodig
    }
page-look-again = Opnieuw kijken
page-is-paused = De partij is gepauzeerd.
page-stood-in = Een bot speelt voor jou ({ strength }).
page-take-back = Weer zelf spelen
page-until = tot
page-pass-screen = Scherm doorgeven aan { $seat-person }
page-curtain-down = Laat het gordijn zakken
page-undo = Terugnemen
page-part-verb = Wat doe je?
page-part-value = Je keuze
page-part-none = Geen
page-times = { $count } × { $what }
page-pick = Nog te kiezen: { $part }
page-pick-anew = Opnieuw beginnen
page-fill-up = Vol laden
page-more-values = nog 0
page-dropped = kan niet meer, kies opnieuw
page-menu = Menu
page-log-drawer = Logboek
page-this-page = Deze pagina
page-keys = Toetsen
page-key-choose = 1 … 9
page-key-choose-told = een regel kiezen
page-key-none = 0
page-key-none-told = niets meer, geen
page-key-confirm = Enter
page-key-confirm-told = bevestigen, of een gelezen kader sluiten
page-key-back = ⌫
page-key-back-told = één stap terug
page-key-anew = Esc
page-key-anew-told = opnieuw beginnen, sluiten
page-key-undo = U
page-key-undo-told = terugnemen
page-key-hint = H
page-key-hint-told = hint
page-key-skip = N
page-key-skip-told = naar mijn beurt
page-key-log = L
page-key-log-told = logboek
page-key-talk = T
page-key-talk-told = gesprek
page-key-menu = M
page-key-menu-told = menu
page-key-keys = ?
page-key-keys-told = deze toetsen
page-key-things = Tab
page-key-things-told = naar het volgende op het bord
page-key-zoom = + −
page-key-zoom-told = in- en uitzoomen op de kaart
page-choose = Maak je keuze
page-confirm = Bevestigen
page-one-click = Beslissen met één klik
page-puzzles = Puzzels
page-puzzles-of-day = De puzzels van vandaag
page-puzzles-told = Elke dag een nieuwe stelling uit elk spel, zoals een van de spelers die zag. Eén keuze is duidelijk de beste, en een ervaren bot zag haar niet. Vind jij haar wel?
page-puzzle = Puzzel { NUMBER($number, useGrouping: 0) }
page-puzzle-stars = { $count ->
    [1] makkelijk
    [2] niet zo makkelijk
   *[other] moeilijk
}
page-players-exactly = { $count } spelers
page-puzzle-solve = Oplossen
page-puzzle-yesterday = Die van gisteren
page-puzzle-of = De puzzel van vandaag uit { $game }
page-puzzle-asked = Eén keuze is hier duidelijk de beste, en een ervaren bot zag haar niet. Wat doe jij?
page-puzzle-right = Goed!
page-puzzle-nearly = Bijna
page-puzzle-wrong = Het kan beter
page-puzzle-right-told = “{ $label }” geeft je ongeveer { $chance } % kans om te winnen. Met de keuze van de bot zou dat { $missed } % zijn.
page-puzzle-nearly-told = “{ $label }” geeft je ongeveer { $chance } % kans om te winnen, meer dan de keuze van de bot. De beste was “{ $best }”, met { $most } %.
page-puzzle-wrong-told = “{ $label }” geeft je ongeveer { $chance } % kans om te winnen. De beste was “{ $best }”, met { $most } %.
page-puzzle-untried = Dat hebben we niet geprobeerd
page-puzzle-untried-told = We hebben “{ $label }” niet geprobeerd. Het beste van wat we probeerden was “{ $best }”, met ongeveer { $chance } % kans om te winnen.
page-puzzle-chances = Je kansen om te winnen, naar wat je weet
page-puzzle-answer = Keuze
page-puzzle-chance = Kans
page-puzzle-percent = { $percent } %
page-puzzle-bot = bot
page-puzzle-first-sight = Op het eerste gezicht
page-puzzle-first-sight-told = De punten die een ervaren bot in elke keuze ziet, en waarom. Hij kijkt één stap vooruit; de kansen komen van vele keren doorspelen.
page-puzzle-play-on = Vanaf hier verder tegen bots
page-puzzle-again = Nog eens proberen
page-hint = Wat raad je me aan?
page-hint-best = De beste keuze, naar schatting { $worth } punten waard: { $label }
page-offer = Minder klikken, als je wilt
page-offer-done = Prima zo
page-hint-foreseen = De beste keuzes, met je kans om te winnen:
page-hint-chance = { $chance } %
page-hint-points = Op het eerste gezicht is de eerste { $worth } punten waard:
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
page-several = Hier kun je { $count } dingen doen: kies het om ze te zien.
page-cannot = Wat hier niet kan, en waarom
page-look-back = Terugkijken
page-lobby = De partij begint zodra alle plaatsen bezet zijn.
page-committed = Het toeval van deze partij lag vast vóór de eerste beslissing. Deze vingerafdruk bewijst achteraf dat niemand er iets aan heeft veranderd:
page-lobby-keeps = Er gaat niets verloren als je deze pagina sluit.
page-seats-open = { $count ->
        [one] Eén plaats is vrij
       *[other] { $count } plaatsen zijn vrij
    }
page-open-seat = Vrije plaats
page-fill-one = Zet er een bot
page-fill-all = { $count ->
        [one] Zet er een bot en begin
       *[other] Vul alles met bots en begin
    }
page-invite = Uitnodigen met een link
page-share-link = Delen …
page-qr-code = QR-code: uitnodiging voor { $seat }
page-point-phone = Richt er een telefoon op: wie de link opent, kiest een naam en schuift aan. Zonder account.
page-meanwhile = Intussen
page-host-invites = De host heeft de uitnodigingslinks. Deze pagina gaat vanzelf verder als de partij begint.
page-seal = Eerlijk spel
page-seal-show = Zegel van eerlijk spel
page-you = jij
page-seat-open = vrij
page-seat-bot = bot · { strength }
page-seat-stand-in = afwezig · bot speelt ({ strength })
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
page-sounds = Geluiden
page-sound = Geluiden afspelen
page-volume = Volume
page-sound-turn = Mijn beurt
page-sound-dice = Dobbelstenen
page-sound-news = Nieuws om te lezen
page-sound-round = Een nieuwe ronde
page-sound-talk = Gesprek
page-sound-over = Het einde van de partij
page-try = Probeer
page-try-sound = Probeer het geluid: { $sound }
page-notify = Browsermelding als ik aan de beurt ben
page-automatic = Automatische antwoorden
page-forced = Beslis voor mij als ik geen keuze heb
page-ask-me = vraag het mij
page-none-is-all = niets aangevinkt: allemaal
page-automatic-hint = Niemand anders ziet dit.
page-notices = Bericht als ik er niet ben
page-push-start = Meld het op dit apparaat
page-push-stop = Stoppen op dit apparaat
page-push-stop-all = Overal stoppen
page-push-devices = { $count ->
        [one] { $count } apparaat krijgt meldingen.
       *[other] { $count } apparaten krijgen meldingen.
    }
page-push-refused = Je browser blokkeert meldingen van deze site: sta ze toe in de instellingen en probeer het opnieuw.
page-push-unsupported = Deze browser kan hier geen meldingen ontvangen. Zet Periplus op een iPhone of iPad eerst op het beginscherm; elders moet het adres met https beginnen.
page-push-failed = Aanmelden voor meldingen is niet gelukt: probeer het later opnieuw.
page-webhook = Webhookadres
page-mail = E-mailadres
page-try-notices = Test versturen
page-notices-sent = De test is onderweg.
page-notices-failed = De test is niet overal aangekomen: controleer het adres of probeer het later opnieuw.
page-stop = E-mail over een tafel
page-stop-told = Je krijgt e-mail als je aan deze tafel aan de beurt bent en er niet bent.
page-stop-button = Geen e-mail meer
page-stopped = Je krijgt geen e-mail meer over deze tafel. Aan de tafel kun je er weer om vragen.
page-stop-all = E-mail van deze server
page-stop-all-told = Geen enkele tafel stuurt nog e-mail naar je adres, en het wordt je niet meer gevraagd.
page-stopped-all = Je krijgt geen e-mail meer van deze server. Bedenk je je, gebruik dan de link waarmee je je adres hebt bevestigd.
page-consent = E-mail als je aan de beurt bent
page-consent-told = Je krijgt e-mail als je aan de beurt bent en er niet bent, bij elke tafel waar je adres is opgegeven.
page-consent-button = Stuur mij e-mail
page-consented = Je adres is bevestigd. In elke e-mail staat een link om ermee op te houden.
page-mail-waits = Nog niet bevestigd: volg de link in de e-mail die we naar dit adres hebben gestuurd.
page-rename = Mijn naam wijzigen
page-other-devices = Andere apparaten en programma’s
page-return-hint = Een terugkeerlink opent je plaats op een ander apparaat, of op dit als de cookies weg zijn. Hij werkt één keer; daarna krijg je een nieuwe.
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
page-hand-seat = Laten spelen voor { $seat-person }
page-replace = De plaats van { $seat-person } aan iemand anders geven
page-pause = Pauzeren
page-resume = Verdergaan
page-end = Tafel sluiten
page-end-told = De partij eindigt zonder winnaar, en wat geheim was wordt getoond.
page-end-really = Voor iedereen sluiten
page-curtain = { $seat-person } is aan de beurt. Kom achter het scherm zitten als er niemand meekijkt.
page-lift = Ik ben { $seat-person }
page-other-seats = Iemand anders

## Het einde

page-standings = Eindstand
page-rank = Plaats
page-player = Speler
page-score = Score
page-rematch = Nog een keer, iedereen een plaats verder
page-to-rematch = Naar de revanche
page-record-json = Spelverslag
page-record-text = Spelverslag als tekst
page-story = Het verloop
page-lead-changes =
    { $count ->
        [0] De leiding is nooit van hand gewisseld.
        [one] De leiding is één keer van hand gewisseld.
       *[other] De leiding is { $count } keer van hand gewisseld.
    }
page-numbers = De cijfers
page-after-part = Na
page-leader = Aan de leiding
page-moments = Hoogtepunten
page-move = Zet { $count }
page-share = Delen en bewaren
page-film = Film van de partij
page-film-told = Het maken van de film duurt hooguit een minuut.
page-picture-png = Afbeelding (PNG)
page-picture-svg = Afbeelding (SVG)
page-charts-png = Grafieken (PNG)
page-fair-dice = Eerlijkheidszegel
page-fair-dice-told = Vóór de eerste beslissing heeft de tafel de SHA-256 van de startwaarde en een salt bekendgemaakt. Hier zijn ze allebei: elke kaart en elke worp volgt uit de startwaarde. Dit bewijst dat er na het begin niets is veranderd; het bewijst niet dat de beheerder van de server de startwaarde niet heeft gekozen.
page-fair-dice-verify = controleert dit, en elke beslissing, aan de hand van het spelverslag.
page-commitment = Vóór het begin bekendgemaakt
page-seed = Startwaarde
page-salt = Salt
page-replay = Naspelen
page-replay-of = Naspelen: { $title }
page-back-to-table = Terug naar de tafel
page-decision-number = Zet
page-chapter-before = Vorig hoofdstuk
page-chapter-after = Volgend hoofdstuk
page-autoplay = Afspelen
page-autopause = Pauze
page-speed = Tempo
page-speed-slow = traag
page-speed-normal = normaal
page-speed-fast = snel
page-speed-fastest = heel snel
page-copy-moment = Link naar dit moment kopiëren
page-parts = Delen van de partij
page-phases = Fasen
page-replay-keys = ← → één zet · Shift en ← → één hoofdstuk · spatie speelt af en pauzeert
page-show = Tonen
page-earlier = Eerder
page-later = Later
page-after-decisions = Zet { $count } van { $last }

## Wat er mis is

page-not-found = Buiten de kaart
page-http-400 = Dit verzoek is niet te begrijpen.
page-http-403 = Dit verzoek kwam van een andere site en is niet uitgevoerd.
page-http-404 = Deze pagina bestaat niet.
page-http-405 = Zo’n verzoek kan op dit adres niet.
page-http-413 = Dit is te veel om in één keer te versturen.
page-http-429 = Te veel verzoeken: wacht even.
page-http-enough = Dit is genoeg vanaf je netwerk voor vandaag. Probeer het morgen opnieuw.
page-http-500 = Er ging bij ons iets mis; er is niets verloren gegaan. In het logboek van de server staat het onder het kenmerk { $mark }.
page-http-busy = Er worden nu te veel anderen bediend. Probeer het zo meteen opnieuw.
page-http-503 = De tafels zijn even niet bereikbaar; er is niets verloren gegaan. Probeer het zo meteen opnieuw.
error-page-field = het veld “{ $field }” ontbreekt of kan zo niet
error-page-number = “{ $field }” moet een getal zijn, niet “{ $word }”
error-page-form = er is nu geen formulier “{ $verb }”
error-page-no-looking-back = aan deze tafel wordt zonder geheugensteun gespeeld: je kunt terugkijken als de partij is afgelopen
error-page-studio = de afbeelding kon niet worden gemaakt; probeer het opnieuw
error-api-token = stuur je token mee: Authorization: Bearer TOKEN
error-api-short = een eigen token telt minstens { $shortest } tekens
error-api-no-seat = met dit token kun je alleen meekijken

## Voor wie de server beheert

status-title = Hoe het met Periplus gaat
status-tables = Tafels in het geheugen
status-pages = Open pagina’s
status-moves = Zetten per seconde, in de laatste minuut
status-p50 = De helft van de zetten duurde hoogstens (ms)
status-p95 = 95 % van de zetten duurde hoogstens (ms)
status-bots = Vragen die bots nog moeten beantwoorden
status-database = 95 % van wat werd opgeslagen duurde hoogstens (ms)
status-faults = Fouten in het logboek
status-warnings = Waarschuwingen in het logboek
status-memory = Geheugen (MiB)
status-processes = Processen
status-versions = Versie

## De analyse van een afgelopen partij

measure-chance = Winstkans, in %
page-analysis = Analyse
page-analysis-of = Analyse: { $title }
page-analyse = Analyseer deze partij
page-analysis-told = De analyse berekent ieders winstkans na elke beslissing, welke beslissingen het meest kostten, en wat het geluk gaf en nam. Dat duurt een paar minuten; intussen kun je deze pagina verlaten.
page-analysis-waiting = Andere partijen gaan voor.
page-analysis-running = { $done } van de { $count } beslissingen zijn beoordeeld.
page-analysis-failed = De analyse is mislukt. Je kunt er opnieuw om vragen.
page-analysis-marked = Stippen geven de duurste beslissingen aan.
page-analysis-mistakes = De duurste beslissingen
page-analysis-mistakes-told = Beoordeeld naar wat de speler toen kon weten, niet naar wat er later kwam.
page-analysis-mistakes-none = Geen enkele beslissing kostte iets noemenswaardigs, voor zover de speler kon weten.
page-analysis-played = { $played } ({ $chance }).
page-analysis-better = Beter: { $better } ({ $best }).
page-analysis-doubt = { $cost ->
        [one] { $cost } punt weggegeven
       *[other] { $cost } punten weggegeven
    }, op { $doubt } na.
page-analysis-why = Waarom: { $reasons }.
page-analysis-by-luck = { $points } door geluk
page-analysis-sums = Geluk en spel
page-analysis-sums-told = Wat ieders winstkans veranderde, van een gelijk deel tot het einde, in punten van honderd.
page-analysis-strokes = De grootste meevallers en tegenvallers
page-analysis-strokes-none = Het geluk veranderde vrijwel niets.
page-analysis-how = Hoe dit beoordeeld is
page-analysis-how-chances = Een winstkans is een gemiddelde over veel toekomsten: de partij is zoals ze was, met ieders verborgen kaarten, maar wat nog niet getrokken of gegooid was, blijft open, en de bot ‘ervaren’ speelt voor iedereen verder tot het volgende punt waarop de partij te beoordelen is.
page-analysis-how-sums = ‘Geluk’ is wat de getrokken kaarten en de worpen na een beslissing veranderden, vergeleken met het gemiddelde van alles wat had kunnen komen. ‘Spel’ is wat de beslissing zelf veranderde, vergeleken met wat die bot gedaan zou hebben: niets, als die hetzelfde had gedaan. ‘Herzien’ is wat een ronde later anders beoordeeld wordt: een fout van het oordeel, en niemands verdienste.
page-analysis-how-mistakes = ‘Weggegeven’ wordt anders geteld: in werelden die de speler zich toen kon voorstellen, met wat die wist, wordt de beste actie vergeleken met de gespeelde. Een beslissing kan dus goed zijn en slecht uitpakken. Een kans die meermaals gemist wordt, telt elke keer.
page-analysis-how-doubt = Dit alles gaat ervan uit dat iedereen verder speelt zoals die bot, en elk cijfer kan er een paar punten naast zitten.
page-again = Vanaf hier opnieuw proberen
page-again-told = Een nieuwe tafel gaat vanaf hier verder, met de bots van deze partij en bots in plaats van de andere mensen. Kaarten en dobbelstenen komen zoals in deze partij.
page-again-title = { $title }, vanaf zet { $count }

## Accounts

page-sign-in = Inloggen
page-sign-out = Uitloggen
page-account = Je account
page-sign-in-told = Met een account heb je een eigen naam, en zijn je tafels op al je apparaten open.
page-no-account-needed = Niemand heeft een account nodig om te spelen, niet via een link en niet tegen bots.
page-have-account = Je hebt een account
page-with-passkey = Inloggen met een toegangssleutel
page-with-mail = Of krijg een link per e-mail
page-send-link = Link sturen
page-lost = Apparaat of toegangssleutel kwijt?
page-lost-told = Op een ander apparaat dat is ingelogd, logt “Je account” een nieuw apparaat in en het verloren apparaat uit. Gebruik anders de herstelcode die je kreeg toen je het account maakte: hij werkt één keer, en dan krijg je een andere.
page-code = Herstelcode
page-use-code = Code gebruiken
page-new-here = Nieuw hier?
page-account-name = De naam die anderen zien
page-make-account = Account maken
page-passkey-told = Een toegangssleutel wordt bewaard door je apparaat of je wachtwoordbeheerder. Je logt in zoals je dat ontgrendelt: er is geen wachtwoord om te onthouden, en geen dat gestolen kan worden.
page-passkey-failed = Er is niets van gekomen: er is geen toegangssleutel gebruikt. Probeer het opnieuw, of kies een andere manier.
page-passkey-unsupported = Deze browser kent geen toegangssleutels.
page-needs-scripts = Inloggen kan hier alleen met een toegangssleutel, en daarvoor zijn scripts nodig, die je browser niet uitvoert. Deze server stuurt geen e-mail. Je kunt zonder account spelen.
page-no-way-in = Inloggen kan hier niet: toegangssleutels werken alleen als het adres met https begint, of met http://localhost, en deze server stuurt geen e-mail. Je kunt zonder account spelen.
page-new-by-mail = Een link per e-mail maakt ook een account: vraag erom alsof je er al een hebt.
page-account-made = Je account is gemaakt
page-entered-by-code = Welkom terug, { $name }
page-code-told = Dit is je herstelcode. Schrijf hem op, of bewaar hem in je wachtwoordbeheerder: hij brengt je terug als elk apparaat en elke toegangssleutel kwijt is. Hij werkt één keer, en is alleen nu te zien.
page-code-kept = Ik heb hem bewaard
page-link-sent = Er is een link onderweg
page-link-sent-told = Als { $address } e-mail van hier aanneemt, komt daar binnen een paar minuten een link aan. Open hem in deze browser, binnen { $minutes } minuten.
page-enter-known = Inloggen als { $name }
page-enter-known-told = Je tafels zijn dan open op dit apparaat, en die van dit apparaat op al je andere.
page-enter-known-button = Inloggen
page-enter-new = Account maken
page-enter-new-told = Je adres is bevestigd. Kies de naam waaronder anderen je kennen.
page-enter-new-button = Account maken
page-device-told = Dit apparaat wordt ingelogd. Heeft iemand anders je deze link gestuurd, ga dan weg: het is zijn account, en de tafels van dit apparaat zouden van hem zijn.
page-account-since = hier sinds
page-passkeys = Toegangssleutels
page-passkey = Toegangssleutel
page-passkey-name = Hoe je hem noemt
page-passkey-add = Toegangssleutel toevoegen
page-passkey-remove = Verwijderen
page-no-passkeys = Geen.
page-last-used = laatst gebruikt op
page-never-used = nog niet gebruikt
page-devices = Apparaten
page-device = Apparaat
page-this-device = dit apparaat
page-last-seen = laatst gezien op
page-sign-out-device = Uitloggen
page-devices-told = Een apparaat dat je uitlogt, opent je tafels niet meer. Ze blijven van jou.
page-device-link = Een ander apparaat inloggen
page-device-link-told = Open deze link op het andere apparaat, of richt de camera daarvan op de code. Hij werkt één keer, binnen een kwartier. Geef hem aan niemand.
page-program = Programma
page-account-token = Token voor een programma maken
page-account-token-told = Een programma dat hem meestuurt, opent tafels en schuift aan onder je naam, en speelt op je plaatsen. Het staat bij je apparaten, waar je het kunt uitloggen. Hij wordt alleen nu getoond.
page-recovery = Als al het andere kwijt is
page-recovery-told = Een herstelcode brengt je terug, één keer. Een nieuwe maakt de vorige ongeldig.
page-code-renew = Nieuwe herstelcode maken
page-has-mail = Een e-mailadres leidt naar dit account.
page-mail-remove = Dit adres vergeten
page-mail-add = Ook inloggen per e-mail
page-rename-told = Tafels waar je zit, houden de naam die je had. Niemand anders krijgt een naam die van jou was.

## De lobby

page-lobby-title = Lobby
page-lobby-told = Vind een tafel, of kijk naar een spel. Niemand heeft een account nodig.
page-open-public = Openbare tafel openen
page-filters = Wat te tonen
page-all-games = Alle spellen
page-any-pace = Elk tempo
page-filter-live = Live
page-filter-days = Over dagen
page-open-tables = Open tafels
page-no-open-tables = Er wacht nu geen tafel op spelers. Open er een: hij staat hier meteen.
page-to-watch = Spellen om naar te kijken
page-no-watched-tables = Er speelt nu niemand in het openbaar.
page-playing-now = nu
page-berth-live = live
page-berth-days = { $days ->
        [one] { $days } dag per beslissing
       *[other] { $days } dagen per beslissing
    }
page-ago-minutes = { $count ->
        [0] zojuist
        [one] { $count } minuut geleden
       *[other] { $count } minuten geleden
    }
page-ago-hours = { $count } uur geleden
page-ago-days = { $count } dagen geleden
page-sit-down = Er is een plaats vrij
page-sit-down-told = Iedereen kan hier aanschuiven. Het spel begint zodra elke plaats bezet is.
page-listed = Deze tafel is openbaar: wie hem in de lobby ziet, kan aanschuiven.
page-no-talk = Alleen wie een link naar deze tafel heeft, kan hier praten.
page-public = Vreemden mogen aanschuiven
page-public-hint = De lobby toont de tafel aan iedereen; zonder dit komt men alleen via een link.
page-watched = Vreemden mogen meekijken
page-watched-hint = Ze zien wat iedereen aan de tafel kan zien, en niemands geheimen.
page-to-lobby = Alles in de lobby

## Anderen

page-profile = Profiel
page-favourite = favoriet
page-played = { $count ->
        [one] spel
       *[other] spellen
    }
page-won = { $count ->
        [one] gewonnen
       *[other] gewonnen
    }
page-at-tables = Nu aan openbare tafels
page-results = Openbare spellen
page-results-told = Spellen aan tafels via een link worden aan niemand getoond.
page-no-results = Er is er nog geen tot het einde gespeeld.
page-day = Datum
page-with = Met
page-place = { $rank ->
        [1] 1e van { $players }
        [2] 2e van { $players }
        [3] 3e van { $players }
       *[other] { $rank }e van { $players }
    }
page-block = Blokkeren
page-unblock = Deblokkeren
page-blocked = Geblokkeerd
page-is-blocked = Je hebt deze persoon geblokkeerd: jullie treffen elkaar aan geen openbare tafel, en je ziet niet wat hij zegt.
page-block-told = Jullie treffen elkaar dan aan geen openbare tafel, en je ziet niet wat hij zegt.
page-block-needs-account = Om iemand te blokkeren heb je een account nodig.
page-about-people = Iemand blokkeren of melden
page-nobody-else = Er is niemand anders.
page-report = Aan de moderators melden
page-report-what = Waar gaat het om?
page-report-remark = iets wat is gezegd
page-report-name = een naam
page-report-player = hoe iemand speelt of zich gedraagt
page-report-words = In een paar woorden (niet verplicht)
page-report-send = Melding sturen
page-report-told = De moderators zien wat er de laatste tijd aan deze tafel is gezegd, en wie het meldt.
page-reported = Bedankt: de moderators kijken ernaar.
page-remark-gone = (verwijderd)
page-own-data = Je gegevens
page-own-data-told = Alles wat over je account wordt bewaard, in één bestand: je tafels, wat je daar hebt gezegd en de verslagen van je spellen.
page-export = Mijn gegevens downloaden
page-delete-account = Mijn account verwijderen
page-delete = Het account { $name } verwijderen?
page-delete-gone = Je toegangssleutels, apparaten en adres worden meteen vergeten, en je naam is vrij voor anderen.
page-delete-games = Aan je tafels word je een oud-speler, wat je hebt gezegd wordt verwijderd, en een bot speelt je spellen uit.
page-delete-stays = Resultaten van anderen blijven zoals ze zijn, net als meldingen aan de moderators. Dit kan niet ongedaan worden gemaakt.
page-delete-button = Voorgoed verwijderen

## Moderatie

page-banned = Je bent uitgesloten
page-banned-why = De reden: { $why }
page-banned-until = Tot: { $until }
page-banned-may = Je kunt nog wel meekijken aan tafels waarvan je een link hebt, de regels lezen, en je account downloaden of verwijderen.
page-moderation = Moderatie
page-moderate-told = Met dit apparaat zie je wat mensen melden, en kun je namen en opmerkingen verwijderen, openbare tafels sluiten en mensen uitsluiten. Alles wat je doet, wordt genoteerd.
page-moderate-button = Op dit apparaat modereren
page-reports = Meldingen
page-no-reports = Niemand heeft iets gemeld.
page-context = { $count ->
        [one] { $count } opmerking
       *[other] { $count } opmerkingen
    }
page-the-table = De tafel
page-the-player = De speler
page-close-report = Sluiten
page-public-tables = Openbare tafels
page-accounts = Accounts
page-search = Zoeken
page-bans = Uitgesloten
page-no-bans = Niemand.
page-ban-account = account
page-ban-device = apparaat
page-ban-place = netwerk
page-acts = Wat er is gedaan
page-who = Wie
page-what-was-done = Wat er is gedaan
page-to-whom = Bij wie
page-why-act = Waarom
page-act-moderator = werd moderator
page-act-name = verwijderde een naam
page-act-remark = verwijderde een opmerking
page-act-table = sloot een tafel
page-act-ban = sloot uit
page-act-lift = hief een uitsluiting op
page-act-report = handelde een melding af
page-remove-name = Naam verwijderen
page-remove-remark = Verwijderen
page-close-table = Tafel sluiten
page-nothing-said = Hier is niets gezegd.
page-ban = Uitsluiten
page-ban-for = Voor hoe lang
page-ban-days = { $days ->
        [one] { $days } dag
        [36500] voorgoed
       *[other] { $days } dagen
    }
page-why-told = Waarom (die persoon leest het)
page-ban-places = { $count ->
        [one] en iedereen van het netwerk waar hij vandaan kwam
       *[other] en iedereen van de { $count } netwerken waar hij vandaan kwam
    }
page-ban-button = Uitsluiten
page-ban-lift = Opheffen
