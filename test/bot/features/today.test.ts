import { readdirSync, readFileSync } from 'node:fs';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Update, User } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot } from '../../../bot/bot.ts';
import type { BotDeps } from '../../../bot/context.ts';
import { todayButtons } from '../../../bot/today/buttons.ts';
import type { Skill } from '../../../core/memory/exercises.ts';
import { letterScheduleVersion } from '../../../core/memory/letters.ts';
import type { Store } from '../../../core/ports.ts';
import { renderedGender, renderedName } from '../../../core/voices/rendered.ts';
import { audioKey } from '../../../db/content/audio-index.ts';
import { settleCards } from '../../../db/memory/cards.ts';
import { saveReview } from '../../../db/memory/review.ts';
import {
  lessons,
  letterCards,
  memoryCards,
  recordings,
  stageAnswers,
  users,
  words,
} from '../../../db/schema/index.ts';
import { createFakeRecogniser } from '../../support/fake-voice.ts';
import {
  type CoursePlaces,
  createLearner,
  expectBalancesHold,
  readPlaces,
  type WordPlace,
} from '../../support/learners.ts';
import { anya } from '../../support/telegram-updates.ts';
import { publishTake } from '../../support/voices.ts';
import {
  buttonsOf,
  createFakeTelegram,
  openTestBot,
  refusals,
  type Sent,
  type TestBot,
  takeSent,
  textOf,
} from '../support.ts';

const firstDay = '2026-11-01T09:00:00Z';
const dayMs = 86_400_000;
const folder = new URL('../../../web/public/audio/', import.meta.url);
const mp3 = readFileSync(new URL(readdirSync(folder)[0] ?? '', folder));
const ogg = Uint8Array.from(readFileSync(new URL('../../data/speech/shalom.ogg', import.meta.url)));
/** In reviews שלום is said by the woman's voice: in its lesson by the man's. */
const rendered = 'hash-of-shalom-f';
const recogniser = createFakeRecogniser();

let backend: TestBot;
let bot: ReturnType<typeof createBot>;
let telegram: ReturnType<typeof createFakeTelegram>;
let places: CoursePlaces;
let who: User;
let people = 900;
/** Numbers of the messages in the chat, whoever wrote them. */
let messageId = 0;

const nextMessage = () => {
  messageId += 1;
  return { message_id: messageId };
};

/** The same bot with other equipment, or after a new start. */
const botWith = (overrides: Partial<BotDeps> = {}) =>
  createBot({
    ...backend.botDeps,
    fetch: telegram.fetch,
    recogniser,
    fetchFile: async () => new Response(ogg),
    sounds: async () => mp3,
    ...overrides,
  });

beforeAll(async () => {
  backend = await openTestBot();
  places = await readPlaces(backend.db);
  telegram = createFakeTelegram({
    sendMessage: nextMessage,
    sendVoice: () => ({ ...nextMessage(), voice: { file_id: 'kept-voice' } }),
    getFile: ({ file_id }) => ({ file_id, file_unique_id: 'u', file_path: 'voice/file_7.oga' }),
  });
});
afterAll(() => backend.close());
beforeEach(async () => {
  people += 1;
  who = { ...anya, id: people };
  backend.clock.now = new Date(firstDay);
  recogniser.hears = 'שלום'; // shalom
  backend.logged.length = 0;
  bot = botWith();
  takeSent(telegram);
});

const word = (key: string): WordPlace => {
  const place = places.words[key];
  if (!place) throw new Error(`no word ${key}`);
  return place;
};
const goToDay = (days: number) => {
  backend.clock.now = new Date(Date.parse(firstDay) + days * dayMs);
};

/** Learns words on the first day and goes to one on which producing them is due. */
async function learned(...keys: string[]): Promise<void> {
  const learner = await createLearner(backend, who.id, who.first_name);
  for (const key of keys) await learner.finish(word(key), `learned-${who.id}-${key}`);
  await settleCards(backend.db, who.id);
  // After understanding it is the turn of production.
  for (const key of keys)
    await moveCard(key, 'hear', { due: '2026-11-08', lastDate: '2026-11-07', reviews: 1 });
  goToDay(5);
}

type CardChange = Partial<
  Pick<typeof memoryCards.$inferSelect, 'due' | 'lastDate' | 'reviews' | 'stability'>
>;
const moveCard = (key: string, skill: Skill, change: CardChange) =>
  backend.db
    .update(memoryCards)
    .set(change)
    .where(
      and(
        eq(memoryCards.userId, who.id),
        eq(memoryCards.wordId, word(key).wordId),
        eq(memoryCards.skill, skill),
      ),
    );

/** Letters of the learner are due. */
const expectLetters = (...letters: string[]) =>
  backend.db.insert(letterCards).values(
    letters.map((letter) => ({
      userId: who.id,
      letter,
      due: '2026-11-01',
      sureness: 0.2,
      answers: 2,
      version: letterScheduleVersion,
      isLearning: true,
    })),
  );

/** After production it is the turn of understanding, and reading is the more doubtful. */
const askMeaningOf = async (key: string) => {
  await moveCard(key, 'hear', { due: '2027-11-01', lastDate: '2026-11-02', reviews: 1, stability: 300 });
  await moveCard(key, 'read', { due: '2026-11-06', lastDate: '2026-11-02', reviews: 1, stability: 1 });
  await moveCard(key, 'produce', { due: '2027-11-01', lastDate: '2026-11-03' });
};

/** A message of the learner, in its place in the chat. */
function numbered(update: Update): Update {
  if (update.message) update.message.message_id = nextMessage().message_id;
  return update;
}
const text = (written: string) => numbered(backend.updates.text(who, written));
const voice = () =>
  numbered(
    backend.updates.message(who, {
      voice: { file_id: 'f1', file_unique_id: 'u1', duration: 1, mime_type: 'audio/ogg', file_size: 2017 },
    }),
  );

type Said = { text: string; isVoice: boolean; files: unknown; buttons: ReturnType<typeof buttonsOf> };

/** What the bot wrote, as a learner sees it. */
function saidOf({ method, payload }: Sent): Said[] {
  if (method === 'sendMessage') {
    return [
      {
        text: textOf({ method, payload }),
        isVoice: false,
        files: [],
        buttons: buttonsOf({ method, payload }),
      },
    ];
  }
  if (method !== 'sendVoice') return [];
  const { reply_markup: markup } = payload;
  // Beside a file everything is text.
  const read = typeof markup === 'string' ? { ...payload, reply_markup: JSON.parse(markup) } : payload;
  return [
    {
      text: String(payload.caption),
      isVoice: true,
      files: payload.files ?? payload.voice,
      buttons: buttonsOf({ method, payload: read }),
    },
  ];
}

let calls: Sent[] = [];

/** Hands an update to the bot; answers what it wrote. */
async function send(update: Update, to = bot): Promise<Said[]> {
  await to.handleUpdate(update);
  calls = takeSent(telegram);
  return calls.flatMap(saidOf);
}

const today = (to = bot) => send(text('/today'), to);
const write = (written: string, to = bot) => send(text(written), to);
const speak = (to = bot) => send(voice(), to);
const press = (said: Said | undefined, label: string, to = bot) => {
  const data = said?.buttons.find((button) => button.text === label)?.callback_data;
  if (data === undefined) throw new Error(`no button ${label}`);
  return send(backend.updates.press(who, data), to);
};
/** What was said to the person who pressed, in a bubble. */
const bubble = () => calls.find(({ method }) => method === 'answerCallbackQuery')?.payload.text;

const reviews = () =>
  backend.db
    .select({
      exercise: stageAnswers.exercise,
      result: stageAnswers.result,
      tries: stageAnswers.tries,
      isPartial: stageAnswers.isPartial,
      typed: stageAnswers.typed,
      wordId: stageAnswers.wordId,
    })
    .from(stageAnswers)
    .where(and(eq(stageAnswers.userId, who.id), isNotNull(stageAnswers.exercise)))
    .orderBy(asc(stageAnswers.receivedAt), asc(stageAnswers.eventId));
const pointsOf = async () =>
  (await backend.db.select().from(users).where(eq(users.id, who.id)))[0]?.points ?? 0;

const hebrewOf: Record<string, string> = { мир: 'שלום', мама: 'אימא', папа: 'אבא' };
/** The right answer to a question that asks for a word. */
const answerTo = (said: Said | undefined) => {
  const russian = Object.keys(hebrewOf).find((one) => said?.text.includes(one)) ?? '';
  return hebrewOf[russian] ?? '';
};

describe('/today', () => {
  it('asks a due word, silently when its sound would be the answer, with three ways out', async () => {
    await learned('shalom', 'aba');
    const [question, ...rest] = await today();
    expect(rest).toEqual([]);
    expect(question?.text).toMatch(
      /^Осталось: 2\n\nНапечатайте на иврите\n\n(мир|папа)\n\nМожно и голосовым/,
    );
    expect(question?.isVoice).toBe(false);
    expect(question?.buttons.map((button) => button.text)).toEqual(['Подсказка', 'Пропустить', 'Хватит']);
  });

  it('shows the sentence with the answer, and asks a word that was missed in it alone', async () => {
    await learned('shalom');
    const { wordId } = word('shalom');
    const sentence = {
      hebrew: 'שלום לכולם!', // shalom lekulam, hello everybody
      pronunciation: 'שָׁלוֹם לְכוּלָּם!',
      transcription: 'шало́м лэхула́м',
      russian: 'Всем привет!',
      audioHash: null,
    };
    await backend.db
      .update(words)
      .set({ examples: [sentence] })
      .where(eq(words.id, wordId));
    const learner = { userId: who.id, zone: 'Europe/Moscow' };
    await saveReview(
      backend.db,
      {
        ...learner,
        wordId,
        eventId: `gap-${who.id}`,
        exercise: 'gap',
        result: 'wrong',
        tries: 1,
        isPartial: false,
      },
      backend.clock.now,
    );
    const [question] = await today();
    expect(question?.text).toContain('Напечатайте на иврите');
    expect(question?.text).not.toContain('привет!');
    const [verdict] = await write('שלום');
    expect(verdict?.text).toMatch(/Верно!.*\n\n.*שָׁלוֹם לְכוּלָּם!.*\nВсем привет!/su);
    await backend.db.update(words).set({ examples: [] }).where(eq(words.id, wordId));
  });

  it('tells who has learned nothing how words come here', async () => {
    const [said] = await today();
    expect(said?.text).toContain('Повторять пока нечего');
    expect(said?.text).toContain('Слова приходят сюда после урока');
    expect(said?.buttons.map((button) => button.text)).toEqual(['Открыть Милу']);
    expect(await backend.db.select().from(users).where(eq(users.id, who.id))).toHaveLength(1);
  });

  it('says when the next words come while nothing is due', async () => {
    await learned('shalom');
    backend.clock.now = new Date(firstDay);
    const [said] = await today();
    expect(said?.text).toMatch(/Повторять пока нечего\nСледующие слова придут \d+ ноября\./);
    expect(said?.buttons.map((button) => button.text)).toEqual(['Открыть Милу']);
  });

  it('leads to the app for letters, which no chat can judge', async () => {
    await createLearner(backend, who.id, who.first_name);
    await expectLetters('shin', 'mem');
    const [said] = await today();
    expect(said?.text).toBe(
      'Пора повторить 2 буквы.\nБуквы рисуют и слушают в приложении: нажмите кнопку под сообщением.',
    );
    expect(said?.buttons).toMatchObject([
      { text: 'Повторить буквы', web_app: { url: expect.stringContaining('tgWebAppStartParam=today') } },
    ]);
  });

  it('tells of letters when its words are done', async () => {
    await learned('shalom');
    await expectLetters('shin');
    await today();
    const said = await write('שלום');
    expect(said.at(-1)?.text).toMatch(/^Слова повторены\n/);
    expect(said.at(-1)?.text).toContain('Пора повторить 1 букву. Буквы рисуют и слушают в приложении');
    expect(said.at(-1)?.buttons.map((button) => button.text)).toEqual(['Повторить буквы']);
  });

  it('begins from a link and from a button as well', async () => {
    await learned('shalom');
    expect((await send(text('/start today')))[0]?.text).toContain('мир');
    const begun = await send(backend.updates.press(who, todayButtons.build({ kind: 'begin' })));
    expect(begun[0]?.text).toContain('мир');
  });

  it('is refused to whom an admin shut out', async () => {
    await learned('shalom');
    await today();
    await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, who.id));
    expect((await today())[0]?.text).toContain('Доступ закрыт');
    expect((await write('שלום'))[0]?.text).toContain('Доступ закрыт');
    expect(await reviews()).toEqual([]);
  });

  it('says so when the question cannot be kept in mind', async () => {
    await learned('shalom');
    const away: Store = { ...backend.deps.store, set: () => Promise.reject(new Error('away')) };
    const said = await today(botWith({ store: away }));
    expect(said.at(-1)?.text).toContain('Не получилось запомнить вопрос');
    const silent: Store = { ...backend.deps.store, get: () => Promise.reject(new Error('away')) };
    expect((await today(botWith({ store: silent })))[0]?.text).toContain('Не получилось запомнить вопрос');
  });

  it('asks the words of a premium lesson too when they were learned', async () => {
    await learned('shalom');
    await backend.db
      .update(lessons)
      .set({ isFree: false })
      .where(eq(lessons.id, word('shalom').lessonId));
    const [question] = await today();
    expect(question?.text).toContain('мир');
    expect((await write('שלום'))[0]?.text).toContain('Верно!');
    await backend.db
      .update(lessons)
      .set({ isFree: true })
      .where(eq(lessons.id, word('shalom').lessonId));
  });
});

describe('a word typed in the chat', () => {
  it('counts for memory and points, is then heard, and the next one is asked', async () => {
    await learned('shalom', 'aba');
    const before = await pointsOf();
    const [question] = await today();
    const [verdict, next] = await write(answerTo(question));
    expect(verdict).toMatchObject({ isVoice: true });
    expect(verdict?.text).toMatch(/^Верно! \+1 балл\n\n\u200e(שלום|אבא)\u200e \[\w+\] — (мир|папа)$/);
    expect(next?.text).toContain('Осталось: 1');
    expect(answerTo(next)).not.toBe(answerTo(question));
    expect(await reviews()).toMatchObject([
      { exercise: 'type', result: 'right', tries: 1, isPartial: false },
    ]);
    expect(await pointsOf()).toBe(before + 1);
    await expectBalancesHold(backend.db);
  });

  it('takes the buttons from the question it answers', async () => {
    await learned('shalom');
    await today();
    await write('שלום');
    expect(calls.map(({ method }) => method)).toContain('editMessageReplyMarkup');
  });

  it('ends the review with what was strengthened, the points, and the next day', async () => {
    await learned('shalom');
    await today();
    const said = await write('שָׁלוֹם');
    expect(said.at(-1)?.text).toMatch(
      /^На сегодня всё\nУкреплено: 1 слово\n\+1 балл\n\nСледующие слова придут завтра\.\nВ приложении ждут 5 новых слов\.$/,
    );
    expect((await write('שלום'))[0]?.text).toContain('Урок «Урок один»');
    expect((await today())[0]?.text).toContain('На сегодня всё повторено');
  });

  it('nearly right shows the difference and the reason, and may be mended once, as a hard answer', async () => {
    await learned('shalom');
    await today();
    const [near, ...rest] = await write('שלומ');
    expect(rest).toEqual([]);
    expect(near?.text).toContain(
      'Почти!\n\n✓ \u200eשלו\u200e\n✗ вместо \u200eמ\u200e пишется \u200eם\u200e\n',
    );
    expect(near?.text).toContain('конечная форма: ם, а не מ');
    expect(near?.text).toContain('Ещё одна попытка.');
    expect(await reviews()).toEqual([]);
    expect((await write('שלום'))[0]?.text).toContain('Верно!');
    expect(await reviews()).toMatchObject([{ result: 'right', tries: 2, isPartial: true, typed: 'שלומ' }]);
  });

  it('nearly right twice is a miss with the difference; it comes back until it is right', async () => {
    await learned('shalom');
    const before = await pointsOf();
    await today();
    await write('שלומ');
    const [verdict, again] = await write('שאלום');
    expect(verdict?.text).toContain('Пока не вспомнилось. Слово ещё вернётся.');
    expect(verdict?.text).toContain('✗ лишнее \u200eא\u200e');
    expect(verdict?.text).toContain('שלום\u200e [shalom] — мир');
    expect(again?.text).toContain('Это слово недавно не вспомнилось');
    const said = await write('שלום');
    expect(said.at(-1)?.text).toContain('Ни одно слово не вспомнилось сразу.');
    expect(said.at(-1)?.text).toContain('Следующие слова придут завтра.');
    expect(await reviews()).toMatchObject([{ result: 'wrong', tries: 2 }, { result: 'right' }]);
    // A point is for a first answer that is right; what comes right in the end is practice.
    expect(await pointsOf()).toBe(before);
  });

  it('that is another word is a miss at once, without a heap of crossed-out letters', async () => {
    await learned('shalom', 'aba');
    await today();
    const [verdict] = await write('ירושלים');
    expect(verdict?.text).toContain('Пока не вспомнилось.');
    expect(verdict?.text).not.toContain('✗');
    expect(await reviews()).toMatchObject([{ result: 'wrong', tries: 1, typed: 'ירושלים' }]);
  });

  it('in other letters is no answer', async () => {
    await learned('shalom');
    await today();
    expect((await write('шалом'))[0]?.text).toContain(
      'Жду слово на иврите: буквами или голосовым сообщением',
    );
    expect(await reviews()).toEqual([]);
    backend.clock.now = new Date(backend.clock.now.getTime() + 2 * 3_600_000);
    expect((await write('спасибо'))[0]?.text).toContain('В чате я понимаю только команды');
    expect((await write('שלום'))[0]?.text).toContain('Верно!');
  });

  it.each(['akuo', 'флгщ'])(
    'in another layout, «%s», is read as the Hebrew keys it stands for',
    async (typed) => {
      await learned('shalom');
      await today();
      expect((await write(typed))[0]?.text).toContain('Верно!');
      expect(await reviews()).toMatchObject([{ result: 'right', typed: 'שלום' }]);
    },
  );

  it('delivered again changes nothing', async () => {
    await learned('shalom', 'aba');
    const [question] = await today();
    const before = await pointsOf();
    const update = text(answerTo(question));
    for (let delivery = 0; delivery < 3; delivery++) await send(update);
    expect(await reviews()).toHaveLength(1);
    expect(await pointsOf()).toBe(before + 1);
  });

  it('whose reply broke off is saved once, and told when the update comes again', async () => {
    await learned('shalom', 'aba');
    const [question] = await today();
    const before = await pointsOf();
    const update = text(answerTo(question));
    telegram.next = [refusals.broken, refusals.broken];
    await expect(send(update)).rejects.toThrow();
    takeSent(telegram);
    expect(await reviews()).toHaveLength(1);
    const [verdict, next] = await send(update);
    expect(verdict?.text).toContain('Верно! +1 балл');
    expect(next?.text).toContain('Осталось: 1');
    expect(await reviews()).toHaveLength(1);
    expect(await pointsOf()).toBe(before + 1);
  });

  it('twice in a row answers one question: the second was written before the next', async () => {
    await learned('shalom', 'aba');
    const [question] = await today();
    const both = [text(answerTo(question)), text(answerTo(question))] as const;
    await send(both[0]);
    expect((await send(both[1]))[0]?.text).toContain('раньше вопроса');
    expect(await reviews()).toHaveLength(1);
  });

  it('answered twice at the same moment, on two servers, counts once', async () => {
    await learned('shalom', 'aba');
    const [question] = await today();
    const before = await pointsOf();
    const updates = [text(answerTo(question)), text(answerTo(question))];
    await Promise.all(updates.map((update) => botWith().handleUpdate(update)));
    takeSent(telegram);
    expect(await reviews()).toHaveLength(1);
    expect(await pointsOf()).toBe(before + 1);
  });

  it('is awaited over a new start of the bot, over other commands and over a purchase', async () => {
    await learned('shalom');
    await today();
    await send(backend.updates.preCheckout(who));
    expect((await write('/streak'))[0]?.text).toContain('Серия');
    expect((await write('שלום', botWith()))[0]?.text).toContain('Верно!');
  });

  it('after midnight counts, and what is due then is asked', async () => {
    await learned('shalom', 'aba', 'ima');
    const [question] = await today();
    goToDay(6);
    const said = await write(answerTo(question));
    expect(said[0]?.text).toContain('Верно! +1 балл');
    expect(said[1]?.text).toContain('Осталось: 2');
  });

  it('is not awaited any more where its lesson was withdrawn', async () => {
    await learned('shalom', 'aba');
    const [question] = await today();
    const key = answerTo(question) === 'אבא' ? 'aba' : 'shalom';
    const publish = (isPublished: boolean) =>
      backend.db
        .update(lessons)
        .set({ isPublished })
        .where(eq(lessons.id, word(key).lessonId));
    await publish(false);
    const said = await write(answerTo(question));
    await publish(true);
    expect(said[0]?.text).toContain('Этого слова в уроках больше нет');
    expect(said[1]?.text).toContain('Осталось: 1');
    expect(await reviews()).toEqual([]);
  });
});

describe('a word said to the chat', () => {
  it('counts like a typed one', async () => {
    await learned('shalom');
    const before = await pointsOf();
    await today();
    const said = await speak();
    expect(said[0]?.text).toContain('Верно! +1 балл');
    expect(await reviews()).toMatchObject([{ exercise: 'speak', result: 'right', tries: 1 }]);
    expect(await pointsOf()).toBe(before + 1);
  });

  it('wrongly may be said once more, then is a miss', async () => {
    await learned('shalom');
    await today();
    recogniser.hears = 'כלב'; // kelev, a dog
    const [first] = await speak();
    expect(first?.text).toContain(
      'Распознано другое слово.\nРаспознано: \u200eכלב\u200e\n\nЕщё одна попытка.',
    );
    expect(await reviews()).toEqual([]);
    const [second] = await speak();
    expect(second?.text).toContain('Пока не вспомнилось.');
    expect(second?.text).toContain('Распознано: \u200eכלב');
    expect(await reviews()).toMatchObject([{ exercise: 'speak', result: 'wrong', tries: 2 }]);
  });

  it('that nobody could hear is no answer, however often', async () => {
    await learned('shalom');
    await today();
    recogniser.hears = '';
    for (let time = 0; time < 3; time++) {
      expect((await speak())[0]?.text).toContain('Не удалось распознать речь.');
    }
    recogniser.hears = 'שלום';
    expect((await speak())[0]?.text).toContain('Верно!');
    expect(await reviews()).toMatchObject([{ result: 'right', tries: 1 }]);
  });

  it('is not offered where nothing recognises it', async () => {
    await learned('shalom');
    const deaf = botWith({ recogniser: undefined });
    const [question] = await today(deaf);
    expect(question?.text).not.toContain('голосовым');
    expect((await speak(deaf))[0]?.text).toContain('Распознавание речи здесь не подключено');
    expect((await write('שלום', deaf))[0]?.text).toContain('Верно!');
  });

  it('belongs to the lesson when a word of it was asked for later', async () => {
    await learned('shalom');
    await today();
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
    const { lessonId, wordId } = word('aba');
    await send(text(`/start say_${lessonId}_${wordId}`));
    recogniser.hears = 'אבא'; // aba
    expect((await speak())[0]?.text).toContain('Шаг «Произнесите слово» пройден.');
    recogniser.hears = 'שלום';
    expect((await speak())[0]?.text).toContain('Верно! +1 балл');
  });
});

describe('help', () => {
  it('with a typed word tells the first letter and how many there are; the answer is then a hard one', async () => {
    await learned('shalom');
    const [question] = await today();
    const [hint] = await press(question, 'Подсказка');
    expect(hint?.text).toBe('Первая буква: \u200eש\u200e. Букв: 4.');
    const edited = calls.find(({ method }) => method === 'editMessageReplyMarkup');
    expect(buttonsOf(edited).map((button) => button.text)).toEqual(['Не помню', 'Пропустить', 'Хватит']);
    await write('שלום');
    expect(await reviews()).toMatchObject([{ result: 'right', tries: 1, isPartial: true }]);
  });

  it('stays used when the review is begun again', async () => {
    await learned('shalom');
    const [question] = await today();
    await press(question, 'Подсказка');
    const [again] = await today();
    expect(again?.buttons.map((button) => button.text)).toContain('Не помню');
    await write('שלום');
    expect(await reviews()).toMatchObject([{ isPartial: true }]);
  });

  it('«Не помню» shows the word, which comes back', async () => {
    await learned('shalom', 'aba', 'ima');
    const [question] = await today();
    await press(question, 'Подсказка');
    const edited = calls.find(({ method }) => method === 'editMessageReplyMarkup');
    const [giveUp] = buttonsOf(edited);
    const [verdict, next] = await send(backend.updates.press(who, giveUp?.callback_data ?? ''));
    expect(verdict?.text).toContain('Пока не вспомнилось.');
    expect(verdict?.text).toContain(answerTo(question));
    expect(next?.text).toContain('Осталось: 3');
    const [, third] = await write(answerTo(next));
    const [, back] = await write(answerTo(third));
    expect(answerTo(back)).toBe(answerTo(question));
  });

  it('«Пропустить» passes the word over: nothing is saved, it is due as before', async () => {
    await learned('shalom', 'aba');
    const [question] = await today();
    const [next] = await press(question, 'Пропустить');
    expect(next?.text).toContain('Осталось: 1');
    expect(answerTo(next)).not.toBe(answerTo(question));
    expect(bubble()).toBe('Слово осталось на потом');
    expect(await reviews()).toEqual([]);
    const said = await write(answerTo(next));
    expect(said.at(-1)?.text).toContain('На сегодня ещё 1 слово: /today');
    const [again] = await press(said.at(-1), 'Продолжить');
    expect(answerTo(again)).toBe(answerTo(question));
  });

  it('«Хватит» ends the review with what there was', async () => {
    await learned('shalom', 'aba');
    const [question] = await today();
    const [, next] = await write(answerTo(question));
    const [end] = await press(next, 'Хватит');
    expect(end?.text).toBe('Остановились\nУкреплено: 1 слово\n+1 балл\n\nНа сегодня ещё 1 слово: /today');
    expect(end?.buttons.map((button) => button.text)).toEqual(['Продолжить', 'Открыть Милу']);
    expect((await write(answerTo(next)))[0]?.text).toContain('Урок «Урок');
  });
});

it('/cancel ends a review as «Хватит» does, and has nothing to end without one', async () => {
  await learned('shalom');
  await today();
  expect((await write('/cancel'))[0]?.text).toContain('Остановились');
  expect((await write('/cancel'))[0]?.text).toContain('Отменять нечего');
});

it('a made-up button chooses nothing', async () => {
  await learned('shalom');
  const [question] = await today();
  const hint = todayButtons.parse(question?.buttons[0]?.callback_data ?? '');
  const askedBy = hint?.kind === 'hint' ? hint.askedBy : 0;
  const { wordId } = word('shalom');
  expect(
    await send(backend.updates.press(who, todayButtons.build({ kind: 'choose', askedBy, wordId }))),
  ).toEqual([]);
  expect(await reviews()).toEqual([]);
});

describe('the meaning of a word', () => {
  const learnedMeaning = async () => {
    await learned('shalom');
    await askMeaningOf('shalom');
  };

  it('is asked with its letters and its sound, and chosen by a button', async () => {
    await learnedMeaning();
    const [question] = await today();
    expect(question).toMatchObject({ isVoice: true });
    expect(question?.text).toBe('Осталось: 1\n\nЧто это значит?\n\n\u200eשלום\u200e');
    const labels = question?.buttons.map((button) => button.text) ?? [];
    expect(labels.slice(0, 3).sort()).toEqual(['мама', 'мир', 'папа']);
    expect(labels.slice(3)).toEqual(['Подсказка', 'Пропустить', 'Хватит']);
    const [verdict, end] = await press(question, 'мир');
    expect(verdict).toMatchObject({ isVoice: false });
    expect(verdict?.text).toContain('Верно! +1 балл');
    expect(end?.text).toContain('На сегодня всё');
    expect(await reviews()).toMatchObject([{ exercise: 'choose-russian', result: 'right' }]);
  });

  it('chosen wrongly is told with what was chosen, and comes back', async () => {
    await learnedMeaning();
    const [question] = await today();
    const [verdict, again] = await press(question, 'мама');
    expect(verdict?.text).toContain('Пока не вспомнилось. Слово ещё вернётся.\n\nВаш ответ: мама');
    expect(verdict?.text).toContain('— мир');
    expect(again?.text).toContain('Это слово недавно не вспомнилось');
    expect(await reviews()).toMatchObject([{ exercise: 'choose-russian', result: 'wrong' }]);
  });

  it('is one of two after a hint, and then a hard answer', async () => {
    await learnedMeaning();
    const [question] = await today();
    await press(question, 'Подсказка');
    expect(bubble()).toBe('Осталось два ответа');
    const edited = calls.find(({ method }) => method === 'editMessageReplyMarkup');
    const labels = buttonsOf(edited).map((button) => button.text);
    expect(labels).toHaveLength(5);
    expect(labels).toContain('мир');
    await press(question, 'мир');
    expect(await reviews()).toMatchObject([{ result: 'right', isPartial: true }]);
  });

  it('is one of two where another firm word is like it', async () => {
    await learned('shalom', 'ima');
    for (const key of ['shalom', 'ima']) {
      for (const skill of ['hear', 'read', 'produce'] as const) {
        await moveCard(key, skill, { due: '2027-11-01', lastDate: '2026-11-02', reviews: 4, stability: 40 });
      }
    }
    await moveCard('shalom', 'hear', { due: '2026-11-06', lastDate: '2026-11-01' });
    const [question] = await today();
    expect(question).toMatchObject({ isVoice: true });
    expect(question?.text).toBe('Осталось: 1\n\nЧто из двух вы слышите?');
    const labels = question?.buttons.map((button) => button.text) ?? [];
    expect(labels.slice(0, 2).sort()).toEqual(['мама', 'мир']);
    expect(labels.slice(2)).toEqual(['Не помню', 'Пропустить', 'Хватит']);
    expect((await press(question, 'мир'))[0]?.text).toContain('Верно!');
    expect(await reviews()).toMatchObject([{ exercise: 'listen', result: 'right', isPartial: false }]);
  });

  it('pressed twice counts once; the button of an answered question says so', async () => {
    await learnedMeaning();
    const [question] = await today();
    await press(question, 'мама');
    expect(await press(question, 'мир')).toEqual([]);
    expect(bubble()).toBe('На этот вопрос уже ответили');
    expect(await reviews()).toHaveLength(1);
  });

  it('is not written: a text is shown the buttons, a voice message too', async () => {
    await learnedMeaning();
    await today();
    for (const said of [await write('мир'), await write('שלום'), await speak()]) {
      expect(said[0]?.text).toBe('На этот вопрос отвечают кнопкой под ним.');
    }
    expect(await reviews()).toEqual([]);
  });

  it('is asked by ear alone where its turn has come, and the sound is uploaded once', async () => {
    await learnedMeaning();
    await press((await today())[0], 'мир');
    goToDay(60);
    await askMeaningOf('shalom');
    await moveCard('shalom', 'hear', { due: '2026-12-01', stability: 0.1 });
    const [question] = await today();
    expect(question).toMatchObject({ isVoice: true, files: 'kept-voice' });
    expect(question?.text).toBe('Осталось: 1\n\nПослушайте и выберите значение');
    await press(question, 'мир');
    expect((await reviews()).map(({ exercise }) => exercise)).toEqual(['choose-russian', 'listen']);
  });

  it('is heard from another speaker than in the lesson, where two have said it', async () => {
    const [place] = await backend.db
      .select()
      .from(words)
      .where(eq(words.id, word('shalom').wordId));
    if (!place) throw new Error('the course has no shalom');
    const voices = [
      { speakerId: 61, gender: 'f', hash: '6'.repeat(32) },
      { speakerId: 62, gender: 'm', hash: '7'.repeat(32) },
    ] as const;
    for (const voice of voices) await publishTake(backend, { ...voice, key: audioKey(place) });
    await learnedMeaning();
    const [question] = await today();
    expect(question).toMatchObject({ isVoice: true });
    const token = await backend.login(who.id, who.first_name);
    const { words: taught } = await backend.call('GET /lessons/{id}', {
      token,
      params: { id: place.lessonId },
    });
    const inLesson = taught.find(({ id }) => id === place.id)?.audio;
    const other = voices.find(({ hash }) => !inLesson?.includes(hash));
    expect(inLesson).toMatch(/^\/api\/sounds\//);
    expect(await backend.deps.store.get(`voice-file:${other?.hash}`)).toBe('kept-voice');
    await backend.db.delete(recordings);
  });

  it('is heard from the other of the two rendered voices where nobody has said it', async () => {
    const [place] = await backend.db
      .select()
      .from(words)
      .where(eq(words.id, word('shalom').wordId));
    const key = place ? audioKey(place) : '';
    const [inLesson, inReview] = [false, true].map((again) =>
      renderedName('hash-of-shalom', renderedGender({ choice: 'any', key, again })),
    );
    expect([inLesson, inReview]).toEqual(['hash-of-shalom', rendered]);
    await backend.deps.store.delete(`voice-file:${rendered}`);
    await learnedMeaning();
    const [question] = await today();
    expect(question?.files).toMatchObject([{ name: `${rendered}.mp3` }]);
  });

  it('is read where Telegram takes no voice message, and where there is no sound', async () => {
    await learnedMeaning();
    await backend.deps.store.delete(`voice-file:${rendered}`);
    telegram.next = [{ ok: false, error_code: 400, description: 'Bad Request: VOICE_MESSAGES_FORBIDDEN' }];
    const [refused] = await today();
    expect(refused).toMatchObject({ isVoice: true });
    const last = calls.flatMap(saidOf).at(-1);
    expect(last).toMatchObject({ isVoice: false });
    expect(last?.text).toContain('שלום');
    const [mute] = await today(botWith({ sounds: async () => undefined }));
    expect(mute).toMatchObject({ isVoice: false });
    expect((await press(mute, 'мир'))[0]?.text).toContain('Верно!');
  });
});

it('a sound whose id Telegram does not know any more is sent again', async () => {
  await learned('shalom');
  await askMeaningOf('shalom');
  await backend.deps.store.set(`voice-file:${rendered}`, 'gone');
  telegram.next = [{ ok: false, error_code: 400, description: 'Bad Request: wrong file identifier' }];
  const [, sent] = await today();
  expect(sent).toMatchObject({ isVoice: true });
  expect(sent?.files).toMatchObject([{ name: `${rendered}.mp3` }]);
  expect(await backend.deps.store.get(`voice-file:${rendered}`)).toBe('kept-voice');
});

describe('the buttons of a review', () => {
  it.each([
    { kind: 'begin' } as const,
    { kind: 'hint', askedBy: 999_999_999_999 } as const,
    { kind: 'give-up', askedBy: 1 } as const,
    { kind: 'skip', askedBy: 1 } as const,
    { kind: 'stop', askedBy: 1 } as const,
    { kind: 'choose', askedBy: 999_999_999_999, wordId: 2_147_483 } as const,
  ])('keep what they ask for within 64 bytes: $kind', (action) => {
    const data = todayButtons.build(action);
    expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
    expect(todayButtons.parse(data)).toEqual(action);
  });

  it('of nobody are left to others', () => {
    expect(['td:c:1', 'td:q:1', 'rs', 'td:c:x:1'].map(todayButtons.parse)).toEqual(Array(4).fill(undefined));
  });
});
