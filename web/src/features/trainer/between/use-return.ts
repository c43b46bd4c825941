import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LessonDetail } from '../../../../../core/contracts/catalogue.ts';
import type { PracticeEvent } from '../../../../../core/lesson/practice-state.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { learnedIn, toPractise, withSaved } from '../lesson-words.ts';

/**
 * Requests the lesson whenever the learner comes back to the app: they may have said the word in the chat meanwhile.
 * While answers wait on this device it requests nothing: the device knows more than the server.
 */
export function useReturn(lessonId: number, pass: number, tell: (event: PracticeEvent) => void): void {
  const { api, session } = useServices();
  const { onActivated } = useTelegram();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const latestPass = useRef(pass);
  useEffect(() => {
    latestPass.current = pass;
  });

  useEffect(() => {
    // Telegram and the browser both report the same return.
    let isAsking = false;

    async function ask(userId: number): Promise<void> {
      await outbox.flush();
      if (outbox.state().pending > 0) return;
      const asked = latestPass.current;
      const params = { userId, lessonId };
      const rows = await api.call('GET /progress/user/{userId}/lesson/{lessonId}', { params });
      tell({ type: 'returned', pass: asked, words: rows.map(toPractise) });
      const key = queryKeys.lesson(lessonId);
      const before = queryClient.getQueryData<LessonDetail>(key);
      if (!before || asked !== latestPass.current) return;
      const after = withSaved(before, rows);
      queryClient.setQueryData(key, after);
      // Points were earned elsewhere.
      if (learnedIn(after) > learnedIn(before))
        void queryClient.invalidateQueries({ queryKey: queryKeys.home });
    }

    return onActivated(() => {
      const userId = session.userId();
      if (isAsking || userId === null) return;
      isAsking = true;
      ask(userId)
        // Nothing is lost: the next opening of the lesson requests it again.
        .catch((error: unknown) => console.warn('progress not refreshed', error))
        .finally(() => {
          isAsking = false;
        });
    });
  }, [lessonId, queryClient, tell, session.userId, onActivated, api.call, outbox]);
}
