import { listing } from '@bivouac/desk';
import type { Rule, Text } from '@bivouac/kernel';
import type { Action } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Asked,
  acting,
  atSprite,
  button,
  listed,
  type Pointed,
  type Press,
  putBack,
  type Question,
  toggles,
  wordAmong,
  words,
} from './asked.ts';
import { unique } from './cards.ts';

// Questions that list their answers: a click on a unit, or a button.

type Name = Extract<Action, { type: 'name' }>;
const names = (a: Asked): readonly Name[] => listed(a).flatMap(action => (action.type === 'name' ? [action] : []));

/** Draft `{ units }`: whom a card names that was played before. A single one is named at once. */
export const naming = (rule: Rule): Question => ({
  rule,
  first: dx('desk.no.unitFirst', {}),
  offer(a, draft) {
    const all = names(a);
    const pool = unique(all.flatMap(({ units }) => units));
    const most = Math.max(...all.map(({ units }) => units.length));
    const picked = words(draft, 'units').filter(unit => pool.includes(unit));
    const card = a.t.call?.modifier ?? '';
    const label = (unit: string, isPicked: boolean): Text => dx(isPicked ? 'desk.unname' : 'desk.name', { unit, card });
    const targets =
      most === 1
        ? pool.map(unit => atSprite(unit, label(unit, false), acting({ type: 'name', units: [unit] })))
        : toggles(pool, picked, units => ({ units: units.slice(Math.max(0, units.length - most)) }), label);
    return {
      targets,
      buttons: [...nameButtons(a, picked, card), ...declining(a)],
      hint: dx('desk.hint.nameUnits', { card, most }, rule),
    };
  },
  whyNot: (a, _draft, { unit, name }) => (unit >= 0 ? a.whyNot({ type: 'name', units: [name] }) : null),
});
/** In the order the rules list them. */
function nameButtons(a: Asked, picked: readonly string[], card: string): Press[] {
  const action = names(a).find(({ units }) => units.length === picked.length && units.every(u => picked.includes(u)));
  return action
    ? [button('desk.nameThese', { card, units: action.units }, acting(action), { primary: true }), putBack()]
    : [];
}
const declining = (a: Asked): Press[] =>
  listed(a).some(({ type }) => type === 'decline') ? [button('desk.noName', {}, acting({ type: 'decline' }))] : [];

/** §7-atk-a In the order the attacker likes; it rarely matters. */
export const striking: Question = listing<Action, Asked, Pointed>({
  ...{ rule: '§7-atk-a', first: dx('desk.no.unitFirst', {}), hint: dx('desk.hint.strike', {}, '§7-atk-a') },
  shown: (_a, action) =>
    action.type === 'strike'
      ? { targets: [atSprite(action.unit, dx('desk.strike', { unit: action.unit }), acting(action))] }
      : {},
  suggests(_a, [first, ...rest]) {
    return first ? button('desk.strikeAll', { count: rest.length + 1 }, acting(first, rest)) : null;
  },
  answer: ({ unit, name }) => (unit >= 0 ? { type: 'strike', unit: name } : null),
});

type Allot = Extract<Action, { type: 'allot' }>;
/** §7-allot-g Draft `{ unit }`: one attacker after the other. */
export const allotting: Question = {
  rule: '§7-allot-g',
  first: dx('desk.no.unitFirst', {}),
  offer(a, draft) {
    const all = listed(a).flatMap((action): Allot[] => (action.type === 'allot' ? [action] : []));
    const attackers = unique(all.map(({ unit }) => unit));
    const unit = wordAmong(draft, 'unit', attackers) || attackers[0]!;
    const own = all.filter(action => action.unit === unit);
    return {
      targets: attackers.map(each =>
        atSprite(
          each,
          dx('desk.pickUnit', { unit: each }),
          { draft: { unit: each } },
          each === unit ? { picked: true } : {},
        ),
      ),
      buttons: own.map(({ enemies, dice }, i) =>
        button(
          'desk.allot',
          { unit, enemies, dice: dice.map(String) },
          acting(own[i]!),
          i === 0 ? { primary: true } : {},
        ),
      ),
      hint: dx('desk.hint.allot', { unit }, '§7-allot-b'),
    };
  },
  whyNot: (a, _draft, { unit, name }) =>
    unit >= 0 ? a.whyNot({ type: 'allot', unit: name, enemies: [], dice: [] }) : null,
};

/** Choices of a pitched battle's opening, each a button. */
export const choosing = (rule: Rule): Question =>
  listing<Action, Asked, Pointed>({
    ...{ rule, first: dx('desk.no.buttons', {}), hint: dx('desk.hint.choose', {}, rule) },
    shown: (_a, action) =>
      action.type === 'choose' ? { buttons: [button('desk.choose', { what: action.what }, acting(action))] } : {},
    answer: () => null,
  });
