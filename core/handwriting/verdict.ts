import { handwritingTexts } from '../texts/lesson/handwriting.ts';
import { confidenceOf } from './confidence.ts';
import { type Match, noLetter } from './matcher.ts';
import type { Difficulty } from './shapes.ts';
import { acceptConfidence, unclearBelow, wrongShapeBelow } from './thresholds.ts';

/** What follows from the distances of a drawing; `matches` are all of them, nearest first, one for each letter. */

/** Judges a drawing of the letter of `own`, with what to say to the learner when it is refused. */
export function judgeMatch(
  own: Match,
  matches: readonly Match[],
  difficulty: Difficulty,
): { accepted: boolean; confidence: number; reason?: string } {
  const confidence = confidenceAmong(own, matches);
  if (confidence >= acceptConfidence[difficulty]) return { accepted: true, confidence };
  return { accepted: false, confidence, reason: refusal(confidence, own.letter, matches[0] ?? own) };
}

/** How sure it is that a drawing is the letter of `own`, which was not asked for; with a reason when it is not. */
export function readMatch(own: Match, matches: readonly Match[]): { confidence: number; reason?: string } {
  const confidence = confidenceAmong(own, matches);
  return confidence >= unclearBelow ? { confidence } : { confidence, reason: handwritingTexts.unclear };
}

/** The best letter besides `letter`, '' when there is none. */
export function bestOtherOf(letter: string, matches: readonly Match[]): string {
  return matches.find((match) => match.letter !== letter && match.letter !== noLetter)?.letter ?? '';
}

/** Shapes that are not letters count as others, too. */
function confidenceAmong(own: Match, matches: readonly Match[]): number {
  return confidenceOf(
    own,
    matches.find(({ letter }) => letter !== own.letter),
  );
}

/** What to say to the learner about a refused drawing of `letter` that was read as `best`. */
function refusal(confidence: number, letter: string, best: Match): string {
  const isSomeLetter = best.letter !== noLetter && confidenceOf(best) >= unclearBelow;
  if (isSomeLetter && best.letter !== letter) return handwritingTexts.looksLike(best.letter);
  if (confidence < wrongShapeBelow) return handwritingTexts.wrongShape;
  return confidence < unclearBelow ? handwritingTexts.unclear : handwritingTexts.notAlike;
}
