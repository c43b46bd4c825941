import { useQuery } from '@tanstack/react-query';
import { inboxAdminTexts as texts } from '../../../../../core/texts/admin/inbox.ts';
import { figureText, momentText } from '../../../../../core/texts/admin/web.ts';
import { usersTexts } from '../../../../../core/texts/admin-users.ts';
import { useServices } from '../../../lib/services.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Panel } from '../panel.tsx';
import { nameOf } from '../users/name-of.ts';
import { Tags } from '../users/tags.tsx';
import { UserLessons } from '../users/user-lessons.tsx';
import { UserPayments } from '../users/user-payments.tsx';
import { userQuery } from '../users/users-queries.ts';
import styles from './inbox.module.css';

/** Who wrote: their payments and progress. */
export function LearnerCard({ userId }: { userId: number }) {
  const { api } = useServices();
  const { data: user, error, isFetching, refetch } = useQuery(userQuery(api, userId));
  if (error) return <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!user) return <Skeleton height="320px" radius="l" />;
  const { figures, id, seen } = usersTexts;
  const shown = [
    [figures.points, user.points],
    [figures.words, user.words_learned],
    [figures.streak, user.daily_streak],
  ] as const;
  return (
    <Stack gap={6}>
      <Panel title={texts.card}>
        <Stack gap={2} align="start">
          <Text weight="strong">{nameOf(user)}</Text>
          <Tags user={user} />
          <Hint>
            {[user.username && `@${user.username}`, id(user.id), seen(momentText(user.last_seen_at))]
              .filter(Boolean)
              .join(' · ')}
          </Hint>
        </Stack>
        <dl className={styles.figures}>
          {shown.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figureText(value)}</dd>
            </div>
          ))}
        </dl>
        <Hint as="p">{texts.cardHint}</Hint>
      </Panel>
      <UserPayments user={user} />
      <UserLessons lessons={user.lessons} />
    </Stack>
  );
}
