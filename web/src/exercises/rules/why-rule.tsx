import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RuleItem } from '../../../../core/contracts/rules.ts';
import { readSkill } from '../../../../core/forms/skills.ts';
import { type RuleOfReason, ruleOfToldAnswer, ruleOfToldForm } from '../../../../core/rules/told-reason.ts';
import { ruleTexts as texts } from '../../../../core/texts/lesson/rules.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { rulesQuery } from '../../lib/rules/rules-cache.ts';
import { useServices } from '../../lib/services.ts';
import { RuleSheet } from './rule-sheet.tsx';
import styles from './why-rule.module.css';

export type WhyRuleProps = {
  /** What was told of the mistake. */
  told: string;
  /** Of a form: which one was asked. */
  skill?: string;
  player?: AudioPlayer | undefined;
};

/** «Почему?»: nothing where no rule is behind the reason, or the course has none of that name. */
export function WhyRule({ told, skill: name, player }: WhyRuleProps) {
  const skill = name === undefined ? undefined : readSkill(name);
  const reason = skill ? ruleOfToldForm(told, skill) : ruleOfToldAnswer(told);
  const { data } = useQuery({ ...rulesQuery(useServices(), useOutbox()), enabled: reason !== undefined });
  const [isOpen, setOpen] = useState(false);
  const rule = data?.find(({ key }) => key === reason?.key);
  if (!reason || !rule) return null;
  return (
    <>
      <button type="button" className={styles.why} onClick={() => setOpen(true)}>
        {texts.why}
      </button>
      {isOpen && (
        <RuleSheet
          rule={rule}
          startsAt={pairOf(rule, reason)}
          player={player}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The pair whose decisive letters are those that were mixed up. */
function pairOf({ pairs }: RuleItem, { letters }: RuleOfReason): number | undefined {
  const at = pairs.findIndex(({ right: { pronunciation, marks } }) =>
    marks.some(({ start, end }) => letters.some((one) => pronunciation.slice(start, end).includes(one))),
  );
  return at === -1 ? undefined : at;
}
