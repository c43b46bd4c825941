import { describe, expect, it } from 'vitest';
import { type Match, noLetter } from '../../../core/handwriting/matcher.ts';
import {
  acceptConfidence,
  attemptsPerLetter,
  unclearBelow,
  wrongShapeBelow,
} from '../../../core/handwriting/thresholds.ts';
import { bestOtherOf, judgeMatch, readMatch } from '../../../core/handwriting/verdict.ts';

/** The distance of a shape that makes this confidence (`confidenceOf`), where no other letter is near. */
const shapeAt = (confidence: number) => 0.59 - ((confidence - 0.25) / 0.2) * 0.04;
/** A match that is `confidence` sure by its shape. */
const match = (letter: string, confidence: number, distance = 0.1): Match => ({
  letter,
  sample: { form: 'print', source: 'omniglot:1', strokes: [] },
  distance,
  shapeDistance: shapeAt(confidence),
});
const far = match('ת', 0, 5);
/** A hair, so that rounding decides nothing. */
const hair = 1e-6;

describe('a drawing of a letter', () => {
  it.each([
    ['easy', acceptConfidence.easy],
    ['normal', acceptConfidence.normal],
    ['hard', acceptConfidence.hard],
  ] as const)('is accepted on %s from a confidence of %d on', (difficulty, confidence) => {
    const verdictAt = (own: number) => {
      const mine = match('א', own);
      return judgeMatch(mine, [mine, far], difficulty);
    };
    expect(verdictAt(confidence + hair)).toMatchObject({ accepted: true });
    expect(verdictAt(confidence + hair)).not.toHaveProperty('reason');
    expect(verdictAt(confidence - hair)).toMatchObject({ accepted: false });
    expect(verdictAt(confidence).confidence).toBeCloseTo(confidence, 6);
  });

  it('competes with whatever is nearest beside it, shapes that are no letters among it', () => {
    const mine = match('א', 1, 0.3);
    for (const letter of ['ב', noLetter]) {
      const other = match(letter, 1, 0.3);
      const behind = { ...other, distance: (0.3 * 0.45) / 0.55 };
      expect(judgeMatch(mine, [behind, mine, far], 'easy').confidence).toBeCloseTo(acceptConfidence.easy, 6);
      expect(judgeMatch(mine, [other, mine, far], 'hard').accepted).toBe(true);
      expect(judgeMatch(mine, [{ ...other, distance: 0.2 }, mine, far], 'easy').accepted).toBe(false);
    }
  });

  it.each([
    ['has the wrong shape', 0, 'Форма не соответствует букве'],
    ['has the wrong shape, just', wrongShapeBelow - hair, 'Форма не соответствует букве'],
    ['is unclear', wrongShapeBelow + hair, 'Попробуйте написать более разборчиво'],
    ['is unclear, just', unclearBelow - hair, 'Попробуйте написать более разборчиво'],
    ['is not alike yet', unclearBelow + hair, 'Буква пока не похожа на образец'],
  ])('that is refused hears that it %s', (_, confidence, reason) => {
    const mine = match('א', confidence);
    expect(judgeMatch(mine, [mine, far], 'hard').reason).toBe(reason);
  });

  it('that looks like another letter hears which, if that one is clear', () => {
    const mine = match('א', 0, 0.5);
    const reasonBeside = (best: Match) => judgeMatch(mine, [best, mine], 'normal').reason;
    expect(reasonBeside(match('ב', unclearBelow + hair))).toBe(
      'Буква пока не похожа на образец: похоже на ב',
    );
    expect(reasonBeside(match('ב', unclearBelow - hair))).toBe('Форма не соответствует букве');
    expect(reasonBeside(match(noLetter, 1))).toBe('Форма не соответствует букве');
    expect(judgeMatch(mine, [], 'normal').reason).toBe('Форма не соответствует букве');
  });
});

describe('a drawing that is read', () => {
  it('competes with others, not with itself', () => {
    const mine = match('א', 1);
    expect(readMatch(mine, [mine, far]).confidence).toBe(1);
    expect(judgeMatch(mine, [mine, far], 'hard').confidence).toBe(1);
  });

  it('is unclear below its threshold', () => {
    const readAt = (confidence: number) => {
      const mine = match('א', confidence);
      return readMatch(mine, [mine, far]);
    };
    expect(readAt(unclearBelow + hair)).not.toHaveProperty('reason');
    expect(readAt(unclearBelow - hair).reason).toBe('Попробуйте написать более разборчиво');
    expect(readAt(unclearBelow).confidence).toBeCloseTo(unclearBelow, 6);
  });
});

describe('the best letter beside another', () => {
  const matches = [match('א', 1), match(noLetter, 1), match('ב', 1), match('ג', 1)];

  it.each([
    ['א', matches, 'ב'],
    ['ב', matches, 'א'],
    [noLetter, matches, 'א'],
    ['א', [match('א', 1), match(noLetter, 1)], ''],
    ['א', [], ''],
  ])('%s is the nearest that is a letter', (letter, among, other) => {
    expect(bestOtherOf(letter, among)).toBe(other);
  });
});

it('the thresholds are those of the specification', () => {
  expect(acceptConfidence).toEqual({ easy: 0.25, normal: 0.35, hard: 0.45 });
  expect(attemptsPerLetter).toEqual({ easy: 3, normal: 2, hard: 2 });
  expect([wrongShapeBelow, unclearBelow]).toEqual([0.1, 0.2]);
});
