import { DomainError } from '../../core/errors.ts';
import type { SpokenText, SttProvider, TtsProvider } from '../../core/ports.ts';

export type FakeVoice = TtsProvider & {
  /** The texts it was given, in order. */
  said: string[];
  /** How it behaves from now on; 'fine' by default. */
  mood: 'fine' | 'broken' | 'missing' | 'busy';
  /** Texts that it never says, whatever its mood. */
  cannotSay: readonly string[];
  /** Lets a busy voice finish. */
  finish(): void;
};

/** A voice whose sounds say what they are: 'robot says אבא'. It knows every word, or only what `knows` returns. */
export function createFakeVoice(id: string, knows = ({ hebrew }: SpokenText) => hebrew): FakeVoice {
  let waiting: (() => void)[] = [];
  const voice: FakeVoice = {
    id,
    name: `${id} of tests`,
    said: [],
    mood: 'fine',
    cannotSay: [],
    textFor: knows,
    async speak(text) {
      voice.said.push(text);
      if (voice.mood === 'broken' || voice.cannotSay.includes(text))
        throw new DomainError('upstream', { code: `tts_${id}` });
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

/** `asked` counts the recordings that reached it. */
export type FakeRecogniser = SttProvider & { hears: string | Error; asked: number };

/** A recogniser that returns, or throws, the given outcome. */
export function createFakeRecogniser(hears: string | Error = 'שלום'): FakeRecogniser {
  const recogniser: FakeRecogniser = {
    id: 'fake',
    accepts: ['webm', 'mp4', 'ogg', 'wav', 'mp3'],
    hears,
    asked: 0,
    async transcribe() {
      recogniser.asked += 1;
      if (recogniser.hears instanceof Error) throw recogniser.hears;
      return { transcript: recogniser.hears, alternatives: [], confidence: null, confidenceKind: 'none' };
    },
  };
  return recogniser;
}
