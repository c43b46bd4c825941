import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import type { WordContent } from '../../../../core/lesson/content.ts';
import { lessons, words } from '../../../../db/schema/index.ts';
import { auditRows, refusalOf } from '../../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createLearner, expectBalancesHold, type Learner, readPlaces } from '../../../support/learners.ts';
import { gadol, ima, lo, shalom, taughtCourse } from '../../../support/taught-course.ts';

let backend: TestBackend;
let anna: Learner;
let boris: Learner;
let learner: Learner;
let hello: { id: number; subsection: number };

beforeAll(async () => {
  backend = await openTestBackend({ course: taughtCourse, adminIds: [3, 4] });
  anna = await createLearner(backend, 3, 'Анна');
  boris = await createLearner(backend, 4, 'Борис');
  learner = await createLearner(backend, 1, 'Ученик');
  const { lessons: ids } = await readPlaces(backend.db);
  const [row] = await backend.db
    .select()
    .from(lessons)
    .where(eq(lessons.id, ids.hello ?? 0));
  hello = { id: ids.hello ?? 0, subsection: row?.subsectionId ?? 0 };
});
afterAll(() => backend.close());
beforeEach(() => backend.db.execute(sql`truncate audit_log`));

const wire = ({ key, ...word }: WordContent) => ({ ...word, variants: [...(word.variants ?? [])] });
const draft = (rest: object = {}) => ({
  name: 'Новый урок',
  subsection_id: hello.subsection,
  words: [wire(gadol), wire(ima)],
  ...rest,
});
const create = (rest: object = {}, who = anna) =>
  backend.call('POST /lessons', { token: who.token, body: draft(rest) });
const put = (id: number, body: object, who = anna) =>
  backend.send('PUT /lessons/{id}', { token: who.token, params: { id }, body });
const change = (id: number, body: object, who = anna) =>
  backend.call('PUT /lessons/{id}', { token: who.token, params: { id }, body });
const read = (id: number, who = anna): Promise<LessonDetail> =>
  backend.call('GET /lessons/{id}', { token: who.token, params: { id } });
const statusFor = async (id: number, who: Learner) =>
  (await backend.send('GET /lessons/{id}', { token: who.token, params: { id } })).status;
const catalogueNames = async () => (await backend.call('GET /lessons')).map(({ name }) => name);
const actions = async () => (await auditRows(backend)).map(({ action, target }) => `${action} ${target}`);

describe('a new lesson', () => {
  it('is a draft that admins see and learners do not, until it is published', async () => {
    const saved = await create();
    expect(saved).toMatchObject({ revision: 1, isPublished: false, warnings: expect.any(Array) });
    expect(saved.wordIds).toHaveLength(2);
    expect(await statusFor(saved.id, learner)).toBe(404);
    expect(await read(saved.id)).toMatchObject({
      name: 'Новый урок',
      isPublished: false,
      revision: 1,
      topic: 'Подраздел 1',
      description: 'Слова урока: большой; мама.',
      lastEdit: { by: 3, name: 'Анна' },
      stats: { learners: 0, completions: 0, averageScore: null, averageTime: null, problemWords: [] },
    });
    expect(await catalogueNames()).not.toContain('Новый урок');

    await change(saved.id, { isPublished: true });
    expect(await catalogueNames()).toContain('Новый урок');
    const seen = await read(saved.id, learner);
    expect(seen.words.map(({ id }) => id)).toEqual(saved.wordIds);
    expect(seen).not.toHaveProperty('stats');
    expect(seen).not.toHaveProperty('revision');
    await change(saved.id, { isPublished: false });
    expect(await catalogueNames()).not.toContain('Новый урок');
    expect(await actions()).toEqual([
      `lesson.create lesson:${saved.id}`,
      `lesson.publish lesson:${saved.id}`,
      `lesson.unpublish lesson:${saved.id}`,
    ]);
  });

  it('sent again under the same name is the same lesson, whoever else uses that name', async () => {
    const first = await create({ eventId: 'lost-answer' });
    expect(first).not.toHaveProperty('isRepeat');
    const again = await create({ eventId: 'lost-answer', name: 'Что написано позже' });
    expect(again).toMatchObject({ id: first.id, wordIds: first.wordIds, revision: 1, isRepeat: true });
    expect((await read(first.id)).name).toBe('Новый урок');
    const atOnce = await Promise.all(Array.from({ length: 3 }, () => create({ eventId: 'three-taps' })));
    expect(new Set(atOnce.map(({ id }) => id)).size).toBe(1);
    const others = await create({ eventId: 'lost-answer' }, boris);
    expect(others.id).not.toBe(first.id);
    expect(await actions()).toEqual(
      [first.id, atOnce[0]?.id, others.id].map((id) => `lesson.create lesson:${id}`),
    );

    await backend.call('DELETE /lessons/{id}', { token: anna.token, params: { id: first.id } });
    const anew = await create({ eventId: 'lost-answer' });
    expect(anew).not.toHaveProperty('isRepeat');
    expect(anew.id).not.toBe(first.id);
  });

  it.each([
    ['lesson_required_fields', { name: ' ' }, 'Заполните все обязательные поля'],
    ['lesson_required_fields', { subsection_id: null }, 'Заполните все обязательные поля'],
    ['lesson_no_words', { words: [] }, 'Добавьте хотя бы одно слово'],
    ['lesson_too_many_words', { words: Array(11).fill(wire(lo)) }, 'В уроке может быть максимум 10 слов'],
    ['lesson_number', { lesson_number: 0 }, 'Номер урока — число от 1 до 9999.'],
    ['lesson_niqqud', { words: [{ ...wire(lo), pronunciation: '' }], isPublished: true }, 'Без огласовок'],
  ])('is refused: %s', async (code, rest, message) => {
    const refusal = await refusalOf(backend.send('POST /lessons', { token: anna.token, body: draft(rest) }));
    expect(refusal).toMatchObject({ status: 400, code, message: expect.stringContaining(message) });
    expect(await auditRows(backend)).toEqual([]);
  });

  it('is told every mistake in its words, and what is only doubtful is told and kept', async () => {
    const wrong = { ...wire(lo), transcription: 'лö', russian: '' };
    const refusal = await refusalOf(
      backend.send('POST /lessons', { token: anna.token, body: draft({ words: [wire(gadol), wrong] }) }),
    );
    expect(refusal).toMatchObject({ code: 'lesson_words', message: 'Исправьте слова, отмеченные ошибкой.' });
    const { problems } = refusal.data as { problems: { level: string; field: string }[] };
    const errors = problems.filter(({ level }) => level === 'error').map(({ field }) => field);
    expect(new Set(errors)).toEqual(new Set(['words.1.transcription', 'words.1.russian']));

    const { warnings } = await create({ words: [wire(shalom)] });
    expect(warnings.map(({ field }) => field)).toContain('words.0.hebrew'); // it is taught in another lesson
  });

  it('is refused in a subsection that is not there, and with uploads that nobody sent', async () => {
    const send = (rest: object) =>
      refusalOf(backend.send('POST /lessons', { token: anna.token, body: draft(rest) }));
    expect(await send({ subsection_id: 9999 })).toMatchObject({ status: 404, code: 'subsection_not_found' });
    const words = [{ ...wire(lo), audioUploadId: 'a'.repeat(32) }];
    expect(await send({ words })).toMatchObject({ status: 400, field: 'words.0.audioUploadId' });
  });
});

describe('the place and the number of a lesson', () => {
  /** Ids and numbers of all lessons, drafts too, in the order of the course. */
  const numbered = async () => {
    const { lessons: all } = await backend.call('GET /admin/lessons', { token: anna.token });
    return all.map((one) => ({ id: one.id, number: one.lesson_number }));
  };
  const expectInOrder = async () => {
    const all = await numbered();
    expect(all.map(({ number }) => number)).toEqual(all.map((_, at) => at + 1));
    return all.map(({ id }) => id);
  };

  it('are one: the number is the place in the course, after every change, and the id stays', async () => {
    const home = (await places())[0]?.subsections[0];
    const other = (await places()).at(-1)?.subsections[0];
    const { id } = await create({ subsection_id: home?.id, lesson_number: 77 });
    const later = await create({ subsection_id: other?.id });
    const before = await expectInOrder();
    expect(before.indexOf(id)).toBeLessThan(before.indexOf(later.id));
    await change(id, { revision: 1, subsection_id: other?.id });
    const moved = await expectInOrder();
    expect(moved.indexOf(id)).toBe(moved.indexOf(later.id) + 1);
    expect((await read(id)).lessonNumber).toBe(moved.indexOf(id) + 1);
    await backend.call('DELETE /lessons/{id}', { token: anna.token, params: { id: later.id } });
    expect(await expectInOrder()).not.toContain(later.id);
    const ids = (await places()).map((section) => section.id).reverse();
    await backend.call('PUT /admin/order', { token: anna.token, body: { kind: 'sections', ids } });
    await expectInOrder();
    expect((await read(id)).id).toBe(id);
    await backend.call('PUT /admin/order', {
      token: anna.token,
      body: { kind: 'sections', ids: ids.reverse() },
    });
    await expectInOrder();
  });

  const places = async () => (await backend.call('GET /admin/categories', { token: anna.token })) ?? [];
  const placeOf = async (id: number) => {
    const { category, subcategory, lesson_number, lessonNumber } = await read(id);
    expect(lessonNumber).toBe(lesson_number);
    return { category, subcategory, lessonNumber };
  };

  it('can be said by category and subcategory, by names or ids; the number follows', async () => {
    const section = (await places()).at(-1);
    const [first, second] = section?.subsections ?? [];
    const byName = await create({
      subsection_id: undefined,
      category: section?.name,
      subcategory: second?.name,
      lessonNumber: 7,
    });
    const place = { category: section?.name, subcategory: second?.name };
    expect(await placeOf(byName.id)).toMatchObject(place);
    const byId = await create({
      subsection_id: undefined,
      category: section?.id,
      subcategory: first?.id,
      lesson_number: 8,
    });
    expect(await placeOf(byId.id)).toMatchObject({ ...place, subcategory: first?.name });
    await change(byId.id, {
      revision: 1,
      subcategory: second?.name,
      category: section?.name,
      lessonNumber: 9,
    });
    expect(await placeOf(byId.id)).toMatchObject(place);
  });

  it('are missing where nothing is said', async () => {
    for (const rest of [{}, { category: 'Раздел start' }, { category: ' ', subcategory: '' }]) {
      const body = draft({ subsection_id: undefined, ...rest });
      const refusal = await refusalOf(backend.send('POST /lessons', { token: anna.token, body }));
      expect(refusal).toMatchObject({ status: 400, code: 'lesson_required_fields' });
    }
    const body = draft({ subsection_id: undefined, subcategory: 'Такого нет' });
    const refusal = await refusalOf(backend.send('POST /lessons', { token: anna.token, body }));
    expect(refusal).toMatchObject({ status: 404, code: 'subsection_not_found' });
  });

  it.each(['lesson_number', 'lessonNumber'])('%s as text is refused with its name', async (field) => {
    const body = draft({ [field]: '5' });
    expect(await refusalOf(backend.send('POST /lessons', { token: anna.token, body }))).toMatchObject({
      status: 400,
      field,
    });
    const { id } = await create();
    expect(await refusalOf(put(id, { revision: 1, [field]: '5' }))).toMatchObject({ status: 400, field });
  });
});

describe('a transcription that the niqqud reads otherwise', () => {
  // kelev, "dog": the checker reads кэ́лэв.
  const kelev = { hebrew: 'כלב', pronunciation: 'כֶּלֶב', transcription: 'кэ́лев', russian: 'собака' };
  const doubtsOf = ({ warnings }: { warnings: { code: string; message: string }[] }) =>
    warnings.filter(({ code }) => code === 'lesson_reading').map(({ message }) => message);

  it('is a warning that says both, in a draft and in a published lesson', async () => {
    const saved = await create({ words: [kelev] });
    const told = ['По огласовкам читается «кэ́лэв», написано «кэ́лев».'];
    expect(doubtsOf(saved)).toEqual(told);
    expect(doubtsOf(await change(saved.id, { isPublished: true }))).toEqual(told);
  });

  it('is kept with the word when its author says so, and is not asked about again', async () => {
    const { id, wordIds } = await create({ words: [kelev] });
    expect(doubtsOf(await change(id, { isPublished: true, keepTranscriptions: true }))).toEqual([]);
    expect((await read(id)).words[0]).toMatchObject({ transcriptionKept: true });
    const { revision } = await read(id);
    const kept = { ...kelev, id: wordIds[0], transcriptionKept: true };
    const again = await change(id, { revision, words: [{ ...kept, russian: 'пёс' }] });
    expect(doubtsOf(again)).toEqual([]);
    const right = await change(id, {
      revision: again.revision,
      words: [{ ...kept, transcription: 'кэ́лэв' }],
    });
    expect((await read(id)).words[0]).toMatchObject({ transcriptionKept: false });
    const other = [{ ...kelev, id: wordIds[0], transcription: 'ке́лев' }];
    expect(doubtsOf(await change(id, { revision: right.revision, words: other }))).toHaveLength(1);
  });
});

describe('a phrase word by word', () => {
  // boker tov, "good morning"
  const parts = [
    { pronunciation: 'בּוֹקֶר', russian: 'утро' },
    { pronunciation: 'טוֹב', russian: 'доброе' },
  ];
  const phrase = {
    ...{ hebrew: 'בוקר טוב', pronunciation: 'בּוֹקֶר טוֹב', transcription: 'бо́кэр тов', russian: 'доброе утро' },
    parts,
  };

  it('is kept with its word, also by an editor that does not know of it, until the words are others', async () => {
    const { id, wordIds } = await create({ words: [phrase] });
    const partsNow = async () => (await read(id)).words[0]?.parts;
    expect(await partsNow()).toMatchObject(parts);
    const { parts: _, ...bare } = { ...phrase, id: wordIds[0] };
    const kept = await change(id, { revision: 1, words: [{ ...bare, russian: 'с добрым утром' }] });
    expect(await partsNow()).toMatchObject(parts);
    const repointed = { ...bare, pronunciation: 'בּוֹקֶר טוּב', transcription: 'бо́кэр туб' };
    const other = await change(id, { revision: kept.revision, words: [repointed] });
    expect(await partsNow()).toMatchObject([parts[0], { pronunciation: 'טוּב', russian: 'доброе' }]);
    const shorter = { ...bare, hebrew: 'בוקר', pronunciation: 'בּוֹקֶר', transcription: 'бо́кэр' };
    const last = await change(id, { revision: other.revision, words: [shorter] });
    expect(await partsNow()).toBeUndefined();
    await change(id, { revision: last.revision, words: [{ ...phrase, id: wordIds[0] }] });
    const { revision } = await read(id);
    await change(id, { revision, words: [{ ...phrase, id: wordIds[0], parts: [] }] });
    expect(await partsNow()).toBeUndefined();
  });

  it('is refused at its field where it is not that of the phrase', async () => {
    const refused = await refusalOf(
      backend.send('POST /lessons', {
        token: anna.token,
        body: draft({ words: [{ ...phrase, parts: parts.toReversed() }] }),
      }),
    );
    expect(refused).toMatchObject({ status: 400, code: 'lesson_words' });
    expect(JSON.stringify(refused)).toContain('words.0.parts');
  });

  it('names the lesson and the word that teaches a part, and of a locked lesson no word', async () => {
    // gdola is taught as the feminine of gadol, of which the lesson becomes premium.
    const free = await create({ isPublished: true, is_free: true, words: [wire(gadol)] });
    const mine = await create({
      isPublished: true,
      words: [
        {
          ...{ hebrew: 'אימא גדולה', pronunciation: 'אִימָּא גְּדוֹלָה', transcription: 'и́ма гдола́' },
          ...{
            russian: 'большая мама',
            parts: [
              { pronunciation: 'אִימָּא', russian: 'мама' },
              { pronunciation: 'גְּדוֹלָה', russian: 'большая' },
            ],
          },
        },
      ],
    });
    const partNow = async (who: Learner) => (await read(mine.id, who)).words[0]?.parts?.[1];
    const open = await partNow(learner);
    expect(open).toMatchObject({ lesson: { number: expect.any(Number) }, word: { russian: 'большой' } });
    await change(open?.lesson?.id ?? 0, {
      revision: (await read(open?.lesson?.id ?? 0)).revision,
      is_free: false,
    });
    const locked = await partNow(learner);
    expect(locked?.lesson).toEqual(open?.lesson);
    expect(locked).not.toHaveProperty('word');
    expect(await partNow(anna)).toMatchObject({ word: { russian: 'большой' } });
    for (const { id } of [free, mine]) await change(id, { isPublished: false });
  });
});

describe('a lesson that is edited', () => {
  it('keeps the ids and progress of its words, and deletes softly what left it', async () => {
    const { id, wordIds } = await create({ isPublished: true });
    const [big = 0, mother = 0] = wordIds;
    await learner.finish({ lessonId: id, wordId: big });
    await learner.finish({ lessonId: id, wordId: mother });
    const { points } = await backend.call('GET /users/stats', { token: learner.token });

    // The first word goes, the second is corrected, a third comes and stands first.
    const next = [{ ...wire(lo) }, { ...wire(ima), id: mother, russian: 'мама, мамочка' }];
    const saved = await change(id, { revision: 1, words: next });
    expect(saved.revision).toBe(2);
    expect(saved.wordIds).toHaveLength(2);
    expect(saved.wordIds[1]).toBe(mother);

    const seen = await read(id, learner);
    expect(seen.words.map(({ russian }) => russian)).toEqual(['нет', 'мама, мамочка']);
    expect(seen.progress).toEqual([expect.objectContaining({ word_id: mother, learned: true })]);
    const [gone] = await backend.db.select().from(words).where(eq(words.id, big));
    expect(gone?.deletedAt).not.toBeNull();
    expect((await backend.call('GET /users/stats', { token: learner.token })).points).toBe(points);
    await expectBalancesHold(backend.db);

    const [, row] = await auditRows(backend);
    expect(JSON.stringify(row?.before)).toContain('"мама"');
    expect(JSON.stringify(row?.after)).toContain('мама, мамочка');
  });

  it('by two admins at once is overwritten by neither: the second is told who was first, and when', async () => {
    const { id } = await create();
    await change(id, { revision: 1, name: 'Имя Анны' });
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
    const refusal = await refusalOf(put(id, { revision: 1, name: 'Имя Бориса' }, boris));
    expect(refusal).toMatchObject({
      status: 409,
      code: 'stale_revision',
      data: {
        revision: 2,
        lastEdit: { by: 3, name: 'Анна', at: expect.stringMatching(/^2026-11-21T09:00/) },
      },
    });
    expect((await read(id)).name).toBe('Имя Анны');
    await change(id, { revision: 2, name: 'Имя Бориса' }, boris);
    expect(await read(id)).toMatchObject({
      name: 'Имя Бориса',
      revision: 3,
      lastEdit: { by: 4, name: 'Борис' },
    });
  });

  it('by two admins at the very same moment is written once', async () => {
    const { id } = await create();
    const both = [
      put(id, { revision: 1, name: 'Имя Анны' }),
      put(id, { revision: 1, name: 'Имя Бориса' }, boris),
    ];
    const statuses = (await Promise.all(both)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
    expect((await read(id)).revision).toBe(2);
  });

  it('needs the revision that was read, except to be published', async () => {
    const { id } = await create();
    expect(await refusalOf(put(id, { name: 'Без версии' }))).toMatchObject({
      status: 400,
      field: 'revision',
    });
    expect(await change(id, { isPublished: true })).toMatchObject({ isPublished: true, revision: 2 });
  });

  it('that is as it was is not written and not noted', async () => {
    const { id } = await create();
    const { name } = await read(id);
    expect(await change(id, { revision: 1, name })).toMatchObject({ revision: 1 });
    expect(await actions()).toEqual([`lesson.create lesson:${id}`]);
  });

  it('knows no words of other lessons and no word twice', async () => {
    const { id, wordIds } = await create();
    const other = await create();
    const foreign = [{ ...wire(lo), id: other.wordIds[0] }];
    expect(await refusalOf(put(id, { revision: 1, words: foreign }))).toMatchObject({
      status: 400,
      field: 'words.0.id',
    });
    const twice = [
      { ...wire(lo), id: wordIds[0] },
      { ...wire(ima), id: wordIds[0] },
    ];
    expect(await refusalOf(put(id, { revision: 1, words: twice }))).toMatchObject({ field: 'words.1.id' });
  });

  it('moves to the end of another subsection', async () => {
    const { id } = await create();
    const [, second] =
      (await backend.call('GET /admin/categories', { token: anna.token }))[0]?.subsections ?? [];
    await change(id, { revision: 1, subsection_id: second?.id });
    const list = await backend.call('GET /admin/lessons', {
      token: anna.token,
      query: { subsection_id: String(second?.id) },
    });
    expect(list.lessons.at(-1)).toMatchObject({ id, subcategory: 'Подраздел 2' });
  });

  it('may be taken from learners whatever is wrong with it, and is not given to them then', async () => {
    const { id, wordIds } = await create({ isPublished: true });
    await backend.db
      .update(words)
      .set({ pronunciation: '' })
      .where(eq(words.id, wordIds[0] ?? 0));
    await change(id, { isPublished: false });
    expect(await refusalOf(put(id, { isPublished: true }))).toMatchObject({
      status: 400,
      code: 'lesson_niqqud',
    });
    expect((await read(id)).words[0]?.hebrew).toBe(gadol.hebrew);
  });
});

describe('a deleted lesson', () => {
  it('is gone for everybody, while points and progress stay', async () => {
    const { id, wordIds } = await create({ isPublished: true });
    await learner.finish({ lessonId: id, wordId: wordIds[0] ?? 0 });
    const before = await backend.call('GET /users/stats', { token: learner.token });
    await backend.call('DELETE /lessons/{id}', { token: anna.token, params: { id } });
    expect([await statusFor(id, learner), await statusFor(id, anna)]).toEqual([404, 404]);
    const after = await backend.call('GET /users/stats', { token: learner.token });
    expect([after.points, after.words_learned]).toEqual([before.points, before.words_learned]);
    const again = backend.send('DELETE /lessons/{id}', { token: anna.token, params: { id } });
    expect(await refusalOf(again)).toMatchObject({ status: 404, code: 'lesson_not_found' });
    expect(await actions()).toContain(`lesson.delete lesson:${id}`);
    await expectBalancesHold(backend.db);
  });
});

describe('a lesson of a template', () => {
  it.each(['animals', 'pronouns'] as const)(
    '%s is a draft of ten words that can be published',
    async (type) => {
      const { id, wordIds } = await backend.call('POST /templates', { token: anna.token, body: { type } });
      expect(wordIds).toHaveLength(10);
      expect(await read(id)).toMatchObject({ isPublished: false, level: 'A1' });
      expect(await change(id, { isPublished: true })).toMatchObject({ isPublished: true });
      expect(await actions()).toEqual([`lesson.template lesson:${id}`, `lesson.publish lesson:${id}`]);
    },
  );

  it('of another kind is not known', async () => {
    const sending = backend.send('POST /templates', { token: anna.token, body: { type: 'verbs' } });
    expect(await refusalOf(sending)).toMatchObject({ status: 400, field: 'type' });
  });
});

describe('what the course knows of a word', () => {
  const taught = async (letters: string[]) =>
    (await backend.call('POST /admin/words/taught', { token: anna.token, body: { letters } })).words;

  it('is said of drafts too, with its gender and forms, and of no word that is gone', async () => {
    const { id } = await create({ name: 'Знакомые слова' });
    const [word] = await taught([gadol.hebrew]);
    const { pronunciation, transcription, russian } = gadol;
    expect(word).toMatchObject({ hebrew: gadol.hebrew, pronunciation, transcription, russian });
    expect(await taught(['אאא'])).toEqual([]);
    const before = (await taught([gadol.hebrew])).length;
    await backend.call('DELETE /lessons/{id}', { token: anna.token, params: { id } });
    expect(await taught([gadol.hebrew])).toHaveLength(before - 1);
  });
});

describe('the list of lessons', () => {
  it('finds drafts and published ones by name, by a Hebrew word and by its translation', async () => {
    const find = async (query: Record<string, string>) =>
      (await backend.call('GET /admin/lessons', { token: anna.token, query })).lessons.map(
        ({ name }) => name,
      );
    expect(await find({ q: 'УРОК HELLO' })).toEqual(['Урок hello']);
    expect(await find({ q: 'שלום', state: 'published' })).toEqual(['Урок hello']);
    expect(await find({ q: 'ривет', state: 'published' })).toEqual(['Урок hello']);
    expect(await find({ state: 'draft', q: 'sizes' })).toEqual(['Урок sizes']);
    expect(await find({ state: 'published', q: 'sizes' })).toEqual([]);
    expect(await find({ q: '%' })).toEqual([]);
    expect(await find({ page: '99' })).toEqual([]);
  });
});

describe('sections and subsections', () => {
  const categories = () => backend.call('GET /admin/categories', { token: anna.token });
  const as = (body: object | undefined, params = {}) => ({
    token: anna.token,
    params,
    ...(body ? { body } : {}),
  });

  it('are made, changed, moved, and deleted when they are empty', async () => {
    const { id: section } = await backend.call(
      'POST /admin/sections',
      as({ name: ' Раздел ', description: 'О чём', icon_emoji: '🧭' }),
    );
    const { id: one } = await backend.call(
      'POST /admin/subsections',
      as({ section_id: section, name: 'Подраздел', icon_emoji: '🧭', icon_bg_color: '#ABCDEF' }),
    );
    await backend.call('PUT /admin/sections/{id}', as({ name: 'Другой раздел' }, { id: section }));
    await backend.call('PUT /admin/subsections/{id}', as({ icon_bg_color: '#000000' }, { id: one }));
    expect((await categories()).at(-1)).toMatchObject({
      id: section,
      name: 'Другой раздел',
      description: 'О чём',
      subsections: [{ id: one, icon_bg_color: '#000000', lessons_count: 0 }],
    });
    const full = backend.send('DELETE /admin/sections/{id}', as(undefined, { id: section }));
    expect(await refusalOf(full)).toMatchObject({ status: 409, code: 'section_not_empty' });

    const [first] = await categories();
    await backend.call('PUT /admin/subsections/{id}', as({ section_id: first?.id }, { id: one }));
    expect((await categories())[0]?.subsections.at(-1)?.id).toBe(one);
    await backend.call('DELETE /admin/sections/{id}', as(undefined, { id: section }));
    const taken = backend.send('DELETE /admin/subsections/{id}', as(undefined, { id: hello.subsection }));
    expect(await refusalOf(taken)).toMatchObject({ status: 409, code: 'subsection_not_empty' });
    await backend.call('DELETE /admin/subsections/{id}', as(undefined, { id: one }));
    const gone = backend.send('PUT /admin/subsections/{id}', as({ name: 'Нет' }, { id: one }));
    expect(await refusalOf(gone)).toMatchObject({ status: 404, code: 'subsection_not_found' });
    expect(await actions()).toEqual([
      `section.create section:${section}`,
      `subsection.create subsection:${one}`,
      `section.edit section:${section}`,
      `subsection.edit subsection:${one}`,
      `subsection.edit subsection:${one}`,
      `section.delete section:${section}`,
      `subsection.delete subsection:${one}`,
    ]);
  });

  it('and lessons are put into a new order, all of them or none', async () => {
    const ids = (await categories()).map(({ id }) => id);
    const order = (body: object) => backend.send('PUT /admin/order', as(body));
    expect((await order({ kind: 'sections', ids: ids.toReversed() })).status).toBe(200);
    expect((await categories()).map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await backend.call('GET /sections')).map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await refusalOf(order({ kind: 'sections', ids: ids.slice(1) }))).toMatchObject({
      status: 409,
      code: 'order_changed',
    });
    await order({ kind: 'sections', ids });

    const query = { subsection_id: String(hello.subsection) };
    const inSubsection = async () =>
      (await backend.call('GET /admin/lessons', { token: anna.token, query })).lessons.map(({ id }) => id);
    const before = await inSubsection();
    expect(before.length).toBeGreaterThan(2);
    await order({ kind: 'lessons', parent_id: hello.subsection, ids: before.toReversed() });
    expect(await inSubsection()).toEqual(before.toReversed());
    expect(await read(before[0] ?? 0)).toMatchObject({ lastEdit: { by: 3 } });
    const twice = [...before.slice(1), before[1]];
    expect(
      await refusalOf(order({ kind: 'lessons', parent_id: hello.subsection, ids: twice })),
    ).toMatchObject({
      code: 'order_changed',
    });
  });
});

describe('an admin who is none any more', () => {
  it('is refused by the very next call', async () => {
    await backend.db.execute(sql`update users set role = 'admin' where id = ${learner.id}`);
    const save = () => backend.send('POST /templates', { token: learner.token, body: { type: 'animals' } });
    expect((await save()).status).toBe(200);
    await backend.db.execute(sql`update users set role = 'learner' where id = ${learner.id}`);
    expect(await refusalOf(save())).toMatchObject({ status: 403, code: 'admin_required' });
  });
});
