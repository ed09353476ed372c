### What the program says: command line, terminal, bots and simulations.

## The command line

cli-game = { $name }: { $title }, { $seats } players
cli-box-good = { $box } is a valid box.
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
        [one] { $count } decision
       *[other] { $count } decisions
    } replayed as recorded.
cli-verified = The seed matches the commitment { $commitment }, and { $count ->
        [one] { $count } decision follows
       *[other] { $count } decisions follow
    } from it as recorded. If your table showed this commitment, nothing was changed after the start.
serve-open = Periplus is open at { $address } – press Ctrl-C to close it.
mcp-open = Language models find the tables at { $address } – press Ctrl-C to close.
cli-backed-up = Wrote { $file }: { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }. It holds the luck to come: keep it as you would the cards.
cli-restored = { $url } is as it was on { $at }, when { $file } was made.
cli-option = { $name } ({ $rule }): { $question }
cli-option-value = { $value }: { $answer }
cli-standing = { $rank }. { $player }: { $score } ({ $sources })
cli-tie-break = tie-break: { $what } { $count }

## Help

help-usage = Usage: { $words }
help-commands = Commands
help-parameters = Parameters
help-default = [default: { $value }]
help-command-games = list the games
help-command-options = explain a game’s options
help-command-rules = list a game’s clauses, or show one with the code and the tests behind it
help-command-box = show every component of a game with its source, or check a box of your own
help-command-play = play in the terminal, with bots in the remaining seats
help-command-resume = continue a saved game: the one you name, or the latest
help-command-record = let bots play a game and write its record
help-command-replay = replay a record, checking every decision and the result
help-command-verify = prove from a record that its luck was not changed after the start
help-command-draw = draw a record: a position as a picture (SVG or PNG), the game in charts, or a film
help-command-analyse = look at a game afterwards: chances to win, what decisions cost, and what luck gave and took
help-command-serve = open tables in the browser, for this machine only or for the world
help-command-doctor = check an installation, and say what is wrong and how to mend it
help-command-mcp = let language models play at the tables of a server
help-command-backup = write all tables into a file, also while they are being served
help-command-restore = fill a database from a backup, of either kind of database
help-command-host-link = print a link that makes a device a moderator’s, once, within an hour; also while tables are being served
help-command-simulate = let bots play many games, each deal from every seat, and count the wins
help-command-lab = questions about a game, and what bots are made with: run experiments and report on them, fit and try the outlook of a game, look for puzzles
help-command-run = play an experiment, or go on with it; without a file, show how one looks
help-command-report = answer the question of an experiment: as a page with plots, as a notebook, or as JSON
help-command-compare = compare two experiments, measure by measure, deal by deal if these are the same
help-command-fit = fit from games between bots what makes a win likely in a game, try it on games held out, and write it as TOML
help-command-try = try what was fitted for a game on new games between bots, and draw how often its chances come true
help-command-puzzles = look in games between bots for decisions in which one choice is clearly best and greedy misses it; each is added to the file at once, and Ctrl-C keeps what was found
help-command-help = show this help, or the help of a command
help-command-lang = the language: en, fr or nl; by default, that of the environment
help-command-version = show the version, and whether the rules are compiled
help-parameter-game = the name of a game; “periplus games” lists them
help-parameter-clause = the number of a clause, such as N17
help-parameter-check = a box file (TOML) to check
help-parameter-toml = print our box as TOML, for you to correct in a file of your own
help-parameter-seats = how many players
help-parameter-people = how many of the players are people
help-parameter-bots = who plays: random, novice, greedy, captain-1, captain-2, captain-3, FILE.py:CLASS or MODULE:CLASS; one for all seats, or one for each, separated by commas
help-parameter-seed = a number that determines all luck (for a single game, 64 hex digits will do too); by default, fresh luck, 0 for simulate, 1 for lab fit and lab puzzles, or 1000 for lab try
help-parameter-option = NAME=VALUE, as often as needed; “periplus options GAME” explains them
help-parameter-box = play with a box of your own
help-parameter-save = where to save the game after every decision
help-parameter-trust = let a saved game from elsewhere run the bots that it names
help-parameter-file = the file: a record, as JSON or text; for backup and restore, the backup; for lab run, the experiment, as TOML
help-parameter-into = the folder that keeps the data; by default, one here that is called as the file is
help-parameter-deals = how many deals to play, whatever the file says; run it again with more to have more
help-parameter-on = where to play: here, on this machine; ray, on a Ray cluster started here; ray://HOST:PORT, on another
help-parameter-folder = the folder of a run
help-parameter-other = the folder of the run to compare it with
help-parameter-notebook = write a Jupyter notebook (.ipynb) in place of a page
help-parameter-output = the file to write: a record as JSON, or as readable text if its name ends in .txt; a drawing as .svg or .png; what was fitted as TOML; puzzles as JSON, one a line; by default, standard output; for lab report, report.html in the folder
help-parameter-plot = the file for a drawing (SVG) of how often chances come true
help-parameter-until = stop after this many decisions
help-parameter-at = draw the position after this many decisions; by default, the last one
help-parameter-seat = whose view to draw, counted from 0 as in the record; by default, a spectator’s
help-parameter-theme = the colours: light or dark
help-parameter-width = how many pixels wide a PNG or a film is; by default, 1600 or 960
help-parameter-story = draw the game in charts instead: everybody’s figures from the first decision to the last
help-parameter-film = write a film of the game to this file, an animated WebP
help-parameter-commitment = the commitment that the table showed before its first decision, to compare with the record
help-parameter-text = print the game as readable text, with what happened in sentences
help-parameter-games = how many games to play
help-parameter-jobs = how many processes share the work; the result does not depend on it; by default, one for each core
help-parameter-effort = how much to think: 1 is enough for most games, 0.1 gives a first impression
help-parameter-patience = how many seconds a bot may think about one decision
help-parameter-bot-memory = how many MiB of memory a process for bots may use
help-parameter-alone = take this from every other device, such as one that was lost
help-parameter-host = the address to listen on; 0.0.0.0 for the world
help-parameter-port = the port to listen on; by default, the first free one from 8630
help-parameter-server = the address of the server at whose tables to play
help-parameter-db = where to store tables: sqlite:///FILE or postgresql://USER@HOST/NAME; by default, a file of your own
help-parameter-url = the address at which others reach this server, for links in notices
help-parameter-replace = replace the tables that the database holds
help-parameter-bot = a bot of your own to offer at tables, FILE.py:CLASS or MODULE:CLASS, as often as needed
help-parameter-rate = how many commands a visitor may send per minute
help-parameter-workers = how many processes serve the tables; more than one needs PostgreSQL
help-parameter-forget = after how many days a table is forgotten at which nobody has ever played; 0: never
help-parameter-smtp = the mail server: smtp://USER:PASSWORD@HOST:PORT; by default, no mail is sent
help-parameter-sender = the address that mail is sent from
help-parameter-private-webhooks = let webhooks call addresses in private networks as well
help-parameter-metrics = a port, reachable from this machine alone, with /metrics for Prometheus and a page /status
help-parameter-log = how the log is written: text, or json: a line for each event, requests included
help-parameter-browser = open a browser
help-parameter-json = print the result as JSON

## What is wrong with a command line

error-command = there is no command “{ $word }”; the commands are: { $known }
error-flag = there is no option “{ $word }”
error-missing = { $name } is missing
error-repeated = { $name } is given twice
error-value =
    { $kind ->
        [number] { $name } must be a whole number from 0 to 999999999, not “{ $word }”
       *[other] { $name } cannot be “{ $word }”
    }
error-unused = too many arguments: { $words }
error-line = the command line cannot be understood: { $what }
error-system = the system says: { $what }
error-language = there is no language “{ $language }”; the languages are: { $known }
error-seed-word = “{ $seed }” is not a seed: give a number or 64 hex digits
error-option-word = “{ $word }” is not an option: write NAME=VALUE
error-option-twice = the option “{ $name }” is given twice
error-people = { $given } seats can have 1 to { $given } people, not { $people }
error-count =
    { $what ->
        [games] at least 1 game must be played
        [jobs] at least 1 process must do the work
        [rate] at least 1 command per minute must be allowed
        [workers] at least 1 process must serve the tables
       *[patience] bots must have at least 1 second to think
    }
error-port = cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $what }
error-port-number = there is no port { NUMBER($port, useGrouping: 0) }: ports are numbered up to { NUMBER($last, useGrouping: 0) }
error-exists = { $file } already exists: name another file, or continue the game with “periplus resume { $file }”
error-picture = the name of a drawing must end in .svg or .png, and “{ $file }” does not; - means SVG on standard output
error-film = the name of a film must end in .webp, and “{ $file }” does not
error-width = a drawing can be 1 to { NUMBER($widest, useGrouping: 0) } pixels wide, not { NUMBER($width, useGrouping: 0) }
error-no-board = { $game } has no board to draw
error-how-many = say how many play with --seats, or name a bot for each seat
error-shelf = cannot create the folder { $folder } for saved games: { $what }
error-no-games = there is no saved game in { $folder }
error-no-people = { $file } is not a game that people play in the terminal
error-foreign-bot = the saved game names the bot “{ $bot }”, which is not one of ours; if you trust it, add --trust
error-finished = the game in { $file } is over; “periplus replay --text” retells it

## Bots

error-bot = there is no bot “{ $bot }”; the bots are: { $known }, and your own as FILE.py:CLASS or MODULE:CLASS
error-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } for { $given ->
        [one] { $given } seat
       *[other] { $given } seats
    }: name one for all, or one for each
error-bot-name = bots are given by name, not as { $bot }: write FILE.py:CLASS or MODULE:CLASS
error-bot-file = there is no file { $file }
error-bot-load =
    { $line ->
        [0] { $file } cannot be loaded: { $error }: { $what }
       *[other] { $file } cannot be loaded, line { NUMBER($line, useGrouping: 0) }: { $error }: { $what }
    }
error-bot-class = { $file } has no class “{ $class }”
error-bot-kind = “{ $class }” in { $file } is not a bot: it must be a class derived from periplus.bots.Bot
error-bot-crashed = the bot { $bot } crashed at { $where }: { $error }: { $what }
error-bot-nonsense = the bot { $bot } answered { $answer }, which is not an action
error-bot-refused = the bot { $bot } wanted “{ $action }”, which is not allowed ({ $rule }): { $why }
error-bot-in-game = game { NUMBER($game, useGrouping: 0) }: { $why }
error-bot-hangs =
    { $game ->
        [0] { $bots } could not be loaded within { $seconds } s
       *[other] game { NUMBER($game, useGrouping: 0) }: the bot { $bots } did not decide within { $seconds } s
    }
error-bot-died =
    { $game ->
        [0] the process died while loading { $bots }
       *[other] game { NUMBER($game, useGrouping: 0) }: the process died while the bot { $bots } was deciding
    }

## Simulations

fit-tried = { $seats } seats: { NUMBER($milestones) } positions held out; loss { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) } (equal chances: { NUMBER($uniform, minimumFractionDigits: 3, maximumFractionDigits: 3) }); chances are { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points off on average
fit-too-few = { $seats } seats: too few games to try the weights on
puzzles-found = { $puzzles ->
    [one] 1 puzzle
   *[other] { NUMBER($puzzles) } puzzles
} from { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
}
fit-none = { $seats } seats: nothing was fitted for this
fit-plot-title = { $seats } players: { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points off
fit-plot-told = Chance to win, as told
fit-plot-won = How often it came true
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
    }, { NUMBER($decisions) } decisions in { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($rate, maximumFractionDigits: 0) } decisions per second
sim-uneven = { NUMBER($games) } games are not a multiple of { $seats } seats: the last deal was not played from every seat
sim-interrupted = interrupted after { NUMBER($games) } of { NUMBER($asked) } games; the results cover the games played

## The lab

lab-run-done = { NUMBER($games) } games are in { $folder }; “periplus lab report { $folder }” answers the question
lab-run-broken = { $file } was damaged: that shard is played again
lab-run-interrupted = interrupted: { NUMBER($games) } of { NUMBER($all) } games are in { $folder }; the same command goes on
lab-report-written = Wrote { $file }.
lab-example-head = An experiment: a question about a game, and what is played to answer it. Save this in a file of your own, change it, and run it: periplus lab run FILE
lab-example-title = The order of seats
lab-example-question = Does the second seat win more?
lab-example-deals = Each deal is played from every seat; once, if a bot whose luck makes no difference, such as greedy, has all the seats. All line-ups and variants play the same deals, which follow from the seed.
lab-example-measures = What is written down besides the games: “decisions” and “features”; also “listed” (the actions listed at each decision) and “chances” (everybody’s chance to win before it), which take much longer.
lab-example-box = Your own box, beside this file; otherwise ours.
lab-example-options = Options that are to differ; “periplus options GAME” explains them.
lab-example-lineups = Who plays: one bot for all seats, or one for each; our own, FILE.py:CLASS or MODULE:CLASS.
lab-example-lineup = experienced players
lab-example-tournament = In place of line-ups, a tournament: all line-ups of some bots.
lab-example-vary = What is varied, one thing at a time: an option, or a value in the box by its key path, such as cards[Colossus].price; each with its values.
lab-example-variants = Variants in which several things are changed together.
lab-example-variant = rich and dear
error-experiment =
    { $count ->
        [one] the experiment “{ $file }” has a fault
       *[other] the experiment “{ $file }” has { $count } faults
    }
error-key-path = there is no single value at “{ $path }” in the box
error-run-none = there is no run in { $folder }: it has no experiment.json
error-run-file = { $file } is malformed: { $what }
error-run-other = another experiment was run in { $folder } (“{ $title }”): name another folder with --into
error-run-more = { $folder } already has { NUMBER($deals) } deals, more than { NUMBER($given) }: name another folder with --into
error-run-shard = { $file } is damaged: run the experiment again with the same folder, and this shard is played anew ({ $what })
error-run-stray = { $file } belongs to another experiment: run this one again with the same folder, and this shard is played anew
error-run-empty = nothing has been played yet in { $folder }
error-run-measure = “{ $measure }” was not measured in { $folder }: name it among the measures of an experiment
error-compare = { $one } and { $other } cannot be compared: they are of different games or numbers of players
error-on = the lab cannot run on “{ $on }”: say here, ray or ray://HOST:PORT
error-ray = no Ray cluster can be reached or started as “{ $on }”: { $what }
error-ray-died = processes of the cluster died again and again of the same shard
error-extra = this needs { $what }: install it with pip install "periplus[{ $extra }]"
fault-text = some text is expected here
fault-texts = a list of texts is expected here
fault-values = a list of numbers, texts, or true and false is expected here
fault-pool = a tournament needs at least two bots
fault-tournament = there can be line-ups or a tournament, not both
fault-called-alike = two different bots are called { $value }: rename one of the classes
fault-vary = either an option or the key path of a value in the box is expected here
fault-variant = an option or a value in the box is expected here, under “options” or “box”
fault-same-kind = a value of the same kind as { $value } is expected here
fault-in-box = with this the box is at fault: { $path }: { $what }

## A game looked at afterwards

error-effort = effort is a number from { $least } to { $most }
analysis-of = { $game }, { $seats } seats, { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
analysis-unfitted = For this box, these options or this number of players no outlook was fitted: chances are judged at the end of the game, and are rougher.
analysis-accounts = What changed each chance to win, in points of a hundred, and what mistakes gave away:
analysis-heading-player = Player
analysis-heading-first = First
analysis-heading-course = Chance to win
analysis-heading-last = Last
analysis-heading-deal = Set-up
analysis-heading-luck = Luck
analysis-heading-own = Own play
analysis-heading-others = Others’ play
analysis-heading-revised = Revised
analysis-heading-cost = Given away
analysis-heading-mistakes = Mistakes
analysis-chance = { $chance } %
analysis-points = { SIGNED($points) }
analysis-about = { SIGNED($points) } ± { $doubt }
analysis-mistakes = { $count ->
        [0] No decision cost anything worth telling, as far as its player could know.
       *[other] The costliest decisions, judged by what the player knew:
    }
analysis-mistake = { $number }. { $player }: { $played } ({ $chance } %). Better: { $better } ({ $best } %, give or take { $doubt }). Why: { $why }
analysis-strokes = { $count ->
        [0] Luck changed next to nothing.
       *[other] The greatest strokes of luck, in points of the chance to win:
    }
analysis-stroke = { $number }. After { $player }: { $played }. { $whom } { SIGNED($points) }

## Playing in the terminal

play-prompt = Your choice (a number, an action, or “help”):
play-prompt-part = Your choice (a number, a word, “back”, or “help”):
play-prompt-number =
    { $way ->
        [back] The number itself ({ $numbers }), “back”, or “help”:
       *[other] The number itself ({ $numbers }), an action, or “help”:
    }
play-at-hand = { $name }: { $what }
play-welcome = You play { $player }. Type “help” to see what you can do, “rules” to list the clauses.
play-chapter = { $chapter } is over. Standings:
play-asked = { $player }: { $prompt }
play-curtain = { $player } is next. Come to the screen, and press Enter when nobody else is looking.
play-form = form { $word }: put together your own, field by field
play-blank = { $field } (one of: { $values }):
play-blank-several = { $field } (at least { $low }, at most { $high }, separated by commas; choose from: { $values }):
play-blank-number = { $field } (a number from { $low } to { $high }):
play-allowed = This is allowed: { $label }.
play-confirm = Do this? Type “yes”, press Enter to change it, or type “no” to leave it:
play-change = Press Enter to change it, or type “no” to leave it:
play-undecided = Nothing was decided.
play-undone = Taken back.
play-pause = Press Enter to go on, or type “undo” to take it back:
play-pause-read = Press Enter to go on:
play-pause-only = “{ $word }” does nothing here: press Enter, or type “undo”, “quit” or another command that “help” lists.
play-replace = { $file } already exists. Replace it (yes or no)?
play-yes = y yes
play-saved = The game is saved in { $file }.
play-not-saved = Nothing was saved.
play-unsaved = The game goes on, but it has not been saved.
play-left = The game is saved in { $file }; continue it with “{ $command }”.
play-over = The record of the game is in { $file }.
play-help-short = Type the number of an action, the action itself, or “help”.
play-help =
    Type the number before an entry, or an action as it is written behind its label. Of a long list you choose one
    part at a time; the beginning of an action narrows it too. Where a number is asked for, 2 means two.
    back          choose the last part again
    why ACTION    what an action would do, or which clause forbids it
    undo          take back your last decision, if nothing has been revealed since
    form VERB     put together an action of your own, field by field, where that is offered
    rules { $clause }     show a clause; “rules” alone lists them all
    board WORDS   show those parts of the table whose titles have these words; “board” alone shows all of it
    map PLACE     show what is at a place and where it leads; “map” alone draws the map
    save FILE     save a copy; the game itself is saved after every decision
    quit          leave; “periplus resume” continues the game later
error-no-such-number = { $number } is not in the list; choose one of: { $known }
error-not-whole = “{ $word }” stands for several actions: choose the rest first
error-no-part = there is nothing to go back to: no part has been chosen yet
error-no-sheet = nothing on the table is called “{ $word }”; there is: { $known }
error-no-map = this game has no map
error-no-place = there is no place “{ $word }” on the map; the places are: { $known }
error-why = say which action: its number or its notation, for example “why 3”
error-no-forms = there is nothing to fill in here
error-mcp = this needs the SDK for MCP: install it with pip install "periplus[mcp]"
error-no-outlook = { $game } has no outlook that could be fitted
error-no-weights = nothing was fitted for { $game } with these options and players: run periplus lab fit first
error-no-such-form = there is no form “{ $verb }”; the forms are: { $known }

## Tables

table-joined = { $name } has taken a seat.
table-undone = { $seat } takes back the last decision.
table-handed = A bot is now playing for { $seat-person } ({ strength }).
table-taken-back = { $seat-person } is back.
table-opened = { $name } has left the table.
table-paused = The host has paused the game.
table-resumed = The game goes on.
table-paced = { $seconds ->
        [0] Bots no longer wait.
        [one] Bots now wait { $seconds } second.
       *[other] Bots now wait { $seconds } seconds.
    }
table-host = Host
table-chapter = { $chapters }
table-ended = The table has been closed.
strength =
    { $bot ->
        [random] plays at random
        [novice] beginner
        [greedy] experienced
        [captain-1] master, quick
        [captain-2] master, careful
        [captain-3] master, patient
       *[other] { $bot }
    }
strength-told =
    { $bot ->
        [random] plays at random: a lesson in what not to do
        [novice] beginner: overlooks a good deal
        [greedy] experienced: takes what looks best right now
        [captain-1] master, quick: thinks ahead for a moment
        [captain-2] master, careful: thinks ahead
        [captain-3] master, patient: thinks ahead for about a second
       *[other] { $bot }
    }
notice-push-turn = Your turn · { $title }
notice-push-test = Notices arrive · { $title }
notice-subject-turn = { $title }: it is your turn
notice-subject-test = { $title }: notices arrive
notice-body-turn =
    Hello { $name },
    { $game } is waiting for your decision:
    { $link }
notice-body-test =
    Hello { $name },
    this is only a test. When { $game } is waiting for you and you are away, you will be told here:
    { $link }
notice-stop =
    No more mail about this table:
    { $link }
    No more mail from this server at all:
    { $end }
mail-subject = Would you like mail when it’s your turn?
mail-body =
    Hello,
    somebody, probably you, wants this address to get mail when it is their turn in a game at { $home }.
    If it was you, please confirm:
    { $link }
    If not, you need do nothing: no other mail will come.
    Never be asked again:
    { $stop }
error-mail-often = too many mail addresses were given today: try again tomorrow
error-mail-failed = no mail could be sent to “{ $address }”: check the address, or try again later
error-mail-link = this link was in no mail of ours
mail-enter-subject = Your link to sign in
mail-enter-body =
    Hello,
    somebody, probably you, wants to sign in at { $home }. This link does so, once, within { $minutes } minutes, in the browser in which it was asked for:
    { $link }
    If it was not you, you need do nothing: without the link nobody gets in.
    No more mail from this server at all:
    { $stop }
error-account-name = “{ $name }” cannot be the name of an account: leave out “/” and “\”
error-account-name-reserved = “{ $name }” could be mistaken for something else here: take another name
error-account-name-taken = somebody else is called “{ $name }”, or nearly so: take another name
error-account-names = an account can have had { $most } names at most
error-account-unknown = nobody here is called “{ $name }”
error-account-gone = this account no longer exists
error-account-signed-out = sign in first
error-account-spent = this link or request has been used, is too old, or was made in another browser: ask for a new one
error-account-code = this recovery code is wrong, or has been used
error-account-passkey = the passkey was not accepted: try again
error-account-passkey-unknown = no account here has this passkey: it may have been removed
error-account-passkeys = an account can have { $most } passkeys at most
error-account-no-passkeys = passkeys work only where the address begins with https, or with http://localhost
error-account-letters = this address has had several links within the hour: use the last one, or try again later
error-account-mailbox = this address belongs to another account
error-account-last = this is the only way into your account: add another one first
former-player = Former player
error-lobby-name = “{ $name }” is the name of somebody’s account: sign in if it is yours, or take another
error-lobby-own-name = where strangers meet, you are called as your account is: { $name }
error-lobby-many = you are at { $most } public tables like this already, which is as many as one person can be at
error-lobby-many-here = people from your network are at { $most } public tables like this already: wait until one is over
unnamed-player = Player { NUMBER($number, useGrouping: 0) }
error-banned = you are banned until { $until }: { $why }
error-act-why = say why
error-report = this cannot be reported
error-report-often = that is as many reports as one person can make in a day: try again tomorrow
error-block-self = you cannot block yourself
error-blocks = one can block { $most } people at most
error-blocked-there = { $name }, whom you have blocked, sits there
error-blocked = somebody there does not want to play with you: choose another table
error-table-unknown = there is no such table
error-table-no-key = this table is not open to you: use the link you were given
error-table-not-your-seat = seat { $number } is not yours
error-table-not-host = only the host may do this
error-table-invitation = this invitation is not valid, or no longer valid
error-table-used = somebody else has used this invitation
error-table-link = this link is not valid, or has been used, or a newer one has replaced it
error-table-name = “{ $name }” is not a name: use 1 to { $longest } characters, at least one of them a letter or a digit
error-table-name-long = “{ $name }” is too long: a name has at most { $longest } characters
error-table-name-taken = somebody at the table is already called “{ $name }”
error-table-name-mixed = “{ $name }” mixes letters of different alphabets that look alike: use one of them
error-table-name-alike = “{ $name }” looks too much like “{ $other }”, who is at the table: take another name
error-table-name-reserved = “{ $name }” could be mistaken for something else at this table: take another name
error-table-bot = there is no bot “{ $bot }” at these tables; the bots are: { $known }
error-table-pace = a decision may take from 0 to { $days } days, and bots may wait from 0 to { $seconds } seconds
error-table-public = strangers need a seat: leave at least one open
error-table-no-talk = only those who have a link to this table can talk here
error-table-taken = the seat is already taken ({ $seat })
error-table-full = no seat is open
error-table-no-person = there is no person at this seat now
error-table-not-handed = no bot is playing for { $seat-person }
error-table-not-late = { $seat-person } still has time to decide
error-table-not-begun = the game has not begun
error-table-not-playing = the game is not in progress
error-table-not-paused = the game is not paused
error-table-delay = bots may wait from 0 to { $seconds } seconds
error-table-no-hurry = you can skip to your turn only while the game is waiting for bots alone
error-table-paused = the game is paused
error-table-over = the table is closed
error-table-not-over = the game is not over yet
error-table-rematch = there is already a rematch
error-table-stale = this decision has already been made
error-table-often = this has been changed back and forth very often: wait a while
error-table-changed = the table has changed: look again before you decide
error-table-no-hints = this table is played without hints
error-table-order = “{ $answer }” cannot be given in advance as the answer to “{ $question }”
error-table-remark = say something in 1 to { $longest } characters
error-again-over = the game is over at that point: there is nothing left to decide
error-study-busy = too many games are waiting to be analysed; try again in a few minutes
error-table-past = the game has not reached decision { $decisions } yet
error-no-lesson = there is no lesson for { $game }
error-lesson-other = in this lesson, do this now: { $label }
error-lesson-undo = nothing in the lesson can be taken back
error-notice-address = notices cannot be sent to “{ $address }”
error-notice-mail = this server does not send mail
error-store-url = “{ $url }” is not a database: write sqlite:///FILE or postgresql://USER@HOST/NAME
error-store-open = the database { $url } cannot be opened: { $what }
error-store-version = the database { $url } has version { $version }; this program needs version { $ours }
error-store-busy = the tables in { $file } are already open at { $address }
error-store-serving = the tables in { $url } are being served: stop the server first
error-backup-exists = { $file } already exists: name another file
error-backup-damaged = { $file } is not a backup of Periplus, or is incomplete or damaged
error-backup-newer = { $file } was made by a newer Periplus ({ $by }): install that version to restore it
error-backup-older = { $file } was made by an older Periplus ({ $by }): restore it with that version; this one then brings the database up to date
error-restore-full = { $url } is not empty: name another database, or say --replace to give up what it holds
error-workers = several processes can only share tables that are stored in PostgreSQL: give --db postgresql://USER@HOST/NAME, or leave out --workers
error-bot-memory = bots need at least { $least } MiB of memory
error-bot-start = could not start a process for bots

## The doctor

doctor-program = Periplus { $version } with Python { $python }{ $rules ->
        [compiled] {""}
       *[other] ; its rules are not compiled and run slower: install a C compiler, then Periplus again
    }
doctor-program-old = Python { $python } is too old: install Periplus with Python 3.11 or later
doctor-parts = texts ({ $languages }) and fonts are there
doctor-parts-missing = texts or fonts are missing ({ $what }): install Periplus again
doctor-disk = { $folder } has { $free } MiB free
doctor-disk-full = { $folder } has only { $free } MiB free: make room, at least { $least } MiB
doctor-disk-missing = there is no folder { $folder }: make it, and give it to the account that serves
doctor-private = nobody else can read { $file }
doctor-private-open = others can read { $file }, which holds the luck to come: say chmod 600 { $file }
doctor-database =
    { $tables ->
        [-1] there is no database { $url } yet: the server makes it when it starts
        [one] the database { $url } is sound; it holds { $tables } table
       *[other] the database { $url } is sound; it holds { $tables } tables
    }
doctor-database-damaged = the database { $url } is damaged ({ $what }): stop the server and restore a backup with “periplus restore”
doctor-database-fault = { $what }
doctor-clock = the clock is not behind the tables
doctor-clock-behind = the clock is { $minutes } minutes behind the last entry of a table: set it, best by NTP
doctor-bots = bots can start
doctor-bots-fault = bots cannot start ({ $what }): let the account start processes, and give it memory
doctor-mail = the mail server { $server } listens
doctor-mail-fault = the mail server { $server } does not take mail from here ({ $what }): mend --smtp
doctor-port = { $who ->
        [us] this server answers at { $host }, port { NUMBER($port, useGrouping: 0) }
       *[nobody] nobody uses { $host }, port { NUMBER($port, useGrouping: 0) }
    }
doctor-port-taken = something else answers at { $host }, port { NUMBER($port, useGrouping: 0) }, or a server with another database: stop it, or choose another --port
doctor-url-insecure = { $url } is not https: anybody on the way can take the seats of others; put a TLS proxy in front
doctor-url-strange = { $url } is not an address: write https://NAME
doctor-proxy = { $url } leads here, and what lies in between does its part
doctor-proxy-elsewhere = something else answers at { $url } ({ $what }), or a server with another database: start the server, or mend the proxy
doctor-proxy-unreachable = nobody can be reached at { $url } ({ $what }): look at the proxy, its certificate, and the name
doctor-proxy-host = the proxy at { $url } changes the name that was asked for: let it pass on Host
doctor-proxy-scheme = the proxy at { $url } does not say how it was reached: let it set X-Forwarded-Proto, and name it in FORWARDED_ALLOW_IPS
doctor-proxy-forged = at { $url } visitors can pretend to be elsewhere, and escape all limits: let the proxy set X-Forwarded-For itself
doctor-proxy-buffered = the proxy at { $url } holds answers back, so that nobody hears of a move in time: switch its buffering off
