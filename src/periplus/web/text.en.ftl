### What the pages say.

## Everywhere

page-skip = Skip to the content
page-tagline = Trading games of the ancient Mediterranean
page-promise = Alone against bots, with friends at one screen or far apart. No account, nothing to install: take a seat and set sail.
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
page-install = Install as an app
page-install-no = Don’t offer this again
page-offline = No connection
page-offline-told = Periplus can’t be reached right now. Nothing is lost: your tables wait for you, and this page goes on by itself as soon as it can.
page-try-again = Try again
page-first-page = First page
page-pages = Pages
page-back = Back
page-home = Home
page-to-table = Go to the table
page-table-like-this = New table like this one
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
page-learn-short = Learn
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
page-seat-kind-bot = bot: { strength }
page-name = Name
page-name-longest = At most { $longest } characters
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
page-hints-hint = Anyone may ask what a good bot would do in their place, and why. It knows what they know, and nothing more.
page-variants = Rule variants
page-variants-none = as recommended
page-variants-changed = changed: { $count }
page-default = recommended
page-about-table = The table
page-table-title = Name (optional)
page-open-table = Open the table

## The lesson

page-learn-of = Learn { $game }
page-learn-told = You play the first turns of a prepared game at a real table. At every step you’re told what you see, what to do and why, with the clauses of the rules behind it.
page-learn-for-you = The lesson plays the bots, and the routine moves in your place: it tells you which.
page-learn-after = It takes about five minutes. Then the game is yours: play on against the bots, or leave.
page-learn-begin = Start the lesson
page-lesson = Lesson: step { $number } of { $last }
page-lesson-clauses = In the rules:
page-lesson-watch = The others are playing: watch the table.
page-lesson-played = Played for you: { $labels }
page-lesson-next = You can play on here against the bots. Or:
page-lesson-over = The lesson is over

## Links

page-your-name = Your name
page-join = Sit down
page-invited = You’re invited to play. At the table: { $names }
page-invitation-used = Somebody has already taken this seat.
page-invitation-over = This game is over.
page-ask-host = Ask the host for another link, or go on here:
page-ask-sender = Ask whoever sent you the link for a new one.
page-return-heading = Your seat
page-return-told = This link opens a seat on this device, once. It stays open on your other devices.
page-return-button = Open my seat here
page-returned = Your seat is open here
page-returned-told = The link you followed can’t be used again. Here is another for the next time. Keep it to yourself: anyone who has it can play your seat. It’s shown only this once.
page-watch-heading = Watch
page-watch-told = This link lets you watch as a spectator. You see what everyone at the table can see.
page-watch-button = Watch
page-made-return = Your return link
page-made-return-told = Keep it to yourself: anyone who has it can play your seat. It works once, and is shown only this once; making a new one cancels it.
page-made-token = Your token for programs
page-made-token-told = A program that sends it plays your seat. It’s shown only this once; making a new one cancels it.

## The table

page-zoom = Zoom
page-zoom-in = Zoom in (+)
page-zoom-out = Zoom out (−)
page-zoom-fit = Show the whole chart
page-board = On the table
page-choices = Your choices
page-people = Players
page-log = What happened
page-log-of = What happened: { $title }
page-whole-log = Full log
page-since = Since your last move
page-missed = Since you were last here
page-latest = The latest moves
page-all-moves = { $count ->
        [0] The whole log
        [one] This move, in the log
       *[other] All { $count }, in the log
    }
page-go-on = Go on
page-key-enter = Enter
page-stays-in-log = stays in the log
page-closed = { $chapter } is over
page-course = Where we are
page-step-done = done
page-answered = You have answered: { $label }.
page-bots-pace = Bots: { $pace }
page-pace-slow = slow
page-pace-normal = normal
page-pace-fast = fast
page-pace-at-once = at once
page-skip-to-turn = Skip to my turn
page-unread = New remarks
page-chat = Chat
page-my-seat = Your seat
page-host = Host
page-you-are = You are { $seat }
page-spectating = You are watching
page-your-turn = Your turn
page-connection-lost = Connection lost. Reconnecting …
page-gathering = { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
page-look-again = Look again
page-is-paused = The game is paused.
page-stood-in = A bot is playing for you ({ strength }).
page-take-back = Take over again
page-until = until
page-pass-screen = Pass the screen to { $seat-person }
page-curtain-down = Lower the curtain
page-undo = Take it back
page-part-verb = What do you do?
page-part-value = Your choice
page-part-none = None
page-times = { $count } × { $what }
page-pick = Still to choose: { $part }
page-pick-anew = Start again
page-fill-up = Fill up
page-more-values = 0 more
page-dropped = no longer possible, pick again
page-menu = Menu
page-log-drawer = Log
page-this-page = This page
page-keys = Keys
page-key-choose = 1 … 9
page-key-choose-told = pick an entry
page-key-none = 0
page-key-none-told = nothing more, none
page-key-confirm = Enter
page-key-confirm-told = confirm, or close a box you have read
page-key-back = ⌫
page-key-back-told = one part back
page-key-anew = Esc
page-key-anew-told = start again, close
page-key-undo = U
page-key-undo-told = take back
page-key-hint = H
page-key-hint-told = hint
page-key-skip = N
page-key-skip-told = skip to my turn
page-key-log = L
page-key-log-told = log
page-key-talk = T
page-key-talk-told = talk
page-key-menu = M
page-key-menu-told = menu
page-key-keys = ?
page-key-keys-told = these keys
page-key-things = Tab
page-key-things-told = to the next thing on the board
page-key-zoom = + −
page-key-zoom-told = zoom in and out on the chart
page-choose = Make your choice
page-confirm = Confirm
page-one-click = Decide with one click
page-puzzles = Puzzles
page-puzzles-of-day = Puzzles of the day
page-puzzles-told = Every day a new position from each game, as one of the players saw it. One choice is clearly the best, and an experienced bot missed it. Do you find it?
page-puzzle = Puzzle { NUMBER($number, useGrouping: 0) }
page-puzzle-stars = { $count ->
    [1] easy
    [2] not easy
   *[other] hard
}
page-players-exactly = { $count } players
page-puzzle-solve = Solve it
page-puzzle-yesterday = Yesterday’s
page-puzzle-of = Today’s puzzle from { $game }
page-puzzle-asked = One choice is clearly the best here, and an experienced bot missed it. What do you do?
page-puzzle-right = Right!
page-puzzle-nearly = Nearly
page-puzzle-wrong = There is something better
page-puzzle-right-told = “{ $label }” gives you a chance to win of about { $chance } %. With what the bot did, it would be { $missed } %.
page-puzzle-nearly-told = “{ $label }” gives you a chance to win of about { $chance } %, more than what the bot did. The best was “{ $best }”, with { $most } %.
page-puzzle-wrong-told = “{ $label }” gives you a chance to win of about { $chance } %. The best was “{ $best }”, with { $most } %.
page-puzzle-untried = We didn’t try that
page-puzzle-untried-told = We didn’t try “{ $label }”. The best of what we tried was “{ $best }”, with a chance to win of about { $chance } %.
page-puzzle-chances = Your chances to win, from what you know
page-puzzle-answer = Choice
page-puzzle-chance = Chance
page-puzzle-percent = { $percent } %
page-puzzle-bot = bot
page-puzzle-first-sight = At first sight
page-puzzle-first-sight-told = The points an experienced bot sees in each choice, and why. It looks one step ahead; the chances come from playing on many times.
page-puzzle-play-on = Play on from here against bots
page-puzzle-again = Try again
page-hint = What would you advise?
page-hint-best = The best choice, worth { $worth } points: { $label }
page-offer = Fewer clicks, if you like
page-offer-done = That’s fine
page-hint-foreseen = The best choices, with your chance to win:
page-hint-chance = { $chance } %
page-hint-points = At first sight, the first is worth { $worth } points:
page-hint-others = Next best:
page-hint-pick = Choose this
page-worth = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-form = Your own way: { $verb }
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
page-several = You can do { $count } things here: pick it to see them.
page-cannot = What you can’t do here, and why
page-look-back = Look back
page-lobby = The game begins once every seat is taken.
page-committed = The luck of this game was fixed before the first decision. This fingerprint proves afterwards that nobody has changed it:
page-lobby-keeps = Nothing is lost if you close this page.
page-seats-open = { $count ->
        [one] One seat is open
       *[other] { $count } seats are open
    }
page-open-seat = Open seat
page-fill-one = Fill with a bot
page-fill-all = { $count ->
        [one] Fill it with a bot and begin
       *[other] Fill all with bots and begin
    }
page-invite = Invite by link
page-share-link = Share …
page-qr-code = QR code: invitation for { $seat }
page-point-phone = Point a phone at it: whoever opens the link picks a name and sits down. No account needed.
page-meanwhile = Meanwhile
page-host-invites = The host has the invitation links. This page moves on by itself when the game begins.
page-seal = Fair play
page-seal-show = Fair-play seal
page-you = you
page-seat-open = open
page-seat-bot = bot · { strength }
page-seat-stand-in = away · bot plays ({ strength })
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
page-sounds = Sounds
page-sound = Play sounds
page-volume = Volume
page-sound-turn = My turn
page-sound-dice = Dice
page-sound-news = News to read
page-sound-round = A new round
page-sound-talk = Chat
page-sound-over = The end of the game
page-try = Try
page-try-sound = Try the sound: { $sound }
page-notify = Notify me in the browser when it’s my turn
page-automatic = Automatic answers
page-forced = Decide for me when I have no choice
page-ask-me = ask me
page-none-is-all = none ticked means all of them
page-automatic-hint = Nobody else sees this.
page-notices = Let me know it’s my turn when I’m away
page-push-start = Notify me on this device
page-push-stop = Stop on this device
page-push-stop-all = Stop on all
page-push-devices = { $count ->
        [one] { $count } device is notified.
       *[other] { $count } devices are notified.
    }
page-push-refused = Your browser blocks notifications from this site: allow them in its settings, then try again.
page-push-unsupported = This browser takes no notifications here. On an iPhone or iPad, first add Periplus to the home screen; elsewhere, the address must begin with https.
page-push-failed = This browser could not sign up for notifications: try again later.
page-webhook = Webhook address
page-mail = Email address
page-try-notices = Send a test
page-notices-sent = A test is on its way.
page-notices-failed = Not every test was taken: check the address, or try again later.
page-stop = Mail about a table
page-stop-told = You get mail when it’s your turn at this table and you’re away.
page-stop-button = Stop this mail
page-stopped = You get no more mail about this table. You can ask for it again at the table.
page-stop-all = Mail from this server
page-stop-all-told = No table will send mail to your address any more, and you will not be asked again.
page-stopped-all = You get no more mail from this server. If you change your mind, use the link that you once confirmed your address with.
page-consent = Mail when it’s your turn
page-consent-told = You get mail when it’s your turn and you’re away, at every table where your address is given.
page-consent-button = Send me mail
page-consented = Your address is confirmed. Every mail has a link that stops it.
page-mail-waits = Waiting for confirmation: follow the link in the mail we sent to this address.
page-rename = Change my name
page-other-devices = Other devices and programs
page-return-hint = A return link opens your seat on another device, or on this one if it loses its cookies. It works once, and then you get another.
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
page-hand-seat = Let it play for { $seat-person }
page-replace = Give { $seat-person }’s seat to someone else
page-pause = Pause
page-resume = Resume
page-end = End the game
page-end-told = The game ends without a winner, and its secrets are revealed.
page-end-really = End it for everyone
page-curtain = { $seat-person } is next. Take the screen when nobody else is looking.
page-lift = I am { $seat-person }
page-other-seats = Someone else

## The end

page-standings = Standings
page-rank = Rank
page-player = Player
page-score = Score
page-rematch = Play again (everyone moves one seat)
page-to-rematch = Go to the rematch
page-record-json = Record
page-record-text = Record as text
page-story = How it went
page-lead-changes =
    { $count ->
        [0] The lead never changed hands.
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }
page-numbers = The numbers
page-after-part = After
page-leader = In the lead
page-moments = Moments
page-move = Move { $count }
page-share = Share and keep
page-film = Film of the game
page-film-told = The film takes up to a minute to make.
page-picture-png = Picture (PNG)
page-picture-svg = Picture (SVG)
page-charts-png = Charts (PNG)
page-fair-dice = Fair-play seal
page-fair-dice-told = Before the first decision, the table published the SHA-256 of its seed and a salt. Here are both: every card and every roll follows from the seed. This proves that nothing was changed after the start; it doesn’t prove that whoever runs the server didn’t choose the seed.
page-fair-dice-verify = checks this, and every decision, from the record.
page-commitment = Published before the start
page-seed = Seed
page-salt = Salt
page-replay = Replay
page-replay-of = Replay: { $title }
page-back-to-table = Back to the table
page-decision-number = Move
page-chapter-before = Previous chapter
page-chapter-after = Next chapter
page-autoplay = Play
page-autopause = Pause
page-speed = Pace
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-fastest = fastest
page-copy-moment = Copy the link to this moment
page-parts = Parts of the game
page-phases = Phases
page-replay-keys = ← → one move · Shift and ← → one chapter · Space plays and pauses
page-show = Show
page-earlier = Earlier
page-later = Later
page-after-decisions = Move { $count } of { $last }

## What is wrong

page-not-found = Off the chart
page-http-400 = The request could not be understood.
page-http-403 = This request came from another site and was not carried out.
page-http-404 = This page doesn’t exist.
page-http-405 = This address doesn’t take that kind of request.
page-http-413 = That’s too much to send at once.
page-http-429 = Too many requests: wait a moment.
page-http-enough = This is enough from your network for today. Try again tomorrow.
page-http-500 = Something went wrong on our side; nothing was lost. Look for { $mark } in the server’s log.
page-http-busy = Too many others are being served just now. Try again in a moment.
page-http-503 = The tables cannot be reached just now; nothing was lost. Try again in a moment.
error-page-field = the field “{ $field }” is missing or invalid
error-page-number = “{ $field }” must be a number, not “{ $word }”
error-page-form = there is no “{ $verb }” form right now
error-page-no-looking-back = this table is played without a memory aid: you can look back once the game is over
error-page-studio = the picture could not be made; try again
error-api-token = send your token: Authorization: Bearer TOKEN
error-api-short = a token you choose yourself needs at least { $shortest } characters
error-api-no-seat = this token can only watch

## For the host

status-title = How Periplus does
status-tables = Tables in memory
status-pages = Open pages
status-moves = Moves a second, in the last minute
status-p50 = Half of the moves took at most (ms)
status-p95 = 95 % of the moves took at most (ms)
status-bots = Questions that bots have yet to answer
status-database = 95 % of what was stored took at most (ms)
status-faults = Faults in the log
status-warnings = Warnings in the log
status-memory = Memory (MiB)
status-processes = Processes
status-versions = Version

## The analysis of a game that is over

measure-chance = Chance to win, in %
page-analysis = Analysis
page-analysis-of = Analysis: { $title }
page-analyse = Analyse this game
page-analysis-told = The analysis works out everybody’s chance to win after each decision, which decisions cost most, and what luck gave and took. It takes a few minutes; you may leave this page meanwhile.
page-analysis-waiting = Other games come first.
page-analysis-running = { $done } of { $count } decisions have been judged.
page-analysis-failed = The analysis came to nothing. You can ask for it again.
page-analysis-marked = Dots mark the costliest decisions.
page-analysis-mistakes = The costliest decisions
page-analysis-mistakes-told = Judged by what the player could know then, not by what came later.
page-analysis-mistakes-none = No decision cost anything worth telling, as far as its player could know.
page-analysis-played = { $played } ({ $chance }).
page-analysis-better = Better: { $better } ({ $best }).
page-analysis-doubt = { $cost ->
        [one] { $cost } point given away
       *[other] { $cost } points given away
    }, give or take { $doubt }.
page-analysis-why = Why: { $reasons }.
page-analysis-by-luck = { $points } by luck
page-analysis-sums = Luck and play
page-analysis-sums-told = What changed each chance to win, from an equal share to the end, in points of a hundred.
page-analysis-strokes = The greatest strokes of luck
page-analysis-strokes-none = Luck changed next to nothing.
page-analysis-how = How this is judged
page-analysis-how-chances = A chance to win is a mean over many futures: the game is as it was, with everybody’s hidden cards, but whatever had not yet been drawn or rolled is left open, and the bot “experienced” plays on for everybody to the next point at which the game can be judged.
page-analysis-how-sums = “Luck” is what the cards drawn and the dice rolled after a decision changed, beside the mean of all that might have come. “Play” is what the decision itself changed, beside what that bot would have done: nothing, where it would have done the same. “Revised” is what is judged otherwise one round later: an error of the judgement, and nobody’s merit.
page-analysis-how-mistakes = “Given away” is counted otherwise: in worlds that the player could imagine then, from what they knew, the best action is compared with the one played. So a decision can be good and turn out badly. A chance that is missed several times over counts each time.
page-analysis-how-doubt = All of this assumes that everybody plays on like that bot, and every figure may be some points off.
page-again = Try again from here
page-again-told = A new table goes on from here, with the bots of this game, and bots for the other people. Cards and dice come as they did in this game.
page-again-title = { $title }, from move { $count }

## Accounts

page-sign-in = Sign in
page-sign-out = Sign out
page-account = Your account
page-sign-in-told = With an account you have a name of your own, and your tables are open on all your devices.
page-no-account-needed = Nobody needs an account to play, neither by link nor against bots.
page-have-account = You have an account
page-with-passkey = Sign in with a passkey
page-with-mail = Or get a link by email
page-send-link = Send the link
page-lost = Lost your device or your passkey?
page-lost-told = On another device that is signed in, “Your account” signs a new one in and the lost one out. Otherwise, use the recovery code that you were given when you made the account: it works once, and then you get another.
page-code = Recovery code
page-use-code = Use the code
page-new-here = New here?
page-account-name = The name others see
page-make-account = Make an account
page-passkey-told = A passkey is kept by your device or your password manager. You sign in as you unlock it: there is no password to remember, and none that can be stolen.
page-passkey-failed = Nothing came of it: no passkey was used. Try again, or choose another way.
page-passkey-unsupported = This browser has no passkeys.
page-needs-scripts = Signing in needs a passkey here, and passkeys need scripts, which your browser does not run. This server sends no mail. You can play without an account.
page-no-way-in = There is no way to sign in here: passkeys work only where the address begins with https, or with http://localhost, and this server sends no mail. You can play without an account.
page-new-by-mail = A link by email makes an account, too: ask for one as if you had one already.
page-account-made = Your account is made
page-entered-by-code = Welcome back, { $name }
page-code-told = This is your recovery code. Write it down or keep it in your password manager: it brings you back when every device and passkey is lost. It works once, and is shown only now.
page-code-kept = I have kept it
page-link-sent = A link is on its way
page-link-sent-told = If { $address } takes mail from here, a link comes there within a minute or two. Open it in this browser within { $minutes } minutes.
page-enter-known = Sign in as { $name }
page-enter-known-told = Your tables will be open on this device, and those of this device on all others of yours.
page-enter-known-button = Sign in
page-enter-new = Make an account
page-enter-new-told = Your address is confirmed. Choose the name by which others will know you.
page-enter-new-button = Make the account
page-device-told = This device will be signed in. If somebody else sent you this link, leave: it is theirs, and so would be the tables of this device.
page-account-since = here since
page-passkeys = Passkeys
page-passkey = Passkey
page-passkey-name = What you call it
page-passkey-add = Add a passkey
page-passkey-remove = Remove it
page-no-passkeys = None.
page-last-used = last used
page-never-used = not used yet
page-devices = Devices
page-device = Device
page-this-device = this device
page-last-seen = last seen
page-sign-out-device = Sign out
page-devices-told = A device that you sign out opens your tables no longer. They stay yours.
page-device-link = Sign another device in
page-device-link-told = Open this link on the other device, or point its camera at the code. It works once, within a quarter of an hour. Give it to nobody.
page-program = Program
page-account-token = Make a token for a program
page-account-token-told = A program that sends it opens and joins tables under your name, and plays your seats. It is listed among your devices, where you can sign it out. It’s shown only this once.
page-recovery = If all else is lost
page-recovery-told = A recovery code brings you back, once. A new one cancels the one you have.
page-code-renew = Make a new recovery code
page-has-mail = An email address leads to this account.
page-mail-remove = Forget this address
page-mail-add = Sign in by email, too
page-rename-told = Tables where you sit keep the name you had. Nobody else gets a name that was yours.

## The lobby

page-lobby-title = Lobby
page-lobby-told = Find a table, or watch a game. Nobody needs an account.
page-open-public = Open a public table
page-filters = What to show
page-all-games = All games
page-any-pace = Any pace
page-filter-live = Live
page-filter-days = Over days
page-open-tables = Open tables
page-no-open-tables = No table is waiting for players just now. Open one: it appears here at once.
page-to-watch = Games to watch
page-no-watched-tables = Nobody is playing in public just now.
page-playing-now = now
page-berth-live = live
page-berth-days = { $days ->
        [one] { $days } day per decision
       *[other] { $days } days per decision
    }
page-ago-minutes = { $count ->
        [0] just now
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
page-ago-hours = { $count } hours ago
page-ago-days = { $count } days ago
page-sit-down = A seat is free
page-sit-down-told = Anyone may sit down here. The game begins once every seat is taken.
page-listed = This table is public: whoever sees it in the lobby may sit down.
page-no-talk = Only those who have a link to this table can talk here.
page-public = Strangers may sit down
page-public-hint = The lobby lists the table for everyone; without this, people come by link only.
page-watched = Strangers may watch
page-watched-hint = They see what everyone at the table can see, and nobody’s secrets.
page-to-lobby = Everything in the lobby

## People

page-profile = Profile
page-favourite = favourite
page-played = { $count ->
        [one] game
       *[other] games
    }
page-won = { $count ->
        [one] won
       *[other] won
    }
page-at-tables = At public tables now
page-results = Public games
page-results-told = Games at tables by link are shown to nobody.
page-no-results = None has been played to its end yet.
page-day = Date
page-with = With
page-place = { $rank ->
        [1] 1st of { $players }
        [2] 2nd of { $players }
        [3] 3rd of { $players }
       *[other] { $rank }th of { $players }
    }
page-block = Block
page-unblock = Unblock
page-blocked = Blocked
page-is-blocked = You have blocked this person: you meet at no public table, and don’t see what they say.
page-block-told = You will meet at no public table, and you won’t see what they say.
page-block-needs-account = To block somebody, you need an account.
page-about-people = Block or report somebody
page-nobody-else = Nobody else is here.
page-report = Report to the moderators
page-report-what = What is it about?
page-report-remark = something said
page-report-name = a name
page-report-player = how somebody plays or behaves
page-report-words = In a few words (optional)
page-report-send = Send the report
page-report-told = The moderators see what was said at this table lately, and who reports it.
page-reported = Thank you: the moderators will look into it.
page-remark-gone = (removed)
page-own-data = Your data
page-own-data-told = Everything kept about your account, in one file: your tables, what you said there, and the records of your games.
page-export = Download my data
page-delete-account = Delete my account
page-delete = Delete the account { $name }?
page-delete-gone = Your passkeys, devices and address are forgotten at once, and your name is free for others.
page-delete-games = At your tables you become a former player, what you said is removed, and a bot plays your games to their end.
page-delete-stays = Results of others stay as they are, and so do reports to the moderators. This cannot be undone.
page-delete-button = Delete it for good

## Moderation

page-banned = You are banned
page-banned-why = The reason: { $why }
page-banned-until = Until: { $until }
page-banned-may = You may still watch tables that you have a link to, read the rules, and download or delete your account.
page-moderation = Moderation
page-moderate-told = With this device you will see what people report, and can remove names and remarks, close public tables and ban people. Everything you do is noted.
page-moderate-button = Moderate on this device
page-reports = Reports
page-no-reports = Nobody has reported anything.
page-context = { $count ->
        [one] { $count } remark
       *[other] { $count } remarks
    }
page-the-table = The table
page-the-player = The player
page-close-report = Close
page-public-tables = Public tables
page-accounts = Accounts
page-search = Search
page-bans = Banned
page-no-bans = Nobody.
page-ban-account = account
page-ban-device = device
page-ban-place = network
page-acts = What was done
page-who = Who
page-what-was-done = What was done
page-to-whom = To whom
page-why-act = Why
page-act-moderator = became a moderator
page-act-name = removed a name
page-act-remark = removed a remark
page-act-table = closed a table
page-act-ban = banned
page-act-lift = lifted a ban
page-act-report = closed a report
page-remove-name = Remove the name
page-remove-remark = Remove
page-close-table = Close the table
page-nothing-said = Nothing was said here.
page-ban = Ban
page-ban-for = For how long
page-ban-days = { $days ->
        [one] { $days } day
        [36500] for good
       *[other] { $days } days
    }
page-why-told = Why (they will read it)
page-ban-places = { $count ->
        [one] and everyone from the network they came from
       *[other] and everyone from the { $count } networks they came from
    }
page-ban-button = Ban
page-ban-lift = Lift
