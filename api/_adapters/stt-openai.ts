import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import type { Recognition, SttProvider } from '../../core/ports.ts';
import { askRecogniser, readAnswer, upstreamFailure } from './stt-request.ts';

const Segment = z.object({ avg_logprob: z.number(), no_speech_prob: z.number() });
const Answer = z.object({
  text: z.string(),
  segments: z.array(Segment.partial()).nullish(),
  logprobs: z.array(z.object({ token: z.string(), logprob: z.number() })).nullish(),
});
const Refusal = z.object({
  error: z.object({ message: z.string(), param: z.string().nullish() }).partial(),
});

export type OpenAiRecogniserOptions = {
  /** With or without the trailing '/v1'. */
  baseUrl: string;
  /** A self-hosted server may need none. */
  apiKey: string | undefined;
  model: string;
  timeoutMs?: number;
  fetch?: typeof fetch;
};

/**
 * Any server that speaks OpenAI's audio protocol (OpenAI, Groq, speaches, gateways). The file is sent under a name with
 * the right extension, because such servers rely on it. No hint of the expected word is given, because noise would then
 * be transcribed as that word.
 * Source: OpenAI API reference, POST /v1/audio/transcriptions.
 */
export function createOpenAiRecogniser(options: OpenAiRecogniserOptions): SttProvider {
  const { apiKey, model, timeoutMs = 8000, fetch: send = fetch } = options;
  const address = `${options.baseUrl.replace(/(\/v1)?\/*$/, '')}/v1/audio/transcriptions`;
  // Models of the gpt family give the probability of each token, Whisper models of each segment.
  const isGpt = model.startsWith('gpt-');
  return {
    id: 'openai',
    accepts: ['webm', 'mp4', 'ogg', 'wav', 'mp3'],
    async transcribe({ bytes, type }, deadline) {
      const body = () => {
        const form = new FormData();
        form.append(
          'file',
          new Blob([Uint8Array.from(bytes)], { type: type.mime }),
          `word.${type.extension}`,
        );
        form.append('model', model);
        form.append('language', 'he');
        form.append('temperature', '0');
        form.append('response_format', isGpt ? 'json' : 'verbose_json');
        if (isGpt) form.append('include[]', 'logprobs');
        return form;
      };
      const response = await askRecogniser('openai', { send, address, timeoutMs, deadline }, () => ({
        method: 'POST',
        headers: new Headers(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        body: body(),
      }));
      const json = await readAnswer(response);
      if (!response.ok) throw refusal(response, json);
      const answer = Answer.safeParse(json);
      if (!answer.success) throw upstreamFailure('openai', 'answered without a transcript');
      return recognitionOf(answer.data);
    },
  };
}

/** The recording is at fault when the server says so; everything else is a fault of the server or of ours. */
function refusal(response: Response, json: unknown): DomainError {
  const { error } = Refusal.safeParse(json).data ?? { error: {} };
  const isAboutFile = error.param === 'file' || /audio|file|format|decod/i.test(error.message ?? '');
  if ([400, 415, 422].includes(response.status) && isAboutFile) {
    return new DomainError('invalid', { code: 'audio_unsupported' });
  }
  return upstreamFailure('openai', `answered ${response.status}`, response);
}

/** Whisper's own threshold for a segment without speech. */
const noSpeechAbove = 0.6;
const unsureBelow = -1;

function recognitionOf({ text, segments, logprobs }: z.output<typeof Answer>): Recognition {
  const whole = segments?.flatMap((segment) => Segment.safeParse(segment).data ?? []) ?? [];
  const isSilence =
    whole.length > 0 &&
    whole.every((one) => one.no_speech_prob > noSpeechAbove && one.avg_logprob < unsureBelow);
  if (isSilence) return { transcript: '', alternatives: [], confidence: null, confidenceKind: 'none' };
  const spoken = logprobs?.filter(({ token }) => /\p{L}|\p{N}/u.test(token)).map((one) => one.logprob) ?? [];
  const known = spoken.length > 0 ? spoken : whole.map((one) => one.avg_logprob);
  const confidence = known.length === 0 ? null : probability(known);
  return {
    transcript: text,
    alternatives: [],
    confidence,
    confidenceKind: confidence === null ? 'none' : 'logprob',
  };
}

/** Mean probability of tokens from their logarithms: geometric, 0 to 1. */
function probability(logprobs: readonly number[]): number {
  const mean = logprobs.reduce((sum, logprob) => sum + logprob, 0) / logprobs.length;
  return Math.min(1, Math.exp(mean));
}
