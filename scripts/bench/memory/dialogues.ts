import { type DialoguesRecord, pickDialogue } from '../../../core/day/dialogue.ts';
import type { DialogueState } from '../../../core/dialogues/events.ts';
import { secondsOfDialogue } from '../../../core/dialogues/seconds.ts';
import { addDays } from '../../../core/streak/streak.ts';
import { dialogues } from '../../../db/content/dialogues/index.ts';
import { sections } from '../../../db/content/index.ts';

type SimulatedDialogue = Omit<DialoguesRecord['open'][number], 'state'> & {
  /** After how many words of the course its lesson is finished. */
  words: number;
};

const inCourse: readonly SimulatedDialogue[] = (() => {
  const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
  const sums = lessons.map((_, at) =>
    lessons.slice(0, at + 1).reduce((sum, { words }) => sum + words.length, 0),
  );
  return dialogues
    .map(({ key, lesson, title, turns, questions }, dialogueId) => ({
      ...{ dialogueId, key, title },
      seconds: secondsOfDialogue({ turns, questions: questions.length }),
      // From the third day on one that was heard may be played: more dialogues than a learner gets.
      areWordsFirm: true,
      words: sums[lessons.findIndex((one) => one.key === lesson)] ?? Number.POSITIVE_INFINITY,
    }))
    .toSorted((one, other) => one.words - other.words);
})();

/**
 * Simulates the dialogues beside the words of a learner: `learned` words, and `wordSeconds` of their reviews, on each day.
 * One is heard and asked about on the day that has it, and played on a later one. Returns the seconds of each day that
 * «Сегодня» adds.
 */
export function simulateDialogues(
  days: readonly { learned: number; wordSeconds: number }[],
  { firstDate }: { firstDate: string },
): number[] {
  const states = new Map<number, DialogueState>();
  let lastDate: string | null = null;
  return days.map(({ learned, wordSeconds }, day) => {
    const today = addDays(firstDate, day);
    const open = inCourse.flatMap(({ words, ...dialogue }) => {
      const state = states.get(dialogue.dialogueId) ?? 'new';
      return words <= learned && state !== 'played' ? [{ ...dialogue, state }] : [];
    });
    const picked = wordSeconds > 0 ? pickDialogue({ lastDate, open }, today) : undefined;
    if (!picked) return 0;
    states.set(picked.dialogueId, picked.state === 'new' ? 'heard' : 'played');
    lastDate = today;
    return picked.seconds;
  });
}
