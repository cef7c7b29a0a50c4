import type { Book, RuleText } from '@bivouac/kernel';
import type { Kit } from '../src/kit.ts';
import { pointAt, type Toy, toy } from './toy.ts';

const rule = (id: string, en: string, fr: string): RuleText => ({
  id,
  section: id,
  title: { en, fr },
  says: { en: `${en}.`, fr: `${fr}.` },
});

export const book: Book = {
  texts: {
    en: {
      turn: (a: { turn: number }) => `Turn ${a.turn}.`,
      phase: (a: { side: string }) => `${a.side} goes first.`,
      shuffle: () => 'The deck is shuffled.',
      draw: (a: { side: string }) => `${a.side} draws a card.`,
      drew: (a: { card: number }) => `You draw card ${a.card}.`,
      shows: (a: { side: string; card: number }) => `${a.side} shows card ${a.card}.`,
      tie: (a: { die: number }) => `A tie; the die shows ${a.die}.`,
      marched: (a: { x: number; y: number }) => `Marched to ${a.x}, ${a.y}.`,
      parried: () => 'Parried.',
      clash: (a: { die: number }) => `They clash: ${a.die}.`,
      'clash.miss': () => 'A miss.',
      'clash.hit': () => 'A hit.',
      'clash.rout': () => 'A rout.',
      dug: (a: { side: string }) => `${a.side} digs in.`,
      over: () => 'The last turn is over.',
      'ask.commit': (a: { turn: number }) => `Turn ${a.turn}: commit a card.`,
      'ask.march': (a: { legs: number }) => `March, ${a.legs} legs left.`,
      'ask.parry': () => 'Parry?',
      'refusal.notNow': () => 'Not now.',
      'refusal.field2': () => 'That is off the field.',
      'refusal.far': (a: { reach: number }) => `That is farther than ${a.reach}.`,
      'refusal.low': () => 'That card cannot parry.',
    },
    fr: {
      turn: (a: { turn: number }) => `Tour ${a.turn}.`,
      phase: (a: { side: string }) => `${a.side} commence.`,
      shuffle: () => 'Le paquet est mélangé.',
      draw: (a: { side: string }) => `${a.side} pioche.`,
      drew: (a: { card: number }) => `Vous piochez la carte ${a.card}.`,
      shows: (a: { side: string; card: number }) => `${a.side} montre la carte ${a.card}.`,
      tie: (a: { die: number }) => `Égalité ; le dé donne ${a.die}.`,
      marched: (a: { x: number; y: number }) => `Marche vers ${a.x}, ${a.y}.`,
      parried: () => 'Paré.',
      clash: (a: { die: number }) => `Choc : ${a.die}.`,
      'clash.miss': () => 'Manqué.',
      'clash.hit': () => 'Touché.',
      'clash.rout': () => 'Déroute.',
      dug: (a: { side: string }) => `${a.side} se retranche.`,
      over: () => 'Le dernier tour est passé.',
      'ask.commit': (a: { turn: number }) => `Tour ${a.turn} : engagez une carte.`,
      'ask.march': (a: { legs: number }) => `Marchez, encore ${a.legs} étapes.`,
      'ask.parry': () => 'Parer ?',
      'refusal.notNow': () => 'Pas maintenant.',
      'refusal.field2': () => 'C’est hors du terrain.',
      'refusal.far': (a: { reach: number }) => `C’est plus loin que ${a.reach}.`,
      'refusal.low': () => 'Cette carte ne peut pas parer.',
    },
  },
  rules: [
    rule('1', 'Cards', 'Cartes'),
    rule('2', 'Commitment', 'Engagement'),
    rule('3', 'March', 'Marche'),
    rule('3.1', 'Reach', 'Portée'),
    rule('4', 'Parry', 'Parade'),
    rule('5', 'Clash', 'Choc'),
    rule('6', 'Digging in', 'Retranchement'),
    rule('7', 'End', 'Fin'),
  ],
};

/** A point every fifteen steps, and staying. */
function lattice(): readonly Toy['action'][] {
  const steps = [5, 20, 35, 50, 65, 80, 95];
  return [{ type: 'halt' }, ...steps.flatMap(x => steps.map(y => ({ type: 'march', to: [x, y] }) as const))];
}

export const kit: Kit<Toy> = {
  game: toy,
  book,
  enumerate: lattice,
  probe: (_view, _seat, pick) =>
    pick(2) === 0 ? { type: 'march', to: [pick(120)] } : { type: 'march', to: [pick(120), pick(120)] },
  lies: ({ table }) => ({ red: pointAt(table, 0), blue: pointAt(table, 1) }),
  tells: ['drew'],
  reveals: ['shows'],
  games: 12,
  leakEvery: 3,
};
