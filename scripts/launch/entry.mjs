// Runs a command written in TypeScript: `node scripts/launch/entry.mjs scripts/backup.ts FILE`. Plain JavaScript,
// because it runs before anything is installed.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const [, , entry = ''] = process.argv;
const path = join(root, entry);
// The command reads its own arguments as if it had been started directly.
process.argv.splice(1, 2, path);
const { register } = await import('tsx/esm/api');
register();
try {
  await import(pathToFileURL(path).href);
} catch (error) {
  // A package of it is missing: the command itself could not say so.
  const { endWith } = await import('../command/run-command.ts');
  endWith(error);
}
