import { enemyOf, isAuxiliary, isCultivated, isDrilled, isLight, isRegular, type Side } from '../data/index.ts';
import {
  ASSAULT,
  battleOf,
  FORT,
  has,
  isShutIn,
  moveOf,
  outsideIn,
  raidOf,
  siegeOf,
  type Table,
  unitsIn,
} from '../state.ts';
import { needs } from './05-clauses.ts';
import type { ResponseEvents } from './05-event-record.ts';
import { hasDrilled } from './05-forces.ts';
import { massacre } from './07-pieces.ts';
import { maySurrender } from './08-conditions.ts';

// 5.56 RESPONSE EVENTS. What must hold on the table; the moment itself is where the window opens.

const dugIn = (t: Table): boolean => t.fieldworks[battleOf(t).where]! >= 0;
const auxiliaries = (t: Table, side: Side): number =>
  outsideIn(t, side, battleOf(t).where).filter(piece => isAuxiliary[piece]).length;
const isFortOf = (t: Table, side: Side, where: number): boolean => t.fort[where] === FORT && t.holder[where] === side;
const besiegedPlace = (t: Table): number => (t.battle?.kind === ASSAULT ? t.battle.where : siegeOf(t).where);

export const responseEvents = {
  massacre: {
    rule: '§card-07a',
    condition: [],
    moments: ['taken'],
    effect: (u, side) => massacre(u, side),
  },
  coehorns: {
    rule: '§card-08a',
    condition: [
      needs('notYet', (t, _setup, side) => t.batteries[side] !== besiegedPlace(t)),
      needs('regulars', (t, _setup, side) => unitsIn(t, side, besiegedPlace(t)).some(unit => isRegular[unit])),
    ],
    moments: ['siege', 'assault'],
    effect({ table: t }, side) {
      t.batteries[side] = besiegedPlace(t); // §9.13b
    },
  },
  surrender: {
    rule: '§card-06a',
    condition: [
      needs('notYet', t => !siegeOf(t).over),
      needs('besieger', (t, setup, side) => side === siegeOf(t).side || has(setup, 'surrender-either-side')), // §18.0d
      needs('louisbourgSiege', t => maySurrender(t, siegeOf(t).where)),
    ],
    moments: ['siege', 'surrender'],
    effect(u) {
      siegeOf(u.table).over = true;
    },
  },
  fieldworks: {
    rule: '§card-09a',
    condition: [
      needs('drilled', (t, _setup, side) => {
        const { where, militia } = battleOf(t); // §7.55b
        return outsideIn(t, side, where).some(piece => isDrilled[piece] && !militia.includes(piece));
      }),
      needs('fieldworks', (t, _setup, side) => side !== battleOf(t).attacker || dugIn(t)),
      needs('noFieldworks', (t, _setup, side) => side === battleOf(t).attacker || !dugIn(t)),
    ],
    moments: ['battle'],
    effect(u, side) {
      const { where, attacker } = battleOf(u.table);
      u.table.fieldworks[where] = side === attacker ? -1 : side;
    },
  },
  ambush: {
    rule: '§card-11a',
    condition: [
      needs('wild', t => !isCultivated[battleOf(t).where]),
      needs('notYet', (t, _setup, side) => !battleOf(t).ambush[side]), // §7.56a
      needs('auxiliaries', (t, _setup, side) => auxiliaries(t, side) > 0),
      needs('noLight', (t, _setup, side) => !outsideIn(t, enemyOf(side), battleOf(t).where).some(p => isLight[p])),
      needs('noEnemyFort', (t, _setup, side) => !isFortOf(t, enemyOf(side), battleOf(t).where)),
      needs('enoughAuxiliaries', (t, _setup, side) => auxiliaries(t, enemyOf(side)) <= auxiliaries(t, side)),
    ],
    moments: ['battle'],
    effect(u, side) {
      battleOf(u.table).ambush[side] = true;
    },
  },
  blockhouses: {
    rule: '§card-13a',
    condition: [
      needs('notYet', (t, _setup, side) => !t.blockhouses[side]),
      needs('enemyRaid', (t, _setup, side) => raidOf(t).side !== side),
    ],
    moments: ['raid'],
    effect(u, side) {
      u.table.blockhouses[side] = true; // §card-13a
    },
  },
  foul_weather: {
    rule: '§card-14a',
    condition: [needs('notYet', t => moveOf(t).path.most > 2)],
    moments: ['activation'],
    effect(u) {
      moveOf(u.table).path.most = 2;
      moveOf(u.table).path.sea = false;
    },
  },
  lake_schooner: {
    rule: '§card-15a',
    condition: [],
    moments: ['lake'],
    effect(u) {
      moveOf(u.table).over = true;
    },
  },
  george_croghan: {
    rule: '§card-16a',
    condition: [
      needs('beforeMoving', t => moveOf(t).path.steps === 0),
      needs('notYet', t => !moveOf(t).path.croghan),
      needs('drilledInForce', t => hasDrilled(moveOf(t).pieces)),
      needs('freeForce', t => !isShutIn(t, moveOf(t))),
    ],
    moments: ['act'],
    effect(u) {
      moveOf(u.table).path.croghan = true;
    },
  },
  amphibious_landing: {
    rule: '§card-17a',
    condition: [], // what it needs depends on the place it goes to: see 06-naval.ts
    moments: ['act'],
    effect(u) {
      moveOf(u.table).path.landing = true;
    },
  },
} satisfies ResponseEvents;
