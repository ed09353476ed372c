### What Parthenon says.

title = Parthenon
pitch = Rule an island of the Aegean: trade with your neighbours, send fleets past storms and pirates to far lands, and be the first to complete your villages, your acropolis and two great wonders.
length = up to twelve seasons
intro =
    Your villages and workshops make commodities, which you trade with the other players or load on fleets and trade in six
    lands. The sea has hazards, and the harbors have cards that nobody knows until they are revealed. With what comes home
    you build: the first island with 6 villages, 2 workshops, 6 acropolis structures and 2 completed wonders wins, or else the
    one with the most structures after three years. Each season you elect the Archon, who settles what the events leave open.

## Seats, names and decisions

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5
seat-6 = Player 6

island-chios = Chios
island-crete = Crete
island-rhodes = Rhodes
island-naxos = Naxos
island-scyros = Scyros
island-lemnos = Lemnos
called-chios = { island-chios }
called-crete = { island-crete }
called-rhodes = { island-rhodes }
called-naxos = { island-naxos }
called-scyros = { island-scyros }
called-lemnos = { island-lemnos }

land-athens = Athens
land-sparta = Sparta
land-ionia = Ionia
land-egypt = Egypt
land-carthage = Carthage
land-italy = Italy

# Beside the name of a player
badge = Archon

# Commodities and Aegis cards, then harbor cards
card-grain = grain
card-grapes = grapes
card-olives = olives
card-ore = ore
card-timber = timber
card-wool = wool
card-pottery = pottery
card-spices = spices
card-tools = tools
card-papyrus = papyrus
card-gold = gold
card-army = Army
card-warship = Warship
card-gift = Gift of Poseidon
card-basic = any basic
card-rare = any rare
card-shortage-of-grain = Shortage of grain
card-shortage-of-grapes = Shortage of grapes
card-shortage-of-olives = Shortage of olives
card-shortage-of-ore = Shortage of ore
card-shortage-of-timber = Shortage of timber
card-shortage-of-wool = Shortage of wool
card-surplus-of-grain = Surplus of grain
card-surplus-of-grapes = Surplus of grapes
card-surplus-of-olives = Surplus of olives
card-surplus-of-ore = Surplus of ore
card-surplus-of-timber = Surplus of timber
card-surplus-of-wool = Surplus of wool
card-blockade = Blockade
card-harbor-fees = Harbor Fees
card-open-harbor = Open Harbor
card-unrest = Unrest
card-thieves = Thieves
card-great-fair = Great Fair

# A number of cards of one kind
some =
    { $kind ->
        [grain] { $count } grain
        [grapes] { $count ->
            [one] { $count } grape
           *[other] { $count } grapes
        }
        [olives] { $count ->
            [one] { $count } olive
           *[other] { $count } olives
        }
        [ore] { $count } ore
        [timber] { $count } timber
        [wool] { $count } wool
        [pottery] { $count } pottery
        [spices] { $count ->
            [one] { $count } spice
           *[other] { $count } spices
        }
        [tools] { $count ->
            [one] { $count } tool
           *[other] { $count } tools
        }
        [papyrus] { $count } papyrus
        [gold] { $count } gold
        [army] { $count ->
            [one] { $count } Army
           *[other] { $count } Armies
        }
        [warship] { $count ->
            [one] { $count } Warship
           *[other] { $count } Warships
        }
        [gift] { $count ->
            [one] { $count } Gift
           *[other] { $count } Gifts
        }
        [basic] { $count ->
            [one] { $count } basic
           *[other] { $count } basics
        }
       *[rare] { $count ->
            [one] { $count } rare
           *[other] { $count } rares
        }
    }

# A number of villages or workshops, by what they make
makers =
    { $kind ->
        [grain] { $count ->
            [one] { $count } grain village
           *[other] { $count } grain villages
        }
        [grapes] { $count ->
            [one] { $count } grape village
           *[other] { $count } grape villages
        }
        [olives] { $count ->
            [one] { $count } olive village
           *[other] { $count } olive villages
        }
        [ore] { $count ->
            [one] { $count } ore village
           *[other] { $count } ore villages
        }
        [timber] { $count ->
            [one] { $count } timber village
           *[other] { $count } timber villages
        }
        [wool] { $count ->
            [one] { $count } wool village
           *[other] { $count } wool villages
        }
        [pottery] { $count ->
            [one] { $count } pottery workshop
           *[other] { $count } pottery workshops
        }
        [spices] { $count ->
            [one] { $count } spice workshop
           *[other] { $count } spice workshops
        }
       *[tools] { $count ->
            [one] { $count } tool workshop
           *[other] { $count } tool workshops
        }
    }

# Fleets, as part of other messages
fleet = Fleet { $fleet } ({ $island })
fleet-shows = { $number } aboard Fleet { $fleet } ({ $island })
part-launch = Fleet { $fleet } to { $land } ({ $cards })
part-lose = Fleet { $fleet } ({ $cards })

# Events, hazards and their titles
event-unskilled-labour = Unskilled Labour
event-drought = Drought
event-pirate-raids = Pirate Raids
event-bountiful-harvest = Bountiful Harvest
event-island-festival = Island Festival
event-colonists = Colonists
event-persian-tribute = Persian Tribute
event-harsh-winter = Harsh Winter
event-shipworm = Shipworm
event-merchant-ships = Merchant Ships
event-visiting-artisans = Visiting Artisans
event-olympic-games = Olympic Games
event-persian-war = Persian War
event-famine = Famine
event-earthquake = Earthquake
event-golden-age = Golden Age
event-favour-of-poseidon = Favour of Poseidon
event-patrons-of-the-arts = Patrons of the Arts

hazard-safe-journey = Safe Journey
hazard-all-overboard = Storm: All Overboard
hazard-headwind = Storm: Headwind
hazard-heavy-swell = Storm: Heavy Swell
hazard-breaking-waves = Storm: Breaking Waves
hazard-squall = Storm: Squall
hazard-off-course = Storm: Off Course
hazard-hurricane = Storm: Hurricane
hazard-rich-prize = Pirates: Rich Prize
hazard-gold-fever = Pirates: Gold Fever
hazard-collectors = Pirates: Collectors
hazard-ransom = Pirates: Ransom
hazard-boarding = Pirates: Boarding
hazard-half-shares = Pirates: Half Shares
hazard-provisions = Pirates: Provisions
hazard-mutiny = Mutiny
hazard-sirens = Sirens

title-safe-journey = Safe Journey
title-storm = Storm
title-pirates = Pirates
title-mutiny = Mutiny
title-sirens = Sirens

# What is built
thing-village-1 = village 1
thing-village-2 = village 2
thing-village-3 = village 3
thing-village-4 = village 4
thing-village-5 = village 5
thing-village-6 = village 6
thing-workshop = a workshop
thing-marketplace = a Marketplace
thing-shrine = a Shrine
thing-fortress = a Fortress
thing-great-harbor = a Great Harbor
thing-academy = an Academy
thing-treasury = a Treasury
thing-alternate-marketplace = a second Marketplace
thing-alternate-shrine = a second Shrine
thing-alternate-fortress = a second Fortress
thing-alternate-great-harbor = a second Great Harbor
thing-alternate-academy = a second Academy
thing-alternate-treasury = a second Treasury
thing-fleet = a fleet

wonder-parthenon = the Parthenon
wonder-colossus = the Colossus
wonder-great-lighthouse = the Great Lighthouse
wonder-great-library = the Great Library
wonder-mausoleum = the Mausoleum
wonder-statue-of-zeus = the Statue of Zeus
wonder-temple-of-artemis = the Temple of Artemis
wonder-hanging-gardens = the Hanging Gardens
wonder-oracle-of-apollo = the Oracle of Apollo
wonder-theatre-of-dionysus = the Theatre of Dionysus
wonder-labyrinth = the Labyrinth
wonder-stadium = the Stadium

# What is used, or struck by an earthquake
structure-marketplace = the Marketplace
structure-shrine = the Shrine
structure-fortress = the Fortress
structure-great-harbor = the Great Harbor
structure-academy = the Academy
structure-treasury = the Treasury
structure-alternate-marketplace = the second Marketplace
structure-alternate-shrine = the second Shrine
structure-alternate-fortress = the second Fortress
structure-alternate-great-harbor = the second Great Harbor
structure-alternate-academy = the second Academy
structure-alternate-treasury = the second Treasury
structure-parthenon = { wonder-parthenon }
structure-colossus = { wonder-colossus }
structure-great-lighthouse = { wonder-great-lighthouse }
structure-great-library = { wonder-great-library }
structure-mausoleum = { wonder-mausoleum }
structure-statue-of-zeus = { wonder-statue-of-zeus }
structure-temple-of-artemis = { wonder-temple-of-artemis }
structure-hanging-gardens = { wonder-hanging-gardens }
structure-oracle-of-apollo = { wonder-oracle-of-apollo }
structure-theatre-of-dionysus = { wonder-theatre-of-dionysus }
structure-labyrinth = { wonder-labyrinth }
structure-stadium = { wonder-stadium }

philosophy-stoicism = Stoicism
philosophy-epicureanism = Epicureanism
philosophy-cynicism = Cynicism
philosophy-scepticism = Scepticism
philosophy-platonism = Platonism
philosophy-pythagoreanism = Pythagoreanism

# Phases that the Archon may call in order
phase-trade = start of Island Trade
phase-journey = Journey
phase-harbor = Fleet Trade
phase-build = Build

step-orderevents = Ordering the events
step-ignoreevent = Deciding on the Statue of Zeus
step-shakestructures = Naming what an earthquake strikes
step-paytoll = Paying for an event
step-stopmakers = Naming what is idle
step-sparemakers = Deciding on Stoicism
step-nameisland = Naming an island
step-takeboon = Taking a card
step-festivalswap = Swapping at the Island Festival
step-takeasguest = Taking a card as the guest of honour
step-caulkfleets = Paying for leaking fleets
step-merchanttrade = Trading with Merchant Ships
step-arrangeseason = Arranging the season
step-assignarmies = Assigning Armies
step-tendgardens = Choosing from the Hanging Gardens
step-starttrade = Starting Island Trade
step-islandtrade = Trading with other islands
step-lookahead = Looking ahead
step-launchfleets = Launching fleets
step-lightfleets = Deciding on the Great Lighthouse
step-wardfleets = Deciding on Gifts of Poseidon
step-losecards = Choosing what is lost
step-drivefleet = Choosing where a fleet is driven
step-revealharbors = Revealing harbor cards
step-fleettrade = Trading in foreign harbors
step-jettison = Leaving cards behind
step-buildisland = Building
step-discard = Discarding
step-salvage = Deciding on the Mausoleum
step-vote = Voting for the Archon
step-namewinner = Choosing the winner

ending-complete = An island is complete.
ending-years-over = The last year has been played.
ending-archon = The Archon has chosen the winner among islands that tie.
victory-complete = { $seats } wins: the island is complete.
victory-years-over =
    { $seats-count ->
        [one] { $seats } wins after the last year with { $score } structures.
       *[other] { $seats } share the win after the last year with { $score } structures each.
    }
victory-archon = { $seats } wins: level with another island in everything, and chosen by the Archon.

## What a player is asked

prompt-donate = { $seat } is Archon and decides. Meanwhile you may donate cards.
prompt-orderevents = You are Archon: in which order are the events carried out?
prompt-ignoreevent = The Statue of Zeus lets you ignore one event this season. Which one, if any?
prompt-shakestructures = You are Archon: which kind of acropolis structure does the earthquake strike?
prompt-paytoll = { $event }: do you pay the price, or suffer the effect?
prompt-stopmakers =
    { $count ->
        [one] { $count } village or workshop of { $seat } is idle this season. Which one?
       *[other] { $count } villages or workshops of { $seat } are idle this season. Which ones?
    }
prompt-sparemakers = The Archon has named what is idle on your island. Do you use Stoicism?
prompt-nameisland = You are Archon: which island does the event favour?
prompt-takeboon = The event gives you a card. Which one do you take?
prompt-festivalswap = Island Festival: you may swap a basic for another one at the bank.
prompt-takeasguest = The Archon has named you. Which basic do you take?
prompt-caulkfleets = Your fleets leak and can load only a few cards. For which of them do you pay?
prompt-merchanttrade =
    { $count ->
        [0] You have made all your trades with the Merchant Ships.
        [one] Merchant Ships: you may make { $count } more trade with the bank.
       *[other] Merchant Ships: you may make { $count } more trades with the bank.
    }
prompt-arrangeseason = You are Archon: in which phases do players act one after another, instead of all at once?
prompt-assignarmies =
    { $count ->
        [one] You have { $count } Army to assign. Which village makes 2 cards?
       *[other] You have { $count } Armies to assign. Which villages make 2 cards?
    }
prompt-tendgardens = The Hanging Gardens give you a basic. Which one?
prompt-starttrade = Before trading begins, you may pay for a wonder or use the Theatre of Dionysus.
prompt-islandtrade =
    { $count ->
        [0] Trade with the other islands: you can’t make any more offers, but you may accept some.
        [one] Trade with the other islands: you may make { $count } more offer.
       *[other] Trade with the other islands: you may make { $count } more offers.
    }
prompt-lookahead = Before anyone loads, you may look at cards that are face down.
prompt-launchfleets = Load your fleets and send them to the six lands, or keep them at home.
prompt-lightfleets = You may pay the owner of the Great Lighthouse, so that Storms can’t harm your fleets near home.
prompt-wardfleets = Your fleets are struck: { $hazard }. Do you discard a card against it?
prompt-losecards =
    { $count ->
        [one] Your fleets lose { $count } card each: { $hazard }. Which one?
       *[other] Your fleets lose { $count } cards each: { $hazard }. Which ones?
    }
prompt-drivefleet = You are Archon: where does the storm drive { $fleets }?
prompt-revealharbors = You have seen the harbor cards where your fleets are. Which do you reveal?
prompt-fleettrade = Trade with the bank where your fleets are, take plans, and pay for wonders.
prompt-jettison =
    { $count ->
        [one] You have { $count } card too many in { $land }. Which one do you leave behind?
       *[other] You have { $count } cards too many in { $land }. Which ones do you leave behind?
    }
prompt-buildisland = What do you build, make or adopt?
prompt-discard =
    { $count ->
        [0] You may keep no cards hidden. Or show them all and keep one of each kind.
        [one] Keep { $count } commodity hidden, or show them all and keep one of each kind.
       *[other] Keep up to { $count } commodities hidden, or show them all and keep one of each kind.
    }
prompt-salvage = The Mausoleum lets you take basics that others have discarded. Which ones?
prompt-vote = Who shall be Archon next season?
prompt-namewinner = You are Archon, and islands tie for first place. Which one wins?

## What a player can do: labels, and the consequences that complete them

label-order = In this order: { $events }
label-donate = Donate { $cards } to the Archon, { $to_seat }
label-ignore =
    { $cards-count ->
        [0] Ignore { $event }
       *[other] Ignore { $event }, paying the owner of the Statue of Zeus { $cards }
    }
label-shake = Name { $structure }
consequence-owners = It strikes these players: { $seats }.
consequence-nobody = Nobody has one.
label-pay = Pay { $cards }
label-suffer =
    { $stoic ->
        [true] Don’t pay, and use Stoicism
       *[false] Don’t pay
    }
consequence-skip = Idle this season: { $makers }.
consequence-archon-stops =
    { $count ->
        [one] The Archon names { $count } village or workshop of yours that is idle this season.
       *[other] The Archon names { $count } villages or workshops of yours that are idle this season.
    }
consequence-lose-random =
    { $count ->
        [0] You lose nothing.
        [one] You lose { $count } card from your hand at random.
       *[other] You lose { $count } cards from your hand at random.
    }
consequence-keep =
    { $cards-count ->
        [0] You lose your whole hand.
       *[other] Of your hand you keep only { $cards }.
    }
consequence-no-armies = You can’t assign Armies this season.
consequence-shaken = You can’t use { $structure } this season.
label-stop = On the island of { $seat }: { $makers }
label-spare = Use Stoicism: keep { $makers } working
label-name = Name { $island }
label-take = Take { $cards }
label-swap =
    { $paying-count ->
        [0] Swap { $given } for { $got }
       *[other] Swap { $given } for { $got }, paying the owner { $paying }
    }
label-caulk =
    { $fleets-count ->
        [one] Pay { $cards } for Fleet { $fleets }
       *[other] Pay { $cards } for Fleets { $fleets }
    }
label-trade-ships = Trade { $give } for { $get }
label-arrange =
    { $count ->
        [0] Everyone acts freely in all phases
       *[other] One after another ({ $seats }): { $phases }
    }
label-assign =
    { $count ->
        [0] Assign no Army
        [one] Assign an Army to { $makers }
       *[other] Assign Armies to { $makers }
    }
label-offer =
    { $count ->
        [0] { $give-count ->
            [0] Ask everyone for { $want }
           *[other] { $want-count ->
                [0] Offer { $give } free to everyone
               *[other] Offer { $give } for { $want } to everyone
            }
        }
       *[other] { $give-count ->
            [0] Ask { $to_seats } for { $want }
           *[other] { $want-count ->
                [0] Offer { $give } free to { $to_seats }
               *[other] Offer { $give } for { $want } to { $to_seats }
            }
        }
    }
label-answer =
    { $give-count ->
        [0] Answer offer { $number } by asking for { $want }
       *[other] { $want-count ->
            [0] Answer offer { $number } by giving { $give } free
           *[other] Answer offer { $number } with { $give } for { $want }
        }
    }
label-accept =
    { $give-count ->
        [0] Accept offer { $number } from { $maker_seat }: get { $get } free
       *[other] { $get-count ->
            [0] Accept offer { $number } from { $maker_seat }: give { $give } free
           *[other] Accept offer { $number } from { $maker_seat }: get { $get } for { $give }
        }
    }
label-decline = Decline offer { $offer }
label-withdraw = Withdraw your offer { $offer }
label-look = Look at the harbor card of { $land }
label-consult =
    { $cards-count ->
        [0] { $count ->
            [one] Consult the Oracle of Apollo: see the next hazard card
           *[other] Consult the Oracle of Apollo: see the next { $count } hazard cards
        }
       *[other] { $count ->
            [one] Pay the owner of the Oracle of Apollo { $cards } to see the next hazard card
           *[other] Pay the owner of the Oracle of Apollo { $cards } to see the next { $count } hazard cards
        }
    }
label-launch = Launch { $fleets }
consequence-odds = Fleet { $fleet }: { $percent }% chance of arriving with everything aboard; cards lost on average: { $lost }.
label-stay = Keep all fleets at home
label-light =
    { $fleets-count ->
        [one] Pay { $cards } to light the way for Fleet { $fleets }
       *[other] Pay { $cards } to light the way for Fleets { $fleets }
    }
label-ward =
    { $gift_count ->
        [0] { $army_count ->
            [0] Discard a Gift wherever it helps: nowhere for now
            [one] Discard an Army from Fleet { $armies }
           *[other] Discard an Army each from Fleets { $armies }
        }
        [one] { $army_count ->
            [0] Discard a Gift from Fleet { $gifts }
            [one] Discard a Gift from Fleet { $gifts } and an Army from Fleet { $armies }
           *[other] Discard a Gift from Fleet { $gifts } and an Army each from Fleets { $armies }
        }
       *[other] { $army_count ->
            [0] Discard a Gift each from Fleets { $gifts }
            [one] Discard a Gift each from Fleets { $gifts } and an Army from Fleet { $armies }
           *[other] Discard a Gift each from Fleets { $gifts } and an Army each from Fleets { $armies }
        }
    }
consequence-redraw = A fleet that discards a Gift ignores the hazard, and a new card is drawn for it alone.
label-endure = Discard nothing
label-lose = Lose cards: { $fleets }
label-drive = Drive { $fleets } to { $land }
label-reveal = Reveal: { $lands }
consequence-harbor = { $land }: { $card }.
consequence-stay-down = A card that nobody reveals stays face down, and nobody trades there this season.
label-enter =
    { $paying-count ->
        [0] { $cards-count ->
            [0] Let Fleet { $fleet } trade in { $land }
           *[other] Let Fleet { $fleet } trade in { $land } for { $cards }
        }
       *[other] Let Fleet { $fleet } trade in { $land }, paying the owner of the Colossus { $paying }
    }
consequence-thieves =
    { $count ->
        [0] Thieves find nothing to take.
        [one] Thieves take { $count } commodity at random.
       *[other] Thieves take { $count } commodities at random.
    }
label-trade = Trade { $give } for { $get } in { $land }
label-plan =
    { $cards-count ->
        [0] Take a plan in { $land } for free
       *[other] Take a plan in { $land } for { $cards }
    }
label-jettison = Leave { $cards } behind in { $land }
label-build =
    { $card ->
        [none] { $cards-count ->
            [0] Build { $thing } for free
           *[other] Build { $thing } for { $cards }
        }
       *[other] { $cards-count ->
            [0] Build { $thing } ({ $card }) for free
           *[other] Build { $thing } ({ $card }) for { $cards }
        }
    }
consequence-structures =
    { $count ->
        [one] You then have { $count } structure.
       *[other] You then have { $count } structures.
    }
consequence-philosophy = It brings you { $philosophy }.
label-raise =
    { $cards-count ->
        [0] Raise { $wonder } for free
       *[other] Raise { $wonder } for { $cards }
    }
consequence-partial = That makes { $wonder } a partial wonder.
consequence-completed = That completes { $wonder }.
label-use =
    { $paying-count ->
        [0] { $cards-count ->
            [0] Use { $structure } to make { $get }
           *[other] Use { $structure } to make { $get } from { $cards }
        }
       *[other] { $cards-count ->
            [0] Pay the owner of { $structure } { $paying } to make { $get }
           *[other] Pay the owner of { $structure } { $paying } to make { $get } from { $cards }
        }
    }
label-adopt =
    { $paying-count ->
        [0] { $cards-count ->
            [0] Adopt { $philosophy } for free
           *[other] Adopt { $philosophy } for { $cards }
        }
       *[other] Adopt { $philosophy }, paying the owner of the Great Library { $paying }
    }
label-keep =
    { $count ->
        [0] Keep nothing
       *[other] Keep { $cards }, hidden
    }
label-show =
    { $extra-count ->
        [0] Show all and keep one of each kind: { $cards }
       *[other] Show all and keep one of each kind: { $cards }; also { $extra }
    }
consequence-discard =
    { $count ->
        [0] You discard nothing.
        [one] You discard { $count } card.
       *[other] You discard { $count } cards.
    }
label-vote = Vote for { $island }
consequence-votes =
    { $count ->
        [one] That makes { $count } vote.
       *[other] That makes { $count } votes.
    }
label-pass = Pass
label-done = Done

# Choosing by parts
verb-accept = Accept an offer
verb-adopt = Adopt a philosophy
verb-answer = Answer an offer
verb-build = Build
verb-decline = Decline an offer
verb-enter = Let a fleet trade
verb-keep = Keep cards hidden
verb-look = Look at a harbor card
verb-offer = Make an offer
verb-pay = Pay
verb-plan = Take a plan
verb-raise = Raise a wonder
verb-show = Show all cards
verb-spare = Use Stoicism
verb-stop = Choose what is idle
verb-suffer = Don’t pay
verb-swap = Swap a card
verb-trade = Trade with the bank
verb-use = Use a structure or a wonder
verb-withdraw = Withdraw an offer
field-accept-paying = Pay the owner with
field-adopt-philosophy = Philosophy
field-adopt-cards = Pay with
field-adopt-paying = Pay the owner with
field-decline-number = Offer
field-withdraw-number = Offer
field-drive-land = Land
field-drive-island = Island
field-drive-fleet = Fleet
field-look-land = Land
field-name-island = Island
field-plan-land = Land
field-plan-cards = Pay with
field-reveal-lands = Lands
field-shake-structure = Structure
field-spare-makers = Villages and workshops
field-stop-makers = Villages and workshops
field-suffer-skipping = Village that is idle if you don’t pay
field-swap-land = Land
field-take-cards = Card
field-vote-island = Island
none-arrange-phases = none: everyone acts freely
entry-ward-gift =
    { $gift_count ->
        [one] Fleet { $gifts }
       *[other] Fleets { $gifts }
    }
entry-ward-army =
    { $army_count ->
        [one] Fleet { $armies }
       *[other] Fleets { $armies }
    }
none-launch-a = stays at home
none-launch-b = stays at home
none-launch-c = stays at home
none-build-cards = free

# Forms: any cards, any fleets
form-order = Another order
form-donate = Donate other cards
form-ignore = Ignore an event, paying with other cards
form-pay = Pay with other cards
form-suffer = Don’t pay, and choose what you keep
form-caulk = Choose the fleets
form-arrange = Another arrangement
form-assign = Choose the villages
form-swap = Another swap
form-offer = Make an offer
form-answer = Answer with an offer of your own
form-accept = Accept, choosing what you give
form-consult = Consult the Oracle of Apollo, paying with other cards
form-launch = Load and launch
form-light = Choose fleets and payment
form-ward = Choose the fleets
form-lose = Choose what is lost
form-enter = Let a fleet trade, paying with another card
form-trade = Trade with the bank
form-jettison = Choose what you leave behind
form-build = Build something else, or pay differently
form-raise = Raise a wonder, paying differently
form-use = Use a structure or a wonder, paying differently
form-keep = Keep other cards
form-show = Show all, and keep other cards besides
field-order-events = Events, in order
field-donate-cards = Cards
field-ignore-event = Event
field-ignore-paying = Pay the owner with
field-pay-cards = Cards
field-suffer-keeping = Keep
field-suffer-stoically = Use Stoicism
field-caulk-fleets = Fleets
field-arrange-islands = Islands, in order
field-arrange-phases = One after another in these phases
field-assign-villages = Villages, by what they make
field-swap-given = Give
field-swap-got = Get
field-swap-paying = Pay the owner with
field-offer-give = You give
field-offer-want = You want
field-offer-to = To these islands; none means all
field-answer-number = Offer
field-answer-give = You give
field-answer-want = You want
field-accept-number = Offer
field-accept-cards = You give, if there is a choice
field-consult-paying = Pay the owner with
field-launch-a = Fleet A sails to
field-launch-a-cards = Cards of Fleet A
field-launch-b = Fleet B sails to
field-launch-b-cards = Cards of Fleet B
field-launch-c = Fleet C sails to
field-launch-c-cards = Cards of Fleet C
field-light-fleets = Fleets
field-light-paying = Pay the owner with
field-ward-gift = Fleets that discard a Gift
field-ward-army = Fleets that discard an Army
field-lose-a = Cards of Fleet A
field-lose-b = Cards of Fleet B
field-lose-c = Cards of Fleet C
field-enter-fleet = Fleet
field-enter-cards = Fee that this fleet pays to trade
field-enter-paying = Pay the owner of the Colossus with
field-trade-give = You give
field-trade-get = You get
field-trade-land = Land
field-jettison-land = Land
field-jettison-cards = Cards
field-build-thing = What to build
field-build-cards = Pay with
field-build-philosophy = Philosophy, for an Academy
field-raise-wonder = Wonder
field-raise-cards = Pay with
field-use-thing = Structure or wonder
field-use-cards = Pay the bank with
field-use-paying = Pay the owner with
field-keep-cards = Cards
field-show-keeping = Duplicates

# One thing in a form
one-card = { $card }
one-land = { $land }
one-structure = { $structure }
one-yes = yes
one-offer =
    { $give-count ->
        [0] { $number } ({ $seat } asks for { $want })
       *[other] { $want-count ->
            [0] { $number } ({ $seat } gives { $give } free)
           *[other] { $number } ({ $seat } gives { $give } for { $want })
        }
    }

# Headings of a long list of choices
choices-offer = Make an offer
choices-accept = Accept an offer
choices-decline = Decline an offer
choices-withdraw = Withdraw an offer
choices-launch = Launch fleets
choices-enter = Let a fleet trade
choices-trade = Trade with the bank
choices-plan = Take a plan
choices-build = Build
choices-raise = Raise a wonder
choices-use = Make gold and Aegis cards
choices-adopt = Adopt a philosophy
choices-swap = Swap at the bank

## Why an action is worth something, shown next to its worth

reason-structure = a step towards a complete island
reason-now = sooner rather than later
reason-cards = what your cards can do for you
reason-rival = what it does to the others
reason-risk = what may happen at sea
reason-gain = what it brings
reason-loss = what it costs
reason-power = its power
reason-weakest = help for those who are behind
reason-knowledge = what you get to know
reason-nothing = it changes little

## What can be answered in advance

question-orderevents = When you are Archon and put the events in order
question-orderevents-as-laid-out = from left to right
question-orderevents-payments-last = those that ask for payment last
question-ignoreevent = When the Statue of Zeus lets you ignore an event
question-ignoreevent-pass = ignore none
question-shakestructures = When you are Archon and there is an earthquake
question-shakestructures-shake-marketplace = name { structure-marketplace }
question-shakestructures-shake-shrine = name { structure-shrine }
question-shakestructures-shake-fortress = name { structure-fortress }
question-shakestructures-shake-great-harbor = name { structure-great-harbor }
question-shakestructures-shake-academy = name { structure-academy }
question-shakestructures-shake-treasury = name { structure-treasury }
question-paytoll = When an event asks you to pay (the first price that you can; without paying, you use Stoicism if you have it)
question-paytoll-pay = pay, if you can
question-paytoll-suffer = don’t pay: give up what is worth least
question-paytoll-pay-or-suffer = pay if you can, or give up the least
question-paytoll-event = only for these events
question-stopmakers = When you are Archon and name what is idle on an island
question-stopmakers-cheapest = what is worth least
question-stopmakers-dearest = what is worth most (of yours, the least)
question-sparemakers = When the Archon names what is idle on your island and you have Stoicism
question-sparemakers-pass = don’t use it
question-sparemakers-dearest = keep what is worth most working
question-nameisland = When you are Archon and an event favours an island
question-nameisland-myself = your own
question-nameisland-weakest = another, with the fewest structures
question-nameisland-myself-or-weakest = your own, or else the weakest
question-takeboon = When an event lets you choose a card
question-takeboon-scarcest = what you have fewest of
question-takeboon-take-grain = { card-grain }
question-takeboon-take-grapes = { card-grapes }
question-takeboon-take-olives = { card-olives }
question-takeboon-take-ore = { card-ore }
question-takeboon-take-timber = { card-timber }
question-takeboon-take-wool = { card-wool }
question-festivalswap = When you can swap a card at the Island Festival
question-festivalswap-pass = don’t swap
question-takeasguest = When you are the guest of honour at the Island Festival
question-takeasguest-scarcest = what you have fewest of
question-takeasguest-take-grain = { card-grain }
question-takeasguest-take-grapes = { card-grapes }
question-takeasguest-take-olives = { card-olives }
question-takeasguest-take-ore = { card-ore }
question-takeasguest-take-timber = { card-timber }
question-takeasguest-take-wool = { card-wool }
question-caulkfleets = When your fleets leak
question-caulkfleets-pass = pay for none
question-caulkfleets-caulk = pay for as many as you can
question-merchanttrade = When Merchant Ships come
question-merchanttrade-done = don’t trade
question-arrangeseason = When you are Archon and arrange the season (clockwise)
question-arrangeseason-arrange = everyone acts freely
question-arrangeseason-arrange-ordered-journey = one after another: { phase-journey }
question-arrangeseason-arrange-ordered-journey-build = one after another: { phase-journey }, { phase-build }
question-arrangeseason-arrange-ordered-trade-journey-harbor-build = one after another: all phases
question-assignarmies = When you assign Armies
question-assignarmies-scarcest = all, for what you have fewest of
question-assignarmies-assign = none
question-tendgardens = When the Hanging Gardens give you a card
question-tendgardens-scarcest = what you have fewest of
question-tendgardens-take-grain = { card-grain }
question-tendgardens-take-grapes = { card-grapes }
question-tendgardens-take-olives = { card-olives }
question-tendgardens-take-ore = { card-ore }
question-tendgardens-take-timber = { card-timber }
question-tendgardens-take-wool = { card-wool }
question-starttrade = When Island Trade starts
question-starttrade-done = do nothing
question-islandtrade = When you can trade with other islands
question-islandtrade-done = make no offers
question-lookahead = When you can look at cards that are face down
question-lookahead-done = don’t look
question-lookahead-look = look wherever it costs nothing
question-launchfleets = When you can launch fleets
question-launchfleets-stay = keep them all at home
question-lightfleets = When you can pay for the Great Lighthouse
question-lightfleets-pass = pay for none of your fleets
question-lightfleets-light = pay for as many fleets as you can
question-wardfleets = When a hazard strikes your fleets
question-wardfleets-pass = discard nothing
question-wardfleets-ward = discard a Gift from every fleet that can
question-wardfleets-title = only against these hazards
question-losecards = When you choose which cards your fleets lose
question-losecards-plentiful = what each fleet has most of
question-drivefleet = When you are Archon and a storm drives a fleet off course
question-drivefleet-first = to the first land on the list
question-revealharbors = When you can reveal harbor cards
question-revealharbors-pass = reveal none
question-revealharbors-reveal = reveal all of them
question-fleettrade = When your fleets can trade
question-fleettrade-done = do nothing
question-jettison = When your fleets can’t carry everything home
question-jettison-cheapest = leave behind what is worth least
question-jettison-plentiful = leave behind what you have most of
question-buildisland = When you can build
question-buildisland-done = build nothing
question-discard = When you have more commodities than you may keep hidden
question-discard-show = show all and keep one of each kind
question-discard-keep = keep the rarest, hidden
question-discard-keep-more = whichever keeps more cards
question-salvage = When the Mausoleum lets you take discarded cards
question-salvage-pass = take none
question-salvage-scarcest = take what you have fewest of
question-vote = When you vote for the Archon
question-vote-weakest = the one with the fewest structures
question-vote-vote-chios = { island-chios }
question-vote-vote-crete = { island-crete }
question-vote-vote-rhodes = { island-rhodes }
question-vote-vote-naxos = { island-naxos }
question-vote-vote-scyros = { island-scyros }
question-vote-vote-lemnos = { island-lemnos }
question-namewinner = When you are Archon and choose the winner among equals
question-namewinner-myself = yourself, if you are one of them

## What is refused, and what is allowed instead

refused-orderevents-first = First the Archon puts all the events in order; meanwhile the others may donate cards.
refused-not-all-events = Name each of these events once: { $events }.
refused-archon-chooses = That is for the Archon to choose.
refused-own-donation = You are Archon: donations go to you, not from you.
refused-ignoreevent-first = Name the event that you ignore, or pass.
refused-event-not-in-force = { $event } is not in force this season: name an event that is.
refused-shakestructures-first = First the Archon names what the earthquake strikes; meanwhile the others may donate cards.
refused-paytoll-first = Say whether you pay for { $event }.
refused-no-stoicism = You can’t use Stoicism now: you need it, it works once a season, and it only lessens losses.
refused-wrong-makers =
    { $count ->
        [0] Nothing has to be idle: leave it out.
        [one] Name exactly { $count } village or workshop that still works and that this event can make idle.
       *[other] Name exactly { $count } villages or workshops that still work and that this event can make idle.
    }
refused-wrong-number-kept =
    { $count ->
        [0] You can’t choose what you keep: leave it out.
        [one] Name exactly { $count } card to keep.
       *[other] Name exactly { $count } cards to keep.
    }
refused-stopmakers-first = First the Archon names what is idle; meanwhile the others may donate cards.
refused-sparemakers-first = Say what you spare by Stoicism, or pass.
refused-not-named =
    { $count ->
        [one] Stoicism spares { $count } village or workshop, and only one that the Archon has named.
       *[other] Stoicism spares up to { $count } villages or workshops, and only those that the Archon has named.
    }
refused-nameisland-first = First the Archon names an island; meanwhile the others may donate cards.
refused-not-to-be-named = { $island } can’t be named: name an island that the event can favour.
refused-takeboon-first = First take the card that the event gives you.
refused-not-given = Take one of these: { $cards }.
refused-festivalswap-first = Swap a basic for another one, or pass.
refused-basic-for-basic = Swap 1 basic for 1 other basic, at home.
refused-takeasguest-first = First take the basic that the festival gives you.
refused-caulkfleets-first = Say for which fleets you pay, or pass.
refused-merchanttrade-first = Trade with the Merchant Ships, or say that you are done.
refused-no-more-trades =
    { $count ->
        [one] Merchant Ships allow { $count } trade, and you have made it.
       *[other] Merchant Ships allow { $count } trades, and you have made them.
    }
refused-ships-come-home = Merchant Ships come to your island: don’t name a land.
refused-arrangeseason-first = First say how the season is played: name an order of the islands if you like, and the phases it applies to.
refused-not-all-islands = Name every island in play exactly once, or none at all.
refused-phase-twice = Name each phase only once.
refused-assignarmies-first = First say which villages your Armies work in; name none to assign none.
refused-too-many-armies =
    { $count ->
        [one] You can assign only { $count } Army.
       *[other] You can assign only { $count } Armies.
    }
refused-villages-only = Armies work in villages, not in workshops: name basics.
refused-one-army-a-village = Each village can have one Army only, and it must be working: name others.
refused-tendgardens-first = First choose what the Hanging Gardens give you.
refused-gardens-give-basics =
    { $count ->
        [one] The Hanging Gardens give exactly { $count } basic.
       *[other] The Hanging Gardens give exactly { $count } basics.
    }
refused-starttrade-first = Trading has not begun: pay for a wonder, use the Theatre of Dionysus, or say that you are done.
refused-no-swap-left = You can’t swap cards at the Theatre of Dionysus now: nobody has it, or you have used it this season.
refused-islandtrade-first = You are trading with other islands: make or answer an offer, or say that you are done.
refused-not-your-offer = Offer { $number } isn’t yours: withdraw only your own.
refused-nobody-there = Nobody plays { $island }: name an island in play.
refused-offer-to-oneself = You can’t make yourself an offer: name other islands.
refused-island-twice = Name each island only once.
refused-no-such-offer = There is no offer { $number } this season.
refused-offer-gone =
    { $how ->
        [accepted] Offer { $number } is gone: { $seat } has accepted it.
        [declined] Offer { $number } is gone: { $seat } was the last to decline it.
        [withdrawn] Offer { $number } is gone: { $seat } has withdrawn it.
        [fallen] Offer { $number } is void: { $seat } no longer has the cards.
       *[other] Offer { $number } is gone.
    }
refused-own-offer = Offer { $number } is yours: you can withdraw it.
refused-offer-not-for-you = Offer { $number } isn’t for you, or you have declined it.
refused-empty-offer = Say what you give or what you want.
refused-too-many-offers =
    { $count ->
        [one] You have made your { $count } offer of this season: accept those of others, or say that you are done.
       *[other] You have made your { $count } offers of this season: accept those of others, or say that you are done.
    }
refused-not-what-is-wanted = This offer asks for { $wanted }: name exactly those cards.
refused-not-in-hand = You don’t have enough of this at home: { $card }.
refused-lookahead-first = Look at a harbor card, consult the Oracle of Apollo, or say that you are done.
refused-cannot-look = You can’t look at the harbor card of { $land }: you need Scepticism, once a season, and a face-down card that you haven’t seen.
refused-cannot-consult = You can’t consult the Oracle of Apollo: nobody has it, or you have already done so this season.
refused-launchfleets-first = First launch your fleets, or keep them all at home.
refused-no-fleet-named = Name at least one fleet.
refused-no-land = Say where Fleet { $fleet } sails.
refused-no-such-fleet = You don’t have a Fleet { $fleet }, or you have named it twice.
refused-land-closed = No fleet of yours may sail to { $land } this season.
refused-empty-fleet = Fleet { $fleet } can’t sail without cards: load at least one.
refused-overloaded =
    { $count ->
        [one] Fleet { $fleet } can load at most { $count } card.
       *[other] Fleet { $fleet } can load at most { $count } cards.
    }
refused-lightfleets-first = Say for which fleets you pay the owner of the Great Lighthouse, or pass.
refused-not-under-way = Fleet { $fleet } is not on its way to a neighbouring land, or you have named it twice.
refused-wardfleets-first = Say whether your fleets discard cards against { $hazard }.
refused-not-against-this = { $card } doesn’t help against this hazard.
refused-fleet-twice = Name each fleet only once: one card per fleet is enough.
refused-cannot-ward = Fleet { $fleet } can’t discard this card now: { $card }. It must be aboard, and the hazard must harm the fleet.
refused-losecards-first = First choose the cards that your fleets lose.
refused-wrong-number-lost =
    { $count ->
        [0] Fleet { $fleet } has nothing to choose: leave it out.
        [one] Name exactly { $count } card for Fleet { $fleet } to lose.
       *[other] Name exactly { $count } cards for Fleet { $fleet } to lose.
    }
refused-not-to-lose = Your fleet can’t lose this card here: { $card }.
refused-drivefleet-first = First choose where { $fleets } is driven.
refused-another-fleet = Choose for { $fleets } first.
refused-not-driven-there = It can’t be driven to { $land }: choose another land of the same group that is open to it.
refused-revealharbors-first = Name the lands whose harbor cards you reveal, or pass.
refused-nothing-to-reveal = You have no card to reveal in { $land }: name each land once where your fleet lies at a face-down card.
refused-fleettrade-first = Your fleets can trade: trade, take a plan, pay for a wonder, or say that you are done.
refused-fleet-not-there = Fleet { $fleet } has not arrived anywhere.
refused-harbor-not-revealed = The harbor card of { $land } was not revealed: nobody trades there this season.
refused-trades-already = Fleet { $fleet } can trade already: nothing needs to be paid.
refused-not-admitted = { $harbor_card }: only a fleet with this card aboard may trade here: { $card }.
refused-wrong-fee =
    { $count ->
        [0] There is no fee to pay here.
        [one] The fee is exactly { $count } commodity.
       *[other] The fee is exactly { $count } commodities.
    }
refused-no-land-named = Say in which land.
refused-no-trade-there = No fleet of yours may trade in { $land } now.
refused-not-aboard = Your fleets there don’t have enough of this aboard: { $card }.
refused-not-sold-here = This is not traded here: { $card }.
refused-no-papyrus = Papyrus is sold in Egypt only.
refused-one-class = Give cards of one class and get cards of one class: basics, rares or gold.
refused-no-such-rate = The trade table doesn’t have { $give } for { $get }: look up how many cards it takes.
refused-special-rate = { $card }: this good is traded only at the rate of that card.
refused-no-plans-there = There are no plans in { $land }.
refused-no-more-plans =
    { $count ->
        [one] You can’t take another plan: an island gets at most { $count }, and the pile must have one left.
       *[other] You can’t take another plan: an island gets at most { $count }, and the pile must have one left.
    }
refused-no-fair = You can’t swap in { $land }: that takes a Great Fair and a fleet that hasn’t swapped there this season.
refused-not-swapped-at-fair = At a Great Fair, swap 1 basic for another or 1 rare for another, but not papyrus.
refused-jettison-first = First choose the cards that you leave behind.
refused-nothing-too-much = You don’t have too many cards in { $land }.
refused-wrong-number-discarded =
    { $count ->
        [one] Leave exactly { $count } card behind.
       *[other] Leave exactly { $count } cards behind.
    }
refused-buildisland-first = You are building: build, raise a wonder, use a structure, adopt a philosophy, or say that you are done.
refused-unpaid = To build { $thing } you pay { $cards }.
refused-wrong-payment = These cards are not the price: pay exactly what is asked, with cards that count.
refused-all-fleets-built = You have all your fleets.
refused-no-such-alternate = Your island can’t build { $thing }: it isn’t one of its two alternates.
refused-built-already = Your island can’t build { $thing } again.
refused-acropolis-full = Your acropolis is full: it can’t have another structure.
refused-one-alternate = Your island can have only one of its two alternates.
refused-unskilled =
    { $count ->
        [one] Unskilled labour: you may build only { $count } structure this season.
       *[other] Unskilled labour: you may build only { $count } structures this season.
    }
refused-name-philosophy = An Academy brings a philosophy: say which one.
refused-not-free = This doesn’t bring you { $philosophy }: only a new Academy brings a philosophy, and only one that nobody has, as long as there is one.
refused-not-your-wonder = You don’t have the plan of { $wonder }.
refused-wonder-completed = You have already completed { $wonder }.
refused-not-paid-here = The next stage of { $wonder } is paid in another phase or in another land.
refused-makes-nothing = You can’t make anything with { $structure }.
refused-not-usable = You can’t use { $structure }: nobody has completed this wonder, or it is for its owner only.
refused-used-already = You have already used { $structure } this season.
refused-not-built = You haven’t built { $structure }.
refused-shaken = An earthquake has struck { $structure }: you can’t use it this season.
refused-held-already = You already have { $philosophy }.
refused-no-copy-left = All copies of { $philosophy } are taken.
refused-not-introduced = Nobody has introduced { $philosophy } yet, so you can’t adopt it.
refused-cannot-adopt = You can’t adopt { $philosophy }: you need an Academy that works this season, or the Great Library.
refused-no-platonism = You can’t swap rares: you need Platonism, and it works once a season.
refused-rare-for-rare = Platonism swaps 1 rare for 1 other rare, neither of them papyrus.
refused-discard-first = First say which cards you keep.
refused-too-many-kept =
    { $count ->
        [0] You can’t keep any cards hidden.
        [one] You can keep only { $count } card hidden.
       *[other] You can keep only { $count } cards hidden.
    }
refused-too-many-duplicates =
    { $count ->
        [0] You keep one card of each kind and no duplicates.
        [one] You keep one card of each kind and at most { $count } duplicate.
       *[other] You keep one card of each kind and at most { $count } duplicates.
    }
refused-no-duplicate = You don’t have a duplicate of this: { $card }.
refused-salvage-first = Take basics that others have discarded, or pass.
refused-too-many-salvaged =
    { $count ->
        [one] The Mausoleum lets you take at most { $count } card.
       *[other] The Mausoleum lets you take at most { $count } cards.
    }
refused-not-discarded = The others haven’t discarded enough of this: { $card }.
refused-vote-first = First vote for the next Archon.
refused-vote-for-oneself = You can’t vote for yourself: vote for another island.
refused-namewinner-first = First choose the winner.
refused-not-tied = { $island } isn’t among the islands that tie for first place: name one that is.

## What has happened

event-island =
    { $count ->
        [0] { $seat-person } plays { $island }.
       *[other] { $seat-person } plays { $island } and gets a bonus card: { $cards }.
    }
event-first-archon = { $seat } is the first Archon.
event-year = Year { $year } begins.
event-events-laid = The events of the year: { $events }.
event-season = Year { $year }, season { $season } begins. New event: { $event }.
event-events-ordered = { $seat } sets the order of the events: { $events }.
event-donated = { $seat } donates to { $to_seat }: { $cards }.
event-answered = { $seat } has decided.
event-ignoring =
    { $count ->
        [0] Nobody ignores an event.
       *[other] Ignoring an event this season: { $seats }.
    }
event-ignored =
    { $cards-count ->
        [0] { $seat } ignores { $event }.
       *[other] { $seat } pays the owner of the Statue of Zeus { $cards } and ignores { $event }.
    }
event-event = Event: { $event }.
event-shaken = { $seat } names what the earthquake strikes: { $structure }.
event-tolls =
    { $count ->
        [0] Nobody pays.
       *[other] Paying for the event: { $seats }.
    }
event-paid = { $event }: { $seat } pays { $cards }.
event-suffers =
    { $stoic ->
        [true] { $event }: { $seat } doesn’t pay and uses Stoicism.
       *[false] { $event }: { $seat } doesn’t pay.
    }
event-lost = { $seat } loses { $cards }.
event-stopped = { $seat } names what is idle on the island of { $victim_seat }: { $makers }.
event-spared = { $seat } uses Stoicism to keep { $makers } working.
event-skips = Idle this season on the island of { $seat }: { $makers }.
event-named = { $seat } names { $named_seat }.
event-takes = { $seat } takes { $cards }.
event-swapped = { $seat } swaps with the bank: { $given } for { $got }.
event-caulked =
    { $fleets-count ->
        [0] { $seat } pays for no fleet.
        [one] { $seat } pays { $cards } for Fleet { $fleets }, which no longer leaks.
       *[other] { $seat } pays { $cards } for Fleets { $fleets }, which no longer leak.
    }
event-traded = { $seat } gives the Merchant Ships { $give } and gets { $get }.
event-arranged =
    { $phases-count ->
        [0] { $seat } lets everyone act freely this season.
       *[other] { $seat } calls for order in these phases: { $phases }. The order: { $seats }.
    }
event-produced =
    { $cards-count ->
        [0] { $seat } produces nothing.
       *[other] { $makers-count ->
            [0] { $seat } produces { $cards }.
           *[other] { $seat } produces { $cards }, with Armies at work in { $makers }.
        }
    }
event-visited = { $seat } pays { $owner_seat } for the use of { $wonder }: { $cards }.
event-offer =
    { $give-count ->
        [0] Offer { $number }: { $seat } asks { $to_seats } for { $want }.
       *[other] { $want-count ->
            [0] Offer { $number }: { $seat } offers { $give } free to { $to_seats }.
           *[other] Offer { $number }: { $seat } offers { $give } for { $want }, to { $to_seats }.
        }
    }
event-accepted =
    { $want-count ->
        [0] { $seat } accepts offer { $number } from { $maker_seat } and gets { $give } free.
       *[other] { $give-count ->
            [0] { $seat } accepts offer { $number } from { $maker_seat } and gives { $want } free.
           *[other] { $seat } accepts offer { $number } from { $maker_seat } and gets { $give } for { $want }.
        }
    }
event-declined = { $seat } declines offer { $number }.
event-withdrawn = { $seat } withdraws offer { $number }.
event-fallen = Offer { $number } is void: { $seat } no longer has the cards.
event-looked = { $seat } looks at the harbor card of { $land }.
event-looked-own = You look at the harbor card of { $land }: { $card }.
event-consulted =
    { $count ->
        [one] { $seat } looks at the next hazard card.
       *[other] { $seat } looks at the next { $count } hazard cards.
    }
event-consulted-own =
    { $count ->
        [one] You look at the next hazard card: { $hazards }.
       *[other] You look at the next { $count } hazard cards: { $hazards }.
    }
event-sails =
    { $count ->
        [0] { $seat } keeps all fleets at home.
        [one] { $seat } launches { $count } fleet.
       *[other] { $seat } launches { $count } fleets.
    }
event-launched =
    { $count ->
        [one] { $seat } sends Fleet { $fleet } to { $land } with { $count } card.
       *[other] { $seat } sends Fleet { $fleet } to { $land } with { $count } cards.
    }
event-launched-own = You send Fleet { $fleet } to { $land } with { $cards }.
event-lit =
    { $fleets-count ->
        [0] { $seat } doesn’t pay for the Great Lighthouse.
        [one] { $seat } pays { $cards } to { $owner_seat }: the Great Lighthouse lights the way for Fleet { $fleets }.
       *[other] { $seat } pays { $cards } to { $owner_seat }: the Great Lighthouse lights the way for Fleets { $fleets }.
    }
event-hazard =
    { $group ->
        [0] { $hazard } is drawn on the way to neighbouring lands, for { $fleets }.
       *[other] { $hazard } is drawn on the way to foreign lands, for { $fleets }.
    }
event-numbers = { $hazard }. The fleets show how many of the cards in question they carry: { $fleets }.
event-struck =
    { $struck-count ->
        [0] The hazard strikes only protected fleets: { $spared }.
       *[other] { $spared-count ->
            [0] The hazard strikes { $struck }.
           *[other] The hazard strikes { $struck }. Protected: { $spared }.
        }
    }
event-protected = Protected by a card aboard ({ $card }): { $fleets }.
event-wards =
    { $count ->
        [0] No fleet discards a card against the hazard.
       *[other] Discarding a card against the hazard: { $fleets }.
    }
event-warded = Discarded against the hazard by { $fleets }: { $card }.
event-cargo-lost = { $fleets } loses { $cards }.
event-consoled = { $seat } takes a Gift of Poseidon for the cargo that was lost.
event-turned-back = { $fleets } goes home.
event-driven = { $fleets } is driven to { $land }.
event-reveals =
    { $lands-count ->
        [0] { $seat } passes.
       *[other] { $seat } reveals: { $lands }.
    }
event-harbor = The harbor card of { $land } is turned up: { $card }.
event-entered =
    { $stolen-count ->
        [0] { $cards-count ->
            [0] { $seat } lets Fleet { $fleet } trade in { $land }.
           *[other] { $seat } pays { $cards } to let Fleet { $fleet } trade in { $land }.
        }
       *[other] { $seat } lets Fleet { $fleet } trade in { $land }, where thieves take { $stolen }.
    }
event-bank-trade = { $seat } trades { $give } for { $get } in { $land }.
event-plan =
    { $cards-count ->
        [0] { $seat } takes a plan for free: { $wonder }.
       *[other] { $seat } takes a plan for { $cards }: { $wonder }.
    }
event-jettisoned = { $seat } leaves { $cards } behind in { $land }.
event-built =
    { $card ->
        [none] { $cards-count ->
            [0] { $seat } builds { $thing } for free.
           *[other] { $seat } builds { $thing } for { $cards }.
        }
       *[other] { $cards-count ->
            [0] { $seat } builds { $thing } ({ $card }) for free.
           *[other] { $seat } builds { $thing } ({ $card }) for { $cards }.
        }
    }
event-fleet-built = { $seat } builds Fleet { $fleet } for { $cards }.
event-philosophy =
    { $cards-count ->
        [0] { $seat } takes up { $philosophy }.
       *[other] { $seat } takes up { $philosophy } for { $cards }.
    }
event-raised =
    { $stage ->
        [completed] { $seat } pays { $cards } and completes { $wonder }.
       *[partial] { $seat } pays { $cards }, and { $wonder } becomes a partial wonder.
    }
event-made =
    { $cards-count ->
        [0] { $seat } uses { $structure } to make { $get }.
       *[other] { $seat } uses { $structure } to make { $get } from { $cards }.
    }
event-discarded =
    { $shown ->
        [true] { $cards-count ->
            [0] { $seat } shows all commodities and keeps { $kept }.
           *[other] { $seat } shows all commodities, keeps { $kept } and discards { $cards }.
        }
       *[false] { $seat } discards { $cards }.
    }
event-voted = { $seat } votes for { $for_seat }.
event-archon =
    { $tied ->
        [one] { $votes ->
            [one] { $seat } becomes Archon with { $votes } vote.
           *[other] { $seat } becomes Archon with { $votes } votes.
        }
       *[other] { $votes ->
            [one] { $tied } players tie with { $votes } vote each; { $seat } becomes Archon.
           *[other] { $tied } players tie with { $votes } votes each; { $seat } becomes Archon.
        }
    }
event-winner-named = { $seat }, the Archon, chooses the winner: { $winner_seat }.

## The drawn board

panel-chart = The Aegean
panel-island =
    { $count ->
        [one] Your island: { $count } of { $goal } structures
       *[other] Your island: { $count } of { $goal } structures
    }
panel-hand = Your hand
panel-rates = Harbor counter
panel-catalogue = What you can still build
panel-cards = What it is about
panel-tally = Structures
land-looked = down, you know it
matter-harbor = { $land }: { $card }
land-plans = sells plans
land-sells = sells { $cards }
told-island =
    { $count ->
        [one] { $seat }: { $count } structure
       *[other] { $seat }: { $count } structures
    }
told-land =
    { $count ->
        [0] { $land }, a { $group } land: { $card }
       *[other] { $land }, a { $group } land: { $card }. { $fleets }
    }
group-neighbouring = neighbouring
group-foreign = foreign
told-fleet =
    { $more ->
        [0] Fleet { $fleet } of { $seat }, cards aboard: { $count }
       *[other] Fleet { $fleet } of { $seat }, cards aboard: { $count } ({ $names })
    }
told-at-home = Fleet { $fleet } of { $seat }, at home
told-season = Year { $year }, season { $season }
later-event = a later season
told-later = An event that is turned up in a later season
yours-ignored = You ignore it this season.
yours-over = Carried out this season.
yours-excused = You are excused: { $cards }.
yours-payable = You can pay { $price }.
yours-unpayable = You can’t pay { $price } yet.
told-place = { $what }: { $names }
no-plan = no plan
told-no-plan = A great wonder: its plan is to be had in Athens
row-done = ✓ done
berth-home = at home
berth-unbuilt = not built
berth-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
told-unbuilt = Fleet { $fleet }, not built: { $price }
told-dock-home = Fleet { $fleet } is at home
told-dock-away =
    { $count ->
        [one] Fleet { $fleet }: { $land }, { $count } card
       *[other] Fleet { $fleet }: { $land }, { $count } cards
    }
told-hand = { $card }: { $count } in hand
told-villages = Villages: { $count } of { $goal }
told-workshops = Workshops: { $count } of { $goal }
told-built = built: { $structure }
told-lacking = not built: { $structure }
told-hand-size = cards in hand: { $count }
told-aegis = { $card }: { $count }
told-fleets = fleets: { $count }
no-offers = Nobody has made an offer yet.
offer-gone =
    { $how ->
        [accepted] { $number }: accepted by { $seat }
        [declined] { $number }: declined, last by { $seat }
        [withdrawn] { $number }: withdrawn by { $seat }
        [fallen] { $number }: void, { $seat } lacks the cards
       *[other] Offer { $number } is gone
    }
offer-yours = yours
offer-take = take it
offer-short = can’t pay
offer-others = for others
offer-to-all = to all
offer-to-you = to you
offer-to = to { $seats }
told-offer = Offer { $number }, from { $seat }: gives { $give }, wants { $want }
rate-get = for { $rate }
rate-give = you give { $rate }
rate-basic = basics
rate-rare = rares
rate-gold = gold
told-no-rate = Not traded by the table
told-rate = { $give } for { $get }
brings-fleet = carries { $count } cards more
brings-craft = makes 1 { $card } a season, at a price
brings-card = makes { $card } every season
told-line = { $name }: { $price }. { $brings }
line-wonder = { $wonder }, paid in { $where }
short-thing = { $short }
short-warship = Warship
short-gift = Gift
short-marketplace = Market
short-shrine = Shrine
short-fortress = Fortress
short-great-harbor = Harbor
short-academy = Academy
short-treasury = Treasury
short-parthenon = Parthenon
short-colossus = Colossus
short-great-lighthouse = Lighthouse
short-great-library = Library
short-mausoleum = Mausoleum
short-statue-of-zeus = Zeus
short-temple-of-artemis = Artemis
short-hanging-gardens = Gardens
short-oracle-of-apollo = Oracle
short-theatre-of-dionysus = Theatre
short-labyrinth = Labyrinth
short-stadium = Stadium

## The table in words

# Phases of a season
when-events = Events
when-production = Production
when-island-trade = Island Trade
when-journey = Journey
when-hazards = Hazards
when-fleet-trade = Fleet Trade
when-return = Return
when-build = Build
when-discard = Discard
when-archon = Archon

# Stages of a wonder
reached-plan = plan
reached-partial = partial
reached-completed = completed

sheet-own = Your cards
sheet-season = The season
sheet-events = Events of this year
sheet-offers = Standing offers
sheet-players = Islands
sheet-fleets = Fleets away
sheet-lands = Lands
sheet-wonders = Great wonders
sheet-catalogue = What you can build (printed prices)
sheet-philosophies = Philosophies
sheet-left = What is left
sheet-reminders = Everyone’s cards, at home and aboard, as you could keep track of them
sheet-looked = Face-down harbor cards that you have looked at
sheet-consulted = The next hazards, as far as you have seen them

heading-where = Where
heading-cards = Cards
heading-year = Year
heading-season = Season
heading-phase = Phase
heading-archon = Archon
heading-ordered = Played in order
heading-hazard = Hazard
heading-event = Event
heading-state = State
heading-effect = Effect
heading-number = Number
heading-from = From
heading-to = To
heading-gives = Gives
heading-wants = Wants
heading-player = Player
heading-island = Island
heading-structures = Structures
heading-makers = Villages and workshops
heading-acropolis = Acropolis
heading-wonders = Wonders
heading-philosophies = Philosophies
heading-fleets = Fleets
heading-aegis = Aegis cards
heading-hand-size = Hand
heading-idle = Idle
heading-offers-left = Offers left
heading-shown = Cards shown
heading-wonder = Wonder
heading-owner = Owner
heading-stage = Stage
heading-next-price = Next stage
heading-paid-in = Paid in
heading-power = Power
heading-fleet = Fleet
heading-land = Land
heading-size = Cards aboard
heading-known = Known to all
heading-group = Group
heading-harbor = Harbor card
heading-thing = Structure
heading-price = Price
heading-philosophy = Philosophy
heading-copies = Copies left
heading-plans-left = Plans left
heading-hazards-left = Hazard cards left
heading-hazards-gone = Hazards drawn
heading-place = Place

cell-seat = { $seat }
cell-player = { $seat-person }
cell-called = { $called }
cell-island = { $island }
cell-land = { $land }
cell-event = { $event }
cell-hazard = { $hazard }
cell-wonder = { $wonder }
cell-philosophy = { $philosophy }
cell-card = { $card }
cell-thing = { $thing }
cell-things = { $things }
cell-list = { $names }
chapter-year = Year { $year }
chapter-season = season { $season }
measure-score = Structures
measure-makers = Villages and workshops
measure-acropolis = Acropolis
measure-fleets = Fleets
news-event = { $event }
news-hazard = { $hazard }
news-voted = The vote
cell-when = { $when }
cell-phases = { $phases }
cell-reached = { $reached }
cell-nothing = nothing
cell-at-home = At home
cell-fleet-at = Fleet { $fleet } ({ $land })
cell-later = comes later this year
cell-now = being carried out
cell-carried-out = carried out
cell-in-force = in force
cell-structures = { $count } of { $goal }
cell-wonder-stage = { $wonder } ({ $reached })
cell-paid-abroad = Fleet Trade ({ $land })
cell-seen = { $cards } seen
cell-exactly = exactly { $cards }
cell-aegis =
    { $count ->
        [0] no Aegis cards
        [one] exactly { $count } Aegis card
       *[other] exactly { $count } Aegis cards
    }
cell-turned-back = turned back
cell-struck = struck by the hazard
cell-trading = trading
mark-fleet = { $fleet }-{ $island }
legend-map = { $down } harbor card face down  { $up } harbor card face up  A-Crete: Fleet A of Crete. “map Egypt” tells all about a land.
cell-near = neighbouring
cell-far = foreign
cell-no-harbor = no card
cell-face-down = face down
cell-looked = face down, but you have seen it
cell-known = { $card }, still face down
cell-maker = { $thing } ({ $card })
cell-built = built
cell-used = built, used this season
cell-shaken = built, unusable this season
cell-times = { $count } × { $hazard }
cell-unseen = not seen

# Prices
price = { $cards }
price-different = { $cards }, all different
price-imported = { $cards } that your own villages cannot make
price-free = free
either = { $first } or { $second }
sentences = { $first } { $second }

# What events do
effect-toll = Pay { $price }, or else: { $losses }.
effect-excused = Anyone with { $cards } is excused.
effect-closes = No fleet may sail to { $land }.
effect-takes = Everyone takes { $cards }.
effect-produce = Everyone takes a basic that one of their villages makes.
effect-gift = Everyone without a Gift of Poseidon takes one.
effect-workshop = Islands with a workshop take the rare that it makes instead.
effect-owners = Owners of any of these take { $cards } instead: { $things }.
effect-structures =
    { $count ->
        [0] No structures may be built this season.
        [one] Each island may build only { $count } structure this season.
       *[other] Each island may build only { $count } structures this season.
    }
effect-colonists =
    { $count ->
        [one] Each island’s first village of the season costs { $count } basic less.
       *[other] Each island’s first village of the season costs { $count } basics less.
    }
effect-stages = Each island’s first wonder stage of the season costs { $cards } less.
effect-merchants =
    { $count ->
        [one] Everyone may make { $count } trade with the bank at foreign rates.
       *[other] Everyone may make up to { $count } trades with the bank at foreign rates.
    }
effect-games = An island that the Archon names, not their own, takes { $cards } instead.
effect-earthquake = The Archon names an acropolis structure: pay { $price }, or you cannot use yours this season.
effect-shipworm =
    { $count ->
        [one] Pay { $price } for each fleet, or it can load only { $count } card.
       *[other] Pay { $price } for each fleet, or it can load only { $count } cards.
    }
effect-festival = Everyone may swap a basic for another at the bank; then one island that the Archon names takes a basic.

# The same in a few words, for two short lines
brief-toll = Pay { $price }, or suffer for it.
brief-takes = Take { $cards }.
brief-produce = Take a basic that your villages make.
brief-gift = A Gift for all without one.
brief-workshop = With a workshop: a rare instead.
brief-owners = For the learned: { $cards }.
brief-structures =
    { $count ->
        [0] Nothing may be built.
        [one] Build only { $count } structure.
       *[other] Build only { $count } structures.
    }
brief-colonists =
    { $count ->
        [one] First village of a season: { $count } basic less.
       *[other] First village of a season: { $count } basics less.
    }
brief-stages = First wonder stage: { $cards } less.
brief-merchants =
    { $count ->
        [one] { $count } trade at foreign rates.
       *[other] Up to { $count } trades at foreign rates.
    }
brief-games = One island: { $cards }.
brief-earthquake = Pay { $price }, or lose the use of a structure.
brief-shipworm =
    { $count ->
        [one] Pay { $price } a fleet, or it loads only { $count } card.
       *[other] Pay { $price } a fleet, or it loads only { $count } cards.
    }
brief-festival = Swap a basic; one island takes another.

# What those suffer who do not pay
loss-workshops = all your workshops are idle
loss-villages =
    { $count ->
        [one] { $count } village is idle
       *[other] { $count } villages are idle
    }
loss-makers =
    { $count ->
        [one] { $count } village or workshop is idle
       *[other] { $count } villages or workshops are idle
    }
loss-lost =
    { $count ->
        [one] lose { $count } card from your hand at random
       *[other] lose { $count } cards from your hand at random
    }
loss-kept =
    { $count ->
        [one] keep only { $count } commodity
       *[other] keep only { $count } commodities
    }
loss-named = the Archon says which
loss-armies = your Armies do not work in Production

# What harbor cards do
harbor-shortage = { $card }: 1 card for { $count } gold, both ways, and no other trade.
harbor-surplus = { $card }: sold at { $sold } for 1 other basic, bought at { $bought } for 1, and no other trade.
harbor-admits = Only fleets with this card aboard may trade: { $card }.
harbor-fee =
    { $count ->
        [one] Each fleet pays { $count } commodity to trade.
       *[other] Each fleet pays { $count } commodities to trade.
    }
harbor-thieves =
    { $count ->
        [one] Each fleet loses { $count } commodity at random before it trades.
       *[other] Each fleet loses { $count } commodities at random before it trades.
    }
harbor-fair = Each fleet may swap a basic for another, or a rare for another except papyrus.
harbor-open = Trade as usual.

# What hazards do: whom they strike, and what befalls each of them
danger = { $struck } { $does }.
danger-none = Nothing happens.
danger-spared = A fleet with { $cards } aboard is safe.
struck-all = Each fleet
struck-over =
    { $count ->
        [one] Each fleet with more than { $count } card
       *[other] Each fleet with more than { $count } cards
    }
struck-largest = Each fleet with the largest cargo
struck-most =
    { $of ->
        [basic] Each fleet with the most basics
        [rare] Each fleet with the most rares
        [gold] Each fleet with the most gold
        [commodities] Each fleet with the most commodities
       *[cargo] Each fleet with the most cards
    }
struck-with =
    { $of ->
        [basic] Each fleet with basics
        [rare] Each fleet with rares
        [gold] Each fleet with gold
        [commodities] Each fleet with commodities
       *[cargo] Each fleet with cards aboard
    }
fate-home = goes home with what it carries
fate-driven = is driven to another land of its group, which the Archon chooses
takes-all =
    { $of ->
        [basic] loses all its basics
        [rare] loses all its rares
        [gold] loses all its gold
        [commodities] loses all its commodities
       *[cargo] loses its whole cargo
    }
takes-half =
    { $of ->
        [basic] loses half of its basics, rounded up, at random
        [rare] loses half of its rares, rounded up, at random
        [gold] loses half of its gold, rounded up
        [commodities] loses half of its commodities, rounded up, at random
       *[cargo] loses half of its cargo, rounded up, at random
    }
takes-random = loses { $cards } at random
takes-chosen = loses { $cards }, which its owner chooses
takes-sure = loses { $cards }
taken =
    { $of ->
        [basic] { $count ->
            [one] { $count } basic
           *[other] { $count } basics
        }
        [rare] { $count ->
            [one] { $count } rare
           *[other] { $count } rares
        }
        [gold] { $count } gold
        [commodities] { $count ->
            [one] { $count } commodity
           *[other] { $count } commodities
        }
       *[cargo] { $count ->
            [one] { $count } card of its cargo
           *[other] { $count } cards of its cargo
        }
    }

# What structures, philosophies and wonders do
power-craft = Once a season, make 1 { $card } for { $price }.
power-hand = Keep { $count } commodities hidden after a season.
power-philosophy = Brings a philosophy, and lets you adopt others.
power-none = nothing special
power-endure = Once a season, when an event costs you cards or makes villages or workshops idle: { $count } fewer.
power-enjoy = Keep { $count } more commodities hidden after a season, or duplicates if you show your hand: { $duplicates }.
power-scorn = Once a season, pay { $count } basics in place of 1 gold when you build.
power-doubt = Once a season, look at a face-down harbor card before you load.
power-idealise = Once a season, swap a rare for another, except papyrus.
power-calculate = Once a season, a trade with the bank costs { $count } basic less.
power-parthenon = In events the Archon chooses nothing for you, and you win a tied vote for Archon.
power-colossus = Your fleets trade without meeting the demand of a harbor card; Thieves still steal.
power-lighthouse = Storms do not strike your fleets bound for neighbouring lands.
power-library = Adopt any philosophy for { $price }.
power-mausoleum = Take up to { $count } basics that others have just discarded.
power-zeus = Ignore one event each season.
power-artemis = { power-craft }
power-gardens =
    { $count ->
        [one] Take { $count } basic of your choice in Production.
       *[other] Take { $count } basics of your choice in Production.
    }
power-oracle = Look at the next hazard cards before you load: { $count } of them.
power-theater = Swap up to { $count } basics with the bank before Island Trade.
power-labyrinth = Events never take cards from your hand, and you keep { $count } more commodities hidden.
power-stadium = { power-craft }
power-visited = Others may use it by paying you { $price }.

## Where points come from

# What breaks ties, by its place in the order of comparing
tie-break-2 = completed wonders
tie-break-3 = partial wonders
tie-break-4 = plans
tie-break-5 = acropolis structures
tie-break-6 = workshops
tie-break-7 = philosophies
tie-break-8 = fleets
tie-break-9 = Aegis cards
tie-break-10 = gold
tie-break-11 = rare goods
tie-break-12 = basic commodities
source-villages = villages
source-workshops = workshops
source-acropolis = acropolis structures
source-wonders = completed wonders

## Options: a question, and each value as its answer

option-first-game = Is this your first game?
option-first-game-true = yes: the harshest event of each year is left out
option-first-game-false = no: all events are in play

option-delian-league = Do you play with the Delian League?
option-delian-league-true = yes: Athens has no harbor card in year 1
option-delian-league-false = no

option-tournament = Do you play the Tournament?
option-tournament-true = yes: it begins in year 2, with more on every island
option-tournament-false = no: begin in year 1

option-years = How many years do you play at most?
option-years-1 = one
option-years-2 = two
option-years-3 = three

option-offers = How many offers may each player make in a season?
option-offers-2 = 2
option-offers-4 = 4
option-offers-6 = 6
option-offers-12 = 12

option-fair-seas = Is there a consolation for a fleet that loses its whole cargo?
option-fair-seas-true = yes, a Gift of Poseidon
option-fair-seas-false = no

option-open-events = Do the events of a year lie face up from the start?
option-open-events-true = yes
option-open-events-false = no, one is turned up each season

## Faults of a box

fault-torches = exactly three islands must have a torch
fault-bonus = this island must share its first two villages with one island that has a torch, and its rare with another
fault-group =
    { $group ->
        [0] at least one neighbouring land is needed
       *[other] at least one foreign land is needed
    }
fault-line = the trade table already has a line for these classes
fault-events = year { $year } needs at least { $count } events that are not harsh
fault-powers = no card has these powers: { $powers }
fault-class = exactly one of “basic”, “rare” and “gold” is expected here
fault-different = a price can’t ask for more different cards than there are kinds
fault-free = this price must ask for at least one card
fault-named = this price can only ask for named kinds, not for any basic or rare cards

## The lesson: a prepared game, so what it says about cards and hazards is true

lesson-harvest =
    You rule { $island }, which has { $structures } villages so far. To win, be the first to complete your island with {
    $goal } structures: 6 villages, 2 workshops, 6 acropolis structures and 2 completed wonders. Each season begins with
    events, and { $event } gives you a basic: one of the six common commodities, of a kind that your villages make. Take
    { $card }, as for now either kind will do: choose it below, then confirm.
lesson-production =
    Production runs by itself: each village makes 1 card, or 2 with an Army at work there. Counting the harvest, you now hold
    { $count } { $card } and { $other_count } { $other_card }. Island Trade comes next, but your next villages cost just 1
    basic each, of any kind, so you need nothing from the others yet. Say that you are done.
lesson-launch =
    Your fleet can carry up to { $most } cards to one of the six lands. It faces one hazard card on the way to a neighbouring
    land (Athens, Sparta or Ionia), and two on the way to a foreign one. Sail to { $land }, where your first plan for a wonder
    is free; what you don’t spend comes home with the fleet. Load all { $count } cards: the chance that everything arrives is
    { $percent }%.
lesson-reveal =
    { $hazard }: nothing happened at sea. Each land has a harbor card, face down, and you may look at it if your fleet has
    arrived. This one is { $harbor_card }: here { $card } is traded for gold only, but you have none aboard. Reveal the card:
    if nobody does, nobody can do anything in { $land } this season.
lesson-plan =
    Your fleet may trade now. Giving { $price } basics for another one, the rate in all neighbouring lands, is a poor bargain:
    your cards are worth more at home. But do take a plan: without one you can’t build a wonder, and your first is free. Which
    of the { $plans } you get is left to chance.
lesson-village =
    You have the plan of { $wonder }: { $price } { $card } would make it a partial wonder, but that can wait. Your fleet came
    home by itself with its whole cargo, as there are no hazards on the way back. Villages come first, since each makes a card
    every season: build { $thing } ({ $made_card }) with 1 of your { $paid_card }.
lesson-meanwhile-build =
    Everyone builds at the same time. With your other olive, one more village is built for you.
lesson-vote =
    Every island now has { $structures } villages, and the season ends with a vote. The Archon puts the events in order and
    decides what they leave open; fleets are launched clockwise from the Archon, unless the Archon wants it otherwise. You
    can’t vote for yourself, and { $called } and { $other_called } have voted for each other, so your vote decides. Vote for
    { $called }: then you launch last, and see how much the others have loaded.
lesson-events =
    The second season begins. An event stays in force until the end of the year, so { $event } comes round again, and you take
    { $card } once more. Each season adds one event; as Archon, { $called } has put the two in order. The new one,
    { $new_event }, makes the first village you build this season 1 basic cheaper.
lesson-accept =
    Your { $villages } villages have been at work: with the harvest and what you had left, you hold { $count } { $card } and
    { $other_count } { $other_card }. From now on you need other kinds, as a workshop costs one card of each of the six
    basics. { $called } offers 1 { $got_card } for 1 { $other_card }. Nobody can make you trade, but at home you run no risk
    either: accept.
lesson-offer =
    Now make an offer yourself. You have plenty of { $give_card } but no { $want_card }, which { $called } makes: offer 1 for
    1. The offer goes to everyone, and the first to accept gets it. You may make { $most } offers a season; they can be for
    several cards, ask for any basic, or go to one island only.
lesson-done =
    { $called } accepted at once, so you now have { $kinds } of the six kinds of basics. The other two can wait. Island Trade
    ends when everyone is done; if somebody makes you a new offer, you are asked again. Say that you are done.
lesson-meanwhile-launch =
    The others launch their fleets before you. Watch how many cards they load.
lesson-abroad =
    Foreign lands pay better: there { $price } basics buy 1 gold, while in a neighbouring land it takes { $near_price }. But
    two hazard cards are drawn, and many strike the largest cargo, or every cargo of more than { $limit } cards. { $called }
    is already on its way to { $other_land } with { $most } cards, so keep yours small: send { $count } { $card } and
    { $other_count } { $other_card } to { $land }. The chance that everything arrives is { $percent }%; with your whole hand
    aboard it would be { $low_percent }%.
lesson-harbor =
    First came { $hazard }, then { $second_hazard }, which takes { $lost } cards from each fleet with more than { $limit }. It
    cost { $called } { $lost } { $lost_card } and you nothing. The harbor card is { $harbor_card }: in { $land } you trade at
    the usual rates. Reveal it.
lesson-trade =
    Trade your { $count } { $card } for 1 gold: your villages make { $card }, but no gold. You need it for fleets, for almost
    all acropolis structures and for almost all wonders. Keep the { $other_card }: it is one of the six kinds you need for a
    workshop.
lesson-build =
    The fleet is home, and you have { $hand } cards. Thanks to { $event }, { $thing } costs you 1 basic instead of { $price }
    different ones: build it with 1 of your { $card }. It makes { $made_card }, which your island couldn’t make before.
lesson-discard =
    At the end of a season you keep up to { $limit } commodities hidden, or you show them all and keep one card of each kind.
    You have { $kinds } cards, all different: show them, and you lose nothing. Three of them are meant for the workshop, which
    is why you haven’t spent them on a sixth village.
lesson-archon =
    { $called } and { $other_called } have both voted for you, so you will be Archon whatever you do. Your own vote must go to
    one of them. { $other_called } leads with { $most } structures: vote for { $called }, and { $called } may remember it.
lesson-end =
    Now the game is yours, and as Archon you begin: put the events in order, then say how the season is played. { $event } is
    new: from now to the end of the year, everyone may build only 1 structure a season. Let yours be the workshop: your
    villages make olives, timber and grapes, you have kept ore and wool, and all you have to trade for is { $missing_card }.
    With { $made_card } from the workshop and your gold you can then build { $thing }; a second plan costs { $price } gold in
    { $land }. The first complete island wins, or else the one with the most structures after three years.
