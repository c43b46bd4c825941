import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Stage } from '../../../core/lesson/stages.ts';
import { dateIn, wallTimeIn } from '../../../core/streak/streak.ts';
import { type Db, readJson } from '../../../db/connection/client.ts';
import { createCatalogueCache } from '../../../db/course/catalogue.ts';
import { lessonTalliesJson } from '../../../db/course/lesson-tallies.ts';
import { readLesson } from '../../../db/course/lessons.ts';
import { readStatistics } from '../../../db/course/statistics.ts';
import { readPlannedDay } from '../../../db/day/plan.ts';
import { readHome } from '../../../db/home.ts';
import { saveReview } from '../../../db/memory/review.ts';
import { saveAnswer } from '../../../db/progress.ts';
import { readMilestones } from '../../../db/rewards/achievements.ts';
import { leaderboardLimit, readLeaderboard } from '../../../db/rewards/rank.ts';
import { noteStatuses } from '../../../db/rewards/status-history.ts';
import { readActivity, recordDayOver } from '../../../db/rewards/streaks.ts';
import type { People } from './fill-database.ts';
import { type Statement, statementOf } from './statements.ts';

/** One thing that is measured; `statement` is called for each round, so that every write is a fresh one. */
export type Case = {
  name: string;
  kind: 'read' | 'write';
  /** Largest ratio to a read by primary key; missing where nothing is promised. */
  bar?: number;
  statement(round: number): Promise<Statement>;
};

type WriteVerb = (db: Db, writer: number, round: number) => Promise<unknown>;
type CourseWord = { wordId: number; lessonId: number };

const zone = 'Asia/Jerusalem';
const everyMeans = {
  ...{ canSpeak: true, canListen: true, canShowCursive: true },
  ...{ canHearForms: true, canFillGaps: true, canPutInOrder: true, canDraw: true },
};

/** What is measured. Statements that write are made for as many writers as there are, each of whom writes once. */
export async function casesOf(db: Db, people: People): Promise<Case[]> {
  const now = new Date();
  const catalogue = createCatalogueCache(() => now);
  await catalogue.get(db);
  const words = await readJson<CourseWord[]>(
    db,
    'bench_words',
    z.any,
    sql`select json_agg(json_build_object('wordId', id, 'lessonId', lesson_id) order by id) as data from words`,
  );
  const read = (name: string, verb: (db: Db) => Promise<unknown>, bar?: number): Case => {
    const statement = statementOf(db, verb);
    return { name, kind: 'read', statement: () => statement, ...(bar === undefined ? {} : { bar }) };
  };
  const write = (name: string, verb: WriteVerb, bar?: number, wanted?: string): Case => ({
    name,
    kind: 'write',
    statement: (round: number) =>
      statementOf(db, (watched) => verb(watched, people.writers[round] ?? people.usual, round), wanted),
    ...(bar === undefined ? {} : { bar }),
  });
  const leaderboard = (userId: number) => (db: Db) =>
    readLeaderboard(db, { userId, limit: leaderboardLimit });
  const home = (userId: number) => (db: Db) => readHome(db, { userId, zone, catalogue }, now);
  const tallies = (userId: number) => (db: Db) =>
    readJson(
      db,
      'tallies',
      z.any,
      sql`select (select ${lessonTalliesJson} from users u where u.id = ${userId}) as data`,
    );
  const lesson = (userId: number) => (db: Db) =>
    readLesson(db, { userId, lessonId: words[0]?.lessonId ?? 1 }, now);
  const today = (userId: number) => (db: Db) =>
    readPlannedDay(db, { userId, today: dateIn(zone, now), kind: 'due', means: everyMeans }, now);
  const reviewed = review(words[1]?.wordId ?? 1, now);
  const activities = new Map<number, Awaited<ReturnType<typeof readActivity>>>();
  for (const writer of people.writers) activities.set(writer, await readActivity(db, writer));
  const visit = (db: Db, userId: number) => {
    const known = activities.get(userId);
    if (!known) throw new Error('nobody to visit');
    return recordDayOver(db, { userId, date: '2026-11-21', known }, now);
  };
  return [
    read('лучшие 20 и своё место: первый', leaderboard(people.first), 2),
    read('лучшие 20 и своё место: средний', leaderboard(people.median), 2),
    read('лучшие 20 и своё место: последний', leaderboard(people.last), 2),
    read('прогресс каталога: 50 слов', tallies(people.usual), 2),
    read('прогресс каталога: 2500 слов', tallies(people.veteran), 8),
    read('главная: новичок', home(people.last)),
    read('главная: 50 слов', home(people.usual), 6),
    read('главная: 2500 слов', home(people.veteran)),
    read('урок: 50 слов', lesson(people.usual)),
    read('«Сегодня»: 50 слов', today(people.usual)),
    read('«Сегодня»: новичок', today(people.last)),
    read('профиль: 50 слов', (db) => readStatistics(db, people.usual, now)),
    read('новости: 50 слов', (db) => readMilestones(db, people.usual)),
    read('статусы из книги: 2500 слов', (db) => noteStatuses(db, people.veteran)),
    write('день занятий', visit, 3),
    write('ответ на этап', answer(words, 60, ['LISTEN'], now), 3),
    write('ответ повторения: что о слове известно', reviewed, undefined, 'word_facts'),
    write('ответ повторения', reviewed, 3, 'save_review'),
    // Eleven rows in six tables, no plan of which reads more than its own keys: its time is that of the inserts.
    write('выученное слово', answer(words, 61, ['LISTEN', 'RECORD', 'WRITE', 'TYPE'], now), 5),
  ];
}

/** Answers a word of the course in these stages. */
function answer(words: readonly CourseWord[], at: number, stages: readonly Stage[], now: Date): WriteVerb {
  const word = words[at];
  if (!word) throw new Error('the course is too small');
  return (db, userId, round) =>
    saveAnswer(
      db,
      {
        userId,
        ...word,
        eventId: `bench-${at}-${round}`,
        answered: stages.map((stage) => ({ stage, result: 'right' as const, tries: 1, ms: 1200 })),
        doneAt: now,
        localTime: wallTimeIn(zone, now),
        day: dateIn(zone, now),
      },
      now,
    );
}

const review =
  (wordId: number, now: Date): WriteVerb =>
  (db, userId, round) =>
    saveReview(
      db,
      {
        userId,
        zone,
        wordId,
        eventId: `bench-review-${round}`,
        exercise: 'type',
        result: 'right',
        tries: 1,
        isPartial: false,
        ms: 1200,
      },
      now,
    );
