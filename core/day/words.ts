import { furtherForms } from '../hebrew/forms/taught-forms.ts';
import { gapOf } from '../hebrew/sentences/gap.ts';
import { formsOf } from '../lesson/sentences/sentence-forms.ts';
import { isReadable } from '../letters/unmet.ts';
import { skillOf } from '../memory/exercises.ts';
import { isReadyForGap } from '../memory/gaps.ts';
import { missesOf } from '../memory/misses.ts';
import { historyOf, nextExercise } from '../memory/next-exercise.ts';
import { type DayShare, dayShare, pickDue, type Task } from '../memory/plan.ts';
import { isFirm } from '../memory/schedule.ts';
import { putSideBySide } from '../memory/side-by-side.ts';
import type { Choice, DayMaterial, DayMeans, DayRecord } from './material.ts';

/** A record as far as it decides which words are asked. */
type WordRecord = Omit<DayRecord, 'forms' | 'unmet'>;

/** What is left for the day, before anything is chosen. */
export function shareOf({ cards, today, ...record }: WordRecord): DayShare & { dueWords: number } {
  const dueWords = new Set(cards.filter(({ card }) => card.due <= today).map(({ wordId }) => wordId)).size;
  return { ...dayShare({ ...record, dueWords }), dueWords };
}

/** A word with letters that are mixed up is typed, whatever it would be asked for. */
export const drilled = (wordId: number): Choice => ({ wordId, skill: 'produce', exercise: 'type' });

/** The words that a session asks, each for one of its skills. */
export function pickWords(record: WordRecord): readonly Choice[] {
  const { kind, cards, today, chosen } = record;
  return kind === 'due' ? pickDue(cards, today, shareOf(record).due) : chosen;
}

/** Misses of earlier today, which come back in the session of what is due. */
export const missesToday = ({ kind, answersToday }: WordRecord): Task[] =>
  kind === 'due' ? missesOf(answersToday) : [];

/** True where there is anything that forms could be asked beside, or a word whose choices must be readable. */
export const hasQuestions = (record: WordRecord): boolean =>
  pickWords(record).length + missesToday(record).length + record.letters.length + record.rules.length > 0;

/** True where a firm word is asked for understanding: it may be put beside another firm one that is like it. */
export function needsRivals(record: WordRecord, picks: readonly Choice[]): boolean {
  return picks.some((choice) => choice.skill !== 'produce' && !isYoung(choice, record));
}

const isYoung = ({ wordId }: Choice, { cards }: WordRecord): boolean =>
  !isFirm(cards.filter((card) => card.wordId === wordId).map(({ card }) => card));

/** The words of a day: what is asked first, and the misses that come back last. Words that are no longer taught are left out. */
export function planWords(material: DayMaterial, means: DayMeans): { tasks: Task[]; again: Task[] } {
  const { histories, words } = material;
  const recallsOf = new Map(histories.map(({ wordId, recalls }) => [wordId, recalls]));
  const picks = pickWords(material);
  const chosen = picks.map((choice): Task => {
    const { wordId, skill } = choice;
    const history = historyOf(recallsOf.get(wordId) ?? [], skill);
    const exercise = choice.exercise ?? nextExercise({ skill, history }, means);
    return { wordId, skill, exercise, isYoung: isYoung(choice, material) };
  });
  const tasks = needsRivals(material, picks) ? putSideBySide(chosen, material.firm) : chosen;
  const isTaught = ({ wordId }: Task) => words.some(({ id }) => id === wordId);
  return {
    tasks: tasks.filter(isTaught),
    again: missesToday(material)
      .filter(isTaught)
      .map((task) => asBefore({ ...task, isYoung: true }, material, means)),
  };
}

/** A miss comes back as it was asked, where it can be. */
function asBefore(task: Task, material: DayMaterial, means: DayMeans): Task {
  const { exercise } = task;
  if (exercise === 'gap') return hasGap(task.wordId, material, means) ? task : { ...task, exercise: 'type' };
  const isPossible = (exercise !== 'speak' || means.canSpeak) && (exercise !== 'listen' || means.canListen);
  if (isPossible) return task;
  const skill = skillOf(exercise);
  return { ...task, exercise: nextExercise({ skill, history: [] }, means) };
}

/** True for a word that may be asked in its sentence: its reviews went well, and the learner can read the sentence. */
export function canBeGap(wordId: number, material: DayMaterial, means: DayMeans): boolean {
  const history = material.histories.find((one) => one.wordId === wordId);
  return (
    history !== undefined &&
    isReadyForGap(history.recalls, history.learnedOn) &&
    hasGap(wordId, material, means)
  );
}

function hasGap(wordId: number, { words, verbs, unmet }: DayMaterial, { canFillGaps }: DayMeans): boolean {
  const word = canFillGaps ? words.find(({ id }) => id === wordId) : undefined;
  if (!word) return false;
  const forms = furtherForms(word, verbs);
  // Any of its sentences may be the one whose turn it is.
  const gaps = word.examples
    .flatMap(formsOf)
    .flatMap((it) => gapOf({ ...word, forms, examples: [it] }) ?? []);
  return gaps.length > 0 && gaps.every(({ sentence }) => isReadable(sentence.hebrew, unmet));
}
