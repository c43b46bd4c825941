import { checkDraft, unconfirmedReadings } from '../../../../../../core/lesson/edit.ts';
import { adminTexts } from '../../../../../../core/texts/admin/area.ts';
import { adminContentTexts as texts } from '../../../../../../core/texts/admin/course/content.ts';
import type { Telegram } from '../../../../lib/telegram/telegram.ts';
import { draftOf, type LessonForm } from './lesson-form.ts';

/**
 * Before learners see transcriptions that differ from the niqqud, their author is asked once. 'none' where there
 * is nothing to ask about, 'refused' when the author goes back to edit them.
 */
export async function askToKeep(
  { confirmPopup }: Telegram,
  form: LessonForm,
): Promise<'none' | 'kept' | 'refused'> {
  const doubts = form.isPublished ? unconfirmedReadings(checkDraft(draftOf(form)).problems) : [];
  if (doubts.length === 0) return 'none';
  const isKept = await confirmPopup({
    title: adminTexts.editor.readingTitle,
    message: doubts.map(({ message }) => message).join('\n'),
    yes: adminTexts.editor.keepReading,
    no: texts.back,
  });
  return isKept ? 'kept' : 'refused';
}
