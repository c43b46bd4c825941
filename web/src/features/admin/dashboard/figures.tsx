import type { CSSProperties } from 'react';
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
  /** Opens what the figure counts. */
  way?: { name: string; onOpen: () => void };
};

/** Where there is space. */
const mostInRow = 5;

/** Figures side by side, as many in a row as fit. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl
      className={styles.figures}
      // TypeScript knows no variables
      style={{ '--figures': Math.min(figures.length, mostInRow) } as CSSProperties}
    >
      {figures.map(({ name, value, note, way }) => (
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
          {way && (
            <dd className={styles.note}>
              <button type="button" className={styles.way} onClick={way.onOpen}>
                {way.name}
              </button>
            </dd>
          )}
        </Card>
      ))}
    </dl>
  );
}
