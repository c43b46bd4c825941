/** The browser's own Hebrew voice, where it has one: Android's WebView has none at all. */
export type Voice = {
  /** True only when a Hebrew voice is really listed. */
  isAvailable(): boolean;
  /** Speaks a Hebrew text. Returns whether it was spoken to the end. */
  speak(text: string, speed: number): Promise<boolean>;
  cancel(): void;
};

/** Silence, for browsers without speech synthesis. */
const noVoice: Voice = { isAvailable: () => false, speak: async () => false, cancel: () => {} };

export function createBrowserVoice(
  synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis,
  createUtterance = (text: string) => new SpeechSynthesisUtterance(text),
): Voice {
  if (!synthesis) return noVoice;
  // 'iw' is the old code of Hebrew that Android's engines still use.
  const find = () => synthesis.getVoices().find(({ lang }) => /^(he|iw)([-_]|$)/i.test(lang));
  return {
    isAvailable: () => find() !== undefined,
    speak(text, speed) {
      return new Promise((resolve) => {
        const voice = find();
        if (!voice) return resolve(false);
        const utterance = createUtterance(text);
        utterance.voice = voice;
        utterance.lang = 'he-IL';
        utterance.rate = speed;
        utterance.onend = () => resolve(true);
        utterance.onerror = () => resolve(false);
        synthesis.speak(utterance);
      });
    },
    cancel: () => synthesis.cancel(),
  };
}
