import type { MockSettings } from './mock-groups.ts';

/** SPEC §7: the switch of the mock mode in local storage. */
export const mockKey = 'mock-settings';

/**
 * The learner of the mock: a separate account, so that nothing of a real one is ever shown or stored under it.
 * Telegram's ids have at most 52 bits; no account has this one.
 */
export const mockUserId = Number.MAX_SAFE_INTEGER;

type MockMode = MockSettings & {
  /** MSW handles every request before it reaches the network (`npm run dev:mock`). */
  worker?: boolean;
};

let mode: MockMode | undefined;

/**
 * What is mocked, off unless somebody has switched it on. Read once: a change takes effect when the page is loaded again,
 * so that one page never mixes two accounts.
 */
export function mockMode(): MockMode {
  mode ??= read();
  return mode;
}

export function isMocked(): boolean {
  return Object.values(mockMode()).includes(true);
}

/** For the page of MSW, and tests. Undefined: read again. */
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
