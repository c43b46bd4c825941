import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { toPhonemes } from '../../core/hebrew/phonemes.ts';
import type { SpokenWord } from '../../db/content/audio.ts';

/** Something that can say a word. */
export type Voice = {
  /** Stands in the index: with another name every word is rendered again. */
  name: string;
  /** What the voice is given for a word. */
  textFor(word: SpokenWord): string;
  /** Says the text of `textFor`; answers a WAV file of 16-bit PCM. */
  speak(text: string): Promise<Uint8Array>;
};

const run = promisify(execFile);

/** Words a minute: espeak-ng's usual 175 is too quick for a learner. */
const espeakRate = 130;

/**
 * The voice of the separate program espeak-ng, fed with phonemes: it cannot read niqqud itself. Throws with advice when
 * the program is missing.
 */
export function createEspeakVoice(program = 'espeak-ng'): Voice {
  return {
    name: `espeak-ng he ${espeakRate}`,
    textFor: (word) => toPhonemes(word.pronunciation, word.transcription),
    speak: async (text) => {
      const args = ['-v', 'he', '-s', `${espeakRate}`, '--stdout', `[[${text}]]`];
      try {
        const { stdout } = await run(program, args, {
          encoding: 'buffer',
          timeout: 20_000,
          maxBuffer: 8 * 2 ** 20,
        });
        return stdout;
      } catch (cause) {
        const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
        const advice = isMissing
          ? `the program ${program} is missing: install the package espeak-ng, or set GOOGLE_TTS_API_KEY`
          : `${program} failed on [[${text}]]`;
        throw new Error(advice, { cause });
      }
    },
  };
}

const googleUrl = 'https://texttospeech.googleapis.com/v1/text:synthesize';
const googleVoice = 'he-IL-Wavenet-A';
/** Share of the voice's natural speed. */
const googleRate = 0.85;
const googleTries = 3;

/**
 * Google's Hebrew voice, fed with pointed text so that homographs come out right. The key travels in a header and
 * stands in no message. Network failures, 429 and 5xx are tried three times; throws with the HTTP status otherwise.
 * Source: Cloud Text-to-Speech v1, text:synthesize.
 */
export function createGoogleVoice(apiKey: string, post: typeof fetch = fetch): Voice {
  const body = (text: string) =>
    JSON.stringify({
      input: { text },
      voice: { languageCode: 'he-IL', name: googleVoice },
      audioConfig: { audioEncoding: 'LINEAR16', sampleRateHertz: 24_000, speakingRate: googleRate },
    });
  const request = async (text: string): Promise<Response> => {
    for (let tries = 1; ; tries++) {
      try {
        const response = await post(googleUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
          body: body(text),
          signal: AbortSignal.timeout(20_000),
        });
        const isPassing = response.status === 429 || response.status >= 500;
        if (!isPassing || tries === googleTries) return response;
      } catch (cause) {
        if (tries === googleTries) throw new Error('Google text-to-speech cannot be reached', { cause });
      }
    }
  };
  return {
    name: `google ${googleVoice} ${googleRate}`,
    textFor: (word) => word.pronunciation,
    speak: async (text) => {
      const response = await request(text);
      if (!response.ok) throw new Error(`Google text-to-speech answered ${response.status}`);
      const answer: unknown = await response.json();
      const audio =
        typeof answer === 'object' && answer !== null && 'audioContent' in answer
          ? answer.audioContent
          : undefined;
      if (typeof audio !== 'string') throw new Error('Google text-to-speech answered without audio');
      return Buffer.from(audio, 'base64');
    },
  };
}
