/**
 * Measures the conjugator on a reference of verbs, sign by sign, and ends with code 1 below the bar on the half that no
 * rule was learned from, or above that on time. The reference is not part of the repository: its folder is
 * HEBREW_VERBS_DIR. With `--learning` only the learning half is read, so that the other one stays unseen while rules
 * are written.
 */
import { conjugate } from '../../core/hebrew/conjugation/conjugate.ts';
import type { PrincipalParts } from '../../core/hebrew/conjugation/forms.ts';
import { compareVerb, halfOf, partsOf, readReference } from './compare.ts';
import { reasons } from './reasons.ts';
import { figuresOf, printDifferences, printFigures } from './report.ts';

/** Share of forms equal on verbs that were not looked at. */
const leastShare = 0.97;
/** A verb with all its forms, in the best round: what else the machine does only ever adds. */
const mostMsPerVerb = 0.2;
const [warmUpRounds, rounds] = [20, 60];

/** Milliseconds of a verb, warm: each round conjugates them all. */
function msPerVerb(parts: readonly PrincipalParts[]): { median: number; best: number } {
  for (let round = 0; round < warmUpRounds; round += 1) parts.map(conjugate);
  const times = Array.from({ length: rounds }, () => {
    const startMs = performance.now();
    parts.map(conjugate);
    return (performance.now() - startMs) / parts.length;
  }).sort((a, b) => a - b);
  return { median: times[rounds / 2] ?? 0, best: times[0] ?? 0 };
}

const folder = process.env.HEBREW_VERBS_DIR;
if (folder) {
  const isLearning = process.argv.includes('--learning');
  const verbs = readReference(folder).filter(({ lemma }) => !isLearning || halfOf(lemma) === 'learning');
  const compared = verbs.map(compareVerb);
  console.log(printFigures(compared));
  console.log(`\nWhat differs\n${printDifferences(compared, reasons)}`);

  const { median, best } = msPerVerb(verbs.map(partsOf));
  console.log(
    `\n${best.toFixed(3)} ms a verb with 24 forms at best, ${median.toFixed(3)} in the median of ${rounds} rounds`,
  );

  const heldOut = figuresOf(compared.filter(({ half }) => half === 'held out'));
  if ((!isLearning && heldOut.equal < leastShare * heldOut.forms) || best > mostMsPerVerb)
    process.exitCode = 1;
} else {
  console.log('HEBREW_VERBS_DIR is not set: there is no reference to compare with, nothing was measured.');
}
