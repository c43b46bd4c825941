import type { RuleItem } from '../../../../core/contracts/rules.ts';
import { ruleTexts as texts } from '../../../../core/texts/lesson/rules.ts';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { CheckIcon, LockIcon } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './rules-view.module.css';

type RuleRowProps = { rule: Pick<RuleItem, 'title' | 'state' | 'isLocked'>; onChoose: () => void };

/** The title of a rule, and quietly what the learner knows of it. */
export function RuleRow({ rule: { title, state, isLocked }, onChoose }: RuleRowProps) {
  return (
    <button type="button" className={styles.rule} onClick={onChoose}>
      <span className={styles.title}>
        <MixedText>{title}</MixedText>
      </span>
      <span className={styles.sign} data-state={isLocked ? 'locked' : state}>
        {isLocked && <LockIcon size={18} />}
        {!isLocked && state === 'firm' && <CheckIcon size={18} />}
        {!isLocked && state === 'met' && <span className={styles.dot} />}
        <VisuallyHidden>, {isLocked ? texts.isLocked : texts.state[state]}</VisuallyHidden>
      </span>
    </button>
  );
}
