import { DomainError, type ErrorKind } from '../../core/errors.ts';
import type { Recognition, SttProvider } from '../../core/ports.ts';
import { errorText } from '../../core/texts/errors.ts';
import type { BotContext } from '../context.ts';
import { describeFailure } from '../services/failures.ts';
import { type Hearing, hearingDeadline, hearRecording } from './voice-recording.ts';

/**
 * What was said, the likeliest first; or why it could not be heard, in the learner's words. `isAway`: another recording
 * would fare no better now.
 */
export type Heard = { transcripts: string[]; transcript: string } | { problem: string; isAway: boolean };

const away: ReadonlySet<ErrorKind> = new Set<ErrorKind>(['upstream', 'unavailable', 'limit']);

/** Hears the voice message of an update, within the time that its answer has left. */
export async function hear(
  hearing: Hearing & { hearWithinMs?: number },
  recogniser: SttProvider,
  ctx: BotContext,
  deadline = hearingDeadline(hearing),
): Promise<Heard> {
  // Shows that the bot is working: nothing waits for it.
  void ctx.replyWithChatAction('typing').catch(() => undefined);
  let heard: Recognition;
  try {
    heard = await hearRecording(hearing, recogniser, ctx, deadline);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    hearing.log('warn', 'voice-message-not-heard', { code: error.code, cause: describeFailure(error) });
    return { problem: errorText(error.kind, error.code), isAway: away.has(error.kind) };
  }
  const { transcript, alternatives } = heard;
  return { transcript, transcripts: [transcript, ...alternatives] };
}
