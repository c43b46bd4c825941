import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { Update } from 'grammy/types';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOpenAiRecogniser } from '../../api/_adapters/stt-openai.ts';
import { createWebhook } from '../../api/_webhook.ts';
import { createBot } from '../../bot/bot.ts';
import { stageAnswers, words } from '../../db/schema/index.ts';
import { createMemoryStore } from '../../db/store.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../../scripts/local-telegram/recogniser/fake-openai.ts';
import {
  type BotHouse,
  createFakeTelegram,
  type FakeTelegram,
  openBotHouse,
  textOf,
} from '../bot/support.ts';
import { anya } from '../support/telegram-updates.ts';

const secret = 'a-secret_of-the-webhook';
const ogg = Uint8Array.from(readFileSync(new URL('../data/speech/shalom.ogg', import.meta.url)));

let house: BotHouse;
let openAi: FakeOpenAi;
let telegram: FakeTelegram;
let webhook: (request: Request) => Promise<Response>;
let fetches: number;
let who = { ...anya, id: 700 };

beforeAll(async () => {
  house = await openBotHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  who = { ...anya, id: who.id + 1 };
  fetches = 0;
  openAi = await startFakeOpenAi({ apiKey: 'key' });
  telegram = createFakeTelegram({
    getFile: () => ({ file_id: 'f', file_unique_id: 'u', file_path: 'voice/f.oga' }),
  });
  webhook = open();
});
afterEach(() => openAi.close());

/** The webhook of one function instance: Telegram and its files are canned, the recogniser is asked over the network. */
function open(store = createMemoryStore(house.clock)) {
  const recogniser = createOpenAiRecogniser({ baseUrl: openAi.url, apiKey: 'key', model: 'whisper-1' });
  const fetchFile: typeof fetch = async () => {
    fetches += 1;
    return new Response(ogg);
  };
  const bot = createBot({ ...house.botDeps, fetch: telegram.fetch, fetchFile, recogniser });
  return createWebhook({ ...house.deps, bot, secret, store });
}

async function deliver(update: Update, to = webhook): Promise<number> {
  const headers = { 'X-Telegram-Bot-Api-Secret-Token': secret };
  const body = JSON.stringify(update);
  const request = new Request('https://mila.example/api/telegram', { method: 'POST', headers, body });
  return (await to(request)).status;
}

async function waitForWord() {
  const [word] = await house.db.select().from(words).where(eq(words.russian, 'мир'));
  await deliver(house.updates.text(who, `/start say_${word?.lessonId}_${word?.id}`));
  telegram.sent.length = 0;
}
const voice = {
  file_id: 'f',
  file_unique_id: 'u',
  duration: 1,
  mime_type: 'audio/ogg',
  file_size: ogg.length,
};
const spoken = () => house.updates.message(who, { voice });
const answers = () => house.db.select().from(stageAnswers).where(eq(stageAnswers.userId, who.id));
const texts = () => telegram.sent.filter(({ method }) => method === 'sendMessage').map(textOf);

it('an OGG voice message goes through the webhook to the recogniser as it is, and completes the stage', async () => {
  await waitForWord();
  expect(await deliver(spoken())).toBe(200);
  expect(openAi.requests.map(({ file }) => [file.name, file.type])).toEqual([['word.ogg', 'audio/ogg']]);
  expect(openAi.requests[0]?.file.bytes).toEqual(ogg);
  expect(texts().join()).toContain('Отлично! Произношение правильное.');
  expect(await answers()).toMatchObject([{ stage: 'RECORD', result: 'right' }]);
});

it('delivered three times it is recognised once, answered once, and leaves one row', async () => {
  await waitForWord();
  const update = spoken();
  for (let delivery = 0; delivery < 3; delivery++) expect(await deliver(update)).toBe(200);
  expect([fetches, openAi.requests.length, texts().length]).toEqual([1, 1, 1]);
  expect(await answers()).toHaveLength(1);
});

it('delivered three times to instances that know nothing of each other it leaves one row', async () => {
  await waitForWord();
  openAi.hear('כלב'); // kelev, a dog
  const update = spoken();
  for (let delivery = 0; delivery < 3; delivery++) expect(await deliver(update, open())).toBe(200);
  expect(await answers()).toMatchObject([{ stage: 'RECORD', result: 'wrong' }]);
});

it('an answer that Telegram did not take is given again, without a second row', async () => {
  await waitForWord();
  const update = spoken();
  // The three calls of one voice message: a sign of work, the file, the answer.
  const file = { ok: true, result: { file_id: 'f', file_unique_id: 'u', file_path: 'voice/f.oga' } };
  telegram.next = [{ ok: true, result: true }, file, 'cut'];
  expect(await deliver(update)).toBe(500);
  expect(await deliver(update)).toBe(200);
  expect(texts().at(-1)).toContain('Отлично!');
  expect(await answers()).toHaveLength(1);
});

it.each([
  [{ refuses: 429, retryAfterSeconds: 3 }, 'Распознавание речи не отвечает.'],
  [{ refuses: 500 }, 'Распознавание речи не отвечает.'],
  [{ garbage: '<html>' }, 'Распознавание речи не отвечает.'],
  [{ silence: 'תודה שצפיתם' }, 'Не удалось распознать речь.'],
] as const)(
  'a recogniser that answers %o is told in words, and Telegram brings nothing again',
  async (script, text) => {
    await waitForWord();
    openAi.hear(script);
    expect(await deliver(spoken())).toBe(200);
    expect(texts().join()).toContain(text);
    expect(await answers()).toEqual([]);
  },
);
