import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { webTexts } from '../../../core/texts/ru.ts';
import { LockedSheet } from '../features/home/locked-sheet.tsx';
import { onRefused, onSaved, startOutbox } from '../lib/outbox.ts';
import { applySaved } from '../lib/saved-progress.ts';
import { toast } from '../lib/toasts.ts';
import { useClientLog } from './client-log.ts';
import { ToastRegion } from './toast-region.tsx';

export { SyncBadge } from './sync-badge.tsx';

type OverlaysProps = ComponentProps<typeof LockedSheet>;

/**
 * What lies over the views, with what feeds it: toasts, the locked sheet, the outbox, the client log.
 * Its code comes after the first paint.
 */
export default function Overlays(locked: OverlaysProps) {
  useClientLog();
  useOutboxResults();
  return (
    <>
      <ToastRegion />
      <LockedSheet {...locked} />
    </>
  );
}

/** Runs the outbox; what the server replies goes into the cache, what it refuses to the learner and the log. */
function useOutboxResults(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ends = [
      onSaved((delivery) => applySaved(queryClient, delivery.data)),
      onRefused(({ body }, error) => {
        console.error(
          `answer refused: ${error.status} ${error.code}, lesson ${body.lessonId}, word ${body.wordId}`,
        );
        toast({
          variant: 'destructive',
          title: webTexts.sync.refused,
          description: webTexts.sync.refusedHint,
        });
      }),
      startOutbox(),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [queryClient]);
}
