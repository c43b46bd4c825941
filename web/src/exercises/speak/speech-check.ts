import type { ExpectedWord, Judgement } from '../../../../core/speech/judge.ts';
import type { Recognition, SpeechApi } from '../../lib/audio/speech-api.ts';
import { toWav } from '../../lib/audio/take-wav.ts';

/** From a recording to a verdict. */
export type SpeechCheck = {
  /** False when the server has no recogniser. */
  isConfigured(): boolean;
  /** Never rejects, unless the signal aborts. */
  recognise(take: Blob, signal: AbortSignal): Promise<Recognition>;
  /** Fetches the judge once; after a failure the next call tries again. */
  judge(expected: ExpectedWord, transcripts: readonly string[]): Promise<Judgement>;
  /** Fetches the judge ahead of the first word. */
  prepare(): void;
};

/** Keeps the judge and its lists out of the page until the speaking step is near. */
export function createSpeechCheck(api: SpeechApi, convert = toWav): SpeechCheck {
  let loading: Promise<typeof import('../../../../core/speech/judge.ts')> | undefined;

  function load() {
    loading ??= import('../../../../core/speech/judge.ts').catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return {
    isConfigured: api.isConfigured,
    recognise: async (take, signal) => api.recognise(await convert(take), signal),
    judge: async (expected, transcripts) => (await load()).judge({ expected, transcripts }),
    prepare: () => void load().catch(() => {}),
  };
}
