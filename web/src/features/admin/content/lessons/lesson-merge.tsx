import { useQuery } from '@tanstack/react-query';
import { mergeTexts as texts } from '../../../../../../core/texts/admin/course/merge.ts';
import { useServices } from '../../../../lib/services.ts';
import { adminLessonQuery, categoriesQuery } from '../content-queries.ts';
import { type Compared, field, items, plain } from '../merge/differences.ts';
import { type MergeProps, MergeSheet } from '../merge/merge-sheet.tsx';
import { formOf, type LessonForm, type WordForm } from './lesson-form.ts';

/** Two edits of a lesson. */
export function LessonMerge(props: MergeProps<LessonForm>) {
  const { api } = useServices();
  const loaded = useQuery(adminLessonQuery(api, props.id));
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const subcategories = categories.flatMap(({ subsections }) => subsections);
  const table = lessonTable((id) => subcategories.find((one) => one.id === id)?.name ?? String(id));
  return <MergeSheet {...props} loaded={loaded} formOf={formOf} table={table} />;
}

export const lessonTable = (categoryName: (subsectionId: number) => string): Compared<LessonForm>[] => [
  plain('name', texts.fields.name),
  field({
    names: ['subsectionId'],
    // The category that narrows the choice follows the subcategory.
    along: ['sectionId'],
    label: texts.fields.subsectionId,
    text: ({ subsectionId }) => (subsectionId === null ? '' : categoryName(subsectionId)),
  }),
  plain('level', texts.fields.level),
  plain('topic', texts.fields.topic),
  plain('description', texts.fields.description),
  plain('isFree', texts.fields.isFree),
  plain('isPublished', texts.fields.isPublished),
  plain('authorName', texts.fields.authorName),
  plain('authorLink', texts.fields.authorLink),
  items<LessonForm, WordForm>({
    name: 'words',
    of: ({ words }) => words,
    put: (form, words) => ({ ...form, words: [...words] }),
    keyOf: ({ id }) => (id === null ? null : String(id)),
    print: printed,
    label: (_, { mine, theirs }) =>
      texts.word((mine ?? theirs)?.hebrew ?? '', mine && theirs ? changedFields(mine, theirs) : []),
    text: ({ pronunciation, hebrew, transcription, russian }) =>
      [pronunciation || hebrew, transcription, russian].filter(Boolean).join(' — '),
    title: ({ hebrew }) => hebrew,
    absent: texts.noWord,
    orderLabel: texts.wordOrder,
    again: (word) => ({ ...word, id: null }),
  }),
];

/** A kept reading is the author's answer to a question, and the key is of this screen. */
const printed = ({ key: _, keptReading: __, ...content }: WordForm): string => JSON.stringify(content);

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
    .filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]))
    .map((name) => texts.wordFields[name]);
