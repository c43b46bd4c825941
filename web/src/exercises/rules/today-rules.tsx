import '../../ui/styles/fonts.css';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RuleTask } from '../../../../core/contracts/memory.ts';
import { rules } from '../../../../core/round/kinds/rules.ts';
import { type Score, scoreOf, startRound } from '../../../../core/round/state.ts';
import { todayTexts as texts } from '../../../../core/texts/home/today.ts';
import { ruleTexts } from '../../../../core/texts/lesson/grammar/rules.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useEffects } from '../../lib/audio/effects.ts';
import { changeHome } from '../../lib/cache/saved-progress.ts';
import { useTelegram } from '../../lib/services.ts';
import { useNoVerticalSwipes } from '../../lib/telegram/use-window.ts';
import { letterRightMs } from '../../lib/time/timing.ts';
import { useTimer } from '../../lib/time/use-timer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { Text } from '../../ui/text.tsx';
import { RoundFrame } from '../round/round-frame.tsx';
import { useRound } from '../round/use-round.ts';
import type { ExerciseSession } from '../session.ts';
import { useStartAtTop } from '../use-start-at-top.ts';
import { checkSeed, RuleCheck, type RuleCheckAnswer, WayOn } from './rule-check.tsx';
import { RuleSheet } from './rule-sheet.tsx';
import styles from './today-rules.module.css';
import { useRules, useSaveRule } from './use-rules.ts';

type TodayRulesProps = {
  tasks: readonly RuleTask[];
  session: Pick<ExerciseSession, 'player'>;
  /** Milliseconds, for the time of an answer. */
  now?: () => number;
  /** `score` is missing where the rules were skipped. */
  onDone: (score?: Score) => void;
};

const kind = rules<RuleTask>();

/** The rules of «Сегодня», before its words; a missed check comes back once, at the end. */
export function TodayRules({ tasks, session: { player }, now, onDone }: TodayRulesProps) {
  const save = useSaveRule();
  const noteAnswered = useNoteAnswered();
  const sound = useEffects();
  const { haptic } = useTelegram();
  const { round, question, answer, goOn } = useRound(kind, () => startRound<RuleTask, string>(tasks), {
    ...(now ? { now } : {}),
    save({ ruleId, place, again }, { isRight, chosen }: RuleCheckAnswer, ms) {
      haptic(isRight ? 'success' : 'error');
      sound(isRight ? 'right' : 'wrong');
      noteAnswered(ruleId);
      // Learned words that come back are practice: nothing distinguishes their answers from those to other words.
      if (place === null && again) return undefined;
      return save(ruleId, {
        result: isRight ? 'right' : 'wrong',
        ...(place === null ? {} : { check: place }),
        ...(chosen === undefined ? {} : { chosen }),
        ms,
      });
    },
    onFinish: (state) => onDone(scoreOf(state)),
  });
  useNoVerticalSwipes(true);
  useTimer(round.answer?.isRight, letterRightMs, goOn);
  const { state, visit, done, answer: given } = round;
  useStartAtTop(visit);
  if (!question) return null;
  return (
    <RoundFrame
      done={done}
      left={state.queue.length}
      label={texts.rules.progress}
      skip={{ text: texts.rules.skip, onPress: () => onDone() }}
      marks={{ 'data-rule': question.key }}
    >
      <Text as="p" tone="soft" className={styles.title}>
        <MixedText>{question.title}</MixedText>
      </Text>
      <RuleCheck
        key={visit}
        check={question.check}
        seed={checkSeed(question.ruleId, question.place, visit)}
        locked={given !== null}
        onAnswer={answer}
      />
      {given && !given.isRight && <Why key={`why ${visit}`} ruleId={question.ruleId} player={player} />}
      <WayOn>
        {given && !given.isRight && (
          <Button variant="primary" size="large" block autoFocus onClick={goOn}>
            {texts.next}
          </Button>
        )}
      </WayOn>
    </RoundFrame>
  );
}

type WhyProps = { ruleId: number; player: AudioPlayer | undefined };

/** The way from a mistake to the card of its rule; nothing where the card is not to be had. */
function Why({ ruleId, player }: WhyProps) {
  const { data: items } = useRules();
  const [isOpen, setOpen] = useState(false);
  const rule = items?.find(({ id }) => id === ruleId);
  if (!rule) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {ruleTexts.why}
      </Button>
      {isOpen && <RuleSheet rule={rule} player={player} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Home counts a rule as due until one of its checks was answered; the server's own figure comes with the next home. */
function useNoteAnswered(): (ruleId: number) => void {
  const queryClient = useQueryClient();
  const answered = useRef(new Set<number>());
  return (ruleId) => {
    if (answered.current.has(ruleId)) return;
    answered.current.add(ruleId);
    changeHome(queryClient, ({ memory, ...home }) => ({
      ...home,
      memory: { ...memory, dueRules: Math.max(0, memory.dueRules - 1) },
    }));
  };
}
