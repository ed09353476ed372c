### Wat de kern zegt, bij welk spel ook.
### Fouten beginnen met een kleine letter en eindigen zonder punt, omdat er iets voor of achter komt te staan.

## Spelers, vragen en het einde

seat = Speler { $number }
seats-last = { $names } en { $last }

prompt-wait = Wachten op { $seats }.
prompt-over = Het spel is afgelopen. { $ending }

ending-played-out = Het spelverloop is helemaal doorlopen.
## What is told afterwards

story-lead = { $seat } neemt de leiding.
story-gain = { $seat } wint er in één keer { $gain } bij.
victory-played-out =
    { $seats-count ->
        [one] { $seats } wint met { $score } punten.
       *[other] { $seats } delen de overwinning, elk met { $score } punten.
    }
victory-tie-break = Bij gelijke stand: { $what }, { $count } tegen { $other }.

## Spellen, tafels en opties

error-unknown-game = het spel “{ $name }” bestaat niet; beschikbaar: { $known }
error-seats =
    { $given ->
        [one] je vroeg om { $given } speler, maar { $game } is alleen te spelen met dit aantal spelers: { $allowed }
       *[other] je vroeg om { $given } spelers, maar { $game } is alleen te spelen met dit aantal spelers: { $allowed }
    }
error-rules = versie { $given } van de regels van { $game } bestaat niet; de nieuwste is versie { $newest }
error-seed =
    { $given ->
        [one] een startwaarde telt { $bytes } bytes, maar er is { $given } byte opgegeven
       *[other] een startwaarde telt { $bytes } bytes, maar er zijn { $given } bytes opgegeven
    }
error-option-unknown = de optie “{ $name }” bestaat niet; beschikbaar: { $known }
error-option-value = de optie “{ $name }” kan niet “{ $value }” zijn; mogelijk: { $allowed }

## Wie er aan de beurt is

error-game-over = het spel is afgelopen: niemand kan nog iets doen
error-no-seat = plaats { NUMBER($number, useGrouping: 0) } bestaat niet: de plaatsen zijn genummerd van 0 tot en met { $last }
error-wrong-seat = { $seat } kan nu niets doen; het spel wacht op { $seats }

## Wat er is gezegd: de notatie van acties

error-notation-empty = er is niets gezegd: een actie begint met een werkwoord
error-notation-no-verb = de gegevens van een actie moeten een “verb” bevatten, en dat moet tekst zijn
error-notation-verb = de actie “{ $word }” bestaat niet; je kunt kiezen uit: { $verbs }
error-notation-field = bij “{ $verb }” hoort op de plaats van “{ $word }” een waarde voor “{ $field }”; mogelijk: { $options }
error-notation-missing = bij “{ $verb }” ontbreekt “{ $field }”; mogelijk: { $options }
error-notation-extra = “{ $verb }” is al compleet vóór “{ $word }”; laat de rest weg
error-notation-data = “{ $field }” bij “{ $verb }” heeft een waarde van de verkeerde soort
error-notation-unknown = bij “{ $verb }” hoort geen gegeven “{ $field }”
error-blank-number = “{ $field }” kan niet “{ $value }” zijn: het moet een getal van { $low } tot en met { $high } zijn
error-blank = “{ $field }” kan niet “{ $value }” zijn: het vraagt minstens { $low } en hoogstens { $high } van deze waarden, elk zo vaak als je die hebt: { $options }

## Opgeslagen spelsituaties

error-position-data = een opgeslagen spelsituatie moet een tabel met benoemde gegevens zijn
error-position-field = de opgeslagen spelsituatie klopt niet: “{ $field }” ontbreekt, is verkeerd opgebouwd of kan niet voorkomen
error-position-unknown = de opgeslagen spelsituatie bevat een gegeven “{ $field }” dat dit spel niet kent
error-position-other =
    { $field ->
        [game] dit is een spelsituatie van het spel “{ $value }”, niet van “{ $expected }”
        [box] deze spelsituatie hoort bij een andere doos ({ $value }) dan de doos die in gebruik is ({ $expected })
       *[other] in deze spelsituatie staat bij “{ $field }” de waarde “{ $value }”, terwijl “{ $expected }” wordt verwacht
    }

## Dozen: na de melding volgen de fouten, elk achter het pad van de sleutel

error-box =
    { $count ->
        [one] de doos “{ $box }” bevat een fout
       *[other] de doos “{ $box }” bevat { $count } fouten
    }

fault-syntax = regel { NUMBER($line, useGrouping: 0) } is geen geldige TOML ({ $what })
fault-table = hier hoort een tabel met sleutels en waarden
fault-tables = hier hoort een lijst met ten minste één tabel
fault-missing = deze sleutel ontbreekt
fault-unknown = iets met deze naam hoort hier niet
fault-name = hier hoort een naam van een of meer woorden met telkens één spatie ertussen
fault-reserved = “{ $word }” heeft een eigen betekenis en mag niet in deze naam voorkomen
fault-id = hier hoort een aanduiding van kleine letters, cijfers en lage streepjes
fault-names = hier hoort een lijst met namen
fault-flag = hier hoort true of false
fault-number = hier hoort een geheel getal van { $low } tot en met { $high }
fault-numbers =
    { $count ->
        [0] hier hoort een lege lijst
        [one] hier hoort een lijst met { $count } geheel getal van { $low } tot en met { $high }
       *[other] hier hoort een lijst met { $count } gehele getallen van { $low } tot en met { $high }
    }
fault-one-of = hier hoort een van deze waarden: { $allowed }
fault-twice = “{ $value }” staat er al; alles mag maar één keer voorkomen
fault-count =
    { $count ->
        [one] hier hoort precies { $count } onderdeel
       *[other] hier horen precies { $count } onderdelen
    }
fault-few =
    { $count ->
        [one] hier is minstens { $count } kaart nodig
       *[other] hier zijn minstens { $count } kaarten nodig
    }

## Bestanden

error-file = { $file }: { $what }
file-missing = dat bestand of die map bestaat niet
file-folder = dit is een map, geen bestand
file-forbidden = dat is niet toegestaan
file-full = er is daar geen ruimte meer
file-encoding = de tekst is geen UTF-8

## Terugnemen, spelregels en spelverslagen

error-cannot-undo = { $seat } kan geen beslissing terugnemen: sindsdien heeft iemand anders beslist, heeft het toeval gesproken of is iets geheims bekend geworden
error-clause = spelregel “{ $clause }” bestaat niet: de spelregels lopen van { $first } tot en met { $last }
error-record-not-one = dit is geen spelverslag
error-record-json = het spelverslag is geen volledige JSON: regel { NUMBER($line, useGrouping: 0) } breekt af of is ongeldig
error-record-format = het spelverslag heeft bestandsindeling { $format }; dit programma leest bestandsindeling { $ours }
error-record-field = het spelverslag is ongeldig: { $what }
error-record-twice = “{ $name }” staat twee keer in het spelverslag
error-record-cut = het spelverslag breekt af: de laatste regel, met de uitslag, ontbreekt
error-record-line = het spelverslag is ongeldig op regel { NUMBER($line, useGrouping: 0) }
error-record-seed = de startwaarde van het spelverslag bestaat niet uit 64 hexadecimale cijfers
error-record-rules = het spelverslag volgt versie { $rules } van de regels van { $game }; dit programma kent ze tot en met versie { $newest }
error-record-box = het spelverslag hoort bij een andere doos van { $game } ({ $box }…, niet { $ours }…)
error-record-decision = beslissing { NUMBER($number, useGrouping: 0) }, { $seat }, “{ $action }”: { $why }{ $rule }
error-record-check = beslissing { NUMBER($number, useGrouping: 0) }, { $seat }, “{ $action }”: de controlecode is { $found }, maar had { $expected } moeten zijn
error-record-until =
    { $last ->
        [one] het spelverslag telt maar { $last } beslissing; stoppen na beslissing { $until } kan niet
       *[other] het spelverslag telt maar { $last } beslissingen; stoppen na beslissing { $until } kan niet
    }
error-record-players = het spelverslag noemt { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    } voor { $given } plaatsen
error-record-unsealed = het spelverslag is niet verzegeld: het komt niet van een tafel die haar startwaarde vooraf heeft vastgelegd
error-record-seal = de startwaarde en de salt van het spelverslag komen niet overeen met wat vooraf is vastgelegd ({ $commitment })
error-record-other-seal = het verslag is verzegeld met { $commitment }, niet met wat de tafel liet zien
error-record-result = de uitslag past niet bij het spelverloop
error-puzzle = een puzzel van { $game } leidt naar een andere stelling ({ $found }) dan die waarin hij gevonden is ({ $expected })
error-puzzle-line = puzzel { NUMBER($number, useGrouping: 0) } van { $game } is onleesbaar: { $what }
error-lesson-malformed = de les van { $game } is ongeldig: { $what }
error-lesson-clause = de les van { $game } noemt spelregel “{ $clause }”, die er niet is
error-lesson-decision = de les van { $game }, taak { $number }, { $seat }, “{ $action }”: { $why }{ $rule }

## Verslagen, in notitieboeken

record-about =
    { $decisions ->
        [one] Een spel { $game }: één beslissing.
       *[other] Een spel { $game }: { NUMBER($decisions) } beslissingen.
    }
record-seat = Plaats
record-player = Wie speelt
record-rank = Rang
record-score = Score
record-notation = Alle beslissingen
