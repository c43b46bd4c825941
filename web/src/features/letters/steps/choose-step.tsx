import { useState } from 'react';
import type { Form } from '../../../../../core/handwriting/shapes.ts';
import { moreOf } from '../../../../../core/letters/hints.ts';
import { isKnownBySound, optionsFor } from '../../../../../core/letters/steps.ts';
import { shuffled } from '../../../../../core/random.ts';
import { letterTexts as texts } from '../../../../../core/texts/lesson/letters.ts';
import { ChoiceExercise } from '../../../exercises/choice/choice-exercise.tsx';
import { Feedback } from '../../../exercises/feedback.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useChosenLetter } from '../use-chosen-letter.ts';
import { nameOf } from '../use-letters.ts';
import { ChoiceWay } from './choice-way.tsx';
import styles from './choose-step.module.css';
import { SoundButton } from './sound-button.tsx';
import type { StepProps } from './step.ts';

/** A letter among look-alikes, by its name; or by its sound, among others that sound differently. */
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
  const [script] = useState<Form>(() => (random() < 0.5 ? 'print' : 'cursive'));
  const [options] = useState(() =>
    twin ? shuffled([item, twin], random) : optionsFor(item, items, { by, script, met, random }),
  );
  const isHeard = by === 'hear' && item.sound !== null;
  const { chosen, isRight, choose } = useChosenLetter({ item, onAnswer, onDone });

  return (
    <Stack gap={5} grow className={styles.choose}>
      <Text as="h2" size="l" weight="strong" className={styles.task}>
        {isHeard ? texts.tasks.hear : texts.tasks.find(item.name)}
      </Text>
      <Stack gap={4} align="center" justify="center" grow className={styles.question}>
        {isHeard && item.sound && (
          <SoundButton
            sound={item.sound}
            label={texts.hearSound}
            player={session.player}
            settings={settings}
            isEager
          >
            {texts.hearSound}
          </SoundButton>
        )}
        {!isHeard && isKnownBySound(item, options) && (
          <Text tone="accent" weight="medium" size="l">
            {texts.sound(item.transcription)}
          </Text>
        )}
        <Feedback
          tone={isRight ? 'right' : 'wrong'}
          title={chosen === null ? undefined : isRight ? texts.right : texts.youChose(nameOf(items, chosen))}
        >
          {chosen !== null && !isRight && (
            <>
              {texts.itWas(item.name, texts.sound(item.transcription))}
              {/* What distinguishes it from its look-alikes in print. */}
              {script === 'print' && (
                <>
                  <br />
                  <MixedText>{moreOf(item.hint)}</MixedText>
                </>
              )}
            </>
          )}
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
      <ChoiceWay
        chosen={chosen}
        isRight={isRight}
        onDone={onDone}
        onCannot={isHeard ? onCannot : undefined}
      />
    </Stack>
  );
}
