import { GrammyError, InputFile } from 'grammy';
import type { ListeningMinutes } from '../../core/listening/compose.ts';
import type { Store } from '../../core/ports.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { listenTexts as texts } from '../../core/texts/chat/listen.ts';
import type { Visitor } from '../../db/entitlements.ts';
import { message, toEntities } from '../rich-text.ts';
import type { ListeningSounds } from '../services/listening/joinable.ts';
import { makeListening } from '../services/listening/make.ts';
import { storeKeys } from '../services/store-keys.ts';
import { createFileApi, type FileSender } from '../telegram-files.ts';

/** A file that Telegram has, and its texts. */
type SentFile = { fileId: string; caption: RichText; text: RichText | null };
type KeptFiles = { date: ActivityDate; files: Partial<Record<ListeningMinutes, SentFile>> };

/** Until the learner's day has ended in every zone. */
const keptSeconds = 2 * 24 * 60 * 60;
/** Ten minutes are two and a half megabytes. */
const uploadWithinSeconds = 40;
const maxCaptionLength = 1024;
const maxTextLength = 4096;

type Asked = Visitor & { today: ActivityDate; minutes: ListeningMinutes };

/**
 * Sends today's listening file to the private chat. It is made once a day; asked for again, the same one is sent. Returns
 * why there is none.
 */
export async function sendListening(
  deps: ListeningSounds & FileSender & { store: Store },
  asked: Asked,
  now: Date,
): Promise<'sent' | 'no-words' | 'no-sounds'> {
  const { userId, today, minutes } = asked;
  const api = createFileApi(deps, uploadWithinSeconds);
  const key = storeKeys.listening(userId);
  const kept = await deps.store.get<KeptFiles>(key).catch(() => undefined);
  const files = kept?.date === today ? kept.files : {};
  const known = files[minutes];
  if (known && (await sendKnown(known))) return 'sent';
  const made = await makeListening(deps, asked, now);
  if (typeof made === 'string') return made;
  const inCaption = texts.lines(minutes, made, maxCaptionLength);
  const isShort = inCaption.left === 0;
  const caption = isShort ? inCaption.text : texts.heading(minutes);
  const text = isShort ? null : texts.lines(minutes, made, maxTextLength).text;
  const fileId = await sendAudio(new InputFile(made.bytes, texts.fileName), caption, made.seconds);
  await sendText(text);
  if (fileId) {
    const value: KeptFiles = { date: today, files: { ...files, [minutes]: { fileId, caption, text } } };
    await deps.store.set(key, value, { expirySeconds: keptSeconds }).catch(() => undefined);
  }
  return 'sent';

  async function sendAudio(file: InputFile | string, caption: RichText, seconds?: number) {
    const { text: said, entities } = toEntities(caption);
    const sent = await api.sendAudio(userId, file, {
      ...{ caption: said, caption_entities: entities },
      ...{ title: texts.title(minutes), performer: texts.performer },
      ...(seconds === undefined ? {} : { duration: seconds }),
    });
    return sent.audio?.file_id;
  }

  async function sendText(text: RichText | null): Promise<void> {
    if (text) await api.sendMessage(userId, ...message(text, undefined));
  }

  /** False where Telegram does not know the file: it is made again. */
  async function sendKnown({ fileId, caption, text }: SentFile): Promise<boolean> {
    try {
      await sendAudio(fileId, caption);
    } catch (error) {
      if (error instanceof GrammyError && (error.error_code === 400 || error.error_code === 404))
        return false;
      throw error;
    }
    await sendText(text);
    return true;
  }
}
