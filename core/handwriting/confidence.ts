import type { Match } from './matcher.ts';

/**
 * Returns the confidence that a drawing is a letter, 0–1, from its distance to the letter's own templates and to those
 * of the best other letter. Both must be good: confidence is the smaller of the two judgements. The scale puts SPEC's
 * thresholds 0.25, 0.35 and 0.45 where leave-one-drawer-out tests showed that easy, normal and hard should be (`npm run
 * bench:handwriting`).
 */

/** Share of the distance that the other letter has, other / (own + other): 0.5 is a tie. Lower is more lenient. */
const shareAt = { easy: 0.45, hard: 0.48 };
/**
 * Distance of the shape to the expected letter, wherever it is drawn. Higher is more lenient: 19 of 20 true letters of
 * unseen writers lie below 0.48, all below 0.64.
 */
const distanceAt = { easy: 0.59, hard: 0.55 };
/** SPEC's confidences for these two difficulties; normal lies halfway. */
const confidenceAt = { easy: 0.25, hard: 0.45 };

/** `other` is the best other letter or non-letter shape, if there is any. */
export function confidenceOf(own: Match, other?: Match): number {
  const share = other ? other.distance / Math.max(own.distance + other.distance, 1e-9) : 1;
  return Math.max(0, Math.min(1, onScale(share, shareAt), onScale(own.shapeDistance, distanceAt)));
}

/** The straight line through the figures of easy and hard. */
function onScale(value: number, at: { easy: number; hard: number }): number {
  const steps = (value - at.easy) / (at.hard - at.easy);
  return confidenceAt.easy + steps * (confidenceAt.hard - confidenceAt.easy);
}
