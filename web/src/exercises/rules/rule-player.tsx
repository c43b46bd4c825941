import { useState } from 'react';
import type { RuleItem } from '../../../../core/contracts/rules.ts';
import { keyOfStep, ruleSteps } from '../../../../core/round/kinds/rules.ts';
import { type RoundState, startRound } from '../../../../core/round/state.ts';
import { reasonOf } from '../../../../core/rules/content.ts';
import type { RuleStep } from '../../../../core/rules/steps.ts';
import { ruleTexts as texts } from '../../../../core/texts/lesson/grammar/rules.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useEffects } from '../../lib/audio/effects.ts';
import { useTelegram } from '../../lib/services.ts';
import { letterRightMs } from '../../lib/time/timing.ts';
import { useTimer } from '../../lib/time/use-timer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Task } from '../banner.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { judgementOf, type Reported } from '../report/reported.ts';
import { RoundFrame, type SkipRound } from '../round/round-frame.tsx';
import { useRound } from '../round/use-round.ts';
import { useStartAtTop } from '../use-start-at-top.ts';
import { RuleCard } from './rule-card.tsx';
import { checkSeed, RuleCheck, type RuleCheckAnswer, WayOn } from './rule-check.tsx';
import styles from './rule-player.module.css';
import { useSaveRule } from './use-rules.ts';

export type RulePlayerProps = {
  steps: readonly RuleStep[];
  /** Gets what was missed, to ask it once more later; without it that comes back here, after the others. */
  onMiss?: ((step: RuleStep) => void) | undefined;
  /** Ends all of it; without it the way past is that past the rule on the screen. */
  skip?: SkipRound;
  player?: AudioPlayer | undefined;
  now?: () => number;
  onDone: () => void;
};

/** Of a card, or of a check. */
type StepAnswer = RuleCheckAnswer & { isSkipped?: boolean };

/** Plays cards and checks of rules one after another; each answer is saved as it is given. */
export function RulePlayer({ steps, onMiss, skip, player, now, onDone }: RulePlayerProps) {
  const save = useSaveRule();
  const sound = useEffects();
  const { haptic } = useTelegram();
  const [kind] = useState(() => ruleSteps<RuleStep>(onMiss ? 'elsewhere' : 'here'));
  const { round, question, answer, goOn, leaveOut } = useRound(kind, () => startOf(steps), {
    ...(now ? { now } : {}),
    isOverPause: true,
    save({ rule, check }, { isRight, isSkipped, chosen }: StepAnswer, ms) {
      if (check === null) return save(rule.id, { result: 'met', ms, ...(isSkipped && { isSkipped }) });
      const result = isRight ? 'right' : 'wrong';
      haptic(isRight ? 'success' : 'error');
      sound(result);
      return save(rule.id, { result, check, ms, ...(chosen !== undefined && { chosen }) });
    },
    onFinish({ missed }) {
      for (const { rule, check, again } of onMiss ? steps : []) {
        if (!again && missed.includes(keyOfStep({ rule, check }))) onMiss?.({ rule, check, again: true });
      }
      onDone();
    },
  });
  const { visit, done, answer: given } = round;
  const check = question?.check == null ? undefined : question.rule.checks[question.check];
  useTimer(check && given?.isRight, letterRightMs, goOn);
  useStartAtTop(visit);
  if (!question) return null;
  const { rule, check: place } = question;

  function look(): void {
    answer({ isRight: true });
    goOn();
  }

  /** Past the rule: its card counts as seen. */
  function skipRule(): void {
    if (!check) answer({ isRight: true, isSkipped: true });
    leaveOut((one) => one.rule.id === rule.id);
  }

  return (
    <RoundFrame
      done={done}
      left={round.state.queue.length}
      label={texts.progress}
      skip={skip ?? { text: texts.skip, onPress: skipRule }}
      marks={{
        'data-interlude': 'rule',
        'data-rule': rule.key,
        'data-exercise': check?.kind ?? 'card',
      }}
    >
      {check ? (
        <>
          <RuleCheck
            key={visit}
            check={check}
            seed={checkSeed(rule.id, place, visit)}
            locked={given !== null}
            onAnswer={answer}
          />
          {given && !given.isRight && (
            <Row justify="center">
              <ReportButton about={reportedOf(rule.id, check, given)} />
            </Row>
          )}
        </>
      ) : (
        <div key={visit} className={styles.card}>
          <Task visit={visit} hint={null} className={styles.kind}>
            {texts.kind}
          </Task>
          <RuleCard rule={rule} player={player} />
        </div>
      )}
      <WayOn>
        {!check && (
          <Button variant="primary" size="large" block onClick={look}>
            {texts.understood}
          </Button>
        )}
        {given && !given.isRight && (
          <Button variant="primary" size="large" block autoFocus onClick={goOn}>
            {texts.next}
          </Button>
        )}
      </WayOn>
    </RoundFrame>
  );
}

const startOf = (steps: readonly RuleStep[]): RoundState<RuleStep, string> =>
  startRound(
    steps.filter(({ again }) => !again),
    steps.filter(({ again }) => again),
  );

function reportedOf(ruleId: number, check: RuleItem['checks'][number], given: RuleCheckAnswer): Reported {
  const { prompt, sentence, options } = check;
  return {
    ...{ subject: 'rule', subjectId: ruleId },
    question: sentence === null ? prompt : `${prompt}\n${sentence}`,
    answer: given.chosen === undefined ? undefined : options[given.chosen],
    judgement: judgementOf(given, given.chosen === undefined ? undefined : reasonOf(check, given.chosen)),
  };
}
