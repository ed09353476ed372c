// People at the tables of boardgame.io's server: node clients.cjs PORT SEATS
//
// Reads commands from standard input, until that ends: "sit TABLES" and "play RATE SECONDS". Answers each with a line of
// JSON. Moves come at random times (Poisson) at random tables; a move is measured from sending until the new state has
// reached the last of those at the table.

const { createInterface } = require("node:readline");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game.cjs");

const [port, seats] = process.argv.slice(2).map(Number);
const home = `http://127.0.0.1:${port}`;
const LOST = 5000;
const tables = [];

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function sitDown(table, matchID, playerID) {
  const client = Client({
    game, matchID, playerID, numPlayers: seats, debug: false,
    multiplayer: SocketIO({ server: home, socketOpts: { transports: ["websocket"] } }),
  });
  client.start();
  const { socket } = client.transport;
  socket.io.engine.on("packet", ({ data }) => (table.bytes += data ? data.length : 0));
  socket.on("update", (_, state) => table.heard(playerID, state._stateID));
  await new Promise((resolve) => socket.once("sync", resolve));
  return client;
}

async function openTable() {
  const matchID = `${seats}-${tables.length}`; // the server makes a match when somebody first sits down
  const table = { bytes: 0, pushes: 0, clients: [], heard: () => {} };
  for (let seat = 0; seat < seats; seat++) table.clients.push(await sitDown(table, matchID, String(seat)));
  tables.push(table);
}

function move(table) {
  const client = table.clients[Math.floor(Math.random() * seats)];
  const { G, _stateID } = client.getState();
  const { neighbours } = G.places[G.fleets[client.playerID]];
  const waiting = new Set(table.clients.map((each) => each.playerID));
  return new Promise((resolve) => {
    const sent = performance.now();
    const end = (took) => {
      table.heard = () => {};
      clearTimeout(late);
      resolve(took);
    };
    const late = setTimeout(() => end(null), LOST);
    table.heard = (player, state) => {
      table.pushes += 1;
      if (state > _stateID && waiting.delete(player) && waiting.size === 0) end(performance.now() - sent);
    };
    client.moves.sail(neighbours[Math.floor(Math.random() * neighbours.length)], "wine");
  });
}

async function play(rate, seconds) {
  const times = [];
  const moving = new Map();
  for (const table of tables) table.bytes = table.pushes = 0;
  const begun = performance.now();
  let due = begun;
  while ((due += (-Math.log(Math.random()) / rate) * 1000) < begun + seconds * 1000) {
    await wait(Math.max(0, due - performance.now()));
    const idle = tables.filter((table) => !moving.has(table));
    if (idle.length === 0) continue;
    const table = idle[Math.floor(Math.random() * idle.length)];
    moving.set(table, move(table).then((took) => (moving.delete(table), times.push(took))));
  }
  await Promise.all(moving.values());
  const total = (what) => tables.reduce((sum, table) => sum + table[what], 0);
  return { times: times.filter((took) => took !== null), lost: times.filter((took) => took === null).length,
    bytes: total("bytes"), pushes: total("pushes") };
}

async function main() {
  for await (const line of createInterface({ input: process.stdin })) {
    const [verb, ...numbers] = line.split(" ");
    if (verb === "sit") for (let table = 0; table < Number(numbers[0]); table++) await openTable();
    const answer = verb === "play" ? await play(...numbers.map(Number)) : { tables: tables.length };
    console.log(JSON.stringify(answer));
  }
  process.exit();
}

main();
