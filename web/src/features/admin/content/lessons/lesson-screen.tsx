import { useQuery } from '@tanstack/react-query';
import type { EditorField } from '../../../../lib/navigation/view.ts';
import { useServices } from '../../../../lib/services.ts';
import { adminLessonQuery } from '../content-queries.ts';
import { SavedScreen } from '../saved-screen.tsx';
import { useLessonDrafts } from './draft-store.ts';
import { LessonEditor } from './lesson-editor.tsx';
import { audioIn, emptyForm, formOf } from './lesson-form.ts';
import { LessonSheet } from './lesson-sheet.tsx';

type LessonScreenProps = {
  /** null for a new lesson. */
  lessonId: number | null;
  /** The field that a link opens for editing. */
  field: EditorField | undefined;
  /** Back to the list. */
  onClose: () => void;
  /** A new lesson has been saved and has an id now. */
  onCreated: (lessonId: number) => void;
  /** To a rule that the lesson brings. */
  onRule: (ruleId: number) => void;
  /** To a dialogue at its end; null for a new one. */
  onDialogue: (dialogueId: number | null, lessonId: number) => void;
};

/** One lesson: view mode and edit mode (SPEC §4). An edit that was left unsaved on this device is continued. */
export function LessonScreen({ lessonId, onCreated, ...ways }: LessonScreenProps) {
  if (lessonId !== null) return <SavedLesson lessonId={lessonId} {...ways} />;
  const { onClose } = ways;
  return (
    <LessonEditor
      lessonId={null}
      field={undefined}
      start={emptyForm}
      audioOf={audioIn()}
      revision={undefined}
      onSaved={onCreated}
      onClose={onClose}
      onReload={onClose}
    />
  );
}

type SavedLessonProps = Pick<LessonScreenProps, 'field' | 'onClose' | 'onRule' | 'onDialogue'> & {
  lessonId: number;
};

function SavedLesson({ lessonId, field, onClose, onRule, onDialogue }: SavedLessonProps) {
  const { api } = useServices();
  const drafts = useLessonDrafts();
  const loaded = useQuery(adminLessonQuery(api, lessonId));
  return (
    <SavedScreen
      thing={{ kind: 'lesson', id: lessonId }}
      loaded={loaded}
      hasDraft={drafts.read(lessonId) !== undefined || field !== undefined}
      formOf={formOf}
      view={(lesson, onEdit) => (
        <LessonSheet
          lesson={lesson}
          onEdit={onEdit}
          onRule={onRule}
          onDialogue={(dialogueId) => onDialogue(dialogueId, lessonId)}
          onClose={onClose}
        />
      )}
      editor={(begun, start, ways) => (
        <LessonEditor
          lessonId={begun.id}
          field={field}
          start={start}
          audioOf={audioIn(begun)}
          revision={begun.revision}
          {...ways}
        />
      )}
      onClose={onClose}
    />
  );
}
