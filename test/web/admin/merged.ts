import {
  type Compared,
  differencesOf,
  type Edits,
  mergeForms,
  proposedSide,
  type Side,
} from '../../../web/src/features/admin/content/merge/differences.ts';

/** Two edits as one: by `side` in all that differs, or as it is proposed. `by`: who changed what. */
export function merged<Form>(table: readonly Compared<Form>[], edits: Edits<Form>, side?: Side) {
  const differences = differencesOf(table, edits);
  return {
    differences,
    by: Object.fromEntries(differences.map(({ key, by }) => [key, by])),
    form: mergeForms(edits.mine, differences, side ? () => side : proposedSide),
  };
}
