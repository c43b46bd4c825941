import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { syncTexts } from '../../../../core/texts/sync.ts';
import { applyLetters } from '../../lib/cache/letters.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { refreshHome } from '../../lib/cache/refresh.ts';
import { applyRewards, applySaved, changeHome } from '../../lib/cache/saved-progress.ts';
import { applyQuizResult } from '../../lib/cache/saved-quiz.ts';
import { readUnsentWords, settleUnsentWord, withUnsentWords } from '../../lib/cache/unsent-words.ts';
import { applyDialogue } from '../../lib/dialogues/dialogues-cache.ts';
import { keepHome } from '../../lib/kept/home.ts';
import { keepLessons, keptLesson } from '../../lib/kept/lessons.ts';
import { startOutbox, useOutbox } from '../../lib/outbox/outbox.ts';
import { applyRule } from '../../lib/rules/rules-cache.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { dropUnsent, resendSettings } from '../../lib/settings/send-unsent.ts';
import { tellUnsaved } from '../../lib/toasts/unsaved.ts';

/** Each home that the server sends is shown with the words that still wait on this device. */
function countUnsentWords(queryClient: QueryClient, { session, localStore }: Services): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (event.query.queryKey[0] !== queryKeys.home[0]) return;
    const words = readUnsentWords(localStore, session.userId());
    if (words.length > 0) changeHome(queryClient, (home) => withUnsentWords(home, words));
  });
}

/** Lets lessons that are on this device be opened without a network. */
function keepsViews(services: Services): () => void {
  const { leaving } = services;
  leaving.isKept = (view) => view.name === 'trainer' && keptLesson(services, view.lessonId) !== undefined;
  return () => {
    delete leaving.isKept;
  };
}

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
    /** True for an answer whose word this device counted already. */
    const settleWord = ({ eventId }: { eventId?: string | undefined }) => {
      const userId = session.userId();
      return userId !== null && settleUnsentWord(localStore, userId, eventId) !== undefined;
    };
    const ends = [
      keepHome(queryClient, services),
      keepLessons(queryClient, services),
      keepsViews(services),
      countUnsentWords(queryClient, services),
      outbox.onSaved((delivery) => {
        const now = clock.now();
        if (delivery.call === 'POST /progress')
          applySaved(queryClient, delivery.data, {
            now,
            at: delivery.body.at,
            isShown: settleWord(delivery.body),
          });
        if (delivery.call === 'POST /quiz/results') applyQuizResult(queryClient, delivery.data, now);
        if (delivery.call === 'POST /reviews') applyRewards(queryClient, delivery.data, now);
        if (delivery.call === 'POST /letters/answers') {
          applyLetters(queryClient, delivery.data);
          applyRewards(queryClient, delivery.data, now);
        }
        if (delivery.call === 'POST /rules/{id}/answers') applyRule(queryClient, services, delivery.data);
        if (delivery.call === 'POST /dialogues/{id}/answers')
          applyDialogue(queryClient, services, delivery.data);
        if (delivery.call === 'PUT /users/settings') {
          settleSettings(delivery.body.eventId);
          // Words, letters and sentences carry the address of the voice that was chosen before.
          if (delivery.body.voice) {
            const [home] = queryKeys.home;
            void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== home });
          }
        }
      }),
      outbox.tellRefusals((parcel, error) => {
        console.error(`${parcel.call} refused: ${error.status} ${error.code}`);
        if (parcel.call === 'POST /progress' && settleWord(parcel.body)) {
          refreshHome(queryClient, clock, 'refused');
        }
        if (parcel.call === 'PUT /users/settings') {
          // The server keeps its settings, and so does the screen.
          settleSettings(parcel.body.eventId);
          refreshHome(queryClient, clock, 'refused');
          const { settingsRefused: title, settingsRefusedHint: description } = syncTexts;
          return toast({ variant: 'destructive', title, description });
        }
        // A refused day of study costs the learner nothing: what was done on it counts on its own.
        if (parcel.call === 'POST /user-activity') return;
        // The view that requested it reports this.
        if (parcel.call === 'POST /reviews/undo') return;
        // What it was about is gone from the course.
        if (parcel.call === 'POST /reports') return;
        if (parcel.call === 'POST /threads')
          return toast({ variant: 'destructive', description: syncTexts.messageRefused });
        if (
          parcel.call === 'POST /reviews' ||
          parcel.call === 'POST /letters/answers' ||
          parcel.call === 'POST /forms/answers' ||
          parcel.call === 'POST /rules/{id}/answers' ||
          parcel.call === 'POST /dialogues/{id}/answers'
        )
          return tellUnsaved(toast, 'answer');
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
