import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLesson } from '../../../bot/lessons/edited-lesson.ts';
import { decodeWav, encodeWav } from '../../../core/speech/wav.ts';
import { changeLesson } from '../../../db/admin/lessons/change-lesson.ts';
import { createLesson } from '../../../db/admin/lessons/create-lesson.ts';
import { audioBlobs, auditLog, lessons, words } from '../../../db/schema/index.ts';
import { anya } from '../../support/telegram-updates.ts';
import { buttonsOf, type Sent } from '../support.ts';
import { type AdminChat, openAdminChat, said, voiceMessage } from './support.ts';

let backend: AdminChat;
let lessonId: number;

beforeAll(async () => {
  backend = await openAdminChat();
  const lesson = {
    name: 'Урок для правки',
    subsectionId: 1,
    lessonNumber: 4,
    ...{ description: 'Слова.', topic: 'слова', level: 'A1' as const, isFree: true, isPublished: false },
    ...{ authorName: null, authorLink: null },
    words: [
      { hebrew: 'שלום', pronunciation: '', transcription: 'шало́м', russian: 'мир' },
      { hebrew: 'אימא', pronunciation: '', transcription: 'и́ма', russian: 'мама' },
    ],
  };
  lessonId = (await createLesson(backend.db, { adminId: 502, lesson }, backend.clock())).id;
});
afterAll(() => backend.close());
beforeEach(() => backend.say('/cancel'));

const lesson = async () => (await backend.db.select().from(lessons).where(eq(lessons.id, lessonId)))[0];
const wordsOf = async () => {
  const own = await backend.db.select().from(words).where(eq(words.lessonId, lessonId));
  return own.filter(({ deletedAt }) => deletedAt === null).sort((one, other) => one.id - other.id);
};
const open = () => backend.say(`/editlesson ${lessonId}`);

describe('/editlesson', () => {
  it('asks for a number, and knows no lesson that is not there', async () => {
    expect(said(await backend.say('/editlesson'))).toContain('Какой урок? /editlesson 12');
    expect(said(await backend.say('/editlesson 99999'))).toContain('Урок не найден');
  });

  it('changes fields, and writes nothing before it is told to', async () => {
    const before = await lesson();
    await open();
    await backend.press('Название');
    expect(said(await backend.say('Новое имя'))).toContain('Есть несохранённые правки.');
    await backend.press('Сделать премиум');
    expect(await lesson()).toEqual(before);
    expect(said(await backend.press('Сохранить'))).toContain('Сохранено.');
    expect(await lesson()).toMatchObject({ name: 'Новое имя', isFree: false });
  });

  it('leads to the very field in the app for all else', async () => {
    const linkIn = (sent: Sent[], label: string) =>
      sent.flatMap(buttonsOf).find(({ text }) => text === label)?.web_app?.url;
    expect(linkIn(await open(), 'Описание, тема, автор, уровень')).toMatch(
      new RegExp(`tgWebAppStartParam=admin_lesson_${lessonId}_description$`),
    );
    await backend.press('Слова и звук');
    const [word] = await wordsOf();
    expect(linkIn(await backend.press('1. שלום'), 'Формы, глагол, предложения')).toMatch(
      new RegExp(`tgWebAppStartParam=admin_lesson_${lessonId}_word-${word?.id}$`),
    );
  });

  it('closed without saving changes nothing', async () => {
    const before = await lesson();
    await open();
    await backend.press('Название');
    await backend.say('Другое');
    expect(said(await backend.press('Закрыть без сохранения'))).toBe('Закрыто, правки не сохранены.');
    expect(await lesson()).toEqual(before);
  });

  it('changes, adds and deletes words; a changed word stays the word it is', async () => {
    const [first] = await wordsOf();
    await open();
    await backend.press('Слова и звук');
    await backend.press('1. שלום');
    await backend.press('Изменить');
    expect(said(await backend.say('שלום'))).toContain('Нужно');
    await backend.say('שָׁלוֹם - шало́м - привет');
    await backend.press('2. אימא');
    await backend.press('Удалить слово');
    await backend.press('Добавить слова');
    await backend.say('תודה - тода́ - спасибо');
    await backend.press('Назад');
    await backend.press('Сохранить');
    const now = await wordsOf();
    expect(now.map(({ hebrew, russian }) => [hebrew, russian])).toEqual([
      ['שלום', 'привет'],
      ['תודה', 'спасибо'],
    ]);
    expect(now[0]).toMatchObject({ id: first?.id, pronunciation: 'שָׁלוֹם' });
  });

  it('tells the second of two admins whose edit came first, and keeps that one', async () => {
    await backend.say('/start', anya);
    await open();
    await backend.press('Название');
    await backend.say('Моё название');
    const revision = (await lesson())?.revision;
    const change = { name: 'Название Ани' };
    await changeLesson(backend.db, { adminId: anya.id, lessonId, revision, change }, backend.clock());
    const told = said(await backend.press('Сохранить'));
    expect(told).toContain('уже изменил другой администратор: Аня');
    expect(told).not.toContain('..');
    expect(told).toContain('Ваша правка не сохранена и не пропала, чужая не тронута.');
    expect((await lesson())?.name).toBe('Название Ани');
    const fresh = said(await backend.press('Открыть без них'));
    // What he wrote stands in the chat once more, before the other's version.
    expect(fresh).toContain('Ваши правки:\nНазвание: «Моё название»');
    expect(fresh).toContain('Название Ани');
    await backend.press('Название');
    await backend.say('Вместе');
    expect(said(await backend.press('Сохранить'))).toContain('Сохранено.');
    expect((await lesson())?.name).toBe('Вместе');
  });

  it('moves the changes of the second over those of the first, and tells where both changed the same', async () => {
    const [first, second] = await wordsOf();
    await open();
    await backend.press('Название');
    await backend.say('Моё название');
    await backend.press('Сделать бесплатным');
    await backend.press('Слова и звук');
    await backend.press(`1. ${first?.hebrew}`);
    await backend.press('Изменить');
    await backend.say('שָׁלוֹם - шало́м - мир вам');
    await backend.press('Назад');

    // Anya has changed the name, the topic and the other word meanwhile.
    const { revision, lesson: there } = await openLesson(
      backend.parts.db,
      { adminId: anya.id, lessonId },
      backend.clock(),
    );
    const theirs = there.words.map((word) =>
      word.id === second?.id ? { ...word, russian: 'спасибо вам' } : word,
    );
    const change = { name: 'Название Ани', topic: 'вежливость', words: theirs };
    await changeLesson(backend.db, { adminId: anya.id, lessonId, revision, change }, backend.clock());

    expect(said(await backend.press('Сохранить'))).toContain('уже изменил другой администратор: Аня');
    const shown = said(await backend.press('Показать мои правки'));
    expect(shown).toContain('Название: «Моё название»\nДоступ: бесплатный');
    expect(shown).toContain('שָׁלוֹם - шало́м - мир вам');
    expect(shown).toContain('уже изменил другой администратор');

    const moved = said(await backend.press('Перенести мои правки в новую версию'));
    expect(moved).toContain(
      'Это изменили вы оба, сохранится ваше:\n• Название: у вас «Моё название», сохранено «Название Ани»',
    );
    expect(moved).not.toContain('• Слово');
    expect(moved).toContain('Тема: вежливость');
    expect(moved).toContain('Есть несохранённые правки.');
    expect((await lesson())?.name).toBe('Название Ани');

    expect(said(await backend.press('Сохранить'))).toContain('Сохранено.');
    expect(await lesson()).toMatchObject({ name: 'Моё название', topic: 'вежливость', isFree: true });
    expect((await wordsOf()).map(({ id, russian }) => [id, russian])).toEqual([
      [first?.id, 'мир вам'],
      [second?.id, 'спасибо вам'],
    ]);
  });

  it('says what was written once more when the lesson is gone, or the edit is closed after all', async () => {
    await open();
    await backend.press('Название');
    await backend.say('Дорогое название');
    const revision = (await lesson())?.revision;
    await changeLesson(
      backend.db,
      { adminId: anya.id, lessonId, revision, change: { topic: 'иное' } },
      backend.clock(),
    );
    await backend.press('Сохранить');
    const closed = said(await backend.press('Закрыть без сохранения'));
    expect(closed).toContain('Ваши правки:\nНазвание: «Дорогое название»');
    expect(closed).toContain('Закрыто, правки не сохранены.');
    expect((await lesson())?.name).not.toBe('Дорогое название');
  });
});

describe('the sound of a word', () => {
  const toSound = async () => {
    await open();
    await backend.press('Слова и звук');
    await backend.press('1. שלום');
    return backend.press('Записать звук');
  };
  const tone = encodeWav(
    Float32Array.from({ length: 24_000 }, (_, at) => Math.sin(at / 9) / 2),
    24_000,
  );

  it('is a WAV file as it came', async () => {
    await toSound();
    expect(said(await backend.sendFile(tone, 'shalom.wav'))).toContain('Звук принят: 1 с');
    await backend.press('Назад');
    await backend.press('Сохранить');
    const [word] = await wordsOf();
    const [blob] = await backend.db
      .select()
      .from(audioBlobs)
      .where(eq(audioBlobs.hash, word?.audioBlobHash ?? ''));
    expect(blob).toMatchObject({ mime: 'audio/wav', provider: 'upload' });
    expect(Buffer.from(blob?.bytes ?? [])).toEqual(Buffer.from(tone));
    const acts = await backend.db.select().from(auditLog).where(eq(auditLog.action, 'upload.create'));
    expect(acts[0]).toMatchObject({ adminId: 502 });
  });

  it('said as a voice message becomes a WAV file of the word', async () => {
    await toSound();
    expect(said(await backend.sendVoice(voiceMessage()))).toContain('Звук принят');
    await backend.press('Назад');
    await backend.press('Сохранить');
    const [word] = await wordsOf();
    const [blob] = await backend.db
      .select()
      .from(audioBlobs)
      .where(eq(audioBlobs.hash, word?.audioBlobHash ?? ''));
    expect(blob?.mime).toBe('audio/wav');
    const { samples, sampleRate } = decodeWav(Uint8Array.from(blob?.bytes ?? []));
    expect(sampleRate).toBe(24_000);
    expect(samples.length / sampleRate).toBeGreaterThan(0.3);
    expect(Math.max(...samples)).toBeGreaterThan(0.5);
  });

  it.each([
    ['a picture with the name of a sound', new TextEncoder().encode('GIF89a and so on and on'), 'MP3 и WAV'],
    ['an Ogg that is no Opus', new TextEncoder().encode(`OggS${'\0'.repeat(40)}`), 'не удалось разобрать'],
    ['half a voice message', voiceMessage().slice(0, 900), 'не удалось разобрать'],
    ['more than two megabytes', new Uint8Array(2_200_000), 'больше 2 МБ'],
  ])('%s is refused with the reason, and asked for again', async (_, bytes, reason) => {
    await toSound();
    expect(said(await backend.sendFile(bytes, 'shalom.mp3'))).toContain(reason);
    expect(said(await backend.say('вот'))).toContain('Здесь нужен звук');
  });

  it('is heard before it is taken away again', async () => {
    await open();
    await backend.press('Слова и звук');
    await backend.press('1. שלום');
    const heard = await backend.press('Послушать');
    expect(heard.map(({ method }) => method)).toContain('sendDocument');
    await backend.press('1. שלום');
    await backend.press('Убрать запись');
    await backend.press('Назад');
    await backend.press('Сохранить');
    expect((await wordsOf())[0]?.audioBlobHash).toBeNull();
  });
});
