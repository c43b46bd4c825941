import { useMutation } from '@tanstack/react-query';
import type { Studio, StudioPart } from '../../../../core/contracts/voices/studio.ts';
import { amount, studioTexts as texts } from '../../../../core/texts/studio.ts';
import { useServices, useTelegram } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Section } from '../../ui/surfaces/section.tsx';
import { Hint, Text, Title } from '../../ui/text.tsx';
import styles from './studio.module.css';
import type { PartId } from './studio-queries.ts';

type PartsProps = {
  studio: Studio;
  speaker: NonNullable<Studio['speaker']>;
  onOpen: (part: PartId) => void;
  onWithdrawn: () => Promise<unknown>;
};

/** How much is recorded, where to go on, and each lesson. */
export function Parts({ studio, speaker, onOpen, onWithdrawn }: PartsProps) {
  const { progress, parts, next } = studio;
  return (
    <Stack gap={7} grow>
      <Title>{texts.title}</Title>
      <Card gap={5}>
        <Row gap={5} align="baseline" justify="between" wrap="tight">
          <Text weight="strong" size="l">
            {texts.progress} {amount(progress)}
          </Text>
          <Hint>{texts.voice[speaker.gender]}</Hint>
        </Row>
        <ProgressBar
          label={texts.progress}
          value={progress.total === 0 ? 0 : (100 * progress.done) / progress.total}
          size="thick"
        />
        {progress.returned > 0 && (
          <Button block onClick={() => onOpen('returned')}>
            {texts.returned(progress.returned)}
          </Button>
        )}
        {next ? (
          <Button variant="primary" size="large" block onClick={() => onOpen(next.lessonId ?? 'letters')}>
            {progress.done === 0 ? texts.begin : texts.goOn}
          </Button>
        ) : (
          <p>{texts.allDone}</p>
        )}
      </Card>
      <Agreement {...{ studio, speaker, onWithdrawn }} />
      <Section title={texts.parts}>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part.lessonId ?? 'letters'}>
              <PartRow part={part} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </Section>
    </Stack>
  );
}

function PartRow({ part, onOpen }: { part: StudioPart; onOpen: (part: PartId) => void }) {
  const { lessonId, name, number, done, total } = part;
  const isDone = done >= total;
  return (
    <button type="button" className={styles.part} onClick={() => onOpen(lessonId ?? 'letters')}>
      <span className={styles.partName}>{name === null ? texts.letters : texts.lesson(number, name)}</span>
      <Hint className={isDone ? styles.done : undefined}>
        {amount({ done, total })}
        {isDone && <CheckIcon size={16} />}
      </Hint>
    </button>
  );
}

/** What was agreed to and when, and the way back. */
function Agreement({ studio, speaker, onWithdrawn }: Omit<PartsProps, 'onOpen'>) {
  return (
    <details className={styles.agreement}>
      <summary>{texts.agreedOn(dateText(speaker.agreedAt))}</summary>
      <Stack gap={5}>
        {studio.consent.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {speaker.recordings > 0 && <Withdraw onWithdrawn={onWithdrawn} />}
      </Stack>
    </details>
  );
}

/** '22 ноября 2026 г.' */
const dateText = (iso: string | null): string =>
  iso === null ? '' : new Date(iso).toLocaleDateString('ru', { dateStyle: 'long' });

function Withdraw({ onWithdrawn }: { onWithdrawn: () => Promise<unknown> }) {
  const { api, toast } = useServices();
  const { confirmPopup } = useTelegram();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('DELETE /studio/recordings'),
    onSuccess: async () => {
      toast({ title: texts.withdrawn });
      await onWithdrawn();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: texts.withdrawFailed, description: error.message }),
  });
  async function ask(): Promise<void> {
    const isSure = await confirmPopup({
      title: texts.withdrawTitle,
      message: texts.withdrawText,
      yes: texts.withdrawYes,
      no: texts.withdrawNo,
      destructive: true,
    });
    if (isSure) mutate();
  }
  return (
    <Button variant="quiet" block loading={isPending} onClick={() => void ask()}>
      {texts.withdraw}
    </Button>
  );
}
