import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useLater } from '../games/later.ts';
import type { Words } from '../text/table.en.ts';
import { Dialog } from './Dialog.tsx';
import { findables } from './findables.ts';
import { type Find, type FindGroup, foundIn, steppedTo } from './finding.ts';
import { Icon } from './icons.tsx';
import type { Looking } from './looking.ts';
import { finderOpen } from './screen.ts';
import { useStore } from './store.ts';
import type { TableProps } from './TableScreen.tsx';

/** Go to a place or piece by name; the same box finds rules and commands. */
export function Finder({ look, props }: { look: Looking; props: TableProps }) {
  const { words } = useStore();
  if (!finderOpen.value) return null;
  const close = (): void => {
    finderOpen.value = false;
  };
  return (
    <Dialog label={words.value.find} class="finder" onClose={close}>
      <Box look={look} props={props} onClose={close} />
    </Dialog>
  );
}

function Box({ look, props, onClose }: { look: Looking; props: TableProps; onClose: () => void }) {
  const store = useStore();
  const w = store.words.value;
  const rules = useLater(store.web.rules);
  const all = useMemo(() => findables(store, look, props), [store, store.picture.value, store.language.value, rules]);
  const query = useSignal('');
  const at = useSignal(0);
  const found = foundIn(all, query.value);
  const active = found[Math.min(at.value, found.length - 1)];
  const choose = (find: Find | undefined): void => {
    if (!find) return;
    onClose();
    find.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = steppedTo(at.value, found.length, event.key);
    if (next !== null) at.value = next;
    else if (event.key === 'Enter') choose(active);
    else return;
    event.preventDefault();
    if (next !== null) show(found[next]!);
  };
  return (
    <>
      <div class="findrow">
        <Icon name="search" />
        <input
          data-first
          role="combobox"
          aria-label={w.findHint}
          placeholder={w.findHint}
          aria-expanded={found.length > 0}
          aria-controls="found"
          aria-autocomplete="list"
          {...(active ? { 'aria-activedescendant': `find-${active.key}` } : {})}
          autocomplete="off"
          spellcheck={false}
          value={query.value}
          onInput={event => {
            query.value = event.currentTarget.value;
            at.value = 0;
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" class="x" aria-label={w.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div id="found" class="found" role="listbox" aria-label={w.find}>
        {inGroups(found).map(([group, finds]) => (
          <Group key={group} group={group} finds={finds} active={active} onChoose={choose} />
        ))}
      </div>
      <p class="mute" role="status">
        {found.length === 0 ? w.findNothing : w.foundThings(found.length)} <span class="findkeys">· {w.findKeys}</span>
      </p>
    </>
  );
}

const show = ({ key }: Find): void => document.getElementById(`find-${key}`)?.scrollIntoView({ block: 'nearest' });

function inGroups(found: readonly Find[]): readonly (readonly [FindGroup, readonly Find[]])[] {
  const groups = new Map<FindGroup, Find[]>();
  for (const find of found) groups.set(find.group, [...(groups.get(find.group) ?? []), find]);
  return [...groups];
}
const groupName = (w: Words, group: FindGroup): string =>
  ({ place: w.findPlaces, piece: w.findPieces, command: w.findCommands, rule: w.findRules })[group];

interface GroupProps {
  readonly group: FindGroup;
  readonly finds: readonly Find[];
  readonly active: Find | undefined;
  readonly onChoose: (find: Find) => void;
}
function Group({ group, finds, active, onChoose }: GroupProps) {
  const { words } = useStore();
  const name = groupName(words.value, group);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div role="group" aria-label={name}>
      <b aria-hidden="true">{name}</b>
      {finds.map(find => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which points here
        <div
          key={find.key}
          id={`find-${find.key}`}
          role="option"
          aria-selected={find === active}
          onClick={() => onChoose(find)}
        >
          <span>
            {find.label}
            {find.detail && <small>{find.detail}</small>}
          </span>
          {find.hint && <kbd>{find.hint}</kbd>}
        </div>
      ))}
    </div>
  );
}
