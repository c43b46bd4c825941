import type { Voice } from 'grammy/types';
import { audioTypeOf } from '../../../core/speech/magic.ts';
import { measuredMs } from '../../../core/speech/measure/measure.ts';
import { badRequest } from './errors.ts';
import { createInputs, type Inputs } from './inputs.ts';
import { sendToPerson } from './message-methods.ts';
import { readMessageText } from './message-text.ts';
import { type BotCall, type MethodTable, requireReachable } from './method.ts';
import { readInlineMarkup } from './reply-markup.ts';

const maxCaptionLength = 1024;
/** What clients show as a voice message. */
const voiceKinds: readonly string[] = ['ogg', 'mp3', 'mp4'];

/** Voice messages that the bot sends: new ones, and those that went through a chat before, by their id. */
export const voiceMethods: MethodTable = {
  async sendVoice(call) {
    const voice = await readVoice(call);
    const caption = readCaption(call.inputs);
    const markup = readInlineMarkup(call.inputs);
    const person = requireReachable(call);
    return sendToPerson(call.simulation, person, markup, { voice, ...caption });
  },
};

async function readVoice({ inputs, files }: BotCall): Promise<Voice> {
  const sent = inputs.file('voice');
  if (!sent) {
    const id = inputs.text('voice');
    if (id === '') throw badRequest('there is no voice in the request');
    const known = files.find(id);
    if (!known) throw badRequest('wrong file identifier/HTTP URL specified');
    return voiceOf(known, files.read(known.file_path) ?? new Uint8Array());
  }
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const type = audioTypeOf(bytes);
  if (!type || !voiceKinds.includes(type.kind)) throw badRequest('wrong type of the voice file');
  return voiceOf(files.put(bytes, 'voice', type.kind === 'ogg' ? 'oga' : type.extension), bytes);
}

function voiceOf(
  file: { file_id: string; file_unique_id: string; file_size: number },
  bytes: Uint8Array,
): Voice {
  const { file_id, file_unique_id, file_size } = file;
  const duration = Math.max(1, Math.round((measuredMs(bytes) ?? 0) / 1000));
  return { file_id, file_unique_id, file_size, duration, mime_type: audioTypeOf(bytes)?.mime ?? 'audio/ogg' };
}

/** A caption is a shorter text under other names. */
function readCaption(inputs: Inputs) {
  if (inputs.text('caption').trim() === '') return {};
  const { text, entities } = readMessageText(
    createInputs({
      text: inputs.text('caption'),
      entities: inputs.json('caption_entities', 'caption entities'),
    }),
  );
  if (text.length > maxCaptionLength) throw badRequest('message caption is too long');
  return { caption: text, ...(entities.length > 0 ? { caption_entities: entities } : {}) };
}
