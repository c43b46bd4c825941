import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RefusedImport } from '../../../../core/contracts/admin/admin.ts';
import type { ResponseData } from '../../../../core/contracts/endpoints.ts';
import { sections as content } from '../../../../db/content/index.ts';
import { auditRows, packForm, refusalOf } from '../../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createLearner, type Learner, readPlaces } from '../../../support/learners.ts';
import { readJson } from '../../../support/read-json.ts';

let backend: TestBackend;
let admin: Learner;

beforeAll(async () => {
  backend = await openTestBackend({ course: content, adminIds: [3] });
  admin = await createLearner(backend, 3, 'Анна');
});
afterAll(() => backend.close());
beforeEach(async () => {
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000); // imports are limited by the minute
});

const send = async (text: string, name: string, query = {}) => {
  const form = await packForm({ bytes: new TextEncoder().encode(text), name });
  return backend.send('POST /admin/import', { token: admin.token, query, ...form });
};
type Imported = ResponseData<'POST /admin/import'>;
const done = async (text: string, name: string, query = {}) =>
  ((await (await send(text, name, query)).json()) as { data: Imported }).data;
const exported = async (format: string) => {
  const response = await backend.send('GET /admin/export', { token: admin.token, query: { format } });
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="mila-2026-11-21.${format}"`,
  );
  return response.text();
};
/** All rows of the course, to be compared. */
const rows = () =>
  readJson<unknown>(
    backend.db,
    'test_rows',
    sql`select json_build_object('lessons', (select json_agg(l order by id) from lessons l),
      'words', (select json_agg(w order by id) from words w)) as data`,
  );

/** A course of a hundred lessons of ten words each, as a table: row 0 is the heading. */
const table = (): string[] => {
  const letters = [...'אבגדהוזחטילמנסעפצקרשת'];
  const word = (at: number) => {
    // Three letters of a number in base 21: no two words alike, no final forms needed but at the end.
    const [a = '', b = ''] = [letters[at % 21], letters[Math.floor(at / 21) % 21]];
    return `${a}${b}${['ש', 'ת', 'ר'][Math.floor(at / 441)]}`;
  };
  const heading =
    'section,section_name,section_description,section_icon,subsection,subsection_name,subsection_icon,subsection_color,' +
    'lesson,lesson_number,lesson_name,lesson_description,lesson_topic,level,free,draft,word,hebrew,pronunciation,transcription,russian';
  const rest = Array.from({ length: 1000 }, (_, at) => {
    const lesson = Math.floor(at / 10);
    const gloss = `слово ${[...String(at)].map((digit) => 'абвгдежзик'[Number(digit)]).join('')}`;
    return [
      ...['big', 'Большой', 'Раздел.', '📚', 'big-1', 'Один', '📚', '#DCEBFF'],
      ...[`big-${lesson}`, `${200 + lesson}`, `Урок ${lesson}`, 'Урок.', 'тема', 'A1', 'да', 'да'],
      ...[`word-${at}`, word(at), '', 'а', gloss],
    ].join(',');
  });
  return [heading, ...rest];
};

describe('a course file', () => {
  it.each(['json', 'csv'])('comes back from %s without a change', async (format) => {
    const text = await exported(format);
    expect(await done(text, `course.${format}`)).toEqual({
      applied: false,
      actionId: null,
      summary: 'Изменений нет.',
      total: 0,
      changes: [],
    });
  });

  it('changes what it says, and its audit row names the lessons', async () => {
    const text = (await exported('csv')).replace('Личные местоимения', 'Местоимения');
    const planned = await done(text, 'course.csv', { dryRun: 'true' });
    expect(planned).toEqual({
      applied: false,
      actionId: null,
      summary: 'Изменено: 1 строка.',
      total: 1,
      changes: ['~ урок pronouns: название «Личные местоимения» → «Местоимения»'],
    });
    const names = async () => (await backend.call('GET /lessons')).map(({ name }) => name);
    expect(await names()).toContain('Личные местоимения');
    const applied = await done(text, 'course.csv');
    expect(applied).toEqual({ ...planned, applied: true, actionId: expect.any(Number) });
    expect(await names()).toContain('Местоимения');

    const id = (await readPlaces(backend.db)).lessons.pronouns ?? 0;
    expect((await auditRows(backend)).at(-1)).toMatchObject({
      action: 'course.import',
      target: 'course',
      before: { 'lesson pronouns': { name: 'Личные местоимения' } },
      after: { fileName: 'course.csv', rows: 1, lessonIds: [id] },
    });
    const lesson = await backend.call('GET /lessons/{id}', { token: admin.token, params: { id } });
    expect(lesson.lastEdit).toMatchObject({ by: 3, name: 'Анна' });
  });

  it('of 1,000 words with three bad lines imports nothing and names them', async () => {
    const lines = table();
    const spoil = (line: number, change: (text: string) => string) => {
      lines[line - 1] = change(lines[line - 1] ?? '');
    };
    spoil(100, (text) => text.replace(/,[^,]*$/, ','));
    spoil(555, (text) => text.replace(/[א-ת]{3}/, 'abc'));
    spoil(1001, (text) => text.replace(/,A1,/, ',B9,'));
    const before = await rows();
    const refusal = await refusalOf(send(lines.join('\r\n'), 'big.csv'));
    expect(refusal).toMatchObject({
      status: 400,
      code: 'import_refused',
      message: expect.stringMatching(/^Файл не принят/),
    });
    const { problems, total } = refusal.data as RefusedImport;
    expect(total).toBe(problems.length);
    expect([...new Set(problems.map(({ line }) => line))]).toEqual([100, 555, 1001]);
    expect(problems.every(({ message }) => /^[А-ЯЁ]/.test(message))).toBe(true);
    expect(await rows()).toEqual(before);
  });

  it('that breaks the course is refused with the line of the lesson, and nothing is done', async () => {
    const lesson = content[0]?.subsections[0]?.lessons[0];
    const tree = structuredClone(content.slice(0, 1)) as unknown as {
      subsections: { lessons: { words: object[] }[] }[];
    }[];
    // An eleventh word: each line is good, the lesson as a whole is not.
    tree[0]?.subsections[0]?.lessons[0]?.words.push(
      ...Array.from({ length: 11 - (lesson?.words.length ?? 0) }, (_, at) => ({
        key: `more-${at}`,
        hebrew: 'דוד',
        pronunciation: 'דּוֹד',
        transcription: 'дод',
        russian: `дядя ${'абв'[at]}`,
      })),
    );
    const before = await rows();
    const refusal = await refusalOf(send(JSON.stringify(tree), 'course.json'));
    expect(refusal).toMatchObject({ code: 'import_refused' });
    expect(await rows()).toEqual(before);
  });

  it.each([
    ['course.xlsx', 'x', 'import_refused'],
    ['course.csv', '\0\0\0', 'import_refused'],
    ['course.json', '{', 'import_refused'],
    ['course.json', '[]', 'import_refused'],
  ])('%s that is none is refused', async (name, text, code) => {
    const refusal = await refusalOf(send(text, name));
    expect(refusal).toMatchObject({ status: 400, code });
    const { problems } = refusal.data as RefusedImport;
    expect(problems[0]?.message).toMatch(/^[А-ЯЁ]/);
  });

  it('larger than the platform lets through is refused', async () => {
    expect(await refusalOf(send('x'.repeat(4_194_304), 'course.csv'))).toMatchObject({ status: 413 });
  });

  it('tells which transcriptions the niqqud reads otherwise, and keeps them', async () => {
    const text = (await exported('csv')).replaceAll('кэ́лэв', 'кэ́лев');
    const tried = await done(text, 'course.csv', { dryRun: 'true' });
    const doubt = 'По огласовкам читается «кэ́лэв», написано «кэ́лев». Останется как есть';
    expect(tried.changes.some((line) => line.includes(doubt))).toBe(true);
    await done(text, 'course.csv');
    expect(await done(await exported('csv'), 'course.csv')).toMatchObject({ total: 0 });
    expect(await exported('json')).toContain('"transcriptionKept": true');
  });

  it('keeps a draft that waits for its niqqud, there and back', async () => {
    const categories = await backend.call('GET /admin/categories', { token: admin.token });
    const body = {
      name: 'Без огласовок',
      subsection_id: categories[0]?.subsections[0]?.id,
      words: [{ hebrew: 'דוד', transcription: 'дод', russian: 'дядя' }],
    };
    await backend.call('POST /lessons', { token: admin.token, body });
    for (const format of ['csv', 'json']) {
      expect(await done(await exported(format), `course.${format}`)).toMatchObject({ total: 0 });
    }
  });
});
