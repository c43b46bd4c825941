import { Api } from 'grammy';
import type { WebhookInfo } from 'grammy/types';
import { EnvError, parseEnv } from '../../api/_env.ts';
import { openableUrl, withoutSlash } from '../../bot/services/app-link.ts';
import { loadEnv } from '../command/load-env.ts';
import { runCommand } from '../command/run-command.ts';
import { setupTelegram } from './setup.ts';

/**
 * Gives Telegram what it should know about the bot. `npm run setup:telegram`; with `-- --dry-run` it only reports what
 * would change. Reads TELEGRAM_BOT_TOKEN, TELEGRAM_WEBHOOK_SECRET, PUBLIC_URL, ADMIN_IDS and TELEGRAM_API_ROOT from the
 * environment or from `.env`. Safe to run again after every deploy. The token is never printed.
 */
async function main(isDryRun: boolean): Promise<void> {
  loadEnv();
  // This machine is not the deployment: what only the deployment needs may be missing here.
  const env = parseEnv({ ...process.env, VERCEL: undefined, NODE_ENV: undefined });
  if (!env.TELEGRAM_BOT_TOKEN) throw new EnvError(['TELEGRAM_BOT_TOKEN не задана']);
  const apiRoot = withoutSlash(env.TELEGRAM_API_ROOT);
  const openable = openableUrl({ publicUrl: env.PUBLIC_URL, apiRoot });
  if (isDryRun) console.log('Пробный прогон: ничего не записывается.');

  const { botInfo, webhook } = await setupTelegram({
    api: new Api(env.TELEGRAM_BOT_TOKEN, { apiRoot, timeoutSeconds: 20 }),
    publicUrl: env.PUBLIC_URL,
    webhookSecret: env.TELEGRAM_WEBHOOK_SECRET,
    adminIds: env.ADMIN_IDS,
    isDryRun,
    report: (line) => console.log(line),
  });

  if (!openable || !env.TELEGRAM_WEBHOOK_SECRET) {
    console.log('  пропущено   вебхук: нужны TELEGRAM_WEBHOOK_SECRET и PUBLIC_URL с https');
  }
  for (const line of webhookLines(webhook)) console.log(line);
  console.log('\nСохраните среди переменных окружения, чтобы бот не спрашивал Telegram при каждом запуске:');
  console.log(`TELEGRAM_BOT_INFO=${JSON.stringify(botInfo)}`);
}

function webhookLines(webhook: WebhookInfo): string[] {
  if (!webhook.url) return ['\nВебхук у Telegram не стоит.'];
  const lines = [`\nВебхук у Telegram: ${webhook.url}`, `  ждут доставки: ${webhook.pending_update_count}`];
  if (webhook.last_error_date) {
    const at = new Date(webhook.last_error_date * 1000).toISOString();
    lines.push(`  последняя ошибка: ${webhook.last_error_message} (${at})`);
  }
  return lines;
}

await runCommand(() => main(process.argv.includes('--dry-run')));
