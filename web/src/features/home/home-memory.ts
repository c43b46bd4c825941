/**
 * What home looked like when it was left: the app keeps it while a lesson is open. Changed in place, without a render.
 */
export type HomeMemory = {
  /** Keys of open sections and subsections; undefined until the learner has opened or closed one. */
  open: ReadonlySet<string> | undefined;
  /** Scroll position, px. */
  scrollY: number;
  /** The learner has been below the first screen, or has begun to use it. */
  wentBelow: boolean;
};

/** The page may have been scrolled before the app was there: the last home is drawn first. */
export function createHomeMemory(): HomeMemory {
  return { open: undefined, scrollY: window.scrollY, wentBelow: false };
}
