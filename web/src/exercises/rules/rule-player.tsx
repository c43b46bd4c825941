import { useEffect, useRef, useState } from 'react';
import type { RuleItem } from '../../../../core/contracts/rules.ts';
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
import { useAnswerClock } from '../round/use-answer-clock.ts';
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

/** Plays cards and checks of rules one after another; each answer is saved as it is given. */
export function RulePlayer({
  steps,
  onMiss,
  skip,
  player,
  now = () => performance.now(),
  onDone,
}: RulePlayerProps) {
  const save = useSaveRule();
  const sound = useEffects();
  const { haptic } = useTelegram();
  const [queue, setQueue] = useState(steps);
  const [visit, setVisit] = useState(1);
  const [given, setGiven] = useState<RuleCheckAnswer | null>(null);
  const spentMs = useAnswerClock(visit, now);
  const kept = useRef<Promise<unknown>>(Promise.resolve());
  /** The visit that is being left: a second press changes nothing. */
  const leaving = useRef(0);
  const [step, ...rest] = queue;
  useTimer(given?.isRight, letterRightMs, () => goOn(rest));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at the top of the screen
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [visit]);
  if (!step) return null;
  const { rule, check: place, again } = step;
  const check = place === null ? undefined : rule.checks[place];
  const others = rest.filter((one) => one.rule.id !== rule.id);

  /** When the answer is safe on this device. */
  function goOn(left: readonly RuleStep[]): void {
    if (leaving.current === visit) return;
    leaving.current = visit;
    void kept.current.then(() => {
      setQueue(left);
      setVisit(visit + 1);
      setGiven(null);
      if (left.length === 0) onDone();
    });
  }

  /** The card was seen, or skipped with its checks. */
  function leaveCard(isSkipped: boolean): void {
    if (leaving.current === visit) return;
    kept.current = save(rule.id, { result: 'met', ms: spentMs(), ...(isSkipped && { isSkipped }) });
    goOn(isSkipped ? others : rest);
  }

  function answer(one: RuleCheckAnswer): void {
    const result = one.isRight ? 'right' : 'wrong';
    haptic(one.isRight ? 'success' : 'error');
    sound(result);
    setGiven(one);
    const { chosen } = one;
    kept.current = save(rule.id, {
      ...{ result, check: place ?? undefined, ms: spentMs() },
      ...(chosen !== undefined && { chosen }),
    });
  }

  /** After a miss, which comes back once; a rule that is skipped does not. */
  function goOnAfterMiss(): void {
    if (leaving.current === visit) return;
    const missed: RuleStep | null = again ? null : { rule, check: place, again: true };
    if (missed && onMiss) onMiss(missed);
    goOn(missed && !onMiss ? [...rest, missed] : rest);
  }

  return (
    <RoundFrame
      done={visit - 1}
      left={queue.length}
      label={texts.progress}
      skip={skip ?? { text: texts.skip, onPress: () => (check ? goOn(others) : leaveCard(true)) }}
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
          <Button variant="primary" size="large" block onClick={() => leaveCard(false)}>
            {texts.understood}
          </Button>
        )}
        {given && !given.isRight && (
          <Button variant="primary" size="large" block autoFocus onClick={goOnAfterMiss}>
            {texts.next}
          </Button>
        )}
      </WayOn>
    </RoundFrame>
  );
}

function reportedOf(ruleId: number, check: RuleItem['checks'][number], given: RuleCheckAnswer): Reported {
  const { prompt, sentence, options } = check;
  return {
    ...{ subject: 'rule', subjectId: ruleId },
    question: sentence === null ? prompt : `${prompt}\n${sentence}`,
    answer: given.chosen === undefined ? undefined : options[given.chosen],
    judgement: judgementOf(given, given.chosen === undefined ? undefined : reasonOf(check, given.chosen)),
  };
}
