import type { FireRefusals } from '../says.ts';
import type { For, Part } from '../sentences.ts';
import { all, e, mode, number, ofUnit, Unit, unit } from './words.ts';

export const fire: Part<'fire.'> & For<FireRefusals> & Part<'roll.hit' | 'roll.kill' | 'roll.again'> = {
  'fire.opens': a => `${Unit(a.unit)} tire sur ${all(a.targets)}.`,
  'fire.hits': a => `${Unit(a.unit)} marque ${number(a.hits, 'touche')}.`,
  'fire.saved': a => `Il reste ${number(a.hits, 'touche')} sur ${unit(a.unit)}.`,
  'fire.kills': a =>
    `${Unit(a.unit)} : ${a.kills === 0 ? 'aucune base éliminée' : number(a.kills, 'base éliminée', 'bases éliminées')}.`,
  'roll.hit': a => `${Unit(a.unit)}, ${mode(a.mode)} sur ${unit(a.target)} : touche à ${a.need}+.`,
  'roll.kill': a => `Pour éliminer une base ${ofUnit(a.unit)} : 4+.`,
  'roll.again': a => `Relance : ${a.need}+.`,
  'no.fireFirst': () => 'C’est le moment de faire tirer des unités ou de terminer le tir.',
  'no.cartridges': a => `${Unit(a.unit)} manque de cartouches : pas de tir ce tour-ci.`,
  'no.fireLimbered': a => `${Unit(a.unit)} est attelé${e(a.unit)}\u00a0: l’artillerie attelée ne tire pas.`,
  'no.fireMuted': a =>
    `${Unit(a.unit)} ne peut pas tirer de là\u00a0: aucune base dans l’eau ne tire, aucun canon dans un bois ou sur un mur.`,
  'no.target': a => `${Unit(a.unit)} n’a pas de cible.`,
  'no.otherTarget': a =>
    `${Unit(a.unit)} ne peut pas choisir ${unit(a.target)} : ses bases tirent sur la première unité rencontrée.`,
  'no.moraleFirst': () => 'Les cartes de moral se jouent ou se refusent d’abord.',
  'no.noHits': a => `${Unit(a.unit)} n’a reçu aucune touche.`,
  'no.saves': a => `Pas plus de ${number(a.most, 'carte')} de moral pour ${unit(a.unit)}.`,
  'no.lastHit': a => `La dernière touche sur ${unit(a.unit)} ne peut pas être annulée.`,
  'no.rerollFirst': () => 'Il faut d’abord relancer des dés ou les laisser.',
  'no.reroll': () => 'Ces dés ne peuvent pas être relancés.',
  'no.nameFirst': () => 'La carte doit d’abord désigner son unité.',
};
