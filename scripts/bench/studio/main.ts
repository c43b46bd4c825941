/**
 * `npm run bench:studio -- http://localhost:3001`: how many seconds of a speaker's time a word takes, in the chat and in
 * the mini-app. Works through the local Telegram of a running `npm start` (its address is the argument) as its admin, who
 * becomes a speaker: in the chat with a voice message from a file, in the app with Chromium's fake microphone. What a
 * hand and a voice take is added at fixed rates; everything else is measured.
 */
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { studioChatTexts } from '../../../core/texts/chat/studio.ts';
import { studioTexts } from '../../../core/texts/studio.ts';
import { browser as browserTool } from '../../test/tools.ts';
import { median, timed } from '../figures.ts';
import { browserFlags } from '../first-view/browser-flags.ts';
import { printTable } from '../report.ts';

const words = 10;
/** To see a button and press it. */
const tapMs = 600;
/** To read a word before it is said. */
const readMs = 1500;
/** From the first touch of the chat's microphone to the end of a word of 0.8 s. */
const speakMs = 1800;
/** A word as it is played back, with its air. */
const listenMs = 1000;

const messagesOf = (page: Page) => page.getByRole('log', { name: 'Сообщения' });
const seconds = (ms: number): string => (ms / 1000).toFixed(1);

const press = (page: Page, name: string | RegExp) =>
  messagesOf(page).getByRole('button', { name }).last().click();

const speech = fileURLToPath(new URL('../../../test/data/speech/', import.meta.url));
const telegram = process.argv[2] ?? 'http://localhost:3001';
const executablePath = browserTool.find();
if (!executablePath) throw new Error('No Chromium here: set BROWSER_PATH');
const chrome = await chromium.launch({
  executablePath,
  args: [
    ...browserFlags,
    '--autoplay-policy=no-user-gesture-required',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${speech}shalom.wav`,
  ],
});
try {
  const page = await chrome.newPage({ viewport: { width: 1280, height: 860 }, locale: 'ru-RU' });
  page.setDefaultTimeout(60_000);
  await page.goto(telegram);
  await becomeSpeaker(page);
  printTable([await recordInChat(page), await recordInApp(page)]);
} finally {
  await chrome.close();
}

async function write(page: Page, text: string): Promise<void> {
  await page.locator('[role="log"][aria-busy="false"]').waitFor();
  const start = page.getByRole('button', { name: /^(Начать|Запустить|Старт)$/i });
  const field = page.getByRole('textbox', { name: 'Сообщение' });
  await start.or(field).first().waitFor();
  if (await start.isVisible()) {
    await start.click();
    if (text === '/start') return;
  }
  await field.fill(text);
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
}

/** The admin of the local Telegram gives themselves the role and agrees; once they have it, it is theirs. */
async function becomeSpeaker(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Человек:/ }).click();
  await page.getByRole('menuitemradio', { name: /Дана/ }).click();
  await page.getByRole('button', { name: /^Человек: Дана/ }).waitFor();
  await write(page, '/start');
  await write(page, '/record');
  const messages = messagesOf(page);
  const stranger = messages.getByText(studioChatTexts.notSpeaker).last();
  const consent = messages.getByRole('button', { name: studioChatTexts.button.agree.f }).last();
  const stop = messages.getByRole('button', { name: studioChatTexts.button.stop }).last();
  await stranger.or(consent).or(stop).first().waitFor();
  if (await stranger.isVisible()) {
    await write(page, '/speaker dana_admin');
    await press(page, 'Женский');
    await messages
      .getByText(/Вам поручили голос курса/)
      .last()
      .waitFor();
    await write(page, '/record');
    await consent.or(stop).first().waitFor();
  }
  if (await consent.isVisible()) await consent.click();
  await stop.waitFor();
}

/** Send, hear what is kept, «Дальше». */
async function recordInChat(page: Page) {
  const messages = messagesOf(page);
  const heard = messages.getByText('Так услышат ученики');
  const again = messages.getByText('Жду:');
  const asked = messages.getByText(/Запишите голосовое сообщение/);
  const [prepared, next]: [number[], number[]] = [[], []];
  for (let count = 0; count < words; count++) {
    const before = await heard.count();
    prepared.push(
      await timed(async () => {
        // A machine that is too busy asks for the same once more.
        while ((await heard.count()) === before) {
          const refused = await again.count();
          await page.getByLabel('Файл голосового сообщения').setInputFiles(`${speech}shalom.ogg`);
          await heard.nth(before).or(again.nth(refused)).first().waitFor();
        }
      }),
    );
    const askedBefore = await asked.count();
    next.push(
      await timed(async () => {
        await press(page, studioChatTexts.button.next);
        await asked.nth(askedBefore).waitFor();
      }),
    );
  }
  const waits = median(prepared) + median(next);
  // The microphone, the sound that is played, «Дальше».
  const own = readMs + speakMs + listenMs + 3 * tapMs;
  return row('chat', { prepared: median(prepared), next: median(next), own, whole: own + waits });
}

/** Record, which ends by itself, hear what is kept, «Дальше». */
async function recordInApp(page: Page) {
  const app = page.frameLocator('iframe');
  const button = (name: string) => app.getByRole('button', { name, exact: true });
  await press(page, studioChatTexts.button.inApp);
  await button(studioTexts.goOn).or(button(studioTexts.begin)).first().click();
  const kept = app.getByText(studioTexts.kept);
  const refused = app.getByRole('alert');
  const [recorded, prepared, next]: [number[], number[], number[]] = [[], [], []];
  for (let count = 0; count < words; count++) {
    const record = button(studioTexts.record);
    await record.waitFor();
    recorded.push(
      await timed(async () => {
        await record.click();
        await button(studioTexts.stop).waitFor();
        await button(studioTexts.stop).waitFor({ state: 'detached' });
      }),
    );
    const waited = await timed(() => kept.or(refused).first().waitFor());
    // The fake microphone begins anywhere in its file: a word that was cut is said once more.
    if (!(await kept.isVisible())) {
      recorded.pop();
      count -= 1;
      continue;
    }
    prepared.push(waited);
    next.push(
      await timed(async () => {
        await button(studioTexts.next).click();
        await record.waitFor();
      }),
    );
  }
  const measured = median(recorded) + median(prepared) + median(next);
  // The sound is played by itself; the microphone and «Дальше».
  const own = readMs + listenMs + 2 * tapMs;
  return row('app', { prepared: median(prepared), next: median(next), own, whole: own + measured });
}

function row(place: string, ms: { prepared: number; next: number; own: number; whole: number }) {
  return {
    place,
    'wait for the kept sound, s': seconds(ms.prepared),
    'wait for the next word, s': seconds(ms.next),
    'seconds a word': seconds(ms.whole),
    'hours for 600 words': ((ms.whole * 600) / 3_600_000).toFixed(1),
  };
}
