import { useEffect, useRef, useState } from 'react';
import { resumeQuiz } from '../../../../core/quiz/kept-attempt.ts';
import { currentQuestion, type QuizEvent } from '../../../../core/quiz/session.ts';
import { quizTexts } from '../../../../core/texts/lesson/quiz.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import type { View } from '../../lib/navigation/view.ts';
import { useServices, useTelegram } from '../../lib/services.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { useClosingConfirmation, useNoVerticalSwipes } from '../../lib/telegram/use-window.ts';
import { type Attempt, forgetAttempt, keepAttempt } from './kept-attempt.ts';
import { PracticeRun } from './practice-run.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { LostQuiz } from './result/lost-quiz.tsx';
import { ResultsView } from './result/results-view.tsx';
import { useResult } from './result/use-result.ts';
import { type FeedbackMs, type QuizOfWords, useQuiz } from './use-quiz.ts';

type QuizRunProps = {
  /** Begun now, or left earlier today. */
  attempt: Attempt;
  /** The first pass still earns its points. */
  earns: boolean;
  session: ExerciseSession;
  feedbackMs: FeedbackMs;
  onExit: () => void;
  onOpen: (view: View) => void;
  onAgain: () => void;
};

/** A quiz from its first question, or the one where it was left, to its results and what can be practised after them. */
export function QuizRun({ attempt, earns, session, feedbackMs, onExit, onOpen, onAgain }: QuizRunProps) {
  const { quiz } = attempt;
  const { confirmPopup } = useTelegram();
  const { settlement, save } = useResult(quiz);
  const { isKept, keep, forget } = useKeeping(attempt);
  const [practises, setPractises] = useState(false);
  const { state, send } = useQuiz({
    start: () => resumeQuiz(attempt),
    onChange: (after, event) => {
      keep(event);
      if (after.end !== null && isAnswerOrStop(event)) finish(after);
    },
    feedbackMs,
  });

  /** What was put away is needed until the outbox has taken the result over. */
  function finish(ended: QuizOfWords): void {
    void save(ended).then((isTaken) => isTaken && forget());
  }
  useFinishOnce(state, finish);

  async function leave(): Promise<void> {
    const { title, kept, lost, yes, no } = quizTexts.leave;
    const message = isKept ? kept : lost;
    if (await confirmPopup({ title, message, yes, no, destructive: !isKept })) onExit();
  }
  const runs = state.end === null;
  const question = currentQuestion(state);
  useClosingConfirmation(runs && !isKept);
  useNoVerticalSwipes(question !== undefined);
  useBackButton(runs ? () => void leave() : onExit);

  if (practises) {
    return (
      <PracticeRun
        of={state}
        session={session}
        feedbackMs={feedbackMs}
        onOver={() => setPractises(false)}
        onExit={onExit}
      />
    );
  }
  if (state.phase === 'lost') {
    return (
      <LostQuiz
        marks={state.marks}
        onStop={() => {
          send({ type: 'stop' });
          setPractises(true);
        }}
        onGoOn={() => send({ type: 'go-on' })}
      />
    );
  }
  if (question) return <QuestionScreen state={state} question={question} session={session} send={send} />;
  return (
    <ResultsView
      state={state}
      settlement={settlement}
      earns={earns}
      session={session}
      onExit={onExit}
      onPractise={() => setPractises(true)}
      onRepeatLesson={() => onOpen({ name: 'trainer', lessonId: quiz.lessonId, mode: 'repeat' })}
      onAgain={onAgain}
    />
  );
}

const isAnswerOrStop = ({ type }: QuizEvent) => type !== 'advance' && type !== 'go-on' && type !== 'mute';

/** Puts the attempt away with every event. */
function useKeeping(attempt: Attempt) {
  const services = useServices();
  const events = useRef(attempt.events);
  const [isKept, setKept] = useState(() => keepAttempt(services, attempt));
  return {
    isKept,
    keep: (event: QuizEvent) => {
      events.current = [...events.current, event];
      setKept(keepAttempt(services, { ...attempt, events: events.current }));
    },
    forget: () => forgetAttempt(services, attempt.quiz),
  };
}

/** The app was closed between the last answer and the outbox: the result is saved now. */
function useFinishOnce(state: QuizOfWords, finish: (state: QuizOfWords) => void): void {
  const pending = useRef(state.end === null ? null : state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the attempt is taken up
  useEffect(() => {
    const ended = pending.current;
    pending.current = null;
    if (ended) finish(ended);
  }, []);
}
