import { DomainError } from '../core/errors.ts';
import type { Recognition, SttProvider } from '../core/ports.ts';
import { maxRecordingBytes, maxRecordingMs, recogniseRecording } from '../core/speech/recognise.ts';
import { speakerLimits } from '../core/speech/speaker-limits.ts';
import { countCall } from '../db/limits.ts';
import type { BotContext, BotDeps } from './context.ts';
import { describeFailure } from './failures.ts';
import { downloadFile } from './telegram-files.ts';

/**
 * What was said in the voice message or the audio file of an update, under the limits of the mini-app's own recordings.
 * Throws DomainError: 'limit', 'too-large', 'invalid', and what download and recogniser throw.
 */
export async function hearRecording(
  deps: BotDeps,
  recogniser: SttProvider,
  ctx: BotContext,
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
  for (const limit of speakerLimits) {
    await countCall(deps.store, deps.clock, limit, String(ctx.from?.id), (cause) =>
      deps.log('warn', 'limit-not-counted', { cause: describeFailure(cause) }),
    );
  }
  const wanted = { fileId: file.file_id, maxBytes: maxRecordingBytes };
  return recogniseRecording(recogniser, await downloadFile(deps, ctx.api, wanted));
}
