import { BotApiError, badRequest } from './errors.ts';
import type { BotCall, MethodTable } from './method.ts';

/** How the bot gets its updates: polling or webhook. */
export const updateMethods: MethodTable = {
  getUpdates({ inputs, simulation, poll, signal }) {
    if (simulation.state.webhook) {
      throw new BotApiError(
        409,
        "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      );
    }
    readAllowedUpdates({ inputs, simulation });
    return poll({
      offset: inputs.integer('offset', 0),
      limit: Math.min(100, Math.max(1, inputs.integer('limit', 100))),
      timeoutMs: Math.min(50, Math.max(0, inputs.integer('timeout', 0))) * 1000,
      signal,
    });
  },

  setWebhook(call) {
    const { inputs, simulation, delivery } = call;
    const url = inputs.text('url');
    if (url === '') return removeWebhook(call);
    if (!isWebhookUrl(url)) throw badRequest('bad webhook: An HTTPS URL must be provided for webhook');
    const secretToken = inputs.text('secret_token');
    if (!/^[A-Za-z0-9_-]*$/.test(secretToken)) throw badRequest('secret token contains unallowed characters');
    if (secretToken.length > 256) throw badRequest('secret token is too long');
    readAllowedUpdates({ inputs, simulation });
    if (inputs.flag('drop_pending_updates')) simulation.state.pendingUpdates = [];
    delivery.pause();
    simulation.state.webhook = {
      url,
      secretToken: secretToken || null,
      maxConnections: inputs.integer('max_connections', 40),
    };
    simulation.save();
    delivery.resume();
    return true;
  },

  deleteWebhook: removeWebhook,

  getWebhookInfo({ simulation, delivery }) {
    const { webhook, pendingUpdates, allowedUpdates } = simulation.state;
    const failure = delivery.lastFailure();
    return {
      url: webhook?.url ?? '',
      has_custom_certificate: false,
      pending_update_count: pendingUpdates.length,
      ...(webhook ? { max_connections: webhook.maxConnections, ip_address: '127.0.0.1' } : {}),
      ...(failure ? { last_error_date: failure.date, last_error_message: failure.message } : {}),
      ...(allowedUpdates.length > 0 ? { allowed_updates: allowedUpdates } : {}),
    };
  },
};

function removeWebhook({ inputs, simulation, delivery }: BotCall): true {
  delivery.pause();
  simulation.state.webhook = null;
  if (inputs.flag('drop_pending_updates')) simulation.state.pendingUpdates = [];
  simulation.save();
  return true;
}

/** An omitted list keeps the previous one. */
function readAllowedUpdates({ inputs, simulation }: Pick<BotCall, 'inputs' | 'simulation'>): void {
  const given = inputs.json('allowed_updates', 'allowed updates');
  if (!Array.isArray(given)) return;
  simulation.state.allowedUpdates = given.filter((kind): kind is string => typeof kind === 'string');
  simulation.save();
}

/** Telegram wants https; here the machine's own name may do without. */
function isWebhookUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}
