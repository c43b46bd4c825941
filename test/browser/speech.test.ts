import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calmWorld, openBrowser, openPhone, type Phone, takePictures } from '../support/phone.ts';
import { type ProductProcess, startProduct } from '../support/product-process.ts';

const recordings = fileURLToPath(new URL('../data/speech', import.meta.url));

/** What the fake microphone of Chromium hears. Each opening of the microphone plays its file from the start. */
const microphone = {
  /** A second of silence, "shalom", and silence for ever after. */
  word: fed(`${recordings}/shalom.wav%noloop`),
  silence: fed(`${recordings}/silence.wav`),
  /** Without a file the fake device beeps without end. */
  noise: fed(),
  refused: ['--use-fake-device-for-media-stream', '--deny-permission-prompts'],
};

function fed(file?: string): string[] {
  const flags = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  return file ? [...flags, `--use-file-for-fake-audio-capture=${file}`] : flags;
}

let product: ProductProcess;
let browser: Browser | undefined;

beforeAll(async () => {
  product = await startProduct();
});

afterEach(async () => {
  await browser?.close();
  browser = undefined;
});

afterAll(async () => {
  await product?.remove();
});

type Answer = { status: number; body: object };
const heard = (transcript: string): Answer => ({
  status: 200,
  body: {
    status: 'success',
    data: { transcript, confidence: null, confidenceKind: 'none', alternatives: [] },
  },
});
const notConfigured: Answer = {
  status: 503,
  body: { status: 'error', code: 'stt_not_configured', message: 'Распознавание не подключено' },
};
const broken: Answer = { status: 502, body: { status: 'error', code: 'stt', message: 'Нет' } };

/** Opens the speak step of the first word; `recogniser` answers what is sent to /api/stt. */
async function openSpeakStep(
  flags: string[],
  recogniser: () => Answer | Promise<Answer>,
  script?: () => void,
) {
  browser = await openBrowser(...flags);
  await calmWorld(product.telegram);
  const phone = await openPhone(browser, product.telegram);
  const { page, app } = phone;
  if (script) {
    await page.addInitScript(script);
    await page.reload();
  }
  const sent: Buffer[] = [];
  await page.route('**/api/stt', async (route) => {
    sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
    const { status, body } = await recogniser();
    await route.fulfill({ status, json: body }).catch(() => {});
  });
  await phone.openApp();
  await page
    .getByRole('button', { name: /Продолжить|Начать урок/ })
    .first()
    .click();
  const listen = app.getByRole('button', { name: 'Прослушать слово' });
  const record = app.getByRole('button', { name: 'Начать запись' });
  await listen.or(record).first().waitFor();
  if (await listen.isVisible()) await listen.click();
  await record.waitFor();
  return { phone, sent, record, button: (name: string) => app.getByRole('button', { name }) };
}

const status = ({ app }: Phone, text: RegExp) => app.getByText(text).first();
const slow = { timeout: 20_000 };
/** The stage as it is saved with this result. */
const savedAs = ({ page }: Phone, result: string) =>
  page.waitForRequest((request) => {
    const body = request.url().endsWith('/api/progress') ? (request.postData() ?? '') : '';
    return body.includes('"RECORD"') && body.includes(`"result":"${result}"`);
  }, slow);

test('silence ends by itself, is not sent, and can be tried again or left', async () => {
  const { phone, sent, record, button } = await openSpeakStep(microphone.silence, () => heard('תודה'));
  await takePictures(phone, 'speak-1-idle');
  await record.click();
  await status(phone, /Не удалось распознать речь/).waitFor(slow);
  expect(sent).toEqual([]);
  await takePictures(phone, 'speak-6-not-heard');
  await button('Попробовать ещё раз').click();
  await button('Остановить запись').waitFor();
  await button('Не могу говорить сейчас').waitFor();
  expect(phone.errors).toEqual([]);
});

test('a noise that never ends is cut off, and the microphone is free again', async () => {
  const { phone, record, button } = await openSpeakStep(microphone.noise, () => heard(''));
  await record.click();
  await button('Остановить запись').waitFor();
  await takePictures(phone, 'speak-3-recording');
  await status(phone, /Не удалось распознать речь/).waitFor(slow);
  await expect.poll(() => button('Попробовать ещё раз').isEnabled()).toBe(true);
  expect(phone.errors).toEqual([]);
});

test('a refused microphone leaves retry, self-check and skipping', async () => {
  const { phone, record, button } = await openSpeakStep(microphone.refused, () => heard(''));
  await record.click();
  await status(phone, /Нет доступа к микрофону/).waitFor();
  await button('Повторить').waitFor();
  await button('Не могу говорить сейчас').waitFor();
  await takePictures(phone, 'speak-7-denied');
  await button('Сравнить на слух').click();
  await button('Получилось').waitFor();
  await takePictures(phone, 'speak-8-by-ear');
  expect(phone.errors).toEqual([]);
});

test('while the permission is asked for, the step says so', async () => {
  const { phone, record } = await openSpeakStep(
    microphone.word,
    () => heard(''),
    () => {
      navigator.mediaDevices.getUserMedia = () => new Promise(() => {});
    },
  );
  await record.click();
  await status(phone, /Подготовка к записи/).waitFor();
  await takePictures(phone, 'speak-2-preparing');
});

test('without a recogniser the learner compares the take he has made, and nothing is sent again', async () => {
  const { phone, sent, record, button } = await openSpeakStep(microphone.word, () => notConfigured);
  await record.click();
  await status(phone, /Распознавание не подключено/).waitFor(slow);
  expect(await button('Моя запись').isEnabled()).toBe(true);
  await takePictures(phone, 'speak-9-self-check');
  await button('Моя запись').click();
  await button('Ещё раз').click();
  await button('Остановить запись').click();
  await expect.poll(() => button('Получилось').isEnabled()).toBe(true);
  expect(sent).toHaveLength(1);
  expect(phone.errors).toEqual([]);
});

test('a recogniser out of order is told, with every way on', async () => {
  const { phone, record, button } = await openSpeakStep(microphone.word, () => broken);
  await record.click();
  await status(phone, /STT 502/).waitFor(slow);
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
    return heard('כלב'); // kelev, a dog
  });
  await record.click();
  await status(phone, /Распознаём речь/).waitFor(slow);
  await takePictures(phone, 'speak-4-recognizing');
  const saved = savedAs(phone, 'wrong');
  answer();
  await status(phone, /Попробуйте еще раз/).waitFor();
  await status(phone, /Распознано: כלב/).waitFor();
  await button('Попробовать ещё раз').waitFor();
  await saved;
  await takePictures(phone, 'speak-5-wrong');

  const form = sent[0] ?? Buffer.alloc(0);
  expect(form.toString('latin1')).toMatch(/name="file"; filename="take.wav"\r\nContent-Type: audio\/wav/);
  const wav = form.subarray(form.indexOf('RIFF'));
  expect([wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual([1, 16_000]);
  expect(wav.readUInt32LE(40) / 32_000).toBeGreaterThan(0.5);
  expect(phone.errors).toEqual([]);
});

test('the right word completes the stage', async () => {
  const { phone, record } = await openSpeakStep(
    microphone.word,
    () => heard('שלום'), // shalom
    () => {
      // The two seconds of the verdict are stretched, for its pictures.
      const wait = window.setTimeout;
      const stretched = (run: TimerHandler, ms?: number) => wait(run, ms === 2000 ? 15_000 : ms);
      window.setTimeout = stretched as typeof window.setTimeout;
    },
  );
  const saved = savedAs(phone, 'right');
  await record.click();
  await status(phone, /Отлично! Произношение правильное\./).waitFor(slow);
  await saved;
  await takePictures(phone, 'speak-5-right');
  await phone.app.locator('canvas').waitFor(slow);
  expect(phone.errors).toEqual([]);
});
