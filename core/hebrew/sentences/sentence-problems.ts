import type { SentenceContent } from '../../lesson/content.ts';
import { otherFormOf } from '../../lesson/sentences/sentence-forms.ts';
import { error, type Problem } from '../check/finding.ts';
import { russianProblems } from '../check/plain-text.ts';
import { spokenEProblems } from '../check/spoken-e.ts';
import { hasNiqqud, stripNiqqud } from '../niqqud.ts';
import { heardWords, writtenWords } from './written-words.ts';

/** Written words of a sentence. */
const minSentenceWords = 2;
const maxSentenceWords = 12;

/**
 * What is wrong in a sentence alone: its signs, niqqud on every word, its length, its Russian; the same in its other
 * form, and whether it is another one.
 */
export const sentenceProblems = (sentence: SentenceContent): Problem[] => [
  ...formProblems(sentence),
  ...otherFormProblems(sentence),
];

function otherFormProblems(sentence: SentenceContent): Problem[] {
  const { feminine, masculine } = sentence;
  const other = otherFormOf(sentence);
  if (!other) return [];
  const problems = formProblems(other);
  if (feminine && masculine) problems.push(error('sentence-forms', 'one other form at most'));
  if (otherFormOf(other)) problems.push(error('sentence-forms', 'the other form has no form of its own'));
  if (other.pronunciation === sentence.pronunciation) {
    problems.push(error('sentence-forms', `both forms are ${other.pronunciation}`));
  }
  return problems;
}

function formProblems({ hebrew, pronunciation, transcription, russian }: SentenceContent): Problem[] {
  const problems = russianProblems(russian);
  const letters = stripNiqqud(pronunciation);
  if (letters !== hebrew) {
    problems.push(error('sentence-letters', `without points it is ${letters}`, hebrew));
  }
  const bare = writtenWords(pronunciation).find((word) => !hasNiqqud(word));
  if (bare) problems.push({ ...error('sentence-pointed', `${bare} has no niqqud`), written: bare });
  const foreign = /[^א-ת\s.,!?:;"׳״'…—–-]/u.exec(hebrew)?.[0];
  if (foreign) problems.push(error('sentence-signs', `'${foreign}' does not belong in a sentence`));
  if (!/[.!?…]$/.test(hebrew)) problems.push(error('sentence-end', 'a sentence ends in a full stop, ! or ?'));
  const words = writtenWords(hebrew);
  if (words.length < minSentenceWords || words.length > maxSentenceWords) {
    const why = `${words.length} words: want ${minSentenceWords} to ${maxSentenceWords}`;
    problems.push(error('sentence-length', why));
  }
  if (heardWords(transcription).length !== words.length) {
    problems.push(error('sentence-heard', 'as many words in the transcription as in the sentence'));
  }
  problems.push(...spokenEProblems(pronunciation, transcription));
  return problems;
}
