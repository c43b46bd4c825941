import { describe, expect, it } from 'vitest';
import {
  answerLimits,
  boundedText,
  boundedTranscripts,
  isPossible,
  isSpeechRight,
  isTextRight,
  lettersToDraw,
  packedStroke,
  type QuizAnswer,
  strokeOf,
} from '../../../core/quiz/answers.ts';
import type { Question } from '../../../core/quiz/question.ts';
import type { QuestionType } from '../../../core/quiz/question-types.ts';
import { quizOf } from './quiz-words.ts';

describe('what is sent', () => {
  it('of a text is cut to its limit, without what the wire refuses', () => {
    expect(boundedText('шалом', 5)).toBe('шалом');
    expect(boundedText('шалом', 4)).toBe('шало');
    expect(boundedText('a\0b\ud83dc\0', 9)).toBe('abc');
    expect(boundedText('😀', 2)).toBe('😀');
  });

  it('of transcripts are the first three, each cut to its limit', () => {
    const long = 'א'.repeat(answerLimits.transcriptLength + 1);
    expect(boundedTranscripts(['א', long, 'ב', 'ג'])).toEqual(['א', long.slice(1), 'ב']);
  });

  it('of a word are its letters without spaces', () => {
    expect(lettersToDraw({ hebrew: 'תל אביב' })).toEqual([...'תלאביב']);
  });

  it('of a stroke are tenths of a pixel, and it is drawn again from them', () => {
    const point = (x: number, y: number) => ({ x, y, pressure: 0.9, timestamp: 7 });
    expect(packedStroke([point(1.26, 2), point(-3.04, 4.5)])).toEqual([13, 20, -30, 45]);
    expect(strokeOf([13, 20, -30, 45, 99])).toEqual([
      { x: 1.3, y: 2, pressure: 0.5, timestamp: 0 },
      { x: -3, y: 4.5, pressure: 0.5, timestamp: 10 },
    ]);
  });

  it.each([299, 300, 301, 600])(
    'of a stroke of %i points are its both ends and at most 300 between',
    (count) => {
      const stroke = Array.from({ length: count }, (_, x) => ({ x, y: 2 * x, pressure: 0.5, timestamp: x }));
      const points = strokeOf(packedStroke(stroke)).map(({ x, y }) => [x, y]);
      expect(points).toHaveLength(Math.min(300, count));
      expect([points[0], points.at(-1)]).toEqual([
        [0, 0],
        [count - 1, 2 * (count - 1)],
      ]);
      if (count <= 300) expect(points).toEqual(stroke.map(({ x, y }) => [x, y]));
    },
  );
});

describe('an answer', () => {
  const questions = [...quizOf(10, 11, true), ...quizOf(10, 11, false)];
  const first = (type: QuestionType): Question => {
    const question = questions.find((one) => one.type === type);
    if (!question) throw new Error(`no ${type}`);
    return question;
  };
  const guides = { top: 90, baseline: 169, bottom: 209 };
  const word = first('handwriting').word;
  const drawings = lettersToDraw(word).map(() => [[[0, 0]]]);
  const drawing = (over: Partial<QuizAnswer & { kind: 'drawing' }> = {}): QuizAnswer => ({
    ...{ kind: 'drawing', guides, letters: drawings },
    ...over,
  });
  const speech = (count: number): QuizAnswer => ({ kind: 'speech', attempts: Array(count).fill(['א']) });
  const text: QuizAnswer = { kind: 'text', text: 'שלום' };

  it.each<[QuestionType, string, QuizAnswer, boolean]>([
    ['hebrew-russian', 'a skip', { kind: 'skip' }, true],
    ['hebrew-russian', 'no option', text, false],
    ['hebrew-russian', 'speech', speech(1), false],
    ['hebrew-russian', 'a drawing', drawing(), false],
    ['typing', 'a text', text, true],
    ['typing', 'nothing but signs', { kind: 'text', text: ' \u200f ' }, false],
    ['typing', 'speech', speech(1), false],
    ['pronunciation', 'one attempt', speech(1), true],
    ['pronunciation', 'two attempts', speech(2), true],
    ['pronunciation', 'three attempts', speech(3), false],
    ['pronunciation', 'no attempt', speech(0), false],
    ['pronunciation', 'a text, from somebody who cannot be recorded', text, true],
    ['pronunciation', 'a drawing', drawing(), false],
    ['handwriting', 'a text', text, false],
    ['handwriting', 'speech', speech(1), false],
    ['handwriting', 'a drawing of every letter', drawing(), true],
    ['handwriting', 'a drawing of some letters', drawing({ letters: drawings.slice(0, 1) }), true],
    ['handwriting', 'no letter', drawing({ letters: [] }), false],
    ['handwriting', 'a letter too many', drawing({ letters: [...drawings, [[[0, 0]]]] }), false],
    ['handwriting', 'a letter drawn twice', drawing({ letters: [[[[0, 0]], [[0, 0]]]] }), true],
    ['handwriting', 'a letter drawn three times', drawing({ letters: [[[[0]], [[0]], [[0]]]] }), false],
    ['handwriting', 'a letter not drawn', drawing({ letters: [[]] }), false],
    ['handwriting', 'a letter not drawn behind one that is', drawing({ letters: [[[[0, 0]]], []] }), false],
    ['handwriting', 'lines in one', drawing({ guides: { top: 90, baseline: 90, bottom: 209 } }), false],
    ['handwriting', 'lines in one below', drawing({ guides: { top: 9, baseline: 90, bottom: 90 } }), false],
    ['handwriting', 'lines that cross', drawing({ guides: { top: 99, baseline: 90, bottom: 209 } }), false],
    [
      'handwriting',
      'lines that cross below',
      drawing({ guides: { top: 9, baseline: 90, bottom: 80 } }),
      false,
    ],
  ])('to %s by %s may be or not', (type, _, answer, can) => {
    expect(isPossible(first(type), answer)).toBe(can);
  });

  it('of a choice is one of its options', () => {
    const question = first('hebrew-russian');
    for (const { text } of question.options) expect(isPossible(question, { kind: 'text', text })).toBe(true);
  });
});

describe('the judge of an answer', () => {
  const here = {
    id: 1,
    hebrew: 'כאן',
    pronunciation: 'כָּאן',
    transcription: 'кан',
    russian: 'здесь',
    variants: [],
  };
  const question = (type: QuestionType): Question => ({
    ...{ index: 0, type, word: here, question: '', attempts: 1 },
    options: ['כאן', 'פה'].map((text) => ({ text, word: here })),
    correctAnswer: 'כאן',
  });

  it('of a choice knows the right option alone, not its synonym', () => {
    expect(isTextRight(question('russian-hebrew'), 'כאן')).toBe(true);
    expect(isTextRight(question('russian-hebrew'), 'פה')).toBe(false);
  });

  it('of a typed word takes the word and its synonym, which an older app sends', () => {
    expect(['כאן', 'פה', 'שם'].map((text) => isTextRight(question('typing'), text))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('of a spoken word takes the word or its synonym in one of the attempts', () => {
    const isRight = (...attempts: string[][]) => isSpeechRight(question('pronunciation'), attempts);
    expect([isRight(['כאן']), isRight(['שם'], ['כאן']), isRight(['פה'])]).toEqual([true, true, true]);
    expect([isRight(['שם']), isRight(['']), isRight()]).toEqual([false, false, false]);
  });
});
