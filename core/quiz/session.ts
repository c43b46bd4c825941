import {
  answerLimits,
  boundedText,
  boundedTranscripts,
  isSpeechRight,
  isTextRight,
  type QuizAnswer,
} from './answers.ts';
import { canStillPass, type Mark, outcomeOf } from './outcome.ts';
import { asDictation, type Question, type QuizWord } from './question.ts';
import { maxErrors, maxSkips, questionKinds, sentAs } from './question-types.ts';

/**
 * asking: the question waits · feedback: right or wrong is shown until `advance` · lost: the learner has just learned
 * that passing is out of reach, and chooses to go on or to stop · finished: the results are shown.
 */
export type QuizPhase = 'asking' | 'feedback' | 'lost' | 'finished';

/**
 * Why there are no more questions: the last one was answered, the fifth error, the last one was skipped, or the learner
 * stopped a quiz that could not be passed any more.
 */
export type QuizEnd = 'last-question' | 'too-many-errors' | 'nothing-left' | 'stopped';

/** A quiz in progress: plain data (it may be stored as JSON), changed by `nextQuiz` alone. */
export type QuizState<W extends QuizWord = QuizWord> = {
  questions: readonly Question<W>[];
  /** One for each question. */
  marks: readonly Mark[];
  /** What is sent, one for each question; null until it is answered. */
  answers: readonly (QuizAnswer | null)[];
  /** The question on the screen, from 0. */
  position: number;
  phase: QuizPhase;
  /** Attempts left at the question on the screen. */
  attemptsLeft: number;
  /** Set by the answer that ends the quiz, before its feedback is over: the result can be saved at once. */
  end: QuizEnd | null;
  /** Incremented with each refused skip ('Превышен лимит пропусков'). */
  refusedSkips: number;
  /** The learner knows that passing is out of reach and went on: said once. */
  knowsLost: boolean;
  /**
   * Missed questions once more, for nobody's count: a wrong answer comes back at the end until it is right, skips have no
   * limit, and no error ends it.
   */
  isPractice: boolean;
};

export type QuizEvent =
  /** A chosen option, or a typed word. */
  | { type: 'text'; text: string }
  /** One attempt that was understood as speech, transcripts best first. */
  | { type: 'speech'; transcripts: readonly string[] }
  /** A word drawn to its end, or up to the letter that failed twice; already judged by the sender. */
  | { type: 'drawing'; answer: QuizAnswer & { kind: 'drawing' }; isRight: boolean }
  | { type: 'skip' }
  /** The learner can no longer be recorded: the remaining spoken words are dictated instead. */
  | { type: 'mute' }
  /** The feedback is over. */
  | { type: 'advance' }
  /** Passing is out of reach: the learner answers the rest all the same, or ends the quiz here. */
  | { type: 'go-on' }
  | { type: 'stop' };

export function startQuiz<W extends QuizWord>(questions: readonly Question<W>[]): QuizState<W> {
  return opened(questions, false);
}

/** The questions that were missed or skipped, to be answered until each is right. */
export function startPractice<W extends QuizWord>({ questions, marks }: QuizState<W>): QuizState<W> {
  const missed = questions.filter(({ index }) => marks[index] === 'wrong' || marks[index] === 'skipped');
  return opened(
    missed.map((question, index) => ({ ...question, index })),
    true,
  );
}

function opened<W extends QuizWord>(questions: readonly Question<W>[], isPractice: boolean): QuizState<W> {
  return {
    questions,
    marks: questions.map(() => 'open'),
    answers: questions.map(() => null),
    position: 0,
    phase: questions.length === 0 ? 'finished' : 'asking',
    attemptsLeft: questions[0]?.attempts ?? 0,
    end: questions.length === 0 ? 'nothing-left' : null,
    refusedSkips: 0,
    knowsLost: false,
    isPractice,
  };
}

/**
 * Returns the quiz after an event. Events that do not fit the phase or the question change nothing. A skipped question
 * does not come back: it counts as not answered, so passing is impossible with more than three, and the quiz says so.
 */
export function nextQuiz<W extends QuizWord>(state: QuizState<W>, event: QuizEvent): QuizState<W> {
  if (event.type === 'advance') return state.phase === 'feedback' ? moveOn(state) : state;
  if (event.type === 'mute') return mute(state);
  if (event.type === 'go-on') {
    return state.phase === 'lost' ? { ...state, phase: 'asking', knowsLost: true } : state;
  }
  if (event.type === 'stop') return isLost(state) ? { ...state, phase: 'finished', end: 'stopped' } : state;
  const question = currentQuestion(state);
  if (state.phase !== 'asking' || !question) return state;
  if (event.type === 'skip') return skip(state);
  const { answer } = questionKinds[question.type];
  if (event.type !== sentAs[answer]) return state;
  switch (event.type) {
    case 'text': {
      if (event.text.trim() === '') return state;
      const text = answer === 'choice' ? event.text : boundedText(event.text, answerLimits.textLength);
      return mark(state, { kind: 'text', text }, isTextRight(question, text) ? 'right' : 'wrong');
    }
    case 'speech':
      return speak(state, question, boundedTranscripts(event.transcripts));
    case 'drawing':
      return mark(state, event.answer, event.isRight ? 'right' : 'wrong');
  }
}

/** Passing is out of reach, and the quiz goes on. */
function isLost({ end, isPractice, marks }: QuizState): boolean {
  return end === null && !isPractice && !canStillPass(marks);
}

/** The question on the screen; undefined when the quiz is finished. */
export function currentQuestion<W extends QuizWord>(state: QuizState<W>): Question<W> | undefined {
  return state.phase === 'finished' ? undefined : state.questions[state.position];
}

/** Five questions may be skipped, and any in practice. */
export function canSkip({ phase, isPractice, marks }: QuizState): boolean {
  return phase === 'asking' && (isPractice || outcomeOf(marks).skippedQuestions < maxSkips);
}

/** Returns the answers to send: those that were given, each with the index of its question. */
export function answersToSend(state: QuizState): (QuizAnswer & { index: number })[] {
  return state.answers.flatMap((answer, index) => (answer ? [{ ...answer, index }] : []));
}

function speak<W extends QuizWord>(
  state: QuizState<W>,
  question: Question<W>,
  transcripts: readonly string[],
): QuizState<W> {
  const before = state.answers[state.position];
  const attempts = [...(before?.kind === 'speech' ? before.attempts : []), transcripts];
  const answer: QuizAnswer = { kind: 'speech', attempts };
  const attemptsLeft = state.attemptsLeft - 1;
  if (isSpeechRight(question, [transcripts])) return mark({ ...state, attemptsLeft }, answer, 'right');
  if (attemptsLeft === 0) return mark({ ...state, attemptsLeft }, answer, 'wrong');
  return { ...state, attemptsLeft, answers: withAt(state.answers, state.position, answer) };
}

function skip<W extends QuizWord>(state: QuizState<W>): QuizState<W> {
  if (!canSkip(state)) return { ...state, refusedSkips: state.refusedSkips + 1 };
  return moveOn(mark(state, { kind: 'skip' }, 'skipped'));
}

/** Neither an error nor a skip: an attempt already made at the word on the screen is discarded. */
function mute<W extends QuizWord>(state: QuizState<W>): QuizState<W> {
  const isOpen = (at: number) => state.marks[at] === 'open';
  const questions = state.questions.map((question, at) =>
    question.type === 'pronunciation' && isOpen(at) ? asDictation(question) : question,
  );
  const question = questions[state.position];
  if (!question || question === state.questions[state.position]) return { ...state, questions };
  const answers = withAt(state.answers, state.position, null);
  return { ...state, questions, answers, attemptsLeft: question.attempts };
}

function mark<W extends QuizWord>(before: QuizState<W>, answer: QuizAnswer, what: Mark): QuizState<W> {
  const state = before.isPractice && what === 'wrong' ? withReturn(before) : before;
  const marks = withAt(state.marks, state.position, what);
  const isLast = nextOpen(marks, state.position) === undefined;
  const end = isLast ? (what === 'skipped' ? 'nothing-left' : 'last-question') : null;
  return {
    ...state,
    marks,
    answers: withAt(state.answers, state.position, answer),
    phase: 'feedback',
    end: !state.isPractice && outcomeOf(marks).errors >= maxErrors ? 'too-many-errors' : end,
  };
}

/** The question on the screen is asked once more at the end. */
function withReturn<W extends QuizWord>(state: QuizState<W>): QuizState<W> {
  const question = state.questions[state.position];
  if (!question) return state;
  return {
    ...state,
    questions: [...state.questions, { ...question, index: state.questions.length }],
    marks: [...state.marks, 'open'],
    answers: [...state.answers, null],
  };
}

function moveOn<W extends QuizWord>(state: QuizState<W>): QuizState<W> {
  const position = nextOpen(state.marks, state.position);
  if (state.end || position === undefined) return { ...state, phase: 'finished' };
  const phase = isLost(state) && !state.knowsLost ? 'lost' : 'asking';
  return { ...state, phase, position, attemptsLeft: state.questions[position]?.attempts ?? 1 };
}

/** The next question that was neither answered nor skipped. */
function nextOpen(marks: readonly Mark[], position: number): number | undefined {
  const place = marks.findIndex((what, at) => at > position && what === 'open');
  return place < 0 ? undefined : place;
}

function withAt<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((before, at) => (at === place ? value : before));
}
