import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Frame, Locator, Page } from 'playwright-core';
import { fixedText, motion, narrowKeys, smallTargets, strayHebrew, unfitText } from './page-findings.ts';
import type { Phone } from './phone.ts';
import { resize } from './room.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks the views of the mini-app for accessibility. */
export type Inspector = {
  /**
   * Everything that is wrong on the screen, one line each: what axe finds serious in both themes, Hebrew without its
   * language, controls too small for a finger at 320 px, text that does not fit or grow at twice its size. `outside`: a
   * page of the app without Telegram around it.
   */
  flaws(outside?: Page): Promise<string[]>;
  /** Waits for a sign of the view and checks it; each line names the view. */
  look(view: string, sign: Locator): Promise<string[]>;
};

export function createInspector(phone: Phone): Inspector {
  async function flaws(outside?: Page): Promise<string[]> {
    const width = async (px: number) => {
      if (!outside) return resize(phone, { width: px, height: 700 });
      await outside.setViewportSize({ width: px, height: 700 });
      return outside.mainFrame();
    };
    const frame = await width(375);
    const found = [...(await axeFindings(frame)), ...(await frame.evaluate(strayHebrew))];
    found.push(...(await frame.evaluate(motion)));
    await inTheOtherTheme(phone, frame, async () =>
      found.push(...(await axeFindings(frame, ['color-contrast']))),
    );
    found.push(...(await inLargeText(frame)));
    await width(320);
    found.push(...(await inLargeText(frame)).map((flaw) => `at 320 px: ${flaw}`));
    found.push(...(await frame.evaluate(smallTargets)), ...(await onceDrawn(frame, [unfitText])));
    found.push(...(await frame.evaluate(narrowKeys)));
    await width(375);
    return [...new Set(found)];
  }

  async function look(view: string, sign: Locator): Promise<string[]> {
    await sign.first().waitFor();
    return (await flaws()).map((flaw) => `${view}: ${flaw}`);
  }

  return { flaws, look };
}

async function inLargeText(frame: Frame): Promise<string[]> {
  await frame.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const found = await onceDrawn(frame, [unfitText, fixedText]);
  await frame.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

/** Charts are redrawn some frames after the letters have another size: what is found then still stands. */
async function onceDrawn(frame: Frame, checks: readonly (() => string[])[]): Promise<string[]> {
  let found: string[] = [];
  for (let read = 0; read < 60; read += 1) {
    await nextFrames(frame);
    found = [];
    for (const check of checks) found.push(...(await frame.evaluate(check)));
    if (found.length === 0) break;
  }
  return found;
}

const nextFrames = (frame: Frame) =>
  frame.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function axeFindings(frame: Frame, only?: string[]): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
  // Experimental in axe: a control is called by what it shows, or by more.
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  const options: RunOptions = { resultTypes: ['violations'], ...(only ? {} : { rules }) };
  if (only) options.runOnly = only;
  const { violations } = (await frame.evaluate(
    (asked) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, asked), // injected above
    options,
  )) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
}

async function inTheOtherTheme(phone: Phone, frame: Frame, look: () => Promise<unknown>): Promise<void> {
  if (frame === frame.page().mainFrame()) {
    await frame.page().emulateMedia({ colorScheme: 'dark' });
    await look();
    return frame.page().emulateMedia({ colorScheme: 'light' });
  }
  const themed = (theme: string) =>
    phone.app.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
  await phone.page.getByRole('button', { name: 'Тёмная тема' }).click();
  await themed('dark');
  await look();
  await phone.page.getByRole('button', { name: 'Светлая тема' }).click();
  await themed('light');
}

/** Presses Tab until the control has the focus; every control on the way must show its focus. */
export async function tabTo({ page }: Phone, control: Locator): Promise<void> {
  const wanted = await control.first().elementHandle();
  if (!wanted) throw new Error('nothing to go to');
  for (let presses = 0; presses < 120; presses += 1) {
    const focus = await wanted.evaluate((element) => {
      const active = document.activeElement;
      if (!(active instanceof HTMLElement) || active === document.body) return 'nowhere';
      const look = () => {
        const { outline, border, boxShadow } = getComputedStyle(active);
        return [outline, border, boxShadow].join();
      };
      const [focused, box] = [look(), active.getBoundingClientRect()];
      active.blur();
      const calm = look();
      active.focus({ preventScroll: true });
      // A heading that was focused to be read is no control.
      if (focused === calm && active.tabIndex >= 0) return `not seen: ${active.outerHTML.slice(0, 120)}`;
      if (box.bottom < 0 || box.top > innerHeight) return `off the screen: ${active.outerHTML.slice(0, 120)}`;
      return active === element ? 'there' : 'on the way';
    });
    if (focus === 'there') return;
    if (focus !== 'nowhere' && focus !== 'on the way') throw new Error(focus);
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}
