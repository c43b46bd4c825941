import type { Log, LogLevel } from '../../core/ports.ts';
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

/** What JSON leaves as it is and a terminal obeys: control characters, other line breaks, marks that turn the writing round. */
const commands = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * One JSON object per line, with the ids of the request and of the trace it was written for; `write` receives the
 * finished line. The fields of the line itself are never those of the event, which may come from a client. Secrets are
 * taken out of the texts before they become JSON: a secret cut out of a finished line may take a quote's backslash along.
 */
export function createLog(
  write: (line: string, level: LogLevel) => void,
  now: () => Date,
  traceId: () => string | undefined = () => undefined,
): Log {
  return (level, event, fields = {}) => {
    const own = { at: now().toISOString(), level, event, requestId: requestId(), traceId: traceId() };
    // Spread twice: first for their place in the line, last for their values.
    const line = JSON.stringify({ ...own, ...fields, ...own }, (_name, value: unknown) =>
      typeof value === 'string' ? withoutSecrets(value) : value,
    );
    write(line.replace(commands, escaped), level);
  };
}
