import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Person, readPerson } from '../../core/people/person.ts';

/** Older launch strings are refused; Telegram's desktop clients reuse one for many hours (telegram notes, section 3.1). */
export const maxInitDataAgeSeconds = 24 * 60 * 60;
/** Allowed difference between the clocks of Telegram and of this server. */
const maxFutureSeconds = 60;
const maxLength = 8192;

export type InitDataFailure =
  | 'init_data_malformed'
  | 'init_data_forged'
  | 'init_data_expired'
  | 'init_data_from_future';

/** `mayWrite`: the bot was allowed to write to the person at `authDate`. */
export type InitDataResult =
  | { ok: true; person: Person; mayWrite: boolean; authDate: Date; startParam: string | undefined }
  | { ok: false; reason: InitDataFailure };

/**
 * Checks the signed launch string of a mini-app. The signature covers every field but `hash`, `signature` included,
 * exactly as decoded. Refused: bad or doubled fields, a foreign signature, older than 24 hours, from the future, bots.
 * Source: Telegram's validation rules for Mini Apps, HMAC-SHA256 with the key HMAC('WebAppData', token).
 */
export function checkInitData(initData: string, botToken: string, now: Date): InitDataResult {
  const fields = parseFields(initData);
  const hash = fields?.get('hash');
  if (!fields || !hash || !/^[0-9a-f]{64}$/.test(hash)) return { ok: false, reason: 'init_data_malformed' };
  if (!isSignedBy(fields, hash, botToken)) return { ok: false, reason: 'init_data_forged' };

  const authSeconds = /^\d{1,12}$/.test(fields.get('auth_date') ?? '') ? Number(fields.get('auth_date')) : 0;
  const ageSeconds = now.getTime() / 1000 - authSeconds;
  if (ageSeconds > maxInitDataAgeSeconds) return { ok: false, reason: 'init_data_expired' };
  if (ageSeconds < -maxFutureSeconds) return { ok: false, reason: 'init_data_from_future' };

  const user = parseUser(fields.get('user'));
  if (!user) return { ok: false, reason: 'init_data_malformed' };
  return { ok: true, ...user, authDate: new Date(authSeconds * 1000), startParam: fields.get('start_param') };
}

/**
 * The fields by name, or undefined when there are too many characters, a name comes twice, or a field holds the line
 * break that joins fields for the signature: two fields folded into one would be signed alike.
 */
function parseFields(initData: string): Map<string, string> | undefined {
  if (initData.length === 0 || initData.length > maxLength) return undefined;
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(initData)) {
    if (fields.has(name) || name.includes('\n') || value.includes('\n')) return undefined;
    fields.set(name, value);
  }
  return fields;
}

function isSignedBy(fields: Map<string, string>, hash: string, botToken: string): boolean {
  const checked = [...fields]
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest();
  return timingSafeEqual(createHmac('sha256', key).update(checked).digest(), Buffer.from(hash, 'hex'));
}

function parseUser(json: string | undefined): { person: Person; mayWrite: boolean } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
  const person = readPerson(value);
  const { is_bot, allows_write_to_pm } = Object(value) as Record<string, unknown>;
  return person && is_bot !== true ? { person, mayWrite: allows_write_to_pm === true } : undefined;
}
