title = The example game
pitch = A small market: stake, trade, and build stalls from sets of three cards.
length = three rounds
intro = A small market: stake, trade, and build stalls from sets of three cards; after three rounds the most points win.

option-festival = Is there a festival after the last round?
option-festival-true = yes
option-festival-false = no

prompt-stake = Place a card face down as your stake.
prompt-market = Trade: make an offer, accept one, or leave the market.
prompt-build = Build stalls, look at the harbour card, or pass.
prompt-challenge = Challenge the stall that was just built, or let it stand.

label-stake = Stake { $card }
label-offer = Offer { $give } for { $want }
label-withdraw = Withdraw your offer
label-accept = Accept player { $player }’s offer
label-done = Leave the market
label-peek = Look at the harbour card
label-build = Build a stall with { $cards }
label-pass = Pass
label-challenge = Challenge
label-let = Let it stand
consequence-accept = You get { $goods } and give { $wants }.

reason-now = what your hand can build as it is
reason-then = what your hand can build afterwards
reason-offer = the trouble of an offer
reason-stall = a stall
reason-challenge = the chance that the stall fails
reason-peek = knowing the harbour card
reason-nothing = it changes nothing

question-challenge = When someone builds a stall
question-challenge-challenge = challenge it
question-challenge-let = let it stand
question-challenge-other-seat = only the stalls of these players

event-dealt = { $seat } draws cards.
event-dealt-own = You now hold { $goods }.
event-staked = { $seat } places a stake face down.
event-staked-own = You stake { $good }.
event-stakes = The stakes are turned up: { $goods }.
event-offered = { $seat } offers { $goods } for { $wants }.
event-withdrawn = { $seat }’s offer is withdrawn.
event-traded = { $seat } trades with { $other_seat } and receives { $goods }.
event-peeked = { $seat } looks at the harbour card.
event-peeked-own = The harbour card is { $good }.
event-built = { $seat } builds a stall with { $goods }.
event-challenged = { $seat } challenges { $other_seat }’s stall and rolls { $roll }.
event-harbour = The harbour card is { $good }.
event-festival = The festival die shows { $roll }.

refused-stake-first = Now is the time to stake a card.
refused-not-in-hand = You don’t hold any { $good }.
refused-no-offer = You have no standing offer.
refused-no-such-offer = That seat has no standing offer.
refused-cannot-pay = You don’t hold these cards.
refused-own-offer = This is your own offer: withdraw it if you no longer want it.
refused-not-that-many = There aren’t that many cards of that good in the game.
refused-offers-used = You already have an offer standing, or have made as many as one market allows.
refused-market-first = This is the market: offer, withdraw, accept, or say that you are done.
refused-seen-already = You have already looked at the harbour card this round.
refused-no-set = A set is { $set } cards, all alike or all different.
refused-build-first = Look at the harbour card, build, or pass.
refused-challenge-first = Say whether you challenge the stall or let it stand.

sheet-players = Players, round { $round }
sheet-own = Your hand
sheet-reminders = Cards you saw going into hands
heading-player = Player
heading-points = Points
heading-cards = Cards
heading-offer = Offer
chapter-round = Round { $round }
heading-hand = Hand
heading-stake = Stake
cell-seat = { $seat }
cell-offer = { $gives } for { $wants }
cell-goods = { $goods }
cell-harbour = Harbour card
