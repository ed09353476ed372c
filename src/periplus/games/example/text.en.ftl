title = The example game
pitch = A small market: stake, trade and build stalls from sets of three cards.
length = three rounds
intro = A small market: stake, trade, build stalls from sets of three cards; most points win after three rounds.

option-festival = Is there a festival after the last round?
option-festival-true = yes
option-festival-false = no

prompt-stake = Lay a card face down as your stake.
prompt-market = Trade: make an offer, accept one, or leave the market.
prompt-build = Build stalls, look at the harbour card, or pass.
prompt-challenge = Challenge the stall that was just built, or let it stand.

label-stake = Stake { $card }
label-offer = Offer { $give } for { $want }
label-withdraw = Withdraw your offer
label-accept = Accept the offer of player { $player }
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
reason-challenge = the chance that the stall falls
reason-peek = to know the harbour card
reason-nothing = it changes nothing

question-challenge = When somebody builds a stall
question-challenge-challenge = challenge it
question-challenge-let = let it stand
question-challenge-other-seat = only the stalls of

event-dealt = { $seat } draws cards.
event-dealt-own = You now hold { $goods }.
event-staked = { $seat } lays a stake face down.
event-staked-own = You stake { $good }.
event-stakes = The stakes are turned up: { $goods }.
event-offered = { $seat } offers { $goods } for { $wants }.
event-withdrawn = The offer of { $seat } is withdrawn.
event-traded = { $seat } trades with { $other_seat } and receives { $goods }.
event-peeked = { $seat } looks at the harbour card.
event-peeked-own = The harbour card is { $good }.
event-built = { $seat } builds a stall with { $goods }.
event-challenged = { $seat } challenges the stall of { $other_seat } and rolls { $roll }.
event-harbour = The harbour card is { $good }.
event-festival = The festival die shows { $roll }.

refused-stake-first = A stake is asked for now.
refused-not-in-hand = You hold no { $good }.
refused-no-offer = You have no standing offer.
refused-no-such-offer = That seat has no standing offer.
refused-cannot-pay = You do not hold these cards.
refused-own-offer = This offer is your own: withdraw it if you no longer want it.
refused-not-that-many = There are not so many cards of that good in the game.
refused-offers-used = You have an offer standing, or have made as many as a market allows.
refused-market-first = This is the market: offer, withdraw, accept, or say that you are done.
refused-seen-already = You have looked at the harbour card this round.
refused-no-set = A set is { $set } cards, all alike or all different.
refused-build-first = Look at the harbour card, build, or pass.
refused-challenge-first = Say whether you challenge the stall or let it stand.

sheet-players = Players, round { $round }
sheet-own = Your hand
sheet-reminders = What you saw on its way into hands
heading-player = Player
heading-points = Points
heading-cards = Cards
heading-offer = Offer
heading-hand = Hand
heading-stake = Stake
cell-seat = { $seat }
cell-offer = { $gives } for { $wants }
cell-goods = { $goods }
cell-harbour = Harbour card
