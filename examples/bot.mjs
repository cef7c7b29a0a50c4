// A bot in some thirty lines of code: sits down at a table with a bot token and plays the first thing it is offered.
//   node --import tsx examples/bot.mjs http://localhost:8080 TOKEN [TABLE]
// Without a table it opens one against the server's own bot. Make a token in your account, or POST /api/me/tokens.
import { game } from '@bivouac/gettysburg-1988';
import { choices, picker } from '@bivouac/kernel';
import { WebSocket } from 'ws';

const [server, token, known] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const wish = {
  game: game.id,
  setup: { scenario: 'day1', options: [] },
  seats: { union: 'me', confederate: 'bot:random' },
};

async function newTable() {
  const reply = await fetch(`${server}/api/tables`, { method: 'POST', headers, body: JSON.stringify(wish) });
  const table = await reply.json();
  if (!reply.ok) throw new Error(table.say.en);
  return table.id;
}

const pick = picker(Date.now());
const table = known ?? (await newTable());
const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table}/live`, { headers });
const send = message => socket.send(JSON.stringify(message));
socket.on('open', () => send({ t: 'hello', since: 0 }));
socket.on('message', data => {
  const { t, views, pending, over, seq, why } = JSON.parse(data);
  if (t === 'refused' || t === 'trouble') console.error(why);
  if (t !== 'update') return;
  if (over) console.log(`Over: ${over.outcome.why.key}, won by ${over.outcome.winners}.`);
  if (over) return socket.close();
  const seat = pending.find(each => each in views); // ours, and asked
  if (!seat) return;
  const offered = choices(game, views[seat], seat); // the same rules as the server's, on what this seat may know
  const action = offered.kind === 'space' ? offered.sample(pick) : offered.actions[pick(offered.actions.length)];
  send({ t: 'act', id: `${table}-${seq}`, seat, action }); // the same id again would be done once
});
