import { Trouble } from '../http/trouble.ts';

const NAME = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd} .'’-]{0,22})[\p{L}\p{M}\p{Nd}.]$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Alphabets whose letters look like one another's: a name has letters of one of them. */
const ALPHABETS = [
  ...[/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /\p{Script=Armenian}/u],
  ...[/\p{Script=Cherokee}/u, /\p{Script=Coptic}/u, /\p{Script=Lisu}/u],
];

/** The name as it is kept; throws what is wrong with it. */
export function cleanName(name: string): string {
  const clean = name.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const alphabets = ALPHABETS.filter(each => each.test(clean)).length;
  const piled = alphabets > 0 && /\p{M}/u.test(clean); // marks that make no letter of these alphabets
  if (!NAME.test(clean) || INVISIBLE.test(clean) || piled || alphabets > 1) throw new Trouble(400, 'server.nameShape');
  return clean;
}

const TWINS: Readonly<Record<string, string>> = {
  ...{ a: 'аαɑАΑ', b: 'ЬƄвВΒ', c: 'сϲС', d: 'ԁ', e: 'еЕΕ', g: 'ɡ', h: 'һНΗ', i: 'іιı', j: 'јЈ', k: 'кКΚκ' },
  ...{ l: 'I1ӏІΙ', m: 'мМΜ', n: 'ΝпП', o: '0оОοΟօ', p: 'рРρΡ', q: 'ԛ', s: 'ѕЅ', t: 'тТΤτ', u: 'υս', v: 'ν' },
  ...{ w: 'ԝω', x: 'хХΧχ', y: 'уУΥγ', z: 'Ζ', "'": '’' },
};
const ALIKE = new Map(Object.entries(TWINS).flatMap(([letter, twins]) => [...twins].map(twin => [twin, letter])));

/** How a name looks: names that look alike are the same here. A large L looks like no other letter. */
export const looksOf = (name: string): string =>
  [...name.normalize('NFKC')].map(each => ALIKE.get(each) ?? (each === 'L' ? each : each.toLowerCase())).join('');
