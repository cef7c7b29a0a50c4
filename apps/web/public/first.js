// Before anything is drawn: the reader's light and language, so that nothing flashes.
(() => {
  const kept = key => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = kept('bivouac.theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  const language = kept('bivouac.language') ?? navigator.language;
  document.documentElement.lang = /^fr/i.test(language) ? 'fr' : 'en';
})();
