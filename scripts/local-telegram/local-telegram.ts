import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createBotApi } from './bot-api/bot-api.ts';
import { createFaults } from './bot-api/faults.ts';
import type { CallLog } from './calls.ts';
import type { LocalClock } from './clock.ts';
import { createControl } from './control/control.ts';
import { createFileControl } from './control/files.ts';
import { createLive } from './control/live.ts';
import { createHostPage } from './host-page.ts';
import type { LocalNetwork } from './network.ts';
import { foreignHostStatus, isOwnHost } from './own-host.ts';
import type { LocalPerson } from './people.ts';
import type { Hearing } from './recogniser/hearing.ts';
import { createCheckout } from './simulation/checkout.ts';
import { createFileShelf } from './simulation/files.ts';
import { createGroup } from './simulation/group.ts';
import { createInlineQueries } from './simulation/inline.ts';
import { createPolling } from './simulation/polling.ts';
import { type BotInfo, createSimulation } from './simulation/simulation.ts';
import { type PastPayment, stars } from './simulation/stars.ts';
import { createWebhookDelivery } from './simulation/webhook.ts';

export type LocalTelegramOptions = {
  /** Any token of Telegram's shape, e.g. `1000000001:local`; the bot must use the same. */
  botToken: string;
  botInfo: BotInfo;
  /** Address of the mini-app, e.g. `http://localhost:3000`. Bridge calls from other origins are dropped. */
  appUrl: string;
  /** Who may use the phone; `localPeople` are the three of the seeded database. */
  people: readonly LocalPerson[];
  clock: LocalClock;
  network: LocalNetwork;
  calls: CallLog;
  /** What the fake recogniser hears, for the panel; missing when there is a real one, or none. */
  hearing?: Hearing | undefined;
  /** Folder that keeps the chats across restarts; nothing is kept when missing. */
  persist?: string;
  /** Pauses between attempts of the webhook, milliseconds. */
  webhookRetryMs?: readonly number[];
  /** How long one attempt of the webhook may take, milliseconds. */
  webhookTimeoutMs?: number;
  /** How long the bot may think about a pre-checkout query, milliseconds; 10 s as with Telegram when missing. */
  preCheckoutMs?: number;
  /** The delay of a payment that reaches the bot late, milliseconds; 8 s when missing. */
  latePaymentMs?: number;
};

type LocalTelegram = {
  /** Adds payments from before the first start to the account of Stars. */
  remember(payments: readonly PastPayment[]): void;
  /** Opens the port (0: any free one) on this machine only; returns the address, e.g. `http://localhost:3001`. */
  listen(port: number): Promise<string>;
  /** Closes all connections and the port. */
  close(): Promise<void>;
};

type App = Hono<{ Bindings: HttpBindings }>;

/**
 * Telegram on one's own machine: the Bot API under /bot<token>/<method>, the page with chat and mini-app under /,
 * and its control API under /_local/. The bot is pointed at it by TELEGRAM_API_ROOT = the address of `listen`.
 */
export function createLocalTelegram(options: LocalTelegramOptions): LocalTelegram {
  const { botToken, calls, persist } = options;
  const simulation = createSimulation(options);
  const faults = createFaults();
  const delivery = createWebhookDelivery(simulation, calls, {
    retryMs: options.webhookRetryMs ?? [500, 1000, 2000, 4000, 8000, 16_000],
    timeoutMs: options.webhookTimeoutMs ?? 30_000,
  });
  const checkout = createCheckout(simulation, {
    answerWithinMs: options.preCheckoutMs ?? 10_000,
    lateMs: options.latePaymentMs ?? 8000,
  });
  const files = createFileShelf(persist);
  const inline = createInlineQueries(simulation);
  const group = createGroup(simulation);
  const deps = {
    simulation,
    calls,
    delivery,
    checkout,
    inline,
    group,
    files,
    poll: createPolling(simulation, calls),
  };
  const botApi = createBotApi({ botToken, faults, deps });
  const live = createLive({ ...options, simulation, group });
  const hostPage = createHostPage();
  const server = createServer(createApp());
  // A kept connection that is closed just as the bot sends its next call loses that call.
  server.keepAliveTimeout = 0;

  function createApp(): App {
    const app: App = new Hono();
    app.use('*', async (c, next) =>
      isOwnHost(c.env.incoming) ? next() : c.json({ error: 'foreign host' }, foreignHostStatus),
    );
    app.use('/_local/*', async (c, next) => {
      // Other sites open in the same browser must not write in a person's name.
      const origin = c.req.header('origin');
      if (origin && origin !== new URL(c.req.url).origin) return c.json({ error: 'foreign origin' }, 403);
      return next();
    });
    app.get('/_local/live', (c) => live.stream(c));
    app.route('/_local', createControl({ ...options, simulation, faults, checkout, inline, group }));
    app.route('/_local', createFileControl({ simulation, files }));
    app.all('*', async (c) => {
      const answer = await botApi.handle(c.req.raw);
      return answer ?? (await hostPage.serve(c.req.path)) ?? c.text('Not Found', 404);
    });
    return app;
  }

  return {
    remember: (payments) => stars.remember(simulation, payments),

    async listen(port) {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, 'localhost', () => {
          server.off('error', reject);
          resolve();
        });
      });
      delivery.resume();
      checkout.resume();
      const address = server.address();
      if (typeof address !== 'object' || address === null) throw new Error('The local Telegram has no port');
      return `http://localhost:${address.port}`;
    },

    async close() {
      delivery.close();
      checkout.close();
      inline.close();
      live.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The adapter's type allows HTTP/2; without options it makes a plain HTTP/1 server. */
function createServer(app: App): Server {
  return createAdaptorServer({ fetch: app.fetch }) as Server;
}
