import { Button } from './controls/button.tsx';
import { CloudOffIcon } from './icons/icons.tsx';
import { Notice } from './surfaces/notice.tsx';

type LoadFailureProps = {
  title: string;
  text: string;
  /** What the buttons say; `back` goes with `onBack`. */
  retry: string;
  onRetry: () => void;
  back?: string;
  onBack?: () => void;
  isRetrying?: boolean;
};

/** A whole view whose data did not come: try again, or go back. */
export function LoadFailure({
  title,
  text,
  retry,
  onRetry,
  back,
  onBack,
  isRetrying = false,
}: LoadFailureProps) {
  return (
    <Notice icon={<CloudOffIcon size={36} />} title={title} text={text}>
      <Button variant="primary" loading={isRetrying} onClick={onRetry}>
        {retry}
      </Button>
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
          {back}
        </Button>
      )}
    </Notice>
  );
}
