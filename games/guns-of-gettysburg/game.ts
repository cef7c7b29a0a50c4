import type { Game } from '@bivouac/kernel';
import { audit } from './audit.ts';
import { options, scenarios } from './data/index.ts';
import { imagine } from './imagine.ts';
import { reduce } from './rules/02-reductions.ts';
import { opening } from './rules/04-setup.ts';
import { main, phase, turn } from './rules/05-turn.ts';
import { arrivals } from './rules/11-arrivals.ts';
import { attack } from './rules/13-attack.ts';
import { withdrawals } from './rules/14-withdrawals.ts';
import { chairs } from './rules/24-bidding.ts';
import { notAsked } from './rules/25-teams.ts';
import { setUp } from './setup.ts';
import { standing } from './standing.ts';
import { type GOG, seats } from './state.ts';
import { tx } from './text/keys.ts';
import { tile } from './tile.ts';

export const game: Game<GOG> = {
  id: 'guns-of-gettysburg',
  version: tile.version,
  scenarios: scenarios.map(scenario => scenario.id),
  options: options.map(({ id, requires, variant }) => ({ id, variant, ...(requires ? { requires } : {}) })),
  actions: {
    post: { stand: 'word', at: 'word', front: 'word' },
    hours: { hours: 'whole' },
    discard: { tokens: 'words' },
    withdraw: { stand: 'word', path: 'words', front: 'word?', mounted: 'flag?' },
    attack: { stands: 'words', paths: 'words', leaders: 'words' },
    endAttacks: {},
    guns: { token: 'word', at: 'word' },
    endGuns: {},
    extend: {},
    bombard: { at: 'words', targets: 'words' },
    hit: { token: 'word' },
    line: { stands: 'words' },
    support: { at: 'words', targets: 'words' },
    fight: { at: 'word' },
    lead: { stand: 'word' },
    endWithdrawals: {},
    suffer: { stand: 'word' },
    offer: { blocks: 'words' },
    pick: { which: 'whole' },
    enter: { stand: 'word', hour: 'whole', path: 'words', front: 'word', road: 'flag?' },
    transfer: { stand: 'word', to: 'word', hour: 'whole' },
    endEntries: {},
    march: { stand: 'word', path: 'words', front: 'word?', mounted: 'flag?' },
    turn: { stand: 'word' },
    spend: { token: 'word' },
    endTokens: {},
    instruct: { words: 'words' },
    bid: { moves: 'whole' },
    pass: {},
    choose: { side: 'word' },
    endMarches: {},
    declare: { order: 'word' },
    fortify: { token: 'word', at: 'word', front: 'word' },
    endNight: {},
    remove: { stands: 'words' },
    giveUp: {},
    keepBack: { blocks: 'words' },
    objectives: { from: 'words', by: 'words', to: 'words' },
  },
  seats,
  setup: setUp,
  main,
  procedures: [opening, turn, phase, arrivals, attack, withdrawals, reduce],
  outcome({ result }) {
    return result && { winners: [result.winner], why: tx(`outcome.${result.why}`, {}, '§20.3a') };
  },
  imagine,
  audit,
  chairs,
  silence: tx('no.talk', {}, '§25.3a'),
  notAsked,
  standing,
  // 2: nobody is asked to move objectives that are all red; 3: a block that cannot withdraw stirs its side all the same;
  // 4: first orders are written before the deal, nobody turns on an enemy’s position, who keeps away does not pass near
  migrations: { 1: old => old, 2: old => old, 3: old => old },
};

export type * from './state.ts';
