import type { AdminUserDetail } from '../../../core/contracts/admin/admin.ts';
import type { CourseLesson, LessonDetail } from '../../../core/contracts/catalogue.ts';
import type { EndpointKey, RequestBodyInput, ResponseData } from '../../../core/contracts/endpoints.ts';
import type { ReviewTask } from '../../../core/contracts/memory.ts';
import type { Order } from '../../../core/contracts/payments.ts';
import { DomainError } from '../../../core/errors.ts';
import { canOpenLesson } from '../../../core/lesson/access.ts';
import { continueAt } from '../../../core/lesson/continue.ts';
import { groupLessons } from '../../../core/lesson/lesson-groups.ts';
import type { Award } from '../../../core/points/awards.ts';
import { totalProgress } from '../../../core/stats/figures.ts';
import { standingFields, statusFields } from '../../../core/status/standing-fields.ts';
import { addDays, dateIn, defaultTimeZone } from '../../../core/streak/streak.ts';
import { mockUserId } from '../lib/mock/mock-mode.ts';
import admin from './recorded/admin.json';
import learner from './recorded/learner.json';
import lessons from './recorded/lessons.json';
import people from './recorded/people.json';

/** The recorded JSON responses, by the key of their endpoint. */
type Answers = { [K in EndpointKey]: ResponseData<K> };

/** The recording of one page, which the hand-written responses change for the lifetime of the page. */
export type MockState = {
  answers: Answers;
  /** In the order of the course, drafts too, as admins read them. */
  lessons: LessonDetail[];
  people: AdminUserDetail[];
  /** Deleted on this page, with their places among the others. */
  deletedLessons: { lesson: LessonDetail; at: number }[];
  quizzes: Map<string, ResponseData<'POST /quiz/start'>>;
  orders: Map<string, Order>;
  /** The latest review: the one that can be taken back. */
  reviewed: { eventId: string; task: ReviewTask | undefined } | undefined;
  lastLessonId: number | null;
  isAdmin: boolean;
  now: () => Date;
  newId: () => string;
  newRowId: () => number;
};

/** A call whose response is written by hand: what of it the mini-app sends. */
export type Call<K extends EndpointKey> = {
  params: Readonly<Record<string, string | number>>;
  query: Readonly<Record<string, string | undefined>>;
  body: RequestBodyInput<K>;
};
export type Moves<K extends EndpointKey> = {
  [Key in K]: (call: Call<Key>, mock: MockState) => ResponseData<Key>;
};

export function createMockState({
  now,
  newId,
  isAdmin,
}: Pick<MockState, 'now' | 'newId' | 'isAdmin'>): MockState {
  // `npm run mocks:record` has checked what it wrote against the contracts; JSON imports are typed more loosely.
  const recorded = broughtTo(now(), { answers: { ...learner, ...admin }, lessons, people }) as Pick<
    MockState,
    'answers' | 'lessons' | 'people'
  >;
  const { answers } = recorded;
  const home = answers['GET /home'];
  // One object where the recording has the same thing several times: what changes, changes everywhere.
  for (const key of ['GET /users/stats', 'GET /users/stats/{userId}'] as const) answers[key] = home.stats;
  for (const key of ['POST /users/sync-stats', 'POST /users/sync-stats/{userId}'] as const) {
    answers[key] = home.stats;
  }
  const { user } = answers['GET /profile'];
  user.is_admin = isAdmin;
  answers['PATCH /users/{userId}'] = user;
  answers['GET /leaderboard'] = home.leaderboard;
  answers['GET /users/settings'] = home.settings;
  let lastRowId =
    Math.max(...recorded.lessons.flatMap(({ id, words }) => [id, ...words.map((word) => word.id)])) + 100;
  return {
    ...recorded,
    deletedLessons: [],
    quizzes: new Map(),
    orders: new Map(),
    reviewed: undefined,
    lastLessonId: null,
    isAdmin,
    now,
    newId,
    newRowId: () => ++lastRowId,
  };
}

/** A copy of the recording with its moments and dates moved as if it had been made now. */
function broughtTo(now: Date, recorded: unknown): unknown {
  const recordedAt = new Date(learner['GET /home'].serverTime);
  const shiftMs = now.getTime() - recordedAt.getTime();
  const [from, to] = [recordedAt, now].map((moment) => Date.parse(dateIn(defaultTimeZone, moment))) as [
    number,
    number,
  ];
  const days = (to - from) / 86_400_000;
  return JSON.parse(JSON.stringify(recorded), (_, value) => {
    if (typeof value !== 'string') return value;
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return addDays(value, days);
    return /^\d{4}-\d\d-\d\dT\d\d:/.test(value) ? new Date(Date.parse(value) + shiftMs).toISOString() : value;
  });
}

export function isPremium({ answers }: MockState): boolean {
  return answers['GET /home'].subscription_status === 'premium';
}

export const mayOpen = (mock: MockState, { is_free: isFree }: Pick<LessonDetail, 'is_free'>) =>
  canOpenLesson({ isFree }, { isPremium: isPremium(mock) });

/** Throws 'not-found' for what the caller does not see, 'forbidden' for a premium lesson. */
export function openLesson(mock: MockState, id: number): LessonDetail {
  const lesson = mock.lessons.find((one) => one.id === id);
  if (!lesson || !(lesson.isPublished || mock.isAdmin)) {
    throw new DomainError('not-found', { code: 'lesson_not_found' });
  }
  if (!mock.isAdmin && !mayOpen(mock, lesson))
    throw new DomainError('forbidden', { code: 'premium_required' });
  return lesson;
}

const learnedIn = ({ words, progress }: LessonDetail, is: 'learned' | 'completed' = 'learned') =>
  progress.filter((row) => row[is] && words.some(({ id }) => id === row.word_id)).length;

/** Writes figures of the learner into every response that shows them. */
export function show({ answers, people }: MockState, figures: Readonly<Record<string, unknown>>): void {
  const home = answers['GET /home'];
  const owner = people.find(({ id }) => id === mockUserId);
  const shown = [
    home,
    home.stats,
    home.leaderboard.me,
    answers['GET /users/statistics'],
    answers['GET /profile'].user,
    answers['POST /achievements/award-word-points/{userId}'],
    answers['POST /achievements'],
    answers['GET /payments'],
    owner ?? {},
  ];
  for (const one of shown) {
    Object.assign(one, Object.fromEntries(Object.entries(figures).filter(([name]) => name in one)));
  }
}

/** Records what an answer has earned. Returns it with the balance, as responses give it. */
export function reward(mock: MockState, awarded: Award[]) {
  const home = mock.answers['GET /home'];
  const before = home.stats.status_eng;
  const points = awarded.reduce((sum, award) => sum + award.points, home.stats.points);
  const balance = { points, ...statusFields(points) };
  show(mock, { ...balance, ...standingFields(points), totalPoints: points });
  const { rows, me } = home.leaderboard;
  const others = rows.filter(({ id }) => id !== me.id);
  // No learners are known below the last row: there the rank stays as it was recorded.
  const place = others.findIndex((row) => row.points < points);
  if (place >= 0) {
    home.leaderboard.rows = [...others.slice(0, place), me, ...others.slice(place)]
      .slice(0, rows.length)
      .map((row, index) => Object.assign(row, { rank: index + 1 }));
  }
  return { awarded, ...balance, reachedStatus: balance.status_eng === before ? null : balance.status_eng };
}

/**
 * Derives home and the figures from the lessons again, after something in them, or the right to open them, has changed.
 */
export function retell(mock: MockState): void {
  const { answers } = mock;
  const home = answers['GET /home'];
  const published = mock.lessons.filter(({ isPublished }) => isPublished);
  for (const { subsections } of answers['GET /admin/categories']) {
    for (const subsection of subsections) {
      const held = mock.lessons.filter(({ subsection_id }) => subsection_id === subsection.id);
      subsection.lessons_count = held.length;
      subsection.drafts_count = held.filter(({ isPublished }) => !isPublished).length;
    }
  }
  const sections = answers['GET /admin/categories'].map(({ subsections, ...section }) => ({
    ...section,
    subsections: subsections.map(({ id, name, icon_emoji, icon_bg_color }) => ({
      ...{ id, name, icon_emoji, icon_bg_color },
      lessons: published.filter(({ subsection_id }) => subsection_id === id).map(courseLessonOf),
    })),
  }));
  const isChanged = JSON.stringify(sections) !== JSON.stringify(answers['GET /course'].sections);
  if (isChanged) answers['GET /course'] = { version: mock.newId(), sections };
  home.course = answers['GET /course'].version;
  home.opens_premium = mayOpen(mock, { is_free: false });
  home.progress = groupLessons(
    published.map((lesson) => ({
      lessonId: lesson.id,
      learned: learnedIn(lesson),
      withQuiz: lesson.quizPassed && learnedIn(lesson) === lesson.words.length,
    })),
  );
  const at = continueAt(
    published.map((lesson) => ({
      id: lesson.id,
      name: lesson.name,
      isOpen: mayOpen(mock, lesson),
      totalWords: lesson.words.length,
      learnedWords: learnedIn(lesson),
      passWords: learnedIn(lesson, 'completed'),
    })),
    { lastLessonId: mock.lastLessonId },
  );
  home.continueAt = at
    ? {
        ...{ lessonId: at.lessonId, lessonName: at.lessonName, begun: at.begun },
        completedWordsCount: at.completedWords,
        totalWordsCount: at.totalWords,
      }
    : null;
  const words_learned = published.reduce((sum, lesson) => sum + learnedIn(lesson), 0);
  const totalWords = published.reduce((sum, { words }) => sum + words.length, 0);
  show(mock, {
    ...{ words_learned, wordsLearned: words_learned, completedWords: words_learned },
    ...{ totalWords, totalLessons: published.length, totalQuizzes: published.length },
    total_progress: totalProgress(words_learned, totalWords),
    completedLessons: published.filter((lesson) => learnedIn(lesson) === lesson.words.length).length,
    quizzesPassed: published.filter(({ quizPassed }) => quizPassed).length,
    quizzes_passed: published.filter(({ quizPassed }) => quizPassed).length,
  });
}

function courseLessonOf(lesson: LessonDetail): CourseLesson {
  const { id, name, description, lesson_number, is_free, author_name, author_link, words } = lesson;
  return {
    ...{ id, name, description, lesson_number, is_free, author_name, author_link },
    words_count: words.length,
  };
}
