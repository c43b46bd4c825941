import type { MockSettings } from '../../../core/mock/groups.ts';

/** SPEC §7: the switch of the mock mode in local storage. */
export const mockKey = 'mock-settings';

type MockMode = MockSettings & {
  /** MSW stands before the network and answers everything (`npm run dev:mock`). */
  worker?: boolean;
};

let mode: MockMode | undefined;

/**
 * What is mocked, off unless somebody has switched it on. Read once: a change takes hold when the page is loaded anew, so
 * that one page never mixes two accounts.
 */
export function mockMode(): MockMode {
  mode ??= read();
  return mode;
}

export function isMocked(): boolean {
  return Object.values(mockMode()).includes(true);
}

/** For who starts the app: MSW's page, and tests. Undefined: read again. */
export function setMockMode(next: MockMode | undefined): void {
  mode = next;
}

function read(): MockMode {
  try {
    return Object(JSON.parse(localStorage.getItem(mockKey) ?? '{}'));
  } catch {
    return {};
  }
}
