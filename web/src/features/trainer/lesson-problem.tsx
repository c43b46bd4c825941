import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import { ApiError, NetworkError } from '../../lib/api/http.ts';
import { Button } from '../../ui/controls/button.tsx';
import { AlertIcon, CloudOffIcon, LockIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';

type LessonProblemProps = {
  error: Error;
  onRetry: () => void;
  onExit: () => void;
  /** To the plans. */
  onSubscribe: () => void;
};

/** Why the lesson did not open, and the ways on: back for what will not change, the plans for a locked one, back or retry for the rest. */
export function LessonProblem({ error, onRetry, onExit, onSubscribe }: LessonProblemProps) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Notice icon={<AlertIcon size={36} />} title={trainerTexts.notFound} text={trainerTexts.notFoundHint}>
        <Button variant="primary" onClick={onExit}>
          {trainerTexts.toList}
        </Button>
      </Notice>
    );
  }
  if (error instanceof ApiError && error.code === 'premium_required') {
    return (
      <Notice icon={<LockIcon size={36} />} title={trainerTexts.locked} text={trainerTexts.lockedHint}>
        <Button variant="primary" onClick={onSubscribe}>
          {trainerTexts.toPlans}
        </Button>
        <Button variant="quiet" onClick={onExit}>
          {trainerTexts.toList}
        </Button>
      </Notice>
    );
  }
  const icon = error instanceof NetworkError ? <CloudOffIcon size={36} /> : <AlertIcon size={36} />;
  return (
    <Notice icon={icon} title={trainerTexts.loadFailedTitle} text={explain(error)}>
      <Button variant="primary" onClick={onRetry}>
        {trainerTexts.retry}
      </Button>
      <Button variant="quiet" onClick={onExit}>
        {trainerTexts.back}
      </Button>
    </Notice>
  );
}

function explain(error: Error): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError)) return trainerTexts.unknown;
  return error.code === 'bad_response' ? trainerTexts.badFormat : trainerTexts.loadFailed(error.status);
}
