import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OwnThread } from '../../../../../core/contracts/inbox.ts';
import { contactTexts as texts } from '../../../../../core/texts/inbox/contact.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { useServices } from '../../../lib/services.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import styles from './contact.module.css';

export const ownThreadsKey = ['own-threads'] as const;

const ownThreadsQuery = (api: Api) =>
  queryOptions({
    queryKey: ownThreadsKey,
    queryFn: ({ signal }) => api.call('GET /threads', { signal }),
    staleTime: 0,
  });

/** What the learner wrote lately, and the answers. */
export function OwnThreads() {
  const { api } = useServices();
  const { data: threads, isError } = useQuery(ownThreadsQuery(api));
  if (isError && !threads) return <Hint as="p">{texts.loadFailed}</Hint>;
  if (!threads) return <Skeleton height="72px" radius="m" />;
  if (threads.length === 0) return null;
  return (
    <Stack gap={4} as="section" aria-label={texts.threads}>
      <Text as="h3" weight="strong">
        {texts.threads}
      </Text>
      {threads.map((thread) => (
        <Thread key={thread.id} thread={thread} />
      ))}
    </Stack>
  );
}

/** The latest is open: most often it is the answer to it that is looked for. */
function Thread({ thread: { kind, state, messages } }: { thread: OwnThread }) {
  return (
    <details className={styles.thread} open={state === 'waiting'}>
      <summary>{texts.summary(kind, state)}</summary>
      <Stack as="ul" gap={3}>
        {messages.map(({ id, author, kind: messageKind, text }) => (
          <li key={id} className={styles.said} dir="auto">
            <b>{author === 'admin' ? texts.authors : texts.you}: </b>
            {text || texts.messageKinds[messageKind]}
          </li>
        ))}
      </Stack>
    </details>
  );
}
