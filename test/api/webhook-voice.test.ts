import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { Update } from 'grammy/types';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenAiRecogniser } from '../../api/_adapters/stt-openai.ts';
import { createWebhook, type WebhookOptions } from '../../api/_webhook.ts';
import { createBot } from '../../bot/bot.ts';
import type { BotDeps } from '../../bot/context.ts';
import type { Recognition, SttProvider } from '../../core/ports.ts';
import { stageAnswers, words } from '../../db/schema/index.ts';
import { createMemoryStore } from '../../db/store/store.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../../scripts/local-telegram/recogniser/fake-openai.ts';
import { createFakeTelegram, type FakeTelegram, openTestBot, type TestBot, textOf } from '../bot/support.ts';
import { anya } from '../support/telegram-updates.ts';

/** Voice messages through the webhook: once each, whatever is slow or away. */
const secret = 'a-secret_of-the-webhook';
const ogg = Uint8Array.from(readFileSync(new URL('../data/speech/shalom.ogg', import.meta.url)));

let backend: TestBot;
let openAi: FakeOpenAi;
let telegram: FakeTelegram;
let webhook: (request: Request) => Promise<Response>;
let fetches: number;
let late: Promise<unknown>[];
let who = { ...anya, id: 700 };

beforeAll(async () => {
  backend = await openTestBot();
});
afterAll(() => backend.close());
beforeEach(async () => {
  who = { ...anya, id: who.id + 1 };
  fetches = 0;
  late = [];
  openAi = await startFakeOpenAi({ apiKey: 'key' });
  telegram = createFakeTelegram({
    getFile: () => ({ file_id: 'f', file_unique_id: 'u', file_path: 'voice/f.oga' }),
  });
  webhook = open();
});
afterEach(() => openAi.close());

/** The webhook of one function instance: Telegram and its files are canned, the recogniser is asked over the network. */
function open({ store = createMemoryStore(backend.clock), bot: equipment = {}, ...waiting }: Opening = {}) {
  const recogniser = createOpenAiRecogniser({ baseUrl: openAi.url, apiKey: 'key', model: 'whisper-1' });
  const fetchFile: typeof fetch = async () => {
    fetches += 1;
    return new Response(ogg);
  };
  const parts = { ...backend.botDeps, fetch: telegram.fetch, fetchFile, recogniser };
  const background = (work: Promise<unknown>) => void late.push(work);
  const bot = createBot({ ...parts, ...equipment });
  return createWebhook({ ...backend.deps, bot, secret, store, background, ...waiting });
}
type Opening = Partial<Pick<WebhookOptions, 'store' | 'handleWithinMs'>> & { bot?: Partial<BotDeps> };

async function deliver(update: Update, to = webhook): Promise<number> {
  const headers = { 'X-Telegram-Bot-Api-Secret-Token': secret };
  const body = JSON.stringify(update);
  const request = new Request('https://mila.example/api/telegram', { method: 'POST', headers, body });
  return (await to(request)).status;
}

async function waitForWord(at = webhook) {
  const [word] = await backend.db.select().from(words).where(eq(words.russian, 'мир'));
  await deliver(backend.updates.text(who, `/start say_${word?.lessonId}_${word?.id}`), at);
  telegram.sent.length = 0;
}
const voice = {
  file_id: 'f',
  file_unique_id: 'u',
  duration: 1,
  mime_type: 'audio/ogg',
  file_size: ogg.length,
};
const spoken = () => backend.updates.message(who, { voice });
const answers = () => backend.db.select().from(stageAnswers).where(eq(stageAnswers.userId, who.id));
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

describe('a voice message that cannot be heard in time', () => {
  const withinMs = 150;
  const never = () => new Promise<never>(() => {});
  const agreement = { ok: true, result: true } as const;
  /** What is slow, and how the bot comes to feel it. */
  const troubles: [string, () => Partial<BotDeps>][] = [
    [
      'Telegram does not say where the file is',
      () => {
        telegram.next = [agreement, 'silence'];
        return {};
      },
    ],
    ['the file does not come', () => ({ fetchFile: never })],
    [
      'the file stops in the middle',
      () => ({ fetchFile: async () => new Response(new ReadableStream({ start: (to) => to.enqueue(ogg) })) }),
    ],
    [
      'the recogniser is silent',
      () => {
        openAi.hear({ hangs: true });
        return {};
      },
    ],
    ['the recogniser does not even listen to the deadline', () => ({ recogniser: recogniserOf(never) })],
    ['calls cannot be counted', () => ({ store: { ...backend.botDeps.store, increment: never } })],
  ];

  it.each(troubles)(
    'because %s: it is told so in words, once, and the next one counts',
    async (_, trouble) => {
      await waitForWord();
      const instance = open({ bot: { hearWithinMs: withinMs, ...trouble() } });
      const update = spoken();
      const began = performance.now();
      expect(await deliver(update, instance)).toBe(200);
      expect(performance.now() - began).toBeLessThan(withinMs + 2000);
      expect(texts()).toHaveLength(1);
      expect(texts()[0]).toContain('Запись не успела провериться');
      expect(texts()[0]).toContain('Жду слово:');
      expect(backend.logged.at(-1)).toMatchObject({
        event: 'voice-message-not-heard',
        fields: { code: 'voice_too_slow' },
      });
      expect(await deliver(update, instance)).toBe(200);
      expect(texts()).toHaveLength(1);
      expect(await answers()).toEqual([]);

      openAi.hear('שלום'); // shalom
      expect(await deliver(spoken())).toBe(200);
      expect(texts().at(-1)).toContain('Отлично!');
      expect(await answers()).toMatchObject([{ stage: 'RECORD', result: 'right', tries: 1 }]);
    },
  );

  it('is given up in the recogniser too; what it brings later counts nothing', async () => {
    await waitForWord();
    let say: (transcript: string) => void = () => {};
    let deadline: AbortSignal | undefined;
    const recogniser = recogniserOf((_, given) => {
      deadline = given;
      return new Promise((resolve) => {
        say = (transcript) => resolve({ ...nothing, transcript });
      });
    });
    expect(await deliver(spoken(), open({ bot: { hearWithinMs: withinMs, recogniser } }))).toBe(200);
    expect(deadline?.aborted).toBe(true);
    say('שלום'); // shalom
    // Nothing waits for anything but what was said: two turns of the loop see all of it.
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(texts()).toHaveLength(1);
    expect(await answers()).toEqual([]);
  });

  it('keeps its mark while the answer itself is slow: Telegram comes again and again, one row and one answer stay', async () => {
    await waitForWord();
    const { gate, letThrough } = createGate();
    const instance = open({
      handleWithinMs: 80,
      bot: {
        // Slow from the learner's answer on: hearing was in time.
        fetch: (async (url: string, init: object) => {
          if (url.endsWith('/sendMessage')) await gate;
          return (telegram.fetch as unknown as typeof fetch)(url, init);
        }) as unknown as NonNullable<BotDeps['fetch']>, // grammY's type of fetch is node-fetch's
      },
    });
    const update = spoken();
    expect([await deliver(update, instance), await deliver(update, instance)]).toEqual([503, 503]);
    letThrough();
    await Promise.all(late);
    expect(await deliver(update, instance)).toBe(200);
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('Отлично!');
    expect(await answers()).toHaveLength(1);
  });

  it('in an instance that dies meanwhile is heard by another one when the mark has run out', async () => {
    await waitForWord();
    const store = createMemoryStore(backend.clock);
    const dying = open({ store, handleWithinMs: 80, bot: { recogniser: recogniserOf(never) } });
    const update = spoken();
    expect(await deliver(update, dying)).toBe(503);
    const other = open({ store });
    expect(await deliver(update, other)).toBe(503);
    backend.clock.now = new Date(backend.clock.now.getTime() + 61_000);
    expect([await deliver(update, other), await deliver(update, other)]).toEqual([200, 200]);
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('Отлично!');
    expect(await answers()).toHaveLength(1);
  });

  const nothing: Recognition = {
    transcript: '',
    alternatives: [],
    confidence: null,
    confidenceKind: 'none',
  };
  const recogniserOf = (transcribe: SttProvider['transcribe']): SttProvider => ({
    id: 'slow',
    accepts: ['ogg'],
    transcribe,
  });
});

function createGate(): { gate: Promise<void>; letThrough(): void } {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  return { gate, letThrough: () => letThrough() };
}
