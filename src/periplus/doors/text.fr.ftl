### Ce que les portes disent aux modèles de langage.

arena-welcome = Vous jouez à { $title } ; vous êtes { $called }.
arena-answer =
    Chaque fois qu’une question vous est posée, répondez par une seule action : dans sa notation et entre crochets, ou sous forme d’objet JSON, avec son « verb » et une valeur pour chaque case à remplir. Ce que vous écrivez avant n’est pas lu. Si l’action est refusée, la raison vous est donnée et la question posée de nouveau. { $forfeit ->
        [yes] Au refus numéro { $times } d’affilée, vous perdez la partie par forfait.
       *[no] Au refus numéro { $times } d’affilée, une action au hasard est jouée à votre place.
    }
arena-actions = Vous pouvez :
arena-notation = Ici, la réponse s’écrit ainsi :
arena-forms = En remplissant les cases, vous pouvez aussi :
arena-refused = Refusé. { $reason }
arena-forfeit = { $player } perd la partie par forfait. { $reason }
arena-random = À la place, [{ $action }] est joué pour vous.
arena-drawn =
    { $decisions ->
        [one] La partie est interrompue après une décision.
       *[other] La partie est interrompue après { $decisions } décisions.
    }
