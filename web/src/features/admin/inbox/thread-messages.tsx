import { useMutation } from '@tanstack/react-query';
import type { AdminThreadMessage } from '../../../../../core/contracts/inbox.ts';
import { inboxAdminTexts as texts } from '../../../../../core/texts/admin/inbox.ts';
import { momentText } from '../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Hint } from '../../../ui/text.tsx';
import { useTellFailure } from '../content/tell-failure.ts';
import styles from './inbox.module.css';
import { ThreadFile } from './thread-file.tsx';

type ThreadMessagesProps = { threadId: number; messages: readonly AdminThreadMessage[] };

/** What was written, oldest first. Files stay at Telegram; the bot also sends them into the admin's own chat. */
export function ThreadMessages({ threadId, messages }: ThreadMessagesProps) {
  const hasFiles = messages.some(({ kind }) => kind !== 'text');
  if (messages.length === 0) return <Hint as="p">{texts.noMessages}</Hint>;
  return (
    <>
      <Stack as="ol" gap={4} aria-label={texts.messages}>
        {messages.map((message) => (
          <li key={message.id} className={message.by === null ? styles.message : styles.answer}>
            <Hint>
              {message.by !== null && `${texts.admin(message.by)} · `}
              <time dateTime={message.at}>{momentText(message.at)}</time>
              {!message.isPassed && ` · ${texts.passing}`}
            </Hint>
            {message.kind !== 'text' && <ThreadFile threadId={threadId} message={message} />}
            {message.text !== '' && (
              <p className={styles.said} dir="auto">
                {message.text}
              </p>
            )}
          </li>
        ))}
      </Stack>
      {hasFiles && <CopiesButton threadId={threadId} />}
    </>
  );
}

function CopiesButton({ threadId }: { threadId: number }) {
  const { api, toast } = useServices();
  const tellFailure = useTellFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('POST /admin/threads/{id}/copies', { params: { id: threadId } }),
    onSuccess: ({ sent }) => toast({ title: texts.copied(sent) }),
    onError: (error) => tellFailure(texts.copied(0), error),
  });
  return (
    <Row>
      <Button size="small" loading={isPending} onClick={() => mutate()}>
        {texts.copies}
      </Button>
    </Row>
  );
}
