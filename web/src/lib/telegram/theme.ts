import { attempt, type Client } from './client.ts';

/**
 * Keeps `data-theme` of the page, and the colours of Telegram's bars around it, in step with the client's theme;
 * `onChange` is called after each change. The SDK itself keeps the `--tg-theme-*` variables. A client that gives no
 * colours leaves the choice to the system. Returns a function that stops it.
 */
export function followTheme({ web, supports }: Client, onChange: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const given = Boolean(web.themeParams?.bg_color);
    const dark = given ? web.colorScheme === 'dark' : system.matches;
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    // The bars take a key of the theme, supported since 6.1; an arbitrary colour came only with 6.9.
    if (supports('6.1')) {
      attempt(() => web.setHeaderColor('secondary_bg_color'));
      attempt(() => web.setBackgroundColor('secondary_bg_color'));
    }
    if (supports('7.10')) attempt(() => web.setBottomBarColor('secondary_bg_color'));
    onChange();
  };
  apply();
  attempt(() => web.onEvent('themeChanged', apply));
  system.addEventListener('change', apply);
  return () => {
    attempt(() => web.offEvent('themeChanged', apply));
    system.removeEventListener('change', apply);
  };
}
