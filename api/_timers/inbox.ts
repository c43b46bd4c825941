import { describeFailure } from '../../bot/services/failures.ts';
import { passToAdmins, passToLearners, tellClosings } from '../../bot/services/inbox/pass-on.ts';
import type { InboxPorts } from '../../bot/services/inbox/ports.ts';

/** Passes on what waits in the inbox, both ways. Never throws: the next run goes on. */
export async function settleInbox(ports: InboxPorts, now: Date): Promise<void> {
  try {
    await passToAdmins(ports, now);
    await passToLearners(ports, now);
    await tellClosings(ports, now);
  } catch (error) {
    ports.log('error', 'daily-step-failed', { step: 'inbox', cause: describeFailure(error) });
  }
}
