import { type Forecast, forecastsOf, forecastsOfDays } from '../../core/memory/calibration.ts';
import { skills } from '../../core/memory/exercises.ts';
import { daysOfForm, formSeed } from '../../core/memory/forms.ts';
import { wordStart } from '../../core/memory/known.ts';
import { daysOfLetter, letterSeed } from '../../core/memory/letters.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import type { Db } from '../connection/client.ts';
import { readFormAnswers } from '../forms/cards.ts';
import { readLetterAnswers } from '../letters/answers.ts';
import { readSettings } from '../settings.ts';
import { readWordAnswers } from './answers.ts';

/** What the learner's schedules (of words, letters and forms) predicted for their reviews since a date, against how those went. */
export async function readForecasts(
  db: Db,
  { userId, since }: { userId: number; since: ActivityDate },
): Promise<Forecast[]> {
  const forecasts = [
    ...(await forecastsOfWords(db, userId)),
    ...(await forecastsOfLetters(db, userId)),
    ...(await forecastsOfForms(db, userId)),
  ];
  return forecasts.filter(({ date }) => date >= since);
}

async function forecastsOfWords(db: Db, userId: number): Promise<Forecast[]> {
  const { retention } = await readSettings(db, userId);
  const words = await readWordAnswers(db, { userId });
  return words.flatMap((word) => {
    const { wordId, recalls } = word;
    const start = wordStart(word);
    if (!start) return [];
    return skills.flatMap((skill) => forecastsOf({ wordId, skill, start, recalls }, retention));
  });
}

async function forecastsOfLetters(db: Db, userId: number): Promise<Forecast[]> {
  const letters = await readLetterAnswers(db, { userId });
  return [...letters].flatMap(([key, answers]) =>
    forecastsOfDays({ id: letterSeed(key), skill: 'letters' }, daysOfLetter(answers)),
  );
}

async function forecastsOfForms(db: Db, userId: number): Promise<Forecast[]> {
  const forms = await readFormAnswers(db, { userId });
  return [...forms].flatMap(([skill, answers]) =>
    forecastsOfDays({ id: formSeed(skill), skill: 'forms' }, daysOfForm(answers)),
  );
}
