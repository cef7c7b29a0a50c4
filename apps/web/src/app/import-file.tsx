import { useState } from 'preact/hooks';
import { local } from '../net/local.ts';
import { Trouble } from '../worker/trouble.ts';
import { Section, Told } from './bits.tsx';
import { announce, words } from './reader.ts';
import { go } from './router.ts';

const LARGEST = 20_000_000;

/** A saved game goes on here. A file that is none is refused with a sentence, and nothing changes. */
export function ImportFile() {
  const w = words.value;
  const [trouble, setTrouble] = useState<unknown>(null);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setTrouble(null);
    if (file.size > LARGEST) return setTrouble(new Trouble({ key: 'local.tooLarge' }));
    try {
      const { id } = await local('import', { text: await file.text() });
      announce(w.imported);
      go(`/local/${id}`);
    } catch (error) {
      setTrouble(error);
    }
  };
  return (
    <Section id="import" title={w.import}>
      <p class="mute">{w.importHint}</p>
      <label class="btn file">
        {w.importButton}
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => {
            const input = event.currentTarget;
            void open(input.files?.[0]).finally(() => {
              input.value = '';
            });
          }}
        />
      </label>
      <Told error={trouble} />
    </Section>
  );
}
