import { GrammyError, type InlineKeyboard, InputFile } from 'grammy';
import { audioTypeOf } from '../core/speech/magic.ts';
import type { RichText } from '../core/texts/bot.ts';
import { readAudioBlob } from '../db/audio.ts';
import type { LessonWord } from '../db/lessons.ts';
import type { BotContext, BotDeps } from './context.ts';
import { describeFailure } from './failures.ts';
import { message, toEntities } from './rich-text.ts';

/** The fields of a word that lead to its sound. */
export type Sounding = Pick<LessonWord, 'audioHash' | 'audioBlobHash'>;

export type WordSound = { hash: string; bytes: Uint8Array; extension: string };

/** Telegram keeps a file under its id for good; we remember the id for this long after the last upload. */
const idKeptSeconds = 90 * 24 * 60 * 60;

/** Formats that Telegram shows as a voice message; WAV is not one of them. */
const voiceKinds: readonly string[] = ['mp3', 'ogg', 'mp4'];

/**
 * The sound of a word as the mini-app plays it, the stored one first; undefined where a voice would have to make it.
 */
export async function readWordSound(
  { db, sounds }: Pick<BotDeps, 'db' | 'sounds'>,
  { audioHash, audioBlobHash }: Sounding,
): Promise<WordSound | undefined> {
  const hash = audioBlobHash ?? audioHash;
  if (hash === null) return undefined;
  const bytes = audioBlobHash ? (await readAudioBlob(db, audioBlobHash))?.bytes : await sounds?.(hash);
  const type = bytes && audioTypeOf(bytes);
  return type ? { hash, bytes, extension: type.extension } : undefined;
}

/**
 * A message about a word with the word's sound as a voice message, which carries `text` below it; as plain text where
 * there is no sound, or where Telegram refuses it: a person may have forbidden voice messages in their chat. `text` is
 * told which of the two it is part of.
 */
export async function replyAloud(
  deps: BotDeps,
  ctx: BotContext,
  {
    word,
    text,
    keyboard,
  }: { word: Sounding; text: (isHeard: boolean) => RichText; keyboard?: InlineKeyboard },
): Promise<{ messageId: number; isHeard: boolean }> {
  const spoken = await sendVoice(deps, ctx, { word, text: text(true), keyboard });
  if (spoken !== undefined) return { messageId: spoken, isHeard: true };
  const sent = await ctx.reply(...message(text(false), keyboard));
  return { messageId: sent.message_id, isHeard: false };
}

/** Returns the id of the message; undefined when it could not be sent. */
async function sendVoice(
  deps: BotDeps,
  ctx: BotContext,
  { word, text, keyboard }: { word: Sounding; text: RichText; keyboard: InlineKeyboard | undefined },
): Promise<number | undefined> {
  const hash = word.audioBlobHash ?? word.audioHash;
  if (hash === null) return undefined;
  const key = `voice-file:${hash}`;
  const known = await deps.store.get<string>(key).catch(() => undefined);
  const { text: caption, entities } = toEntities(text);
  const options = { caption, caption_entities: entities, ...(keyboard ? { reply_markup: keyboard } : {}) };
  try {
    if (known) return (await ctx.replyWithVoice(known, options)).message_id;
  } catch (error) {
    if (!isRefused(error)) throw error;
    // The id may belong to another bot: sending the file itself may succeed.
    await deps.store.delete(key).catch(() => undefined);
  }
  const sound = await readWordSound(deps, word);
  if (!sound || !voiceKinds.includes(audioTypeOf(sound.bytes)?.kind ?? '')) return undefined;
  try {
    const file = new InputFile(sound.bytes, `${hash}.${sound.extension}`);
    const sent = await ctx.replyWithVoice(file, options);
    const id = sent.voice?.file_id;
    if (id) await deps.store.set(key, id, { expirySeconds: idKeptSeconds }).catch(() => undefined);
    return sent.message_id;
  } catch (error) {
    if (!isRefused(error)) throw error;
    deps.log('info', 'voice-not-taken', { cause: describeFailure(error) });
    return undefined;
  }
}

/** Telegram refuses this voice message; a person who blocked the bot gets no message at all (403). */
function isRefused(error: unknown): boolean {
  return error instanceof GrammyError && (error.error_code === 400 || error.error_code === 404);
}
