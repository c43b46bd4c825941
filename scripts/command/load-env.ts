import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { variableNames } from '../../api/_env.ts';
import { decodeEnvFile, EnvFileError, parseEnvFile } from './env-file.ts';

/** What Notepad makes of the name. */
const misnamed = ['.env.txt', 'env.txt'];

/**
 * Adds the variables of `.env` to the environment; what is set there already, also to nothing, stays. Throws EnvFileError
 * for a file that holds something nobody would read, above all a token: without one another Telegram would open in
 * silence.
 */
export function loadEnv(folder = '.', variables: NodeJS.ProcessEnv = process.env): void {
  const file = join(folder, '.env');
  if (!existsSync(file)) {
    const found = misnamed.find((name) => existsSync(join(folder, name)));
    if (found) throw new EnvFileError(found, 'этот файл не читается. Переименуйте его в .env');
    return;
  }
  if (statSync(file).isDirectory()) throw new EnvFileError('.env', 'это папка, а нужен файл. Уберите её.');
  const read = parseEnvFile(decodeEnvFile(readFileSync(file)));
  requireReadNames(read);
  for (const [name, value] of Object.entries(read)) variables[name] ??= value;
}

/** A known name in other letters, or a bot's token under a name of its own. */
function requireReadNames(read: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(read)) {
    if (value === '' || variableNames.includes(name)) continue;
    const meant = variableNames.find((known) => known === name.toUpperCase());
    const isToken = /^\d{6,}:[\w-]{20,}$/.test(value) && !read.TELEGRAM_BOT_TOKEN;
    const wanted = meant ?? (isToken ? 'TELEGRAM_BOT_TOKEN' : undefined);
    if (wanted) throw new EnvFileError('.env', `переменная ${name} не читается. Назовите её ${wanted}.`);
  }
}
