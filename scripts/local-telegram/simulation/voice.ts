import { audioTypeOf } from '../../../core/speech/magic.ts';
import { measuredMs } from '../../../core/speech/measure/measure.ts';
import type { LocalPerson } from '../people.ts';
import type { FileShelf } from './files.ts';
import type { Simulation } from './simulation.ts';

/** Bots can download files up to 20 MB; nothing larger is of use in a chat with one. */
export const maxVoiceBytes = 20_000_000;

/**
 * Sends a recording from a file, as if the person had held the microphone: OGG becomes a voice message, any other sound
 * an audio file, as in Telegram. Refused (false) when it is not a sound, or too large.
 */
export function sendVoice(
  { simulation, files }: { simulation: Simulation; files: FileShelf },
  who: LocalPerson,
  { bytes, name }: { bytes: Uint8Array; name: string },
): boolean {
  const type = audioTypeOf(bytes);
  if (!type || bytes.byteLength > maxVoiceBytes) return false;
  const isVoice = type.kind === 'ogg';
  const shelved = files.put(bytes, isVoice ? 'voice' : 'music', isVoice ? 'oga' : type.extension);
  const { file_path: _, ...file } = shelved; // given by getFile alone
  const sound = {
    ...file,
    // Telegram reports whole seconds, and at least one for a short sound.
    duration: Math.max(1, Math.round((measuredMs(bytes) ?? 0) / 1000)),
    mime_type: type.mime,
  };
  const chat = simulation.chat(who.id);
  chat.opened = true;
  const content = isVoice ? { voice: sound } : { audio: { ...sound, file_name: name } };
  const message = simulation.addMessage(who, 'person', content);
  if (!chat.blocked) simulation.addUpdate({ message });
  return true;
}
