import type { Api } from 'grammy';
import type { UserFromGetMe, WebhookInfo } from 'grammy/types';
import { openableUrl, withoutSlash } from '../../bot/services/app-link.ts';
import { commandSteps, menuButtonStep, profileSteps, type Step, webhookStep } from './steps.ts';

export type SetupOptions = {
  api: Api;
  /** Address of the mini-app; the webhook is below it. */
  publicUrl: string | undefined;
  /** Without it the webhook is left as it is. */
  webhookSecret?: string | undefined;
  adminIds: readonly number[];
  /** Reads only, and reports what would change. */
  isDryRun?: boolean;
  /** Receives one Russian line about each step. */
  report(line: string): void;
};

type SetupOutcome = {
  botInfo: UserFromGetMe;
  /** As Telegram has it at the end. */
  webhook: WebhookInfo;
  /** Names of the steps that were done, or in a dry run would be. */
  changed: string[];
};

/**
 * Brings what Telegram keeps about the bot (commands, menu button, descriptions, webhook) to what this release wants:
 * only what differs is written, so running it twice does no harm. Stops at the first refusal and throws it.
 */
export async function setupTelegram(options: SetupOptions): Promise<SetupOutcome> {
  const { api, report, isDryRun = false } = options;
  const botInfo = await api.getMe();
  report(`Бот: @${botInfo.username} (${botInfo.id})`);
  for (const mode of modesOff(botInfo)) report(lineOf(mode, { impossible: mode.remedy }, isDryRun));
  const changed: string[] = [];
  for (const step of stepsOf(options)) {
    const difference = await step.differs();
    if (difference === true) {
      if (!isDryRun) await step.apply();
      changed.push(step.name);
    }
    report(lineOf(step, difference, isDryRun));
  }
  return { botInfo, webhook: await api.getWebhookInfo(), changed };
}

/** Ways to ask the bot that only BotFather can switch on, and that are off. */
function modesOff(bot: UserFromGetMe): { name: string; remedy: string }[] {
  return [
    ...(bot.supports_inline_queries
      ? []
      : [{ name: 'слова в других чатах', remedy: '@BotFather, /setinline' }]),
    ...(bot.supports_guest_queries
      ? []
      : [{ name: 'ответы под чужими сообщениями', remedy: '@BotFather, настройки бота, гостевой режим' }]),
  ];
}

function stepsOf({ api, publicUrl, webhookSecret, adminIds }: SetupOptions): Step[] {
  const openable = openableUrl({ publicUrl, apiRoot: api.options?.apiRoot });
  return [
    ...commandSteps(api, adminIds),
    menuButtonStep(api, openable),
    ...profileSteps(api),
    ...(webhookSecret && openable ? [webhookStep(api, webhookAddress(openable), webhookSecret)] : []),
  ];
}

function webhookAddress(publicUrl: string): string {
  return `${withoutSlash(publicUrl)}/api/telegram`;
}

function lineOf(
  { name }: Pick<Step, 'name'>,
  difference: boolean | { impossible: string },
  isDryRun: boolean,
): string {
  if (typeof difference === 'object') return `  пропущено   ${name}: ${difference.impossible}`;
  if (!difference) return `  без перемен ${name}`;
  return isDryRun ? `  изменилось бы ${name}` : `  записано    ${name}`;
}
