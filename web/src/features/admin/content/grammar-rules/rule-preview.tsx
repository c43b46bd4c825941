import { useState } from 'react';
import type { RuleItem } from '../../../../../../core/contracts/rules.ts';
import { partAdminTexts } from '../../../../../../core/texts/admin/course/parts.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/course/rules.ts';
import { RuleCard } from '../../../../exercises/rules/rule-card.tsx';
import { RuleCheck } from '../../../../exercises/rules/rule-check.tsx';
import { useBackButton } from '../../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import styles from '../parts/parts.module.css';
import { usePlayer } from '../words/use-play.ts';

const texts = ruleAdminTexts.preview;

type RulePreviewProps = {
  rule: Pick<RuleItem, 'title' | 'text' | 'pairs' | 'checks'>;
  onClose: () => void;
};

/** The card that learners see, and below it the checks, which can be answered one after the other. */
export function RulePreview({ rule, onClose }: RulePreviewProps) {
  const player = usePlayer();
  useBackButton(onClose);
  return (
    <Stack gap={6} className={styles.narrow}>
      <Hint as="p">{texts.hint}</Hint>
      {rule.title === '' && rule.pairs.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <RuleCard rule={rule} player={player} />
      )}
      {rule.checks.length > 0 && <Checks checks={rule.checks} />}
      <Button variant="primary" onClick={onClose}>
        {partAdminTexts.closePreview}
      </Button>
    </Stack>
  );
}

function Checks({ checks }: Pick<RuleItem, 'checks'>) {
  /** Grows with each question; how often all were asked is in it, too. */
  const [visit, setVisit] = useState(0);
  const [isAnswered, setAnswered] = useState(false);
  const place = visit % checks.length;
  const check = checks[place];
  if (!check) return null;
  return (
    <Card gap={5}>
      <Text as="h3" weight="strong">
        {texts.check(place + 1, checks.length)}
      </Text>
      <RuleCheck
        key={visit}
        check={check}
        seed={visit}
        locked={isAnswered}
        onAnswer={() => setAnswered(true)}
      />
      <Row justify="end">
        <Button
          onClick={() => {
            setVisit(visit + 1);
            setAnswered(false);
          }}
        >
          {place === checks.length - 1 ? texts.again : texts.next}
        </Button>
      </Row>
    </Card>
  );
}
