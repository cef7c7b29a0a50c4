import type { Draft } from '@bivouac/desk';
import { marchDice } from '../rules/05-dice.ts';
import { whyNotMarch } from '../rules/05-march.ts';
import { type Action, hexId, type Table, unitId, unitNamed } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Aim,
  type Asked,
  acting,
  atPlace,
  atSprite,
  button,
  drafting,
  type Offer,
  type Press,
  putBack,
  type Question,
  START,
  word,
} from './asked.ts';
import { marchOdds } from './dice.ts';
import { mayHide } from './hiding.ts';
import { imagined, mostPoints, needed, waysOf, whyNotTo } from './ways.ts';

// 5.1, 5.4, 5.5 One unit acts by itself. Draft `{ unit }`: where it would like to go may be named before the die is rolled.

const deedsOf = (unit: string): readonly Action[] => [
  { type: 'march', unit },
  { type: 'entrench', unit },
  { type: 'burn', unit },
];
/** Whether a unit can do anything by itself. */
export const isAble = (a: Asked, unit: number): boolean =>
  whyNotMarch(a.t, unit) === null || deedsOf(unitId(a.t, unit)).some(action => a.whyNot(action) === null);
/** The unit of a draft, or -1. */
export const unitIn = (a: Asked, draft: Draft): number => {
  const unit = unitNamed(a.t, a.side, word(draft, 'unit'));
  return unit >= 0 && isAble(a, unit) ? unit : -1;
};

/** The table with this unit on the march at its luckiest. */
const luckiest = (t: Table, unit: number): Table => imagined(t, unit, mostPoints(marchDice(t, unit)));

/** Hexes within reach of a lucky march, each with the roll it takes; if the dice allow it the unit goes there at once. */
function goals({ t }: Asked, unit: number): readonly Aim[] {
  if (whyNotMarch(t, unit)) return [];
  const slug = unitId(t, unit);
  const dice = marchDice(t, unit);
  return waysOf(luckiest(t, unit)).map(way => {
    const least = needed(dice, way);
    const any = least === dice.dice;
    const next = acting({ type: 'march', unit: slug }, [{ type: 'move', path: way.path }]);
    const label = dx('desk.marchTo', { unit: slug, hex: way.hex, least: any ? 0 : least }, '§5.1-single-unit');
    return atPlace(way.hex, label, next, { cost: any ? '✓' : `≥${least}`, path: way.path });
  });
}

function deeds(a: Asked, unit: number): readonly Press[] {
  const slug = unitId(a.t, unit);
  const [march, entrench, burn] = deedsOf(slug).map(action => (a.whyNot(action) === null ? action : null));
  return [
    ...(mayHide(a, hexId(a.t, a.t.at[unit]!))
      ? [button('desk.hide', { hex: hexId(a.t, a.t.at[unit]!) }, drafting({ hide: hexId(a.t, a.t.at[unit]!) }))]
      : []),
    ...(burn ? [button('desk.burn', { unit: slug }, acting(burn))] : []),
    ...(entrench ? [button('desk.entrench', { unit: slug }, acting(entrench))] : []),
    ...(march ? [button('desk.march', { unit: slug }, acting(march), { primary: true })] : []),
  ];
}

export function alone(a: Asked, draft: Draft): Offer {
  const unit = unitIn(a, draft);
  const slug = unitId(a.t, unit);
  const ways = goals(a, unit);
  const dice = marchDice(a.t, unit);
  return {
    targets: [atSprite(slug, dx('desk.putDown', { unit: slug }), drafting(START), { picked: true }), ...ways],
    buttons: [putBack(), ...deeds(a, unit)],
    hint: dx('desk.hint.alone', { unit: slug, fatigue: a.t.fatigue[unit]! }, '§5.1-fatigue-up'),
    ...(ways.length > 0
      ? { odds: marchOdds(a.t, dice, dx('desk.odds.marches', { unit: slug }, '§5.1-single-unit'), [unit]) }
      : {}),
  };
}
export const whyNotAlone: Question['whyNot'] = (a, draft, { kind, name, place }) => {
  if (kind === 'unit') return a.whyNot({ type: 'march', unit: name });
  if (kind === 'leader') return a.whyNot({ type: 'activate', leader: name, units: [] });
  const unit = unitIn(a, draft);
  return whyNotMarch(a.t, unit) ?? whyNotTo(luckiest(a.t, unit), place);
};
