import type { Key } from '../says.ts';
import type { Sentences } from '../sentences.ts';
import { Army, all, army, card, kind, number, phase, Unit } from './words.ts';

type Elsewhere = `${'no' | 'prompt' | 'interrupt' | 'unit' | 'moved' | 'fire' | 'combat' | 'bot'}.${string}`;
type Said = { readonly [K in Exclude<Key, Elsewhere | 'roll.hit' | 'roll.kill' | 'roll.again'>]: Sentences[K] };

export const events: Said = {
  'deck.shuffled': a => `${Army(a.side)} shuffle a deck of ${number(a.cards, 'card')}.`,
  'deck.reformed': a => `${Army(a.side)} re-form their deck: ${number(a.cards, 'card')} shuffled.`,
  'deck.lost': a =>
    `${number(a.count, 'card')} of ${army(a.side)} ${a.count === 1 ? 'leaves' : 'leave'} the game unseen.`,
  'cards.drawn': a => `${Army(a.side)} draw ${number(a.count, 'card')}.`,
  'cards.drawnAre': a => `You draw ${a.cards.map(card).join(', ')}.`,
  'card.calls': a => `${Army(a.side)} play ${card(a.card)} to call a phase.`,
  'card.modifies': a => `${Army(a.side)} modify it with ${card(a.card)}.`,
  'card.morale': a => `${Army(a.side)} play ${card(a.card)} for its morale value.`,
  'card.protects': a => `${Army(a.side)} play ${card(a.card)} to protect their retreats.`,
  'card.discarded': a => `${Army(a.side)} discard ${card(a.card)}.`,
  'card.interrupts': a => `${Army(a.side)} interrupt with ${card(a.card)}.`,
  'card.names': a => `${card(a.card)} is for ${all(a.units)}.`,
  'terrain.laid': a => `New on the table: ${kind(a.kind)}.`,
  'opening.army': a => `${Army(a.side)} muster ${number(a.units.length, 'unit')}.`,
  'opening.laid': a => `${number(a.count, 'piece')} of terrain laid by chance.`,
  'opening.deployed': a => `${Unit(a.unit)} is deployed.`,
  'roll.terrain': () => 'Terrain is drawn.',
  'card.gone': a => `${card(a.card)} leaves the game.`,
  'roll.contest': a => `${Army(a.side)} roll.`,
  'roll.discards': a => `${Army(a.side)} roll for the cards they lose.`,
  'game.begins': a => `${Army(a.side)} take the first turn. The breakpoint is ${a.breakpoint}.`,
  'turn.begins': a => `Turn ${a.turn}: ${army(a.side)}.`,
  'turn.passed': a => `${Army(a.side)} pass.`,
  'phase.called': a =>
    `${Army(a.side)} call a ${phase(a.phase)} phase${a.disorder > 0 ? ' with two cards: disorder is allowed' : ''}.`,
  'phase.status': () => 'Status.',
  'victory.roll': a => `${Army(a.side)} test for victory: enemy bases lost ${a.lost}, breakpoint ${a.breakpoint}.`,
  'outcome.breakpoint': a => `${Army(a.side)} have broken the enemy.`,
  'outcome.cards': a => `${Army(a.side)} win: the enemy has no card left.`,
  'outcome.pass': a => `${Army(a.side)} win: the enemy passed with nothing left to draw.`,
};
