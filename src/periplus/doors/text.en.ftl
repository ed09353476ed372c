### What the doors say to language models.

arena-welcome = You play { $title }, as { $called }.
arena-answer =
    Whenever you are asked, answer with one action, in its notation and in square brackets, or as a JSON object: its “verb”, and a value for each of its blanks. What you write before it is not read. If the action is refused, you are told why, and asked again. { $forfeit ->
        [yes] At refusal number { $times } in a row, you forfeit the game.
       *[no] At refusal number { $times } in a row, an action at random is taken for you.
    }
arena-actions = You can:
arena-notation = Here, you answer with one of these:
arena-forms = With blanks to fill in, you can also:
arena-refused = Refused. { $reason }
arena-forfeit = { $player } forfeits the game. { $reason }
arena-random = Instead, [{ $action }] is taken for you.
arena-drawn =
    { $decisions ->
        [one] The game is cut short after one decision.
       *[other] The game is cut short after { $decisions } decisions.
    }
