import { trainerTexts } from '../../../../../core/texts/lesson/trainer.ts';
import { PointIcon } from '../../../ui/icons/icons.tsx';
import { Chip } from '../../../ui/surfaces/chip.tsx';
import styles from './points-flash.module.css';

/** '+1 балл' for two seconds, where it hides nothing. The region itself stays, so that a screen reader says what comes into it. */
export function PointsFlash({ points = 0 }: { points: number | undefined }) {
  return (
    <div className={styles.region} role="status">
      {points > 0 && (
        <Chip tone="gold" className={styles.flash}>
          <PointIcon size={16} />
          {trainerTexts.flash(points)}
        </Chip>
      )}
    </div>
  );
}
