import { normaliseTyped } from '../hebrew/typing.ts';
import type { SpokenText } from '../ports.ts';

/**
 * The greeting by which the settings let a learner hear the voice: shalom, ma nishma. Voices read it rightly without
 * niqqud, or by its transcription.
 */
export const testPhrase: SpokenText = {
  hebrew: 'שלום, מה נשמע?',
  pronunciation: '',
  transcription: 'шало́м, ма нишма́?',
};

/** True for the greeting of the settings, with or without niqqud. */
export function isTestPhrase(text: string): boolean {
  return normaliseTyped(text) === testPhrase.hebrew;
}
