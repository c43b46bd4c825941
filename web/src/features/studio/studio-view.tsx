import '../../ui/styles/fonts.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Studio } from '../../../../core/contracts/voices/studio.ts';
import { studioTexts as texts } from '../../../../core/texts/studio.ts';
import { createRecorder, type Recorder } from '../../lib/audio/recorder.ts';
import type { ScreenProps } from '../../lib/navigation/view.ts';
import { useServices } from '../../lib/services.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloudOffIcon } from '../../ui/icons/icons.tsx';
import { MicrophoneIcon } from '../../ui/icons/practice-icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Consent } from './consent.tsx';
import { PartRecorder } from './part-recorder.tsx';
import { Parts } from './parts.tsx';
import { type PartId, studioQuery } from './studio-queries.ts';

type StudioViewProps = ScreenProps<'studio'> & { openRecorder?: () => Recorder };

const openStudioRecorder = () => createRecorder(undefined, 'studio');

/** The studio of a speaker: consent, what is done by lesson, and one thing after another to be recorded. */
export function StudioView({ onExit, openRecorder = openStudioRecorder }: StudioViewProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { data: studio, error, isFetching, refetch } = useQuery(studioQuery(api));
  const [part, setPart] = useState<PartId | null>(null);
  const toParts = () => {
    setPart(null);
    void refetch();
  };
  useBackButton(part === null ? onExit : toParts);

  if (!studio && error && !isFetching) {
    return (
      <Notice icon={<CloudOffIcon size={36} />} title={texts.failedTitle} text={texts.failedText}>
        <Button variant="primary" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
        <Button variant="quiet" onClick={onExit}>
          {texts.back}
        </Button>
      </Notice>
    );
  }
  if (!studio) return <Loading />;
  if (!studio.speaker) {
    return (
      <Notice icon={<MicrophoneIcon size={36} />} title={texts.strangerTitle} text={texts.strangerText}>
        <Button variant="primary" onClick={onExit}>
          {texts.back}
        </Button>
      </Notice>
    );
  }
  const { speaker, consent } = studio;
  if (!speaker.hasAgreed) {
    return <Consent gender={speaker.gender} consent={consent} onAgreed={() => refetch()} onRefuse={onExit} />;
  }
  if (part !== null) {
    return (
      <PartRecorder
        key={part}
        part={part}
        name={nameOf(part, studio)}
        startKey={studio.next?.key}
        openRecorder={openRecorder}
        onProgress={(progress) =>
          queryClient.setQueryData(studioQuery(api).queryKey, { ...studio, progress })
        }
        onBack={toParts}
      />
    );
  }
  return <Parts studio={studio} speaker={speaker} onOpen={setPart} onWithdrawn={() => refetch()} />;
}

function nameOf(part: PartId, { parts }: Studio): string {
  if (part === 'returned') return texts.returnedPart;
  const found = parts.find(({ lessonId }) => lessonId === part);
  return found?.name ? texts.lesson(found.number, found.name) : texts.letters;
}

function Loading() {
  return (
    <Stack gap={6}>
      <span role="status" aria-label={texts.loading} />
      <Skeleton height="120px" radius="l" />
      <Skeleton height="52px" radius="m" />
      <Skeleton height="240px" radius="l" />
    </Stack>
  );
}
