import { describe, expect, it } from 'vitest';
import { createEspeakVoice, createGoogleVoice } from '../../../scripts/render-audio/voice.ts';

const shalom = { pronunciation: 'שָׁלוֹם', transcription: 'шало́м' };
const key = 'secret-key';

/** A Google that answers with these responses in turn and remembers what it was asked. */
function fakeGoogle(...answers: (Response | Error)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const post: typeof fetch = async (url, init = {}) => {
    asked.push({ url: String(url), init });
    const answer = answers[asked.length - 1] ?? new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, post };
}
const spoken = () => Response.json({ audioContent: Buffer.from('RIFF').toString('base64') });

describe('the voice of Google', () => {
  it('is given the pointed word, with the key in a header and not in the address', async () => {
    const { asked, post } = fakeGoogle(spoken());
    const voice = createGoogleVoice(key, post);
    expect(Buffer.from(await voice.speak(voice.textFor(shalom))).toString()).toBe('RIFF');
    expect(asked[0]?.url).not.toContain(key);
    expect(new Headers(asked[0]?.init.headers).get('x-goog-api-key')).toBe(key);
    const body = JSON.parse(String(asked[0]?.init.body));
    expect(body.input.text).toBe('שָׁלוֹם');
    expect(body.voice.languageCode).toBe('he-IL');
  });

  it('is asked again after a passing failure, three times at most', async () => {
    const busy = () => new Response('', { status: 503 });
    const twice = fakeGoogle(busy(), new Error('reset'), spoken());
    await expect(createGoogleVoice(key, twice.post).speak('לֹא')).resolves.toBeDefined();
    const always = fakeGoogle(busy(), busy(), busy(), spoken());
    await expect(createGoogleVoice(key, always.post).speak('לֹא')).rejects.toThrow('answered 503');
    expect(always.asked).toHaveLength(3);
    const gone = fakeGoogle(new Error('x'), new Error('x'), new Error('x'), spoken());
    await expect(createGoogleVoice(key, gone.post).speak('לֹא')).rejects.toThrow('cannot be reached');
  });

  it('refuses a bad key at once and keeps it out of the message', async () => {
    const { asked, post } = fakeGoogle(new Response(`bad key ${key}`, { status: 403 }));
    const error = await createGoogleVoice(key, post).speak('לֹא').catch(String);
    expect(error).toContain('403');
    expect(error).not.toContain(key);
    expect(asked).toHaveLength(1);
  });

  it('refuses an answer without audio', async () => {
    const { post } = fakeGoogle(Response.json({ nothing: true }));
    await expect(createGoogleVoice(key, post).speak('לֹא')).rejects.toThrow('without audio');
  });
});

describe('the embedded voice', () => {
  it('is given phonemes', () => {
    expect(createEspeakVoice().textFor(shalom)).toBe("Sal'om");
  });

  it('says what to install when the program is missing', async () => {
    const voice = createEspeakVoice('no-such-espeak');
    await expect(voice.speak("Sal'om")).rejects.toThrow('install the package espeak-ng');
  });
});
