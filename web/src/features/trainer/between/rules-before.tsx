import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { LessonDetail } from '../../../../../core/contracts/catalogue.ts';
import type { RuleItem } from '../../../../../core/contracts/rules.ts';
import type { RuleStep } from '../../../../../core/rules/steps.ts';
import type { AudioPlayer } from '../../../lib/audio/audio-player.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';
import { useServices } from '../../../lib/services.ts';
import { usePause } from '../../../lib/time/pauses.ts';
import { type RulesCode, useRulesCode } from '../rules-code.ts';

export type LessonRules = {
  /** Undefined until it is loaded. */
  code: RulesCode | undefined;
  /** What comes now: before a word, or with null at the end what was missed. */
  stepsBefore: (wordId: number | null) => readonly RuleStep[];
  miss: (step: RuleStep) => void;
  /** What was missed has been asked again. */
  forget: () => void;
};

/** The rules of a lesson. The words do not wait for them: a rule that is not there in time comes before the next word. */
export function useLessonRules(lesson: LessonDetail): LessonRules {
  const client = useQueryClient();
  const services = useServices();
  const code = useRulesCode();
  const missed = useRef<readonly RuleStep[]>([]);

  return {
    code,
    stepsBefore(wordId) {
      if (!code) return [];
      if (wordId === null) return missed.current;
      const items = client.getQueryData<RuleItem[]>(queryKeys.rules) ?? code.keptRules.read(services) ?? [];
      return code
        .rulesBefore(lesson, wordId, items)
        .flatMap((rule) => [code.cardOf(rule), ...code.checksOf(rule)]);
    },
    miss(step) {
      missed.current = [...missed.current, step];
    },
    forget() {
      missed.current = [];
    },
  };
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
  const [steps, setSteps] = useState(() => (wordId === undefined ? [] : rules.stepsBefore(wordId)));
  const Player = steps.length > 0 ? rules.code?.RulePlayer : undefined;
  // The word is asked from then on.
  usePause(Player !== undefined);
  if (!Player) return children;
  const end = () => {
    if (wordId === null) rules.forget();
    setSteps([]);
  };
  return <Player steps={steps} player={player} onMiss={rules.miss} onDone={end} />;
}
