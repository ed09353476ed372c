### What the pages say.

## Everywhere

page-skip = Skip to the content
page-tagline = Trading games of the ancient Mediterranean, with the rules enforced
page-promise = Alone against bots, with friends around one screen or far apart, in an evening or over days. No account, nothing to install: take a seat and set sail.
page-colophon = Periplus is an unofficial implementation of published rules, with credit to their designers and publishers.
page-language = Language
page-language-en = English
page-language-fr = French
page-language-nl = Dutch
page-theme = Theme
page-theme-auto = system
page-theme-light = light
page-theme-dark = dark
page-still = No animation
page-pages = Pages
page-back = Back
page-copy = Copy
page-copied = Copied
page-change = Change
page-keep = Save
page-rules = Rules
page-rules-of = The rules of { $game }
page-contents = Contents
page-search-rules = Search the rules (words, or a clause number such as { $clause })
page-no-clause = No clause contains “{ $words }”.

## The first page

page-games = Games
page-players = { $low } to { $high } players
page-play-now = Play now
page-play-now-hint = You against { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }, right away.
page-new-table = New table
page-learn = Learn by playing
page-your-tables = Your tables
page-no-tables = None yet. Tables you open or join on this device appear here.
page-join-by-link = Join by link
page-paste-link = Paste an invitation, a return link or a spectator link
page-follow-link = Follow the link
page-bad-link = That isn’t a link to a table: paste the whole address you were given.
page-default-name = Captain
page-stage-yours = your turn
page-stage-gathering = waiting for players
page-stage-playing = in progress
page-stage-paused = paused
page-stage-over = finished
page-stage-ended = ended early

## A new table

page-game = Game
page-how-many = How many players?
page-seats = Who sits where
page-seats-hint = Each open seat gets an invitation link for you to send to its player. Several people can share this screen: a curtain comes down between turns.
page-seat-kind-me = me
page-seat-kind-here = someone else at this screen
page-seat-kind-open = open: invite by link
page-seat-kind-bot = bot: { $bot }
page-name = Name
page-pace = Pace
page-days = { $days ->
        [0] live: everyone is there
        [one] over several days: { $days } day per decision
       *[other] over several days: { $days } days per decision
    }
page-bot-delay = How long bots wait
page-seconds = { $seconds ->
        [0] not at all
        [one] { NUMBER($seconds, maximumFractionDigits: 1) } second
       *[other] { NUMBER($seconds, maximumFractionDigits: 1) } seconds
    }
page-bot-delay-hint = Gives you time to take back a slip before they move, and to act first where everyone acts at once.
page-memory-aid = Memory aid
page-memory-aid-hint = Shows players again what they have seen and is now hidden, such as most cards in hand, and lets them look back during the game.
page-hints = Hints
page-hints-hint = Anyone may ask what the bot greedy would do in their place, and why. It knows what they know, and nothing more.
page-options = Game options
page-default = recommended
page-about-table = The table
page-table-title = Name (optional)
page-open-table = Open the table

## The lesson

page-learn-of = Learn { $game }
page-learn-told = You play the first turns of a prepared game at a real table. At every step you’re told what you see, what to do and why, with the clauses of the rules behind it.
page-learn-after = It takes about five minutes. Then the game is yours: play on against the bots, or leave.
page-learn-begin = Start the lesson
page-lesson = Lesson: step { $number } of { $last }
page-lesson-clauses = In the rules:
page-lesson-watch = The others are playing: watch the table.
page-lesson-over = The lesson is over

## Links

page-your-name = Your name
page-join = Sit down
page-invited = You’re invited to play. At the table: { $names }
page-invitation-used = This invitation has already been used.
page-return-heading = Your seat
page-return-told = This link opens a seat on this device. It stays open on your other devices.
page-return-button = Open my seat here
page-watch-heading = Watch
page-watch-told = This link lets you watch as a spectator. You see what everyone at the table can see.
page-watch-button = Watch
page-made-return = Your return link
page-made-return-told = Keep it to yourself: anyone who has it can play your seat. It’s shown only this once; making a new one cancels it.
page-made-token = Your token for programs
page-made-token-told = A program that sends it plays your seat. It’s shown only this once; making a new one cancels it.

## The table

page-board = On the table
page-choices = Your choices
page-people = Players
page-log = What happened
page-log-of = What happened: { $title }
page-whole-log = Full log
page-chat = Chat
page-my-seat = Your seat
page-host = Host
page-you-are = You are { $seat }
page-spectating = You are watching
page-your-turn = Your turn
page-connection-lost = Connection lost. Reconnecting …
page-gathering = Waiting for players: { $seats }
page-is-paused = The game is paused.
page-stood-in = The bot { $bot } is playing for you.
page-take-back = Take over again
page-until = until
page-pass-screen = Pass the screen to { $seat }
page-curtain-down = Lower the curtain
page-undo = Take it back
page-choose = Choose
page-confirm = Confirm
page-one-click = Decide with one click
page-hint = What would greedy do?
page-hint-best = Greedy would choose this, worth { $worth } points: { $label }
page-hint-others = Next best:
page-hint-pick = Choose this
page-worth = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-form = Custom: { $verb }
page-from-to = from { $low } to { $high }
page-so-many = { $low } to { $high } in all
page-exactly = { $count } in all
page-missing = Still to fill in: { $fields }.
page-of = of { $count }
page-fewer = Fewer: { $what }
page-more = More: { $what }
page-why = Why can’t I …?
page-notation = An action, in notation
page-ask-why = Ask
page-allowed = This is allowed: { $label }.
page-memory = What you have seen
page-in-words = The table in words
page-all-choices = All choices
page-several = You can do { $count } things here: choose from the list.
page-cannot = What you can’t do here, and why
page-look-back = Look back
page-lobby = The game begins once every seat is taken.
page-lobby-host = Send the others their invitation links, or let bots play.
page-committed = The luck of this game is fixed and sealed in advance:
page-you = you
page-seat-open = open
page-seat-bot = bot { $bot }
page-seat-stand-in = away: bot { $bot }
page-here = here
page-away = away
page-deciding = deciding
page-late = late
page-spectators = { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
page-spectator = spectator
page-say-something = Say something
page-send = Send
page-spectators-apart = Players can’t read this until the game is over.
page-sound = Play a sound when it’s my turn
page-notify = Notify me in the browser when it’s my turn
page-automatic = Automatic answers
page-forced = Decide for me when I have no choice
page-ask-me = ask me
page-none-is-all = none ticked means all of them
page-automatic-hint = Nobody else sees this.
page-notices = Let me know it’s my turn when I’m away
page-webhook = Webhook address
page-mail = Email address
page-rename = Change my name
page-other-devices = Other devices and programs
page-return-hint = A return link opens your seat on another device, or on this one if it loses its cookies.
page-make-return = Make a return link
page-make-token = Make a token for a program
page-token-told = With a token, a program can play your seat over HTTP.
page-leave = Let a bot play for me
page-hand-own = Let it play
page-bot = Bot
page-invitation = Invitation for { $seat }
page-new-invitation = New invitation for { $seat } (cancels the old one)
page-fill-seats = Give open seats to this bot
page-watch-link = Spectator link
page-new-watch = Make a spectator link
page-hand-seat = Let it play for { $seat }
page-replace = Give { $seat }’s seat to someone else
page-pause = Pause
page-resume = Resume
page-end = End the game
page-end-told = The game ends without a winner, and its secrets are revealed.
page-end-really = End it for everyone
page-curtain = { $seat } is next. Take the screen when nobody else is looking.
page-lift = I am { $seat }
page-other-seats = Someone else

## The end

page-winners = Won by { $names }
page-standings = Standings
page-rank = Rank
page-player = Player
page-score = Score
page-rematch = Play again (everyone moves one seat)
page-to-rematch = Go to the rematch
page-record-json = Record
page-record-text = Record as text
page-fair-dice = Proof of fair dice
page-fair-dice-told = Before the first decision, the table published the SHA-256 of its seed and a salt. Here are both: every card and every roll follows from the seed. This proves that nothing was changed after the start; it doesn’t prove that whoever runs the server didn’t choose the seed.
page-fair-dice-verify = checks this, and every decision, from the record.
page-commitment = Published before the start
page-seed = Seed
page-salt = Salt
page-replay = Replay
page-replay-of = Replay: { $title }
page-back-to-table = Back to the table
page-decision-number = Decisions played
page-show = Show
page-earlier = Earlier
page-later = Later
page-after-decisions = { $count } of { $last } decisions

## What is wrong

page-fault = That didn’t work
page-http-400 = The request could not be understood.
page-http-403 = This request came from another site and was not carried out.
page-http-404 = This page doesn’t exist.
page-http-405 = This address doesn’t take that kind of request.
page-http-413 = That’s too much to send at once.
page-http-429 = Too many requests: wait a moment.
page-http-500 = Something went wrong on our side; nothing was lost. Look for { $mark } in the server’s log.
error-page-field = the field “{ $field }” is missing or invalid
error-page-number = “{ $field }” must be a number, not “{ $word }”
error-page-form = there is no “{ $verb }” form right now
error-page-no-looking-back = this table is played without a memory aid: you can look back once the game is over
error-api-token = send your token: Authorization: Bearer TOKEN
error-api-short = a token you choose yourself needs at least { $shortest } characters
error-api-no-seat = this token can only watch
