// The server of boardgame.io with its storage in memory, on loopback, until standard input ends.

const { Server } = require("boardgame.io/server");

const server = Server({ games: [require("./game.cjs")], origins: [/127\.0\.0\.1/] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, opened) => listen(port, "127.0.0.1", opened);
server.run(0).then(({ appServer }) => console.log(`open at ${appServer.address().port}`));
process.stdin.on("end", () => process.exit()).resume();
