import { type ReactNode, useId } from 'react';
import { Row, Stack } from '../layout.tsx';
import { Chip } from './chip.tsx';

type SectionProps = {
  title: string;
  level?: 1 | 2;
  /** A warning beside the title. */
  mark?: string | false;
  children: ReactNode;
};

/** A part of a view with its heading, which also names it. */
export function Section({ title, level = 2, mark, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={6} aria-labelledby={id}>
      <Row as={`h${level}`} gap={5} align="center" id={id} className="section-heading">
        {title}
        {mark && <Chip tone="wrong">{mark}</Chip>}
      </Row>
      {children}
    </Stack>
  );
}
