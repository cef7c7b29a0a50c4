import { figures } from './figures.ts';
import { useStore } from './store.ts';

/** The ways to do what is considered, side by side: one press chooses, and its odds change. */
export function Manners() {
  const store = useStore();
  const { buttons, offer, speak, language, sending } = store;
  const ways = buttons.value.flatMap((button, index) =>
    button.manner ? [{ ...button, ...button.manner, index }] : [],
  );
  if (ways.length === 0) return null;
  return (
    <fieldset class="manners" aria-label={offer.value.hint && speak.text(offer.value.hint)}>
      {ways.map(({ label, worth, price, picked = false, refused, index }) => (
        <button
          key={index}
          type="button"
          class={refused ? 'off' : ''}
          aria-pressed={picked}
          aria-disabled={refused !== undefined || sending.value}
          title={refused && speak.text(refused)}
          onClick={() => store.press(index)}
        >
          <b>
            {speak.text(label)} {figures(worth, language.value)}
          </b>
          <small>{speak.text(price)}</small>
        </button>
      ))}
    </fieldset>
  );
}
