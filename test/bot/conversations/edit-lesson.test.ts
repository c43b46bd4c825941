import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLesson } from '../../../bot/lessons/edited-lesson.ts';
import { decodeWav, encodeWav } from '../../../core/speech/wav.ts';
import { changeLesson } from '../../../db/admin/lessons/change-lesson.ts';
import { createLesson } from '../../../db/admin/lessons/create-lesson.ts';
import { deleteLesson } from '../../../db/admin/lessons/delete-lesson.ts';
import { audioBlobs, auditLog, words } from '../../../db/schema/index.ts';
import { anya, boris } from '../../support/telegram-updates.ts';
import { buttonsOf, type Sent } from '../support.ts';
import { type AdminChat, openAdminChat, said, voiceMessage } from './support.ts';

let backend: AdminChat;
let lessonId: number;

beforeAll(async () => {
  backend = await openAdminChat();
  await backend.say('/start', anya);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.say('/cancel');
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

const wordsOf = async () => {
  const own = await backend.db.select().from(words).where(eq(words.lessonId, lessonId));
  return own.filter(({ deletedAt }) => deletedAt === null).sort((one, other) => one.id - other.id);
};
const linesOf = async () => (await wordsOf()).map(({ hebrew, russian }) => [hebrew, russian]);
/** By the button of its card: numbers of lessons follow their places. */
const open = () => backend.deliver(backend.updates.press(boris, `al:e:${lessonId}`));
const linkIn = (sent: Sent[], label: string) =>
  sent.flatMap(buttonsOf).find(({ text }) => text === label)?.web_app?.url;

describe('/editlesson', () => {
  it('asks for a number, and knows no lesson that is not there', async () => {
    expect(said(await backend.say('/editlesson'))).toContain('Какой урок? /editlesson 12');
    expect(said(await backend.say('/editlesson 99999'))).toContain('Урок не найден');
    expect(said(await backend.say('/editlesson 1'))).toContain('Слова урока.');
  });

  it('leads to the very field in the app for all but words', async () => {
    expect(linkIn(await open(), 'Название и остальные поля')).toMatch(
      new RegExp(`tgWebAppStartParam=admin_lesson_${lessonId}_name$`),
    );
    const [word] = await wordsOf();
    expect(linkIn(await backend.press('1. שלום'), 'Формы, глагол, предложения')).toMatch(
      new RegExp(`tgWebAppStartParam=admin_lesson_${lessonId}_word-${word?.id}$`),
    );
  });

  it('saves pasted lines at once, new ones and mended ones, and takes them back by a button', async () => {
    const [first] = await wordsOf();
    await open();
    const answer = await backend.say('שָׁלוֹם - шало́м - привет\nתודה - тода́ - спасибо');
    expect(said(answer)).toContain('Сохранено.');
    expect(said(answer)).toContain('3. ‎תודה‎ — тода́ — спасибо');
    expect(await linesOf()).toEqual([
      ['שלום', 'привет'],
      ['אימא', 'мама'],
      ['תודה', 'спасибо'],
    ]);
    expect((await wordsOf())[0]).toMatchObject({ id: first?.id, pronunciation: 'שָׁלוֹם' });
    expect(said(await backend.press('↩️ Отменить'))).toContain('Отменено. Всё как было.');
    expect(await linesOf()).toEqual([
      ['שלום', 'мир'],
      ['אימא', 'мама'],
    ]);
    // The list is read again before the next step.
    await backend.say('כן - кэн - да'); // ken
    expect((await linesOf()).at(-1)).toEqual(['כן', 'да']);
  });

  it('mends one word by a line, whatever its letters, and it stays the word it is', async () => {
    const [first] = await wordsOf();
    await open();
    await backend.press('1. שלום');
    expect(said(await backend.say('שלום'))).toContain('Нужно');
    expect(said(await backend.say('כן - кэн - да\nלא - ло - нет'))).toContain('Нужна одна строка');
    expect(said(await backend.say('היי - hай - привет'))).toContain('Сохранено.');
    expect((await wordsOf())[0]).toMatchObject({ id: first?.id, hebrew: 'היי', russian: 'привет' });
    expect(said(await backend.say('היי - hай - привет'))).toContain('Так уже и есть, сохранять нечего.');
  });

  it('deletes a word, and keeps the last one', async () => {
    await open();
    await backend.press('2. אימא');
    expect(said(await backend.press('Удалить слово'))).toContain('Сохранено.');
    expect(await linesOf()).toEqual([['שלום', 'мир']]);
    await backend.press('1. שלום');
    expect(said(await backend.press('Удалить слово'))).toContain('Добавьте хотя бы одно слово');
    expect(await linesOf()).toEqual([['שלום', 'мир']]);
  });

  it('writes nothing over what somebody has saved meanwhile, and shows that', async () => {
    await open();
    await backend.press('1. שלום');
    const opened = await openLesson(backend.parts.db, { adminId: anya.id, lessonId }, backend.clock());
    const theirs = opened.lesson.words.map((word, at) =>
      at === 0 ? { ...word, russian: 'привет Ани' } : word,
    );
    const { revision } = opened;
    const edit = { adminId: anya.id, lessonId, revision, change: { words: theirs } };
    await changeLesson(backend.db, edit, backend.clock());
    const answer = said(await backend.say('שלום - шало́м - мой привет'));
    expect(answer).toContain('Этот урок уже изменил кто-то другой.');
    expect(answer).toContain('привет Ани');
    expect((await wordsOf())[0]?.russian).toBe('привет Ани');
    expect(said(await backend.say('שלום - шало́м - мой привет'))).toContain('Сохранено.');
    expect((await wordsOf())[0]?.russian).toBe('мой привет');
  });

  it('ends with the card, at /cancel, and with the lesson itself', async () => {
    await open();
    expect(said(await backend.press('Готово'))).toContain('Урок для правки');
    expect(said(await backend.say('/cancel'))).toContain('Отменять нечего');
    await open();
    await backend.press('1. שלום');
    expect(said(await backend.say('/import'))).toContain('Правка урока: закончено.');
    await backend.say('/cancel');
    await open();
    await deleteLesson(backend.db, { adminId: anya.id, lessonId }, backend.clock());
    expect(said(await backend.press('1. שלום'))).toContain('Урок не найден');
    expect(said(await backend.say('/cancel'))).toContain('Отменять нечего');
  });
});

describe('the sound of a word', () => {
  const openWord = async () => {
    await open();
    return backend.press('1. שלום');
  };
  const blobOf = async () => {
    const [word] = await wordsOf();
    const hash = word?.audioBlobHash ?? '';
    return (await backend.db.select().from(audioBlobs).where(eq(audioBlobs.hash, hash)))[0];
  };
  const tone = encodeWav(
    Float32Array.from({ length: 24_000 }, (_, at) => Math.sin(at / 9) / 2),
    24_000,
  );

  it('is a WAV file as it came, heard before it is taken away again', async () => {
    await openWord();
    expect(said(await backend.sendFile(tone, 'shalom.wav'))).toContain('Сохранено.');
    const blob = await blobOf();
    expect(blob).toMatchObject({ mime: 'audio/wav', provider: 'upload' });
    expect(Buffer.from(blob?.bytes ?? [])).toEqual(Buffer.from(tone));
    const acts = await backend.db.select().from(auditLog).where(eq(auditLog.action, 'upload.create'));
    expect(acts[0]).toMatchObject({ adminId: 502 });
    const heard = await backend.press('Послушать');
    expect(heard.map(({ method }) => method)).toContain('sendDocument');
    expect(said(await backend.press('Убрать запись'))).toContain('Сохранено.');
    expect(await blobOf()).toBeUndefined();
    await backend.press('↩️ Отменить');
    expect(await blobOf()).toBeDefined();
  });

  it('said as a voice message becomes a WAV file of the word', async () => {
    await openWord();
    expect(said(await backend.sendVoice(voiceMessage()))).toContain('Сохранено.');
    const blob = await blobOf();
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
    await openWord();
    expect(said(await backend.sendFile(bytes, 'shalom.mp3'))).toContain(reason);
    const photo = backend.updates.message(boris, { photo: [] });
    expect(said(await backend.deliver(photo))).toContain('Здесь нужна строка со словом или звук');
    expect((await wordsOf())[0]?.audioBlobHash).toBeNull();
  });
});
