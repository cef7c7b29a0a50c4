import type { Game, Json } from '@bivouac/kernel';
import { audit } from './audit.ts';
import { options, scenarioIds, seats } from './data/index.ts';
import { imagine } from './imagine.ts';
import { losses } from './rules/01-losses.ts';
import { opening } from './rules/03-opening.ts';
import { interrupts } from './rules/04-interrupts.ts';
import { main, turn } from './rules/04-turn.ts';
import { notAsked } from './rules/04-untimely.ts';
import { fire } from './rules/05-fire.ts';
import { movement } from './rules/06-movement.ts';
import { combat } from './rules/07-combat.ts';
import { retreats } from './rules/07-retreats.ts';
import { setUp } from './setup.ts';
import { standing } from './standing.ts';
import type { LL } from './state.ts';
import { tx } from './text/keys.ts';
import { tile } from './tile.ts';

const asItWas = (old: Json): Json => old;

export const game: Game<LL> = {
  id: 'longstreet-lite',
  version: tile.version,
  scenarios: scenarioIds,
  options: options.map(({ id, requires, variant }) => ({ id, variant, ...(requires ? { requires } : {}) })),
  actions: {
    muster: { units: 'words' },
    lay: { kind: 'word', points: 'wholes', crest: 'wholes?' },
    choose: { what: 'word' },
    deploy: { unit: 'word', x: 'whole', y: 'whole', heading: 'whole', depths: 'wholes', limbered: 'flag?' },
    reform: {},
    decline: {},
    call: { phase: 'word', cards: 'words', modifiers: 'words?', units: 'words?' },
    pass: {},
    interrupt: { card: 'word', unit: 'word?', at: 'wholes?' },
    discard: { cards: 'words' },
    fire: { unit: 'word', target: 'word?' },
    name: { units: 'words' },
    reroll: { dice: 'wholes' },
    morale: { card: 'word', unit: 'word' },
    lose: { unit: 'word', file: 'whole' },
    march: { unit: 'word', steps: 'words', difficult: 'flag?' },
    drive: { unit: 'word', steps: 'words', heading: 'whole' },
    prolong: { unit: 'word', x: 'whole', y: 'whole', heading: 'whole' },
    quarter: { unit: 'word', to: 'word' },
    reshape: { unit: 'word', guide: 'wholes', file: 'whole', depths: 'wholes' },
    limber: { unit: 'word', gun: 'whole', heading: 'whole' },
    unlimber: { unit: 'word', left: 'whole', heading: 'whole' },
    charge: { unit: 'word', wheel: 'whole' },
    allot: { unit: 'word', enemies: 'words', dice: 'wholes' },
    strike: { unit: 'word' },
    protect: { card: 'word' },
    retreat: { unit: 'word', files: 'whole?', heading: 'whole?', way: 'whole?' },
    end: {},
  },
  seats,
  setup: setUp,
  main,
  procedures: [opening, turn, interrupts, fire, movement, combat, losses, retreats],
  outcome({ result }) {
    return (
      result && { winners: [result.winner], why: tx(`outcome.${result.why}`, { side: result.winner }, '§3-break-b') }
    );
  },
  imagine,
  audit,
  notAsked,
  standing,
  // 2: who allots and aims chooses more; 3: a defender broken by a friend's retreat holds nobody; 4: the 38th Georgia's place; 5: limbers retreat along a way 1 BW wide, and drive off aslant
  migrations: { 1: asItWas, 2: asItWas, 3: asItWas, 4: asItWas },
};

export type * from './state.ts';
