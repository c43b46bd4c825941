import { type Services, useServices } from '../../lib/services.ts';
import '../../ui/fonts.css';
import { useQuery } from '@tanstack/react-query';
import { trainerTexts } from '../../../../core/texts/trainer.ts';
import { createExerciseSession, type ExerciseSession } from '../../exercises/session.ts';
import { lessonQuery } from '../../lib/cache/lesson-query.ts';
import type { ScreenProps } from '../../lib/navigation/view.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/button.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LessonProblem } from './lesson-problem.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { type LettersComponent, PracticeView } from './practice-view.tsx';

export type TrainerViewProps = ScreenProps<'trainer'> & {
  /** Makes sound, microphone and recogniser for this visit. */
  createSession?: (services: Services) => ExerciseSession;
  /** Teaches the letters of a lesson that has some; the app passes it from another feature. */
  Letters?: LettersComponent;
};

/** The trainer of one lesson, in any state of the lesson. */
export function TrainerView({
  lessonId,
  mode,
  newWords,
  onExit,
  onOpen,
  createSession = createExerciseSession,
  Letters,
}: TrainerViewProps) {
  const services = useServices();
  const { data: lesson, error, isFetching, refetch } = useQuery(lessonQuery(services, lessonId));
  useBackButton(onExit);

  if (lesson && lesson.words.length === 0) {
    return (
      <Notice icon={<AlertIcon size={36} />} title={trainerTexts.empty} text={trainerTexts.emptyHint}>
        <Button variant="primary" onClick={onExit}>
          {trainerTexts.toList}
        </Button>
      </Notice>
    );
  }
  if (lesson) {
    return (
      <PracticeView
        key={`${lessonId} ${mode}`}
        lesson={lesson}
        mode={mode}
        newWords={newWords}
        createSession={createSession}
        Letters={Letters}
        onExit={onExit}
        onOpen={onOpen}
      />
    );
  }
  if (error && !isFetching) {
    return (
      <LessonProblem
        error={error}
        onRetry={() => void refetch()}
        onExit={onExit}
        onSubscribe={() => onOpen({ name: 'subscription', lessonId })}
      />
    );
  }
  return <LessonSkeleton />;
}
