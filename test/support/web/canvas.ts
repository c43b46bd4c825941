/**
 * The canvas of the test environment draws nothing and has no context; ours accepts every call. A test of a device that
 * cannot draw restores `getContext` while it runs.
 */
const context = new Proxy({}, { get: () => () => undefined, set: () => true });
HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
globalThis.Path2D ??= class {
  moveTo() {}
  lineTo() {}
  quadraticCurveTo() {}
  closePath() {}
} as unknown as typeof Path2D; // the calls made by ink
