import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { Button } from '../../ui/controls/button.tsx';
import { fitOf } from '../../ui/hebrew/fit.ts';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { Row } from '../../ui/layout.tsx';
import type { ExerciseProps } from '../exercise.ts';
import styles from './write-exercise.module.css';

const texts = exerciseTexts.write;

type PaperWritingProps = Pick<ExerciseProps, 'word' | 'settings' | 'locked' | 'onAnswer' | 'onSkip'> & {
  onBack: () => void;
};

/** The word written on paper and compared by the learner: the stage is done, and its memory learns nothing from it. */
export function PaperWriting({ word, settings, locked, onAnswer, onSkip, onBack }: PaperWritingProps) {
  return (
    <div className={styles.write}>
      <div className={styles.sample}>
        <p>{texts.paper.hint(word.hebrew.includes(' '))}</p>
        <bdi
          lang="he"
          dir="rtl"
          className={settings.script === 'print' ? styles.printed : undefined}
          style={fitOf(word.hebrew)}
        >
          {word.hebrew}
        </bdi>
      </div>
      <Button
        variant="primary"
        size="large"
        block
        icon={<CheckIcon size={20} />}
        disabled={locked}
        onClick={() => onAnswer({ result: 'self', tries: 1 })}
      >
        {texts.paper.good}
      </Button>
      <Row justify="center">
        <Button variant="quiet" size="small" className={styles.other} disabled={locked} onClick={onBack}>
          {texts.paper.back}
        </Button>
        <Button
          variant="quiet"
          size="small"
          className={styles.other}
          disabled={locked}
          onClick={() => onSkip({ forRound: true, tries: 1 })}
        >
          {texts.skip}
        </Button>
      </Row>
    </div>
  );
}
