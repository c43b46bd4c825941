import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret of this machine, made once and kept in `folder` readable by its owner only. */
export function keptSecret(folder: string, name: string): string {
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(folder, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
