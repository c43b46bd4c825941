import { useState } from 'react';
import type { Form } from '../../../../../core/handwriting/shapes.ts';
import { optionsFor } from '../../../../../core/letters/steps.ts';
import { shuffled } from '../../../../../core/random.ts';
import { letterTexts as texts } from '../../../../../core/texts/lesson/letters.ts';
import { ChoiceExercise } from '../../../exercises/choice/choice-exercise.tsx';
import { Feedback } from '../../../exercises/feedback.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useChosenLetter } from '../use-chosen-letter.ts';
import { nameOf } from '../use-letters.ts';
import styles from './choose-step.module.css';
import { SoundButton } from './sound-button.tsx';
import type { StepProps } from './step.ts';

/** The letter among look-alikes, by its name; or by its sound, among others that sound differently. */
export function ChooseStep({
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
  // Points are not written by hand; of letters both scripts are asked.
  const [script] = useState<Form>(() => (item.kind === 'point' || random() < 0.5 ? 'print' : 'cursive'));
  const [options] = useState(() =>
    twin ? shuffled([item, twin], random) : optionsFor(item, items, { by, script, met, random }),
  );
  // Where another option sounds alike, the name alone says which one is asked.
  const isSoundHelp = items.every(
    ({ key, transcription }) =>
      key === item.key ||
      transcription !== item.transcription ||
      !options.some((option) => option.key === key),
  );
  const { chosen, isRight, choose } = useChosenLetter({ item, onAnswer, onDone });

  return (
    <Stack gap={5} grow className={styles.choose}>
      <Stack gap={4} align="center" justify="center" grow className={styles.question}>
        {by === 'hear' && item.sound ? (
          <>
            <Text as="h2" size="l" weight="strong">
              {texts.tasks.hear}
            </Text>
            <SoundButton
              sound={item.sound}
              label={texts.hearSound}
              player={session.player}
              settings={settings}
              isEager
            >
              {texts.hearSound}
            </SoundButton>
          </>
        ) : (
          <>
            <Text as="h2" size="xl" weight="bold" className={styles.task}>
              {texts.tasks.find(item.name)}
            </Text>
            {isSoundHelp && (
              <Text tone="accent" weight="medium">
                {texts.sound(item.transcription)}
              </Text>
            )}
          </>
        )}
        <Feedback
          tone={isRight ? 'right' : 'wrong'}
          title={chosen === null ? undefined : isRight ? texts.right : texts.youChose(nameOf(items, chosen))}
        >
          {chosen !== null && !isRight && texts.itWas(item.name, texts.sound(item.transcription))}
        </Feedback>
      </Stack>
      <div className={styles.signs}>
        <ChoiceExercise
          options={options.map((option) => ({ value: option.key, label: option.shown }))}
          script={script === 'cursive' ? 'cursive' : 'hebrew'}
          right={item.key}
          chosen={chosen}
          locked={chosen !== null}
          onChoose={choose}
        />
      </div>
      <div className={styles.way}>
        {chosen !== null && !isRight && (
          <Button variant="primary" size="large" block onClick={onDone}>
            {texts.next}
          </Button>
        )}
        {chosen === null && by === 'hear' && (
          <Button variant="quiet" size="small" onClick={onCannot}>
            {texts.cannotListen}
          </Button>
        )}
      </div>
    </Stack>
  );
}
