import type { Log } from '../../core/ports.ts';
import { requestId } from './request-id.ts';

/** Signed launch data, bearer tokens and bot tokens, wherever they appear in a text. */
const secrets = [
  /eyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /(?<!\d)\d{6,}:[\w-]{30,}/g, // also directly after the «bot» in a Bot API address
  /(?:query_id|user|auth_date|hash|signature)=[^\s"']+/g,
  /tgWebAppData=[^\s"']+/g,
];

export function withoutSecrets(text: string): string {
  return secrets.reduce((cleaned, secret) => cleaned.replace(secret, '[скрыто]'), text);
}

/**
 * One JSON object per line, with the id of the request it was written for; `write` receives the finished line. The four
 * fields of the line itself are never those of the event, which may come from a client.
 */
export function createLog(write: (line: string) => void, now: () => Date): Log {
  return (level, event, fields = {}) => {
    const own = { at: now().toISOString(), level, event, requestId: requestId() };
    // Spread twice: first for their place in the line, last for their values.
    write(withoutSecrets(JSON.stringify({ ...own, ...fields, ...own })));
  };
}
