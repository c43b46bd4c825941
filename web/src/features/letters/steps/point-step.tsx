import { useState } from 'react';
import { pointsToAsk, soundOf } from '../../../../../core/letters/sounds.ts';
import { optionsFor } from '../../../../../core/letters/steps.ts';
import { shuffled } from '../../../../../core/random.ts';
import { letterTexts as texts } from '../../../../../core/texts/lesson/letters.ts';
import { ChoiceExercise } from '../../../exercises/choice/choice-exercise.tsx';
import { Feedback } from '../../../exercises/feedback.tsx';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useChosenLetter } from '../use-chosen-letter.ts';
import { ChoiceWay } from './choice-way.tsx';
import styles from './choose-step.module.css';
import { SoundButton } from './sound-button.tsx';
import type { StepProps } from './step.ts';

/**
 * A point by its sound, never by its name: heard, the sign is found that has it; without hearing, a syllable is read.
 */
export function PointStep({
  item,
  twin,
  items,
  met,
  settings,
  session,
  random,
  by,
  onAnswer,
  onDone,
  onCannot,
}: StepProps & { by: 'find' | 'hear' }) {
  const [options] = useState(() =>
    twin ? shuffled([item, twin], random) : optionsFor(item, items, { by, script: 'print', met, random }),
  );
  const { chosen, isRight, choose } = useChosenLetter({ item, onAnswer, onDone });
  const { own, options: asked } = pointsToAsk(item, options, items);
  const chosenOption = asked.find(({ key }) => key === chosen);
  const isHeard = by === 'hear' && item.sound !== null;

  return (
    <Stack gap={5} grow className={styles.choose}>
      <Text as="h2" size="l" weight="strong" className={styles.task}>
        {isHeard ? texts.tasks.hearPoint(soundOf(item.transcription)) : texts.tasks.read}
      </Text>
      <Stack gap={4} align="center" justify="center" grow className={styles.question}>
        {isHeard && item.sound ? (
          <SoundButton
            sound={item.sound}
            label={texts.hearSound}
            player={session.player}
            settings={settings}
            isEager
          >
            {texts.hearSound}
          </SoundButton>
        ) : (
          <Hebrew className={styles.sign}>{own.shown}</Hebrew>
        )}
        <Feedback
          tone={isRight ? 'right' : 'wrong'}
          title={
            chosenOption === undefined
              ? undefined
              : isRight
                ? texts.right
                : texts.youChose(texts.reading(chosenOption.reading))
          }
        >
          {chosenOption !== undefined && !isRight && texts.itReads(texts.reading(own.reading))}
        </Feedback>
      </Stack>
      <div className={isHeard ? styles.signs : styles.readings}>
        <ChoiceExercise
          options={asked.map(({ key, shown, reading }) => ({ value: key, label: isHeard ? shown : reading }))}
          script={isHeard ? 'hebrew' : 'transcription'}
          right={item.key}
          chosen={chosen}
          locked={chosen !== null}
          onChoose={choose}
        />
      </div>
      <ChoiceWay
        chosen={chosen}
        isRight={isRight}
        onDone={onDone}
        onCannot={isHeard ? onCannot : undefined}
      />
    </Stack>
  );
}
