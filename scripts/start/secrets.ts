import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const secretBytes = 32;

/**
 * A secret of this machine, made once and kept in `folder` readable by its owner only. One that a full disk has cut off
 * is made again.
 */
export function keptSecret(folder: string, name: string): string {
  const file = join(folder, name);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept.length === secretBytes * 2) return kept;
  mkdirSync(folder, { recursive: true });
  const secret = randomBytes(secretBytes).toString('hex');
  writeWhole(file, secret);
  return secret;
}

function writeWhole(file: string, text: string): void {
  const fresh = `${file}.new`;
  try {
    writeFileSync(fresh, text, { mode: 0o600 });
    renameSync(fresh, file);
  } finally {
    rmSync(fresh, { force: true });
  }
}
