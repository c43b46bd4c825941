import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EndpointKey, RequestBodyInput } from '../../../../core/contracts/endpoints.ts';
import type { RefusedPart } from '../../../../core/contracts/shapes/parts-admin.ts';
import type { RuleContent } from '../../../../core/rules/content.ts';
import { lessons, rules } from '../../../../db/schema/index.ts';
import { listItems } from '../../../../db/voices/queue.ts';
import { keepRendering } from '../../../../db/voices/renderings.ts';
import { auditRows, refusalOf } from '../../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { familyRule } from '../../../support/family-rule.ts';
import { createLearner, type Learner, readPlaces } from '../../../support/learners.ts';
import { taughtCourse } from '../../../support/taught-course.ts';

type Body = RequestBodyInput<'POST /admin/rules'>;

let backend: TestBackend;
let anna: Learner;
let boris: Learner;
let learner: Learner;
let ids: Record<string, number>;
let words: Record<string, { wordId: number }>;
let events = 0;

beforeAll(async () => {
  backend = await openTestBackend({
    course: taughtCourse,
    rules: [familyRule],
    audioOf: ({ transcription }) => `${transcription.length}`.padEnd(32, '0'),
    adminIds: [3, 4],
  });
  anna = await createLearner(backend, 3, 'Анна');
  boris = await createLearner(backend, 4, 'Борис');
  learner = await createLearner(backend, 1, 'Ученик');
  const places = await readPlaces(backend.db);
  ({ lessons: ids, words } = places);
  await backend.db.update(lessons).set({ isFree: true });
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.db.execute(sql`truncate audit_log`);
  await backend.db.execute(sql`delete from rules where key like 'own-%'`);
});

const sentence = (check: RuleContent['checks'][number]) => ({ ...check, sentence: check.sentence ?? null });
/** The rule of the family as the editor sends it, with some of it changed. */
function wire(change: Partial<Body> = {}): Omit<Body, 'eventId'> {
  const { key: _, lesson: __, ...content } = structuredClone(familyRule) as RuleContent;
  const { title, theme, text, pairs, checks } = content;
  return {
    ...{ title, theme, text, pairs: [...pairs] },
    checks: checks
      .map(sentence)
      .map((check) => ({ ...check, options: [...check.options], reasons: [...check.reasons] })),
    lessonId: ids.family ?? 0,
    before: null,
    ...change,
  };
}
const create = (change: Partial<Body> = {}, who = anna) =>
  backend.call('POST /admin/rules', {
    token: who.token,
    body: { eventId: `rule-${++events}`, ...wire({ title: 'Новое правило', ...change }) },
  });
const post = (change: Partial<Body>) =>
  refusalOf(
    backend.send('POST /admin/rules', {
      token: anna.token,
      body: { eventId: `rule-${++events}`, ...wire(change) },
    }),
  );
const put = (id: number, body: object, who = anna) =>
  backend.send('PUT /admin/rules/{id}', { token: who.token, params: { id }, body });
const change = (id: number, body: object, who = anna) =>
  backend.call('PUT /admin/rules/{id}', { token: who.token, params: { id }, body });
const read = (id: number) => backend.call('GET /admin/rules/{id}', { token: anna.token, params: { id } });
const list = async () => (await backend.call('GET /admin/rules', { token: anna.token })).rules;
const shown = async () =>
  (await backend.call('GET /rules', { token: learner.token })).map(({ title }) => title);
const check = async (body: object) =>
  (await backend.call('POST /admin/rules/check', { token: anna.token, body })).problems;
const actions = async () => (await auditRows(backend)).map(({ action, target }) => `${action} ${target}`);
const seeded = async () => {
  const [row] = await backend.db.select().from(rules).where(eq(rules.key, familyRule.key));
  if (!row) throw new Error('no rule');
  return row;
};

const [pair, secondPair] = familyRule.pairs;
const [choice, gap, right] = familyRule.checks.map((it) => ({
  ...sentence(it),
  options: [...it.options],
  reasons: [...it.reasons],
}));
if (!pair || !secondPair || !choice || !gap || !right) throw new Error('no rule');

describe('a rule of an author', () => {
  it('is shown to learners in its lesson, with the sounds of lines that are said alike', async () => {
    const saved = await create({ before: words.ima?.wordId ?? 0 });
    expect(saved).toMatchObject({ key: expect.stringMatching(/^own-[0-9a-f]{12}$/), revision: 1 });
    expect(await shown()).toEqual(['Привет, мама!', 'Новое правило']);
    const rule = await read(saved.id);
    expect(rule).toMatchObject({
      ...{ title: 'Новое правило', theme: 'sentences', before: words.ima?.wordId, needs: [], revision: 1 },
      lesson: { id: ids.family, name: 'Урок family', number: 2, isPublished: true },
      lastEdit: { by: 3, name: 'Анна' },
      checks: wire().checks,
    });
    expect(rule.pairs[0]?.right).toEqual({
      ...familyRule.pairs[0]?.right,
      audio: expect.stringContaining(`/audio/${'шало́м и́ма'.length}000`),
    });
    const lesson = await backend.call('GET /lessons/{id}', {
      token: learner.token,
      params: { id: ids.family ?? 0 },
    });
    expect(lesson.rules.map(({ title, before }) => [title, before])).toEqual([
      ['Привет, мама!', null],
      ['Новое правило', words.ima?.wordId],
    ]);
    expect(await actions()).toEqual([`rule.create rule:${saved.id}`]);
  });

  it('is among what voices say, its brackets left out', async () => {
    const pairs = [
      {
        right: { pronunciation: 'אִימָּא, [לֹא]!', transcription: 'и́ма ло', russian: 'Мама, нет!' },
        other: null,
      },
      secondPair,
    ];
    const { id } = await create({ pairs });
    const said = await listItems(backend.db, { lessonId: ids.family });
    expect(said.find(({ transcription }) => transcription === 'и́ма ло')).toMatchObject({
      ...{ key: 'אִימָּא, לֹא!|и́ма ло', kind: 'sentence', hebrew: 'אימא, לא!', pronunciation: 'אִימָּא, לֹא!' },
      ...{ transcription: 'и́ма ло', russian: 'Мама, нет!', lessonId: ids.family, lessonName: 'Урок family' },
    });
    expect((await read(id)).pairs[0]?.right.audio).toBeNull();
    const sound = { hash: 'a'.repeat(32), bytes: new Uint8Array([1]), mime: 'audio/mpeg' };
    const made = { key: 'אִימָּא, לֹא!|и́ма ло', provider: 'google', voice: 'one', sound };
    await keepRendering(backend.db, made, backend.clock.now);
    expect((await read(id)).pairs[0]?.right.audio).toContain(sound.hash);
    const [shownRule] = (await backend.call('GET /rules', { token: learner.token })).slice(-1);
    expect(shownRule?.pairs[0]?.right.audio).toContain(sound.hash);
  });

  it('sent again under the same name is the same rule, whoever else uses that name', async () => {
    const first = await create({ eventId: 'lost-answer' });
    expect(first).not.toHaveProperty('isRepeat');
    expect(await create({ eventId: 'lost-answer', title: 'Что написано позже' })).toEqual({
      ...first,
      isRepeat: true,
    });
    await backend.call('DELETE /admin/rules/{id}', { token: anna.token, params: { id: first.id } });
    const anew = await create({ eventId: 'lost-answer' });
    expect(anew).not.toHaveProperty('isRepeat');
    expect(anew.id).not.toBe(first.id);
  });

  it('is cleaned of what a paste brings along', async () => {
    const { id } = await create({ title: ' \u200fНовое\u00a0правило\u200b ' });
    expect((await read(id)).title).toBe('Новое правило');
  });

  it('goes away with what learners know of it kept, and is not found any more', async () => {
    const { id } = await create();
    await backend.call('DELETE /admin/rules/{id}', { token: anna.token, params: { id } });
    expect(await shown()).toEqual(['Привет, мама!']);
    expect((await list()).map(({ title }) => title)).toEqual(['Привет, мама!']);
    for (const sending of [
      backend.send('GET /admin/rules/{id}', { token: anna.token, params: { id } }),
      backend.send('DELETE /admin/rules/{id}', { token: anna.token, params: { id } }),
      put(id, { revision: 1, title: 'Снова' }),
    ]) {
      expect(await refusalOf(sending)).toMatchObject({ status: 404, code: 'rule_not_found' });
    }
    expect(await actions()).toEqual([`rule.create rule:${id}`, `rule.delete rule:${id}`]);
  });
});

describe('a change of a rule', () => {
  it('keeps what is not sent, says who made it, and is an admin’s from then on', async () => {
    const before = await seeded();
    expect(before.editedAt).toBeNull();
    const saved = await change(before.id, { revision: before.revision, title: 'Как поздороваться' });
    expect(saved).toEqual({ id: before.id, key: familyRule.key, revision: before.revision + 1 });
    const { title, editedAt, ...rest } = await seeded();
    expect([title, editedAt !== null]).toEqual(['Как поздороваться', true]);
    expect(rest).toMatchObject({ text: before.text, pairs: before.pairs, checks: before.checks });
    expect(await change(before.id, { revision: saved.revision, title: ' Как  поздороваться ' })).toEqual(
      saved,
    );
    expect(await actions()).toEqual([`rule.edit rule:${before.id}`]);
    expect((await auditRows(backend))[0]).toMatchObject({
      before: { [`rule ${familyRule.key}`]: { title: familyRule.title } },
      after: { [`rule ${familyRule.key}`]: { title: 'Как поздороваться' } },
    });
    await change(before.id, { revision: saved.revision, title: familyRule.title });
  });

  it('of a rule that another admin has changed is refused, and nothing is lost', async () => {
    const { id, revision } = await create();
    await change(id, { revision, title: 'Бориса' }, boris);
    const refusal = await refusalOf(put(id, { revision, title: 'Анны' }));
    expect(refusal).toMatchObject({
      ...{ status: 409, code: 'stale_rule' },
      data: { revision: 2, lastEdit: { by: 4, name: 'Борис' } },
    });
    expect((await read(id)).title).toBe('Бориса');
  });

  it('of two admins at once lets one through', async () => {
    const { id, revision } = await create();
    const sent = await Promise.all([
      put(id, { revision, text: 'Раз.' }),
      put(id, { revision, text: 'Два.' }, boris),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(id)).revision).toBe(2);
  });

  it('needs the revision that was read', async () => {
    const { id } = await seeded();
    expect(await refusalOf(put(id, { title: 'Без ревизии' }))).toMatchObject({
      status: 400,
      field: 'revision',
    });
  });
});

describe('a bad rule is refused by name at the field', () => {
  it.each<[string, () => Partial<Body>, string, string]>([
    [
      'no lesson',
      () => ({ lessonId: null }),
      'lesson',
      'У правила нет урока. Выберите, в каком уроке его показать.',
    ],
    ['a lesson that is not there', () => ({ lessonId: 999_999 }), 'lesson', 'У правила нет урока.'],
    ['the first lesson', () => ({ lessonId: ids.hello ?? 0 }), 'lesson', 'В первом уроке одно правило'],
    [
      'a word of another lesson',
      () => ({ before: words.shalom?.wordId ?? 0 }),
      'before',
      'В этом уроке нет слова',
    ],
    ['300 words', () => ({ text: 'слово '.repeat(300) }), 'text', 'Здесь 300 слов, а нужно не больше 45.'],
    ['an empty title', () => ({ title: ' ' }), 'title', 'Заполните поле.'],
    ['one pair', () => ({ pairs: [pair] }), 'pairs', 'Пар должно быть от 2 до 3.'],
    [
      'a form that is not taught',
      () => ({
        pairs: [
          {
            right: { pronunciation: 'אִימָּא [גְּדוֹלָה]', transcription: 'и́ма гдола́', russian: 'большая мама' },
            other: null,
          },
          secondPair,
        ],
      }),
      'pairs.0.right.pronunciation',
      'Форма גדולה ещё не пройдена к уроку «Урок family».',
    ],
    [
      'nothing in brackets',
      () => ({ pairs: [{ ...pair, right: { ...pair.right, pronunciation: 'שָׁלוֹם אִימָּא!' } }, secondPair] }),
      'pairs.0.right.pronunciation',
      'Возьмите решающие буквы в квадратные скобки',
    ],
    [
      'a bare «why»',
      () => ({ pairs: [{ ...pair, other: { hebrew: 'שלום', russian: 'Привет!', why: '' } }, secondPair] }),
      'pairs.0.other.why',
      'Здесь нужен русский текст',
    ],
    ['two checks', () => ({ checks: [choice, gap] }), 'checks', 'Проверок должно быть не меньше 3.'],
    [
      'two right options',
      () => ({ checks: [choice, { ...gap, options: ['שָׁלוֹם', 'שָׁלוֹם'] }, right] }),
      'checks.1.options.1',
      'Верных вариантов два: «שָׁלוֹם» стоит ещё раз.',
    ],
    [
      'a wrong option without its reason',
      () => ({ checks: [choice, gap, { ...right, reasons: [''] }] }),
      'checks.2.reasons.0',
      'Объясните каждый неверный вариант',
    ],
    [
      'a gap without its sentence',
      () => ({ checks: [choice, { ...gap, sentence: null }, right] }),
      'checks.1.sentence',
      'один знак ___',
    ],
  ])('%s', async (_, broken, field, message) => {
    const refusal = await post(broken());
    expect(refusal).toMatchObject({ status: 400, code: 'rule_refused' });
    const { problems } = refusal.data as RefusedPart;
    expect(problems).toContainEqual({
      field,
      code: expect.any(String),
      message: expect.stringContaining(message.normalize('NFC')),
    });
    expect(await auditRows(backend)).toEqual([]);
    expect(await check(wire(broken()))).toEqual(problems);
  });

  it('a third one in a lesson', async () => {
    await create({ title: 'Второе' });
    const refusal = await post({ title: 'Третье' });
    expect((refusal.data as RefusedPart).problems).toEqual([
      {
        field: 'lesson',
        code: 'rule-crowd',
        message: 'В уроке «Урок family» уже два правила, больше в урок не помещается.',
      },
    ]);
  });

  it('a rule moved before one that it needs', async () => {
    const { id, revision } = await create({ needs: [familyRule.key], lessonId: ids.sizes ?? 0 });
    const row = await seeded();
    const refusal = await refusalOf(
      put(row.id, { revision: row.revision, lessonId: ids.sizes, before: words.gadol?.wordId }),
    );
    expect((refusal.data as RefusedPart).problems).toMatchObject([{ field: 'lesson', code: 'rule-needed' }]);
    await backend.call('DELETE /admin/rules/{id}', { token: anna.token, params: { id: row.id } });
    expect(await change(id, { revision, text: 'Уже ни на что не опирается.' })).toMatchObject({
      revision: 2,
    });
    expect((await read(id)).needs).toEqual([]);
    await backend.db.update(rules).set({ deletedAt: null, editedAt: null });
  });
});

describe('a rule that is being written', () => {
  it('is checked without being saved; a rule that is there is not counted twice', async () => {
    expect(await check(wire({ title: '' }))).toMatchObject([{ field: 'title', code: 'rule-empty' }]);
    const { id } = await seeded();
    await create({ title: 'Второе' });
    expect(await check({ ...wire(), id })).toEqual([]);
    expect(await check(wire())).toMatchObject([{ field: 'lesson', code: 'rule-crowd' }]);
    expect((await list()).length).toBe(2);
  });
});

describe('the rules of authors', () => {
  it.each<EndpointKey>(['GET /admin/rules', 'POST /admin/rules', 'POST /admin/rules/check'])(
    'are no learner’s: %s',
    async (key) => {
      const body = key === 'GET /admin/rules' ? undefined : { eventId: 'x', ...wire() };
      expect(await refusalOf(backend.send(key, { token: learner.token, body }))).toMatchObject({
        status: 403,
        code: 'admin_required',
      });
      expect((await backend.send(key, { body })).status).toBe(401);
    },
  );

  it('are no learner’s to read, change or delete one by one', async () => {
    const { id, revision } = await seeded();
    for (const [key, body] of [
      ['GET /admin/rules/{id}', undefined],
      ['PUT /admin/rules/{id}', { revision, title: 'Чужое' }],
      ['DELETE /admin/rules/{id}', undefined],
    ] as const) {
      const sending = backend.send(key, { token: learner.token, params: { id }, body });
      expect(await refusalOf(sending)).toMatchObject({ status: 403, code: 'admin_required' });
    }
    expect((await seeded()).title).toBe(familyRule.title);
  });
});
