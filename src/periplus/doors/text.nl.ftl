### Wat de deuren tegen taalmodellen zeggen.

arena-welcome = Je speelt { $title }; jij bent { $called }.
arena-answer =
    Antwoord telkens als je iets gevraagd wordt met één actie: in haar notatie en tussen vierkante haken, of als JSON-object, met haar “verb” en een waarde voor elk vakje dat in te vullen is. Wat je daarvoor schrijft, wordt niet gelezen. Wordt de actie geweigerd, dan hoor je waarom en wordt het je opnieuw gevraagd. { $forfeit ->
        [yes] Bij weigering nummer { $times } op rij heb je het spel verloren.
       *[no] Bij weigering nummer { $times } op rij wordt er een willekeurige actie voor je gekozen.
    }
arena-actions = Je kunt:
arena-notation = Hier antwoord je met een van deze:
arena-forms = Met in te vullen vakjes kun je ook:
arena-refused = Geweigerd. { $reason }
arena-forfeit = { $player } geeft het spel verloren. { $reason }
arena-random = In plaats daarvan wordt [{ $action }] voor je gespeeld.
arena-drawn =
    { $decisions ->
        [one] Het spel is na één beslissing afgebroken.
       *[other] Het spel is na { $decisions } beslissingen afgebroken.
    }
