import type { SpokenText, TtsProvider } from '../../core/ports.ts';
import { renderedName } from '../../core/voices/rendered.ts';
import { type AudioIndex, audioKey, type StoredAudio } from '../../db/content/sounds/audio-index.ts';

type AudioPlan = {
  /** Words whose stored speech is still right, by key. */
  keep: Record<string, StoredAudio>;
  /** Outdated speech that still plays, by key: better than none when the voice fails half-way. */
  outdated: Record<string, StoredAudio>;
  /** Words to be spoken, each key once. */
  render: { key: string; text: string }[];
};

/**
 * Decides what to render. Stored speech stays when its file exists and the same voice would be given the same text;
 * speech of a cloud voice also stays when only espeak is available: a better voice is never replaced by a worse one.
 */
export function planAudio(
  words: readonly SpokenText[],
  stored: AudioIndex,
  { voice, hasFile }: { voice: Pick<TtsProvider, 'name' | 'textFor'>; hasFile: (hash: string) => boolean },
): AudioPlan {
  const plan: AudioPlan = { keep: {}, outdated: {}, render: [] };
  const wanted = new Map(words.map((word) => [audioKey(word), word]));
  for (const [key, word] of wanted) {
    const audio = stored[key];
    const text = voice.textFor(word);
    const isCloud = audio !== undefined && !audio.voice.startsWith('espeak');
    const isBetter = isCloud && voice.name.startsWith('espeak');
    const isSame = audio?.voice === voice.name && audio.spoken === text;
    const isThere = audio !== undefined && hasFile(audio.hash);
    if (isThere && (isSame || isBetter)) {
      plan.keep[key] = audio;
      continue;
    }
    if (isThere) plan.outdated[key] = audio;
    plan.render.push({ key, text });
  }
  return plan;
}

/** The index as it is in the file: keys in order, so that a new word changes a few lines only. */
export function printIndex(index: AudioIndex): string {
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

/** Names of audio files that no word uses any more. Other files in the folder are left alone. */
export function unusedFiles(fileNames: readonly string[], index: AudioIndex): string[] {
  const used = new Set(Object.values(index).flatMap(({ hash }) => filesOf(hash)));
  return fileNames.filter((name) => /^[0-9a-f]{32}(-f)?\.mp3$/.test(name) && !used.has(name));
}

/** The files of a sound: a man's voice and a woman's. */
export const filesOf = (hash: string): string[] =>
  (['m', 'f'] as const).map((gender) => `${renderedName(hash, gender)}.mp3`);
