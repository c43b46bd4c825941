import type { Difficulty } from './shapes.ts';

/** Confidence from which a letter is accepted, 0–1 (SPEC §5). Lower is more lenient. */
export const acceptConfidence: Readonly<Record<Difficulty, number>> = {
  easy: 0.25,
  normal: 0.35,
  hard: 0.45,
};

/** Attempts for each letter before it is shown and counted as assisted (SPEC §5). */
export const attemptsPerLetter: Readonly<Record<Difficulty, number>> = { easy: 3, normal: 2, hard: 2 };

/** A drawing with fewer points is not judged (SPEC §5). */
export const minPoints = 5;

/** A stored sample with fewer points is not used (SPEC §5). */
export const minSamplePoints = 10;

/** Below these confidences the feedback says that the shape is wrong, or that it is unclear (SPEC §5). */
export const wrongShapeBelow = 0.1;
export const unclearBelow = 0.2;

/** A drawing whose diagonal is shorter is a dot: in canvas pixels, or as a share of the line's height when there are guides. */
export const smallestPx = 12;
export const smallestShare = 0.2;
