import { trainerTexts } from '../../../../core/texts/trainer.ts';
import { Chip } from '../../ui/chip.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import styles from './points-flash.module.css';

/** '+1 балл' above the card for two seconds. The region itself stays, so that a screen reader says what comes into it. */
export function PointsFlash({ points }: { points: number | undefined }) {
  return (
    <div className={styles.region} role="status">
      {points !== undefined && (
        <Chip tone="gold" large className={styles.flash}>
          <StarIcon size={20} />
          {trainerTexts.flash(points)}
        </Chip>
      )}
    </div>
  );
}
