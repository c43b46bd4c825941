// Plain JavaScript without packages: it may run before any is installed.

/** What npm prints, and what it means; the first that fits counts. */
const reasons = [
  [/spawnSync \S+ (ENOENT|EINVAL)/, 'нет программы npm. Поставьте Node вместе с npm (nodejs.org).'],
  [/ENOSPC|EDQUOT|no space left/i, 'на диске нет места. Освободите его и запустите снова.'],
  [/\bE(ACCES|PERM|ROFS)\b/, 'нет прав на папку проекта или кеш npm. Запустите от имени их владельца.'],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_|ERR_SSL|\bERR_TLS/,
    'сертификат реестра пакетов не принят. Проверьте часы и прокси (npm config get proxy).',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|network/i,
    'нет связи с реестром пакетов. Проверьте сеть и запустите снова.',
  ],
  [/\bE(401|403)\b/, 'реестр пакетов не пускает. Проверьте npm config get registry и вход в него.'],
  [/\bE404\b|ETARGET/, 'в реестре пакетов нет нужной версии. Проверьте npm config get registry.'],
  [/EINTEGRITY/, 'пакет пришёл повреждённым. Очистите кеш (npm cache clean --force) и запустите снова.'],
];

/**
 * Why npm could not install the packages, in one line.
 *
 * @param {string} printed what npm wrote to its error output
 * @returns {string}
 */
export function explainInstall(printed) {
  const known = reasons.find(([pattern]) => pattern.test(printed));
  const log = /debug log.*|complete log.*?: *(\S+\.log)/i.exec(printed)?.[1];
  return known?.[1] ?? `причина в журнале npm${log ? ` ${log}` : ''}.`;
}
