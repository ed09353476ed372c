### What Neptun says.

title = Neptun
pitch = Load your ship, read the wind and race your rivals from port to port: every cargo pays in gold or in a temple’s favour, and every oar card you play changes the wind for everyone.
length = three rounds of five voyages
intro =
    Take contracts, load them onto your manifest, and sail with oars and wind to deliver them. They pay gold or temple points.
    Lead at a temple, or have the most gold, to take the point tiles there; after three rounds the most points on tiles win.
    An oar card reads wind/power: +1/4 moves the forecast up by 1 and adds 4 to your range, which is power plus wind.
    A star marks a starting card, which leaves the game once it is played. At a temple, “4 (on 1)” is a token on space 4
    that sits on top of one other and so ranks behind it.

## Seats, goods and decisions

seat-1 = Red
seat-2 = Green
seat-3 = Purple
seat-4 = Yellow
seat-5 = Blue

good-honey = honey
good-grain = grain
good-salt = salt
good-grapes = grapes
good-olives = olives
city-crete = Creta
from-crete = { city-crete }

step-acquire = Acquiring a contract
step-chooseoar = Choosing an oar card
step-journey = Sailing and delivering
step-extraturn = Deciding on an extra turn
step-playextraoar = Playing an oar card for an extra turn

ending-rounds-over = All three rounds have been played.
victory-rounds-over =
    { $seats-count ->
        [one] { $seats } wins with { $score } points.
       *[other] { $seats } share the win with { $score } points each.
    }

# What a contract pays, as part of other messages
pay-gold = { $gold } gold
pay-points =
    { $points ->
        [one] { $points } temple point in { $region }
       *[other] { $points } temple points in { $region }
    }

## What a player is asked

prompt-acquire = Turn { $turn }: acquire a contract.
prompt-acquire-revealed =
    You have turned up column { $column }: { $good } to { $city } for { $pay }, with oar card { $oar }. What next?
prompt-acquire-must =
    You have turned up column { $column }, the last one: { $good } to { $city } for { $pay }, with oar card { $oar }.
    You must take it.
prompt-choose-oar = Turn { $turn }: choose the oar card you will play.
prompt-change-oar = Turn { $turn }: you have chosen your oar card. You can change it until everyone has chosen.
prompt-sail =
    { $range ->
        [one] Where do you sail? Oar card { $oar } and a wind of { $wind } carry you { $range } mile.
       *[other] Where do you sail? Oar card { $oar } and a wind of { $wind } carry you { $range } miles.
    }
prompt-extra =
    { $number ->
        [1] Will you take extra turn 5 I?
        [2] Will you take extra turn 5 II?
       *[other] Will you take extra turn { $number }?
    }
prompt-extra-both = Will you take extra turns 5 I and 5 II? You are asked only once.
prompt-extra-oar = Play an oar card for your extra turn; the wind is still { $wind }.

## What a player can do: labels, and the consequences that complete them

label-take = Take column { $column } into slot { $slot }: { $good } to { $city }
consequence-load = Delivering it from slot { $slot } pays { $pay }.
consequence-oar = You get oar card { $oar }; your order marker goes to { $power } on the oar scale.
consequence-leftover = You also get the { $gold } gold on the column.

label-reveal = Turn up column { $column }
label-refuse = Refuse column { $refused } and turn up column { $column }
consequence-closes =
    { $columns-count ->
        [one] Column { $columns } will then be closed to you for this turn.
       *[other] Columns { $columns } will then be closed to you for this turn.
    }
consequence-refusal-lasts = Column { $column } will then be closed to you for as long as it lies there.
consequence-must-take = Column { $column } is the last: once you turn it up, you must take it.

label-play = Play oar card { $oar }
consequence-range =
    { $range ->
        [one] With the wind of { $wind } you can sail { $range } mile.
       *[other] With the wind of { $wind } you can sail { $range } miles.
    }
consequence-forecast =
    { $wind ->
        [0] It leaves the forecast as it is;
       *[other] It adds { SIGNED($wind) } to the forecast;
    } with the others’ cards, that will end up between { SIGNED($low) } and { SIGNED($high) }.
consequence-forecast-known =
    { $wind ->
        [0] The forecast stays { SIGNED($forecast) }.
       *[other] It adds { SIGNED($wind) }: the forecast will be { SIGNED($forecast) }.
    }

label-sail = Sail to { $city }
label-sail-serve = Sail to { $city } and deliver { $good } from slot { $slot }
label-sail-serve-buy = Sail to { $city }, deliver { $good } from slot { $slot } and buy a temple point
label-stay = Stay in { $city }
label-stay-serve = Stay in { $city } and deliver { $good } from slot { $slot }
label-stay-serve-buy = Stay in { $city }, deliver { $good } from slot { $slot } and buy a temple point
consequence-way =
    { $gold ->
        [0] { $miles ->
            [one] The route is { $miles } mile, within your range.
           *[other] The route is { $miles } miles, within your range.
        }
       *[other] { $miles ->
            [one] The route is { $miles } mile; you pay { $gold } gold for the miles beyond your range.
           *[other] The route is { $miles } miles; you pay { $gold } gold for the miles beyond your range.
        }
    }
consequence-delivers = You deliver { $good } from slot { $slot } for { $pay }.
consequence-buys = You pay { $gold } gold for one more temple point in { $region }.
consequence-loses =
    { $slots-count ->
        [one] You lose the contract in slot { $slots }.
       *[other] You lose the contracts in slots { $slots }.
    }

question-extraturn = When you are asked about an extra turn
question-extraturn-join = take it
question-extraturn-decline = decline it
# Choosing by parts
field-take-column = Column
field-take-slot = Slot
field-play-card = Oar card
field-sail-city = City
field-sail-slot = Delivery
field-sail-buy = Temple point
entry-take-column = { $column }: { $good } to { $city }
note-take-column = { $pay }, oar card { $oar }
entry-take-slot = Slot { $slot }
entry-play-card = { $oar }
entry-sail-slot = { $good } from slot { $slot }
none-sail-slot = deliver nothing
entry-sail-buy = Buy a temple point
none-sail-buy = Buy none

label-join = Take the extra turn
label-decline = Sit out
consequence-join = You must then play an oar card, but your ship need not move.

## Why an action is worth something, shown next to its worth

reason-chart = the voyage your manifest allows without it
reason-contract = { $good } to { $city } in slot { $slot }, instead of what might still go there
reason-oar = oar card { $oar } in your hand
reason-leftover = { $gold } gold on the column
reason-face-down = what might be there, on average
reason-refuse = the chance to refuse it and turn up another
reason-delivery = delivering { $good } in { $city }
reason-voyage = the rest of the voyage from { $city }
reason-miles = { $gold } gold for miles beyond your range
reason-point = one more temple point in { $region } for { $gold } gold
reason-oar-spent = oar card { $oar } leaving your hand
reason-decline = keeping your oar cards

## What is refused, and what is allowed instead

refused-acquire-first = You are acquiring a contract: take a column, or turn up the next one.
refused-nothing-to-reveal = No columns are face down any more: you must take one.
refused-no-such-column = There is no column { $column } in the row; take one of those that are still there.
refused-column-face-down = Column { $column } is face down; turn up columns from the left until you reach it.
refused-column-closed =
    Column { $column } is closed to you this turn; of the face-up columns, only column { $open }, the one you turned up last, is open to you.
refused-column-refused = You turned up column { $column } and refused it: it is closed to you for as long as it lies there.
refused-slot-taken = Slot { $slot } is taken; load the contract into a free slot.
refused-play-oar-first = You need an oar card first: play one from your hand.
refused-oar-not-in-hand = You don’t hold oar card { $oar }; play one from your hand.
refused-sail-first = It is time to sail: name the city where your move ends, even if you stay there.
refused-too-far =
    { $gold ->
        [0] Sailing to { $city } costs { $price } gold, and you have none; choose a city within your range.
       *[other] Sailing to { $city } costs { $price } gold, and you have { $gold }; choose a nearer city.
    }
refused-buy-without-contract = You can buy a temple point only when you fulfil a contract.
refused-slot-lost = The contract in slot { $slot } has been turned and lost; only open contracts can be fulfilled.
refused-slot-not-open = There is no open contract in slot { $slot }; only open contracts can be fulfilled.
refused-other-city = The contract in slot { $slot } is for { $city }, but your move ends in { $here }.
refused-point-too-dear =
    { $gold ->
        [0] A temple point costs { $price } gold, and you would have none left for it; deliver without buying.
       *[other] A temple point costs { $price } gold, and you would have only { $gold }; deliver without buying.
    }
refused-extra-turn-first = You are being asked about the extra turn: join it or decline it.

## What has happened

event-set-up = Everything is laid out; the wind is { $wind }. Player order: { $seats }.

event-revealed = { $seat } turns up column { $column }: { $good } to { $city } for { $pay }, oar card { $oar }.
event-taken =
    { $gold ->
        [0] { $seat } takes column { $column } into slot { $slot }: { $good } to { $city } for { $pay }, oar card { $oar }.
       *[other] { $seat } takes column { $column } into slot { $slot }: { $good } to { $city } for { $pay }, oar card { $oar }, and the { $gold } gold on it.
    }
event-order = New player order: { $seats }.
event-leftover =
    { $gold ->
        [0] The column left over is turned up: { $good } to { $city } for { $pay }, oar card { $oar }.
       *[other] The column left over ({ $good } to { $city } for { $pay }, oar card { $oar }) now has { $gold } gold on it.
    }
event-leftover-discarded =
    The column left over is discarded: { $good } to { $city } for { $pay }, oar card { $oar }.

event-chosen = { $seat } has chosen an oar card.
event-chosen-own = You have chosen oar card { $oar }.
event-oars =
    The oar cards are turned up: { $oars }. Their wind numbers add up to { SIGNED($total) }; the forecast is { SIGNED($forecast) }.
oar-of = { $seat } { $oar }
event-sailed =
    { $gold ->
        [0] { $miles ->
            [one] { $seat } sails from { $from } to { $city }, { $miles } mile.
           *[other] { $seat } sails from { $from } to { $city }, { $miles } miles.
        }
       *[other] { $miles ->
            [one] { $seat } sails from { $from } to { $city }, { $miles } mile, and pays { $gold } gold.
           *[other] { $seat } sails from { $from } to { $city }, { $miles } miles, and pays { $gold } gold.
        }
    }
event-stayed = { $seat } stays in { $city }.
event-fulfilled =
    { $price ->
        [0] { $seat } delivers { $good } to { $city } from slot { $slot } for { $pay }.
       *[other] { $seat } delivers { $good } to { $city } from slot { $slot } for { $pay } and buys a temple point for { $price } gold.
    }
event-advanced =
    { $points ->
        [one] { $seat } advances { $points } space to space { $space } at the temple of { $region }.
       *[other] { $seat } advances { $points } spaces to space { $space } at the temple of { $region }.
    }
event-lost =
    { $slots-count ->
        [one] { $seat } loses the contract in slot { $slots }.
       *[other] { $seat } loses the contracts in slots { $slots }.
    }
event-wind = The forecast comes true: the wind is now { $wind }.

event-joined = { $seat } will take an extra turn.
event-declined = { $seat } declines an extra turn.
event-extra-oar = { $seat } plays oar card { $oar } for an extra turn.

event-bonus = { $seat } has fulfilled all five contracts and takes a bonus tile.
event-bonus-own =
    { $value ->
        [one] You have fulfilled all five contracts and take a bonus tile worth { $value } point.
       *[other] You have fulfilled all five contracts and take a bonus tile worth { $value } points.
    }
event-bonus-fixed =
    { $value ->
        [one] { $seat } has fulfilled all five contracts and takes a bonus tile worth { $value } point.
       *[other] { $seat } has fulfilled all five contracts and takes a bonus tile worth { $value } points.
    }
event-tile-removed =
    { $temple ->
        [Gold] Nobody can claim the tile worth { $points } at the gold temple.
       *[other] Nobody can claim the tile worth { $points } at the temple of { $temple }.
    }
event-tile =
    { $temple ->
        [Gold] { $points ->
            [one] { $seat } takes a tile worth { $points } point at the gold temple.
           *[other] { $seat } takes a tile worth { $points } points at the gold temple.
        }
       *[other] { $points ->
            [one] { $seat } takes a tile worth { $points } point at the temple of { $temple }.
           *[other] { $seat } takes a tile worth { $points } points at the temple of { $temple }.
        }
    }
event-round = Round { $round } begins; the wind is { $wind }.
event-over = The last round is over. Points on bonus tiles: { $bonuses }.
bonus-of = { $seat } { $points }

## The table in words: titles, headings and cells

sheet-sea = The chart
sheet-temples = Temples
sheet-charts = Manifests
sheet-captains = Players, in player order
sheet-row = Contracts on offer
sheet-own = For your eyes only
sheet-reminders = Oar cards you saw being taken
sheet-weather = Time and wind

chapter-round = Round { $round }
chapter-phase = { $phase }
measure-score = Points
measure-gold = Gold
measure-temples = Steps at the temples
phase-acquire = phase 1: acquiring contracts
phase-fulfil = phase 2: fulfilling contracts
phase-extra = phase 2: extra turns
phase-short-acquire = Contracts
phase-short-fulfil = Deliveries
phase-short-extra = Extra turns
sheet-scored = Tiles taken in round { $round }
heading-takers = Taken by
cell-taker = { $seat } { $points } ({ $stood })
cell-by-token =
    { $height ->
        [0] space { $space }
       *[other] space { $space }, on { $height }
    }
cell-by-gold = { $gold } gold, number { $order } in player order
heading-city = City
heading-region = Region
heading-links = Links
heading-way = From your ship
heading-boats = Ships
heading-temple = Temple
heading-tiles = Tiles { $round }
heading-player = Player
heading-slot = Slot { $slot }
heading-boat = Ship
heading-gold = Gold
heading-scale = Oar scale
heading-oars = Oar cards
heading-played = Played
heading-points = Points
heading-bonus = Bonus tiles
heading-column = Column
heading-contract = Contract
heading-pay = Pays
heading-oar = Oar card
heading-hand = Oar cards in hand
heading-chosen = Chosen
heading-bonus-values = Value of your bonus tiles
heading-round = Round
heading-turn = Turn
heading-wind = Wind
heading-forecast = Forecast

cell-seat = { $seat }
cell-list = { $names }
cell-temple = { $source }
cell-good = { $good }
cell-city = { $city }
legend-map = A number is the way in miles from your ship; beside it, the ships there. “map Crete” tells the links of a city.
cell-link = { $city } { $miles }
# Signs on cards, for narrow columns
cell-gold = { $gold } gold
cell-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cell-contract = { $good } → { $city }
cell-contract-refused = { $good } → { $city } (refused by { $seat })
cell-loaded =
    { $good } → { $city }
    { $pay }
cell-token = { $space } (on { $height })
cell-fulfilled = fulfilled
cell-lost = lost
cell-face-down = face down
cell-forecast = { SIGNED($forecast) }

## Boxes

fault-ends = the names of two different cities are expected here
fault-unreachable = no chain of links connects { $city } to the start
fault-start-card = nothing is delivered where ships start; name another city
fault-pay = { $good } must pay once, either in gold or in temple points

## Where points come from

source-bonus = bonus tiles
source-gold = gold temple

## Options: a question, and each value as its answer

option-refusal-lasts-round = If you refuse a column and it is left over, may you take it in a later turn?
option-refusal-lasts-round-true = no, your refusal is final
option-refusal-lasts-round-false = yes, it is open to everyone

option-leftover-gold-accumulates = Does gold build up on a column that is left over turn after turn?
option-leftover-gold-accumulates-true = yes, 1 more each time
option-leftover-gold-accumulates-false = no, never more than 1

option-buy-with-fresh-gold = Can the gold a contract has just paid buy its extra temple point?
option-buy-with-fresh-gold-true = yes, straight away
option-buy-with-fresh-gold-false = no, only gold you already had

option-extra-turns-affect-wind = Do oar cards played in extra turns change the forecast?
option-extra-turns-affect-wind-true = yes, their wind is added to it
option-extra-turns-affect-wind-false = no, their wind is ignored

option-extra-turns-asked-once = Does one answer, given before extra turn 5 I, count for both extra turns?
option-extra-turns-asked-once-true = yes, you are asked once
option-extra-turns-asked-once-false = no, you are asked before each

option-zero-may-score = Can players still on space 0 of a temple take a tile there?
option-zero-may-score-true = yes, ranked last, by player order
option-zero-may-score-false = no, it takes at least 1 space

option-gold-temple-needs-gold = Do you need gold to take a tile at the gold temple?
option-gold-temple-needs-gold-true = yes, at least 1
option-gold-temple-needs-gold-false = no, player order breaks every tie

option-wind-between-rounds = What is the wind when a new round begins?
option-wind-between-rounds-forecast = what turn 5 forecast
option-wind-between-rounds-keep = the same as in turn 5
option-wind-between-rounds-reset5 = the same as at the start of the game (5)

option-bonus-tiles = What is a bonus tile worth, and who knows?
option-bonus-tiles-random = it varies; only its owner knows until the end
option-bonus-tiles-fixed3 = all the same (3 points), open to all

## The board

panel-chart = The chart
panel-row = Contracts on offer
panel-hand = Your oar cards
panel-manifest = Your manifest
panel-temples = Temples
panel-tally = Points by round and temple
legend-forecast = forecast
legend-wind = wind now
course-round = Round
course-contracts = Contracts
course-sailing = Sailing
order-marker = order marker at { $power }

told-course = Round { $round }, turn { $turn }
told-link = { $city } – { $other_city }: { $miles } miles
told-forecast = Forecast: what the oar cards played add up to; it makes the wind of the next turn
told-wind = Wind { $wind }: with the power of an oar card it makes your range in miles
told-starting = The star marks a starting card
told-covered = bonus tile, covered until the end
told-bonus = bonus tile: { $points } points
round-now = { $round }, now
told-tile = tile for place { $place } in this round: { $points } points
told-later = tile for place { $place } in round { $round }: { $points } points
told-order = number { $order } in player order
told-gold = { $gold } gold
told-oars = oar cards in hand: { $count }
told-points = points on tiles: { $points }
told-played = oar cards played in this round: { $oars }
told-chosen = has chosen an oar card
told-city = { $city } in { $region }
told-harbour = { $city }, the home port
told-ships =
    { $seats-count ->
        [one] Ship here: { $seats }
       *[other] Ships here: { $seats }
    }
told-boat = { $seat }’s ship in { $city }
told-column =
    { $gold ->
        [0] Column { $column }: { $contract }; oar card { $oar }
       *[other] Column { $column }: { $contract }; oar card { $oar }; { $gold } gold on it
    }
told-column-down = Column { $column }, face down
told-slot = Slot { $slot }: { $state }
told-free = free
told-oar = Oar card { $oar }
told-oar-chosen = Oar card { $oar }, chosen
told-temple = { $source }: { $spaces }
told-token = { $seat } { $space }
told-player = number { $order } in player order, { $gold } gold, oar cards { $oars }, points on tiles { $points }

## The lesson: a prepared game, so what it says about cards and miles is true

lesson-reveal =
    All { $columns } columns are face down: one more than there are players. Each holds a contract, which is a good to be
    carried to a city, and an oar card, which you’ll need at sea. Everyone takes one column a turn, and you go first.
    Turn up the leftmost.
lesson-refuse =
    { $city } would pay { $gold } gold for { $good }. Gold buys miles, but most tiles are won at the temples of the regions, and
    { $city } is { $miles } miles from Creta: refuse the column and turn up the next one. You can’t come back to it this
    turn; it stays face up for the others.
lesson-take =
    That’s better: { $good } to { $city } for { $points } temple points in { $region }. Load it into slot { $slot }, where it
    will stay. When you deliver a contract, you lose any still open to its left, so put what you’ll reach first on the left.
    { $city } is { $miles } miles away: it will be your first voyage. You also get oar card { $oar }; its power, { $power }, sets
    your place in the next turn’s order, lowest first.
lesson-leftover =
    Nobody took the column you refused. It is now the column left over, face up on the far left, and has { $leftover } gold on
    it, which goes to whoever takes it. Your refusal held for one turn only, and you may take any column that is face up: take
    this one, { $gold } gold for { $good } to { $city }. Load it into slot { $slot }, to leave room for another stop before it.
lesson-meanwhile =
    Two contracts are loaded. The next turns, up to the fifth, go the same way and are played for you: watch your manifest
    fill up.
lesson-oar =
    Your manifest is full: time to sail. Everyone chooses an oar card in secret. Your range is its power plus the wind:
    { $oar } and a wind of { $wind } make { $range } miles, just enough to reach { $city }, and none of your other cards gets you
    that far. Its wind number, { SIGNED($share) }, counts towards the forecast, which becomes the wind of the next turn.
lesson-sail =
    Sail to { $city }: { $miles } miles, within your range. There you deliver { $good }, and your token at the temple of
    { $region } advances { $points } spaces. With every delivery you may buy one more temple point for { $price } gold. Do it:
    the leader at a temple takes the tile.
lesson-wind =
    Everyone has sailed, and the forecast of { SIGNED($forecast) } has come true: the wind is 5 plus { $forecast }, which makes
    { $wind }. Slot { $slot } is next: { $city }, { $miles } miles away. With { $oar } you have a range of { $range }, and
    none of your cards gives you more; gold will do the rest.
lesson-gold =
    { $city } is { $miles } miles away and your range is { $range }: each mile beyond it costs 1 gold, so you pay { $toll }.
    For { $good } you then get { $gold } gold, which you can spend straight away: buy a temple point for { $price }, as every
    delivery allows. The contract to the left has already been delivered, so you lose nothing.
lesson-end =
    Now the game is yours. { $third }, { $fourth } and { $fifth } are waiting in slots 3, 4 and 5: deliver to all three, from left
    to right, and you earn a bonus tile. At the end of this round the leader at each temple takes its tile, and so does the
    player with the most gold at the gold temple. Tokens and gold carry over to the next round, when each temple has two
    tiles, and to the last, when it has three. In the end, the points on the tiles decide.
