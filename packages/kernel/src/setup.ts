import type { Game, Setup, Text, Types } from './contract.ts';

/** Why this set-up cannot be played; null: it can. Takes anything, for it comes from files and strangers. */
export function whyNotSetup<X extends Types>(game: Game<X>, setup: unknown): Text | null {
  if (typeof setup !== 'object' || setup === null) return { key: 'setup.malformed' };
  const { scenario, options } = setup as Partial<Setup>;
  if (typeof scenario !== 'string' || !Array.isArray(options)) return { key: 'setup.malformed' };
  if (!options.every(id => typeof id === 'string')) return { key: 'setup.malformed' };
  const unknown = Object.keys(setup).find(name => name !== 'scenario' && name !== 'options');
  if (unknown !== undefined) return { key: 'setup.unknown', args: { what: unknown.slice(0, 40) } };
  if (!game.scenarios.includes(scenario)) {
    return { key: 'setup.scenario', args: { scenario, known: game.scenarios.join(', ') } };
  }
  return whyNotOptions(game, options) ?? whyNotTogether(game, scenario, options);
}

function whyNotOptions<X extends Types>(game: Game<X>, options: readonly string[]): Text | null {
  for (const id of options) {
    const option = game.options.find(known => known.id === id);
    if (!option) {
      const known = game.options.map(each => each.id).join(', ');
      return { key: 'setup.option', args: { option: id, known } };
    }
    if (option.requires && !options.includes(option.requires)) {
      return { key: 'setup.requires', args: { option: option.id, requires: option.requires } };
    }
  }
  return new Set(options).size === options.length ? null : { key: 'setup.twice' };
}

/** Options that contradict each other or the scenario. */
function whyNotTogether<X extends Types>(game: Game<X>, scenario: string, options: readonly string[]): Text | null {
  for (const { id, excludes, scenarios } of game.options) {
    if (!options.includes(id)) continue;
    if (excludes && options.includes(excludes)) return { key: 'setup.excludes', args: { option: id, excludes } };
    if (scenarios && !scenarios.includes(scenario)) return { key: 'setup.notHere', args: { option: id, scenario } };
  }
  return null;
}
