import type { ReactNode } from 'react';
import type { StaleRevision } from '../../../../../../core/contracts/admin/lessons.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { useCopyText } from '../../../../lib/toasts/copy-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/surfaces/sheet.tsx';
import { momentText } from '../lessons/moment-text.ts';

const common = adminContentTexts.conflict;

export type ConflictSheetProps = {
  conflict: StaleRevision;
  /** What the admin has written. */
  text: string;
  /** The title, and what is said where nobody is named. */
  texts: { title: string; unknown: string };
  onClose: () => void;
  onReload: () => void;
  /** Where both edits can become one: the button that saves it, and the choice. */
  main?: ReactNode;
  children?: ReactNode;
};

/** Another admin was first: who and when, and what can be done now. Nothing is overwritten. */
export function ConflictSheet(props: ConflictSheetProps) {
  const { conflict, text, texts, onClose, onReload, main, children } = props;
  const copyText = useCopyText(common);
  const edit = conflict.lastEdit;
  return (
    <Sheet
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          {main}
          <Button variant={main === undefined ? 'primary' : undefined} block onClick={onReload}>
            {common.reload}
          </Button>
          <Button block onClick={() => void copyText(text)}>
            {common.copy}
          </Button>
          <Button variant="quiet" block onClick={onClose}>
            {common.stay}
          </Button>
        </>
      }
    >
      <p>{edit ? common.text(edit.name, momentText(edit.at)) : texts.unknown}</p>
      {children}
    </Sheet>
  );
}
