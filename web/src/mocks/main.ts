// `npm run dev:mock`: replaces boot.ts and main.tsx in the page, and starts both once MSW is ready. Never built.

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
  // Modules and pictures are Vite's own; the handlers cover everything below /api, and other hosts are ignored.
  onUnhandledRequest(request, print) {
    if (new URL(request.url).origin !== location.origin) print.error();
  },
  quiet: true,
});
await import('../main.tsx');
