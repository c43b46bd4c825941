import { createHash } from 'node:crypto';
import { describeFailure } from '../../../bot/services/failures.ts';
import { DomainError } from '../../../core/errors.ts';
import type { Clock, Log, SpokenText, Store, TtsProvider } from '../../../core/ports.ts';
import type { VoiceGender } from '../../../core/voices/recording.ts';
import type { Db } from '../../../db/connection/client.ts';
import { findSpeech, keepSpeech, type StoredSound } from '../../../db/course/audio.ts';
import { type Counting, limitCalls } from '../../_call.ts';

/** The voices, and what they have said already. */
export type Speaking = Counting & { db: Db; voices: readonly TtsProvider[]; localStore: Store };

/** Where what a voice has said is kept. */
type Saying = { db: Db; clock: Clock; log: Log };

/** Remembers which voice has failed. */
type VoiceFailures = { localStore: Store; log: Log };

/** A sound and its origin: 'stored', or the voice that has just made it. */
export type Speech = StoredSound & { provider: string };

/** New sounds are made once for the whole course: nobody needs this many per minute. */
const makingLimit = { name: 'tts-making', calls: 30, windowSeconds: 60 };
/** A voice that failed is skipped for this long if there is another one. */
const restSeconds = 60;

type Candidate = { voice: TtsProvider; text: string; key: string };

/**
 * The sound of a text: what the best voice has made before, otherwise what the first voice that can makes now, which is
 * then kept. Of two voices of a kind the one of `gender` comes first. `who` is counted against the limit when something
 * has to be made. Throws 'upstream' or 'unavailable' tts_failed, 'limit'.
 */
export async function speechOf(
  deps: Speaking,
  spoken: SpokenText,
  { who, gender = 'm' }: { who: string; gender?: VoiceGender | undefined },
): Promise<Speech> {
  const voices = deps.voices.flatMap((voice) =>
    gender === 'f' && voice.woman ? [voice.woman, voice] : [voice],
  );
  const candidates = voices.flatMap((voice) => candidateOf(voice, spoken));
  const stored = await findSpeech(
    deps.db,
    candidates.map(({ key }) => key),
  );
  let isCounted = false;
  let wasReached = false;
  for (const [at, candidate] of candidates.entries()) {
    const sound = stored.get(candidate.key);
    if (sound) return { ...sound, provider: 'stored' };
    const isLast = at === candidates.length - 1;
    if (!isLast && (await isResting(deps.localStore, candidate.voice))) continue;
    if (!isCounted) await limitCalls(deps, makingLimit, who);
    isCounted = true;
    try {
      return await make(deps, candidate);
    } catch (cause) {
      wasReached ||= !(cause instanceof DomainError && cause.kind === 'unavailable');
      await noteFailure(deps, candidate.voice, cause);
    }
  }
  throw new DomainError(wasReached ? 'upstream' : 'unavailable', {
    code: 'tts_failed',
    detail: 'All TTS providers failed',
  });
}

function candidateOf(voice: TtsProvider, spoken: SpokenText): Candidate[] {
  const text = voice.textFor(spoken).normalize('NFC').trim();
  return text === '' ? [] : [{ voice, text, key: hashOf(`${voice.name}\n${text}`) }];
}

const hashOf = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 32);

async function make(deps: Saying, { voice, text, key }: Candidate): Promise<Speech> {
  const { bytes, mime } = await voice.speak(text);
  const sound = { hash: hashOf(bytes), bytes, mime };
  // A sound that could not be kept is still a sound.
  await keepSpeech(deps.db, { ...sound, key, provider: voice.id }, deps.clock()).catch((cause: unknown) =>
    deps.log('warn', 'speech-not-kept', { provider: voice.id, cause: describeFailure(cause) }),
  );
  return { ...sound, provider: voice.id };
}

const restKey = (voice: TtsProvider): string => `tts-rests:${voice.name}`;

async function isResting(localStore: Store, voice: TtsProvider): Promise<boolean> {
  return (await localStore.get(restKey(voice))) !== undefined;
}

async function noteFailure(deps: VoiceFailures, voice: TtsProvider, cause: unknown): Promise<void> {
  const reason = cause instanceof DomainError ? (cause.cause ?? cause) : cause;
  deps.log('warn', 'voice-failed', { provider: voice.id, cause: describeFailure(reason) });
  await deps.localStore.set(restKey(voice), true, { expirySeconds: restSeconds });
}
