import { describe, expect, it } from 'vitest';
import { createRecogniser } from '../../../core/handwriting/recogniser.ts';
import { lettersToDraw, packedStroke, type QuizAnswer, strokeOf } from '../../../core/quiz/answers.ts';
import { createQuiz } from '../../../core/quiz/create-quiz.ts';
import { type GivenAnswer, gradeQuiz, isDrawingRight } from '../../../core/quiz/grade.ts';
import { mistakesOf } from '../../../core/quiz/outcome.ts';
import type { Question } from '../../../core/quiz/question.ts';
import type { QuestionType } from '../../../core/quiz/question-types.ts';
import {
  at,
  drawingOf,
  guides,
  play,
  rightAnswer,
  wrongAnswer,
} from '../../../scripts/fixtures/quiz-player.ts';
import { drawn, packedFile, templatesWithout } from '../handwriting/recorded.ts';
import { around, quizOf, wordsOf } from './quiz-words.ts';

const recogniser = createRecogniser({ templates: packedFile });
const spoken = quizOf(10, 11, true);
const typed = quizOf(10, 11, false);

const grade = (questions: readonly Question[], answers: readonly GivenAnswer[]) =>
  gradeQuiz({ questions, answers, recogniser });

function first(type: QuestionType, questions: readonly Question[] = [...spoken, ...typed]): Question {
  const question = questions.find((one) => one.type === type);
  if (!question) throw new Error(`no ${type}`);
  return question;
}

/** What becomes of one answer to a question that stands alone. */
const markOf = (question: Question, answer: QuizAnswer) =>
  grade([question], [{ ...answer, index: question.index }]).marks[0];

const text = (answer: string): QuizAnswer => ({ kind: 'text', text: answer });
const speech = (...attempts: string[][]): QuizAnswer => ({ kind: 'speech', attempts });
const drawing = (...letters: string[][]): QuizAnswer => ({
  kind: 'drawing',
  guides,
  letters: letters.map((drawings) => drawings.map(drawingOf)),
});

describe('the grading', () => {
  it.each([
    ['with a voice', spoken],
    ['without', typed],
  ])('finds every true answer right and every false one wrong, %s', (_, questions) => {
    expect(grade(questions, play(questions))).toMatchObject({ passed: true, score: 100, correctAnswers: 35 });
    for (const question of questions) {
      expect([question.type, markOf(question, rightAnswer(question))]).toEqual([question.type, 'right']);
      expect([question.type, markOf(question, wrongAnswer(question))]).toEqual([question.type, 'wrong']);
    }
  });

  it('takes the marks that the answers make, up to the fifth error', () => {
    const wrong = [2, 9, 17, 25, 30];
    const { marks, errors, passed } = grade(spoken, play(spoken, at(wrong, wrongAnswer)));
    expect(errors).toBe(5);
    expect(passed).toBe(false);
    // Whatever was answered after it was not asked any more.
    expect(marks.slice(31)).toEqual(['open', 'open', 'open', 'open']);
    expect(marks.slice(0, 31).filter((mark) => mark === 'right')).toHaveLength(26);
  });

  it('does not let many wrong answers hide behind right ones that come first in the list', () => {
    const answers = play(spoken, at([0, 1, 2, 3, 4], wrongAnswer)).reverse();
    expect(grade(spoken, answers)).toMatchObject({ errors: 5, correctAnswers: 0 });
  });

  it('takes the first answer to a question, and no later one', () => {
    const [question] = spoken;
    if (!question) throw new Error('no question');
    const answers = [wrongAnswer(question), rightAnswer(question)].map((answer) => ({ ...answer, index: 0 }));
    expect(grade([question], answers).marks).toEqual(['wrong']);
    expect(grade([question], answers.reverse()).marks).toEqual(['right']);
  });

  it('takes five skips and no sixth', () => {
    const skips = at([0, 1, 2, 3, 4, 5], () => ({ kind: 'skip' }));
    const { marks, skippedQuestions } = grade(spoken, play(spoken, skips));
    expect(skippedQuestions).toBe(5);
    expect(marks[5]).toBe('open');
  });

  it('needs the recogniser for letters, and only for them', () => {
    const answers = play(spoken);
    expect(() => gradeQuiz({ questions: spoken, answers })).toThrow('recogniser');
    const others = answers.filter(({ kind }) => kind !== 'drawing');
    expect(gradeQuiz({ questions: spoken, answers: others }).correctAnswers).toBe(30);
  });
});

describe('an answer by text', () => {
  const typing = first('typing');
  const choice = first('hebrew-russian');

  it('is the exact word, points and direction marks aside', () => {
    expect(markOf(typing, text(` \u200f${typing.word.hebrew} `))).toBe('right');
    expect(markOf(typing, text(`${typing.word.hebrew}ה`))).toBe('wrong');
    expect(markOf(typing, text('  '))).toBe('open');
  });

  it('may be an accepted spelling', () => {
    const word = { id: 1, hebrew: 'אימא', pronunciation: 'אִמָּא', transcription: 'и́ма', russian: 'мама' };
    const questions = createQuiz({
      words: [{ ...word, variants: ['אמא'] }],
      distractors: around,
      seed: 1,
      voice: false,
    });
    for (const type of ['typing', 'dictation'] as const) {
      expect(markOf(first(type, questions), text('אמא'))).toBe('right');
    }
  });

  it('is no error when it is a synonym, which an older app sends without asking again', () => {
    const kan = {
      id: 1,
      hebrew: 'כאן',
      pronunciation: 'כָּאן',
      transcription: 'кан',
      russian: 'здесь',
      variants: [],
    };
    const input = { words: [kan], distractors: around, seed: 1 };
    const written = createQuiz({ ...input, voice: false });
    expect(markOf(first('typing', written), text('פה'))).toBe('right');
    expect(markOf(first('dictation', written), text('שם'))).toBe('wrong');
    const said = createQuiz({ ...input, voice: true });
    expect(markOf(first('pronunciation', said), speech(['פה']))).toBe('right');
  });

  it('may be a spelling by rule, but no other word', () => {
    const parking = {
      id: 1,
      hebrew: 'חנייה',
      pronunciation: 'חֲנָיָיה',
      transcription: 'ханая́',
      russian: 'стоянка',
    };
    const two = { id: 2, hebrew: 'שניים', pronunciation: 'שְׁנַיִים', transcription: 'шна́им', russian: 'два' };
    const typedFor = (word: typeof parking, answer: string) => {
      const words = [{ ...word, variants: [] }];
      const questions = createQuiz({ words, distractors: around, seed: 1, voice: false });
      return markOf(first('typing', questions), text(answer));
    };
    expect(typedFor(parking, 'חניה')).toBe('right');
    expect(typedFor(two, 'שנים')).toBe('wrong'); // years
  });

  it('of a choice is one of its options', () => {
    expect(markOf(choice, text('такого варианта не было'))).toBe('open');
  });
});

describe('a spoken answer', () => {
  const question = first('pronunciation');
  const { hebrew } = question.word;

  it.each([
    ['the first transcript', [[hebrew]], 'right'],
    ['the third transcript', [['טעות', 'טעות', hebrew]], 'right'],
    ['the second attempt', [['טעות'], [hebrew]], 'right'],
    ['another word twice', [['טעות'], ['טעות']], 'wrong'],
    ['nothing heard', [[]], 'wrong'],
    ['a third attempt', [['טעות'], ['טעות'], [hebrew]], 'open'],
    ['no attempt', [], 'open'],
  ])('with %s', (_, attempts, mark) => {
    expect(markOf(question, speech(...attempts))).toBe(mark);
  });
});

describe('a drawn answer', () => {
  const question = first('handwriting');
  const letters = lettersToDraw(question.word);
  const right = letters.map((letter) => [letter]);
  const other = (letter: string) => (letter === 'ש' ? 'ל' : 'ש');

  it.each([
    ['every letter at once', right, 'right'],
    ['a letter at the second attempt', right.map(([l = '']) => [other(l), l]), 'right'],
    ['a letter at the third attempt', right.map(([l = '']) => [other(l), other(l), l]), 'open'],
    ['the last letter missing', right.slice(0, -1), 'wrong'],
    ['a letter too many', [...right, ['ש']], 'open'],
    ['another letter in a place', [[other(letters[0] ?? '')], ...right.slice(1)], 'wrong'],
    ['no drawing of a letter', [[], ...right.slice(1)], 'open'],
  ])('with %s', (_, drawn, mark) => {
    expect(markOf(question, drawing(...drawn))).toBe(mark);
  });

  it('is judged on hard, between the lines that it was drawn on', () => {
    const asked: unknown[] = [];
    const lenient = {
      ...recogniser,
      verify: (...[strokes, letter, options]: Parameters<typeof recogniser.verify>) => {
        asked.push([letter, options]);
        return { ...recogniser.verify(strokes, letter, options), accepted: true };
      },
    };
    const answer = { kind: 'drawing' as const, guides, letters: letters.map(() => [[[0, 0]]]) };
    expect(isDrawingRight(question, answer, lenient)).toBe(true);
    expect(asked).toEqual(letters.map((letter) => [letter, { difficulty: 'hard', guides }]));
  });

  it('on lines that lie the wrong way cannot be', () => {
    const answer: QuizAnswer = {
      kind: 'drawing',
      guides: { top: 9, baseline: 5, bottom: 1 },
      letters: [[[]]],
    };
    expect(markOf(question, answer)).toBe('open');
  });

  it('of nothing, of dots or of noise is wrong, whatever its numbers', () => {
    const scribbles = [
      [],
      [[]],
      [[1]],
      [[5, 5]],
      [[0, 0, 1e5, 1e5]],
      [Array.from({ length: 600 }, (_, i) => (i * 7919) % 2500)],
    ];
    for (const scribble of scribbles) {
      const answer: QuizAnswer = { kind: 'drawing', guides, letters: letters.map(() => [scribble]) };
      expect(markOf(question, answer)).toBe('wrong');
    }
  });
});

describe('a stroke as it travels', () => {
  it('is judged as the drawing that it was made of', () => {
    const unseen = createRecogniser({ templates: templatesWithout(11) });
    for (const letter of 'אבגדהוזחטיכלמנסעפצקרש') {
      const strokes = drawn(letter, 11);
      const sent = strokes.map((stroke) => strokeOf(packedStroke(stroke)));
      const [before, after] = [strokes, sent].map((one) =>
        unseen.verify(one, letter, { difficulty: 'hard' }),
      );
      expect(after?.accepted).toBe(before?.accepted);
      expect(Math.abs((after?.confidence ?? 0) - (before?.confidence ?? 0))).toBeLessThan(0.02);
    }
  });

  it('has at most 300 points, both ends kept', () => {
    const stroke = Array.from({ length: 5000 }, (_, i) => ({ x: i / 10, y: 1, pressure: 0.5, timestamp: i }));
    const packed = packedStroke(stroke);
    expect(packed).toHaveLength(600);
    expect([packed[0], packed[598]]).toEqual([0, 4999]);
    expect(packedStroke([])).toEqual([]);
    expect(packedStroke(stroke.slice(0, 1))).toEqual([0, 10]);
  });
});

it('what went wrong is listed word by word', () => {
  const words = wordsOf(2);
  const questions = createQuiz({ words, distractors: around, seed: 4, voice: false });
  const missed = questions
    .filter(({ word }) => word.id === 1)
    .slice(0, 2)
    .map(({ index }) => index);
  const [one = 0, two = 0] = missed;
  const { marks } = grade(
    questions,
    play(questions, { ...at([one], wrongAnswer), ...at([two], () => ({ kind: 'skip' })) }),
  );
  expect(mistakesOf(questions, marks)).toEqual([
    {
      word: words[0],
      missed: [
        { question: questions[one], mark: 'wrong' },
        { question: questions[two], mark: 'skipped' },
      ],
    },
  ]);
});
