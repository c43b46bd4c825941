import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RefusedImport } from '../../../../core/contracts/admin/admin.ts';
import type { ResponseData } from '../../../../core/contracts/endpoints.ts';
import type { SectionContent } from '../../../../core/lesson/content.ts';
import type { RuleContent } from '../../../../core/rules/content.ts';
import { sections as content } from '../../../../db/content/index.ts';
import { rules as ofContent } from '../../../../db/content/rules/index.ts';
import { importCourse } from '../../../../db/course/import-course.ts';
import { readRuleContents } from '../../../../db/rules/import-rules.ts';
import { rules } from '../../../../db/schema/index.ts';
import { packForm, refusalOf } from '../../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createLearner, type Learner } from '../../../support/learners.ts';

type FileLesson = { key: string; rules?: Omit<RuleContent, 'lesson'>[] };
type FileTree = (Omit<SectionContent, 'subsections'> & { subsections: { lessons: FileLesson[] }[] })[];

let backend: TestBackend;
let admin: Learner;

beforeAll(async () => {
  backend = await openTestBackend({ course: content, rules: ofContent, adminIds: [3] });
  admin = await createLearner(backend, 3, 'Анна');
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000); // imports are limited by the minute
});

const send = async (text: string, query: Record<string, string> = {}, name = 'course.json') => {
  const form = await packForm({ bytes: new TextEncoder().encode(text), name });
  return backend.send('POST /admin/import', { token: admin.token, query, ...form });
};
const done = async (text: string, query = {}, name = 'course.json') => {
  const response = await send(text, query, name);
  const { data } = (await response.json()) as { data: ResponseData<'POST /admin/import'> };
  return data;
};
const refused = async (text: string) => (await refusalOf(send(text))).data as RefusedImport;
const exported = async (format = 'json') =>
  (await backend.send('GET /admin/export', { token: admin.token, query: { format } })).text();
const rows = () => backend.db.select().from(rules).orderBy(rules.id);
const rowOf = async (key: string) => {
  const [row] = await backend.db.select().from(rules).where(eq(rules.key, key));
  if (!row) throw new Error(`no rule ${key}`);
  return row;
};

/** The file with its lessons changed. */
async function withLessons(change: (lesson: FileLesson) => void): Promise<string> {
  const tree = JSON.parse(await exported()) as FileTree;
  for (const lesson of lessonsIn(tree)) change(lesson);
  return JSON.stringify(tree, null, 2);
}
const lessonsIn = (tree: FileTree) =>
  tree.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons));

/** The file with one of its rules changed; without it where the change gives none. */
const withRule = (
  key: string,
  change: (rule: Omit<RuleContent, 'lesson'>) => Omit<RuleContent, 'lesson'>[],
): Promise<string> =>
  withLessons((lesson) => {
    lesson.rules = lesson.rules?.flatMap((rule) => (rule.key === key ? change(rule) : [rule]));
  });

describe('the rules of a course file', () => {
  it('come back without a change, each in its lesson', async () => {
    const before = await rows();
    const file = await exported();
    expect(
      lessonsIn(JSON.parse(file) as FileTree)
        .find(({ key }) => key === 'glued-prefixes')
        ?.rules?.map(({ key }) => key),
    ).toEqual(['the', 'et']);
    expect(await done(file)).toMatchObject({ applied: false, summary: 'Изменений нет.' });
    expect(await rows()).toEqual(before);
    expect(await readRuleContents(backend.db)).toEqual(
      before.map(({ key }) => ofContent.find((rule) => rule.key === key)),
    );
  });

  it('are left alone by a table, and by a file from before there were rules', async () => {
    const before = await rows();
    const table = await exported('csv');
    expect(table).not.toContain('Кого? Что?');
    await done(table, { deletesMissing: 'true' }, 'course.csv');
    const bare = await withLessons((lesson) => delete lesson.rules);
    await done(bare, { deletesMissing: 'true' });
    expect(await rows()).toEqual(before);
  });

  it('are changed in place, and an admin’s from then on', async () => {
    const before = await rowOf('et');
    const text = 'Перед известной вещью ставят אֶת.';
    const file = await withRule('et', (rule) => [{ ...rule, text }]);
    expect(await done(file, { dryRun: 'true' })).toMatchObject({ applied: false, total: 1 });
    expect(await rowOf('et')).toEqual(before);
    expect(await done(file)).toMatchObject({
      applied: true,
      changes: [`~ правило et: текст «${before.text}» → «${text}»`],
    });
    expect(await rowOf('et')).toEqual({
      ...before,
      ...{ text, revision: before.revision + 1, editedAt: backend.clock.now },
    });
    const params = { id: before.id };
    const rule = await backend.call('GET /admin/rules/{id}', { token: admin.token, params });
    expect(rule.lastEdit).toMatchObject({ by: 3, name: 'Анна' });
  });

  it('that come anew are added, and go with what a whole file does not name', async () => {
    const own = { key: 'own-7', title: 'Ещё раз: ה' };
    const file = await withRule('dual', (rule) => [rule, { ...rule, ...own }]);
    expect((await done(file)).changes).toEqual(['+ правило own-7']);
    expect(await rowOf('own-7')).toMatchObject({
      ...own,
      lessonId: (await rowOf('dual')).lessonId,
      revision: 1,
    });
    const without = await withRule('own-7', () => []);
    expect((await done(without)).changes).toEqual([]);
    expect((await done(without, { deletesMissing: 'true' })).changes).toEqual(['− правило own-7']);
    expect((await rowOf('own-7')).deletedAt).not.toBeNull();
    expect((await done(file)).changes).toEqual(['+ правило own-7']);
    await done(without, { deletesMissing: 'true' });
  });
});

describe('a bad rule in a file', () => {
  const lineOf = (file: string, text: string) =>
    file.split('\n').findIndex((line) => line.includes(text)) + 1;

  it.each<[string, (rule: Omit<RuleContent, 'lesson'>) => Partial<RuleContent>, string, string, string]>([
    ['a text of 300 words', () => ({ text: 'слово '.repeat(300) }), 'слово слово', '.text', 'Здесь 300 слов'],
    [
      'a form that is not taught',
      ({ pairs: [, ...rest] }) => ({
        pairs: [
          {
            right: { pronunciation: '[פִּיל] גָּדוֹל', transcription: 'пил гадо́л', russian: 'слон' },
            other: null,
          },
          ...rest,
        ],
      }),
      '[פִּיל]',
      '.pairs[0].right.pronunciation',
      'Форма פיל ещё не пройдена',
    ],
    [
      'two right options',
      ({ checks: [check, ...rest] }) => ({
        checks: check ? [{ ...check, options: check.options.map(() => 'אֶת') }, ...rest] : [],
      }),
      '"options"',
      '.checks[0].options[1]',
      'Верных вариантов два: «אֶת» стоит ещё раз.',
    ],
    [
      'a field of no rule',
      () => ({ colour: 'red' }) as object,
      '"colour"',
      '.colour',
      'Неизвестное поле «colour».',
    ],
    [
      'a theme that there is not',
      () => ({ theme: 'magic' }) as object,
      '"magic"',
      '.theme',
      'Здесь может стоять: reading',
    ],
    [
      'a text that is a number',
      () => ({ title: 7 }) as object,
      '"title": 7',
      '.title',
      'Здесь должен быть текст.',
    ],
  ])(
    'is refused by line and field, and nothing is changed: %s',
    async (_, change, written, field, message) => {
      const before = await rows();
      const file = await withRule('et', (rule) => [{ ...rule, ...change(rule) }]);
      const { problems } = await refused(file);
      expect(problems).toContainEqual({
        line: expect.any(Number),
        column: expect.stringContaining(field),
        message: expect.stringContaining(message.normalize('NFC')),
      });
      const found = problems.find((problem) => problem.column?.endsWith(field));
      if (written !== '"options"') expect(found?.line).toBe(lineOf(file, written.normalize('NFC')));
      expect(await rows()).toEqual(before);
    },
  );

  it('that stands twice, or is the third of its lesson, is refused', async () => {
    const twice = await withRule('et', (rule) => [rule, rule]);
    expect((await refused(twice)).problems).toMatchObject([
      { message: expect.stringMatching(/^Ключ «et» уже стоит/) },
    ]);
    const third = await withRule('et', (rule) => [rule, { ...rule, key: 'own-8' }]);
    expect((await refused(third)).problems).toMatchObject([
      { message: expect.stringMatching(/^own-8: В уроке «.*» уже два правила/) },
    ]);
  });
});

describe('the content of the repository', () => {
  it('takes back a rule that an admin has changed only when told to', async () => {
    await backend.db
      .update(rules)
      .set({ title: 'Моё', editedAt: backend.clock.now })
      .where(eq(rules.key, 'dual'));
    const put = (overEdited: boolean) =>
      importCourse(
        backend.db,
        { course: content, rules: ofContent, owner: 'content', overEdited },
        backend.clock.now,
      );
    expect(await put(false)).toMatchObject({
      ...{ ok: false, reason: 'edited' },
      changes: expect.arrayContaining([
        expect.objectContaining({ kind: 'rule', name: 'dual', wasEdited: true }),
      ]),
    });
    expect((await rowOf('dual')).title).toBe('Моё');
    expect(await put(true)).toMatchObject({ ok: true });
    const { title, editedAt } = await rowOf('dual');
    expect([title, editedAt]).toEqual([ofContent.find(({ key }) => key === 'dual')?.title, null]);
  });
});
