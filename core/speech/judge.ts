import { isFormSynonym } from '../hebrew/known/form-synonyms.ts';
import { isSynonym } from '../hebrew/known/synonyms.ts';
import { answerTexts } from '../texts/lesson/answer.ts';
import { speechTexts } from '../texts/lesson/speech.ts';
import { isHallucination } from './hallucinations.ts';
import { foreign, readingsOf } from './said-words.ts';
import { plainLetters } from './sounds/heard.ts';
import { type ExpectedWord, type SaidWord, type SpellingTest, spellingTest } from './spelling.ts';
import { insideBrackets, isHesitation, tokensOf } from './transcript.ts';

export type { ExpectedWord } from './spelling.ts';

/** synonym: another word of the course with the same Russian, which is no attempt: the learner is asked for another one. */
export type Verdict = 'correct' | 'incorrect' | 'not-heard' | 'synonym';

export type Judgement = {
  verdict: Verdict;
  /** Incorrect by one letter, in a word of four letters or more. */
  almost: boolean;
  /** Text for the learner. */
  reason: string;
};

/** How many alternatives of the recogniser are considered; later ones are guesses. */
export const believedTranscripts = 3;
const almostFromLetters = 4;

/**
 * Judges whether the recogniser understood the expected word: this is about letters that sound alike, not about accent;
 * vowels and stress that are not written cannot be recovered from a transcript. The first three transcripts count, and
 * the best of them decides. Niqqud of the recogniser is believed: it tells one
 * word from another of the same letters. A known word is only the expected one when it sounds like it. Punctuation,
 * decoration, hesitation sounds and a word said twice do not matter; any other extra word does. Returns 'not-heard' for a transcript without Hebrew or numbers, or with only what recognisers make up for
 * silence.
 */
export function judge(input: { expected: ExpectedWord; transcripts: readonly string[] }): Judgement {
  const isSpelling = spellingTest(input.expected);
  const judgements = input.transcripts
    .slice(0, believedTranscripts)
    .map((transcript) => judgeOne(input.expected, isSpelling, transcript));
  const best =
    judgements.find(({ verdict }) => verdict === 'correct') ??
    judgements.find(({ verdict }) => verdict === 'synonym') ??
    judgements.find(({ almost }) => almost) ??
    judgements.find(({ verdict }) => verdict === 'incorrect');
  return best ?? notHeard;
}

const notHeard: Judgement = { verdict: 'not-heard', almost: false, reason: speechTexts.notHeard };
const correct: Judgement = { verdict: 'correct', almost: false, reason: speechTexts.correct };
const synonym: Judgement = { verdict: 'synonym', almost: false, reason: answerTexts.synonym };

function judgeOne(expected: ExpectedWord, isSpelling: SpellingTest, transcript: string): Judgement {
  const tokens = tokensOf(transcript);
  if (tokens.every(({ kind }) => kind === 'foreign')) {
    const words = readingsOf(tokensOf(insideBrackets(transcript)));
    return words.some((said) => isSaid(said, isSpelling)) ? correct : notHeard;
  }
  const readings = readingsOf(tokens);
  if (readings.some((words) => isSaid(words, isSpelling))) return correct;
  const spoken = readings.map((words) => words.filter(({ letters }) => !isHesitation(letters)));
  if (spoken.every((words) => words.length === 0) || isHallucination(transcript)) return notHeard;
  if (spoken.some((words) => isSaid(words, isSpelling))) return correct;
  if (spoken.some((words) => isSaid(words, synonymTest(expected)))) return synonym;
  return incorrect(expected, isSpelling, spoken[0] ?? []);
}

function synonymTest(expected: ExpectedWord): SpellingTest {
  return (said) => {
    const letters = said.map((word) => word.letters).join(' ');
    return !said.includes(foreign) && (isSynonym(letters, expected) || isFormSynonym(letters, expected));
  };
}

/** True if the words are the expected one, or several repeats of it. Spaces do not matter. */
function isSaid(words: readonly SaidWord[], isSpelling: SpellingTest): boolean {
  return words.some((_, index) => {
    const size = index + 1;
    if (words.length % size !== 0) return false;
    return chunksOf(words, size).every((chunk) => isSpelling(chunk));
  });
}

function chunksOf(words: readonly SaidWord[], size: number): SaidWord[][] {
  return Array.from({ length: words.length / size }, (_, at) => words.slice(at * size, (at + 1) * size));
}

function incorrect(expected: ExpectedWord, isSpelling: SpellingTest, words: readonly SaidWord[]): Judgement {
  const said = words.map(({ letters }) => letters).join('');
  const letters = plainLetters(expected.hebrew.replace(/[^א-ת]/gu, ''));
  const almost = letters.length >= almostFromLetters && isOneLetterAway(plainLetters(said), letters);
  const { hints } = speechTexts;
  const hint = isInside(words, isSpelling)
    ? hints.extraWords
    : said.startsWith('ה') && isSpelling([{ letters: said.slice(1) }])
      ? hints.article
      : almost
        ? hints.almost
        : hints.otherWord;
  return { verdict: 'incorrect', almost, reason: `${speechTexts.wrong} ${hint}` };
}

/** True if the expected word was said among others. */
function isInside(words: readonly SaidWord[], isSpelling: SpellingTest): boolean {
  return words.some((_, from) => words.some((__, to) => to >= from && isSpelling(words.slice(from, to + 1))));
}

/** True for one letter added, missing or changed. */
function isOneLetterAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  const tail = (text: string, skipped: number) => text.slice(start + skipped);
  if (a.length === b.length) return tail(a, 1) === tail(b, 1);
  return a.length > b.length ? tail(a, 1) === tail(b, 0) : tail(a, 0) === tail(b, 1);
}
