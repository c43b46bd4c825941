import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createGoogleRecogniser, type GoogleRecogniserOptions } from '../../../api/_adapters/stt-google.ts';
import { DomainError } from '../../../core/errors.ts';
import { audioTypeOf } from '../../../core/speech/magic.ts';
import { encodeWav } from '../../../core/speech/wav.ts';

const address = 'https://speech.googleapis.com/v1/speech:recognize';
const apiKey = 'google-secret-of-tests';
const wav = encodeWav(new Float32Array(1600), 16_000);
const webm = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0, 0, 0, 0, 0);

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const Body = z.object({
  config: z.record(z.string(), z.unknown()),
  audio: z.object({ content: z.base64() }),
});
const asked: { body: z.output<typeof Body>; headers: Headers; url: string }[] = [];

/** Google answers this to every recording. */
function googleAnswers(json: JsonBodyType, init?: { status?: number; headers?: Record<string, string> }) {
  network.use(
    http.post(address, async ({ request }) => {
      asked.push({ body: Body.parse(await request.json()), headers: request.headers, url: request.url });
      return HttpResponse.json(json, init);
    }),
  );
}
const results = (...alternatives: object[]) => ({ results: [{ alternatives }] });
const error = (code: number, message: string) => ({ error: { code, message, status: 'X' } });

function hear(bytes: Uint8Array = wav, options: Omit<GoogleRecogniserOptions, 'apiKey'> = {}) {
  const type = audioTypeOf(bytes);
  if (!type) throw new Error('no recording');
  return createGoogleRecogniser({ apiKey, ...options }).transcribe({ bytes, type });
}
async function failureOf(attempt: Promise<unknown>): Promise<DomainError> {
  const cause: unknown = await attempt.catch((error: unknown) => error);
  if (!(cause instanceof DomainError)) throw new Error(`no refusal: ${JSON.stringify(cause)}`);
  return cause;
}

describe("a recording for Google's recogniser", () => {
  it('goes in Hebrew with the key in a header', async () => {
    googleAnswers(results({ transcript: 'כלב', confidence: 0.91 }, { transcript: 'חלב' }));
    expect(await hear()).toEqual({
      transcript: 'כלב',
      alternatives: ['חלב'],
      confidence: 0.91,
      confidenceKind: 'provider',
    });
    const { body, headers, url } = asked.at(-1) ?? {};
    expect(headers?.get('x-goog-api-key')).toBe(apiKey);
    expect(url).not.toContain(apiKey);
    expect(body?.config).toMatchObject({ languageCode: 'iw-IL', maxAlternatives: 5 });
    expect(Buffer.from(body?.audio.content ?? '', 'base64')).toEqual(Buffer.from(wav));
  });

  it('says how Opus of a browser is packed, and lets a WAV speak for itself', async () => {
    googleAnswers(results({ transcript: 'כלב' }));
    await hear(webm);
    expect(asked.at(-1)?.body.config).toMatchObject({ encoding: 'WEBM_OPUS', sampleRateHertz: 48_000 });
    await hear(wav);
    expect(asked.at(-1)?.body.config).not.toHaveProperty('encoding');
  });

  it('has no confidence when Google tells zero or none', async () => {
    for (const confidence of [0, undefined]) {
      googleAnswers(results({ transcript: 'כלב', ...(confidence === undefined ? {} : { confidence }) }));
      expect(await hear()).toMatchObject({ transcript: 'כלב', confidence: null, confidenceKind: 'none' });
    }
  });

  it('in several stretches is one text, as sure as its least sure one', async () => {
    googleAnswers({
      results: [
        { alternatives: [{ transcript: 'בוקר', confidence: 0.9 }] },
        { alternatives: [{ transcript: ' טוב', confidence: 0.6 }] },
      ],
    });
    expect(await hear()).toMatchObject({ transcript: 'בוקר טוב', alternatives: [], confidence: 0.6 });
  });

  it.each([{}, { results: [] }, { results: [{ alternatives: [] }] }])(
    'in which nobody speaks is nothing heard: %j',
    async (json) => {
      googleAnswers(json);
      expect(await hear()).toEqual({
        transcript: '',
        alternatives: [],
        confidence: null,
        confidenceKind: 'none',
      });
    },
  );

  it('may be a WAV, a WebM or an Ogg, and nothing that Google cannot read', () => {
    expect(createGoogleRecogniser({ apiKey }).accepts).toEqual(['wav', 'webm', 'ogg']);
  });
});

describe('a recogniser of Google that does not answer', () => {
  it.each([
    [401, 'upstream'],
    [403, 'upstream'],
    [500, 'upstream'],
    [429, 'unavailable'],
    [503, 'unavailable'],
  ])('with %d is told as %s', async (status, kind) => {
    googleAnswers(error(status, `nothing for ${apiKey}`), { status });
    const failure = await failureOf(hear());
    expect([failure.kind, failure.code]).toEqual([kind, 'stt_google']);
    expect(`${failure.message} ${failure.cause}`).not.toContain(apiKey);
  });

  it('because of a bad key is not the fault of the recording', async () => {
    googleAnswers(error(400, 'API key not valid. Please pass a valid API key.'), { status: 400 });
    expect(await failureOf(hear())).toMatchObject({ kind: 'upstream', code: 'stt_google' });
  });

  it('because of a broken recording blames the recording', async () => {
    googleAnswers(error(400, 'Invalid audio channel count'), { status: 400 });
    expect(await failureOf(hear())).toMatchObject({ kind: 'invalid', code: 'audio_unsupported' });
  });

  it('in time is given up', async () => {
    network.use(http.post(address, () => new Promise<never>(() => {})));
    expect(await failureOf(hear(wav, { timeoutMs: 100 }))).toMatchObject({
      kind: 'upstream',
      code: 'stt_google',
    });
  });

  it('at all is tried twice', async () => {
    let tries = 0;
    const broken = async () => {
      tries += 1;
      throw new TypeError('fetch failed');
    };
    expect(await failureOf(hear(wav, { fetch: broken }))).toMatchObject({
      kind: 'upstream',
      code: 'stt_google',
    });
    expect(tries).toBe(2);
  });

  it.each(['<html>', '"text"', 'null', '{"results":5}'])(
    'with anything but its results: %s',
    async (body) => {
      network.use(http.post(address, () => new HttpResponse(body)));
      expect(await failureOf(hear())).toMatchObject({ kind: 'upstream', code: 'stt_google' });
    },
  );
});
