import type { Option } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { cardsOf } from '../src/app/cards.ts';
import { lobbyTiles } from '../src/app/games.ts';
import { routeOf } from '../src/app/router.ts';
import { type Form, optionsIn, paceOf, toggled } from '../src/app/set-up-form.ts';
import { installed } from '../src/games/index.ts';
import type { ServerTable } from '../src/net/api.ts';
import type { Summary } from '../src/worker/store.ts';

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/new/gettysburg-1988', { page: 'setup', game: 'gettysburg-1988' }],
    ['/local/ab12', { page: 'local', id: 'ab12' }],
    ['/table/ab12/', { page: 'table', id: 'ab12' }],
    ['/join/a.b-c_d', { page: 'invitation', token: 'a.b-c_d' }],
    ['/rules/gettysburg-1988', { page: 'rules', game: 'gettysburg-1988', section: null }],
    ['/rules/gettysburg-1988/3b6', { page: 'rules', game: 'gettysburg-1988', section: '3b6' }],
    ['/about/gettysburg-1988', { page: 'about', game: 'gettysburg-1988' }],
    ['/balance/gettysburg-1988', { page: 'balance', game: 'gettysburg-1988' }],
    ['/account', { page: 'account' }],
    ['/recover', { page: 'recover' }],
    ['/new/', { page: 'missing' }],
    ['/nowhere', { page: 'missing' }],
    ['/rules/a/b/c', { page: 'missing' }],
    ['/rules/%E0%A4%A', { page: 'missing' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route));

  it('a part is read as it was meant', () =>
    expect(routeOf('/rules/a/3b%20note')).toMatchObject({ section: '3b note' }));
});

describe('the lobby', () => {
  it('offers to play what is installed, and nothing else', () =>
    expect(lobbyTiles.filter(tile => tile.quick).map(tile => tile.id)).toEqual(installed()));

  const here = (id: string, more: Partial<Summary>): Summary => ({
    ...{ id, game: 'g', setup: { scenario: 's', options: [] }, players: { a: { name: '', kind: 'person' } } },
    ...{ created: 0, changed: 0, seq: 1, count: 0, pending: ['a'], winners: null },
    ...more,
  });
  it('what waits for me comes first, then the newest; what is over comes last', () => {
    const bots: Summary['players'] = { a: { name: '', kind: 'bot' }, b: { name: '', kind: 'person' } };
    const games = [
      here('over', { winners: [], pending: [], changed: 9 }),
      here('bot', { players: bots, changed: 8 }),
      here('old', { changed: 1 }),
      here('new', { changed: 2 }),
    ];
    const away = { id: 'away', game: 'g', setup: { scenario: 's' }, players: {}, mySeats: ['a'], myTurn: true };
    const server = { ...away, since: 3, status: 'playing', pending: ['a'], outcome: null } as unknown as ServerTable;
    expect(cardsOf(games, [server]).map(card => card.href)).toEqual([
      ...['/table/away', '/local/new', '/local/old', '/local/bot', '/local/over'],
    ]);
  });
});

describe('the set-up page', () => {
  const options = [{ id: 'a' }, { id: 'b', requires: 'a' }, { id: 'c', requires: 'b' }, { id: 'd' }];
  it('an option brings what it needs', () => expect(toggled(options, ['d'], 'c')).toEqual(['a', 'b', 'c', 'd']));
  it('and takes away what needs it', () => expect(toggled(options, ['a', 'b', 'c', 'd'], 'a')).toEqual(['d']));
  it('and takes away what contradicts it, either way', () => {
    const weather: Option[] = [{ id: 'dry' }, { id: 'wet', excludes: 'dry' }];
    expect([toggled(weather, ['dry'], 'wet'), toggled(weather, ['wet'], 'dry')]).toEqual([['wet'], ['dry']]);
  });
  it('one that says nothing in a scenario is not shown there', () => {
    const some: Option[] = [{ id: 'fog' }, { id: 'wet', scenarios: ['pamunkey'] }];
    expect(optionsIn(some, 'pamunkey')).toEqual(some);
    expect(optionsIn(some, 'monocacy')).toEqual([{ id: 'fog' }]);
  });
  const form = { minutes: 45, more: 10, days: 3 } as Form;
  it.each([
    [{ pace: 'free' }, { kind: 'free' }],
    [{ pace: 'live' }, { kind: 'live', bank: 2700, more: 10 }],
    [
      { pace: 'live', minutes: Number.NaN, more: 1e9 },
      { kind: 'live', bank: 3600, more: 3600 },
    ],
    [
      { pace: 'days', days: 900 },
      { kind: 'days', days: 60 },
    ],
  ] as const)('a pace of %o', (some, pace) => expect(paceOf({ ...form, ...some })).toEqual(pace));
});
