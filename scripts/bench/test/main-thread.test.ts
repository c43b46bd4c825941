import { describe, expect, it } from 'vitest';
import { measure, readTasks, type TraceEvent } from '../first-view/main-thread.ts';

const origin = 'http://127.0.0.1:5000';
const main = { pid: 1, tid: 1 };
const start: TraceEvent = {
  ...main,
  name: 'navigationStart',
  ph: 'R',
  ts: 1_000_000,
  args: { data: { documentLoaderURL: `${origin}/#launch` } },
};

/** A step at so many milliseconds of the clock, with how many it took of clock and processor. */
const step = (
  name: string,
  [at, lasts, processor]: [number, number, number],
  rest: Partial<TraceEvent> = {},
): TraceEvent => ({
  ...main,
  name,
  ph: 'X',
  ts: (1000 + at) * 1000,
  dur: lasts * 1000,
  tdur: processor * 1000,
  ...rest,
});

describe('the main thread in a trace', () => {
  it('is counted by outer tasks of the thread that opened the page, from navigation on', () => {
    const tasks = readTasks(
      [
        step('RunTask', [-20, 10, 10]),
        start,
        step('RunTask', [10, 200, 80]),
        step('RunTask', [12, 100, 70]),
        step('RunTask', [300, 30, 30]),
        step('RunTask', [15, 500, 500], { tid: 2 }),
        step('RunTask', [15, 500, 500], { pid: 2 }),
      ],
      origin,
    );
    expect(tasks.map(({ atMs, processorMs }) => [atMs, processorMs])).toEqual([
      [10, 80],
      [300, 30],
    ]);
    expect(measure(tasks)).toEqual({ processorMs: 110, longestMs: 80, blockingMs: 30 });
  });

  it('is named by the longest steps inside, with function and script', () => {
    const [task] = readTasks(
      [
        start,
        step('RunTask', [10, 90, 90]),
        step('FunctionCall', [11, 60, 60], {
          args: { data: { functionName: 'render', url: `${origin}/assets/main.js?v=1` } },
        }),
        step('Layout', [75, 20, 20]),
      ],
      origin,
    );
    expect(task?.what).toBe('FunctionCall render @ main.js 60, Layout 20');
  });

  it('is not guessed where the page was never opened', () => {
    expect(() => readTasks([], origin)).toThrow(origin);
  });
});
