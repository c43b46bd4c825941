import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLesson } from '../../../bot/edited-lesson.ts';
import { decodeWav, encodeWav } from '../../../core/speech/wav.ts';
import { changeLesson, createLesson } from '../../../db/admin/lessons.ts';
import { audioBlobs, auditLog, lessons, words } from '../../../db/schema/index.ts';
import { anya } from '../../support/telegram-updates.ts';
import { type AdminHouse, openAdminHouse, said, voiceMessage } from './support.ts';

let house: AdminHouse;
let lessonId: number;

beforeAll(async () => {
  house = await openAdminHouse();
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
  lessonId = (await createLesson(house.db, { adminId: 502, lesson }, house.clock())).id;
});
afterAll(() => house.close());
beforeEach(() => house.say('/cancel'));

const lesson = async () => (await house.db.select().from(lessons).where(eq(lessons.id, lessonId)))[0];
const wordsOf = async () => {
  const own = await house.db.select().from(words).where(eq(words.lessonId, lessonId));
  return own.filter(({ deletedAt }) => deletedAt === null).sort((one, other) => one.id - other.id);
};
const open = () => house.say(`/editlesson ${lessonId}`);

describe('/editlesson', () => {
  it('asks for a number, and knows no lesson that is not there', async () => {
    expect(said(await house.say('/editlesson'))).toContain('Какой урок? /editlesson 12');
    expect(said(await house.say('/editlesson 99999'))).toContain('Урок не найден');
  });

  it('changes fields, and writes nothing before it is told to', async () => {
    const before = await lesson();
    await open();
    await house.press('Название');
    expect(said(await house.say('Новое имя'))).toContain('Есть несохранённые правки.');
    await house.press('Сделать премиум');
    await house.press('Уровень');
    await house.press('A2');
    await house.press('Номер');
    expect(said(await house.say('ноль'))).toContain('число от 1 до 9999');
    await house.say('7');
    expect(await lesson()).toEqual(before);
    expect(said(await house.press('Сохранить'))).toContain('Сохранено.');
    expect(await lesson()).toMatchObject({ name: 'Новое имя', isFree: false, level: 'A2', lessonNumber: 7 });
  });

  it('closed without saving changes nothing', async () => {
    const before = await lesson();
    await open();
    await house.press('Название');
    await house.say('Другое');
    expect(said(await house.press('Закрыть без сохранения'))).toBe('Закрыто, правки не сохранены.');
    expect(await lesson()).toEqual(before);
  });

  it('changes, adds and deletes words; a changed word stays the word it is', async () => {
    const [first] = await wordsOf();
    await open();
    await house.press('Слова и звук');
    await house.press('1. שלום');
    await house.press('Изменить');
    expect(said(await house.say('שלום'))).toContain('Нужно три части');
    await house.say('שָׁלוֹם - шало́м - привет');
    await house.press('2. אימא');
    await house.press('Удалить слово');
    await house.press('Добавить слова');
    await house.say('תודה - тода́ - спасибо');
    await house.press('Назад');
    await house.press('Сохранить');
    const now = await wordsOf();
    expect(now.map(({ hebrew, russian }) => [hebrew, russian])).toEqual([
      ['שלום', 'привет'],
      ['תודה', 'спасибо'],
    ]);
    expect(now[0]).toMatchObject({ id: first?.id, pronunciation: 'שָׁלוֹם' });
  });

  it('tells the second of two admins whose edit came first, and keeps that one', async () => {
    await house.say('/start', anya);
    await open();
    await house.press('Название');
    await house.say('Моё название');
    const revision = (await lesson())?.revision;
    const change = { name: 'Название Ани' };
    await changeLesson(house.db, { adminId: anya.id, lessonId, revision, change }, house.clock());
    const told = said(await house.press('Сохранить'));
    expect(told).toContain('уже изменил другой администратор: Аня');
    expect(told).toContain('Ваша правка не сохранена и не пропала, чужая не тронута.');
    expect((await lesson())?.name).toBe('Название Ани');
    const fresh = said(await house.press('Открыть без них'));
    // What he wrote stands in the chat once more, before the other's version.
    expect(fresh).toContain('Ваши правки:\nНазвание: «Моё название»');
    expect(fresh).toContain('Название Ани');
    await house.press('Название');
    await house.say('Вместе');
    expect(said(await house.press('Сохранить'))).toContain('Сохранено.');
    expect((await lesson())?.name).toBe('Вместе');
  });

  it('moves the changes of the second over those of the first, and tells where both changed the same', async () => {
    const [first, second] = await wordsOf();
    await open();
    await house.press('Название');
    await house.say('Моё название');
    await house.press('Сделать бесплатным');
    await house.press('Слова и звук');
    await house.press(`1. ${first?.hebrew}`);
    await house.press('Изменить');
    await house.say('שָׁלוֹם - шало́м - мир вам');
    await house.press('Назад');

    // Anya has changed the name, the topic and the other word meanwhile.
    const { revision, lesson: there } = await openLesson(
      house.parts,
      { adminId: anya.id, lessonId },
      house.clock(),
    );
    const theirs = there.words.map((word) =>
      word.id === second?.id ? { ...word, russian: 'спасибо вам' } : word,
    );
    const change = { name: 'Название Ани', topic: 'вежливость', words: theirs };
    await changeLesson(house.db, { adminId: anya.id, lessonId, revision, change }, house.clock());

    expect(said(await house.press('Сохранить'))).toContain('уже изменил другой администратор: Аня');
    const shown = said(await house.press('Показать мои правки'));
    expect(shown).toContain('Название: «Моё название»\nДоступ: бесплатный');
    expect(shown).toContain('שָׁלוֹם - шало́м - мир вам');
    expect(shown).toContain('уже изменил другой администратор');

    const moved = said(await house.press('Перенести мои правки в новую версию'));
    expect(moved).toContain(
      'Это изменили вы оба, сохранится ваше:\n• Название: у вас «Моё название», сохранено «Название Ани»',
    );
    expect(moved).not.toContain('• Слово');
    expect(moved).toContain('Тема: вежливость');
    expect(moved).toContain('Есть несохранённые правки.');
    expect((await lesson())?.name).toBe('Название Ани');

    expect(said(await house.press('Сохранить'))).toContain('Сохранено.');
    expect(await lesson()).toMatchObject({ name: 'Моё название', topic: 'вежливость', isFree: true });
    expect((await wordsOf()).map(({ id, russian }) => [id, russian])).toEqual([
      [first?.id, 'мир вам'],
      [second?.id, 'спасибо вам'],
    ]);
  });

  it('says what was written once more when the lesson is gone, or the edit is closed after all', async () => {
    await open();
    await house.press('Описание');
    await house.say('Дорогое описание.');
    const revision = (await lesson())?.revision;
    await changeLesson(
      house.db,
      { adminId: anya.id, lessonId, revision, change: { topic: 'иное' } },
      house.clock(),
    );
    await house.press('Сохранить');
    const closed = said(await house.press('Закрыть без сохранения'));
    expect(closed).toContain('Ваши правки:\nОписание: «Дорогое описание.»');
    expect(closed).toContain('Закрыто, правки не сохранены.');
    expect((await lesson())?.description).not.toBe('Дорогое описание.');
  });
});

describe('the sound of a word', () => {
  const toSound = async () => {
    await open();
    await house.press('Слова и звук');
    await house.press('1. שלום');
    return house.press('Записать звук');
  };
  const tone = encodeWav(
    Float32Array.from({ length: 24_000 }, (_, at) => Math.sin(at / 9) / 2),
    24_000,
  );

  it('is a WAV file as it came', async () => {
    await toSound();
    expect(said(await house.sendFile(tone, 'shalom.wav'))).toContain('Звук принят: 1 с');
    await house.press('Назад');
    await house.press('Сохранить');
    const [word] = await wordsOf();
    const [blob] = await house.db
      .select()
      .from(audioBlobs)
      .where(eq(audioBlobs.hash, word?.audioBlobHash ?? ''));
    expect(blob).toMatchObject({ mime: 'audio/wav', provider: 'upload' });
    expect(Buffer.from(blob?.bytes ?? [])).toEqual(Buffer.from(tone));
    const acts = await house.db.select().from(auditLog).where(eq(auditLog.action, 'upload.create'));
    expect(acts[0]).toMatchObject({ adminId: 502 });
  });

  it('said as a voice message becomes a WAV file of the word', async () => {
    await toSound();
    expect(said(await house.sendVoice(voiceMessage()))).toContain('Звук принят');
    await house.press('Назад');
    await house.press('Сохранить');
    const [word] = await wordsOf();
    const [blob] = await house.db
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
    expect(said(await house.sendFile(bytes, 'shalom.mp3'))).toContain(reason);
    expect(said(await house.say('вот'))).toContain('Здесь нужен звук');
  });

  it('can be taken away again', async () => {
    await open();
    await house.press('Слова и звук');
    await house.press('1. שלום');
    await house.press('Убрать запись');
    await house.press('Назад');
    await house.press('Сохранить');
    expect((await wordsOf())[0]?.audioBlobHash).toBeNull();
  });
});
