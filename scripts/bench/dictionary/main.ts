/**
 * `npm run bench:dictionary`: how long reading a written word takes with a dictionary of 50,000 entries and 2,000 own words
 * beside the course, as a ratio to a word of the course that takes turns with it.
 */

import { sql } from 'drizzle-orm';
import type { DictionaryEntry } from '../../../core/dictionary/entry.ts';
import { shapeReading } from '../../../core/texts/lesson/readings.ts';
import type { Db } from '../../../db/connection/client.ts';
import { lookUpText } from '../../../db/course/search/course-search.ts';
import { storeDictionary } from '../../../db/dictionary/store-dictionary.ts';
import { benchCourse } from '../bench-course.ts';
import { percentile, timed } from '../figures.ts';
import { whyTooBusy } from '../paired.ts';
import { atMost, printBars, printTable } from '../report.ts';

const entries = 50_000;
const ownWords = 2000;
const rounds = 400;
const warmUpRounds = 40;
/** p95 of each answer, to that of a word of the course. */
const mostTimes = 3;

const learner = 8_000_000_001;
const letters = [...'אבגדהזחטכלמנסעפצקרשת'];
/** Spellings of three to five consonants, each another: a base of twenty, as a number is written. */
const made = (place: number, length: number): string =>
  Array.from({ length }, (_, at) => letters[Math.floor(place / 20 ** at) % 20]).join('');
const spelling = (place: number): string => made(place * 7 + 400, 4);

/** What is asked. All but the first and the last are answered from what is beside the course. */
const kinds: readonly { name: string; ask: (round: number) => string }[] = [
  { name: 'слово курса', ask: (round) => ['בית', 'לכתוב', 'תודה', 'מים'][round % 4] ?? '' },
  { name: 'слово курса с приставками', ask: (round) => ['ובבית', 'שהמים', 'כתבתי', 'לחבר'][round % 4] ?? '' },
  { name: 'слово словаря', ask: (round) => spelling(round * 97) },
  { name: 'слово словаря с приставками', ask: (round) => `וב${spelling(round * 89)}` },
  { name: 'своё слово', ask: (round) => `${spelling((round * 3) % ownWords)}א` },
  { name: 'глагол по правилу', ask: (round) => `התג${made(round * 13, 2)}תי` },
  { name: 'неизвестное', ask: (round) => `${made(round * 31, 7)}` },
];

async function fill(db: Db): Promise<void> {
  const all = Array.from({ length: entries }, (_, place): DictionaryEntry => {
    const hebrew = spelling(place);
    const forms = [{ key: 'word', letters: hebrew, pointed: null } as const];
    return { hebrew, translation: `слово ${place}`, kind: 'noun', gender: 'm', frequency: place, forms };
  });
  const info = { name: 'Словарь', source: 'bench', licence: 'CC0' };
  await storeDictionary(db, { info, entries: all }, new Date());
  await db.execute(
    sql`insert into users (id, first_name, timezone, created_at, last_seen_at) values (${learner}, 'Нагрузка', 'UTC', now(), now())`,
  );
  for (let place = 0; place < ownWords; place += 1) {
    await db.execute(sql`insert into own_words (user_id, hebrew, pronunciation, transcription, russian, variants, is_heard,
      event_id, place, added_at, added_on) values (${learner}, ${`${spelling(place)}א`}, '', '', 'своё', '{}', false,
      ${`bench-${place}`}, 0, now(), current_date)`);
  }
  await db.execute(sql`vacuum analyze`);
}

async function measure(db: Db): Promise<boolean> {
  const now = new Date();
  const times = kinds.map((): number[] => []);
  const bytes = kinds.map(() => 0);
  const answered = kinds.map(() => 0);
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const [place, { ask }] of kinds.entries()) {
      const text = ask(Math.abs(round));
      let found: Awaited<ReturnType<typeof lookUpText>> | undefined;
      const ms = await timed(async () => {
        found = await lookUpText(db, { userId: learner, text }, now);
      });
      if (round < 0) continue;
      times[place]?.push(ms);
      const readings = found?.readings.map(shapeReading) ?? [];
      bytes[place] = (bytes[place] ?? 0) + JSON.stringify(readings).length / rounds;
      if (readings.length > 0) answered[place] = (answered[place] ?? 0) + 1;
    }
  }
  const p95 = (place: number) => percentile(times[place] ?? [], 0.95);
  printTable(
    kinds.map(({ name }, place) => ({
      спрошено: name,
      'p50, мс': percentile(times[place] ?? [], 0.5).toFixed(2),
      'p95, мс': p95(place).toFixed(2),
      'p95, x слова курса': (p95(place) / p95(0)).toFixed(2),
      'байт прочтений': Math.round(bytes[place] ?? 0),
      'с прочтением': `${Math.round((100 * (answered[place] ?? 0)) / rounds)} %`,
    })),
  );
  const busy = whyTooBusy(times[0] ?? []);
  if (busy) console.log(busy);
  return printBars(
    kinds
      .slice(1)
      .map(({ name }, at) => atMost(`p95: ${name}, x слова курса`, p95(at + 1) / p95(0), mostTimes)),
  );
}

await benchCourse(async (db) => {
  await fill(db);
  return measure(db);
});
