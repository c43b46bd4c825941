import { createHmac, randomBytes } from 'node:crypto';
import type { LocalPerson } from './people.ts';

export type SignOptions = {
  botToken: string;
  /** Becomes auth_date (whole seconds). */
  at: Date;
  /** Becomes start_param; left out when missing. */
  startParam?: string;
  /** The field for third parties. Telegram's private key is not ours, so it is well-formed but verifies nowhere. */
  signature?: boolean;
  /** Telegram adds query_id when the app is opened by a button of the chat. */
  queryId?: string;
  /** Whether the bot may write to the person; true when left out. */
  allowsWriteToPm?: boolean;
};

/**
 * Makes initData as Telegram does: url-encoded fields with `hash` =
 * HMAC-SHA256(fields but hash, sorted, `key=value` joined by \n; key HMAC-SHA256(bot token, "WebAppData")).
 * Source: core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app.
 */
export function signInitData(person: LocalPerson, options: SignOptions): string {
  const fields: Record<string, string> = {};
  if (options.queryId) fields.query_id = options.queryId;
  fields.user = userJson(person, options.allowsWriteToPm);
  fields.auth_date = String(Math.floor(options.at.getTime() / 1000));
  if (options.startParam) fields.start_param = options.startParam;
  if (options.signature) fields.signature = randomBytes(64).toString('base64url');
  fields.hash = hashOf(fields, options.botToken);
  return new URLSearchParams(fields).toString();
}

function hashOf(fields: Record<string, string>, botToken: string): string {
  const checked = Object.entries(fields)
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(botToken).digest();
  return createHmac('sha256', secret).update(checked).digest('hex');
}

/** Telegram escapes slashes inside `user`; a server that re-serialises the object gets another hash. */
function userJson({ note: _note, ...user }: LocalPerson, allowsWriteToPm = true): string {
  return JSON.stringify({ ...user, allows_write_to_pm: allowsWriteToPm }).replaceAll('/', '\\/');
}
