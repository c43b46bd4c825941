// `npm run dev:mock`: stands in the page instead of boot.ts and main.tsx, and starts both once MSW answers. Never built.

import { setupWorker } from 'msw/browser';
import { mockDelayMs } from '../../../core/mock/mock-server.ts';
import { setMockMode } from '../lib/mock-mode.ts';
import { mockHandlers } from './handlers.ts';

setMockMode({ all: true, worker: true });
const worker = setupWorker(...mockHandlers({ delayMs: mockDelayMs }));
// Modules and pictures are Vite's own; everything below /api is answered by the handlers.
await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
await import('../main.tsx');
