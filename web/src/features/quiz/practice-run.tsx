import { currentQuestion, startPractice } from '../../../../core/quiz/session.ts';
import { quizTexts } from '../../../../core/texts/lesson/quiz.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import { useBackButton, useMainButton } from '../../lib/telegram/use-buttons.ts';
import { useNoVerticalSwipes } from '../../lib/telegram/use-window.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { BoardPicture } from '../../ui/rank/board-picture.tsx';
import { Title } from '../../ui/text.tsx';
import { QuestionScreen } from './question-screen.tsx';
import styles from './quiz-intro.module.css';
import { type FeedbackMs, type QuizOfWords, useQuiz } from './use-quiz.ts';

type PracticeRunProps = {
  /** The quiz that is over. */
  of: QuizOfWords;
  session: ExerciseSession;
  feedbackMs: FeedbackMs;
  /** Back to the results. */
  onOver: () => void;
  onExit: () => void;
};

/** The missed questions of a quiz once more, each until it is right. Nothing of it is counted, so it is left at once. */
export function PracticeRun({ of, session, feedbackMs, onOver, onExit }: PracticeRunProps) {
  const { state, send } = useQuiz({ start: () => startPractice(of), feedbackMs });
  const question = currentQuestion(state);
  useBackButton(onOver);
  useNoVerticalSwipes(question !== undefined);
  if (question) return <QuestionScreen state={state} question={question} session={session} send={send} />;
  const right = state.marks.filter((mark) => mark === 'right').length;
  return <PracticeOver right={right} total={state.marks.length} onOver={onOver} onExit={onExit} />;
}

type PracticeOverProps = { right: number; total: number; onOver: () => void; onExit: () => void };

function PracticeOver({ right, total, onOver, onExit }: PracticeOverProps) {
  const texts = quizTexts.practice;
  const drawnByClient = useMainButton({ text: texts.toResults, onPress: onOver });
  return (
    <Stack gap={5} align="center" justify="center" grow className={styles.intro} role="status">
      <BoardPicture squares={total} filled={right} />
      <Title>{texts.over}</Title>
      <p className={styles.rules}>{texts.overHint}</p>
      <Stack gap={4} className={styles.actions}>
        {!drawnByClient && (
          <Button variant="primary" size="large" block onClick={onOver}>
            {texts.toResults}
          </Button>
        )}
        <Button variant="quiet" block onClick={onExit}>
          {quizTexts.results.toLessons}
        </Button>
      </Stack>
    </Stack>
  );
}
