import { downloadPath } from '../../../bot/services/telegram-download.ts';
import { BodyTooLarge } from '../../../core/bounded-body.ts';
import { DomainError } from '../../../core/errors.ts';
import type { ReadTelegramFile } from '../../../core/ports.ts';
import { createTelegramCall, type TelegramAddress } from './call.ts';

/** The address of a file; then the file itself. */
const answerWithinMs = 4000;
const downloadWithinMs = 8000;

/** Fetches files that went through a chat. The token in their addresses stays here. */
export function createFileReader(address: TelegramAddress): ReadTelegramFile {
  const call = createTelegramCall(address, answerWithinMs);
  const { token, apiRoot, fetch: fetchFile = fetch } = address;
  return async (fileId, maxBytes) => {
    try {
      // The result type of this method; without a path Telegram gives the file to nobody.
      const { file_path: path, file_size: size = 0 } = (await call('getFile', { file_id: fileId })) as {
        file_path?: string;
        file_size?: number;
      };
      if (path === undefined || size > maxBytes) throw new BodyTooLarge(maxBytes);
      const signal = AbortSignal.timeout(downloadWithinMs);
      return await downloadPath({ token, apiRoot, fetchFile }, { path, maxBytes, signal });
    } catch (cause) {
      if (cause instanceof BodyTooLarge)
        throw new DomainError('too-large', { code: 'thread_file_too_large' });
      throw new DomainError('upstream', { code: 'thread_file_failed', cause });
    }
  };
}

/** For use without Telegram. */
export const noFileReader: ReadTelegramFile = async () => {
  throw new DomainError('upstream', { code: 'thread_file_failed' });
};
