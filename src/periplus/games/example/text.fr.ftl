title = Le jeu d’exemple
pitch = Un petit marché : misez, échangez et construisez des échoppes avec des séries de trois cartes.
length = trois rounds
intro = Un petit marché : misez, échangez, construisez des échoppes avec des séries de trois cartes ; le plus de points l’emporte après trois rounds.

option-festival = Y a-t-il une fête après le dernier round ?
option-festival-true = oui
option-festival-false = non

prompt-stake = Posez une carte face cachée : c’est votre mise.
prompt-market = Échangez : faites une offre, acceptez-en une ou quittez le marché.
prompt-build = Construisez des échoppes, regardez la carte Port ou passez.
prompt-challenge = Contestez l’échoppe qui vient d’être construite, ou laissez faire.

label-stake = Miser : { $card }
label-offer = Offrir : { $give } contre { $want }
label-withdraw = Retirer votre offre
label-accept = Accepter l’offre du joueur { $player }
label-done = Quitter le marché
label-peek = Regarder la carte Port
label-build = Construire une échoppe avec : { $cards }
label-pass = Passer
label-challenge = Contester
label-let = Laisser faire
consequence-accept = Vous recevez { $goods } et donnez { $wants }.

reason-now = ce que votre main permet déjà de construire
reason-then = ce que votre main permettra de construire ensuite
reason-offer = la peine de faire une offre
reason-stall = une échoppe
reason-challenge = la chance que l’échoppe tombe
reason-peek = connaître la carte Port
reason-nothing = cela ne change rien

question-challenge = Quand quelqu’un construit une échoppe
question-challenge-challenge = la contester
question-challenge-let = laisser faire
question-challenge-other-seat = seulement les échoppes construites par

event-dealt = { $seat } reçoit des cartes.
event-dealt-own = Vous avez maintenant en main : { $goods }.
event-staked = { $seat } pose une mise face cachée.
event-staked-own = Vous misez : { $good }.
event-stakes = Les mises sont révélées : { $goods }.
event-offered = { $seat } offre : { $goods } contre { $wants }.
event-withdrawn = L’offre faite par { $seat } est retirée.
event-traded = { $seat } fait un échange avec { $other_seat } et reçoit : { $goods }.
event-peeked = { $seat } regarde la carte Port.
event-peeked-own = Carte Port : { $good }.
event-built = { $seat } construit une échoppe avec : { $goods }.
event-challenged = { $seat } conteste l’échoppe construite par { $other_seat } et obtient { $roll } au dé.
event-harbour = Carte Port : { $good }.
event-festival = Le dé de la fête donne { $roll }.

refused-stake-first = On vous demande maintenant une mise.
refused-not-in-hand = Vous n’avez pas cette marchandise en main : { $good }.
refused-no-offer = Vous n’avez pas d’offre en cours.
refused-no-such-offer = Ce joueur n’a pas d’offre en cours.
refused-cannot-pay = Vous n’avez pas ces cartes en main.
refused-own-offer = Cette offre est la vôtre : retirez-la si vous n’en voulez plus.
refused-not-that-many = Le jeu ne compte pas autant de cartes de cette marchandise.
refused-offers-used = Vous avez une offre en cours, ou en avez déjà fait autant que le marché le permet.
refused-market-first = C’est le marché : faites une offre, retirez-la, acceptez-en une ou dites que vous avez terminé.
refused-seen-already = Vous avez déjà regardé la carte Port pendant ce round.
refused-no-set = Une série compte { $set } cartes, toutes identiques ou toutes différentes.
refused-build-first = Regardez la carte Port, construisez ou passez.
refused-challenge-first = Dites si vous contestez l’échoppe ou si vous laissez faire.

sheet-players = Joueurs, round { $round }
sheet-own = Votre main
sheet-reminders = Cartes que vous avez vues passer
heading-player = Joueur
heading-points = Points
heading-cards = Cartes
heading-offer = Offre
chapter-round = Manche { $round }
heading-hand = Main
heading-stake = Mise
cell-seat = { $seat }
cell-offer = { $gives } contre { $wants }
cell-goods = { $goods }
cell-harbour = Carte Port
