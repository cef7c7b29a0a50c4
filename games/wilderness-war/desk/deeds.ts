import type { Offer } from '@bivouac/desk';
import { besieges } from '../rules/08-conditions.ts';
import { battleAhead } from '../rules/odds.ts';
import { type Action, isSiege, type Move, moveOf } from '../state.ts';
import { dx } from '../text/desk/keys.ts';
import { type Asked, acting, button, drafting, nameOf, type Press, putBack } from './asked.ts';
import { battlePanel } from './odds.ts';
import { siegePanel } from './odds-places.ts';
import { answersTo } from './possible.ts';

// What a force may do where it stands. Draft `{ plan }`: looked at before it is done.

export type Deed = 'siege' | 'assault' | 'sortie';
const DEEDS: readonly Deed[] = ['siege', 'assault', 'sortie'];
const KEYS = { siege: 'desk.siegeRoll', assault: 'desk.assault', sortie: 'desk.sortie' } as const;
const RULES = { siege: '§8.231a', assault: '§9.1a', sortie: '§8.25a' } as const;

export const deedOf = (a: Asked, plan: string): Deed | null =>
  DEEDS.find(type => type === plan && a.whyNot({ type }) === null) ?? null;

/** Stopping, and what a siege lets one do; barred ones are shown with the reason to those it concerns. */
export function deeds(a: Asked, m: Move): Press[] {
  const concerned: Readonly<Record<Deed, boolean>> = {
    siege: m.path.steps === 0 && besieges(a.t, m.side, m.at),
    assault: m.path.steps === 0 && besieges(a.t, m.side, m.at),
    sortie: m.path.steps === 0 && isSiege(a.t, m.at) && a.t.inside[m.pieces[0]!] === 1,
  };
  return [stop(a, m), ...DEEDS.filter(type => concerned[type]).map(type => look(a, m, type))];
}

function stop(a: Asked, m: Move): Press {
  const refused = a.whyNot({ type: 'stop' });
  const label = dx(m.path.steps === 0 ? 'desk.stay' : 'desk.stop', { space: nameOf(m.at) }, '§5.36a');
  return { label, next: acting({ type: 'stop' }), ...(refused ? { refused } : { primary: true }) };
}

function look(a: Asked, m: Move, type: Deed): Press {
  const refused = a.whyNot({ type });
  const label = dx(KEYS[type], { space: nameOf(m.at) }, RULES[type]);
  return { label, next: drafting({ plan: type }), ...(refused ? { refused } : {}) };
}

/** A deed with its chances, to be done or not. */
export function considered(a: Asked, type: Deed): Offer<Action> {
  const m = moveOf(a.t);
  const fight = type === 'siege' ? null : battleAhead(a.t, { type });
  const odds = fight ? battlePanel(a, fight.t, fight.b) : siegePanel(a, a.t, m.at, m.side);
  const possible = answersTo(a, { type });
  return {
    targets: [],
    buttons: [button(KEYS[type], { space: nameOf(m.at) }, acting({ type }), { primary: true }), putBack()],
    hint: dx('desk.hint.deed', {}, RULES[type]),
    odds,
    ...(possible ? { possible } : {}),
  };
}
