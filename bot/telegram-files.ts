import { Api, type ApiClientOptions } from 'grammy';
import { BodyTooLarge } from '../core/bounded-body.ts';
import { DomainError } from '../core/errors.ts';
import { withoutSlash } from './services/app-link.ts';
import { downloadPath, type TelegramFiles } from './services/telegram-download.ts';

/** The bot, as it sends files apart from an update. */
export type FileSender = { token: string; apiRoot?: string | undefined; fetch?: ApiClientOptions['fetch'] };

const downloadWithinMs = 5000;

/**
 * Returns the bytes of a file sent in a chat. Throws DomainError 'too-large' audio_too_large past `maxBytes`, and
 * 'upstream' telegram_file when they cannot be downloaded; errors of getFile are passed on. No error message repeats
 * the address, because it contains the bot's token. A `deadline` that aborts ends the download.
 */
export async function downloadFile(
  deps: TelegramFiles,
  api: Api,
  { fileId, maxBytes, deadline }: { fileId: string; maxBytes: number; deadline?: AbortSignal },
): Promise<Uint8Array> {
  const { file_path: path, file_size: size = 0 } = await api.getFile(fileId);
  if (size > maxBytes) throw new DomainError('too-large', { code: 'audio_too_large' });
  const ownEnd = AbortSignal.timeout(downloadWithinMs);
  const signal = deadline ? AbortSignal.any([ownEnd, deadline]) : ownEnd;
  try {
    return await downloadPath(deps, { path: path ?? '', maxBytes, signal });
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new DomainError('too-large', { code: 'audio_too_large' });
    throw new DomainError('upstream', { code: 'telegram_file', cause: error });
  }
}

/** The Bot API for sending a large file, which takes longer than the answer to an update may. */
export function createFileApi({ token, apiRoot, fetch }: FileSender, timeoutSeconds: number): Api {
  return new Api(token, {
    timeoutSeconds,
    ...(apiRoot ? { apiRoot: withoutSlash(apiRoot) } : {}),
    ...(fetch ? { fetch } : {}),
  });
}
