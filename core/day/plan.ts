import { withGaps } from '../memory/gaps.ts';
import { type LetterTask, pickLetters } from '../memory/letters.ts';
import type { DayShare, Task } from '../memory/plan.ts';
import {
  drawNumbers,
  type HeardNumber,
  kindsTaught,
  type NumberKind,
  numbersOfDrill,
  numbersOfSession,
  taughtNumbers,
} from '../numbers/tasks.ts';
import { createRandom } from '../random.ts';
import { addDays } from '../streak/streak.ts';
import { type DayDialogue, pickDialogue } from './dialogue.ts';
import { type PlannedFormTask, planForms } from './forms.ts';
import type { DayMaterial, DayMeans, PlacedText } from './material.ts';
import { type PlannedCheck, planRules } from './rules.ts';
import { type DayQuestions, minutesOfDay, secondsOfDay } from './seconds.ts';
import { canBeGap, planWords, shareOf } from './words.ts';

export type DayPlan<P extends PlacedText = PlacedText> = DayShare & {
  letters: LetterTask[];
  rules: PlannedCheck[];
  forms: PlannedFormTask<P>[];
  numbers: HeardNumber[];
  /** The words, and the misses of earlier today. */
  tasks: Task[];
  again: Task[];
  /** Played after everything else; undefined on most days. */
  dialogue?: DayDialogue | undefined;
  /** Whole minutes for all of it. */
  minutes: number;
  /** The kinds of numbers that were taught. */
  numberKinds: NumberKind[];
  /** True where more words are due than this day asks. */
  isCutShort: boolean;
};

/**
 * Plans a session: what is due and what was missed today with letters, rules, numbers and forms in their shares of its time; or
 * the words that were chosen; or numbers by ear. Everything follows from what was answered and from the seed, so a
 * session that was left on one device continues on another, in the app or in the chat.
 */
export function planDay<P extends PlacedText>(
  material: DayMaterial<P>,
  means: DayMeans,
  seed: number,
): DayPlan<P> {
  const { kind } = material;
  const isDue = kind === 'due';
  const { dueWords, ...share } = shareOf(material);
  const { tasks: words, again } = planWords(material, means);
  const asked = [...words, ...again];
  const letters = isDue ? pickLetters(material.letters, secondsOfDay({ words: asked }), means) : [];
  const taught = taughtNumbers(new Set(means.canListen ? material.numberLessons : []));
  const session = { otherSeconds: secondsOfDay({ words: asked, letters }), isFirst: material.done === 0 };
  const count = kind === 'numbers' ? numbersOfDrill : isDue ? numbersOfSession(session) : 0;
  const numbers = drawNumbers(taught, count, createRandom(seed));
  const rules = isDue
    ? planRules(material, means, {
        wordSeconds: secondsOfDay({ words: asked }),
        otherSeconds: secondsOfDay({ letters, numbers }),
        seed,
      })
    : [];
  const tasks = isDue
    ? withGaps(words, {
        canBeGap: (wordId) => canBeGap(wordId, material, means),
        otherSeconds: secondsOfDay({ letters, rules, numbers }),
      })
    : words;
  const otherSeconds = secondsOfDay({ words: [...tasks, ...again], letters, rules });
  const forms = isDue ? planForms(material, means, { otherSeconds, random: createRandom(seed) }) : [];
  const isCutShort = dueWords > share.due;
  const dialogue = planDialogue(material, { isAsked: asked.length > 0 && !isCutShort });
  const questions: DayQuestions = {
    ...{ letters, rules, numbers },
    words: [...tasks, ...again],
    forms: forms.map(({ task }) => task),
    dialogue,
  };
  return {
    ...share,
    ...{ letters, rules, forms, numbers, tasks, again, dialogue },
    minutes: minutesOfDay(questions),
    numberKinds: kindsTaught(taught),
    isCutShort,
  };
}

/** The dialogue of a session of what is due: beside its words, and not where they are more than a day asks. */
const planDialogue = (
  { kind, dialogues, today }: DayMaterial,
  { isAsked }: { isAsked: boolean },
): DayDialogue | undefined =>
  kind === 'due' && isAsked && dialogues ? pickDialogue(dialogues, today) : undefined;

/** The next day with something to review: what does not fit into this day comes on the next one. */
export const nextDueOf = (
  { isCutShort }: DayPlan,
  { today, nextDue }: { today: string; nextDue: string | null },
): string | null => (isCutShort ? addDays(today, 1) : nextDue);
