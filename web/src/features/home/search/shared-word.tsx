import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HomeLesson } from '../../../../../core/contracts/home.ts';
import { sharedWordTexts as texts } from '../../../../../core/texts/home/shared-word.ts';
import { createPagePlayer } from '../../../lib/audio/audio-player.ts';
import { lessonQuery } from '../../../lib/cache/lesson-query.ts';
import { useServices } from '../../../lib/services.ts';
import { useSheetButtons } from '../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Sheet } from '../../../ui/surfaces/sheet.tsx';
import { Hint } from '../../../ui/text.tsx';
import { WordMatch } from './search-match.tsx';

export type SharedWordProps = {
  /** Where the word is taught, open to the learner. */
  lesson: HomeLesson;
  wordId: number;
  onStart: () => void;
  onClose: () => void;
};

/** The word that a link names, with the way to its lesson. */
export function SharedWord({ lesson, wordId, onStart, onClose }: SharedWordProps) {
  useSheetButtons(onClose);
  const services = useServices();
  const [player] = useState(() => createPagePlayer(services));
  const { data, isError } = useQuery(lessonQuery(services, lesson.id));
  const word = data?.words.find(({ id }) => id === wordId);
  const { id, lesson_number: number, name } = lesson;
  return (
    <Sheet
      onClose={onClose}
      title={texts.title}
      actions={
        <Button variant="primary" size="large" block onClick={onStart}>
          {texts.toLesson}
        </Button>
      }
    >
      <Stack gap={5}>
        {word && (
          <WordMatch word={word} lesson={{ id, number, name }} pair={null} forms={[]} player={player} />
        )}
        {!data && !isError && <Skeleton height="8rem" radius="m" />}
        {!word && (data || isError) && <Hint as="p">{data ? texts.gone : texts.notLoaded}</Hint>}
        <Hint as="p">
          <MixedText>{texts.lesson(number, name)}</MixedText>
        </Hint>
      </Stack>
    </Sheet>
  );
}
