import type { Target } from '@bivouac/desk';
import type { Text } from '@bivouac/kernel';
import { hexIds, isGeneral, unitNumber } from '../data/index.ts';
import type { Action } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import {
  type Asked,
  acting,
  atPlace,
  atSprite,
  button,
  drafting,
  listed,
  putBack,
  type Question,
  START,
  whyAway,
  word,
  wordAmong,
} from './asked.ts';

// 10c: generals come back, markers are placed. Draft `{ general }`.

export const night: Question = {
  rule: '§10c-a',
  first: dx('desk.no.pickNight', {}, '§10c-a'),
  offer(a, draft) {
    const all = listed(a);
    const returns = all.filter(action => action.type === 'returnGeneral');
    const generals = [...new Set(returns.map(action => action.general))];
    const chosen = wordAmong(draft, 'general', generals);
    return {
      targets: [
        ...generals.map(general => generalTarget(general, general === chosen)),
        ...all.flatMap(action => (action.type === 'placeMarker' ? [markTarget(action)] : [])),
        ...returns.filter(action => action.general === chosen).map(returnTarget),
      ],
      buttons: [
        ...(chosen ? [putBack()] : []),
        button('desk.endNight', {}, acting({ type: 'endNight' }), chosen ? {} : { primary: true }),
      ],
      hint: dx('desk.hint.night', {}, '§10c-a'),
    };
  },
  whyNot(a, draft, what) {
    const chosen = word(draft, 'general');
    if (what.isPiece) return whyNotRested(a, what.name);
    return whyAway(a.t, what) ?? (chosen ? a.whyNot({ type: 'returnGeneral', general: chosen, to: what.place }) : null);
  },
};

function generalTarget(unit: string, picked: boolean): Target<Action> {
  if (picked) return atSprite(unit, dx('desk.putDown', { unit }), drafting(START), { picked });
  return atSprite(unit, dx('desk.returnOf', { unit }, '§10c1-a'), drafting({ general: unit }));
}

const markTarget = (action: Extract<Action, { type: 'placeMarker' }>): Target<Action> =>
  atSprite(action.unit, dx('desk.mark', { unit: action.unit }, '§10c2-a'), acting(action));

const returnTarget = (action: Extract<Action, { type: 'returnGeneral' }>): Target<Action> =>
  atPlace(action.to, dx('desk.returnTo', { unit: action.general, hex: action.to }, '§10c1-a'), acting(action));

/** A general is asked about his return, any other piece about a marker. */
function whyNotRested(a: Asked, name: string): Text | null {
  const general = isGeneral[unitNumber(name)] === 1;
  const to = hexIds[a.t.at[unitNumber(name)] ?? -1] ?? hexIds[0]!;
  return a.whyNot(general ? { type: 'returnGeneral', general: name, to } : { type: 'placeMarker', unit: name });
}
