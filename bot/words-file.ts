import { InputFile } from 'grammy';
import { type ExportFormat, exportWords } from '../core/memory/export.ts';
import { wordsFileTexts as texts } from '../core/texts/chat/words-file.ts';
import { ownWordTexts } from '../core/texts/own-words.ts';
import { readLearnedWords } from '../db/memory/overview.ts';
import type { DeckSound } from './services/anki/deck-package.ts';
import { readWordSound, type StoredSounds } from './services/sounds.ts';
import { createFileApi, type FileSender } from './telegram-files.ts';

type LearnedWords = Awaited<ReturnType<typeof readLearnedWords>>;

/** Bots may send 50 MB; sounds beyond this size are left out, and the caption says how many. */
const maxSoundBytes = 45_000_000;
/** A file of ten megabytes or more takes time to upload; the function has sixty seconds. */
const uploadWithinSeconds = 40;
/** Sounds read in parallel. */
const readAtOnce = 24;

/** A file with a learner's learned words; undefined when there are none. */
export async function makeWordsFile(
  deps: StoredSounds,
  userId: number,
  format: ExportFormat,
  now: Date,
): Promise<{ name: string; bytes: Uint8Array; caption: string } | undefined> {
  const words = await readLearnedWords(deps.db, { userId, ownLesson: ownWordTexts.name });
  if (words.length === 0) return undefined;
  if (format === 'csv') {
    const { name, text } = exportWords(words, 'csv');
    return { name, bytes: Buffer.from(text), caption: texts.sent.csv(words.length) };
  }
  const [sounds, { packDeck }] = await Promise.all([
    readSounds(deps, words),
    import('./services/anki/deck-package.ts'),
  ]);
  const bytes = await packDeck(words, ({ id }) => sounds.get(id), now);
  return { name: 'mila.apkg', bytes, caption: texts.sent.anki(words.length, sounds.size) };
}

/** Sends it to the private chat, with a longer time limit than the answer to an update has. */
export async function sendWordsFile(
  sender: FileSender,
  userId: number,
  { name, bytes, caption }: { name: string; bytes: Uint8Array; caption: string },
): Promise<void> {
  const api = createFileApi(sender, uploadWithinSeconds);
  await api.sendDocument(userId, new InputFile(bytes, name), { caption });
}

/** Sounds by word id, as many as fit. */
async function readSounds(deps: StoredSounds, words: LearnedWords): Promise<Map<number, DeckSound>> {
  const sounds = new Map<number, DeckSound>();
  let size = 0;
  for (let at = 0; at < words.length && size < maxSoundBytes; at += readAtOnce) {
    const some = words.slice(at, at + readAtOnce);
    const read = await Promise.all(some.map((word) => readWordSound(deps, word)));
    for (const [place, { id }] of some.entries()) {
      const sound = read[place];
      if (!sound || size + sound.bytes.length > maxSoundBytes) continue;
      size += sound.bytes.length;
      sounds.set(id, { name: `${sound.hash}.${sound.extension}`, bytes: sound.bytes });
    }
  }
  return sounds;
}
