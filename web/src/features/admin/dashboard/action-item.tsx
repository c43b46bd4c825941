import type { AdminAction } from '../../../../../core/contracts/admin.ts';
import { momentText } from '../../../../../core/texts/admin/web.ts';
import { actionsTexts as texts } from '../../../../../core/texts/admin-actions.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { ChevronIcon } from '../../../ui/icons/icons.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import { changedFields } from './changed-fields.ts';
import styles from './recent-actions.module.css';

/** One action of an admin; it expands to what was changed. */
export function ActionItem({ action }: { action: AdminAction }) {
  const { at, by, name, text, before, after } = action;
  const fields = changedFields(before, after);
  return (
    <li>
      <details className={styles.action}>
        <summary className={styles.summary}>
          <Stack as="span" grow>
            <Text weight="strong">
              <MixedText>{text}</MixedText>
            </Text>
            <Hint>
              {name || texts.somebody(by)} · <time dateTime={at}>{momentText(at)}</time>
            </Hint>
          </Stack>
          <ChevronIcon size={20} className={styles.chevron} />
        </summary>
        <div className={styles.details}>
          {fields.length === 0 ? (
            <p>{texts.nothing}</p>
          ) : (
            <DataTable
              caption={text}
              columns={[
                { name: texts.field, cell: ({ field }) => field },
                { name: texts.before, cell: (field) => <Value>{field.before}</Value> },
                { name: texts.after, cell: (field) => <Value>{field.after}</Value> },
              ]}
              rows={fields}
              keyOf={({ field }) => field}
            />
          )}
        </div>
      </details>
    </li>
  );
}

function Value({ children }: { children: string }) {
  return (
    <span className={styles.value}>
      <MixedText>{children}</MixedText>
    </span>
  );
}
