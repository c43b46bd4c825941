/**
 * `npm run bench:admin`: what is done with 1,000 lessons at once, each as a ratio to the publishing of one lesson:
 * selecting all, publishing, hiding, moving, copying, deleting; and a file of 250 lessons of ten words as drafts, as a
 * ratio to a file of one. One lesson is the median of ten that are published around each act, with words of the same
 * lessons as the 1,000 and like them in number, each in a subsection of its own that no act touches.
 */

import { sql } from 'drizzle-orm';
import type { LessonContent, SectionContent, WordContent } from '../../../core/lesson/content.ts';
import { printCourseFile } from '../../../core/lesson/course-file/print.ts';
import type { ManyAct } from '../../../core/lesson/many.ts';
import { importCourseFile } from '../../../db/admin/import.ts';
import { listLessonIds } from '../../../db/admin/lesson-list.ts';
import { changeLesson } from '../../../db/admin/lessons/change-lesson.ts';
import { changeLessons } from '../../../db/admin/lessons/many/change-many.ts';
import type { Db } from '../../../db/connection/client.ts';
import { sections } from '../../../db/content/index.ts';
import { benchCourse } from '../bench-course.ts';
import { median, timed } from '../figures.ts';
import { printRatio, ratioOf, whyTooBusy } from '../paired.ts';
import { atMost, printBars, printTable } from '../report.ts';

const lessonsAtOnce = 1000;
const importedLessons = 250;
const wordsPerLesson = 10;
const rounds = 9;
const singles = 10;
const importRounds = 1;
/** Lessons of the course whose words the measured ones have. */
const taughtLessons = 100;
/** Of each act on 1,000 lessons to one publish. */
const mostTimes = 40;
const adminId = 8_000_000_001;

const everyWord = sections.flatMap(({ subsections }) =>
  subsections.flatMap(({ lessons }) => lessons.flatMap(({ words }) => words)),
);

/** Words of the course under names of their own, another ten for each lesson. */
const wordsOf = (place: number): WordContent[] =>
  Array.from({ length: wordsPerLesson }, (_, at): WordContent => {
    const word = everyWord[(place * wordsPerLesson + at) % everyWord.length];
    if (!word) throw new Error('the course has no words');
    const { hebrew, pronunciation, transcription, gender } = word;
    const russian = `слово ${place}-${at}`;
    return { key: `w${at}`, hebrew, pronunciation, transcription, russian, ...(gender && { gender }) };
  });

/** A section of draft lessons. */
function draftsOf(name: string, count: number): SectionContent {
  const lessons = Array.from(
    { length: count },
    (_, place): LessonContent => ({
      ...{ key: `${name}-${place}`, number: place + 1, name: `Урок ${name} ${place}`, topic: 'нагрузка' },
      ...{ description: 'Нагрузка.', level: 'A1', isFree: true, isDraft: true, words: wordsOf(place) },
    }),
  );
  const look = { name: `Раздел ${name}`, iconEmoji: '🏠' };
  const subsection = { ...look, key: `${name}-all`, iconBgColor: '#ffeecc', lessons };
  return { ...look, key: name, description: 'Нагрузка.', subsections: [subsection] };
}

/** Draft lessons in a section of their own, each with the words of a lesson of the course, in turn. */
async function fill(db: Db, name: string, { count, from }: { count: number; from: number }): Promise<void> {
  await db.execute(sql`insert into sections (key, name, description, icon_emoji, position)
    values (${name}, ${name}, '', '🏠', 1000)`);
  await db.execute(sql`insert into subsections (key, section_id, name, icon_emoji, icon_bg_color, position)
    select ${`${name}-all`}, id, name, '🏠', '#ffeecc', 0 from sections where key = ${name}`);
  await db.execute(sql`insert into lessons (key, subsection_id, name, description, topic, level, is_free, is_published,
      position, edited_at)
    select ${`${name}-`}::text || n, b.id, ${`Урок ${name} `}::text || n, 'Нагрузка.', 'нагрузка', 'A1', true, false, n, now()
    from subsections b, generate_series(${from}::int, ${from + count - 1}::int) n where b.key = ${`${name}-all`}`);
  await db.execute(sql`insert into words (lesson_id, key, hebrew, pronunciation, transcription, transcription_kept,
      russian, gender, plural, feminine, variants, parts, position)
    select l.id, w.key, w.hebrew, w.pronunciation, w.transcription, w.transcription_kept,
      w.russian, w.gender, w.plural, w.feminine, w.variants, w.parts, w.position
    from lessons l join subsections b on b.id = l.subsection_id and b.key = ${`${name}-all`}
      join lessons taught on taught.lesson_number = 1 + l.position % ${taughtLessons} and taught.id <> l.id
      join subsections t on t.id = taught.subsection_id and t.key not like '%-all'
      join words w on w.lesson_id = taught.id`);
}

async function importFile(db: Db, section: SectionContent): Promise<number> {
  const bytes = new TextEncoder().encode(printCourseFile([section], 'json'));
  let changes = 0;
  const ms = await timed(async () => {
    const imported = await importCourseFile(db, { adminId, bytes, fileName: 'bench.json' }, new Date());
    if (!imported.ok) throw new Error(`the file was refused: ${JSON.stringify(imported.problems[0])}`);
    changes = imported.changes.length;
  });
  if (changes === 0) throw new Error('the file changed nothing');
  return ms;
}

type Times = { name: string; all: number[]; one: number[]; bar: number };

async function measure(db: Db): Promise<boolean> {
  const idsOf = (key: string) => listLessonIds(db, { state: 'all', text: `Урок ${key} ` });
  const ones: number[] = [];
  for (let at = 0; at < singles; at += 1) ones.push(...(await idsOf(`one-${at}`)));
  const ids = await idsOf('many');
  if (ids.length !== lessonsAtOnce || ones.length !== singles) throw new Error('the lessons were not found');
  console.log(
    `слов в уроке: ${await meanWords(db, ids)} у ${lessonsAtOnce}, ${await meanWords(db, ones)} у одного`,
  );
  const [goal, home] = await subsectionsOf(db);
  let events = 0;
  const changeAll = (act: ManyAct, lessonIds: readonly number[], subsectionId?: number) => {
    events += 1;
    const input = { adminId, act, lessonIds, subsectionId, eventId: `bench-${events}` };
    return changeLessons(db, input, new Date());
  };
  const publishOne = async (lessonId: number) => {
    const hide = { isPublished: false };
    await changeLesson(db, { adminId, lessonId, change: hide }, new Date());
    const publish = { isPublished: true };
    return timed(() => changeLesson(db, { adminId, lessonId, change: publish }, new Date()));
  };
  let copies: number[] = [];
  const acts: readonly { name: string; act: () => Promise<{ done: number } | number[]> }[] = [
    { name: 'выбрать все найденные', act: () => idsOf('many') },
    { name: 'опубликовать', act: () => changeAll('publish', ids) },
    { name: 'скрыть', act: () => changeAll('hide', ids) },
    { name: 'премиум', act: () => changeAll('premium', ids) },
    { name: 'бесплатно', act: () => changeAll('free', ids) },
    { name: 'перенести', act: () => changeAll('move', ids, goal) },
    { name: 'перенести назад', act: () => changeAll('move', ids, home) },
    {
      name: 'скопировать',
      act: async () => {
        const outcome = await changeAll('copy', ids);
        copies = outcome.copyIds;
        return outcome;
      },
    },
    { name: 'удалить', act: () => changeAll('delete', copies) },
  ];
  const times = acts.map(({ name }): Times => ({ name, all: [], one: [], bar: mostTimes }));
  for (let round = -1; round < rounds; round += 1) {
    for (const [place, { act, name }] of acts.entries()) {
      const floors: number[] = [];
      for (const one of ones.slice(0, singles / 2)) floors.push(await publishOne(one));
      let done = 0;
      const ms = await timed(async () => {
        const outcome = await act();
        done = Array.isArray(outcome) ? outcome.length : outcome.done;
      });
      if (done !== lessonsAtOnce) throw new Error(`${name}: ${done} of ${lessonsAtOnce} lessons`);
      for (const one of ones.slice(singles / 2)) floors.push(await publishOne(one));
      if (round < 0) continue;
      times[place]?.all.push(ms);
      times[place]?.one.push(median(floors));
    }
  }
  const imports: Times = { name: 'импорт 250 x 10', all: [], one: [], bar: importedLessons };
  for (let round = 0; round < importRounds; round += 1) {
    imports.one.push(await importFile(db, draftsOf(`single-${round}`, 1)));
    imports.all.push(await importFile(db, draftsOf(`import-${round}`, importedLessons)));
  }
  return report([...times, imports]);
}

async function meanWords(db: Db, lessonIds: readonly number[]): Promise<string> {
  const found = await db.execute<{
    mean: string;
  }>(sql`select count(*)::float / ${lessonIds.length}::int as mean
    from words where lesson_id = any(array(select json_array_elements_text(${JSON.stringify(lessonIds)}::json)::int))`);
  return Number(found.rows[0]?.mean).toFixed(1);
}

/** A subsection of the course, and the one in which the lessons stand. */
async function subsectionsOf(db: Db): Promise<[goal: number, home: number]> {
  const found = await db.execute<{ goal: number; home: number }>(sql`select
    (select max(id) from subsections where key not like '%-all') as goal,
    (select id from subsections where key = 'many-all') as home`);
  const [row] = [...found.rows];
  if (!row) throw new Error('the subsections were not found');
  return [row.goal, row.home];
}

function report(all: readonly Times[]): boolean {
  const ratios = all.map(({ all: times, one }) =>
    ratioOf(times.map((value, at) => ({ value, floor: one[at] ?? value }))),
  );
  printTable(
    all.map(({ name, all: times, one }, at) => {
      const ratio = ratios[at];
      return {
        'с 1000 уроков': name,
        'p50, мс': median(times).toFixed(0),
        'один, мс': median(one).toFixed(1),
        отношение: ratio ? printRatio(ratio) : '',
      };
    }),
  );
  const busy = whyTooBusy(all.flatMap(({ one }) => one));
  if (busy) console.log(busy);
  return printBars(all.map(({ name, bar }, at) => atMost(`${name}, x одного`, ratios[at]?.median ?? 0, bar)));
}

await benchCourse(async (db) => {
  await fill(db, 'many', { count: lessonsAtOnce, from: 1 });
  for (let at = 0; at < singles; at += 1) {
    await fill(db, `one-${at}`, { count: 1, from: 1 + (at * taughtLessons) / singles });
  }
  await db.execute(sql`vacuum analyze`);
  return measure(db);
});
