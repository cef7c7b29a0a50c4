import { wordOf } from '@bivouac/desk';
import { ALL_TABS, openRule, openTab } from './column.ts';
import { runCommand } from './commands.ts';
import type { Find } from './finding.ts';
import type { Command } from './keys.ts';
import { placeLabel, placeNamed } from './labels.ts';
import type { Looking } from './looking.ts';
import { pointOf } from './pointing.ts';
import { listOpen, toggleFlyout } from './screen.ts';
import type { Store } from './store.ts';
import type { TableProps } from './TableScreen.tsx';
import type { Aimed } from './targets.ts';

const NEAR = 0.75; // pieces can be read

/** Everything that can be gone to or done by its name. */
export const findables = (store: Store, look: Looking, props: TableProps): readonly Find[] => [
  ...placeFinds(store, look),
  ...pieceFinds(store, look),
  ...orderFinds(store),
  ...commandFinds(store, look, props),
  ...ruleFinds(store),
];

/** The board goes there, the keys too, and the place is opened. */
function goThere(store: Store, look: Looking, aimed: Aimed): void {
  store.focus.value = aimed;
  store.whyNot.value = null;
  if (!listOpen.value) {
    const point = pointOf(store, aimed);
    store.show([aimed.place]);
    if (point) look.centre(point, NEAR);
    document.getElementById('map')?.focus({ preventScroll: true });
  }
  store.inspected.value = aimed;
}

function placeFinds(store: Store, look: Looking): readonly Find[] {
  return [...store.web.board.places, ...store.grounds.value].map(({ id }) => {
    const name = placeNamed(store, id);
    const run = (): void => goThere(store, look, { place: id });
    const detail = withoutName(placeLabel(store, id), name);
    return { key: `place-${id}`, group: 'place', label: name, detail, also: id, run };
  });
}

/** What a place is, after its name. */
const withoutName = (told: string, name: string): string =>
  told.startsWith(name) ? told.slice(name.length).replace(/^[,.:\s]+/, '') : told;

function pieceFinds(store: Store, look: Looking): readonly Find[] {
  const { boardSprites, speak } = store;
  return boardSprites.value.map(sprite => ({
    key: `piece-${sprite.id}`,
    group: 'piece',
    label: speak.text(sprite.label),
    also: `${placeNamed(store, wordOf(sprite.at))} ${wordOf(sprite.at)}`,
    run: () => goThere(store, look, { place: wordOf(sprite.at), sprite: sprite.id }),
  }));
}

const orderFinds = (store: Store): readonly Find[] =>
  store.buttons.value.map((button, i) => ({
    key: `order-${i}`,
    group: 'command',
    label: store.speak.text(button.label),
    hint: button.primary ? '↵' : String(i + 1),
    run: () => store.press(i),
  }));

function commandFinds(store: Store, look: Looking, props: TableProps): readonly Find[] {
  const { words, settings, language, held, redoable, isPast, hasCards } = store;
  const w = words.value;
  const named = (key: string, label: string, run: () => void, hint?: string): Find => ({
    ...{ key, group: 'command', label, run },
    ...(hint ? { hint } : {}),
  });
  const keyed = (label: string, command: Command, hint: string): Find =>
    named(`${command.do}${'by' in command ? command.by : ''}`, label, () => runCommand(store, look, command), hint);
  const playing = held.value.length > 0;
  return [
    ...(playing ? [keyed(w.undo, { do: 'undo' }, 'U')] : []),
    ...(redoable.value ? [keyed(w.redo, { do: 'redo' }, '⇧U')] : []),
    keyed(w.nextTarget, { do: 'target', by: 1 }, 'N'),
    keyed(w.boardList, { do: 'list' }, 'B'),
    keyed(w.wholeMap, { do: 'whole' }, '0'),
    keyed(w.zoomIn, { do: 'zoom', by: 1 }, '+'),
    keyed(w.zoomOut, { do: 'zoom', by: -1 }, '−'),
    ...(isPast.value ? [keyed(w.toLive, { do: 'live' }, '.')] : []),
    ...ALL_TABS.filter(each => each !== 'cards' || hasCards.value).map(each =>
      named(`tab-${each}`, w.showTab(w[each]), () => openTab(each)),
    ),
    named('overview', w.showTab(w.overview), () => toggleFlyout('overview'), 'M'),
    named('sound', settings.sound.value ? w.soundOff : w.soundOn, () => (settings.sound.value = !settings.sound.value)),
    named('theme', w.theme, props.onTheme),
    named('language', w.language, () => props.onLanguage(language.value === 'en' ? 'fr' : 'en')),
  ];
}

const ruleFinds = ({ web, language }: Store): readonly Find[] =>
  (web.rules.now.value ?? []).map(rule => ({
    key: `rule-${rule.id}`,
    group: 'rule',
    label: `§ ${rule.section} ${rule.title[language.value]}`,
    detail: `${rule.id} ${rule.says[language.value]}`,
    run: () => openRule(rule.id),
  }));
