import { type Services, useServices } from '../../lib/services.ts';
import '../../ui/styles/fonts.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import type { WordProgress } from '../../../../core/contracts/shapes/progress.ts';
import { stages } from '../../../../core/lesson/stages.ts';
import { trainerTexts } from '../../../../core/texts/lesson/trainer.ts';
import { createExerciseSession, type ExerciseSession } from '../../exercises/session.ts';
import { ApiError } from '../../lib/api/http.ts';
import { soundsOf } from '../../lib/audio/lesson-sounds.ts';
import { lessonQuery } from '../../lib/cache/lesson-query.ts';
import type { ScreenProps } from '../../lib/navigation/view.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { AlertIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { pageRest, type RestLoader } from './between/rest-loader.ts';
import { useRest } from './between/use-rest.ts';
import { LessonProblem } from './lesson-problem.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { type LettersComponent, PracticeView } from './practice-view.tsx';
import { useRulesAhead } from './rules-code.ts';
import { tellElsewhere } from './tell-elsewhere.ts';

export type TrainerViewProps = ScreenProps<'trainer'> & {
  /** Makes sound, microphone and recogniser for this visit. */
  createSession?: (services: Services) => ExerciseSession;
  /** Loads what is needed after the first exercise. */
  restOf?: (services: Services) => RestLoader;
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
  restOf = pageRest,
  Letters,
}: TrainerViewProps) {
  const services = useServices();
  const query = useQuery(lessonQuery(services, lessonId));
  const rest = useRest(restOf(services));
  const { data: lesson, error, isFetching, refetch } = query;
  const isRenewed = query.isFetchedAfterMount && !isFetching;
  const { edition, hasMore } = useEdition(lesson, { isKept: query.dataUpdatedAt === 0, isRenewed });
  useSoundsAhead(services, lesson);
  useRulesAhead();
  useBackButton(onExit);
  const { toast } = services;
  useEffect(() => {
    if (hasMore) tellElsewhere(toast);
  }, [hasMore, toast]);

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
        rest={rest}
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

/** Fetches what sounds in the lesson, once for each list of sounds that the server sends. */
function useSoundsAhead(services: Services, lesson: LessonDetail | undefined): void {
  const sounds = lesson ? soundsOf(lesson).join(' ') : '';
  const id = lesson?.id;
  useEffect(() => {
    if (id === undefined || sounds === '') return;
    import('../../lib/audio/fetch-sounds.ts').then(
      ({ fetchAhead }) => fetchAhead(services, { id, sounds: sounds.split(' ') }),
      // Without it each sound is requested when it is played.
      () => {},
    );
  }, [services, id, sounds]);
}

type Begun = { lesson: LessonDetail | undefined; edition: number; hasMore: boolean; isFinal: boolean };

/**
 * Counts how often the practice begins: once more at most, when the server's reply to a lesson that this device had kept
 * has other words, or more stages (`hasMore`): done on another phone or in the chat, they are not asked again. All else
 * is renewed in place.
 */
function useEdition(
  lesson: LessonDetail | undefined,
  { isKept, isRenewed }: { isKept: boolean; isRenewed: boolean },
): Pick<Begun, 'edition' | 'hasMore'> {
  const [begun, setBegun] = useState<Begun>({
    lesson: undefined,
    edition: 0,
    hasMore: false,
    isFinal: false,
  });
  if (!lesson || begun.isFinal) return begun;
  if (!begun.lesson) {
    setBegun({ ...begun, lesson, isFinal: !isKept });
  } else if (isRenewed) {
    const hasMore = hasMoreStages(begun.lesson, lesson);
    const edition = hasMore || haveOtherWords(begun.lesson, lesson) ? 1 : 0;
    setBegun({ lesson, edition, hasMore, isFinal: true });
  } else if (begun.lesson !== lesson) {
    // An answer of this device was saved before the reply.
    setBegun({ ...begun, lesson });
  }
  return begun;
}

function haveOtherWords(before: LessonDetail, after: LessonDetail): boolean {
  const wordsOf = ({ words }: LessonDetail) => words.map(({ id }) => id).join();
  return wordsOf(before) !== wordsOf(after);
}

function hasMoreStages(before: LessonDetail, after: LessonDetail): boolean {
  const known = new Map(before.progress.map((row) => [row.word_id, row]));
  const isNew = ({ word_id, completed, attempts }: WordProgress) => {
    const row = known.get(word_id);
    const hasNewStage = stages.some(
      (stage) => attempts[stage]?.completed && !row?.attempts[stage]?.completed,
    );
    return hasNewStage || (completed && !row?.completed);
  };
  return after.progress.some(isNew);
}
