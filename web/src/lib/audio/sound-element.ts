type SoundElement = {
  /** Starts the element without a sound while the tap still counts, so that a later sound may be played. */
  unlock(): void;
  /** Plays an address at a speed (1: the recording's). Returns a function that stops it. */
  start(address: string, speed: number, finish: (outcome: 'ended' | 'failed') => void): () => void;
  /** Share of the sound that was heard, 0–1; 0 where the length is not known. */
  progress(): number;
};

/** One audio element, made at the first sound and used for all that follow. */
export function createSoundElement(
  createElement: () => HTMLAudioElement,
  /** A sound that has not begun by then has failed. */
  startTimeoutMs: number,
  onPlaying: () => void,
): SoundElement {
  let element: HTMLAudioElement | undefined;
  return {
    unlock() {
      if (element) return;
      element = createElement();
      element.play().catch(() => {});
    },
    start(address, speed, finish) {
      element ??= createElement();
      const audio = element;
      const timer = setTimeout(() => finish('failed'), startTimeoutMs);
      const handlers = {
        playing() {
          clearTimeout(timer);
          onPlaying();
        },
        ended: () => finish('ended'),
        error: () => finish('failed'),
      };
      const events = Object.entries(handlers);
      for (const [name, handler] of events) audio.addEventListener(name, handler);
      audio.src = address;
      // Loading a source sets the rate back to the default one.
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
      // Slow is not low.
      audio.preservesPitch = true;
      audio.play().catch(handlers.error);
      return () => {
        clearTimeout(timer);
        for (const [name, handler] of events) audio.removeEventListener(name, handler);
        audio.pause();
      };
    },
    progress() {
      if (!element) return 0;
      const { currentTime, duration } = element;
      return Number.isFinite(duration) && duration > 0 ? Math.min(1, currentTime / duration) : 0;
    },
  };
}
