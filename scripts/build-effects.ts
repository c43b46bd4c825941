/**
 * Renders the short sounds of the mini-app into web/public/effects: `npm run build:effects`. Each is a few struck tones,
 * written here as notes; nothing is recorded or taken from elsewhere.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeWav } from '../core/speech/wav.ts';

const target = join(import.meta.dirname, '../web/public/effects');

/** Samples a second: the highest partial below is 3.2 kHz. */
const rate = 11_025;

type Note = {
  /** Hertz. */
  pitch: number;
  /** Seconds. */
  at: number;
  /** Seconds after which a third of the loudness is left. */
  decay: number;
  /** 0–1. */
  loudness: number;
};

const [e5, g5, b5, c6, e6, g6] = [659.25, 783.99, 987.77, 1046.5, 1318.51, 1567.98];
const struck = (pitch: number, at: number, decay = 0.09, loudness = 0.5): Note => ({
  pitch,
  at,
  decay,
  loudness,
});

/** What sounds when, and for how long in seconds. */
export const effects = {
  right: { seconds: 0.3, notes: [struck(e6, 0, 0.05, 0.35), struck(g6, 0.07, 0.08, 0.4)] },
  wrong: { seconds: 0.32, notes: [struck(329.63, 0, 0.08, 0.45), struck(277.18, 0.09, 0.09, 0.45)] },
  word: { seconds: 0.5, notes: [struck(c6, 0), struck(e6, 0.08), struck(g6, 0.16, 0.13, 0.45)] },
  done: {
    seconds: 1.1,
    notes: [
      struck(e5, 0, 0.12),
      struck(g5, 0.11, 0.12),
      struck(b5, 0.22, 0.12),
      struck(e6, 0.33, 0.26, 0.55),
      struck(g6, 0.33, 0.2, 0.25),
    ],
  },
} satisfies Record<string, { seconds: number; notes: readonly Note[] }>;

/** Partials of a small bell: share of the pitch, loudness, and how much faster it dies away. */
const partials = [
  { ratio: 1, loudness: 1, damping: 1 },
  { ratio: 2, loudness: 0.28, damping: 2.2 },
] as const;

/** Attack and release that leave no click, seconds. */
const [attack, release] = [0.004, 0.03];

/** Returns the samples of one effect, from -1 to 1. */
export function render({ seconds, notes }: { seconds: number; notes: readonly Note[] }): Float64Array {
  const samples = Float64Array.from({ length: Math.round(seconds * rate) }, (_, place) => {
    const time = place / rate;
    const sum = notes.reduce((total, note) => total + noteAt(note, time - note.at), 0);
    return sum * Math.min(1, (seconds - time) / release);
  });
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  // Quieter than the words, which are what counts.
  return samples.map((sample) => (sample / peak) * 0.4);
}

function noteAt({ pitch, decay, loudness }: Note, time: number): number {
  if (time < 0) return 0;
  const rise = Math.min(1, time / attack);
  return partials.reduce(
    (sum, partial) =>
      sum +
      loudness *
        partial.loudness *
        rise *
        Math.exp((-time * partial.damping) / decay) *
        Math.sin(2 * Math.PI * pitch * partial.ratio * time),
    0,
  );
}

if (import.meta.filename === process.argv[1]) {
  await mkdir(target, { recursive: true });
  for (const [name, effect] of Object.entries(effects)) {
    await writeFile(join(target, `${name}.wav`), encodeWav(Float32Array.from(render(effect)), rate));
  }
}
