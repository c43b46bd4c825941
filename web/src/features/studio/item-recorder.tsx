import type { StudioItem, StudioProgress, Take } from '../../../../core/contracts/voices/studio.ts';
import { howToSay, lineBefore, studioTexts as texts } from '../../../../core/texts/studio.ts';
import { RoundButton } from '../../exercises/round-button.tsx';
import { SoundBars } from '../../exercises/sound-bars.tsx';
import { LevelMeter } from '../../exercises/take/level-meter.tsx';
import { TakeProblem } from '../../exercises/take/take-problem.tsx';
import { type TakeState, useTake } from '../../exercises/take/use-take.ts';
import { usePlayback } from '../../exercises/use-playback.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import type { Recorder } from '../../lib/audio/recorder.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { MicrophoneIcon, SpeakerIcon, StopIcon } from '../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Chip } from '../../ui/surfaces/chip.tsx';
import { Hint, Text } from '../../ui/text.tsx';
import styles from './studio.module.css';

type ItemRecorderProps = {
  item: StudioItem;
  /** The latest take of it, of today or earlier. */
  take: Take | null;
  recorder: Recorder;
  player: AudioPlayer;
  onKept: (kept: { take: Take; progress: StudioProgress }) => void;
  onPrevious: (() => void) | undefined;
  onNext: () => void;
};

/** One thing to be said: record, hear what is kept, again or on. */
export function ItemRecorder({
  item,
  take,
  recorder,
  player,
  onKept,
  onPrevious,
  onNext,
}: ItemRecorderProps) {
  const { api, telegram } = useServices();
  const { haptic } = telegram;
  const sound = usePlayback(player, { url: take?.audio ?? null }, {});
  const { state, toggle, sendAgain } = useTake({
    recorder,
    send(file, options) {
      const form = new FormData();
      form.append('key', item.key);
      form.append('file', file);
      return api.call('POST /audio/take', { form, ...options });
    },
    onKept(kept: { take: Take; progress: StudioProgress }) {
      haptic('success');
      onKept(kept);
      void player.play({ url: kept.take.audio }, { isAuto: true });
    },
  });
  const { phase } = state;
  const isBusy = phase === 'opening' || phase === 'sending';
  const isRecording = phase === 'recording';
  const isSaid = take !== null && take.status !== 'returned';

  function press() {
    player.stop();
    haptic('tap');
    toggle();
  }

  return (
    <Stack gap={5} grow>
      <Said item={item} take={take} player={player} />
      <div className={styles.state} aria-live="polite">
        <State state={state} take={take} level={recorder.level} onSendAgain={sendAgain} />
      </div>
      <Row gap={7} align="start" justify="center">
        <RoundButton
          label={isRecording ? texts.stop : isSaid ? texts.again : texts.record}
          tone={isRecording ? 'wrong' : 'accent'}
          busy={isBusy}
          disabled={isBusy}
          onClick={press}
        >
          {isRecording ? <StopIcon size={48} /> : <MicrophoneIcon size={48} />}
        </RoundButton>
        <RoundButton
          label={texts.listen}
          caption={texts.listen}
          size="side"
          tone="soft"
          ringRef={sound.ringRef}
          busy={sound.status === 'loading'}
          disabled={take === null || isBusy || isRecording}
          onClick={() => void sound.play()}
        >
          {sound.status === 'playing' ? <SoundBars /> : <SpeakerIcon size={28} />}
        </RoundButton>
      </Row>
      <Row gap={4} className={styles.buttons}>
        {onPrevious && (
          <Button variant="quiet" disabled={isBusy || isRecording} onClick={onPrevious}>
            {texts.previous}
          </Button>
        )}
        <Button
          variant={isSaid ? 'primary' : 'secondary'}
          size="large"
          disabled={isBusy || isRecording}
          onClick={onNext}
        >
          {isSaid ? texts.next : texts.skip}
        </Button>
      </Row>
    </Stack>
  );
}

function Said({ item, take, player }: Pick<ItemRecorderProps, 'item' | 'take' | 'player'>) {
  const { kind, hebrew, pronunciation, transcription, russian, before } = item;
  const isLong = kind === 'sentence';
  return (
    <section className={styles.item}>
      {before && <Before line={before} player={player} />}
      <Hebrew size={isLong ? 'text' : 'hero'} className={isLong ? styles.sentence : undefined}>
        {pronunciation || hebrew}
      </Hebrew>
      <p className={styles.transcription}>[{transcription}]</p>
      <Text as="p" weight="strong">
        {russian}
      </Text>
      <Hint as="p">{howToSay[kind]}</Hint>
      {take?.remark && take.status === 'returned' && (
        <p className={styles.remark}>{texts.remark(take.remark)}</p>
      )}
    </section>
  );
}

type BeforeProps = { line: NonNullable<StudioItem['before']>; player: AudioPlayer };

/** The turn before in a dialogue, to be answered: with its sound where it has one. */
function Before({ line, player }: BeforeProps) {
  const { status, play } = usePlayback(player, { url: line.audio }, {});
  return (
    <div className={styles.before}>
      <Hint as="p">{lineBefore}</Hint>
      <Hebrew size="text">{line.pronunciation}</Hebrew>
      <Hint as="p">{line.russian}</Hint>
      {line.audio && (
        <Button variant="quiet" disabled={status === 'loading'} onClick={() => void play()}>
          <SpeakerIcon size={20} /> {texts.listen}
        </Button>
      )}
    </div>
  );
}

type StateProps = {
  state: TakeState;
  take: Take | null;
  level: () => number | null;
  onSendAgain: () => void;
};

function State({ state, take, level, onSendAgain }: StateProps) {
  switch (state.phase) {
    case 'recording':
      return <LevelMeter level={level} />;
    case 'opening':
    case 'sending':
      return <Hint as="p">{texts.preparing}</Hint>;
    case 'refused':
    case 'unsent':
      return <TakeProblem state={state} onSendAgain={onSendAgain} />;
    case 'ready':
    case 'kept':
      return take === null || take.status === 'returned' ? (
        <Hint as="p">{texts.hint}</Hint>
      ) : (
        <Stack gap={2} align="center">
          <Chip tone={take.isPublished || take.status === 'accepted' ? 'right' : 'accent'}>
            {statusText(take)}
          </Chip>
          {state.phase === 'kept' && <Text weight="strong">{texts.kept}</Text>}
          {take.doubt && <Hint>{take.doubt}</Hint>}
        </Stack>
      );
  }
}

function statusText({ isPublished, status }: Take): string {
  if (isPublished) return texts.published;
  return status === 'accepted' ? texts.accepted : texts.waiting;
}
