import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { LessonDetail } from '../../../../../core/contracts/catalogue.ts';
import type { RuleItem } from '../../../../../core/contracts/rules.ts';
import { namedBefore } from '../../../../../core/rules/named-before.ts';
import type { RuleStep } from '../../../../../core/rules/steps.ts';
import type { AudioPlayer } from '../../../lib/audio/audio-player.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { useServices } from '../../../lib/services.ts';
import { usePause } from '../../../lib/time/pauses.ts';
import { useTimer } from '../../../lib/time/use-timer.ts';
import { WordSkeleton } from '../lesson-skeleton.tsx';
import { fetchRules, pageRules, type RulesCode } from '../rules-code.ts';

/** A word waits so long at most for the rules before it, where the device has none yet. */
const longestWaitMs = 2500;

export type LessonRules = {
  /** Undefined until it is loaded. */
  code: () => RulesCode | undefined;
  /** What comes now: before a word, or with null at the end what was missed. */
  stepsBefore: (wordId: number | null) => readonly RuleStep[];
  /** The lesson names a rule before this word, and nothing is known of it yet. */
  isAwaited: (wordId: number) => boolean;
  /** Resolves when the rules are there, or cannot be had. */
  fetch: () => Promise<void>;
  miss: (step: RuleStep) => void;
  /** What was missed has been asked again. */
  forget: () => void;
};

/** The rules of a lesson. A rule that is not there in time comes before the next word. */
export function useLessonRules(lesson: LessonDetail): LessonRules {
  const client = useQueryClient();
  const services = useServices();
  const outbox = useOutbox();
  const [missed] = useState<{ steps: readonly RuleStep[] }>(() => ({ steps: [] }));

  return useMemo(() => {
    const code = () => pageRules(services).loaded();
    const itemsOf = ({ keptRules }: RulesCode) =>
      client.getQueryData<RuleItem[]>(queryKeys.rules) ?? keptRules.read(services);
    return {
      code,
      stepsBefore(wordId) {
        const loaded = code();
        if (!loaded) return [];
        if (wordId === null) return missed.steps;
        return loaded
          .rulesBefore(lesson, wordId, itemsOf(loaded) ?? [])
          .flatMap((rule) => [loaded.cardOf(rule), ...loaded.checksOf(rule)]);
      },
      isAwaited(wordId) {
        const loaded = code();
        return namedBefore(lesson, wordId).length > 0 && !(loaded && itemsOf(loaded));
      },
      fetch: () => fetchRules(services, outbox, client),
      miss(step) {
        missed.steps = [...missed.steps, step];
      },
      forget() {
        missed.steps = [];
      },
    };
  }, [client, services, outbox, lesson, missed]);
}

type RulesBeforeProps = {
  rules: LessonRules;
  /** The word on the screen; null at the end, undefined where no rule comes. One place lives as long as its word. */
  wordId: number | null | undefined;
  player: AudioPlayer;
  children: ReactNode;
};

/** The rules that a word needs, then the word. What is there when the word comes up is shown, and nothing later. */
export function RulesBefore({ rules, wordId, player, children }: RulesBeforeProps) {
  const stepsNow = () => (wordId === undefined ? [] : rules.stepsBefore(wordId));
  const [steps, setSteps] = useState(() =>
    typeof wordId === 'number' && rules.isAwaited(wordId) ? undefined : stepsNow(),
  );
  const isWaiting = steps === undefined;
  const Player = steps && steps.length > 0 ? rules.code()?.RulePlayer : undefined;
  // The word is asked from then on.
  usePause(isWaiting || Player !== undefined);
  useTimer(isWaiting, longestWaitMs, () => setSteps(stepsNow()));
  useEffect(() => {
    if (!isWaiting || typeof wordId !== 'number') return;
    let isWanted = true;
    void rules.fetch().then(() => isWanted && setSteps(rules.stepsBefore(wordId)));
    return () => {
      isWanted = false;
    };
  }, [isWaiting, rules, wordId]);
  if (isWaiting) return <WordSkeleton />;
  if (!Player) return children;
  const end = () => {
    if (wordId === null) rules.forget();
    setSteps([]);
  };
  return <Player steps={steps} player={player} onMiss={rules.miss} onDone={end} />;
}
