import {
  bestOf,
  type ExpectedLine,
  judgeWords,
  type LineJudgement,
  nothingHeard,
  type SaysLetters,
} from '../dialogues/judge-words.ts';
import { isFormSynonym } from '../hebrew/known/form-synonyms.ts';
import { isSynonym } from '../hebrew/known/synonyms.ts';
import { isHallucination } from './hallucinations.ts';
import { believedTranscripts } from './judge.ts';
import { foreign, readingsOf } from './said-words.ts';
import { spellingTest } from './spelling.ts';
import { insideBrackets, isHesitation, tokensOf } from './transcript.ts';

export type { ExpectedLine, LineJudgement, LineVerdict } from '../dialogues/judge-words.ts';

/**
 * Judges whether what matters in a line of a dialogue was said: all parts of its pattern, or of another one of it, in any
 * order and among other words. Words may be written as recognisers do (`spellingTest`), be another word of the course
 * with the same meaning, and stand behind particles. A negation, a question word, another person or a longer number that
 * makes another line of it is not right, nor is a negation that is said of another word than in the line. The first
 * three transcripts count, and the best of them decides. Returns 'not-heard' for transcripts without a Hebrew word or a
 * number, and for what recognisers make up for silence.
 */
export function judgeLine({
  transcripts,
  ...line
}: ExpectedLine & { transcripts: readonly string[] }): LineJudgement {
  const judgements = transcripts
    .slice(0, believedTranscripts)
    .map((transcript) => judgeOne(transcript, line));
  return bestOf(judgements.filter(({ verdict }) => verdict !== 'not-heard'));
}

function judgeOne(transcript: string, line: ExpectedLine): LineJudgement {
  const outside = tokensOf(transcript);
  const isRemark = outside.every(({ kind }) => kind === 'foreign');
  const readings = readingsOf(isRemark ? tokensOf(insideBrackets(transcript)) : outside).map((words) =>
    words.filter(({ letters }) => letters === particle || !isHesitation(letters)),
  );
  const isSilent = readings.every((words) => words.every((word) => word === foreign));
  return isSilent || isHallucination(transcript) ? nothingHeard : judgeWords(readings, line, spokenAs);
}

/** Written apart from its word, as some recognisers do; of a single word it would be a hesitation. */
const particle = 'מ';

const spokenAs: SaysLetters = (asked) => {
  const isSpelling = spellingTest(asked);
  return (said) => {
    if (said.includes(foreign)) return false;
    const letters = said.map((word) => word.letters).join(' ');
    return isSpelling(said) || isSynonym(letters, asked) || isFormSynonym(letters, asked);
  };
};
