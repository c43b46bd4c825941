import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import type {
  QuizResultsRequest,
  QuizResultsResponse,
  StartQuizResponse,
} from '../../../core/contracts/quiz.ts';
import { createQuiz } from '../../../core/quiz/create-quiz.ts';
import { type Mark, outcomeOf } from '../../../core/quiz/outcome.ts';
import type { Question } from '../../../core/quiz/question.ts';
import { questionKinds } from '../../../core/quiz/question-types.ts';
import type { ExerciseSession } from '../../../web/src/exercises/session.ts';
import { QuizView, type QuizViewProps } from '../../../web/src/features/quiz/quiz-view.tsx';
import { success } from '../../support/web/samples.ts';
import { renderPart } from '../../support/web/services.tsx';
import {
  createFakePlayer,
  createFakeRecorder,
  createFakeSession,
  drawStroke,
  press,
  pressWhenEnabled,
  sampleWord,
} from '../exercises/support.tsx';

export const words = [
  sampleWord(),
  // sefer, kelev, bayit
  sampleWord({ id: 101, hebrew: 'ספר', pronunciation: 'סֵפֶר', transcription: 'сэ́фэр', russian: 'книга' }),
  sampleWord({ id: 102, hebrew: 'כלב', pronunciation: 'כֶּלֶב', transcription: 'кэ́лэв', russian: 'собака' }),
  sampleWord({ id: 103, hebrew: 'בית', pronunciation: 'בַּיִת', transcription: 'ба́ит', russian: 'дом' }),
];

export function sampleStart(over: Partial<StartQuizResponse> = {}): StartQuizResponse {
  return {
    quizId: '5b1c2f0e-8f0a-4a55-9f6a-3a9a4f1f6a11',
    lessonId: 1,
    lessonName: 'Здравствуйте',
    seed: 7,
    voice: false,
    words,
    distractors: { subsection: [], course: [] },
    ...over,
  };
}

/** What the server says of a quiz with these marks. */
export function sampleResult(
  marks: readonly Mark[],
  over: Partial<QuizResultsResponse> = {},
): QuizResultsResponse {
  const { passed, ...figures } = outcomeOf(marks);
  const points = passed ? 50 : 0;
  return {
    lessonId: 1,
    quizId: sampleStart().quizId,
    passed,
    ...figures,
    marks: [...marks],
    awarded: passed ? [{ reason: 'quiz', ref: '1', points }] : [],
    achievements: [],
    points: 64 + points,
    status: 'Пешка',
    status_eng: 'pawn',
    reachedStatus: null,
    ...over,
  };
}

/** A server that starts `start` and marks every answer but the skips as right; `sent` is what came as results. */
export function playQuizServer(start: StartQuizResponse) {
  const asked: { voice?: boolean }[] = [];
  const sent: QuizResultsRequest[] = [];
  const handlers = [
    msw.post('*/api/quiz/start', async ({ request }) => {
      // Our own client sent both; the contract is the server's to check.
      asked.push((await request.json()) as { voice?: boolean });
      return HttpResponse.json(success(start));
    }),
    msw.post('*/api/quiz/results', async ({ request }) => {
      const body = (await request.json()) as QuizResultsRequest;
      sent.push(body);
      return HttpResponse.json(success(sampleResult(marksOf(body))));
    }),
  ];
  return { handlers, asked, sent };
}

function marksOf({ answers = [], correctAnswers = 0 }: QuizResultsRequest): Mark[] {
  const marks = Array.from({ length: 35 }, (): Mark => 'open');
  let right = correctAnswers;
  for (const answer of answers) {
    marks[answer.index] = answer.kind === 'skip' ? 'skipped' : right > 0 ? 'right' : 'wrong';
    if (answer.kind !== 'skip') right -= 1;
  }
  return marks;
}

/** Every drawing is accepted, sounds end at once; without a microphone unless told. */
export function createQuizSession(over: Partial<ExerciseSession> = {}): ExerciseSession {
  return createFakeSession({
    recorder: createFakeRecorder({ supported: false }).recorder,
    player: { ...createFakePlayer().player, play: async () => 'ended' },
    ...over,
  });
}

export function renderQuiz(over: Partial<QuizViewProps> = {}) {
  const opened: unknown[] = [];
  let exits = 0;
  const { services, queryClient, unmount } = renderPart(
    <QuizView
      lessonId={1}
      createSession={() => createQuizSession()}
      onExit={() => {
        exits += 1;
      }}
      onOpen={(view) => opened.push(view)}
      {...over}
    />,
  );
  return { opened, exits: () => exits, queryClient, services, unmount };
}

export const questionsOf = (start: StartQuizResponse) => createQuiz(start);
export const screenOf = ({ index }: Pick<Question, 'index'>) =>
  screen.findByRole('region', { name: `Вопрос ${index + 1} из 35` });

/** Answers the question on the screen; not for spoken ones. A wrong letter is drawn where the recogniser refuses. */
export async function answer(question: Question, isRight = true): Promise<void> {
  await screenOf(question);
  switch (questionKinds[question.type].answer) {
    case 'choice': {
      const options = within(screen.getByRole('group', { name: 'Варианты ответа' })).getAllByRole('button');
      const place = question.options.findIndex(({ text }) => (text === question.correctAnswer) === isRight);
      const option = options[place];
      if (!option) throw new Error('a choice has its options');
      return act(async () => void fireEvent.click(option));
    }
    case 'text': {
      const text = isRight ? question.word.hebrew : 'אאא';
      fireEvent.change(screen.getByRole('textbox', { name: 'Ответ на иврите' }), { target: { value: text } });
      return press('Проверить');
    }
    case 'drawing': {
      const letters = isRight ? [...question.word.hebrew] : ['א', 'א'];
      for (const [place] of letters.entries()) {
        if (place > 0) await waitFor(() => expectDrawable());
        drawStroke();
        await pressWhenEnabled('Готово');
      }
      return;
    }
    case 'speech':
      throw new Error('a spoken answer is said, not given here');
  }
}

/** The accepted letter is off the pad again. */
function expectDrawable(): void {
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Очистить' });
  if (!undo.disabled || screen.queryAllByText('Верно!').length > 0) throw new Error('still resting');
}
