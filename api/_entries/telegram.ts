import { Api, type Bot } from 'grammy';
import { callTimeoutSeconds, createBot } from '../../bot/bot.ts';
import type { BotContext } from '../../bot/context.ts';
import { withoutSlash } from '../../bot/services/app-link.ts';
import { createSoundRecoder } from '../_adapters/sound-recoder.ts';
import { findBotInfo } from '../_adapters/telegram/bot-info.ts';
import { production } from '../_production.ts';
import { createOwnSoundSender, createTakeSender } from '../_voices/take-sender.ts';
import { createWebhook } from '../_webhook.ts';

let webhook: ReturnType<typeof createWebhook> | undefined;

/** Telegram's webhook. */
export default {
  fetch(request: Request): Promise<Response> {
    webhook ??= open();
    return webhook(request);
  },
};

function open(): ReturnType<typeof createWebhook> {
  const { env, deps } = production();
  return createWebhook({ ...deps, bot: openBot, secret: env.TELEGRAM_WEBHOOK_SECRET ?? '' });
}

async function openBot(): Promise<Bot<BotContext>> {
  const { env, deps } = production();
  const token = deps.botToken;
  const apiRoot = withoutSlash(env.TELEGRAM_API_ROOT);
  const api = new Api(token, { apiRoot, timeoutSeconds: callTimeoutSeconds });
  const botInfo = await findBotInfo({ ...deps, written: env.TELEGRAM_BOT_INFO, token, api });
  const voice = { publicUrl: env.PUBLIC_URL, tokens: deps.tokens };
  return createBot({
    ...deps,
    token,
    botInfo,
    apiRoot,
    publicUrl: env.PUBLIC_URL,
    sendTake: createTakeSender(voice),
    sendOwnSound: createOwnSoundSender(voice),
    recodeSound: createSoundRecoder(),
  });
}
