/** Runs `run` after `ms`; answers the function that calls it off. The timer of the page, as a port. */
export type Later = (ms: number, run: () => void) => () => void;

export const later: Later = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
