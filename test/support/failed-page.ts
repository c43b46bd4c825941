import type { Locator } from 'playwright-core';
import type { RunnerTestCase } from 'vitest';
import { picturesFolder } from './browser.ts';
import type { Phone } from './phone.ts';

const shortMs = 5000;
/** In characters: enough for a view and the last messages, and little enough for the end of a log. */
const longest = 2500;
const endOfChat = 800;

/** Adds to the error of a failed test what chat and mini-app show, and keeps a picture of the page. */
export async function tellWhatWasShown(
  { page, app, messages, errors }: Phone,
  task: Readonly<RunnerTestCase>,
) {
  const [error] = task.result?.errors ?? [];
  if (!error || page.isClosed()) return;
  const name = task.name.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 80);
  await page.screenshot({ path: `${picturesFolder}/failed-${name}.png`, timeout: shortMs }).catch(() => {});
  const frames = page.frames().map((frame) => frame.url().replace(/[?#].*/, ''));
  const parts = [
    `Frames: ${frames.join(', ')}`,
    `Errors of the pages: ${errors.join('; ') || 'none'}`,
    `Mini-app:\n${(await shown(app.locator('body'))).slice(0, longest)}`,
    `Chat:\n${(await shown(messages)).slice(-endOfChat)}`,
  ];
  error.message += `\n\nWhat was shown:\n${parts.join('\n')}`;
}

async function shown(part: Locator): Promise<string> {
  try {
    return await part.ariaSnapshot({ timeout: shortMs });
  } catch (reason) {
    return `(${reason instanceof Error ? reason.message.split('\n')[0] : String(reason)})`;
  }
}
