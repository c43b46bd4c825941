import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../lib/services.ts';
import { SavedScreen } from '../saved-screen.tsx';
import { useDialogueDrafts } from './dialogue-drafts.ts';
import { DialogueEditor } from './dialogue-editor.tsx';
import { DialogueFacts } from './dialogue-facts.tsx';
import { audioIn, emptyDialogue, formOf } from './dialogue-form.ts';
import { adminDialogueQuery } from './dialogue-queries.ts';

type DialogueScreenProps = {
  /** null for a new dialogue. */
  dialogueId: number | null;
  /** The lesson of a new one, where it is begun from there. */
  lessonId: number | null;
  /** Back to the list. */
  onClose: () => void;
  /** A new dialogue has been saved and has an id now. */
  onCreated: (dialogueId: number) => void;
};

/** One dialogue: view mode and edit mode. An edit that was left unsaved on this device is continued. */
export function DialogueScreen({ dialogueId, lessonId, onClose, onCreated }: DialogueScreenProps) {
  if (dialogueId !== null) return <SavedDialogue dialogueId={dialogueId} onClose={onClose} />;
  return (
    <DialogueEditor
      id={null}
      start={emptyDialogue(lessonId)}
      revision={undefined}
      audioOf={() => undefined}
      onSaved={onCreated}
      onClose={onClose}
      onReload={onClose}
    />
  );
}

function SavedDialogue({ dialogueId, onClose }: { dialogueId: number; onClose: () => void }) {
  const { api } = useServices();
  const drafts = useDialogueDrafts();
  const loaded = useQuery(adminDialogueQuery(api, dialogueId));
  return (
    <SavedScreen
      thing={{ kind: 'dialogue', id: dialogueId }}
      loaded={loaded}
      hasDraft={drafts.read(dialogueId) !== undefined}
      formOf={formOf}
      view={(dialogue, onEdit) => (
        <DialogueFacts key={dialogue.revision} dialogue={dialogue} onEdit={onEdit} onClose={onClose} />
      )}
      editor={(begun, start, ways) => (
        <DialogueEditor
          id={begun.id}
          start={start}
          revision={begun.revision}
          audioOf={audioIn(begun)}
          {...ways}
        />
      )}
      onClose={onClose}
    />
  );
}
