import { DomainError } from '../errors.ts';
import type { Recognition, SttProvider } from '../ports.ts';
import type { SpeechAccount } from './budget.ts';
import { isHallucination } from './hallucinations.ts';
import type { AudioType } from './magic.ts';
import { measureSound } from './measure/measure.ts';
import { tokensOf } from './transcript.ts';

/** Larger than fifteen seconds of anything a browser records, WAV included. */
export const maxRecordingBytes = 1_048_576;
export const maxRecordingMs = 15_000;

const nothingHeard: Recognition = {
  transcript: '',
  alternatives: [],
  confidence: null,
  confidenceKind: 'none',
};

/** A recording whose samples or packets were counted. */
type MeasuredRecording = { bytes: Uint8Array; type: AudioType; ms: number };

/**
 * Checks a recording before it may cost anything: its size, its container, and its length as counted from its own
 * samples or packets. Throws DomainError 'invalid' (audio_empty, audio_unsupported, audio_unmeasured) and 'too-large'
 * (audio_too_large, audio_too_long).
 */
function measureRecording(bytes: Uint8Array, accepts: SttProvider['accepts']): MeasuredRecording {
  if (bytes.length === 0) throw new DomainError('invalid', { code: 'audio_empty' });
  if (bytes.length > maxRecordingBytes) throw new DomainError('too-large', { code: 'audio_too_large' });
  const sound = measureSound(bytes);
  if (!sound.ok) throw new DomainError('invalid', { code: `audio_${sound.reason}` });
  if (!accepts.includes(sound.type.kind)) throw new DomainError('invalid', { code: 'audio_unsupported' });
  if (sound.ms > maxRecordingMs) throw new DomainError('too-large', { code: 'audio_too_long' });
  return sound;
}

/**
 * Recognises what was said in a recording of a word, for the mini-app and the chat: measured, then paid for, then sent.
 * Silence, and what recognisers make up for it, give an empty transcript. Throws what `measureRecording`, the account and
 * the recogniser throw.
 */
export async function recogniseRecording(
  provider: SttProvider,
  bytes: Uint8Array,
  { account, deadline }: { account: SpeechAccount; deadline?: AbortSignal },
): Promise<Recognition> {
  const recording = measureRecording(bytes, provider.accepts);
  await account.spend(recording.ms);
  const heard = await provider.transcribe(recording, deadline).catch(async (error: unknown) => {
    const isUnheard = error instanceof DomainError && error.kind === 'unavailable';
    // Best effort: the failure of the recogniser is what the caller must learn.
    if (isUnheard) await account.giveBack(recording.ms).catch(() => undefined);
    throw error;
  });
  const transcript = heard.transcript.trim();
  if (!isSpeech(transcript)) return nothingHeard;
  return { ...heard, transcript, alternatives: heard.alternatives.filter(isSpeech) };
}

const isSpeech = (transcript: string): boolean =>
  tokensOf(transcript).length > 0 && !isHallucination(transcript);
