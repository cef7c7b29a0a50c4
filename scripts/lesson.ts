// `npm run lesson -- longstreet-lite`: plays the script of a guided first game and says what happens, for whoever writes the
// teacher's words. Steps the rules no longer want are left out, answers that are missing are the bot's: `--write` keeps that
// in the game's data/lesson.json, `--secret N` tries other dice.
import { readFileSync, writeFileSync } from 'node:fs';
import { type AnyGame, begin, enter, look, pending, Refused, type Seat, say } from '@bivouac/kernel';
import { entries } from '@bivouac/registry';

const AHEAD = 8; // so many steps may have fallen out

interface Script {
  readonly scenario: string;
  readonly options: readonly string[];
  secret: string;
  readonly learner: Seat;
  steps: readonly Step[];
}
// biome-ignore lint/suspicious/noExplicitAny: actions of all games
type Step = readonly [Seat, any];

const [id, ...words] = process.argv.slice(2);
const entry = entries.find(({ tile }) => tile.id === id);
if (!entry?.mind) throw new Error(`no game with a mind: ${id}`);
const file = new URL(`../games/${id}/data/lesson.json`, import.meta.url);
const script = JSON.parse(readFileSync(file, 'utf8')) as Script;
if (words.includes('--secret'))
  script.secret = Number(words[words.indexOf('--secret') + 1])
    .toString(16)
    .padStart(64, '0');
await entry.data?.(script.scenario);
const [game, book, mind] = await Promise.all([entry.game(), entry.book(), entry.mind()]);

let record = begin(game, { scenario: script.scenario, options: [...script.options] }, script.secret, {});
const tell = (events: typeof record.opening): void => {
  for (const event of events)
    console.log(`       ${say(book, 'en', event)}${event.args?.['die'] ? ` [${event.args['die']}]` : ''}`);
};
/** The record with this step, or null: the rules do not want it here. */
function taken(of: AnyGame, [seat, action]: Step): typeof record | null {
  try {
    return pending(of, record.state).includes(seat) ? enter(of, record, seat, action) : null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

tell(record.opening);
const kept: Step[] = [];
for (let next = 0; next < script.steps.length && pending(game, record.state).length > 0; ) {
  const found = script.steps.slice(next, next + AHEAD).findIndex(step => taken(game, step) !== null);
  const seat = pending(game, record.state)[0]!;
  const seen = look(game, record.state, seat);
  const step: Step = found < 0 ? [seat, mind.ideas(seen, seat, 1)[0]!.next(seen, seat)] : script.steps[next + found]!;
  for (const gone of script.steps.slice(next, next + Math.max(0, found)))
    console.log(`LEFT OUT ${JSON.stringify(gone)}`);
  console.log(`${String(kept.length).padStart(4)} ${found < 0 ? 'NEW ' : ''}${JSON.stringify(step)}`);
  record = taken(game, step)!;
  tell(record.history.at(-1)!.events);
  kept.push(step);
  if (found >= 0) next += found + 1;
  if (kept.length > script.steps.length + 40) break;
}

if (words.includes('--write')) {
  const { steps: _, ...head } = script;
  const lines = kept.map(step => `    ${JSON.stringify(step)}`).join(',\n');
  const opening = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  writeFileSync(file, `{\n${opening.join('\n')}\n  "steps": [\n${lines}\n  ]\n}\n`);
}
