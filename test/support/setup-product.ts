import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { clearBrowser, openBrowser } from './browser.ts';
import { tellWhatWasShown } from './failed-page.ts';
import { openPhone, type Phone, type PhoneOptions, resetTelegram } from './phone.ts';
import { type ProductProcess, startProduct } from './product-process.ts';

export type Running = { product: ProductProcess; browser: Browser; phone: Phone };

type Options = {
  /** Of Chromium. */
  flags?: string[];
  phone?: PhoneOptions;
};

/**
 * The setup of a file of browser tests: one product for all tests, and before each test a new phone, and the local
 * Telegram's clock and network reset. `take` receives them then, and does what the tests of the file have in common.
 */
export function setupProduct(
  take: (running: Running) => void | Promise<void>,
  { flags = [], phone: options }: Options = {},
): void {
  let product: ProductProcess | undefined;
  let browser: Browser | undefined;
  let phone: Phone | undefined;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser(...flags)]);
  });

  beforeEach(async ({ onTestFailed }) => {
    if (!product || !browser) throw new Error('started above');
    await phone?.page.close();
    await resetTelegram(product.telegram);
    const opened = await openPhone(browser, product.telegram, options);
    phone = opened;
    onTestFailed(({ task }) => tellWhatWasShown(opened, task));
    await take({ product, browser, phone });
  });

  afterAll(async () => {
    await clearBrowser(browser);
    await product?.remove();
  });
}
