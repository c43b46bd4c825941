import { Api } from 'grammy';
import { withoutSlash } from '../../bot/app-link.ts';
import { callTimeoutSeconds, createBot } from '../../bot/bot.ts';
import { describeFailure } from '../../bot/failures.ts';
import { findBotInfo } from '../_adapters/telegram-bot-info.ts';
import { errorResponse } from '../_errors.ts';
import { production } from '../_production.ts';
import { createDoor, createWebhook } from '../_webhook.ts';

type Webhook = ReturnType<typeof createWebhook>;

let door: ReturnType<typeof createDoor> | undefined;
let held: Promise<Webhook> | undefined;

/** The webhook of Telegram. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { deps, env } = production();
    // Strangers are turned away before the bot is opened, which may have to ask Telegram who it is.
    door ??= createDoor(env.TELEGRAM_WEBHOOK_SECRET ?? '');
    const refusal = door(request);
    if (refusal) return refusal;
    let webhook: Webhook;
    try {
      held ??= openWebhook();
      webhook = await held;
    } catch (error) {
      held = undefined; // the next update tries again
      deps.log('error', 'webhook-not-open', { cause: describeFailure(error) });
      return errorResponse(error);
    }
    return webhook(request);
  },
};

async function openWebhook(): Promise<Webhook> {
  const { env, deps } = production();
  const token = deps.botToken;
  const apiRoot = withoutSlash(env.TELEGRAM_API_ROOT);
  const api = new Api(token, { apiRoot, timeoutSeconds: callTimeoutSeconds });
  const botInfo = await findBotInfo({ ...deps, written: env.TELEGRAM_BOT_INFO, token, api });
  const bot = createBot({ ...deps, token, botInfo, apiRoot, publicUrl: env.PUBLIC_URL });
  return createWebhook({ ...deps, bot, secret: env.TELEGRAM_WEBHOOK_SECRET ?? '' });
}
