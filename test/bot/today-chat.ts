import { readdirSync, readFileSync } from 'node:fs';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Message, Update, User } from 'grammy/types';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createBot } from '../../bot/bot.ts';
import type { BotDeps } from '../../bot/context.ts';
import type { Skill } from '../../core/memory/exercises.ts';
import { letterScheduleVersion } from '../../core/memory/letters.ts';
import { settleCards } from '../../db/memory/cards.ts';
import { letterCards, memoryCards, stageAnswers, users } from '../../db/schema/index.ts';
import { createFakeRecogniser } from '../support/fake-voice.ts';
import { type CoursePlaces, createLearner, readPlaces, type WordPlace } from '../support/learners.ts';
import { anya } from '../support/telegram-updates.ts';
import {
  buttonsOf,
  createFakeTelegram,
  openTestBot,
  type Sent,
  type TestBot,
  takeSent,
  textOf,
} from './support.ts';

export const firstDay = '2026-11-01T09:00:00Z';
const dayMs = 86_400_000;
const folder = new URL('../../web/public/audio/', import.meta.url);
const mp3 = readFileSync(new URL(readdirSync(folder)[0] ?? '', folder));
const ogg = Uint8Array.from(readFileSync(new URL('../data/speech/shalom.ogg', import.meta.url)));
/** In reviews שלום is said by the woman's voice: in its lesson by the man's. */
export const rendered = 'hash-of-shalom-f';
export const recogniser = createFakeRecogniser();

export let backend: TestBot;
let bot: ReturnType<typeof createBot>;
export let telegram: ReturnType<typeof createFakeTelegram>;
let places: CoursePlaces;
export let who: User;
let people = 900;
/** Numbers of the messages in the chat, whoever wrote them. */
let messageId = 0;

const nextMessage = () => {
  messageId += 1;
  return { message_id: messageId };
};

/** The same bot with other equipment, or after a new start. */
export const botWith = (overrides: Partial<BotDeps> = {}) =>
  createBot({
    ...backend.botDeps,
    fetch: telegram.fetch,
    recogniser,
    fetchFile: async () => new Response(ogg),
    sounds: async () => mp3,
    ...overrides,
  });

/** A chat with the bot for the tests of a file: a new learner on the same day before each. */
export function setupTodayChat(options: Parameters<typeof openTestBot>[1] = {}): void {
  beforeAll(async () => {
    backend = await openTestBot({}, options);
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
}

export const word = (key: string): WordPlace => {
  const place = places.words[key];
  if (!place) throw new Error(`no word ${key}`);
  return place;
};
export const goToDay = (days: number) => {
  backend.clock.now = new Date(Date.parse(firstDay) + days * dayMs);
};

/** Learns words on the first day and goes to one on which producing them is due. */
export async function learned(...keys: string[]): Promise<void> {
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
export const moveCard = (key: string, skill: Skill, change: CardChange) =>
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
export const expectLetters = (...letters: string[]) =>
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
export const askMeaningOf = async (key: string) => {
  await moveCard(key, 'hear', { due: '2027-11-01', lastDate: '2026-11-02', reviews: 1, stability: 300 });
  await moveCard(key, 'read', { due: '2026-11-06', lastDate: '2026-11-02', reviews: 1, stability: 1 });
  await moveCard(key, 'produce', { due: '2027-11-01', lastDate: '2026-11-03' });
};

/** A message of the learner, in its place in the chat. */
function numbered(update: Update): Update {
  if (update.message) update.message.message_id = nextMessage().message_id;
  return update;
}
export const text = (written: string) => numbered(backend.updates.text(who, written));
/** Any other message of the learner, in its place in the chat. */
export const message = (content: Partial<Message>) => numbered(backend.updates.message(who, content));
const voice = () =>
  message({
    voice: { file_id: 'f1', file_unique_id: 'u1', duration: 1, mime_type: 'audio/ogg', file_size: 2017 },
  });

type Said = { text: string; isVoice: boolean; files: unknown; buttons: ReturnType<typeof buttonsOf> };

/** What the bot wrote, as a learner sees it. */
export function saidOf({ method, payload }: Sent): Said[] {
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

export let calls: Sent[] = [];

/** Hands an update to the bot; answers what it wrote. */
export async function send(update: Update, to = bot): Promise<Said[]> {
  await to.handleUpdate(update);
  calls = takeSent(telegram);
  return calls.flatMap(saidOf);
}

export const today = (to = bot) => send(text('/today'), to);
export const write = (written: string, to = bot) => send(text(written), to);
export const speak = (to = bot) => send(voice(), to);
export const press = (said: Said | undefined, label: string, to = bot) => {
  const data = said?.buttons.find((button) => button.text === label)?.callback_data;
  if (data === undefined) throw new Error(`no button ${label}`);
  return send(backend.updates.press(who, data), to);
};
/** What was said to the person who pressed, in a bubble. */
export const bubble = () => calls.find(({ method }) => method === 'answerCallbackQuery')?.payload.text;

export const reviews = () =>
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
export const pointsOf = async () =>
  (await backend.db.select().from(users).where(eq(users.id, who.id)))[0]?.points ?? 0;

const hebrewOf: Record<string, string> = { мир: 'שלום', мама: 'אימא', папа: 'אבא' };
/** The right answer to a question that asks for a word. */
export const answerTo = (said: Said | undefined) => {
  const russian = Object.keys(hebrewOf).find((one) => said?.text.includes(one)) ?? '';
  return hebrewOf[russian] ?? '';
};
