/**
 * `npm run bench:bin`: a page of a bin of 10,000, the first and a deep one, as a ratio to a read by key; and the undo of
 * one act that published 1,000 lessons, as a ratio to one publish. Each takes turns with its floor.
 */

import { eq, like, sql } from 'drizzle-orm';
import type { BinPlace } from '../../../core/acts/bin.ts';
import { undoAct } from '../../../db/acts/undo-act.ts';
import { changeLesson } from '../../../db/admin/lessons/change-lesson.ts';
import { noteAct } from '../../../db/audit.ts';
import { binPerPage, readBin } from '../../../db/bin/read-bin.ts';
import type { Db } from '../../../db/connection/client.ts';
import { lessons } from '../../../db/schema/index.ts';
import { benchCourse } from '../bench-course.ts';
import { median, timed } from '../figures.ts';
import { type Pair, printRatio, ratioOf, whyTooBusy } from '../paired.ts';
import { atMost, printBars, printTable } from '../report.ts';

const deleted = 10_000;
const published = 1000;
const pageRounds = 200;
const undoRounds = 15;
/** Medians: of a page to a read by key; of a search in it to that, and of an undo to one publish. */
const [mostTimesPage, mostTimes] = [5, 40];
const adminId = 8_000_000_001;

/** Lessons beside those of the course: deleted ones, a minute apart, and drafts. */
async function fill(db: Db): Promise<void> {
  const of = (
    key: string,
  ) => sql`insert into lessons (key, subsection_id, name, description, topic, level, is_free,
    is_published, position, edited_at) select ${key}::text || n, 1, 'Урок ' || n, '', '', 'A1', true, false, n, now()`;
  await db.execute(sql`${of('draft-')} from generate_series(1, ${published}::int) n`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`${of('gone-')} from generate_series(1, ${deleted}::int) n`);
    await tx.execute(
      sql`update lessons set deleted_at = now() - position * interval '1 minute' where key like 'gone-%'`,
    );
    await noteAct(
      tx,
      { adminId, action: 'lesson.delete', target: 'course', before: null, after: null },
      new Date(),
    );
  });
  await db.execute(sql`vacuum analyze`);
}

async function measure(db: Db): Promise<boolean> {
  const now = new Date();
  const after = await placeNearEnd(db, now);
  const byKey = () => db.select().from(lessons).where(eq(lessons.id, 5));
  const pages = await ratiosTo(byKey, pageRounds, {
    'корзина, первая страница': () => readBin(db, {}, now),
    'корзина, глубокая страница': () => readBin(db, { after }, now),
    'корзина, поиск по имени': () => readBin(db, { text: 'урок 99' }, now),
  });
  const acts = await measureUndo(db);
  const all = [...pages.ratios, ...acts.ratios];
  printTable(
    all.map(({ name, ms, ratio }) => ({
      что: name,
      'p50, мс': ms.toFixed(2),
      'x основы': printRatio(ratio),
    })),
  );
  const busy = whyTooBusy(pages.floors);
  if (busy) console.log(busy);
  return printBars(
    all.map(({ name, ratio }) =>
      atMost(`${name}, x основы`, ratio.median, name.endsWith('страница') ? mostTimesPage : mostTimes),
    ),
  );
}

/** What `works` take, each right after the floor. */
async function ratiosTo(
  floorOf: () => Promise<unknown>,
  rounds: number,
  works: Readonly<Record<string, () => Promise<unknown>>>,
) {
  const floors: number[] = [];
  const pairs = Object.entries(works).map(([name, run]) => ({ name, run, times: [] as Pair[] }));
  for (let round = -2; round < rounds; round += 1) {
    for (const { run, times } of pairs) {
      const floor = await timed(floorOf);
      const value = await timed(run);
      if (round < 0) continue;
      floors.push(floor);
      times.push({ value, floor });
    }
  }
  const ratios = pairs.map(({ name, times }) => ({
    name,
    ms: median(times.map(({ value }) => value)),
    ratio: ratioOf(times),
  }));
  return { floors, ratios };
}

async function placeNearEnd(db: Db, now: Date): Promise<BinPlace> {
  const { items } = await readBin(db, { limit: deleted - 2 * binPerPage }, now);
  const last = items.at(-1);
  if (!last) throw new Error('the bin is empty');
  return last;
}

/** The undo of an act on 1,000 lessons, and the undo of that: the lessons are published and drafts in turn. */
async function measureUndo(db: Db) {
  const lessonId = 5;
  const set = (isPublished: boolean) =>
    changeLesson(db, { adminId, lessonId, change: { isPublished } }, new Date());
  const publishOne = async () => {
    await set(true);
  };
  let actId = await publishAll(db);
  const undo = async () => {
    actId = await undoAct(db, { adminId, actId, adminIds: new Set() }, new Date());
  };
  const pairs: Pair[] = [];
  for (let round = -1; round < undoRounds; round += 1) {
    await set(false);
    const floor = await timed(publishOne);
    const value = await timed(undo);
    if (round >= 0) pairs.push({ value, floor });
  }
  const ms = median(pairs.map(({ value }) => value));
  const name = `отмена действия с ${published} уроками`;
  return { ratios: [{ name, ms, ratio: ratioOf(pairs) }] };
}

function publishAll(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const now = new Date();
    await tx
      .update(lessons)
      .set({ isPublished: true, publishedAt: now, editedAt: now })
      .where(like(lessons.key, 'draft-%'));
    return noteAct(
      tx,
      { adminId, action: 'lesson.publish', target: 'course', before: null, after: null },
      now,
    );
  });
}

await benchCourse(async (db) => {
  await fill(db);
  return measure(db);
});
