import { testsVariable } from '../../scripts/mutation/areas.ts';

/** `npm run test:long` asks for the full sizes of the test plan; a usual run uses smaller ones. */
export function sized(usual: number, full: number): number {
  return process.env.TEST_SIZE === 'full' ? full : usual;
}

/**
 * False while mistakes are put into the rules (`npm run test:mutation`), each against the same tests: what sweeps over
 * the whole course for seconds is left out, and smaller examples have to notice.
 */
export const hasSweeps = process.env[testsVariable] === undefined;
