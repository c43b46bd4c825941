import { useEffect, useState } from 'react';
import { onDeactivated } from '../lib/telegram/telegram.ts';
import { type ExerciseSession, quietSession } from './session.ts';

/** Sound, microphone and recogniser of this visit; silent as soon as it ends or the app goes to the background. */
export function useExerciseSession(create: () => ExerciseSession): ExerciseSession {
  const [session] = useState(create);
  useEffect(() => {
    const quiet = () => quietSession(session);
    const endWatch = onDeactivated(quiet);
    return () => {
      endWatch();
      quiet();
    };
  }, [session]);
  return session;
}
