import type { soundEndpoints } from '../../../core/contracts/sounds.ts';
import type { voiceEndpoints } from '../../../core/contracts/voice.ts';
import type { Handlers } from '../../_call.ts';
import { rowsOf } from '../../_rows.ts';
import { adminAudioHandlers } from '../admin/audio.ts';
import { voiceFileHandlers } from './files.ts';
import { ownSoundHandlers } from './own-sound.ts';
import { packedSoundHandlers } from './packs.ts';
import { soundHandlers } from './published.ts';
import { sttHandlers } from './stt.ts';
import { studioTakeHandlers } from './studio-take.ts';
import { ttsHandlers } from './tts.ts';

/** Every row of the endpoint table that the function `voice` serves: a row without a handler does not compile. */
export const voiceHandlers: Handlers<
  | keyof typeof voiceEndpoints
  | keyof typeof soundEndpoints
  | keyof typeof adminAudioHandlers
  | keyof typeof studioTakeHandlers
  | keyof typeof ownSoundHandlers
> = {
  // Before the sounds of words, whose addresses have two parts, too.
  ...studioTakeHandlers,
  ...ownSoundHandlers,
  ...ttsHandlers,
  ...sttHandlers,
  ...adminAudioHandlers,
  // Before the sounds of hashes, whose addresses have one part, too.
  ...voiceFileHandlers,
  ...packedSoundHandlers,
  ...soundHandlers,
};

/** The rows of these handlers, part by part. */
export const openVoiceRow = rowsOf([
  [studioTakeHandlers, async () => (await import('../../../core/contracts/studio.ts')).studioEndpoints],
  [ownSoundHandlers, async () => (await import('../../../core/contracts/own-words.ts')).ownWordEndpoints],
  [ttsHandlers, async () => (await import('../../../core/contracts/voice.ts')).voiceEndpoints],
  [sttHandlers, async () => (await import('../../../core/contracts/voice.ts')).voiceEndpoints],
  [adminAudioHandlers, async () => (await import('../../../core/contracts/admin.ts')).adminEndpoints],
  [voiceFileHandlers, async () => (await import('../../../core/contracts/sounds.ts')).soundEndpoints],
  [packedSoundHandlers, async () => (await import('../../../core/contracts/sounds.ts')).soundEndpoints],
  [soundHandlers, async () => (await import('../../../core/contracts/sounds.ts')).soundEndpoints],
]);
