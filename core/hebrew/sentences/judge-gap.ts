import { judgeTyped, type TypedJudgement } from '../answer.ts';
import { comparableHebrew } from '../comparable.ts';
import { answerReason, explained } from '../spelling/reason.ts';
import { type Gap, spellingsOf, type WordInSentences, wordInGap } from './gap.ts';
import { writtenWords } from './written-words.ts';

/**
 * Judges what was typed into a gap. What the other form of the sentence has there is right where the Russian does not
 * say who speaks or is spoken to, and a mistake with a name where it does. Another form of the word is a near miss, named
 * as such: the word is known. The particles before the gap may be typed too.
 */
export function judgeGap(
  typed: string,
  { answer, before, other }: Pick<Gap, 'answer' | 'before' | 'other'>,
  word: Omit<WordInSentences, 'examples'>,
): TypedJudgement {
  const given = comparableHebrew(typed);
  const asked = wordInGap({ answer }, word);
  const glued = writtenWords(/[א-ת]+$/.exec(before.plain)?.[0] ?? '').join('');
  if (glued !== '' && given === comparableHebrew(glued + answer.plain))
    return judgeTyped(answer.plain, asked);
  const judged = judgeTyped(typed, asked);
  if (judged.verdict !== 'near' && judged.verdict !== 'wrong') return judged;
  if (other) {
    const inOther = judgeTyped(typed, wordInGap(other, word));
    if (inOther.verdict === 'exact' || inOther.verdict === 'accepted') {
      return other.isStated
        ? { ...judged, verdict: 'near', ...explained(answerReason('otherGender')) }
        : inOther;
    }
  }
  const isOtherForm = [...spellingsOf(word)].some((form) => comparableHebrew(form) === given);
  return isOtherForm ? { ...judged, verdict: 'near', ...explained(answerReason('otherFormWanted')) } : judged;
}
