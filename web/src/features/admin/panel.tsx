import { type ReactNode, useId } from 'react';
import { Row, Stack } from '../../ui/layout.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Text, Title } from '../../ui/text.tsx';
import styles from './panel.module.css';

type PanelProps = {
  title: string;
  /** What the figures mean, in a sentence or two. */
  hint?: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A card of a section, with its heading. */
export function Panel({ title, hint, action, children }: PanelProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <Card gap={5} className={styles.card}>
        <Row gap={6} align="center" justify="between" wrap="tight">
          <Text as="h2" weight="strong" id={heading}>
            {title}
          </Text>
          {action}
        </Row>
        {hint && <p className={styles.hint}>{hint}</p>}
        {children}
      </Card>
    </section>
  );
}

/** Where there is nothing to show: what is missing and, if anything, what adds it. */
export function Nothing({ title, hint }: { title: string; hint?: string }) {
  return (
    <Stack gap={2} className={styles.nothing}>
      <p>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </Stack>
  );
}

/** The head line of a section. */
export function SectionTitle({ children, aside }: { children: string; aside?: ReactNode }) {
  return (
    <Row gap={6} align="center" justify="between" wrap="tight" className={styles.section}>
      <Title>{children}</Title>
      {aside}
    </Row>
  );
}
