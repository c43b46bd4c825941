import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import type { Api } from '../../../../lib/api/create-api.ts';
import { useServices, useTelegram } from '../../../../lib/services.ts';
import { useUndo } from '../../use-undo.ts';
import { refreshCourse } from '../content-queries.ts';
import { useTellFailure } from '../tell-failure.ts';

type DeletionTexts = {
  deleteTitle: string;
  deleteText: (title: string) => string;
  deleteYes: string;
  deleted: string;
  deleteFailed: string;
};

type Deletion = {
  title: string;
  /** Its name in the log of actions. */
  target: string;
  texts: DeletionTexts;
  call: (api: Api) => Promise<unknown>;
};

/** Deletes a rule or a dialogue after a question. */
export function useDeletion({ title, target, texts, call }: Deletion, onDeleted: () => void) {
  const tellFailure = useTellFailure();
  const { tellDone } = useUndo();
  const { api } = useServices();
  const { haptic, confirmPopup } = useTelegram();
  const queryClient = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);

  async function remove() {
    const { deleteTitle, deleteText, deleteYes } = texts;
    const question = { title: deleteTitle, message: deleteText(title), yes: deleteYes };
    if (!(await confirmPopup({ ...question, no: adminContentTexts.cancel, destructive: true }))) return;
    setDeleting(true);
    try {
      await call(api);
    } catch (error) {
      setDeleting(false);
      tellFailure(texts.deleteFailed, error);
      return;
    }
    haptic('success');
    tellDone(texts.deleted, target);
    onDeleted();
    refreshCourse(queryClient);
  }

  return { isDeleting, remove };
}
