import { useState } from 'react';
import type { DialogueTurnShape } from '../../../../../core/contracts/dialogues.ts';
import type { RoleLevel } from '../../../../../core/dialogues/events.ts';
import type { SaidLine } from '../../../../../core/dialogues/play.ts';
import { dialogueTexts as texts } from '../../../../../core/texts/lesson/dialogues.ts';
import { useEffects } from '../../../lib/audio/effects.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { RepeatIcon } from '../../../ui/icons/icons.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Hint } from '../../../ui/text.tsx';
import { Task } from '../../banner.tsx';
import { Feedback } from '../../feedback.tsx';
import { ReportButton } from '../../report/report-button.tsx';
import { judgementOf } from '../../report/reported.ts';
import { WayOn } from '../../rules/rule-check.tsx';
import styles from '../role-step.module.css';
import type { StepProps } from '../step.ts';
import { TurnBubble } from '../turn-bubble.tsx';
import type { LineInput } from './line-input.ts';
import { lineInputs } from './line-inputs.ts';

type LineAskedProps = StepProps & {
  way: LineInput;
  onWay: (way: LineInput) => void;
  onNext: () => void;
};

/** An own line: what to say, the way of saying it, and how it was. */
export function LineAsked(props: LineAskedProps) {
  const { dialogue, play, voice, session, send, way, onWay, onNext } = props;
  const { at, line, level } = play;
  const turn = dialogue.turns[at];
  const sound = useEffects();
  const [tries, setTries] = useState(0);
  const [cannot, setCannot] = useState<'recogniser' | 'microphone' | null>(null);
  if (!turn) return null;
  const isFree = turn.examples.length > 0;
  const isRead = isReadAloud(turn, level, way);
  const isTyped = way === 'typed' && !isRead;

  function take(said: SaidLine, words: readonly number[]): void {
    sound(said.isRight ? 'right' : 'wrong');
    send({ type: 'line', line: said }, words);
  }

  function again(): void {
    setTries(tries + 1);
    send({ type: 'again' });
  }

  if (line?.isRight) {
    return (
      <>
        <Feedback tone="right" title={texts.said} />
        {isFree && (
          <>
            <Heard line={line} />
            <Examples turn={turn} />
          </>
        )}
        <WayOn>
          <Button variant="primary" size="large" block autoFocus onClick={onNext}>
            {texts.next}
          </Button>
        </WayOn>
      </>
    );
  }
  const Input = lineInputs[way];
  const help = level !== 'reading' && !line && (
    <Button variant="quiet" size="small" onClick={() => send({ type: 'help' })}>
      {texts.help[level]}
    </Button>
  );
  const others = (
    <Row gap={2} wrap justify="center" className={styles.others}>
      {isTyped && help}
      {waysBeside(way, { isRead, canSpeak: session.recorder.isSupported() }).map((one) => (
        <Button key={one} variant="quiet" size="small" onClick={() => onWay(one)}>
          {texts.ways[one]}
        </Button>
      ))}
    </Row>
  );
  return (
    <Stack as="section" gap={4} grow className={styles.asked}>
      <Task visit={tries} hint={null} className={styles.task}>
        {isFree ? texts.freeTurn : texts.yourTurn[level]}
      </Task>
      {level === 'cue' && <p className={styles.cue}>{turn.cue}</p>}
      {(!isTyped || line) && help}
      {level === 'reading' && <TurnBubble dialogue={dialogue} place={at} voice={voice} />}
      {line ? (
        <>
          <Feedback tone="wrong">
            <MixedText>{missText(line)}</MixedText>
          </Feedback>
          <Row align="center" justify="between">
            <Heard line={line} />
            <ReportButton
              about={{
                ...{ subject: 'dialogue', subjectId: dialogue.id, question: turn.pronunciation },
                ...{ answer: line.heard, judgement: judgementOf(line, missText(line)) },
              }}
            />
          </Row>
          <WayOn>
            <Stack gap={3} grow>
              <Button
                variant="primary"
                size="large"
                block
                autoFocus
                icon={<RepeatIcon size={20} />}
                onClick={again}
              >
                {texts.sayAgain}
              </Button>
              <Button variant="quiet" block onClick={onNext}>
                {texts.next}
              </Button>
            </Stack>
          </WayOn>
        </>
      ) : (
        <>
          {cannot && way !== 'spoken' && (
            <Hint as="p" role="status" className={styles.notice}>
              {texts.cannot[cannot]}
            </Hint>
          )}
          {/* The keyboard stands at the bottom edge. */}
          {isTyped && others}
          {isRead ? (
            <WayOn>
              <Button
                variant="primary"
                size="large"
                block
                onClick={() => take({ isRight: true, way: 'self', missing: [], extra: [] }, [])}
              >
                {texts.read}
              </Button>
            </WayOn>
          ) : (
            <div className={styles.input}>
              <Input
                key={tries}
                {...{ turn, dialogue, session, level }}
                onLine={take}
                onCannot={(why) => {
                  setCannot(why);
                  onWay('ordered');
                }}
              />
            </div>
          )}
          {!isTyped && others}
        </>
      )}
    </Stack>
  );
}

/** True for a line that is read where nobody hears it: there is nothing to put together or to type. */
export const isReadAloud = (
  { examples }: Pick<DialogueTurnShape, 'examples'>,
  level: RoleLevel,
  way: LineInput,
): boolean => level === 'reading' && way !== 'spoken' && examples.length === 0;

/** The other ways to say a line. One that is read needs no words to be put together. */
function waysBeside(
  way: LineInput,
  { isRead, canSpeak }: { isRead: boolean; canSpeak: boolean },
): LineInput[] {
  const ways: LineInput[] = isRead ? ['spoken'] : ['spoken', 'ordered', 'typed'];
  return ways.filter((one) => one !== way && (one !== 'spoken' || canSpeak));
}

function missText({ missing, extra, way }: SaidLine): string {
  if (missing.length > 0) return texts.missing(missing);
  if (extra.length > 0) return texts.extra(extra);
  return way === 'ordered' ? texts.otherOrder : texts.otherWords;
}

/** What was recognised, or typed. */
function Heard({ line: { heard, way } }: { line: SaidLine }) {
  if (!heard) return null;
  return (
    <p className={styles.heard}>
      {texts.heardAs[way === 'typed' ? way : 'spoken']}: <MixedText>{heard}</MixedText>
    </p>
  );
}

/** How others might answer about themselves. */
function Examples({ turn }: { turn: Pick<DialogueTurnShape, 'examples'> }) {
  const { niqqud, transcription } = useSettings();
  return (
    <section className={styles.examples}>
      <h2>{texts.examples}</h2>
      <ul>
        {turn.examples.map((example) => (
          <li key={example.pronunciation}>
            <Hebrew className={styles.example}>{niqqud ? example.pronunciation : example.hebrew}</Hebrew>
            {transcription && <span className={styles.reading}>[{example.transcription}]</span>}
            <span>{example.russian}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
