import type { Log } from '../../core/ports.ts';
import { requestId } from './request-id.ts';

/** Signed launch data, bearer tokens and bot tokens, whatever text they stand in. */
const secrets = [
  /eyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /(?<!\d)\d{6,}:[\w-]{30,}/g, // also right behind the «bot» of an address of the Bot API
  /(?:query_id|user|auth_date|hash|signature)=[^\s"']+/g,
  /tgWebAppData=[^\s"']+/g,
];

export function withoutSecrets(text: string): string {
  return secrets.reduce((cleaned, secret) => cleaned.replace(secret, '[скрыто]'), text);
}

/** One JSON object a line, with the id of the request that it was written for; `write` gets the finished line. */
export function createLog(write: (line: string) => void, now: () => Date): Log {
  return (level, event, fields = {}) => {
    const line = { at: now().toISOString(), level, event, requestId: requestId(), ...fields };
    write(withoutSecrets(JSON.stringify(line)));
  };
}
