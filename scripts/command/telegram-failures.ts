import type { GrammyError } from 'grammy';
import { messageOf, type SystemFailure, textAt } from './failure-chain.ts';
import type { FailureContext } from './failure-context.ts';
import { addressName } from './hidden-secrets.ts';
import { networkReason } from './network-failures.ts';

/** Telegram's refusal, or why it could not be reached; undefined for other failures. */
export function explainTelegram(
  chain: readonly object[],
  system: SystemFailure | undefined,
  { variables }: FailureContext,
): string | undefined {
  const refusal = chain.find(isRefusal);
  if (refusal) return explainRefusal(refusal);
  if (!chain.some((error) => textAt(error, 'name') === 'HttpError')) return undefined;
  const root = variables.TELEGRAM_API_ROOT;
  const reason = (system && networkReason(system)) ?? reasonIn(chain);
  return (
    `Telegram не отвечает (${addressName(root || 'https://api.telegram.org')}): ${reason}.\n` +
    (root
      ? 'Проверьте TELEGRAM_API_ROOT.'
      : 'Без токена (TELEGRAM_BOT_TOKEN пуст) npm start открывает местный Телеграм.')
  );
}

/** By its fields: a failure is explained without loading a package, since packages may be what is missing. */
const isRefusal = (error: object): error is GrammyError =>
  textAt(error, 'name') === 'GrammyError' && 'error_code' in error && 'description' in error;

function explainRefusal({ error_code: code, description }: GrammyError): string {
  // A token that is no token at all makes an address that Telegram does not have.
  if (code === 401 || code === 404) {
    return (
      `Telegram не знает такого токена (${code}). Проверьте TELEGRAM_BOT_TOKEN: токен даёт @BotFather,\n` +
      'а после /revoke действует только новый.'
    );
  }
  if (code === 409) {
    return 'Обновления этого бота уже получает другой процесс (409). Остановите его или возьмите другого бота.';
  }
  if (code === 429 || code >= 500) {
    return `Telegram сейчас не отвечает как надо (${code} ${description}). Запустите снова через минуту.`;
  }
  return `Telegram отказал: ${code} ${description}. Проверьте значения переменных в .env.`;
}

function reasonIn(chain: readonly object[]): string {
  const isTimeout = chain.some((error) => /timed? ?out|aborted/i.test(messageOf(error)));
  return isTimeout
    ? 'ответа нет слишком долго. Проверьте сеть'
    : 'это не ответ Telegram. Проверьте сеть и адрес';
}
