import { comparableHebrew } from '../hebrew/comparable.ts';
import { type Random, shuffled } from '../random.ts';
import { correctAnswerOf, type Option, type QuizWord } from './question.ts';
import { optionsPerChoice, type QuestionType, questionKinds } from './question-types.ts';

/** Words from outside the lesson, nearest first; used only where the lesson has too few. */
export type Distractors = {
  /** Other words of the lesson's subsection. */
  subsection: readonly QuizWord[];
  /** Other words of the course that the learner may open. */
  course: readonly QuizWord[];
};

/**
 * Returns the options of a choice about `word`, shuffled: the answer and up to three distractors, from the lesson
 * first. Fewer only when no more words can be distinguished from the answer and from each other.
 */
export function optionsFor<W extends QuizWord>(
  word: W,
  type: QuestionType,
  { words, distractors, random }: { words: readonly W[]; distractors: Distractors; random: Random },
): Option<W>[] {
  const chosen: (W | QuizWord)[] = [word];
  for (const tier of [words, distractors.subsection, distractors.course]) {
    for (const candidate of shuffled<W | QuizWord>(tier, random)) {
      if (chosen.length === optionsPerChoice) break;
      if (!chosen.some((other) => areAlike(other, candidate, type))) chosen.push(candidate);
    }
  }
  return shuffled(chosen, random).map((one) => ({ text: correctAnswerOf(one, type), word: one }));
}

/** True if every word of the lesson has three distractors within the lesson, whatever the question. */
export function isEnoughForOptions(words: readonly QuizWord[]): boolean {
  const telling = words.filter((word, place) =>
    words.every(
      (other, at) =>
        at === place || !(areAlike(word, other, 'listening') || areAlike(word, other, 'reading')),
    ),
  );
  return telling.length === words.length && words.length >= optionsPerChoice;
}

/**
 * True if the two cannot both be options of one question: same Hebrew or same meaning, where both would be right; when
 * the word is heard, the same sound; when its reading is asked for, the same reading.
 */
export function areAlike(a: QuizWord, b: QuizWord, type: QuestionType): boolean {
  if (shareOne(spellingsOf(a), spellingsOf(b)) || shareOne(meaningsOf(a), meaningsOf(b))) return true;
  const { shows, options } = questionKinds[type];
  const isBySound = shows.includes('sound') || options === 'transcription';
  return isBySound && readingOf(a) === readingOf(b);
}

function spellingsOf({ hebrew, variants }: QuizWord): string[] {
  return [hebrew, ...variants].map(comparableHebrew);
}

/** A gloss may hold several meanings: 'мир, привет' and 'привет' would both be right. */
function meaningsOf({ russian }: QuizWord): string[] {
  return russian
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[,;]/)
    .map((meaning) => meaning.replace(/\s+/g, ' ').trim())
    .filter((meaning) => meaning !== '');
}

/** How a word sounds, for comparing options: stress, э or е and soft signs make no difference. */
function readingOf({ transcription, hebrew }: QuizWord): string {
  const reading = transcription
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0301'’ʼьъ]/g, '')
    .replaceAll('э', 'е')
    .replace(/[\s-]+/g, ' ')
    .trim();
  return reading === '' ? comparableHebrew(hebrew) : reading;
}

function shareOne(a: readonly string[], b: readonly string[]): boolean {
  return a.some((text) => b.includes(text));
}
