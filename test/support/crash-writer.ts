import { stages } from '../../core/lesson/stages.ts';
import { openLocalDatabase } from '../../db/connection/local.ts';
import { saveAnswer } from '../../db/progress.ts';
import { seedCourse } from '../../db/seed.ts';
import { welcomeUser } from '../../db/users.ts';
import { smallCourse } from './course.ts';
import { readPlaces } from './learners.ts';

/**
 * `tsx crash-writer.ts <folder> <round>`: opens the embedded database and saves answers until it is killed. Prints the
 * event id of each answer once it is saved: what was printed must be there after the kill.
 */
const [folder = '', round = ''] = process.argv.slice(2);
const learner = 7;
/** A day for each round: of one day so many answers about a word are kept. */
const now = new Date(Date.parse('2026-11-21T09:00:00Z') + Number(round) * 86_400_000);
const day = now.toISOString().slice(0, 10);

const { db, migrate } = await openLocalDatabase(folder);
await migrate();
await seedCourse(db, { course: smallCourse, audioOf: () => undefined, version: 'test' }, now);
await welcomeUser(db, { person: { id: learner, firstName: 'Ученик' }, fallbackZone: 'UTC' }, now);
const words = Object.values((await readPlaces(db)).words);

for (let count = 0; ; count += 1) {
  const word = words[count % 3];
  const stage = stages[Math.floor(count / 3) % 4];
  if (!word || !stage) throw new Error('the course is too small');
  const eventId = `${round}-${count}`;
  const answered = [{ stage, result: 'right' as const }];
  const when = { doneAt: now, localTime: `${day}T09:00:00`, day };
  await saveAnswer(db, { userId: learner, ...word, eventId, answered, ...when }, now);
  process.stdout.write(`${eventId}\n`);
}
