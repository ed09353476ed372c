### What the pages say.

## Everywhere

page-skip = Skip to the content
page-tagline = Trading games of the ancient Mediterranean, with their rules enforced
page-promise = Alone against bots, with friends at one screen or far apart, in an evening or over days. No account, nothing to install: take a seat and sail.
page-colophon = Periplus is an unofficial implementation of published rules, with credit to their designers and publishers.
page-language = Language
page-language-en = English
page-language-fr = French
page-language-nl = Dutch
page-theme = Theme
page-theme-auto = as this device
page-theme-light = light
page-theme-dark = dark
page-still = No motion
page-pages = Pages
page-back = Back
page-copy = Copy
page-copied = Copied
page-change = Change
page-keep = Save
page-rules = Rules
page-rules-of = The rules of { $game }
page-contents = Contents
page-search-rules = Search the rules (words, or a clause such as { $clause })
page-no-clause = No clause has “{ $words }”.

## The first page

page-games = Games
page-players = { $low } to { $high } players
page-play-now = Play now
page-play-now-hint = You against { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }, at once.
page-new-table = New table
page-learn = Learn by playing
page-your-tables = Your tables
page-no-tables = None yet. Tables that you open or join on this device are listed here.
page-join-by-link = Join by link
page-paste-link = Paste an invitation, a return link or a spectator link
page-follow-link = Follow the link
page-bad-link = This is no link to a table: paste the whole address that you were given.
page-default-name = Captain
page-stage-yours = your turn
page-stage-gathering = waiting for players
page-stage-playing = in play
page-stage-paused = paused
page-stage-over = over
page-stage-ended = ended

## A new table

page-game = Game
page-how-many = How many play?
page-seats = Who sits where
page-seats-hint = An open seat gets an invitation link, which you send to whoever shall play there. Several people can share this screen: a curtain falls between their turns.
page-seat-kind-me = me
page-seat-kind-here = another person on this screen
page-seat-kind-open = open: by invitation link
page-seat-kind-bot = bot: { $bot }
page-name = Name
page-pace = Pace
page-days = { $days ->
        [0] live: everybody is there
        [one] over days: { $days } day for a decision
       *[other] over days: { $days } days for a decision
    }
page-bot-delay = How long bots wait
page-seconds = { $seconds ->
        [0] not at all
        [one] { NUMBER($seconds, maximumFractionDigits: 1) } second
       *[other] { NUMBER($seconds, maximumFractionDigits: 1) } seconds
    }
page-bot-delay-hint = So that a slip can be taken back before they move.
page-memory-aid = Memory aid
page-memory-aid-hint = Shows again what you have seen and is now covered, and lets you look back while the game goes on.
page-hints = Hints
page-hints-hint = Everybody may ask what the bot greedy would do in their place, and why. It knows what they know, and no more.
page-options = Options of the game
page-default = as recommended
page-about-table = The table
page-table-title = What it is called (may be empty)
page-open-table = Open the table

## The lesson

page-learn-of = Learn { $game }
page-learn-told = You play the first turns of a prepared game at a real table. Each time you are told what you see, what to do and why, with the clauses of the rules behind it.
page-learn-after = This takes about five minutes. Then the game is yours: play on against the bots, or leave.
page-learn-begin = Begin the lesson
page-lesson = Lesson: { $number } of { $last }
page-lesson-clauses = In the rules:
page-lesson-watch = The others are playing; watch the table.
page-lesson-over = The lesson is over

## Links

page-your-name = Your name
page-join = Sit down
page-invited = You are invited to play. At the table: { $names }
page-invitation-used = This invitation has been used.
page-return-heading = Your seat
page-return-told = This link opens a seat on this device. The seat stays open on your other devices.
page-return-button = Open my seat here
page-watch-heading = Look on
page-watch-told = This link lets you look on as a spectator. You see what lies openly on the table.
page-watch-button = Look on
page-made-return = Your return link
page-made-return-told = Keep it to yourself: whoever has it can play your seat. It is shown this once; making another one ends it.
page-made-token = Your token for programs
page-made-token-told = A program that sends it plays your seat. It is shown this once; making another one ends it.

## The table

page-board = On the table
page-choices = Your choices
page-people = Players
page-log = What happened
page-log-of = What happened: { $title }
page-whole-log = The whole log
page-chat = Talk
page-my-seat = Your seat
page-host = Host
page-you-are = You are { $seat }
page-spectating = You are looking on
page-your-turn = Your turn
page-connection-lost = The connection is lost. Trying again …
page-gathering = Waiting for players: { $seats }
page-is-paused = The game is paused.
page-stood-in = The bot { $bot } plays for you.
page-take-back = Play again myself
page-until = until
page-pass-screen = Pass the screen to { $seat }
page-curtain-down = Let the curtain down
page-undo = Take it back
page-choose = Choose
page-confirm = Confirm
page-one-click = Decide with one click
page-hint = What would greedy do?
page-hint-best = Greedy would choose this, worth { $worth } points: { $label }
page-hint-others = Next best:
page-hint-pick = Choose this
page-worth = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-form = In your own way: { $verb }
page-from-to = from { $low } to { $high }
page-so-many = { $low } to { $high } in all
page-exactly = { $count } in all
page-of = of { $count }
page-fewer = Fewer: { $what }
page-more = More: { $what }
page-why = Why can I not …?
page-notation = An action in notation
page-ask-why = Ask
page-allowed = This is allowed: { $label }.
page-memory = What you have seen
page-in-words = The table in words
page-all-choices = All choices
page-several = { $count } things can be done here: choose from the list.
page-cannot = What cannot be done here, and why
page-look-back = Look back
page-lobby = The game begins when all seats are taken.
page-lobby-host = Send the invitation links to the others, or let bots play.
page-committed = The luck of this game is fixed and sealed:
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
page-spectators-apart = Players do not read this before the game is over.
page-sound = Sound when it is my turn
page-notify = Browser notification when it is my turn
page-automatic = Automatic answers
page-forced = Decide for me when I have no choice
page-ask-me = ask me
page-none-is-all = none ticked: all of them
page-automatic-hint = Nobody else sees this.
page-notices = Tell me that it is my turn when I am away
page-webhook = Webhook address
page-mail = Mail address
page-rename = Change my name
page-other-devices = Other devices and programs
page-return-hint = A return link opens your seat on another device, or on this one if its cookies are lost.
page-make-return = Make a return link
page-make-token = Make a token for a program
page-token-told = A program can play your seat over HTTP with a token.
page-leave = Let a bot play for me
page-hand-own = Let it play
page-bot = Bot
page-invitation = Invitation for { $seat }
page-new-invitation = New invitation for { $seat } (the old one ends)
page-fill-seats = Give open seats to this bot
page-watch-link = Link for spectators
page-new-watch = Make a link for spectators
page-hand-seat = Let it play for { $seat }
page-replace = Give the seat of { $seat } to somebody else
page-pause = Pause
page-resume = Go on
page-end = End the table
page-end-told = The game ends without a winner, and its secrets are told.
page-end-really = End it for everybody
page-curtain = { $seat } is next. Take the screen when nobody else is looking.
page-lift = I am { $seat }
page-other-seats = Somebody else

## The end

page-winners = Victory: { $names }
page-standings = Standings
page-rank = Rank
page-player = Player
page-score = Score
page-rematch = Play again, one seat further on
page-to-rematch = To the rematch
page-record-json = Record
page-record-text = Record as text
page-fair-dice = Proof of fair dice
page-fair-dice-told = Before the first decision the table published the SHA-256 of its seed and a salt. Here are both: every card and every throw follows from the seed. This proves that nothing was changed after the start; it does not prove that the host of the server did not choose the seed.
page-fair-dice-verify = checks this, and every decision, from the record.
page-commitment = Published before the start
page-seed = Seed
page-salt = Salt
page-replay = Replay
page-replay-of = Replay: { $title }
page-back-to-table = Back to the table
page-decision-number = After how many decisions
page-show = Show
page-earlier = Earlier
page-later = Later
page-after-decisions = { $count } of { $last } decisions

## What is wrong

page-fault = This does not work
page-http-400 = The request cannot be understood.
page-http-403 = This came from another site and was not done.
page-http-404 = There is no such page.
page-http-405 = This address takes no such request.
page-http-413 = This is too much to send at once.
page-http-429 = Too many requests: wait a little.
page-http-500 = Something went wrong on our side; nothing was lost. The mark { $mark } names it in the server’s log.
error-page-field = the field “{ $field }” is missing or cannot be so
error-page-number = “{ $word }” is no number for “{ $field }”
error-page-form = there is no form “{ $verb }” now
error-page-no-looking-back = this table is played without a memory aid: you can look back when the game is over
error-api-token = send your token: Authorization: Bearer TOKEN
error-api-short = a token of your own has at least { $shortest } characters
error-api-no-seat = this token only looks on
