import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the operating system refused at a database folder; `code` and `path` as in Node's own errors. */
export class FolderError extends Error {
  readonly code: string;
  readonly path: string;
  constructor(code: string, path: string, cause?: unknown) {
    super(`${code}: ${path}`, { cause });
    this.name = 'FolderError';
    this.code = code;
    this.path = path;
  }
}

/** Numbers of WASI, which PGlite's file system throws instead of names. */
const wasiCodes: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  33: 'EMFILE',
  41: 'ENFILE',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
};

/** The major version of PostgreSQL that PGlite embeds, as its folders name it. */
const embeddedVersion = '18';
/** Postgres needs at least one more segment of its log. */
const probeBytes = 1 << 20;

/**
 * Why PGlite could not open `folder`. It says no more than a number or «Aborted()», so the folder is examined: a file is
 * written into it, and every file in it has to be readable and writable. Returns a FolderError, or an Error in words for
 * a folder of another version, for one that holds no database, and, only when nothing else is found, for a damaged one.
 */
export function folderTrouble(folder: string, cause: unknown): Error {
  const code = codeOf(cause) ?? wasiCodes[wasiNumberOf(cause) ?? -1];
  if (code) return new FolderError(code, pathOf(cause) ?? folder, cause);
  return refusalIn(folder) ?? contentTrouble(folder, cause);
}

/** What the operating system refuses in the folder, by trying it. */
function refusalIn(folder: string): FolderError | undefined {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    writeFileSync(probe, new Uint8Array(probeBytes));
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      accessSync(join(folder, name), constants.R_OK | constants.W_OK);
    }
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    return code ? new FolderError(code, pathOf(error) ?? folder, error) : undefined;
  } finally {
    rmSync(probe, { force: true });
  }
}

function contentTrouble(folder: string, cause: unknown): Error {
  const versionFile = join(folder, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    return new Error(
      `В папке ${folder} не база PostgreSQL, а другие файлы. Возьмите другую папку: DATA_DIR=… npm start`,
      { cause },
    );
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (/^\d+$/.test(version) && version !== embeddedVersion) {
    return new Error(
      `База ${folder} создана PostgreSQL ${version}, а здесь ${embeddedVersion}. Откройте её той версией Милы и сделайте ` +
        'копию (npm run backup), затем восстановите её здесь в новую папку: DATA_DIR=… npm run restore -- ФАЙЛ',
      { cause },
    );
  }
  return new Error(
    `База ${folder} повреждена и не открывается (${firstLineOf(cause)}). Отложите папку: mv ${quoted(folder)} ${quoted(`${folder}-damaged`)}\n` +
      'Затем восстановите копию: npm run restore -- ФАЙЛ; без копии npm start создаст новую базу.',
    { cause },
  );
}

function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? code : undefined;
}

function pathOf(error: unknown): string | undefined {
  const path = typeof error === 'object' && error !== null && 'path' in error ? error.path : undefined;
  return typeof path === 'string' ? path : undefined;
}

function wasiNumberOf(error: unknown): number | undefined {
  const number = typeof error === 'object' && error !== null && 'errno' in error ? error.errno : undefined;
  return typeof number === 'number' ? number : undefined;
}

/** As a shell reads it: a name may hold spaces and signs. */
const quoted = (path: string): string =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;

const firstLineOf = (cause: unknown): string => String(cause).split('\n', 1)[0] ?? '';
