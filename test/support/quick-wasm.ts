/**
 * A flag of Node: WebAssembly is compiled once and quickly, and not a second time, for speed, while it runs. A process
 * that opens the embedded database for a few seconds then needs a third less processor time.
 */
export const quickWasm = '--liftoff-only';
