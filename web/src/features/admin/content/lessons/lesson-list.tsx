import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminLesson } from '../../../../../../core/contracts/lessons-admin.ts';
import { adminTexts } from '../../../../../../core/texts/admin/area.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/content.ts';
import { useServices } from '../../../../lib/services.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { MixedText } from '../../../../ui/hebrew/mixed-text.tsx';
import { AlertIcon } from '../../../../ui/icons/icons.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Chip } from '../../../../ui/surfaces/chip.tsx';
import { Notice } from '../../../../ui/surfaces/notice.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import { Filters } from '../../filters.tsx';
import { useUndo } from '../../use-undo.ts';
import { MoveButtons } from '../categories/move-buttons.tsx';
import { moved } from '../categories/moved.ts';
import { PlusIcon } from '../content-icons.tsx';
import { categoriesQuery, lessonsQuery, refreshCourse } from '../content-queries.ts';
import { NothingFound } from '../nothing-found.tsx';
import { useTellFailure } from '../tell-failure.ts';
import styles from './lesson-list.module.css';
import { activeFilters, isOrderable, type ListFilter, toQuery } from './list-filter.ts';

const texts = adminContentTexts.list;
/** How long typing must pause before the server is called. */
const searchPauseMs = 300;

type LessonListProps = {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  onOpen: (lessonId: number) => void;
  onCreate: () => void;
};

/** All lessons, drafts too, in the order of the course. */
export function LessonList({ filter, onFilter, onOpen, onCreate }: LessonListProps) {
  const { api } = useServices();
  const text = useSettled(filter.text);
  const query = useInfiniteQuery({
    ...lessonsQuery(api, toQuery({ ...filter, text })),
    placeholderData: (shown) => shown,
  });
  const [first] = query.data?.pages ?? [];
  return (
    <>
      <Search filter={filter} onFilter={onFilter} onCreate={onCreate} />
      {query.isError && !first ? (
        <Failed onRetry={() => void query.refetch()} />
      ) : first ? (
        <Found
          filter={filter}
          lessons={query.data?.pages.flatMap((page) => page.lessons) ?? []}
          total={first.total}
          onOpen={onOpen}
        />
      ) : (
        <Loading />
      )}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

type SearchProps = Pick<LessonListProps, 'filter' | 'onFilter' | 'onCreate'>;

function Search({ filter, onFilter, onCreate }: SearchProps) {
  const { api } = useServices();
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const subsections = categories.find(({ id }) => id === filter.sectionId)?.subsections;
  const idOf = (value: string) => (value === '' ? null : Number(value));
  const options = (all: string, rows: readonly { id: number; name: string }[]) => [
    { value: '', name: all },
    ...rows.map(({ id, name }) => ({ value: String(id), name })),
  ];
  return (
    <Card className={styles.filters}>
      <Button variant="primary" icon={<PlusIcon size={20} />} className={styles.create} onClick={onCreate}>
        {texts.create}
      </Button>
      <div className={styles.search}>
        <TextField
          label={texts.search}
          type="search"
          placeholder={texts.searchHint}
          value={filter.text}
          onChange={(text) => onFilter({ ...filter, text })}
          maxLength={100}
        />
      </div>
      <Filters active={activeFilters(filter)}>
        <SelectField
          label={texts.category}
          value={filter.sectionId ?? ''}
          options={options(texts.everyCategory, categories)}
          onChange={(value) => onFilter({ ...filter, sectionId: idOf(value), subsectionId: null })}
        />
        <SelectField
          label={texts.subcategory}
          value={filter.subsectionId ?? ''}
          disabled={!subsections}
          options={options(texts.everySubcategory, subsections ?? [])}
          onChange={(value) => onFilter({ ...filter, subsectionId: idOf(value) })}
        />
        <div className={styles.state}>
          <Segments
            label={texts.state}
            options={(['all', 'published', 'draft'] as const).map((value) => ({
              value,
              name: texts.states[value],
            }))}
            chosen={filter.state}
            onChoose={(state) => onFilter({ ...filter, state })}
          />
        </div>
      </Filters>
    </Card>
  );
}

type FoundProps = {
  filter: ListFilter;
  lessons: readonly AdminLesson[];
  total: number;
  onOpen: (lessonId: number) => void;
};

function Found({ filter, lessons, total, onOpen }: FoundProps) {
  const order = useOrder(filter.subsectionId, lessons);
  const canOrder = isOrderable(filter) && lessons.length === total && total > 1;
  if (total === 0) {
    return <NothingFound title={texts.emptyTitle} text={texts.emptyText} />;
  }
  return (
    <>
      <Row as="p" gap={7} justify="between" wrap="tight" className={styles.found} role="status">
        {texts.found(total)}
        {!canOrder && <span>{texts.orderHint}</span>}
      </Row>
      <Card padded={false}>
        <ol>
          {order.lessons.map((lesson, place) => (
            <Row as="li" align="center" key={lesson.id} className={styles.item}>
              <LessonItem lesson={lesson} onOpen={() => onOpen(lesson.id)} />
              {canOrder && (
                <MoveButtons
                  up={texts.up(lesson.name)}
                  down={texts.down(lesson.name)}
                  place={place}
                  count={lessons.length}
                  onMove={(by) => order.move(place, by)}
                />
              )}
            </Row>
          ))}
        </ol>
      </Card>
    </>
  );
}

function LessonItem({ lesson, onOpen }: { lesson: AdminLesson; onOpen: () => void }) {
  const { lesson_number, name, category, subcategory, words_count, is_free, isPublished, level } = lesson;
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.number}>{lesson_number}</span>
      <Stack as="span" className={styles.words}>
        <Text weight="strong">
          <MixedText>{name}</MixedText>
        </Text>
        <Hint>
          {category} · {subcategory}
        </Hint>
      </Stack>
      <Stack as="span" gap={2} align="end" className={styles.figures}>
        <span className={styles.count}>
          {texts.words(words_count)} · {level}
        </span>
        <Row as="span" gap={2}>
          {!isPublished && <Chip>{texts.draft}</Chip>}
          {!is_free && <Chip tone="gold">{texts.premium}</Chip>}
        </Row>
      </Stack>
    </button>
  );
}

/** The lessons as they are being moved; each move is sent to the server at once, and its order is final. */
function useOrder(subsectionId: number | null, lessons: readonly AdminLesson[]) {
  const tellFailure = useTellFailure();
  const { tellDone } = useUndo();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const isFull = order !== null && order.length === lessons.length && order.every((id) => byId.has(id));
  const shown = isFull ? order.flatMap((id) => byId.get(id) ?? []) : lessons;

  async function move(place: number, by: -1 | 1) {
    if (subsectionId === null) return;
    const ids = moved(
      shown.map(({ id }) => id),
      place,
      by,
    );
    setOrder(ids);
    try {
      await api.call('PUT /admin/order', { body: { kind: 'lessons', parent_id: subsectionId, ids } });
      tellDone(texts.ordered, 'course');
    } catch (error) {
      setOrder(null);
      tellFailure(texts.orderFailed, error);
    }
    refreshCourse(queryClient);
  }
  return { lessons: shown, move: (place: number, by: -1 | 1) => void move(place, by) };
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice icon={<AlertIcon size={32} />} title={adminTexts.failed.load} text="">
      <Button variant="primary" onClick={onRetry}>
        {adminContentTexts.retry}
      </Button>
    </Notice>
  );
}

function Loading() {
  return (
    <>
      <span role="status" aria-label={adminContentTexts.loading} />
      <Skeleton height="20px" width="160px" />
      <Skeleton height="480px" radius="l" />
    </>
  );
}

/** The text once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
