import type { RulePair } from '../../core/rules/content.ts';
import { splitMarks } from '../../core/rules/marks.ts';
import type { SoundOf } from '../course/sentences.ts';
import type { StoredRulePair } from '../schema/rules.ts';

/** The pairs with the sounds of their right lines, as they are stored: their brackets stay, no voice is given them. */
export const storedPairs = (pairs: readonly RulePair[], soundOf: SoundOf): StoredRulePair[] =>
  pairs.map(({ right: { pronunciation, transcription, russian }, other }) => {
    const audioHash = soundOf({ pronunciation: splitMarks(pronunciation).text, transcription }) ?? null;
    return { right: { pronunciation, transcription, russian, audioHash }, other };
  });
