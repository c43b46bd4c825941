import { describe, expect, it } from 'vitest';
import { createHttp } from '../../../../web/src/lib/api/http.ts';
import { createSpeechApi } from '../../../../web/src/lib/audio/speech-api.ts';

type Call = { url: string; init: RequestInit };

/** A server that answers as told, in turn; an Error is a lost connection. */
function speechApi(answers: (Response | Error)[], token: string | null = 'secret') {
  const calls: Call[] = [];
  const fake = async (url: unknown, init: RequestInit = {}) => {
    calls.push({ url: String(url), init });
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer left');
    return answer;
  };
  const fetch = fake as typeof globalThis.fetch;
  const later = (ms: number, run: () => void) => {
    if (ms < 5000) run();
    return () => {};
  };
  return { api: createSpeechApi({ http: createHttp({ fetch, later }), token: () => token }), calls };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const heard = (data: object) =>
  json({ status: 'success', data: { confidence: null, confidenceKind: 'none', alternatives: [], ...data } });
const refused = (status: number, code: string) => json({ status: 'error', code, message: 'Нет' }, status);
const take = new Blob(['recording'], { type: 'audio/mp4' });

describe('sending a recording', () => {
  it('is a form with one file of the true type, and the token', async () => {
    const { api, calls } = speechApi([heard({ transcript: 'שלום' })]); // shalom
    expect(await api.recognise(take)).toEqual({ type: 'recognised', transcripts: ['שלום'] });
    const { url, init } = calls[0] as Call;
    expect([url, init.method]).toEqual(['/api/stt', 'POST']);
    expect(init.headers).toEqual({ accept: 'application/json', authorization: 'Bearer secret' });
    const file = (init.body as FormData).get('file') as File;
    expect([file.name, file.type]).toEqual(['take.mp4', 'audio/mp4']);
  });

  it('brings what else it could have been', async () => {
    const { api } = speechApi([heard({ transcript: 'לא', alternatives: ['לו', 'לא'] })]); // lo, lo
    expect(await api.recognise(take)).toEqual({ type: 'recognised', transcripts: ['לא', 'לו'] });
  });

  it.each(['speech_spent', 'speech_spent_address', 'speech_spent_total'])(
    'says in the words of the server that the budget of the day is spent: %s',
    async (code) => {
      const { api } = speechApi([refused(429, code)]);
      expect(await api.recognise(take)).toEqual({ type: 'spent', text: 'Нет' });
      expect(api.isConfigured()).toBe(true);
    },
  );

  it('remembers that there is no recogniser', async () => {
    const { api } = speechApi([refused(503, 'stt_not_configured')]);
    expect(api.isConfigured()).toBe(true);
    expect(await api.recognise(take)).toEqual({ type: 'not-configured' });
    expect(api.isConfigured()).toBe(false);
  });

  it.each([
    [refused(502, 'stt_failed'), 'STT 502'],
    [refused(429, 'too_many_requests'), 'STT 429'],
    [new Response('<html>'), 'Invalid JSON response from STT'],
  ])('says what went wrong: %#', async (answer, detail) => {
    const { api } = speechApi([answer]);
    expect(await api.recognise(take)).toEqual({ type: 'unrecognised', detail });
    expect(api.isConfigured()).toBe(true);
  });

  it('tries a lost connection once more, and then says so', async () => {
    const lost = new TypeError('failed to fetch');
    const { api, calls } = speechApi([lost, lost]);
    expect(await api.recognise(take)).toEqual({ type: 'unrecognised', detail: 'нет связи' });
    expect(calls).toHaveLength(2);
  });

  it('is given up with the step', async () => {
    const { api } = speechApi([]);
    await expect(api.recognise(take, AbortSignal.abort('left'))).rejects.toBe('left');
  });
});

describe("the server's voice", () => {
  it('says a Hebrew text', async () => {
    const { api, calls } = speechApi([new Response('sound')]);
    expect(await (await api.voice('שָׁלוֹם')).text()).toBe('sound');
    expect(new URL(calls[0]?.url ?? '', 'http://a').searchParams.get('text')).toBe('שָׁלוֹם');
    expect(calls[0]?.init.headers).toMatchObject({ authorization: 'Bearer secret' });
  });

  it('is asked for again after a lost connection, three times at most', async () => {
    const lost = new TypeError('failed to fetch');
    const { api } = speechApi([lost, lost, lost, new Response('sound')]);
    expect(await (await api.voice('שלום')).text()).toBe('sound'); // shalom
    const { api: cutOff, calls } = speechApi([lost, lost, lost, lost, new Response('sound')]);
    await expect(cutOff.voice('שלום')).rejects.toThrow('Нет соединения');
    expect(calls).toHaveLength(4);
  });

  it('is not asked for again after a refusal', async () => {
    const { api, calls } = speechApi([refused(503, 'tts_failed')]);
    await expect(api.voice('שלום')).rejects.toMatchObject({ status: 503, code: 'tts_failed' });
    expect(calls).toHaveLength(1);
  });
});
