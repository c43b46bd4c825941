import '../../ui/styles/fonts.css';
import { useCallback, useState } from 'react';
import type { NumberTask } from '../../../../core/contracts/numbers.ts';
import { judgeNumber, type NumberJudgement } from '../../../../core/numbers/judge.ts';
import { writtenPieces } from '../../../../core/numbers/pieces.ts';
import { numberReportId } from '../../../../core/reports/reports.ts';
import { numbers } from '../../../../core/round/kinds/numbers.ts';
import { startRound } from '../../../../core/round/state.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { numberTexts as texts } from '../../../../core/texts/lesson/numbers.ts';
import { Feedback } from '../../exercises/feedback.tsx';
import { ReportButton } from '../../exercises/report/report-button.tsx';
import { judgementOf } from '../../exercises/report/reported.ts';
import { RoundFrame } from '../../exercises/round/round-frame.tsx';
import { useRound } from '../../exercises/round/use-round.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import { useEffects } from '../../lib/audio/effects.ts';
import { useTelegram } from '../../lib/services.ts';
import { useNoVerticalSwipes } from '../../lib/telegram/use-window.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { Digits } from './digits.tsx';
import { NumberSound } from './number-sound.tsx';
import styles from './numbers.module.css';
import { useJoinedSounds } from './use-joined-sounds.ts';

type TodayNumbersProps = {
  tasks: readonly NumberTask[];
  settings: Settings;
  session: Pick<ExerciseSession, 'player'>;
  /** There are words after them, to which a quiet way leads. */
  isBeforeWords: boolean;
  onDone: () => void;
};

const kind = numbers<NumberTask>();

/** Numbers by ear, typed as digits; a missed one comes back once at the end. */
export function TodayNumbers({ tasks, settings, session, isBeforeWords, onDone }: TodayNumbersProps) {
  const { round, question, answer, goOn } = useRound(kind, () => startRound<NumberTask, string>(tasks), {
    save: () => undefined,
    onFinish: () => onDone(),
  });
  const sounds = useJoinedSounds(tasks);
  useNoVerticalSwipes(true);
  if (!question) return null;
  const { state, visit, done } = round;
  return (
    <RoundFrame
      done={done}
      left={state.queue.length}
      label={texts.progress}
      skip={isBeforeWords ? { text: texts.toWords, onPress: onDone } : undefined}
      marks={{ 'data-number': question.kind }}
    >
      <NumberQuestion
        key={visit}
        task={question}
        sound={sounds.of(question)}
        onRetry={sounds.retry}
        settings={settings}
        player={session.player}
        onAnswer={answer}
        onDone={goOn}
      />
    </RoundFrame>
  );
}

type QuestionProps = {
  task: NumberTask;
  /** Its address; null while it is fetched, undefined when it could not be. */
  sound: string | null | undefined;
  onRetry: () => void;
  settings: Settings;
  player: ExerciseSession['player'];
  onAnswer: (answer: { isRight: boolean }) => void;
  onDone: () => void;
};

function NumberQuestion({ task, sound, onRetry, settings, player, onAnswer, onDone }: QuestionProps) {
  const { kind, digits } = task;
  const { haptic } = useTelegram();
  const effect = useEffects();
  const [typed, setTyped] = useState('');
  const [verdict, setVerdict] = useState<NumberJudgement | null>(null);

  const check = useCallback(
    (text: string) => {
      const found = judgeNumber(text, { kind, digits });
      haptic(found.isRight ? 'success' : 'error');
      effect(found.isRight ? 'right' : 'wrong');
      setVerdict(found);
      onAnswer(found);
    },
    [kind, digits, haptic, effect, onAnswer],
  );
  const tone = verdict === null ? 'plain' : verdict.isRight ? 'right' : 'wrong';
  return (
    <Stack gap={5} grow className={styles.question}>
      <Stack gap={4} align="center" justify="center" grow className={styles.question}>
        <Text as="h1" size="l" weight="strong" className={styles.task}>
          {texts.tasks[kind]}
        </Text>
        <NumberSound sound={sound} player={player} settings={settings} onRetry={onRetry} />
        <output className={`${styles.typed} ${styles[tone]}`} aria-label={texts.input}>
          {typed === '' ? <span className={styles.example}>{texts.format[kind]}</span> : typed}
        </output>
        <Feedback
          tone={tone}
          title={verdict === null ? undefined : verdict.isRight ? texts.right : texts.wrong}
        >
          {verdict?.reason}
        </Feedback>
        {verdict && (
          <Row gap={2} align="center">
            <Said task={task} />
            <ReportButton
              about={{
                ...{ subject: 'number', subjectId: numberReportId(digits) },
                question: `${texts.tasks[kind]} ${texts.shown(kind, digits)} — ${writtenPieces(task.pieces)}`,
                answer: typed,
                judgement: judgementOf(verdict, verdict.reason),
              }}
            />
          </Row>
        )}
      </Stack>
      {verdict === null ? (
        <Digits
          kind={kind}
          value={typed}
          onChange={setTyped}
          onSend={() => check(typed)}
          onGiveUp={() => check('')}
        />
      ) : (
        <Button variant="primary" size="large" block autoFocus onClick={onDone}>
          {texts.next}
        </Button>
      )}
    </Stack>
  );
}

/** What was said, as digits and as words. */
function Said({ task: { kind, digits, pieces } }: { task: NumberTask }) {
  return (
    <Stack gap={1} align="center" className={styles.said}>
      <span>{texts.said}</span>
      <Text as="p" size="xl" weight="strong" className={styles.answer}>
        {texts.shown(kind, digits)}
      </Text>
      <Hebrew className={styles.words}>{writtenPieces(pieces)}</Hebrew>
      <span>[{pieces.map(({ transcription }) => transcription).join(' ')}]</span>
    </Stack>
  );
}
