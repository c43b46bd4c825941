import type { Bot } from 'grammy';
import { allowedUpdates } from './allowed-updates.ts';
import { apologise } from './apology.ts';
import { callTimeoutSeconds } from './bot.ts';
import type { BotContext } from './context.ts';
import { describeFailure, updateKind } from './failures.ts';

/** A poll must end before the bot's own limit of one call cuts it. */
const pollSeconds = callTimeoutSeconds - 2;

export type Polling = {
  /** Ends polling and tells Telegram which updates were taken. */
  stop(): Promise<void>;
};

type Report = (event: string, fields: Record<string, unknown>) => void;

/**
 * Takes updates by long polling: for one's own machine, where no webhook can reach. A failed update is reported and
 * the next one follows; nothing stops the bot but `stop`, a refused token, or a second poller of the same bot.
 * Telegram gives updates to one taker only: a webhook that was set is removed, and reported, as it may be another
 * installation's.
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
