import { GrammyError, InlineKeyboard, InputFile } from 'grammy';
import { DomainError } from '../../core/errors.ts';
import type { Log } from '../../core/ports.ts';
import { audioTypeOf } from '../../core/speech/magic.ts';
import { defaultTimeZone } from '../../core/streak/streak.ts';
import { studioChatTexts as texts } from '../../core/texts/chat/studio.ts';
import { errorText } from '../../core/texts/errors.ts';
import type { SendTake } from '../../core/voices/send-take.ts';
import type { Db } from '../../db/connection/client.ts';
import { findUser } from '../../db/users.ts';
import type { VoicedItem } from '../../db/voices/items.ts';
import { readTakeSound } from '../../db/voices/lookup.ts';
import type { StudioPlace } from '../../db/voices/place.ts';
import { findItem } from '../../db/voices/queue.ts';
import type { Speaker } from '../../db/voices/speakers.ts';
import type { BotContext } from '../context.ts';
import { message, toEntities } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import { studioButtons } from '../services/studio-buttons.ts';
import type { TelegramFiles } from '../services/telegram-download.ts';
import { downloadFile } from '../telegram-files.ts';
import { askNext, type Studio } from './ask.ts';

/** What taking a recording needs. */
export type TakeRecording = Studio & TelegramFiles & { log: Log; sendTake?: SendTake; hearWithinMs?: number };

/** What playing a take back needs. */
type Playback = { db: Db; log: Log };

/** Telegram gives files of up to 20 MB to a bot; nothing that long is one word. */
const maxFileBytes = 20 * 2 ** 20;
/** What is worth downloading: twenty seconds of WAV in the best quality. */
const maxTakeBytes = 4 * 2 ** 20;
/**
 * Download, preparation and recogniser together. A database that wakes up and a function `voice` that starts take some
 * seconds; the webhook has a minute, and what comes too late is kept all the same.
 */
const usualPrepareWithinMs = 20_000;

/** A voice message, an audio file, or a document that is one. */
export type SentSound = { file_id: string; file_size?: number | undefined };

/** The sound of a message; undefined for anything else. */
export function soundOf(ctx: BotContext): SentSound | undefined {
  const { voice, audio, document } = ctx.msg ?? {};
  const isSound = /^(audio|application\/ogg)/.test(document?.mime_type ?? '');
  return voice ?? audio ?? (isSound ? document : undefined);
}

/** Prepares and keeps what was sent for the item of the place, and lets the speaker hear it. */
export async function takeSound(
  deps: TakeRecording,
  ctx: BotContext,
  { speaker, place }: { speaker: Speaker; place: StudioPlace },
  file: SentSound,
): Promise<void> {
  if ((ctx.msg?.message_id ?? 0) < place.promptId) {
    await ctx.reply(texts.tooEarly);
    return;
  }
  const item = await findItem(deps.db, place.itemKey);
  if (!item) {
    await ctx.reply(texts.gone);
    return askNext(deps, ctx, speaker, place);
  }
  if ((file.file_size ?? 0) > maxFileBytes) return refuse(ctx, texts.tooLarge, item);
  // Shows that the bot is working: nothing waits for it.
  void ctx.replyWithChatAction('record_voice').catch(() => undefined);
  const kept = await prepare(deps, ctx, item, file);
  if (!kept.ok) return refuse(ctx, kept.message, item);
  await playBack(deps, ctx, item, kept.take);
}

async function prepare(
  deps: TakeRecording,
  ctx: BotContext,
  item: VoicedItem,
  { file_id: fileId }: SentSound,
) {
  const deadline = AbortSignal.timeout(deps.hearWithinMs ?? usualPrepareWithinMs);
  const speakerId = ctx.from?.id ?? 0;
  try {
    if (!deps.sendTake) throw new DomainError('unavailable', { code: 'take_not_sent' });
    const bytes = await downloadFile(deps, ctx.api, { fileId, maxBytes: maxTakeBytes, deadline });
    const zone = (await findUser(deps.db, speakerId, ctx.now))?.timezone ?? defaultTimeZone;
    return await deps.sendTake({ speakerId, zone, key: item.key, bytes }, deadline);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    deps.log('warn', 'take-not-prepared', { code: error.code, cause: describeFailure(error) });
    const isTooLarge = error.kind === 'too-large';
    const text = isTooLarge ? errorText('invalid', 'take_too-large') : texts.cannotPrepare;
    return { ok: false as const, message: text };
  }
}

async function refuse(ctx: BotContext, problem: string, item: VoicedItem): Promise<void> {
  await ctx.reply(...message(texts.notKept(problem, item), undefined));
}

/** The take as learners will hear it, with the buttons that go on; as text where Telegram refuses a voice message. */
async function playBack(
  deps: Playback,
  ctx: BotContext,
  item: VoicedItem,
  take: { id: number; doubt: string | null },
): Promise<void> {
  const text = texts.kept(item, take.doubt);
  const keyboard = new InlineKeyboard()
    .text(texts.button.next, studioButtons.build({ kind: 'next', takeId: take.id }))
    .text(texts.button.again, studioButtons.build({ kind: 'again', takeId: take.id }));
  const sound = await readTakeSound(deps.db, take.id);
  const type = sound && audioTypeOf(sound.bytes);
  if (sound && type) {
    const { text: caption, entities } = toEntities(text);
    const file = new InputFile(sound.bytes, `${sound.hash}.${type.extension}`);
    try {
      await ctx.replyWithVoice(file, { caption, caption_entities: entities, reply_markup: keyboard });
      return;
    } catch (error) {
      // A person may have forbidden voice messages in their chat.
      if (!(error instanceof GrammyError) || error.error_code !== 400) throw error;
      deps.log('info', 'voice-not-taken', { cause: describeFailure(error) });
    }
  }
  await ctx.reply(...message(text, keyboard));
}
