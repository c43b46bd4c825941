import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import { currentWord, type PracticeMode } from '../../../../core/lesson/practice.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import { useExerciseSession } from '../../exercises/use-exercise-session.ts';
import type { View } from '../../lib/navigation/view.ts';
import type { Services } from '../../lib/services.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { useNoVerticalSwipes } from '../../lib/telegram/use-window.ts';
import { Stack } from '../../ui/layout.tsx';
import { MixedText } from '../../ui/mixed-text.tsx';
import { Congratulation } from './congratulation.tsx';
import { DotsBar } from './dots-bar.tsx';
import { Enough } from './enough.tsx';
import { Leftover } from './leftover.tsx';
import { PointsFlash } from './points-flash.tsx';
import styles from './practice-view.module.css';
import { usePractice } from './use-practice.ts';
import { useReturn } from './use-return.ts';
import { WordPractice } from './word-practice.tsx';

type PracticeViewProps = {
  lesson: LessonDetail;
  mode: PracticeMode;
  newWords?: number | undefined;
  createSession: (services: Services) => ExerciseSession;
  onExit: () => void;
  onOpen: (view: View) => void;
};

/** A loaded lesson: its words one after another, then what comes after them. */
export function PracticeView({ lesson, mode, newWords, createSession, onExit, onOpen }: PracticeViewProps) {
  const practice = usePractice(lesson, mode, newWords);
  const settings = useSettings();
  const session = useExerciseSession(createSession);
  useNoVerticalSwipes(true);
  const { state, send } = practice;
  useReturn(lesson.id, state.pass, send);
  const wordId = currentWord(state)?.id;
  const word = lesson.words.find(({ id }) => id === wordId);
  const isOver = state.phase !== 'asking' && state.phase !== 'answered';

  return (
    <Stack gap={6} grow className={styles.view}>
      <h1 className={styles.lesson}>
        <MixedText>{lesson.name}</MixedText>
      </h1>
      {!isOver && <DotsBar state={state} />}
      {isOver && <PointsFlash points={state.flash?.points} />}
      {state.phase === 'leftover' && (
        <Leftover state={state} onAgain={() => send({ type: 'again' })} onExit={onExit} />
      )}
      {state.phase === 'enough' && (
        <Enough state={state} onAgain={() => send({ type: 'again' })} onExit={onExit} />
      )}
      {state.phase === 'finished' && (
        <Congratulation
          state={state}
          lesson={lesson}
          session={session}
          onRepeat={() => send({ type: 'repeat' })}
          onExit={onExit}
          onOpen={onOpen}
        />
      )}
      {!isOver && word && (
        <WordPractice
          lessonId={lesson.id}
          practice={practice}
          word={word}
          settings={settings}
          session={session}
        />
      )}
    </Stack>
  );
}
