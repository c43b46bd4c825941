import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StudioItem, StudioProgress, Take } from '../../../../core/contracts/voices/studio.ts';
import { amount, studioTexts as texts } from '../../../../core/texts/studio.ts';
import { createPagePlayer } from '../../lib/audio/audio-player.ts';
import type { Recorder } from '../../lib/audio/recorder.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { BackIcon, CheckIcon, CloudOffIcon } from '../../ui/icons/icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { ItemRecorder } from './item-recorder.tsx';
import { itemsQuery, type PartId } from './studio-queries.ts';

type PartRecorderProps = {
  part: PartId;
  name: string;
  /** Where the speaker was left. */
  startKey: string | undefined;
  openRecorder: () => Recorder;
  onProgress: (progress: StudioProgress) => void;
  onBack: () => void;
};

/** One part of the course, item by item; begins at the first that is not said yet. */
export function PartRecorder(props: PartRecorderProps) {
  const { part, name, onBack } = props;
  const { api } = useServices();
  const { data: items, error, isFetching, refetch } = useQuery(itemsQuery(api, part));
  if (!items && error && !isFetching) {
    return (
      <Notice icon={<CloudOffIcon size={36} />} title={texts.failedTitle} text={texts.failedText}>
        <Button variant="primary" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {texts.toParts}
        </Button>
      </Notice>
    );
  }
  if (!items) {
    return (
      <Stack gap={6}>
        <span role="status" aria-label={name} />
        <Skeleton height="320px" radius="l" />
      </Stack>
    );
  }
  return <Items {...props} items={items} />;
}

const isSaid = (take: Take | null | undefined) =>
  take !== null && take !== undefined && take.status !== 'returned';

function Items({
  items,
  name,
  startKey,
  openRecorder,
  onProgress,
  onBack,
}: PartRecorderProps & { items: readonly StudioItem[] }) {
  const services = useServices();
  const [recorder] = useState(openRecorder);
  const [player] = useState(() => createPagePlayer(services));
  const [takes, setTakes] = useState(() => new Map(items.map(({ key, take }) => [key, take])));
  const [at, setAt] = useState(() => startOf(items, startKey));
  useEffect(() => {
    const { onDeactivated } = services.telegram;
    const endWatch = onDeactivated(player.stop);
    return () => {
      endWatch();
      player.stop();
      recorder.release();
    };
  }, [services, player, recorder]);

  const done = items.filter(({ key }) => isSaid(takes.get(key))).length;
  const item = items[at];
  const go = (to: number) => {
    player.stop();
    setAt(to);
  };
  return (
    <Stack gap={5} grow>
      <Row gap={5} align="center" justify="between" wrap="tight">
        <Button variant="quiet" size="small" icon={<BackIcon size={20} />} onClick={onBack}>
          {texts.toParts}
        </Button>
        <Text size="s" tone="soft">
          {name} · {amount({ done, total: items.length })}
        </Text>
      </Row>
      {item ? (
        <ItemRecorder
          key={item.key}
          item={item}
          take={takes.get(item.key) ?? null}
          recorder={recorder}
          player={player}
          onKept={({ take, progress }) => {
            setTakes((known) => new Map(known).set(item.key, take));
            onProgress(progress);
          }}
          onPrevious={at > 0 ? () => go(at - 1) : undefined}
          onNext={() => go(at + 1)}
        />
      ) : (
        <Notice
          icon={<CheckIcon size={36} />}
          title={texts.partDone}
          text={amount({ done, total: items.length })}
        >
          <Button variant="primary" onClick={onBack}>
            {texts.toParts}
          </Button>
          {done < items.length && (
            <Button onClick={() => go(startOf(items.map(withTake(takes)), undefined))}>
              {texts.skippedOnes}
            </Button>
          )}
        </Notice>
      )}
    </Stack>
  );
}

const withTake = (takes: ReadonlyMap<string, Take | null>) => (item: StudioItem) => ({
  ...item,
  take: takes.get(item.key) ?? null,
});

/** Where the speaker was left, otherwise the first item that is not said, otherwise the first. */
function startOf(items: readonly StudioItem[], startKey: string | undefined): number {
  const left = items.findIndex(({ key, take }) => key === startKey && !isSaid(take));
  const fresh = items.findIndex(({ take }) => !isSaid(take));
  return Math.max(0, left >= 0 ? left : fresh);
}
