import type { Locator } from 'playwright-core';

/**
 * Reads attributes of the first element as it is now; null where there is none. Playwright's own reading would wait for
 * an element that goes between two looks.
 */
export function readNow(elements: Locator, ...names: string[]): Promise<(string | null)[] | null> {
  return elements.evaluateAll(
    ([element], wanted) => (element ? wanted.map((name) => element.getAttribute(name)) : null),
    names,
  );
}
