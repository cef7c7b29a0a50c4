import { randomInt } from 'node:crypto';
import { type AnyGame, type AnyRecord, type Event, view, world } from '@bivouac/kernel';
import { Trouble } from '../http/trouble.ts';

/** Whether there is anything behind a screen or in the vault. */
export const hidesSomething = ({ hands, vault }: AnyRecord['state']): boolean =>
  Object.keys(vault).length > 0 || Object.values(hands).some(hand => Object.keys(hand as object).length > 0);

/** The same table as everyone sees it, with other cards behind the screens: nobody knows them, not even who brought it. */
export function dealtAnew(game: AnyGame, record: AnyRecord): AnyRecord {
  const seen = view(game, record.state, null);
  const state = world(seen, game.imagine(seen, randomInt), record.state.dice);
  if (game.audit(state).length > 0) throw new Trouble(409, 'server.cannotDeal');
  const told = (events: readonly Event[]): readonly Event[] => events.filter(event => !event.only);
  const history = record.history.map(entry => ({ ...entry, events: told(entry.events), before: null }));
  return { ...record, state, opening: told(record.opening), history };
}
