import { useState } from 'react';
import { dialogueAdminTexts } from '../../../../../../core/texts/admin/course/dialogues.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { type EditWays, PartEditor } from '../parts/part-editor.tsx';
import { useDialogueDrafts } from './dialogue-drafts.ts';
import { DialogueFields } from './dialogue-fields.tsx';
import { type AudioOf, type DialogueForm, previewOf, textOf } from './dialogue-form.ts';
import { type DialogueEdit, dialogueKind } from './dialogue-kind.ts';
import { DialoguePreview } from './dialogue-preview.tsx';
import { NameList, PeopleFields } from './people-fields.tsx';
import { QuestionList } from './question-fields.tsx';
import { TurnFieldList } from './turn-fields.tsx';

const loadMerge = async () => ({ default: (await import('./dialogue-merge.tsx')).DialogueMerge });

type DialogueEditorProps = EditWays<DialogueForm> & { audioOf: AudioOf };

/** Edit mode of a dialogue. */
export function DialogueEditor({ audioOf, ...ways }: DialogueEditorProps) {
  const [openTurn, setOpenTurn] = useState<string | null>(null);
  const [openQuestion, setOpenQuestion] = useState<string | null>(null);

  function openFaulty({ form, notes }: DialogueEdit) {
    const turn = form.turns.find((_, at) => notes.within(`turns.${at}`) > 0);
    if (turn) setOpenTurn(turn.key);
    const question = form.questions.find((_, at) => notes.within(`questions.${at}`) > 0);
    if (question) setOpenQuestion(question.key);
  }

  return (
    <PartEditor
      {...ways}
      kind={dialogueKind}
      store={useDialogueDrafts()}
      texts={dialogueAdminTexts.editor}
      conflict={dialogueAdminTexts.conflict}
      loadMerge={loadMerge}
      textOf={textOf}
      openFaulty={openFaulty}
      preview={(form, onClose) => <DialoguePreview dialogue={previewOf(form, audioOf)} onClose={onClose} />}
    >
      {(props) => (
        <>
          <Stack gap={6}>
            <DialogueFields {...props} />
            <PeopleFields {...props} />
            <NameList {...props} />
          </Stack>
          <Stack gap={6}>
            <TurnFieldList {...props} audioOf={audioOf} openKey={openTurn} onOpen={setOpenTurn} />
            <QuestionList {...props} openKey={openQuestion} onOpen={setOpenQuestion} />
          </Stack>
        </>
      )}
    </PartEditor>
  );
}
