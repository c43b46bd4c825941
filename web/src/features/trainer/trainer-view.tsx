import '../../ui/fonts.css';
import { useQuery } from '@tanstack/react-query';
import type { PracticeMode } from '../../../../core/lesson/practice.ts';
import { trainerTexts } from '../../../../core/texts/trainer.ts';
import { createExerciseSession, type ExerciseSession } from '../../exercises/session.ts';
import { lessonQuery } from '../../lib/queries.ts';
import { useBackButton } from '../../lib/telegram.ts';
import { Button } from '../../ui/button.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LessonProblem } from './lesson-problem.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { PracticeView } from './practice-view.tsx';

export type TrainerViewProps = {
  lessonId: number;
  /** normal: the words that are left; repeat: all of them, in a new pass. */
  mode: PracticeMode;
  onExit: () => void;
  onOpenLesson: (lessonId: number, mode: PracticeMode) => void;
  /** Makes sound, microphone and recogniser for this visit. */
  createSession?: () => ExerciseSession;
};

/** The trainer of one lesson, in whatever state its lesson is. */
export function TrainerView({
  lessonId,
  mode,
  onExit,
  onOpenLesson,
  createSession = createExerciseSession,
}: TrainerViewProps) {
  const { data: lesson, error, isFetching, refetch } = useQuery(lessonQuery(lessonId));
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
        createSession={createSession}
        onExit={onExit}
        onOpenLesson={onOpenLesson}
      />
    );
  }
  if (error && !isFetching) {
    return <LessonProblem error={error} onRetry={() => void refetch()} onExit={onExit} />;
  }
  return <LessonSkeleton />;
}
