/**
 * Replaces the package `abort-controller` in the functions: Node has its own. The package's class must be called
 * `AbortSignal`, for node-fetch checks that name, and a bundler renames it beside the one of Node: every call of the
 * Bot API was refused before it was sent.
 */
export const AbortController = globalThis.AbortController;
export const AbortSignal = globalThis.AbortSignal;
