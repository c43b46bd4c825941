import { useState } from 'react';
import { mergeTexts } from '../../../../../../core/texts/admin/course/merge.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ConflictSheet, type ConflictSheetProps } from './conflict-sheet.tsx';
import {
  type Compared,
  type Difference,
  differencesOf,
  mergeForms,
  proposedSide,
  type Side,
} from './differences.ts';
import { MergeChoices } from './merge-choices.tsx';

/** Two edits as one: what is to be saved, and what it stands on now. */
export type Merged<Form> = { form: Form; base: { form: Form; revision: number } };

/** Where two edits of something saved meet. */
export type MergeProps<Form> = Pick<
  ConflictSheetProps,
  'conflict' | 'text' | 'texts' | 'onClose' | 'onReload'
> & {
  id: number;
  /** What my edit began from; null where that is not known. */
  base: Form | null;
  mine: Form;
  onMerged: (merged: Merged<Form>) => void;
};

type MergeSheetProps<Form, Saved> = MergeProps<Form> & {
  /** What the server has now. */
  loaded: { data: Saved | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  formOf: (saved: Saved) => Form;
  table: readonly Compared<Form>[];
};

/** Another admin was first: what they did stands beside what is mine, and one takes either, thing by thing. */
export function MergeSheet<Form, Saved extends { revision?: number | undefined }>(
  props: MergeSheetProps<Form, Saved>,
) {
  const { id: _, base, mine, onMerged, loaded, formOf, table, ...sheet } = props;
  const { data, isError, isFetching, refetch } = loaded;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { revision = 0 } = data ?? {};
  // What was read before the other one saved is not theirs.
  const isTheirs = !isFetching && revision >= sheet.conflict.revision;
  const theirs = data !== undefined && isTheirs ? formOf(data) : undefined;
  const differences = theirs === undefined ? [] : differencesOf(table, { base, mine, theirs });
  const sideOf = (difference: Difference<Form>) => chosen[difference.key] ?? proposedSide(difference);

  return (
    <ConflictSheet
      {...sheet}
      main={
        theirs !== undefined ? (
          <Button
            variant="primary"
            block
            onClick={() =>
              onMerged({ form: mergeForms(mine, differences, sideOf), base: { form: theirs, revision } })
            }
          >
            {mergeTexts.save}
          </Button>
        ) : isError && !isFetching ? (
          <Button variant="primary" block onClick={() => void refetch()}>
            {mergeTexts.retry}
          </Button>
        ) : null
      }
    >
      {theirs !== undefined ? (
        <MergeChoices
          differences={differences}
          sideOf={sideOf}
          name={sheet.conflict.lastEdit?.name ?? ''}
          onChoose={(some, side) =>
            setChosen((before) => ({
              ...before,
              ...Object.fromEntries(some.map(({ key }) => [key, side])),
            }))
          }
        />
      ) : (
        <p role="status">{isError && !isFetching ? mergeTexts.failed : mergeTexts.loading}</p>
      )}
    </ConflictSheet>
  );
}
