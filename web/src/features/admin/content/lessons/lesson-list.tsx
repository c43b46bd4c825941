import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ManyOutcome } from '../../../../../../core/contracts/admin/lessons-many.ts';
import { adminTexts } from '../../../../../../core/texts/admin/area.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { useServices } from '../../../../lib/services.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { AlertIcon } from '../../../../ui/icons/icons.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Notice } from '../../../../ui/surfaces/notice.tsx';
import { Filters } from '../../filters.tsx';
import { ListIcon, PlusIcon } from '../content-icons.tsx';
import { categoriesQuery, lessonsQuery } from '../content-queries.ts';
import { editingAgainMs, editingQuery } from '../editing/use-editing.ts';
import { FoundLessons } from './found-lessons.tsx';
import styles from './lesson-list.module.css';
import { activeFilters, type ListFilter, toQuery } from './list-filter.ts';
import { useSelection } from './many/use-selection.ts';

const texts = adminContentTexts.list;
/** How long typing must pause before the server is called. */
const searchPauseMs = 300;

type LessonListProps = {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  onOpen: (lessonId: number) => void;
  onCreate: () => void;
  /** To where many lessons are pasted. */
  onPaste: () => void;
};

/** All lessons, drafts too, in the order of the course. */
export function LessonList({ filter, onFilter, onOpen, onCreate, onPaste }: LessonListProps) {
  const { api } = useServices();
  const text = useSettled(filter.text);
  const narrowed = toQuery({ ...filter, text });
  const query = useInfiniteQuery({ ...lessonsQuery(api, narrowed), placeholderData: (shown) => shown });
  // Not while the page is hidden; each row reads it.
  useQuery({ ...editingQuery(api), refetchInterval: editingAgainMs });
  const [first] = query.data?.pages ?? [];
  const lessons = query.data?.pages.flatMap((page) => page.lessons) ?? [];
  const mode = useSelection();
  // A failed `lazy` keeps its failure forever, so each list gets new ones.
  const [{ SelectionBar, RefusedSheet }] = useState(lazyMany);
  const [refused, setRefused] = useState<ManyOutcome | null>(null);
  return (
    <>
      <Search filter={filter} onFilter={onFilter} onCreate={onCreate} onPaste={onPaste} />
      <Suspense>
        {mode.selection && first && (
          <SelectionBar
            mode={mode}
            selection={mode.selection}
            filter={narrowed}
            shown={lessons.map(({ id }) => id)}
            total={first.total}
            onDone={(outcome) => {
              mode.end();
              if (outcome.refusedCount > 0) setRefused(outcome);
            }}
          />
        )}
        {refused && <RefusedSheet outcome={refused} onOpen={onOpen} onClose={() => setRefused(null)} />}
      </Suspense>
      {query.isError && !first ? (
        <Failed onRetry={() => void query.refetch()} />
      ) : first ? (
        <FoundLessons filter={filter} lessons={lessons} total={first.total} mode={mode} onOpen={onOpen} />
      ) : (
        <Loading />
      )}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      {mode.selection && <div className={styles.underBar} />}
    </>
  );
}

/** What is needed only once lessons are selected. */
const lazyMany = () => ({
  SelectionBar: lazy(async () => ({ default: (await import('./many/selection-bar.tsx')).SelectionBar })),
  RefusedSheet: lazy(async () => ({ default: (await import('./many/refused-sheet.tsx')).RefusedSheet })),
});

type SearchProps = Pick<LessonListProps, 'filter' | 'onFilter' | 'onCreate' | 'onPaste'>;

function Search({ filter, onFilter, onCreate, onPaste }: SearchProps) {
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
      <Row gap={4} wrap className={styles.create}>
        <Button variant="primary" icon={<PlusIcon size={20} />} onClick={onCreate}>
          {texts.create}
        </Button>
        <Button icon={<ListIcon size={20} />} onClick={onPaste}>
          {texts.paste}
        </Button>
      </Row>
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
