import type { Pick } from '@bivouac/kernel';
import type { Side } from '../data/index.ts';
import { targetsOf } from '../rules/07-charges.ts';
import { whyNotCharger, whyNotCharging } from '../rules/07-combat.ts';
import { type Action, type Pub, unitId, unitsOn } from '../state.ts';

const END: Action = { type: 'end' };

/** A random legal charge of some unit, if there is one; else, and sometimes anyway, the charges are ended. */
export function sampleCharge(pub: Pub, side: Side, pick: Pick): Action {
  const { table: t } = pub;
  const able = unitsOn(t, side).filter(unit => whyNotCharger(pub, side, unitId(t, unit)) === null);
  if (pick(10) === 0) return END;
  while (able.length > 0) {
    const [unit] = able.splice(pick(able.length), 1);
    const wheels = [...targetsOf(pub, unit!).wheels.keys()];
    for (let tries = 0; tries < 3 && wheels.length > 0; tries++) {
      const action: Action = { type: 'charge', unit: unitId(t, unit!), wheel: wheels[pick(wheels.length)]! };
      if (whyNotCharging(pub, side, action) === null) return action;
    }
  }
  return END;
}
