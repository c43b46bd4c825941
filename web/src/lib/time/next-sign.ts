/** Calls `run` once, at the learner's next touch or key. Returns a function that stops waiting. */
export function atNextSign(run: () => void): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const come = () => {
    stop();
    run();
  };
  for (const sign of ['pointerdown', 'keydown']) {
    window.addEventListener(sign, come, { capture: true, signal: waiting.signal });
  }
  return stop;
}
