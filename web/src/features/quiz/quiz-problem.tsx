import { quizTexts } from '../../../../core/texts/lesson/quiz.ts';
import { ApiError, NetworkError } from '../../lib/api/http.ts';
import { Button } from '../../ui/controls/button.tsx';
import { AlertIcon, CloudOffIcon, LockIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';

type QuizProblemProps = {
  error: Error;
  onRetry: () => void;
  onExit: () => void;
  /** To the plans. */
  onSubscribe: () => void;
};

/** Why the quiz did not open, and the ways on. */
export function QuizProblem({ error, onRetry, onExit, onSubscribe }: QuizProblemProps) {
  if (error instanceof ApiError && error.code === 'premium_required') {
    return (
      <Notice icon={<LockIcon size={36} />} title={quizTexts.locked} text={quizTexts.lockedHint}>
        <Button variant="primary" onClick={onSubscribe}>
          {quizTexts.toPlans}
        </Button>
        <Button variant="quiet" onClick={onExit}>
          {quizTexts.results.toLessons}
        </Button>
      </Notice>
    );
  }
  const icon = error instanceof NetworkError ? <CloudOffIcon size={36} /> : <AlertIcon size={36} />;
  return (
    <Notice icon={icon} title={quizTexts.loadFailed} text={explain(error)}>
      <Button variant="primary" onClick={onRetry}>
        {quizTexts.retry}
      </Button>
      <Button variant="quiet" onClick={onExit}>
        {quizTexts.back}
      </Button>
    </Notice>
  );
}

function explain(error: Error): string {
  return error instanceof ApiError ? quizTexts.apiFailed(error.status) : error.message;
}

/** A lesson without words has nothing to ask. */
export function EmptyQuiz({ onExit }: { onExit: () => void }) {
  return (
    <Notice icon={<AlertIcon size={36} />} title={quizTexts.empty} text={quizTexts.emptyHint}>
      <Button variant="primary" onClick={onExit}>
        {quizTexts.results.toLessons}
      </Button>
    </Notice>
  );
}
