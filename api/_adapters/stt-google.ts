import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import type { Recognition, SttProvider } from '../../core/ports.ts';
import type { AudioType } from '../../core/speech/magic.ts';
import { askRecogniser, readAnswer, upstreamFailure } from './stt-request.ts';

const address = 'https://speech.googleapis.com/v1/speech:recognize';

const Answer = z.object({
  results: z
    .array(
      z.object({
        alternatives: z
          .array(z.object({ transcript: z.string().default(''), confidence: z.number().optional() }))
          .default([]),
      }),
    )
    .default([]),
});
const Refusal = z.object({ error: z.object({ message: z.string() }).partial() });

/** Opus of browsers is always at 48 kHz; a WAV states its own encoding and rate. */
const configs: Readonly<Partial<Record<AudioType['kind'], object>>> = {
  wav: {},
  webm: { encoding: 'WEBM_OPUS', sampleRateHertz: 48_000 },
  ogg: { encoding: 'OGG_OPUS', sampleRateHertz: 48_000 },
};

export type GoogleRecogniserOptions = { apiKey: string; timeoutMs?: number; fetch?: typeof fetch };

/**
 * Google's recogniser. It reads neither mp4 nor mp3. The key travels in a header and appears in no message.
 * Source: Cloud Speech-to-Text v1, speech:recognize; Hebrew is 'iw-IL' there.
 */
export function createGoogleRecogniser(options: GoogleRecogniserOptions): SttProvider {
  const { apiKey, timeoutMs = 8000, fetch: send = fetch } = options;
  return {
    id: 'google',
    accepts: ['wav', 'webm', 'ogg'],
    async transcribe({ bytes, type }, deadline) {
      const response = await askRecogniser('google', { send, address, timeoutMs, deadline }, () => ({
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
        body: JSON.stringify({
          config: {
            ...configs[type.kind],
            languageCode: 'iw-IL',
            maxAlternatives: 5,
            model: 'command_and_search',
          },
          audio: { content: Buffer.from(bytes).toString('base64') },
        }),
      }));
      const json = await readAnswer(response);
      if (!response.ok) throw refusal(response, json);
      const answer = Answer.safeParse(json);
      if (!answer.success) throw upstreamFailure('google', 'answered without results');
      return recognitionOf(answer.data);
    },
  };
}

function refusal(response: Response, json: unknown): DomainError {
  const message = Refusal.safeParse(json).data?.error.message ?? '';
  // A bad key is also a 400 here.
  if (response.status === 400 && /audio|encoding|sample.?rate|wav|header/i.test(message)) {
    return new DomainError('invalid', { code: 'audio_unsupported' });
  }
  return upstreamFailure('google', `answered ${response.status}`, response);
}

/** A recording with a pause in it comes in several results: their likeliest readings are joined into one text. */
function recognitionOf({ results }: z.output<typeof Answer>): Recognition {
  const spoken = results.filter(({ alternatives }) => alternatives.length > 0);
  const [only] = spoken;
  const likeliest = spoken.map(({ alternatives }) => alternatives[0]);
  const known = likeliest.map((one) => one?.confidence ?? 0);
  // Google sends zero for "not given".
  const isKnown = known.length > 0 && known.every((confidence) => confidence > 0);
  return {
    transcript: likeliest.map((one) => one?.transcript.trim() ?? '').join(' '),
    alternatives: spoken.length === 1 ? (only?.alternatives.slice(1).map((one) => one.transcript) ?? []) : [],
    confidence: isKnown ? Math.min(...known) : null,
    confidenceKind: isKnown ? 'provider' : 'none',
  };
}
