import type { FoundRule } from '../../../../../core/contracts/search.ts';
import { ruleTexts } from '../../../../../core/texts/lesson/grammar/rules.ts';
import { useOpenView } from '../../../lib/navigation/open-view.ts';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { LockIcon } from '../../../ui/icons/icons.tsx';
import { BookIcon } from '../../../ui/icons/reward-icons.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Hint } from '../../../ui/text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './search-sheet.module.css';

type FoundRuleRowProps = { rule: FoundRule; onLeave: () => void };

/** A rule that was found: a tap opens its card, or what opens its lesson. */
export function FoundRuleRow({ rule: { id, title, theme, lessonId, isLocked }, onLeave }: FoundRuleRowProps) {
  const openView = useOpenView();
  const open = () => {
    onLeave();
    openView?.(isLocked ? { name: 'subscription', lessonId } : { name: 'rules', ruleId: id });
  };
  return (
    <button type="button" className={styles.lesson} onClick={open}>
      {isLocked ? <LockIcon size={20} /> : <BookIcon size={20} />}
      <Stack as="span">
        <span>
          <MixedText>{title}</MixedText>
          {isLocked && <VisuallyHidden>, {ruleTexts.isLocked}</VisuallyHidden>}
        </span>
        <Hint>
          <MixedText>{`${ruleTexts.kind}: ${ruleTexts.theme[theme]}`}</MixedText>
        </Hint>
      </Stack>
    </button>
  );
}
