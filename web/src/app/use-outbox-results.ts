import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { settingsTexts } from '../../../core/texts/profile.ts';
import { syncTexts } from '../../../core/texts/sync.ts';
import { refreshHome } from '../lib/cache/refresh.ts';
import { applyRewards, applySaved } from '../lib/cache/saved-progress.ts';
import { applyQuizResult } from '../lib/cache/saved-quiz.ts';
import { startOutbox, useOutbox } from '../lib/outbox/outbox.ts';
import { useServices } from '../lib/services.ts';
import { resendSettings } from '../lib/settings/save-settings.ts';
import { dropUnsent } from '../lib/settings/settings-unsent.ts';
import { tellUnsaved } from '../lib/toasts/unsaved.ts';

/** Runs the outbox; the server's replies go into the cache, its refusals to the learner and the log. */
export function useOutboxResults(): void {
  const services = useServices();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  useEffect(() => {
    const { toast, session, localStore, clock, connection } = services;
    const settleSettings = (eventId: string | undefined) => {
      const userId = session.userId();
      if (userId !== null) dropUnsent(localStore, userId, eventId);
    };
    const ends = [
      outbox.onSaved((delivery) => {
        const now = clock.now();
        if (delivery.call === 'POST /progress')
          applySaved(queryClient, delivery.data, { now, at: delivery.body.at });
        if (delivery.call === 'POST /quiz/results') applyQuizResult(queryClient, delivery.data, now);
        if (delivery.call === 'POST /reviews') applyRewards(queryClient, delivery.data, now);
        if (delivery.call === 'PUT /users/settings') settleSettings(delivery.body.eventId);
      }),
      outbox.onRefused((parcel, error) => {
        console.error(`${parcel.call} refused: ${error.status} ${error.code}`);
        if (parcel.call === 'PUT /users/settings') {
          // The server keeps its settings, and so does the screen.
          settleSettings(parcel.body.eventId);
          refreshHome(queryClient, clock, 'refused');
          const { saveFailed: title, saveFailedHint: description } = settingsTexts;
          return toast({ variant: 'destructive', title, description });
        }
        // A refused day of study costs the learner nothing: what was done on it counts on its own.
        if (parcel.call === 'POST /user-activity') return;
        // The view that requested it reports this.
        if (parcel.call === 'POST /reviews/undo') return;
        if (parcel.call === 'POST /reviews') return tellUnsaved(toast, 'answer');
        console.error(`lesson ${parcel.body.lessonId}`);
        // Only the reset of a whole lesson names no word.
        if (parcel.call === 'POST /progress')
          return tellUnsaved(toast, parcel.body.wordId === undefined ? 'reset' : 'answer');
        const { refused: title, refusedHint: description } = syncTexts;
        toast({ variant: 'destructive', title, description });
      }),
      startOutbox(outbox, connection),
    ];
    resendSettings({ session, localStore, outbox }).catch((error: unknown) => {
      console.warn('settings not sent', error);
    });
    return () => {
      for (const end of ends) end();
    };
  }, [queryClient, services, outbox]);
}
