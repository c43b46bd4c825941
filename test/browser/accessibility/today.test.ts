import { expect, test } from 'vitest';
import { becomePerson } from '../../support/phone.ts';
import { answerAsked, askedAfter, openToday } from '../../support/phone-today.ts';
import { setupInspection } from '../../support/setup-inspection.ts';
import { tabTo } from '../../support/view-flaws.ts';

const inspection = setupInspection();
const { look, button } = inspection;

test('«Сегодня» can be used by everybody, exercise by exercise, and by the keys alone', async () => {
  const { phone } = inspection;
  const { app, page } = phone;
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  // A session of one word for each kind of exercise, so that its end is near.
  const kinds = ['choose-russian', 'choose-hebrew', 'listen', 'write', 'type'];
  await page.route(
    '**/api/today?*',
    async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const tasks = body.data.tasks.slice(0, kinds.length);
      for (const [place, task] of tasks.entries()) task.exercise = kinds[place];
      await route.fulfill({ response, json: { ...body, data: { ...body.data, tasks, again: [] } } });
    },
    { times: 1 },
  );
  const today = await openToday(phone);
  const found: string[] = [];
  let asked = await askedAfter(phone, null);
  const first = asked;
  for (let count = 0; asked && count < kinds.length; count += 1) {
    const sign = app.getByRole('region', { name: 'Сегодня' });
    found.push(...(await look(`today, ${asked.exercise}`, sign)));
    const word = today.words.find(({ id }) => id === asked?.wordId);
    if (asked.exercise === 'choose-russian') {
      await page.locator('iframe').focus();
      await tabTo(phone, button(word?.russian ?? ''));
      await page.keyboard.press('Enter');
    } else if (asked.exercise === 'type') {
      const field = app.getByRole('textbox', { name: 'Ответ на иврите' });
      await field.fill(`${word?.hebrew}ה`); // with a he too many
      await button('Проверить').click();
      await app.getByRole('region', { name: 'Сегодня' }).getByRole('status').first().waitFor();
      found.push(...(await look('today, a near miss', sign)));
      if ((await button('Дальше').count()) === 0) {
        await field.fill('קקק');
        await button('Проверить').click();
      }
      found.push(...(await look('today, a miss', app.getByText('Пока не вспомнилось'))));
      await button('Дальше').click();
    } else asked = await answerAsked(phone, today, asked);
    asked = await askedAfter(phone, asked);
  }
  expect(first?.exercise).toBe('choose-russian');
  while (asked) asked = await askedAfter(phone, await answerAsked(phone, today, asked));
  found.push(...(await look('the end of today', app.getByRole('heading', { name: 'На сегодня всё' }))));
  expect(found).toEqual([]);
});
