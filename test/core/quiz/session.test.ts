import { describe, expect, it } from 'vitest';
import { bestPossible, outcomeOf } from '../../../core/quiz/outcome.ts';
import type { Question } from '../../../core/quiz/question.ts';
import { type QuestionType, questionKinds } from '../../../core/quiz/question-types.ts';
import {
  answersToSend,
  canSkip,
  currentQuestion,
  nextQuiz,
  type QuizEvent,
  type QuizState,
  startPractice,
  startQuiz,
} from '../../../core/quiz/session.ts';
import { rightAnswer, wrongAnswer } from '../../../scripts/fixtures/quiz-player.ts';
import { quizOf } from './quiz-words.ts';

type Turn = 'right' | 'wrong' | 'skip';

const questions = quizOf(10, 3);
const opened = startQuiz(questions);

/** The events of one turn at the question on the screen; a spoken word is missed twice. */
function eventsOf(question: Question, turn: Turn): QuizEvent[] {
  if (turn === 'skip') return [{ type: 'skip' }];
  const answer = turn === 'right' ? rightAnswer(question) : wrongAnswer(question);
  switch (answer.kind) {
    case 'skip':
      return [{ type: 'skip' }];
    case 'text':
      return [{ type: 'text', text: answer.text }];
    case 'speech':
      return answer.attempts.map((transcripts) => ({ type: 'speech', transcripts }));
    case 'drawing':
      return [{ type: 'drawing', answer, isRight: turn === 'right' }];
  }
}

const play = (state: QuizState, turns: readonly Turn[]): QuizState =>
  turns.reduce((before, turn) => {
    const question = currentQuestion(before);
    if (!question) return before;
    const answered = eventsOf(question, turn).reduce(nextQuiz, before);
    return nextQuiz(nextQuiz(answered, { type: 'advance' }), { type: 'go-on' });
  }, state);

const turns = (wrong: number, skipped: number): Turn[] => [
  ...Array<Turn>(wrong).fill('wrong'),
  ...Array<Turn>(skipped).fill('skip'),
  ...Array<Turn>(35 - wrong - skipped).fill('right'),
];

/** The first question of a kind, on the screen. */
function atType(type: QuestionType): QuizState {
  const place = questions.findIndex((question) => question.type === type);
  return play(opened, Array<Turn>(place).fill('right'));
}

describe('a quiz that is played', () => {
  it.each([
    [0, 0, { passed: true, correctAnswers: 35, score: 100 }, 'last-question'],
    [1, 0, { passed: true, correctAnswers: 34, score: 97.1 }, 'last-question'],
    [2, 0, { passed: true, correctAnswers: 33 }, 'last-question'],
    [3, 0, { passed: true, correctAnswers: 32, score: 91.4 }, 'last-question'],
    [4, 0, { passed: false, correctAnswers: 31 }, 'last-question'],
    [5, 0, { passed: false, correctAnswers: 0, errors: 5 }, 'too-many-errors'],
    [0, 3, { passed: true, correctAnswers: 32, skippedQuestions: 3 }, 'last-question'],
    [0, 4, { passed: false, correctAnswers: 31, skippedQuestions: 4 }, 'last-question'],
    [0, 5, { passed: false, correctAnswers: 30, skippedQuestions: 5 }, 'last-question'],
    [1, 2, { passed: true, correctAnswers: 32, skippedQuestions: 2, errors: 1 }, 'last-question'],
    [2, 2, { passed: false, correctAnswers: 31 }, 'last-question'],
  ])('with %i errors and %i skips', (wrong, skipped, outcome, end) => {
    const played = play(opened, turns(wrong, skipped));
    expect(played).toMatchObject({ phase: 'finished', end });
    expect(outcomeOf(played.marks)).toMatchObject(outcome);
  });

  it('knows its end with the fifth error, and shows the results after its feedback', () => {
    const four = play(opened, Array<Turn>(4).fill('wrong'));
    const question = currentQuestion(four);
    if (!question) throw new Error('no fifth question');
    const five = eventsOf(question, 'wrong').reduce(nextQuiz, four);
    expect(five).toMatchObject({ phase: 'feedback', end: 'too-many-errors' });
    expect(currentQuestion(five)).toBe(question);
    expect(nextQuiz(five, { type: 'advance' }).phase).toBe('finished');
  });

  it('ends when the last question is skipped', () => {
    const played = play(opened, [...Array<Turn>(34).fill('right'), 'skip']);
    expect(played).toMatchObject({ phase: 'finished', end: 'nothing-left' });
  });

  it('refuses a sixth skip and tells of it', () => {
    const five = play(opened, Array<Turn>(5).fill('skip'));
    expect(canSkip(five)).toBe(false);
    const refused = nextQuiz(five, { type: 'skip' });
    expect(refused).toMatchObject({ position: 5, phase: 'asking', refusedSkips: 1 });
    expect(nextQuiz(refused, { type: 'skip' }).refusedSkips).toBe(2);
  });

  it('never asks a skipped question again', () => {
    const skipped = play(opened, ['skip', 'right', 'skip']);
    expect(skipped.position).toBe(3);
    expect(
      play(skipped, Array<Turn>(32).fill('right')).marks.filter((mark) => mark === 'skipped'),
    ).toHaveLength(2);
  });

  it('gives a spoken word two attempts and keeps both', () => {
    const state = atType('pronunciation');
    const once = nextQuiz(state, { type: 'speech', transcripts: ['טעות'] });
    expect(once).toMatchObject({ phase: 'asking', attemptsLeft: 1, position: state.position });
    const word = currentQuestion(once)?.word.hebrew ?? '';
    const right = nextQuiz(once, { type: 'speech', transcripts: [word] });
    expect(right).toMatchObject({ phase: 'feedback', attemptsLeft: 0 });
    expect(right.marks[state.position]).toBe('right');
    expect(right.answers[state.position]).toEqual({ kind: 'speech', attempts: [['טעות'], [word]] });
    const wrong = nextQuiz(once, { type: 'speech', transcripts: ['טעות'] });
    expect(wrong.marks[state.position]).toBe('wrong');
    expect(nextQuiz(once, { type: 'skip' }).marks[state.position]).toBe('skipped');
  });

  it('judges and keeps what can be sent, however much was heard or typed', () => {
    const heard = nextQuiz(atType('pronunciation'), {
      type: 'speech',
      transcripts: ['טעות', 'טעות', `${'א'.repeat(299)}😀`, 'טעות'],
    });
    const spoken = heard.answers[heard.position];
    expect(spoken).toEqual({ kind: 'speech', attempts: [['טעות', 'טעות', 'א'.repeat(299)]] });
    const typed = nextQuiz(atType('typing'), { type: 'text', text: 'א'.repeat(5000) });
    expect(typed.answers[typed.position]).toEqual({ kind: 'text', text: 'א'.repeat(200) });
  });

  it('lets nothing through while feedback is shown, and no answer of another kind at all', () => {
    for (const type of ['hebrew-russian', 'pronunciation', 'handwriting', 'typing'] as const) {
      const state = atType(type);
      const question = currentQuestion(state);
      if (!question) throw new Error(`no ${type}`);
      const strange: QuizEvent[] = [
        { type: 'text', text: ' ' },
        { type: 'advance' },
        ...(['text', 'choice'].includes(questionKinds[type].answer)
          ? [{ type: 'speech' as const, transcripts: ['שלום'] }]
          : [{ type: 'text' as const, text: question.correctAnswer }]),
      ];
      for (const event of strange) expect(nextQuiz(state, event)).toBe(state);
      const answered = eventsOf(question, 'right').reduce(nextQuiz, state);
      for (const event of [...eventsOf(question, 'wrong'), { type: 'skip' } as const]) {
        expect(nextQuiz(answered, event)).toBe(answered);
      }
    }
  });

  it('says once that it can no longer be passed, after four skips as after one error and three skips', () => {
    for (const missed of [turns(0, 4).slice(0, 4), turns(1, 3).slice(0, 4)] as const) {
      const before = play(opened, missed.slice(0, 3));
      expect(before.phase).toBe('asking');
      const question = currentQuestion(before);
      if (!question) throw new Error('no fourth question');
      const lost = nextQuiz(eventsOf(question, 'skip').reduce(nextQuiz, before), { type: 'advance' });
      expect(lost).toMatchObject({ phase: 'lost', position: 4, end: null });
      expect(bestPossible(lost.marks)).toBe(31);
      expect(nextQuiz(lost, { type: 'skip' })).toBe(lost);
      const gone = nextQuiz(lost, { type: 'go-on' });
      expect(gone).toMatchObject({ phase: 'asking', knowsLost: true });
      expect(play(gone, ['skip', 'right'])).toMatchObject({ phase: 'asking', position: 6 });
    }
  });

  it('may be stopped once it cannot be passed, and not before', () => {
    const well = play(opened, ['right', 'skip']);
    expect(nextQuiz(well, { type: 'stop' })).toBe(well);
    const lost = play(opened, Array<Turn>(4).fill('wrong'));
    const stopped = nextQuiz(lost, { type: 'stop' });
    expect(stopped).toMatchObject({ phase: 'finished', end: 'stopped' });
    expect(answersToSend(stopped)).toHaveLength(4);
    expect(outcomeOf(stopped.marks)).toMatchObject({ passed: false, errors: 4, totalQuestions: 35 });
  });

  it('is plain data that can be put away and taken up again', () => {
    const half = play(opened, ['right', 'wrong', 'skip', 'right']);
    const restored: QuizState = JSON.parse(JSON.stringify(half));
    expect(play(restored, turns(0, 0))).toEqual(play(half, turns(0, 0)));
  });

  it('sends each given answer with the index of its question', () => {
    const sent = answersToSend(play(opened, ['right', 'skip', 'wrong']));
    expect(sent.map(({ index, kind }) => [index, kind === 'skip'])).toEqual([
      [0, false],
      [1, true],
      [2, false],
    ]);
  });
});

describe('missed questions practised after a quiz', () => {
  const over = play(opened, [...turns(2, 2).slice(0, 4), ...Array<Turn>(31).fill('right')]);

  it('are those answered wrong or skipped, and each comes back until it is right', () => {
    const practice = startPractice(over);
    expect(practice.questions.map(({ word }) => word.id)).toEqual(
      questions.slice(0, 4).map(({ word }) => word.id),
    );
    const once = play(practice, ['wrong', 'right', 'right', 'right']);
    expect(once).toMatchObject({ phase: 'asking', position: 4 });
    expect(currentQuestion(once)?.word.id).toBe(questions[0]?.word.id);
    expect(play(once, ['right'])).toMatchObject({ phase: 'finished' });
  });

  it('have no limit of errors or skips, and cannot be lost', () => {
    const practice = startPractice(over);
    const wrong = play(practice, Array<Turn>(9).fill('wrong'));
    expect(wrong).toMatchObject({ phase: 'asking', end: null, position: 9 });
    expect(play(wrong, Array<Turn>(4).fill('skip'))).toMatchObject({ phase: 'finished', refusedSkips: 0 });
  });
});
