import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminCategories } from '../../../../../../core/contracts/lessons-admin.ts';
import { adminTexts } from '../../../../../../core/texts/admin/area.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/content.ts';
import { useServices } from '../../../../lib/services.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { AlertIcon } from '../../../../ui/icons/icons.tsx';
import { PenIcon } from '../../../../ui/icons/practice-icons.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Notice } from '../../../../ui/surfaces/notice.tsx';
import { Tile } from '../../../../ui/surfaces/tile.tsx';
import { Hint } from '../../../../ui/text.tsx';
import { useUndo } from '../../use-undo.ts';
import { PlusIcon } from '../content-icons.tsx';
import { categoriesQuery, refreshCourse } from '../content-queries.ts';
import { useTellFailure } from '../tell-failure.ts';
import { type Category, CategoryForm } from './category-form.tsx';
import styles from './category-list.module.css';
import { MoveButtons } from './move-buttons.tsx';
import { moved } from './moved.ts';

const texts = adminContentTexts.categories;

type SectionRow = AdminCategories[number];
type SubsectionRow = SectionRow['subsections'][number];

/** Categories with their subcategories: to be named, styled and ordered, and deleted when they are empty. */
export function CategoryList() {
  const { api } = useServices();
  const { data: categories, isError, isFetching, refetch } = useQuery(categoriesQuery(api));
  const [edited, setEdited] = useState<Category | null>(null);
  if (!categories && isError) {
    return (
      <Notice icon={<AlertIcon size={32} />} title={adminTexts.failed.load} text="">
        <Button variant="primary" loading={isFetching} onClick={() => void refetch()}>
          {adminContentTexts.retry}
        </Button>
      </Notice>
    );
  }
  if (!categories) {
    return (
      <>
        <span role="status" aria-label={adminContentTexts.loading} />
        <Skeleton height="220px" radius="l" />
        <Skeleton height="220px" radius="l" />
      </>
    );
  }
  if (edited) {
    return <CategoryForm category={edited} sections={categories} onClose={() => setEdited(null)} />;
  }
  return (
    <>
      <Button
        variant="primary"
        icon={<PlusIcon size={20} />}
        className={styles.create}
        onClick={() => setEdited({ kind: 'section', id: null })}
      >
        {texts.createSection}
      </Button>
      <ol className={styles.sections}>
        {categories.map((section, place) => (
          <li key={section.id}>
            <SectionCard section={section} place={place} sections={categories} onEdit={setEdited} />
          </li>
        ))}
      </ol>
    </>
  );
}

type SectionCardProps = {
  section: SectionRow;
  place: number;
  sections: AdminCategories;
  onEdit: (category: Category) => void;
};

function SectionCard({ section, place, sections, onEdit }: SectionCardProps) {
  const order = useMove();
  const { id, name, description, icon_emoji, subsections } = section;
  return (
    <Card padded={false}>
      <Row gap={5} align="center" wrap className={styles.head}>
        <span className={styles.emoji} aria-hidden>
          {icon_emoji}
        </span>
        <span className={`${styles.words} ${styles.name}`}>{name}</span>
        <EditButton name={name} onPress={() => onEdit({ kind: 'section', id })} />
        <MoveButtons
          up={adminContentTexts.list.up(name)}
          down={adminContentTexts.list.down(name)}
          place={place}
          count={sections.length}
          onMove={(by) => void order.move({ kind: 'sections' }, sections, place, by)}
        />
      </Row>
      {description && <p className={styles.description}>{description}</p>}
      {subsections.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      <ol>
        {subsections.map((subsection, at) => (
          <Row as="li" gap={5} align="center" wrap key={subsection.id} className={styles.row}>
            <SubsectionWords subsection={subsection} />
            <EditButton
              name={subsection.name}
              onPress={() => onEdit({ kind: 'subsection', id: subsection.id, sectionId: id })}
            />
            <MoveButtons
              up={adminContentTexts.list.up(subsection.name)}
              down={adminContentTexts.list.down(subsection.name)}
              place={at}
              count={subsections.length}
              onMove={(by) => void order.move({ kind: 'subsections', parent_id: id }, subsections, at, by)}
            />
          </Row>
        ))}
      </ol>
      <div className={styles.add}>
        <Button
          size="small"
          icon={<PlusIcon size={18} />}
          aria-label={texts.add(name)}
          onClick={() => onEdit({ kind: 'subsection', id: null, sectionId: id })}
        >
          {texts.createSubsection}
        </Button>
      </div>
    </Card>
  );
}

function SubsectionWords({ subsection }: { subsection: SubsectionRow }) {
  const { name, icon_emoji, icon_bg_color, lessons_count, drafts_count } = subsection;
  return (
    <>
      <Tile size={40} style={{ background: icon_bg_color }} aria-hidden>
        {icon_emoji}
      </Tile>
      <span className={styles.words}>
        <span>{name}</span>
        <Hint>{texts.lessons(lessons_count, drafts_count)}</Hint>
      </span>
    </>
  );
}

function EditButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button
      size="icon"
      variant="quiet"
      aria-label={texts.edit(name)}
      onClick={onPress}
      icon={<PenIcon size={20} />}
    />
  );
}

type Ordered = { kind: 'sections' } | { kind: 'subsections'; parent_id: number };

function useMove() {
  const tellFailure = useTellFailure();
  const { tellDone } = useUndo();
  const { api } = useServices();
  const queryClient = useQueryClient();
  return {
    async move(what: Ordered, rows: readonly { id: number }[], place: number, by: -1 | 1) {
      const ids = moved(rows, place, by).map(({ id }) => id);
      try {
        await api.call('PUT /admin/order', { body: { ...what, ids } });
        tellDone(adminContentTexts.list.ordered, 'course');
      } catch (error) {
        tellFailure(adminContentTexts.list.orderFailed, error);
      }
      refreshCourse(queryClient);
    },
  };
}
