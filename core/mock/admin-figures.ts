import { chartDays, errorRate, share } from '../analytics/figures.ts';
import type { Analytics } from '../contracts/admin.ts';
import type { LessonDetail } from '../contracts/catalogue.ts';
import { stages } from '../lesson/stages.ts';
import { addDays } from '../streak/streak.ts';
import { lastEditOf } from './admin-records.ts';
import type { MockTable } from './answer.ts';
import { everyLesson, lessonsOf, type MockLesson, wordsOf } from './course.ts';
import { type MockWorld, todayOf } from './world.ts';

const week = 7;
const day = 24 * 60 * 60 * 1000;

/** Figures of the admin area: counted where the mock has something to count, invented in a fixed way elsewhere. */
export const adminFigureAnswers: MockTable<
  'GET /admin/analytics' | 'GET /admin/actions' | 'GET /admin/diagnostics'
> = {
  'GET /admin/analytics': (_, { world, now }) => analyticsOf(world, now),
  'GET /admin/actions': ({ query }, { world: { records } }) => {
    const before = Number(query.before ?? Number.POSITIVE_INFINITY);
    const found = records.actions.filter(
      ({ id, target }) => id < before && (query.target ?? target) === target,
    );
    return { actions: found.slice(0, actionsPerPage), hasMore: found.length > actionsPerPage };
  },
  'GET /admin/diagnostics': (_, { now }) => ({
    version: 'mock',
    serverTime: now.toISOString(),
    database: { state: 'up', ms: 1 },
    store: { state: 'up', ms: 1 },
    telegram: { state: 'up', ms: 1 },
    webhook: { state: 'unset', pending: null, lastErrorAt: null, lastError: null },
    recogniser: null,
    bot_link: null,
    limits: [],
  }),
};

const actionsPerPage = 20;

function analyticsOf(world: MockWorld, now: Date): Analytics {
  const { people, charges, actions } = world.records;
  const today = todayOf(now);
  const lessons = lessonsOf(world.course);
  const words = wordsOf(world.course);
  const seenWithin = (days: number) =>
    people.filter((one) => Date.parse(one.last_seen_at) > now.getTime() - days * day).length + 1;
  const kept = charges.filter(({ refundedAt }) => refundedAt === null);
  const earned = kept.reduce((sum, { stars }) => sum + stars, 0);
  const begun = people.length * 2;
  const done = people.length;
  return {
    computedAt: now.toISOString(),
    today,
    totals: {
      users: people.length + 1,
      newToday: 0,
      premium: people.filter((one) => one.subscription_status === 'premium').length + (world.premium ? 1 : 0),
      blocked: people.filter(({ blocked }) => blocked).length,
      publishedLessons: lessons.length,
      draftLessons: everyLesson(world.course).length - lessons.length,
      words: words.length,
    },
    active: { today: seenWithin(1), days7: seenWithin(week), days30: seenWithin(chartDays) },
    lessons: { begun, done, completion: share(done, begun) },
    stars: { earned, earned30: earned, payments: kept.length },
    days: Array.from({ length: chartDays }, (_, place) => ({
      date: addDays(today, place - chartDays + 1),
      answers: 40 + ((place * 37) % 90),
      active: 4 + (place % 9),
      newUsers: place % 4,
    })),
    retention: [3, 2, 1, 0].map((weeksAgo) => ({
      week: addDays(mondayOf(today), -week * weeksAgo),
      users: 4 + weeksAgo,
      weeks: Array.from({ length: weeksAgo + 1 }, (_, place) => Math.round(100 / (place + 1))),
    })),
    problemWords: words.slice(0, 5).map(({ id, hebrew, russian }, place) => {
      const lesson = lessons.find((one) => one.words.some((word) => word.id === id));
      const rate = 60 - 10 * place;
      return {
        id,
        hebrew,
        russian,
        errorRate: rate,
        answers: 40,
        lesson_id: lesson?.id ?? id,
        lesson: lesson?.name ?? '',
      };
    }),
    funnel: lessons.map(({ id, name }, place) => ({
      id,
      name,
      begun: Math.max(0, 20 - 2 * place),
      completed: Math.max(0, 16 - 2 * place),
      passed: Math.max(0, 12 - 2 * place),
    })),
    stages: stages.map((stage, place) => {
      const counts = { right: 240 - 30 * place, wrong: 10 + 12 * place, assisted: 6 * place };
      return {
        stage,
        ...counts,
        self: stage === 'RECORD' ? 40 : 0,
        skipped: place,
        errorRate: errorRate(counts),
      };
    }),
    recentActions: actions.slice(0, 5),
  };
}

function mondayOf(date: string): string {
  const fromSunday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((fromSunday + 6) % week));
}

/** What an admin is told of a lesson beside its words. */
export function editorFieldsOf(
  { course, records }: MockWorld,
  lesson: MockLesson,
): Required<Pick<LessonDetail, 'revision' | 'lastEdit' | 'stats'>> {
  const place = lessonsOf(course).indexOf(lesson);
  const isNew = place < 0 || lesson.editedAt !== null;
  return {
    revision: lesson.revision,
    lastEdit: lastEditOf(records, `lesson:${lesson.id}`),
    stats: {
      learners: isNew ? 0 : 20 - place,
      completions: isNew ? 0 : 16 - place,
      averageScore: isNew ? null : 88.5,
      averageTime: isNew ? null : 12.4,
      problemWords: isNew
        ? []
        : lesson.words.slice(0, 3).map(({ id, hebrew, russian }, order) => {
            return { id, hebrew, russian, errorRate: 40 - 10 * order, answers: 30 };
          }),
    },
  };
}
