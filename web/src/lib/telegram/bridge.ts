// Loaded after the first view. A module of its own, because the package is CommonJS: what that needs of the bundler then
// comes with it and not with the first script.
import imported from '@twa-dev/sdk';

/** Telegram's bridge as its package gives it. */
export type Bridge = typeof imported;

// Bundler, test runner and dev server disagree on whether the default export of CommonJS is unwrapped once or twice.
export const bridge = 'default' in imported ? (imported.default as Bridge) : imported;
