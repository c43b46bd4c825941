import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { EyeIcon } from '../../../ui/icons/practice-icons.tsx';
import { Title } from '../../../ui/text.tsx';
import styles from './edit-frame.module.css';
import { Restored } from './restored.tsx';
import { StickyActions } from './sticky-actions.tsx';

type EditFrameProps = {
  title: string;
  edit: Parameters<typeof Restored>[0]['edit'] & { isEdited: boolean };
  dropText: string;
  /** Around the fields. */
  editor: RefObject<HTMLDivElement | null>;
  isSaving: boolean;
  preview: { name: string; isPossible: boolean; onOpen: () => void };
  /** Null where the client draws the button. */
  save: { name: string; onPress: () => void } | null;
  children: ReactNode;
};

/** Edit mode: the fields, and below them the preview and «Сохранить», which stay in reach. */
export function EditFrame(props: EditFrameProps) {
  const { title, edit, dropText, editor, isSaving, preview, save, children } = props;
  return (
    <>
      <Title as="h2">{title}</Title>
      <Restored edit={edit} dropText={dropText} />
      {/* What was typed while it is being sent would be in no response. */}
      <div ref={editor} className={styles.editor} inert={isSaving}>
        {children}
      </div>
      <StickyActions>
        <Button icon={<EyeIcon size={20} />} disabled={!preview.isPossible} onClick={preview.onOpen}>
          {preview.name}
        </Button>
        {save && (
          <Button variant="primary" disabled={!edit.isEdited} loading={isSaving} onClick={save.onPress}>
            {save.name}
          </Button>
        )}
      </StickyActions>
    </>
  );
}
