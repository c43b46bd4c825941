import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenAiRecogniser } from '../../../../api/_adapters/stt-openai.ts';
import { DomainError } from '../../../../core/errors.ts';
import { maxRecordingBytes } from '../../../../core/speech/recognise.ts';
import { encodeWav } from '../../../../core/speech/wav.ts';
import { speechSpending } from '../../../../db/schema/index.ts';
import { startFakeOpenAi } from '../../../../scripts/local-telegram/recogniser/fake-openai.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createFakeRecogniser } from '../../../support/fake-voice.ts';
import { createLearner, type Learner } from '../../../support/learners.ts';
import { mp3Frame, mp3Of, oggOf, opus120, pcmWavOf, repeated } from '../../../support/sound-files.ts';

const key = 'POST /stt';
const wav = (seconds: number) => encodeWav(new Float32Array(16_000 * seconds), 16_000);
const recogniser = createFakeRecogniser();
let backend: TestBackend;
let learner: Learner;
let tests = 0;

beforeAll(async () => {
  backend = await openTestBackend({ recogniser });
});
afterAll(() => backend.close());
beforeEach(async () => {
  tests += 1;
  learner = await createLearner(backend, tests);
  recogniser.hears = 'שלום';
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
});

function formOf(bytes: Uint8Array<ArrayBuffer>, { field = 'file', type = 'audio/webm' } = {}): FormData {
  const form = new FormData();
  form.append(field, new Blob([bytes], { type }), 'take.webm');
  return form;
}

type From = { token?: string | undefined; address?: string; home?: TestBackend };
/** As a browser sends a form: one body of bytes with its boundary in the header. */
async function send(form: FormData, { token, address = `address ${tests}`, home = backend }: From = {}) {
  const packed = new Request('http://mila.test', { method: 'POST', body: form });
  return home.send(key, {
    token,
    address,
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    body: new Uint8Array(await packed.arrayBuffer()),
  });
}
const told = async (response: Response) => {
  const { code, message } = (await response.json()) as { code: string; message: string };
  return { status: response.status, code, message };
};

describe('a recording', () => {
  it('comes back as text, in the envelope and as SPEC reads it', async () => {
    const response = await send(formOf(wav(1)), { token: learner.token });
    const heard = { transcript: 'שלום', confidence: null, confidenceKind: 'none', alternatives: [] };
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'success', data: heard, ...heard },
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('may come without a token', async () => {
    expect((await send(formOf(wav(1)))).status).toBe(200);
  });

  it('goes to a real server of the OpenAI protocol under its true type', async () => {
    const server = await startFakeOpenAi({ apiKey: 'key', hears: 'כלב' });
    const real = await openTestBackend({
      recogniser: createOpenAiRecogniser({ baseUrl: server.url, apiKey: 'key', model: 'whisper-1' }),
    });
    const response = await send(formOf(wav(1), { type: 'audio/webm' }), { home: real });
    expect(await response.json()).toMatchObject({ data: { transcript: 'כלב', confidenceKind: 'logprob' } });
    expect(server.requests[0]?.file).toMatchObject({ name: 'word.wav', type: 'audio/wav' });
    await server.close();
    await real.close();
  });

  it.each(['', '  ', '...', '♪', 'תודה על הצפייה', 'כתוביות על ידי דוד'])(
    'in which nobody spoke, heard as «%s», has an empty transcript',
    async (hears) => {
      recogniser.hears = hears;
      const response = await send(formOf(wav(1)));
      expect(await response.json()).toMatchObject({
        data: { transcript: '', confidence: null, alternatives: [] },
      });
    },
  );

  it('leaves nothing in the database', async () => {
    const count = async () => {
      const { rows } = (await backend.db.execute(
        'select (select count(*) from audio_blobs) + (select count(*) from uploads) as count',
      )) as unknown as { rows: unknown[] };
      return rows;
    };
    const before = await count();
    await send(formOf(wav(1)), { token: learner.token });
    expect(await count()).toEqual(before);
  });
});

describe('what is no recording', () => {
  it.each([
    ['is missing', () => new FormData()],
    ['has another name', () => formOf(wav(1), { field: 'audio' })],
  ])('because the file %s: 400 with the field', async (_, form) => {
    const response = await send(form());
    expect([response.status, await response.json()]).toMatchObject([400, { field: 'file' }]);
  });

  it('because the body is none: 400', async () => {
    for (const [type, body] of [
      ['application/json', '{"file":1}'],
      ['multipart/form-data', 'no boundary'],
      ['multipart/form-data; boundary=x', '--x\r\nbroken'],
      ['multipart/form-data; boundary=x', ''],
    ] as const) {
      const response = await backend.send(key, {
        headers: { 'content-type': type },
        body,
        address: `${type}${body}`,
      });
      expect([type, body, response.status]).toEqual([type, body, 400]);
    }
  });

  it.each([
    ['empty', new Uint8Array(0), 400, 'audio_empty'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0), 400, 'audio_unsupported'],
    ['longer than 15 seconds', wav(16), 413, 'audio_too_long'],
    [
      'an hour that says it is half a second',
      oggOf(repeated(opus120, 30_000), { position: 24_000 }),
      413,
      'audio_too_long',
    ],
    [
      'half a minute with a false byte rate',
      pcmWavOf(30_000, { byteRate: 32_000_000 }),
      413,
      'audio_too_long',
    ],
    [
      'of no length that can be counted',
      mp3Of(mp3Frame(), Uint8Array.of(1, 2, 3, 4)),
      400,
      'audio_unmeasured',
    ],
    ['larger than a megabyte', new Uint8Array(maxRecordingBytes + 1), 413, 'audio_too_large'],
  ])('because it is %s', async (_, bytes, status, code) => {
    const before = recogniser.asked;
    const answer = await told(await send(formOf(bytes)));
    expect(answer).toMatchObject({ status, code, message: expect.stringMatching(/^[А-Я]/) });
    expect(recogniser.asked).toBe(before);
  });

  it('because it never ends: reading stops at the limit, whatever length was declared', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const response = await backend.send(key, {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
    });
    expect(await told(response)).toMatchObject({ status: 413, code: 'audio_too_large' });
    expect(sent).toBeLessThan(3_000_000);
  });
});

describe('the budget of the day', () => {
  const spentOf = async (home: TestBackend) => (await home.call('GET /health')).speech;

  it('is spent by the second, of what was counted: then the learner is told, and others go on', async () => {
    const speechBudget = { learnerSeconds: 20, addressSeconds: 100, totalSeconds: 200 };
    const home = await openTestBackend({ recogniser, speechBudget });
    const [one, other] = [await createLearner(home, 1), await createLearner(home, 2)];
    const ask = (token: string | undefined) => send(formOf(wav(10)), { token, home });
    expect((await ask(one.token)).status).toBe(200);
    expect((await ask(one.token)).status).toBe(200);
    const before = recogniser.asked;
    const refused = await ask(one.token);
    expect(refused.headers.get('retry-after')).toMatch(/^\d{4,5}$/);
    expect(await told(refused)).toMatchObject({
      status: 429,
      code: 'speech_spent',
      message: expect.stringContaining('завтра проверка вернётся'),
    });
    expect(recogniser.asked).toBe(before);
    expect((await ask(other.token)).status).toBe(200);
    expect(await spentOf(home)).toEqual({ state: 'on', spent_seconds: 30, daily_seconds: 200 });
    await home.close();
  });

  it('is also that of the address and of all, strangers included', async () => {
    const speechBudget = { learnerSeconds: 20, addressSeconds: 20, totalSeconds: 30 };
    const home = await openTestBackend({ recogniser, speechBudget });
    const ask = async (address: string) => (await told(await send(formOf(wav(10)), { home, address }))).code;
    expect([await ask('a'), await ask('a'), await ask('a')]).toEqual([
      undefined,
      undefined,
      'speech_spent_address',
    ]);
    expect([await ask('b'), await ask('b')]).toEqual([undefined, 'speech_spent_total']);
    expect(await spentOf(home)).toMatchObject({ state: 'spent', spent_seconds: 30 });
    await home.close();
  });

  it('is not touched by what is refused, nor by a recogniser that was too busy to hear', async () => {
    const home = await openTestBackend({ recogniser });
    await send(formOf(wav(16)), { home });
    recogniser.hears = new DomainError('unavailable', { code: 'stt_openai' });
    await send(formOf(wav(10)), { home });
    expect(await spentOf(home)).toMatchObject({ spent_seconds: 0 });
    recogniser.hears = new DomainError('upstream', { code: 'stt_openai' });
    await send(formOf(wav(10)), { home }); // it may have heard
    expect(await spentOf(home)).toMatchObject({ spent_seconds: 10 });
    await home.close();
  });

  it('keeps no address', async () => {
    const address = '203.0.113.77';
    await send(formOf(wav(1)), { address });
    expect(JSON.stringify(await backend.db.select().from(speechSpending))).not.toContain(address);
  });
});

describe('a recogniser', () => {
  it('that is not there is named, so that the page can offer another way', async () => {
    const poor = await openTestBackend();
    expect(await told(await send(formOf(wav(1)), { home: poor }))).toMatchObject({
      status: 503,
      code: 'stt_not_configured',
    });
    await poor.close();
  });

  it.each([
    [
      new DomainError('upstream', { code: 'stt_openai', cause: new Error('answered 500') }),
      502,
      'stt_openai',
    ],
    [new DomainError('unavailable', { code: 'stt_google', retryAfterSeconds: 9 }), 503, 'stt_google'],
    [new DomainError('invalid', { code: 'audio_unsupported' }), 400, 'audio_unsupported'],
  ])('that fails is told with the name of the service: %s', async (failure, status, code) => {
    recogniser.hears = failure;
    const response = await send(formOf(wav(1)));
    expect(await told(response)).toMatchObject({ status, code, message: expect.stringMatching(/^[А-Я]/) });
    expect(response.headers.get('retry-after')).toBe(code === 'stt_google' ? '9' : null);
  });

  it('is not for sale: a stranger has five recordings a minute and forty a day', async () => {
    const ask = async () => (await send(formOf(wav(1)), { address: 'stranger' })).status;
    for (let minute = 0; minute < 8; minute++) {
      const statuses = [];
      for (let call = 0; call < 6; call++) statuses.push(await ask());
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
    }
    expect(await ask()).toBe(429);
    expect((await send(formOf(wav(1)), { token: learner.token, address: 'stranger' })).status).toBe(200);
    backend.clock.now = new Date(backend.clock.now.getTime() + 86_400_000);
    expect(await ask()).toBe(200);
  });

  it('hears a learner forty times a minute, wherever he is', async () => {
    const statuses = [];
    for (let call = 0; call < 41; call++) {
      statuses.push((await send(formOf(wav(1)), { token: learner.token, address: `place ${call}` })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses[40]).toBe(429);
  });
});
