import type { Browser, CDPSession } from 'playwright-core';
import { sum } from '../figures.ts';
import { phoneViewport, silenceMs, slowDown } from './slow-phone.ts';

/** What the main thread did from the start of navigation until nothing was requested any more. */
export type MainThread = {
  /** Milliseconds of the processor, of a slowed one; what other processes take meanwhile is not in them. */
  processorMs: number;
  longestMs: number;
  /** Of each task what exceeds 50 ms. */
  blockingMs: number;
};

/** An event of Chromium's trace, as far as it is read here. Times are microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the processor. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string; url?: string; fileName?: string; functionName?: string } };
};

/** A task of the main thread: how long after the start of navigation, how long by the processor, and what ran in it. */
export type Task = { atMs: number; processorMs: number; what: string };

const longTaskMs = 50;
/** Tasks, and the start of navigation; more would slow the page itself. */
const plainCategories = ['toplevel', 'blink.user_timing', 'loading'];
/** Names of scripts, functions and the browser's own work as well. */
const namedCategories = [...plainCategories, 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Opens an address cold on a slow phone and traces the main thread until nothing has been requested for a while. Nothing
 * of ours runs inside the page.
 */
export async function traceOpening(
  browser: Browser,
  address: string,
  { named = false } = {},
): Promise<Task[]> {
  const context = await browser.newContext({ viewport: phoneViewport, locale: 'ru-RU' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const silence = await watchSilence(session);
    await slowDown(session);
    await browser.startTracing(page, { categories: named ? namedCategories : plainCategories });
    await page.goto(address, { waitUntil: 'commit' });
    await silence();
    const trace = await browser.stopTracing();
    return readTasks(JSON.parse(trace.toString()).traceEvents, new URL(address).origin);
  } finally {
    await context.close();
  }
}

/** Returns what waits until nothing was requested or received for a while. */
async function watchSilence(session: CDPSession): Promise<() => Promise<void>> {
  await session.send('Network.enable');
  let latest = performance.now();
  const note = () => {
    latest = performance.now();
  };
  session.on('Network.requestWillBeSent', note);
  session.on('Network.dataReceived', note);
  session.on('Network.loadingFinished', note);
  return async () => {
    for (let left = silenceMs; left > 0; left = latest + silenceMs - performance.now()) {
      await new Promise((resolve) => setTimeout(resolve, left));
    }
  };
}

export function measure(tasks: readonly Task[]): MainThread {
  const times = tasks.map(({ processorMs }) => processorMs);
  return {
    processorMs: sum(times),
    longestMs: Math.max(0, ...times),
    blockingMs: sum(times.map((ms) => Math.max(0, ms - longTaskMs))),
  };
}

/** Tasks of the thread that opened a page of `origin`, in their order; one that runs inside another is part of it. */
export function readTasks(events: readonly TraceEvent[], origin: string): Task[] {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin),
  );
  if (!start) throw new Error(`the trace has no navigation to ${origin}`);
  const own = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const groups: TraceEvent[][] = [];
  let end = start.ts;
  for (const event of own) {
    if (event.ts < end) groups.at(-1)?.push(event);
    else {
      groups.push([event]);
      end = event.ts + (event.dur ?? 0);
    }
  }
  return groups.map((group) => ({
    atMs: ((group[0]?.ts ?? 0) - start.ts) / 1000,
    processorMs: (group[0]?.tdur ?? 0) / 1000,
    what: describe(group),
  }));
}

/** Names that say no more than that something runs. */
const wrappers = /RunTask$|Microtask|^v8\.callFunction$|^SimpleWatcher|^Receive mojo/;

/** The longest steps of a task that have a name, with script and function. */
function describe(group: readonly TraceEvent[]): string {
  return group
    .filter(({ name }) => !wrappers.test(name))
    .sort((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
    .slice(0, 3)
    .map(({ name, tdur = 0, args }) => {
      const { url, fileName, functionName } = args?.data ?? {};
      const script = (url ?? fileName)
        ?.replace(/[?#].*/, '')
        .split('/')
        .at(-1);
      const place = [functionName, script].filter(Boolean).join(' @ ');
      return `${name}${place && ` ${place}`} ${(tdur / 1000).toFixed(0)}`;
    })
    .join(', ');
}
