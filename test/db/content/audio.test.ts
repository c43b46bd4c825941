import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { toPhonemes } from '../../../core/hebrew/phonemes.ts';
import { audioIndex, findStoredAudio } from '../../../db/content/audio.ts';
import { audioKey } from '../../../db/content/audio-index.ts';
import { sections } from '../../../db/content/index.ts';
import { letterItems } from '../../../db/content/letters.ts';
import { findLetterAudio, letterAudioIndex } from '../../../db/content/letters-audio.ts';
import { numberAudioIndex } from '../../../db/content/numbers-audio.ts';

const folder = fileURLToPath(new URL('../../../web/public/audio/', import.meta.url));
const words = sections.flatMap((section) =>
  section.subsections.flatMap((subsection) => subsection.lessons.flatMap((lesson) => lesson.words)),
);
const everything = { ...audioIndex, ...letterAudioIndex, ...numberAudioIndex };
const sentences = sections
  .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons))
  .flatMap(({ proofs = [], words: own }) => [...proofs, ...own.flatMap(({ examples = [] }) => examples)]);
const ofSentences = new Set(sentences.map(audioKey));
const maxBytes = 14_000;
const maxSentenceBytes = 32_000;

describe('the speech of the course', () => {
  it('is there for every word', () => {
    expect(words.filter((word) => !findStoredAudio(word)).map((word) => word.hebrew)).toEqual([]);
  });

  it('is there for every sentence', () => {
    expect(sentences.filter((sentence) => !findStoredAudio(sentence)).map((it) => it.hebrew)).toEqual([]);
  });

  it('is there for the name of every letter, and for the syllable of every one that sounds', () => {
    const spoken = letterItems.flatMap(({ spokenName, spokenSound }) => [
      spokenName,
      spokenSound ?? spokenName,
    ]);
    expect(spoken.filter((text) => !findLetterAudio(text))).toEqual([]);
  });

  it('lies in files named by their content, each small, none unused', () => {
    const files = readdirSync(folder).sort();
    const hashes = [...new Set(Object.values(everything).map((audio) => audio.hash))].sort();
    expect(files).toEqual(hashes.map((hash) => `${hash}.mp3`));
    for (const [key, audio] of Object.entries(everything)) {
      const bytes = readFileSync(`${folder}${audio.hash}.mp3`);
      expect(createHash('sha256').update(bytes).digest('hex').slice(0, 32)).toBe(audio.hash);
      expect(bytes.length).toBe(audio.bytes);
      expect(bytes.length).toBeLessThan(ofSentences.has(key) ? maxSentenceBytes : maxBytes);
    }
  });

  it('lasts as long as a word: no empty and no runaway recording', () => {
    for (const [key, audio] of Object.entries(everything)) {
      expect(audio.ms, key).toBeGreaterThan(250);
      expect(audio.ms, key).toBeLessThan(ofSentences.has(key) ? 5500 : 2500);
    }
  });

  it('was spoken from what the word says today', () => {
    const outdated = words.filter((word) => {
      const audio = findStoredAudio(word);
      const phonemes = toPhonemes(word.pronunciation, word.transcription);
      return audio?.voice.startsWith('espeak') && audio.spoken !== phonemes;
    });
    expect(outdated.map((word) => word.hebrew)).toEqual([]);
  });

  it('has no entry for a word that nobody made', () => {
    expect(findStoredAudio({ pronunciation: 'constructor', transcription: '' })).toBeUndefined();
  });
});
