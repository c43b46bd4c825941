import type { StartQuizResponse } from '../../../../core/contracts/quiz.ts';
import { currentQuestion } from '../../../../core/quiz/session.ts';
import { quizTexts } from '../../../../core/texts/quiz.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import type { View } from '../../lib/navigation/view.ts';
import { useTelegram } from '../../lib/services.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { useClosingConfirmation, useNoVerticalSwipes } from '../../lib/telegram/use-window.ts';
import { QuestionScreen } from './question-screen.tsx';
import { ResultsView } from './results-view.tsx';
import { type FeedbackMs, useQuiz } from './use-quiz.ts';
import { useResult } from './use-result.ts';

type QuizRunProps = {
  quiz: StartQuizResponse;
  /** The first pass still earns its points. */
  earns: boolean;
  session: ExerciseSession;
  feedbackMs: FeedbackMs;
  onExit: () => void;
  onOpen: (view: View) => void;
  onAgain: () => void;
};

/** A quiz from its first question to its results. Until it has ended, nothing leaves it without being asked. */
export function QuizRun({ quiz, earns, session, feedbackMs, onExit, onOpen, onAgain }: QuizRunProps) {
  const { confirmPopup } = useTelegram();
  const { settlement, save } = useResult(quiz);
  const { state, send } = useQuiz(quiz, { onEnd: save, feedbackMs });
  async function leave(): Promise<void> {
    if (await confirmPopup({ ...quizTexts.leave, destructive: true })) onExit();
  }
  const runs = state.end === null;
  const question = currentQuestion(state);
  useClosingConfirmation(runs);
  useNoVerticalSwipes(question !== undefined);
  useBackButton(runs ? () => void leave() : onExit);

  if (question) return <QuestionScreen state={state} question={question} session={session} send={send} />;
  return (
    <ResultsView
      state={state}
      settlement={settlement}
      earns={earns}
      session={session}
      onExit={onExit}
      onRepeatLesson={() => onOpen({ name: 'trainer', lessonId: quiz.lessonId, mode: 'repeat' })}
      onAgain={onAgain}
    />
  );
}
