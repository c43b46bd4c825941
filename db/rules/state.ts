import { type RuleAnswer, type RuleMemory, rememberRule } from '../../core/memory/rules.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';

/** A rule as one learner knows it. */
export type RuleKnowledge = RuleMemory & { isDue: boolean };

/** What follows from the answers about a rule on a date. */
export function knowledgeOf(key: string, answers: readonly RuleAnswer[], today: ActivityDate): RuleKnowledge {
  const memory = rememberRule(key, answers, today);
  return { ...memory, isDue: memory.phase === 'met' && memory.due <= today };
}
