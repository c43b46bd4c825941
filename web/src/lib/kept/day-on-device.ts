import type { Home } from '../../../../core/contracts/home.ts';
import type { Services } from '../services.ts';
import { keptDay } from './days.ts';
import { keptSession } from './session.ts';

/** What home says about the day as this device can ask it now; undefined where it cannot ask anything. */
export function dayOnDevice(services: Services): Home['memory'] | undefined {
  const begun = keptSession(services, 'due');
  const day = keptDay(services) ?? begun?.today;
  if (!day) return undefined;
  const { dueLetters, dueRules = 0, minutes, done, newWords, newWordsPaused } = day;
  // A session that was begun goes on with words; a miss that comes back was counted.
  return {
    due: begun?.session.queue.filter(({ again }) => !again).length ?? day.due,
    ...{
      dueLetters: begun ? 0 : dueLetters,
      dueRules: begun ? 0 : dueRules,
      minutes,
      done,
      newWords,
      newWordsPaused,
    },
  };
}
