import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecogniser } from '../../../core/handwriting/recogniser.ts';
import type { Stroke } from '../../../core/handwriting/shapes.ts';
import type { SpecTemplates } from '../../../core/handwriting/spec-samples.ts';
import { acceptConfidence } from '../../../core/handwriting/thresholds.ts';
import { letters } from '../../../core/hebrew/letters.ts';
import { handwritingTexts } from '../../../core/texts/lesson/handwriting.ts';
import { hasSweeps } from '../../support/size.ts';
import { drawn, ink, line, moved, packedFile, templatesWithout } from './recorded.ts';

const unseen = [1, 7];
const recogniser = createRecogniser({ templates: templatesWithout(...unseen) });
const shipped = createRecogniser({ templates: packedFile });
const guides = { top: 60, baseline: 190, bottom: 240 };

describe('a writer that the templates have not seen', () => {
  it.each([
    [1, 'אבגהוזחטיכלנעפרשת'],
    [7, 'אבגהזילנסעפצקרש'],
  ])('drawer %i is recognised letter by letter', (drawer, written) => {
    const read = [...written].map((letter) => recogniser.classify(drawn(letter, drawer)).letter);
    expect(read.join('')).toBe(written);
    for (const letter of written) {
      expect(recogniser.verify(drawn(letter, drawer), letter, { difficulty: 'hard' })).toMatchObject({
        accepted: true,
        letter,
        text: letter,
      });
    }
  });

  it.each([
    ['ר', 'ד'],
    ['ר', 'ך'],
    ['ה', 'ח'],
    ['ח', 'ת'],
    ['ב', 'כ'],
    ['ו', 'ז'],
    ['ז', 'ו'],
    ['ג', 'נ'],
    ['נ', 'ג'],
    ['כ', 'פ'],
    ['ט', 'ס'],
    ['ע', 'צ'],
    ['ל', 'נ'],
    ['ש', 'ט'],
    ['א', 'צ'],
  ])('%s is refused as %s, and the learner hears what it looks like', (letter, asked) => {
    const verdict = recogniser.verify(drawn(letter, 1), asked);
    expect(verdict).toMatchObject({ accepted: false, letter: asked, text: letter, bestOther: letter });
    expect(verdict.reason).toBe(`Буква пока не похожа на образец: похоже на ${letter}`);
  });
});

describe('difficulty', () => {
  it.runIf(hasSweeps)('accepts at the confidences of the specification, hard asking for most', () => {
    let borderline = 0;
    for (const letter of 'אבגהזילנסעפצקרש') {
      for (const asked of letters) {
        const { confidence } = recogniser.verify(drawn(letter, 7), asked);
        for (const difficulty of ['easy', 'normal', 'hard'] as const) {
          const { accepted } = recogniser.verify(drawn(letter, 7), asked, { difficulty });
          expect(accepted).toBe(confidence >= acceptConfidence[difficulty]);
        }
        if (confidence >= 0.25 && confidence < 0.45) borderline++;
      }
    }
    expect(borderline).toBeGreaterThan(0);
    expect(acceptConfidence).toEqual({ easy: 0.25, normal: 0.35, hard: 0.45 });
  });
});

describe('guide lines', () => {
  const downstroke = (top: number, bottom: number) => [line({ x: 150, y: top }, { x: 146, y: bottom })];

  it.each([
    ['י', 60, 125],
    ['ו', 60, 190],
    ['ן', 60, 250],
  ])('tell that a downstroke is %s by its height', (letter, top, bottom) => {
    expect(shipped.classify(downstroke(top, bottom), { guides }).letter).toBe(letter);
    expect(shipped.verify(downstroke(top, bottom), letter, { difficulty: 'hard', guides }).accepted).toBe(
      true,
    );
  });

  it('refuse the same downstroke as a letter of another height', () => {
    expect(shipped.verify(downstroke(60, 250), 'י', { guides })).toMatchObject({
      accepted: false,
      text: 'ן',
    });
    expect(shipped.verify(downstroke(60, 125), 'ן', { guides })).toMatchObject({
      accepted: false,
      text: 'י',
    });
    expect(shipped.verify(downstroke(60, 125), 'ו', { guides })).toMatchObject({
      accepted: false,
      text: 'י',
    });
  });

  it('that make no sense are as good as none', () => {
    const strokes = drawn('א', 7);
    const without = recogniser.verify(strokes, 'א');
    for (const bad of [
      { top: 10, baseline: 10, bottom: 10 },
      { top: 90, baseline: 10, bottom: 0 },
      { top: Number.NaN, baseline: 100, bottom: 120 },
    ]) {
      expect(recogniser.verify(strokes, 'א', { guides: bad })).toEqual(without);
    }
  });
});

describe('what is not a letter', () => {
  const dot = [ink(Array.from({ length: 12 }, (_, i) => ({ x: 100 + (i % 3), y: 100 + (i % 4) })))];
  const zigzag = [
    ink(Array.from({ length: 61 }, (_, i) => ({ x: 40 + i * 3, y: 80 + 60 * Math.abs(((i / 8) % 2) - 1) }))),
  ];
  const scribble = [
    ink(
      Array.from({ length: 200 }, (_, i) => ({
        x: 150 + 70 * Math.sin(i * 0.61) * Math.cos(i * 0.07),
        y: 125 + 60 * Math.cos(i * 0.47),
      })),
    ),
  ];
  const flat = [line({ x: 40, y: 120 }, { x: 240, y: 122 })];

  it.each([
    ['a dot', dot],
    ['a zigzag', zigzag],
    ['a scribble', scribble],
    ['a level line', flat],
  ])('%s is refused as every letter, with guide lines and without', (_, strokes) => {
    for (const letter of letters) {
      expect(shipped.verify(strokes, letter, { difficulty: 'easy' }).accepted).toBe(false);
      expect(shipped.verify(strokes, letter, { difficulty: 'easy', guides }).accepted).toBe(false);
    }
  });

  it('a circle is samekh in handwriting and none of the open letters', () => {
    const circle = [
      ink(
        Array.from({ length: 40 }, (_, i) => ({
          x: 150 + 60 * Math.cos(i / 6),
          y: 125 + 62 * Math.sin(i / 6),
        })),
      ),
    ];
    expect(shipped.classify(circle, { guides }).letter).toBe('ס');
    for (const letter of 'אבגדהוזחיךכלמןנעףץצקרשת') {
      expect(shipped.verify(circle, letter, { guides }).accepted).toBe(false);
    }
  });

  it('too short an input is told so, in the words of each question', () => {
    for (const strokes of [[], [[]], [line({ x: 0, y: 0 }, { x: 50, y: 90 }).slice(0, 4)], dot]) {
      expect(shipped.verify(strokes, 'ו')).toMatchObject({
        accepted: false,
        confidence: 0,
        reason: 'Слишком короткий ввод. Напишите букву полностью.',
      });
      expect(shipped.classify(strokes)).toMatchObject({
        letter: '',
        confidence: 0,
        reason: 'Слишком короткий ввод',
      });
    }
  });
});

describe('how small a drawing may be', () => {
  const down = (height: number) => [line({ x: 150, y: 100 }, { x: 150, y: 100 + height })];
  const isTooShort = (strokes: Stroke[], lines?: typeof guides) =>
    shipped.verify(strokes, 'ו', { guides: lines }).reason === handwritingTexts.tooShort;

  it('is five points', () => {
    const five = [line({ x: 150, y: 60 }, { x: 150, y: 600 }).slice(0, 5)];
    expect(isTooShort(five)).toBe(false);
    expect(isTooShort(five.map((stroke) => stroke.slice(0, 4)))).toBe(true);
  });

  it('is twelve pixels, or a fifth of the line that it is written on', () => {
    expect([isTooShort(down(12)), isTooShort(down(11.9))]).toEqual([false, true]);
    const wide = { top: 0, baseline: 200, bottom: 260 };
    expect([isTooShort(down(40), wide), isTooShort(down(39.9), wide)]).toEqual([false, true]);
    const narrow = { top: 0, baseline: 20, bottom: 26 };
    expect([isTooShort(down(4), narrow), isTooShort(down(3.9), narrow)]).toEqual([false, true]);
  });
});

describe('the figures beside the verdict', () => {
  const drawing = drawn('ש', 7);
  const sample = { form: 'print', source: 'omniglot:7', strokes: drawing } as const;
  const figuresAmong = (source: string) => {
    const samples = [{ ...sample, source }];
    const other = { samples: [{ ...sample, strokes: drawn('ל', 7) }] };
    const { silhouetteMatch, fontMatch, complexityScore } = createRecogniser({
      templates: { ש: { samples }, ל: other },
    }).verify(drawing, 'ש');
    return [silhouetteMatch, fontMatch, complexityScore];
  };

  it('are whole for the template itself, that of fonts only where it is one', () => {
    expect(figuresAmong('font:noto-sans-hebrew')).toEqual([1, 1, 1]);
    expect(figuresAmong('omniglot:7')).toEqual([1, 0, 1]);
  });

  it('are less for another drawing', () => {
    const { silhouetteMatch, complexityScore } = shipped.verify(drawing, 'ל');
    expect(silhouetteMatch).toBeGreaterThan(0);
    expect(silhouetteMatch).toBeLessThan(0.7);
    expect(complexityScore).toBeGreaterThan(0);
    expect(complexityScore).toBeLessThan(0.9);
  });
});

describe('what is read in a drawing', () => {
  it('names the letter beside it, and is no letter where it looks like none', () => {
    const read = recogniser.classify(drawn('ר', 1));
    expect(read).toMatchObject({ letter: 'ר', text: 'ר' });
    expect(letters).toContain(read.bestOther);
    expect(read.bestOther).not.toBe('ר');
    const zigzag = ink(
      Array.from({ length: 61 }, (_, i) => ({ x: 40 + i * 3, y: 80 + 60 * Math.abs(((i / 8) % 2) - 1) })),
    );
    expect(shipped.classify([zigzag])).toMatchObject({
      letter: '',
      text: '',
      confidence: 0,
      reason: 'Попробуйте написать более разборчиво',
    });
  });
});

describe('the same letter however it is drawn', () => {
  const letter = 'צ';
  const strokes = drawn(letter, 7);
  const plain = recogniser.verify(strokes, letter);

  it.each<[string, Stroke[]]>([
    ['in reverse stroke order', [...strokes].reverse()],
    ['each stroke backwards', strokes.map((stroke) => [...stroke].reverse())],
    ['three times as large', moved(strokes, ({ x, y }) => ({ x: x * 3, y: y * 3 }))],
    ['with every point twice', strokes.map((stroke) => stroke.flatMap((point) => [point, point]))],
  ])('%s', (_, changed) => {
    const verdict = recogniser.verify(changed, letter);
    expect(verdict.accepted).toBe(true);
    expect(verdict.confidence).toBeCloseTo(plain.confidence, 1);
  });

  it.each([-10, 10])('turned by %i degrees', (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const turned = moved(strokes, ({ x, y }) => ({
      x: x * Math.cos(angle) - y * Math.sin(angle),
      y: x * Math.sin(angle) + y * Math.cos(angle),
    }));
    expect(recogniser.verify(turned, letter).accepted).toBe(true);
  });
});

describe('any ink at all', () => {
  const number = fc.oneof(fc.double(), fc.integer({ min: -50, max: 400 }));
  const point = fc.record({ x: number, y: number, pressure: number, timestamp: number });
  const strokes = fc.array(fc.array(point, { maxLength: 30 }), { maxLength: 4 });
  const anyLetter = fc.constantFrom(...letters, 'x', '', 'אב');

  it('gives finite figures between 0 and 1, and never throws', () => {
    fc.assert(
      fc.property(strokes, anyLetter, fc.boolean(), (drawing, letter, isGuided) => {
        const options = isGuided ? { guides } : {};
        for (const result of [shipped.verify(drawing, letter, options), shipped.classify(drawing, options)]) {
          for (const figure of [
            result.confidence,
            result.silhouetteMatch,
            result.fontMatch,
            result.complexityScore,
          ]) {
            expect(figure).toBeGreaterThanOrEqual(0);
            expect(figure).toBeLessThanOrEqual(1);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is never accepted when there is none', () => {
    const nothing = fc.array(
      fc.array(
        fc.record({ x: fc.constantFrom(NaN, 20), y: fc.constant(20), pressure: number, timestamp: number }),
        {
          maxLength: 30,
        },
      ),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(nothing, anyLetter, (drawing, letter) => {
        expect(shipped.verify(drawing, letter, { difficulty: 'easy' }).accepted).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('is judged the same wherever on the canvas it stands', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...'אבגהזילנסעפצקרש'),
        fc.constantFrom(...letters),
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: -400, max: 400 }),
        (letter, asked, dx, dy) => {
          const strokes = drawn(letter, 7);
          const lines = { top: 22, baseline: 78, bottom: 100 };
          const here = recogniser.verify(strokes, asked, { guides: lines });
          const there = recogniser.verify(
            moved(strokes, ({ x, y }) => ({ x: x + dx, y: y + dy })),
            asked,
            { guides: { top: 22 + dy, baseline: 78 + dy, bottom: 100 + dy } },
          );
          expect(there.accepted).toBe(here.accepted);
          expect(there.text).toBe(here.text);
          expect(there.confidence).toBeCloseTo(here.confidence, 3);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('a damaged template file', () => {
  const damaged = packedFile.subarray(0, 5000);

  it('gives the message of the specification and accepts nothing', () => {
    const files: (Uint8Array | SpecTemplates)[] = [damaged, {}, { א: { samples: [] } }];
    for (const templates of files) {
      const broken = createRecogniser({ templates });
      expect(broken.verify(drawn('א', 7), 'א')).toMatchObject({
        accepted: false,
        reason: 'Ошибка при распознавании. Попробуйте ещё раз.',
      });
      expect(broken.classify(drawn('א', 7))).toMatchObject({ letter: '', reason: handwritingTexts.failed });
    }
  });

  it('still lets a letter be judged that has templates, and says so of one that has none', () => {
    const { ז: _, ...others } = templatesWithout(7);
    const partial = createRecogniser({ templates: others });
    expect(partial.verify(drawn('ז', 7), 'ז')).toMatchObject({
      accepted: false,
      reason: handwritingTexts.failed,
    });
    expect(partial.verify(drawn('א', 7), 'א').accepted).toBe(true);
  });
});
