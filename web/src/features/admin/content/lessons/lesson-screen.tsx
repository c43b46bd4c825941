import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LessonDetail } from '../../../../../../core/contracts/catalogue.ts';
import { adminTexts } from '../../../../../../core/texts/admin/area.ts';
import { adminContentTexts as texts } from '../../../../../../core/texts/admin/content.ts';
import { useServices } from '../../../../lib/services.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { AlertIcon } from '../../../../ui/icons/icons.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Notice } from '../../../../ui/surfaces/notice.tsx';
import { adminLessonQuery } from '../content-queries.ts';
import { useLessonDrafts } from './draft-store.ts';
import { KeptText } from './kept-text.tsx';
import { LessonEditor } from './lesson-editor.tsx';
import { emptyForm, formOf } from './lesson-form.ts';
import { LessonSheet } from './lesson-sheet.tsx';

type LessonScreenProps = {
  /** null for a new lesson. */
  lessonId: number | null;
  /** Back to the list. */
  onClose: () => void;
  /** A new lesson has been saved and has an id now. */
  onCreated: (lessonId: number) => void;
  /** To a rule that the lesson brings. */
  onRule: (ruleId: number) => void;
};

/** One lesson: view mode and edit mode (SPEC §4). An edit that was left unsaved on this device is continued. */
export function LessonScreen({ lessonId, onClose, onCreated, onRule }: LessonScreenProps) {
  if (lessonId !== null) return <SavedLesson lessonId={lessonId} onClose={onClose} onRule={onRule} />;
  return (
    <LessonEditor
      lessonId={null}
      start={emptyForm}
      revision={undefined}
      onSaved={onCreated}
      onClose={onClose}
      onReload={onClose}
    />
  );
}

type SavedLessonProps = Pick<LessonScreenProps, 'onClose' | 'onRule'> & { lessonId: number };

function SavedLesson({ lessonId, onClose, onRule }: SavedLessonProps) {
  const { api } = useServices();
  const drafts = useLessonDrafts();
  const { data: lesson, isError, isFetching, refetch } = useQuery(adminLessonQuery(api, lessonId));
  const [isEditing, setEditing] = useState(() => drafts.read(lessonId) !== undefined);
  /** What the admin had written when another one was first. */
  const [keptText, setKeptText] = useState<string | null>(null);

  if (!lesson && isError) {
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
  if (!lesson) return <Loading />;

  async function endEdit() {
    setEditing(false);
    await refetch();
  }
  return (
    <>
      {keptText !== null && <KeptText text={keptText} onDismiss={() => setKeptText(null)} />}
      {isEditing ? (
        <EditOf
          lesson={lesson}
          onSaved={() => void endEdit()}
          onClose={() => setEditing(false)}
          onReload={(text) => {
            setKeptText(text);
            void endEdit();
          }}
        />
      ) : (
        <LessonSheet lesson={lesson} onEdit={() => setEditing(true)} onRule={onRule} onClose={onClose} />
      )}
    </>
  );
}

type EditOfProps = {
  lesson: LessonDetail;
  onSaved: () => void;
  onClose: () => void;
  onReload: (text: string) => void;
};

function EditOf({ lesson, ...ways }: EditOfProps) {
  // What the edit began from: a lesson that is fetched again meanwhile must not change during the edit.
  const [begun] = useState(lesson);
  const [start] = useState(() => formOf(begun));
  return <LessonEditor lessonId={begun.id} start={start} revision={begun.revision} {...ways} />;
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
