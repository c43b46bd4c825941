import { adminSectionTexts } from '../../../../../core/texts/admin/web.ts';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Text } from '../../../ui/text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './figures.module.css';

export type Figure = {
  name: string;
  /** null: not counted. */
  value: string | null;
  /** Below it, smaller. */
  note?: string | null;
};

/** Figures side by side, as many in a row as fit. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note }) => (
        <Card gap={1} key={name} padded={false} className={styles.figure}>
          <Text as="dt" tone="soft" size="s">
            {name}
          </Text>
          <Text as="dd" size="xl" weight="bold">
            {value ?? (
              <>
                <span aria-hidden>—</span>
                <VisuallyHidden>{adminSectionTexts.noGroup}</VisuallyHidden>
              </>
            )}
          </Text>
          {note && <dd className={styles.note}>{note}</dd>}
        </Card>
      ))}
    </dl>
  );
}
