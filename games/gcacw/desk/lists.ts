import { listing } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { attackOf } from '../rules/07-combat.ts';
import { type Action, unitId, unitNamed } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Asked,
  acting,
  atPlace,
  atSprite,
  button,
  drafting,
  flag,
  listed,
  type Pointed,
  type Press,
  putBack,
  type Question,
  START,
  word,
} from './asked.ts';

// Questions whose answers are a few: a hex, a piece, a button.

type Lists = Parameters<typeof listing<Action, Asked, Pointed>>[0];
const list = (of: Lists): Question => listing<Action, Asked, Pointed>(of);

export const entering: Question = list({
  ...{
    rule: '§1.0-replace',
    first: dx('desk.no.enter', {}, '§1.0-replace'),
    hint: dx('desk.hint.enter', {}, '§1.0-replace'),
  },
  shown: (_a, action) =>
    action.type === 'enter'
      ? { targets: [atPlace(action.hex, dx('desk.enter', action, '§1.0-replace'), acting(action))] }
      : {},
  answer({ kind, place }, a) {
    const [first] = listed(a);
    return kind === 'hex' && first?.type === 'enter' ? { ...first, hex: place } : null;
  },
});

export const silencing: Question = list({
  ...{
    rule: '§4.2-tie-bac',
    first: dx('desk.no.silence', {}, '§4.2-tie-bac'),
    hint: dx('desk.hint.silence', {}, '§4.2-tie-bac'),
  },
  shown: (_a, action) =>
    action.type === 'silence'
      ? {
          targets: [
            atSprite(action.leader, dx('desk.silence', { leader: action.leader }, '§4.2-tie-bac'), acting(action)),
          ],
        }
      : {},
  answer: () => null,
});

export const fleeing: Question = list({
  ...{
    rule: '§12.0-prov-move',
    first: dx('desk.no.flee', {}, '§12.0-prov-move'),
    hint: dx('desk.hint.flee', {}, '§12.0-prov-move'),
  },
  shown: (_a, action) =>
    action.type === 'flee'
      ? { targets: [atPlace(action.hex, dx('desk.flee', { hex: action.hex }, '§12.0-prov-move'), acting(action))] }
      : {},
  answer: () => null,
});

export const escaping: Question = list({
  ...{
    rule: '§1.0-replace',
    first: dx('desk.no.escape', {}, '§1.0-replace'),
    hint: dx('desk.hint.escape', {}, '§1.0-replace'),
  },
  shown(_a, action) {
    if (action.type !== 'escape') return { buttons: [button('desk.stayHere', {}, acting(action))] };
    return {
      targets: [atSprite(action.unit, dx('desk.escape', { unit: action.unit }, '§1.0-replace'), acting(action))],
    };
  },
  answer: () => null,
});

// 6.3, 5.2 Leaders go over. Draft `{ leader }`, or `{ along }` for the seniors who ride with the active one.
type Transfer = Extract<Action, { type: 'transfer' }>;
const transfersIn = (a: Asked): readonly Transfer[] =>
  listed(a).flatMap(each => (each.type === 'transfer' ? [each] : []));
const rides = (action: Transfer): Text =>
  dx('desk.transfer', { leader: action.leader, unit: action.to }, '§6.3-transfer-phase');

export const transferring: Question = {
  rule: '§6.3-transfer-phase',
  first: dx('desk.no.transfer', {}, '§6.3-transfer-phase'),
  offer(a, draft) {
    const all = transfersIn(a);
    const leader = all.find(each => each.leader === word(draft, 'leader'))?.leader ?? '';
    const leaders = [...new Set(all.map(each => each.leader))].filter(each => each !== leader);
    const end = button('desk.endTransfers', {}, acting({ type: 'endTransfers' }), { primary: leader === '' });
    return {
      targets: [
        ...(leader === ''
          ? []
          : [atSprite(leader, dx('desk.putDownLeader', { leader }), drafting(START), { picked: true })]),
        ...all.filter(each => each.leader === leader).map(each => atSprite(each.to, rides(each), acting(each))),
        ...leaders.map(each =>
          atSprite(each, dx('desk.pickRider', { leader: each }, '§6.3-transfer-phase'), drafting({ leader: each })),
        ),
      ],
      buttons: leader === '' ? [end] : [putBack(), end],
      hint:
        leader === ''
          ? dx('desk.hint.transfer', {}, '§6.3-transfer-phase')
          : dx('desk.hint.rideTo', { leader }, '§6.3-transfer-path'),
    };
  },
  whyNot(a, draft, { kind, name }) {
    const leader = word(draft, 'leader');
    if (kind === 'unit' && leader !== '') return a.whyNot({ type: 'transfer', leader, to: name });
    return kind === 'leader' ? dx('desk.no.rides', { leader: name }, '§6.3-transfer-phase') : null;
  },
};

export const homing: Question = list({
  ...{
    rule: '§7.5-leader-relocate',
    first: dx('desk.no.home', {}, '§7.5-leader-relocate'),
    hint: dx('desk.hint.home', {}, '§7.5-leader-relocate'),
  },
  shown: (_a, action) =>
    action.type === 'transfer'
      ? {
          targets: [
            atSprite(
              action.to,
              dx('desk.transfer', { leader: action.leader, unit: action.to }, '§7.5-leader-relocate'),
              acting(action),
            ),
          ],
        }
      : {},
  answer({ kind, name }, a) {
    const [first] = listed(a);
    return kind === 'unit' && first?.type === 'transfer' ? { ...first, to: name } : null;
  },
});

export const following: Question = {
  rule: '§5.2-5-transfer',
  first: dx('desk.no.follow', {}, '§5.2-5-transfer'),
  offer(a, draft) {
    const all = transfersIn(a);
    const seniors = all.find(each => each.along)?.along ?? [];
    const along = seniors.length > 0 && flag(draft, 'along');
    const open = all.filter(each => (along ? each.along !== undefined : each.along === undefined));
    const toggle =
      seniors.length > 0
        ? [button('desk.withSeniors', { leaders: seniors, on: along ? 0 : 1 }, drafting(along ? {} : { along: true }))]
        : [];
    return {
      targets: open.map(each => atSprite(each.to, rides(each), acting(each))),
      buttons: [...toggle, button('desk.staysPut', {}, acting({ type: 'stay' }), { primary: true })],
      hint: dx('desk.hint.follow', {}, '§5.2-5-transfer'),
    };
  },
  whyNot(a, _draft, { kind, name }) {
    const [first] = transfersIn(a);
    return kind === 'unit' && first ? a.whyNot({ ...first, to: name }) : null;
  },
};

// 7.5 Losses: each pointing takes one man off; the button takes all off the unit that can best spare them.
function spares({ t, side }: Asked, actions: readonly Extract<Action, { type: 'lose' }>[]): Press | null {
  const manpower = (slug: string): number => t.manpower[unitNamed(t, side, slug)]!;
  const best = actions.reduce<(typeof actions)[number] | null>(
    (found, each) => (found && manpower(found.unit) >= manpower(each.unit) ? found : each),
    null,
  );
  return best && button('desk.lose', { unit: best.unit, manpower: best.manpower }, acting(best), { primary: true });
}
const losing = (part: 0 | 1): Question => ({
  rule: part === 0 ? '§7.5-apply-number-att' : '§7.5-apply-number-def',
  first: dx('desk.no.lose', {}, '§7.5-number'),
  offer(a) {
    const { t } = a;
    const { units, defenders } = attackOf(t);
    const owed = attackOf(t).owed[part]!;
    const pool = (part === 0 ? units : defenders).filter(unit => t.at[unit]! >= 0);
    const losses = pool.map(unit => ({ type: 'lose' as const, unit: unitId(t, unit), manpower: 1 }));
    const all = pool.map((unit, i) => ({ ...losses[i]!, manpower: Math.min(owed, t.manpower[unit]!) }));
    const button = spares(a, all);
    return {
      targets: losses.map(each =>
        atSprite(each.unit, dx('desk.lose', { unit: each.unit, manpower: 1 }, '§7.5-number'), acting(each)),
      ),
      buttons: button ? [button] : [],
      hint: dx('desk.hint.lose', { owed }, '§7.5-number'),
    };
  },
  whyNot: (a, _draft, { kind, name }) => (kind === 'unit' ? a.whyNot({ type: 'lose', unit: name, manpower: 1 }) : null),
});
export const attackerLoses = losing(0);
export const defenderLoses = losing(1);
