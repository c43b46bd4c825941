import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { threadLengths } from '../../../../../core/inbox/threads.ts';
import { inboxAdminTexts as texts } from '../../../../../core/texts/admin/inbox.ts';
import { newEventId } from '../../../lib/outbox/event-id.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/controls/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useTellFailure } from '../content/tell-failure.ts';
import { useEditGuard } from '../unsaved.ts';
import styles from './inbox.module.css';
import { inboxKey } from './inbox-queries.ts';

/** What somebody else has answered meanwhile. */
type Other = { by: string; text: string };

/** An answer to the learner. Where somebody else has answered it is sent by a second tap. */
export function AnswerForm({ threadId }: { threadId: number }) {
  const { api, toast } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const [text, setText] = useState('');
  const [other, setOther] = useState<Other | null>(null);
  /** Of what is written now: a call that is repeated sends nothing twice. */
  const [eventId, setEventId] = useState(newEventId);
  const { mutate, isPending } = useMutation({
    mutationFn: (again: boolean) =>
      api.call('POST /admin/threads/{id}/messages', {
        params: { id: threadId },
        body: { eventId, text, ...(again && { again }) },
      }),
    onSuccess: (kept) => {
      if (kept.outcome === 'answered') {
        setOther({ by: kept.by, text: kept.text });
        return;
      }
      toast({ title: texts.sent });
      begin();
    },
    onError: (error) => tellFailure(texts.sendFailed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: inboxKey }),
  });
  const isWritten = text.trim() !== '';
  useEditGuard(isWritten && !isPending, begin);

  function begin() {
    setText('');
    setOther(null);
    setEventId(newEventId());
  }

  return (
    <Stack gap={4}>
      <TextArea
        label={texts.reply}
        rows={3}
        maxLength={threadLengths.written}
        dir="auto"
        value={text}
        notes={[{ tone: 'hint', text: texts.replyHint }]}
        disabled={other !== null}
        onChange={setText}
      />
      {other ? (
        <Stack gap={4} role="alert">
          <Text weight="strong">{texts.answeredTitle}</Text>
          <p className={styles.said}>{texts.answered(other.by, other.text)}</p>
          <Row gap={4} wrap="tight">
            <Button loading={isPending} onClick={() => mutate(true)}>
              {texts.again}
            </Button>
            <Button variant="quiet" onClick={begin}>
              {texts.keep}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Row>
          <Button variant="primary" disabled={!isWritten} loading={isPending} onClick={() => mutate(false)}>
            {texts.send}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
