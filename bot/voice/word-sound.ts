import type { Api } from 'grammy';
import { DomainError } from '../../core/errors.ts';
import { audioTypeOf } from '../../core/speech/magic.ts';
import { measuredMs } from '../../core/speech/measure/measure.ts';
import { checkUpload, maxUploadBytes, maxUploadedSoundMs } from '../../core/uploads/uploads.ts';
import { keepUpload, uploadIdOf } from '../../db/admin/uploads.ts';
import type { Db } from '../../db/connection/client.ts';
import type { TelegramFiles } from '../services/telegram-download.ts';
import { downloadFile } from '../telegram-files.ts';
import { voiceMessageToWav } from './voice-message-wav.ts';

/**
 * Stores the sound of a word that an admin sent in the chat: MP3 and WAV as they are, a voice message as WAV. Throws
 * 'invalid' or 'too-large' with a code of uploads, 'invalid' voice_not_opus or voice_silent, and the errors of the
 * download.
 */
export async function keepWordSound(
  deps: TelegramFiles & { db: Db },
  api: Api,
  { fileId, adminId }: { fileId: string; adminId: number },
  now: Date,
): Promise<{ uploadId: string; ms: number }> {
  const sent = await downloadSound(deps, api, fileId);
  const isVoiceMessage = audioTypeOf(sent)?.kind === 'ogg';
  // Ten minutes of voice take two megabytes, so the length is checked before decoding.
  const ms = isVoiceMessage ? measuredMs(sent) : 0;
  if (ms === null) throw new DomainError('invalid', { code: 'voice_not_opus' });
  if (ms > maxUploadedSoundMs) {
    throw new DomainError('invalid', { code: 'upload_too_long' });
  }
  const checked = checkUpload(isVoiceMessage ? await voiceMessageToWav(sent) : sent, 'audio');
  if (!checked.ok) {
    const isLarge = checked.reason === 'upload_too_large';
    throw new DomainError(isLarge ? 'too-large' : 'invalid', { code: checked.reason });
  }
  const { bytes, mime } = checked;
  const id = uploadIdOf(bytes);
  await keepUpload(deps.db, { adminId, id, kind: 'audio', bytes, mime }, now);
  return { uploadId: id, ms: measuredMs(bytes) ?? 0 };
}

async function downloadSound(deps: TelegramFiles, api: Api, fileId: string): Promise<Uint8Array> {
  try {
    return await downloadFile(deps, api, { fileId, maxBytes: maxUploadBytes });
  } catch (error) {
    const isLarge = error instanceof DomainError && error.kind === 'too-large';
    throw isLarge ? new DomainError('too-large', { code: 'upload_too_large' }) : error;
  }
}
