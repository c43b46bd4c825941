import type { LetterItem } from '../../../../../core/contracts/letters.ts';
import type { Random } from '../../../../../core/random.ts';
import type { Settings } from '../../../../../core/settings/settings.ts';
import type { ExerciseSession } from '../../../exercises/session.ts';

/** How a step went: what is saved of it. */
export type StepResult = {
  isRight: boolean;
  chosen?: string | undefined;
  /** Missing: nothing was answered (no pen, no sound), and nothing is saved. */
  isSkipped?: boolean;
};

export type StepProps = {
  item: LetterItem;
  /** The other letter, where only the two are asked. */
  twin?: LetterItem | undefined;
  items: readonly LetterItem[];
  /** Keys of the letters met so far. */
  met: ReadonlySet<string>;
  settings: Settings;
  session: ExerciseSession;
  random: Random;
  /** What the learner answered, at once; the step stays until `onDone`. */
  onAnswer: (result: StepResult) => void;
  onDone: () => void;
  /** Leaves out every step of this kind in this round: nothing can be drawn, or heard, now. */
  onCannot: () => void;
};
