import '../../ui/styles/fonts.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { resumeQuiz } from '../../../../core/quiz/kept-attempt.ts';
import { createExerciseSession, type ExerciseSession } from '../../exercises/session.ts';
import { useExerciseSession } from '../../exercises/use-exercise-session.ts';
import { ApiError } from '../../lib/api/http.ts';
import type { ScreenProps } from '../../lib/navigation/view.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { useVoiceChoice } from '../../lib/settings/voice-choice.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { judgingWhatTravels } from './drawings.ts';
import { type Attempt, dateNow, keptAttempt } from './kept-attempt.ts';
import { QuizIntro } from './quiz-intro.tsx';
import { EmptyQuiz, QuizProblem } from './quiz-problem.tsx';
import { QuizRun } from './quiz-run.tsx';
import { QuizSkeleton } from './quiz-skeleton.tsx';
import { QuizLeft } from './result/quiz-left.tsx';
import { type FeedbackMs, usualFeedbackMs } from './use-quiz.ts';

export type QuizViewProps = ScreenProps<'quiz'> & {
  /** Makes sound, microphone and recognisers for this visit. */
  createSession?: (services: Services) => ExerciseSession;
  feedbackMs?: FeedbackMs;
};

/** The quiz of one lesson; each round is a new quiz of the server. */
export function QuizView(props: QuizViewProps) {
  const [round, setRound] = useState(1);
  return <QuizRound key={round} {...props} isAgain={round > 1} onAgain={() => setRound(round + 1)} />;
}

function QuizRound({
  lessonId,
  onExit,
  onOpen,
  isAgain,
  onAgain,
  createSession = createExerciseSession,
  feedbackMs = usualFeedbackMs,
}: QuizViewProps & { isAgain: boolean; onAgain: () => void }) {
  const services = useServices();
  const { api } = services;
  const session = useExerciseSession((services) => withTravellingDrawings(createSession(services)));
  const voiceChoice = useVoiceChoice();
  const { name, earns } = useLesson(lessonId);
  /** Left earlier today; null once the learner begins another one. */
  const [left, setLeft] = useState(() => (isAgain ? null : (keptAttempt(services, lessonId) ?? null)));
  /** One that had ended when the app was closed has only its result to be shown. */
  const [attempt, setAttempt] = useState<Attempt | null>(() => (left && resumeQuiz(left).end ? left : null));
  const start = useMutation({
    mutationFn: (voice: boolean) => api.call('POST /quiz/start', { body: { lessonId, voice } }),
    onSuccess: (quiz) => setAttempt({ date: dateNow(services), quiz, events: [] }),
  });
  useBackButton(onExit);

  function begin(speaks: boolean): void {
    if (canSpeak) voiceChoice.speaks = speaks;
    prepare();
    start.mutate(speaks);
  }

  /** What the questions need is fetched while they are loading. */
  function prepare(): void {
    void session.recogniser.load().catch(() => {});
  }

  const canSpeak = session.recorder.isSupported() && session.speech.isConfigured();
  if (start.isPending) return <QuizSkeleton />;
  if (isEmpty(start.error) || start.data?.words.length === 0) return <EmptyQuiz onExit={onExit} />;
  if (start.error) {
    return (
      <QuizProblem
        error={start.error}
        onRetry={() => begin(start.variables)}
        onExit={onExit}
        onSubscribe={() => onOpen({ name: 'subscription', lessonId })}
      />
    );
  }
  if (!attempt && left) {
    return (
      <QuizLeft
        attempt={left}
        onGoOn={() => {
          prepare();
          setAttempt(left);
        }}
        onAgain={() => setLeft(null)}
      />
    );
  }
  if (!attempt) {
    return (
      <QuizIntro
        lesson={name}
        canSpeak={canSpeak}
        speaks={voiceChoice.speaks}
        earns={earns}
        onStart={begin}
      />
    );
  }
  return (
    <QuizRun
      attempt={attempt}
      earns={earns}
      session={session}
      feedbackMs={feedbackMs}
      onExit={onExit}
      onOpen={onOpen}
      onAgain={onAgain}
    />
  );
}

/** A lesson without words has nothing to ask. */
function isEmpty(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'lesson_empty';
}

function withTravellingDrawings(session: ExerciseSession): ExerciseSession {
  return { ...session, recogniser: judgingWhatTravels(session.recogniser) };
}

/** What home knows of the lesson, as it was when the quiz was opened. */
function useLesson(lessonId: number): { name: string | undefined; earns: boolean } {
  const { homeQuery } = useServices();
  const { data: home } = useQuery({ ...homeQuery, enabled: false });
  const [lesson] = useState(() =>
    home?.sections
      .flatMap((section) => section.subsections)
      .flatMap((subsection) => subsection.lessons)
      .find(({ id }) => id === lessonId),
  );
  return { name: lesson?.name, earns: !lesson?.completedWithQuiz };
}
