import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OwnWord } from '../../../../core/contracts/own-words.ts';
import { ownWordViewTexts } from '../../../../core/texts/home/own-words.ts';
import { LevelMeter } from '../../exercises/take/level-meter.tsx';
import { TakeProblem } from '../../exercises/take/take-problem.tsx';
import { type TakeState, useTake } from '../../exercises/take/use-take.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { createRecorder, type Recorder } from '../../lib/audio/recorder.ts';
import { changeShown } from '../../lib/own-words/own-words-query.ts';
import { useTellFailure } from '../../lib/own-words/use-own-words.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MicrophoneIcon, StopIcon } from '../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Hint, Text } from '../../ui/text.tsx';
import styles from './own-words.module.css';

const texts = ownWordViewTexts.sound;

type OwnRecordingProps = {
  word: OwnWord;
  player: AudioPlayer;
  openRecorder?: () => Recorder;
};

/** The learner's own voice for a word: recorded, heard, replaced, removed. Nothing where there is no microphone. */
export function OwnRecording({
  word,
  player,
  openRecorder = () => createRecorder(undefined, 'studio'),
}: OwnRecordingProps) {
  const { api, telegram, toast } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const [recorder] = useState(openRecorder);
  useEffect(() => () => recorder.release(), [recorder]);
  const params = { id: word.id };
  const { state, toggle, sendAgain } = useTake({
    recorder,
    send(file, options) {
      const form = new FormData();
      form.append('file', file);
      return api.call('POST /audio/own/{id}', { params, form, ...options });
    },
    onKept(changed: OwnWord) {
      telegram.haptic('success');
      changeShown(queryClient, { changed });
      void player.play({ url: changed.audio }, { isAuto: true });
    },
  });
  const remove = useMutation({
    mutationFn: () => api.call('DELETE /audio/own/{id}', { params }),
    onSuccess(changed) {
      changeShown(queryClient, { changed });
      toast({ title: texts.removed });
    },
    onError: tellFailure,
  });
  if (!recorder.isSupported() && !word.hasOwnSound) return null;
  const isRecording = state.phase === 'recording';
  const isBusy = state.phase === 'opening' || state.phase === 'sending';

  return (
    <Stack gap={4} align="center">
      <div className={styles.state} aria-live="polite">
        <RecordingState
          state={state}
          isOwn={word.hasOwnSound}
          level={recorder.level}
          onSendAgain={sendAgain}
        />
      </div>
      <Row gap={4} justify="center" wrap>
        {recorder.isSupported() && (
          <Button
            icon={isRecording ? <StopIcon size={20} /> : <MicrophoneIcon size={20} />}
            loading={isBusy}
            onClick={() => {
              player.stop();
              telegram.haptic('tap');
              toggle();
            }}
          >
            {isRecording ? texts.stop : word.hasOwnSound ? texts.again : texts.record}
          </Button>
        )}
        {word.hasOwnSound && (
          <Button
            variant="quiet"
            loading={remove.isPending}
            disabled={isBusy || isRecording}
            onClick={() => remove.mutate()}
          >
            {texts.remove}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

type RecordingStateProps = {
  state: TakeState;
  isOwn: boolean;
  level: () => number | null;
  onSendAgain: () => void;
};

function RecordingState({ state, isOwn, level, onSendAgain }: RecordingStateProps) {
  switch (state.phase) {
    case 'recording':
      return <LevelMeter level={level} />;
    case 'opening':
      return <Hint>{texts.hint}</Hint>;
    case 'sending':
      return <Hint>{texts.sending}</Hint>;
    case 'refused':
    case 'unsent':
      return <TakeProblem state={state} onSendAgain={onSendAgain} />;
    case 'kept':
      return <Text tone="right">{texts.kept}</Text>;
    case 'ready':
      return isOwn ? <Hint>{texts.isOwn}</Hint> : null;
  }
}
