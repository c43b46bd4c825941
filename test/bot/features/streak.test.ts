import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordDay } from '../../../db/streaks.ts';
import { anya } from '../../support/telegram-updates.ts';
import { type BotHouse, buttonsOf, openBotHouse, takeSent, textOf } from '../support.ts';

// The clock of the tests stands on Saturday, 21 November 2026, at 11:00 in Jerusalem.
let house: BotHouse;
let nextId = 900;

beforeAll(async () => {
  house = await openBotHouse();
});
afterAll(() => house.close());
beforeEach(() => takeSent(house.telegram));

async function streakAfter(days: string[]) {
  const from = { ...anya, id: ++nextId };
  await house.bot.handleUpdate(house.updates.text(from, '/start'));
  for (const day of days) {
    await recordDay(house.db, { userId: from.id, date: `2026-11-${day}` }, house.clock());
  }
  takeSent(house.telegram);
  await house.bot.handleUpdate(house.updates.text(from, '/streak'));
  return takeSent(house.telegram)[0];
}

it('invites somebody who has not begun, and asking counts for no day', async () => {
  const expected =
    'Серия начнётся с первого занятия\n' +
    'Откройте урок, и сегодняшний день будет первым.\n' +
    'До награды за 7 дней подряд (+70 баллов) — ещё 7 дней.\n\n' +
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
      'Лучшая серия — 4 дня.\n\n' +
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
