import { useState } from 'react';
import type { LetterItem } from '../../../../../core/contracts/letters.ts';
import { shuffled } from '../../../../../core/random.ts';
import { letterTexts as texts } from '../../../../../core/texts/lesson/letters.ts';
import { ChoiceExercise } from '../../../exercises/choice/choice-exercise.tsx';
import { Feedback } from '../../../exercises/feedback.tsx';
import { Hebrew } from '../../../ui/hebrew/hebrew.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useChosenLetter } from '../use-chosen-letter.ts';
import { ChoiceWay } from './choice-way.tsx';
import styles from './choose-step.module.css';
import { SoundButton } from './sound-button.tsx';
import type { StepProps } from './step.ts';

/** A word is heard and shown without one letter: which of the two that sound alike is missing? */
export function SpellStep({
  item,
  twin,
  settings,
  session,
  random,
  onAnswer,
  onDone,
}: Omit<StepProps, 'onCannot'> & { twin: LetterItem }) {
  const [options] = useState(() => shuffled([item, twin], random));
  const { chosen, isRight, choose } = useChosenLetter({ item, onAnswer, onDone });
  const word = item.twins.find(({ key }) => key === twin.key)?.word;
  if (!word) return null;

  return (
    <Stack gap={5} grow className={styles.choose}>
      <Stack gap={4} align="center" justify="center" grow className={styles.question}>
        <Text as="h2" size="l" weight="strong">
          {texts.tasks.spell}
        </Text>
        {chosen === null ? (
          <bdi lang="he" dir="rtl" className={styles.gapped}>
            {word.hebrew.split(item.letter).map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word never change places
              <span key={at}>
                {at > 0 && (
                  <span className={styles.gap}>
                    <VisuallyHidden>{texts.gap}</VisuallyHidden>
                  </span>
                )}
                {part}
              </span>
            ))}
          </bdi>
        ) : (
          <Hebrew className={styles.gapped}>{word.pronunciation}</Hebrew>
        )}
        <span>
          [{word.transcription}] <Hint>{word.russian}</Hint>
        </span>
        <SoundButton
          sound={{ text: word.pronunciation, audio: word.audio }}
          label={texts.hearWord(word.russian)}
          player={session.player}
          settings={settings}
          isEager
        />
        <Feedback
          tone={isRight ? 'right' : 'wrong'}
          title={chosen === null ? undefined : isRight ? texts.right : texts.youChose(twin.name)}
        >
          {chosen !== null && !isRight && texts.writtenWith(item.name)}
        </Feedback>
      </Stack>
      <div className={styles.signs}>
        <ChoiceExercise
          options={options.map((option) => ({ value: option.key, label: option.letter }))}
          script="hebrew"
          right={item.key}
          chosen={chosen}
          locked={chosen !== null}
          onChoose={choose}
        />
      </div>
      <ChoiceWay chosen={chosen} isRight={isRight} onDone={onDone} />
    </Stack>
  );
}
