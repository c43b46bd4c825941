import type { Stage } from '../../../../core/lesson/stages.ts';
import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import styles from './put-off.module.css';

type PutOffProps = { stages: readonly Stage[]; onTake: (stage: Stage) => void };

/** «осталось: написать»: what was put off of a word; a tap leads back to it. */
export function PutOff({ stages, onTake }: PutOffProps) {
  const [first] = stages;
  if (!first) return null;
  return (
    <button type="button" className={styles.take} onClick={() => onTake(first)}>
      <span className="soft-gold">{trainerTexts.putOff(stages)}</span>
    </button>
  );
}
