// `npm run dev:mock`: stands in the page instead of boot.ts and main.tsx, and starts both once MSW answers. Never built.

import { setupWorker } from 'msw/browser';
import { setMockMode } from '../lib/mock/mock-mode.ts';
import { playsAdmin } from '../lib/mock/mock-persona.ts';
import { mockHandlers } from './handlers.ts';
import { mockDelayMs } from './mock-server.ts';

// Chosen on the badge of the mock mode.
const isAdmin = playsAdmin();
setMockMode({ all: true, worker: true, admin: isAdmin });
const worker = setupWorker(...mockHandlers({ isAdmin, delayMs: mockDelayMs }));
await worker.start({
  // Modules and pictures are Vite's own; everything below /api is answered by the handlers, and other hosts are nobody's.
  onUnhandledRequest(request, print) {
    if (new URL(request.url).origin !== location.origin) print.error();
  },
  quiet: true,
});
await import('../main.tsx');
