/** The shapes of special rules: a small vocabulary of kinds, each with its parameters. `rules/special*.ts` enforces each. */
import { chosenBy, exactly, fields, list, matching, nullOr, oneOf, row, slugLike, text, whole } from '@bivouac/edition';
import { ARMS, OPTIONS, SIDES } from './edition.ts';

const side = oneOf(SIDES);
const turn = whole(1, 9);
const hex = matching(/^\d{4}$/, 'a hex such as 1810');
const units = list(slugLike('u-custer'), undefined, 1);
const leader = matching(/^[uc]L-[a-z0-9-]+$/, 'a leader such as uL-sheridan');
const unitTypes = list(oneOf(ARMS), undefined, 1);
const few = whole(0, 99);
const names = list(text, undefined, 1);
const result = matching(/^\d*[DFfE]?(R\*|[Rra])?$/, 'a result such as 1DR');

/** What every rule has: its words, and when it holds: absent turns are all of them, an option must have been chosen. */
const every = { id: text, text: fields({ en: text, fr: text }) };
const when = { turns: list(turn, undefined, 1), option: oneOf(OPTIONS) };

export const special = chosenBy('kind', {
  // Each of the units may be activated so often in a turn.
  activationLimit: fields({ ...every, kind: exactly('activationLimit'), units, most: whole(0, 9) }, when),
  // They take part in no assault.
  noAssault: fields({ ...every, kind: exactly('noAssault'), units }, when),
  // They may not march further from a hex than this, unless an enemy is near it.
  post: fields({ ...every, kind: exactly('post'), units, hex, within: few }, { ...when, unlessEnemyWithin: few }),
  // They may march into redoubts and cities only.
  confined: fields({ ...every, kind: exactly('confined'), units }, when),
  // Hexes or columns closed to a side, or to some of its units, or to all but some.
  closed: fields(
    { ...every, kind: exactly('closed'), side },
    { ...when, hexes: list(hex, undefined, 1), columns: row(few, few), units, except: units },
  ),
  // Who ends a march there is disorganized.
  underFire: fields({ ...every, kind: exactly('underFire'), side, hexes: list(hex, undefined, 1) }, when),
  // Before recovery: a garrison near a hex surrenders to besiegers of some worth if no relief is near.
  surrender: fields(
    {
      ...every,
      kind: exactly('surrender'),
      units,
      hex,
      within: few,
      besiegers: fields({ unitTypes, within: few, combatValue: few }),
      relief: fields({ command: text, unitTypes, hex, within: few }),
    },
    when,
  ),
  // Just before the first surrender they may leave the map from a hex.
  escape: fields({ ...every, kind: exactly('escape'), units, hex, maxFatigue: whole(0, 4) }, when),
  // In the turn after a surrender they are not activated.
  paroles: fields({ ...every, kind: exactly('paroles'), units }, when),
  // Crossings a side, or either, may not try to destroy.
  keepCrossing: fields({ ...every, kind: exactly('keepCrossing'), names }, { ...when, side }),
  // Crossings, or all of them, that a side, or either, may not repair.
  noRepair: fields({ ...every, kind: exactly('noRepair') }, { ...when, side, names }),
  // Where the Confederate Capitol is; null: off the map.
  capitol: fields({ ...every, kind: exactly('capitol'), hex: nullOr(hex) }, when),
  // Rivers unfordable at the start, through a turn.
  highWater: fields({ ...every, kind: exactly('highWater') }, { ...when, minor: turn, major: turn }),
  // A modifier of extended march rolls.
  stragglers: fields({ ...every, kind: exactly('stragglers'), add: whole(-3, 3) }, when),
  // Leaders leave at the start of the first of the turns; the successor takes the place of the first.
  succession: fields(
    { ...every, kind: exactly('succession'), leaders: list(leader, undefined, 1), successor: leader },
    when,
  ),
  // Advanced games. What is added to the command dice of a side's assaults and grand assaults.
  commandDie: fields({ ...every, kind: exactly('commandDie'), side, add: whole(-3, 3) }, when),
  // Units out of supply.
  unsupplied: fields({ ...every, kind: exactly('unsupplied'), units }, when),
  // Units that may look for food in recovery, and the most their die may show.
  forage: fields({ ...every, kind: exactly('forage'), units, upTo: whole(1, 6) }, when),
  // Localities on which Confederate infantry may impose a levy, each once.
  levy: fields({ ...every, kind: exactly('levy'), hexes: list(hex, undefined, 1) }, when),
  // Cavalry out of ammunition.
  noAmmunition: fields({ ...every, kind: exactly('noAmmunition'), units }, when),
  // Results in italics, and how far the Union's panic reaches.
  unionPanic: fields({ ...every, kind: exactly('unionPanic'), results: list(result, undefined, 1), within: few }, when),
  // Says what a rule of the series or the set-up already does.
  note: fields({ ...every, kind: exactly('note'), rule: matching(/^§.+/, 'a rule such as §7.4-lee') }),
});
