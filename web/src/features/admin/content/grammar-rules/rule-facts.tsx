import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminRuleDetail } from '../../../../../../core/contracts/rules-admin.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/content.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/rules.ts';
import { ruleTexts } from '../../../../../../core/texts/lesson/rules.ts';
import { RuleCard } from '../../../../exercises/rules/rule-card.tsx';
import { useServices, useTelegram } from '../../../../lib/services.ts';
import { useBackButton } from '../../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EyeIcon, PenIcon } from '../../../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Chip } from '../../../../ui/surfaces/chip.tsx';
import { Hint } from '../../../../ui/text.tsx';
import { BinIcon } from '../content-icons.tsx';
import { refreshCourse } from '../content-queries.ts';
import { momentText } from '../lessons/moment-text.ts';
import { StickyActions } from '../sticky-actions.tsx';
import { useTellFailure } from '../tell-failure.ts';
import { usePlayer } from '../words/use-play.ts';
import styles from './grammar-rules.module.css';
import { audioIn, formOf, previewOf } from './rule-form.ts';
import { RulePreview } from './rule-preview.tsx';

const texts = ruleAdminTexts.rule;

type RuleFactsProps = { rule: AdminRuleDetail; onEdit: () => void; onClose: () => void };

/** View mode: the card of the rule, where it comes, and what can be done with it. */
export function RuleFacts({ rule, onEdit, onClose }: RuleFactsProps) {
  const player = usePlayer();
  const [isPreviewed, setPreviewed] = useState(false);
  const deletion = useDeletion(rule, onClose);
  const shown = previewOf(formOf(rule), audioIn(rule));
  useBackButton(onClose);
  if (isPreviewed) return <RulePreview rule={shown} onClose={() => setPreviewed(false)} />;
  return (
    <Stack gap={6} className={styles.narrow}>
      <Place rule={rule} />
      <RuleCard rule={shown} player={player} />
      <StickyActions>
        <Button variant="primary" icon={<PenIcon size={20} />} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button icon={<EyeIcon size={20} />} onClick={() => setPreviewed(true)}>
          {texts.preview}
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
      <p>{lesson ? ruleAdminTexts.list.lesson(lesson.number, lesson.name) : ruleAdminTexts.list.noLesson}</p>
      <Row as="p" gap={3} wrap>
        <Chip>{texts.checks(checks.length)}</Chip>
        {lesson && !lesson.isPublished && <Chip>{ruleAdminTexts.list.draftLesson}</Chip>}
      </Row>
      {lastEdit && (
        <Hint as="p">{adminContentTexts.lesson.lastEdit(lastEdit.name, momentText(lastEdit.at))}</Hint>
      )}
    </Card>
  );
}

function useDeletion({ id, title }: AdminRuleDetail, onDeleted: () => void) {
  const tellFailure = useTellFailure();
  const { api, toast } = useServices();
  const { haptic, confirmPopup } = useTelegram();
  const queryClient = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);

  async function remove() {
    const { deleteTitle, deleteText, deleteYes } = texts;
    const question = { title: deleteTitle, message: deleteText(title), yes: deleteYes };
    if (!(await confirmPopup({ ...question, no: adminContentTexts.cancel, destructive: true }))) return;
    setDeleting(true);
    try {
      await api.call('DELETE /admin/rules/{id}', { params: { id } });
    } catch (error) {
      setDeleting(false);
      tellFailure(texts.deleteFailed, error);
      return;
    }
    haptic('success');
    toast({ title: texts.deleted });
    onDeleted();
    refreshCourse(queryClient);
  }

  return { isDeleting, remove };
}
