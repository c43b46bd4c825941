import { Api, type ApiClientOptions } from 'grammy';
import { BodyTooLarge, readBounded } from '../core/bounded-body.ts';
import { DomainError } from '../core/errors.ts';
import { telegramRoot, withoutSlash } from './services/app-link.ts';

/** The bot, as it sends files apart from an update. */
export type FileSender = { token: string; apiRoot?: string | undefined; fetch?: ApiClientOptions['fetch'] };

/** Where files that were sent in a chat are kept. */
export type TelegramFiles = { token: string; apiRoot?: string | undefined; fetchFile?: typeof fetch };

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
  const root = withoutSlash(deps.apiRoot ?? telegramRoot);
  const send = deps.fetchFile ?? fetch;
  try {
    const ownEnd = AbortSignal.timeout(downloadWithinMs);
    const signal = deadline ? AbortSignal.any([ownEnd, deadline]) : ownEnd;
    const response = await send(`${root}/file/bot${deps.token}/${path}`, { signal });
    if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
    return await readBounded(response.body, maxBytes);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new DomainError('too-large', { code: 'audio_too_large' });
    const name = error instanceof Error ? error.name : 'unknown';
    throw new DomainError('upstream', { code: 'telegram_file', cause: new Error(`file not read (${name})`) });
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
