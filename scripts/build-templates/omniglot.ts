import { readFileSync } from 'node:fs';
import { boxOf } from '../../core/handwriting/polyline.ts';
import type { Sample, Spot } from '../../core/handwriting/shapes.ts';
import { isFinalForm, letters } from '../../core/hebrew/letters.ts';

/**
 * One drawing of a print letter by one of the twelve drawers of Omniglot; traced from pictures, see the README beside
 * the data.
 */
export type Drawing = { letter: string; drawer: number; strokes: Spot[][] };

const dataFolder = new URL('../../test/data/handwriting/', import.meta.url);

/** Letters that sit on the baseline and reach its upper edge: they show where a drawer imagined the lines. */
const bodyLetters = new Set('בדהחכרת');

/** All print drawings, 22 letters, by letter then drawer. */
export function readOmniglot(): Drawing[] {
  return readDrawings(
    'omniglot',
    letters.filter((letter) => !isFinalForm(letter)),
  );
}

/** Pen recordings of 22 Early Aramaic characters by the same drawers: a stand-in for measuring, not Hebrew. */
export function readEarlyAramaic(): Drawing[] {
  return readDrawings(
    'omniglot-early-aramaic',
    Array.from({ length: 22 }, (_, i) => `ea${String(i + 1).padStart(2, '0')}`),
  );
}

/** The lines that each drawer seems to have had in mind, in the unit of the drawings: medians over the body letters. */
export function linesOf(drawings: readonly Drawing[]): Map<number, { top: number; baseline: number }> {
  const drawers = [...new Set(drawings.map(({ drawer }) => drawer))];
  return new Map(
    drawers.map((drawer) => {
      const boxes = drawings
        .filter((one) => one.drawer === drawer && bodyLetters.has(one.letter))
        .map((one) => boxOf(one.strokes));
      return [
        drawer,
        {
          top: median(boxes.map((box) => box.top)),
          baseline: median(boxes.map((box) => box.top + box.height)),
        },
      ];
    }),
  );
}

/** A drawing as a template, placed between the lines of its drawer. */
export function toSample({ drawer, strokes }: Drawing, lines: { top: number; baseline: number }): Sample {
  const box = boxOf(strokes);
  const between = (y: number) => (y - lines.top) / (lines.baseline - lines.top);
  return {
    form: 'print',
    source: `omniglot:${drawer}`,
    strokes,
    placement: { top: between(box.top), bottom: between(box.top + box.height) },
  };
}

function readDrawings(folder: string, names: readonly string[]): Drawing[] {
  return names.flatMap((name) => {
    // The shape of our own data files, described in their README.
    const file: { letter: string; samples: { drawer: number; strokes: number[][][] }[] } = JSON.parse(
      readFileSync(new URL(`${folder}/${encodeURIComponent(name)}.json`, dataFolder), 'utf8'),
    );
    return file.samples.map(({ drawer, strokes }) => ({
      letter: file.letter,
      drawer,
      strokes: strokes.map((stroke) => stroke.map(([x = 0, y = 0]) => ({ x, y }))),
    }));
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
