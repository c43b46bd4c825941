// Read by test/repository/oldest-engine.test.ts, never run: what the check of the sources must find stands in a line that
// ends so, and nothing else may be found here.

export function youngerUses(
  values: readonly number[],
  words: Set<string>,
  query: URLSearchParams,
): unknown[] {
  return [
    values.toSpliced(0, 1), // younger
    values.with(0, 1), // younger
    'word'.isWellFormed(), // younger
    query.size > 0, // younger
    query.has('word'),
    words.size,
    Object.groupBy(values, String), // younger
    Promise.withResolvers(), // younger
    structuredClone(values), // younger
    new BroadcastChannel('word'), // younger
    URL.canParse('word'), // younger
    AbortSignal.timeout(1), // younger
    crypto.randomUUID(), // younger
    requestIdleCallback(() => {}), // younger
    navigator.clipboard.readText(), // younger
    document.startViewTransition(() => {}), // younger
    document.body.checkVisibility(), // younger
  ];
}

/** What is tested for first is no fault, and what the page brings along is none. */
export function testedUses(values: readonly number[], signal: AbortSignal): unknown[] {
  return [
    AbortSignal.timeout?.(1),
    navigator.clipboard?.readText(),
    crypto.randomUUID ? crypto.randomUUID() : '',
    signal.throwIfAborted?.(),
    values.at(-1),
    values.findLast((value) => value > 1),
    'word'.at(0),
    Object.hasOwn(values, 0),
  ];
}
