import { brokenWords } from './page-findings.ts';
import { appFrame, type Phone } from './phone.ts';

/**
 * What is broken, or wider than the page, in letters twice as large on a phone of 320 px; each line begins with the name
 * of the view. The phone is as before afterwards.
 */
export async function brokenInLargeText(phone: Phone, view: string): Promise<string[]> {
  const iframe = phone.page.locator('iframe');
  const width = await iframe.evaluate((element) => {
    const before = element.style.width;
    element.style.width = '320px';
    return before;
  });
  const frame = appFrame(phone);
  await frame.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await frame.waitForFunction(() => innerWidth === 320);
  const found = await frame.evaluate(brokenWords);
  const over = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await frame.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await iframe.evaluate((element, before) => {
    element.style.width = before;
  }, width);
  return [...found, ...(over > 1 ? [`${over} px too wide`] : [])].map((flaw) => `${view}: ${flaw}`);
}
