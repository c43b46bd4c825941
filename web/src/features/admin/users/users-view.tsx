import { useRef, useState } from 'react';
import { usersTexts } from '../../../../../core/texts/admin-users.ts';
import { SectionTitle } from '../panel.tsx';
import type { AdminSectionProps } from '../place.ts';
import { UserCard } from './user-card.tsx';
import { UserList } from './user-list.tsx';
import { anyUser, type UserSearch } from './users-queries.ts';

/** SPEC §2 Admin: people. One person's card replaces the list; going back finds the list as it was. */
export function UsersView({ place, go, note }: AdminSectionProps) {
  const [search, setSearch] = useState<UserSearch>(anyUser);
  const [userId, setUserId] = useState(place.userId);
  const listScroll = useRef(0);

  function open(id: number) {
    listScroll.current = window.scrollY;
    show(id);
    window.scrollTo(0, 0);
  }

  function show(id: number | undefined) {
    setUserId(id);
    note({ section: 'users', ...(id === undefined ? {} : { userId: id }) });
  }

  if (userId !== undefined) {
    const openThread = (threadId: number) => go({ section: 'inbox', threadId });
    return <UserCard userId={userId} onBack={() => show(undefined)} onThread={openThread} />;
  }
  return (
    <>
      <SectionTitle>{usersTexts.title}</SectionTitle>
      <UserList search={search} onSearch={setSearch} onOpen={open} scrollY={listScroll.current} />
    </>
  );
}
