### Wat Mare Nostrum zegt.

## Fouten in een doos

fault-names = hier hoort een lijst met namen
fault-flag = hier hoort true of false
fault-places = een kaart telt hoogstens { $most } provincies en zeeën
fault-itself = geen plaats grenst aan zichzelf
fault-one-sided = { $place } noemt { $other } niet als buur
fault-island = een eiland heeft geen landgrens
fault-unreachable = over land noch over zee is { $place } met { $start } verbonden
fault-capital = het startblad heeft geen invloed in deze provincie
fault-hero = hier hoort een held, geen wonder
fault-worth = dit blad is met zijn held { $worth } punten waard; het moeten er { $points } zijn
fault-choice = gekozen wordt tussen ten minste twee iconen die nog vrij zijn
fault-sheet-b = alleen de vaste steden en karavanen mogen verschillen van het eerste blad
fault-stock = de opstelling vraagt er { $count }
