import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminCategories } from '../../../../../../core/contracts/admin/lessons.ts';
import { adminTexts } from '../../../../../../core/texts/admin/area.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
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
import { PlusIcon } from '../content-icons.tsx';
import { categoriesQuery } from '../content-queries.ts';
import { OrderedList } from '../order/ordered-list.tsx';
import { useOrder } from '../order/use-order.ts';
import { CategoryForm } from './category-form.tsx';
import styles from './category-list.module.css';
import { MoveButtons } from './move-buttons.tsx';
import type { Category } from './save-category.ts';

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
      <SectionList sections={categories} onEdit={setEdited} />
    </>
  );
}

type Editing = { onEdit: (category: Category) => void };

function SectionList({ sections, onEdit }: { sections: AdminCategories } & Editing) {
  const order = useOrder({ kind: 'sections' }, sections);
  return (
    <OrderedList isGrid rows={order.rows} className={styles.sections} onMove={order.move}>
      {(place, handle) => {
        const section = order.rows[place];
        if (!section) return null;
        const { id, name, description, icon_emoji } = section;
        return (
          <Card padded={false}>
            <Row gap={5} align="center" wrap className={styles.head}>
              <span className={styles.emoji} aria-hidden>
                {icon_emoji}
              </span>
              <span className={`${styles.words} ${styles.name}`}>{name}</span>
              <Row as="span" align="center" className={styles.acts}>
                <EditButton name={name} onPress={() => onEdit({ kind: 'section', id })} />
                <Moves name={name} place={place} count={sections.length} onMove={order.move} />
                {handle}
              </Row>
            </Row>
            {description && <p className={styles.description}>{description}</p>}
            <SubsectionList section={section} onEdit={onEdit} />
          </Card>
        );
      }}
    </OrderedList>
  );
}

function SubsectionList({ section, onEdit }: { section: SectionRow } & Editing) {
  const { id: sectionId, name, subsections } = section;
  const order = useOrder({ kind: 'subsections', parent_id: sectionId }, subsections);
  return (
    <>
      {subsections.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      <OrderedList rows={order.rows} onMove={order.move}>
        {(place, handle) => {
          const subsection = order.rows[place];
          if (!subsection) return null;
          const { id, name: own } = subsection;
          return (
            <Row gap={5} align="center" wrap className={styles.row}>
              <SubsectionWords subsection={subsection} />
              <Row as="span" align="center" className={styles.acts}>
                <EditButton name={own} onPress={() => onEdit({ kind: 'subsection', id, sectionId })} />
                <Moves name={own} place={place} count={subsections.length} onMove={order.move} />
                {handle}
              </Row>
            </Row>
          );
        }}
      </OrderedList>
      <div className={styles.add}>
        <Button
          size="small"
          icon={<PlusIcon size={18} />}
          aria-label={texts.add(name)}
          onClick={() => onEdit({ kind: 'subsection', id: null, sectionId })}
        >
          {texts.createSubsection}
        </Button>
      </div>
    </>
  );
}

type MovesProps = { name: string; place: number; count: number; onMove: (from: number, to: number) => void };

const Moves = ({ name, place, count, onMove }: MovesProps) => (
  <MoveButtons
    up={adminContentTexts.list.up(name)}
    down={adminContentTexts.list.down(name)}
    place={place}
    count={count}
    onMove={(by) => onMove(place, place + by)}
  />
);

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
