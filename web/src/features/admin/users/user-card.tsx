import { useQuery } from '@tanstack/react-query';
import type { AdminUserDetail } from '../../../../../core/contracts/admin/admin.ts';
import { adminSectionTexts, dayText, figureText, momentText } from '../../../../../core/texts/admin/web.ts';
import { usersTexts as texts } from '../../../../../core/texts/admin-users.ts';
import { useServices } from '../../../lib/services.ts';
import { useBackButton } from '../../../lib/telegram/use-buttons.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BackRow } from '../back-row.tsx';
import { Figures } from '../dashboard/figures.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Panel } from '../panel.tsx';
import { nameOf } from './name-of.ts';
import { Tags } from './tags.tsx';
import { UserLessons } from './user-lessons.tsx';
import { UserPayments } from './user-payments.tsx';
import { UserPremium } from './user-premium.tsx';
import { UserRights } from './user-rights.tsx';
import { UserThreads } from './user-threads.tsx';
import styles from './users.module.css';
import { userQuery } from './users-queries.ts';

type UserCardProps = { userId: number; onBack: () => void; onThread: (threadId: number) => void };

/** Everything of one person, and what an admin may change. */
export function UserCard({ userId, onBack, onThread }: UserCardProps) {
  const { api } = useServices();
  const { data: user, error, isFetching, refetch } = useQuery(userQuery(api, userId));
  useBackButton(onBack);
  return (
    <>
      <BackRow name={texts.back} onBack={onBack} />
      {user ? (
        <Known user={user} onThread={onThread} />
      ) : error ? (
        <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <span role="status" aria-label={adminSectionTexts.loading} />
          <Skeleton height="90px" radius="l" />
          <Skeleton height="420px" radius="l" />
        </>
      )}
    </>
  );
}

function Known({ user, onThread }: { user: AdminUserDetail } & Pick<UserCardProps, 'onThread'>) {
  const { id, username, created_at, last_seen_at, timezone, language_code, last_lesson, lastEdit } = user;
  const { figures } = texts;
  const about = [
    username && `@${username}`,
    texts.id(id),
    texts.since(dayText(created_at)),
    texts.seen(momentText(last_seen_at)),
    texts.zone(timezone),
    language_code && texts.language(language_code),
  ];
  return (
    <>
      <Stack as="header" gap={2} align="start">
        <h1 className={styles.name}>{nameOf(user)}</h1>
        <Tags user={user} />
        <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
        {lastEdit && (
          <p className={styles.about}>
            {texts.lastEdit(lastEdit.name || texts.nameless(lastEdit.by), momentText(lastEdit.at))}
          </p>
        )}
      </Stack>
      <Figures
        figures={[
          { name: figures.status, value: user.status },
          { name: figures.points, value: figureText(user.points) },
          { name: figures.words, value: figureText(user.words_learned) },
          { name: figures.quizzes, value: figureText(user.quizzes_passed) },
          {
            name: figures.streak,
            value: figureText(user.daily_streak),
            note: figures.best(user.best_streak),
          },
        ]}
      />
      <div className={styles.panels}>
        <Stack gap={6}>
          <UserPremium user={user} />
          <UserPayments user={user} />
          {/* Once the rights have changed, the reason that was typed has been used. */}
          <UserRights key={`${user.role}-${user.blocked}`} user={user} />
        </Stack>
        <Stack gap={6}>
          <Panel title={texts.home.heading}>
            <p>{last_lesson ? texts.home.last(last_lesson.name) : texts.home.fresh}</p>
            <p>{texts.home.due(user.due_today)}</p>
          </Panel>
          <UserThreads threads={user.threads} onOpen={onThread} />
          <UserLessons lessons={user.lessons} />
        </Stack>
      </div>
    </>
  );
}
