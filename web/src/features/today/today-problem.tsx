import { todayTexts } from '../../../../core/texts/home/today.ts';
import { ApiError, NetworkError } from '../../lib/api/http.ts';
import { Button } from '../../ui/controls/button.tsx';
import { AlertIcon, CloudOffIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';

const texts = todayTexts.problem;

/** Why there is nothing to ask, and the ways on. */
export function TodayProblem({
  error,
  onRetry,
  onExit,
}: {
  error: Error;
  onRetry: () => void;
  onExit: () => void;
}) {
  const icon = error instanceof NetworkError ? <CloudOffIcon size={36} /> : <AlertIcon size={36} />;
  const text = error instanceof ApiError ? texts.failed(error.status) : error.message;
  return (
    <Notice icon={icon} title={texts.title} text={text}>
      <Button variant="primary" onClick={onRetry}>
        {texts.retry}
      </Button>
      <Button variant="quiet" onClick={onExit}>
        {texts.back}
      </Button>
    </Notice>
  );
}
