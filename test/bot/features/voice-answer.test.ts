import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { Update, User } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot } from '../../../bot/bot.ts';
import type { BotDeps } from '../../../bot/context.ts';
import { DomainError } from '../../../core/errors.ts';
import type { Store } from '../../../core/ports.ts';
import { maxRecordingBytes } from '../../../core/speech/recognise.ts';
import { lessons, stageAnswers, users, wordProgress, words } from '../../../db/schema/index.ts';
import { createFakeRecogniser } from '../../support/fake-voice.ts';
import { oggOf, opus120, repeated } from '../../support/sound-files.ts';
import { anya } from '../../support/telegram-updates.ts';
import {
  buttonsOf,
  createFakeTelegram,
  lessonIds,
  openTestBot,
  type TestBot,
  takeSent,
  textOf,
} from '../support.ts';

const ogg = readFileSync(new URL('../../data/speech/shalom.ogg', import.meta.url));
const recogniser = createFakeRecogniser();
const hour = 3_600_000;

let backend: TestBot;
let bot: ReturnType<typeof createBot>;
let telegram: ReturnType<typeof createFakeTelegram>;
let fetched: string[];
let bytes: Uint8Array<ArrayBuffer> | 'gone';
let lesson: Record<string, number>;
let word: Record<string, number>;
let who: User;
let people = 600;

/** The same bot with other equipment. */
const botWith = (overrides: Partial<BotDeps> = {}) =>
  createBot({ ...backend.botDeps, fetch: telegram.fetch, recogniser, fetchFile, ...overrides });

const fetchFile: typeof fetch = async (url) => {
  fetched.push(String(url));
  return bytes === 'gone' ? new Response(null, { status: 404 }) : new Response(bytes);
};

beforeAll(async () => {
  backend = await openTestBot();
  telegram = createFakeTelegram({
    getFile: ({ file_id }) => ({ file_id, file_unique_id: 'u', file_path: 'voice/file_7.oga' }),
  });
  bot = botWith();
  lesson = await lessonIds(backend);
  const rows = await backend.db.select({ id: words.id, russian: words.russian }).from(words);
  word = Object.fromEntries(rows.map(({ id, russian }) => [russian, id]));
});
afterAll(() => backend.close());
beforeEach(() => {
  people += 1;
  who = { ...anya, id: people };
  fetched = [];
  bytes = Uint8Array.from(ogg);
  recogniser.hears = 'שלום'; // shalom
  takeSent(telegram);
  backend.logged.length = 0;
});

const voice = { file_id: 'f1', file_unique_id: 'u1', duration: 1, mime_type: 'audio/ogg', file_size: 2017 };
const link = (name = 'Урок один', russian = 'мир') => `say_${lesson[name]}_${word[russian]}`;

/** Hands an update to the bot; answers what it wrote. */
async function send(update: Update, to = bot) {
  await to.handleUpdate(update);
  const messages = takeSent(telegram).filter(({ method }) => method === 'sendMessage');
  expect(messages).toHaveLength(1);
  return { text: textOf(messages[0]), buttons: buttonsOf(messages[0]) };
}
const start = (parameter = link(), to = bot) => send(backend.updates.text(who, `/start ${parameter}`), to);
const speak = (to = bot, content = {}) =>
  send(backend.updates.message(who, { voice: { ...voice, ...content } }), to);
const write = (text: string) => send(backend.updates.text(who, text));

/** The learner's answers as they were saved. */
const answers = () =>
  backend.db
    .select({ stage: stageAnswers.stage, result: stageAnswers.result, tries: stageAnswers.tries })
    .from(stageAnswers)
    .where(eq(stageAnswers.userId, who.id));
const backTo = (name: string) => [
  {
    text: 'Вернуться к уроку',
    web_app: { url: `https://mila.example/?tgWebAppStartParam=lesson_${lesson[name]}` },
  },
];
/** The same below a verdict, which can be reported. */
const judgedAt = (name: string) => [
  ...backTo(name),
  { text: '⚑ Ошибка?', callback_data: `er:0:${word.мир}:1` },
];

describe('a link from the speak step', () => {
  it('names the word that is waited for, and the way back', async () => {
    const { text, buttons } = await start();
    expect(text).toContain('Скажите голосовым сообщением:\n\n\u200eשלום\u200e [shalom] — мир\n');
    expect(text).toContain('нигде не хранится');
    expect(buttons).toEqual(backTo('Урок один'));
  });

  it('registers a newcomer', async () => {
    await start();
    expect(await backend.db.select().from(users).where(eq(users.id, who.id))).toHaveLength(1);
  });

  it('says at once that there is no recogniser, and what can be done', async () => {
    const { text } = await start(link(), botWith({ recogniser: undefined }));
    expect(text).toContain('Распознавание речи здесь не подключено');
    expect(text).toContain('напишите слово сюда на иврите');
  });

  it('tells no word of a locked lesson', async () => {
    const { text, buttons } = await start(link('Урок три', 'собака'));
    expect(text).toContain('премиум');
    expect(text).not.toContain('כלב');
    expect(buttons.map((button) => button.text)).toEqual(['Открыть Милу']);
    expect((await speak()).text).toContain('Не знаю, какое слово');
  });

  it.each([
    ['a word of another lesson', () => `say_${lesson['Урок два']}_${word.мир}`],
    ['a word that does not exist', () => `say_${lesson['Урок один']}_999999`],
    ['a lesson that does not exist', () => `say_999999_${word.мир}`],
  ])('to %s leads back to the app', async (_, parameter) => {
    expect((await start(parameter())).text).toContain('Этого слова в уроках больше нет');
  });

  it('to a word whose lesson is not published leads back to the app', async () => {
    const id = lesson['Урок два'] ?? 0;
    const publish = (isPublished: boolean) =>
      backend.db.update(lessons).set({ isPublished }).where(eq(lessons.id, id));
    await publish(false);
    const { text } = await start(link('Урок два', 'папа'));
    await publish(true);
    expect(text).toContain('Этого слова в уроках больше нет');
  });

  it.each(['say_1', 'say_1_x', 'say_-1_2', 'say_1_9999999999'])(
    'that is none of ours is told: %s',
    async (parameter) => {
      expect((await start(parameter)).text).toContain('Урока по этой ссылке нет');
    },
  );

  it('is refused to whom an admin shut out, and so is his voice', async () => {
    await start();
    await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, who.id));
    expect((await start()).text).toContain('Доступ закрыт');
    expect((await speak()).text).toContain('Доступ закрыт');
    expect(await answers()).toEqual([]);
  });

  it('says so when the word cannot be kept in mind', async () => {
    const away: Store = { ...backend.deps.store, set: () => Promise.reject(new Error('away')) };
    expect((await start(link(), botWith({ store: away }))).text).toContain('Не получилось запомнить слово');
  });
});

describe('a voice message', () => {
  it('with the right word completes the stage', async () => {
    await start();
    const { text, buttons } = await speak();
    expect(text).toContain('Отлично! Произношение правильное.');
    expect(text).toContain('Шаг «Произнесите слово» пройден.');
    expect(buttons).toEqual(judgedAt('Урок один'));
    expect(await answers()).toEqual([{ stage: 'RECORD', result: 'right', tries: 1 }]);
    const [progress] = await backend.db.select().from(wordProgress).where(eq(wordProgress.userId, who.id));
    expect(progress).toMatchObject({ wordId: word.мир, stages: 0b10, passStages: 0b10 });
  });

  it('is fetched from the Bot API that the bot talks to', async () => {
    const local = botWith({ apiRoot: 'http://localhost:3001/' });
    await start(link(), local);
    await speak(local);
    expect(fetched).toEqual([`http://localhost:3001/file/bot${backend.deps.botToken}/voice/file_7.oga`]);
  });

  it('with another word is told with the reason, kept as wrong, and may come again', async () => {
    await start();
    recogniser.hears = 'כלב'; // kelev, a dog
    const { text, buttons } = await speak();
    expect(text).toContain('Распознано другое слово.\nРаспознано: \u200eכלב\u200e');
    expect(text).toContain('Жду слово: \u200eשלום\u200e [shalom] — мир');
    expect(buttons).toEqual(judgedAt('Урок один'));
    recogniser.hears = 'שלום';
    expect((await speak()).text).toContain('Отлично!');
    expect(await answers()).toEqual([
      { stage: 'RECORD', result: 'wrong', tries: 1 },
      { stage: 'RECORD', result: 'right', tries: 2 },
    ]);
  });

  it.each(['', 'תודה על הצפייה'])('in which nothing was heard («%s») is no answer', async (hears) => {
    await start();
    recogniser.hears = hears;
    expect((await speak()).text).toContain('Не удалось распознать речь.');
    expect(await answers()).toEqual([]);
  });

  it('may be an audio file as well', async () => {
    await start();
    const { text } = await send(backend.updates.message(who, { audio: { ...voice, title: 'word' } }));
    expect(text).toContain('Отлично!');
  });

  it('delivered again before it was settled leaves one row', async () => {
    await start();
    recogniser.hears = 'כלב';
    const update = backend.updates.message(who, { voice });
    for (let delivery = 0; delivery < 3; delivery++) await send(update);
    expect(await answers()).toHaveLength(1);
  });

  it('out of nowhere gets a way on', async () => {
    const { text, buttons } = await speak();
    expect(text).toContain('Не знаю, какое слово вы произнесли.');
    expect(buttons.map((button) => button.text)).toEqual(['Открыть Милу']);
    expect(fetched).toEqual([]);
  });

  it('an hour after the link is out of nowhere', async () => {
    await start();
    backend.clock.now = new Date(backend.clock.now.getTime() + hour);
    expect((await speak()).text).toContain('Не знаю, какое слово');
  });

  it('after the word was said is out of nowhere', async () => {
    await start();
    await speak();
    expect((await speak()).text).toContain('Не знаю, какое слово');
  });

  it('says the word of the latest link', async () => {
    await start();
    await start(link('Урок два', 'папа'));
    recogniser.hears = 'אבא'; // aba
    expect((await speak()).text).toContain('Отлично!');
  });

  it('too long is not even fetched', async () => {
    await start();
    const { text } = await speak(bot, { duration: 40 });
    expect(text).toContain('Запись слишком длинная. Скажите только одно слово.');
    expect(text).toContain('Жду слово: ');
    expect(fetched).toEqual([]);
  });

  it('too large is not even fetched', async () => {
    await start();
    expect((await speak(bot, { file_size: maxRecordingBytes + 1 })).text).toContain('слишком большая');
    expect(fetched).toEqual([]);
  });

  it('larger than Telegram said is cut off', async () => {
    await start();
    bytes = new Uint8Array(maxRecordingBytes + 1);
    expect((await speak()).text).toContain('слишком большая');
  });

  it('that holds no sound at all is reported', async () => {
    await start();
    bytes = Uint8Array.from(Buffer.from('no sound'));
    expect((await speak()).text).toContain('Не удалось прочитать запись.');
  });

  it('that lasts longer than its head says is measured, and goes to nobody', async () => {
    await start();
    bytes = oggOf(repeated(opus120, 30_000), { position: 24_000 });
    const before = recogniser.asked;
    expect((await speak()).text).toContain('слишком длинная');
    bytes = oggOf(repeated(opus120, 5), { sum: 1 });
    expect((await speak()).text).toContain('Не удалось распознать речь. Попробуйте ещё раз.');
    expect(recogniser.asked).toBe(before);
  });

  it('after the budget of the day is spent is not sent to anybody, and the learner reads so', async () => {
    await start();
    const poor = botWith({ speechBudget: { learnerSeconds: 15, addressSeconds: 15, totalSeconds: 36_000 } });
    bytes = oggOf(repeated(opus120, 100));
    await speak(poor);
    const before = recogniser.asked;
    await start();
    expect((await speak(poor)).text).toContain('вы наговорили всё, что мы можем распознать за день');
    expect(recogniser.asked).toBe(before);
  });

  it('that Telegram has lost is told, and the log holds no token', async () => {
    await start();
    bytes = 'gone';
    expect((await speak()).text).toContain('Не удалось получить запись из Telegram.');
    expect(JSON.stringify(backend.logged)).toContain('telegram_file');
    expect(JSON.stringify(backend.logged)).not.toContain(backend.deps.botToken);
  });

  it('that the recogniser does not answer is reported; the word may be written instead', async () => {
    await start();
    recogniser.hears = new DomainError('unavailable', { code: 'stt_openai' });
    const { text } = await speak();
    expect(text).toContain('Распознавание речи не отвечает.');
    expect(text).toContain('написать сюда на иврите');
    expect(await answers()).toEqual([]);
  });

  it('without a recogniser is not fetched', async () => {
    await start();
    expect((await speak(botWith({ recogniser: undefined }))).text).toContain('не подключено');
    expect(fetched).toEqual([]);
  });

  it('counts under the same limit as the recordings of the mini-app', async () => {
    await start();
    recogniser.hears = '';
    for (let call = 0; call < 40; call++) await speak();
    const { text } = await speak();
    expect(text).toContain('Слишком много запросов. Подождите немного.');
    expect(fetched).toHaveLength(40);
  });
});

describe('the word written instead', () => {
  it('in Hebrew counts as self-assessed, never as recognised', async () => {
    await start();
    const { text, buttons } = await write('שָׁלוֹם');
    expect(text).toContain('Засчитано как самопроверка: произношения я не слышала.');
    expect(buttons).toEqual(judgedAt('Урок один'));
    expect(await answers()).toEqual([{ stage: 'RECORD', result: 'self', tries: 1 }]);
  });

  it('nearly right is told letter by letter with the reason, and not kept', async () => {
    await start();
    const { text } = await write('שלומ');
    expect(text).toContain('Почти!\n\n✓ \u200eשלו\u200e\n✗ вместо \u200eמ\u200e пишется \u200eם\u200e\n');
    expect(text).toContain('В конце слова пишется конечная форма: ם, а не מ.');
    expect(text).toContain('Жду это слово');
    expect(await answers()).toEqual([]);
  });

  it('that is another one is told and not kept', async () => {
    await start();
    expect((await write('אנציקלופדיה')).text).toContain('не похоже на нужное слово');
    expect(await answers()).toEqual([]);
  });

  it('or a synonym, said or written, leaves the word waiting', async () => {
    await start();
    const asked = 'Верно, есть и такое слово. А по-другому?';
    expect((await write('היי')).text).toContain(asked); // hi
    recogniser.hears = 'היי';
    expect((await speak()).text).toContain(asked);
    expect(await answers()).toEqual([]);
    recogniser.hears = 'שלום';
    await speak();
    expect(await answers()).toEqual([{ stage: 'RECORD', result: 'right', tries: 1 }]);
  });

  it.each(['хватит', '/cancel'])('is not waited for after «%s»', async (wish) => {
    await start();
    expect((await write(wish)).text).toBe('Хорошо, слово из урока больше не жду.');
    expect((await write('שלום')).text).not.toContain('Верно');
    expect((await write('/cancel')).text).toMatch(/^Отменять нечего/);
    expect(await answers()).toEqual([]);
  });

  it('is no text of somebody else', async () => {
    await start();
    const forwarded = {
      text: 'שלום',
      forward_origin: { type: 'hidden_user', sender_user_name: 'Яна', date: 1 },
    } as const;
    await send(backend.updates.message(who, forwarded));
    expect(await answers()).toEqual([]);
    expect((await write('שלום')).text).toContain('Верно');
  });

  it('in other letters is a message like any other', async () => {
    await start();
    expect((await write('шалом')).text).toContain('в уроках нет. Пришлите другое');
  });

  it('while nothing is waited for is told what it means', async () => {
    expect((await write('שלום')).text).toContain('[shalom] — мир');
  });
});
