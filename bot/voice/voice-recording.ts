import { DomainError } from '../../core/errors.ts';
import type { Clock, Log, Recognition, Store, SttProvider } from '../../core/ports.ts';
import { type SpeechAccount, type SpeechBudget, usualSpeechBudget } from '../../core/speech/budget.ts';
import { maxRecordingBytes, maxRecordingMs, recogniseRecording } from '../../core/speech/recognise.ts';
import { speakerLimits } from '../../core/speech/speaker-limits.ts';
import type { Db } from '../../db/connection/client.ts';
import { countCall } from '../../db/store/limits.ts';
import { returnSpeech, spendSpeech } from '../../db/store/speech-spending.ts';
import type { BotContext } from '../context.ts';
import { describeFailure } from '../services/failures.ts';
import type { TelegramFiles } from '../services/telegram-download.ts';
import { downloadFile } from '../telegram-files.ts';

/** What hearing a voice message needs, beside its recogniser. */
export type Hearing = TelegramFiles & {
  db: Db;
  store: Store;
  clock: Clock;
  log: Log;
  speechBudget?: SpeechBudget;
};

/** Counts the recognised seconds. */
type SpeechSpending = { db: Db; speechBudget?: SpeechBudget };

/**
 * File, download and recogniser together. The webhook answers Telegram after 8.5 seconds (`api/_webhook.ts`): the time
 * left over is for saving the attempt and answering the learner.
 */
const usualHearWithinMs = 6000;

/** The deadline for recognising a voice message; starts to run at once. */
export function hearingDeadline({
  hearWithinMs = usualHearWithinMs,
}: {
  hearWithinMs?: number;
}): AbortSignal {
  return AbortSignal.timeout(hearWithinMs);
}

/**
 * Returns what was said in the voice message or the audio file of an update, under the limits of the mini-app's own
 * recordings. Throws DomainError: 'limit', 'too-large', 'invalid', the errors of download and recogniser, and
 * 'upstream' voice_too_slow when `deadline` has passed, whichever of them was slow: their later results are ignored.
 */
export async function hearRecording(
  deps: Hearing,
  recogniser: SttProvider,
  ctx: BotContext,
  deadline: AbortSignal,
): Promise<Recognition> {
  const file = ctx.msg?.voice ?? ctx.msg?.audio;
  if (!file) throw new DomainError('invalid', { code: 'audio_empty' });
  // Telegram sends rounded whole seconds; the recording itself is measured after the download.
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
    const bytes = await downloadFile(deps, ctx.api, wanted);
    return recogniseRecording(recogniser, bytes, { account: accountOf(deps, ctx), deadline });
  }
}

/** The chat tells no address. */
function accountOf(
  { db, speechBudget: budget = usualSpeechBudget }: SpeechSpending,
  ctx: BotContext,
): SpeechAccount {
  const speaker = { userId: ctx.from?.id, addressKey: undefined };
  return {
    spend: (ms) => spendSpeech(db, { ms, speaker, budget }, ctx.now),
    giveBack: (ms) => returnSpeech(db, { ms, speaker, budget }, ctx.now),
  };
}

/** Part of the work observes the deadline and stops; the rest is no longer awaited. */
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
