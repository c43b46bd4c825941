import type { Api } from 'grammy';
import { type PaymentAccount, portsOf } from '../payments/payment-account.ts';
import { type AppLink, openableUrl } from '../services/app-link.ts';
import type { InboxPorts } from '../services/inbox/ports.ts';

/** What the inbox needs from the bot beside the Api of an update. */
export type InboxAccount = PaymentAccount & AppLink;

export const inboxPortsOf = (deps: InboxAccount, api: Api): InboxPorts => ({
  ...portsOf(deps, api),
  appUrl: openableUrl(deps),
});
