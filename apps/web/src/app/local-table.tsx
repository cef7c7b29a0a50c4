import type { AnyView } from '@bivouac/room';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { LocalLink, local } from '../net/local.ts';
import { LESSON } from '../worker/bots.ts';
import type { BranchOf, Summary } from '../worker/store.ts';
import { isTaught } from '../worker/taught.ts';
import { adviser } from './advice.ts';
import { AtTable, NoTable, Waiting } from './at-table.tsx';
import { told } from './bits.tsx';
import { announce, words } from './reader.ts';
import { go } from './router.ts';

/** A table on this device. */
export function LocalTable({ id }: { id: string }) {
  const link = useMemo(() => new LocalLink(id), [id]);
  const table = useSignal<Summary | null | undefined>(undefined);
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
      link={link}
      bar={<Bars table={found} />}
      alone={found.branch !== undefined}
      taught={isLesson(found)}
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

function Bars({ table }: { table: Summary }) {
  const bots = Object.keys(table.players).filter(seat => table.players[seat]!.kind === 'bot');
  if (table.branch) return <BranchBar branch={table.branch} id={table.id} />;
  const [bot] = bots;
  return bot ? <BotBar id={table.id} level={table.players[bot]?.level ?? 'random'} /> : null;
}

function BranchBar({ branch, id }: { branch: BranchOf; id: string }) {
  const w = words.value;
  const real = branch.kind === 'server' ? `/table/${branch.table}` : `/local/${branch.table}`;
  const leave = async (): Promise<void> => {
    await local('remove', { id }).catch(() => null);
    go(real);
  };
  return (
    <aside class="strip" aria-label={w.whatIf}>
      <p>{w.branchBar(branch.count)}</p>
      <a class="btn sm" href={real}>
        {w.toTable}
      </a>
      <button type="button" class="btn sm" onClick={() => void leave()}>
        {w.remove}
      </button>
    </aside>
  );
}

function BotBar({ id, level }: { id: string; level: string }) {
  const w = words.value;
  const fast = useSignal(false);
  const toggle = (): void => {
    fast.value = !fast.value;
    void local('hurry', { id, on: fast.value });
  };
  return (
    <aside class="strip" aria-label={w.againstBot}>
      <p>{w.botIs(w.levels[level] ?? '')}</p>
      <button type="button" class="btn sm" aria-pressed={fast.value} onClick={toggle}>
        {w.fast}
      </button>
    </aside>
  );
}
