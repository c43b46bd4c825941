import { useQuery } from '@tanstack/react-query';
import type { AdminRule } from '../../../../../../core/contracts/admin/rules.ts';
import { ruleThemes } from '../../../../../../core/rules/content.ts';
import { partAdminTexts } from '../../../../../../core/texts/admin/course/parts.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/course/rules.ts';
import { ruleTexts } from '../../../../../../core/texts/lesson/grammar/rules.ts';
import { useServices } from '../../../../lib/services.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { PlusIcon } from '../content-icons.tsx';
import { FoundParts, isFoundIn, Loaded } from '../parts/found-parts.tsx';
import styles from '../parts/parts.module.css';
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
  const loaded = useQuery(rulesQuery(api));
  return (
    <>
      <Card className={styles.filters}>
        <TextField
          label={partAdminTexts.search}
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
      <Loaded loaded={loaded}>
        {(rules) => (
          <FoundParts
            texts={texts}
            kind="rule"
            parts={found(rules, filter)}
            about={({ theme }) => ruleTexts.theme[theme]}
            onOpen={onOpen}
          />
        )}
      </Loaded>
    </>
  );
}

const found = (rules: readonly AdminRule[], { text, theme }: RuleFilter): AdminRule[] =>
  rules.filter(
    (rule) =>
      (theme === '' || rule.theme === theme) &&
      isFoundIn(text, [rule.title, rule.text, rule.key, rule.lesson?.name ?? '']),
  );
