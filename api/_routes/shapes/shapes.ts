import type { User } from '../../../core/contracts/auth.ts';
import type { Section } from '../../../core/contracts/catalogue.ts';
import type { Streak, WordProgress } from '../../../core/contracts/shapes/progress.ts';
import type { UserStats } from '../../../core/contracts/shapes/stats.ts';
import { isComplete, stagesOf } from '../../../core/lesson/stages.ts';
import { quizAccuracy, totalProgress } from '../../../core/stats/figures.ts';
import { standingFields, statusFields } from '../../../core/status/standing-fields.ts';
import { currentFreezes, currentStreak } from '../../../core/streak/run.ts';
import { type ActivityDate, dateIn } from '../../../core/streak/streak.ts';
import type {
  Catalogue,
  CatalogueLesson,
  CatalogueSection,
  CatalogueSubsection,
} from '../../../db/course/catalogue.ts';
import type { WordState } from '../../../db/course/lessons.ts';
import { type LearnerFigures, talliedLessons } from '../../../db/rewards/figures.ts';
import type { Activity } from '../../../db/rewards/streaks.ts';
import type { UserRecord } from '../../../db/users.ts';

/** Plain values of the verbs in the shapes of the wire. */

export function userShape(user: UserRecord, isAdmin: boolean): User {
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    username: user.username,
    points: user.points,
    ...statusFields(user.points),
    subscription_status: user.isPremium ? 'premium' : 'free',
    premium_until: user.premiumUntil,
    is_admin: isAdmin,
    timezone: user.timezone,
  };
}

export function lessonSummary(lesson: CatalogueLesson) {
  return {
    id: lesson.id,
    name: lesson.name,
    description: lesson.description,
    topic: lesson.topic,
    level: lesson.level,
    lesson_number: lesson.lessonNumber,
    is_free: lesson.isFree,
    author_name: lesson.authorName,
    author_link: lesson.authorLink,
    words_count: lesson.wordsCount,
  };
}

function sectionFields(section: CatalogueSection) {
  return {
    id: section.id,
    name: section.name,
    description: section.description,
    icon_emoji: section.iconEmoji,
  };
}

function subsectionFields(subsection: CatalogueSubsection) {
  return {
    id: subsection.id,
    name: subsection.name,
    icon_emoji: subsection.iconEmoji,
    icon_bg_color: subsection.iconBgColor,
  };
}

/** The catalogue with each lesson in the shape that `lesson` returns. */
export function sectionShapes<L>(catalogue: Catalogue, lesson: (lesson: CatalogueLesson) => L) {
  return catalogue.sections.map((section) => ({
    ...sectionFields(section),
    subsections: section.subsections.map((subsection) => ({
      ...subsectionFields(subsection),
      lessons: subsection.lessons.map(lesson),
    })),
  }));
}

export function publicSections(catalogue: Catalogue): Section[] {
  return sectionShapes(catalogue, lessonSummary);
}

export function categoryShapes(catalogue: Catalogue) {
  return catalogue.sections.map((section) => ({
    ...sectionFields(section),
    subsections: section.subsections.map((subsection) => ({
      ...subsectionFields(subsection),
      lessons_count: subsection.lessons.length,
    })),
  }));
}

export function wordProgressShape(word: WordState): WordProgress {
  const done = stagesOf(word.passStages);
  const state = (stage: (typeof done)[number]) => ({ completed: done.includes(stage) });
  return {
    word_id: word.wordId,
    completed: isComplete(word.passStages),
    learned: isComplete(word.stages),
    attempts: {
      LISTEN: state('LISTEN'),
      RECORD: state('RECORD'),
      WRITE: state('WRITE'),
      TYPE: state('TYPE'),
    },
  };
}

/** The row of a word that was never started. */
export function untouchedWord(wordId: number): WordProgress {
  return wordProgressShape({ wordId, stages: 0, passStages: 0 });
}

export function streakShape(activity: Activity, today: ActivityDate): Streak {
  const { run, rests, bestStreak, dates } = activity;
  return {
    currentStreak: currentStreak(run, today, rests),
    bestStreak,
    lastActivityDate: run?.lastDate ?? null,
    freezes: currentFreezes(run, today, rests),
    activityDates: dates,
  };
}

export function statsShape(figures: LearnerFigures, catalogue: Catalogue, now: Date): UserStats {
  const { user, wordsLearned, quizTotals, passedQuizzes, activity } = figures;
  const all = talliedLessons(catalogue, figures);
  const totalWords = all.reduce((sum, { lesson }) => sum + lesson.wordsCount, 0);
  const learnedNow = all.reduce((sum, { learned }) => sum + learned, 0);
  return {
    id: user.id,
    points: user.points,
    ...standingFields(user.points),
    words_learned: wordsLearned,
    wordsLearned,
    quiz_accuracy: quizAccuracy(quizTotals.correct, quizTotals.total),
    daily_streak: currentStreak(activity.run, dateIn(user.timezone, now), activity.rests),
    total_progress: totalProgress(learnedNow, totalWords),
    completedLessons: all.filter(({ isFinished }) => isFinished).length,
    quizzesPassed: passedQuizzes.length,
    totalWords,
    totalLessons: all.length,
  };
}
