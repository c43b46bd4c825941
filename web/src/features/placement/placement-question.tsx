import { useEffect, useRef, useState } from 'react';
import type { PlacementResponse } from '../../../../core/contracts/placement.ts';
import type { PlacementStep } from '../../../../core/placement/placement.ts';
import { mostQuestions } from '../../../../core/placement/placement.ts';
import { placementTexts as texts } from '../../../../core/texts/lesson/placement.ts';
import { Task } from '../../exercises/banner.tsx';
import { ChoiceExercise } from '../../exercises/choice/choice-exercise.tsx';
import { choicesFor } from '../../exercises/choice/options.ts';
import { useTelegram } from '../../lib/services.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { recallRightMs } from '../../lib/time/timing.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import styles from './placement.module.css';

type PlacementQuestionProps = {
  levels: PlacementResponse['levels'];
  step: PlacementStep & { kind: 'ask' };
  onAnswer: (isRight: boolean) => void;
};

/** A word to be read, and four meanings. It shows the answer for a moment, then hands over. */
export function PlacementQuestion({ levels, step, onAnswer }: PlacementQuestionProps) {
  const { haptic } = useTelegram();
  const settings = useSettings();
  const level = levels[step.level];
  const word = level?.words[step.question];
  const [options] = useState(() => {
    if (!level || !word) return [];
    const words = levels.flatMap(({ lessonId, words: some }) => some.map((one) => ({ ...one, lessonId })));
    const asked = { ...word, lessonId: level.lessonId };
    return choicesFor(asked, 'choose-russian', { words, distractors: [] }, { seed: word.id, niqqud: true });
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const right = String(word?.id);
  const hand = useRef(onAnswer);
  useEffect(() => {
    hand.current = onAnswer;
  });
  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(() => hand.current(chosen === right), recallRightMs);
    return () => clearTimeout(timer);
  }, [chosen, right]);
  if (!word) return null;

  function choose(value: string): void {
    if (chosen !== null) return;
    haptic(value === right ? 'success' : 'error');
    setChosen(value);
  }

  return (
    <Stack as="section" gap={5} grow aria-label={texts.title} data-word={word.id} data-asked={step.asked}>
      <ProgressBar value={(step.asked / mostQuestions) * 100} label={texts.asked(step.asked + 1)} />
      <Task visit={step.asked} hint={texts.asked(step.asked + 1)}>
        {texts.task}
      </Task>
      <Card className={styles.word}>
        <Hebrew size="hero">{settings.niqqud ? word.pronunciation : word.hebrew}</Hebrew>
      </Card>
      <ChoiceExercise
        options={options}
        script="russian"
        right={right}
        chosen={chosen}
        locked={chosen !== null}
        onChoose={choose}
      />
      <Button block disabled={chosen !== null} onClick={() => choose('')}>
        {texts.unknown}
      </Button>
    </Stack>
  );
}
