import { withoutSlash } from '../bot/services/app-link.ts';
import type { studioEndpoints } from '../core/contracts/studio.ts';
import { DomainError } from '../core/errors.ts';
import type { SendTake } from '../core/voices/send-take.ts';
import type { Tokens } from './_auth/tokens.ts';

type Answer = {
  code?: string;
  message?: string;
  data?: import('zod').output<(typeof studioEndpoints)['POST /audio/take']['response']>;
};

/**
 * Sends a take from the chat the way the mini-app does: to the function `voice` at the product's own address, as its
 * speaker. So decoders and encoders stay out of the function `telegram`.
 */
export function createTakeSender({
  publicUrl,
  tokens,
  fetch: send = fetch,
}: {
  publicUrl: string | undefined;
  tokens: Pick<Tokens, 'issue'>;
  fetch?: typeof fetch;
}): SendTake {
  return async ({ speakerId, zone, key, bytes }, deadline) => {
    if (publicUrl === undefined) throw new DomainError('unavailable', { code: 'take_not_sent' });
    const { token } = await tokens.issue({ userId: speakerId, zone });
    const form = new FormData();
    form.append('key', key);
    form.append('file', new Blob([Uint8Array.from(bytes)]));
    let answer: Answer;
    let isOk: boolean;
    try {
      const response = await send(`${withoutSlash(publicUrl)}/api/audio/take`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: form,
        signal: deadline,
      });
      isOk = response.ok;
      answer = (await response.json()) as Answer; // our own server's, by the contract
      if (response.status >= 500) throw new Error(`answered ${response.status}`);
    } catch (cause) {
      throw new DomainError('upstream', { code: 'take_not_sent', cause });
    }
    if (isOk && answer.data) return { ok: true, take: answer.data.take };
    return { ok: false, code: answer.code ?? '', message: answer.message ?? '' };
  };
}
