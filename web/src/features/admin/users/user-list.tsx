import { useInfiniteQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { AdminUser } from '../../../../../core/contracts/admin/admin.ts';
import { tableTexts } from '../../../../../core/texts/admin/tables.ts';
import { adminSectionTexts, dayText, figureText } from '../../../../../core/texts/admin/web.ts';
import { usersTexts as texts } from '../../../../../core/texts/admin-users.ts';
import { useServices } from '../../../lib/services.ts';
import { useSettled } from '../../../lib/time/use-settled.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../ui/controls/field.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { DayRangeFields } from '../day-range.tsx';
import { Filters } from '../filters.tsx';
import { MoreButton } from '../lists/more-button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Nothing } from '../panel.tsx';
import { useSaveFile } from '../use-save-file.ts';
import { nameOf } from './name-of.ts';
import { Tags } from './tags.tsx';
import styles from './users.module.css';
import {
  type UserDates,
  type UserFilter,
  type UserSearch,
  type UserSort,
  userSearchQuery,
  usersQuery,
} from './users-queries.ts';

type UserListProps = {
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
  onOpen: (userId: number) => void;
  /** Scroll position of the list when it was left, px. */
  scrollY: number;
};

const filters: readonly UserFilter[] = ['all', 'premium', 'speakers', 'admins', 'blocked'];
const sorts: readonly UserSort[] = ['new', 'seen', 'points', 'words', 'name'];
const dates: readonly UserDates[] = ['arrived', 'seen'];

/** How many filters narrow the list. */
const narrowing = ({ filter, from, to }: UserSearch): number =>
  Number(filter !== 'all') + Number(from !== '' || to !== '');

/** People, to be searched by id, @name and name. */
export function UserList({ search, onSearch, onOpen, scrollY }: UserListProps) {
  const { api } = useServices();
  const text = useSettled(search.text.trim());
  const query = useInfiniteQuery({
    ...usersQuery(api, { ...search, text }),
    placeholderData: (shown) => shown,
  });
  const { data, error, isFetching, refetch } = query;
  useLayoutEffect(() => {
    window.scrollTo(0, scrollY);
  }, [scrollY]);
  return (
    <>
      <Card className={styles.filters}>
        <TextField
          label={texts.search}
          type="search"
          value={search.text}
          maxLength={100}
          onChange={(value) => onSearch({ ...search, text: value })}
        />
        <Filters active={narrowing(search)}>
          <SelectField
            label={texts.filter}
            value={search.filter}
            options={filters.map((value) => ({ value, name: texts.filters[value] }))}
            // The options are these filters and nothing else.
            onChange={(filter) => onSearch({ ...search, filter: filter as UserFilter })}
          />
          <SelectField
            label={texts.sort}
            value={search.sort}
            options={sorts.map((value) => ({ value, name: texts.sorts[value] }))}
            onChange={(sort) => onSearch({ ...search, sort: sort as UserSort })}
          />
          <SelectField
            label={texts.dates}
            value={search.dates}
            options={dates.map((value) => ({ value, name: texts.dateKinds[value] }))}
            onChange={(kind) => onSearch({ ...search, dates: kind as UserDates })}
          />
          <DayRangeFields range={search} onChange={(range) => onSearch({ ...search, ...range })} />
        </Filters>
      </Card>
      {error && !query.isFetchNextPageError ? (
        <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <Found
          users={data.pages.flatMap((page) => page.users)}
          isSearching={text !== '' || narrowing(search) > 0}
          onOpen={onOpen}
        />
      ) : (
        <>
          <span role="status" aria-label={adminSectionTexts.loading} />
          <Skeleton height="480px" radius="l" />
        </>
      )}
      <MoreButton query={query} />
      {data?.pages[0]?.users.length ? <SaveList search={{ ...search, text }} /> : null}
    </>
  );
}

/** All that was found, also what is not shown yet, as a file. */
function SaveList({ search }: { search: UserSearch }) {
  const { save, isSaving } = useSaveFile('/api/admin/users/file', userSearchQuery(search), 'mila-users.csv');
  return (
    <div>
      <Button variant="quiet" size="small" loading={isSaving} onClick={save}>
        {tableTexts.save}
      </Button>
    </div>
  );
}

type FoundProps = { users: readonly AdminUser[]; isSearching: boolean } & Pick<UserListProps, 'onOpen'>;

function Found({ users, isSearching, onOpen }: FoundProps) {
  if (users.length === 0) {
    return (
      <Card>
        {isSearching ? (
          <Nothing title={texts.nobody} hint={texts.nobodyHint} />
        ) : (
          <Nothing title={texts.nobodyYet} hint={texts.nobodyYetHint} />
        )}
      </Card>
    );
  }
  const { columns } = texts;
  return (
    <Card className={styles.list}>
      <DataTable
        caption={texts.list}
        columns={[
          { name: columns.name, cell: (user) => <Person user={user} onOpen={() => onOpen(user.id)} /> },
          { name: columns.points, figures: true, cell: ({ points }) => figureText(points) },
          {
            name: columns.words,
            figures: true,
            shown: 'wide',
            cell: ({ words_learned }) => figureText(words_learned),
          },
          {
            name: columns.streak,
            figures: true,
            shown: 'wide',
            cell: ({ daily_streak }) => figureText(daily_streak),
          },
          { name: columns.seen, shown: 'wide', cell: ({ last_seen_at }) => dayText(last_seen_at) },
        ]}
        rows={users}
        keyOf={({ id }) => id}
      />
    </Card>
  );
}

function Person({ user, onOpen }: { user: AdminUser; onOpen: () => void }) {
  const name = nameOf(user);
  return (
    <Stack as="span" gap={1} align="start">
      <button type="button" className={styles.open} aria-label={texts.open(name)} onClick={onOpen}>
        {name}
      </button>
      <span className={styles.handle}>
        {user.username ? `@${user.username} · ` : ''}
        {texts.id(user.id)}
      </span>
      <Tags user={user} />
    </Stack>
  );
}
