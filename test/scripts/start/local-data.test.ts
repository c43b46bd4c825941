import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextLessonOf } from '../../../api/_routes/course/next-lesson.ts';
import type { SectionContent } from '../../../core/lesson/content.ts';
import type { Stage, StageResult } from '../../../core/lesson/stages.ts';
import { calibrationOf } from '../../../core/memory/calibration.ts';
import type { Exercise } from '../../../core/memory/exercises.ts';
import { dateIn } from '../../../core/streak/streak.ts';
import { webTexts } from '../../../core/texts/ru.ts';
import { listActions } from '../../../db/admin/actions.ts';
import { type Figures, readFigures } from '../../../db/admin/figures.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { sections } from '../../../db/content/index.ts';
import { createCatalogueCache } from '../../../db/course/catalogue.ts';
import { saveStageAnswer } from '../../../db/course/stage-answer.ts';
import { readPlannedDay } from '../../../db/day/plan.ts';
import { readHome } from '../../../db/home.ts';
import { readForecasts } from '../../../db/memory/calibration.ts';
import { rebuildMemory, settleCards } from '../../../db/memory/cards.ts';
import { readConfusions } from '../../../db/memory/confusions.ts';
import { readMemory } from '../../../db/memory/overview.ts';
import { saveReview } from '../../../db/memory/review.ts';
import { ledger, users } from '../../../db/schema/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import { welcomeUser } from '../../../db/users.ts';
import { fillLocalData, localIds } from '../../../scripts/start/local-data.ts';
import { openTestDatabase } from '../../support/database.ts';
import { firstEdition } from '../../support/first-edition.ts';
import { readJson } from '../../support/read-json.ts';

const now = new Date('2026-11-21T09:00:00Z');
const clock = () => now;
const zone = 'Asia/Jerusalem';

let database: OpenDatabase;
let figures: Figures;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedCourse(database.db, { course: sections, audioOf: () => undefined, version: '1' }, now);
  await fillLocalData(database.db, now);
  figures = await readFigures({ db: database.db, store: createMemoryStore(clock), clock }, zone);
});
afterAll(() => database.close());

describe('the data of the local Telegram', () => {
  it('gives every chart of the admin a history from the first minute', () => {
    expect(figures.days?.filter((day) => day.answers > 0).length).toBeGreaterThan(25);
    expect(figures.days?.filter((day) => day.newUsers > 0).length).toBeGreaterThan(4);
    expect(figures.retention?.filter((week) => week.users > 0).length).toBeGreaterThan(5);
    expect(figures.problemWords?.length).toBeGreaterThan(9);
    for (const stage of figures.stages ?? []) {
      expect(stage.right, stage.stage).toBeGreaterThan(0);
      expect(stage.wrong, stage.stage).toBeGreaterThan(0);
    }
  });

  it('thins out along the course, and not everybody comes back', () => {
    const begun = figures.funnel?.map((step) => step.begun) ?? [];
    expect(begun[0]).toBeGreaterThan(20);
    expect(begun).toEqual([...begun].sort((a, b) => b - a));
    expect(figures.funnel?.[0]?.passed).toBeGreaterThan(5);
    const oldest = figures.retention?.find((week) => week.users > 0);
    expect(oldest?.active.at(-1)).toBeLessThan(oldest?.users ?? 0);
  });

  it('holds no point that the ledger does not', async () => {
    const sums = await database.db
      .select({ id: users.id, kept: users.points, held: sql<number>`sum(${ledger.points})::int` })
      .from(users)
      .innerJoin(ledger, eq(ledger.userId, users.id))
      .groupBy(users.id);
    expect(sums.length).toBe(25);
    for (const { id, kept, held } of sums) expect(kept, String(id)).toBe(held);
  });

  it('knows the experienced learner with 49 words, six days in a row and a point for each due word recalled', async () => {
    const [boris] = await database.db.select().from(users).where(eq(users.id, localIds.experienced));
    expect(boris).toMatchObject({ wordsLearned: 49, streakLength: 6 });
    const recalled = (await answersOfBoris()).filter(
      ({ exercise, result }) => exercise !== null && result === 'right',
    );
    expect(recalled.length).toBeGreaterThan(50);
    expect(boris?.points).toBe(49 + recalled.length);
  });

  it('leads him on where he stopped: at the one word that is left of a lesson', async () => {
    const stopped = lessonsIn(sections).find(({ key }) => key === 'last-letters');
    expect(await continuesAt(database.db)).toEqual({
      lesson: stopped?.name,
      begun: true,
      progress: '9 из 10 слов',
    });
    expect(await learnedKeys(database.db)).toEqual(wordKeys(sections).slice(0, 49));
  });

  it('gives his memory something to show from the first minute', async () => {
    const today = dateIn(zone, now);
    const who = { userId: localIds.experienced, today };
    const memory = await readMemory(database.db, who);
    expect(memory.words).toBe(49);
    expect(memory.firmWords).toBeGreaterThan(5);
    expect(memory.firmWords).toBeLessThan(35);
    expect(memory.days.length).toBeGreaterThan(15);
    expect(Math.max(...memory.days.map(({ reviews }) => reviews))).toBeLessThan(30);
    expect(memory.forecast.filter(({ reviews }) => reviews > 0).length).toBeGreaterThan(6);
    const { confusions, drillWords } = await readConfusions(database.db, who);
    expect(confusions.length).toBeGreaterThan(2);
    expect(drillWords).toBeGreaterThan(5);
    const means = {
      ...{ canSpeak: true, canListen: true, canShowCursive: true },
      ...{ canHearForms: true, canFillGaps: true, canPutInOrder: true, canDraw: true },
    };
    const due = await readPlannedDay(database.db, { ...who, kind: 'due', means }, now);
    expect(due.tasks.length).toBeGreaterThan(10);
    expect(Object.keys(due.medians).length).toBeGreaterThan(1);
    const difficult = await readPlannedDay(database.db, { ...who, kind: 'difficult', means }, now);
    expect(difficult.tasks.length).toBeGreaterThan(5);
  });

  it('keeps cards of his that are what a rebuild makes of his answers', async () => {
    const { changed, words: rebuilt } = await rebuildMemory(database.db, localIds.experienced);
    expect([rebuilt, changed]).toEqual([49, 0]);
  });

  it('gives the monthly check reviews to judge: they went as the schedules foretold', async () => {
    const forecasts = await readForecasts(database.db, { userId: localIds.experienced, since: '2026-01-01' });
    const found = calibrationOf(forecasts);
    expect(found?.reviews).toBeGreaterThan(50);
    expect(Math.abs((found?.right ?? 0) - (found?.expected ?? 0))).toBeLessThan(0.15);
    const late = await readForecasts(database.db, { userId: localIds.experienced, since: '2026-11-15' });
    expect(late.length).toBeGreaterThan(0);
    expect(late.length).toBeLessThan(forecasts.length);
    expect(late.every(({ date }) => date >= '2026-11-15')).toBe(true);
  });

  it('remembers what the admin did, and it holds', async () => {
    const { actions } = await listActions(database.db, { limit: 10 });
    expect(actions.map(({ action, targetName }) => [action, targetName])).toEqual([
      ['user.block', 'Эмма'],
      ['premium.grant', 'Мария'],
      ['premium.grant', 'Хана'],
    ]);
    expect(figures.totals).toMatchObject({ users: 25, premium: 2, blocked: 1 });
  });

  it('is peopled once', async () => {
    expect(await fillLocalData(database.db, now)).toBe(false);
  });

  // The last one: there is one learner more from here on.
  it('tells nothing of him that the product itself would not have kept: cards and points', async () => {
    const { db } = database;
    const userId = 555;
    await welcomeUser(db, { person: { id: userId, firstName: 'Двойник' }, fallbackZone: zone }, now);
    for (const answer of await answersOfBoris()) {
      const { wordId, eventId, exercise, result, tries, ms, medianMs, isPartial, typed } = answer;
      const at = new Date(answer.at);
      const known = { userId, zone, wordId, eventId, at };
      if (exercise === null) {
        const answered = [{ stage: answer.stage, result, tries: tries ?? 1, ms: ms ?? 0 }];
        await saveStageAnswer(db, { ...known, lessonId: answer.lessonId, answered }, at);
      } else {
        const times = { ms: ms ?? undefined, medianMs: medianMs ?? undefined };
        const said = { exercise, result, tries: tries ?? 1, isPartial: isPartial ?? false };
        const saved = await saveReview(db, { ...known, ...said, ...times, typed: typed ?? undefined }, at);
        expect(saved.result, eventId).toBe(result);
      }
    }
    await settleCards(db, userId);
    expect(await cardsOf(userId)).toEqual(await cardsOf(localIds.experienced));
    expect(await reviewEntries(userId)).toEqual(await reviewEntries(localIds.experienced));
  });
});

describe('a local Telegram that was first opened with the first edition of the course', () => {
  it('leads the experienced learner on where he stopped, and loses no word of his', async () => {
    const earlier = await openTestDatabase();
    try {
      const { db } = earlier;
      const first = firstEdition();
      await seedCourse(db, { course: first, audioOf: () => undefined, version: 'first' }, now);
      await fillLocalData(db, now);
      const learned = await learnedKeys(db);
      expect(learned).toEqual(wordKeys(first).slice(0, 49));
      const rows = await learnedRows(db);
      expect(rows).toHaveLength(49);
      const remembered = () => readMemory(db, { userId: localIds.experienced, today: dateIn(zone, now) });
      const before = await remembered();
      expect(before.firmWords).toBeGreaterThan(0);

      await seedCourse(db, { course: sections, audioOf: () => undefined, version: '1' }, now);
      // The same rows; a word that has moved is where the course has it today, any other one where it was.
      expect(await learnedRows(db)).toEqual(rows);
      const places = wordKeys(sections);
      const placeOf = (place: string) =>
        places.includes(place) ? place : places.find((it) => it.split('/')[1] === place.split('/')[1]);
      const moved = learned.filter((place) => placeOf(place) !== place);
      expect(moved.length).toBeGreaterThan(5);
      expect([...(await learnedKeys(db))].sort()).toEqual(learned.map(placeOf).sort());
      // His last lesson has moved down the course, and is gone on with all the same.
      const stopped = lessonsIn(sections).find(({ key }) => key === 'pronouns');
      expect(await continuesAt(db)).toEqual({ lesson: stopped?.name, begun: true, progress: '1 из 10 слов' });
      const { words, firmWords } = await remembered();
      expect({ words, firmWords }).toEqual({ words: 49, firmWords: before.firmWords });
    } finally {
      await earlier.close();
    }
  });
});

function lessonsIn(course: readonly SectionContent[]) {
  return course.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons));
}

/** E.g. 'pronouns/ani', in the order of the course. */
function wordKeys(course: readonly SectionContent[]): string[] {
  return lessonsIn(course).flatMap(({ key, words }) => words.map((word) => `${key}/${word.key}`));
}

/** What the experienced learner's home offers to continue with. */
async function continuesAt(db: Db) {
  const known = { userId: localIds.experienced, zone, catalogue: createCatalogueCache(clock) };
  const home = await readHome(db, known, now);
  const next = nextLessonOf(home.catalogue, home, { isPremium: home.user.isPremium });
  return (
    next && {
      lesson: next.lessonName,
      begun: next.begun,
      progress: webTexts.home.wordsOf(next.completedWords, next.totalWords),
    }
  );
}

/** The words that he has learned and that can be asked, in the order of the course. */
function learnedKeys(db: Db): Promise<string[]> {
  return readJson(
    db,
    'test_learned_keys',
    sql`select json_agg(l.key || '/' || w.key order by l.position, w.position) as data
      from word_progress p join words w on w.id = p.word_id join lessons l on l.id = w.lesson_id
      where p.user_id = ${localIds.experienced} and w.deleted_at is null and l.deleted_at is null`,
  );
}

/** The same words as rows, e.g. '17 ani': a word keeps its row wherever it moves. */
function learnedRows(db: Db): Promise<string[]> {
  return readJson(
    db,
    'test_learned_rows',
    sql`select json_agg(w.id || ' ' || w.key order by w.id) as data
      from word_progress p join words w on w.id = p.word_id
      where p.user_id = ${localIds.experienced} and w.deleted_at is null`,
  );
}

type KeptAnswer = {
  wordId: number;
  lessonId: number;
  eventId: string;
  at: string;
  stage: Stage;
  exercise: Exercise | null;
  result: StageResult;
  tries: number | null;
  ms: number | null;
  medianMs: number | null;
  isPartial: boolean | null;
  typed: string | null;
};

/** In the order in which they were given. */
function answersOfBoris(): Promise<KeptAnswer[]> {
  return readJson(
    database.db,
    'test_answers',
    sql`select json_agg(json_build_object('wordId', a.word_id, 'lessonId', w.lesson_id, 'eventId', a.event_id,
        'at', a.done_at, 'stage', a.stage, 'exercise', a.exercise, 'result', a.result, 'tries', a.tries, 'ms', a.ms,
        'medianMs', a.median_ms, 'isPartial', a.is_partial, 'typed', a.typed) order by a.done_at, a.event_id) as data
      from stage_answers a join words w on w.id = a.word_id where a.user_id = ${localIds.experienced}`,
  );
}

function cardsOf(userId: number): Promise<unknown[]> {
  return readJson(
    database.db,
    'test_cards',
    sql`select json_agg(to_jsonb(c) - 'user_id' order by word_id, skill) as data from memory_cards c
      where user_id = ${userId}`,
  );
}

function reviewEntries(userId: number): Promise<unknown[]> {
  return readJson(
    database.db,
    'test_entries',
    sql`select json_agg(json_build_array(ref, points, event_id) order by ref) as data from ledger
      where user_id = ${userId} and reason = 'review'`,
  );
}
