import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LessonDetail } from '../../../../../core/contracts/catalogue.ts';
import type { Home } from '../../../../../core/contracts/home.ts';
import type { PracticeState } from '../../../../../core/lesson/practice-state.ts';
import { ownLessonId } from '../../../../../core/own-words/limits.ts';
import { endingTexts } from '../../../../../core/texts/endings.ts';
import { keepWordTexts } from '../../../../../core/texts/home/keep-word.ts';
import { trainerTexts } from '../../../../../core/texts/lesson/trainer.ts';
import { useDialogues } from '../../../exercises/dialogue/use-dialogues.ts';
import type { ExerciseSession } from '../../../exercises/session.ts';
import { ShareButton } from '../../../exercises/share/share-button.tsx';
import { queryKeys } from '../../../lib/cache/query-keys.ts';
import type { View } from '../../../lib/navigation/view.ts';
import { useOutbox, useOutboxState } from '../../../lib/outbox/outbox.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RepeatIcon } from '../../../ui/icons/icons.tsx';
import { BoardPicture } from '../../../ui/rank/board-picture.tsx';
import { Proofs } from '../between/proofs.tsx';
import { DayFigures } from './day-figures.tsx';
import { Ending } from './ending.tsx';
import { LearnedWords } from './learned-words.tsx';
import { Tomorrow } from './tomorrow.tsx';

type CongratulationProps = {
  state: PracticeState;
  lesson: LessonDetail;
  session: ExerciseSession;
  onRepeat: () => void;
  onExit: () => void;
  onOpen: (view: View) => void;
};

/**
 * Every word of the lesson is complete: the words once more, the day, one step on and one way out. From own words, which
 * have no quiz and no next lesson, it leads back to them.
 */
export function Congratulation({ state, lesson, session, onRepeat, onExit, onOpen }: CongratulationProps) {
  const { words } = lesson;
  const isJustDone = state.visit > 0;
  const isOwn = lesson.id === ownLessonId;
  const wayOut = { text: isOwn ? keepWordTexts.toOwn : trainerTexts.toList, onPress: onExit };
  const step = useNextStep(lesson, onOpen);
  const main = isOwn || !step ? wayOut : step;
  const waits = useWasWaiting();
  return (
    <Ending
      picture={<BoardPicture squares={words.length} filled={words.length} />}
      title={isJustDone ? endingTexts.finished : endingTexts.allLearned}
      text={endingTexts.finishedHint(words.length)}
      main={main}
      below={
        <>
          <Proofs lessonId={lesson.id} sentences={lesson.proofs} session={session} />
          <LearnedWords words={words} missed={state.sitting.missed} session={session} />
        </>
      }
    >
      <DayFigures />
      <DialogueButton lessonId={lesson.id} onOpen={onOpen} />
      {isJustDone && <Tomorrow />}
      {isJustDone && <ShareButton shared={{ kind: 'lesson', id: lesson.id }} />}
      {!isJustDone && lesson.quizPassed && (
        <Button block onClick={() => onOpen({ name: 'quiz', lessonId: lesson.id })}>
          {endingTexts.toQuiz}
        </Button>
      )}
      {!isJustDone && (
        <Button block icon={<RepeatIcon size={20} />} onClick={onRepeat}>
          {endingTexts.repeatLesson}
        </Button>
      )}
      {waits && <SyncPoints />}
      {main !== wayOut && (
        <Button variant="quiet" block onClick={onExit}>
          {wayOut.text}
        </Button>
      )}
    </Ending>
  );
}

type DialogueButtonProps = { lessonId: number; onOpen: (view: View) => void };

/** The dialogue that the words of the lesson are enough for; nothing where the lesson has none. */
function DialogueButton({ lessonId, onOpen }: DialogueButtonProps) {
  const { data: dialogues = [] } = useDialogues();
  const dialogue = dialogues.find((one) => one.lessonId === lessonId && !one.isLocked);
  if (!dialogue) return null;
  return (
    <Button block onClick={() => onOpen({ name: 'dialogues', dialogueId: dialogue.id })}>
      {endingTexts.dialogue(dialogue.title)}
    </Button>
  );
}

/** The quiz that is not passed, else what is due today, else the next lesson; undefined when there is none of them. */
function useNextStep({ id, quizPassed, nextLessonId }: LessonDetail, onOpen: (view: View) => void) {
  const { homeQuery } = useServices();
  const { data: due = 0 } = useQuery({
    ...homeQuery,
    enabled: false,
    select: ({ memory }) => memory.due,
  });
  if (!quizPassed) {
    return { text: endingTexts.toQuiz, onPress: () => onOpen({ name: 'quiz', lessonId: id }) };
  }
  if (due > 0) return { text: endingTexts.toToday(due), onPress: () => onOpen({ name: 'today' }) };
  if (nextLessonId === null) return undefined;
  return {
    text: endingTexts.nextLesson,
    onPress: () => onOpen({ name: 'trainer', lessonId: nextLessonId, mode: 'normal' }),
  };
}

/** True from the moment at which something could not be sent: what sending it said stays on the screen. */
function useWasWaiting(): boolean {
  const { status } = useOutboxState();
  const [waits, setWaits] = useState(status === 'error');
  if (status === 'error' && !waits) setWaits(true);
  return waits;
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
      setOutcome(endingTexts.pointsSynced(stats.points, stats.status));
    } catch {
      setOutcome(endingTexts.syncFailed);
    }
    setRunning(false);
  }

  return (
    <>
      <Button variant="quiet" block loading={running} onClick={() => void sync()}>
        {endingTexts.syncPoints}
      </Button>
      <p role="status">{outcome}</p>
    </>
  );
}
