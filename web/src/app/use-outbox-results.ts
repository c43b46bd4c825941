import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { settingsTexts } from '../../../core/texts/profile.ts';
import { syncTexts } from '../../../core/texts/sync.ts';
import { session } from '../lib/api/api.ts';
import { refreshHome } from '../lib/cache/refresh.ts';
import { applyRewards, applySaved } from '../lib/cache/saved-progress.ts';
import { applyQuizResult } from '../lib/cache/saved-quiz.ts';
import { onRefused, onSaved, startOutbox } from '../lib/outbox/outbox.ts';
import { resendSettings } from '../lib/settings/save-settings.ts';
import { dropUnsent } from '../lib/settings/settings-unsent.ts';
import { toast } from '../lib/toasts/toasts.ts';
import { tellUnsaved } from '../lib/toasts/unsaved.ts';

/** Runs the outbox; what the server replies goes into the cache, what it refuses to the learner and the log. */
export function useOutboxResults(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ends = [
      onSaved((delivery) => {
        if (delivery.call === 'POST /progress') applySaved(queryClient, delivery.data, delivery.body.at);
        if (delivery.call === 'POST /quiz/results') applyQuizResult(queryClient, delivery.data);
        if (delivery.call === 'POST /reviews') applyRewards(queryClient, delivery.data);
        if (delivery.call === 'PUT /users/settings') settleSettings(delivery.body.eventId);
      }),
      onRefused((parcel, error) => {
        console.error(`${parcel.call} refused: ${error.status} ${error.code}`);
        if (parcel.call === 'PUT /users/settings') return refuseSettings(queryClient, parcel.body.eventId);
        // A day of study that is refused takes nothing from the learner: what was done on it counts by itself.
        if (parcel.call === 'POST /user-activity') return;
        // The view that asked for it tells.
        if (parcel.call === 'POST /reviews/undo') return;
        if (parcel.call === 'POST /reviews') return tellUnsaved('answer');
        console.error(`lesson ${parcel.body.lessonId}`);
        // Only the reset of a whole lesson names no word.
        if (parcel.call === 'POST /progress')
          return tellUnsaved(parcel.body.wordId === undefined ? 'reset' : 'answer');
        const { refused: title, refusedHint: description } = syncTexts;
        toast({ variant: 'destructive', title, description });
      }),
      startOutbox(),
    ];
    resendSettings().catch(warnOfLoss);
    return () => {
      for (const end of ends) end();
    };
  }, [queryClient]);
}

function warnOfLoss(error: unknown): void {
  console.warn('settings not sent', error);
}

function settleSettings(eventId: string | undefined): void {
  const userId = session.userId();
  if (userId !== null) dropUnsent(userId, eventId);
}

/** The server keeps what it had: so does the screen. */
function refuseSettings(queryClient: QueryClient, eventId: string | undefined): void {
  settleSettings(eventId);
  refreshHome(queryClient, 'refused');
  const { saveFailed: title, saveFailedHint: description } = settingsTexts;
  toast({ variant: 'destructive', title, description });
}
