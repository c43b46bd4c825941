import { DomainError } from '../core/errors.ts';
import type { Recognition, SttProvider } from '../core/ports.ts';
import { maxRecordingBytes, maxRecordingMs, recogniseRecording } from '../core/speech/recognise.ts';
import { speakerLimits } from '../core/speech/speaker-limits.ts';
import { countCall } from '../db/limits.ts';
import type { BotContext, BotDeps } from './context.ts';
import { describeFailure } from './failures.ts';
import { downloadFile } from './telegram-files.ts';

/**
 * File, download and recogniser together. The webhook answers Telegram after 8.5 seconds (`api/_webhook.ts`): what is
 * left of them is for saving the attempt and telling the learner.
 */
const usualHearWithinMs = 6000;

/** The end of the time in which a voice message must be heard; begins to run at once. */
export function hearingDeadline({ hearWithinMs = usualHearWithinMs }: BotDeps): AbortSignal {
  return AbortSignal.timeout(hearWithinMs);
}

/**
 * What was said in the voice message or the audio file of an update, under the limits of the mini-app's own recordings.
 * Throws DomainError: 'limit', 'too-large', 'invalid', what download and recogniser throw, and 'upstream' voice_too_slow
 * when `deadline` has passed, whichever of them was slow: what they bring later is left lying.
 */
export async function hearRecording(
  deps: BotDeps,
  recogniser: SttProvider,
  ctx: BotContext,
  deadline: AbortSignal,
): Promise<Recognition> {
  const file = ctx.msg?.voice ?? ctx.msg?.audio;
  if (!file) throw new DomainError('invalid', { code: 'audio_empty' });
  // Telegram tells whole seconds, rounded; the recording itself is measured when it is here.
  if ((file.duration - 1) * 1000 > maxRecordingMs) {
    throw new DomainError('too-large', { code: 'audio_too_long' });
  }
  if ((file.file_size ?? 0) > maxRecordingBytes) {
    throw new DomainError('too-large', { code: 'audio_too_large' });
  }
  const { file_id: fileId } = file;
  return inTime(deadline, fetchAndRecognise());

  async function fetchAndRecognise(): Promise<Recognition> {
    for (const limit of speakerLimits) {
      await countCall(deps.store, deps.clock, limit, String(ctx.from?.id), (cause) =>
        deps.log('warn', 'limit-not-counted', { cause: describeFailure(cause) }),
      );
    }
    const wanted = { fileId, maxBytes: maxRecordingBytes, deadline };
    return recogniseRecording(recogniser, await downloadFile(deps, ctx.api, wanted), deadline);
  }
}

/** Some of the work listens to the deadline and stops; for the rest nobody waits any more. */
async function inTime<T>(deadline: AbortSignal, work: Promise<T>): Promise<T> {
  const ended = new Promise<never>((_, reject) => {
    const end = () => reject(new Error('the time is over'));
    if (deadline.aborted) end();
    else deadline.addEventListener('abort', end, { once: true });
  });
  try {
    return await Promise.race([work, ended]);
  } catch (cause) {
    throw deadline.aborted ? new DomainError('upstream', { code: 'voice_too_slow', cause }) : cause;
  }
}
