import type { soundEndpoints } from '../../../core/contracts/voices/sounds.ts';
import type { voiceEndpoints } from '../../../core/contracts/voices/voice.ts';
import type { Handlers } from '../../_call.ts';
import { later } from '../../_later.ts';
import { rowsOf } from '../../_rows.ts';

const adminAudioHandlers = later(
  ['GET /audio/voices', 'POST /audio/missing'],
  async () => (await import('../admin/audio.ts')).adminAudioHandlers,
);
const voiceFileHandlers = later(
  [
    'POST /sounds/import',
    'GET /sounds/export',
    'GET /sounds/rendering',
    'POST /sounds/rendering',
    'GET /sounds/nightly',
  ],
  async () => (await import('./files.ts')).voiceFileHandlers,
);
const ownSoundHandlers = later(
  ['POST /audio/own/{id}', 'DELETE /audio/own/{id}'],
  async () => (await import('./own-sound.ts')).ownSoundHandlers,
);
const packedSoundHandlers = later(
  ['GET /sounds/lessons/{lessonId}', 'POST /sounds/packs'],
  async () => (await import('./packs.ts')).packedSoundHandlers,
);
const soundHandlers = later(
  ['GET /sounds/{hash}'],
  async () => (await import('./published.ts')).soundHandlers,
);
const sttHandlers = later(['POST /stt'], async () => (await import('./stt.ts')).sttHandlers);
const studioTakeHandlers = later(
  ['POST /audio/take', 'GET /audio/take/{id}'],
  async () => (await import('./studio-take.ts')).studioTakeHandlers,
);
const ttsHandlers = later(
  ['GET /google-tts', 'GET /audio/{lessonId}/{wordId}'],
  async () => (await import('./tts.ts')).ttsHandlers,
);

/** Every row of the endpoint table that the function `voice` serves: a row without a handler does not compile. */
export const voiceHandlers: Handlers<
  | keyof typeof voiceEndpoints
  | keyof typeof soundEndpoints
  | keyof typeof import('../admin/audio.ts')['adminAudioHandlers']
  | keyof typeof import('./studio-take.ts')['studioTakeHandlers']
  | keyof typeof import('./own-sound.ts')['ownSoundHandlers']
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
  [
    studioTakeHandlers,
    async () => (await import('../../../core/contracts/voices/studio.ts')).studioEndpoints,
  ],
  [ownSoundHandlers, async () => (await import('../../../core/contracts/own-words.ts')).ownWordEndpoints],
  [ttsHandlers, async () => (await import('../../../core/contracts/voices/voice.ts')).voiceEndpoints],
  [sttHandlers, async () => (await import('../../../core/contracts/voices/voice.ts')).voiceEndpoints],
  [adminAudioHandlers, async () => (await import('../../../core/contracts/admin/admin.ts')).adminEndpoints],
  [voiceFileHandlers, async () => (await import('../../../core/contracts/voices/sounds.ts')).soundEndpoints],
  [
    packedSoundHandlers,
    async () => (await import('../../../core/contracts/voices/sounds.ts')).soundEndpoints,
  ],
  [soundHandlers, async () => (await import('../../../core/contracts/voices/sounds.ts')).soundEndpoints],
]);
