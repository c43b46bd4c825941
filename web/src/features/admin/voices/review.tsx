import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReviewedTake } from '../../../../../core/contracts/voices/studio.ts';
import { adminVoicesTexts as texts } from '../../../../../core/texts/admin/voices.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { SpeakerIcon } from '../../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import { useTellFailure } from '../content/tell-failure.ts';
import { usePlay } from '../content/words/use-play.ts';
import { LoadFailed } from '../load-failed.tsx';
import { Nothing } from '../panel.tsx';
import styles from './voices.module.css';
import { type TakeFilter, takesQuery } from './voices-queries.ts';

type Decision = { decision: 'accept' } | { decision: 'return'; remark: string };

/** One take after another: hear, accept, return with a remark, or go on without a decision; by keyboard, too. */
export function Review({ filter, onDecided }: { filter: TakeFilter; onDecided: () => void }) {
  const { api } = useServices();
  const [round, setRound] = useState(0);
  const { data, error, isFetching, refetch } = useQuery(takesQuery(api, filter, round));
  const [at, setAt] = useState(0);

  if (!data && error && !isFetching) {
    return <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height="220px" radius="m" />;
  const { takes, left } = data;
  const take = takes[at];
  if (!take && takes.length < left && takes.length > 0) {
    return (
      <Button
        variant="primary"
        onClick={() => {
          setAt(0);
          setRound(round + 1);
        }}
      >
        {texts.skip}
      </Button>
    );
  }
  if (!take) return <Nothing title={texts.nothing[filter.state]} />;
  return (
    <OneTake
      key={take.id}
      take={take}
      place={texts.left(at + 1, left)}
      state={filter.state}
      isFirst={at === 0}
      onDecided={() => {
        onDecided();
        setAt(at + 1);
      }}
      onNext={() => setAt(at + 1)}
      onPrevious={() => setAt(at - 1)}
    />
  );
}

type OneTakeProps = {
  take: ReviewedTake;
  place: string;
  state: TakeFilter['state'];
  isFirst: boolean;
  onDecided: () => void;
  onNext: () => void;
  onPrevious: () => void;
};

function OneTake({ take, place, state, isFirst, onDecided, onNext, onPrevious }: OneTakeProps) {
  const { api, toast } = useServices();
  const { haptic } = useTelegram();
  const tellFailure = useTellFailure();
  const play = usePlay();
  const [isReturning, setReturning] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (body: Decision) =>
      api.call('POST /admin/voices/takes/{id}', { params: { id: take.id }, body }),
    onSuccess: (_, { decision }) => {
      haptic('success');
      toast({ title: decision === 'accept' ? texts.accepted : texts.returned });
      onDecided();
    },
    onError: (error) => tellFailure(texts.failed, error),
  });
  const hear = () => void play({ url: take.audio });
  const accept = () => mutate({ decision: 'accept' });
  const mayAccept = state !== 'accepted';

  // What came next sounds by itself: the first one waits for the admin's own press.
  const hearFirst = useRef(hear);
  useEffect(() => {
    if (!isFirst) hearFirst.current();
  }, [isFirst]);

  useKeys(!isReturning && !isPending, {
    ' ': hear,
    Enter: mayAccept ? accept : onNext,
    ArrowRight: onNext,
    в: () => setReturning(true),
    d: () => setReturning(true),
  });

  return (
    <Stack gap={5}>
      <Row gap={4} align="center" justify="between" wrap="tight">
        <Hint>
          {place} · {take.lessonName ?? texts.letters} · {take.speakerName}
        </Hint>
        <Row gap={3}>
          {take.doubt !== null && <Chip tone="gold">{texts.doubtful}</Chip>}
          {take.isPublished && <Chip tone="right">{texts.isPublished}</Chip>}
        </Row>
      </Row>
      <Row gap={6} align="center" justify="between" wrap>
        <Stack gap={2} align="start">
          <Hebrew size="large">{take.pronunciation || take.hebrew}</Hebrew>
          <span className={styles.transcription}>[{take.transcription}]</span>
          <Text>{take.russian}</Text>
          <Hint>{texts.measured(take.ms, take.loudness)}</Hint>
        </Stack>
        <Stack gap={3}>
          <Button icon={<SpeakerIcon size={20} />} onClick={hear}>
            {texts.play}
          </Button>
          {take.accepted && (
            <Button variant="quiet" size="small" onClick={() => void play({ url: take.accepted })}>
              {texts.playAccepted}
            </Button>
          )}
        </Stack>
      </Row>
      {take.doubt && (
        <Text as="p" tone="gold">
          {take.doubt}
        </Text>
      )}
      {take.remark && <Hint as="p">{take.remark}</Hint>}
      {isReturning ? (
        <Remark
          isPending={isPending}
          onSend={(remark) => mutate({ decision: 'return', remark })}
          onCancel={() => setReturning(false)}
        />
      ) : (
        <Row gap={4} wrap className={styles.acts}>
          {mayAccept && (
            <Button
              variant="primary"
              loading={isPending && variables.decision === 'accept'}
              disabled={isPending}
              onClick={accept}
            >
              {texts.accept}
            </Button>
          )}
          {state !== 'returned' && (
            <Button disabled={isPending} onClick={() => setReturning(true)}>
              {texts.giveBack}
            </Button>
          )}
          {!isFirst && (
            <Button variant="quiet" disabled={isPending} onClick={onPrevious}>
              {texts.previous}
            </Button>
          )}
          <Button variant="quiet" disabled={isPending} onClick={onNext}>
            {texts.skip}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

type RemarkProps = { isPending: boolean; onSend: (remark: string) => void; onCancel: () => void };

function Remark({ isPending, onSend, onCancel }: RemarkProps) {
  const [remark, setRemark] = useState('');
  const isEmpty = remark.trim() === '';
  return (
    <form
      className={styles.remark}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onSend(remark.trim());
      }}
    >
      <TextField
        label={texts.remark}
        notes={[{ tone: 'hint', text: texts.remarkHint }]}
        value={remark}
        maxLength={300}
        autoFocus
        onChange={setRemark}
      />
      <Row gap={4} wrap>
        <Button type="submit" variant="primary" loading={isPending} disabled={isEmpty}>
          {texts.send}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Row>
    </form>
  );
}

/** Keys of the whole page, except in fields and on focused buttons and links. */
function useKeys(isOn: boolean, keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, button, a')) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}
