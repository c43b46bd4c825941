const signs = ['pointerdown', 'keydown', 'scroll'] as const;

/** Calls `run` once, at the learner's next touch, key or scroll. Returns a function that stops waiting. */
export function atNextSign(run: () => void): () => void {
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, come, true);
  };
  const come = () => {
    stop();
    run();
  };
  for (const sign of signs) window.addEventListener(sign, come, { capture: true, passive: true });
  return stop;
}
