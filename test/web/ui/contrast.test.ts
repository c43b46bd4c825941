import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(process.cwd(), 'web/src/ui/tokens.css'), 'utf8');

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

/** WCAG 2 relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
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
