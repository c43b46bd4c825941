import { expect, it } from 'vitest';
import { contrast, keepReadable } from '../../../../web/src/lib/theme/readable-theme.ts';

const own = {
  '--ink': '#16211f',
  '--ink-soft': '#566361',
  '--accent': '#0b6e69',
  '--right': '#1b7340',
  '--wrong': '#b3261e',
};

/** The page after a look at these surfaces of the client. */
function given(page: string, card: string, ink = own['--ink']): string {
  const root = document.createElement('div');
  root.style.setProperty('--tg-theme-secondary-bg-color', page);
  root.style.setProperty('--tg-theme-section-bg-color', card);
  const colours: Record<string, string> = { ...own, '--ink': ink, '--page': page, '--card': card };
  keepReadable(root, (name) => colours[name] ?? '');
  return root.style.getPropertyValue('--tg-theme-secondary-bg-color');
}

it('the colours of Telegram are kept where text can be read on them', () => {
  expect(given('#efeff4', '#ffffff')).toBe('#efeff4');
});

it('an invented theme on which text cannot be read gives way to our own colours', () => {
  expect(given('#ff69b4', '#ff1493')).toBe('');
  expect(given('#efeff4', '#ffffff', '#dddddd')).toBe('');
});

it('a colour in another notation is left alone', () => {
  expect(given('rgb(255, 105, 180)', 'hotpink')).toBe('rgb(255, 105, 180)');
});

it('black on white has the contrast 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ff69b4', '#FF69B4')).toBe(1);
});
