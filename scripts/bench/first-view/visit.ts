import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession } from 'playwright-core';
import { phoneViewport, silenceMs, slowDown } from './slow-phone.ts';

export type Visit = {
  /** Milliseconds from the start of navigation. */
  fcp: number;
  lcp: number;
  /** When the frame with what can be used is drawn. */
  usable: number;
  /** When a tap at that very moment has had its effect, milliseconds; missing where none was made. */
  tapped: number | undefined;
  /** Blocking time over 50 ms a task, and all long tasks, milliseconds. */
  tbt: number;
  longTasks: number;
  cls: number;
  /** Begun before home can be used. */
  requests: number;
  apiCalls: number;
  foreignHosts: string[];
  /** Bytes transferred, without the API's responses. */
  wireBytes: number;
  /** All bytes transferred until nothing more is requested by itself; missing where that was not waited for. */
  idleBytes: number | undefined;
  /** Scripts by file name, gzip bytes. */
  scripts: Record<string, number>;
};

type Painted = { fcp: number; lcp: number; cls: number; tasks: number[]; usable: number; tapped?: number };

/**
 * Opens an address cold (fresh profile) under the slow conditions and waits until `usable` (a CSS selector) is there,
 * and with `untilIdle` for all that is loaded after it. `warm` visits once before without measuring; `tap` is what is
 * tapped as soon as it can be used, a button that opens something.
 */
export async function visit(
  browser: Browser,
  address: string,
  usable: string,
  { warm = false, untilIdle = false, tap = '' } = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: phoneViewport, locale: 'ru-RU' });
  try {
    if (warm) {
      const first = await context.newPage();
      await first.goto(address);
      await first.waitForSelector(usable, { timeout: 60_000 });
      // What the next opening draws from is kept by code that is loaded after the first view.
      await first.waitForLoadState('networkidle');
      await first.waitForTimeout(1500);
      await first.close();
    }
    const page = await context.newPage();
    // The compiler of scripts names functions through a helper that the page does not have.
    await page.addInitScript(
      `globalThis.__name = (named) => named; (${watchPaint})(${JSON.stringify({ usable, tap })});`,
    );
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await slowDown(session);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForSelector(usable, { timeout: 60_000 });
    if (tap)
      await page.waitForFunction(() => 'tapped' in (window as unknown as { painted: Painted }).painted);
    const atUsable = traffic.snapshot();
    if (untilIdle) {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(silenceMs);
    }
    const painted = await page.evaluate(() => (window as unknown as { painted: Painted }).painted);
    const scripts: Record<string, number> = {};
    for (const [url, id] of atUsable.scriptIds) {
      const { body } = await session.send('Network.getResponseBody', { requestId: id });
      scripts[new URL(url).pathname] = gzipSync(body).length;
    }
    const host = new URL(address).host;
    const urls = atUsable.requests.filter(({ at }) => at <= painted.usable).map(({ url }) => url);
    return {
      fcp: painted.fcp,
      lcp: painted.lcp,
      usable: painted.usable,
      tapped: painted.tapped,
      tbt: painted.tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
      longTasks: painted.tasks.reduce((sum, ms) => sum + ms, 0),
      cls: painted.cls,
      requests: urls.length,
      apiCalls: urls.filter((url) => new URL(url).pathname.startsWith('/api/')).length,
      foreignHosts: atUsable.requests.map(({ url }) => new URL(url).host).filter((other) => other !== host),
      wireBytes: atUsable.wireBytes,
      idleBytes: untilIdle ? traffic.snapshot().allBytes : undefined,
      scripts,
    };
  } finally {
    await context.close();
  }
}

async function watchTraffic(session: CDPSession) {
  const urls = new Map<string, string>();
  const requests: { url: string; at: number }[] = [];
  let start: number | undefined;
  const scripts = new Map<string, string>();
  let wireBytes = 0;
  let allBytes = 0;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    start ??= timestamp;
    urls.set(requestId, request.url);
    requests.push({ url: request.url, at: (timestamp - start) * 1000 });
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(response.url, requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    allBytes += encodedDataLength;
    if (url && !new URL(url).pathname.startsWith('/api/')) wireBytes += encodedDataLength;
  });
  return { snapshot: () => ({ requests: [...requests], scriptIds: [...scripts], wireBytes, allBytes }) };
}

/** Runs inside the page before anything else. */
function watchPaint({ usable, tap }: { usable: string; tap: string }): void {
  const painted: Painted = { fcp: 0, lcp: 0, cls: 0, tasks: [], usable: 0 };
  Object.assign(window, { painted });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') painted.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    painted.lcp = entry.startTime;
  });
  watch('longtask', (entry) => painted.tasks.push(entry.duration));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }; // not in lib.dom
    if (!shift.hadRecentInput) painted.cls += shift.value;
  });
  const isOpen = () => document.querySelector(tap)?.getAttribute('aria-expanded');
  let before: string | null | undefined;
  const look = () => {
    if (painted.usable === 0 && document.querySelector(usable)) {
      painted.usable = performance.now();
      if (!tap) return;
      before = isOpen();
      setTimeout(() => document.querySelector<HTMLElement>(tap)?.click());
    } else if (painted.usable > 0 && isOpen() !== before) {
      painted.tapped = performance.now();
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
