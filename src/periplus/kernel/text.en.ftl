### What the kernel says, whatever the game.
### Errors and faults begin in lower case and have no full stop, because something comes before or after them.

## Seats, prompts and endings

seat = Seat { $number }
seats-last = { $names } and { $last }

prompt-wait = Waiting for { $seats }.
prompt-over = The game is over. { $ending }

ending-played-out = The game has been played to its end.
## What is told afterwards

story-lead = { $seat } takes the lead.
story-gain = { $seat } gains { $gain } at once.
victory-played-out =
    { $seats-count ->
        [one] { $seats } wins with { $score } points.
       *[other] { $seats } share the win with { $score } points each.
    }
victory-tie-break = Tie-break: { $what }, { $count } to { $other }.

## Games, tables and options

error-unknown-game = there is no game “{ $name }”; the games are: { $known }
error-seats =
    { $given ->
        [one] you asked for { $given } player, but { $game } takes { $allowed }
       *[other] you asked for { $given } players, but { $game } takes { $allowed }
    }
error-rules = there is no version { $given } of the rules of { $game }; the newest is { $newest }
error-seed =
    { $given ->
        [one] a seed has { $bytes } bytes, but you gave { $given } byte
       *[other] a seed has { $bytes } bytes, but you gave { $given } bytes
    }
error-option-unknown = there is no option “{ $name }”; the options are: { $known }
error-option-value = the option “{ $name }” cannot be “{ $value }”; it can be: { $allowed }

## Whose turn it is

error-game-over = the game is over: nobody can act any more
error-no-seat = there is no seat { NUMBER($number, useGrouping: 0) }: seats are numbered from 0 to { $last }
error-wrong-seat = { $seat } cannot act now; the game is waiting for { $seats }

## What was said: the notation of actions

error-notation-empty = the action is empty: it must begin with a verb
error-notation-no-verb = an action given as data needs a “verb”, which must be text
error-notation-verb = there is no action “{ $word }”; you can say: { $verbs }
error-notation-field = “{ $verb }” expects its { $field } at “{ $word }”; it can be: { $options }
error-notation-missing = “{ $verb }” is missing its { $field }; it can be: { $options }
error-notation-extra = “{ $verb }” is complete before “{ $word }”; leave out the rest
error-notation-data = “{ $field }” of “{ $verb }” has the wrong kind of value
error-notation-unknown = “{ $verb }” has no field “{ $field }”
error-blank-number = “{ $field }” cannot be “{ $value }”: it must be a number from { $low } to { $high }
error-blank = “{ $field }” cannot be “{ $value }”: choose at least { $low } and at most { $high } of these, each no more often than you have it: { $options }

## Saved positions

error-position-data = a saved position must be a table of named fields
error-position-field = the saved position is invalid: “{ $field }” is missing, malformed or impossible
error-position-unknown = the saved position has a field “{ $field }”, which is unknown to this game
error-position-other =
    { $field ->
        [game] this position is from the game “{ $value }”, not from “{ $expected }”
        [box] this position belongs to a different box ({ $value }) from the one in use ({ $expected })
       *[other] this position has “{ $value }” as its { $field }, where “{ $expected }” is expected
    }

## Boxes: the error is followed by its faults, each behind its key path

error-box =
    { $count ->
        [one] the box “{ $box }” has a fault
       *[other] the box “{ $box }” has { $count } faults
    }

fault-syntax = line { NUMBER($line, useGrouping: 0) } is not valid TOML ({ $what })
fault-table = a table of keys and values is expected here
fault-tables = a list of at least one table is expected here
fault-missing = this key is missing
fault-unknown = nothing by this name belongs here
fault-name = a name of words separated by single spaces is expected here
fault-reserved = “{ $word }” has a special meaning and cannot be part of this name
fault-id = an id of lower-case letters, digits and underscores is expected here
fault-names = a list of names is expected here
fault-flag = true or false is expected here
fault-number = a whole number from { $low } to { $high } is expected here
fault-numbers =
    { $count ->
        [0] an empty list is expected here
        [one] a list of { $count } whole number from { $low } to { $high } is expected here
       *[other] a list of { $count } whole numbers from { $low } to { $high } is expected here
    }
fault-one-of = one of these is expected here: { $allowed }
fault-twice = “{ $value }” is already listed; each may appear only once
fault-count =
    { $count ->
        [one] exactly { $count } entry is expected here
       *[other] exactly { $count } entries are expected here
    }
fault-few =
    { $count ->
        [one] at least { $count } card is needed here
       *[other] at least { $count } cards are needed here
    }

## Files

error-file = { $file }: { $what }
file-missing = there is no such file or folder
file-folder = this is a folder, not a file
file-forbidden = permission denied
file-full = there is no space left
file-encoding = the text is not UTF-8

## Undo, rules and records

error-cannot-undo = { $seat } has nothing to take back: someone else has decided since, or a card, die or secret was revealed
error-clause = there is no clause “{ $clause }”: they run from { $first } to { $last }
error-record-not-one = this is not the record of a game
error-record-json = the record is not complete JSON: line { NUMBER($line, useGrouping: 0) } breaks off or is malformed
error-record-format = the record has format { $format }; this program reads format { $ours }
error-record-field = the record is malformed: { $what }
error-record-twice = the record gives “{ $name }” twice
error-record-cut = the record breaks off: its last line, the result, is missing
error-record-line = the record is malformed at line { NUMBER($line, useGrouping: 0) }
error-record-seed = the seed in the record is not 64 hex digits
error-record-rules = the record follows rules { $rules } of { $game }; this program knows them up to { $newest }
error-record-box = the record was played with a different box of { $game } ({ $box }…, not { $ours }…)
error-record-decision = decision { NUMBER($number, useGrouping: 0) }, { $seat }, “{ $action }”: { $why }{ $rule }
error-record-check = decision { NUMBER($number, useGrouping: 0) }, { $seat }, “{ $action }”: the check digits are { $found } but should be { $expected }
error-record-until = the record has only { $last ->
        [one] { $last } decision
       *[other] { $last } decisions
    }; it cannot stop after { $until }
error-record-players = the record names { $players } players for { $given } seats
error-record-unsealed = the record has no seal: it was not played at a table that committed to its seed in advance
error-record-seal = the seed and salt in the record are not the ones committed to ({ $commitment })
error-record-other-seal = the record was sealed with { $commitment }, not with what the table showed
error-record-result = the result does not match the game
error-puzzle = a puzzle of { $game } leads to another position ({ $found }) than the one it was found in ({ $expected })
error-puzzle-line = puzzle { NUMBER($number, useGrouping: 0) } of { $game } is malformed: { $what }
error-lesson-malformed = the lesson of { $game } is malformed: { $what }
error-lesson-clause = the lesson of { $game } cites the clause “{ $clause }”, which does not exist
error-lesson-decision = the lesson of { $game }, task { $number }, { $seat }, “{ $action }”: { $why }{ $rule }

## Records, in notebooks

record-about =
    { $decisions ->
        [one] A game of { $game }: one decision.
       *[other] A game of { $game }: { NUMBER($decisions) } decisions.
    }
record-seat = Seat
record-player = Player
record-rank = Rank
record-score = Score
record-notation = All decisions
