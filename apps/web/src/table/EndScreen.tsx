import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dot, sideOf } from './bits.tsx';
import { Dialog } from './Dialog.tsx';
import { checkDice } from './dice.ts';
import { Icon } from './icons.tsx';
import { type Store, useStore } from './store.ts';

/** The outcome, the points, and what is needed to check the dice. */
export function EndScreen({ onSave }: { onSave?: () => Promise<string> }) {
  const store = useStore();
  const { now, words, web, picture } = store;
  const open = useSignal(true);
  const over = now.value?.over ?? null;
  useEffect(() => {
    if (over) {
      open.value = true;
      store.heard.hearAll();
    }
  }, [over !== null]);
  if (!over) return null;
  const w = words.value;
  if (!open.value) {
    if (store.isPast.value) return null;
    return (
      <button type="button" class="btn pri endagain" onClick={() => (open.value = true)}>
        {w.showResult}
      </button>
    );
  }
  const close = (): void => {
    open.value = false;
  };
  const { winners, why } = over.outcome;
  return (
    <Dialog label={w.over} class="end" onClose={close}>
      <Icon name="tent" />
      <h2>{winners.length === 0 ? w.draw : w.wins(winners.map(store.speak.side).join(', '))}</h2>
      <p>{store.speak.text(why)}</p>
      <div class="scores">
        {picture.value?.score.map(({ side, points }) => (
          <span key={side}>
            <Dot side={side} web={web} /> {store.speak.side(side)} <b>{w.points(points)}</b>
          </span>
        ))}
      </div>
      <DiceCheck store={store} secret={over.secret} />
      <div class="row">
        <button type="button" class="btn" onClick={() => replayFrom(store, close)}>
          {w.replayGame}
        </button>
        {onSave && <SaveButton onSave={onSave} />}
        <button type="button" class="btn pri" data-first onClick={close}>
          {w.lookAround}
        </button>
      </div>
    </Dialog>
  );
}

function SaveButton({ onSave }: { onSave: () => Promise<string> }) {
  const { words } = useStore();
  const told = useSignal('');
  const save = async (): Promise<void> => {
    told.value = '';
    told.value = await onSave();
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => void save()}>
        {words.value.saveGame}
      </button>
      <p class="saved" role="status">
        {told.value}
      </p>
    </>
  );
}

function replayFrom(store: Store, close: () => void): void {
  close();
  void store.goTo(0);
}

function DiceCheck({ store, secret }: { store: Store; secret: string }) {
  const w = store.words.value;
  const { commitment: promised = '', numbers = {} } = store.info.value ?? {};
  const { fits, rolls, wrong, elsewhere } = checkDice(promised, secret, numbers, store.lines.value);
  return (
    <details class="dicecheck">
      <summary>{w.dice}</summary>
      <p>{w.diceText}</p>
      <dl>
        <dt>{w.commitment}</dt>
        <dd>{promised}</dd>
        <dt>{w.secret}</dt>
        <dd>{secret}</dd>
        {Object.entries(numbers).map(([seat, number]) => (
          <Fragment key={seat}>
            <dt>{w.ownNumber(store.speak.side(sideOf(store, seat)))}</dt>
            <dd>{number || '–'}</dd>
          </Fragment>
        ))}
      </dl>
      <p class={fits ? 'ok' : 'bad'}>{fits ? w.matches : w.mismatch}</p>
      <p class={wrong === 0 ? 'ok' : 'bad'}>{wrong === 0 ? w.rollsFit(rolls) : w.rollsWrong(wrong, rolls)}</p>
      {elsewhere > 0 && <p>{w.rollsElsewhere(elsewhere)}</p>}
    </details>
  );
}
