import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { messageName, queuedWorks, type WorkMessage } from '../../core/service/queued-work.ts';

const SignedMessage = z.object({
  work: z.enum(queuedWorks),
  chain: z.iso.datetime(),
  step: z.int().min(0),
  proof: z.string(),
});
export type SignedMessage = z.infer<typeof SignedMessage>;

/** A message with the proof that it is ours. `secret` also opens the calls of the timers, which do the same work. */
export const signMessage = (message: WorkMessage, secret: string): SignedMessage => ({
  ...message,
  proof: proofOf(message, secret),
});

/** The message; undefined for anything that we did not send. */
export function readSignedMessage(payload: unknown, secret: string): WorkMessage | undefined {
  const parsed = SignedMessage.safeParse(payload);
  if (!parsed.success) return undefined;
  const { proof, ...message } = parsed.data;
  const expected = Buffer.from(proofOf(message, secret));
  const given = Buffer.from(proof);
  return expected.length === given.length && timingSafeEqual(given, expected) ? message : undefined;
}

function proofOf(message: WorkMessage, secret: string): string {
  return createHmac('sha256', secret)
    .update(`queue:${messageName(message)}`)
    .digest('base64url');
}
