import { answerTexts } from '../../texts/lesson/answer.ts';
import { judgeTyped, type TypedJudgement } from '../answer.ts';
import { comparableHebrew } from '../comparable.ts';
import { type Gap, spellingsOf, type WordInSentences, wordInGap } from './gap.ts';
import { writtenWords } from './written-words.ts';

/**
 * Judges what was typed into a gap. Another form of the word is a near miss, named as such: the word is known. The
 * particles before the gap may be typed too.
 */
export function judgeGap(
  typed: string,
  { answer, before }: Pick<Gap, 'answer' | 'before'>,
  word: Omit<WordInSentences, 'examples'>,
): TypedJudgement {
  const given = comparableHebrew(typed);
  const asked = wordInGap({ answer }, word);
  const glued = writtenWords(/[א-ת]+$/.exec(before.plain)?.[0] ?? '').join('');
  if (glued !== '' && given === comparableHebrew(glued + answer.plain))
    return judgeTyped(answer.plain, asked);
  const judged = judgeTyped(typed, asked);
  if (judged.verdict !== 'near' && judged.verdict !== 'wrong') return judged;
  const isOtherForm = [...spellingsOf(word)].some((form) => comparableHebrew(form) === given);
  return isOtherForm ? { ...judged, verdict: 'near', reason: answerTexts.otherFormWanted } : judged;
}
