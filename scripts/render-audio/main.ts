/**
 * Renders the speech of every word and sentence of the course, of every letter's name and syllable, of the parts of which
 * numbers are composed, and of the greeting with which the settings try the voice, to `web/public/audio/{hash}.mp3`, and
 * writes `audio.json`, `letters-audio.json` and `numbers-audio.json` in `db/content`.
 * Only missing or changed words are spoken, files no longer used are deleted; run twice it changes nothing. With
 * GOOGLE_TTS_API_KEY it speaks with Google's voice, otherwise with the program espeak-ng.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadMp3Encoder } from '../../api/_adapters/mp3-encoder.ts';
import { createEspeakVoice } from '../../api/_adapters/tts-espeak.ts';
import { createGoogleVoice } from '../../api/_adapters/tts-google.ts';
import { DomainError } from '../../core/errors.ts';
import { stripNiqqud } from '../../core/hebrew/niqqud.ts';
import { allPieces } from '../../core/numbers/pieces.ts';
import type { SpokenText } from '../../core/ports.ts';
import { durationMs, trimAndLevel } from '../../core/speech/sound.ts';
import { testPhrase } from '../../core/speech/test-phrase.ts';
import { decodeWav } from '../../core/speech/wav.ts';
import { audioIndex } from '../../db/content/audio.ts';
import type { AudioIndex, StoredAudio } from '../../db/content/audio-index.ts';
import { sections } from '../../db/content/index.ts';
import { letterItems } from '../../db/content/letters.ts';
import { letterAudioIndex } from '../../db/content/letters-audio.ts';
import { numberAudioIndex } from '../../db/content/numbers-audio.ts';
import { planAudio, printIndex, unusedFiles } from './plan.ts';

const folder = fileURLToPath(new URL('../../web/public/audio/', import.meta.url));
const fileOf = (name: string) => fileURLToPath(new URL(`../../db/content/${name}`, import.meta.url));
const apiKey = process.env.GOOGLE_TTS_API_KEY;

const voice = apiKey
  ? createGoogleVoice({ apiKey, format: 'wav', tries: 3, timeoutMs: 20_000 })
  : createEspeakVoice();
mkdirSync(folder, { recursive: true });
const encode = await loadMp3Encoder();

/** Texts to be spoken, and the index of what was rendered of them. */
type Spoken = { texts: readonly SpokenText[]; stored: AudioIndex; indexFile: string };

const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
const words: Spoken = {
  texts: [
    ...lessons.flatMap((lesson) => lesson.words),
    ...lessons.flatMap((lesson) => lesson.words.flatMap(({ examples = [] }) => examples)),
    ...lessons.flatMap(({ proofs = [] }) => proofs),
    testPhrase,
  ],
  stored: audioIndex,
  indexFile: fileOf('audio.json'),
};
const letters: Spoken = {
  texts: letterItems
    .flatMap(({ spokenName, spokenSound }) => [spokenName, ...(spokenSound ? [spokenSound] : [])])
    .map((spoken) => ({ ...spoken, hebrew: stripNiqqud(spoken.pronunciation) })),
  stored: letterAudioIndex,
  indexFile: fileOf('letters-audio.json'),
};
const numbers: Spoken = {
  texts: allPieces().map(({ pointed, transcription }) => ({
    ...{ pronunciation: pointed, transcription },
    hebrew: stripNiqqud(pointed),
  })),
  stored: numberAudioIndex,
  indexFile: fileOf('numbers-audio.json'),
};

const rendered = [await render(words), await render(letters), await render(numbers)];
const index: AudioIndex = Object.assign({}, ...rendered);
const unused = process.exitCode ? [] : unusedFiles(readdirSync(folder), index);
for (const name of unused) rmSync(`${folder}${name}`);
const kilobytes = Object.values(index).reduce((sum, audio) => sum + audio.bytes, 0) / 1024;
console.log(`${Object.keys(index).length} recordings, ${kilobytes.toFixed(0)} KB, ${unused.length} removed`);

/** Renders what is missing or changed and writes the index; after a failure the next run continues from here. */
async function render({ texts, stored, indexFile }: Spoken): Promise<AudioIndex> {
  const plan = planAudio(texts, stored, { voice, hasFile: (hash) => existsSync(`${folder}${hash}.mp3`) });
  const index: Record<string, StoredAudio> = { ...plan.outdated, ...plan.keep };
  try {
    for (const { key, text } of plan.render) {
      const sound = trimAndLevel(decodeWav((await voice.speak(text)).bytes));
      const bytes = encode(sound);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      writeFileSync(`${folder}${hash}.mp3`, bytes);
      index[key] = { hash, bytes: bytes.length, ms: durationMs(sound), voice: voice.name, spoken: text };
    }
  } catch (error) {
    const reason = error instanceof DomainError ? error.cause : error;
    console.error(`content:audio: ${reason instanceof Error ? reason.message : reason}`);
    process.exitCode = 1;
  } finally {
    // New speech is kept, outdated speech stays in use.
    if (plan.render.length > 0 || Object.keys(stored).length !== Object.keys(index).length) {
      writeFileSync(indexFile, printIndex(index));
    }
  }
  const kept = Object.keys(plan.keep).length;
  console.log(`${texts.length} texts: ${plan.render.length} to render with ${voice.name}, ${kept} kept`);
  return index;
}
