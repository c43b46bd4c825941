import { type Breaker, createBreaker, ServiceRests } from '../../core/breaker.ts';
import { DomainError } from '../../core/errors.ts';
import type { Clock, Log, SttProvider, TtsProvider } from '../../core/ports.ts';
import type { Tracer } from '../../core/service/telemetry.ts';
import { isTelegramFailure } from './telegram/call.ts';

/** What a breaker needs of the process. */
export type Watch = { clock: Clock; log: Log; telemetry?: Tracer | undefined };

/** A call to Telegram may take six seconds: two of them are enough. */
const restingTelegram = { failuresInARow: 2, restMs: 2000, longestRestMs: 30_000 };
/** A voice or a recogniser may take eight seconds, and fails now and then. */
const restingVoice = { failuresInARow: 3, restMs: 5000, longestRestMs: 60_000 };

export function createTelegramBreaker({ clock, log }: Watch): Breaker {
  return createBreaker({ ...restingTelegram, service: 'telegram', clock, log, isFailure: isTelegramFailure });
}

/** A recogniser that fails three times in a row rests: 'unavailable' with its own code, at once. */
export function withRestingRecogniser(provider: SttProvider, watch: Watch): SttProvider {
  const code = `stt_${provider.id}`;
  const breaker = voiceBreaker(code, watch);
  return {
    ...provider,
    transcribe: (...recording) => breaker.call(() => provider.transcribe(...recording)).catch(resting(code)),
  };
}

/** The same for a voice. */
export function withRestingVoice(voice: TtsProvider, watch: Watch): TtsProvider {
  const code = `tts_${voice.id}`;
  const breaker = voiceBreaker(code, watch);
  return { ...voice, speak: (text) => breaker.call(() => voice.speak(text)).catch(resting(code)) };
}

function voiceBreaker(service: string, { clock, log }: Watch): Breaker {
  return createBreaker({ ...restingVoice, service, clock, log, isFailure: isServiceFailure });
}

/** What the caller did wrong is no failure of the service. */
function isServiceFailure(error: unknown): boolean {
  return !(error instanceof DomainError) || error.kind === 'upstream' || error.kind === 'unavailable';
}

function resting(code: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ServiceRests)) throw error;
    const { retryAfterSeconds } = error;
    throw new DomainError('unavailable', { code, retryAfterSeconds, cause: error });
  };
}
