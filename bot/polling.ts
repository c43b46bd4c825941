import type { Bot } from 'grammy';
import { allowedUpdates } from './allowed-updates.ts';
import { apologise } from './apology.ts';
import { callTimeoutSeconds } from './bot.ts';
import type { BotContext } from './context.ts';
import { describeFailure, updateKind } from './failures.ts';

/** A poll must end before the bot's own time limit for a call. */
const pollSeconds = callTimeoutSeconds - 2;

export type Polling = {
  /** Ends polling and confirms to Telegram which updates were handled. */
  stop(): Promise<void>;
};

type Report = (event: string, fields: Record<string, unknown>) => void;

/**
 * Receives updates by long polling: for development, where no webhook can be reached. A failed update is reported and
 * the next one follows; only `stop`, a refused token, or a second poller of the same bot ends polling. Telegram
 * delivers updates to one receiver only: an existing webhook is removed, and this is reported, as it may belong to
 * another installation.
 */
export function startPolling(bot: Bot<BotContext>, report: Report): Polling {
  bot.catch(async (error) => {
    report('update-failed', { kind: updateKind(error.ctx.update), cause: describeFailure(error) });
    await apologise(bot.api, error.ctx.update);
  });
  let isStopped = false;
  const running = run().catch((error: unknown) =>
    report('polling-stopped', { cause: describeFailure(error) }),
  );
  return {
    async stop() {
      isStopped = true;
      await bot.stop().catch((error: unknown) => {
        report('last-poll-failed', { cause: describeFailure(error) });
      });
      await running;
    },
  };

  async function run(): Promise<void> {
    const { url } = await bot.api.getWebhookInfo().catch(() => ({ url: undefined }));
    if (url) report('webhook-removed', { host: new URL(url).host, back: 'npm run setup:telegram' });
    if (isStopped) return;
    await bot.start({ timeout: pollSeconds, allowed_updates: [...allowedUpdates] });
  }
}
