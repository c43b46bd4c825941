import type { ReactNode } from 'react';
import { trainerTexts } from '../../../../../core/texts/lesson/trainer.ts';
import { webTexts } from '../../../../../core/texts/ru.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { AlertIcon } from '../../../ui/icons/icons.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import type { RestOfLesson } from './rest-loader.ts';
import type { Rest } from './use-rest.ts';

type WithRestProps = {
  rest: Rest;
  onExit: () => void;
  children: (parts: RestOfLesson) => ReactNode;
};

/** Draws what needs the rest of the lesson: grey until it is there; where it cannot be loaded, again or home. */
export function WithRest({ rest, onExit, children }: WithRestProps) {
  if (rest.status === 'ready') return children(rest.parts);
  if (rest.status === 'loading') {
    return (
      <Stack grow align="center" justify="center" role="status" aria-label={trainerTexts.loading}>
        <Skeleton width="112px" height="112px" radius="round" />
      </Stack>
    );
  }
  const { chunkTitle, chunkText, retry, home } = webTexts.crash;
  return (
    <Notice icon={<AlertIcon size={32} />} title={chunkTitle} text={chunkText}>
      <Button variant="primary" onClick={rest.retry}>
        {retry}
      </Button>
      <Button variant="quiet" onClick={onExit}>
        {home}
      </Button>
    </Notice>
  );
}
