import { api, Unreachable } from '../net/api.ts';
import { local } from '../net/local.ts';
import type { OnAdvice } from '../table/advising.ts';
import type { BranchOf } from '../worker/store.ts';
import { Trouble } from '../worker/trouble.ts';

/** Nobody gets help in a game that is being played against people: a board that comes from one asks its server first. */
async function mayAdvise({ kind, table }: BranchOf): Promise<void> {
  if (kind === 'local') return;
  const real = await api.table(table).catch(error => {
    throw new Trouble({ key: error instanceof Unreachable ? 'local.adviceServer' : 'local.advicePeople' });
  });
  const people = Object.values(real.players).some(each => each.kind !== 'bot' && !each.me);
  if (real.status !== 'over' && people) throw new Trouble({ key: 'local.advicePeople' });
}

/** What a General would do on a private board. */
export const adviser =
  (game: string, branch: BranchOf): NonNullable<OnAdvice> =>
  async (view, seat) => {
    await mayAdvise(branch);
    return local('advise', { game, view, seat });
  };
