import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createGoogleVoice } from '../../../api/_adapters/tts-google.ts';
import { DomainError } from '../../../core/errors.ts';

const address = 'https://texttospeech.googleapis.com/v1/text:synthesize';
const apiKey = 'google-secret-of-tests';
const shalom = { hebrew: 'שלום', pronunciation: 'שָׁלוֹם', transcription: 'шало́м' };
const sound = Buffer.from('ID3 a sound').toString('base64');

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const Body = z.object({
  input: z.object({ text: z.string() }),
  voice: z.object({ languageCode: z.string(), name: z.string() }),
  audioConfig: z.object({ audioEncoding: z.string(), speakingRate: z.number() }),
});
const asked: { body: z.output<typeof Body>; headers: Headers; url: string }[] = [];

/** Google gives these answers in turn, the last one for ever. */
function googleAnswers(...answers: (() => Response)[]) {
  let tries = 0;
  asked.length = 0;
  network.use(
    http.post(address, async ({ request }) => {
      asked.push({ body: Body.parse(await request.json()), headers: request.headers, url: request.url });
      tries += 1;
      return (answers[tries - 1] ?? answers.at(-1) ?? HttpResponse.error)();
    }),
  );
}
const spoken = () => HttpResponse.json({ audioContent: sound });
const status = (code: number) => () => HttpResponse.json({ error: `for ${apiKey}` }, { status: code });

async function failureOf(attempt: Promise<unknown>): Promise<DomainError> {
  const cause: unknown = await attempt.catch((error: unknown) => error);
  if (!(cause instanceof DomainError)) throw new Error(`no refusal: ${JSON.stringify(cause)}`);
  return cause;
}

describe('the voice of Google', () => {
  it('is given the pointed word, slowly, with the key in a header', async () => {
    googleAnswers(spoken);
    const voice = createGoogleVoice({ apiKey });
    expect(await voice.speak(voice.textFor(shalom))).toEqual({
      bytes: Buffer.from('ID3 a sound'),
      mime: 'audio/mpeg',
    });
    expect(asked[0]?.url).toBe(address);
    expect(asked[0]?.headers.get('x-goog-api-key')).toBe(apiKey);
    expect(asked[0]?.body).toMatchObject({
      input: { text: 'שָׁלוֹם' },
      voice: { languageCode: 'he-IL' },
      audioConfig: { audioEncoding: 'MP3', speakingRate: 0.85 },
    });
  });

  it('is given the letters where no niqqud is known', () => {
    expect(createGoogleVoice({ apiKey }).textFor({ ...shalom, pronunciation: '' })).toBe('שלום');
  });

  it('gives a WAV where the sound is to be worked on', async () => {
    googleAnswers(spoken);
    expect((await createGoogleVoice({ apiKey, format: 'wav' }).speak('לֹא')).mime).toBe('audio/wav');
    expect(asked[0]?.body.audioConfig.audioEncoding).toBe('LINEAR16');
  });

  it.each([401, 403, 429, 500, 503])(
    'that answers %d has failed, and the key stands in no message',
    async (code) => {
      googleAnswers(status(code));
      const failure = await failureOf(createGoogleVoice({ apiKey }).speak('לֹא'));
      expect([failure.kind, failure.code]).toEqual(['upstream', 'tts_google']);
      expect(String(failure.cause)).toContain(String(code));
      expect(`${failure.message} ${failure.cause}`).not.toContain(apiKey);
      expect(asked).toHaveLength(1);
    },
  );

  it('that gives no answer in time has failed', async () => {
    network.use(http.post(address, () => new Promise<never>(() => {})));
    const failure = await failureOf(createGoogleVoice({ apiKey, timeoutMs: 100 }).speak('לֹא'));
    expect(failure).toMatchObject({ kind: 'upstream', code: 'tts_google' });
  });

  it.each(['<html>', 'null', '{}', '{"audioContent":""}', '{"audioContent":"no base64!"}'])(
    'that answers %s has failed',
    async (body) => {
      googleAnswers(() => new HttpResponse(body));
      expect(await failureOf(createGoogleVoice({ apiKey }).speak('לֹא'))).toMatchObject({ kind: 'upstream' });
    },
  );

  it('is asked again after a passing failure as often as it is told', async () => {
    let calls = 0;
    /** The connection of the second call breaks. */
    const unsteady: typeof fetch = async (...request) => {
      calls += 1;
      if (calls === 2) throw new TypeError('fetch failed');
      return fetch(...request);
    };
    const patient = createGoogleVoice({ apiKey, tries: 3, timeoutMs: 60_000, fetch: unsteady });
    googleAnswers(status(503), spoken);
    expect((await patient.speak('לֹא')).bytes.length).toBeGreaterThan(0);
    googleAnswers(status(429));
    expect(String((await failureOf(patient.speak('לֹא'))).cause)).toContain('429');
    expect(asked).toHaveLength(3);
    googleAnswers(status(403));
    await failureOf(patient.speak('לֹא'));
    expect(asked).toHaveLength(1); // a bad key stays one
  });
});
