import { readFileSync } from 'node:fs';
import type { ResponseData } from '../../core/contracts/endpoints.ts';
import { unpackTemplates } from '../../core/handwriting/packed.ts';
import { boxOf } from '../../core/handwriting/polyline.ts';
import type { Guides } from '../../core/handwriting/shapes.ts';
import { type Drawing, lettersToDraw, packedStroke, type QuizAnswer } from '../../core/quiz/answers.ts';
import { createQuiz } from '../../core/quiz/create-quiz.ts';
import type { GivenAnswer } from '../../core/quiz/grade.ts';
import type { Question } from '../../core/quiz/question.ts';
import { questionKinds } from '../../core/quiz/question-types.ts';

/** The lines of the mini-app's canvas. */
export const guides: Guides = { top: 90, baseline: 169, bottom: 209 };

const unpacked = unpackTemplates(
  readFileSync(new URL('../../web/public/handwriting/templates.bin', import.meta.url)),
);

/** A letter as the model font has it, drawn between the guide lines: a true drawing of it. */
export function drawingOf(letter: string): Drawing {
  const samples = unpacked.ok ? unpacked.templates[letter]?.samples : undefined;
  const sample = samples?.find(({ source, placement }) => source === 'font:noto-sans-hebrew' && placement);
  if (!sample?.placement) throw new Error(`no model of ${letter}`);
  const { top, bottom } = sample.placement;
  const box = boxOf(sample.strokes);
  const line = guides.baseline - guides.top;
  const scale = ((bottom - top) * line) / box.height;
  return sample.strokes.map((stroke) =>
    packedStroke(
      stroke.map(({ x, y }, i) => ({
        x: 100 + (x - box.left) * scale,
        y: guides.top + top * line + (y - box.top) * scale,
        pressure: 0.5,
        timestamp: i * 10,
      })),
    ),
  );
}

const anotherLetter = (letter: string) => (letter === 'ש' ? 'ל' : 'ש');

/** The answer of somebody who knows the word. */
export function rightAnswer(question: Question): QuizAnswer {
  switch (questionKinds[question.type].answer) {
    case 'speech':
      return { kind: 'speech', attempts: [[question.word.hebrew]] };
    case 'drawing':
      return {
        kind: 'drawing',
        guides,
        letters: lettersToDraw(question.word).map((letter) => [drawingOf(letter)]),
      };
    default:
      return { kind: 'text', text: question.correctAnswer };
  }
}

/** The answer of somebody who does not: another option or word, the first letter drawn as another one twice. */
export function wrongAnswer(question: Question): QuizAnswer {
  switch (questionKinds[question.type].answer) {
    case 'choice': {
      const other = question.options.find(({ text }) => text !== question.correctAnswer);
      if (!other) throw new Error('the question has no wrong option');
      return { kind: 'text', text: other.text };
    }
    case 'text':
      return { kind: 'text', text: 'טעות' }; // taut, "mistake"
    case 'speech':
      return { kind: 'speech', attempts: [['טעות'], ['טעות']] };
    case 'drawing': {
      const other = drawingOf(anotherLetter(lettersToDraw(question.word)[0] ?? ''));
      return { kind: 'drawing', guides, letters: [[other, other]] };
    }
  }
}

/** The questions of a started quiz as the phone makes them. */
export const questionsOf = (quiz: ResponseData<'POST /quiz/start'>): Question[] => createQuiz(quiz);

/** Answers all questions rightly, but those that `others` answers otherwise; null leaves one out. */
export function play(
  questions: readonly Question[],
  others: Readonly<Record<number, (question: Question) => QuizAnswer | null>> = {},
): GivenAnswer[] {
  return questions.flatMap((question) => {
    const answer = (others[question.index] ?? rightAnswer)(question);
    return answer ? [{ ...answer, index: question.index }] : [];
  });
}

/** `answer` at each of the indexes. */
export function at(
  indexes: readonly number[],
  answer: (question: Question) => QuizAnswer | null,
): Record<number, (question: Question) => QuizAnswer | null> {
  return Object.fromEntries(indexes.map((index) => [index, answer]));
}
