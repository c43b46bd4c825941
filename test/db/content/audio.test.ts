import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createEspeakVoice } from '../../../api/_adapters/tts-espeak.ts';
import { spokenTurns } from '../../../core/dialogues/spoken-turns.ts';
import { formFor, formsOf } from '../../../core/lesson/sentences/sentence-forms.ts';
import { soundsInOrder } from '../../../core/lesson/sentences/sentences-in-turn.ts';
import { spokenLines } from '../../../core/rules/spoken-lines.ts';
import { maxLessonSoundBytes } from '../../../core/voices/limits.ts';
import { dialogues } from '../../../db/content/dialogues/index.ts';
import { sections } from '../../../db/content/index.ts';
import { letterItems } from '../../../db/content/letters.ts';
import { rules } from '../../../db/content/rules/index.ts';
import { audioIndex, findStoredAudio } from '../../../db/content/sounds/audio.ts';
import { audioKey } from '../../../db/content/sounds/audio-index.ts';
import { findLetterAudio, letterAudioIndex } from '../../../db/content/sounds/letters-audio.ts';
import { numberAudioIndex } from '../../../db/content/sounds/numbers-audio.ts';
import { filesOf } from '../../../scripts/render-audio/plan.ts';

const folder = fileURLToPath(new URL('../../../web/public/audio/', import.meta.url));
const words = sections.flatMap((section) =>
  section.subsections.flatMap((subsection) => subsection.lessons.flatMap((lesson) => lesson.words)),
);
const everything = { ...audioIndex, ...letterAudioIndex, ...numberAudioIndex };
const sentences = sections
  .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons))
  .flatMap(({ proofs = [], words: own }) => [...proofs, ...own.flatMap(({ examples = [] }) => examples)])
  .flatMap(formsOf);
const ruleLines = rules.flatMap(spokenLines);
const turns = dialogues.flatMap(spokenTurns);
const ofSentences = new Set([...sentences, ...ruleLines, ...turns].map(audioKey));
const maxBytes = 14_000;
const maxSentenceBytes = 32_000;

describe('the speech of the course', () => {
  it('is there for every word', () => {
    expect(words.filter((word) => !findStoredAudio(word)).map((word) => word.hebrew)).toEqual([]);
  });

  it('is there for every sentence', () => {
    expect(sentences.filter((sentence) => !findStoredAudio(sentence)).map((it) => it.hebrew)).toEqual([]);
  });

  it('is there for every right line of a rule', () => {
    expect(ruleLines.filter((line) => !findStoredAudio(line)).map((it) => it.hebrew)).toEqual([]);
  });

  it('is there for every turn of a dialogue', () => {
    expect(turns.filter((turn) => !findStoredAudio(turn)).map((it) => it.pronunciation)).toEqual([]);
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
    expect(files).toEqual(hashes.flatMap(filesOf).sort());
    for (const [key, audio] of Object.entries(everything)) {
      const voices = filesOf(audio.hash).map((name) => readFileSync(`${folder}${name}`));
      const hash = voices.reduce((sum, bytes) => sum.update(bytes), createHash('sha256'));
      expect(hash.digest('hex').slice(0, 32)).toBe(audio.hash);
      expect(Math.max(...voices.map(({ length }) => length))).toBe(audio.bytes);
      expect(audio.bytes).toBeLessThan(ofSentences.has(key) ? maxSentenceBytes : maxBytes);
    }
  });

  it('lasts as long as a word: no empty and no runaway recording', () => {
    for (const [key, audio] of Object.entries(everything)) {
      expect(audio.ms, key).toBeGreaterThan(250);
      expect(audio.ms, key).toBeLessThan(ofSentences.has(key) ? 9000 : 2500);
    }
  });

  it('was spoken from what the text says today', () => {
    const voice = createEspeakVoice();
    const outdated = [...words, ...sentences, ...ruleLines, ...turns].filter((text) => {
      const audio = findStoredAudio(text);
      return audio?.voice.startsWith('espeak') && audio.spoken !== voice.textFor(text);
    });
    expect(outdated.map(({ hebrew }) => hebrew)).toEqual([]);
  });

  it.each(['m', 'f'] as const)(
    'of a lesson has all that is heard first in the one answer fetched ahead (%s)',
    (gender) => {
      const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
      const left = lessons.map(({ key, words: bare, proofs = [] }) => {
        const own = bare.map((word) => ({ ...word, examples: word.examples ?? [] }));
        const sounds = new Map(
          soundsInOrder({ words: own, proofs }, gender).map((text) => [
            audioKey(text),
            findStoredAudio(text)?.bytes ?? 0,
          ]),
        );
        // 240 bytes stand around each sound (api/_routes/voice/packs.ts); the larger of the two voices counts.
        let bytes = 0;
        const leftOut = new Set<string>();
        for (const [sound, size] of sounds) {
          if (bytes + size + 240 > maxLessonSoundBytes) leftOut.add(sound);
          else bytes += size + 240;
        }
        const heardFirst = [...own.flatMap(({ examples }) => examples.slice(0, 1)), ...proofs];
        const first = [...own, ...heardFirst.map((one) => formFor(one, gender, 0))];
        return { key, first: first.filter((text) => leftOut.has(audioKey(text))), rest: leftOut.size };
      });
      expect(left.filter(({ first }) => first.length > 0).map(({ key }) => key)).toEqual([]);
      // Of further sentences and forms most are there; the others are requested when they are played.
      expect(Math.max(...left.map(({ rest }) => rest))).toBeLessThanOrEqual(20);
      const further = left.reduce((sum, { rest }) => sum + rest, 0) / left.length;
      expect(further).toBeLessThanOrEqual(9);
    },
  );

  it('has no entry for a word that nobody made', () => {
    expect(findStoredAudio({ pronunciation: 'constructor', transcription: '' })).toBeUndefined();
  });
});
