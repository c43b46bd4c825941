import { DomainError } from '../../core/errors.ts';
import type { SpokenText, SttProvider, TtsProvider } from '../../core/ports.ts';

export type FakeVoice = TtsProvider & {
  /** What it has been given, in order. */
  said: string[];
  /** What it answers from now on; 'fine' unless told. */
  mood: 'fine' | 'broken' | 'missing' | 'busy';
  /** Lets a busy voice finish. */
  finish(): void;
};

/** A voice whose sounds say what they are: 'robot says אבא'. It knows everything, or only what `knows` gives. */
export function createFakeVoice(id: string, knows = ({ hebrew }: SpokenText) => hebrew): FakeVoice {
  let waiting: (() => void)[] = [];
  const voice: FakeVoice = {
    id,
    name: `${id} of tests`,
    said: [],
    mood: 'fine',
    textFor: knows,
    async speak(text) {
      voice.said.push(text);
      if (voice.mood === 'broken') throw new DomainError('upstream', { code: `tts_${id}` });
      if (voice.mood === 'missing') throw new DomainError('unavailable', { code: `tts_${id}` });
      if (voice.mood === 'busy') await new Promise<void>((resolve) => waiting.push(resolve));
      return { bytes: Buffer.from(`${id} says ${text}`), mime: 'audio/mpeg' };
    },
    finish() {
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
  return voice;
}

/** A recogniser that hears what it is told, or throws it. */
export function createFakeRecogniser(
  hears: string | Error = 'שלום',
): SttProvider & { hears: string | Error } {
  const recogniser: SttProvider & { hears: string | Error } = {
    id: 'fake',
    accepts: ['webm', 'mp4', 'ogg', 'wav', 'mp3'],
    hears,
    async transcribe() {
      if (recogniser.hears instanceof Error) throw recogniser.hears;
      return { transcript: recogniser.hears, alternatives: [], confidence: null, confidenceKind: 'none' };
    },
  };
  return recogniser;
}
