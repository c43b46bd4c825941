/** Runs `run` after `ms`. Returns a function that cancels it. The timer of the page, as a port. */
export type Later = (ms: number, run: () => void) => () => void;

export const later: Later = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
