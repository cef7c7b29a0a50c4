import { call, go, rules } from '@bivouac/kernel';
import { enemyOf, SIDES, type Side, spaceIds } from '../data/index.ts';
import { ASSAULT, battleOf, FORT, insideIn, piecesIn, siegeOf, type U, type WW } from '../state.ts';
import { tx } from '../text/keys.ts';
import { spend } from './05-groups.ts';
import { responses } from './05-responses.ts';
import { openBattle, volley } from './07-battle.ts';
import { couldMassacre, eliminate, score, settle } from './07-pieces.ts';
import { decided, fight } from './told.ts';

// 9 ASSAULTS.

const { procedure } = rules<WW>();

/** §9.22a, §9.22b, §card-06b The place changes hands. */
export function capture(u: U, where: number, side: Side, rule: '§card-06b' | '§9.22a'): void {
  const { table: t } = u;
  const isFort = t.fort[where] === FORT;
  t.siege[where] = -1; // §9.22c
  t.holder[where] = side;
  if (isFort && rule === '§9.22a') {
    t.fort[where] = 0; // §9.22b
    t.holder[where] = -1;
    t.works[where] = side;
  }
  const args = { side: SIDES[side], space: spaceIds[where]! };
  u.say(tx('place.taken', args, isFort && rule === '§9.22a' ? '§9.22b' : rule), decided('siege', side, where, side));
  score(u, side, isFort ? 2 : 3, isFort ? 'fort' : 'fortress', isFort ? '§table-vp-b' : '§table-vp-a');
  settle(u, where);
}

export const assault = procedure('assault')({
  begin(u) {
    const { where, side, commander } = siegeOf(u.table);
    openBattle(u.table, where, ASSAULT, commander, -1); // §7.1c, §8.24c
    spend(u.table, piecesIn(u.table, side, where)); // §5.31d, §9.12a
    u.say(
      tx('assault.begins', { side: SIDES[side], space: spaceIds[where]! }, '§9.12a'),
      fight('assault', side, where),
    );
  },
  attacker: u => call(responses, { side: siegeOf(u.table).side, moment: 'assault' }), // §9.14e
  defender: u => call(responses, { side: enemyOf(siegeOf(u.table).side), moment: 'assault' }), // §8.24b
  fire: () => call(volley, {}), // §9.14a nobody musters
  winner(u) {
    const { table: t } = u;
    const b = battleOf(t);
    const { side, where } = siegeOf(t);
    const won = Math.max(0, b.result[side]!) > Math.max(0, b.result[enemyOf(side)]!); // §9.2a, §9.2b
    b.winner = won ? side : enemyOf(side);
    const args = { side: SIDES[b.winner as Side], space: spaceIds[where]! };
    u.say(tx('assault.result', args, won ? '§9.2a' : '§9.21a'), decided('assault', side, where, b.winner));
    t.battle = null;
    if (!won) {
      settle(u, where); // §9.14c they stay
      return go('end');
    }
    for (const piece of insideIn(t, enemyOf(side), where)) eliminate(u, piece, '§9.22c');
    capture(u, where, side, '§9.22a'); // §9.14d only this scores
  },
  massacre(u) {
    const { side } = siegeOf(u.table);
    if (couldMassacre(u.table)) return call(responses, { side: enemyOf(side), moment: 'taken' });
  },
  end(u) {
    u.table.siegework = null;
  },
});
