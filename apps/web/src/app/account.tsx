import { useEffect } from 'preact/hooks';
import { api, me, reachable } from '../net/api.ts';
import { EnterForm, Himself } from './account-forms.tsx';
import { Hooks, Notifications, Tokens } from './account-more.tsx';
import { Section, Title } from './bits.tsx';
import { speak } from './loaded.ts';
import { language, setTheme, type Theme, theme, words } from './reader.ts';

export function Account() {
  const w = words.value;
  useEffect(() => {
    api.me().then(
      who => {
        me.value = who;
      },
      () => {},
    );
  }, []);
  return (
    <div class="narrow">
      <Title>{w.account}</Title>
      {reachable.value === false ? <p>{w.serverNeeded}</p> : me.value ? <Himself /> : <EnterForm />}
      <Reading />
      {reachable.value !== false && me.value && (
        <>
          <Notifications />
          <Tokens />
          <Hooks />
        </>
      )}
    </div>
  );
}

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

/** Language and light: of this device, and of the mail the server sends. */
function Reading() {
  const w = words.value;
  const choose = (to: 'en' | 'fr'): void => {
    void speak(to);
    if (me.value) void api.change({ language: to }).catch(() => {});
  };
  return (
    <Section id="reading" title={`${w.language} · ${w.theme}`}>
      <fieldset>
        <legend>{w.language}</legend>
        <div class="seg">
          {(['fr', 'en'] as const).map(each => (
            <label key={each}>
              <input type="radio" name="language" checked={language.value === each} onChange={() => choose(each)} />
              <span lang={each}>{each === 'fr' ? 'Français' : 'English'}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{w.theme}</legend>
        <div class="seg">
          {THEMES.map(each => (
            <label key={each}>
              <input type="radio" name="theme" checked={theme.value === each} onChange={() => setTheme(each)} />
              <span>{w.themes[each]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </Section>
  );
}
