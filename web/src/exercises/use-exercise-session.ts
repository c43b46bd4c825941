import { useEffect, useState } from 'react';
import { type Services, useServices } from '../lib/services.ts';
import { type ExerciseSession, quietSession } from './session.ts';

/** Sound, microphone and recogniser of this visit; silent as soon as it ends or the app goes to the background. */
export function useExerciseSession(create: (services: Services) => ExerciseSession): ExerciseSession {
  const services = useServices();
  const { onDeactivated } = services.telegram;
  const [session] = useState(() => create(services));
  useEffect(() => {
    const quiet = () => quietSession(session);
    const endWatch = onDeactivated(quiet);
    return () => {
      endWatch();
      quiet();
    };
  }, [session, onDeactivated]);
  return session;
}
