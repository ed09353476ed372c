title = Het voorbeeldspel
pitch = Een kleine markt: zet in, ruil en bouw kramen met series van drie kaarten.
length = drie rondes
intro = Een kleine markt: zet in, ruil, bouw kramen met series van drie kaarten; de meeste punten winnen na drie rondes.

option-festival = Is er na de laatste ronde een feest?
option-festival-true = ja
option-festival-false = nee

prompt-stake = Leg een kaart gedekt neer als inzet.
prompt-market = Handel: doe een aanbod, neem er een aan of verlaat de markt.
prompt-build = Bouw kramen, bekijk de havenkaart of pas.
prompt-challenge = Betwist de kraam die net is gebouwd, of laat hem staan.

label-stake = Zet { $card } in
label-offer = Bied { $give } aan in ruil voor { $want }
label-withdraw = Trek je aanbod in
label-accept = Neem het aanbod van speler { $player } aan
label-done = Verlaat de markt
label-peek = Bekijk de havenkaart
label-build = Bouw een kraam met { $cards }
label-pass = Pas
label-challenge = Betwist de kraam
label-let = Laat de kraam staan
consequence-accept = Je krijgt { $goods } en geeft { $wants }.

reason-now = wat je nu al met je hand kunt bouwen
reason-then = wat je daarna met je hand kunt bouwen
reason-offer = de moeite van een aanbod
reason-stall = een kraam
reason-challenge = de kans dat de kraam valt
reason-peek = de havenkaart kennen
reason-nothing = het verandert niets

question-challenge = Als iemand een kraam bouwt
question-challenge-challenge = betwist de kraam
question-challenge-let = laat de kraam staan
question-challenge-other-seat = alleen de kramen van

event-dealt = { $seat } trekt kaarten.
event-dealt-own = Je hebt nu in je hand: { $goods }.
event-staked = { $seat } legt een inzet gedekt neer.
event-staked-own = Je zet { $good } in.
event-stakes = De inzetten worden opengedraaid: { $goods }.
event-offered = { $seat } biedt { $goods } aan in ruil voor { $wants }.
event-withdrawn = Het aanbod van { $seat } wordt ingetrokken.
event-traded = { $seat } ruilt met { $other_seat } en krijgt { $goods }.
event-peeked = { $seat } bekijkt de havenkaart.
event-peeked-own = De havenkaart is { $good }.
event-built = { $seat } bouwt een kraam met { $goods }.
event-challenged = { $seat } betwist de kraam van { $other_seat } en gooit { $roll }.
event-harbour = De havenkaart is { $good }.
event-festival = Bij het feest wordt { $roll } gegooid.

refused-stake-first = Er wordt nu om een inzet gevraagd.
refused-not-in-hand = Je hebt geen { $good } in je hand.
refused-no-offer = Je hebt geen lopend aanbod.
refused-no-such-offer = Die speler heeft geen lopend aanbod.
refused-cannot-pay = Je hebt deze kaarten niet in je hand.
refused-own-offer = Dit is je eigen aanbod: trek het in als je het niet meer wilt.
refused-not-that-many = Zo veel kaarten van die soort zijn er niet in het spel.
refused-offers-used = Je hebt al een lopend aanbod, of je hebt al zo vaak iets aangeboden als op een markt mag.
refused-market-first = Dit is de markt: doe een aanbod, trek het in, neem er een aan of zeg dat je klaar bent.
refused-seen-already = Je hebt de havenkaart deze ronde al bekeken.
refused-no-set = Een set bestaat uit { $set } kaarten, allemaal gelijk of allemaal verschillend.
refused-build-first = Bekijk de havenkaart, bouw of pas.
refused-challenge-first = Zeg of je de kraam betwist of laat staan.

sheet-players = Spelers, ronde { $round }
sheet-own = Je hand
sheet-reminders = Kaarten die je voorbij hebt zien komen
heading-player = Speler
heading-points = Punten
heading-cards = Kaarten
heading-offer = Aanbod
chapter-round = Ronde { $round }
heading-hand = Hand
heading-stake = Inzet
cell-seat = { $seat }
cell-offer = { $gives } voor { $wants }
cell-goods = { $goods }
cell-harbour = Havenkaart
