import type { StandingOrder } from '@bivouac/kernel';
import { ASK } from '@bivouac/room';
import { useSignal } from '@preact/signals';
import { Dialog } from './Dialog.tsx';
import { Icon } from './icons.tsx';
import { type OwnOrders, ownOrders, toggled } from './standing.ts';
import { type Store, useStore } from './store.ts';

const ownOf = ({ web, now, liveView, eyes, isPast }: Store): OwnOrders | null =>
  isPast.value || !web.play.now.value
    ? null
    : ownOrders(web.play.now.value.game, now.value, liveView.value, eyes.value);

const give = (store: Store, { seat }: OwnOrders, orders: readonly string[]): void =>
  void store.tell({ t: 'order', seat, orders: store.asksAll.value ? [...orders, ASK] : orders });

/** In one's own seat: a window may be passed on for longer, and what stands can be cancelled at once. */
export function SeatOrders() {
  const store = useStore();
  const own = ownOf(store);
  const w = store.words.value;
  if (!own || (!own.isWindow && own.given.length === 0)) return null;
  const [only, ...others] = own.orders.filter(order => own.given.includes(order.id));
  return (
    <section class="standing" aria-label={w.standing} aria-live="polite">
      {only && others.length === 0 && <Given own={own} order={only} />}
      {others.length > 0 && <StandingButton label={w.ordersGiven(others.length + 1)} />}
      {own.isWindow && !only && <StandingButton label={w.passUntil} />}
    </section>
  );
}

function Given({ own, order }: { own: OwnOrders; order: StandingOrder }) {
  const store = useStore();
  const w = store.words.value;
  const name = store.speak.text({ key: order.name });
  const said = order.lasts ? w.alwaysPass(name) : name;
  return (
    <button
      type="button"
      class="given"
      aria-label={w.cancelOrder(said)}
      title={w.cancelOrder(said)}
      onClick={() => give(store, own, toggled(own.given, order.id))}
    >
      {w.passing}
      <Icon name="close" />
    </button>
  );
}

/** Opens the list of orders; nothing where there are none to give. */
export function StandingButton({ label, onOpen }: { label?: string; onOpen?: () => void }) {
  const store = useStore();
  const open = useSignal(false);
  const own = ownOf(store);
  if (!own) return null;
  return (
    <>
      <button
        type="button"
        class="btn sm"
        aria-haspopup="dialog"
        onClick={() => {
          open.value = true;
          onOpen?.();
        }}
      >
        {label ?? store.words.value.standing}
      </button>
      {open.value && <OrderList own={own} onClose={() => (open.value = false)} />}
    </>
  );
}

function OrderList({ own, onClose }: { own: OwnOrders; onClose: () => void }) {
  const store = useStore();
  const w = store.words.value;
  const until = own.orders.filter(order => !order.lasts);
  const always = own.orders.filter(order => order.lasts);
  return (
    <Dialog label={w.standing} onClose={onClose}>
      <h2>{w.standing}</h2>
      <p class="mute">{w.standingText}</p>
      {until.length > 0 && <Group own={own} orders={until} name={w.untilOrders} />}
      {always.length > 0 && <Group own={own} orders={always} name={w.alwaysOrders} />}
      <div class="row">
        {own.given.length > 0 && (
          <button type="button" class="btn" onClick={() => give(store, own, [])}>
            {w.cancelOrders}
          </button>
        )}
        <button type="button" class="btn pri" onClick={onClose}>
          {w.close}
        </button>
      </div>
    </Dialog>
  );
}

function Group({ own, orders, name }: { own: OwnOrders; orders: readonly StandingOrder[]; name: string }) {
  const store = useStore();
  return (
    <fieldset class="orderlist">
      <legend>{name}</legend>
      {orders.map(({ id, name: key }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={own.given.includes(id)}
            onChange={() => give(store, own, toggled(own.given, id))}
          />
          {store.speak.text({ key })}
        </label>
      ))}
    </fieldset>
  );
}
