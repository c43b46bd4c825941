/**
 * `npm run bench:voices`: a hundred unlike recordings (voices of espeak-ng and made-up ones, near and far, with noise,
 * with echo, at five rates) become kept sounds. Says how far their loudness spreads before and after, what a word takes
 * in kilobytes, and what preparing one costs beside decoding and encoding it alone. Exits with code 1 when a bar is
 * missed.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { loadMp3Encoder } from '../../../api/_adapters/mp3-encoder.ts';
import { decodeSound } from '../../../api/_adapters/sound-decoder.ts';
import { createTakePreparer } from '../../../api/_adapters/take-preparer.ts';
import { toPhonemes } from '../../../core/hebrew/phonemes.ts';
import { createRandom } from '../../../core/random.ts';
import { durationMs, peakOf, resample, type Sound } from '../../../core/speech/sound.ts';
import { decodeWav, encodeWav } from '../../../core/speech/wav.ts';
import { levelsOf, voicedParts, windowMs } from '../../../core/voices/levels.ts';
import { loudnessOf } from '../../../core/voices/loudness.ts';
import { sections } from '../../../db/content/index.ts';
import { wordsOf } from '../../content-files/placed-words.ts';
import { median, percentile, timed } from '../figures.ts';
import { atMost, printBars } from '../report.ts';

const inputs = 100;
const voices = ['he', 'he+f2', 'he+f5', 'he+m3', 'he+m7'];
const rates = [48_000, 44_100, 24_000, 16_000, 22_050];
const random = createRandom(20);
const words = wordsOf(sections);

/** A recording of a word by the given voice, as a phone would record it. */
async function recordingOf(index: number): Promise<{ sound: Sound; hebrew: string }> {
  const word = words[(index * 37) % words.length];
  if (!word) throw new Error('the course has words');
  const { pronunciation, transcription, hebrew } = word;
  const phonemes = toPhonemes(pronunciation, transcription);
  const voice = voices[index % voices.length] ?? 'he';
  const args = ['-v', voice, '-s', `${110 + (index % 6) * 12}`, '--stdout', `[[${phonemes}]]`];
  const { stdout } = await promisify(execFile)('espeak-ng', args, { encoding: 'buffer', maxBuffer: 2 ** 24 });
  const spoken = resample(decodeWav(stdout), rates[index % rates.length] ?? 48_000);
  return { sound: recorded(spoken, index), hebrew };
}

/** Nearer or farther, with some noise and echo, and with silence on both sides. */
function recorded({ samples, sampleRate }: Sound, index: number): Sound {
  const peak = 10 ** (-(2 + (index % 10) * 3) / 20);
  const gain = peak / peakOf(samples);
  const noise = peak * 10 ** (-(45 + (index % 4) * 5) / 20);
  const echo = Math.round(sampleRate * 0.017);
  const echoed = (index % 3) * 0.12;
  const lead = Math.round(sampleRate * (0.25 + random() * 0.5));
  const said = Float32Array.from({ length: samples.length + 2 * lead }, (_, at) => {
    const one = samples[at - lead] ?? 0;
    const before = samples[at - lead - echo] ?? 0;
    return (one + echoed * before) * gain + noise * (random() * 2 - 1);
  });
  return { samples: said, sampleRate };
}

/** LUFS of what was said, without the air around it: as the sound was levelled. */
function voiceLoudness(sound: Sound): number {
  const parts = voicedParts(levelsOf(sound));
  const at = (windows: number) => Math.round((windows * windowMs * sound.sampleRate) / 1000);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return Number.NEGATIVE_INFINITY;
  return loudnessOf({ ...sound, samples: sound.samples.subarray(at(first.from), at(last.to)) });
}

const spread = (values: readonly number[]) => ({
  least: Math.min(...values),
  most: Math.max(...values),
  middle: median([...values]),
});
const show = (what: string, values: readonly number[], unit: string) => {
  const { least, most, middle } = spread(values);
  console.log(`${what}: ${least.toFixed(1)} … ${middle.toFixed(1)} … ${most.toFixed(1)} ${unit}`);
};

const prepare = createTakePreparer();
const encode = await loadMp3Encoder();
const before: number[] = [];
const after: number[] = [];
const kilobytes: number[] = [];
const seconds: number[] = [];
const costs: number[] = [];
const floors: number[] = [];
const refused: string[] = [];
for (let index = 0; index < inputs; index++) {
  const { sound, hebrew } = await recordingOf(index);
  const file = encodeWav(sound.samples, sound.sampleRate);
  let made: Awaited<ReturnType<typeof prepare>> | undefined;
  const cost = await timed(async () => {
    made = await prepare(file, { kind: 'word', hebrew });
  });
  // The floor: the same file decoded and encoded, and nothing else.
  const floor = await timed(async () => {
    const decoded = await decodeSound(file);
    if (decoded.ok) encode(resample(decoded.sound, 24_000));
  });
  if (!made?.ok) {
    refused.push(`${hebrew}: ${made?.flaw}`);
    continue;
  }
  const kept = await decodeSound(made.sound.bytes);
  if (!kept.ok) throw new Error('a kept sound must be decoded');
  before.push(voiceLoudness(sound));
  after.push(voiceLoudness(kept.sound));
  kilobytes.push(made.sound.bytes.byteLength / 1024);
  seconds.push(durationMs(sound) / 1000);
  // The first one loads the decoders.
  if (index > 0) {
    costs.push(cost);
    floors.push(floor);
  }
}

show('громкость записей, LUFS', before, 'LUFS');
show('громкость после, LUFS', after, 'LUFS');
show('слово, КБ', kilobytes, 'КБ');
show('запись, с', seconds, 'с');
console.log(
  `подготовка: медиана ${median(costs).toFixed(1)} мс, p95 ${percentile(costs, 0.95).toFixed(1)} мс`,
);
console.log(`основа (декодировать и сжать): медиана ${median(floors).toFixed(1)} мс`);
for (const line of refused) console.log(`не принято: ${line}`);
const farthest = Math.max(...after.map((lufs) => Math.abs(lufs + 16)));
const holds = printBars([
  atMost('дальше всего от -16 LUFS, LU', farthest, 1),
  atMost('слово, КБ, медиана', median([...kilobytes]), 8),
  atMost('подготовка p95 против основы', percentile(costs, 0.95) / median(floors), 8),
  atMost('не принято из ста', refused.length, 5),
]);
if (!holds) process.exitCode = 1;
