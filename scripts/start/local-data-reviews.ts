import { areMixedUp } from '../../core/hebrew/confusions.ts';
import { foldFinals, letters } from '../../core/hebrew/letters.ts';
import { type Exercise, type Skill, skills, stageOfExercise } from '../../core/memory/exercises.ts';
import { mediansOf } from '../../core/memory/medians.ts';
import { historyOf } from '../../core/memory/next-exercise.ts';
import { planReviews, type Task } from '../../core/memory/plan.ts';
import type { Recall } from '../../core/memory/recall.ts';
import { cardsOf, type MemoryCard, retrievability } from '../../core/memory/schedule.ts';
import { type LessonAnswer, startOf } from '../../core/memory/start.ts';
import type { Random } from '../../core/random.ts';
import { addDays, daysBetween, defaultTimeZone, wallTimeIn } from '../../core/streak/streak.ts';
import { type answersOf, type LocalWord, slipShare } from './local-data-answers.ts';

type AnswerRow = ReturnType<typeof answersOf>[number];

/** Answers to reviews: rows of stage_answers. */
export type ReviewRow = Omit<AnswerRow, 'tries'> & {
  tries: number;
  exercise: Exercise;
  medianMs: number | null;
  isPartial: boolean;
  typed: string | null;
};

/** Ten minutes a day hold about this many words; the rest waits, and is due today. */
const wordsADay = 18;
/** The answers of a session, one after the other from 19:00 on in Israel's winter time. */
const sessionAt = 'T17:00:00Z';
const secondsPerAnswer = 20;
/**
 * The product's plan alternates by the calendar. The history is planned as if it ended on this date, so it holds the
 * same answers whatever today is.
 */
const planEnds = '2026-11-19';
/**
 * Letters that the learner mixes up, and how often: tet and tav, kaf and qof, alef with ayin and he, samekh and sin.
 */
const mixedUp = 'טתכקאעהסש';
const mixUpShare = 0.4;

type StudiedWord = LocalWord & {
  lessons: LessonAnswer[];
  recalls: Recall[];
  cards?: Record<Skill, MemoryCard>;
};

/**
 * What an experienced learner has answered in «Сегодня» on some of their days: the product's own plan of each day, the
 * likeliest to be forgotten first, and answers that go as well as the schedules predict. So everything that follows
 * from answers (cards, heat map, difficult words, letters mixed up) has something to show. `learned` are the rows of
 * their lessons; `days` the days of their reviews, oldest first.
 */
export function reviewsOf(
  learned: readonly AnswerRow[],
  course: readonly LocalWord[],
  { days, canSpeak }: { days: readonly string[]; canSpeak: boolean },
  random: Random,
): ReviewRow[] {
  const words = studiedWords(learned, course);
  const times: Partial<Record<Exercise, number[]>> = {};
  const shiftDays = daysBetween(days.at(-1) ?? planEnds, planEnds);
  return days.flatMap((day) => {
    const rows: ReviewRow[] = [];
    for (const task of planOf(words, day, shiftDays, canSpeak)) {
      const word = words.find(({ id }) => id === task.wordId);
      const card = word?.cards?.[task.skill];
      if (!word || !card) continue;
      const at = new Date(Date.parse(day + sessionAt) + rows.length * secondsPerAnswer * 1000);
      const isKnown = random() < retrievability(card, day) * (1 - slipShare(word.id) / 2);
      const medianMs = mediansOf(times)[task.exercise] ?? null;
      const row = answerOf(word, task, { at, medianMs, isKnown, userId: learned[0]?.userId ?? 0 }, random);
      rows.push(row);
      word.recalls.push(recallOf(row, day));
      if (row.result === 'right' && row.tries === 1) {
        times[row.exercise] = [...(times[row.exercise] ?? []), row.ms];
      }
      count(word);
    }
    return rows;
  });
}

function studiedWords(learned: readonly AnswerRow[], course: readonly LocalWord[]): StudiedWord[] {
  return course.flatMap((known) => {
    const rows = learned.filter(({ wordId }) => wordId === known.id);
    const lessons = rows.map(({ eventId, doneAt, localTime, stage, result, tries }): LessonAnswer => {
      return { eventId, at: doneAt.toISOString(), date: localTime.slice(0, 10), stage, result, tries };
    });
    const word: StudiedWord = { ...known, lessons, recalls: [] };
    count(word);
    return word.cards ? [word] : [];
  });
}

/** Computes the cards of a word from its answers, as the product does with each. */
function count(word: StudiedWord): void {
  const start = startOf(word.lessons);
  if (start) word.cards = cardsOf({ wordId: word.id, start, recalls: word.recalls }, 'usual');
}

/** The plan of a day, with all dates moved by `shiftDays`. */
function planOf(words: readonly StudiedWord[], day: string, shiftDays: number, canSpeak: boolean): Task[] {
  const shifted = ({ due, lastDate, stability, reviews }: MemoryCard) => {
    return { due: addDays(due, shiftDays), lastDate: addDays(lastDate, shiftDays), stability, reviews };
  };
  const cards = words.flatMap(({ id, cards: held, recalls }) =>
    skills.flatMap((skill) =>
      held ? [{ wordId: id, skill, card: shifted(held[skill]), history: historyOf(recalls, skill) }] : [],
    ),
  );
  return planReviews(
    cards,
    addDays(day, shiftDays),
    { canSpeak, canListen: true, canShowCursive: true },
    wordsADay,
  );
}

type Circumstances = { userId: number; at: Date; medianMs: number | null; isKnown: boolean };

function answerOf(
  word: StudiedWord,
  { exercise }: Task,
  { userId, at, medianMs, isKnown }: Circumstances,
  random: Random,
): ReviewRow {
  const slip = exercise === 'type' ? misspelt(word.hebrew, random) : undefined;
  // A learner who is nearly right is shown why and tries once more: a second try, helped.
  const isNear = slip !== undefined;
  return {
    userId,
    eventId: `local-review-${word.id}-${at.getTime()}`,
    stage: stageOfExercise[exercise],
    wordId: word.id,
    result: isKnown ? 'right' : 'wrong',
    tries: isNear ? 2 : 1,
    ms: Math.round((isNear ? 9000 : 3000) * (0.6 + 1.2 * random())),
    doneAt: at,
    localTime: wallTimeIn(defaultTimeZone, at),
    receivedAt: at,
    exercise,
    medianMs,
    isPartial: isNear,
    typed: slip ?? (exercise === 'type' && isKnown ? word.hebrew : null),
  };
}

function recallOf({ doneAt, ...row }: ReviewRow, date: string): Recall {
  const { eventId, exercise, result, tries, ms, medianMs, isPartial } = row;
  return { eventId, at: doneAt.toISOString(), date, exercise, result, tries, ms, medianMs, isPartial };
}

/**
 * The word with one of their letters typed as another that sounds like it; undefined when the learner gets it right.
 */
function misspelt(hebrew: string, random: Random): string | undefined {
  const place = [...hebrew].findIndex((letter) => mixedUp.includes(foldFinals(letter)));
  if (place < 0 || random() >= mixUpShare) return undefined;
  const wanted = foldFinals(hebrew[place] ?? '');
  const typed = letters.find((letter) => mixedUp.includes(letter) && areMixedUp(wanted, letter));
  return typed && hebrew.slice(0, place) + typed + hebrew.slice(place + 1);
}
