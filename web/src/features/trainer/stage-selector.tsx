import type { ComponentType } from 'react';
import { canChoose } from '../../../../core/lesson/practice.ts';
import { currentWord, type PracticeState } from '../../../../core/lesson/practice-state.ts';
import { hasStage, type Stage, stages } from '../../../../core/lesson/stages.ts';
import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { KeyboardIcon, MicrophoneIcon, PenIcon, SpeakerIcon } from '../../ui/icons/practice-icons.tsx';
import { Row } from '../../ui/layout.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './stage-selector.module.css';

const icons: Record<Stage, ComponentType<IconProps>> = {
  LISTEN: SpeakerIcon,
  RECORD: MicrophoneIcon,
  WRITE: PenIcon,
  TYPE: KeyboardIcon,
};

type StageSelectorProps = { state: PracticeState; onChoose: (stage: Stage) => void };

/** The four stages of the word: done, current, still to come. Done ones can be practised again. */
export function StageSelector({ state, onChoose }: StageSelectorProps) {
  const done = currentWord(state)?.done ?? 0;
  return (
    <Row as="nav" gap={1} wrap className={styles.stages} aria-label={trainerTexts.stageList}>
      {stages.map((stage) => {
        const Icon = icons[stage];
        const isDone = hasStage(done, stage);
        const isCurrent = stage === state.stage;
        const words = isDone ? trainerTexts.stageState.done : trainerTexts.stageState.open;
        return (
          <button
            key={stage}
            type="button"
            className={[styles.stage, isDone && styles.done, isCurrent && styles.current]
              .filter(Boolean)
              .join(' ')}
            aria-current={isCurrent ? 'step' : undefined}
            disabled={!canChoose(state, stage)}
            onClick={() => onChoose(stage)}
          >
            <span className={styles.icon}>
              <Icon size={22} />
              {isDone && (
                <span className={styles.tick}>
                  <CheckIcon size={12} strokeWidth={3.5} />
                </span>
              )}
            </span>
            <span>{trainerTexts.stages[stage].short}</span>
            {!isCurrent && <VisuallyHidden>({words})</VisuallyHidden>}
          </button>
        );
      })}
    </Row>
  );
}
