import { useQuery } from '@tanstack/react-query';
import type { AdminRule } from '../../../../../../core/contracts/rules-admin.ts';
import { ruleThemes } from '../../../../../../core/rules/content.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/content.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/rules.ts';
import { ruleTexts } from '../../../../../../core/texts/lesson/rules.ts';
import { useServices } from '../../../../lib/services.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { MixedText } from '../../../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Chip } from '../../../../ui/surfaces/chip.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import { LoadFailed } from '../../load-failed.tsx';
import { PlusIcon } from '../content-icons.tsx';
import { NothingFound } from '../nothing-found.tsx';
import styles from './grammar-rules.module.css';
import { rulesQuery } from './rule-queries.ts';

const texts = ruleAdminTexts.list;

/** The filter of the list; it is kept while a rule is open. */
export type RuleFilter = { text: string; theme: string };
export const everyRule: RuleFilter = { text: '', theme: '' };

type RuleListProps = {
  filter: RuleFilter;
  onFilter: (filter: RuleFilter) => void;
  onOpen: (ruleId: number) => void;
  onCreate: () => void;
};

/** All rules in the order of the course. There are some dozens: they are searched on the device. */
export function RuleList({ filter, onFilter, onOpen, onCreate }: RuleListProps) {
  const { api } = useServices();
  const { data: rules, isError, error, isFetching, refetch } = useQuery(rulesQuery(api));
  return (
    <>
      <Card className={styles.filters}>
        <TextField
          label={texts.search}
          type="search"
          placeholder={texts.searchHint}
          value={filter.text}
          maxLength={100}
          onChange={(text) => onFilter({ ...filter, text })}
        />
        <SelectField
          label={texts.theme}
          value={filter.theme}
          options={[
            { value: '', name: texts.everyTheme },
            ...ruleThemes.map((value) => ({ value, name: ruleTexts.theme[value] })),
          ]}
          onChange={(theme) => onFilter({ ...filter, theme })}
        />
        <Button variant="primary" icon={<PlusIcon size={20} />} onClick={onCreate}>
          {texts.create}
        </Button>
      </Card>
      {rules ? (
        <Found rules={found(rules, filter)} onOpen={onOpen} />
      ) : isError ? (
        <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <span role="status" aria-label={adminContentTexts.loading} />
          <Skeleton height="480px" radius="l" />
        </>
      )}
    </>
  );
}

/** Letter case and ё make no difference. */
const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

function found(rules: readonly AdminRule[], { text, theme }: RuleFilter): AdminRule[] {
  const asked = folded(text.trim());
  return rules.filter(
    (rule) =>
      (theme === '' || rule.theme === theme) &&
      [rule.title, rule.text, rule.key, rule.lesson?.name ?? ''].some((it) => folded(it).includes(asked)),
  );
}

function Found({ rules, onOpen }: { rules: readonly AdminRule[]; onOpen: (ruleId: number) => void }) {
  if (rules.length === 0) {
    return <NothingFound title={texts.emptyTitle} text={texts.emptyText} />;
  }
  return (
    <>
      <p className={styles.found} role="status">
        {texts.found(rules.length)}
      </p>
      <Card padded={false}>
        <ol>
          {rules.map((rule) => (
            <li key={rule.id} className={styles.item}>
              <AdminRuleRow rule={rule} onOpen={() => onOpen(rule.id)} />
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}

function AdminRuleRow({
  rule: { title, theme, lesson, editedAt },
  onOpen,
}: {
  rule: AdminRule;
  onOpen: () => void;
}) {
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <Stack as="span" className={styles.name}>
        <Text weight="strong">
          <MixedText>{title}</MixedText>
        </Text>
        <Hint>{lesson ? texts.lesson(lesson.number, lesson.name) : texts.noLesson}</Hint>
        <Hint>{ruleTexts.theme[theme]}</Hint>
      </Stack>
      <Row as="span" gap={2} wrap>
        {lesson && !lesson.isPublished && <Chip>{texts.draftLesson}</Chip>}
        {editedAt !== null && <Chip tone="accent">{texts.edited}</Chip>}
      </Row>
    </button>
  );
}
