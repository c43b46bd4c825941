import { isGone, messageFields } from '../../../bot/services/payments/stars-account.ts';
import { refusalOf } from '../../../bot/services/refusals.ts';
import { DomainError } from '../../../core/errors.ts';
import type { SendNewPhoto } from '../../../core/ports.ts';
import { createTelegramCall, type TelegramAddress } from './call.ts';

/** A picture of two megabytes from a slow region. */
const answerWithinMs = 20_000;

type SentPhoto = { photo: readonly { file_id: string }[] };

/** Sends pictures to Telegram as multipart/form-data. */
export function createPhotoSender(address: TelegramAddress): SendNewPhoto {
  const call = createTelegramCall(address, answerWithinMs);
  return async (userId, message, { bytes, mime }) => {
    const file = new File([Uint8Array.from(bytes)], `photo.${mime === 'image/png' ? 'png' : 'jpg'}`, {
      type: mime,
    });
    try {
      const fields = messageFields({ ...message, photo: 'attached' });
      // The result type of this method.
      const { photo } = (await call('sendPhoto', { chat_id: userId, ...fields, photo: file })) as SentPhoto;
      const largest = photo.at(-1);
      if (!largest) throw new Error('Telegram has sent no picture');
      return { fileId: largest.file_id };
    } catch (cause) {
      if (isGone(refusalOf(cause))) return 'gone';
      throw new DomainError('upstream', { code: 'stars_failed', cause });
    }
  };
}

/** For use without Telegram. */
export const noPhotoSender: SendNewPhoto = async () => {
  throw new DomainError('upstream', { code: 'stars_failed' });
};
