import type { PartProblem } from '../../../../../../core/contracts/shapes/parts-admin.ts';
import type { FieldNote } from '../../../../ui/controls/field.tsx';

/** What is said below a field of a form, by its path: 'pairs.0.right.russian', 'turns.1.examples.2.transcription'. */
export type FieldNotes = {
  at: (field: string) => FieldNote[];
  /** Problems at a field and in all that is inside it. */
  within: (field: string) => number;
};

/** Problems of the server at the fields of the form; `placeOf` says which field of the form shows one of the content. */
export function notesOf(
  problems: readonly PartProblem[],
  placeOf: (field: string) => string = (field) => field,
): FieldNotes {
  const placed = problems.map(({ field, message }) => ({ field: placeOf(field), message }));
  const noteOf = ({ message }: { message: string }): FieldNote => ({ tone: 'error', text: message });
  return {
    at: (field) =>
      placed
        .filter((one) => one.field === field)
        .filter(({ message }, at, all) => all.findIndex((other) => other.message === message) === at)
        .map(noteOf),
    within: (field) =>
      placed.filter((one) => one.field === field || one.field.startsWith(`${field}.`)).length,
  };
}

export type EditProps<Edit> = {
  edit: Edit;
  /** Saving was tried: then missing fields are reported too. */
  isTried: boolean;
};

/** The problems at a field; those of one that is still empty only once saving was tried. */
export const notesFor = (
  { edit: { notes }, isTried }: EditProps<{ notes: FieldNotes }>,
  field: string,
  value: string,
): FieldNote[] => (isTried || value.trim() !== '' ? notes.at(field) : []);

/** A hint for a field that is empty. */
export const hintFor = (value: string, text: string): FieldNote[] =>
  value === '' ? [{ tone: 'hint', text }] : [];
