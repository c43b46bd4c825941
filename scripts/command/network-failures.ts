import type { SystemFailure } from './failure-chain.ts';

/** Why a call over the network failed, as the end of a sentence about the service; undefined for other failures. */
export function networkReason({ code, host }: Pick<SystemFailure, 'code' | 'host'>): string | undefined {
  const at = host ? ` ${host}` : '';
  if (/CERT|TLS|SSL|SELF_SIGNED|ISSUER/.test(code)) {
    return `сертификат${at} не принят (${code}). Проверьте адрес, часы компьютера и прокси в вашей сети`;
  }
  switch (code) {
    case 'ENOTFOUND':
      return `имени${at} в сети нет. Проверьте адрес`;
    case 'EAI_AGAIN':
      return `имя${at} сейчас не узнать. Проверьте сеть`;
    case 'ECONNREFUSED':
      return 'там никто не отвечает (соединение отклонено). Проверьте адрес, порт и что служба запущена';
    case 'ECONNRESET':
    case 'EPIPE':
    case 'UND_ERR_SOCKET':
      return 'соединение оборвалось. Проверьте сеть и адрес';
    case 'ETIMEDOUT':
    case 'UND_ERR_CONNECT_TIMEOUT':
    case 'UND_ERR_HEADERS_TIMEOUT':
      return 'ответа нет слишком долго. Проверьте сеть и адрес';
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'EADDRNOTAVAIL':
      return 'туда нет пути. Проверьте сеть';
    default:
      return undefined;
  }
}

/** A failed call to a service that nobody has named. */
export function explainNetwork(failure: SystemFailure): string | undefined {
  const reason = networkReason(failure);
  const where = failure.host ? ` (${failure.host}${failure.port ? `:${failure.port}` : ''})` : '';
  return reason && `Нет связи${where}: ${reason}.`;
}
