import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../web/src/lib/theme/readable-theme.ts';

const css = readFileSync(join(process.cwd(), 'web/src/ui/styles/tokens.css'), 'utf8');

/** The colours of a theme: the first block is light, the dark one overrides it. */
function palette(theme: 'light' | 'dark'): Record<string, string> {
  const blocks = [css.slice(css.indexOf(':root {'), css.indexOf('}', css.indexOf(':root {')))];
  const dark = css.indexOf(':root[data-theme="dark"]');
  if (theme === 'dark') blocks.push(css.slice(dark, css.indexOf('}', dark)));
  const colours: Record<string, string> = {};
  for (const [, name, value] of blocks.join('\n').matchAll(/--([\w-]+):[^;]*?(#[0-9a-f]{6})\)*;/g)) {
    if (name && value) colours[name] = value;
  }
  return colours;
}

/** Surfaces that Telegram's own light and dark themes bring in place of ours. */
const telegram = {
  light: { card: ['#ffffff'], page: ['#f0f2f5', '#efeff4'] },
  dark: { card: ['#212121', '#1c1c1d', '#17212b'], page: ['#0f0f0f', '#000000', '#232e3c'] },
};

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const colours = palette(theme);
  const pairs: [text: string, surface: string][] = [
    ['ink', 'page'],
    ['ink', 'card'],
    ['ink-soft', 'page'],
    ['ink-soft', 'card'],
    ['ink-soft', 'sunken'],
    ['accent', 'page'],
    ['accent', 'card'],
    ['accent', 'accent-soft'],
    ['on-accent', 'accent-fill'],
    ['gold', 'card'],
    ['gold', 'gold-soft'],
    ['right', 'page'],
    ['right', 'card'],
    ['right', 'right-soft'],
    ['wrong', 'page'],
    ['wrong', 'card'],
    ['wrong', 'wrong-soft'],
  ];
  it.each(pairs)('%s on %s can be read (4.5 : 1)', (text, surface) => {
    const surfaces = [colours[surface], ...(telegram[theme][surface as 'card' | 'page'] ?? [])];
    for (const colour of surfaces) {
      expect(contrast(colours[text] ?? '', colour ?? ''), `${text} on ${colour}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('the skeleton before any script has the colours of the dark theme too', () => {
  const system = css.slice(css.indexOf('@media (prefers-color-scheme: dark)'));
  for (const name of ['page', 'card', 'ink', 'sunken', 'accent-fill']) {
    expect(system).toContain(`--${name}: ${palette('dark')[name]};`);
  }
});
