import { useId, useState } from 'react';
import { clipped, type ReportReason, reasonsFor, reportLengths } from '../../../../core/reports/reports.ts';
import { reasonTexts, reportTexts as texts } from '../../../../core/texts/reports/report.ts';
import { newEventId } from '../../lib/outbox/event-id.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useServices, useTelegram } from '../../lib/services.ts';
import { useSheetButtons } from '../../lib/telegram/use-buttons.ts';
import { usePause } from '../../lib/time/pauses.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/field.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { CardSheet } from '../../ui/surfaces/card-sheet.tsx';
import { Title } from '../../ui/text.tsx';
import styles from './report-sheet.module.css';
import type { Reported } from './reported.ts';

export type ReportSheetProps = { about: Reported; onClose: () => void };

/** What is wrong, by choice, and words if one likes. It waits in the outbox where there is no network. */
export function ReportSheet({ about, onClose }: ReportSheetProps) {
  const { toast } = useServices();
  const { haptic } = useTelegram();
  const send = useSendReport();
  const title = useId();
  const name = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [isSending, setSending] = useState(false);
  useSheetButtons(onClose);
  usePause();

  async function submit() {
    if (!reason) return;
    setSending(true);
    try {
      await send(about, reason, words);
      haptic('success');
      toast(texts.sent);
      onClose();
    } catch (error) {
      console.warn('report not kept', error);
      setSending(false);
      toast({ variant: 'destructive', description: texts.failed });
    }
  }

  return (
    <CardSheet dense labelledBy={title} closeLabel={texts.close} onClose={onClose}>
      <Title as="h2" id={title} className={styles.title}>
        {texts.title}
      </Title>
      <Stack as="fieldset" className={styles.reasons} aria-labelledby={title}>
        {reasonsFor(about.subject, about.judgement !== undefined).map((one) => (
          <label key={one} className={styles.reason}>
            <input type="radio" name={name} checked={one === reason} onChange={() => setReason(one)} />
            <span>{reasonTexts[one]}</span>
          </label>
        ))}
      </Stack>
      <TextArea
        label={texts.words}
        rows={2}
        maxLength={reportLengths.words}
        dir="auto"
        value={words}
        onChange={setWords}
      />
      <Row>
        <Button
          variant="primary"
          size="large"
          block
          disabled={reason === null}
          loading={isSending}
          onClick={() => void submit()}
        >
          {texts.send}
        </Button>
      </Row>
    </CardSheet>
  );
}

/** Resolves when the report is safe on this device. */
function useSendReport() {
  const { toast } = useServices();
  const outbox = useOutbox();
  return (about: Reported, reason: ReportReason, words: string): Promise<void> => {
    const { subject, subjectId, ...shown } = about;
    const eventId = newEventId();
    const stop = outbox.onSaved(({ call, body, data }) => {
      if (call !== 'POST /reports' || body.eventId !== eventId) return;
      stop();
      if (data.outcome === 'too-many') toast({ variant: 'destructive', description: texts.tooMany });
    });
    const body = { eventId, subject, subjectId, reason, ...cut({ ...shown, words: words.trim() }) };
    return outbox.save({ call: 'POST /reports', body });
  };
}

const fields = ['question', 'answer', 'judgement', 'words'] as const;
type Texts = Partial<Record<(typeof fields)[number], string | undefined>>;

/** The texts that there are, as long as they may be. */
function cut(given: Texts): { [Name in keyof Texts]?: string } {
  const texts: { [Name in keyof Texts]?: string } = {};
  for (const name of fields) {
    const text = given[name];
    if (text) texts[name] = clipped(text, reportLengths[name]);
  }
  return texts;
}
