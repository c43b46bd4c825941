import { type ReactNode, useState } from 'react';
import type { EditedKind } from '../../../../../core/acts/editing.ts';
import { adminTexts } from '../../../../../core/texts/admin/area.ts';
import { adminContentTexts as texts } from '../../../../../core/texts/admin/course/content.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { AlertIcon } from '../../../ui/icons/icons.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { OthersHere } from './editing/edited-now.tsx';
import { KeptText } from './lessons/kept-text.tsx';

/** The ways out of an edit. */
type Ways = {
  onSaved: () => void;
  onClose: () => void;
  /** What another admin has saved is taken; `text` is the edit that was not. */
  onReload: (text: string) => void;
};

type SavedScreenProps<Saved, Form> = {
  /** Others who have it open hear of this admin's edit. */
  thing: { kind: EditedKind; id: number };
  loaded: { data: Saved | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  /** An edit was left unsaved on this device, or a link leads into it: it is open at once. */
  hasDraft: boolean;
  formOf: (saved: Saved) => Form;
  view: (saved: Saved, onEdit: () => void) => ReactNode;
  /** `begun` is what the edit began from. */
  editor: (begun: Saved, start: Form, ways: Ways) => ReactNode;
  onClose: () => void;
};

/** Something of the course that is saved: view mode and edit mode. */
export function SavedScreen<Saved, Form>(props: SavedScreenProps<Saved, Form>) {
  const { thing, loaded, hasDraft, formOf, view, editor, onClose } = props;
  const { data: saved, isError, isFetching, refetch } = loaded;
  const [isEditing, setEditing] = useState(hasDraft);
  /** What the admin had written when another one was first. */
  const [keptText, setKeptText] = useState<string | null>(null);

  if (saved === undefined && isError) {
    return (
      <Notice icon={<AlertIcon size={32} />} title={adminTexts.failed.load} text="">
        <Button variant="primary" loading={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.back}
        </Button>
      </Notice>
    );
  }
  if (saved === undefined) return <Loading />;

  async function endEdit() {
    setEditing(false);
    await refetch();
  }
  const ways: Ways = {
    onSaved: () => void endEdit(),
    onClose: () => setEditing(false),
    onReload: (text) => {
      setKeptText(text);
      void endEdit();
    },
  };
  return (
    <>
      {keptText !== null && <KeptText text={keptText} onDismiss={() => setKeptText(null)} />}
      {isEditing ? (
        <>
          <OthersHere {...thing} />
          <Edit saved={saved} formOf={formOf}>
            {(begun, start) => editor(begun, start, ways)}
          </Edit>
        </>
      ) : (
        view(saved, () => setEditing(true))
      )}
    </>
  );
}

type EditProps<Saved, Form> = {
  saved: Saved;
  formOf: (saved: Saved) => Form;
  children: (begun: Saved, start: Form) => ReactNode;
};

function Edit<Saved, Form>({ saved, formOf, children }: EditProps<Saved, Form>) {
  // What is fetched again meanwhile must not change during the edit.
  const [begun] = useState(() => ({ saved, start: formOf(saved) }));
  return children(begun.saved, begun.start);
}

function Loading() {
  return (
    <>
      <span role="status" aria-label={texts.loading} />
      <Skeleton height="120px" radius="l" />
      <Skeleton height="360px" radius="l" />
    </>
  );
}
