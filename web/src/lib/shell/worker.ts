// The service worker, built as /worker.js. It serves the kept app where the network does not (docs/decisions/0118).

import { createKeptShell, removeShells, type Shell } from './kept-shell.ts';
import { startsOffline } from './offline-start.ts';

/** Put in by the build. */
declare const builtShell: Shell;

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
type WorkerScope = {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
};

// TypeScript's libraries of pages and of workers exclude each other.
const worker = globalThis as unknown as WorkerScope;

function serveShell(shell: Shell): void {
  const kept = createKeptShell(shell, {
    caches,
    fetch: (request, init) => fetch(request, init),
    async digest(text) {
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
    after: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    origin: location.origin,
  });
  // A new version waits until no page of the old one is open: that may still fetch parts of the old one.
  worker.addEventListener('install', (event) => event.waitUntil(kept.keep()));
  worker.addEventListener('activate', (event) =>
    event.waitUntil(
      Promise.all([
        kept.removeOthers(),
        // The page is requested while the worker starts. Safari has it since 15.4.
        worker.registration.navigationPreload?.enable(),
      ]),
    ),
  );
  worker.addEventListener('fetch', (event) => {
    const answer = kept.answerTo(event.request, event.request, event.preloadResponse);
    if (answer) event.respondWith(answer);
  });
}

/** Takes the place of whatever worker is there, and goes with all that it kept. */
function leave(): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) =>
    event.waitUntil(removeShells(caches).then(() => worker.registration.unregister())),
  );
}

if (startsOffline) serveShell(builtShell);
else leave();
