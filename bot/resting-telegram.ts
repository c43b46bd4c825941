import { GrammyError, type RawApi, type Transformer } from 'grammy';
import { type Breaker, ServiceRests } from '../core/breaker.ts';
import { DomainError } from '../core/errors.ts';

/** Never refused by us: a payment waits for the first, and the others have a waiting of their own. */
const always: readonly string[] = ['answerPreCheckoutQuery', 'getUpdates', 'getMe'];

/**
 * Calls to Telegram fail at once while it does not answer, as 'unavailable': the update then waits at Telegram until
 * its next delivery (`api/_webhook.ts`), and no attempt is counted.
 */
export function restsWithTelegram(breaker: Breaker): Transformer<RawApi> {
  return async (previous, method, payload, signal) => {
    if (always.includes(method)) return previous(method, payload, signal);
    try {
      return await breaker.call(async () => {
        const answer = await previous(method, payload, signal);
        if (!answer.ok && answer.error_code >= 500) {
          throw new GrammyError(`Call to '${method}' failed!`, answer, method, payload);
        }
        return answer;
      });
    } catch (error) {
      if (!(error instanceof ServiceRests)) throw error;
      const { retryAfterSeconds } = error;
      throw new DomainError('unavailable', { code: 'telegram_rests', retryAfterSeconds, cause: error });
    }
  };
}
