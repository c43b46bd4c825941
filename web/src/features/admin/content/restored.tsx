import { adminContentTexts } from '../../../../../core/texts/admin/course/content.ts';
import { useTelegram } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { momentText } from './lessons/moment-text.ts';
import styles from './restored.module.css';

const texts = adminContentTexts.editor;

type RestoredProps = {
  edit: { restoredAt: string | null; isEdited: boolean; startAgain: () => void };
  /** What is left when the edit is dropped. */
  dropText: string;
};

/** An earlier edit is being continued. */
export function Restored({ edit, dropText }: RestoredProps) {
  const { confirmPopup } = useTelegram();
  if (edit.restoredAt === null || !edit.isEdited) return null;

  async function drop() {
    const { dropTitle, dropYes } = texts;
    const question = { title: dropTitle, message: dropText, yes: dropYes, no: adminContentTexts.cancel };
    if (await confirmPopup({ ...question, destructive: true })) edit.startAgain();
  }
  return (
    <Card className={styles.restored}>
      <p role="status">{texts.restored(momentText(edit.restoredAt))}</p>
      <Button size="small" onClick={() => void drop()}>
        {texts.dropRestored}
      </Button>
    </Card>
  );
}
