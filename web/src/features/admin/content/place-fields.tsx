import { useQuery } from '@tanstack/react-query';
import type { AdminCategories } from '../../../../../core/contracts/lessons-admin.ts';
import { adminContentTexts } from '../../../../../core/texts/admin/content.ts';
import { useServices } from '../../../lib/services.ts';
import { type FieldNote, SelectField } from '../../../ui/controls/field.tsx';
import { categoriesQuery } from './content-queries.ts';

const texts = adminContentTexts.editor;

/** Where a lesson stands. */
export type LessonPlace = {
  /** SPEC's category; it only narrows the choice of subcategories. */
  sectionId: number | null;
  subsectionId: number | null;
};

type PlaceFieldsProps = {
  place: LessonPlace;
  /** What is said where nothing is chosen. */
  missing: FieldNote[];
  onChange: (place: Partial<LessonPlace>) => void;
};

/** SPEC's category and subcategory: the first narrows the second. */
export function PlaceFields({ place, missing, onChange }: PlaceFieldsProps) {
  const { api } = useServices();
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const section = sectionOf(place, categories);
  const options = (rows: readonly { id: number; name: string }[]) => [
    { value: '', name: texts.choose },
    ...rows.map(({ id, name }) => ({ value: String(id), name })),
  ];
  const idOf = (value: string) => (value === '' ? null : Number(value));
  return (
    <>
      <SelectField
        label={texts.category}
        required
        value={section?.id ?? ''}
        options={options(categories)}
        notes={section ? [] : missing}
        onChange={(value) => {
          const chosen = categories.find(({ id }) => id === idOf(value));
          // A category with one subcategory leaves no choice.
          const [only, another] = chosen?.subsections ?? [];
          onChange({ sectionId: idOf(value), subsectionId: only && !another ? only.id : null });
        }}
      />
      <SelectField
        label={texts.subcategory}
        required
        value={place.subsectionId ?? ''}
        options={options(section?.subsections ?? [])}
        disabled={!section}
        notes={missing}
        onChange={(value) => onChange({ subsectionId: idOf(value) })}
      />
    </>
  );
}

function sectionOf({ sectionId, subsectionId }: LessonPlace, categories: AdminCategories) {
  return (
    categories.find(({ subsections }) => subsections.some(({ id }) => id === subsectionId)) ??
    categories.find(({ id }) => id === sectionId)
  );
}
