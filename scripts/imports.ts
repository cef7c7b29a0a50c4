// The import rules of docs/ARCHITECTURE.md §1 and the promises of the repository, read from the sources.
import { posix } from 'node:path';
import { code, type Import, imports, lineAt } from './source.ts';

export interface File {
  readonly path: string; // from the root, with /
  readonly text: string;
}

const SOURCE = /\.[cm]?[jt]sx?$/;
const isSource = (path: string): boolean => SOURCE.test(path);
export const isTest = (path: string): boolean => /(?:^|\/)test\/|\.test\.[cm]?[jt]sx?$/.test(path);

const said = (file: File, line: number, what: string): string => `${file.path}:${line} ${what}`;

// ---------------------------------------------------------------------------------------------------- who may import

/** Workspaces by layer, and which layers each may import. A workspace not named here is refused until it is. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  maps: [],
  edition: ['kernel'],
  desk: ['kernel'],
  games: ['desk', 'edition', 'kernel', 'maps'],
  bots: ['games', 'maps', 'kernel'],
  room: ['kernel'],
  testing: ['games', 'desk', 'maps', 'kernel'],
  registry: ['games', 'bots', 'testing', 'desk', 'kernel'],
  apps: ['registry', 'bots', 'testing', 'room', 'games', 'desk', 'maps', 'kernel'],
  scripts: ['registry', 'bots', 'testing', 'room', 'games', 'desk', 'maps', 'kernel'],
};

/** A test may also use the common suites and players, and make a game of its own. */
const TESTS_MAY_IMPORT = ['testing', 'bots', 'edition'];

/** Layers whose sources use no npm package and nothing of Node. */
const SELF_CONTAINED = ['kernel', 'maps', 'edition', 'desk', 'room', 'games'];

/** The doors of a game: game.ts, and the folders and files an app may need. */
const GAME_DOORS = [
  '',
  'tile',
  'entry',
  'text',
  'text/en',
  'text/fr',
  'text/en/acting',
  'text/fr/acting',
  'text/rules',
  'data',
  'picture',
  'desk',
  'bot',
  'lesson',
  'kit',
];

const SCOPE = '@bivouac/';

/** The folder a file belongs to: `packages/kernel`, `games/gettysburg-1988`, `apps/cli`, `scripts`. */
export function homeOf(path: string): string {
  const [top = '', name = ''] = path.split('/');
  return ['packages', 'games', 'apps'].includes(top) ? `${top}/${name}` : top === 'scripts' ? top : '';
}

function layerOf(home: string): string {
  const [top = '', name = ''] = home.split('/');
  return top === 'packages' ? name : top;
}

const homesOf = (files: readonly File[]): readonly string[] =>
  [...new Set(files.map(file => homeOf(file.path)))].filter(home => home.includes('/'));

/** The workspace folder that a package name stands for, and the door asked for. */
function workspaceNamed(from: string, homes: readonly string[]): { home: string; door: string } {
  const [name = '', ...rest] = from.slice(SCOPE.length).split('/');
  return { home: homes.find(home => home.endsWith(`/${name}`)) ?? '', door: rest.join('/') };
}

/** (a) Imports go down the layers, through the doors, and from package to package by name. */
export function checkImports(files: readonly File[]): readonly string[] {
  const homes = homesOf(files);
  const strangers = homes.filter(home => !(layerOf(home) in MAY_IMPORT));
  const unknown = strangers.map(home => `${home} has no layer yet: name it in MAY_IMPORT of scripts/imports.ts`);
  const wrong = files
    .filter(file => isSource(file.path) && layerOf(homeOf(file.path)) in MAY_IMPORT)
    .flatMap(file =>
      imports(file.text).flatMap(one => {
        const why = whyWrong(file, one, homes);
        return why ? [said(file, one.line, `imports '${one.from}': ${why}`)] : [];
      }),
    );
  return [...unknown, ...wrong];
}

function whyWrong(file: File, { from }: Import, homes: readonly string[]): string | null {
  const home = homeOf(file.path);
  if (/^\.{0,2}\//.test(from) || from === '.' || from === '..') return whyWrongPath(file, from, home);
  if (from.startsWith(SCOPE)) return whyWrongWorkspace(file, from, homes);
  if (SELF_CONTAINED.includes(layerOf(home)) && !isTest(file.path)) return `${layerOf(home)} must stand on its own`;
  return null;
}

function whyWrongPath(file: File, from: string, home: string): string | null {
  const target = posix.join(posix.dirname(file.path), from);
  if (from.startsWith('/') || !`${target}/`.startsWith(`${home}/`))
    return `leaves ${home}; import the package by its name`;
  if (isTest(target) && !isTest(file.path)) return 'a source must not import a test';
  if (titleOf(target) && titleOf(target) !== titleOf(file.path) && !mayFetch(file.path)) return TITLES_ARE_FETCHED;
  if (isCheck(target) && !mayCheck(file.path)) return CHECKS_ARE_FOR;
  if (isFuzz(target) && !mayFuzz(file.path, target)) return FUZZ_IS_FOR;
  return null;
}

/** The title of a series that a file belongs to; rules get its data from a drawer, and only the entry fills that. */
const titleOf = (path: string): string => /^games\/[^/]+\/titles\/([^/]+)\//.exec(path)?.[1] ?? '';
const mayFetch = (path: string): boolean => isTest(path) || isEntry(path);
const TITLES_ARE_FETCHED =
  'the data of a title is fetched by the entry of its series; neither rules nor another title name it';

/** What checks the data of a game: no player's bundle pays for it, types come from edition.ts. */
const isCheck = (path: string): boolean => /^games\/[^/]+\/.*data\/(?:shapes|validate|check-[\w-]+)\.ts$/.test(path);
const mayCheck = (path: string): boolean => isTest(path) || isCheck(path) || path.endsWith('/data/edition.ts');
const CHECKS_ARE_FOR = 'the checks of an edition are for its tests; its types stand in data/edition.ts';

/** The fuzz room of a game: who looks in, and what rules may fetch from it. */
const isFuzz = (path: string): boolean => /^games\/[^/]+\/fuzz\//.test(path);
const mayFuzz = (path: string, target: string): boolean =>
  isTest(path) || isFuzz(path) || path === `${homeOf(path)}/kit.ts` || /\/fuzz\/sample-[^/]*$/.test(target);
const FUZZ_IS_FOR = 'fuzz is for the kit; rules fetch the sample of a space (fuzz/sample-*) and nothing else';

function whyWrongWorkspace(file: File, from: string, homes: readonly string[]): string | null {
  const home = homeOf(file.path);
  const target = workspaceNamed(from, homes);
  if (!target.home) return 'there is no such workspace';
  if (target.home === home) return isTest(file.path) ? null : 'a package imports itself by relative paths';
  const allowed = [...MAY_IMPORT[layerOf(home)]!, ...(isTest(file.path) ? TESTS_MAY_IMPORT : [])];
  const layer = layerOf(target.home);
  if (!allowed.includes(layer)) return `${layerOf(home)} must not import ${layer}`;
  if (layer === 'games' && !GAME_DOORS.includes(target.door)) return `a game is entered by ${doors()} only`;
  return null;
}

const doors = (): string => GAME_DOORS.map(door => (door ? `/${door}` : 'its name')).join(', ');

interface Manifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A workspace is named after its folder, and what it declares obeys the same layers. */
export function checkManifests(files: readonly File[]): readonly string[] {
  const homes = homesOf(files);
  return files
    .filter(file => file.path === `${homeOf(file.path)}/package.json`)
    .flatMap(file => {
      const { name, dependencies = {} } = JSON.parse(file.text) as Manifest;
      const right = SCOPE + posix.basename(homeOf(file.path));
      const named = name === right ? [] : [said(file, 1, `is called ${name}: should be ${right}`)];
      const wrong = Object.keys(dependencies).flatMap(from => {
        const why = whyWrong(file, { from, line: 1 }, homes);
        return why ? [said(file, 1, `depends on ${from}: ${why}`)] : [];
      });
      return [...named, ...wrong];
    });
}

// ------------------------------------------------------------------------------------------------- what rules may use

/** Whole numbers in, whole numbers out, and the same in every browser. */
const WHOLE_MATH = ['abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'trunc'];

const BANNED: Readonly<Record<string, readonly string[]>> = {
  'a clock': ['Date', 'performance', 'Temporal'],
  'chance outside the dice': ['crypto'],
  'the outside world': ['process', 'fetch', 'console', 'globalThis', 'XMLHttpRequest', 'WebSocket', 'Worker', 'eval'],
  'something asynchronous': [
    ...['async', 'await', 'Promise', 'queueMicrotask'],
    ...['setTimeout', 'setInterval', 'setImmediate'],
  ],
};
const REASON = new Map(Object.entries(BANNED).flatMap(([why, words]) => words.map(word => [word, why] as const)));
const BANNED_WORD = new RegExp(`(?<![\\w$#.]|\\?\\.)(?:${[...REASON.keys()].join('|')})(?![\\w$])`, 'g');
const MATH = /(?<![\w$#.])Math(?![\w$])\s*(?:\??\.\s*(\w+))?/g;
const DYNAMIC = /(?<![\w$#.])(?:import|require)\s*\(/g;
const ROOT = /\*\*=?\s*(?:0?\.\d|\()/g;

const mustBePure = (path: string): boolean =>
  isSource(path) && !isTest(path) && SELF_CONTAINED.includes(layerOf(homeOf(path)));

/** What says how a game's parts are fetched is no rule, and may wait for them. */
const isEntry = (path: string): boolean => /^games\/[^/]+\/entry\.ts$/.test(path);

/** (b) No clock, no chance, no input or output, no fractions of geometry, nothing asynchronous. */
export function checkPurity(files: readonly File[]): readonly string[] {
  return files.filter(file => mustBePure(file.path)).flatMap(impurities);
}

/** Hosts wait for their store and their bots, entries for the files they fetch; all else of theirs is given to them. */
const MAY_WAIT = 'packages/room/src/host/';

function impurities(file: File): string[] {
  const text = code(file.text);
  const waits = (word: string): boolean =>
    (file.path.startsWith(MAY_WAIT) || isEntry(file.path)) && ['async', 'await', 'Promise'].includes(word);
  const at = (match: RegExpMatchArray, what: string): string => said(file, lineAt(text, match.index!), what);
  const words = [...text.matchAll(BANNED_WORD)].filter(
    match => !waits(match[0]) && !isKey(text, match.index, match[0]),
  );
  const math = [...text.matchAll(MATH)].filter(match => !WHOLE_MATH.includes(match[1] ?? ''));
  return [
    ...words.map(match => at(match, `uses ${match[0]}: ${REASON.get(match[0])}`)),
    ...math.map(match => at(match, `uses ${match[0].trim()}: only whole-number functions of Math are allowed`)),
    ...(isEntry(file.path) ? [] : [...text.matchAll(DYNAMIC)]).map(match =>
      at(match, 'imports dynamically: something asynchronous'),
    ),
    ...[...text.matchAll(ROOT)].map(match => at(match, 'raises to a power that may not be whole')),
  ];
}

/** `{ process: 3 }` and `process?: number` name a field, not the thing. */
function isKey(text: string, at: number, word: string): boolean {
  return /^\s*\??:/.test(text.slice(at + word.length)) && /(?:^|[{,;(]|readonly)\s*$/.test(text.slice(0, at));
}

// --------------------------------------------------------------------------------------------- what nobody may commit

const LEAKS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.-])\/(?:home|root|tmp|Users)\//g, 'a path of one machine'],
  [/\/(?:wor[k]|far[m])\//g, 'a path of one machine'],
  [/\b[A-Z]:\\+Users\\/g, 'a path of one machine'],
  [
    /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\b|\/\/[\w.-]*\b(?:registry|artifactory|verdaccio|npm\.pkg)\b/g,
    'a package registry',
  ],
  [/^\s*(?:@[\w-]+:)?registry\s*=/gm, 'a package registry'],
  [/"resolved":\s*"(?:git\+)?(?:https?|ssh|file):/g, 'a download address'],
];

/** (c) Nothing of the machine it was written on. */
export function checkLeaks(files: readonly File[]): readonly string[] {
  return files.flatMap(file =>
    LEAKS.flatMap(([pattern, what]) =>
      [...file.text.matchAll(pattern)].map(match =>
        said(file, lineAt(file.text, match.index), `holds ${what}: ${match[0].trim()}`),
      ),
    ),
  );
}

const HELD_BACK = [
  /\.\s*(?:only|skip|todo)\s*\(/g,
  /(?<![\w$.])(?:it|test|describe|suite|bench)\s*(?:\.\s*\w+\s*)*\.\s*(?:only|skip|todo|skipIf|runIf)\b/g,
  /(?<![\w$.])(?:xit|xtest|xdescribe|fit|fdescribe)\s*\(/g,
];
const HELD_BACK_OPTION = /[{,]\s*(?:only|skip|todo)\s*:\s*true\b/g;

/** (d) No test skipped, focused or unwritten. */
export function checkTests(files: readonly File[]): readonly string[] {
  return files.filter(file => isSource(file.path)).flatMap(heldBack);
}

function heldBack(file: File): string[] {
  const text = code(file.text);
  const patterns = isTest(file.path) ? [...HELD_BACK, HELD_BACK_OPTION] : HELD_BACK;
  const lines = patterns.flatMap(pattern => [...text.matchAll(pattern)].map(match => lineAt(text, match.index)));
  return [...new Set(lines)].map(line => said(file, line, 'holds a test back (only, skip or todo)'));
}
