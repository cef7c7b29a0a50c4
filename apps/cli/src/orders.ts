import { enter, look, Refused, refusal, type Seat, type Text, undo, write } from '@bivouac/kernel';
import type { Odd } from '@bivouac/registry/doors';
import { randomAction } from '@bivouac/testing';
import { mustBeFree, writeSafely } from './files.ts';
import { line, lines, oneLine, Trouble } from './outside.ts';
import { keep, numbered, type Session, showChoices, showTable } from './session.ts';
import { actionWords, cited, ruleLine, rulesOf } from './shown.ts';
import { type Key, tell, tellAny } from './texts.ts';
import { readAction, type TypedAction, usages, type Wrong } from './words.ts';

/** What a typed line led to: the game moved on, it did not, or the player leaves. */
export type Then = 'acted' | 'stays' | 'leaves';
type Order = (session: Session, seat: Seat, rest: string) => Then;

/** The words of both languages. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  help: ['?', 'help', 'aide'],
  look: ['look', 'regarder'],
  list: ['list', 'liste'],
  why: ['why', 'pourquoi'],
  rule: ['rule', 'règle', 'regle'],
  odds: ['odds', 'chances'],
  undo: ['undo', 'annuler'],
  save: ['save', 'sauver'],
  quit: ['quit', 'q', 'exit', 'quitter'],
  random: ['random', 'hasard'],
};

const orders: Readonly<Record<string, Order>> = {
  help: session => stay(session, helpText(session)),
  look: (session, seat) => showing(() => showTable(session, seat)),
  list: (session, seat) => showing(() => showChoices(session, seat)),
  why: (session, seat, rest) => withAction(session, rest, action => why(session, seat, action)),
  odds: (session, seat, rest) => withAction(session, rest, action => odds(session, seat, action)),
  rule: (session, _seat, rest) => rule(session, rest),
  undo: (session, seat) => takeBack(session, seat),
  save: (session, _seat, rest) => saveAs(session, rest),
  quit: () => 'leaves',
  random: (session, seat) => atRandom(session, seat),
};
const NEEDS_MORE = ['why', 'odds', 'rule', 'save'];

/** Carries out one typed line: an order, a number, or an action by its words. */
export function obey(session: Session, seat: Seat, typed: string): Then {
  const [first = '', ...others] = typed.trim().split(/\s+/);
  const rest = others.join(' ');
  if (first === '') return 'stays';
  if (/^\d+$/.test(first) && rest === '') return byNumber(session, seat, Number(first));
  const name = Object.keys(SYNONYMS).find(each => SYNONYMS[each]!.includes(first.toLowerCase()));
  if (!name) return withAction(session, typed, action => act(session, seat, action));
  if (rest === '' && NEEDS_MORE.includes(name)) return say(session, 'play.needs', { command: first });
  return orders[name]!(session, seat, rest);
}

const helpText = ({ shelf, language }: Session): string =>
  [tell(language, 'help', {}), ...usages(shelf.game).map(usage => `  ${usage}`)].join('\n');

function showing(show: () => void): Then {
  show();
  return 'stays';
}

const stay = (session: Session, text: string): Then => showing(() => line(session.outside, text));
const say = <K extends Key>(session: Session, key: K, args: Parameters<typeof tell<K>>[2]): Then =>
  stay(session, tell(session.language, key, args));
const refuse = (session: Session, text: Text): Then => stay(session, `✗ ${cited(session, text)}`);

// ------------------------------------------------------------------------------------------------------------ actions

/** Plays it, or says why not. */
export function act(session: Session, seat: Seat, action: TypedAction): Then {
  try {
    session.record = enter(session.shelf.game, session.record, seat, action);
  } catch (error) {
    if (error instanceof Refused) return refuse(session, error.text);
    throw error;
  }
  keep(session);
  return 'acted';
}

function withAction(session: Session, typed: string, then: (action: TypedAction) => Then): Then {
  const read = readAction(session.shelf.game, typed);
  return 'action' in read ? then(read.action) : mistyped(session, read.wrong);
}

function mistyped(session: Session, wrong: Wrong): Then {
  stay(session, `✗ ${tellAny(session.language, wrong.key, wrong.args)}`);
  return wrong.usage ? say(session, 'play.usage', { usage: wrong.usage }) : 'stays';
}

function byNumber(session: Session, seat: Seat, number: number): Then {
  const all = numbered(session, seat);
  const action = all[number - 1];
  return action ? act(session, seat, action) : say(session, 'play.noNumber', { number, count: all.length });
}

function atRandom(session: Session, seat: Seat): Then {
  const action = chance(session, seat);
  say(session, 'play.random', { action: actionWords(session, action) });
  return act(session, seat, action);
}

const chance = (session: Session, seat: Seat): TypedAction =>
  randomAction(session.shelf.game, look(session.shelf.game, session.record.state, seat), seat, session.pick);

function takeBack(session: Session, seat: Seat): Then {
  const last = session.record.history.at(-1);
  try {
    session.record = undo(session.record, seat);
  } catch (error) {
    if (error instanceof Refused) return refuse(session, error.text);
    throw error;
  }
  for (const [viewer, count] of session.told.upTo) {
    session.told.upTo.set(viewer, Math.min(count, session.record.history.length));
  }
  if (last) say(session, 'play.undone', { action: actionWords(session, last.action) });
  keep(session);
  return 'acted';
}

// ---------------------------------------------------------------------------------------------------------- questions

function why(session: Session, seat: Seat, action: TypedAction): Then {
  const { game } = session.shelf;
  const against = refusal(game, look(game, session.record.state, seat), seat, action);
  if (!against) return say(session, 'play.allowed', {});
  refuse(session, against);
  return against.rule ? rule(session, against.rule) : 'stays';
}

function rule(session: Session, asked: string): Then {
  const found = rulesOf(session, asked);
  if (found.length === 0) return say(session, 'play.noRule', { rule: asked });
  return showing(() =>
    lines(
      session.outside,
      found.map(each => ruleLine(session, each)),
    ),
  );
}

function odds(session: Session, seat: Seat, action: TypedAction): Then {
  const { shelf } = session;
  if (!shelf.odds) return say(session, 'play.noOdds', {});
  const view = look(shelf.game, session.record.state, seat);
  const against = refusal(shelf.game, view, seat, action);
  if (against) return refuse(session, against);
  const ends = shelf.odds(view, action, session.language);
  if (!ends) return say(session, 'play.noChance', {});
  return showing(() => lines(session.outside, ends.map(oddLine)));
}

const oddLine = ({ what, ways, of }: Odd): string =>
  `  ${((100 * ways) / of).toFixed(1).padStart(5)} %  ${String(ways).padStart(String(of).length)}/${of}  ${what}`;

/** `save FILE`: a trouble with the file is said, and the game goes on. */
export function saveAs(session: Session, file: string): Then {
  try {
    mustBeFree(session.outside, file, session.own, session.language);
    writeSafely(session.outside, file, write(session.record));
  } catch (error) {
    if (error instanceof Trouble) return stay(session, `✗ ${oneLine(error)}`);
    throw error;
  }
  session.own.push(file);
  return say(session, 'play.saved', { file });
}
