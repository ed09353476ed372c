### What reports on experiments say.

## Figures

figure-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
figure-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-number = { NUMBER($number, maximumFractionDigits: 2) }
figure-whole = { NUMBER($number, maximumFractionDigits: 0) }
figure-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
figure-bounds = { $low } to { $high }
figure-told = { $name }: { $value } ({ $bounds })
figure-range = { $low } to { $high }
figure-none = –
figure-percent = {" "}%

## The page

report-brand = Periplus · the lab
report-contents = Contents
report-figures = The figures
report-plot = A plot: { $heading }. Its figures are in the table below.
report-kind = Shown:
report-colophon = Made by Periplus { $program }, an unofficial implementation of published rules.
report-of = { NUMBER($games) } games of { $game } for { $seats } players, from { NUMBER($deals) } deals
report-partly = Only { NUMBER($played) } of { NUMBER($games) } games have been played so far.

## Columns

column-thing = What
column-seat = Seat
column-part = Played as
column-bot = Bot
column-lineup = Line-up
column-variant = Variant
column-share = Share of games won
column-games-share = Share of games
column-bounds = 95 % interval
column-games = Games
column-rating = Rating
column-time = Share of time
column-change = Change in points
column-difference = Difference
column-measure = Measure
column-decisions = Decisions
column-milestone =
    { $game ->
        [mare_nostrum] Turn
        [parthenon] Season
       *[other] Milestone
    }
column-ending = Why it ended
column-after = Part of the game played
column-lead-changes = Changes of lead
column-chance = Chance to win
column-uses = Times a game
column-action = Action
column-clause = Clause
column-never = Never

## In short

section-short = In short
short-above = { $name } wins more than an even share of { $even }: { $value } ({ $bounds }).
short-below = { $name } wins less than an even share of { $even }: { $value } ({ $bounds }).
short-even = Nobody’s share of wins is clearly different from an even one.
short-more = With { $variant }, { $name } wins { $points } points more ({ $bounds }).
short-fewer = With { $variant }, { $name } wins { $points } points less ({ $bounds }).
short-best = { $name } is rated highest: { $value } ({ $bounds }).
short-length = A game takes { $decisions } decisions on average ({ $bounds }).
short-settled = On average, whoever wins has led to the end once { $share } of the game was played ({ $bounds }).
short-of = { $name } ({ $lineup })

## Who wins

section-wins = Who wins
report-seats = Seats
report-seats-told = The share of games that each seat wins, whoever sits there. The dashed line is an even share.
report-parts =
    { $game ->
        [mare_nostrum] Civilisations
        [parthenon] Islands
       *[other] Parts
    }
report-parts-told = The share of its games that each wins, whoever plays it. The dashed line is an even share.
report-bots = Bots
report-bots-told = The share of games that one bot of each kind wins where it plays against others. The dashed line is an even share.

## The tournament

section-tournament = The tournament
report-ratings = Ratings
report-ratings-told = How strong each bot is, from all its games (Plackett–Luce, as openskill reckons it). All begin at 25. The interval comes from leaving out a tenth of the deals at a time.
report-alpha = α-rank
report-alpha-told = Suppose everybody plays the same bot; now and then one tries another, and all change to it if it wins more. This is the share of time in which each would be played (α-rank, as OpenSpiel reckons it). The interval comes from drawing the deals anew.

## What difference changes make

section-varied = What difference changes make
report-varied-told = Who wins with each value, over the same deals; otherwise it is { $now }.
report-base = as it is
report-variants = Other variants
report-variants-told = Who wins when several things are changed together, over the same deals.
report-changes = Length and course
report-changes-told = How far each variant is from the game as it is, over the same deals. Chance alone seldom explains an interval without 0.

## Measures

measure-seats = games won by a seat
measure-parts = games won as
measure-bots = games won by a bot
measure-decisions = decisions in a game
measure-milestones = milestones in a game
measure-lead-changes = changes of lead in a game
measure-settled = part of a game after which whoever wins leads
measure-endings = games that end so
measure-verbs = times a game

## How long games last

section-length = How long games last
report-decisions = Decisions
report-decisions-told = How many decisions games take: { $decisions } on average.
report-milestones =
    { $game ->
        [mare_nostrum] Turns
        [parthenon] Seasons
       *[other] Milestones
    }
report-milestones-told = How far games get: to number { $milestone } on average.
report-endings = Endings
report-endings-told = Why games end.

## How games go

section-course = How games go
report-led = When the lead is settled
report-led-told = The share of games in which whoever wins leads from there to the end, by score.
report-lead-changes = Changes of lead
report-lead-changes-told = How often somebody else comes to lead alone, by score: { $changes } times on average.
report-known = How early the winner is known
report-known-told = The chance that the outlook of the game gives, as it goes on, to whoever wins in the end.

## What is done

section-done = What is done
report-verbs = Actions
report-verbs-told = How many times a game each is done.
report-things = Cards, goods and places
report-things-told = How many times a game actions name each of them. Choose what to see.
report-clauses = Clauses
report-clauses-told = How many times a game each clause asks somebody to decide.
report-never = Never used
report-never-told = What actions could name and never did, and clauses that never asked. Some of it cannot happen with these options or this many players.
never-clauses = Clauses

## How it was done

section-how = How it was done
how-deals = Deals
how-deals-told = { NUMBER($deals) } from seed { NUMBER($seed, useGrouping: 0) }, the same for all line-ups and variants. Each is played from every seat; once, if a bot whose luck makes no difference has all the seats.
how-lineups = Line-ups
how-options = Options
how-options-usual = the defaults
how-variants = Variants
how-box = Box
how-box-ours = ours, { $digest }
how-box-other = another one, { $digest }
how-rules = Rules
how-rules-told = version { $rules } of { $game }, Periplus { $program }
how-intervals = Intervals
how-intervals-told = Deals are independent of each other; games of one deal are not. So whatever varies is measured between deals. A share has Wilson’s interval, for as many independent games as those played are worth; any other mean has Student’s, from one number for each deal; a difference has the two put together (Newcombe’s square-and-add), less what they have in common deal by deal. One interval in twenty misses what is true by chance alone: with so many on a page, some do.
how-data = Data
how-data-told = The tables behind this page ({ $tables }) are Parquet files in the folder of the run; docs/lab.md describes their columns.
how-again = Again
how-again-told = “periplus lab run FILE” plays the experiment, “periplus lab report FOLDER” makes this page.

## Two runs compared

compare-same = Both played the same deals: differences are judged deal by deal.
compare-other = They played different deals, and are judged apart.

## A notebook

notebook-load = The run, and all that was found in it:
notebook-tables = To ask more of; docs/lab.md describes every column.
