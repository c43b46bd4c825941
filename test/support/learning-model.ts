import {
  allStages,
  completesStage,
  type Stage,
  type StageResult,
  stageBit,
} from '../../core/lesson/stages.ts';
import { type Exercise, skills } from '../../core/memory/exercises.ts';
import type { Recall } from '../../core/memory/recall.ts';
import { cardsOf } from '../../core/memory/schedule.ts';
import { type LessonAnswer, startOf } from '../../core/memory/start.ts';
import type { Settings } from '../../core/settings/settings.ts';
import { standingFor } from '../../core/status/ladder.ts';
import type { WordPlace } from './learners.ts';

type Word = { stages: number; lessons: LessonAnswer[]; recalls: Recall[] };

/** Points by their reason. */
export type ByReason = Record<string, number>;

export type LearningModel = ReturnType<typeof createLearningModel>;

/**
 * The rules of points, words and reviews in a few plain lines, kept in memory: the server's statements must agree with
 * them. Dates are in UTC. Streaks are left out.
 */
export function createLearningModel(start: { words: readonly WordPlace[]; wordsBefore: number }) {
  const known = new Set<string>();
  const words: Word[] = start.words.map(() => ({ stages: 0, lessons: [], recalls: [] }));
  const learned = new Set<number>();
  const reviews: { eventId: string; word: number; recall: Recall; isUndone: boolean; earned: boolean }[] = [];
  const rewarded = new Set<string>();
  const quizzes = new Set<string>();
  const byReason: ByReason = start.wordsBefore > 0 ? { word: start.wordsBefore } : {};
  const achievements: string[] = [];
  let retention: Settings['retention'] = 'usual';

  const wordOf = (index: number): Word => words[index] ?? { stages: 0, lessons: [], recalls: [] };
  const isLearned = (index: number) => wordOf(index).stages === allStages;
  /** Once forever; returns true the first time. */
  const earn = (reason: string, ref: string, points: number): boolean => {
    if (rewarded.has(`${reason} ${ref}`)) return false;
    rewarded.add(`${reason} ${ref}`);
    byReason[reason] = (byReason[reason] ?? 0) + points;
    return true;
  };
  const wordsLearned = () => start.wordsBefore + learned.size;

  return {
    answer(given: { word: number; stages: Stage[]; result: StageResult; eventId: string; at: string }): void {
      const { result, eventId, at } = given;
      const word = wordOf(given.word);
      for (const stage of given.stages) {
        if (known.has(`${eventId} ${stage}`)) continue;
        known.add(`${eventId} ${stage}`);
        word.lessons.push({ eventId, at, date: at.slice(0, 10), stage, result, tries: 1 });
        if (completesStage(result)) word.stages |= stageBit(stage);
      }
      if (!isLearned(given.word) || learned.has(given.word)) return;
      learned.add(given.word);
      earn('word', String(given.word), 1);
      if (wordsLearned() % 50 !== 0) return;
      earn('word_master', String(wordsLearned()), 50);
      achievements.push('word_master');
    },

    /** True when it can be saved, that is, when the word is learned. */
    review(given: { word: number; eventId: string; exercise: Exercise; result: StageResult; at: string }) {
      if (!isLearned(given.word)) return false;
      const { eventId, exercise, result, at } = given;
      const date = at.slice(0, 10);
      const word = wordOf(given.word);
      const recall: Recall = {
        ...{ eventId, at, date, exercise, result },
        ...{ tries: 1, ms: null, medianMs: null, isPartial: false },
      };
      const isFirst = !reviews.some(
        (other) =>
          other.word === given.word &&
          other.recall.date === date &&
          !['self', 'skipped'].includes(other.recall.result),
      );
      const begun = startOf(word.lessons);
      // The word as it was at the beginning of the day.
      const recalls = word.recalls.filter((earlier) => earlier.date < date);
      // The fuzz of a schedule is seeded with the word.
      const wordId = start.words[given.word]?.wordId ?? 0;
      const cards = begun && cardsOf({ wordId, start: begun, recalls }, retention);
      const isDue = skills.some((skill) => cards !== undefined && cards[skill].due <= date);
      const earned = isFirst && isDue && result === 'right' && earn('review', `${given.word}:${date}`, 1);
      word.recalls.push(recall);
      reviews.push({ eventId, word: given.word, recall, isUndone: false, earned });
      return true;
    },

    /** Returns the status code of the server's response. */
    undo(eventId: string): 200 | 404 | 409 {
      const place = reviews.findIndex((review) => review.eventId === eventId);
      const review = reviews[place];
      if (!review) return 404;
      if (review.isUndone) return 200;
      const isLast = reviews.slice(place + 1).every(({ isUndone }) => isUndone);
      if (review.earned || !isLast) return 409;
      review.isUndone = true;
      const word = wordOf(review.word);
      word.recalls = word.recalls.filter((recall) => recall !== review.recall);
      return 200;
    },

    quiz({
      quizId,
      lessonId,
      how,
    }: {
      quizId: string;
      lessonId: number;
      how: 'perfect' | 'passed' | 'failed';
    }): void {
      quizzes.add(quizId);
      if (how === 'failed') return;
      earn('quiz', String(lessonId), 50);
      if (how === 'perfect' && earn('perfectionist', String(lessonId), 100))
        achievements.push('perfectionist');
    },

    retain(wanted: Settings['retention']): void {
      retention = wanted;
    },

    facts() {
      const points = Object.values(byReason).reduce((sum, one) => sum + one, 0);
      return {
        points,
        wordsLearned: wordsLearned(),
        level: standingFor(points).level.englishName,
        achievements,
        byReason: { ...byReason },
        reviewPoints: byReason.review ?? 0,
        undone: reviews.filter(({ isUndone }) => isUndone).length,
        quizzes: quizzes.size,
      };
    },
  };
}
