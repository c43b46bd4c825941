import { join, resolve, sep } from 'node:path';
import type { SystemFailure } from './failure-chain.ts';
import type { FailureContext } from './failure-context.ts';

/** What the operating system refused at a file or folder, with what helps. Undefined for other failures. */
export function explainFile(
  { code, path, syscall }: SystemFailure,
  context: FailureContext,
): string | undefined {
  if (isOfNetwork(syscall)) return undefined;
  if (syscall?.startsWith('spawn'))
    return `Программа ${path ?? ''} не запускается (${code}). Поставьте её или проверьте PATH.`;
  const where = path ?? 'файл или папка';
  const at = path ? ` (${path})` : '';
  const elsewhere = otherPlace(path, context);
  switch (code) {
    case 'ENOSPC':
      return `На диске нет места${at}. Освободите место и запустите снова: данные целы.`;
    case 'EDQUOT':
      return `Исчерпана квота диска${at}. Освободите место и запустите снова: данные целы.`;
    case 'EACCES':
    case 'EPERM':
      return (
        `Нет прав на ${where}: это принадлежит другому пользователю или закрыто для записи.\n` +
        `Запустите от имени владельца, верните права (chown -R "$USER") ${elsewhere}.`
      );
    case 'EROFS':
      return `${where}: этот диск подключён только для чтения. Подключите его для записи ${elsewhere}.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${where}: здесь нужна папка, а на её месте файл. Уберите файл ${elsewhere}.`;
    case 'EISDIR':
      return `${where}: здесь нужен файл, а на его месте папка. Уберите её или назовите другой файл.`;
    case 'ENOENT':
      return path ? `Нет файла ${path}. Проверьте, что путь написан верно.` : undefined;
    case 'ENAMETOOLONG':
      return `Слишком длинный путь: ${where}. Возьмите путь короче ${elsewhere}.`;
    case 'ELOOP':
      return `${where}: ссылки указывают друг на друга по кругу. Исправьте их ${elsewhere}.`;
    case 'EMFILE':
    case 'ENFILE':
      return 'Открыто слишком много файлов. Увеличьте предел (ulimit -n 4096) и запустите снова.';
    case 'EIO':
      return `Диск отвечает ошибкой чтения или записи${at}. Проверьте диск.`;
    case 'EBUSY':
    case 'ETXTBSY':
      return `${where}: занято другой программой. Закройте её и запустите снова.`;
    default:
      return undefined;
  }
}

/** The way out for the folder that a person may choose freely. */
function otherPlace(path: string | undefined, { variables, root }: FailureContext): string {
  const data = resolve(root, variables.DATA_DIR || '.data');
  const isData = path !== undefined && isWithin(resolve(root, path), data);
  return isData ? 'или возьмите другую папку: DATA_DIR=… npm start' : 'или возьмите другое место';
}

const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(join(folder, sep)) || folder.startsWith(join(path, sep));

const isOfNetwork = (syscall: string | undefined): boolean =>
  ['connect', 'getaddrinfo', 'listen', 'bind'].includes(syscall ?? '');
