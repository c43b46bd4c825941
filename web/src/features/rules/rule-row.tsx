import type { RuleItem } from '../../../../core/contracts/rules.ts';
import { ruleTexts as texts } from '../../../../core/texts/lesson/grammar/rules.ts';
import { StateRow } from '../../ui/surfaces/state-row.tsx';

type RuleRowProps = { rule: Pick<RuleItem, 'title' | 'state' | 'isLocked'>; onChoose: () => void };

const states = { new: 'new', met: 'begun', firm: 'done' } as const;

/** The title of a rule, and what the learner knows of it. */
export const RuleRow = ({ rule: { title, state, isLocked }, onChoose }: RuleRowProps) => (
  <StateRow
    name={title}
    state={isLocked ? 'locked' : states[state]}
    stateName={isLocked ? texts.isLocked : texts.state[state]}
    onChoose={onChoose}
  />
);
