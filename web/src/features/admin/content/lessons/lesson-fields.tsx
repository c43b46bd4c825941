import { useQuery } from '@tanstack/react-query';
import type { AdminCategories } from '../../../../../../core/contracts/lessons-admin.ts';
import { lessonLevels } from '../../../../../../core/lesson/content.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/content.ts';
import { useServices } from '../../../../lib/services.ts';
import { type FieldNote, SelectField, TextArea, TextField } from '../../../../ui/controls/field.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { categoriesQuery } from '../content-queries.ts';
import { notesOf } from '../words/word-problems.ts';
import type { LessonForm } from './lesson-form.ts';
import type { LessonEdit } from './use-lesson-form.ts';

const texts = adminContentTexts.editor;

type LessonFieldsProps = {
  edit: LessonEdit;
  /** Saving was tried: then missing fields are reported too. */
  isTried: boolean;
};

/** All fields of a lesson but its words. */
export function LessonFields({ edit: { form, problems, change }, isTried }: LessonFieldsProps) {
  const notesFor = (field: string, isFilled = true) => (isFilled || isTried ? notesOf(problems, field) : []);
  return (
    <Card gap={6}>
      <TextField
        label={texts.name}
        required
        value={form.name}
        maxLength={200}
        notes={notesFor('name', form.name !== '')}
        onChange={(name) => change({ name })}
      />
      <CategoryFields form={form} change={change} missing={notesFor('subsectionId', false)} />
      <Segments
        label={texts.level}
        options={lessonLevels.map((value) => ({ value, name: value }))}
        chosen={form.level}
        onChoose={(level) => change({ level })}
      />
      <TextField
        label={texts.topic}
        value={form.topic}
        maxLength={500}
        notes={[...notesFor('topic'), ...hint(form.topic, texts.topicHint)]}
        onChange={(topic) => change({ topic })}
      />
      <TextArea
        label={texts.description}
        value={form.description}
        maxLength={2000}
        notes={[...notesFor('description'), ...hint(form.description, texts.descriptionHint)]}
        onChange={(description) => change({ description })}
      />
      <Switch
        name={texts.free}
        hint={texts.freeHint}
        on={form.isFree}
        onToggle={(isFree) => change({ isFree })}
      />
      <Switch
        name={texts.publish}
        hint={texts.publishHint}
        on={form.isPublished}
        onToggle={(isPublished) => change({ isPublished })}
      />
      <TextField
        label={texts.authorName}
        value={form.authorName}
        maxLength={200}
        notes={notesFor('authorName')}
        onChange={(authorName) => change({ authorName })}
      />
      <TextField
        label={texts.authorLink}
        inputMode="url"
        placeholder="https://"
        value={form.authorLink}
        maxLength={300}
        notes={notesFor('authorLink')}
        onChange={(authorLink) => change({ authorLink })}
      />
    </Card>
  );
}

const hint = (value: string, text: string): FieldNote[] => (value === '' ? [{ tone: 'hint', text }] : []);

type CategoryFieldsProps = Pick<LessonEdit, 'form' | 'change'> & { missing: FieldNote[] };

/** SPEC's category and subcategory: the first narrows the second. */
function CategoryFields({ form, change, missing }: CategoryFieldsProps) {
  const { api } = useServices();
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const section = sectionOf(form, categories);
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
          change({ sectionId: idOf(value), subsectionId: only && !another ? only.id : null });
        }}
      />
      <SelectField
        label={texts.subcategory}
        required
        value={form.subsectionId ?? ''}
        options={options(section?.subsections ?? [])}
        disabled={!section}
        notes={missing}
        onChange={(value) => change({ subsectionId: idOf(value) })}
      />
    </>
  );
}

function sectionOf({ sectionId, subsectionId }: LessonForm, categories: AdminCategories) {
  return (
    categories.find(({ subsections }) => subsections.some(({ id }) => id === subsectionId)) ??
    categories.find(({ id }) => id === sectionId)
  );
}
