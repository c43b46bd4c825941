import { isMocked, mockMode } from './mock-mode.ts';

/** The network, or the canned answers: their code comes only when they are switched on. */
export const mockableFetch: typeof fetch = async (...request) => {
  if (!isMocked() || mockMode().worker) return fetch(...request);
  const { mockFetch } = await import('./mock-fetch.ts');
  return mockFetch(...request);
};
