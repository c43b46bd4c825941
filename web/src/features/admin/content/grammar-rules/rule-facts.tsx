import { useState } from 'react';
import type { AdminRuleDetail } from '../../../../../../core/contracts/admin/rules.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { partAdminTexts } from '../../../../../../core/texts/admin/course/parts.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/course/rules.ts';
import { ruleTexts } from '../../../../../../core/texts/lesson/grammar/rules.ts';
import { RuleCard } from '../../../../exercises/rules/rule-card.tsx';
import { useBackButton } from '../../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { MixedText } from '../../../../ui/hebrew/mixed-text.tsx';
import { EyeIcon, PenIcon } from '../../../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Chip } from '../../../../ui/surfaces/chip.tsx';
import { Hint } from '../../../../ui/text.tsx';
import { BinIcon } from '../content-icons.tsx';
import { momentText } from '../lessons/moment-text.ts';
import styles from '../parts/parts.module.css';
import { useDeletion } from '../parts/use-deletion.ts';
import { StickyActions } from '../sticky-actions.tsx';
import { usePlayer } from '../words/use-play.ts';
import { audioIn, formOf, previewOf } from './rule-form.ts';
import { RulePreview } from './rule-preview.tsx';

const texts = ruleAdminTexts.rule;

type RuleFactsProps = { rule: AdminRuleDetail; onEdit: () => void; onClose: () => void };

/** View mode: the card of the rule, where it comes, and what can be done with it. */
export function RuleFacts({ rule, onEdit, onClose }: RuleFactsProps) {
  const player = usePlayer();
  const [isPreviewed, setPreviewed] = useState(false);
  const { id, title } = rule;
  const call: Parameters<typeof useDeletion>[0]['call'] = (api) =>
    api.call('DELETE /admin/rules/{id}', { params: { id } });
  const deletion = useDeletion({ title, target: `rule:${id}`, texts, call }, onClose);
  const shown = previewOf(formOf(rule), audioIn(rule));
  useBackButton(onClose);
  if (isPreviewed) return <RulePreview rule={shown} onClose={() => setPreviewed(false)} />;
  return (
    <Stack gap={6} className={styles.narrow}>
      <Place rule={rule} />
      <RuleCard rule={shown} player={player} />
      <StickyActions>
        <Button variant="primary" icon={<PenIcon size={20} />} onClick={onEdit}>
          {partAdminTexts.edit}
        </Button>
        <Button icon={<EyeIcon size={20} />} onClick={() => setPreviewed(true)}>
          {partAdminTexts.preview}
        </Button>
      </StickyActions>
      <Button
        variant="danger"
        icon={<BinIcon size={20} />}
        loading={deletion.isDeleting}
        onClick={() => void deletion.remove()}
      >
        {texts.delete}
      </Button>
    </Stack>
  );
}

/** Its theme and lesson, and who changed it last. */
function Place({ rule: { theme, lesson, checks, lastEdit } }: { rule: AdminRuleDetail }) {
  return (
    <Card gap={3}>
      <Hint as="p">{ruleTexts.theme[theme]}</Hint>
      <p>
        <MixedText>
          {lesson ? partAdminTexts.lesson(lesson.number, lesson.name) : ruleAdminTexts.list.noLesson}
        </MixedText>
      </p>
      <Row as="p" gap={3} wrap>
        <Chip>{texts.checks(checks.length)}</Chip>
        {lesson && !lesson.isPublished && <Chip>{partAdminTexts.draftLesson}</Chip>}
      </Row>
      {lastEdit && (
        <Hint as="p">{adminContentTexts.lesson.lastEdit(lastEdit.name, momentText(lastEdit.at))}</Hint>
      )}
    </Card>
  );
}
