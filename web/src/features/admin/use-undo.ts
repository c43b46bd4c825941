import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestBodyInput } from '../../../../core/contracts/endpoints.ts';
import { actsTexts as texts } from '../../../../core/texts/admin/acts.ts';
import { adminSectionTexts } from '../../../../core/texts/admin/web.ts';
import { useServices } from '../../lib/services.ts';
import { undoToastMs } from '../../lib/time/timing.ts';
import { refreshCourse } from './content/content-queries.ts';
import { useTellFailure } from './content/tell-failure.ts';

type Undone = RequestBodyInput<'POST /admin/actions/undo'>;

/** Takes back what an admin did. */
export function useUndo() {
  const tellFailure = useTellFailure();
  const { api, toast, telegram } = useServices();
  const queryClient = useQueryClient();
  const [isUndoing, setUndoing] = useState(false);

  async function undo(body: Undone): Promise<void> {
    setUndoing(true);
    try {
      await api.call('POST /admin/actions/undo', { body });
      telegram.haptic('success');
      toast({ title: texts.undone });
    } catch (error) {
      tellFailure(adminSectionTexts.failed, error);
    }
    setUndoing(false);
    // Refused, too: somebody else may have been faster.
    refreshCourse(queryClient);
  }

  return {
    isUndoing,
    undo,
    /** Says what was done, with a button that takes it back: an act of the log, or the last one on a target ('lesson:12'). */
    tellDone(title: string, done: string | { id: number }): void {
      const body = typeof done === 'string' ? { target: done } : done;
      const action = { text: texts.undo, onPress: () => void undo(body) };
      // A newer act takes the place of the one before: only the last is taken back by its target.
      toast({ id: 'admin-undo', title, action, ms: undoToastMs });
    },
  };
}
