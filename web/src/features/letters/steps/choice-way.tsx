import { letterTexts as texts } from '../../../../../core/texts/lesson/letters.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './choose-step.module.css';

type ChoiceWayProps = {
  /** What was chosen; null while nothing is. */
  chosen: string | null;
  isRight: boolean;
  onDone: () => void;
  /** The question has to be heard. */
  onCannot?: (() => void) | undefined;
};

/** On from a choice that was wrong, or past one that cannot be heard; its space is kept. */
export function ChoiceWay({ chosen, isRight, onDone, onCannot }: ChoiceWayProps) {
  return (
    <div className={styles.way}>
      {chosen !== null && !isRight && (
        <Button variant="primary" size="large" block onClick={onDone}>
          {texts.next}
        </Button>
      )}
      {chosen === null && onCannot && (
        <Button variant="quiet" size="small" onClick={onCannot}>
          {texts.cannotListen}
        </Button>
      )}
    </div>
  );
}
