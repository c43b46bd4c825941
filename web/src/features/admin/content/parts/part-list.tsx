import type { ReactNode } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import type { FieldNote } from '../../../../ui/controls/field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import { PlusIcon } from '../content-icons.tsx';
import styles from './parts.module.css';

type PartListProps = {
  heading: string;
  hint: string;
  notes: readonly FieldNote[];
  /** Missing where there are always as many. */
  add?: { name: string; onAdd: () => void };
  /** A list item for each part. */
  children: ReactNode;
};

/** The pairs of a rule, the turns of a dialogue and the like, with what is wrong about them as a whole. */
export function PartList({ heading, hint, notes, add, children }: PartListProps) {
  return (
    <Stack as="section" gap={4} aria-label={heading}>
      <Stack gap={1} className={styles.head}>
        <Text as="h3" weight="strong">
          {heading}
        </Text>
        <Hint as="p">{hint}</Hint>
        <Notes notes={notes} />
      </Stack>
      <Stack as="ol" gap={4}>
        {children}
      </Stack>
      {add && (
        <Button icon={<PlusIcon size={20} />} block onClick={add.onAdd}>
          {add.name}
        </Button>
      )}
    </Stack>
  );
}

/** What is wrong about several fields together. */
export function Notes({ notes }: { notes: readonly FieldNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Row gap={1} wrap role="alert">
      {notes.map(({ text }) => (
        <Text key={text} as="p" tone="wrong" size="s">
          {text}
        </Text>
      ))}
    </Row>
  );
}
