import type { Store } from '../../core/ports.ts';
import { failureChain, messageOf, systemFailureOf } from '../command/failure-chain.ts';
import { addressName } from '../command/hidden-secrets.ts';
import { networkReason } from '../command/network-failures.ts';

/**
 * One line about a Redis that does not answer, or refuses its token: the product starts without it all the same, and
 * tries again by itself. Undefined when it works.
 */
export async function findStoreProblem(store: Pick<Store, 'set'>, url: string): Promise<string | undefined> {
  try {
    await store.set('start', true, { expirySeconds: 60 });
    return undefined;
  } catch (error) {
    const name = addressName(url) ?? 'UPSTASH_REDIS_REST_URL';
    return `Redis (${name}) не работает: ${reasonOf(error)}. Мила запускается без него и пробует его снова сама.`;
  }
}

function reasonOf(error: unknown): string {
  const chain = failureChain(error);
  const said = chain.map(messageOf).join(' ');
  if (/WRONGPASS|NOAUTH|unauthori[sz]ed|\b40[13]\b/i.test(said)) {
    return 'токен не подходит. Скопируйте UPSTASH_REDIS_REST_TOKEN заново (у Upstash: вкладка REST)';
  }
  const system = systemFailureOf(chain);
  const reason = system && networkReason(system);
  if (reason) return reason;
  return /no answer|timeout|aborted/i.test(said)
    ? 'ответа нет слишком долго. Проверьте сеть и UPSTASH_REDIS_REST_URL'
    : 'по этому адресу отвечает не Upstash. Проверьте UPSTASH_REDIS_REST_URL: нужен адрес со вкладки REST';
}
