import { type Services, useServices } from '../../lib/services.ts';
import '../../ui/fonts.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import { trainerTexts } from '../../../../core/texts/trainer.ts';
import { createExerciseSession, type ExerciseSession } from '../../exercises/session.ts';
import { ApiError } from '../../lib/api/http.ts';
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
  const query = useQuery(lessonQuery(services, lessonId));
  const { data: lesson, error, isFetching, refetch } = query;
  const isRenewed = query.isFetchedAfterMount && !isFetching;
  const edition = useEdition(lesson, { isKept: query.dataUpdatedAt === 0, isRenewed });
  useBackButton(onExit);

  // What the server refuses now is not to be learned from what the device has of it.
  const refused = error instanceof ApiError && (error.status === 403 || error.status === 404);
  if (refused && !isFetching) {
    return (
      <LessonProblem
        error={error}
        onRetry={() => void refetch()}
        onExit={onExit}
        onSubscribe={() => onOpen({ name: 'subscription', lessonId })}
      />
    );
  }
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
        key={`${lessonId} ${mode} ${edition}`}
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

/**
 * Names the words as the practice began with them. The name changes once at most, when the server's reply to a lesson that
 * this device had kept has other words, or has more of them complete: learned on another phone or in the chat, they are
 * not asked again. All else is renewed in place, and so is everything after the first answer.
 */
function useEdition(
  lesson: LessonDetail | undefined,
  { isKept, isRenewed }: { isKept: boolean; isRenewed: boolean },
): string {
  const [begun, setBegun] = useState<{ lesson: LessonDetail; edition: string; isFinal: boolean }>();
  if (!lesson || begun?.isFinal || begun?.lesson === lesson) return begun?.edition ?? '';
  const edition = !begun || isRenewed ? editionOf(lesson) : begun.edition;
  setBegun({ lesson, edition, isFinal: begun !== undefined || !isKept });
  return edition;
}

const editionOf = ({ words, progress }: LessonDetail): string => {
  const complete = new Set(progress.flatMap((row) => (row.completed ? [row.word_id] : [])));
  return words.map(({ id }) => (complete.has(id) ? -id : id)).join();
};
