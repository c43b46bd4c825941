import { isMocked, mockMode } from './mock-mode.ts';

let open: (() => Promise<typeof fetch>) | undefined;
let opened: Promise<typeof fetch> | undefined;

/** Where the recorded responses come from: set by the entry of the page, which may import them. */
export function provideMockFetch(from: () => Promise<typeof fetch>): void {
  open = from;
}

/** The network, or the recorded responses: their code is loaded only when they are switched on. */
export const mockableFetch: typeof fetch = async (...request) => {
  if (!open || !isMocked() || mockMode().worker) return fetch(...request);
  opened ??= open();
  const mockFetch = await opened;
  return mockFetch(...request);
};
