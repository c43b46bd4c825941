import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import type { Home } from '../../../../core/contracts/home.ts';
import { trainerTexts } from '../../../../core/texts/trainer.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import type { View } from '../../lib/navigation/view.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useServices } from '../../lib/services.ts';
import { BoardPicture } from '../../ui/board-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { RepeatIcon } from '../../ui/icons.tsx';
import { Ending } from './ending.tsx';

type CongratulationProps = {
  title: string;
  lesson: LessonDetail;
  onRepeat: () => void;
  onExit: () => void;
  onOpen: (view: View) => void;
};

/** Every word of the lesson is complete: on to its quiz, then to the next lesson, or once more. */
export function Congratulation({ title, lesson, onRepeat, onExit, onOpen }: CongratulationProps) {
  const { nextLessonId, words } = lesson;
  const toQuiz = {
    text: trainerTexts.toQuiz,
    onPress: () => onOpen({ name: 'quiz', lessonId: lesson.id }),
  };
  const toNext = nextLessonId !== null && {
    text: trainerTexts.nextLesson,
    onPress: () => onOpen({ name: 'trainer', lessonId: nextLessonId, mode: 'normal' }),
  };
  const toList = { text: trainerTexts.toList, onPress: onExit };
  const onwards = toNext ? [toNext, toList] : [toList];
  const [main = toList, ...others] = lesson.quizPassed ? [...onwards, toQuiz] : [toQuiz, ...onwards];
  return (
    <Ending
      picture={<BoardPicture squares={words.length} filled={words.length} />}
      title={title}
      text={trainerTexts.finishedHint(words.length)}
      main={main}
    >
      <Button block icon={<RepeatIcon size={20} />} onClick={onRepeat}>
        {trainerTexts.repeatLesson}
      </Button>
      {others.map(({ text, onPress }) => (
        <Button key={text} block onClick={onPress}>
          {text}
        </Button>
      ))}
      <SyncPoints />
    </Ending>
  );
}

/** Sends what still waits and fetches the points again; shows the outcome in place of a toast. */
function SyncPoints() {
  const { flush } = useOutbox();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<string | null>(null);
  const [running, setRunning] = useState(false);

  async function sync() {
    setRunning(true);
    try {
      await flush();
      const stats = await api.call('POST /users/sync-stats', { body: {} });
      queryClient.setQueryData<Home>(queryKeys.home, (home) => home && { ...home, stats });
      setOutcome(trainerTexts.pointsSynced(stats.points, stats.status));
    } catch {
      setOutcome(trainerTexts.syncFailed);
    }
    setRunning(false);
  }

  return (
    <>
      <Button variant="quiet" block loading={running} onClick={() => void sync()}>
        {trainerTexts.syncPoints}
      </Button>
      <p role="status">{outcome}</p>
    </>
  );
}
