import { dialogueListTexts as texts } from '../../../../core/texts/lesson/dialogue-list.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LockIcon } from '../../ui/icons/icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';

/** Grey shapes where the dialogues will be. */
export function DialoguesSkeleton() {
  return (
    <Stack gap={6} role="status" aria-label={texts.loading}>
      <Skeleton width="50%" height="28px" />
      <Skeleton height="220px" radius="m" />
      <Skeleton height="220px" radius="m" />
    </Stack>
  );
}

type DialogueFailureProps = { isLocked?: boolean; onRetry: () => void; onBack: () => void };

/** What could not be opened: without a network once more, locked by what opens it. */
export function DialogueFailure({ isLocked = false, onRetry, onBack }: DialogueFailureProps) {
  if (isLocked) {
    return (
      <Notice icon={<LockIcon size={36} />} title={texts.lockedTitle} text={texts.locked}>
        <Button variant="primary" onClick={onRetry}>
          {texts.toPlans}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      </Notice>
    );
  }
  return (
    <LoadFailure
      {...{ title: texts.failed, text: texts.failedHint, retry: texts.retry, back: texts.back }}
      onRetry={onRetry}
      onBack={onBack}
    />
  );
}
