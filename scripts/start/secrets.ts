import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const secretBytes = 32;

/** The secret that `keptSecret` made earlier; undefined where there is none, or one that a full disk has cut off. */
export function readSecret(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return kept.length === secretBytes * 2 ? kept : undefined;
}

/** A secret of this machine, made once and kept in `folder` readable by its owner only. */
export function keptSecret(folder: string, name: string): string {
  const known = readSecret(folder, name);
  if (known !== undefined) return known;
  mkdirSync(folder, { recursive: true });
  const secret = randomBytes(secretBytes).toString('hex');
  writeWhole(join(folder, name), secret);
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
