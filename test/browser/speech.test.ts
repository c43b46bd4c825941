import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { errorText } from '../../core/texts/errors.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../../scripts/local-telegram/recogniser/fake-openai.ts';
import { clearBrowser, openBrowser } from '../support/browser.ts';
import {
  becomePerson,
  choose,
  openPhone,
  type Phone,
  resetTelegram,
  takePictures,
  takesPictures,
} from '../support/phone.ts';
import { type ProductProcess, startProduct } from '../support/product-process.ts';

const recordings = fileURLToPath(new URL('../data/speech', import.meta.url));

/** What the fake microphone of Chromium hears. Each opening of the microphone plays its file from the start. */
const microphone = {
  /** A second of silence, "shalom", and silence for ever after. */
  word: fed(`${recordings}/shalom.wav%noloop`),
  silence: fed(`${recordings}/silence.wav`),
  /** Without a file the fake device beeps without end. */
  noise: fed(),
  refused: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'],
};

function fed(file?: string): string[] {
  const flags = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  return file ? [...flags, `--use-file-for-fake-audio-capture=${file}`] : flags;
}

let openAi: FakeOpenAi;
let product: ProductProcess;
let browser: Browser | undefined;

beforeAll(async () => {
  openAi = await startFakeOpenAi();
  product = await startProduct({ STT_BASE_URL: openAi.url });
});

afterEach(() => clearBrowser(browser));

afterAll(async () => {
  await product?.remove();
  await openAi?.close();
});

/** Opens the speak step of the first word; the server asks a recogniser that hears `hears`. */
async function openSpeakStep(flags: string[], hears: Parameters<FakeOpenAi['hear']>[0], script?: () => void) {
  openAi.hear(hears);
  const heardBefore = openAi.requests.length;
  browser = await openBrowser(...flags);
  await resetTelegram(product.telegram);
  const phone = await openPhone(browser, product.telegram);
  const { page, app } = phone;
  if (script) {
    await page.addInitScript(script);
    await page.reload();
  }
  await phone.openApp();
  await page
    .getByRole('button', { name: /Продолжить|Начать урок/ })
    .first()
    .click();
  // The word sounds by itself at first.
  const listen = app.getByRole('button', { name: /^(Прослушать|Звучит) слово$/ });
  const record = app.getByRole('button', { name: 'Начать запись' });
  await listen.or(record).first().waitFor();
  if ((await listen.count()) > 0) await app.getByRole('button', { name: 'Прослушать слово' }).click();
  await record.waitFor();
  /** What the recogniser was given since. */
  const sent = () => openAi.requests.slice(heardBefore).map(({ file }) => file);
  return { phone, sent, record, button: (name: string) => app.getByRole('button', { name }) };
}

const status = ({ app }: Phone, text: RegExp) => app.getByText(text).first();
/** The stage as it is saved with this result. */
const savedAs = ({ page }: Phone, result: string) =>
  page.waitForRequest((request) => {
    const body = request.url().endsWith('/api/progress') ? (request.postData() ?? '') : '';
    return body.includes('"RECORD"') && body.includes(`"result":"${result}"`);
  });

/** The last of the ways on lies above the bar at the foot of the smallest phone. */
async function expectAllInSight(phone: Phone): Promise<void> {
  const homeBarPx = 20;
  await choose(phone, 'Ширина экрана', '320');
  const skip = phone.app.getByRole('button', { name: 'Не могу говорить сейчас' });
  const gap = async () => {
    const [button, frame] = [await skip.boundingBox(), await phone.page.locator('iframe').boundingBox()];
    return button && frame ? frame.y + frame.height - button.y - button.height : 0;
  };
  // The phone takes its new width in a movement.
  await expect.poll(gap).toBeGreaterThanOrEqual(homeBarPx);
}

test('silence ends by itself, is not sent, and can be tried again or left', async () => {
  const { phone, sent, record, button } = await openSpeakStep(microphone.silence, 'תודה');
  await takePictures(phone, 'speak-1-idle');
  await record.click();
  await status(phone, /Не удалось распознать речь/).waitFor();
  expect(sent()).toEqual([]);
  await takePictures(phone, 'speak-6-not-heard');
  await button('Попробовать ещё раз').click();
  await button('Остановить запись').waitFor();
  await button('Не могу говорить сейчас').waitFor();
  expect(phone.errors).toEqual([]);
});

test('a noise that never ends is cut off, and the microphone is free again', async () => {
  const { phone, record, button } = await openSpeakStep(microphone.noise, { silence: '' });
  await record.click();
  await button('Остановить запись').waitFor();
  await takePictures(phone, 'speak-3-recording');
  await status(phone, /Не удалось распознать речь/).waitFor();
  await expect.poll(() => button('Попробовать ещё раз').isEnabled()).toBe(true);
  expect(phone.errors).toEqual([]);
});

test('a speaker records into the studio, hears what is kept, and goes on', async () => {
  openAi.hear('שלום'); // shalom
  browser = await openBrowser(...microphone.word);
  await resetTelegram(product.telegram);
  const phone = await openPhone(browser, product.telegram);
  const { app } = phone;
  const button = (name: string) => app.getByRole('button', { name, exact: true });
  await becomePerson(phone, 'Дана');
  await phone.write('/start');
  await phone.write('/speaker dana_admin');
  await phone.messages.getByRole('button', { name: 'Женский' }).last().click();
  await phone.message(/Вам поручили голос курса/).waitFor();
  await phone.openApp();
  await app.getByRole('button', { name: /^Профиль/ }).click();
  await app.getByText('Голос курса: записать слова').click();
  await button('Согласна').click();
  await button('Начать запись').click();
  await button('Записать').click();
  await app.getByRole('group', { name: 'Громкость' }).waitFor();
  await app.getByText('Так услышат ученики').waitFor();
  await takePictures(phone, 'studio-1-kept');
  await button('Послушать').click();
  await button('Дальше').click();
  await app.getByText(/ · 1 из \d/).waitFor();
  await button('Записать').waitFor();
  expect(phone.errors).toEqual([]);
});

test('a refused microphone leaves retry, self-check and skipping', async () => {
  const { phone, record, button } = await openSpeakStep(microphone.refused, { silence: '' });
  await record.click();
  await status(phone, /Нет доступа к микрофону/).waitFor();
  await button('Повторить').waitFor();
  await button('Отправить голосовое боту').waitFor();
  await button('Не могу говорить сейчас').waitFor();
  await takePictures(phone, 'speak-7-denied');
  await expectAllInSight(phone);
  await button('Сравнить на слух').click();
  await button('Получилось').waitFor();
  await takePictures(phone, 'speak-8-by-ear');
  expect(phone.errors).toEqual([]);
});

test('while the permission is asked for, the step says so', async () => {
  const { phone, record } = await openSpeakStep(microphone.word, { silence: '' }, () => {
    navigator.mediaDevices.getUserMedia = () => new Promise(() => {});
  });
  await record.click();
  await status(phone, /Подготовка к записи/).waitFor();
  await takePictures(phone, 'speak-2-preparing');
});

test('without a recogniser the learner compares the take they have made, and nothing is sent again', async () => {
  const { phone, record, button } = await openSpeakStep(microphone.word, 'אש');
  // The server of this file has a recogniser; what one without it answers is the API's own test.
  let asked = 0;
  await phone.page.route('**/api/stt', async (route) => {
    asked += 1;
    await route.fulfill({
      status: 503,
      json: { status: 'error', code: 'stt_not_configured', message: 'Распознавание не подключено' },
    });
  });
  await record.click();
  await status(phone, /Распознавание не подключено/).waitFor();
  expect(await button('Моя запись').isEnabled()).toBe(true);
  await takePictures(phone, 'speak-9-self-check');
  await button('Моя запись').click();
  await button('Ещё раз').click();
  await button('Остановить запись').click();
  await expect.poll(() => button('Получилось').isEnabled()).toBe(true);
  expect(asked).toBe(1);
  expect(phone.errors).toEqual([]);
});

test('when the budget of the day is spent the learner reads so, and compares the take they have made', async () => {
  const { phone, record, button } = await openSpeakStep(microphone.word, 'אש');
  const message = errorText('limit', 'speech_spent');
  await phone.page.route('**/api/stt', (route) =>
    route.fulfill({ status: 429, json: { status: 'error', code: 'speech_spent', message } }),
  );
  await record.click();
  await status(phone, /завтра проверка вернётся/).waitFor();
  await takePictures(phone, 'speak-14-spent');
  await expectAllInSight(phone);
  expect(await button('Повторить').count()).toBe(0);
  await button('Сравнить на слух').click();
  await button('Получилось').waitFor();
});

test('a recogniser out of order is reported, with every way on', async () => {
  const { phone, record, button } = await openSpeakStep(microphone.word, { refuses: 500 });
  await record.click();
  await status(phone, /STT 502/).waitFor();
  await button('Сравнить на слух').waitFor();
  await takePictures(phone, 'speak-10-unrecognised');
});

test('a wrong word is told with its reason and recorded; what was sent is 16 kHz mono WAV', async () => {
  let answer = () => {};
  const shown = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { phone, sent, record, button } = await openSpeakStep(microphone.word, async () => {
    await shown;
    return { says: 'כלב' }; // kelev, a dog
  });
  await record.click();
  await status(phone, /Распознаём речь/).waitFor();
  await takePictures(phone, 'speak-4-recognizing');
  const saved = savedAs(phone, 'wrong');
  answer();
  await status(phone, /Попробуйте ещё раз/).waitFor();
  await status(phone, /Распознано: כלב/).waitFor();
  await button('Попробовать ещё раз').waitFor();
  await saved;
  await takePictures(phone, 'speak-5-wrong');
  await expectAllInSight(phone);

  const [take] = sent();
  expect([take?.name, take?.type]).toEqual(['word.wav', 'audio/wav']);
  const wav = Buffer.from(take?.bytes ?? []);
  expect([wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual([1, 16_000]);
  expect(wav.readUInt32LE(40) / 32_000).toBeGreaterThan(0.5);
  expect(phone.errors).toEqual([]);
});

/** An init script: the two seconds of the verdict last until its pictures are taken. */
function stretchVerdict(): void {
  const wait = window.setTimeout;
  const stretched = (run: TimerHandler, ms?: number) => wait(run, ms === 2000 ? 15_000 : ms);
  window.setTimeout = stretched as typeof window.setTimeout;
}

test('the right word completes the stage', async () => {
  const { phone, record } = await openSpeakStep(
    microphone.word,
    'אש', // esh
    takesPictures ? stretchVerdict : undefined,
  );
  const saved = savedAs(phone, 'right');
  await record.click();
  await status(phone, /Отлично! Произношение правильное\./).waitFor();
  await saved;
  await takePictures(phone, 'speak-5-right');
  await phone.app.locator('canvas').waitFor();
  expect(phone.errors).toEqual([]);
});
