import { useEffect, useRef, useState } from 'react';
import { isOwnTurn, othersFrom } from '../../../../core/dialogues/play.ts';
import { dialogueTexts as texts } from '../../../../core/texts/lesson/dialogues.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { RoundFrame } from '../round/round-frame.tsx';
import { WayOn } from '../rules/rule-check.tsx';
import { isReadAloud, LineAsked } from './line/line-asked.tsx';
import type { LineInput } from './line/line-input.ts';
import styles from './role-step.module.css';
import type { StepProps } from './step.ts';
import { TurnList } from './turn-list.tsx';
import type { DialogueVoice } from './use-voice.ts';

/** The dialogue with the learner as one of the two: hears the other, and says the own lines. */
export function RoleStep(props: StepProps) {
  const { dialogue, play, voice, session, send, visit } = props;
  const { turns, key } = dialogue;
  const { at, role, isQuiet, line, level } = play;
  const { recorder, speech } = session;
  const [way, setWay] = useState<LineInput>(() =>
    !isQuiet && recorder.isSupported() && speech.isConfigured() ? 'spoken' : 'ordered',
  );
  const lines = useRef<HTMLDivElement>(null);
  const isOwn = isOwnTurn(play, dialogue);
  const turn = turns[at];
  // Beside a keyboard the screen is too low for a page that scrolls: what was said scrolls by itself.
  const isTyping =
    isOwn && !line?.isRight && way === 'typed' && turn !== undefined && !isReadAloud(turn, level, way);
  // What was said last, and the way on, are at the bottom.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of what is on the screen
  useEffect(() => {
    lines.current?.scrollTo(0, lines.current.scrollHeight);
    window.scrollTo(0, isTyping ? 0 : document.documentElement.scrollHeight);
  }, [visit, way]);
  if (!role) return null;

  /** Lets the other one say their turns. */
  function hearOthers(places: readonly number[]): void {
    if (!isQuiet) voice.say(places, { onSaid: (place) => void send({ type: 'said', at: place }) });
  }

  function goOn(): void {
    hearOthers(othersFrom(send({ type: 'next' }), dialogue));
  }

  function stop(): void {
    voice.stop();
    send({ type: 'toRoles' });
  }

  const isHeard = (place: number) =>
    role.level !== 'reading' && !isQuiet && turns[place]?.speaker !== role.speaker && !voice.mute.has(place);
  const shown = isOwn && !line?.isRight ? at : at + 1;
  return (
    <RoundFrame
      done={at}
      left={turns.length - at}
      label={texts.progress}
      skip={{ text: texts.stop, onPress: stop }}
      marks={{ 'data-dialogue': key, 'data-step': 'role', 'data-turn': String(at) }}
    >
      <div ref={lines} className={isTyping ? styles.scrolled : styles.lines}>
        <TurnList {...{ dialogue, voice }} count={shown} isHidden={isHeard} />
      </div>
      {isOwn ? (
        <LineAsked key={at} {...props} way={way} onWay={setWay} onNext={goOn} />
      ) : (
        <OthersTurn
          {...{ at, voice, isQuiet }}
          onHear={() => hearOthers(othersFrom(play, dialogue))}
          onRead={() => hearOthers(othersFrom(send({ type: 'said', at }), dialogue))}
        />
      )}
    </RoundFrame>
  );
}

type OthersTurnProps = {
  at: number;
  voice: DialogueVoice;
  isQuiet: boolean;
  onHear: () => void;
  onRead: () => void;
};

/** The way on from a turn of the other one: none while it sounds. */
function OthersTurn({ at, voice, isQuiet, onHear, onRead }: OthersTurnProps) {
  const isRead = isQuiet || voice.mute.has(at);
  if (voice.sounding !== null && !isRead) return <WayOn>{null}</WayOn>;
  return (
    <WayOn>
      <Stack gap={3} grow>
        {voice.mute.has(at) && <p role="status">{texts.silent}</p>}
        <Button variant="primary" size="large" block autoFocus onClick={isRead ? onRead : onHear}>
          {isRead ? texts.next : texts.listenLine}
        </Button>
      </Stack>
    </WayOn>
  );
}
