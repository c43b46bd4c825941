import { keepCompiled } from './_compile-cache.js';

// The function as the platform takes it: `_entries/telegram.ts` in one file. `scripts/bundle-functions/main.ts` writes that file
// in the build command, before the platform looks at what this one imports.
keepCompiled('telegram');
const { default: handler } = await import('./_built/telegram.js');

export default handler;
