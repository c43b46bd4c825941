import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenAiRecogniser } from '../../../api/_adapters/stt-openai.ts';
import { DomainError } from '../../../core/errors.ts';
import { audioTypeOf } from '../../../core/speech/magic.ts';
import { encodeWav } from '../../../core/speech/wav.ts';
import {
  type FakeOpenAi,
  type Script,
  startFakeOpenAi,
} from '../../../scripts/local-telegram/recogniser/fake-openai.ts';

const apiKey = 'sk-secret-of-tests';
const bytes = encodeWav(new Float32Array(1600), 16_000);
const type = audioTypeOf(bytes);
if (!type) throw new Error('a WAV is a WAV');

let server: FakeOpenAi;
beforeAll(async () => {
  server = await startFakeOpenAi({ apiKey });
});
beforeEach(() => server.hear('כלב')); // kelev
afterAll(() => server.close());

const recogniser = (options: { key?: string; model?: string; path?: string; timeoutMs?: number } = {}) =>
  createOpenAiRecogniser({
    baseUrl: `${server.url}${options.path ?? ''}`,
    apiKey: options.key ?? apiKey,
    model: options.model ?? 'whisper-1',
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  });
const hear = (options?: Parameters<typeof recogniser>[0]) => recogniser(options).transcribe({ bytes, type });
async function failureOf(script: Script | undefined, options?: Parameters<typeof recogniser>[0]) {
  if (script) server.hear(script);
  const error: unknown = await hear(options).catch((cause: unknown) => cause);
  if (!(error instanceof DomainError)) throw new Error(`no refusal: ${JSON.stringify(error)}`);
  return error;
}

describe('a recording for an OpenAI-compatible recogniser', () => {
  it('goes as a named file in Hebrew, with the key in a header and no hint of the word', async () => {
    expect(await hear()).toMatchObject({ transcript: 'כלב', alternatives: [] });
    const request = server.requests.at(-1);
    expect(request?.authorization).toBe(`Bearer ${apiKey}`);
    expect(request?.file).toMatchObject({ name: 'word.wav', type: 'audio/wav' });
    expect(request?.file.bytes).toEqual(bytes);
    expect(request?.fields).toEqual({
      model: 'whisper-1',
      language: 'he',
      temperature: '0',
      response_format: 'verbose_json',
    });
  });

  it.each(['', '/', '/v1', '/v1/'])('finds its way from a base address that ends in «%s»', async (path) => {
    expect((await hear({ path })).transcript).toBe('כלב');
  });

  it("has the confidence of Whisper's segments, or of the tokens of a gpt model", async () => {
    expect(await hear()).toMatchObject({ confidence: Math.exp(-0.2), confidenceKind: 'logprob' });
    const gpt = await hear({ model: 'gpt-4o-mini-transcribe' });
    expect(gpt.confidenceKind).toBe('logprob');
    expect(gpt.confidence).toBeCloseTo(Math.exp(-0.1), 10);
    expect(server.requests.at(-1)?.fields).toMatchObject({
      response_format: 'json',
      'include[]': 'logprobs',
    });
  });

  it('has no confidence when the server tells nothing', async () => {
    server.hear({ garbage: '{"text":"כלב"}' });
    expect(await hear()).toMatchObject({ transcript: 'כלב', confidence: null, confidenceKind: 'none' });
  });

  it('in which nobody speaks is nothing heard, whatever was written', async () => {
    server.hear({ silence: 'תודה' });
    expect(await hear()).toMatchObject({ transcript: '', confidence: null });
    server.hear('');
    expect(await hear()).toMatchObject({ transcript: '', confidence: null });
  });

  it('is sent once more after a broken connection, and not a third time', async () => {
    server.hear({ drops: 1, says: 'כלב' });
    expect((await hear()).transcript).toBe('כלב');
    const error = await failureOf({ drops: 2, says: 'כלב' });
    expect([error.kind, error.code]).toEqual(['upstream', 'stt_openai']);
  });
});

describe('a recogniser that does not answer', () => {
  it.each([
    ['refuses the key', undefined, 'upstream', { key: 'sk-another' }],
    ['is broken', { refuses: 500 }, 'upstream', {}],
    ['gives no answer in time', { hangs: true }, 'upstream', { timeoutMs: 100 }],
    ['answers no JSON', { garbage: '<html>' }, 'upstream', {}],
    ['answers something else', { garbage: '{"ok":true}' }, 'upstream', {}],
    ['answers null', { garbage: 'null' }, 'upstream', {}],
  ] as const)('because it %s is told as %s', async (_, script, kind, options) => {
    const error = await failureOf(script, options);
    expect([error.kind, error.code]).toEqual([kind, 'stt_openai']);
  });

  it.each([429, 503] as const)('because it is busy (%d) asks to wait as long as it says', async (refuses) => {
    const told = await failureOf({ refuses, retryAfterSeconds: 17 });
    expect([told.kind, told.code, told.retryAfterSeconds]).toEqual(['unavailable', 'stt_openai', 17]);
    expect((await failureOf({ refuses })).retryAfterSeconds).toBe(5);
  });

  it('because the recording is broken blames the recording', async () => {
    const error = await failureOf({ refuses: 400 });
    expect([error.kind, error.code]).toEqual(['invalid', 'audio_unsupported']);
  });

  it('because whoever asks has no more time is told at once, and is not asked again', async () => {
    server.hear({ hangs: true });
    const before = server.requests.length;
    const began = performance.now();
    const error: unknown = await recogniser()
      .transcribe({ bytes, type }, AbortSignal.timeout(60))
      .catch((cause: unknown) => cause);
    expect(performance.now() - began).toBeLessThan(3000);
    expect(error).toMatchObject({ kind: 'upstream', code: 'stt_openai' });
    expect(String((error as DomainError).cause)).toContain('in the time that was left');
    expect(server.requests.length - before).toBeLessThanOrEqual(1);
  });

  it('because nobody is there is told without the address', async () => {
    const gone = await startFakeOpenAi();
    await gone.close();
    const error: unknown = await createOpenAiRecogniser({ baseUrl: gone.url, apiKey, model: 'whisper-1' })
      .transcribe({ bytes, type })
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({ kind: 'upstream', code: 'stt_openai' });
    expect(String((error as DomainError).cause)).toContain('ECONNREFUSED');
    expect(String((error as DomainError).cause)).not.toContain(gone.url);
  });

  it('never has the key or the words of its answer in what is logged', async () => {
    for (const script of [{ refuses: 401 }, { refuses: 500 }, { garbage: `"${apiKey}"` }] as const) {
      const error = await failureOf(script);
      expect(`${error.message} ${error.cause}`).not.toContain(apiKey);
    }
    const wrong = await failureOf(undefined, { key: 'sk-another' });
    expect(`${wrong.message} ${wrong.cause}`).not.toContain('sk-another');
  });
});
