### What Mare Nostrum says.

## Faults of a box

fault-names = a list of names is expected here
fault-flag = true or false is expected here
fault-places = a map has at most { $most } provinces and seas
fault-itself = no place borders itself
fault-one-sided = { $place } does not list { $other } in turn
fault-island = an island borders no land
fault-unreachable = neither land nor sea joins { $place } to { $start }
fault-capital = the starting sheet has no marker in this province
fault-hero = a hero is expected here, not a wonder
fault-worth = this sheet is worth { $worth } points with its hero; it must be worth { $points }
fault-choice = a choice is between two or more icons on which nothing stands yet
fault-sheet-b = only the fixed cities and caravans may differ from the first sheet
fault-stock = the start needs { $count } of these
