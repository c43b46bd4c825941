/**
 * What home looked like when it was left: the app keeps it while a lesson is open. Changed in place, without a render.
 */
export type HomeMemory = {
  /** Keys of open sections and subsections; undefined until the learner has opened or closed one. */
  open: ReadonlySet<string> | undefined;
  /** Scroll position, px. */
  scrollY: number;
};

export function createHomeMemory(): HomeMemory {
  return { open: undefined, scrollY: 0 };
}
