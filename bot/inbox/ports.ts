import type { Api } from 'grammy';
import { type PaymentAccount, portsOf } from '../payments/payment-account.ts';
import { type AppLink, openableUrl } from '../services/app-link.ts';
import type { InboxPorts } from '../services/inbox/ports.ts';

/** What the inbox needs from the bot. */
export const inboxPortsOf = (deps: PaymentAccount & AppLink, api: Api): InboxPorts => ({
  ...portsOf(deps, api),
  appUrl: openableUrl(deps),
});
