/**
 * Renders the speech of every word and sentence of the course, of the right lines of its rules, of the turns of its
 * dialogues, of every letter's name and syllable, of the parts of which numbers are composed, and of the greeting with which the settings try the voice, to
 * `web/public/audio`, a man's voice in `{hash}.mp3` and a woman's in `{hash}-f.mp3`, and writes `audio.json`,
 * `letters-audio.json` and `numbers-audio.json` in `db/content/sounds`.
 * Only missing or changed words are spoken, files no longer used are deleted; run twice it changes nothing. With
 * GOOGLE_TTS_API_KEY it speaks with Google's voices, otherwise with the program espeak-ng.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadMp3Encoder } from '../../api/_adapters/mp3-encoder.ts';
import { spokenTurns } from '../../core/dialogues/spoken-turns.ts';
import { DomainError } from '../../core/errors.ts';
import { stripNiqqud } from '../../core/hebrew/niqqud.ts';
import { formsOf } from '../../core/lesson/sentences/sentence-forms.ts';
import { allPieces } from '../../core/numbers/pieces.ts';
import type { SpokenText, TtsProvider } from '../../core/ports.ts';
import { spokenLines } from '../../core/rules/spoken-lines.ts';
import { testPhrase } from '../../core/speech/test-phrase.ts';
import { decodeWav } from '../../core/speech/wav.ts';
import { prepareSynthesised } from '../../core/voices/prepare.ts';
import { renderedName } from '../../core/voices/rendered.ts';
import { dialogues } from '../../db/content/dialogues/index.ts';
import { sections } from '../../db/content/index.ts';
import { letterItems } from '../../db/content/letters.ts';
import { rules } from '../../db/content/rules/index.ts';
import { audioIndex } from '../../db/content/sounds/audio.ts';
import type { AudioIndex, StoredAudio } from '../../db/content/sounds/audio-index.ts';
import { letterAudioIndex } from '../../db/content/sounds/letters-audio.ts';
import { numberAudioIndex } from '../../db/content/sounds/numbers-audio.ts';
import { lessonsOf } from '../content-files/placed-words.ts';
import { filesOf, planAudio, printIndex, unusedFiles } from './plan.ts';
import { createCloudVoices, createEspeakVoices } from './voices.ts';

const folder = fileURLToPath(new URL('../../web/public/audio/', import.meta.url));
const fileOf = (name: string) => fileURLToPath(new URL(`../../db/content/${name}`, import.meta.url));
const apiKey = process.env.GOOGLE_TTS_API_KEY;

const voices = apiKey ? createCloudVoices(apiKey) : createEspeakVoices();
const pair = { name: `${voices.m.name} · ${voices.f.name}`, textFor: voices.m.textFor };
mkdirSync(folder, { recursive: true });
const encode = await loadMp3Encoder();

/** Texts to be spoken, and the index of what was rendered of them. */
type Spoken = { texts: readonly SpokenText[]; stored: AudioIndex; indexFile: string };

const lessons = lessonsOf(sections);
const words: Spoken = {
  texts: [
    ...lessons.flatMap((lesson) => lesson.words),
    ...lessons.flatMap((lesson) => lesson.words.flatMap(({ examples = [] }) => examples.flatMap(formsOf))),
    ...lessons.flatMap(({ proofs = [] }) => proofs.flatMap(formsOf)),
    ...rules.flatMap(spokenLines),
    ...dialogues.flatMap(spokenTurns),
    testPhrase,
  ],
  stored: audioIndex,
  indexFile: fileOf('sounds/audio.json'),
};
const letters: Spoken = {
  texts: letterItems
    .flatMap(({ spokenName, spokenSound }) => [spokenName, ...(spokenSound ? [spokenSound] : [])])
    .map((spoken) => ({ ...spoken, hebrew: stripNiqqud(spoken.pronunciation) })),
  stored: letterAudioIndex,
  indexFile: fileOf('sounds/letters-audio.json'),
};
const numbers: Spoken = {
  texts: allPieces().map(({ pointed, transcription }) => ({
    ...{ pronunciation: pointed, transcription },
    hebrew: stripNiqqud(pointed),
  })),
  stored: numberAudioIndex,
  indexFile: fileOf('sounds/numbers-audio.json'),
};

const rendered = [await render(words), await render(letters), await render(numbers)];
const index: AudioIndex = Object.assign({}, ...rendered);
const unused = process.exitCode ? [] : unusedFiles(readdirSync(folder), index);
for (const name of unused) rmSync(`${folder}${name}`);
const kilobytes = Object.values(index).reduce((sum, audio) => sum + audio.bytes, 0) / 1024;
console.log(`${Object.keys(index).length} recordings, ${kilobytes.toFixed(0)} KB, ${unused.length} removed`);

/** Renders what is missing or changed and writes the index; after a failure the next run continues from here. */
async function render({ texts, stored, indexFile }: Spoken): Promise<AudioIndex> {
  const hasFile = (hash: string) => filesOf(hash).every((name) => existsSync(`${folder}${name}`));
  const plan = planAudio(texts, stored, { voice: pair, hasFile });
  const index: Record<string, StoredAudio> = { ...plan.outdated, ...plan.keep };
  try {
    for (const { key, text } of plan.render) {
      const m = await speak(voices.m, text);
      const f = await speak(voices.f, text);
      const hash = createHash('sha256').update(m.bytes).update(f.bytes).digest('hex').slice(0, 32);
      writeFileSync(`${folder}${renderedName(hash, 'm')}.mp3`, m.bytes);
      writeFileSync(`${folder}${renderedName(hash, 'f')}.mp3`, f.bytes);
      const bytes = Math.max(m.bytes.length, f.bytes.length);
      index[key] = { hash, bytes, ms: m.ms, voice: pair.name, spoken: text };
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
  console.log(`${texts.length} texts: ${plan.render.length} to render with ${pair.name}, ${kept} kept`);
  return index;
}

async function speak(voice: TtsProvider, text: string): Promise<{ bytes: Uint8Array; ms: number }> {
  const { sound, ms } = prepareSynthesised(decodeWav((await voice.speak(text)).bytes));
  return { bytes: encode(sound), ms };
}
