import type { Frame } from 'playwright-core';
import { picturesFolder } from './browser.ts';
import { eventually, patientPage } from './patient.ts';
import { appFrame, type Phone, takesPictures } from './phone.ts';

export type Room = { width: number; height: number; top?: number; bottom?: number };

/** Phones on which an exercise must fit: without the client's bars, small, and in full screen between its insets. */
export const rooms: readonly Room[] = [
  { width: 360, height: 516 },
  { width: 375, height: 549 },
  { width: 390, height: 760, top: 90, bottom: 34 },
];

/** Phones held sideways. */
export const sideways: readonly Room[] = [
  { width: 568, height: 320 },
  { width: 844, height: 390, bottom: 21 },
];

/** Gives the mini-app this size, and tells it the height and the insets as Telegram does. */
export async function resize(phone: Phone, { width, height, top = 0, bottom = 0 }: Room): Promise<Frame> {
  const iframe = phone.page.locator('iframe');
  const wanted = { width, height, top, bottom };
  // Again and again: the bridge may be loaded only now, and asks Telegram for the height of its window then.
  const frame = await eventually(async () => {
    await iframe.evaluate(setSize, wanted);
    const current = appFrame(phone);
    return (await current.evaluate(hasSize, wanted)) ? current : undefined;
  }, patientPage);
  await frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return frame;
}

type Size = Required<Room>;

/** Runs on the page around the mini-app. */
function setSize(element: HTMLElement | SVGElement, { width, height, top, bottom }: Size): void {
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  const { contentWindow } = element as HTMLIFrameElement;
  const tell = (eventType: string, eventData: object) =>
    contentWindow?.postMessage(JSON.stringify({ eventType, eventData }), '*');
  tell('viewport_changed', { width, height, is_state_stable: true, is_expanded: true });
  tell('safe_area_changed', { top, bottom, left: 0, right: 0 });
}

/** Runs in the mini-app. */
function hasSize({ width, height, top }: Size): boolean {
  const style = getComputedStyle(document.documentElement);
  const inset = Number.parseFloat(style.getPropertyValue('--tg-safe-area-inset-top')) || 0;
  const seen = Number.parseFloat(style.getPropertyValue('--tg-viewport-stable-height')) || innerHeight;
  return innerWidth === width && seen === height && inset === top;
}

/** How far the view is too tall for each of the rooms, one line each; [] when nothing has to be scrolled. */
export async function tooTall(phone: Phone, view: string): Promise<string[]> {
  const found: string[] = [];
  for (const room of rooms) {
    const frame = await resize(phone, room);
    await takePicture(phone, view, room);
    const over = await frame.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    if (over > 0) found.push(`${view}: ${over} px too tall at ${room.width}×${room.height}`);
  }
  return found;
}

/** Controls that cannot be brought below the header and above the end of a phone held sideways, one line each. */
export async function outOfReach(phone: Phone, view: string): Promise<string[]> {
  const found: string[] = [];
  for (const room of sideways) {
    const frame = await resize(phone, room);
    await takePicture(phone, view, room);
    const names = await frame.evaluate(hiddenControls);
    found.push(...names.map((name) => `${view}: ${name} out of reach at ${room.width}×${room.height}`));
  }
  return found;
}

/** Runs in the page. */
function hiddenControls(): string[] {
  const found: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push('what is wider than the page');
  const canvas = document.querySelector('canvas');
  // A finger on the drawing area draws: the page is scrolled beside it.
  if (canvas && canvas.getBoundingClientRect().width > innerWidth - 80) found.push('all below the drawing');
  for (const control of document.querySelectorAll<HTMLElement>('main button, main input, main canvas')) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    let box = control.getBoundingClientRect();
    if (box.top < bar) {
      scrollBy({ top: box.top - Math.max(bar, 0), behavior: 'instant' });
      box = control.getBoundingClientRect();
    }
    const isSeen = box.top >= Math.max(bar, 0) - 1 && box.bottom <= innerHeight + 1;
    if (!isSeen) found.push(control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
  }
  scrollTo(0, 0);
  return found;
}

async function takePicture(phone: Phone, view: string, { width, height }: Room): Promise<void> {
  if (!takesPictures) return;
  const name = `fit-${view.replaceAll(/[^\p{L}\d]+/gu, '-')}-${width}x${height}`;
  await phone.page.locator('iframe').screenshot({ path: `${picturesFolder}/${name}.png` });
}
