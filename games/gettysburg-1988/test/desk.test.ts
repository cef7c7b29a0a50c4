import type { Draft } from '@bivouac/desk';
import { look } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { desk } from '../desk.ts';
import { game } from '../game.ts';
import { Board, walk } from './desk-walk.ts';
import { type Position, position } from './table.ts';

const board = (p: Position): Board => new Board(position(p));

describe('the desk', () => {
  it('plays whole games by its offers alone, all of them legal and sayable', () => {
    const questions = new Set<string>();
    for (const seed of [3, 4, 6, 7, 10, 24]) {
      const walked = walk(seed);
      expect(walked.state.table.result).not.toBeNull();
      for (const question of walked.questions) questions.add(question);
    }
    expect([...questions].sort()).toEqual(
      ['advance', 'battles', 'damage', 'declare', 'move', 'reorganize', 'reroll', 'retreat', 'support'].sort(),
    );
  });

  it('makes nothing of drafts it did not make', () => {
    const { table } = board({ units: { 'cs-inf-heth': 'S2', 'us-cav-gamble': 'L5' } });
    const view = look(game, table.state, 'confederate');
    const idle = desk.offer(view, 'confederate', desk.start);
    const odd: readonly Draft[] = [
      null,
      3,
      'x',
      [],
      { units: 'x' },
      { units: ['nobody'] },
      { units: ['us-cav-gamble'] },
    ];
    for (const draft of odd) expect(desk.offer(view, 'confederate', draft)).toEqual(idle);
  });
});

describe('movement at the desk', () => {
  const hill = { 'cs-gen-a-p-hill': 'S2', 'cs-inf-heth': 'S2', 'cs-inf-pender': 'S2', 'us-cav-gamble': 'L5' };

  it('picks up, adds and puts back', () => {
    const b = board({ units: hill }).click('cs-inf-heth').click('cs-gen-a-p-hill');
    expect(b.draft).toEqual({ units: ['cs-inf-heth', 'cs-gen-a-p-hill'] });
    expect(b.target('cs-inf-heth')?.picked).toBe(true);
    expect(b.click('cs-inf-heth').draft).toEqual({ units: ['cs-gen-a-p-hill'] });
    expect(b.press('wholeStack').draft).toEqual({ units: ['cs-gen-a-p-hill', 'cs-inf-heth', 'cs-inf-pender'] });
    expect(b.button('wholeStack')).toBeUndefined();
    expect(b.press('putBack').draft).toEqual(desk.start);
  });

  it('takes his stack with a general, and him alone by a button or by clicking', () => {
    const b = board({ units: hill }).click('cs-gen-a-p-hill');
    const picked = () => b.offer.targets.filter(each => each.picked).map(({ at }) => 'sprite' in at && at.sprite);
    expect(picked()).toEqual(['cs-gen-a-p-hill', 'cs-inf-heth', 'cs-inf-pender']);
    expect(b.button('alone')).toMatchObject({ quick: true, label: { args: { unit: 'cs-gen-a-p-hill' } } });
    expect(b.press('alone').draft).toEqual({ units: ['cs-gen-a-p-hill'] });
    expect(b.press('wholeStack').click('cs-inf-pender').draft).toEqual({ units: ['cs-gen-a-p-hill', 'cs-inf-heth'] });
  });

  it('says when the first units come, while none is there', () => {
    const b = board({ units: { 'us-cav-gamble': 'L5', 'cs-inf-heth': 'waiting', 'cs-inf-pender': 'waiting' } });
    expect(b.offer.hint).toMatchObject({ key: 'desk.hint.noneYet', args: { units: ['cs-inf-heth'] } });
  });

  it('shows what each hex costs and goes there', () => {
    const b = board({ units: hill }).click('cs-gen-a-p-hill');
    expect(b.target('R2')).toMatchObject({ cost: '½', path: ['R2'] });
    b.click('R2');
    for (const unit of ['cs-inf-heth', 'cs-inf-pender', 'cs-gen-a-p-hill']) expect(b.table.where(unit)).toBe('R2');
    expect(b.sprites()).toEqual([]);
  });

  it('takes a piece elsewhere instead, unless its hex can be reached', () => {
    const b = board({ units: { 'cs-inf-heth': 'S2', 'cs-inf-pender': 'A2', 'cs-gen-a-p-hill': 'S3' } }).click(
      'cs-inf-heth',
    );
    expect(b.sprites()).toEqual(['cs-inf-heth', 'cs-inf-pender']);
    expect(b.why({ sprite: 'cs-gen-a-p-hill' })).toMatchObject({ key: 'desk.no.pickHex', args: { hex: 'S3' } });
    expect(b.click('cs-inf-pender').draft).toEqual({ units: ['cs-inf-pender'] });
  });

  it('goes by way of other hexes', () => {
    const b = board({ units: { 'cs-gen-a-p-hill': 'S2' } })
      .click('cs-gen-a-p-hill')
      .press('byWay')
      .click('S4');
    expect(b.draft).toEqual({ units: ['cs-gen-a-p-hill'], via: ['S4'] });
    expect(b.target('S2')).toMatchObject({ cost: '4', path: ['R2', 'R3', 'S4', 'R3', 'R2', 'S2'] });
    expect(b.click('S3').table.said('move.done').at(-1)?.args).toMatchObject({ path: ['R2', 'R3', 'S4', 'S3'] });
  });

  it('brings reinforcements in from the list of arrivals', () => {
    const waiting = { 'cs-inf-heth': 'waiting', 'cs-art-pegram': 'waiting', 'cs-inf-early': 'waiting' };
    const b = board({ units: waiting, turn: 2 });
    expect(b.sprites()).toEqual(['cs-art-pegram', 'cs-inf-heth']);
    expect(b.why({ sprite: 'cs-inf-early' })?.rule).toBe('§3c-b');
    expect(b.click('cs-inf-heth').click('cs-art-pegram').draft).toEqual({ units: ['cs-art-pegram'] }); // no general with them
    expect(b.click('S2').table.where('cs-art-pegram')).toBe('S2');
  });

  it('leaves the map', () => {
    const b = board({ units: { 'cs-inf-heth': 'S2' } }).click('cs-inf-heth');
    expect(b.button('leaveMap')?.label.args).toEqual({ hex: 'S1', cost: 3 });
    expect(b.press('leaveMap').table.where('cs-inf-heth')).toBe('exited');
  });

  it('shows why movement cannot end', () => {
    const units = { 'cs-inf-heth': 'S3 moved', 'cs-inf-pender': 'S3', 'us-cav-gamble': 'L5' };
    const end = board({ units }).button('endMovement');
    expect(end).toMatchObject({ refused: { key: 'no.endStack', args: { hex: 'S3' } } });
    expect(end?.primary).toBeUndefined();
  });

  it('says why not: the whole cost, zones, stacks, enemies, moves made', () => {
    const units = { ...hill, 'cs-inf-anderson': 'S3 moved', 'us-cav-devin': 'Q4', 'us-gen-buford': 'T2' };
    const b = board({ units });
    expect(b.why({ sprite: 'cs-inf-anderson' })?.rule).toBe('§3a-b');
    expect(b.why({ sprite: 'us-cav-devin' })?.rule).toBe('§2b-a');
    expect(b.why({ sprite: 'cs-inf-hood' })?.key).toBe('no.absent');
    expect(b.why({ place: 'S2' })?.key).toBe('desk.no.pickPiece');
    expect(b.why({ place: 'A5' })?.key).toBe('desk.no.pickFirst');
    expect(b.why({ place: 'Z9' })?.key).toBe('no.hex');
    b.click('cs-inf-heth');
    expect(b.why({ place: 'A5' })).toMatchObject({ key: 'no.points', args: { hex: 'A5', unit: 'cs-inf-heth' } });
    expect(b.why({ place: 'S3' })?.rule).toBe('§2e-a');
    expect(b.why({ place: 'T2' })?.rule).toBe('§2e-e');
    expect(b.why({ sprite: 'us-cav-devin' })?.rule).toBe('§2e-e');
    expect(b.why({ place: 'S2' })?.key).toBe('desk.no.there');
    expect(b.why({ place: 'R2' })).toBeNull();
  });

  it('says that a unit is hemmed in, and that it is night', () => {
    const pinned = {
      'cs-inf-heth': 'J5',
      'us-cav-devin': 'J7',
      'us-cav-gamble': 'J3',
      'us-inf-birney': 'L6',
      'us-inf-ayres': 'H5',
    };
    const b = board({ units: { ...pinned, 'us-inf-hays': 'L4', 'us-inf-geary': 'H6', 'us-inf-barnes': 'K5' } });
    expect(b.sprites()).toEqual([]);
    expect(b.why({ sprite: 'cs-inf-heth' })?.rule).toBe('§3b6-d');
    expect(b.why({ place: 'J5' })?.rule).toBe('§3b6-d');
    const night = board({ units: { 'cs-inf-heth': 'S2', 'us-cav-devin': 'S4' }, turn: 8 }).click('cs-inf-heth');
    expect(night.why({ place: 'S3' })?.rule).toBe('§2f-b');
  });

  it('tells the other side to wait', () => {
    const b = board({ units: hill });
    expect(b.why({ sprite: 'us-cav-gamble' }, 'union')).toMatchObject({ key: 'no.otherMoves', rule: '§3-b' });
  });
});

describe('declaring at the desk', () => {
  const line = { 'cs-inf-heth': 'S8', 'cs-inf-pender': 'T8', 'us-cav-gamble': 'S9', 'us-cav-devin': 'R8' };
  const declaring = (units: Position['units'], more: Partial<Position> = {}): Board =>
    board({ units, ...more }).press('endMovement');
  const shortcuts = (b: Board) => b.offer.buttons.filter(({ label }) => label.key === 'desk.declareThis');

  it('puts a battle together and shows its chances', () => {
    const b = declaring(line);
    expect(b.places()).toEqual(['R8', 'S8', 'S9', 'T8']);
    expect(b.button('declare')?.refused?.key).toBe('no.battleHexes');
    b.click('T8').click('S9');
    const { odds } = b.offer;
    expect(odds?.lines.map(({ text, value }) => `${text.key.slice(10)} ${value}`)).toEqual([
      ...['factor 5', 'total +5'],
      ...['factor 1', 'total +1'],
    ]);
    expect(odds?.bars.map(({ share, good }) => `${share} ${good}`)).toEqual([
      ...['0 bad', '6 bad', '15 bad'],
      ...['15 good', '28 good', '36 good'],
    ]);
    expect(odds?.summary.args).toEqual({ wins: 79, own: 6, theirs: 100, reroll: 0 });
    expect(b.button('declare')).toMatchObject({ primary: true });
    expect(b.press('declare').table.t.battles).toHaveLength(1);
    expect(b.places()).toEqual(['R8', 'S8']);
  });

  it('has a button for battles that are forced', () => {
    const ways = shortcuts(declaring(line)).map(({ label }) => label.args);
    expect(ways).toEqual([
      { attackers: ['S8'], defenders: ['R8'], guns: [] },
      { attackers: ['T8'], defenders: ['S9'], guns: [] },
    ]);
  });

  it('refuses a battle that leaves somebody out', () => {
    const b = declaring(line).click('S8').click('S9');
    expect(b.button('declare')?.refused).toMatchObject({ rule: '§4a3-a', args: { hex: 'T8' } });
    expect(b.click('S9').draft).toEqual({ attackers: ['S8'], defenders: [], support: [] });
  });

  it('says why not', () => {
    const b = declaring({ ...line, 'cs-inf-hood': 'A5', 'us-gen-buford': 'A8' });
    expect(b.why({ place: 'A5' })?.rule).toBe('§4a3-c');
    expect(b.why({ sprite: 'cs-inf-hood' })?.rule).toBe('§4a3-c');
    expect(b.why({ place: 'A8' })?.rule).toBe('§4a3-d');
    expect(b.why({ sprite: 'us-cav-devin' })).toMatchObject({ key: 'desk.no.pickHex', rule: '§4a4' });
    b.click('T8');
    expect(b.why({ place: 'R8' })?.key).toBe('no.notAdjacent');
    b.click('S9').press('declare');
    expect(b.why({ place: 'S9' })?.rule).toBe('§4a1');
  });

  it('lets artillery bombard or support', () => {
    const guns = { 'cs-art-pegram': 'T7', 'us-cav-gamble': 'S9', 'cs-inf-heth': 'S8', 'us-inf-hays': 'A5' };
    const b = declaring(guns, { options: ['10b'] }).click('cs-art-pegram');
    expect(b.places()).toEqual(['S8', 'S9']);
    b.click('S9');
    expect(b.button('bombard')).toMatchObject({ primary: true });
    expect(b.offer.odds?.bars.map(bar => bar.label.key)).toEqual(['desk.odds.miss', 'desk.odds.hit']);
    b.click('S8');
    expect(b.button('bombard')).toBeUndefined();
    expect(b.press('declare').table.t.battles[0]?.guns).toHaveLength(1);
  });
});

describe('battles at the desk', () => {
  const pairs = { 'cs-inf-heth': 'S8', 'us-cav-gamble': 'S9', 'cs-inf-hood': 'C9', 'us-inf-birney': 'C10' };
  const fighting = (more: Partial<Position> = {}): Board => {
    const b = board({ units: pairs, ...more }).press('endMovement');
    b.table.declare(['S8'], ['S9']).declare(['C9'], ['C10']);
    return b;
  };

  it('considers one, then fights it; the last one at once', () => {
    const b = fighting({ dice: [1, 1, 1, 5] });
    expect(b.places()).toEqual(['C10', 'S9']);
    expect(b.why({ place: 'S8' })).toMatchObject({ key: 'desk.no.battleAt', args: { hexes: ['S9'] } });
    expect(b.why({ place: 'A1' })?.rule).toBe('§4c');
    b.click('C10');
    expect([b.draft, b.offer.odds?.of]).toEqual([{ battle: 1 }, 100]);
    expect(b.press('fight').table.asked).toEqual(['union', 'combat.retreat']);
    b.click('C11');
    b.press('endAdvance');
    expect(b.offer.odds).toBeDefined();
    expect(b.button('fight')).toMatchObject({ primary: true });
    expect(b.click('S9').table.asked[1]).toBe('combat.retreat');
  });

  it('offers the die again, with the chances', () => {
    const b = fighting({ options: ['10e'], dice: [1, 5] })
      .click('S9')
      .press('fight');
    const { odds } = b.offer; // 1 + 6 against 5 + 1
    expect(odds?.of).toBe(10);
    expect(odds?.bars.map(bar => bar.share)).toEqual([0, 0, 0, 2, 3, 5]);
    expect(odds?.summary.args).toEqual({ better: 8, worse: 0 });
    expect(b.why({ sprite: 'cs-inf-heth' })?.rule).toBe('§10e-b');
    expect(b.why({ sprite: 'cs-inf-heth' }, 'union')?.rule).toBe('§10e-b');
    b.press('keepDie').table.done();
  });

  it('lets the loser choose who takes damage, and where to go', () => {
    const b = fighting({ dice: [10, 1] })
      .click('S9')
      .press('fight');
    expect(b.seat).toBe('union');
    expect(b.target('us-cav-gamble')?.label.args).toMatchObject({ eliminated: 0 });
    expect(b.why({ sprite: 'us-inf-birney' })?.rule).toBe('§4e2-a');
    expect(b.why({ place: 'S9' })?.key).toBe('desk.no.pickPiece');
    b.click('us-cav-gamble');
    expect(b.target('us-cav-gamble')?.label.args).toMatchObject({ eliminated: 1 });
    b.click('us-cav-gamble');
    expect(b.sprites()).toEqual(['cs-inf-heth']);
    expect(b.why({ place: 'S7' })?.rule).toBe('§4f-f');
    expect(b.why({ sprite: 'cs-inf-hood' })?.rule).toBe('§4f-b');
    expect(b.click('S9').table.where('cs-inf-heth')).toBe('S9');
  });

  it('sends everybody who may go together, but for those put down', () => {
    const hill = { 'cs-inf-heth': 'S8', 'cs-inf-pender': 'S8', 'cs-gen-a-p-hill': 'S8', 'cs-art-pegram': 'T8' };
    const won = () => {
      const b = board({ units: { ...hill, 'us-cav-gamble': 'S9' }, dice: [1, 9] }).press('endMovement');
      b.table.declare(['S8', 'T8'], ['S9']).resolve().act({ type: 'retreat', from: 'S9', to: 'S10' });
      return b;
    };
    const all = won();
    expect(all.target('cs-art-pegram')?.picked).toBeUndefined(); // a third one may not stop there
    expect(all.target('S9')?.label.args).toMatchObject({ units: ['cs-inf-heth', 'cs-inf-pender', 'cs-gen-a-p-hill'] });
    const gun = won().click('cs-art-pegram'); // in for the weaker of the two
    expect(gun.target('S9')?.label.args).toMatchObject({ units: ['cs-inf-heth', 'cs-art-pegram', 'cs-gen-a-p-hill'] });
    const alone = won().click('cs-gen-a-p-hill');
    expect([alone.target('S9'), alone.why({ place: 'S9' })?.rule]).toEqual([undefined, '§2e-a']);
    expect(alone.click('cs-inf-pender').click('S9').table.where('cs-inf-heth')).toBe('S9');
    expect(won().click('cs-inf-heth').press('putBack').click('S9').table.where('cs-inf-heth')).toBe('S9');
  });

  it('retreats stack by stack', () => {
    const units = { 'cs-inf-heth': 'S8', 'us-cav-gamble': 'S9', 'us-cav-devin': 'R8' };
    const b = board({ units, dice: [6, 9] })
      .press('endMovement')
      .click('S8')
      .click('S9')
      .click('R8');
    b.press('declare').press('fight');
    expect(b.table.asked).toEqual(['union', 'combat.retreat']);
    expect(b.places()).toEqual(['R8', 'S9']);
    b.click('us-cav-devin');
    expect(b.draft).toEqual({ from: 'R8' });
    expect(b.places()).toEqual(b.table.offeredHexes('R8'));
    expect(b.why({ place: 'A1' })?.rule).toBe('§4d-a');
    expect(b.why({ place: 'S8' })?.rule).toBe('§4d2-b');
    expect(b.why({ place: 'R8' })?.rule).toBe('§4d5');
    b.click('Q8');
    expect(b.button('putBack')).toBeUndefined();
    expect(b.places()).toEqual(b.table.offeredHexes('S9'));
  });
});

describe('the night at the desk', () => {
  it('brings generals back and marks reduced units', () => {
    const units = { 'cs-gen-ewell': 'eliminated', 'cs-inf-rodes': 'S8 back', 'us-cav-gamble': 'A5' };
    const b = board({ units, turn: 8, options: ['10c1', '10c2'] }).press('endMovement');
    expect(b.sprites()).toEqual(['cs-gen-ewell', 'cs-inf-rodes']);
    expect(b.why({ place: 'S8' })?.key).toBe('desk.no.pickPiece');
    b.click('cs-gen-ewell');
    expect(b.places()).toEqual(['S8']);
    expect(b.why({ place: 'A5' })?.rule).toBe('§10c1-a');
    expect(b.click('S8').table.where('cs-gen-ewell')).toBe('S8');
    expect(b.click('cs-inf-rodes').table.isMarked('cs-inf-rodes')).toBe(true);
  });
});
