import { GrammyError, type InlineKeyboard, InputFile } from 'grammy';
import type { Log, Store } from '../../core/ports.ts';
import { audioTypeOf } from '../../core/speech/magic.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import type { Db } from '../../db/connection/client.ts';
import { audioKey } from '../../db/content/sounds/audio-index.ts';
import { chosenBy } from '../../db/voices/heard.ts';
import { findVoices } from '../../db/voices/lookup.ts';
import type { BotContext } from '../context.ts';
import { message, toEntities } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import {
  chosenSound,
  type Kept,
  type ReadableSound,
  readKept,
  type Sounding,
  type StoredSounds,
} from '../services/sounds.ts';

/** What sending a sound needs; the store remembers its id at Telegram. */
export type VoiceMessages = StoredSounds & { store: Store; log: Log };

/** Telegram keeps a file under its id for good; we remember the id for this long after the last upload. */
const idKeptSeconds = 90 * 24 * 60 * 60;

/** Telegram takes no longer text below a voice message. */
const maxCaptionLength = 1024;

/** Formats that Telegram shows as a voice message; WAV is not one of them. */
const voiceKinds: readonly string[] = ['mp3', 'ogg', 'mp4'];

/** What the listener hears of a word in the chat: another voice than in its lesson, where there are two. */
async function heardSound(db: Db, ctx: BotContext, word: Sounding): Promise<Kept | undefined> {
  const voices = await findVoices(db, [audioKey(word)]);
  const chosen = await chosenBy(db, voices.size > 0, { listener: ctx.from?.id, again: true });
  return chosenSound(voices, chosen)(word);
}

/** What stands below a voice message. */
type Captioned = { text: RichText; keyboard?: InlineKeyboard | undefined };
type About = { text: (isHeard: boolean) => RichText; keyboard?: InlineKeyboard | undefined };

/**
 * A message about a word with the word's sound as a voice message, which carries `text` below it; as plain
 * text where there is no sound, or where Telegram refuses it: a person may have forbidden voice messages in their chat.
 * `text` is given which of the two it is part of.
 */
export async function replyAloud(
  deps: VoiceMessages,
  ctx: BotContext,
  { word, ...about }: About & { word: Sounding },
): Promise<{ messageId: number; isHeard: boolean }> {
  const { text, keyboard } = about;
  return heardOrShown(ctx, await sendAloud(deps, ctx, { word, text: text(true), keyboard }), about);
}

/** The same where nothing else will do; undefined where the word has no sound, or Telegram refuses it. */
export async function sendAloud(
  deps: VoiceMessages,
  ctx: BotContext,
  { word, text, keyboard }: Captioned & { word: Sounding },
): Promise<number | undefined> {
  const kept = isCaption(text) ? await heardSound(deps.db, ctx, word) : undefined;
  const sound = kept && { hash: kept.hash, read: () => readKept(deps, kept) };
  return sound && sendVoice(deps, ctx, { sound, text, keyboard });
}

/** The same with any sound, whose `hash` follows from its content. */
export async function replyWithSound(
  deps: VoiceMessages,
  ctx: BotContext,
  { sound, ...about }: About & { sound: ReadableSound | undefined },
): Promise<{ messageId: number; isHeard: boolean }> {
  const { text, keyboard } = about;
  const spoken = sound && (await sendVoice(deps, ctx, { sound, text: text(true), keyboard }));
  return heardOrShown(ctx, spoken, about);
}

async function heardOrShown(
  ctx: BotContext,
  spoken: number | undefined,
  { text, keyboard }: About,
): Promise<{ messageId: number; isHeard: boolean }> {
  if (spoken !== undefined) return { messageId: spoken, isHeard: true };
  const sent = await ctx.reply(...message(text(false), keyboard));
  return { messageId: sent.message_id, isHeard: false };
}

const isCaption = (text: RichText): boolean => toEntities(text).text.length <= maxCaptionLength;

/** Returns the id of the message; undefined when it could not be sent. */
async function sendVoice(
  deps: VoiceMessages,
  ctx: BotContext,
  { sound, text, keyboard }: Captioned & { sound: ReadableSound },
): Promise<number | undefined> {
  if (!isCaption(text)) return undefined;
  const { text: caption, entities } = toEntities(text);
  const { hash } = sound;
  const key = `voice-file:${hash}`;
  const known = await deps.store.get<string>(key).catch(() => undefined);
  const options = { caption, caption_entities: entities, ...(keyboard ? { reply_markup: keyboard } : {}) };
  try {
    if (known) return (await ctx.replyWithVoice(known, options)).message_id;
  } catch (error) {
    if (!isRefused(error)) throw error;
    // The id may belong to another bot: sending the file itself may succeed.
    await deps.store.delete(key).catch(() => undefined);
  }
  const read = await sound.read();
  if (!read || !voiceKinds.includes(audioTypeOf(read.bytes)?.kind ?? '')) return undefined;
  try {
    const file = new InputFile(read.bytes, `${hash}.${read.extension}`);
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
