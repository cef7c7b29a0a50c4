import type { Language } from '@bivouac/kernel';
import type { RawUnit } from '../data/edition.ts';
import { CONFEDERATE, type Side } from '../data/index.ts';
import { hours as englishHours } from './en/words.ts';
import { hours as frenchHours } from './fr/words.ts';

type Kind = RawUnit['kind'];

/** The words of the text picture. */
export interface Words {
  readonly sides: readonly [string, string]; // Confederates first
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly terrain: { readonly woods: string; readonly hill: string; readonly rocky: string; readonly town: string };
  readonly steps: Readonly<Record<string, string>>; // by step of the procedures
  turn(turn: number, last: number, phase: Side, doing: string): string;
  options(names: string): string;
  score(side: Side, total: number, objectives: number, damage: number): string;
  scores(confederate: string, union: string): string;
  standing(winner: 'confederate' | 'union' | 'draw'): string;
  over(why: string): string;
  initiative(side: Side): string;
  readonly key: string;
  onMap(side: Side): string;
  readonly reduced: string;
  readonly moved: string;
  readonly marker: string;
  coming(side: Side): string;
  due(hex: string): string;
  later(turn: number, hex: string): string;
  eliminated(side: Side): string;
  exited(side: Side): string;
  held(side: Side): string;
  readonly declared: string;
  battle(attackers: string, defenders: string, guns: string): string;
  bombardment(guns: string, target: string): string;
  totals(attack: string, defence: string): string;
  readonly underway: string;
  dice(attack: number, defence: number): string;
  owed(side: Side, points: number): string;
  fleeing(side: Side, hexes: string): string;
}

const english: Words = {
  sides: ['Confederates', 'Union'],
  kinds: { general: 'gen', infantry: 'inf', cavalry: 'cav', artillery: 'art' },
  terrain: { woods: 'w', hill: 'h', rocky: 'r', town: 't' },
  steps: {
    move: 'movement',
    declare: 'declaring battles',
    battles: 'choosing a battle',
    reorganize: 'night reorganization',
    support: 'battle, support of the defence',
    reroll: 'battle, initiative',
    damage: 'battle, damage',
    retreat: 'battle, retreat',
    advance: 'battle, occupation',
  },
  turn: (turn, last, phase, doing) =>
    `Turn ${turn} of ${last} · ${englishHours(turn)} · ${phase === CONFEDERATE ? 'Confederate' : 'Union'} phase${doing && `: ${doing}`}`,
  options: names => `Options: ${names}`,
  score: (side, total, objectives, damage) =>
    `${english.sides[side]} ${total} (objectives ${objectives}, damage ${damage})`,
  scores: (confederate, union) => `Victory points: ${confederate}, ${union}.`,
  standing: winner =>
    ({
      confederate: 'If the game ended now, the Confederates would win.',
      union: 'If the game ended now, the Union would win.',
      draw: 'If the game ended now, it would be a draw.',
    })[winner],
  over: why => `The game is over. ${why}`,
  initiative: side => `Initiative marker: ${english.sides[side]}.`,
  key: 'Map: w woods, h hill, r rocky hill, t town, . clear, 3 objective worth 3; C6* Confederates, 6 factors in all and a general; U Union. Lists: inf III 2-5 infantry of III Corps, combat factor 2, movement 5.',
  onMap: side => `${english.sides[side]} on the map`,
  reduced: 'reduced',
  moved: 'moved',
  marker: 'marker',
  coming: side => `${english.sides[side]} to come`,
  due: hex => `now, ${hex}`,
  later: (turn, hex) => `turn ${turn}, ${hex}`,
  eliminated: side => `${english.sides[side]} eliminated: `,
  exited: side => `${english.sides[side]} gone from the map: `,
  held: side => `Objectives of the ${english.sides[side]}: `,
  declared: 'Declared battles',
  battle: (attackers, defenders, guns) => `${attackers} against ${defenders}${guns && `, supported by ${guns}`}`,
  bombardment: (guns, target) => `${guns} bombarding ${target}`,
  totals: (attack, defence) => `attack ${attack}, defence ${defence}`,
  underway: 'Battle under way',
  dice: (attack, defence) => `dice: attack ${attack}, defence ${defence}`,
  owed: (side, points) => `damage points for the ${english.sides[side]} to take: ${points}`,
  fleeing: (side, hexes) => `the ${english.sides[side]} must retreat from ${hexes}`,
};

const french: Words = {
  sides: ['Confédérés', 'Union'],
  kinds: { general: 'gén', infantry: 'inf', cavalry: 'cav', artillery: 'art' },
  terrain: { woods: 'f', hill: 'c', rocky: 'r', town: 'v' },
  steps: {
    move: 'mouvements',
    declare: 'déclaration des batailles',
    battles: 'choix d’une bataille',
    reorganize: 'réorganisation de nuit',
    support: 'bataille, soutien de la défense',
    reroll: 'bataille, initiative',
    damage: 'bataille, dommages',
    retreat: 'bataille, retraite',
    advance: 'bataille, occupation',
  },
  turn: (turn, last, phase, doing) =>
    `Tour ${turn} sur ${last} · ${frenchHours(turn)} · phase ${phase === CONFEDERATE ? 'des Confédérés' : 'de l’Union'}${doing && ` : ${doing}`}`,
  options: names => `Options : ${names}`,
  score: (side, total, objectives, damage) =>
    `${french.sides[side]} ${total} (objectifs ${objectives}, dommages ${damage})`,
  scores: (confederate, union) => `Points de victoire : ${confederate}, ${union}.`,
  standing: winner =>
    ({
      confederate: 'Si la partie finissait maintenant, les Confédérés gagneraient.',
      union: 'Si la partie finissait maintenant, l’Union gagnerait.',
      draw: 'Si la partie finissait maintenant, il y aurait égalité.',
    })[winner],
  over: why => `La partie est terminée. ${why}`,
  initiative: side => `Marqueur d’initiative : ${french.sides[side]}.`,
  key: 'Plateau : f forêt, c colline, r colline rocailleuse, v ville, . clair, 3 objectif de valeur 3 ; C6* Confédérés, 6 de facteurs en tout et un général ; U Union. Listes : inf III 2-5 infanterie du IIIe corps, facteur de combat 2, mouvement 5.',
  onMap: side => `${french.sides[side]} sur le plateau`,
  reduced: 'réduit',
  moved: 'a bougé',
  marker: 'marqueur',
  coming: side => `${french.sides[side]} à venir`,
  due: hex => `maintenant, ${hex}`,
  later: (turn, hex) => `tour ${turn}, ${hex}`,
  eliminated: side => `${side === CONFEDERATE ? 'Confédérés éliminés' : 'Union, éliminés'} : `,
  exited: side => `${side === CONFEDERATE ? 'Confédérés sortis' : 'Union, sortis'} du plateau : `,
  held: side => `Objectifs ${side === CONFEDERATE ? 'des Confédérés' : 'de l’Union'} : `,
  declared: 'Batailles déclarées',
  battle: (attackers, defenders, guns) => `${attackers} contre ${defenders}${guns && `, avec le soutien de ${guns}`}`,
  bombardment: (guns, target) => `bombardement de ${target} par ${guns}`,
  totals: (attack, defence) => `attaque ${attack}, défense ${defence}`,
  underway: 'Bataille en cours',
  dice: (attack, defence) => `dés : attaque ${attack}, défense ${defence}`,
  owed: (side, points) =>
    `points de dommage à prendre ${side === CONFEDERATE ? 'par les Confédérés' : 'par l’Union'} : ${points}`,
  fleeing: (side, hexes) =>
    `${side === CONFEDERATE ? 'les Confédérés doivent' : 'l’Union doit'} faire retraite de ${hexes}`,
};

export const words: Readonly<Record<Language, Words>> = { en: english, fr: french };
