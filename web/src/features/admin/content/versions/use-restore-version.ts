import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { versionsTexts as texts } from '../../../../../../core/texts/admin/versions.ts';
import { useServices, useTelegram } from '../../../../lib/services.ts';
import { useUndo } from '../../use-undo.ts';
import { refreshCourse } from '../content-queries.ts';
import { useTellFailure } from '../tell-failure.ts';

/** Takes a version of a lesson back. */
export function useRestoreVersion({ lessonId: id, version }: { lessonId: number; version: number }) {
  const tellFailure = useTellFailure();
  const { tellDone } = useUndo();
  const { api } = useServices();
  const { haptic } = useTelegram();
  const queryClient = useQueryClient();
  const [isRestoring, setRestoring] = useState(false);

  /** `revision` is that of the lesson it was compared with. False after showing why it was not taken back. */
  async function restore(revision: number): Promise<boolean> {
    setRestoring(true);
    try {
      const params = { id, version };
      const done = await api.call('POST /admin/lessons/{id}/versions/{version}', {
        params,
        body: { revision },
        retries: 0,
      });
      haptic('success');
      tellDone(texts.restored, done);
      await refreshCourse(queryClient);
      return true;
    } catch (error) {
      tellFailure(texts.failed, error);
      return false;
    } finally {
      setRestoring(false);
    }
  }

  return { isRestoring, restore };
}
