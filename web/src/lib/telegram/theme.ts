import type { Client } from './client.ts';

/**
 * Keeps `data-theme` of the page, and the colours of Telegram's bars around it, in step with the client's theme;
 * `onChange` is called after each change. The `--tg-theme-*` variables are set from the launch, later the bridge keeps
 * them. A client that gives no colours leaves the choice to the system. Returns a function that stops it.
 */
export function followTheme(client: Client, onChange: () => void): () => void {
  const { launch, call, supports } = client;
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const dark = isDark(client) ?? system.matches;
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    // The bars take a key of the theme, supported since 6.1; an arbitrary colour came only with 6.9.
    if (supports('6.1')) {
      call((bridge) => bridge.setHeaderColor('secondary_bg_color'));
      call((bridge) => bridge.setBackgroundColor('secondary_bg_color'));
    }
    if (supports('7.10')) call((bridge) => bridge.setBottomBarColor('secondary_bg_color'));
    onChange();
  };
  showColours(launch.theme);
  apply();
  call((bridge) => bridge.onEvent('themeChanged', apply));
  system.addEventListener('change', apply);
  return () => {
    call((bridge) => bridge.offEvent('themeChanged', apply));
    system.removeEventListener('change', apply);
  };
}

/** As the client's theme says; undefined where it gives no colours. */
function isDark({ bridge, launch }: Client): boolean | undefined {
  const loaded = bridge();
  if (loaded) return loaded.themeParams?.bg_color ? loaded.colorScheme === 'dark' : undefined;
  const colour = launch.theme.bg_color;
  return isColour(colour) ? brightnessOf(colour) < darkBelow : undefined;
}

function showColours(theme: Client['launch']['theme']): void {
  for (const [name, colour] of Object.entries(theme)) {
    if (!isColour(colour)) continue;
    document.documentElement.style.setProperty(`--tg-theme-${name.replaceAll('_', '-')}`, colour);
  }
}

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** Of 255; the bridge divides the themes here. */
const darkBelow = 120;

/** Perceived brightness of #rrggbb, 0–255, by the bridge's own formula (HSP). */
function brightnessOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(colour.slice(start, start + 2), 16),
  );
  return Math.sqrt(0.299 * red ** 2 + 0.587 * green ** 2 + 0.114 * blue ** 2);
}
