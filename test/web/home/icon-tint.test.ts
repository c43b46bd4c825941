import { expect, it } from 'vitest';
import { darkTint, lightTint } from '../../../web/src/features/home/icon-tint.ts';

it.each([
  ['#f9e3d3', 'hsl(25 34% 22%)'], // peach
  ['#d9efe9', 'hsl(164 34% 22%)'], // mint
  ['#e4e0f5', 'hsl(251 34% 22%)'], // lilac
  ['#cccccc', 'hsl(0 0% 22%)'],
])('%s keeps its hue in the dark theme', (light, dark) => {
  expect(lightTint(light)).toBe(light);
  expect(darkTint(light)).toBe(dark);
});

it.each(['', 'red', '#fff', 'url(javascript:1)'])(
  '%j is no colour of the course and becomes neutral',
  (value) => {
    expect(lightTint(value)).toBe('#e9eeec');
    expect(darkTint(value)).toBe('hsl(170 8% 20%)');
  },
);
