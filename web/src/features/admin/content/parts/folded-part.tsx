import type { ReactNode } from 'react';
import { partAdminTexts as texts } from '../../../../../../core/texts/admin/course/parts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { MixedText } from '../../../../ui/hebrew/mixed-text.tsx';
import { ChevronIcon } from '../../../../ui/icons/icons.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Chip } from '../../../../ui/surfaces/chip.tsx';
import { Text } from '../../../../ui/text.tsx';
import { MoveButtons } from '../categories/move-buttons.tsx';
import styles from './parts.module.css';

type FoldedPartProps = {
  /** 'Реплика 3' */
  name: string;
  /** Beside the name; '' for nothing. */
  about: string;
  summary: string;
  /** Problems in it. */
  errors: number;
  /** Beside the errors. */
  mark?: ReactNode;
  place: number;
  count: number;
  isOpen: boolean;
  remove: string;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** Its fields. */
  children: ReactNode;
};

/** One of several parts of a form: its fields are shown while it is open. */
export function FoldedPart(props: FoldedPartProps) {
  const { name, about, summary, errors, mark, place, count, isOpen, remove, children } = props;
  return (
    <Card padded={false}>
      <Row align="center">
        <button type="button" className={styles.open} aria-expanded={isOpen} onClick={props.onToggle}>
          <Stack as="span" grow>
            <Text tone="soft" size="s">
              {name}
              {about && ` · `}
              <MixedText>{about}</MixedText>
            </Text>
            <Text>
              <MixedText>{summary}</MixedText>
            </Text>
          </Stack>
          {mark}
          {errors > 0 && <Chip tone="wrong">{texts.errors(errors)}</Chip>}
          <ChevronIcon size={20} className={isOpen ? styles.turned : styles.chevron} />
        </button>
        <MoveButtons
          up={texts.up(name)}
          down={texts.down(name)}
          place={place}
          count={count}
          onMove={props.onMove}
        />
      </Row>
      {isOpen && (
        <Stack gap={5} role="group" aria-label={name} className={styles.fields}>
          {children}
          <Row justify="end">
            <Button size="small" variant="quiet" onClick={props.onRemove}>
              {remove}
            </Button>
          </Row>
        </Stack>
      )}
    </Card>
  );
}
