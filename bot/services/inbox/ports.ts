import { appAddress } from '../app-link.ts';
import type { PaymentPorts } from '../payments/ports.ts';

/** What passing messages of threads on needs. */
export type InboxPorts = Pick<PaymentPorts, 'db' | 'stars' | 'log' | 'adminIds'> & {
  /** The address of the mini-app as a button may carry it; missing where there is none. */
  appUrl: string | undefined;
};

export const threadAddress = (appUrl: string, threadId: number): string =>
  appAddress(appUrl, `admin_thread_${threadId}`);
