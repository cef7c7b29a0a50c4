/** time.json and scenarios.json against the map and the blocks. */
import { complain, repeated } from '@bivouac/edition';
import { type Edition, SIDES, type SideName } from './edition.ts';

export function checkTime(edition: Edition): readonly string[] {
  return [
    ...pointProblems(edition),
    ...SIDES.flatMap(side => fillProblems(edition, side).map(line => `${side}: ${line}`)),
    ...SIDES.flatMap(side => stackProblems(edition, side).map(line => `${side}: ${line}`)),
    ...scheduleProblems(edition),
  ].map(line => `time.json: ${line}`);
}

function pointProblems({ time, map }: Edition): readonly string[] {
  const points = map.entryPoints;
  const named = [...time.arrivalTokens, ...time.stacks, ...time.historicalSchedule];
  return [
    ...named.flatMap(({ point }) => complain(!points.some(each => each.id === point), `no such entry point ${point}`)),
    ...[...time.arrivalTokens, ...time.stacks].flatMap(({ point, side }) =>
      complain(points.find(each => each.id === point)?.side !== side, `${point} is not an entry point of the ${side}`),
    ),
    ...time.transfers.flatMap(pair => {
      const sides = pair.map(id => points.find(each => each.id === id)?.side);
      return complain(sides[0] === undefined || sides[0] !== sides[1], `no transfer between ${pair.join(' and ')}`);
    }),
  ];
}

/** Each filling takes the arrivals of its day that have no printed box, one token a box, and has rumors enough. */
function fillProblems({ time }: Edition, side: SideName): readonly string[] {
  const own = time.fill.filter(fill => fill.side === side || fill.side === 'both');
  const rumors = time.rumorTokens.find(each => each.side === side)?.count ?? 0;
  const days = [...new Set(time.arrivalTokens.filter(each => each.side === side).map(each => each.day))];
  return [
    ...own.flatMap(fill =>
      complain(fill.arrivals + fill.rumors !== fill.boxes, `${fill.when} does not fill its boxes`),
    ),
    ...own.flatMap(fill => complain(fill.firstBox + fill.boxes > time.boxes, `${fill.when} goes beyond the track`)),
    ...days.flatMap(day => {
      const loose = time.arrivalTokens.filter(
        each => each.side === side && each.day === day && each.box === null,
      ).length;
      const laid = own.filter(fill => fill.day === day).reduce((sum, fill) => sum + fill.arrivals, 0);
      return complain(loose !== laid, `${loose} arrivals of day ${day} are without a box, ${laid} are laid out`);
    }),
    ...['setup', 'night1', 'night2'].flatMap(when => {
      const used = own.filter(fill => fill.when === when).reduce((sum, fill) => sum + fill.rumors, 0);
      return complain(used > rumors, `${when} needs ${used} rumors, there are ${rumors}`);
    }),
  ];
}

/** Every reinforcement token has its place, and every battalion but Buford's a token. */
function stackProblems({ time, blocks }: Edition, side: SideName): readonly string[] {
  const tokens = time.reinforcementTokens.filter(each => each.side === side);
  const piles = time.stacks.filter(each => each.side === side).flatMap(stack => stack.piles);
  const arrivals = time.arrivalTokens.filter(each => each.side === side);
  const places = piles.reduce((sum, pile) => sum + pile.count, 0);
  const owed = blocks.battalions.filter(each => each.side === side && each.id !== 'buford').map(each => each.id);
  return [
    ...complain(places !== tokens.length, `${tokens.length} reinforcement tokens for ${places} places`),
    ...complain(arrivals.length !== tokens.length, `${arrivals.length} arrivals for ${tokens.length} battalions`),
    ...owed.flatMap(id => complain(!tokens.some(each => each.battalion === id), `${id} has no reinforcement token`)),
    ...tokens.flatMap(({ battalion }) => complain(!owed.includes(battalion), `${battalion} is no battalion to come`)),
    ...repeated(tokens.map(each => each.battalion)).map(id => `${id} has two reinforcement tokens`),
  ];
}

function scheduleProblems({ time, blocks }: Edition): readonly string[] {
  const scheduled = time.historicalSchedule.map(each => each.battalion);
  const coming = blocks.battalions.map(each => each.id).filter(id => id !== 'buford');
  return [
    ...coming.flatMap(id => complain(!scheduled.includes(id), `the historical schedule lacks ${id}`)),
    ...repeated(scheduled).map(id => `the historical schedule has ${id} twice`),
  ];
}

export function checkScenarios({ scenarios: file, blocks }: Edition): readonly string[] {
  const ids = file.options.map(option => option.id);
  return [
    ...[file.scenarios, file.options].flatMap(all =>
      repeated(all.map(each => each.id)).map(id => `${id} is listed more than once`),
    ),
    ...file.options.flatMap(({ id, requires }) =>
      complain(requires !== null && !ids.includes(requires), `${id} requires ${requires}, which is no option`),
    ),
    ...file.scenarios.flatMap(({ id, placed }) =>
      placed.flatMap(block =>
        complain(!blocks.blocks.some(each => each.id === block), `${id}: no such block ${block}`),
      ),
    ),
  ].map(line => `scenarios.json: ${line}`);
}
