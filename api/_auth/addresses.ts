import { createHmac, timingSafeEqual } from 'node:crypto';

const lifeSeconds = 24 * 60 * 60;

export type AudioAddress = { lessonId: number; wordId: number };

/** Signs the address of a word's sound, for `<audio src>`, which cannot carry a token. Valid for a day. */
export function signAudioAddress(word: AudioAddress, secret: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + lifeSeconds;
  return `/api/audio/${word.lessonId}/${word.wordId}?until=${until}&signature=${signatureOf(word, until, secret)}`;
}

/** True for an address that we signed and that has not run out. */
export function isSignedAudioAddress(
  word: AudioAddress,
  query: { until?: string | undefined; signature?: string | undefined },
  secret: string,
  now: Date,
): boolean {
  const until = Number(query.until);
  if (!query.signature || !Number.isSafeInteger(until) || until * 1000 < now.getTime()) return false;
  const expected = Buffer.from(signatureOf(word, until, secret));
  const given = Buffer.from(query.signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function signatureOf({ lessonId, wordId }: AudioAddress, until: number, secret: string): string {
  return createHmac('sha256', secret)
    .update(`audio:${lessonId}:${wordId}:${until}`)
    .digest('base64url')
    .slice(0, 32);
}
