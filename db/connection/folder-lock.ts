import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** PGlite has no lock of its own: a second opener of the folder would silently lose updates. */
export class DatabaseInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(`База ${folder} уже открыта другим процессом (pid ${pid}). Остановите его и запустите снова.`);
    this.name = 'DatabaseInUseError';
  }
}

const emptyTries = 5;
const emptyWaitMs = 20;

/**
 * Keeps other processes, and a second opening in this one, out of a database folder by a file beside it that names its
 * owner. A file left by a dead process is taken over. Returns the function that releases the folder. Throws
 * DatabaseInUseError.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = `${folder.replace(/\/+$/, '')}.pid`;
  const own = `${process.pid} ${startMarkOf(process.pid) ?? ''}`;
  for (let tries = 0; !tryCreate(file, own); tries += 1) {
    const held = readIfThere(file);
    if (held === undefined) continue; // released this moment
    if (held === '' && tries < emptyTries) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, emptyWaitMs); // its owner is just writing it
      continue;
    }
    const owner = livingOwner(held);
    if (owner !== undefined) throw new DatabaseInUseError(folder, owner);
    removeStale(file, held);
  }
  return () => {
    if (readIfThere(file) === own) rmSync(file, { force: true });
  };
}

function tryCreate(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // Created, but not written.
    if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT') rmSync(file, { force: true });
    throw error;
  }
}

/** Two starters may find the same stale file: only the one that moves it away removes it, and never a newer one. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readIfThere(aside) !== stale) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The pid in a lock, while that very process is running. */
function livingOwner(held: string): number | undefined {
  const [, digits, mark] = /^(\d+) ?(\S*)$/.exec(held.trim()) ?? [];
  const pid = Number(digits);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  const markNow = startMarkOf(pid);
  // Another process may have got the pid since: in a container the next start nearly always does.
  return mark && markNow && mark !== markNow ? undefined : pid;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * When the process was started, in ticks since the machine was; undefined where the system does not say (not Linux).
 */
function startMarkOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in brackets and may contain spaces; the start is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
