import { handwritingTexts } from '../texts/handwriting.ts';
import { complexityOf } from './complexity.ts';
import { createMatcher, type Match } from './matcher.ts';
import { unpackTemplates } from './packed.ts';
import { cleanStrokes } from './polyline.ts';
import type { Difficulty, Guides, Spot, Stroke, Templates } from './shapes.ts';
import { overlap, silhouetteOf } from './silhouette.ts';
import { placementOf, readTemplates } from './spec-samples.ts';
import { acceptConfidence, minPoints, unclearBelow, wrongShapeBelow } from './thresholds.ts';

/** What was read in a drawing. All figures are finite and run 0–1. */
export type Recognition = {
  /** `verify`: the letter that was asked for. `classify`: the letter that was read, '' when nothing was. */
  letter: string;
  /** The letter that the drawing comes nearest to, '' when nothing was read. */
  text: string;
  confidence: number;
  /** Overlap with the nearest template as SPEC's 64-pixel silhouettes; shown, never decides. */
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

/** Share of the distance that the other letters have, `other / (own + other)`, at which SPEC's 0.25 and 0.45 stand. */
const easyShare = 0.46;
const hardShare = 0.5;
/** Distance to the own letter at which confidence is 0.45, and how much 0.1 of confidence costs. */
const hardDistance = 0.85;
const distanceStep = 0.04;

/**
 * Makes a recogniser from templates: what `unpackTemplates` gave, SPEC's `{ [letter]: { samples } }`, or the bytes of the
 * packed file. Damaged templates do not throw: then every answer carries SPEC's message and accepts nothing.
 */
export function createRecogniser({
  templates,
}: {
  templates: Templates | ArrayBuffer | Uint8Array | unknown;
}): Recogniser {
  const known = templatesFrom(templates);
  const matcher = createMatcher(known);
  const isDamaged = Object.keys(known).length === 0;

  const read = (strokes: readonly Stroke[], guides?: Guides) => {
    const clean = cleanStrokes(strokes);
    const isShort = clean.flat().length < minPoints;
    return { clean, isShort, matches: isShort ? [] : matcher.nearest(clean, placementOf(clean, guides)) };
  };

  return {
    verify(strokes, letter, { difficulty = 'normal', guides } = {}) {
      const { clean, isShort, matches } = read(strokes, guides);
      const own = matches.find((match) => match.letter === letter);
      const other = matches.find((match) => match.letter !== letter);
      if (isShort || !own) {
        const reason = isShort ? handwritingTexts.tooShort : handwritingTexts.failed;
        return { accepted: false, letter, text: '', ...nothing, bestOther: other?.letter ?? '', reason };
      }
      const confidence = confidenceOf(own, other);
      const accepted = confidence >= acceptConfidence[difficulty];
      const bestOther = other?.letter ?? '';
      const verdict = {
        accepted,
        letter,
        text: matches[0]?.letter ?? '',
        confidence,
        ...figures(clean, own, known),
        bestOther,
      };
      return accepted ? verdict : { ...verdict, reason: refusal(confidence, own, other) };
    },
    classify(strokes, { guides } = {}) {
      const { clean, isShort, matches } = read(strokes, guides);
      const [own, other] = matches;
      if (!own) {
        const reason = isShort && !isDamaged ? handwritingTexts.tooShortToRecognise : handwritingTexts.failed;
        return { letter: '', text: '', ...nothing, bestOther: '', reason };
      }
      const confidence = confidenceOf(own, other);
      const recognition = {
        letter: own.letter,
        text: own.letter,
        confidence,
        ...figures(clean, own, known),
        bestOther: other?.letter ?? '',
      };
      return confidence >= unclearBelow ? recognition : { ...recognition, reason: handwritingTexts.unclear };
    },
  };
}

const nothing = { confidence: 0, silhouetteMatch: 0, fontMatch: 0, complexityScore: 0 };

function templatesFrom(given: unknown): Templates {
  if (given instanceof ArrayBuffer || given instanceof Uint8Array) {
    const unpacked = unpackTemplates(given);
    return unpacked.ok ? unpacked.templates : {};
  }
  return readTemplates(given);
}

/** 0–1, scaled so that SPEC's three thresholds fall on three measured degrees of strictness. */
function confidenceOf(own: Match, other: Match | undefined): number {
  const share = other ? other.distance / Math.max(own.distance + other.distance, 1e-9) : 1;
  const byShare = 0.25 + ((share - easyShare) / (hardShare - easyShare)) * 0.2;
  const byDistance = 0.45 + ((hardDistance - own.distance) / distanceStep) * 0.1;
  return Math.max(0, Math.min(1, byShare, byDistance));
}

function refusal(confidence: number, own: Match, other: Match | undefined): string {
  if (other && other.distance < own.distance) return handwritingTexts.looksLike(other.letter);
  if (confidence < wrongShapeBelow) return handwritingTexts.wrongShape;
  return confidence < unclearBelow ? handwritingTexts.unclear : handwritingTexts.notAlike;
}

function figures(strokes: readonly (readonly Spot[])[], own: Match, templates: Templates) {
  const drawn = silhouetteOf(strokes);
  const fonts = (templates[own.letter]?.samples ?? []).filter(({ source }) => source.startsWith('font:'));
  const complexity = complexityOf(strokes);
  const expected = complexityOf(own.sample.strokes);
  return {
    silhouetteMatch: overlap(drawn, silhouetteOf(own.sample.strokes)),
    fontMatch: Math.max(0, ...fonts.map(({ strokes }) => overlap(drawn, silhouetteOf(strokes)))),
    complexityScore: Math.min(complexity, expected) / Math.max(complexity, expected, 1e-9),
  };
}
