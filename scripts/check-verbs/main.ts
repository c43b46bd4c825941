/**
 * Measures the conjugator on a reference of verbs, sign by sign, and ends with code 1 below the bar on the half that no
 * rule was learned from. The reference is not part of the repository: its folder is HEBREW_VERBS_DIR. With `--learning`
 * only the learning half is read, so that the other one stays unseen while rules are written.
 */
import { conjugate } from '../../core/hebrew/conjugation/conjugate.ts';
import { compareVerb, halfOf, partsOf, readReference } from './compare.ts';
import { reasons } from './reasons.ts';
import { figuresOf, printDifferences, printFigures } from './report.ts';

/** Share of forms equal on verbs that were not looked at. */
const leastShare = 0.97;

const folder = process.env.HEBREW_VERBS_DIR;
if (folder) {
  const isLearning = process.argv.includes('--learning');
  const verbs = readReference(folder).filter(({ lemma }) => !isLearning || halfOf(lemma) === 'learning');
  const compared = verbs.map(compareVerb);
  console.log(printFigures(compared));
  console.log(`\nWhat differs\n${printDifferences(compared, reasons)}`);

  const parts = verbs.map(partsOf);
  for (let round = 0; round < 20; round += 1) parts.map(conjugate);
  const startMs = performance.now();
  for (let round = 0; round < 20; round += 1) parts.map(conjugate);
  const msPerVerb = (performance.now() - startMs) / 20 / parts.length;
  console.log(`\n${msPerVerb.toFixed(3)} ms a verb with 24 forms`);

  const heldOut = figuresOf(compared.filter(({ half }) => half === 'held out'));
  if (!isLearning && heldOut.equal < leastShare * heldOut.forms) process.exitCode = 1;
} else {
  console.log('HEBREW_VERBS_DIR is not set: there is no reference to compare with, nothing was measured.');
}
