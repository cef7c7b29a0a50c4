import type { Pace } from '@bivouac/room';
import { useEffect } from 'preact/hooks';
import { tileOf } from '../games/index.ts';
import { api, type ServerTable, somebody } from '../net/api.ts';
import { calledIn } from '../text/guests.ts';
import { Doing, Dot, Section } from './bits.tsx';
import { fetchGame, gameHere } from './loaded.ts';
import { anyNumber } from './quick.ts';
import { language, words } from './reader.ts';
import { go } from './router.ts';

export const gameName = (id: string): string => tileOf(id)?.name ?? id;
export const scenarioName = (game: string, scenario: string): string =>
  gameHere(game)?.scenario(scenario, language.value).name ?? '';
export const sideName = (game: string, side: string): string => gameHere(game)?.sideName(side, language.value) ?? side;
export const sideClass = (game: string, side: string): string => gameHere(game)?.sideClass(side) ?? '';

export function paceText(pace: Pace): string {
  const w = words.value;
  if (pace.kind === 'free') return w.paces.free;
  const unit = (n: number, of: 'minute' | 'day'): string =>
    new Intl.NumberFormat(language.value, { style: 'unit', unit: of, unitDisplay: 'long' }).format(n);
  return pace.kind === 'days'
    ? `${w.paces.days}, ${unit(pace.days, 'day')}`
    : `${w.paces.live}, ${unit(pace.bank / 60, 'minute')}`;
}

/** Brings the words of the games listed. */
export function useNames(tables: readonly { readonly game: string }[]): void {
  const ids = [...new Set(tables.map(each => each.game))].join();
  useEffect(() => {
    for (const id of ids.split(',')) fetchGame(id);
  }, [ids]);
}

export const Seats = ({ table }: { table: ServerTable }) => (
  <>
    {Object.entries(table.players).map(([seat, player]) => (
      <span key={seat} class={`seat ${player.kind === 'open' ? 'open' : ''}`}>
        <Dot side={sideClass(table.game, seat)} />
        <span class="sr">{sideName(table.game, seat)}: </span>
        {(player.kind === 'bot' ? words.value.levels[player.name] : calledIn(player.name, language.value)) ||
          words.value.free}
      </span>
    ))}
  </>
);

/** Whoever sits down at a table from a file knows that it is one. */
export function FromFile({ table }: { table: ServerTable }) {
  const { brought } = table;
  if (!brought) return null;
  return <p class="mute">{words.value.brought(brought.actions, calledIn(brought.by, language.value), brought.anew)}</p>;
}

async function takeSeat({ id }: ServerTable, seat: string): Promise<void> {
  await somebody(language.value);
  await api.sit(id, seat, anyNumber());
  go(`/table/${id}`);
}

export function OpenSeats({ tables }: { tables: readonly ServerTable[] }) {
  const w = words.value;
  useNames(tables);
  const open = tables.filter(table => table.mySeats.length === 0);
  return (
    <Section id="open" title={w.openSeats} hint={open.length > 0 ? String(open.length) : ''}>
      {open.length === 0 ? (
        <p class="mute">{w.noOpenSeats}</p>
      ) : (
        <table class="list">
          <thead>
            <tr>
              <th scope="col">{w.game}</th>
              <th scope="col">{w.seats}</th>
              <th scope="col">{w.pace}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {open.map(table => (
              <OpenRow key={table.id} table={table} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

function OpenRow({ table }: { table: ServerTable }) {
  const free = Object.keys(table.players).filter(seat => table.players[seat]!.kind === 'open');
  return (
    <tr>
      <th scope="row">
        <a href={`/table/${table.id}`}>{gameName(table.game)}</a>
        <span>{scenarioName(table.game, table.setup.scenario)}</span>
        <FromFile table={table} />
      </th>
      <td>
        <Seats table={table} />
      </td>
      <td>{paceText(table.pace)}</td>
      <td class="ends">
        {free.map(seat => (
          <Doing key={seat} class="btn sm" work={() => takeSeat(table, seat)}>
            {words.value.take(sideName(table.game, seat))}
          </Doing>
        ))}
      </td>
    </tr>
  );
}

export function Watching({ tables }: { tables: readonly ServerTable[] }) {
  const w = words.value;
  useNames(tables);
  return (
    <Section id="watch" title={w.watch}>
      {tables.length === 0 ? (
        <p class="mute">{w.noWatch}</p>
      ) : (
        <ul class="bare">
          {tables.map(table => (
            <li key={table.id}>
              <a href={`/table/${table.id}`}>{gameName(table.game)}</a>{' '}
              <span class="mute">{scenarioName(table.game, table.setup.scenario)}</span>
              <div>
                <Seats table={table} />
              </div>
              <FromFile table={table} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
