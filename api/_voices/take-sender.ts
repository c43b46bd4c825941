import { withoutSlash } from '../../bot/services/app-link.ts';
import type { studioEndpoints } from '../../core/contracts/voices/studio.ts';
import { DomainError } from '../../core/errors.ts';
import type { SendOwnSound } from '../../core/voices/send-own-sound.ts';
import type { SendTake } from '../../core/voices/send-take.ts';
import type { Tokens } from '../_auth/tokens.ts';

/** Where the function `voice` is, and the tokens of the person in whose name it is called. */
type VoiceFunction = {
  publicUrl: string | undefined;
  tokens: Pick<Tokens, 'issue'>;
  fetch?: typeof fetch;
};

type Answer = {
  code?: string;
  message?: string;
  data?: import('zod').output<(typeof studioEndpoints)['POST /audio/take']['response']>;
};

/**
 * Sends a take from the chat the way the mini-app does: to the function `voice` at the product's own address, as its
 * speaker. So decoders and encoders stay out of the function `telegram`.
 */
export function createTakeSender(voice: VoiceFunction): SendTake {
  return async ({ speakerId, zone, key, bytes }, deadline) => {
    const sound = { path: '/audio/take', userId: speakerId, zone, bytes, fields: { key } };
    const { isOk, answer } = await sendSound(voice, sound, deadline);
    if (isOk && answer.data) return { ok: true, take: answer.data.take };
    return refused(answer);
  };
}

/** Sends the recording of a learner's own word the same way. */
export function createOwnSoundSender(voice: VoiceFunction): SendOwnSound {
  return async ({ wordId, ...sound }, deadline) => {
    const { isOk, answer } = await sendSound(voice, { ...sound, path: `/audio/own/${wordId}` }, deadline);
    return isOk ? { ok: true } : refused(answer);
  };
}

const refused = ({ code = '', message = '' }: Answer) => ({ ok: false as const, code, message });

type SentSound = {
  /** Below /api. */
  path: string;
  userId: number;
  zone: string;
  bytes: Uint8Array;
  fields?: Readonly<Record<string, string>>;
};

async function sendSound(
  { publicUrl, tokens, fetch: send = fetch }: VoiceFunction,
  { path, userId, zone, bytes, fields = {} }: SentSound,
  deadline: AbortSignal,
): Promise<{ isOk: boolean; answer: Answer }> {
  if (publicUrl === undefined) throw new DomainError('unavailable', { code: 'take_not_sent' });
  const { token } = await tokens.issue({ userId, zone });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Uint8Array.from(bytes)]));
  try {
    const response = await send(`${withoutSlash(publicUrl)}/api${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
      signal: deadline,
    });
    const answer = (await response.json()) as Answer; // our own server's, by the contract
    if (response.status >= 500) throw new Error(`answered ${response.status}`);
    return { isOk: response.ok, answer };
  } catch (cause) {
    throw new DomainError('upstream', { code: 'take_not_sent', cause });
  }
}
