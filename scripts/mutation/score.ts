import type { Area } from './areas.ts';
import { type Equivalent, equivalents } from './equivalents.ts';

/** A change that Stryker made to a rule, and what the tests said to it. */
export type Mutant = {
  /** As Stryker calls them: 'Killed', 'Timeout', 'RuntimeError', 'Survived', 'NoCoverage'; others were not tried. */
  status: string;
  /** Path from the root of the repository. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The changed code as it stands in the file, on one line. */
  code: string;
  becomes: string;
};

type AreaScore = {
  killed: number;
  tried: number;
  /** Share of the tried mutants that a test noticed, 0–1; 1 where there is none. */
  score: number;
  survivors: Mutant[];
  /** Survivors that are not known to change nothing. */
  unexplained: Mutant[];
};

/** Lowest share of noticed mutants in each area; higher is stricter. */
const lowestScore = 0.85;

/** A test failed, never ended, or could not be loaded. */
const isKilled = ({ status }: Mutant) => ['Killed', 'Timeout', 'RuntimeError'].includes(status);
const isSurvivor = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';

/** Returns how many of an area's mutants were noticed, and which were not. */
export function scoreOf(mutants: readonly Mutant[], known: readonly Equivalent[] = equivalents): AreaScore {
  const killed = mutants.filter(isKilled).length;
  const survivors = mutants.filter(isSurvivor);
  const tried = killed + survivors.length;
  const isKnown = (mutant: Mutant) =>
    known.some(
      ({ file, code, becomes }) => file === mutant.file && code === mutant.code && becomes === mutant.becomes,
    );
  const unexplained = survivors.filter((mutant) => !isKnown(mutant));
  return { killed, tried, score: tried === 0 ? 1 : killed / tried, survivors, unexplained };
}

/** True when enough is noticed, and, where money or points are at stake, whatever changes something. */
export function holds({ isStrict }: Pick<Area, 'isStrict'>, { score, unexplained }: AreaScore): boolean {
  return score >= lowestScore && (!isStrict || unexplained.length === 0);
}
