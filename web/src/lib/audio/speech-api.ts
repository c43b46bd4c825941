import type { RecordingEvent } from '../../../../core/speech/recording.ts';
import { sttTexts as texts } from '../../../../core/texts/lesson/listening.ts';
import { throwIfAborted } from '../api/aborted.ts';
import { ApiError, type Http } from '../api/http.ts';
import type { Services } from '../services.ts';

/** The server's result for a recording. `detail` is SPEC's short text, e.g. 'STT 502'. */
export type Recognition = Extract<
  RecordingEvent,
  { type: 'recognised' | 'not-configured' | 'unrecognised' | 'spent' }
>;

export type SpeechApi = {
  /** False once the server has reported that it has no recogniser: there is no point in sending more. */
  isConfigured(): boolean;
  /** Sends a recording with its true type. Never rejects, unless the signal aborts. */
  recognise(take: Blob, signal?: AbortSignal): Promise<Recognition>;
  /** The server's voice for a Hebrew text, with SPEC's retries of a lost connection. Rejects when it has none. */
  voice(text: string, signal?: AbortSignal): Promise<Blob>;
};

export type SpeechApiPorts = {
  http: Http;
  token: () => string | null;
};

/** The learner is waiting: one more try, not SPEC's three. */
const retries = 1;

export function createSpeechApi({ http, token }: SpeechApiPorts): SpeechApi {
  let configured = true;
  return {
    isConfigured: () => configured,
    async recognise(take, signal) {
      const form = new FormData();
      form.append('file', new File([take], `take.${extensionOf(take.type)}`, { type: take.type }));
      try {
        const { transcript, alternatives } = await http.request('POST /stt', {
          form,
          retries,
          token: token(),
          ...(signal && { signal }),
        });
        return { type: 'recognised', transcripts: [...new Set([transcript, ...alternatives])] };
      } catch (error) {
        throwIfAborted(signal);
        if (!(error instanceof ApiError)) return { type: 'unrecognised', detail: texts.unreachable };
        if (error.code === 'stt_not_configured') {
          configured = false;
          return { type: 'not-configured' };
        }
        if (error.code.startsWith('speech_spent')) return { type: 'spent', text: error.message };
        const unreadable = error.code === 'bad_response';
        return {
          type: 'unrecognised',
          detail: unreadable ? texts.unreadable : texts.status(error.status),
        };
      }
    },
    voice: (text, signal) =>
      http.blob('GET /google-tts', {
        query: { text, lang: 'he-IL' },
        token: token(),
        ...(signal && { signal }),
      }),
  };
}

function extensionOf(type: string): string {
  return /^audio\/(?:x-)?(\w+)/.exec(type)?.[1] ?? 'webm';
}

/** One per page: what it has learned about the server's recogniser is valid until the page is closed. */
export const createPageSpeech = ({ http, session }: Services) =>
  createSpeechApi({ http, token: session.token });
