import type { Key } from '../says.ts';
import type { Sentences } from '../sentences.ts';
import { Army, all, army, card, e, kind, number, ofArmy, phase, Unit } from './words.ts';

type Elsewhere = `${'no' | 'prompt' | 'interrupt' | 'unit' | 'moved' | 'fire' | 'combat' | 'bot'}.${string}`;
type Said = { readonly [K in Exclude<Key, Elsewhere | 'roll.hit' | 'roll.kill' | 'roll.again'>]: Sentences[K] };

export const events: Said = {
  'deck.shuffled': a => `${Army(a.side)} mélangent un paquet de ${number(a.cards, 'carte')}.`,
  'deck.reformed': a =>
    `${Army(a.side)} reforment leur pioche : ${number(a.cards, 'carte mélangée', 'cartes mélangées')}.`,
  'deck.lost': a =>
    `${number(a.count, 'carte')} ${ofArmy(a.side)} ${a.count < 2 ? 'quitte la partie sans être vue' : 'quittent la partie sans être vues'}.`,
  'cards.drawn': a => `${Army(a.side)} piochent ${number(a.count, 'carte')}.`,
  'cards.drawnAre': a => `Vous piochez ${a.cards.map(card).join(', ')}.`,
  'card.calls': a => `${Army(a.side)} jouent ${card(a.card)} pour provoquer une phase.`,
  'card.modifies': a => `${Army(a.side)} la modifient avec ${card(a.card)}.`,
  'card.morale': a => `${Army(a.side)} jouent ${card(a.card)} pour sa valeur de moral.`,
  'card.protects': a => `${Army(a.side)} jouent ${card(a.card)} pour protéger leurs reculs.`,
  'card.discarded': a => `${Army(a.side)} défaussent ${card(a.card)}.`,
  'card.interrupts': a => `${Army(a.side)} interrompent avec ${card(a.card)}.`,
  'card.names': a => `${card(a.card)} vaut pour ${all(a.units)}.`,
  'terrain.laid': a => `Nouveau sur la table : ${kind(a.kind)}.`,
  'opening.army': a => `${Army(a.side)} lèvent ${number(a.units.length, 'unité')}.`,
  'opening.laid': a => `${number(a.count, 'élément')} de terrain au hasard.`,
  'opening.deployed': a => `${Unit(a.unit)} est déployé${e(a.unit)}.`,
  'roll.terrain': () => 'Tirage du terrain.',
  'card.gone': a => `${card(a.card)} quitte la partie.`,
  'roll.contest': a => `${Army(a.side)} lancent un dé.`,
  'roll.discards': a => `${Army(a.side)} lancent un dé pour les cartes à perdre.`,
  'game.begins': a => `${Army(a.side)} jouent le premier tour. Le point de rupture est ${a.breakpoint}.`,
  'turn.begins': a => `Tour ${a.turn} : ${army(a.side)}.`,
  'turn.passed': a => `${Army(a.side)} passent.`,
  'phase.called': a =>
    `${Army(a.side)} provoquent une phase de ${phase(a.phase)}${a.disorder > 0 ? ' avec deux cartes : le désordre est permis' : ''}.`,
  'phase.status': () => 'Phase d’état.',
  'victory.roll': a =>
    `${Army(a.side)} testent la victoire : ${number(a.lost, 'base ennemie perdue', 'bases ennemies perdues')}, point de rupture ${a.breakpoint}.`,
  'outcome.breakpoint': a => `${Army(a.side)} ont brisé l’ennemi.`,
  'outcome.cards': a => `${Army(a.side)} l’emportent : l’ennemi n’a plus de carte.`,
  'outcome.pass': a => `${Army(a.side)} l’emportent : l’ennemi a passé sans plus rien à piocher.`,
};
