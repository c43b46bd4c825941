import { startFunction } from './_compile-cache.js';

// The function as the platform takes it: `_entries/queue.ts` in one file. `scripts/bundle-functions/main.ts` writes that file
// in the build command, before the platform looks at what this one imports.
export default await startFunction('queue', import.meta.url, () => import('./_built/queue.cjs'));
