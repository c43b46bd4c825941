import { comparableHebrew } from '../hebrew/comparable.ts';
import type { SpokenText } from '../ports.ts';

/**
 * The greeting used in the settings to try the voice: shalom, ma nishma. Voices read it correctly without niqqud, or by
 * its transcription.
 */
export const testPhrase: SpokenText = {
  hebrew: 'שלום, מה נשמע?',
  pronunciation: '',
  transcription: 'шало́м, ма нишма́?',
};

/** True for the greeting of the settings, with or without niqqud. */
export function isTestPhrase(text: string): boolean {
  return comparableHebrew(text) === comparableHebrew(testPhrase.hebrew);
}
