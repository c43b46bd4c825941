/**
 * Ids of canned rows begin here, near the end of what a row's id may be: no row of a database comes so far, so that a
 * canned lesson is never taken for a real one, whoever answers.
 */
export const firstCannedId = 2_000_000_000;

export const isCannedId = (id: unknown): boolean => typeof id === 'number' && id >= firstCannedId;
