import { expect, it } from 'vitest';
import { isPossible } from '../../../core/quiz/answers.ts';
import { createQuiz } from '../../../core/quiz/create-quiz.ts';
import { gradeQuiz } from '../../../core/quiz/grade.ts';
import { answersToSend, currentQuestion, nextQuiz, startQuiz } from '../../../core/quiz/session.ts';

const shalom = {
  id: 1,
  hebrew: 'שלום', // shalom
  pronunciation: 'שָׁלוֹם',
  transcription: 'шало́м',
  russian: 'мир, привет',
  variants: [],
};
const kelev = {
  id: 2,
  hebrew: 'כלב', // kelev
  pronunciation: 'כֶּלֶב',
  transcription: 'кэ́лэв',
  russian: 'собака',
  variants: [],
};
const questions = createQuiz({
  words: [shalom, kelev],
  distractors: { subsection: [], course: [] },
  seed: 7,
  voice: true,
});

/** The quiz at its first question to be spoken, those before it skipped over. */
function atSpoken() {
  const position = questions.findIndex(({ type }) => type === 'pronunciation');
  const first = questions[position];
  if (!first) throw new Error('a quiz with a voice has spoken questions');
  return { spoken: first, state: { ...startQuiz(questions), position, attemptsLeft: first.attempts } };
}

it('who cannot be listened to any more hears the words and types them; the attempt made is forgotten', () => {
  const { state } = atSpoken();
  const missed = nextQuiz(state, { type: 'speech', transcripts: ['לא'] }); // lo, no
  const muted = nextQuiz(missed, { type: 'mute' });
  expect(currentQuestion(muted)).toMatchObject({ type: 'dictation', attempts: 1 });
  expect(muted.attemptsLeft).toBe(1);
  expect(muted.questions.map(({ type }) => type)).not.toContain('pronunciation');
  expect([answersToSend(muted), muted.marks]).toEqual([[], state.marks]);
});

it('what was typed in place of a spoken word is graded by the questions that the server knows', () => {
  const { spoken, state } = atSpoken();
  const typed = nextQuiz(nextQuiz(state, { type: 'mute' }), { type: 'text', text: spoken.word.hebrew });
  const answers = answersToSend(typed);
  expect(answers).toEqual([{ kind: 'text', text: spoken.word.hebrew, index: spoken.index }]);
  expect(gradeQuiz({ questions, answers }).marks[spoken.index]).toBe('right');
});

it('a word to be written by hand cannot be typed', () => {
  const drawn = questions.find(({ type }) => type === 'handwriting');
  expect(drawn && isPossible(drawn, { kind: 'text', text: drawn.word.hebrew })).toBe(false);
});
