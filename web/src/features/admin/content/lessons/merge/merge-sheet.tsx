import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LessonDetail } from '../../../../../../../core/contracts/catalogue.ts';
import type { StaleRevision } from '../../../../../../../core/contracts/lessons-admin.ts';
import { mergeTexts as texts } from '../../../../../../../core/texts/admin/merge.ts';
import { useServices } from '../../../../../lib/services.ts';
import { Button } from '../../../../../ui/controls/button.tsx';
import { adminLessonQuery, categoriesQuery } from '../../content-queries.ts';
import { ConflictSheet } from '../conflict-sheet.tsx';
import { formOf, type LessonForm } from '../lesson-form.ts';
import { MergeChoices } from './merge-choices.tsx';
import { type Difference, differencesOf, mergeForms, proposedSide, type Side } from './merge-forms.ts';

/** Two edits as one: what is to be saved, and what it stands on now. */
export type Merged = { form: LessonForm; base: { form: LessonForm; revision: number } };

export type MergeSheetProps = {
  lessonId: number;
  conflict: StaleRevision;
  /** What my edit began from; null where that is not known. */
  base: LessonForm | null;
  mine: LessonForm;
  /** The whole form as text, for the clipboard. */
  text: string;
  onMerged: (merged: Merged) => void;
  onClose: () => void;
  onReload: () => void;
};

/** Another admin was first: what they did stands beside what is mine, and one takes either, thing by thing. */
export function MergeSheet({ lessonId, conflict, base, mine, onMerged, ...sheet }: MergeSheetProps) {
  const { api } = useServices();
  const { data, isError, isFetching, refetch } = useQuery(adminLessonQuery(api, lessonId));
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const categoryName = useCategoryName();
  // What was read before the other one saved is not theirs.
  const theirs = data && !isFetching && isOf(data, conflict) ? data : undefined;
  const differences = theirs ? differencesOf({ base, mine, theirs: formOf(theirs) }) : [];
  const sideOf = (difference: Difference) => chosen[difference.key] ?? proposedSide(difference);

  function save(saved: LessonDetail & { revision: number }) {
    const form = formOf(saved);
    onMerged({
      form: mergeForms({ mine, theirs: form }, differences, sideOf),
      base: { form, revision: saved.revision },
    });
  }

  const { revision } = theirs ?? {};
  return (
    <ConflictSheet
      {...sheet}
      conflict={conflict}
      main={
        theirs && revision !== undefined ? (
          <Button variant="primary" block onClick={() => save({ ...theirs, revision })}>
            {texts.save}
          </Button>
        ) : isError && !isFetching ? (
          <Button variant="primary" block onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        ) : null
      }
    >
      {theirs ? (
        <MergeChoices
          differences={differences}
          sideOf={sideOf}
          name={conflict.lastEdit?.name ?? ''}
          categoryName={categoryName}
          onChoose={(some, side) =>
            setChosen((before) => ({
              ...before,
              ...Object.fromEntries(some.map(({ key }) => [key, side])),
            }))
          }
        />
      ) : (
        <p role="status">{isError && !isFetching ? texts.failed : texts.loading}</p>
      )}
    </ConflictSheet>
  );
}

/** The lesson is at least as new as what the save has met. */
const isOf = ({ revision = 0 }: LessonDetail, conflict: StaleRevision): boolean =>
  revision >= conflict.revision;

function useCategoryName(): (subsectionId: number) => string {
  const { api } = useServices();
  const { data = [] } = useQuery(categoriesQuery(api));
  const all = data.flatMap(({ subsections }) => subsections);
  return (subsectionId) => all.find(({ id }) => id === subsectionId)?.name ?? String(subsectionId);
}
