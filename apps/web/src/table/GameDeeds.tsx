import { useSignal } from '@preact/signals';
import { sideOf } from './bits.tsx';
import { Dialog } from './Dialog.tsx';
import { type Store, useStore } from './store.ts';

type Deed = 'resign' | 'draw' | 'takeBack';

/** Taking back by consent, draw, resignation; nothing for those who watch. */
export function Deeds({ onDone }: { onDone?: () => void }) {
  const { words, now, held } = useStore();
  const w = words.value;
  const sure = useSignal<Deed | null>(null);
  if (held.value.length === 0 || now.value?.over) return null;
  const busy = now.value?.proposal !== null;
  const end = (): void => {
    sure.value = null;
    onDone?.();
  };
  const deeds = [
    ['takeBack', w.askTakeBack, busy],
    ['draw', w.offerDraw, busy],
    ['resign', w.resign, false],
  ] as const;
  return (
    <>
      {deeds.map(([deed, name, off]) => (
        <button key={deed} type="button" class="btn" disabled={off} onClick={() => (sure.value = deed)}>
          {name}
        </button>
      ))}
      {sure.value && <Sure deed={sure.value} onClose={end} />}
    </>
  );
}

/** Who says it: the seat that decides, or the one held. */
const speakerOf = ({ seat, held }: Store): string => seat.value ?? held.value[0]!;

function Sure({ deed, onClose }: { deed: Deed; onClose: () => void }) {
  const store = useStore();
  const w = store.words.value;
  const seat = speakerOf(store);
  const text = { resign: w.resignSure, draw: w.drawSure, takeBack: w.takeBackSure }[deed];
  const act = (): void => {
    onClose();
    void (deed === 'resign' ? store.tell({ t: 'resign', seat }) : store.tell({ t: 'propose', seat, what: deed }));
  };
  return (
    <Dialog label={text} onClose={onClose}>
      <h2>{{ resign: w.resign, draw: w.offerDraw, takeBack: w.askTakeBack }[deed]}</h2>
      <p>
        <b>{store.speak.side(sideOf(store, seat))}.</b> {text}
      </p>
      <div class="row">
        <button type="button" class="btn" data-first onClick={onClose}>
          {w.cancel}
        </button>
        <button type="button" class={`btn pri ${deed === 'resign' ? 'danger' : ''}`} onClick={act}>
          {deed === 'resign' ? w.yesResign : w.yesSend}
        </button>
      </div>
    </Dialog>
  );
}

/** What is proposed, in the prompt. */
export function Proposal() {
  const store = useStore();
  const { now, held, words } = store;
  const w = words.value;
  const proposal = now.value?.proposal;
  if (!proposal) return null;
  const who = store.speak.side(sideOf(store, proposal.by));
  const answers = held.value.find(seat => seat !== proposal.by);
  const answer = (yes: boolean): void => {
    if (answers) void store.tell({ t: 'answer', seat: answers, yes });
  };
  return (
    <span class="banner" role="alert">
      <b>{proposal.what === 'draw' ? w.drawOffered(who) : w.takeBackAsked(who)}</b>
      {answers ? (
        <>
          <button type="button" class="btn sm" onClick={() => answer(false)}>
            {w.decline}
          </button>
          <button type="button" class="btn sm pri" onClick={() => answer(true)}>
            {w.accept}
          </button>
        </>
      ) : (
        <span class="mute">{w.waitingAnswer}</span>
      )}
    </span>
  );
}
