/**
 * The oldest engines that the mini-app runs on, by version: Android's WebView (a phone without updates keeps the one that
 * it was sold with) and Safari, which is the same number as iOS. test/repository/oldest-engine.test.ts looks for whatever
 * is younger, in the sources and in what is built. See docs/decisions/0102-oldest-engine.md.
 */
export const oldestEngine = { chrome: 94, safari: 15 };

/** Style sheets are translated for these engines. */
export const styleTarget = [`chrome${oldestEngine.chrome}`, `safari${oldestEngine.safari}`];

/**
 * All syntax of this edition, but static blocks and brackets in class fields, runs in these engines. The compiler, when it
 * knows them as targets, translates every class with a field instead, 1.5 kB of the first view: so the test refuses these two.
 */
export const scriptTarget = 'es2022';
