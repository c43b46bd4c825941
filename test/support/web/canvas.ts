/**
 * The canvas of the test environment draws nothing and has no context; ours takes every call. A test of a device that
 * cannot draw gives `getContext` back for its own time.
 */
const context = new Proxy({}, { get: () => () => undefined, set: () => true });
HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
globalThis.Path2D ??= class {
  moveTo() {}
  lineTo() {}
  quadraticCurveTo() {}
  closePath() {}
} as unknown as typeof Path2D; // the calls that ink makes
