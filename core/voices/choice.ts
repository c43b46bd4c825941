import { digestOf } from '../text/digest.ts';
import type { VoiceGender } from './recording.ts';
import type { VoiceSource } from './source.ts';

/** Whose voice a learner wants to hear. */
const voiceChoices = ['any', 'female', 'male'] as const;
export type VoiceChoice = (typeof voiceChoices)[number];

/** A published recording of an item. */
export type HumanVoice = { hash: string; speakerId: number; gender: VoiceGender };

/** What a synthesised voice says of an item; `speakerId` is the id of the voice. */
export type SyntheticVoice = HumanVoice & { name: string };

const genderOf: Readonly<Record<VoiceChoice, VoiceGender | undefined>> = {
  any: undefined,
  female: 'f',
  male: 'm',
};

/** Whose voice says something that only a woman, or only a man, says of themselves: the listener's own choice comes first. */
export const choiceFor = (choice: VoiceChoice, spokenBy: VoiceGender | undefined): VoiceChoice =>
  choice === 'any' && spokenBy ? (spokenBy === 'f' ? 'female' : 'male') : choice;

/**
 * Chooses among the published recordings of one item; undefined when there is none. Somebody of the other gender is
 * better than a machine. Of several speakers the key of the item decides, so that a lesson has different voices and the
 * same word always the same one. `unlike` is a speaker who was heard before: another one is taken where there is one.
 */
export function chooseVoice<V extends HumanVoice>(
  voices: readonly V[],
  { choice, key, unlike }: { choice: VoiceChoice; key: string; unlike?: number | undefined },
): V | undefined {
  const gender = genderOf[choice];
  const wanted = preferred(voices, (voice) => gender === undefined || voice.gender === gender);
  const fresh = preferred(wanted, ({ speakerId }) => speakerId !== unlike);
  const ordered = [...fresh].sort((a, b) => a.speakerId - b.speakerId);
  return ordered[digestOf(key) % Math.max(1, ordered.length)];
}

/**
 * True when a published voice is heard in place of the sound that is stored with a word. An uploaded sound is a
 * person's, too: synthesised voices and Google's replace only what the embedded ones say.
 */
export const isHeardFirst = (published: VoiceSource, isUploaded: boolean): boolean =>
  published === 'human' || !isUploaded;

/** Those that fit; all of them where none does. */
function preferred<V>(voices: readonly V[], fits: (voice: V) => boolean): readonly V[] {
  const fitting = voices.filter(fits);
  return fitting.length > 0 ? fitting : voices;
}
