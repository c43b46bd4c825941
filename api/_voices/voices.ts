import type { TtsProvider } from '../../core/ports.ts';
import { noTelemetry } from '../../core/service/telemetry.ts';
import { type Watch, withRestingVoice } from '../_adapters/breakers.ts';
import { createEspeakVoice, createEspeakWoman, withTrimmedWav } from '../_adapters/tts-espeak.ts';
import { createGoogleVoice } from '../_adapters/tts-google.ts';
import type { Env } from '../_env.ts';
import { tracedVoice } from '../_telemetry/traced-voices.ts';

/**
 * The voices in the order in which they are tried: Google's if there is a key, then the embedded one, a man's with a
 * woman's beside it. Each rests when it fails.
 */
export function createVoices(env: Pick<Env, 'GOOGLE_TTS_API_KEY'>, watch: Watch): TtsProvider[] {
  const apiKey = env.GOOGLE_TTS_API_KEY;
  const tracer = watch.telemetry ?? noTelemetry;
  const steadied = (voice: TtsProvider) =>
    withSharedWork(withRestingVoice(tracedVoice(voice, tracer), watch));
  const woman = steadied(withTrimmedWav(createEspeakWoman()));
  const embedded = { ...steadied(withTrimmedWav(createEspeakVoice())), woman };
  return apiKey ? [steadied(createGoogleVoice({ apiKey })), embedded] : [embedded];
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
