import { readdirSync, readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import type { User } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSoundRecoder } from '../../../api/_adapters/sound-recoder.ts';
import { createBot } from '../../../bot/bot.ts';
import type { BotDeps } from '../../../bot/context.ts';
import { makeListening } from '../../../bot/services/listening/make.ts';
import { dialogueMs } from '../../../core/listening/compose.ts';
import { joinableMs, joinMp3 } from '../../../core/listening/joined-mp3.ts';
import { dateIn } from '../../../core/streak/streak.ts';
import type { RichText } from '../../../core/texts/chat/bot.ts';
import { listenTexts } from '../../../core/texts/chat/listen.ts';
import { dialogueAnswers, dialogues, users, words } from '../../../db/schema/index.ts';
import { smallDialogues } from '../../support/dialogues.ts';
import { eventually } from '../../support/patient.ts';
import { anya } from '../../support/telegram-updates.ts';
import {
  buttonsOf,
  createFakeTelegram,
  learnWords,
  openTestBot,
  type Sent,
  type TestBot,
  takeSent,
  textOf,
} from '../support.ts';

const folder = new URL('../../../web/public/audio/', import.meta.url);
const mp3 = new Uint8Array(readFileSync(new URL(readdirSync(folder)[0] ?? '', folder)));
const soundMs = joinableMs(mp3) ?? 0;

let backend: TestBot;
let bot: ReturnType<typeof createBot>;
let deps: BotDeps;
let telegram: ReturnType<typeof createFakeTelegram>;
let who: User;
let people = 4200;

beforeAll(async () => {
  backend = await openTestBot({}, { dialogues: smallDialogues });
  telegram = createFakeTelegram({ sendAudio: () => ({ audio: { file_id: 'of-today' } }) });
  const sounds = async (hash: string) => (hash.startsWith('hash-of-') ? mp3 : undefined);
  const stored = await backend.db.select().from(dialogues);
  for (const { id, key, turns } of stored) {
    const sounding = turns.map((turn, at) => ({ ...turn, audioHash: `hash-of-${key}-${at}` }));
    await backend.db.update(dialogues).set({ turns: sounding }).where(eq(dialogues.id, id));
  }
  deps = { ...backend.botDeps, sounds, recodeSound: createSoundRecoder(), fetch: telegram.fetch };
  bot = createBot(deps);
});
afterAll(() => backend.close());
beforeEach(() => {
  people += 1;
  who = { ...anya, id: people };
  takeSent(telegram);
});

const send = async (text: string) => {
  await bot.handleUpdate(backend.updates.text(who, text));
  return takeSent(telegram);
};

/** Presses a button and waits for what comes of it. */
async function press(data: string): Promise<Sent[]> {
  await bot.handleUpdate(backend.updates.press(who, data));
  return eventually(() => {
    const isThere = telegram.sent.some(({ method }) => method === 'sendAudio' || method === 'sendMessage');
    return isThere ? takeSent(telegram) : undefined;
  });
}
const audioOf = (sent: Sent[]) => sent.find(({ method }) => method === 'sendAudio')?.payload;
const today = () => dateIn('UTC', backend.clock());
const made = (minutes: 3 | 5 | 10 = 3, sounding: Partial<BotDeps> = {}) =>
  makeListening({ ...deps, ...sounding }, { userId: who.id, today: today(), minutes }, backend.clock());

describe('/listen', () => {
  it('offers three lengths, and so does the link from the profile', async () => {
    await learnWords(backend, who, 3);
    const [offer] = await send('/listen');
    expect(textOf(offer)).toContain('Слушать в дороге');
    expect(buttonsOf(offer)).toEqual([
      { text: '3 минуты', callback_data: 'li:3' },
      { text: '5 минут', callback_data: 'li:5' },
      { text: '10 минут', callback_data: 'li:10' },
    ]);
    expect((await send('/start listen')).map(textOf)).toEqual([textOf(offer)]);
  });

  it('says where words come from to who has learned none', async () => {
    const [said] = await send('/listen');
    expect(textOf(said)).toContain('выученных слов ещё нет');
    expect((await press('li:3')).map(textOf)).toContainEqual(
      expect.stringContaining('выученных слов ещё нет'),
    );
  });

  it('sends one sound with a title, and its lines as the text', async () => {
    await learnWords(backend, who, 3);
    const audio = audioOf(await press('li:5'));
    expect(audio).toMatchObject({ chat_id: String(who.id), title: 'Слова дня: 5 минут', performer: 'Мила' });
    expect(audio?.files).toMatchObject([{ name: 'mila.mp3' }]);
    expect(audio?.caption).toMatch(/^Слова дня: 5 минут\n\n.*\[.*\] — /);
    expect(String(audio?.caption).length).toBeLessThanOrEqual(1024);
    expect(String(audio?.caption)).toContain('— мир');
  });

  it('sends the same sound again that day, without making it', async () => {
    await learnWords(backend, who, 2);
    const first = audioOf(await press('li:3'));
    const second = audioOf(await press('li:3'));
    expect(second).toMatchObject({ audio: 'of-today', caption: first?.caption });
    expect(second).not.toHaveProperty('files');
  });

  it('makes another one for another length, and on another day', async () => {
    await learnWords(backend, who, 2);
    await press('li:3');
    expect(audioOf(await press('li:5'))?.files).toHaveLength(1);
    expect(audioOf(await press('li:3'))).toMatchObject({ audio: 'of-today' });
    const before = backend.clock.now;
    backend.clock.now = new Date(before.getTime() + 24 * 60 * 60 * 1000);
    const tomorrow = audioOf(await press('li:3'));
    backend.clock.now = before;
    expect(tomorrow?.files).toHaveLength(1);
  });

  it('makes it again where Telegram has lost the one of today', async () => {
    await learnWords(backend, who, 2);
    await press('li:3');
    // The bubble and the sign of work before it are taken.
    const gone = { ok: false, error_code: 400, description: 'Bad Request: wrong file identifier' };
    telegram.next = [{ ok: true, result: true }, { ok: true, result: true }, gone];
    await bot.handleUpdate(backend.updates.press(who, 'li:3'));
    const sent = await eventually(() => {
      const audios = telegram.sent.filter(({ method }) => method === 'sendAudio');
      return audios.length === 2 ? audios : undefined;
    });
    expect(sent[1]?.payload.files).toHaveLength(1);
  });

  it('says so when Telegram does not take it', async () => {
    await learnWords(backend, who, 1);
    telegram.next = [
      { ok: true, result: true },
      { ok: true, result: true },
      { ok: false, error_code: 502 },
    ];
    await bot.handleUpdate(backend.updates.press(who, 'li:3'));
    const told = await eventually(() => telegram.sent.find(({ method }) => method === 'sendMessage'));
    expect(textOf(told)).toContain('Файл не отправился');
  });

  it('is nothing for who was shut out', async () => {
    await learnWords(backend, who, 1);
    await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, who.id));
    expect(audioOf([...(await send('/listen')), ...(await press('li:3'))])).toBeUndefined();
  });

  it('makes at most six files in ten minutes', async () => {
    await learnWords(backend, who, 1);
    for (let time = 0; time < 6; time++) await press('li:3');
    await bot.handleUpdate(backend.updates.press(who, 'li:3'));
    const answers = telegram.sent.filter(({ method }) => method === 'answerCallbackQuery');
    expect(answers.at(-1)?.payload).toMatchObject({
      show_alert: true,
      text: expect.stringContaining('не чаще'),
    });
  });
});

describe('a listening file', () => {
  it('has the words that were learned, each twice with its pauses, three times over where they are few', async () => {
    await learnWords(backend, who, 2);
    const file = await made(10);
    if (typeof file === 'string') throw new Error(file);
    expect(file.lines.map(({ russian }) => russian)).toEqual(expect.arrayContaining(['мир', 'мама']));
    const lines = 3 * file.lines.length;
    const expectedMs =
      lines * (4 * soundMs + 2000) + dialogueMs({ ms: file.dialogues.flatMap(({ ms }) => ms) });
    expect(Math.abs((joinableMs(file.bytes) ?? 0) - expectedMs)).toBeLessThan(lines * 30);
    expect(file.seconds).toBe(Math.round(expectedMs / 1000));
  });

  it('begins with what was learned last where nothing is of today', async () => {
    await learnWords(backend, who, 3);
    const later = dateIn('UTC', backend.clock());
    await backend.db.execute(sql`update memory_cards set due = ${later}::date + 30, last_date = ${later}::date - 3
      where user_id = ${who.id} and word_id <> (select max(word_id) from memory_cards where user_id = ${who.id})`);
    await backend.db.execute(sql`update memory_cards set due = ${later}::date + 30, last_date = ${later}::date - 2
      where user_id = ${who.id} and word_id = (select max(word_id) from memory_cards where user_id = ${who.id})`);
    const file = await made();
    if (typeof file === 'string') throw new Error(file);
    expect(file.lines[0]?.russian).toBe('папа');
  });

  it('has no line without a sound', async () => {
    await learnWords(backend, who, 3);
    const file = await made(3, {
      sounds: async (hash) => (hash.startsWith('hash-of-aba') ? mp3 : undefined),
    });
    if (typeof file === 'string') throw new Error(file);
    expect(file.lines.map(({ russian }) => russian)).toEqual(['папа']);
    expect(await made(3, { sounds: async () => undefined })).toBe('no-sounds');
  });

  it('has an uploaded sound in the format of the others', async () => {
    await learnWords(backend, who, 1);
    const [word] = await backend.db.select().from(words).where(eq(words.russian, 'мир'));
    expect(word?.audioHash).toBe('hash-of-shalom');
    const other = Uint8Array.from(mp3);
    const recoded: number[] = [];
    other[2] = 0x44; // 24,000 samples a second: its frames are shorter
    const file = await made(3, {
      sounds: async () => other,
      recodeSound: async (bytes) => {
        recoded.push(bytes.length);
        return mp3;
      },
    });
    if (typeof file === 'string') throw new Error(file);
    expect(new Set(recoded)).toEqual(new Set([other.length]));
    expect(joinableMs(file.bytes)).toBeGreaterThan(0);
  });
});

describe('the dialogues of a listening file', () => {
  const titlesIn = (file: Awaited<ReturnType<typeof made>>) =>
    typeof file === 'string' ? [] : file.dialogues.map(({ title }) => title);

  it('come whole after the words, turn by turn, within the minutes', async () => {
    await learnWords(backend, who, 2);
    const file = await made(3);
    if (typeof file === 'string') throw new Error(file);
    expect(titlesIn(file)).toEqual(['Диалог hello']);
    const [dialogue] = file.dialogues;
    expect(dialogue?.turns.map(({ name, russian }) => `${name}: ${russian}`)).toEqual([
      'Дана: Привет, мама!',
      'Рон: Мама? Рон!',
      'Дана: Привет, Рон.',
      'Рон: Мама, привет.',
    ]);
    const ms = joinableMs(file.bytes) ?? 0;
    expect(ms).toBeLessThanOrEqual(180_000);
    expect(Math.abs(ms - 1000 * file.seconds)).toBeLessThan(1500);
    const end = joinMp3([1500, ...(dialogue?.sounds ?? []).flatMap((sound) => [sound, 700])]);
    expect(file.bytes.slice(-end.length)).toEqual(end);
  });

  it('are said in the voice of each of the two', async () => {
    await learnWords(backend, who, 2);
    const asked: string[] = [];
    await made(3, {
      sounds: async (hash) => {
        asked.push(hash);
        return mp3;
      },
    });
    const turns = asked.filter((hash) => hash.includes('hello'));
    expect(turns).toHaveLength(4);
    expect(new Set(turns.map((hash) => hash.replace(/\d/, '')))).toHaveProperty('size', 2);
  });

  it('are those of finished lessons, the ones that were answered last first, and none is locked', async () => {
    await learnWords(backend, who, 1);
    expect(titlesIn(await made(10))).toEqual([]);
    await learnWords(backend, who, 9);
    const first = titlesIn(await made(10));
    expect(first.toSorted()).toEqual(['Диалог hello', 'Диалог second']);
    // Both are new: that of the day is the first of the course.
    expect(first[0]).toBe('Диалог hello');
    const [second] = await backend.db.select().from(dialogues).where(eq(dialogues.key, 'second'));
    const done = { eventId: 'heard', userId: who.id, dialogueId: second?.id ?? 0, event: 'played' as const };
    const at = backend.clock();
    const row = {
      ...done,
      isRight: true,
      doneAt: at,
      localTime: at.toISOString().slice(0, 19),
      receivedAt: at,
    };
    await backend.db.insert(dialogueAnswers).values(row);
    expect(titlesIn(await made(10))[0]).toBe('Диалог second');
  });

  it('are left out where a turn cannot be heard, and the words stay', async () => {
    await learnWords(backend, who, 2);
    const file = await made(3, { sounds: async (hash) => (hash.includes('hello-2') ? undefined : mp3) });
    if (typeof file === 'string') throw new Error(file);
    expect(file.dialogues).toEqual([]);
    expect(file.lines.length).toBeGreaterThan(0);
  });

  it('stand line by line in the text', async () => {
    await learnWords(backend, who, 2);
    const caption = String(audioOf(await press('li:3'))?.caption);
    expect(caption).toContain('\n\n«Диалог hello»\nДана: ');
    expect(caption).toContain('— Мама, привет.');
    expect(caption.length).toBeLessThanOrEqual(1024);
  });
});

describe('the text of a listening file', () => {
  const line = { pronunciation: 'שָׁלוֹם', transcription: 'шало́м', russian: 'мир' };
  const turns = Array.from({ length: 10 }, () => ({ ...line, name: 'Дана' }));
  const lines = Array.from({ length: 60 }, () => line);
  const lengthOf = (text: RichText) =>
    text.map((one) => (typeof one === 'string' ? one : one.bold)).join('').length;

  it('keeps within its limit: words give way to the dialogues, and the rest is counted', () => {
    const { text, left } = listenTexts.lines(10, { lines, dialogues: [{ title: 'Встреча', turns }] }, 1024);
    expect(lengthOf(text)).toBeLessThanOrEqual(1024);
    expect(left).toBeGreaterThan(0);
    const said = text.map((one) => (typeof one === 'string' ? one : one.bold)).join('');
    expect(said.match(/Дана: /g)).toHaveLength(10);
    expect(said).toContain(`… и ещё ${left} `);
  });

  it('leaves a dialogue out that has no room, and says so', () => {
    const dialogues = ['a', 'b', 'c'].map((title) => ({ title, turns }));
    const { text, left } = listenTexts.lines(10, { lines: [], dialogues }, 700);
    expect(lengthOf(text)).toBeLessThanOrEqual(700);
    expect(left % 10).toBe(0);
    expect(left).toBeGreaterThan(0);
  });
});
