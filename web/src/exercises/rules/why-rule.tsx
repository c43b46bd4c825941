import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RuleItem } from '../../../../core/contracts/rules.ts';
import type { MistakeReason } from '../../../../core/forms/reason.ts';
import { readSkill } from '../../../../core/forms/skills.ts';
import { type RuleOfMistake, ruleOfMistake } from '../../../../core/rules/rule-of-reason.ts';
import { ruleTexts as texts } from '../../../../core/texts/lesson/grammar/rules.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { rulesQuery } from '../../lib/rules/rules-cache.ts';
import { useServices } from '../../lib/services.ts';
import { RuleSheet } from './rule-sheet.tsx';
import styles from './why-rule.module.css';

export type WhyRuleProps = {
  /** Of the mistake. */
  reasons: readonly MistakeReason[];
  /** Of a form: which one was asked. */
  skill?: string;
  player?: AudioPlayer | undefined;
};

/** «Почему?»: nothing where no rule is behind the reasons, or the course has none of that name. */
export function WhyRule({ reasons, skill: name, player }: WhyRuleProps) {
  const skill = name === undefined ? undefined : readSkill(name);
  const found = ruleOfMistake(reasons, skill);
  const { data } = useQuery({ ...rulesQuery(useServices(), useOutbox()), enabled: found !== undefined });
  const [isOpen, setOpen] = useState(false);
  const rule = data?.find(({ key }) => key === found?.key);
  if (!found || !rule) return null;
  return (
    <>
      <button type="button" className={styles.why} onClick={() => setOpen(true)}>
        {texts.why}
      </button>
      {isOpen && (
        <RuleSheet
          rule={rule}
          startsAt={pairOf(rule, found)}
          player={player}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The pair whose decisive letters are those that were mixed up. */
function pairOf({ pairs }: RuleItem, { letters }: RuleOfMistake): number | undefined {
  const at = pairs.findIndex(({ right: { pronunciation, marks } }) =>
    marks.some(({ start, end }) => letters.some((one) => pronunciation.slice(start, end).includes(one))),
  );
  return at === -1 ? undefined : at;
}
