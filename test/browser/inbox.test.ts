import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { becomePerson, type Phone, takePictures } from '../support/phone.ts';
import { setupProduct } from '../support/setup-product.ts';

const photo = fileURLToPath(new URL('../../docs/screenshot.png', import.meta.url));
let phone: Phone;

setupProduct((running) => {
  ({ phone } = running);
});

/** «Ответить» at the latest message with this text, and then the answer. */
async function reply(above: string, text: string): Promise<void> {
  const bubble = phone.messages.getByRole('article').filter({ hasText: above }).last();
  await bubble.getByTitle('Ответить').click();
  await phone.page.getByRole('button', { name: 'Не отвечать' }).waitFor();
  await phone.write(text);
}

test('a learner asks, admins answer from the app and from the chat, and the learner hears of the end', async () => {
  const { page, app } = phone;
  await becomePerson(phone, 'Дана');
  await phone.write('/start');
  await phone.message('Мила').waitFor();

  await becomePerson(phone, 'Аня');
  await phone.write('/start');
  await phone.write('/write');
  await phone.message('получат авторы Милы').waitFor();
  await page.getByLabel('Файл для бота').setInputFiles(photo);
  await phone.message('Передали авторам').waitFor();
  await phone.write('Не слышно звука');
  await phone.message('Добавили к обращению.').waitFor();
  await phone.messages.getByRole('button', { name: 'Закончить' }).last().click();
  await phone.message('дальше всё как обычно').waitFor();

  await becomePerson(phone, 'Дана');
  await phone.message('Не слышно звука').waitFor();
  expect(await phone.messages.getByRole('img', { name: 'Фотография' }).count()).toBeGreaterThan(0);
  await phone.openAppBy(phone.messages.getByRole('button', { name: 'Открыть обращение' }).last());
  await app.getByText('Не слышно звука').waitFor();
  await app.getByRole('heading', { name: 'Ученик' }).waitFor();
  await app.getByRole('button', { name: /^Фотография, .* открыть крупно$/ }).click();
  const large = app.getByRole('dialog', { name: /^Фотография/ });
  await large.getByRole('img').waitFor();
  await takePictures(phone, 'inbox-1-photo');
  await large.getByRole('button', { name: 'Закрыть' }).click();
  await takePictures(phone, 'inbox-1-thread');
  await app.getByRole('textbox', { name: 'Ответ ученику' }).fill('Какой у вас телефон?');
  await app.getByRole('button', { name: 'Ответить', exact: true }).click();
  await app.getByText('Ответ отправлен').waitFor();
  await app.getByRole('button', { name: 'Все обращения' }).click();
  await app.getByRole('radio', { name: /^Ждём/ }).check({ force: true });
  await app.getByRole('button', { name: 'Аня' }).waitFor();
  await takePictures(phone, 'inbox-2-list');

  await becomePerson(phone, 'Аня');
  await phone.message('Какой у вас телефон?').waitFor();
  await reply('Какой у вас телефон?', 'Самсунг');
  await expect.poll(() => phone.messages.getByText('Добавили к обращению.').count()).toBe(2);

  await becomePerson(phone, 'Дана');
  await phone.message('Самсунг').waitFor();
  await reply('Самсунг', 'Починили');
  await phone.message('Ответ отправлен.').waitFor();
  await phone.messages.getByRole('button', { name: 'Закрыть обращение' }).last().click();
  await phone.message('закрыто, ученик узнает').waitFor();

  await becomePerson(phone, 'Аня');
  await phone.message('Починили').waitFor();
  await phone.message('Ваше обращение закрыто').waitFor();
  await phone.openApp();
  await app.getByRole('button', { name: /^Профиль/ }).click();
  await app.getByRole('tab', { name: 'Настройки' }).click();
  await app.getByRole('button', { name: 'Написать нам' }).click();
  const sheet = app.getByRole('dialog', { name: 'Написать нам' });
  await sheet.getByText('Вопрос · закрыто').click();
  await sheet.getByText('Починили').waitFor();
  await takePictures(phone, 'inbox-3-contact');
  await sheet.getByRole('textbox').fill('Спасибо!');
  await sheet.getByRole('button', { name: 'Отправить' }).click();
  await sheet.getByText('Вопрос · ждёт ответа').waitFor();
  expect(phone.errors).toEqual([]);
});
