import { describe, expect, it } from 'vitest';
import { expectedLine } from '../../../core/dialogues/expected-line.ts';
import { lineOptions } from '../../../core/dialogues/line-options.ts';
import { judgeTypedLine } from '../../../core/dialogues/typed-line.ts';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import { dialogues } from '../../../db/content/dialogues/index.ts';
import { smallDialogues } from '../../support/dialogues.ts';

/** Every sixth turn of the course. */
const all = dialogues
  .flatMap(({ key, turns }) => turns.map((turn, at) => ({ key, turns, turn, at })))
  .filter((_, nth) => nth % 6 === 0);

describe('the lines among which one is chosen', () => {
  it('are the line itself and at most two others, in the same order each time', () => {
    for (const { turns, at } of all) {
      const options = lineOptions(turns, at);
      expect(options).toEqual(lineOptions(turns, at));
      expect(options).toContain(at);
      expect(new Set(options).size).toBe(options.length);
      expect(options.length).toBeLessThanOrEqual(3);
    }
  });

  it('would not be right in its place, but for itself', () => {
    for (const { key, turns, turn, at } of all) {
      const wrong = lineOptions(turns, at).filter((place) => place !== at);
      expect(wrong.length, `${key} ${at}`).toBeGreaterThan(0);
      for (const place of wrong) {
        const typed = stripNiqqud(turns[place]?.pronunciation ?? '');
        expect(judgeTypedLine({ ...expectedLine(turn), typed }).verdict, `${key} ${at} ${place}`).not.toBe(
          'right',
        );
      }
    }
  });

  it('do not always have the right one at the same place', () => {
    expect(new Set(all.map(({ turns, at }) => lineOptions(turns, at).indexOf(at))).size).toBe(3);
  });

  it('are lines of the same person first', () => {
    const [small] = smallDialogues;
    const options = lineOptions(small?.turns ?? [], 0);
    expect(options).toHaveLength(3);
  });
});
