import { startFunction } from './_compile-cache.js';

// The function as the platform takes it: `_entries/index.ts` in one file. `scripts/bundle-functions/main.ts` writes that file
// in the build command, before the platform looks at what this one imports.
export default await startFunction('index', import.meta.url, () => import('./_built/index.cjs'));
