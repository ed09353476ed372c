### What Mare Nostrum says.

title = Mare Nostrum
pitch = Lead one of five civilisations around the Mediterranean: bargain for the goods you lack, raise cities and caravans, send out legions, and gather heroes and wonders before your rivals do.
length = as many turns as it takes to win
intro =
    Each turn has three phases. In the first you collect taxes and goods and exchange cards; in the second you build with
    sets of taxes or of different goods; in the third triremes and legions move and fight. The player with the most caravans
    and markets, the most cities and temples, or the most units leads the phase they belong to. You win at once with the
    Pyramids, or with four heroes and wonders in any mix. Places have their Latin names.

## Seats, names and decisions

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5

civ-rome = Rome
civ-carthage = Carthage
civ-babylon = Babylon
civ-egypt = Egypt
civ-greece = Greece
part-rome = { civ-rome }
part-carthage = { civ-carthage }
part-babylon = { civ-babylon }
part-egypt = { civ-egypt }
part-greece = { civ-greece }

role-director = Director of Commerce
role-political = Political Leader
role-military = Military Leader
counted-director = most caravans and markets
counted-political = most cities and temples
counted-military = most legions, triremes and fortresses

# Beside the name of a player
badge = { $roles }

# Cards of the bank, then heroes and wonders
card-livestock = livestock
card-grain = grain
card-fruit = fruit
card-gems = gems
card-slaves = slaves
card-oil = oil
card-metal = metal
card-gold = gold
card-papyrus = papyrus
card-perfume = perfume
card-fish = fish
card-wine = wine
card-tax = a tax
several = { $count } × { $card }
several-taxes =
    { $count ->
        [one] { $count } tax
       *[other] { $count } taxes
    }

card-julius-caesar = Julius Caesar
card-hannibal = Hannibal
card-hammurabi = Hammurabi
card-pericles = Pericles
card-cleopatra = Cleopatra
card-agamemnon = Agamemnon
card-archimedes = Archimedes
card-solomon = Solomon
card-helen-of-troy = Helen of Troy
card-nebuchadnezzar = Nebuchadnezzar
card-ulysses = Ulysses
card-colossus = the Colossus
card-hanging-gardens = the Hanging Gardens
card-temple-of-artemis = the Temple of Artemis
card-statue-of-zeus = the Statue of Zeus
card-lighthouse = the Lighthouse
card-mausoleum = the Mausoleum
card-pyramids = the Pyramids

# What they do, as a sentence
power = { $power }
power-caesar = Your legions and fortresses cost 1 less (legions only, if the option says so).
power-hannibal = You add 1 to each die your legions roll.
power-hammurabi = You place one influence marker a turn for free.
power-pericles = Your triremes cost 1 less, and you add 1 to each die they roll.
power-cleopatra = Once in each construction phase you may swap a good for a tax at the bank, or a tax for a good.
power-agamemnon = You count 2 more towards the role of Director of Commerce.
power-archimedes = You count 2 more towards the role of Military Leader.
power-solomon = You count 2 more towards the role of Political Leader.
power-helen = Once in each military phase, one legion that enters a province of yours becomes your own.
power-nebuchadnezzar = When you pillage a city or a caravan, you take its card from the bank.
power-ulysses = Once in each exchange you may make a player take a card from you instead of from someone else.
power-colossus = Your income includes one extra tax.
power-gardens = After construction you may keep one good.
power-artemis = Your income includes one extra good of your choice.
power-zeus = You may have two fortresses in a province.
power-lighthouse = You may place influence in any province without a foreign marker, however far away.
power-mausoleum = Your cities, caravans, temples and markets cost 1 less.
power-pyramids = You win at once.

# What is built, as part of other messages
item-city = a city
item-caravan = a caravan
item-temple = a temple
item-market = a market
item-influence = an influence marker
item-legion = a legion
item-trireme = a trireme
item-fortress = a fortress
caravan-on = a caravan on { $card }
city-at = a city at { $site }

# Buildings by where they stand; cities by the name of their site
spot-livestock = the livestock caravan
spot-grain = the grain caravan
spot-fruit = the fruit caravan
spot-gems = the gems caravan
spot-slaves = the slaves caravan
spot-oil = the oil caravan
spot-metal = the metal caravan
spot-gold = the gold caravan
spot-papyrus = the papyrus caravan
spot-perfume = the perfume caravan
spot-fish = the fish caravan
spot-wine = the wine caravan
spot-temple = the temple
spot-market = the market

how-legions-first = legions first
how-fortresses-first = fortresses first
how-one-fortress = one fortress, then legions

step-placecaravan = Placing a caravan from the starting sheet
step-settle = Spending set-up points
step-bequeath = Handing over a role
step-collect = Choosing a good for the Temple of Artemis
step-demand = Naming how many cards to offer
step-makeoffer = Offering cards
step-pick = Picking a card
step-redirect = Deciding on Ulysses
step-pickinstead = Picking a card from the owner of Ulysses
step-give = Giving a card in return
step-namebuilder = Naming who builds next
step-construct = Building
step-keep = Keeping a good with the Hanging Gardens
step-keeptaxes = Keeping taxes
step-namecommander = Naming who moves next
step-fleets = Moving triremes
step-legions = Moving legions
step-hold = Using the provinces you hold
step-lure = Deciding on Helen of Troy
step-casualties = Choosing losses
step-uncover = Giving up occupied buildings
step-aftermath = Pillaging, occupying or converting

ending-pyramids = The Pyramids have been built.
ending-cards = Someone has all the heroes and wonders it takes to win.
ending-roles = One player holds all three roles.
ending-capitals = One player holds four capital provinces.
ending-turn-limit = The last turn agreed on has been played.
victory-pyramids = { $seats } wins: the Pyramids stand.
victory-cards = { $seats } wins: { $score ->
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $score }
    } heroes and wonders.
victory-roles = { $seats } wins: all three roles in one hand.
victory-capitals = { $seats } wins: four capital provinces.
victory-turn-limit =
    { $seats-count ->
        [one] { $seats } wins on the last turn: heroes and wonders, { $score }.
       *[other] { $seats } share the win on the last turn: heroes and wonders, { $score } each.
    }

## What a player is asked

prompt-placecaravan = Which icon does your caravan in { $province } stand on?
prompt-settle =
    { $points ->
        [one] You have { $points } point left. What do you place?
       *[other] You have { $points } points left. What do you place?
    }
prompt-bequeath = Others are tied ahead of you for the role of { $role }. Who gets it?
prompt-namenext = You are { $role }: who is next?
prompt-collect = The Temple of Artemis gives you one good. Which?
prompt-demand = You are Director of Commerce: how many cards must everyone offer?
prompt-makeoffer =
    { $count ->
        [one] Offer { $count } card.
       *[other] Offer { $count } cards.
    }
prompt-pick = Which card do you take, and from whom?
prompt-redirect = { $seat } wants { $card } from { $victim_seat }. Do you use Ulysses?
prompt-pickinstead = Ulysses forces you: which of his owner’s cards do you take?
prompt-give = { $seat } is one card short: which of your cards do you give?
prompt-construct = What do you build?
prompt-keep = The Hanging Gardens let you keep one good. Which?
prompt-keeptaxes = How many of your taxes do you keep?
prompt-fleets = Move your triremes, and fight at sea if you like.
prompt-legions = Move your legions, and attack where you are if you like.
prompt-hold = What do you do with the provinces you hold?
prompt-lure =
    { $count ->
        [one] { $count } legion of { $enemy_civ } enters { $province }. Does Helen of Troy win it over?
       *[other] { $count } legions of { $enemy_civ } enter { $province }. Does Helen of Troy win one of them over?
    }
prompt-casualties =
    { $count ->
        [one] You lose { $count } unit in { $place } ({ $civ } against { $enemy_civ }). Which?
       *[other] You lose { $count } units in { $place } ({ $civ } against { $enemy_civ }). Which?
    }
prompt-uncover =
    { $count ->
        [one] You have { $count } legion left in { $province }. Which building does it stay on?
       *[other] You have { $count } legions left in { $province }. Which buildings do they stay on?
    }
prompt-aftermath = { $province } is open to you. What do you do with it?
prompt-aftermath-joins = More legions have arrived in { $province }. Do they occupy more buildings?

## What a player can do: labels, and the consequences that complete them

label-place = Place { $item } in { $province }
label-place-hero = Take { $card }
label-done-placing = Pass; the remaining points are lost
label-bequeath = { $civ } becomes { $role }
label-name = { $civ } is next
label-collect = Take { $card }
label-exchange =
    { $count ->
        [0] No exchange this turn
        [one] { $count } card each
       *[other] { $count } cards each
    }
consequence-traders = These players take part: { $seats }.
consequence-no-trade = Nobody trades.
label-offer = Offer { $cards }
label-take = Take { $card } from { $civ }
consequence-picks-next = { $civ } picks next.
consequence-all-even = That’s the last pick, and nobody is a card short.
consequence-card-owed = That’s the last pick; the Director of Commerce gives { $civ } a card.
label-redirect = Use Ulysses: one of your cards is taken instead
label-let = Let it be
label-give = Give { $card }
label-build = Build { $item } in { $province } for { $cards }
label-build-free = Build { $item } in { $province } for free
label-buy = Buy { $card } for { $cards }
label-swap = Swap { $card } for { $other_card } at the bank
consequence-room = There is room for { $names }.
label-done-building = Build nothing more
label-keep = Keep { $card }
label-retain =
    { $count ->
        [0] Keep no taxes
        [one] Keep { $count } tax
       *[other] Keep { $count } taxes
    }
label-done = Keep nothing
label-move =
    { $units ->
        [triremes] { $count ->
            [one] Sail with { $count } trireme: { $places } → { $to }
           *[other] Sail with { $count } triremes: { $places } → { $to }
        }
       *[legions] { $count ->
            [one] March with { $count } legion: { $places } → { $to }
           *[other] March with { $count } legions: { $places } → { $to }
        }
    }
consequence-battle = That is an attack on { $civ }: { $units } against { $enemy_units }.
consequence-undefended = It belongs to { $civ }, and nobody defends it.
label-attack = Attack { $civ } in { $place }
label-done-fleets = Done at sea: go on to the legions
label-done-legions = No more moves or battles
label-lure = Use Helen of Troy: a legion comes over to you
label-lure-away = Use Helen of Troy: a legion is only removed, because you have none in reserve
label-lose =
    { $legions ->
        [0] { $fortresses ->
            [one] Lose { $fortresses } fortress
           *[other] Lose { $fortresses } fortresses
        }
        [one] { $fortresses ->
            [0] Lose { $legions } legion
            [one] Lose { $legions } legion and { $fortresses } fortress
           *[other] Lose { $legions } legion and { $fortresses } fortresses
        }
       *[other] { $fortresses ->
            [0] Lose { $legions } legions
            [one] Lose { $legions } legions and { $fortresses } fortress
           *[other] Lose { $legions } legions and { $fortresses } fortresses
        }
    }
label-pillage = Pillage { $province }: destroy { $spot }
consequence-pillage = It is destroyed, and its piece returns to the common stock.
label-occupy = Occupy in { $province }: { $spots }
consequence-occupy = From the next commerce phase, its income is yours for as long as legions stay on it.
label-convert = Begin to convert { $province }
consequence-convert = In your next construction phase you may pay for influence there, if you still hold the province alone and your influence can reach it.
label-done-choosing = Leave it at that

# Forms: any cards, any units
form-offer = Offer other cards
form-build = Build something else, or pay differently
form-buy = Buy a hero or a wonder, paying differently
form-move = Move other units
form-attack = Attack where you are
form-occupy = Occupy other buildings
field-offer-cards = Cards
field-build-item = What to build
field-build-province = Province
field-build-spot = Icon or site
field-build-cards = Pay with
field-buy-card = Hero or wonder
field-buy-cards = Pay with
field-move-groups = Units
field-move-to = Destination
field-move-civ = Opponent
field-attack-place = Where
field-attack-civ = Opponent
field-occupy-province = Province
field-occupy-spots = Buildings

# Headings of a long list of choices
# Choosing by parts
verb-build = Build
verb-buy = Buy a hero or a wonder
verb-swap = Swap a card with the bank
verb-move = Move
verb-attack = Attack where you are
verb-pillage = Pillage
verb-occupy = Occupy
verb-convert = Convert
field-take-card = Card
field-take-civ = From
field-give-card = Card
field-collect-card = Card
field-keep-card = Card
field-swap-card = You give
field-swap-for = You get
field-exchange-count = Cards each
field-retain-count = Taxes
field-name-civ = Civilisation
field-move-groups-place = From
field-move-groups-unit = Units
field-move-groups-count = How many
field-lose-how = Losses
field-pillage-province = Province
field-pillage-spot = Building
field-convert-province = Province
entry-build-cards = { $cards }
entry-buy-cards = { $cards }
entry-offer-cards = { $cards }
entry-move-groups = { $count } from { $places }
entry-move-groups-unit =
    { $units ->
        [triremes] triremes
       *[legions] legions
    }
entry-lose-how = { label-lose }
none-move-groups-place = several provinces at once
none-build-cards = free
none-buy-cards = free

choices-build = Build { $item }
choices-buy = Heroes and wonders
choices-swap = Swap a card with the bank
choices-take = From { $civ }
choices-move = Move to { $to }
choices-attack = Attack where you are
choices-pillage = Pillage
choices-occupy = Occupy
choices-convert = Convert

## Why an action is worth something, shown next to its worth

reason-now = sooner rather than later
reason-wins = it wins the game
reason-hand = what your cards can do for you
reason-income = what it will earn
reason-province = what the province promises
reason-defence = safety
reason-goal = a step towards the goal
reason-power = its power
reason-denied = what it costs the others
reason-next-pick = the pick that follows
reason-spoils = what there is to take
reason-losses = the legions or triremes you may lose
reason-risk = what you leave exposed
reason-reach = what comes within reach
reason-order = the order of play
reason-nothing = it changes nothing

## What can be answered in advance

question-redirect = When you could use Ulysses in the exchange
question-redirect-redirect = use him
question-redirect-let = let it be
question-redirect-picker-seat = only when these players pick
question-redirect-card = only for these cards
question-lure = When legions enter a province of yours and you have Helen of Troy
question-lure-lure = win one over
question-lure-let = let them come
question-lure-province = only in these provinces
question-lure-enemy-civ = only against these civilisations
question-casualties = When you choose losses in a battle
question-casualties-lose-legions-first = legions first
question-casualties-lose-fortresses-first = fortresses first
question-casualties-province = only in these provinces

## What is refused, and what is allowed instead

refused-caravan-first = First place the caravan from your sheet: choose one of the icons it leaves open.
refused-capital-first = Your first purchase must be the influence marker in { $province }.
refused-settle-first = You are placing your pieces: place something, take your hero, or pass.
refused-no-cards-yet = Nobody has cards yet: pay with points.
refused-own-hero-only = Only your own hero is for sale so far, not { $card }.
refused-too-few-points =
    { $points ->
        [one] That costs { $price } points, and you have { $points } left.
       *[other] That costs { $price } points, and you have { $points } left.
    }
refused-bequeath-first = Name who becomes { $role }.
refused-not-tied = { $civ } is not among those tied for the role of { $role }; name one of them.
refused-name-first = Name the civilisation that goes next.
refused-not-next = { $civ } cannot be named: name a player who has something to do in this phase and hasn’t had a turn yet.
refused-collect-first = Choose the good that the Temple of Artemis gives you.
refused-not-in-bank = The bank has none of this left: { $card }.
refused-demand-first = Say how many cards everyone offers; 0 means no exchange.
refused-more-than-hand =
    { $size ->
        [one] You can’t ask for { $count } cards with only { $size } in your own hand.
       *[other] You can’t ask for { $count } cards with only { $size } in your own hand.
    }
refused-offer-first =
    { $count ->
        [one] You are part of the exchange and can’t pass: offer { $count } card.
       *[other] You are part of the exchange and can’t pass: offer { $count } cards.
    }
refused-not-in-hand = You don’t have enough of this in your hand: { $card }.
refused-wrong-count =
    { $count ->
        [one] The Director asked for { $count } card, and you offered { $given }.
       *[other] The Director asked for { $count } cards, and you offered { $given }.
    }
refused-pick-first = It’s your turn to pick: take a card that someone else offers.
refused-own-offer = This is your own offer: take a card from someone else.
refused-not-offered = { $civ } has no such card on offer: { $card }.
refused-round-trip = You took from { $civ }, and { $civ } took from you: now take from someone else.
refused-redirect-first = Say whether you use Ulysses or let the pick stand.
refused-ulysses-forces = Ulysses forces you to take a card from { $civ }.
refused-give-first = You owe { $seat } a card: give one.
refused-construct-first = It’s your turn to build: build or buy something, or say that you are done.
refused-no-spot-needed = This needs no icon or site: leave it out.
refused-not-yours = To build { $item } you need your influence marker in { $province }.
refused-just-placed = You placed your marker in { $province } this turn: you can’t build anything else there until your next turn.
refused-occupied-there = Foreign legions are in { $province }: nothing can be built there.
refused-no-spot = There is no place for { $item } in { $province }, or more than one: name an icon or a site printed there.
refused-spot-taken = That place in { $province } already has { $item }.
refused-out-of-stock = The stock has run out: nobody can build { $item } now.
refused-out-of-pieces = Your reserve is empty: { $item } must come back from the board first.
refused-no-coast = { $province } has no coast, so you can’t build triremes there.
refused-fortress-there = { $province } already has as many fortresses as you may have there.
refused-own-marker = Your influence marker is already in { $province }.
refused-foreign-marker = Someone else’s influence marker is in { $province }: hold the province alone and convert it first.
refused-converting-already = You are already converting { $province }.
refused-not-converting = To replace the marker in { $province }, you must first have chosen to convert the province in a military phase.
refused-legions-there = Foreign legions hold { $province }: no influence can be placed there.
refused-not-next-to = { $province } is not next to a province of yours, by land or along your triremes; markers placed this turn don’t count.
refused-out-of-area = { $province } is outside the area where you may start.
refused-settled-already = Someone else’s influence marker is in { $province }: it is closed to you.
refused-mixed-set = You can’t mix taxes and goods: pay with taxes only, or with goods that are all different.
refused-goods-alike = The goods in one payment must all be different.
refused-wrong-price =
    { $count ->
        [0] That costs { $price }: say which cards you pay with.
        [one] That costs { $price }, and { $count } card is worth { $count }: pay the exact price.
       *[other] That costs { $price }, and { $count } cards are worth { $count }: pay the exact price.
    }
refused-too-dear = That costs { $price } different goods or { $price } taxes; you have at most { $count }.
refused-other-people = { $card } belongs to another civilisation.
refused-card-gone = Someone already has { $card }.
refused-no-cleopatra = Only the owner of Cleopatra can swap cards with the bank.
refused-swapped-already = You have already used Cleopatra in this phase.
refused-swap-alike = Cleopatra swaps a good for a tax, or a tax for a good.
refused-keep-first = Say which good you keep, or that you are done.
refused-too-few-taxes = You have only { $count } to keep.
refused-keeptaxes-first = Say how many taxes you keep.
refused-legions-later = All your triremes move before your legions: finish your moves at sea first.
refused-triremes-first = That belongs to the other half of your turn: triremes first, then legions.
refused-not-so-many =
    { $count ->
        [0] You have none of these units in { $place }.
       *[other] You have only { $count } of these units in { $place }.
    }
refused-moved-already =
    { $count ->
        [0] Your units in { $place } have already moved or fought this turn, so they stay.
       *[other] Only { $count } of your units in { $place } can still move this turn.
    }
refused-fleets-share = Name only the sea: triremes move one step, and fleets may share a sea; attack separately if you like.
refused-no-sea-way = Triremes move one step, from port to a sea on that coast or from sea to sea; { $to } is not one such step from { $place }.
refused-campaign-first = It’s your turn to move: move units, attack, or say that you are done.
refused-no-enemy-there = Nothing of yours in { $place } can attack an enemy there: it takes legions on land, triremes at sea.
refused-fought-there = You have already fought in { $place } this turn.
refused-no-land-way = Legions move one step by land or along an unbroken chain of your triremes: there is no such route from { $place } to { $to }.
refused-no-such-way = These seas don’t make a route from { $place } to { $to }: each must hold one of your triremes and border the one before.
refused-sea-before-land = Battles at sea come before all moves on land.
refused-no-such-enemy = { $civ } has no units to fight in { $place }.
refused-name-enemy = There are several enemies in { $place }; say which one you fight: { $civs }.
refused-lure-first = Say whether Helen of Troy wins a legion over.
refused-lose-first = Say which units you lose.
refused-not-so-lost =
    { $losses ->
        [one] You lose { $losses } unit but can’t lose it like this; choose one of the ways listed.
       *[other] You lose { $losses } units but can’t lose them like this; choose one of the ways listed.
    }
refused-uncover-first = Say which buildings in { $province } stay occupied: as many as you have legions there.
refused-choose-first = Say what you do there: pillage, occupy, convert, or nothing.
refused-not-yours-to-use = You can’t choose for { $province } now: you must hold it alone, and you choose only once a turn.
refused-players-capital = { $province } is a player’s capital and cannot be converted.
refused-no-building = There is no such building in { $province }: { $spot }.
refused-too-few-legions =
    { $legions ->
        [one] You can’t occupy { $count } buildings with { $legions } legion.
       *[other] You can’t occupy { $count } buildings with { $legions } legions.
    }
refused-only-more = You have chosen to occupy { $province } this turn; legions that arrive later can only occupy more buildings.

## What has happened

civ-of = { $seat-person }: { $civ }
event-set-up = The civilisations are assigned. { $civs }.
event-placing-order = The order of placing: { $seats }.
event-placed = { $seat } places { $item } in { $province }.
event-placed-hero = { $seat } takes { $card }.
event-passed = { $seat } places nothing more.
event-role = { $seat } becomes { $role }.
event-turn = Turn { $turn } begins.
event-income =
    { $cards-count ->
        [0] { $seat } has no income.
       *[other] { $seat } receives { $cards }.
    }
event-collected = { $seat } receives { $card } from the Temple of Artemis.
event-demand =
    { $seats-count ->
        [0] { $count ->
            [0] { $seat } wants no exchange this turn.
            [one] { $seat } asks for { $count } card, but nobody can trade.
           *[other] { $seat } asks for { $count } cards, but nobody can trade.
        }
       *[other] { $count ->
            [one] { $seat } asks for { $count } card. Taking part: { $seats }.
           *[other] { $seat } asks for { $count } cards. Taking part: { $seats }.
        }
    }
event-offered = { $seat } has placed an offer face down.
event-offered-own = You offer { $cards }.
event-offers = { $seat } offers { $cards }.
event-redirected = { $seat } uses Ulysses: { $picker_seat } must take a card there instead.
event-taken = { $seat } takes { $card } from { $victim_seat }.
event-gift = { $seat } gives { $receiver_seat } a card.
event-gift-own = { $seat } gives { $receiver_seat } a card: { $card }.
event-named = { $seat } names the next player: { $next_seat }.
event-built =
    { $cards-count ->
        [0] { $seat } builds { $item } in { $province } for free.
       *[other] { $seat } builds { $item } in { $province } for { $cards }.
    }
event-bought = { $seat } buys { $card } for { $cards }.
event-swapped = { $seat } swaps { $card } for { $other_card } at the bank.
event-discarded = { $seat } discards { $cards }.
event-kept = { $seat } keeps one good.
event-kept-own = You keep { $card }.
event-moved =
    { $units ->
        [triremes] { $count ->
            [one] { $seat } sails with { $count } trireme: { $places } → { $to }.
           *[other] { $seat } sails with { $count } triremes: { $places } → { $to }.
        }
       *[legions] { $count ->
            [one] { $seat } marches with { $count } legion: { $places } → { $to }.
           *[other] { $seat } marches with { $count } legions: { $places } → { $to }.
        }
    }
event-lured =
    { $count ->
        [0] A legion in { $province } deserts for love of Helen; { $seat } has none in reserve to replace it.
       *[other] A legion in { $province } goes over to { $seat } for love of Helen.
    }
event-battle =
    Battle in { $place }: { $dice-count ->
        [0] { $civ } has { $total }
       *[other] { $civ } rolls { $dice }{ $bonus ->
            [0] { "" }
           *[other] , adds { $bonus }
        } and has { $total }
    }, { $enemy_dice-count ->
        [0] { $enemy_civ } has { $enemy_total }.
       *[other] { $enemy_civ } rolls { $enemy_dice }{ $enemy_bonus ->
            [0] { "" }
           *[other] , adds { $enemy_bonus }
        } and has { $enemy_total }.
    }
event-chose-losses = { $seat } has chosen losses.
event-chose-losses-own = You have chosen your losses: { $how }.
event-lost =
    { $units ->
        [0] { $fortresses ->
            [one] { $civ } loses { $fortresses } fortress in { $place }.
           *[other] { $civ } loses { $fortresses } fortresses in { $place }.
        }
        [one] { $fortresses ->
            [0] { $civ } loses { $units } legion in { $place }.
            [one] { $civ } loses { $units } legion and { $fortresses } fortress in { $place }.
           *[other] { $civ } loses { $units } legion and { $fortresses } fortresses in { $place }.
        }
       *[other] { $fortresses ->
            [0] { $civ } loses { $units } legions in { $place }.
            [one] { $civ } loses { $units } legions and { $fortresses } fortress in { $place }.
           *[other] { $civ } loses { $units } legions and { $fortresses } fortresses in { $place }.
        }
    }
event-lost-fleet =
    { $units ->
        [one] { $civ } loses { $units } trireme in { $place }.
       *[other] { $civ } loses { $units } triremes in { $place }.
    }
event-pillaged = { $seat } pillages { $province } and destroys { $spot }.
event-loot = Nebuchadnezzar brings { $seat } a card from the bank: { $card }.
event-occupied = { $seat } occupies in { $province }: { $spots }.
event-uncovered = { $seat } has fewer legions left in { $province } and still occupies: { $spots }.
event-converting = { $seat } begins to convert { $province }.

## The table in words: titles, headings and cells

sheet-players =
    { $turn ->
        [0] Players, before the first turn
       *[other] Players, turn { $turn }
    }
sheet-roles = Roles, and what counts towards them
sheet-reserves = Pieces in reserve
sheet-battle = Battle in { $place }
sheet-exchange =
    { $count ->
        [one] Exchange: { $count } card each
       *[other] Exchange: { $count } cards each
    }
sheet-own = Your cards
sheet-provinces = Provinces
sheet-seas = Seas
sheet-bank = Cards
sheet-stock = Buildings left
sheet-cards = Heroes and wonders available
sheet-reminders = Cards in hand, as far as you could keep track
sheet-gift = A card you did not see being given; above, it is still with its giver

heading-player = Player
heading-civ = Civilisation
heading-roles = Roles
heading-cards = Heroes and wonders
heading-hand-size = Hand
heading-income-size = Income
heading-income = Income in cards
heading-points = Points left
heading-role = Role
heading-holder = Held by
heading-influence = Influence
heading-legions = Legions
heading-triremes = Triremes
heading-fortresses = Fortresses
heading-hand = Cards in hand
heading-offer = Offer
heading-taken = Picked
heading-pick = Turn
heading-total = Points
heading-losses = Losses
heading-province = Province
heading-owner = Owner
heading-buildings = Buildings
heading-units = Units
heading-state = State
heading-borders = Neighbours
heading-sites = Sites for cities
heading-icons = Goods for caravans
heading-sea = Sea
heading-fleets = Fleets
heading-bank = In the bank
heading-spent = Spent in this phase
heading-cities = Cities
heading-caravans = Caravans
heading-temples = Temples
heading-markets = Markets
heading-card = Card
heading-price = Price
heading-people = Only for
heading-power = Power
heading-giver = Given by
heading-receiver = To
heading-may-be = Could be

cell-seat = { $seat }
cell-player = { $seat-person }
cell-civ = { $civ }
cell-neutral = { $civ } (neutral)
cell-role = { $role }
cell-roles = { $roles }
cell-cards = { $cards }
cell-no-cards = none
cell-list = { $names }
cell-face-down = face down
cell-picks = picks
cell-announced = { $card } announced
cell-city = city { $site }
cell-caravan = caravan ({ $card })
cell-temple = temple
cell-market = market
cell-occupied = { $building } under a legion
cell-forces = { $civ }: { $units }
cell-influence =
    { $count ->
        [one] { $count } influence marker
       *[other] { $count } influence markers
    }
cell-legions =
    { $count ->
        [one] { $count } legion
       *[other] { $count } legions
    }
cell-fortresses =
    { $count ->
        [one] { $count } fortress
       *[other] { $count } fortresses
    }
cell-triremes =
    { $count ->
        [one] { $count } trireme
       *[other] { $count } triremes
    }
cell-at-war = at war
cell-converting = being converted
cell-new = new this turn

## The lesson: a prepared game, so what it says about cards and dice is true

lesson-caravan =
    You lead { $civ }. You win with four heroes and wonders, or with the Pyramids; { $hero_card } is yours from the start, so
    you need { $missing } more. Everything is paid for with cards, and a caravan brings you one each turn: the good on whose icon
    it stands. The one in { $province } has no icon yet: point at { $province } on the chart and choose { $card }.
lesson-offer =
    Each turn begins with income: a tax from every city, a good from every caravan. You have { $first_card }, { $card },
    { $third_card } and { $taxes } taxes. As Director of Commerce, { $civ } asks everyone to offer { $count } cards, face down,
    and will pick first. Anyone who loses a card picks another, so don’t worry: offer { $card } and a tax.
lesson-pick =
    The offers are revealed. { $civ } has taken your tax, so the next pick is yours. Take the tax that { $civ } offers, and you
    have two again. What you have picked is safe: nobody can take it from you.
lesson-again =
    Carthage could not take from you again right away: after one card each way it had to turn to Greece. Greece then took your
    { $lost_card }, so you pick once more. Take { $card } from Greece, and you have three different goods again. After that only
    Carthage has a card on offer, and the exchange is over; Greece, one card short, is given one by the Director.
lesson-influence =
    The Political Leader, Greece, names who builds, and now it’s you. Influence makes a province yours; it goes where there is
    no other marker, next to a province you own, and { $hero_card } gives you one free marker a turn. Point at { $province } on
    the chart, where { $card } can be found. You can build there from your next turn on.
lesson-legion =
    You pay with taxes only, or with goods that are all different: as many cards as the price, and one combination for each
    thing. Your { $first_card }, { $second_card } and { $third_card } make { $price }, the price of a legion. Build it in
    { $province }: a single neutral legion guards { $to }, next door.
lesson-done =
    The { $taxes } taxes you have left buy nothing, since the cheapest things cost { $price }. But they aren’t lost: everyone
    keeps up to two taxes for the next turn, while unused goods are discarded. Build nothing more.
lesson-name =
    In the military phase the Military Leader names who moves next, and this turn that’s you. Greece has a trireme and a
    legion; Carthage has nothing that moves and is passed over. Let { $civ } begin: that’s you.
lesson-attack =
    A legion takes one step, and if it enters a province with enemy units it must attack. Each side rolls a die for each
    legion, and every full { $hit } points remove an enemy unit. The legion in { $to } is neutral: it belongs to Egypt, which
    nobody plays, and only defends itself. Point at { $to } on the chart and march there from { $place }.
lesson-convert =
    You rolled { $total }, enough for a hit; Egypt rolled { $enemy_total } and missed. { $province } is open to you. You could
    pillage or occupy a building, but there isn’t one, so convert the province: your legion stands on the influence marker,
    and next turn you may put yours in its place.
lesson-roles =
    The second turn begins, and each role goes to the player with the most of what it counts. Greece has { $enemy_units } legions,
    triremes and fortresses to your { $units }, so Greece is now Military Leader. Carthage, with { $caravans } caravans, is still
    Director of Commerce and asks for one card. You have { $taxes } taxes, two of them kept: offer one, three will do.
lesson-meanwhile =
    The exchange runs its course, and then the Political Leader says who builds. Watch your cards.
lesson-marker =
    Greece took your tax, and that was the last pick, so the Director owed you a card and gave you a tax. Now you build. Your
    legion still holds { $province } alone, and it borders on your provinces: point there on the chart and place the free marker
    from { $hero_card }. The neutral one goes, and the province is yours.
lesson-gems =
    Your marker in { $province } is a turn old, so you can build there: point at it and pay { $first_card }, { $second_card }
    and { $third_card } for a caravan on the { $card } icon. That gives you one more kind of good, and kinds count: a hero or a
    wonder takes { $price } different goods, or as many taxes.
lesson-trireme =
    Taxes are all alike but still make a combination: { $price } of them buy a trireme. It needs a coast, so build it in
    { $province }, where it waits in port until you sail.
lesson-sail =
    Greece leads now, named itself first and moved nothing; you are last. Triremes go before legions, one step each: out of
    port into a sea on that coast, or from sea to sea. Point at the sea { $to } on the chart and leave { $place }.
lesson-land =
    Seas with your triremes are roads for your legions: { $place } and { $to } both lie on { $sea }, so it is one step. Send
    the legion over to { $to }. Nobody owns the island, and while your legion is there nobody else can put influence on it; you
    can in your next turn, as Greece did in { $other_place }.
lesson-end =
    Now the game is yours. End your moves, and the third turn begins; think of a marker on { $place } and a city at { $site } in
    { $province }. You and Greece have { $units } units each, and a tie leaves a role with its holder; with one more than Greece
    you’ll lead again. You win with { $missing } more heroes and wonders at { $price } each, or the Pyramids at { $most };
    cities and caravans bring the cards, and temples and markets double them.

## Where points come from

# What breaks ties, by its place in the order of comparing
tie-break-2 = income
source-heroes = heroes
source-wonders = wonders

## Options: a question, and each value as its answer

option-set-up = How does the game start?
option-set-up-fixed = as the civilisations’ sheets say
option-set-up-free = everyone spends points on a start of their own

option-civilisations = How are the civilisations assigned?
option-civilisations-dealt = dealt at random
option-civilisations-in-order = in seat order: Rome, Carthage, Babylon, Egypt, Greece

option-four-without = Which civilisation is left out when four play?
option-four-without-rome = Rome
option-four-without-carthage = Carthage
option-four-without-babylon = Babylon
option-four-without-egypt = Egypt
option-four-without-greece = Greece

option-three-without = Which civilisations are left out when three play?
option-three-without-rome-carthage = Rome and Carthage
option-three-without-rome-babylon = Rome and Babylon
option-three-without-rome-egypt = Rome and Egypt
option-three-without-rome-greece = Rome and Greece
option-three-without-carthage-babylon = Carthage and Babylon
option-three-without-carthage-egypt = Carthage and Egypt
option-three-without-carthage-greece = Carthage and Greece
option-three-without-babylon-egypt = Babylon and Egypt
option-three-without-babylon-greece = Babylon and Greece
option-three-without-egypt-greece = Egypt and Greece

option-greek-sheet = What does Greece start with in Thracia?
option-greek-sheet-a = a city
option-greek-sheet-b = a caravan

option-goal = How many heroes and wonders win?
option-goal-four = four, and the Pyramids cost 12
option-goal-five = five, and the Pyramids cost 13

option-three-roles = Does holding all three roles also win?
option-three-roles-true = yes, when they are assigned
option-three-roles-false = no

option-four-capitals = Does holding four capital provinces also win?
option-four-capitals-true = yes, when the roles are assigned
option-four-capitals-false = no

option-caesar = What does Julius Caesar make cheaper?
option-caesar-both = legions and fortresses
option-caesar-legions = legions only

option-hannibal-legion = Does Carthage start with a legion?
option-hannibal-legion-true = yes, in its capital province
option-hannibal-legion-false = no

option-leptis-magna = Is there a city site at Leptis Magna in Libya?
option-leptis-magna-true = yes
option-leptis-magna-false = no

option-greek-grain = Where is there an extra grain icon?
option-greek-grain-none = nowhere
option-greek-grain-macedonia = in Macedonia
option-greek-grain-thrace = in Thracia

option-taxes-kept-asked = After building, are you asked how many taxes you keep?
option-taxes-kept-asked-true = yes, from none to two
option-taxes-kept-asked-false = no, you keep two if you can

option-fortress-holds = Does a fortress left without legions hold its province?
option-fortress-holds-true = yes, the province is at war
option-fortress-holds-false = no, an invader may pillage, occupy or convert

option-turn-limit = After how many turns does the game end, even if nobody has won?
option-turn-limit-0 = it goes on until someone wins
option-turn-limit-5 = after 5
option-turn-limit-10 = after 10
option-turn-limit-20 = after 20
option-turn-limit-40 = after 40
option-turn-limit-80 = after 80

## Faults of a box

fault-places = a map has at most { $most } provinces and seas
fault-itself = a place cannot border itself
fault-one-sided = { $place } does not list { $other } in return
fault-island = an island has no land borders
fault-unreachable = neither land nor sea connects { $place } to { $start }
fault-capital = the starting sheet has no marker in this province
fault-hero = a hero is expected here, not a wonder
fault-worth = this sheet is worth { $worth } points with its hero; it must be worth { $points }
fault-choice = a choice must be between two or more icons that are still empty
fault-sheet-b = only the fixed cities and caravans may differ from the first sheet
fault-stock = the set-up needs { $count } of these

## The drawn board

panel-chart = The Mediterranean
panel-hand = Your cards and prices
panel-supply = Bank, and buildings left
panel-tally = Heroes and wonders
legend-pieces = { $city } city  { $caravan } caravan  { $temple } temple  { $market } market  { $fortresses } fortress  { $legions } legion  { $triremes } trireme  * capital
legend-civ = { $short } { $part }
legend-civs = { $civs }; small: neutral
course-turn = Turn { $turn }
course-set-up = Set-up
course-commerce = Commerce
course-construction = Construction
course-military = Military
measure-score = Heroes and wonders
measure-income = Income
measure-provinces = Provinces
measure-units = Legions, triremes and fortresses
news-battle = Battle in { $place }
news-offers = The exchange
news-adds = { $count } more, from a hero or fortresses
news-hits =
    { $count ->
        [0] no hit
        [one] { $count } hit
       *[other] { $count } hits
    }
told-place = { $place }: { $names }
told-spot = { $spot }, { $place }
told-site = { $site }: room for a city
told-icon = { $card }: room for a caravan
told-role = { $role }: { $counted }
told-won = { $card }: { $power }
told-goal = { $count } heroes and wonders win
told-picker = { $seat } picks
told-hand = { $card }: { $count } in hand
told-covered = { $seat } has offered, face down
told-thinking = { $seat } has not offered yet
told-offer = { $card }, offered by { $seat }
told-side = { $civ } has { $total } points and loses { $count }
told-card = { $card }, price { $price }. { $power }
told-supply = Cards in the bank and buildings left
told-costs = Your prices
told-points =
    { $count ->
        [one] { $count } point left
       *[other] { $count } points left
    }
told-player = { $civ }; cards in hand: { $hand }; income: { $income }
told-cost = { $item }: { $price }
told-left = { $card }: { $count } left
told-stock = { $item }: { $count } left
told-cards = cards in hand: { $count }
told-income =
    { $count ->
        [0] income: 0
       *[other] income: { $count } ({ $cards })
    }
told-reserve = in reserve: { $pieces }
