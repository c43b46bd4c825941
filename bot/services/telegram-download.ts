import { readBounded } from '../../core/bounded-body.ts';
import { telegramRoot, withoutSlash } from './app-link.ts';

/** Where files that were sent in a chat are kept. */
export type TelegramFiles = { token: string; apiRoot?: string | undefined; fetchFile?: typeof fetch };

/**
 * The bytes of a file by the path that getFile gave. Throws BodyTooLarge past `maxBytes`, and for everything else an
 * error that does not repeat the address: it contains the bot's token.
 */
export async function downloadPath(
  { token, apiRoot = telegramRoot, fetchFile = fetch }: TelegramFiles,
  { path, maxBytes, signal }: { path: string; maxBytes: number; signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchFile(`${withoutSlash(apiRoot)}/file/bot${token}/${path}`, { signal }).catch(
    (error: unknown) => {
      throw new Error(`file not read (${error instanceof Error ? error.name : 'unknown'})`);
    },
  );
  if (!response.ok || !response.body) throw new Error(`file not read (answered ${response.status})`);
  return readBounded(response.body, maxBytes);
}
