import { useEffect, useState } from 'react';
import { refusalOf } from '../../../../../../core/lesson/edit.ts';
import { adminErrorTexts, adminTexts } from '../../../../../../core/texts/admin/area.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import type { EditorField } from '../../../../lib/navigation/view.ts';
import { useServices, useTelegram } from '../../../../lib/services.ts';
import { useMainButton } from '../../../../lib/telegram/use-buttons.ts';
import { useEditGuard } from '../../unsaved.ts';
import { EditFrame } from '../edit-frame.tsx';
import { useSaveKey } from '../edit-keys.ts';
import { loaded } from '../loaded.tsx';
import { Conflict } from '../merge/conflict.tsx';
import type { Merged } from '../merge/merge-sheet.tsx';
import { useRefusals } from '../use-refusals.ts';
import { useWordList } from '../words/use-word-list.ts';
import { WordList } from '../words/word-list.tsx';
import { LessonFields } from './lesson-fields.tsx';
import { type AudioOf, type LessonForm, previewOf, textOf } from './lesson-form.ts';
import { LessonPreview } from './lesson-preview.tsx';
import { type LessonEdit, useLessonForm } from './use-lesson-form.ts';
import { useSaveLesson } from './use-save-lesson.ts';

const texts = adminContentTexts.editor;

/** Where a field that a link opens is found in the editor. */
const linkedFields: Record<EditorField['name'], string> = {
  name: 'input',
  description: 'textarea',
  word: '[aria-expanded="true"]',
  sentence: '[aria-expanded="true"]',
};

const loadMerge = async () => ({ default: (await import('./lesson-merge.tsx')).LessonMerge });

type LessonEditorProps = {
  /** null for a new lesson. */
  lessonId: number | null;
  /** The field that a link has opened. */
  field: EditorField | undefined;
  start: LessonForm;
  audioOf: AudioOf;
  revision: number | undefined;
  onSaved: (lessonId: number) => void;
  onClose: () => void;
  /** The admin takes what another one has saved; `text` is their own edit, so that nothing is lost. */
  onReload: (text: string) => void;
};

/**
 * Edit mode. The rules run at every key press (core/lesson/edit.ts); missing fields are reported when saving is tried.
 */
export function LessonEditor({
  lessonId,
  field,
  start,
  audioOf,
  revision,
  onSaved,
  onClose,
  onReload,
}: LessonEditorProps) {
  const { toast } = useServices();
  const { haptic } = useTelegram();
  const edit = useLessonForm({ lessonId, form: start, revision });
  const saving = useSaveLesson();
  const words = useWordList(edit, { opened: field && 'id' in field ? field : undefined, audioOf });
  const [isTried, setTried] = useState(false);
  const refused = useRefusals(words.openFaulty);
  const [pasted, setPasted] = useState('');
  const [side, setSide] = useState<'none' | 'preview' | 'paste'>('none');
  useEditGuard(edit.isEdited || pasted.trim() !== '', onClose, edit.forget);

  async function save() {
    setTried(true);
    const refusal = refusalOf(edit.problems);
    if (refusal) {
      haptic('error');
      const message = adminErrorTexts[refusal] ?? texts.fixFirst;
      const isLimit = refusal === 'lesson_too_many_words';
      toast({
        variant: 'destructive',
        title: isLimit ? adminTexts.editor.tooManyWordsTitle : message,
        ...(isLimit && { description: message }),
      });
      refused.note();
      return;
    }
    await send(edit);
  }

  async function send(written: Pick<LessonEdit, 'form' | 'revision' | 'eventId' | 'refuse'>) {
    const id = await saving.save({ lessonId, ...written });
    if (id === null) return refused.note();
    edit.forget();
    onSaved(id);
  }

  function takeOver({ form, base }: Merged<LessonForm>) {
    saving.closeConflict();
    edit.rebase(form, base);
    void send({ ...edit, form, revision: base.revision });
  }

  const isDrawnByClient = useMainButton(
    side === 'none'
      ? { text: texts.save, onPress: () => void save(), disabled: !edit.isEdited, loading: saving.isSaving }
      : null,
  );

  useSaveKey(() => void save(), side === 'none' && edit.isEdited && !saving.isSaving);
  useEffect(() => {
    if (!field) return;
    const open = refused.editor.current?.querySelector<HTMLElement>(linkedFields[field.name]);
    open?.scrollIntoView({ block: 'center' });
    open?.focus({ preventScroll: true });
  }, [field, refused.editor]);

  if (side === 'preview') {
    return <LessonPreview words={previewOf(edit.form.words, audioOf)} onClose={() => setSide('none')} />;
  }
  if (side === 'paste') {
    return <Paste text={pasted} onText={setPasted} onAdd={words.add} onClose={() => setSide('none')} />;
  }
  return (
    <>
      <EditFrame
        title={lessonId === null ? texts.newTitle : texts.editTitle}
        edit={edit}
        dropText={texts.dropText}
        editor={refused.editor}
        onLast={() => words.add()}
        isSaving={saving.isSaving}
        preview={{
          name: adminContentTexts.lesson.preview,
          isPossible: edit.form.words.length > 0,
          onOpen: () => setSide('preview'),
        }}
        save={isDrawnByClient ? null : { name: texts.save, onPress: () => void save() }}
      >
        <LessonFields edit={edit} isTried={isTried} />
        <WordList words={words} problems={edit.problems} isTried={isTried} onPaste={() => setSide('paste')} />
      </EditFrame>
      <Conflict
        id={lessonId}
        conflict={saving.conflict}
        edit={edit}
        texts={adminContentTexts.conflict}
        textOf={textOf}
        load={loadMerge}
        onMerged={takeOver}
        onClose={saving.closeConflict}
        onReload={onReload}
      />
    </>
  );
}

/** The reader of lists is large. */
const Paste = loaded(async () => (await import('../words/paste-words.tsx')).PasteWords);
