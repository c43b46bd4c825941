import { expect, test } from 'vitest';
import {
  appFrame,
  becomePerson,
  choose,
  type Phone,
  takePictures,
  takesPictures,
  touchHome,
} from '../support/phone.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { contentHash, publishSpeakers } from '../support/publish-speakers.ts';
import { setupProduct } from '../support/setup-product.ts';

let phone: Phone;
let product: ProductProcess;

setupProduct((running) => {
  ({ phone, product } = running);
});

/** Says /start as the person in hand and opens the mini-app by the button of the answer. */
async function openApp(): Promise<void> {
  await phone.openApp();
  await phone.app.getByRole('heading', { name: 'Уроки' }).waitFor();
}

async function openProfile(): Promise<void> {
  await phone.app.getByRole('button', { name: /^Профиль/ }).click();
  await phone.app.getByRole('tab', { name: 'Профиль' }).waitFor();
}

async function openSettings(): Promise<void> {
  await openProfile();
  await phone.app.getByRole('tab', { name: 'Настройки' }).click();
}

const goBack = () => phone.page.getByRole('button', { name: 'Назад' }).click();

test('the profile shows the figures of the learner, and every block of home is real', async () => {
  const { app } = phone;
  await becomePerson(phone, 'Борис');
  await openApp();
  await touchHome(phone);
  await app.getByText('До статуса Слон').waitFor();
  await app.getByRole('table', { name: 'Таблица лидеров' }).waitFor();
  await app.getByRole('button', { name: 'Все места таблицы лидеров' }).click();
  expect(await app.getByRole('row').count()).toBeGreaterThan(20);
  await app.getByRole('row', { name: /Борис/ }).getByText('вы').waitFor();

  await openProfile();
  await app.getByRole('heading', { name: /Борис/ }).waitFor();
  await app.getByText(/^С нами с/).waitFor();
  await app.getByRole('img', { name: /За 12 недель: 2\d (день|дня|дней) занятий/ }).waitFor();
  expect(phone.errors).toEqual([]);
});

type Heard = { sounds: Map<string, Blob>; last: string };

/** Runs in each frame of the page: what the page holds as sounds, and the one that was played last. */
function notePlayed(): void {
  const heard: Heard = { sounds: new Map(), last: '' };
  Object.assign(window, { heard });
  const createAddress = URL.createObjectURL;
  URL.createObjectURL = (sound) => {
    const address = createAddress(sound);
    if (sound instanceof Blob) heard.sounds.set(address, sound);
    return address;
  };
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    heard.last = this.src;
    return play.call(this);
  };
}

test('a learner switches voices, and a lesson that was open is said by the other speaker', async () => {
  const { app, page } = phone;
  const speakers = await publishSpeakers(product);
  await page.addInitScript(notePlayed);
  await page.reload();
  await becomePerson(phone, 'Аня');
  await openApp();
  const hear = async () => {
    await page.getByRole('button', { name: 'Начать урок' }).click();
    // A sound that was heard to its end the first time passes the stage: the lesson goes on with the next one.
    await app.getByRole('button', { name: /^Слушать/ }).click();
    await app.getByText('голос: диктор', { exact: true }).first().waitFor();
    await app
      .getByRole('button', { name: /^(Прослушать|Звучит) слово$/ })
      .first()
      .click();
  };
  const played = async () => {
    const bytes = await appFrame(phone).evaluate(async () => {
      const { sounds, last } = (window as Window & { heard?: Heard }).heard ?? {
        sounds: new Map(),
        last: '',
      };
      const sound = sounds.get(last) ?? (await (await fetch(last)).blob());
      return [...new Uint8Array(await sound.arrayBuffer())];
    });
    return contentHash(Uint8Array.from(bytes).buffer);
  };
  for (const [name, gender] of [
    ['Женский', 'f'],
    ['Мужской', 'm'],
  ] as const) {
    await openSettings();
    await app.getByRole('radio', { name, exact: true }).click();
    await goBack();
    await hear();
    await expect.poll(played).toBe(speakers[gender]);
    await takePictures(phone, `voices-${gender}`);
    await goBack();
  }
  expect(phone.errors).toEqual([]);
});

test('a changed setting holds in the trainer at once, and is still there after a new start', async () => {
  const { app, page } = phone;
  await becomePerson(phone, 'Дана');
  await openApp();
  await openSettings();
  await app.getByRole('switch', { name: 'Транскрипция' }).click();
  await app.getByRole('switch', { name: 'Огласовки' }).click();
  await goBack();
  await page.getByRole('button', { name: 'Начать урок' }).click();
  // esh without niqqud, and no reading beside it
  await app.getByRole('region', { name: 'Слово' }).getByText('אש', { exact: true }).first().waitFor();
  expect(await app.getByText('[эш]').count()).toBe(0);

  await page.reload();
  await page
    .getByRole('button', { name: /Открыть Милу/ })
    .last()
    .click();
  await app.getByRole('heading', { name: 'Уроки' }).waitFor();
  await openSettings();
  await expect.poll(() => app.getByRole('switch', { name: 'Транскрипция' }).isChecked()).toBe(false);
  expect(phone.errors).toEqual([]);
});

test('what is changed without a network arrives when it is back', async () => {
  const { app, page } = phone;
  await becomePerson(phone, 'Борис');
  await openApp();
  await openSettings();
  await choose(phone, 'Сеть между приложением и сервером', 'Нет');
  await app.getByRole('button', { name: 'Больше слов' }).click();
  await app.getByRole('button', { name: /не отправлено: 1/ }).waitFor();
  const arrived = page.waitForResponse(
    (response) =>
      response.url().includes('/settings') && response.request().method() !== 'GET' && response.ok(),
  );
  await choose(phone, 'Сеть между приложением и сервером', 'Есть');
  await arrived;
  await expect.poll(() => app.getByRole('button', { name: /не отправлено/ }).count()).toBe(0);
  await page.reload();
  await page
    .getByRole('button', { name: /Открыть Милу/ })
    .last()
    .click();
  await app
    .getByText(/^Новых: \d+\sиз\s6$/)
    .first()
    .waitFor();
  expect(phone.errors).toEqual([]);
});

test('a changed setting stays when one leaves at once, and its message takes it back', async () => {
  const { app, page } = phone;
  await becomePerson(phone, 'Борис');
  await openApp();
  await openSettings();
  const vibration = app.getByRole('switch', { name: 'Вибрация' });
  await vibration.click();
  await goBack();
  await app.getByRole('heading', { name: 'Уроки' }).waitFor();
  await openSettings();
  expect(await vibration.isChecked()).toBe(false);
  await vibration.click();
  await app.getByText('Включено: вибрация').waitFor();
  await takePictures(phone, 'settings-changed');
  // By the keyboard: a message that is still sliding in cannot be clicked.
  await app.getByRole('button', { name: 'Отменить' }).last().press('Enter');
  await app.getByText('Отменено').waitFor();
  expect(await vibration.isChecked()).toBe(false);
  await app.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('alertdialog', { name: 'Настройки сохранены' }).getByRole('button').click();
  expect(phone.errors).toEqual([]);
});

test.runIf(takesPictures)('pictures of home and profile, for a person to look at', async () => {
  const { app } = phone;
  for (const [person, name] of [
    ['Аня', 'new'],
    ['Борис', 'experienced'],
  ] as const) {
    await becomePerson(phone, person);
    await openApp();
    await takePictures(phone, `home-${name}`);
    await touchHome(phone);
    const status = app.getByText('Ваш статус');
    await status.scrollIntoViewIfNeeded();
    await status.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await takePictures(phone, `home-${name}-below`);
    await openProfile();
    await takePictures(phone, `profile-${name}`);
    await app.getByRole('tab', { name: 'Настройки' }).click();
    await takePictures(phone, `settings-${name}`);
    await goBack();
  }
});
