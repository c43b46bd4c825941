import type { ReactNode } from 'react';
import type { StaleRevision } from '../../../../../../core/contracts/lessons-admin.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/content.ts';
import { useCopyText } from '../../../../lib/toasts/copy-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/surfaces/sheet.tsx';
import { momentText } from './moment-text.ts';

const texts = adminContentTexts.conflict;

type ConflictSheetProps = {
  conflict: StaleRevision | null;
  /** What the admin has written. */
  text: string;
  /** Of something else than a lesson: its title, and what is said where nobody is named. */
  own?: { title: string; unknown: string };
  onClose: () => void;
  onReload: () => void;
  /** Where both edits can become one: the button that saves it, and the choice. */
  main?: ReactNode;
  children?: ReactNode;
};

/** Another admin was first: who and when, and what can be done now. Nothing is overwritten. */
export function ConflictSheet(props: ConflictSheetProps) {
  const { conflict, text, own = texts, onClose, onReload, main, children } = props;
  const copyText = useCopyText(texts);
  if (!conflict) return null;
  const edit = conflict.lastEdit;
  return (
    <Sheet
      onClose={onClose}
      title={own.title}
      actions={
        <>
          {main}
          <Button variant={main === undefined ? 'primary' : undefined} block onClick={onReload}>
            {texts.reload}
          </Button>
          <Button block onClick={() => void copyText(text)}>
            {texts.copy}
          </Button>
          <Button variant="quiet" block onClick={onClose}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p>{edit ? texts.text(edit.name, momentText(edit.at)) : own.unknown}</p>
      {children}
    </Sheet>
  );
}
