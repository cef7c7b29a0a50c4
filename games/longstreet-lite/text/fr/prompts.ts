import type { Part } from '../sentences.ts';
import { Army, all, army, card, number, ofUnit, unit } from './words.ts';

export const prompts: Part<'prompt.'> & Part<'interrupt.'> = {
  'prompt.reform': a =>
    `${Army(a.side)} peuvent reformer leur pioche : ${number(a.pile, 'carte')} à piocher, ${number(a.discarded, 'carte')} dans la défausse. Six y seront perdues.`,
  'prompt.orders': a => `${Army(a.side)} : provoquez une phase, ou passez.`,
  'prompt.command': a => `${Army(a.side)} : provoquez un mouvement ou un combat, ou passez.`,
  'prompt.discard': a => `${Army(a.side)} doivent défausser ${number(a.count, 'carte')}.`,
  'prompt.fire': a => `${Army(a.side)} : faites tirer une unité ou terminez le tir.`,
  'prompt.move': a => `${Army(a.side)} : déplacez une unité, changez sa formation ou terminez le mouvement.`,
  'prompt.charge': a => `${Army(a.side)} : chargez avec une unité ou terminez les charges.`,
  'prompt.reroll': a => `${Army(a.side)} peuvent relancer certains de ces dés.`,
  'prompt.morale': a => `${Army(a.side)} peuvent jouer des cartes de moral pour annuler des touches.`,
  'prompt.name': a => `${Army(a.side)} : désignez les unités que vise la carte.`,
  'prompt.confusion': a => `${Army(a.side)} jouent le seul mouvement ${ofUnit(a.unit)}.`,
  'prompt.muster': () => 'Chaque camp lève sa brigade : infanterie de 2 à 10 bases, batteries de 1 à 3 canons.',
  'prompt.lay': a => `${Army(a.side)} posent le terrain : ${a.count} sur ${a.least} à ${number(a.most, 'élément')}.`,
  'prompt.edge': a => `${Army(a.side)} choisissent leur long bord de table.`,
  'prompt.order': a => `${Army(a.side)} : se déployer en premier ou en second ?`,
  'prompt.deploy': a => `${Army(a.side)} se déploient dans le tiers de leur bord : encore ${number(a.left, 'unité')}.`,
  'prompt.lose': a => `${Army(a.side)} retirent une base : ${all(a.units)}.`,
  'interrupt.start': a => `Un tour ennemi commence : ${army(a.side)} peuvent jouer une interruption.`,
  'interrupt.fire': a => `L’ennemi a provoqué un tir : ${army(a.side)} peuvent jouer une interruption.`,
  'interrupt.kills': a => `Avant les dés d’élimination : ${army(a.side)} peuvent jouer une interruption.`,
  'interrupt.movement': a => `L’ennemi a provoqué un mouvement : ${army(a.side)} peuvent jouer une interruption.`,
  'interrupt.combat': a => `L’ennemi a provoqué un combat : ${army(a.side)} peuvent jouer une interruption.`,
  'interrupt.charges': a => `Toutes les charges sont faites : ${army(a.side)} peuvent jouer une interruption.`,
  'interrupt.names': a => `${card(a.card)} désigne ${unit(a.unit)}.`,
};
