import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { effects, render } from '../../scripts/build-effects.ts';

describe('the short sounds of the mini-app', () => {
  it.each(Object.entries(effects))(
    '%s is what the script renders, small, and ends in silence',
    (name, effect) => {
      const stored = readFileSync(new URL(`../../web/public/effects/${name}.wav`, import.meta.url));
      const samples = render(effect);
      expect(stored.length).toBe(44 + samples.length * 2);
      expect(stored.length).toBeLessThan(25_000);
      for (const [place, sample] of samples.entries()) {
        // The sine of another processor may differ in its last digit.
        expect(Math.abs(stored.readInt16LE(44 + place * 2) - sample * 32_767)).toBeLessThan(2);
      }
      expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
    },
  );
});
