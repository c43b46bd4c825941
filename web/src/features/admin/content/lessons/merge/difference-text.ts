import { mergeTexts as texts } from '../../../../../../../core/texts/admin/merge.ts';
import type { WordForm } from '../lesson-form.ts';
import type { Difference, MergedField } from './merge-forms.ts';

/** A difference in words: what it is about, and what each side says. */
export type DifferenceText = { label: string; mine: string; theirs: string };

export function differenceText(
  { what }: Difference,
  categoryName: (subsectionId: number) => string,
): DifferenceText {
  if (what.kind === 'word') {
    const { mine, theirs } = what;
    const fields = mine && theirs ? changedFields(mine, theirs) : [];
    const label = texts.word((mine ?? theirs)?.hebrew ?? '', fields);
    return { label, mine: wordText(mine), theirs: wordText(theirs) };
  }
  const say = (value: string | number | boolean | null) => valueText(what.field, value, categoryName);
  return { label: texts.fields[what.field], mine: say(what.mine), theirs: say(what.theirs) };
}

function valueText(
  field: MergedField,
  value: string | number | boolean | null,
  categoryName: (subsectionId: number) => string,
): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (field === 'subsectionId') return value === null ? texts.nothing : categoryName(Number(value));
  return String(value ?? '') || texts.nothing;
}

const wordText = (word: WordForm | null): string =>
  word
    ? [word.pronunciation || word.hebrew, word.transcription, word.russian].filter(Boolean).join(' — ')
    : texts.noWord;

/** The fields of a word that its line does not show. */
const hiddenFields = [
  'gender',
  'plural',
  'feminine',
  'variants',
  'verb',
  'glosses',
  'sentences',
  'audio',
  'handwriting',
] as const;

const changedFields = (mine: WordForm, theirs: WordForm): string[] =>
  hiddenFields
    .filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]))
    .map((field) => texts.wordFields[field]);
