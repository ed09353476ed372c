# The command line.
cli-game = { $name }: { $title }, { $seats } players
cli-box-good = { $box } is a good box.
cli-box-sources = Entries by source: { $rulebook } from the rulebook, { $inferred } inferred, { $reconstructed } reconstructed.
cli-box-digest = Box { $digest }
cli-recorded = Wrote { $file }: { $game }, { $count } decisions.
cli-replayed = { $game }, { $seats } seats: { $count ->
        [one] { $count } decision replays
       *[other] { $count } decisions replay
    } as recorded.
cli-standing = { $rank }. { $player }: { $score } ({ $sources })
error-bot = unknown bot “{ $bot }”; known: { $known }
error-bots = { $bots } bots for { $given } seats: name one, or one for each seat
error-seed-word = “{ $seed }” is no seed: give a number or 64 hex digits
error-option-word = “{ $word }” is no option: write NAME=VALUE
error-option-twice = the option “{ $name }” is given twice
