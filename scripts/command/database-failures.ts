import { messageOf, type SystemFailure, textAt } from './failure-chain.ts';
import type { FailureContext } from './failure-context.ts';
import { addressName } from './hidden-secrets.ts';
import { networkReason } from './network-failures.ts';

/** What PostgreSQL says by its code (SQLSTATE), and what helps. */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'неверный пароль или имя. Скопируйте DATABASE_URL заново (у Neon: Connection string)',
  '28000': 'вход не разрешён этому пользователю. Проверьте имя в DATABASE_URL',
  '3D000': 'такой базы там нет. Проверьте имя базы в конце DATABASE_URL',
  '53300': 'слишком много соединений. Возьмите адрес с -pooler и повторите',
  '53100': 'на диске базы нет места. Освободите его или возьмите тариф больше',
  '57P03': 'база ещё запускается. Повторите через минуту',
  '25006': 'база открыта только для чтения. Возьмите адрес основной ветки',
  '42501': 'этому пользователю не хватает прав. Возьмите владельца базы',
  '42P01': 'в ней нет таблиц. Создайте их: npm run db:migrate',
  '42703': 'её таблицы от другой версии. Обновите их: npm run db:migrate',
  '57014': 'запрос занял слишком много времени и прерван. Повторите',
};

/** A failure of the database that DATABASE_URL names, or of the embedded one; undefined for other failures. */
export function explainDatabase(
  chain: readonly object[],
  system: SystemFailure | undefined,
  { variables }: FailureContext,
): string | undefined {
  const url = variables.DATABASE_URL;
  const name = url ? `База ${addressName(url) ?? 'из DATABASE_URL'}` : 'Встроенная база';
  const state = chain.map(stateOf).find((found) => found !== undefined);
  if (state) return `${name}: ${refusals[state.code] ?? `ошибка ${state.code}, ${state.message}`}.`;
  const reason = url && isConnection(chain) ? connectionReason(chain, system) : undefined;
  return reason && `${name} недоступна: ${reason}.`;
}

/** PostgreSQL's own refusals carry their severity beside the code. */
function stateOf(error: object): { code: string; message: string } | undefined {
  const code = textAt(error, 'code');
  const isState = code !== undefined && /^[0-9A-Z]{5}$/.test(code) && 'severity' in error;
  return isState ? { code, message: firstLineOf(messageOf(error)) } : undefined;
}

/** A WebSocket that failed throws an event; a pool that waited too long says so. */
function isConnection(chain: readonly object[]): boolean {
  return chain.some(
    (error) =>
      error.constructor.name === 'ErrorEvent' ||
      ('query' in error && 'params' in error) ||
      /timeout exceeded when trying to connect|Connection terminated|WebSocket/i.test(messageOf(error)),
  );
}

function connectionReason(chain: readonly object[], system: SystemFailure | undefined): string {
  const known = system && networkReason(system);
  if (known) return known;
  const messages = chain.map(messageOf).filter((message) => message !== '');
  if (messages.some((message) => /timeout|timed out|terminated/i.test(message))) {
    return 'ответа нет слишком долго. Проверьте сеть и адрес в DATABASE_URL';
  }
  const status = /Unexpected server response: (\d+)/.exec(messages.join(' '))?.[1];
  if (status) {
    return `по этому адресу отвечает не Neon (${status}). Драйвер говорит с Neon по WebSocket: другой базе нужен wsproxy`;
  }
  return `${firstLineOf(messages.at(-1) ?? 'причина неизвестна')}. Проверьте DATABASE_URL`;
}

const firstLineOf = (text: string): string => text.split('\n', 1)[0]?.slice(0, 200) ?? '';
