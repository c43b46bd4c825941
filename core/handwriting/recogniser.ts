import { handwritingTexts } from '../texts/lesson/handwriting.ts';
import { complexityOf } from './complexity.ts';
import { createMatcher, type Match, noLetter } from './matcher.ts';
import { unpackTemplates } from './packed.ts';
import { boxOf, cleanStrokes } from './polyline.ts';
import type { Difficulty, Guides, Sample, Spot, Stroke, Templates } from './shapes.ts';
import { overlap, type Silhouette, silhouetteOf } from './silhouette.ts';
import { placementOf, readTemplates, type SpecTemplates } from './spec-samples.ts';
import { minPoints, smallestPx, smallestShare } from './thresholds.ts';
import { bestOtherOf, judgeMatch, readMatch } from './verdict.ts';

/** What was read in a drawing. All figures are finite and run 0–1. */
export type Recognition = {
  /** `verify`: the letter that was asked for. `classify`: the letter that was read, '' when nothing was. */
  letter: string;
  /** The letter nearest to the drawing, '' when nothing was read. */
  text: string;
  confidence: number;
  /** Overlap with the nearest template as SPEC's 64-pixel silhouettes; for display only, it never decides. */
  silhouetteMatch: number;
  /** The same against the nearest template that comes from a font. */
  fontMatch: number;
  /** 1 when there is as much ink for the size of the letter as in the template. */
  complexityScore: number;
  /** The best letter besides `letter`, '' when there is none. */
  bestOther: string;
  /** Russian, for the learner; only when something is wrong. */
  reason?: string;
};

export type Verdict = Recognition & { accepted: boolean };

export type Recogniser = {
  /** Judges a drawing of `letter`. Without a difficulty it is 'normal'; the quiz uses 'hard'. */
  verify: (
    strokes: readonly Stroke[],
    letter: string,
    options?: { difficulty?: Difficulty; guides?: Guides },
  ) => Verdict;
  /** Reads a drawing as any letter. */
  classify: (strokes: readonly Stroke[], options?: { guides?: Guides }) => Recognition;
};

/**
 * Creates a recogniser from templates: the result of `unpackTemplates`, SPEC's `{ [letter]: { samples } }`, or the
 * bytes of the packed file. Damaged templates do not throw: then every result has SPEC's message and accepts nothing.
 */
export function createRecogniser({
  templates,
}: {
  templates: Templates | SpecTemplates | ArrayBuffer | Uint8Array;
}): Recogniser {
  const known = templatesFrom(templates);
  const isDamaged = Object.keys(known).length === 0;
  const matcher = createMatcher(known);
  const figures = createFigures(known);

  const read = (strokes: readonly Stroke[], guides?: Guides) => {
    const clean = cleanStrokes(strokes);
    const isShort = isTooShort(clean, guides);
    const isReadable = !isShort && !isDamaged;
    return { clean, isShort, matches: isReadable ? matcher.nearest(clean, placementOf(clean, guides)) : [] };
  };

  return {
    verify(strokes, letter, { difficulty = 'normal', guides } = {}) {
      const { clean, isShort, matches } = read(strokes, guides);
      const own = matches.find((match) => match.letter === letter);
      const bestOther = bestOtherOf(letter, matches);
      if (isShort || !own) {
        const reason = isShort ? handwritingTexts.tooShort : handwritingTexts.failed;
        return { accepted: false, letter, text: '', ...nothing, bestOther, reason };
      }
      const text = matches[0]?.letter ?? '';
      return { letter, text, ...figures(clean, own), bestOther, ...judgeMatch(own, matches, difficulty) };
    },
    classify(strokes, { guides } = {}) {
      const { clean, isShort, matches } = read(strokes, guides);
      const [own] = matches;
      const bestOther = bestOtherOf(own?.letter ?? noLetter, matches);
      if (!own || own.letter === noLetter) {
        const whenShort = isShort ? handwritingTexts.tooShortToRecognise : handwritingTexts.failed;
        const reason = own ? handwritingTexts.unclear : whenShort;
        return { letter: '', text: '', ...nothing, bestOther, reason };
      }
      const { letter } = own;
      return { letter, text: letter, ...figures(clean, own), bestOther, ...readMatch(own, matches) };
    },
  };
}

const nothing = { confidence: 0, silhouetteMatch: 0, fontMatch: 0, complexityScore: 0 };

function templatesFrom(given: Templates | SpecTemplates | ArrayBuffer | Uint8Array): Templates {
  if (given instanceof ArrayBuffer || given instanceof Uint8Array) {
    const unpacked = unpackTemplates(given);
    return unpacked.ok ? unpacked.templates : {};
  }
  return readTemplates(given);
}

/** Too few points to be a letter, or too small for one: smaller than a fifth of the writing line's height. */
function isTooShort(strokes: readonly (readonly Spot[])[], guides?: Guides): boolean {
  if (strokes.flat().length < minPoints) return true;
  const box = boxOf(strokes);
  const line = guides ? guides.baseline - guides.top : 0;
  const smallest = line > 0 && Number.isFinite(line) ? line * smallestShare : smallestPx;
  return Math.hypot(box.width, box.height) < smallest;
}

/** Compares drawings with templates as SPEC's silhouettes; those of templates are kept once drawn. */
function createFigures(templates: Templates) {
  const silhouettes = new Map<Sample, Silhouette>();
  const silhouetteOfSample = (sample: Sample) => {
    const known = silhouettes.get(sample) ?? silhouetteOf(sample.strokes);
    silhouettes.set(sample, known);
    return known;
  };
  return (strokes: readonly (readonly Spot[])[], { letter, sample }: Match) => {
    const drawn = silhouetteOf(strokes);
    const fonts = (templates[letter]?.samples ?? []).filter(({ source }) => source.startsWith('font:'));
    const complexity = complexityOf(strokes);
    const expected = complexityOf(sample.strokes);
    return {
      silhouetteMatch: overlap(drawn, silhouetteOfSample(sample)),
      fontMatch: Math.max(0, ...fonts.map((font) => overlap(drawn, silhouetteOfSample(font)))),
      complexityScore: Math.min(complexity, expected) / Math.max(complexity, expected, 1e-9),
    };
  };
}
