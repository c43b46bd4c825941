import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordDay } from '../../../db/rewards/streaks.ts';
import { saveSettings } from '../../../db/settings.ts';
import { anya } from '../../support/telegram-updates.ts';
import { buttonsOf, openTestBot, type TestBot, takeSent, textOf } from '../support.ts';

// The clock of the tests stands on Saturday, 21 November 2026, at 11:00 in Jerusalem.
let backend: TestBot;
let nextId = 900;

beforeAll(async () => {
  backend = await openTestBot();
});
afterAll(() => backend.close());
beforeEach(() => takeSent(backend.telegram));

async function streakAfter(days: string[]) {
  const from = { ...anya, id: ++nextId };
  await backend.bot.handleUpdate(backend.updates.text(from, '/start'));
  for (const day of days) {
    await recordDay(backend.db, { userId: from.id, date: `2026-11-${day}` }, backend.clock());
  }
  takeSent(backend.telegram);
  await backend.bot.handleUpdate(backend.updates.text(from, '/streak'));
  return takeSent(backend.telegram)[0];
}

it('invites somebody who has not begun, and asking counts for no day', async () => {
  const expected =
    'Серия начнётся с первого занятия\n' +
    'Откройте урок, и сегодняшний день будет первым.\n' +
    'До награды за 7 дней подряд (+70 баллов) — ещё 7 дней.\n' +
    'Заморозки: 0. Каждые 7 дней серии дают одну: она спасёт пропущенный день.\n\n' +
    'Эта неделя:\nпн ▱  вт ▱  ср ▱  чт ▱  пт ▱  сб ▱  вс ·';
  const sent = await streakAfter([]);
  expect(textOf(sent)).toBe(expected);
  expect(buttonsOf(sent).map(({ text }) => text)).toEqual(['Открыть Милу']);
});

it('tells the run, the best one, the days left to the award and this week', async () => {
  expect(textOf(await streakAfter(['10', '11', '12', '13', '18', '20', '21']))).toBe(
    'Серия: 2 дня подряд\n' +
      'Сегодняшний день уже засчитан.\n' +
      'До награды за 7 дней подряд (+70 баллов) — ещё 5 дней.\n' +
      'Лучшая серия — 4 дня.\n' +
      'Заморозки: 0. Каждые 7 дней серии дают одну: она спасёт пропущенный день.\n\n' +
      'Эта неделя:\nпн ▱  вт ▱  ср ▰  чт ▱  пт ▰  сб ▰  вс ·',
  );
});

it('reminds that today is still missing while the run lives', async () => {
  const text = textOf(await streakAfter(['20']));
  expect(text).toContain('Серия: 1 день\nСегодня ещё не засчитано: откройте урок, и серия продолжится.');
});

it('says so when the award of this run is earned', async () => {
  const text = textOf(await streakAfter(['14', '15', '16', '17', '18', '19', '20', '21']));
  expect(text).toContain('Серия: 8 дней подряд');
  expect(text).toContain('Награда за 7 дней подряд в этой серии получена: +70 баллов.');
});

it('tells the freezes that are held, and which days one has saved', async () => {
  const week = ['10', '11', '12', '13', '14', '15', '16'];
  expect(textOf(await streakAfter([...week, '18', '19', '20', '21']))).toBe(
    'Серия: 11 дней подряд\n' +
      'Сегодняшний день уже засчитан.\n' +
      'Награда за 7 дней подряд в этой серии получена: +70 баллов.\n' +
      'Заморозки: 0. Каждые 7 дней серии дают одну: она спасёт пропущенный день.\n\n' +
      'Эта неделя:\nпн ▰  вт ❄  ср ▰  чт ▰  пт ▰  сб ▰  вс ·\n❄ — заморозка',
  );
  const text = textOf(await streakAfter(['14', ...week.slice(5), '17', '18', '19', '20']));
  expect(text).toContain('Серия: 7 дней подряд\nСегодня ещё не засчитано');
  expect(text).toContain('Заморозки: 1. Спасёт один пропущенный день. Накопить можно до двух.');
});

it('shows the Sabbath on which a learner rests', async () => {
  const from = { ...anya, id: ++nextId };
  await backend.bot.handleUpdate(backend.updates.text(from, '/start'));
  for (const date of ['2026-11-15', '2026-11-20'])
    await recordDay(backend.db, { userId: from.id, date }, backend.clock());
  const thursday = new Date('2026-11-19T09:00:00Z');
  await saveSettings(backend.db, { userId: from.id, changes: { shabbatRest: true } }, thursday);
  takeSent(backend.telegram);
  backend.clock.now = new Date('2026-11-22T09:00:00Z');
  await backend.bot.handleUpdate(backend.updates.text(from, '/streak'));
  backend.clock.now = new Date('2026-11-21T09:00:00Z');
  const text = textOf(takeSent(backend.telegram)[0]);
  expect(text).toContain('Серия: 1 день\nСегодня ещё не засчитано');
  expect(text).toContain('пн ▱  вт ▱  ср ▱  чт ▱  пт ▰  сб ◇  вс ▱\n◇ — отдых');
});
