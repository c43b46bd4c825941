import { dialogueAdminTexts } from '../../../../../../core/texts/admin/course/dialogues.ts';
import { TextArea, TextField } from '../../../../ui/controls/field.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { hintFor, notesFor } from '../parts/field-notes.ts';
import { LessonField } from '../parts/lesson-field.tsx';
import type { DialogueEditProps } from './dialogue-kind.ts';

const texts = dialogueAdminTexts.editor;

/** All of a dialogue but its people, turns and questions. */
export function DialogueFields(props: DialogueEditProps) {
  const { form, change } = props.edit;
  const { title, scene, note, lessonId } = form;
  return (
    <Card gap={6}>
      <TextField
        label={texts.title}
        required
        value={title}
        maxLength={200}
        notes={[...notesFor(props, 'title', title), ...hintFor(title, texts.titleHint)]}
        onChange={(value) => change({ title: value })}
      />
      <LessonField
        lessonId={lessonId}
        notes={notesFor(props, 'lesson', String(lessonId ?? ''))}
        onChange={(value) => change({ lessonId: value })}
      />
      <TextArea
        label={texts.scene}
        required
        rows={3}
        value={scene}
        maxLength={1000}
        notes={[...notesFor(props, 'scene', scene), ...hintFor(scene, texts.sceneHint)]}
        onChange={(value) => change({ scene: value })}
      />
      <TextArea
        label={texts.note}
        rows={4}
        value={note}
        maxLength={1000}
        notes={[...notesFor(props, 'note', note), ...hintFor(note, texts.noteHint)]}
        onChange={(value) => change({ note: value })}
      />
    </Card>
  );
}
