import { ruleTexts as texts } from '../../../../core/texts/lesson/grammar/rules.ts';
import { useRules } from '../../exercises/rules/use-rules.ts';
import { BookIcon } from '../../ui/icons/reward-icons.tsx';
import { WayRow } from '../../ui/surfaces/way-row.tsx';
import { countsOf } from './counts.ts';

/** In the profile: the way to the rules, and how many of them were met. */
export function RulesRow({ onOpen }: { onOpen: () => void }) {
  const { data: rules } = useRules();
  const { met, all } = countsOf(rules ?? []);
  return (
    <WayRow
      icon={<BookIcon size={22} />}
      tone="accent"
      name={texts.title}
      hint={all > 0 ? texts.met(met, all) : texts.wayHint}
      onOpen={onOpen}
    />
  );
}
