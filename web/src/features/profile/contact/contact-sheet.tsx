import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { threadLengths } from '../../../../../core/inbox/threads.ts';
import { contactTexts as texts } from '../../../../../core/texts/inbox/contact.ts';
import { newEventId } from '../../../lib/outbox/event-id.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { useSheetButtons } from '../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/controls/field.tsx';
import { Row } from '../../../ui/layout.tsx';
import { CardSheet } from '../../../ui/surfaces/card-sheet.tsx';
import { Title } from '../../../ui/text.tsx';
import { OwnThreads, ownThreadsKey } from './own-threads.tsx';

export type ContactSheetProps = { onClose: () => void };

/** A message to the owners, and what became of the last ones. It waits in the outbox where there is no network. */
export function ContactSheet({ onClose }: ContactSheetProps) {
  const { toast } = useServices();
  const { haptic } = useTelegram();
  const send = useSendMessage();
  const title = useId();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  useSheetButtons(onClose);

  async function submit() {
    setSending(true);
    try {
      await send(text.trim());
      haptic('success');
      toast(texts.sent);
      setText('');
    } catch (error) {
      console.warn('message not kept', error);
      toast({ variant: 'destructive', description: texts.failed });
    }
    setSending(false);
  }

  return (
    <CardSheet dense labelledBy={title} closeLabel={texts.close} onClose={onClose}>
      <Title as="h2" id={title}>
        {texts.title}
      </Title>
      <TextArea
        label={texts.text}
        rows={4}
        maxLength={threadLengths.written}
        dir="auto"
        value={text}
        notes={[{ tone: 'hint', text: texts.textHint }]}
        onChange={setText}
      />
      <Row>
        <Button
          variant="primary"
          size="large"
          block
          disabled={text.trim() === ''}
          loading={isSending}
          onClick={() => void submit()}
        >
          {texts.send}
        </Button>
      </Row>
      <OwnThreads />
    </CardSheet>
  );
}

/** Resolves when the message is safe on this device. */
function useSendMessage() {
  const { toast } = useServices();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  return (text: string): Promise<void> => {
    const eventId = newEventId();
    const stop = outbox.onSaved(({ call, body, data }) => {
      if (call !== 'POST /threads' || body.eventId !== eventId) return;
      stop();
      if (data.outcome === 'too-many') toast({ variant: 'destructive', description: texts.tooMany });
      void queryClient.invalidateQueries({ queryKey: ownThreadsKey });
    });
    return outbox.save({ call: 'POST /threads', body: { eventId, text } });
  };
}
