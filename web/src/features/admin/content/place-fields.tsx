import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminCategories } from '../../../../../core/contracts/admin/lessons.ts';
import { adminContentTexts } from '../../../../../core/texts/admin/course/content.ts';
import { useServices } from '../../../lib/services.ts';
import { type FieldNote, SelectField } from '../../../ui/controls/field.tsx';
import { NewCategory } from './categories/new-category.tsx';
import type { Category } from './categories/save-category.ts';
import { categoriesQuery } from './content-queries.ts';

const { editor: texts, categories: categoryTexts } = adminContentTexts;

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

/** The choice that makes a category or subcategory here. */
const isNew = 'new';

/** SPEC's category and subcategory: the first narrows the second. Each can be made here. */
export function PlaceFields({ place, missing, onChange }: PlaceFieldsProps) {
  const { api } = useServices();
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const [added, setAdded] = useState<Category | null>(null);
  const section = sectionOf(place, categories);

  function chooseSection(sectionId: number | null) {
    const chosen = categories.find(({ id }) => id === sectionId);
    // A category with one subcategory leaves no choice.
    const [only, another] = chosen?.subsections ?? [];
    setAdded(null);
    onChange({ sectionId, subsectionId: only && !another ? only.id : null });
  }

  function addSubsection(sectionId: number) {
    setAdded({ kind: 'subsection', id: null, sectionId });
  }

  return (
    <>
      <SelectField
        label={texts.category}
        required
        value={added?.kind === 'section' ? isNew : (section?.id ?? '')}
        options={optionsOf(categories, categoryTexts.createSection)}
        notes={section || added ? [] : missing}
        onChange={(value) => {
          if (value === isNew) setAdded({ kind: 'section', id: null });
          else chooseSection(idOf(value));
        }}
      />
      {added?.kind === 'section' ? (
        <NewCategory
          category={added}
          onClose={() => setAdded(null)}
          onCreated={(sectionId) => {
            onChange({ sectionId, subsectionId: null });
            // A category without subcategories holds no lesson.
            addSubsection(sectionId);
          }}
        />
      ) : (
        <SelectField
          label={texts.subcategory}
          required
          value={added ? isNew : (place.subsectionId ?? '')}
          options={optionsOf(section?.subsections ?? [], categoryTexts.createSubsection)}
          disabled={!section}
          notes={added ? [] : missing}
          onChange={(value) => {
            if (value === isNew && section) addSubsection(section.id);
            else {
              setAdded(null);
              onChange({ subsectionId: idOf(value) });
            }
          }}
        />
      )}
      {added?.kind === 'subsection' && (
        <NewCategory
          category={added}
          onClose={() => setAdded(null)}
          onCreated={(subsectionId) => {
            setAdded(null);
            onChange({ subsectionId });
          }}
        />
      )}
    </>
  );
}

const idOf = (value: string) => (value === '' ? null : Number(value));

const optionsOf = (rows: readonly { id: number; name: string }[], create: string) => [
  { value: '', name: texts.choose },
  ...rows.map(({ id, name }) => ({ value: String(id), name })),
  { value: isNew, name: `${create}…` },
];

function sectionOf({ sectionId, subsectionId }: LessonPlace, categories: AdminCategories) {
  return (
    categories.find(({ subsections }) => subsections.some(({ id }) => id === subsectionId)) ??
    categories.find(({ id }) => id === sectionId)
  );
}
