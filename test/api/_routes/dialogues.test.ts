import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestBodyInput } from '../../../core/contracts/endpoints.ts';
import { audioKey } from '../../../db/content/sounds/audio-index.ts';
import { saveDialogueAnswer } from '../../../db/dialogues/save-answer.ts';
import {
  audioBlobs,
  dialogueAnswers,
  dialogues,
  ledger,
  lessons,
  renderings,
  words,
} from '../../../db/schema/index.ts';
import { saveSettings } from '../../../db/settings.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { smallDialogues } from '../../support/dialogues.ts';
import { expectBalancesHold, grantPremium, readPlaces } from '../../support/learners.ts';
import { publishTake } from '../../support/voices.ts';

const firstDay = '2026-11-01T09:00:00Z';
const dayMs = 86_400_000;

let backend: TestBackend;
let ids: Record<string, number>;
let nextId = 9700;
let events = 0;

beforeAll(async () => {
  backend = await openTestBackend({
    adminIds: [1],
    dialogues: smallDialogues,
    audioOf: ({ pronunciation }) => `${pronunciation.length}`.padEnd(32, '0'),
  });
  const rows = await backend.db.select({ id: dialogues.id, key: dialogues.key }).from(dialogues);
  ids = Object.fromEntries(rows.map(({ id, key }) => [key, id]));
});
beforeEach(() => goToDay(0));
afterEach(async () => {
  const opened = { isPublished: true, unpublishedAt: null, lockedAt: null, deletedAt: null };
  await backend.db.update(lessons).set(opened);
  await backend.db.update(lessons).set({ isFree: true }).where(eq(lessons.key, 'one'));
  await backend.db.update(dialogues).set({ deletedAt: null });
  await expectBalancesHold(backend.db);
});
afterAll(() => backend.close());

const goToDay = (days: number) => {
  backend.clock.now = new Date(Date.parse(firstDay) + days * dayMs);
};
type Answer = Partial<RequestBodyInput<'POST /dialogues/{id}/answers'>>;
const request = async (id: number, answer: Answer, key = 'hello') => ({
  token: await backend.login(id),
  params: { id: ids[key] ?? 999_999 },
  body: { eventId: `dialogue-${++events}`, event: 'heard' as const, ...answer },
});
const send = async (id: number, answer: Answer = {}, key?: string) =>
  backend.send('POST /dialogues/{id}/answers', await request(id, answer, key));
const save = async (id: number, answer: Answer = {}, key?: string) =>
  backend.call('POST /dialogues/{id}/answers', await request(id, answer, key));
const list = async (id: number) => backend.call('GET /dialogues', { token: await backend.login(id) });
const options = async (id: number, key: string) => ({
  token: await backend.login(id),
  params: { id: ids[key] ?? 999_999 },
});
const read = async (id: number, key = 'hello') => backend.call('GET /dialogues/{id}', await options(id, key));
const refusalOf = async (response: Response) => [response.status, (await response.json()).code];
const keptOf = (id: number) =>
  backend.db
    .select()
    .from(dialogueAnswers)
    .where(eq(dialogueAnswers.userId, id))
    .orderBy(dialogueAnswers.eventId);
const setLesson = (key: string, values: Partial<typeof lessons.$inferInsert>) =>
  backend.db.update(lessons).set(values).where(eq(lessons.key, key));

describe('the dialogues', () => {
  it('come in the order of the course, with their length; those of locked lessons by title', async () => {
    const { lessons: places } = await readPlaces(backend.db);
    const all = await list(++nextId);
    expect(all).toEqual(
      ['hello', 'second', 'premium'].map((key, at) => ({
        ...{ id: ids[key], key, title: `Диалог ${key}`, turns: 4, seconds: 28, state: 'new' },
        lessonId: [places.one, places.two, places.three][at],
        isLocked: key === 'premium',
      })),
    );
  });

  it('are not there where their lesson is not published, or deleted', async () => {
    await setLesson('one', { isPublished: false });
    await setLesson('two', { deletedAt: new Date(firstDay) });
    expect((await list(++nextId)).map(({ key }) => key)).toEqual(['premium']);
    expect(
      await refusalOf(await backend.send('GET /dialogues/{id}', await options(nextId, 'hello'))),
    ).toEqual([404, 'dialogue_not_found']);
  });

  it('are refused to a stranger', async () => {
    expect((await backend.send('GET /dialogues')).status).toBe(401);
    const { params, body } = await request(++nextId, {});
    expect((await backend.send('GET /dialogues/{id}', { params })).status).toBe(401);
    expect((await backend.send('POST /dialogues/{id}/answers', { params, body })).status).toBe(401);
  });
});

describe('a dialogue', () => {
  it('has its people, turns, questions and roles', async () => {
    const { lessons: places } = await readPlaces(backend.db);
    const [, content] = smallDialogues;
    const dialogue = await read(++nextId);
    expect(dialogue).toMatchObject({
      ...{ id: ids.hello, key: 'hello', lessonId: places.one, title: 'Диалог hello', isLocked: false },
      ...{ scene: 'Дана встречает Рона.', note: null, seconds: 28, state: 'new' },
      ...{ names: content?.people, questions: content?.questions },
      roles: [
        { speaker: 0, turns: [0, 2] },
        { speaker: 1, turns: [1, 3] },
      ],
    });
    expect(dialogue.turns.map(({ hebrew }) => hebrew)).toEqual([
      'שלום, אימא!',
      'אימא? רון!',
      'שלום, רון.',
      'אימא, שלום.',
    ]);
    expect(dialogue.turns[1]).toMatchObject({
      needs: 'רון',
      also: ['אימא'],
      cue: 'Удивитесь.',
      examples: [],
    });
    expect(dialogue.turns[2]?.examples[1]).toEqual({
      ...{ hebrew: 'שלום, אימא.', pronunciation: 'שלום, אימא.', transcription: 'шало́м и́ма' },
      russian: 'Привет, мама.',
    });
    expect((await read(nextId, 'second')).note).toBe('Здесь все на «ты».');
  });

  it('names the words of its turns with their places, as the course teaches them', async () => {
    const { words: places, lessons: lessonIds } = await readPlaces(backend.db);
    const [turn, , other] = (await read(++nextId)).turns;
    expect(turn?.words).toEqual([
      {
        ...{ start: 0, end: 4, wordId: places.shalom?.wordId, lessonId: lessonIds.one },
        ...{ base: 'שלום', transcription: 'shalom', russian: 'мир' },
      },
      {
        ...{ start: 6, end: 10, wordId: places.ima?.wordId, lessonId: lessonIds.one },
        ...{ base: 'אימא', transcription: 'ima', russian: 'мама' },
      },
    ]);
    expect(other?.words.map(({ base }) => base)).toEqual(['שלום']);
  });

  it('finds a word that has moved to another lesson, and not one that is gone', async () => {
    const { words: places, lessons: lessonIds } = await readPlaces(backend.db);
    const ima = eq(words.id, places.ima?.wordId ?? 0);
    await backend.db
      .update(words)
      .set({ lessonId: lessonIds.two ?? 0 })
      .where(ima);
    expect((await read(++nextId)).turns[0]?.words[1]).toMatchObject({
      lessonId: lessonIds.two,
      base: 'אימא',
    });
    await backend.db
      .update(words)
      .set({ deletedAt: new Date(firstDay) })
      .where(ima);
    expect((await read(nextId)).turns[0]?.words.map(({ base }) => base)).toEqual(['שלום']);
    await backend.db
      .update(words)
      .set({ deletedAt: null, lessonId: lessonIds.one ?? 0 })
      .where(ima);
  });

  it('is said by the embedded voices of the genders of its people, whatever voice words have', async () => {
    const id = ++nextId;
    await backend.login(id);
    await saveSettings(backend.db, { userId: id, changes: { voice: 'male' } }, backend.clock());
    expect((await read(id)).turns.map(({ audio, voice }) => [audio, voice])).toEqual([
      ['/audio/11000000000000000000000000000000-f.mp3', undefined],
      ['/audio/10000000000000000000000000000000.mp3', undefined],
      ['/audio/10000000000000000000000000000000-f.mp3', undefined],
      ['/audio/11000000000000000000000000000000.mp3', undefined],
    ]);
  });

  it('has one speaker of its gender for each role, otherwise Google for a woman, otherwise the embedded voice', async () => {
    const [turns, id] = [smallDialogues[1]?.turns ?? [], ++nextId];
    const keys = turns.map(audioKey);
    const [hers = '', his = '', alsoHers = ''] = keys;
    const take = (speakerId: number, gender: 'f' | 'm', key: string, mark: string) =>
      publishTake(backend, { speakerId, gender, key, hash: mark.repeat(32) });
    await take(9601, 'f', hers, 'a');
    await take(9602, 'm', hers, 'b');
    await take(9602, 'm', his, 'c');
    const google = 'd'.repeat(32);
    const now = backend.clock();
    const sound = { hash: google, bytes: Uint8Array.of(1), mime: 'audio/mpeg', provider: 'google' };
    await backend.db.insert(audioBlobs).values({ ...sound, createdAt: now });
    const rendered = { provider: 'google', voice: 'google', hash: google, createdAt: now };
    await backend.db.insert(renderings).values(keys.map((itemKey) => ({ ...rendered, itemKey })));
    expect((await read(id)).turns.map(({ audio, voice }) => [audio, voice])).toEqual([
      [`/api/sounds/${'a'.repeat(32)}`, 'human'],
      [`/api/sounds/${'c'.repeat(32)}`, 'human'],
      [`/api/sounds/${google}`, 'google'],
      ['/audio/11000000000000000000000000000000.mp3', undefined],
    ]);
    await take(9603, 'f', hers, 'e');
    await take(9603, 'f', alsoHers, 'f');
    expect((await read(id)).turns.map(({ audio }) => audio?.at(-1))).toEqual(['e', 'c', 'f', '3']);
  });

  it('of a locked lesson is refused, except to whoever may open it', async () => {
    const id = ++nextId;
    const refused = await backend.send('GET /dialogues/{id}', await options(id, 'premium'));
    expect(await refusalOf(refused)).toEqual([403, 'premium_required']);
    await grantPremium(backend.db, id);
    expect((await read(id, 'premium')).turns).toHaveLength(4);
  });
});

describe('an answer in a dialogue', () => {
  it('makes it heard when all of its questions were answered, and played when a role was finished', async () => {
    const id = ++nextId;
    expect(await save(id, { event: 'heard', ms: 20_000 })).toEqual({ id: ids.hello, state: 'new' });
    expect((await save(id, { event: 'question', place: 1, isRight: false })).state).toBe('new');
    expect((await save(id, { event: 'question', place: 1, isRight: true })).state).toBe('new');
    expect((await save(id, { event: 'question', place: 0, isRight: true })).state).toBe('heard');
    const said = { speaker: 0 as const, level: 'cue' as const };
    const line = { ...said, event: 'line' as const, place: 0, way: 'spoken' as const, isRight: true };
    expect((await save(id, { ...line, said: [1, 2], ms: 900 })).state).toBe('heard');
    expect((await save(id, { ...said, event: 'played' })).state).toBe('played');
    expect((await list(id)).map(({ state }) => state)).toEqual(['played', 'new', 'new']);
    expect((await read(id)).state).toBe('played');
    const kept = await keptOf(id);
    const nothing = { place: null, speaker: null, level: null, way: null, said: null };
    expect(kept.map(({ event, isRight }) => [event, isRight])).toEqual([
      ['heard', true],
      ['question', false],
      ['question', true],
      ['question', true],
      ['line', true],
      ['played', true],
    ]);
    expect(kept[0]).toMatchObject({ ...nothing, dialogueId: ids.hello, ms: 20_000 });
    expect(kept[4]).toMatchObject({
      place: 0,
      speaker: 0,
      level: 'cue',
      way: 'spoken',
      said: [1, 2],
      ms: 900,
    });
    expect(kept[5]).toMatchObject({ ...nothing, speaker: 0, level: 'cue' });
    expect(await backend.db.select().from(ledger).where(eq(ledger.userId, id))).toEqual([]);
  });

  it('sent again from two devices, at once or out of order changes nothing', async () => {
    const [id, other] = [++nextId, ++nextId];
    await backend.login(id);
    const answers: Answer[] = [
      { eventId: 'a', event: 'heard', at: '2026-11-01T08:00:00Z' },
      { eventId: 'b', event: 'question', place: 0, isRight: true, at: '2026-11-01T08:00:20Z' },
      { eventId: 'c', event: 'question', place: 1, isRight: false, at: '2026-11-01T08:00:30Z' },
    ];
    await Promise.all([...answers, ...answers].map((answer) => save(id, answer)));
    for (const answer of answers.toReversed()) await save(other, answer);
    const rows = async (userId: number) => (await keptOf(userId)).map((row) => ({ ...row, userId: 0 }));
    expect(await rows(id)).toEqual(await rows(other));
    expect(await rows(id)).toHaveLength(3);
    expect([(await read(id)).state, (await read(other)).state]).toEqual(['heard', 'heard']);
  });

  it.each<[string, Answer, string]>([
    ['an unknown event', { event: 'sung' as 'heard' }, 'event'],
    ['an event without a name', { eventId: '' }, 'eventId'],
    ['a place before the first', { event: 'question', place: -1 }, 'place'],
    ['a third speaker', { event: 'played', speaker: 2 as 1 }, 'speaker'],
    ['an unknown level', { event: 'played', level: 'asleep' as 'cue' }, 'level'],
    ['a damaged time', { at: 'yesterday' }, 'at'],
  ])('is refused with %s, and the field is named', async (_, answer, field) => {
    const id = ++nextId;
    const response = await send(id, answer);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(field);
    expect(await keptOf(id)).toEqual([]);
  });

  it('is refused in a dialogue that is locked, unknown or not shown, by name', async () => {
    const id = ++nextId;
    expect(await refusalOf(await send(id, {}, 'premium'))).toEqual([403, 'premium_required']);
    expect(await refusalOf(await send(id, {}, 'nothing'))).toEqual([404, 'dialogue_not_found']);
    await setLesson('two', { isPublished: false });
    expect(await refusalOf(await send(id, {}, 'second'))).toEqual([404, 'dialogue_not_found']);
    expect(await keptOf(id)).toEqual([]);
  });

  it('counts where the lesson was open when it was given', async () => {
    const id = ++nextId;
    goToDay(3);
    const closed = new Date(Date.parse(firstDay) + 2 * dayMs);
    await setLesson('one', { isFree: false, lockedAt: closed });
    await setLesson('two', { isPublished: false, unpublishedAt: closed });
    const before = '2026-11-02T09:00:00Z';
    expect((await send(id, { at: before })).status).toBe(200);
    expect((await send(id, { at: before }, 'second')).status).toBe(200);
    expect((await send(id)).status).toBe(403);
    expect((await send(id, {}, 'second')).status).toBe(404);
  });

  it('of somebody who was deleted meanwhile is refused, and nothing is kept', async () => {
    const [userId, dialogueId] = [77_778, ids.hello ?? 0];
    const answer = { userId, dialogueId, zone: 'UTC', eventId: 'late', event: 'played' as const };
    await expect(saveDialogueAnswer(backend.db, answer, backend.clock())).rejects.toMatchObject({
      kind: 'unauthorised',
    });
    expect(await keptOf(userId)).toEqual([]);
  });
});
