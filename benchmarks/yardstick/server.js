// A card game of the shape of ours on boardgame.io: hands that only their owners see, a deck, rows on the table.
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");

const game = {
  name: "cards",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(100).keys()].map((id) => ({ id, faction: id % 4, points: id % 7 })));
    const players = {};
    const rows = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      players[seat] = { hand: deck.splice(0, 5) };
      rows[seat] = [];
    }
    return { secret: { deck }, players, rows, left: deck.length, scores: Array(ctx.numPlayers).fill(0) };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, ctx, playerID }, index) => {
        const hand = G.players[playerID].hand;
        if (index < 0 || index >= hand.length) return INVALID_MOVE;
        const [card] = hand.splice(index, 1);
        G.rows[playerID].push(card);
        G.scores[playerID] += card.points;
        if (G.secret.deck.length > 0) hand.push(G.secret.deck.pop());
        G.left = G.secret.deck.length;
      },
      client: false,
    },
  },
  endIf: ({ G }) => (Object.values(G.players).every(({ hand }) => hand.length === 0) ? { scores: G.scores } : undefined),
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log("ready"));
