import type { ContentException } from '../../core/hebrew/check/exceptions.ts';

/** Findings of `npm run content:check` that are right as they stand, each with its reason. */
export const exceptions: readonly ContentException[] = [];
