import { Button } from '../../../../ui/controls/button.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { ArrowIcon } from '../content-icons.tsx';
import styles from './move-buttons.module.css';

type MoveButtonsProps = {
  /** Spoken names. */
  up: string;
  down: string;
  /** Counted from 0. */
  place: number;
  count: number;
  onMove: (by: -1 | 1) => void;
};

/** One place up or down: works for thumbs, mice and keyboards alike. */
export function MoveButtons({ up, down, place, count, onMove }: MoveButtonsProps) {
  return (
    <Row as="span" className={styles.move}>
      <Button
        size="icon"
        variant="quiet"
        aria-label={up}
        disabled={place === 0}
        onClick={() => onMove(-1)}
        icon={<ArrowIcon size={20} />}
      />
      <Button
        size="icon"
        variant="quiet"
        className={styles.down}
        aria-label={down}
        disabled={place === count - 1}
        onClick={() => onMove(1)}
        icon={<ArrowIcon size={20} />}
      />
    </Row>
  );
}
