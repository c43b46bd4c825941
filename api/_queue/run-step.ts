import { type DailyPorts, goOnWithBroadcasts } from '../../bot/services/broadcast/daily.ts';
import { type ReminderPorts, sendReminders } from '../../bot/services/reminders/send.ts';
import {
  nextMessage,
  type QueuedWork,
  type RunEnd,
  type WorkMessage,
} from '../../core/service/queued-work.ts';
import { sendWithinMs, timeWithin } from '../_run-time.ts';
import { endChain, keepChain } from './chains.ts';
import { type HandingOver, handOver, hasWork } from './hand-over.ts';

/** What a run of the queue needs. */
export type StepPorts = HandingOver & DailyPorts & ReminderPorts;

/**
 * The run that one message starts: does its work for as long as a function may, and sends the next message while there is
 * more. Whatever happens to messages, the claims in the database decide who is written to. Throws when the next message
 * was not taken: the platform then repeats this one, which goes on from where the work is.
 */
export async function runStep(ports: StepPorts, message: WorkMessage): Promise<void> {
  if (!(await keepChain(ports, message))) return;
  const { work } = message;
  const { sent, end } = await doWork(ports, work, timeWithin(ports.clock, ports.clock(), sendWithinMs));
  ports.log('info', 'queued-run', { ...message, sent, ...end });
  const next = nextMessage(message, end);
  if (next) {
    await keepChain(ports, next.message, next.delaySeconds);
    await ports.queue?.put(next.message, next.delaySeconds);
    return;
  }
  await endChain(ports, message);
  // Begun while this run was ending: whoever began it has seen a chain under way.
  const now = ports.clock();
  if (end.isComplete && (await hasWork(ports.db, work, now))) await handOver(ports, work, now);
}

async function doWork(
  ports: StepPorts,
  work: QueuedWork,
  isTimeLeft: (aheadMs?: number) => boolean,
): Promise<{ sent: number; end: RunEnd }> {
  if (work === 'broadcasts') {
    const { reached, ...end } = await goOnWithBroadcasts(ports, isTimeLeft);
    return { sent: reached, end };
  }
  const run = work === 'reminders-hourly' ? 'hourly' : 'daily';
  const { sent, gone, failed, ...end } = await sendReminders(ports, run, isTimeLeft);
  return { sent, end };
}
