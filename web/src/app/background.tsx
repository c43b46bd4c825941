import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { webTexts } from '../../../core/texts/ru.ts';
import { onRefused, onSaved, startOutbox } from '../lib/outbox.ts';
import { applySaved } from '../lib/saved-progress.ts';
import { toast } from '../lib/toasts.ts';
import { useClientLog } from './client-log.ts';
import { SyncBadge } from './sync-badge.tsx';
import { ToastRegion } from './toast-region.tsx';

/** All that runs behind the views and may come after the first paint. */
export default function Background() {
  const queryClient = useQueryClient();
  useClientLog();
  useEffect(() => {
    const ends = [
      onSaved((_body, data) => applySaved(queryClient, data)),
      onRefused((body, error) => {
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
  return (
    <>
      <ToastRegion />
      <SyncBadge />
    </>
  );
}
