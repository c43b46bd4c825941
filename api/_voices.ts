import type { TtsProvider } from '../core/ports.ts';
import { type Watch, withRestingVoice } from './_adapters/breakers.ts';
import { createEspeakVoice, withTrimmedWav } from './_adapters/tts-espeak.ts';
import { createGoogleVoice } from './_adapters/tts-google.ts';
import type { Env } from './_env.ts';

/**
 * The voices in the order in which they are tried: Google's if there is a key, then the embedded one. Each rests when it
 * fails.
 */
export function createVoices(env: Pick<Env, 'GOOGLE_TTS_API_KEY'>, watch: Watch): TtsProvider[] {
  const apiKey = env.GOOGLE_TTS_API_KEY;
  const voices = [...(apiKey ? [createGoogleVoice({ apiKey })] : []), withTrimmedWav(createEspeakVoice())];
  return voices.map((voice) => withSharedWork(withRestingVoice(voice, watch)));
}

/** Thirty learners who open a new word at once share one piece of work. */
export function withSharedWork(voice: TtsProvider): TtsProvider {
  const running = new Map<string, ReturnType<TtsProvider['speak']>>();
  return {
    ...voice,
    speak(text) {
      const begun = running.get(text) ?? voice.speak(text).finally(() => running.delete(text));
      running.set(text, begun);
      return begun;
    },
  };
}
