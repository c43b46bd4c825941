/**
 * `npm run db:check-memory`: how well the schedules predict the reviews of the last 30 days (`-- --days 90` for more),
 * against the simplest forecast there is, one share of right answers for all. Once a month: while the schedules are not
 * the better of the two, the grades that we give are wrong (docs/memory.md). Changes nothing. Exits with 1 when the
 * schedules are worse over enough reviews to judge.
 */
import { parseArgs } from 'node:util';
import {
  type Calibration,
  calibrationBins,
  calibrationOf,
  type Forecast,
} from '../core/memory/calibration.ts';
import { skills } from '../core/memory/exercises.ts';
import { addDays, dateIn, defaultTimeZone } from '../core/streak/streak.ts';
import { readForecasts } from '../db/memory/calibration.ts';
import { listLearners } from '../db/memory/cards.ts';
import { openDeployDatabase } from './deploy-database.ts';

/** With fewer a difference is chance. */
const enoughReviews = 1000;

const { values } = parseArgs({ options: { days: { type: 'string', default: '30' } } });
const since = addDays(dateIn(defaultTimeZone, new Date()), -Number(values.days));
const database = openDeployDatabase();
const forecasts: Forecast[] = [];
for (let last = 0; ; ) {
  const ids = await listLearners(database.db, { after: last, limit: 500 });
  for (const userId of ids) forecasts.push(...(await readForecasts(database.db, { userId, since })));
  if (ids.length === 0) break;
  last = ids.at(-1) ?? last;
}
await database.close();

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const line = (name: string, { reviews, right, expected, logLoss, constantLogLoss }: Calibration) =>
  `${name}: повторений ${reviews}, верно ${percent(right)} (ожидалось ${percent(expected)}), ` +
  `log loss ${logLoss.toFixed(4)}, у постоянной доли ${constantLogLoss.toFixed(4)}`;
const names = { hear: 'понимаю на слух', read: 'читаю', produce: 'произношу и пишу' };

console.log(`С ${since}`);
const all = calibrationOf(forecasts);
if (!all) console.log('Повторений не было.');
else {
  console.log(line('всего', all));
  for (const skill of skills) {
    const found = calibrationOf(forecasts.filter((forecast) => forecast.skill === skill));
    if (found) console.log(line(names[skill], found));
  }
  for (const { from, reviews, right, expected } of calibrationBins(forecasts)) {
    console.log(
      `  от ${from.toFixed(2)}: повторений ${reviews}, ожидалось ${percent(expected)}, верно ${percent(right)}`,
    );
  }
  const isBetter = all.logLoss < all.constantLogLoss;
  if (all.reviews < enoughReviews) {
    console.log(`Меньше ${enoughReviews} повторений: судить рано.`);
  } else {
    console.log(
      isBetter ? 'Расписания предсказывают лучше постоянной доли.' : 'Расписания НЕ лучше постоянной доли.',
    );
    if (!isBetter) process.exitCode = 1;
  }
}
