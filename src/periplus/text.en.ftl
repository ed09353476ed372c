### What the program says: command line, terminal, bots and simulations.

## The command line

cli-game = { $name }: { $title }, { $seats } players
cli-box-good = { $box } is a good box.
cli-box-sources = Entries by source: { $rulebook } from the rulebook, { $inferred } inferred, { $reconstructed } reconstructed.
cli-box-digest = Box { $digest }
cli-recorded = Wrote { $file }: { $game }, { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }.
cli-drawn = Wrote { $file }: { $game } after { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }.
cli-replayed = { $game }, { $seats } seats: { $count ->
        [one] { $count } decision replays
       *[other] { $count } decisions replay
    } as recorded.
cli-verified = The seed fits the commitment { $commitment }, and { $count ->
        [one] { $count } decision follows
       *[other] { $count } decisions follow
    } from it as recorded. Nothing was changed after the start if your table showed this commitment.
serve-open = Periplus is open at { $address } – Ctrl-C closes it.
cli-option = { $name } ({ $rule }): { $question }
cli-option-value = { $value }: { $answer }
cli-standing = { $rank }. { $player }: { $score } ({ $sources })

## Help

help-usage = Usage: { $words }
help-commands = Commands
help-parameters = Parameters
help-default = [default: { $value }]
help-command-games = list the games
help-command-options = explain the options of a game
help-command-rules = list the clauses of a game, or show one with the code and the tests that carry it
help-command-box = show every component of a game with its source, or check a box of your own
help-command-play = play in the terminal, with bots in the seats that no people take
help-command-resume = go on with a saved game: the one you name, or the last one
help-command-record = let bots play a game and write its record
help-command-replay = replay a record and check every decision and the result
help-command-verify = prove from a record that nothing of its luck was changed after the start
help-command-draw = draw a position of a record as a picture, SVG or PNG
help-command-serve = open tables in the browser, on this machine alone or for the world
help-command-simulate = let bots play many games, each deal from every seat, and count who wins
help-command-help = show this help, or that of a command
help-command-lang = the language: en, fr or nl; without it, that of the environment
help-command-version = show the version, and whether the rules are compiled
help-parameter-game = the name of a game; “periplus games” lists them
help-parameter-clause = the number of a clause, for instance N17
help-parameter-check = a box file (TOML) to check
help-parameter-toml = print our box as it is written, to be corrected in a file of your own
help-parameter-seats = how many play
help-parameter-people = how many of the seats people take
help-parameter-bots = who plays: random, greedy, FILE.py:CLASS or MODULE:CLASS; one for all seats, or one for each with commas
help-parameter-seed = a number from which all luck follows (for a single game also 64 hex digits); without it, fresh luck, or 0 for simulate
help-parameter-option = NAME=VALUE, as often as needed; “periplus options GAME” explains them
help-parameter-box = play with a box of your own
help-parameter-save = where the game is saved after every decision
help-parameter-trust = let a saved game from elsewhere run the bots it names
help-parameter-file = a record, JSON or text
help-parameter-output = the file to write: a record as JSON, or as readable text if it ends in .txt; a drawing as .svg or .png; without it, standard output
help-parameter-until = stop after so many decisions
help-parameter-at = draw the position after so many decisions; without it, the last one
help-parameter-seat = whose view is drawn, counted from 0 as in the record; without it, a spectator’s
help-parameter-theme = the colours: light or dark
help-parameter-width = how many pixels wide a PNG is
help-parameter-commitment = what the table showed before its first decision, to be compared with the record
help-parameter-text = print the game in readable text, with what happened in sentences
help-parameter-games = how many games
help-parameter-jobs = how many processes share the work; the result is the same whatever their number; without it, one for each core
help-parameter-patience = how many seconds a bot may think about one decision
help-parameter-host = the address to listen at; 0.0.0.0 for the world
help-parameter-port = the port to listen at; without it, the first free one from 8630 on
help-parameter-db = where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; without it, a file of your own
help-parameter-url = the address under which others reach this server, for links in notices
help-parameter-bot = a bot of your own to be offered at tables, FILE.py:CLASS or MODULE:CLASS, as often as needed
help-parameter-rate = how many commands a minute one visitor may send
help-parameter-smtp = the server for mail: smtp://USER:PASSWORD@HOST:PORT; without it, no mail is sent
help-parameter-sender = the address from which mail is sent
help-parameter-private-webhooks = let webhooks call addresses in private networks, too
help-parameter-browser = open a browser
help-parameter-json = print the result as JSON

## What is wrong with a command line

error-command = there is no command “{ $word }”; there are: { $known }
error-flag = there is no option “{ $word }”
error-missing = { $name } is missing
error-repeated = { $name } is given twice
error-value =
    { $kind ->
        [number] { $name } must be a whole number from 0 to 999999999, not “{ $word }”
       *[other] { $name } cannot be “{ $word }”
    }
error-unused = this is too much: { $words }
error-line = the command line cannot be read: { $what }
error-system = the system says: { $what }
error-language = there is no language “{ $language }”; there are: { $known }
error-seed-word = “{ $seed }” is no seed: give a number or 64 hex digits
error-option-word = “{ $word }” is no option: write NAME=VALUE
error-option-twice = the option “{ $name }” is given twice
error-people =
    { $people ->
        [one] { $people } person cannot sit on { $given } seats; between 1 and { $given } can
       *[other] { $people } people cannot sit on { $given } seats; between 1 and { $given } can
    }
error-count =
    { $what ->
        [games] at least 1 game must be played
        [jobs] at least 1 process must do the work
        [rate] at least 1 command a minute must be allowed
       *[patience] at least 1 second must be given to think
    }
error-port = nothing can listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $what }
error-port-number = there is no port { NUMBER($port, useGrouping: 0) }: they are numbered up to { NUMBER($last, useGrouping: 0) }
error-exists = { $file } is there already: name another file, or go on with “periplus resume { $file }”
error-picture = a drawing ends in .svg or .png, and “{ $file }” does not; - is SVG on standard output
error-width = a drawing is 1 to { NUMBER($widest, useGrouping: 0) } pixels wide, not { NUMBER($width, useGrouping: 0) }
error-no-board = { $game } has no board that could be drawn
error-how-many = say how many play with --seats, or name a bot for each seat
error-shelf = the folder { $folder } for saved games cannot be made: { $what }
error-no-games = no game is saved in { $folder }
error-no-people = { $file } is no game that people play in the terminal
error-foreign-bot = the saved game names the bot “{ $bot }”, which is not one of ours; if you trust it, add --trust
error-finished = the game in { $file } is over; “periplus replay --text” tells it

## Bots

error-bot = there is no bot “{ $bot }”; there are: { $known }, and your own as FILE.py:CLASS or MODULE:CLASS
error-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } for { $given ->
        [one] { $given } seat
       *[other] { $given } seats
    }: name one for all, or one for each
error-bot-name = bots are named, not given as { $bot }: write FILE.py:CLASS or MODULE:CLASS
error-bot-file = there is no file { $file }
error-bot-load =
    { $line ->
        [0] { $file } cannot be loaded: { $error }: { $what }
       *[other] { $file } cannot be loaded, line { NUMBER($line, useGrouping: 0) }: { $error }: { $what }
    }
error-bot-class = { $file } has no class “{ $class }”
error-bot-kind = “{ $class }” in { $file } is no bot: it must be a class derived from periplus.bots.Bot
error-bot-crashed = the bot { $bot } crashed at { $where }: { $error }: { $what }
error-bot-nonsense = the bot { $bot } answered { $answer }, which is no action
error-bot-refused = the bot { $bot } wanted “{ $action }”, which is not allowed ({ $rule }): { $why }
error-bot-in-game = game { NUMBER($game, useGrouping: 0) }: { $why }
error-bot-hangs =
    { $game ->
        [0] { $bots } cannot be loaded within { $seconds } s
       *[other] game { NUMBER($game, useGrouping: 0) }: the bot { $bots } has not decided within { $seconds } s
    }
error-bot-died =
    { $game ->
        [0] the process that loads { $bots } has died
       *[other] game { NUMBER($game, useGrouping: 0) }: the process has died while the bot { $bots } was deciding
    }

## Simulations

sim-heading-bot = Bot
sim-heading-part = Played as
sim-heading-games = Games
sim-heading-wins = Wins
sim-heading-rate = Win rate
sim-heading-interval = 95 % interval
sim-heading-score = Mean score
sim-number = { NUMBER($number, maximumFractionDigits: 2) }
sim-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-part = { $part }
sim-ending = { NUMBER($count) } × { $ending }
sim-speed =
    { $games ->
        [one] { NUMBER($games) } game
       *[other] { NUMBER($games) } games
    }, { NUMBER($decisions) } decisions in { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($rate, maximumFractionDigits: 0) } decisions a second
sim-uneven = { NUMBER($games) } games are not a multiple of { $seats } seats: the last deal was not played from every seat
sim-interrupted = interrupted after { NUMBER($games) } of { NUMBER($asked) } games; the results are those of the games played

## Playing in the terminal

play-prompt = Your choice (a number, an action, or “help”):
play-welcome = You play { $player }. “help” explains what you can say, “rules” lists the clauses.
play-asked = { $player }: { $prompt }
play-curtain = { $player } is next. Take the screen, and press Enter when nobody else is looking.
play-form = form { $verb }: say it in your own way, field by field
play-blank = { $field } (one of: { $values }):
play-blank-several = { $field } (at least { $low }, at most { $high }, with commas between them; choose from: { $values }):
play-blank-number = { $field } (a number from { $low } to { $high }):
play-allowed = This is allowed: { $label }.
play-undone = Taken back.
play-pause = Enter goes on; “undo” takes it back:
play-pause-read = Enter goes on:
play-pause-only = “{ $word }” is not understood here: press Enter, or say “undo”, “quit” or another command that “help” lists.
play-replace = { $file } exists. Replace it (yes or no)?
play-yes = y yes
play-saved = The game is saved in { $file }.
play-not-saved = Nothing was written.
play-unsaved = The game goes on, but it is not saved.
play-left = The game is saved in { $file }; “{ $command }” goes on with it.
play-over = The record of the game is in { $file }.
play-help-short = Say the number of an action, the action itself, or “help”.
play-help =
    A number takes the action of that number; you can also write an action as it stands behind its label.
    why ACTION    what an action would do, or which clause forbids it
    undo          take back your last decision, if nothing was revealed since
    form VERB     fill in an open-ended action field by field, where one is offered
    rules N17     show a clause; “rules” alone lists them all
    board         show the table again
    save FILE     save a copy; the game itself is saved after every decision
    quit          leave; “periplus resume” goes on later
error-no-such-number = there is no action { $number }: they are numbered from 1 to { $last }
error-why = say which action: its number or its notation, for instance “why 3”
error-no-forms = nothing here has fields to be filled in
error-no-such-form = there is no form “{ $verb }”; there are: { $known }

## Tables

table-joined = { $name } has sat down.
table-undone = { $seat } takes the last decision back.
table-handed = { $bot } now plays for { $seat }.
table-taken-back = { $seat } is back.
table-opened = { $name } has left the table.
table-paused = The host has paused the game.
table-resumed = The game goes on.
table-ended = The host has ended the table.
notice-subject = { $title }: it is your turn
notice-body =
    Hello { $name },
    { $game } waits for your decision: { $link }
error-table-unknown = there is no such table
error-table-no-key = this table is not open to you: use the link that you were given
error-table-not-your-seat = seat { $number } is not yours
error-table-not-host = only the host may do this
error-table-invitation = this invitation is not good, or no longer
error-table-used = this invitation has been used by somebody else
error-table-link = this link is not good, or has been replaced by a newer one
error-table-name = “{ $name }” is no name: take 1 to { $longest } characters, with a letter or a digit among them
error-table-name-taken = somebody at the table is called “{ $name }” already
error-table-bot = there is no bot “{ $bot }” at these tables; there are: { $known }
error-table-pace = a decision may take from 0 to { $days } days, and bots may wait from 0 to { $seconds } seconds
error-table-taken = the seat of { $seat } is taken
error-table-full = no seat is open
error-table-no-person = no person plays at this seat now
error-table-not-handed = no bot plays for { $seat }
error-table-not-late = { $seat } still has time to decide
error-table-not-begun = the game has not begun
error-table-not-playing = the game is not being played
error-table-not-paused = the game is not paused
error-table-paused = the game is paused
error-table-over = the table is closed
error-table-not-over = the game is still going on
error-table-rematch = there is a rematch already
error-table-stale = this decision has been taken already
error-table-changed = the table has changed: look again before you decide
error-table-no-hints = this table is played without hints
error-table-order = “{ $answer }” cannot be the answer to “{ $question }” beforehand
error-table-remark = say something of 1 to { $longest } characters
error-table-past = the game has not had { $decisions } decisions
error-no-lesson = there is no lesson of { $game }
error-lesson-other = in this lesson, do this now: { $label }
error-lesson-undo = nothing of the lesson can be taken back
error-notice-address = notices cannot be sent to “{ $address }”
error-notice-mail = this server sends no mail
error-store-url = “{ $url }” names no database: write sqlite:///FILE or postgresql://USER@HOST/NAME
error-store-open = the database { $url } cannot be opened: { $what }
error-store-version = the database { $url } has version { $version }; this program needs version { $ours }
error-store-busy = the tables in { $file } are open already, at { $address }
error-bot-start = no process for bots could be started
