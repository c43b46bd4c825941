import type { ComponentType } from 'react';
import type { Stage } from '../../../core/lesson/stages.ts';
import type { ExerciseProps } from './exercise.ts';
import { ListenExercise } from './listen/listen-exercise.tsx';
import type { ExerciseSession } from './session.ts';
import { SpeakExercise } from './speak/speak-exercise.tsx';
import { TypeExercise } from './type/type-exercise.tsx';
import { WriteExercise } from './write/write-exercise.tsx';

type Player = {
  Exercise: ComponentType<ExerciseProps>;
  /** Fetches what the exercise needs, during the one before it. */
  prepare?: (session: ExerciseSession) => void;
};

/** Which exercise plays which stage. */
export const players: Record<Stage, Player> = {
  LISTEN: { Exercise: ListenExercise },
  RECORD: { Exercise: SpeakExercise, prepare: ({ speech }) => speech.isConfigured() && speech.prepare() },
  WRITE: {
    Exercise: WriteExercise,
    // A failure is reported when the exercise itself requests it again.
    prepare: ({ recogniser }) => void recogniser.load().catch(() => {}),
  },
  TYPE: { Exercise: TypeExercise },
};
