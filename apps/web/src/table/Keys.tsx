import { poiseWords } from '../text/poise.ts';
import { Dialog } from './Dialog.tsx';
import { keysOpen } from './screen.ts';
import { useStore } from './store.ts';

/** What each key does. */
export function Keys() {
  const { words, language, web } = useStore();
  const w = words.value;
  if (!keysOpen.value) return null;
  const close = (): void => {
    keysOpen.value = false;
  };
  const texts = web.board.plane ? `${w.keysText} · ${poiseWords(language.value).keys}` : w.keysText;
  const rows = texts.split(/\s·\s/).map(row => row.split('|') as [string, string]);
  return (
    <Dialog label={w.keys} onClose={close}>
      <h2>{w.keys}</h2>
      <table class="keys">
        <tbody>
          {rows.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row">
                {keys.split(', ').map(key => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="row">
        <button type="button" class="btn pri" data-first onClick={close}>
          {w.close}
        </button>
      </div>
    </Dialog>
  );
}
