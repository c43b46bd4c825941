import { InlineKeyboard, InputFile } from 'grammy';
import { DomainError } from '../../core/errors.ts';
import { isSilent } from '../../core/hebrew/shown.ts';
import { exportOwnWords, type OwnFormat, ownFormats } from '../../core/own-words/export.ts';
import { maxOwnWords } from '../../core/own-words/limits.ts';
import { audioTypeOf } from '../../core/speech/magic.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { ownWordChatTexts as texts } from '../../core/texts/chat/own-words.ts';
import { standingText } from '../../core/texts/own-standing.ts';
import { readOwnLimits } from '../../db/own-words/add-words.ts';
import { type OwnWord, readOwnWords, readOwnWordsById } from '../../db/own-words/read-words.ts';
import { removeOwnWord, restoreOwnWord } from '../../db/own-words/remove-word.ts';
import { findOwnSound } from '../../db/own-words/sounds.ts';
import type { Newcomers } from '../learner.ts';
import { isFileAllowed } from '../my-files.ts';
import { type AppLink, appAddress, openableUrl } from '../services/app-link.ts';
import { show, type Visit } from '../visit.ts';
import { replyAloud, replyWithSound, type VoiceMessages } from '../voice/word-voice.ts';
import { ownButtons } from './buttons.ts';

/** What showing own words needs. */
export type OwnNeeds = Newcomers & VoiceMessages & AppLink & Parameters<typeof isFileAllowed>[0];
type ShowVisit = Visit<OwnNeeds & { canRecord: boolean }>;

/** With the row below them nine, which fit a phone. */
const wordsOnPage = 8;

/** The words before one, the newest first, some at a time. */
export async function showOwnWords(visit: ShowVisit, before: number): Promise<void> {
  const { deps, ctx, user } = visit;
  const page = { userId: user.id, before: before || undefined, limit: wordsOnPage + 1 };
  const [found, limits] = await Promise.all([
    readOwnWords(deps.db, page),
    readOwnLimits(deps.db, user.id, ctx.now),
  ]);
  if (limits.words === 0) return show(visit, texts.empty, undefined);
  if (found.length === 0 && before > 0) return showOwnWords(visit, 0);
  const words = found.slice(0, wordsOnPage);
  const keyboard = new InlineKeyboard();
  for (const word of words) {
    keyboard.text(texts.button.word(word), ownButtons.build({ kind: 'card', wordId: word.id })).row();
  }
  const last = words.at(-1);
  if (before > 0) keyboard.text(texts.button.newest, ownButtons.build({ kind: 'list', before: 0 }));
  if (last && found.length > wordsOnPage) {
    keyboard.text(texts.button.older, ownButtons.build({ kind: 'list', before: last.id }));
  }
  keyboard.row().text(texts.button.files, ownButtons.build({ kind: 'files' }));
  const url = openableUrl(deps);
  if (url) keyboard.webApp(texts.button.inApp, appAddress(url, 'own'));
  await show(visit, texts.list(limits.words, limits.maxWords), keyboard);
}

/** The card of a word, with its sound where it has one; a voice message in reply to it becomes its sound. */
export async function showOwnWord(visit: ShowVisit, wordId: number): Promise<void> {
  const word = await findWord(visit, wordId);
  const { ctx, deps, user } = visit;
  if (!word) return show(visit, texts.gone, undefined);
  const keyboard = new InlineKeyboard()
    .text(texts.button.remove, ownButtons.build({ kind: 'remove', wordId }))
    .text(texts.button.list, ownButtons.build({ kind: 'list', before: 0 }));
  const standing = standingText(word, dateIn(user.timezone, ctx.now));
  const text = () => texts.card(word, { standing, canRecord: deps.canRecord });
  const recording = await recordingOf(visit, word);
  if (recording) await replyWithSound(deps, ctx, { sound: recording, text, keyboard });
  else if (isSilent({ audio: null, pronunciation: word.pronunciation }))
    await replyWithSound(deps, ctx, { sound: undefined, text, keyboard });
  else await replyAloud(deps, ctx, { word, text, keyboard });
}

async function recordingOf({ deps, user }: ShowVisit, { id, isRecorded }: OwnWord) {
  if (!isRecorded) return undefined;
  const { recording } = await findOwnSound(deps.db, { wordId: id, userId: user.id });
  if (!recording) return undefined;
  const { hash, bytes } = recording;
  const extension = audioTypeOf(bytes)?.extension ?? 'mp3';
  return { hash, read: async () => ({ bytes, extension }) };
}

/** Deletes a word, with the way back below it. */
export async function removeWord(visit: ShowVisit, wordId: number): Promise<void> {
  const { deps, ctx, user } = visit;
  const word = await findWord(visit, wordId);
  if (!word) return show(visit, texts.gone, undefined);
  await removeOwnWord(deps.db, { userId: user.id, wordId }, ctx.now);
  const keyboard = new InlineKeyboard()
    .text(texts.button.restore, ownButtons.build({ kind: 'restore', wordId }))
    .text(texts.button.list, ownButtons.build({ kind: 'list', before: 0 }));
  // A card with a sound cannot become a text: its buttons go, and the text stands below it.
  await show(visit, texts.removed(word), keyboard);
}

/** Brings a deleted word back. */
export async function restoreWord(visit: ShowVisit, wordId: number): Promise<void> {
  const { deps, ctx, user } = visit;
  try {
    const word = await restoreOwnWord(deps.db, { userId: user.id, wordId }, ctx.now);
    const keyboard = new InlineKeyboard().text(
      texts.button.list,
      ownButtons.build({ kind: 'list', before: 0 }),
    );
    await show(visit, texts.restored(word), keyboard);
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'unauthorised') throw error;
    await show(visit, texts.gone, undefined);
  }
}

async function findWord({ deps, user }: ShowVisit, wordId: number): Promise<OwnWord | undefined> {
  const [word] = await readOwnWordsById(deps.db, { userId: user.id, ids: [wordId] });
  return word;
}

/** Asks in which format the words are to be sent. */
export async function offerFiles(visit: ShowVisit): Promise<void> {
  const keyboard = new InlineKeyboard();
  for (const format of ownFormats) {
    keyboard.text(texts.button.format[format], ownButtons.build({ kind: 'file', format }));
  }
  await show(visit, texts.files, keyboard);
}

const fileLimit = { name: 'own-words-file', calls: 10, windowSeconds: 600 };

/** Sends all own words as a file. */
export async function sendFile({ deps, ctx, user }: ShowVisit, format: OwnFormat): Promise<void> {
  if (!(await isFileAllowed(deps, fileLimit, user.id))) {
    await ctx.answerCallbackQuery({ text: texts.fileTooOften, show_alert: true });
    return;
  }
  const words = await readOwnWords(deps.db, { userId: user.id, limit: maxOwnWords });
  const { name, text } = exportOwnWords(words.map(filed).reverse(), format);
  await ctx.replyWithDocument(new InputFile(Buffer.from(text), name), {
    caption: texts.button.list,
  });
}

const filed = ({ id, hebrew, pronunciation, transcription, russian, sentence, addedAt }: OwnWord) => ({
  ...{ id, hebrew, pronunciation, transcription, russian, sentence, addedAt },
});
