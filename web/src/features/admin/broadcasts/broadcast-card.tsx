import type { AdminBroadcast } from '../../../../../core/contracts/admin/broadcasts.ts';
import { percent } from '../../../../../core/stats/percent.ts';
import { audienceName, broadcastAdminTexts as texts } from '../../../../../core/texts/admin/broadcasts.ts';
import { momentText } from '../../../../../core/texts/admin/web.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import styles from './broadcasts.module.css';

const tones = {
  draft: 'gold',
  waiting: 'gold',
  sending: 'accent',
  stopped: 'wrong',
  done: 'right',
} as const;

type BroadcastCardProps = { broadcast: AdminBroadcast; lessonName: string | undefined; onOpen: () => void };

/** A broadcast in the list: its state, its words, and how far it has got. */
export function BroadcastCard({ broadcast, lessonName, onOpen }: BroadcastCardProps) {
  const { state, text, audience, author, createdAt } = broadcast;
  return (
    <Card gap={4}>
      <Row gap={3} align="center" wrap="tight">
        <Chip tone={tones[state]}>{texts.states[state]}</Chip>
        <Hint>{texts.from(author, momentText(createdAt))}</Hint>
      </Row>
      <Text as="h2" weight="strong" className={styles.excerpt} dir="auto">
        {text || texts.withoutText}
      </Text>
      {state !== 'draft' && (
        <Stack gap={2}>
          <Hint>{texts.whom(audienceName(audience, lessonName))}</Hint>
          <Progress broadcast={broadcast} />
        </Stack>
      )}
      <Row>
        <Button size="small" variant={state === 'draft' ? 'primary' : 'secondary'} onClick={onOpen}>
          {state === 'draft' ? texts.openDraft : texts.open}
        </Button>
      </Row>
    </Card>
  );
}

/** How many learners it has been sent to, whatever became of it. */
export function Progress({
  broadcast: { sent, gone, failed, total, state },
}: Pick<BroadcastCardProps, 'broadcast'>) {
  const done = sent + gone + failed;
  return (
    <Stack gap={2}>
      <ProgressBar
        value={percent(done, Math.max(total, done))}
        label={texts.progressLabel}
        tone={state === 'done' ? 'right' : 'accent'}
      />
      <Hint>{texts.progress(done, Math.max(total, done))}</Hint>
    </Stack>
  );
}
