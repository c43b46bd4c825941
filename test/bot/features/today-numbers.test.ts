import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot } from '../../../bot/bot.ts';
import { storeKeys } from '../../../bot/services/store-keys.ts';
import { readPractice } from '../../../bot/today/kept-practice.ts';
import { daySeed } from '../../../core/day/seed.ts';
import type { SectionContent } from '../../../core/lesson/content.ts';
import { drawNumbers, taughtNumbers } from '../../../core/numbers/tasks.ts';
import { createRandom } from '../../../core/random.ts';
import { createLearner, readPlaces, type WordPlace } from '../../support/learners.ts';
import { type Statements, watchStatements } from '../../support/statements.ts';
import { anya } from '../../support/telegram-updates.ts';
import { buttonsOf, createFakeTelegram, openTestBot, type Sent, type TestBot, takeSent } from '../support.ts';

const folder = new URL('../../../web/public/audio/', import.meta.url);
const mp3 = readFileSync(new URL(readdirSync(folder)[0] ?? '', folder));
const letters = 'בגדוחטילמנסעפקרש';

/** So many words that a tenth of a session has room for two numbers. */
const words = Array.from({ length: 45 }, (_, at) => {
  const hebrew = `${letters[at % 16]}${letters[(at * 7 + 3) % 16]}${letters[Math.floor(at / 4)]}`;
  return { key: `word-${at}`, hebrew, pronunciation: hebrew, transcription: 'сло́во', russian: `слово ${at}` };
});
const course: SectionContent[] = [
  {
    key: 'counting',
    name: 'Счёт',
    description: 'Начало.',
    iconEmoji: '🔢',
    subsections: [
      {
        key: 'numbers',
        name: 'Числа',
        iconEmoji: '▶️',
        iconBgColor: '#DCEBFF',
        lessons: [
          {
            key: 'numbers-1-10',
            number: 1,
            name: 'Числа',
            description: 'Слова.',
            topic: 'слова',
            level: 'A1',
            isFree: true,
            words,
          },
        ],
      },
    ],
  },
];

/** A person may have forbidden voice messages in their chat. */
const forbidden = { ok: false, error_code: 400, description: 'Bad Request: VOICE_MESSAGES_FORBIDDEN' };

const who = { ...anya, id: 0 };
let backend: TestBot;
let bot: ReturnType<typeof createBot>;
let telegram: ReturnType<typeof createFakeTelegram>;
let places: WordPlace[];
let people = 5200;
let messageId = 0;
let isVoiceTaken = true;

const nextMessage = () => {
  messageId += 1;
  return { message_id: messageId };
};

beforeAll(async () => {
  backend = await openTestBot({}, { course });
  places = Object.values((await readPlaces(backend.db)).words).filter((place) => place !== undefined);
  telegram = createFakeTelegram({
    sendMessage: nextMessage,
    sendVoice: () => (isVoiceTaken ? { ...nextMessage(), voice: { file_id: 'kept-voice' } } : forbidden),
  });
  bot = createBot({ ...backend.botDeps, fetch: telegram.fetch, sounds: async () => mp3 });
});
afterAll(() => backend.close());
beforeEach(async () => {
  people += 1;
  who.id = people;
  isVoiceTaken = true;
  backend.clock.now = new Date('2026-11-01T09:00:00Z');
  const learner = await createLearner(backend, who.id, who.first_name);
  for (const place of places) await learner.finish(place, `done-${who.id}-${place.wordId}`);
  backend.clock.now = new Date('2026-11-03T09:00:00Z');
  takeSent(telegram);
});

type Said = { text: string; isVoice: boolean; buttons: ReturnType<typeof buttonsOf> };
function saidOf({ method, payload }: Sent): Said[] {
  if (method !== 'sendMessage' && method !== 'sendVoice') return [];
  const markup = payload.reply_markup;
  // A message with a file has its buttons as text.
  const read = typeof markup === 'string' ? { ...payload, reply_markup: JSON.parse(markup) } : payload;
  return [
    {
      text: String(payload.text ?? payload.caption ?? '').replaceAll('\u200e', ''),
      isVoice: method === 'sendVoice',
      buttons: buttonsOf({ method, payload: read }),
    },
  ];
}
async function send(update: Parameters<typeof bot.handleUpdate>[0]): Promise<Said[]> {
  if (update.message) update.message.message_id = nextMessage().message_id;
  await bot.handleUpdate(update);
  return takeSent(telegram).flatMap(saidOf);
}
const write = (text: string) => send(backend.updates.text(who, text));
const press = (said: Said | undefined, label: string) => {
  const button = said?.buttons.find(({ text }) => text === label);
  return send(backend.updates.press(who, button?.callback_data ?? ''));
};
const kept = () => readPractice(backend.botDeps.store, who.id);
const numbers = async () => (await kept())?.rounds.numbers?.queue ?? [];
const asked = async () => (await numbers())[0]?.digits ?? '';

it('the day is read once for its forms, numbers and words', async () => {
  const seen: Statements = { texts: [] };
  const db = watchStatements(backend.db, seen);
  const watched = createBot({ ...backend.botDeps, db, fetch: telegram.fetch, sounds: async () => mp3 });
  isVoiceTaken = false;
  // The first one settles the cards of the lessons.
  await write('/today');
  await watched.handleUpdate(backend.updates.text(who, '/today'));
  expect(takeSent(telegram).flatMap(saidOf).at(-1)?.text).toMatch(/Осталось: 45/);
  expect(seen.texts.filter((text) => text.includes('isUnsettled'))).toHaveLength(1);
});

describe('a number in the chat', () => {
  it('is heard before the words of the day and typed as digits; the words come after it', async () => {
    const [question] = await write('/today');
    expect(question?.isVoice).toBe(true);
    expect(question?.text).toMatch(/^Числа на слух, осталось: 2\n\nКакой номер\?\n\nПослушайте и напишите/);
    const digits = await asked();
    expect(digits).toMatch(/^[1-9]{7}$/);
    const [verdict, second] = await write(`${digits.slice(0, 3)}-${digits.slice(3)}`);
    expect(verdict?.text).toContain(`Верно!\n\nПрозвучало: ${digits}\n`);
    expect(second?.text).toMatch(/^Числа на слух, осталось: 1/);
    const [, word] = await write(await asked());
    expect(word?.text).toMatch(/Осталось: 45/);
    // Not again today.
    expect((await write('/today'))[0]?.text).toMatch(/Осталось: 45/);
  });

  it('says which digit was another one, and what was said', async () => {
    await write('/today');
    const digits = await asked();
    const other = digits.startsWith('9') ? '8' : '9';
    const [verdict] = await write(other + digits.slice(1));
    expect(verdict?.text).toContain('Прозвучало другое.\nОдна цифра другая');
    expect(verdict?.text).toContain(`Прозвучало: ${digits}`);
  });

  it('comes back once after the others when it was missed', async () => {
    await write('/today');
    const missed = await asked();
    await write('1');
    await write(await asked());
    expect(await asked()).toBe(missed);
    expect((await write('2')).at(-1)?.text).toMatch(/Осталось: 45/);
  });

  it('is the one that the mini-app asks on that day', async () => {
    await write('/today');
    const random = createRandom(daySeed(who.id, '2026-11-03'));
    const [first] = drawNumbers(taughtNumbers(new Set(['numbers-1-10'])), 2, random);
    expect(await asked()).toBe(first?.digits);
  });

  it('that an older release has kept is asked as it was', async () => {
    await write('/today');
    const { date, question, updates } = (await kept()) ?? {};
    const { askedBy, askedAt, messageId: asker } = question ?? {};
    const former = (await numbers()).map(({ again: _, ...number }) => number);
    const { store } = backend.botDeps;
    await store.delete(storeKeys.practice('today', who.id));
    await store.set(storeKeys.practice('today-numbers', who.id), {
      ...{ date, queue: former, askedBy, askedAt, messageId: asker, updates },
    });
    const [verdict] = await write('1');
    expect(verdict?.text).toContain('Прозвучало другое.');
    expect((await numbers()).at(-1)).toEqual({ ...former[0], again: true });
  });

  it('waits for digits; it can be given up or left out, and its old buttons answer nothing', async () => {
    const [question] = await write('/today');
    const [hint, repeated] = await write('не знаю');
    expect(hint?.text).toContain('Жду число цифрами');
    expect(repeated).toMatchObject({ isVoice: true, text: question?.text });
    expect(question?.buttons.map(({ text }) => text)).toEqual(['Показать', 'К словам']);
    const [shown, second] = await press(repeated, 'Показать');
    expect(shown?.text).toContain('Прозвучало: ');
    expect((await press(second, 'К словам'))[0]?.text).toMatch(/Осталось: 45/);
    expect(await press(question, 'К словам')).toEqual([]);
  });

  it('is not asked where voice messages are forbidden: the words begin', async () => {
    isVoiceTaken = false;
    expect((await write('/today')).at(-1)?.text).toMatch(/Осталось: 45/);
  });
});
