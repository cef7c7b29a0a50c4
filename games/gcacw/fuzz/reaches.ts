import { halves } from '../data/index.ts';
import { onTheMarch } from '../rules/05-march.ts';
import { marchOf, marchReach } from '../rules/06-move.ts';
import { type CampaignState, isOnMap, of } from '../state.ts';

const FAR = halves(12); // more than a leader of horse lets them march

/** What each unit could reach from where it stands, and at what cost: asked by `bench`. */
export function reaches({ table }: CampaignState): readonly (() => unknown)[] {
  const t = { ...table };
  return of(t).units.ids.flatMap((_, unit) =>
    isOnMap(t, unit)
      ? [
          () => {
            onTheMarch(t, unit, t.at[unit]!, FAR, 0);
            return marchReach(t, marchOf(t));
          },
        ]
      : [],
  );
}
