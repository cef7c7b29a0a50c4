import { useSignal } from '@preact/signals';
import { ArrivalsSheet } from './ArrivalsSheet.tsx';
import { IconButton } from './bits.tsx';
import { Panel, Unread } from './Column.tsx';
import { MORE, sheet } from './column.ts';
import { MapTools } from './FoldedOut.tsx';
import { Deeds } from './GameDeeds.tsx';
import { Icon } from './icons.tsx';
import { pieceLabels, placeLabel } from './labels.ts';
import type { Looking } from './looking.ts';
import { Odds } from './Odds.tsx';
import { PossibleAnswers } from './Possible.tsx';
import { nextTarget } from './pointing.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { StandingButton } from './Standing.tsx';
import { useStore } from './store.ts';
import type { TableProps } from './TableScreen.tsx';
import { isGround } from './targets.ts';

/** A panel over the lower map; the grip makes it taller. */
export function Sheet({ props, look }: { props: TableProps; look: Looking }) {
  const { words } = useStore();
  const tall = useSignal(false);
  const open = sheet.value;
  if (open === null) return null;
  return (
    <section
      class={`drawer ${open} ${tall.value ? 'tall' : ''}`}
      aria-label={open === 'more' ? words.value.tools : words.value[open]}
    >
      <Grip tall={tall.value} onTall={to => (tall.value = to)} onClose={() => (sheet.value = null)} />
      <div class="panel">
        <Inside of={open} props={props} look={look} />
      </div>
    </section>
  );
}

function Inside({ of, props, look }: { of: NonNullable<typeof sheet.value>; props: TableProps; look: Looking }) {
  const { words, odds } = useStore();
  if (of === 'more') return <More props={props} look={look} />;
  if (of === 'arrivals') return <ArrivalsSheet />;
  if (of !== 'odds') return <Panel of={of} />;
  return (
    <>
      {odds.value ? <Odds odds={odds.value} /> : <p class="mute">{words.value.noOdds}</p>}
      <PossibleAnswers />
    </>
  );
}

function Grip(props: { tall: boolean; onTall: (tall: boolean) => void; onClose: () => void }) {
  const { words } = useStore();
  const from = useSignal<number | null>(null);
  const end = (y: number): void => {
    if (from.value === null) return;
    const by = y - from.value;
    from.value = null;
    if (by < -30) props.onTall(true);
    else if (by > 30) props.tall ? props.onTall(false) : props.onClose();
  };
  return (
    <div
      class="griprow"
      onPointerDown={event => {
        if ((event.target as Element).closest('button')) return; // a held pointer would not press it
        from.value = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={event => end(event.clientY)}
    >
      <span class="grab" />
      <IconButton class="x" label={words.value.close} onClick={props.onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}

function More({ props, look }: { props: TableProps; look: Looking }) {
  const { words, language, settings } = useStore();
  const w = words.value;
  return (
    <div class="moregrid">
      <MapTools look={look} />
      {MORE.map(each => (
        <button key={each} type="button" class="btn" onClick={() => (sheet.value = each)}>
          {w[each]} {each === 'chat' && <Unread />}
        </button>
      ))}
      <button type="button" class="btn" onClick={props.onTheme}>
        {w.theme}
      </button>
      <button
        type="button"
        class="btn"
        aria-pressed={settings.sound.value}
        onClick={() => (settings.sound.value = !settings.sound.value)}
      >
        <Icon name={settings.sound.value ? 'sound' : 'mute'} /> {w.sound}
      </button>
      <button
        type="button"
        class="btn"
        lang={language.value === 'en' ? 'fr' : 'en'}
        onClick={() => props.onLanguage(language.value === 'en' ? 'fr' : 'en')}
      >
        {w.language}
      </button>
      <StandingButton />
      <Deeds />
      <ReplayBar props={props} />
    </div>
  );
}

/** What a tapped place is, and one big button; arrows lead to the next legal one. */
export function PeekCard({ look }: { look: Looking }) {
  const store = useStore();
  const { considered, words, speak, offer } = store;
  const target = considered.value;
  if (!target) return null;
  const aimed = store.aimedBy(target);
  return (
    <section class="peek" aria-live="polite">
      <div>
        <b>{speak.text(target.label)}</b>
        <span>{placeLabel(store, aimed.place)}</span>
        {isGround(target) && <em>{pieceLabels(store, aimed).join(' ')}</em>}
      </div>
      <div class="peekacts">
        <IconButton
          label={words.value.previousTarget}
          onClick={() => nextTarget(store, look, -1)}
          disabled={offer.value.targets.length < 2}
        >
          <Icon name="prev" />
        </IconButton>
        <button type="button" class="btn pri" onClick={() => store.follow(target.next)}>
          {'action' in target.next ? words.value.go : words.value.choose}
        </button>
        <IconButton
          label={words.value.nextTarget}
          onClick={() => nextTarget(store, look, 1)}
          disabled={offer.value.targets.length < 2}
        >
          <Icon name="next" />
        </IconButton>
      </div>
    </section>
  );
}
