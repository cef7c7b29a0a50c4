// A player of your own: opens a table against the server's bot, or plays at one where it sits, by taking anything offered.
//   node --import tsx examples/bot.mjs http://localhost:8080 TOKEN [TABLE]
import { game } from '@bivouac/gettysburg-1988';
import { choices, picker } from '@bivouac/kernel';
import { WebSocket } from 'ws';

const [server, token, known] = process.argv.slice(2); // make a token in your account, or POST /api/me/tokens
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const seats = { union: 'me', confederate: 'bot:random' };
const body = JSON.stringify({ game: game.id, setup: { scenario: 'day1', options: [] }, seats });
const newTable = async () => (await fetch(`${server}/api/tables`, { method: 'POST', headers, body })).json();
const { id: table, say } = known ? { id: known } : await newTable();
if (!table) throw new Error(say.en);

const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table}/live`, { headers });
const send = message => socket.send(JSON.stringify(message));
const pick = picker(Date.now());
socket.on('open', () => send({ t: 'hello', since: 0 }));
socket.on('message', data => {
  const { t, views, pending, over, seq, why } = JSON.parse(data);
  if (why) console.error(why); // we were refused
  if (over) console.log(`Over: ${over.outcome.why.key}, won by ${over.outcome.winners}.`);
  if (over) return socket.close();
  const seat = t === 'update' && pending.find(each => each in views); // ours, and asked
  if (!seat) return;
  const offered = choices(game, views[seat], seat); // the same rules as the server's, on what this seat may know
  const action = offered.kind === 'space' ? offered.sample(pick) : offered.actions[pick(offered.actions.length)];
  send({ t: 'act', id: `${table}-${seq}`, seat, action }); // the same id again would be done once
});
