import { DomainError } from '../errors.ts';
import type { Recognition, SttProvider } from '../ports.ts';
import { isHallucination } from './hallucinations.ts';
import { audioTypeOf, recordingMs } from './magic.ts';
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

/**
 * Recognises what was said in a recording of a word, for the mini-app and the chat. The type is detected from the
 * bytes. Silence, and what recognisers make up for it, give an empty transcript. Throws DomainError 'invalid'
 * (audio_empty, audio_unsupported), 'too-large' (audio_too_large, audio_too_long), and what the recogniser throws.
 */
export async function recogniseRecording(
  provider: SttProvider,
  bytes: Uint8Array,
  deadline?: AbortSignal,
): Promise<Recognition> {
  if (bytes.length === 0) throw new DomainError('invalid', { code: 'audio_empty' });
  if (bytes.length > maxRecordingBytes) throw new DomainError('too-large', { code: 'audio_too_large' });
  const type = audioTypeOf(bytes);
  if (!type || !provider.accepts.includes(type.kind)) {
    throw new DomainError('invalid', { code: 'audio_unsupported' });
  }
  if ((recordingMs(bytes) ?? 0) > maxRecordingMs)
    throw new DomainError('too-large', { code: 'audio_too_long' });
  const heard = await provider.transcribe({ bytes, type }, deadline);
  const transcript = heard.transcript.trim();
  if (!isSpeech(transcript)) return nothingHeard;
  return { ...heard, transcript, alternatives: heard.alternatives.filter(isSpeech) };
}

const isSpeech = (transcript: string): boolean =>
  tokensOf(transcript).length > 0 && !isHallucination(transcript);
