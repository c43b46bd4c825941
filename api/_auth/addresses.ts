import { createHmac, timingSafeEqual } from 'node:crypto';

const lifeSeconds = 24 * 60 * 60;

export type AudioAddress = { lessonId: number; wordId: number };

type Signature = { until?: string | undefined; signature?: string | undefined };

/** Signs the address of a word's sound, for `<audio src>`, which cannot carry a token. Valid for a day. */
export function signAudioAddress(word: AudioAddress, secret: string, now: Date): string {
  return signed(`/api/audio/${word.lessonId}/${word.wordId}`, nameOfSound(word), secret, now);
}

/** True for an address that we signed and that has not expired. */
export function isSignedAudioAddress(
  word: AudioAddress,
  query: Signature,
  secret: string,
  now: Date,
): boolean {
  return isSigned(nameOfSound(word), query, secret, now);
}

/** The same for a form of the verb that the word is of: whoever may hear the word may hear its forms. */
export function signFormAddress(word: AudioAddress, form: string, secret: string, now: Date): string {
  return `${signAudioAddress(word, secret, now)}&form=${encodeURIComponent(form)}`;
}

/** A sentence with a word, or one that shows what its lesson teaches, counted from 0, or the other form of it. */
export type SentencePlace = { kind: 'example' | 'proof'; at: number; isOther?: boolean | undefined };

/** The same for a sentence. */
export function signSentenceAddress(
  word: AudioAddress,
  { kind, at, isOther }: SentencePlace,
  secret: string,
  now: Date,
): string {
  return `${signAudioAddress(word, secret, now)}&${kind}=${at}${isOther ? '&other=1' : ''}`;
}

/** The same for an uploaded file. */
export function signUploadAddress(id: string, secret: string, now: Date): string {
  return signed(`/api/uploads/${id}`, `upload:${id}`, secret, now);
}

export function isSignedUploadAddress(id: string, query: Signature, secret: string, now: Date): boolean {
  return isSigned(`upload:${id}`, query, secret, now);
}

/** The same for a speaker's take in any state. */
export function signTakeAddress(id: number, secret: string, now: Date): string {
  return signed(`/api/audio/take/${id}`, `take:${id}`, secret, now);
}

export function isSignedTakeAddress(id: number, query: Signature, secret: string, now: Date): boolean {
  return isSigned(`take:${id}`, query, secret, now);
}

const nameOfSound = ({ lessonId, wordId }: AudioAddress): string => `audio:${lessonId}:${wordId}`;

function signed(path: string, name: string, secret: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + lifeSeconds;
  return `${path}?until=${until}&signature=${signatureOf(name, until, secret)}`;
}

function isSigned(name: string, query: Signature, secret: string, now: Date): boolean {
  const until = Number(query.until);
  if (!query.signature || !Number.isSafeInteger(until) || until * 1000 < now.getTime()) return false;
  const expected = Buffer.from(signatureOf(name, until, secret));
  const given = Buffer.from(query.signature);
  return expected.length === given.length && timingSafeEqual(given, expected);
}

function signatureOf(name: string, until: number, secret: string): string {
  return createHmac('sha256', secret).update(`${name}:${until}`).digest('base64url').slice(0, 32);
}
