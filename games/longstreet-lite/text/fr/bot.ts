import type { Part } from '../sentences.ts';
import { card, number, ofUnit, phase, Unit } from './words.ts';

const MOVES: Readonly<Record<string, string>> = {
  march: 'avance',
  drive: 'roule plus loin',
  prolong: 'prolonge',
  quarter: 'tourne vers le flanc',
  reshape: 'change de formation',
  limber: 'attelle ses canons',
  unlimber: 'dételle ses canons',
};
/** Les autres réponses, en peu de mots. */
const ANSWERS: Readonly<Record<string, string>> = {
  pass: 'Passer, et épargner une carte.',
  end: 'Ne plus rien faire dans cette phase.',
  decline: 'Ne rien jouer.',
  reform: 'Reformer la pioche.',
  lose: 'Retirer une base du dernier rang.',
  reroll: 'Relancer les dés ratés.',
  name: 'Aider ceux qui en ont le plus besoin.',
  allot: 'Envoyer les dés où ils rapportent le plus.',
  protect: 'Épargner des pertes à ceux qui reculent.',
  retreat: 'Reculer par le plus court chemin.',
  discard: 'Céder les cartes qui manqueront le moins.',
  muster: 'Lever quatre régiments et deux batteries.',
  lay: 'Poser un élément de terrain.',
  choose: 'Choisir un bord, ou qui se déploie en premier.',
  deploy: 'Former une ligne le long du front.',
};

/** Ce qu’un bot dit de ses idées. */
export const bot: Part<'bot.'> = {
  'bot.call': a =>
    `Provoquer une phase de ${phase(a.phase)} avec ${number(a.cards.length, 'carte')}${a.modifiers.map(each => ` et ${card(each)}`).join('')}.`,
  'bot.move': a => `${Unit(a.unit)} ${MOVES[a.how] ?? 'se déplace'}.`,
  'bot.fire': a => `${Unit(a.unit)} tire.`,
  'bot.charge': a => `${Unit(a.unit)} charge.`,
  'bot.interrupt': a => `Interrompre avec ${card(a.card)}.`,
  'bot.morale': a => `${card(a.card)} pour le moral ${ofUnit(a.unit)}.`,
  'bot.answer': a => ANSWERS[a.answer] ?? 'La seule chose à faire.',
  'bot.feature.bases': () => 'bases perdues',
  'bot.feature.cards': () => 'cartes en main',
  'bot.feature.deck': () => 'cartes qui restent à piocher',
  'bot.feature.hits': () => 'touches à confirmer',
  'bot.feature.fire': () => 'tirs à venir, des deux côtés',
  'bot.feature.charge': () => 'charges à venir, des deux côtés',
  'bot.feature.guns': () => 'canons en position',
  'bot.feature.form': () => 'formations et orientation',
  'bot.feature.near': () => 'distance à l’ennemi',
};
