import { createQuiz } from '../../../core/quiz/create-quiz.ts';
import type { Distractors } from '../../../core/quiz/options.ts';
import type { Question, QuizWord } from '../../../core/quiz/question.ts';

/** Ten words of a lesson: hebrew, transcription, meaning. */
const lesson = [
  ['שלום', 'шало́м', 'мир'],
  ['אימא', 'и́ма', 'мама'],
  ['אבא', 'а́ба', 'папа'],
  ['כלב', 'кэ́лев', 'собака'],
  ['חתול', 'хату́ль', 'кошка'],
  ['בית', 'ба́ит', 'дом'],
  ['ספר', 'сэ́фер', 'книга'],
  ['שולחן', 'шулха́н', 'стол'],
  ['לחם', 'лэ́хем', 'хлеб'],
  ['מים', 'ма́им', 'вода'],
] as const;

/** Words of other lessons, with what may trouble a choice: a homograph, a homophone, a synonym. */
const others = [
  ['ספר', 'сапа́р', 'парикмахер'],
  ['עימא', 'и́ма', 'звучит как мама'],
  ['פת', 'пат', 'хлеб, ломоть'],
  ['ילד', 'йе́лед', 'мальчик'],
  ['ילדה', 'ялда́', 'девочка'],
  ['יום', 'йом', 'день'],
  ['לילה', 'ла́йла', 'ночь'],
  ['חלב', 'хала́в', 'молоко'],
] as const;

const wordOf =
  (firstId: number) =>
  ([hebrew, transcription, russian]: readonly [string, string, string], place: number): QuizWord => ({
    id: firstId + place,
    hebrew,
    pronunciation: hebrew,
    transcription,
    russian,
    variants: [],
  });

/** The first words of the lesson; ids from 1. */
export const wordsOf = (count: number): QuizWord[] => lesson.slice(0, count).map(wordOf(1));

/** Ids from 101. */
export const otherWords: QuizWord[] = others.map(wordOf(101));

export const nobody: Distractors = { subsection: [], course: [] };
export const around: Distractors = { subsection: otherWords.slice(0, 4), course: otherWords.slice(4) };

export const quizOf = (count: number, seed = 1, voice = true): Question[] =>
  createQuiz({ words: wordsOf(count), distractors: around, seed, voice });
