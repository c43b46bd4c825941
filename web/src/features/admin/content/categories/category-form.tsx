import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AdminCategories } from '../../../../../../core/contracts/admin/lessons.ts';
import { newCategoryLook } from '../../../../../../core/lesson/category-look.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { useServices, useTelegram } from '../../../../lib/services.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldFrame, SelectField, TextArea, TextField } from '../../../../ui/controls/field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Hint, Title } from '../../../../ui/text.tsx';
import { useEditGuard } from '../../unsaved.ts';
import { useUndo } from '../../use-undo.ts';
import { refreshCourse } from '../content-queries.ts';
import { useTellFailure } from '../tell-failure.ts';
import styles from './category-form.module.css';
import { type Category, type CategoryFields, saveCategory } from './save-category.ts';

const texts = adminContentTexts.categories;

type CategoryFormProps = { category: Category; sections: AdminCategories; onClose: () => void };

/** A category, or a subcategory with its colour and its place. */
export function CategoryForm({ category, sections, onClose }: CategoryFormProps) {
  const [start] = useState(() => fieldsOf(category, sections));
  const [fields, setFields] = useState(start.fields);
  const [isTried, setTried] = useState(false);
  const acts = useCategoryActs(category, onClose);
  const isEdited = JSON.stringify(fields) !== JSON.stringify(start.fields);
  useEditGuard(isEdited, onClose);
  const change = (edit: Partial<CategoryFields>) => setFields({ ...fields, ...edit });
  const isReady = fields.name.trim() !== '' && fields.icon.trim() !== '';
  const missing = (value: string) =>
    isTried && value.trim() === '' ? [{ tone: 'error' as const, text: texts.required }] : [];

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isReady) void acts.save(fields);
  }
  const isNew = category.id === null;
  const title = category.kind === 'section' ? texts.createSection : texts.createSubsection;
  return (
    <Card>
      <Stack as="form" gap={6} className={styles.form} onSubmit={submit} noValidate>
        <Title as="h2">{isNew ? title : start.fields.name}</Title>
        <TextField
          label={texts.name}
          required
          maxLength={200}
          value={fields.name}
          notes={missing(fields.name)}
          onChange={(name) => change({ name })}
        />
        {category.kind === 'section' && (
          <TextArea
            label={texts.description}
            maxLength={2000}
            value={fields.description}
            notes={[{ tone: 'hint', text: texts.descriptionHint }]}
            onChange={(description) => change({ description })}
          />
        )}
        <TextField
          label={texts.icon}
          required
          maxLength={32}
          value={fields.icon}
          notes={[...missing(fields.icon), { tone: 'hint', text: texts.iconHint }]}
          onChange={(icon) => change({ icon })}
        />
        {category.kind === 'subsection' && (
          <>
            <FieldFrame label={texts.colour}>
              {({ className, ...attributes }) => (
                <input
                  {...attributes}
                  type="color"
                  className={`${className} ${styles.colour}`}
                  value={fields.colour}
                  onChange={(event) => change({ colour: event.target.value })}
                />
              )}
            </FieldFrame>
            <SelectField
              label={texts.section}
              value={fields.sectionId}
              options={sections.map(({ id, name }) => ({ value: String(id), name }))}
              onChange={(value) => change({ sectionId: Number(value) })}
            />
          </>
        )}
        <Row gap={4} wrap>
          <Button type="submit" variant="primary" loading={acts.state === 'saving'} disabled={!isEdited}>
            {texts.save}
          </Button>
          {!isNew && (
            <Button
              variant="danger"
              disabled={!start.isEmpty}
              loading={acts.state === 'deleting'}
              onClick={() => void acts.remove(start.fields.name)}
            >
              {texts.delete}
            </Button>
          )}
        </Row>
        {!isNew && !start.isEmpty && <Hint as="p">{texts.notEmpty}</Hint>}
      </Stack>
    </Card>
  );
}

function fieldsOf(
  category: Category,
  sections: AdminCategories,
): { fields: CategoryFields; isEmpty: boolean } {
  const sectionId = category.kind === 'subsection' ? category.sectionId : 0;
  const none: CategoryFields = {
    name: '',
    description: '',
    icon: '',
    colour: newCategoryLook.subsection.iconBgColor,
    sectionId,
  };
  if (category.kind === 'section') {
    const found = sections.find(({ id }) => id === category.id);
    if (!found) return { fields: none, isEmpty: true };
    const { name, description, icon_emoji, subsections } = found;
    return { fields: { ...none, name, description, icon: icon_emoji }, isEmpty: subsections.length === 0 };
  }
  const found = sections.flatMap(({ subsections }) => subsections).find(({ id }) => id === category.id);
  if (!found) return { fields: none, isEmpty: true };
  const { name, icon_emoji, icon_bg_color, lessons_count } = found;
  return {
    fields: { ...none, name, icon: icon_emoji, colour: icon_bg_color.toLowerCase() },
    isEmpty: lessons_count === 0,
  };
}

function useCategoryActs(category: Category, onClose: () => void) {
  const tellFailure = useTellFailure();
  const { tellDone } = useUndo();
  const { api } = useServices();
  const { haptic, confirmPopup } = useTelegram();
  const queryClient = useQueryClient();
  const [state, setState] = useState<'idle' | 'saving' | 'deleting'>('idle');

  async function run(doing: 'saving' | 'deleting', failed: string, act: () => Promise<{ id: number }>) {
    setState(doing);
    let id: number;
    try {
      id = (await act()).id;
    } catch (error) {
      setState('idle');
      tellFailure(failed, error);
      return;
    }
    haptic('success');
    tellDone(texts.saved, `${category.kind}:${id}`);
    refreshCourse(queryClient);
    onClose();
  }

  return {
    state,
    save: (fields: CategoryFields) =>
      run('saving', texts.saveFailed, () => saveCategory(api, category, fields)),
    async remove(name: string) {
      const question = { title: texts.deleteTitle, message: texts.deleteText(name), yes: texts.delete };
      if (!(await confirmPopup({ ...question, no: adminContentTexts.cancel, destructive: true }))) return;
      const { id } = category;
      if (id === null) return;
      const path =
        category.kind === 'section' ? 'DELETE /admin/sections/{id}' : 'DELETE /admin/subsections/{id}';
      await run('deleting', texts.deleteFailed, async () => {
        await api.call(path, { params: { id } });
        return { id };
      });
    },
  };
}
