import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminThreadDetail } from '../../../../../core/contracts/inbox.ts';
import { inboxAdminTexts as texts } from '../../../../../core/texts/admin/inbox.ts';
import { momentText } from '../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../lib/services.ts';
import { useBackButton } from '../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';
import { Hint, Title } from '../../../ui/text.tsx';
import { BackRow } from '../back-row.tsx';
import { useTellFailure } from '../content/tell-failure.ts';
import { LoadFailed } from '../load-failed.tsx';
import { Panel } from '../panel.tsx';
import type { AdminSectionProps } from '../place.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './inbox.module.css';
import { inboxKey, threadQuery } from './inbox-queries.ts';
import { LearnerCard } from './learner-card.tsx';
import { ReportCard } from './report-card.tsx';
import { reportQuery } from './reports-query.ts';
import { ThreadMessages } from './thread-messages.tsx';

type ThreadCardProps = { threadId: number; onBack: () => void } & Pick<AdminSectionProps, 'go'>;

/** One thread: what was written, the way to answer, and beside it the learner. */
export function ThreadCard({ threadId, onBack, go }: ThreadCardProps) {
  const { api } = useServices();
  const { data: thread, error, isFetching, refetch } = useQuery(threadQuery(api, threadId));
  useBackButton(onBack);
  return (
    <>
      <BackRow name={texts.back} onBack={onBack} />
      {thread ? (
        <Known thread={thread} go={go} />
      ) : error ? (
        <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <span role="status" aria-label={texts.loading} />
          <Skeleton height="420px" radius="l" />
        </>
      )}
    </>
  );
}

function Known({ thread, go }: { thread: AdminThreadDetail } & Pick<AdminSectionProps, 'go'>) {
  const { id, kind, state, learner, report, messages, closed, createdAt } = thread;
  const isOpen = state !== 'closed';
  return (
    <>
      <Stack as="header" gap={2} align="start">
        <Title>{texts.learner(learner.name)}</Title>
        <Row gap={3} align="center" wrap="tight">
          <Chip tone="accent">{texts.kinds[kind]}</Chip>
          <Chip>{texts.stateOf[state]}</Chip>
          <Hint>
            {texts.number(id)} · {momentText(createdAt)}
          </Hint>
        </Row>
        {closed && (
          <Hint>
            {texts.endedBy(closed.by, momentText(closed.at))} ·{' '}
            {closed.isNotified ? texts.notified : texts.notNotified}
          </Hint>
        )}
      </Stack>
      <div className={styles.panels}>
        <Stack gap={6}>
          {report && <Reported reportId={report.id} go={go} />}
          <Panel title={texts.messages}>
            <ThreadMessages threadId={id} messages={messages} />
            {isOpen && <AnswerForm threadId={id} />}
            {isOpen && kind !== 'report' && <CloseButton threadId={id} />}
          </Panel>
        </Stack>
        <LearnerCard userId={learner.id} />
      </div>
    </>
  );
}

/** What was reported: it is closed with an answer of its own, and the thread with it. */
function Reported({ reportId, go }: { reportId: number } & Pick<AdminSectionProps, 'go'>) {
  const { api } = useServices();
  const { data: report } = useQuery(reportQuery(api, reportId));
  if (report === undefined) return <Skeleton height="160px" radius="l" />;
  return report && <ReportCard report={report} go={go} />;
}

function CloseButton({ threadId }: { threadId: number }) {
  const { api, toast } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('POST /admin/threads/{id}/close', { params: { id: threadId } }),
    onSuccess: () => toast({ title: texts.closed }),
    onError: (error) => tellFailure(texts.closeFailed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: inboxKey }),
  });
  return (
    <Row>
      <Button loading={isPending} onClick={() => mutate()}>
        {texts.close}
      </Button>
    </Row>
  );
}
