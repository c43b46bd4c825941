import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { EyeIcon } from '../../../ui/icons/practice-icons.tsx';
import { Title } from '../../../ui/text.tsx';
import styles from './edit-frame.module.css';
import { moveAmongFields } from './edit-keys.ts';
import { Restored } from './restored.tsx';
import { StickyActions } from './sticky-actions.tsx';

type EditFrameProps = {
  title: string;
  edit: Parameters<typeof Restored>[0]['edit'] & { isEdited: boolean };
  dropText: string;
  /** Around the fields. */
  editor: RefObject<HTMLDivElement | null>;
  /** Enter was pressed in the last field. */
  onLast?: () => void;
  isSaving: boolean;
  preview: { name: string; isPossible: boolean; onOpen: () => void };
  /** Null where the client draws the button. */
  save: { name: string; onPress: () => void } | null;
  children: ReactNode;
};

/** Edit mode: the fields, and below them the preview and «Сохранить», which stay in reach. */
export function EditFrame(props: EditFrameProps) {
  const { title, edit, dropText, editor, onLast, isSaving, preview, save, children } = props;
  return (
    <>
      <Title as="h2">{title}</Title>
      <Restored edit={edit} dropText={dropText} />
      {/* What was typed while it is being sent would be in no response. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside. */}
      <div
        ref={editor}
        className={styles.editor}
        inert={isSaving}
        onKeyDown={(event) => moveAmongFields(event, onLast)}
      >
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
