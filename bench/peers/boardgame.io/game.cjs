// A game of about the same size as ours: 48 places, four hands, and a view of some 6 kB; everybody may move at any time.

const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");

const PLACES = 48;
const GOODS = ["wine", "oil", "grain", "timber"];

const place = (at, players) => ({
  at,
  neighbours: [(at + 1) % PLACES, (at + 7) % PLACES, (at + PLACES - 1) % PLACES],
  owner: null,
  ships: Object.fromEntries(players.map((player) => [player, 0])),
  price: 1 + (at % 6),
});

const hand = () => Object.fromEntries(GOODS.map((good) => [good, 3]));

module.exports = {
  name: "islands",
  setup: ({ ctx }) => ({
    places: Array.from({ length: PLACES }, (_, at) => place(at, ctx.playOrder)),
    hands: Object.fromEntries(ctx.playOrder.map((player) => [player, hand()])),
    fleets: Object.fromEntries(ctx.playOrder.map((player) => [player, (Number(player) * 11) % PLACES])),
    scores: Object.fromEntries(ctx.playOrder.map((player) => [player, 0])),
  }),
  // What others hold is hidden from a player.
  playerView: ({ G, playerID }) => ({ ...G, hands: playerID === null ? {} : { [playerID]: G.hands[playerID] } }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    sail: ({ G, playerID, random }, to, good) => {
      const from = G.places[G.fleets[playerID]];
      if (!from.neighbours.includes(to) || !GOODS.includes(good)) return INVALID_MOVE;
      const reached = G.places[to];
      from.ships[playerID] = 0;
      reached.ships[playerID] = 1;
      reached.owner ??= playerID;
      reached.price = random.D6();
      G.fleets[playerID] = to;
      G.hands[playerID][good] = (G.hands[playerID][good] + reached.price) % 10;
      G.scores[playerID] += reached.price;
    },
  },
};
