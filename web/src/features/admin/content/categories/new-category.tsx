import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { newCategoryLook } from '../../../../../../core/lesson/category-look.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { useServices } from '../../../../lib/services.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { useUndo } from '../../use-undo.ts';
import { refreshCourse } from '../content-queries.ts';
import { useTellFailure } from '../tell-failure.ts';
import { type Category, saveCategory } from './save-category.ts';

const texts = adminContentTexts.categories;

type NewCategoryProps = {
  category: Category;
  /** When the lists know the new one. */
  onCreated: (id: number) => void;
  onClose: () => void;
};

/** A category or subcategory made where a lesson gets its place: only the name is asked for. */
export function NewCategory({ category, onCreated, onClose }: NewCategoryProps) {
  const { api, telegram } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const { tellDone } = useUndo();
  const [name, setName] = useState('');
  const [isSaving, setSaving] = useState(false);
  const { kind } = category;

  async function create() {
    if (name.trim() === '' || isSaving) return;
    setSaving(true);
    try {
      const { id } = await saveCategory(api, category, { name, ...lookOf(category) });
      telegram.haptic('success');
      tellDone(texts.saved, `${kind}:${id}`);
      await refreshCourse(queryClient);
      onCreated(id);
    } catch (error) {
      setSaving(false);
      tellFailure(texts.saveFailed, error);
    }
  }

  /** Inside the form of a lesson, which is not what Enter is meant for here. */
  function createByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void create();
  }

  return (
    <Stack gap={4}>
      <TextField
        autoFocus
        label={texts.newName[kind]}
        required
        maxLength={200}
        value={name}
        readOnly={isSaving}
        onChange={setName}
        onKeyDown={createByKey}
      />
      <Row gap={4} wrap>
        <Button
          variant="primary"
          size="small"
          loading={isSaving}
          disabled={name.trim() === ''}
          onClick={() => void create()}
        >
          {texts.create}
        </Button>
        <Button size="small" disabled={isSaving} onClick={onClose}>
          {adminContentTexts.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

function lookOf(category: Category) {
  const { section, subsection } = newCategoryLook;
  const { iconEmoji: icon } = newCategoryLook[category.kind];
  const sectionId = category.kind === 'subsection' ? category.sectionId : 0;
  return { icon, description: section.description, colour: subsection.iconBgColor, sectionId };
}
