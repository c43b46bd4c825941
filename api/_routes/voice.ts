import type { voiceEndpoints } from '../../core/contracts/voice.ts';
import type { Handlers } from '../_call.ts';
import { adminAudioHandlers } from './admin-audio.ts';
import { sttHandlers } from './voice-stt.ts';
import { ttsHandlers } from './voice-tts.ts';

/** Every row of the endpoint table that the function `voice` serves: a row without a handler does not compile. */
export const voiceHandlers: Handlers<keyof typeof voiceEndpoints | keyof typeof adminAudioHandlers> = {
  ...ttsHandlers,
  ...sttHandlers,
  ...adminAudioHandlers,
};
