import { dialogueAdminTexts } from '../../../../../../core/texts/admin/course/dialogues.ts';
import { partAdminTexts } from '../../../../../../core/texts/admin/course/parts.ts';
import { useBackButton } from '../../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { Hint } from '../../../../ui/text.tsx';
import styles from '../parts/parts.module.css';
import { DialogueCard } from './dialogue-card.tsx';
import type { ShownDialogue } from './dialogue-form.ts';

const texts = dialogueAdminTexts.preview;

/** What learners see of a dialogue that is being written. */
export function DialoguePreview({ dialogue, onClose }: { dialogue: ShownDialogue; onClose: () => void }) {
  useBackButton(onClose);
  return (
    <Stack gap={6} className={styles.narrow}>
      <Hint as="p">{texts.hint}</Hint>
      {dialogue.turns.length === 0 ? <p>{texts.empty}</p> : <DialogueCard dialogue={dialogue} />}
      <Button variant="primary" onClick={onClose}>
        {partAdminTexts.closePreview}
      </Button>
    </Stack>
  );
}
