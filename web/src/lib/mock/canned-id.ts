/**
 * Ids of recorded rows begin here: no table of a real database comes so far, so that a recorded lesson is never taken for
 * a real one.
 */
export const firstCannedId = 500_000_000;

export const isCannedId = (id: unknown): boolean => typeof id === 'number' && id >= firstCannedId;
