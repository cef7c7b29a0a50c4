import { LEVEL_NAMES, levelNow } from '@bivouac/bots/levels';
import type { AnyView } from '@bivouac/room';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { isTaught } from '../games/index.ts';
import { LocalLink, local } from '../net/local.ts';
import { type BotAt, type BranchOf, LESSON, type Summary } from '../worker/store.ts';
import { adviser } from './advice.ts';
import { AtTable, NoTable, Waiting } from './at-table.tsx';
import { told } from './bits.tsx';
import { sideName } from './public-tables.tsx';
import { announce, words } from './reader.ts';
import { go } from './router.ts';
import { savedOr, saveLocal } from './saving.ts';

/** A table on this device. */
export function LocalTable({ id }: { id: string }) {
  const link = useMemo(() => new LocalLink(id), [id]);
  const table = useSignal<Summary | null | undefined>(undefined);
  const fast = useSignal(false);
  const hurry = (): void => {
    fast.value = !fast.value;
    void local('hurry', { id, on: fast.value });
  };
  useEffect(() => () => link.close(), [link]);
  useEffect(() => {
    local('list', {}).then(
      all => {
        table.value = all.find(each => each.id === id) ?? null;
      },
      () => {
        table.value = null;
      },
    );
  }, [link]);
  const found = table.value;
  if (found === undefined) return <Waiting />;
  if (found === null) return <NoTable>{words.value.tableMissing}</NoTable>;
  return (
    <AtTable
      game={found.game}
      scenario={found.setup.scenario}
      link={link}
      {...(found.branch
        ? { bar: <BranchBar table={found} branch={found.branch} onChange={to => (table.value = to)} /> }
        : { pace: { fast: fast.value, onFast: hurry } })}
      alone={found.branch !== undefined}
      taught={isLesson(found)}
      {...(found.branch ? {} : { onSave: savedOr(() => saveLocal(found.game, id)) })}
      onWhatIf={(view, count) => void branchOff(found.game, view, { kind: 'local', table: id, count, seat: view.seat })}
      {...(found.branch && isTaught(found.game) ? { onAdvice: adviser(found.game, found.branch) } : {})}
    />
  );
}

const isLesson = ({ players }: Summary): boolean => Object.values(players).some(({ level }) => level === LESSON);

/** A private board from this position; it knows no more than the view it is made from. */
export async function branchOff(game: string, view: AnyView, branch: BranchOf): Promise<void> {
  try {
    const { id } = await local('branch', { game, view, branch });
    go(`/local/${id}`);
  } catch (error) {
    announce(await told(error));
  }
}

interface BarsProps {
  readonly table: Summary;
  readonly onChange: (to: Summary) => void;
}

function BranchBar({ table, branch, onChange }: BarsProps & { branch: BranchOf }) {
  const w = words.value;
  const { id } = table;
  const real = branch.kind === 'server' ? `/table/${branch.table}` : `/local/${branch.table}`;
  const leave = async (): Promise<void> => {
    await local('remove', { id }).catch(() => null);
    go(real);
  };
  return (
    <aside class="strip" aria-label={w.whatIf}>
      <p>{w.branchBar(branch.count)}</p>
      {isTaught(table.game) && <BotPlays {...{ table, onChange }} />}
      <a class="btn sm" href={real}>
        {w.toTable}
      </a>
      <button type="button" class="btn sm" onClick={() => void leave()}>
        {w.remove}
      </button>
    </aside>
  );
}

/** Both sides oneself, or one of them by a bot; at any moment. */
function BotPlays({ table: { id, game, players }, onChange }: BarsProps) {
  const w = words.value;
  const seats = Object.keys(players);
  const offered = seats.flatMap(seat => LEVEL_NAMES.map((level): BotAt => ({ seat, level })));
  const chosen = offered.findIndex(
    ({ seat, level }) => players[seat]?.kind === 'bot' && levelNow(players[seat].level ?? '') === level,
  );
  const choose = async (to: number): Promise<void> => {
    try {
      onChange(await local('botAt', { id, bot: offered[to] ?? null }));
    } catch (error) {
      announce(await told(error));
    }
  };
  return (
    <label>
      {w.botPlays}{' '}
      <select value={chosen} onChange={event => void choose(Number(event.currentTarget.value))}>
        <option value={-1}>{w.botPlaysNobody}</option>
        {offered.map(({ seat, level }, i) => (
          <option key={`${seat} ${level}`} value={i}>
            {w.botPlaysAs(sideName(game, seat), w.levels[level] ?? level)}
          </option>
        ))}
      </select>
    </label>
  );
}
