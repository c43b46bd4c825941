import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../../api/_app.ts';
import { indexHandlers } from '../../../api/_handlers.ts';
import { tracedRecogniser, tracedVoice } from '../../../api/_telemetry/traced-voices.ts';
import { createWebhook } from '../../../api/_webhook.ts';
import { openTestBot, type TestBot } from '../../bot/support.ts';
import { type Collector, openCollector, type SentTelemetry, telemetryTo } from '../../support/collector.ts';
import { signInitData } from '../../support/sign-init-data.ts';

/** Nothing that a person wrote, and nothing secret, may arrive at a collector: what is handed in is marked. */
const webhookSecret = 'secret-of-the-marks';
let collector: Collector;
let sent: SentTelemetry;
let backend: TestBot;
let webhook: ReturnType<typeof createWebhook>;
let people = 40_000;

beforeAll(async () => {
  collector = await openCollector();
  sent = telemetryTo(collector.address);
  backend = await openTestBot({}, { telemetry: sent.telemetry });
  webhook = createWebhook({ ...backend.deps, bot: backend.bot, secret: webhookSecret });
});
afterAll(async () => {
  await backend.close();
  await collector.close();
});

/** Words as people write them, each with a part that occurs nowhere else. */
const marked = fc
  .tuple(
    fc.constantFrom('mila', 'слово', 'שלום', 'select users', 'POST /home', "o'k", '<b>'),
    fc.stringMatching(/^[a-z0-9]{12}$/),
  )
  .map(([word, mark]) => ({ mark, text: `${word}${mark}` }));

async function callEverything(text: string): Promise<string[]> {
  people += 1;
  const initData = signInitData({ id: people, first_name: text, language_code: 'ru' }, backend.clock());
  const login = await backend.send('POST /auth/telegram', {
    body: { initData, timezone: 'Asia/Jerusalem' },
    address: `home of ${people}`,
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const { token } = data;
  const asLearner = { token, headers: { traceparent: text.replaceAll(/[^a-z0-9]/g, '') } };
  await backend.send('GET /search', { ...asLearner, query: { q: text } });
  await backend.send('POST /search/text', { ...asLearner, body: { text } });
  await backend.send('POST /own-words', { ...asLearner, body: { hebrew: text, russian: text } });
  await backend.send('POST /reports', { ...asLearner, body: { note: text } });
  await backend.send('POST /progress', { ...asLearner, body: { lessonId: text, eventId: text } });
  await backend.send('GET /home', { token: encodeURIComponent(text) });
  await backend.send('GET /cron/daily', { headers: { Authorization: `Bearer ${encodeURIComponent(text)}` } });

  const app = createApp(backend.deps, indexHandlers);
  const address = `https://mila.example/api/${encodeURIComponent(text)}?initData=${encodeURIComponent(initData)}`;
  await app.fetch(new Request(address), { address: text });
  await app.fetch(
    new Request('https://mila.example/api/home', { method: text.replaceAll(/[^a-z0-9]/g, '') }),
  );

  const from = { id: people, is_bot: false, first_name: text };
  const { updates } = backend;
  for (const update of [
    updates.text(from, text),
    updates.text(from, `/report ${text}`),
    updates.text(from, `${text} — ${text}`),
    updates.press(from, text),
    updates.inline(from, text),
    { update_id: people, [text.replaceAll(/[^a-z0-9]/g, '')]: { text } },
  ]) {
    await webhook(
      new Request('https://mila.example/api/telegram', {
        method: 'POST',
        headers: { 'X-Telegram-Bot-Api-Secret-Token': webhookSecret },
        body: JSON.stringify(update),
      }),
    );
  }
  await failEverywhere(text);
  return [token, initData, new URLSearchParams(initData).get('hash') ?? ''];
}

/** Failures whose messages repeat what they were about. */
async function failEverywhere(text: string): Promise<void> {
  const refuse = async () => {
    throw new Error(`broken by ${text}`, { cause: { detail: text } });
  };
  const { telemetry } = sent;
  const voice = tracedVoice({ id: 'test', name: 'test', textFor: () => text, speak: refuse }, telemetry);
  const recogniser = tracedRecogniser({ id: 'test', accepts: [], transcribe: refuse }, telemetry);
  const type = { kind: 'wav', mime: 'audio/wav', extension: 'wav' } as const;
  await voice.speak(text).catch(() => {});
  await recogniser.transcribe({ bytes: new TextEncoder().encode(text), type }).catch(() => {});
}

it('nothing that was marked arrives, in no form', async () => {
  await fc.assert(
    fc.asyncProperty(marked, async ({ mark, text }) => {
      const secrets = await callEverything(text);
      await sent.settled();
      const arrived = JSON.stringify(collector.received);
      expect(collector.spans().length).toBeGreaterThan(50);
      for (const one of [mark, ...secrets, backend.deps.botToken, webhookSecret, 'cron-secret-of-tests']) {
        // Not `toContain`: it would print all that arrived.
        expect(arrived.includes(one), one).toBe(false);
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
