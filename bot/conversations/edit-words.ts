import { type Context, InputFile } from 'grammy';
import { maxWordsPerLesson } from '../../core/lesson/access.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { errorText } from '../../core/texts/errors.ts';
import { maxUploadBytes } from '../../core/uploads/uploads.ts';
import type { EditedWord } from '../../db/admin/lessons/edited-lesson.ts';
import { readSoundOf } from '../../db/admin/lessons/sound-of-word.ts';
import type { OpenedLesson } from '../lessons/edited-lesson.ts';
import { inApp } from '../lessons/in-app.ts';
import { readWordSound } from '../services/sounds.ts';
import { keepWordSound } from '../word-sound.ts';
import { addWords, askWordLine, askWords, hearSent, rewritten, type SentWords } from './lesson-words.ts';
import { ask, attempt, type Choice, type Heard, recall, say, type Talk } from './talk.ts';

const texts = adminBotTexts.edit;
const { back } = adminBotTexts.button;

/** What is stored of the words: their sounds; `id` of the lesson, once it has one. */
export type SavedWords = { id?: number; sounds: OpenedLesson['sounds'] };
type ListOperation =
  | { kind: 'word'; at: number }
  | { kind: 'add' | 'replace' | 'back' }
  | { kind: 'sent'; sent: SentWords };
type WordOperation = 'change' | 'hear' | 'sound' | 'drop-sound' | 'drop-word' | 'back';

/** The words of a lesson, one by one; returns the same list when nothing was changed. */
export async function editWords(
  talk: Talk,
  given: readonly EditedWord[],
  saved: SavedWords,
): Promise<readonly EditedWord[]> {
  let words = given;
  for (;;) {
    const operation = await ask<ListOperation>(talk, texts.wordsMenu(words), {
      choices: listMenu(words),
      hear: hearSent,
    });
    switch (operation.kind) {
      case 'back':
        return words;
      case 'replace': {
        const others = await askWords(talk, []);
        if (others.length > 0) words = others;
        break;
      }
      case 'add':
        words = await askWords(talk, words);
        break;
      case 'sent':
        words = await addWords(talk, words, operation.sent);
        break;
      case 'word':
        words = await editWord(talk, words, operation.at, saved);
    }
  }
}

function listMenu(words: readonly EditedWord[]): Choice<ListOperation>[][] {
  const rows = words.map(({ hebrew }, at): Choice<ListOperation>[] => [
    { label: `${at + 1}. ${hebrew}`, value: { kind: 'word', at } },
  ]);
  const add: Choice<ListOperation>[] =
    words.length < maxWordsPerLesson ? [{ label: texts.addWords, value: { kind: 'add' } }] : [];
  const replace: Choice<ListOperation> = { label: texts.replaceWords, value: { kind: 'replace' } };
  return [...rows, [...add, replace], [{ label: back, value: { kind: 'back' } }]];
}

async function editWord(
  talk: Talk,
  words: readonly EditedWord[],
  at: number,
  saved: SavedWords,
): Promise<readonly EditedWord[]> {
  const word = words[at];
  if (!word) return words;
  const sound = soundOf(word, saved.sounds);
  const operation = await ask<WordOperation>(talk, texts.wordMenu(word, at, sound), {
    choices: wordMenu(sound),
    ...(word.id !== undefined && saved.id !== undefined
      ? { link: inApp(talk.deps, texts.wordInApp, `admin_lesson_${saved.id}_word-${word.id}`) }
      : {}),
  });
  const put = (next: EditedWord) => words.map((it, index) => (index === at ? next : it));
  switch (operation) {
    case 'back':
      return words;
    case 'change': {
      const line = await askWordLine(talk);
      return 'back' in line ? words : put(rewritten(word, line));
    }
    case 'hear':
      await hearWord(talk, word);
      return words;
    case 'drop-sound':
      return put({ ...word, audioUploadId: null });
    case 'sound': {
      const audioUploadId = await askSound(talk);
      return audioUploadId === undefined ? words : put({ ...word, audioUploadId });
    }
    case 'drop-word':
      if (words.length > 1) return words.filter((_, index) => index !== at);
      await say(talk, texts.lastWord);
      return words;
  }
}

function soundOf(
  { id, audioUploadId }: EditedWord,
  sounds: SavedWords['sounds'],
): 'none' | 'stored' | 'recorded' | 'new' {
  if (audioUploadId) return 'new';
  if (audioUploadId === null) return 'none';
  return (id === undefined ? undefined : sounds[id]) ?? 'none';
}

function wordMenu(sound: ReturnType<typeof soundOf>): Choice<WordOperation>[][] {
  const isStored = sound === 'stored' || sound === 'recorded';
  const hasRecording = sound === 'recorded' || sound === 'new';
  return [
    [
      { label: texts.changeWord, value: 'change' },
      { label: texts.sound, value: 'sound' },
    ],
    [
      ...(isStored ? [{ label: texts.hear, value: 'hear' as const }] : []),
      ...(hasRecording ? [{ label: texts.dropSound, value: 'drop-sound' as const }] : []),
    ],
    [
      { label: texts.dropWord, value: 'drop-word' },
      { label: back, value: 'back' },
    ],
  ];
}

/** Sends the stored sound of a word. */
async function hearWord(talk: Talk, { id = 0, pronunciation, hebrew }: EditedWord): Promise<void> {
  const isSent = await recall(talk, async (ctx) => {
    const kept = await readSoundOf(talk.deps.db, id);
    const sound = kept && (await readWordSound(talk.deps, kept));
    if (!sound) return false;
    await ctx.replyWithDocument(new InputFile(sound.bytes, `${id}.${sound.extension}`), {
      caption: pronunciation || hebrew,
    });
    return true;
  });
  if (!isSent) await say(talk, texts.noSound);
}

/** Asks for a recording until one is accepted; undefined when there is to be none after all. */
async function askSound(talk: Talk): Promise<string | undefined> {
  for (;;) {
    const fileId = await ask<string | null>(talk, texts.askSound, {
      choices: [[{ label: back, value: null }]],
      hear: hearSound,
    });
    if (fileId === null) return undefined;
    const kept = await attempt(talk, (ctx) =>
      keepWordSound(talk.deps, ctx.api, { fileId, adminId: talk.adminId }, ctx.now),
    );
    if (kept.ok) {
      await say(talk, texts.soundKept(kept.value.ms / 1000));
      return kept.value.uploadId;
    }
    await say(talk, texts.soundRefused(errorText(kept.refusal.kind, kept.refusal.code)));
  }
}

/** Any file may be a sound: its content is checked after the download. */
function hearSound({ msg }: Context): Heard<string> {
  const file = msg?.voice ?? msg?.audio ?? msg?.document;
  if ((file?.file_size ?? 0) > maxUploadBytes) {
    return { ok: false, say: texts.soundRefused(errorText('too-large', 'upload_too_large')) };
  }
  return file ? { ok: true, value: file.file_id } : { ok: false, say: texts.soundOnly };
}
