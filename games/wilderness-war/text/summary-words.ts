import type { Language } from '@bivouac/kernel';
import type { Side } from '../data/index.ts';
import * as en from './en/words.ts';
import * as fr from './fr/words.ts';

/** The words of the text picture. */
export interface Words {
  readonly sides: readonly [string, string]; // British first
  when(year: number, last: number, season: number): string;
  phase(side: Side, card: string): string;
  readonly between: string;
  score(vp: number): string;
  options(names: string): string;
  cards(british: number, french: number, deck: number, discard: number): string;
  holding(side: Side): string;
  assemblies(level: number, north: number, south: number): string;
  readonly lasting: {
    readonly head: string;
    readonly pitt: string;
    readonly diplomatic: string;
    readonly quiberon: string;
    readonly noLandings: string;
    readonly noFrenchSea: string;
    blockhouses(side: Side): string;
    readonly cherokees: string;
    readonly uprising: string;
    readonly reshuffle: string;
  };
  keys(niagara: Side, ohio: Side): string;
  onMap(side: Side): string;
  readonly fortifications: readonly [string, string, string, string]; // none, stockade, fort, fortress
  readonly works: string;
  siege(level: number): string;
  readonly amphib: string;
  readonly fieldworks: string;
  readonly reduced: string;
  readonly inside: string;
  raided(side: Side): string;
  allied(side: Side): string;
  militia(side: Side): string;
  readonly pool: string;
  gone(side: Side): string;
  hand(side: Side): string;
  readonly discard: string;
  readonly removed: string;
  moving(side: Side, where: string): string;
  readonly battle: string;
  readonly assault: string;
  readonly raid: string;
  fight(what: string, where: string, attacker: Side): string;
  over(why: string): string;
}

const english: Words = {
  sides: ['British', 'French'],
  when: (year, last, season) => `${year}, ${en.season(season)} (last year ${last})`,
  phase: (side, card) => `${english.sides[side]} Action Phase${card && `: ${card}`}`,
  between: 'Between Action Phases',
  score: vp => `Victory points: ${en.score(vp)}`,
  options: names => `Options: ${names}`,
  cards: (british, french, deck, discard) =>
    `Cards: British ${british}, French ${french}, draw pile ${deck}, discard pile ${discard}`,
  holding: side => `The ${english.sides[side]} hold their last card.`,
  assemblies: (level, north, south) =>
    `Provincial Assemblies: ${en.assemblies(level)} (Northern limit ${north}, Southern ${south})`,
  lasting: {
    head: 'In force: ',
    pitt: 'William Pitt',
    diplomatic: 'Diplomatic Revolution',
    quiberon: 'Quiberon Bay',
    noLandings: 'no Amphibious Landings this year',
    noFrenchSea: 'no French naval movement',
    blockhouses: side => `${english.sides[side]} Blockhouses`,
    cherokees: 'Cherokees',
    uprising: 'Cherokee Uprising',
    reshuffle: 'reshuffle at the end of the season',
  },
  keys: (niagara, ohio) => `Niagara: ${english.sides[niagara]}. Ohio Forks: ${english.sides[ohio]}.`,
  onMap: side => `${english.sides[side]} on the map`,
  fortifications: ['', 'stockade', 'fort', 'fortress'],
  works: 'fort under construction',
  siege: level => `siege level ${level}`,
  amphib: 'Amphib',
  fieldworks: 'Fieldworks',
  reduced: 'reduced',
  inside: 'inside',
  raided: side => `Raided by the ${english.sides[side]}: `,
  allied: side => `Villages allied to the ${english.sides[side]}: `,
  militia: side => `${english.sides[side]} Militia: `,
  pool: 'British leader pool: ',
  gone: side => `${english.sides[side]} out of the game: `,
  hand: side => `Hand of the ${english.sides[side]}`,
  discard: 'Discard pile: ',
  removed: 'Removed from the game: ',
  moving: (side, where) => `${english.sides[side]} moving, now at ${where}: `,
  battle: 'Battle',
  assault: 'Assault',
  raid: 'Raid',
  fight: (what, where, attacker) => `${what} at ${where}, ${english.sides[attacker]} attacking`,
  over: why => `The game is over. ${why}`,
};

const french: Words = {
  sides: ['Anglais', 'Français'],
  when: (year, last, season) => `${year}, ${fr.season(season)} (dernière année : ${last})`,
  phase: (side, card) => `Phase d’Action des ${french.sides[side]}${card && ` : ${card}`}`,
  between: 'Entre deux Phases d’Action',
  score: vp => `Points de victoire : ${fr.score(vp)}`,
  options: names => `Options : ${names}`,
  cards: (british, french, deck, discard) =>
    `Cartes : Anglais ${british}, Français ${french}, pioche ${deck}, défausse ${discard}`,
  holding: side => `Les ${french.sides[side]} conservent leur dernière carte.`,
  assemblies: (level, north, south) =>
    `Assemblées provinciales : ${fr.assemblies(level)} (limite de ${north} au Nord, de ${south} au Sud)`,
  lasting: {
    head: 'En vigueur : ',
    pitt: 'William Pitt',
    diplomatic: 'Renversement des alliances',
    quiberon: 'Baie de Quiberon',
    noLandings: 'aucun débarquement amphibie cette année',
    noFrenchSea: 'aucun mouvement naval français',
    blockhouses: side => `Casemates des ${french.sides[side]}`,
    cherokees: 'Cherokees',
    uprising: 'Soulèvement cherokee',
    reshuffle: 'cartes rebattues en fin de saison',
  },
  keys: (niagara, ohio) => `Niagara : ${french.sides[niagara]}. Ohio Forks : ${french.sides[ohio]}.`,
  onMap: side => `${french.sides[side]} sur la carte`,
  fortifications: ['', 'fortin', 'fort', 'forteresse'],
  works: 'fort en construction',
  siege: level => `niveau de siège ${level}`,
  amphib: 'Amphib',
  fieldworks: 'fortifications de campagne',
  reduced: 'réduit',
  inside: 'à l’intérieur',
  raided: side => `Marqueurs Raided des ${french.sides[side]} : `,
  allied: side => `Villages alliés aux ${french.sides[side]} : `,
  militia: side => `Milice des ${french.sides[side]} : `,
  pool: 'Réservoir de chefs anglais : ',
  gone: side => `${french.sides[side]} hors de la partie : `,
  hand: side => `Main des ${french.sides[side]}`,
  discard: 'Défausse : ',
  removed: 'Retirées de la partie : ',
  moving: (side, where) => `${french.sides[side]} en mouvement, maintenant ${where} : `,
  battle: 'Bataille',
  assault: 'Assaut',
  raid: 'Raid',
  fight: (what, where, attacker) => `${what} ${where} : les ${french.sides[attacker]} attaquent`,
  over: why => `La partie est terminée. ${why}`,
};

export const words: Readonly<Record<Language, Words>> = { en: english, fr: french };
