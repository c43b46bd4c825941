import { type Forecast, forecastsOf } from '../../core/memory/calibration.ts';
import { skills } from '../../core/memory/exercises.ts';
import { wordStart } from '../../core/memory/known.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import type { Db } from '../client.ts';
import { readSettings } from '../settings.ts';
import { readWordAnswers } from './answers.ts';

/** What the learner's schedules predicted for their reviews since a date, against how those went. */
export async function readForecasts(
  db: Db,
  { userId, since }: { userId: number; since: ActivityDate },
): Promise<Forecast[]> {
  const { retention } = await readSettings(db, userId);
  const words = await readWordAnswers(db, { userId });
  return words.flatMap((word) => {
    const { wordId, recalls } = word;
    const start = wordStart(word);
    if (!start) return [];
    return skills
      .flatMap((skill) => forecastsOf({ wordId, skill, start, recalls }, retention))
      .filter(({ date }) => date >= since);
  });
}
