import { USUAL } from '@bivouac/bots';
import { type AnyGame, commitment, picker, read, write } from '@bivouac/kernel';
import { thoughtOf } from '@bivouac/room/host';
import { type Bots, seed } from './bots.ts';
import type { Calls } from './calls.ts';
import type { LocalHost } from './host.ts';
import { lessonTable } from './lessons.ts';
import { branched, created, imported, newId, newSecret, peopleAt } from './rooms.ts';
import { lessonOf } from './shelf.ts';
import { Trouble } from './trouble.ts';

export interface Shelf {
  gameOf(id: string, scenario: string): Promise<AnyGame>;
  all(): Promise<readonly AnyGame[]>;
}

export type Answers = {
  readonly [K in Exclude<keyof Calls, 'list' | 'glance'>]: (of: Calls[K]['of']) => Promise<Calls[K]['gives']>;
};

/** Everything a page may ask that needs a host, besides playing. */
export function answersOf(host: LocalHost, shelf: Shelf, bots: Bots, now: () => number): Answers {
  const secrets = new Map<string, string>(); // by ticket: shown as a commitment, not yet used

  const prepare: Answers['prepare'] = async () => {
    const [ticket, secret] = [newId(), newSecret()];
    secrets.set(ticket, secret);
    return { ticket, commitment: commitment(secret) };
  };
  const create: Answers['create'] = async ({ ticket, ...wish }) => {
    const secret = ticket === undefined ? newSecret() : secrets.get(ticket);
    if (secret === undefined) throw new Trouble({ key: 'local.ticket' });
    const summary = await host.put(
      created(await shelf.gameOf(wish.game, wish.setup.scenario), { ...wish, secret }, now()),
    );
    if (ticket !== undefined) secrets.delete(ticket);
    return summary;
  };
  const lesson: Answers['lesson'] = async ({ game: id }) => {
    const taught = await lessonOf(id);
    if (!taught) throw new Trouble({ key: 'room.noTable' });
    const game = await shelf.gameOf(id, taught.setup.scenario);
    return host.put(created(game, lessonTable(game, taught), now()));
  };
  const branch: Answers['branch'] = async ({ game, view, branch }) =>
    host.put(branched(await shelf.gameOf(game, view.setup.scenario), view, branch, picker(seed()), now()));
  const bring: Answers['import'] = async ({ text, bots = [] }) => {
    const { game, record } = read(text, await shelf.all());
    const people = peopleAt(game, record.state.setup);
    const robots = Object.fromEntries(bots.map(seat => [seat, { name: '', kind: 'bot' as const, level: USUAL }]));
    return host.put(imported(game, record, { ...people, ...robots }, now()));
  };
  /** What a General would do in that seat, from what it sees. */
  const advise: Answers['advise'] = async ({ game, view, seat }) => {
    const job = { key: `advice ${seat}`, level: 'general', seat, view, notes: [], seed: seed() };
    const decision = await bots.think(game, job);
    return { action: decision.action as never, thought: thoughtOf(decision) };
  };
  const botAt: Answers['botAt'] = async ({ id, bot }) => host.botAt(id, bot);
  return {
    ...{ botAt, advise, prepare, create, lesson, branch, import: bring },
    export: async ({ id }) => exported(host, id),
    remove: async ({ id }) => host.remove(id).then(() => null),
    hurry: async ({ id, on }) => {
      host.hurry(id, on);
      return null;
    },
  };
}

async function exported(host: LocalHost, id: string): Promise<string> {
  const room = await host.room(id);
  if (!room) throw new Trouble({ key: 'room.noTable' });
  if (room.base) throw new Trouble({ key: 'local.branchFile' });
  return write(room.record);
}
