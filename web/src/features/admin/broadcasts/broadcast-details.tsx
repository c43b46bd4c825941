import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminBroadcast } from '../../../../../core/contracts/admin/broadcasts.ts';
import { percent } from '../../../../../core/stats/percent.ts';
import { audienceName, broadcastAdminTexts as texts } from '../../../../../core/texts/admin/broadcasts.ts';
import { momentText } from '../../../../../core/texts/admin/web.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { useBackButton } from '../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';
import { Hint } from '../../../ui/text.tsx';
import { BackRow } from '../back-row.tsx';
import { useTellFailure } from '../content/tell-failure.ts';
import { Figures } from '../dashboard/figures.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { SectionTitle } from '../panel.tsx';
import { Progress } from './broadcast-card.tsx';
import { BroadcastEditor, type BroadcastEditorProps } from './broadcast-editor.tsx';
import { formOfDraft } from './broadcast-form.ts';
import styles from './broadcasts.module.css';
import { broadcastQuery, broadcastsKey } from './broadcasts-queries.ts';
import { MessagePreview } from './message-preview.tsx';
import { useLessonName } from './use-lesson-name.ts';

type BroadcastScreenProps = { id: number } & Pick<BroadcastEditorProps, 'onSent' | 'onClose' | 'onDropped'>;

/** One broadcast: a draft from the chat in the editor, any other with its figures. */
export function BroadcastScreen({ id, ...ways }: BroadcastScreenProps) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery(broadcastQuery(api, id));
  useBackButton(ways.onClose);
  if (error && !data) {
    return <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height="480px" radius="l" />;
  if (data.state === 'draft') {
    const start = formOfDraft(data);
    return <BroadcastEditor draftId={id} start={start} hasLost={data.lost.length > 0} {...ways} />;
  }
  return <BroadcastDetails broadcast={data} onClose={ways.onClose} />;
}

function BroadcastDetails({ broadcast, onClose }: { broadcast: AdminBroadcast; onClose: () => void }) {
  const { state, audience, localTime, author, createdAt, nextAt, photo, button } = broadcast;
  const lessonName = useLessonName(audience);
  useContinued(broadcast);
  const isGoing = state === 'sending' || state === 'waiting';
  return (
    <>
      <BackRow name={texts.back} onBack={onClose} />
      <SectionTitle>{texts.one}</SectionTitle>
      <div className={styles.columns}>
        <Card gap={5}>
          <Row gap={3} align="center" wrap="tight">
            <Chip tone="accent">{texts.states[state]}</Chip>
            <Hint>{texts.from(author, momentText(createdAt))}</Hint>
          </Row>
          <Hint as="p">{texts.whom(audienceName(audience, lessonName))}</Hint>
          {localTime && <Hint as="p">{texts.atTheirTime(localTime.replace('T', ' '))}</Hint>}
          <Progress broadcast={broadcast} />
          <Figures figures={figuresOf(broadcast)} />
          {broadcast.unsure > 0 && <Hint as="p">{texts.unsureHint}</Hint>}
          {isGoing && nextAt && state === 'waiting' && <Hint as="p">{texts.next(momentText(nextAt))}</Hint>}
          {isGoing && <StopButton broadcast={broadcast} />}
        </Card>
        <Card>
          <MessagePreview message={broadcast} photo={photo} label={button?.label ?? null} />
        </Card>
      </div>
    </>
  );
}

function figuresOf({ sent, gone, failed, unsure, tapped, button }: AdminBroadcast) {
  const { figures } = texts;
  const isCounted = button !== null && button.place !== 'link';
  return [
    { name: figures.sent, value: String(sent) },
    { name: figures.gone, value: String(gone) },
    { name: figures.failed, value: String(failed) },
    ...(unsure > 0 ? [{ name: figures.unsure, value: String(unsure) }] : []),
    ...(isCounted
      ? [{ name: figures.tapped, value: String(tapped), note: texts.share(percent(tapped, sent)) }]
      : []),
  ];
}

/** While somebody looks, an interrupted broadcast goes on at once and not when the timer comes. */
function useContinued({ id, state, isRunning }: AdminBroadcast): void {
  const { api } = useServices();
  useEffect(() => {
    if (state !== 'sending' || isRunning) return;
    // Best effort: the timer does the same.
    api.call('POST /admin/broadcasts/{id}/continue', { params: { id } }).catch(() => {});
  }, [api, id, state, isRunning]);
}

function StopButton({ broadcast: { id, total, sent, gone, failed } }: { broadcast: AdminBroadcast }) {
  const { api, toast } = useServices();
  const { confirmPopup } = useTelegram();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const sure = await confirmPopup({
        title: texts.stopTitle,
        message: texts.stopText(Math.max(0, total - sent - gone - failed)),
        yes: texts.stopYes,
        no: texts.cancel,
        destructive: true,
      });
      return sure ? api.call('POST /admin/broadcasts/{id}/stop', { params: { id } }) : undefined;
    },
    onSuccess: (stopped) => {
      if (!stopped) return undefined;
      toast({ title: texts.stopped });
      return queryClient.invalidateQueries({ queryKey: broadcastsKey });
    },
    onError: (error) => tellFailure(texts.stopFailed, error),
  });
  return (
    <Row>
      <Button variant="danger" loading={isPending} onClick={() => mutate()}>
        {texts.stop}
      </Button>
    </Row>
  );
}
