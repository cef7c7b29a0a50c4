import type { Fight } from '@bivouac/desk';
import { useSignal } from '@preact/signals';
import { Dot, RuleChip, Said, sideOf } from './bits.tsx';
import { isRecapSeen } from './column.ts';
import { isRecapFirst } from './enter.ts';
import { fitting } from './fitting.ts';
import { Icon } from './icons.tsx';
import { useMenu } from './menu.ts';
import { part } from './parts.tsx';
import { pageWidth, wide } from './screen.ts';
import { type Store, useStore } from './store.ts';
import { isThinking, Thinking } from './Thinking.tsx';
import type { AnyButton } from './targets.ts';

const AdviceButton = part('AdviceButton');
const OddsLine = part('OddsLine');
const Proposal = part('Proposal');
const SeatOrders = part('SeatOrders');

/** Letters on buttons that can stand side by side in the prompt bar, without crowding the sentence. */
const roomFor = (width: number): number => Math.max(8, Math.min(48, Math.floor((width - 1010) / 8.5)));

/** Always there: who decides, what, and under which rule. */
export function PromptBar() {
  const store = useStore();
  const { isPast, now, seat, web } = store;
  const who = isPast.value ? (store.asked.value[0] ?? '') : (now.value?.pending[0] ?? '');
  const side = who ? sideOf(store, who) : '';
  const mine = seat.value !== null && !isPast.value;
  return (
    <section
      id="prompt"
      class={`prompt ${side ? web.sideClass(side) : ''} ${mine ? 'mine' : 'waits'}`}
      tabIndex={-1}
      aria-owns={isRecapSeen(store.recapDue.value, store.hasDraft.value) ? 'recap' : undefined} // read after the question, before the map
    >
      <Who side={side} />
      <What />
      <Acts />
    </section>
  );
}

function Who({ side }: { side: string }) {
  const store = useStore();
  const { words, now, isPast, seat, web } = store;
  const w = words.value;
  const name = side ? store.speak.side(side) : '';
  const title = isPast.value
    ? w.replaying
    : now.value?.over
      ? w.over
      : seat.value
        ? w.yourDecision
        : side
          ? w.toDecide(name)
          : w.joining;
  return (
    <div class="who">
      {side && <Dot side={side} web={web} />}
      <div>
        <small>{isPast.value ? w.atAction(store.at.value ?? 0, store.count.value) : name}</small>
        <b>{title}</b>
      </div>
      {!wide.value && <SeatOrders />}
    </div>
  );
}

function What() {
  const store = useStore();
  const { question, considered, ahead, offer, refusal, heard, now, isPast } = store;
  const w = store.words.value;
  const link = heard.link.state.value;
  const target = wide.value ? considered.value : null; // on a narrow screen the card says it
  const poised = ahead.value?.poised ?? offer.value.poised;
  const hint = target ? target.label : offer.value.hint;
  return (
    <div class="what">
      <p role="status" aria-live={poised?.moved ? 'off' : 'polite'}>
        {poised?.moved && poised.says.length > 0 ? (
          poised.says.map(text => store.speak.text(text)).join(' ')
        ) : now.value?.over && !isPast.value ? (
          <Said text={now.value.over.outcome.why} />
        ) : question.value ? (
          <Said text={question.value} />
        ) : (
          w.joining
        )}
      </p>
      {link === 'broken' ? (
        <span class="broken" role="alert">
          {w.reconnecting}
        </span>
      ) : refusal.value ? (
        <span class="refused" role="alert">
          <b>{w.refused}.</b> <Said text={refusal.value} />
        </span>
      ) : now.value?.proposal ? (
        <Proposal />
      ) : store.sending.value ? (
        <span>{w.sending}</span>
      ) : poised?.moved && (poised.stopped || !wide.value) ? (
        <span class="poised">{poised.stopped && <Said text={poised.stopped} />}</span>
      ) : store.odds.value && store.settings.odds.value ? (
        <OddsLine odds={store.odds.value} />
      ) : hint && !wide.value && !store.hasDraft.value ? (
        <Hint key={store.speak.text(hint)} says={store.speak.text(hint)} />
      ) : hint ? (
        <span class={target ? 'on' : store.hasDraft.value ? 'picking' : 'how'} title={store.speak.text(hint)}>
          {store.speak.text(hint)} {target?.fight && <Chance {...target.fight} />}{' '}
          {target?.label.rule && <RuleChip rule={target.label.rule} />}
        </span>
      ) : (
        <Waiting store={store} />
      )}
    </div>
  );
}

const LETTER = 6.6; // pixels of a letter of a hint; a hint a little longer than its line takes a second

/** On a narrow screen its first line; a tap lays the rest over the map, whose height stays what it is. */
function Hint({ says }: { says: string }) {
  const open = useSignal(false);
  if (says.length * LETTER < pageWidth.value - 30) return <span class="how">{says}</span>;
  return (
    <button type="button" class="how" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
      <span>{says}</span>
      <Icon name="caret" />
    </button>
  );
}

/** How often the fight that this may lead to is won. */
function Chance({ wins, of }: Fight) {
  const { words, language } = useStore();
  const share = new Intl.NumberFormat(language.value, { style: 'percent' }).format(wins / of);
  return <b class="win">{words.value.fightChance(share)}</b>;
}

function Waiting({ store }: { store: Store }) {
  const { seat, lastAct, now, info } = store;
  const w = store.words.value;
  if (heldNone(store) && !now.value?.over) return <span>{w.watching}</span>;
  if (info.value?.begun === false) return <span>{w.notBegun}</span>;
  if (isThinking(store)) return <Thinking />;
  const last = lastAct.value?.events.at(-1);
  if (!last || (seat.value && !store.isPast.value)) return null;
  return <span>{w.lastEvent(store.speak.text(last))}</span>;
}
const heldNone = ({ held }: Store): boolean => held.value.length === 0;

function Acts() {
  const store = useStore();
  const { isPast, now, words } = store;
  const w = words.value;
  if (isPast.value) {
    return (
      <div class="acts">
        <button type="button" class="btn pri" onClick={() => void store.goTo(null)}>
          {w.toLive}
          <span class="key" aria-hidden="true">
            .
          </span>
        </button>
      </div>
    );
  }
  if (now.value?.over) return null;
  return (
    <div class="acts">
      <UndoButton />
      <RedoButton />
      <AdviceButton />
      <Buttons />
    </div>
  );
}

export function UndoButton({ bare = false }: { bare?: boolean }) {
  const store = useStore();
  const { whyNoUndo, hasDraft, undoSeat, words, held } = store;
  if (held.value.length === 0) return null;
  const able = hasDraft.value || undoSeat.value !== null;
  const why = able || !whyNoUndo.value ? '' : store.speak.text(whyNoUndo.value);
  return (
    <button
      type="button"
      class={`btn undo ${able ? '' : 'off'}`}
      aria-disabled={!able}
      aria-label={bare ? words.value.undo : undefined}
      title={why}
      onClick={() => void store.undo()}
    >
      {bare ? <Icon name="undo" /> : hasDraft.value ? words.value.putBack : words.value.undo}
      {!bare && (
        <span class="key" aria-hidden="true">
          {hasDraft.value ? 'Esc' : 'U'}
        </span>
      )}
    </button>
  );
}

/** What was taken back, again; only while it can be. */
export function RedoButton({ bare = false }: { bare?: boolean }) {
  const { redoable, redo, words, sending } = useStore();
  if (!redoable.value) return null;
  const name = words.value.redo;
  return (
    <button
      type="button"
      class="btn redo"
      aria-disabled={sending.value}
      {...(bare ? { 'aria-label': name } : {})}
      onClick={() => void redo()}
    >
      {bare ? <Icon name="redo" /> : name}
      {!bare && (
        <span class="key" aria-hidden="true">
          ⇧U
        </span>
      )}
    </button>
  );
}

const LINE = 34; // letters of a button's line; longer ones take a second

/** The main button last; too many others go into a menu. */
export function Buttons({ room = roomFor(pageWidth.value) }: { room?: number }) {
  const { buttons: offered, offer, speak, fanOpen } = useStore();
  const buttons = offered.value;
  const numbered = buttons.map((button, index) => ({ button, index }));
  const main = numbered.find(({ button }) => button.primary);
  /** Beside the stack, or over the odds. */
  const elsewhere = ({ quick, manner }: AnyButton): boolean =>
    (quick && fanOpen.value !== null) || manner !== undefined;
  const others = numbered.filter(each => each !== main && !elsewhere(each.button));
  const said = ({ button }: { button: AnyButton }): string => speak.text(button.label).slice(0, LINE);
  const isPoised = offer.value.poised?.moved ?? false; // keys, handle and pad turn it; the sentence needs the room
  const most = isPoised ? 0 : fitting(others.map(said), room - (main ? said(main).length : 0));
  return (
    <>
      {others.slice(0, most).map(each => (
        <Order key={each.index} {...each} />
      ))}
      {others.length > most && <More orders={others.slice(most)} />}
      {main && <Order {...main} />}
    </>
  );
}

export function Order(props: { button: AnyButton; index: number; onDone?: () => void; copy?: boolean }) {
  const { button, index, onDone } = props;
  const store = useStore();
  const { speak, sending } = store;
  const why = button.refused ? speak.text(button.refused) : '';
  const waits = button.primary === true && isRecapFirst(store); // one button at a time stands out
  return (
    <button
      type="button"
      class={`btn ${props.copy ? 'use' : 'order'} ${button.primary ? 'pri' : ''} ${waits ? 'later' : ''} ${button.refused ? 'off' : ''}`}
      {...(props.copy ? { tabIndex: -1 } : {})}
      aria-disabled={button.refused !== undefined || sending.value}
      title={why}
      onClick={() => {
        store.press(index);
        onDone?.();
      }}
    >
      {speak.text(button.label)}
      {button.leaves && button.leaves.items.length > 0 && (
        <span class="leftn">{store.words.value.left(button.leaves.items.length)}</span>
      )}
      {!waits && (
        <span class="key" aria-hidden="true">
          {button.primary ? '↵' : index + 1}
        </span>
      )}
    </button>
  );
}

function More({ orders }: { orders: readonly { button: AnyButton; index: number }[] }) {
  const store = useStore();
  const { open, box } = useMenu();
  return (
    <div class="more" ref={box}>
      <button type="button" class="btn" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
        {store.words.value.more}
      </button>
      {open.value && (
        <div class="menu orders">
          {orders.map(each => (
            <Order key={each.index} {...each} onDone={() => (open.value = false)} />
          ))}
        </div>
      )}
    </div>
  );
}
