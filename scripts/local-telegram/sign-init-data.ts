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

/** The ways in which initData is wrong on purpose. */
export const wrongInitDataKinds = [
  'old',
  'future',
  'tampered',
  'doubled-key',
  'wrong-token',
  'no-hash',
] as const;
export type WrongInitData = (typeof wrongInitDataKinds)[number];

const day = 24 * 60 * 60 * 1000;

/**
 * Makes initData that a careful server refuses. old: 25 hours; future: an hour ahead (both signed rightly);
 * tampered: the id raised by one after signing; doubled-key: a second `user`, a stranger, appended after signing;
 * wrong-token: signed with another bot's token; no-hash: not signed at all.
 */
export function signWrongInitData(kind: WrongInitData, person: LocalPerson, options: SignOptions): string {
  return wrongWays[kind](person, options);
}

const wrongWays: Record<WrongInitData, (person: LocalPerson, options: SignOptions) => string> = {
  old: (person, options) =>
    signInitData(person, { ...options, at: new Date(options.at.getTime() - day - 3_600_000) }),
  future: (person, options) =>
    signInitData(person, { ...options, at: new Date(options.at.getTime() + 3_600_000) }),
  tampered: (person, options) => {
    const fields = new URLSearchParams(signInitData(person, options));
    fields.set('user', userJson({ ...person, id: person.id + 1 }));
    return fields.toString();
  },
  'doubled-key': (person, options) => {
    const fields = new URLSearchParams(signInitData(person, options));
    fields.append('user', userJson({ ...person, id: person.id + 1 }));
    return fields.toString();
  },
  'wrong-token': (person, options) => signInitData(person, { ...options, botToken: `${options.botToken}x` }),
  'no-hash': (person, options) => {
    const fields = new URLSearchParams(signInitData(person, options));
    fields.delete('hash');
    return fields.toString();
  },
};

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
