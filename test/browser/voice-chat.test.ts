import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { picturesFolder } from '../support/browser.ts';
import {
  becomePerson,
  choose,
  letHear,
  type Phone,
  showPanel,
  takePictures,
  takesPictures,
} from '../support/phone.ts';
import { setupProduct } from '../support/setup-product.ts';

const voiceMessage = fileURLToPath(new URL('../data/speech/shalom.ogg', import.meta.url));
/** The microphone is there and is refused. */
const refused = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'];

let phone: Phone;

// Nothing is set: `npm start` brings a recogniser of its own, and the panel says what it hears.
setupProduct(
  (running) => {
    ({ phone } = running);
  },
  { flags: refused },
);

const button = (name: string) => phone.app.getByRole('button', { name });

/** Goes to the speak step of the first word, is refused the microphone, and takes the way to the chat. */
async function goToChat() {
  await phone.openApp();
  await phone.page
    .getByRole('button', { name: /Продолжить|Начать урок/ })
    .first()
    .click();
  await button('Прослушать слово').click();
  await button('Начать запись').click();
  await button('Отправить голосовое боту').click();
  await phone.message(/Скажите голосовым сообщением/).waitFor();
}

async function sendVoice(): Promise<void> {
  await phone.page.getByLabel('Файл голосового сообщения').setInputFiles(voiceMessage);
}

const picture = (name: string) => phone.page.screenshot({ path: `${picturesFolder}/${name}.png` });

test('a refused microphone: the word is said to the bot, and back in the app its stage is done', async () => {
  const { page, app } = phone;
  await goToChat();
  await phone.message(/огонь/).waitFor();

  await letHear(phone, 'כלב'); // kelev, a dog
  await sendVoice();
  await phone.message(/Распознано: .*כלב/).waitFor();
  await picture('voice-chat-1-wrong');

  await choose(phone, 'Что услышит распознаватель', 'Верное слово');
  await sendVoice();
  await phone.message(/Отлично! Произношение правильное\./).waitFor();
  expect(await phone.messages.locator('audio').count()).toBe(2);
  await picture('voice-chat-2-right');

  await page.getByRole('button', { name: 'Вернуться в приложение' }).click();
  await app.locator('canvas').waitFor();
  await app.getByRole('button', { name: 'Говорить (пройден)' }).waitFor();
  expect(phone.errors).toEqual([]);
});

test('the button under the verdict leads back into the lesson, where the stage is done', async () => {
  await becomePerson(phone, 'Борис');
  await goToChat();
  await sendVoice();
  await phone.message(/Отлично!/).waitFor();
  await phone.openAppBy(phone.messages.getByRole('button', { name: 'Вернуться к уроку' }).last());
  await phone.app.locator('canvas').waitFor();
  expect(phone.errors).toEqual([]);
});

test('silence and a broken recogniser are reported, and the word may be written', async () => {
  await becomePerson(phone, 'Дана');
  await goToChat();
  await choose(phone, 'Что услышит распознаватель', 'Тишину');
  await sendVoice();
  await phone.message(/Не удалось распознать речь/).waitFor();
  await choose(phone, 'Что услышит распознаватель', 'Сбой');
  await sendVoice();
  await phone.message(/Распознавание речи не отвечает/).waitFor();
  await phone.write('אש');
  await phone.message(/Засчитано как самопроверка/).waitFor();
  await picture('voice-chat-3-written');
  expect(phone.errors).toEqual([]);
});

test.runIf(takesPictures)('pictures of the speak step where there is no microphone at all', async () => {
  await showPanel(phone);
  await phone.page.addInitScript(() => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
  });
  await phone.page.reload();
  await becomePerson(phone, 'Борис');
  await phone.openApp();
  await phone.page
    .getByRole('button', { name: /Продолжить|Начать урок/ })
    .first()
    .click();
  // The first word was spoken above: its letters wait, and the speak step can be chosen again.
  await phone.app.getByRole('button', { name: /Говорить/ }).click();
  await button('Отправить голосовое боту').waitFor();
  await takePictures(phone, 'speak-11-missing');
});
