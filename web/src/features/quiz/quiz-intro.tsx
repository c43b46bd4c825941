import { useState } from 'react';
import { awardPoints } from '../../../../core/points/awards.ts';
import {
  correctToPass,
  maxErrors,
  maxSkips,
  questionsPerType,
  typesOf,
} from '../../../../core/quiz/question-types.ts';
import { quizTexts } from '../../../../core/texts/lesson/quiz.ts';
import { useMainButton } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { ChessPiece } from '../../ui/icons/chess-piece.tsx';
import { PointIcon } from '../../ui/icons/icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Chip } from '../../ui/surfaces/chip.tsx';
import { Hint, Title } from '../../ui/text.tsx';
import styles from './quiz-intro.module.css';

const texts = quizTexts.intro;
/** With a voice or without. */
const questionCount = typesOf({ voice: true }).length * questionsPerType;

type QuizIntroProps = {
  /** Name of the lesson, where it is known. */
  lesson: string | undefined;
  /** A microphone and a recogniser are available. */
  canSpeak: boolean;
  /** What the learner chose the last time. */
  speaks: boolean;
  /** The first pass still earns its points. */
  earns: boolean;
  onStart: (speaks: boolean) => void;
};

/** What to expect, and whether the learner can speak aloud where they are now. */
export function QuizIntro({ lesson, canSpeak, speaks, earns, onStart }: QuizIntroProps) {
  const [voice, setVoice] = useState(speaks);
  const start = () => onStart(voice && canSpeak);
  const drawnByClient = useMainButton({ text: texts.start, onPress: start });
  return (
    <Stack gap={5} align="center" justify="center" grow className={styles.intro}>
      <div className={styles.picture}>
        <ChessPiece name="knight" size={64} />
      </div>
      <Title>
        <MixedText>{lesson === undefined ? quizTexts.title : quizTexts.of(lesson)}</MixedText>
      </Title>
      <p className={styles.rules}>{texts.rules(questionCount, correctToPass)}</p>
      <p className={styles.limits}>{texts.limits(maxErrors, maxSkips)}</p>
      {earns && (
        <Chip as="p" tone="gold" large>
          <PointIcon size={18} />
          {texts.reward(awardPoints.quiz)}
        </Chip>
      )}
      <div className={styles.voice}>
        {canSpeak ? (
          <Switch
            name={texts.voice}
            hint={voice ? texts.voiceOn : texts.voiceOff}
            on={voice}
            onToggle={setVoice}
          />
        ) : (
          <Hint as="p">{texts.voiceMissing}</Hint>
        )}
      </div>
      {!drawnByClient && (
        <Button variant="primary" size="large" block onClick={start}>
          {texts.start}
        </Button>
      )}
    </Stack>
  );
}
