import { dialogueTexts as texts } from '../../../../core/texts/lesson/dialogues.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PlayIcon, RepeatIcon } from '../../ui/icons/icons.tsx';
import { SlowIcon } from '../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Hint } from '../../ui/text.tsx';
import { Task } from '../banner.tsx';
import { WayOn } from '../rules/rule-check.tsx';
import { SoundBars } from '../sound-bars.tsx';
import styles from './hear-step.module.css';
import { PersonMark } from './person-mark.tsx';
import type { StepProps } from './step.ts';
import { TurnBubble } from './turn-bubble.tsx';

/** The scene, and the whole dialogue without its text: one sees only who speaks. */
export function HearStep(props: StepProps) {
  const { dialogue, play, visit, voice } = props;
  const { names, title, scene, turns } = dialogue;
  const { step, at } = play;
  const speaking = voice.sounding === null ? undefined : turns[voice.sounding]?.speaker;
  const isMute = step === 'hearing' && voice.mute.has(at);
  return (
    <Stack gap={5} grow data-dialogue={dialogue.key} data-step={step}>
      {step === 'hearing' && (
        <ProgressBar value={(at / turns.length) * 100} label={texts.progress(at + 1, turns.length)} />
      )}
      <Hint as="p" className={styles.kind}>
        {step === 'scene' ? texts.kind : title}
      </Hint>
      <Task visit={visit} hint={null} className={styles.title}>
        {{ scene: title, hearing: texts.hearing, heard: texts.heard }[step as 'scene' | 'hearing' | 'heard']}
      </Task>
      <Row justify="center" gap={8} className={styles.people}>
        {([0, 1] as const).map((speaker) => (
          <Stack key={speaker} align="center" gap={3} className={styles.person}>
            <PersonMark names={names} speaker={speaker} size="large" isSpeaking={speaking === speaker} />
            <span>{names[speaker].russian}</span>
            <span className={styles.bars}>{speaking === speaker && <SoundBars />}</span>
          </Stack>
        ))}
      </Row>
      <p role="status" className={styles.words}>
        {step === 'scene' && scene}
        {step === 'hearing' &&
          !isMute &&
          hearingText(speaking === undefined ? null : names[speaking].russian)}
        {step === 'heard' && texts.heardHint}
        {isMute && texts.silent}
      </p>
      {isMute && <TurnBubble key={at} dialogue={dialogue} place={at} voice={voice} />}
      <WayOn>
        <Stack gap={4} grow>
          <Ways {...props} isMute={isMute} />
        </Stack>
      </WayOn>
    </Stack>
  );
}

const hearingText = (name: string | null) => (name === null ? texts.hearingHint : texts.says(name));

function Ways({ dialogue, play, voice, send, isMute }: StepProps & { isMute: boolean }) {
  const { turns, state } = dialogue;
  const { step, at, isSlow, isAsked } = play;

  const onSaid = (place: number) => void send({ type: 'said', at: place });
  const placesFrom = (place: number) => turns.map((_, one) => one).slice(place);

  function hear(isSlowly: boolean): void {
    send({ type: 'hear', isSlow: isSlowly });
    voice.say(placesFrom(0), { isSlow: isSlowly, onSaid });
  }

  function hearOn(place: number): void {
    voice.say(placesFrom(place), { isSlow, onSaid });
  }

  function read(): void {
    voice.stop();
    send({ type: 'read' });
  }

  const quiet = (
    <Button variant="quiet" block onClick={read}>
      {texts.readInstead}
    </Button>
  );
  if (step === 'heard') {
    return (
      <>
        <Button variant="primary" size="large" block autoFocus onClick={() => send({ type: 'next' })}>
          {isAsked ? texts.toText : texts.toQuestions}
        </Button>
        <Row gap={2} wrap justify="center">
          <Button variant="quiet" size="small" icon={<RepeatIcon size={20} />} onClick={() => hear(false)}>
            {texts.again}
          </Button>
          <Button variant="quiet" size="small" icon={<SlowIcon size={20} />} onClick={() => hear(true)}>
            {texts.slower}
          </Button>
        </Row>
      </>
    );
  }
  if (step === 'scene') {
    return (
      <>
        <Button
          variant="primary"
          size="large"
          block
          icon={<PlayIcon size={22} />}
          onClick={() => hear(false)}
        >
          {texts.listen}
        </Button>
        <Row gap={2} wrap justify="center">
          <Button variant="quiet" onClick={read}>
            {texts.readInstead}
          </Button>
          {state !== 'new' && (
            <Button variant="quiet" onClick={() => send({ type: 'toRoles' })}>
              {texts.toRoles}
            </Button>
          )}
        </Row>
      </>
    );
  }
  if (isMute) {
    return (
      <Button
        variant="primary"
        size="large"
        block
        onClick={() => {
          send({ type: 'said', at });
          if (at + 1 < turns.length) hearOn(at + 1);
        }}
      >
        {texts.read}
      </Button>
    );
  }
  return (
    <>
      {voice.sounding === null ? (
        <Button variant="primary" size="large" block icon={<PlayIcon size={22} />} onClick={() => hearOn(at)}>
          {texts.listenOn}
        </Button>
      ) : (
        <Button size="large" block onClick={voice.stop}>
          {texts.pause}
        </Button>
      )}
      {quiet}
    </>
  );
}
