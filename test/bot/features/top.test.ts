import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refreshRankHistogram } from '../../../db/rewards/rank.ts';
import { users } from '../../../db/schema/index.ts';
import { anya, boris } from '../../support/telegram-updates.ts';
import { buttonsOf, openTestBot, type TestBot, takeSent, textOf } from '../support.ts';

let backend: TestBot;

beforeAll(async () => {
  backend = await openTestBot();
});
afterAll(() => backend.close());
beforeEach(() => takeSent(backend.telegram));

async function top(from = boris) {
  takeSent(backend.telegram);
  await backend.bot.handleUpdate(backend.updates.text(from, '/top'));
  return takeSent(backend.telegram)[0];
}
const setPoints = (id: number, points: number) =>
  backend.db.update(users).set({ points, rankedPoints: points }).where(eq(users.id, id));
const boldOf = (sent: Awaited<ReturnType<typeof top>>) =>
  ((sent?.payload.entities ?? []) as { offset: number; length: number }[]).map(({ offset, length }) =>
    textOf(sent).slice(offset, offset + length),
  );

/** What the table counts is said below it. */
const dayLimit = '\n\nЗа сутки (по UTC) таблица считает не больше 400 баллов. В вашем счёте остаются все.';

it('shows the only learner to himself, with a button to the lessons', async () => {
  const sent = await top();
  expect(textOf(sent)).toBe(`Лучшие ученики\n\n🥇 Борис — 0 баллов, Новичок${dayLimit}`);
  expect(boldOf(sent)).toEqual(['Лучшие ученики', '🥇 Борис — 0 баллов, Новичок']);
  expect(buttonsOf(sent).map(({ text }) => text)).toEqual(['Открыть Милу']);
});

it('gives medals to three and numbers to the rest, and marks the own row', async () => {
  for (const [id, name, points] of [
    [601, 'Вера', 300],
    [602, 'משה', 121], // a Hebrew name must not turn its line: it stands between direction marks
    [603, '', 52],
  ] as const) {
    await backend.bot.handleUpdate(backend.updates.text({ ...anya, id, first_name: name }, '/start'));
    await setPoints(id, points);
  }
  await setPoints(boris.id, 1);
  const sent = await top();
  expect(textOf(sent)).toBe(
    'Лучшие ученики\n\n' +
      '🥇 Вера — 300 баллов, Слон\n' +
      '🥈 \u200eמשה\u200e — 121 балл, Конь\n' +
      '🥉 Без имени — 52 балла, Пешка\n' +
      '4. Борис — 1 балл, Новичок' +
      dayLimit,
  );
  expect(boldOf(sent)).toContain('4. Борис — 1 балл, Новичок');
});

it('shows ten, and below them the place of somebody further down', async () => {
  await backend.db.execute(sql`insert into users (id, first_name, timezone, ranked_points, created_at, last_seen_at)
    select 700 + n, 'Ученик ' || n, 'UTC', 1000 - n, now(), now() from generate_series(1, 30) n`);
  await refreshRankHistogram(backend.db);
  const lines = textOf(await top()).split('\n');
  expect(lines.slice(2, 4)).toEqual(['🥇 Ученик 1 — 999 баллов, Ладья', '🥈 Ученик 2 — 998 баллов, Ладья']);
  expect(lines.slice(11, -2)).toEqual([
    '10. Ученик 10 — 990 баллов, Ладья',
    '…',
    '34. Борис — 1 балл, Новичок',
  ]);
});

it('shortens a name that would fill the line', async () => {
  const id = 800;
  await backend.bot.handleUpdate(backend.updates.text({ ...anya, id, first_name: 'Ы'.repeat(64) }, '/start'));
  await setPoints(id, 5000);
  expect(textOf(await top())).toContain(`🥇 ${'Ы'.repeat(23)}… — 5000 баллов, Король`);
});

it('says nothing of others to somebody who was shut out', async () => {
  const shutOut = { ...anya, id: 801 };
  await backend.bot.handleUpdate(backend.updates.text(shutOut, '/start'));
  await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, shutOut.id));
  const text = textOf(await top(shutOut));
  expect(text).not.toContain('Лучшие');
  expect(text).toMatch(/^[А-ЯЁ]/);
});
