/**
 * `npm run db:check-memory`: how well the schedules predict the reviews of the last 30 days (`-- --days 90` for more),
 * against the simplest forecast there is, one share of right answers for all; together, for each skill of words, for letters and for forms. Once a month:
 * while the schedules are not the better of the two, the grades that we give are wrong (docs/memory.md). Changes nothing;
 * without DATABASE_URL it reads the embedded database, which no other program may have open. Exits with 1 when the
 * schedules, or those of a skill, are worse over enough reviews to judge.
 */
import { parseArgs } from 'node:util';
import {
  type Calibration,
  calibrationBins,
  calibrationOf,
  type Forecast,
  scheduled,
} from '../core/memory/calibration.ts';
import { type ActivityDate, addDays, dateIn, defaultTimeZone } from '../core/streak/streak.ts';
import type { Db } from '../db/connection/client.ts';
import { readForecasts } from '../db/memory/calibration.ts';
import { listLearners } from '../db/memory/cards.ts';
import { runCommand } from './command/run-command.ts';
import { openOwnDatabase } from './own-database.ts';

/** With fewer a difference is chance. */
const enoughReviews = 1000;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const line = (name: string, { reviews, right, expected, logLoss, constantLogLoss }: Calibration) =>
  `${name}: повторений ${reviews}, верно ${percent(right)} (ожидалось ${percent(expected)}), ` +
  `log loss ${logLoss.toFixed(4)}, у постоянной доли ${constantLogLoss.toFixed(4)}`;
const names = {
  hear: 'понимаю на слух',
  read: 'читаю',
  produce: 'произношу и пишу',
  letters: 'буквы',
  forms: 'формы',
};

await runCommand(async () => {
  const { values } = parseArgs({ options: { days: { type: 'string', default: '30' } } });
  const days = Number(values.days);
  if (!Number.isSafeInteger(days) || days < 1) throw new Error('После --days нужно число дней.');
  const since = addDays(dateIn(defaultTimeZone, new Date()), -days);
  const { database, name: source } = await openOwnDatabase({ mustExist: true });
  const forecasts = await readAll(database.db, since).finally(() => database.close());
  console.log(`${source}, с ${since}`);
  report(forecasts);
});

async function readAll(db: Db, since: ActivityDate): Promise<Forecast[]> {
  const forecasts: Forecast[] = [];
  for (let last = 0; ; ) {
    const ids = await listLearners(db, { after: last, limit: 500 });
    for (const userId of ids) forecasts.push(...(await readForecasts(db, { userId, since })));
    if (ids.length === 0) return forecasts;
    last = ids.at(-1) ?? last;
  }
}

/** Prints what was found; the exit code is 1 when schedules are worse. */
function report(forecasts: readonly Forecast[]): void {
  const judged = [
    { name: 'всего', found: calibrationOf(forecasts) },
    ...scheduled.map((skill) => ({
      name: names[skill],
      found: calibrationOf(forecasts.filter((forecast) => forecast.skill === skill)),
    })),
  ];
  if (forecasts.length === 0) console.log('Повторений не было.');
  for (const { name, found } of judged) {
    if (!found) continue;
    console.log(line(name, found));
    if (found.reviews < enoughReviews) {
      console.log(`  меньше ${enoughReviews} повторений: судить рано`);
      continue;
    }
    const isBetter = found.logLoss < found.constantLogLoss;
    console.log(isBetter ? '  расписания предсказывают лучше' : '  расписания НЕ лучше постоянной доли');
    if (!isBetter) process.exitCode = 1;
  }
  for (const { from, reviews, right, expected } of calibrationBins(forecasts)) {
    console.log(
      `от ${from.toFixed(2)}: повторений ${reviews}, ожидалось ${percent(expected)}, верно ${percent(right)}`,
    );
  }
}
