import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/connection/client.ts';
import { readForecasts } from '../../../db/memory/calibration.ts';
import { listLearners } from '../../../db/memory/cards.ts';
import { formAnswers, letterAnswers } from '../../../db/schema/index.ts';
import { welcomeUser } from '../../../db/users.ts';
import { openTestDatabase } from '../../support/database.ts';

const userId = 7;
const now = new Date('2026-12-01T09:00:00Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const person = { id: userId, firstName: 'Ученик' };
  await welcomeUser(database.db, { person, fallbackZone: 'Asia/Jerusalem' }, now);
  const answer = (day: string) => ({
    userId,
    doneAt: new Date(`${day}T09:00:00Z`),
    localTime: `${day} 11:00:00`,
    receivedAt: now,
    isRight: true,
  });
  const letter = { letter: 'dalet', event: 'find' as const };
  const days = ['2026-11-01', '2026-11-03', '2026-11-20'];
  await database.db
    .insert(letterAnswers)
    .values(days.map((day) => ({ ...answer(day), ...letter, eventId: `letter ${day}` })));
  const form = { wordId: 1, skill: 'plural m -im', form: 'plural', exercise: 'choose' as const };
  await database.db
    .insert(formAnswers)
    .values(days.slice(1).map((day) => ({ ...answer(day), ...form, eventId: `form ${day}` })));
});
afterAll(() => database.close());

it('the monthly check has forecasts of letters and forms, each from the second day on', async () => {
  const told = await readForecasts(database.db, { userId, since: '2026-01-01' });
  expect(told.map(({ skill, date }) => [skill, date])).toEqual([
    ['letters', '2026-11-03'],
    ['letters', '2026-11-20'],
    ['forms', '2026-11-20'],
  ]);
  const late = await readForecasts(database.db, { userId, since: '2026-11-10' });
  expect(late.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-20']);
});

it('the monthly check asks for learners who know letters alone', async () => {
  expect(await listLearners(database.db, { after: 0, limit: 10 })).toEqual([userId]);
});
