import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackTemplates } from '../../../../core/handwriting/packed.ts';
import { lengthOf } from '../../../../core/handwriting/polyline.ts';
import { createRecogniser } from '../../../../core/handwriting/recogniser.ts';
import type { Form } from '../../../../core/handwriting/shapes.ts';
import { letters } from '../../../../core/hebrew/letters.ts';
import { canvasHeightPx, guides, penWidthPx } from '../../../../web/src/exercises/write/guides.ts';
import {
  drawnAfter,
  type LetterModel,
  middleOver,
  modelOf,
  placeModel,
} from '../../../../web/src/exercises/write/letter-model.ts';
import { modelSources, strokeOrder } from '../../../../web/src/exercises/write/stroke-order.ts';

const packed = readFileSync('web/public/handwriting/templates.bin');
const unpacked = unpackTemplates(packed);
if (!unpacked.ok) throw new Error(unpacked.reason);
const { templates } = unpacked;
const forms: readonly Form[] = ['print', 'cursive'];
const everyLetter = forms.flatMap((form) => letters.map((letter) => ({ form, letter })));

function model(letter: string, form: Form): LetterModel {
  const found = modelOf(templates, letter, form);
  if (!found) throw new Error(`no model of ${letter} in ${form}`);
  return found;
}

describe('how a letter is written', () => {
  it.each(everyLetter)('is known for $letter in $form, with all of its ink', ({ letter, form }) => {
    const sample = templates[letter]?.samples.find(({ source }) => source === modelSources[form]);
    const named = (strokeOrder[form][letter] ?? '').split(/[ +]/).map((name) => Number.parseInt(name, 10));
    expect(new Set(named).size).toBe(named.length);
    const ink = (which: (index: number) => boolean) =>
      (sample?.strokes ?? []).reduce((sum, line, i) => sum + (which(i) ? lengthOf(line) : 0), 0);
    // What is left out is at most a spur.
    expect(ink((i) => named.includes(i))).toBeGreaterThan(0.94 * ink(() => true));
    expect(model(letter, form).strokes.every((stroke) => stroke.length > 1)).toBe(true);
  });

  it.each(everyLetter)(
    'keeps $letter in $form on the narrowest canvas, pen width included',
    ({ letter, form }) => {
      const spots = placeModel(model(letter, form), guides, 288 / 2).flat();
      const half = penWidthPx / 2;
      for (const { x, y } of spots) {
        expect(
          Math.min(x - half, 288 - half - x, y - half, canvasHeightPx - half - y),
        ).toBeGreaterThanOrEqual(0);
      }
    },
  );

  it('stands on the same lines that the recogniser judges by: each model is read as its own letter', () => {
    const { verify } = createRecogniser({ templates });
    const refused = everyLetter.filter(({ letter, form }) => {
      const strokes = placeModel(model(letter, form), guides, 343 / 2).map((stroke) =>
        stroke.map((spot) => ({ ...spot, pressure: 0.5, timestamp: 0 })),
      );
      return !verify(strokes, letter, { difficulty: 'hard', guides }).accepted;
    });
    expect(refused).toEqual([]);
  });

  it('begins print letters with the bar, from the left, and puts the leg of ה last', () => {
    const [bar, leg] = model('ה', 'print').strokes;
    expect(bar?.[0]?.x).toBeLessThan(0);
    expect(bar?.at(-1)?.y).toBeCloseTo(1, 1);
    expect(leg?.[0]?.y).toBeGreaterThan(0.2);
    expect(leg?.at(-1)?.y).toBeCloseTo(1, 1);
  });

  it('is laid over the ink, wherever it was drawn, but never outside the canvas', () => {
    const shin = model('ש', 'print');
    const inkAt = (x: number) => [
      [
        { x: x - 5, y: 100 },
        { x: x + 5, y: 170 },
      ],
    ];
    expect(middleOver([], shin, guides, 300)).toBe(150);
    expect(middleOver(inkAt(200), shin, guides, 300)).toBe(200);
    const xs = placeModel(shin, guides, middleOver(inkAt(295), shin, guides, 300)).flatMap((stroke) =>
      stroke.map(({ x }) => x),
    );
    expect(Math.max(...xs)).toBeLessThan(300);
  });

  it('is not told where the templates lack the letter', () => {
    expect(modelOf({}, 'א', 'print')).toBeUndefined();
    expect(modelOf(templates, 'x', 'cursive')).toBeUndefined();
  });
});

describe('the demonstration of a letter', () => {
  const down = (x: number) => [
    { x, y: 0 },
    { x, y: 1.1 },
  ];
  // Half a second for each stroke, and a pause between them.
  const twoStrokes: LetterModel = { top: 0, strokes: [down(0), down(0.5)] };

  it('draws stroke after stroke', () => {
    expect(drawnAfter(twoStrokes, 0)).toEqual({ strokes: [], done: false });
    expect(drawnAfter(twoStrokes, 250).strokes).toEqual([
      [
        { x: 0, y: 0 },
        { x: 0, y: expect.closeTo(0.55, 5) },
      ],
    ]);
    expect(drawnAfter(twoStrokes, 600)).toEqual({ strokes: [down(0)], done: false });
    expect(drawnAfter(twoStrokes, 1000).strokes).toHaveLength(2);
  });

  it('is whole at its end, and at once for whoever wants no motion', () => {
    expect(drawnAfter(twoStrokes, 1300)).toEqual({ strokes: twoStrokes.strokes, done: true });
    expect(drawnAfter(twoStrokes, Infinity)).toEqual({ strokes: twoStrokes.strokes, done: true });
  });

  it('takes no longer than four seconds for any letter', () => {
    for (const { letter, form } of everyLetter) expect(drawnAfter(model(letter, form), 4000).done).toBe(true);
  });
});
