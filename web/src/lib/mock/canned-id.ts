import { firstOwnWordId, ownLessonId } from '../../../../core/own-words/limits.ts';

/**
 * Ids of recorded rows begin here, and end where those of own words begin: no table of a real database comes so far, so
 * that a recorded lesson is never taken for a real one. The lesson of own words has the first of them.
 */
export const firstCannedId = 500_000_000;

export const isCannedId = (id: unknown): boolean =>
  typeof id === 'number' && id >= firstCannedId && id < firstOwnWordId && id !== ownLessonId;
