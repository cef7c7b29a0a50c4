import { type Chart, type Picture, pointIn, type Sprite, type Track, wordOf } from '@bivouac/desk';
import { type AnyRecord, look, type Seat, say, type Text } from '@bivouac/kernel';
import { nameOf, type Voice } from './shown.ts';
import { tell } from './texts.ts';
import { flow, wrap } from './wrap.ts';

/** The table as text, through the eyes of a seat: for a terminal, at most a hundred columns wide. */
export function summary(voice: Voice, record: Pick<AnyRecord, 'state'>, seat: Seat | null): string {
  const { game, desk } = voice.shelf;
  const view = look(game, record.state, seat);
  const picture: Picture = desk.picture(view);
  const blocks = [
    [...headLines(voice, view.setup.scenario), ...stateLines(voice, picture)],
    ...(desk.chart ? [chartLines(voice, desk.chart, picture), [wrap(said(voice, desk.chart.legend), 2)]] : []),
    markLines(voice, picture),
    ...sidesOf(picture).map(side => sideLines(voice, picture, side)),
    ...picture.holdings.map(holding => holdingLines(voice, holding)),
    ...pileBlocks(voice, picture),
  ];
  return blocks.flatMap(block => (block.length > 0 ? [block.join('\n')] : [])).join('\n\n');
}

const said = ({ shelf, language }: Voice, text: Text): string => say(shelf.book, language, text);
const sideName = (voice: Voice, side: string): string => nameOf(voice, 'seat', side);

function headLines({ shelf, language }: Voice, id: string): readonly string[] {
  const scenario = shelf.scenario?.(id, language);
  return scenario ? [scenario.name, wrap(scenario.victory, 2)] : [];
}

/** When it is, the score, and what the tracks show. */
function stateLines(voice: Voice, { when, score, tracks }: Picture): readonly string[] {
  const points = score.map(({ side, points: many }) => `${sideName(voice, side)} ${many}`).join(', ');
  const now = points ? `${said(voice, when)} · ${points}` : said(voice, when);
  return [now, ...tracks.filter(({ told }) => !told).flatMap(track => trackLine(voice, track))];
}

/** Of a scale only the box with the marker. */
function trackLine(voice: Voice, { name, scale, boxes }: Track): readonly string[] {
  const shown = scale ? boxes.filter(({ kind }) => kind === 'now' || kind === 'side') : boxes;
  if (shown.length === 0) return [];
  const items = shown.map(({ text }) => said(voice, text));
  return [flow(tell(voice.language, 'look.head', { name: said(voice, name) }), items, 2)];
}

const CELL = 8;
const MARGIN = 3;

/** The map in letters, with the pieces of each side counted. */
function chartLines(voice: Voice, { columns, rows }: Chart, { sprites }: Picture): readonly string[] {
  const numbers = `${' '.repeat(MARGIN)}${columns.map(each => each.padEnd(CELL)).join('')}`.trimEnd();
  const lines = rows.map(({ name, shifted, cells }) => {
    const drawn = cells.map(({ place, sign }) => {
      const here = sprites.filter(sprite => wordOf(sprite.at) === place);
      const sides = [...new Set(here.map(({ side }) => side))];
      const counts = sides.map(side => `${sideName(voice, side).charAt(0)}${here.filter(s => s.side === side).length}`);
      return `${said(voice, sign).padEnd(MARGIN)}${counts.join('')}`.padEnd(CELL);
    });
    return `${name.padEnd(MARGIN)}${shifted ? ' '.repeat(CELL / 2) : ''}${drawn.join('')}`.trimEnd();
  });
  return [numbers, ...lines, numbers];
}

/** Battles, objectives and who acts; zones are for the eye. */
const markLines = (voice: Voice, { marks }: Picture): readonly string[] =>
  marks.filter(({ kind }) => kind !== 'threat').map(({ label }) => wrap(said(voice, label), 2));

const sidesOf = ({ score, sprites }: Picture): readonly string[] => [
  ...new Set([...score.map(({ side }) => side), ...sprites.map(({ side }) => side)]),
];

/** What a side has on the map, place by place. */
function sideLines(voice: Voice, { sprites }: Picture, side: string): readonly string[] {
  const stacks = new Map<string, Sprite[]>();
  for (const sprite of sprites) {
    const at = wordOf(sprite.at);
    if (sprite.side === side) stacks.set(at, [...(stacks.get(at) ?? []), sprite]);
  }
  const lines = [...stacks].map(([place, stack]) => {
    const topFirst = [...stack].sort((a, b) => b.rank - a.rank);
    return flow(`  ${placeName(voice, place)} — `, counted(topFirst.map(sprite => briefly(voice, sprite))), 6);
  });
  const { compare } = new Intl.Collator(voice.language, { numeric: true });
  const head = tell(voice.language, 'look.map', { side: sideName(voice, side) });
  return [head, ...(lines.length > 0 ? lines.sort(compare) : ['  –'])];
}

const briefly = (voice: Voice, { brief, label }: Sprite): string => said(voice, brief ?? label);

function placeName({ shelf, language }: Voice, word: string): string {
  const point = pointIn(word);
  return point ? `${point.x}, ${point.y}` : (shelf.placeName?.(word, language) ?? word);
}

/** What looks alike is counted. */
function counted(items: readonly string[]): readonly string[] {
  const many = new Map<string, number>();
  for (const item of items) many.set(item, (many.get(item) ?? 0) + 1);
  return [...many].map(([item, times]) => (times > 1 ? `${times} × ${item}` : item));
}

/** Pieces beside the map, those with the same note together. */
function holdingLines(voice: Voice, { name, items }: Picture['holdings'][number]): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const { sprite, note } of items) {
    const key = note ? said(voice, note) : '';
    groups.set(key, [...(groups.get(key) ?? []), briefly(voice, sprite)]);
  }
  const lines = [...groups].map(([note, group]) => flow(note ? `  ${note} — ` : '  ', counted(group), 6));
  return [said(voice, name), ...lines];
}

type Pile = NonNullable<Picture['piles']>[number];

/** Hands one may see, card by card; of the other piles how many there are. */
function pileBlocks(voice: Voice, { piles = [] }: Picture): readonly (readonly string[])[] {
  const count = ({ name, cards, hidden }: Pile): string =>
    tell(voice.language, 'look.head', { name: said(voice, name) }) +
    tell(voice.language, 'look.cards', { cards: cards.length + hidden });
  const open = piles.filter(({ kind, cards }) => kind === 'hand' && cards.length > 0);
  const closed = piles.filter(pile => !open.includes(pile));
  return [closed.map(count), ...open.map(pile => [count(pile), ...pile.cards.map(card => cardLine(voice, card))])];
}

function cardLine(voice: Voice, { id, label, says, note }: Pile['cards'][number]): string {
  const noted = note ? ` [${said(voice, note)}]` : '';
  const printed = says ? ` — ${said(voice, says)}` : '';
  return wrap(`  ${said(voice, label)} (${id})${noted}${printed}`, 6);
}
