import { audioTypeOf } from '../../../core/speech/magic.ts';
import {
  describeDocument,
  describePhoto,
  describeSound,
  extensionOf,
  soundExtension,
} from '../simulation/sent-files.ts';
import type { ChatMessage } from '../simulation/state.ts';
import { badRequest } from './errors.ts';
import { createInputs, type Inputs } from './inputs.ts';
import { sendToPerson } from './message-methods.ts';
import { readMessageText } from './message-text.ts';
import { type BotCall, type MethodTable, requireReachable } from './method.ts';
import { readInlineMarkup } from './reply-markup.ts';

const maxCaptionLength = 1024;
/** What clients show as a voice message. */
const voiceKinds: readonly string[] = ['ogg', 'mp3', 'mp4'];
/** How JPEG and PNG begin. */
const pictureMarks: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
];
/** What they play as music. */
const musicKinds: readonly string[] = ['mp3', 'mp4'];

/**
 * Files that the bot sends, new ones and by their id those that went through a chat before; and those that it fetches,
 * whose bytes are served at /file/bot<token>/<file_path>.
 */
export const fileMethods: MethodTable = {
  getFile({ inputs, files }) {
    const id = inputs.text('file_id');
    if (id === '') throw badRequest('file_id not specified');
    const file = files.find(id);
    if (!file) throw badRequest('wrong file_id or the file is temporarily unavailable');
    return file;
  },

  async sendDocument(call) {
    const { bytes, name, known } = await readFile(call, 'document');
    if (bytes.byteLength === 0) throw badRequest('file must be non-empty');
    const file = known ?? call.files.put(bytes, 'documents', extensionOf(name));
    return sendFile(call, { document: describeDocument(file, { name }) });
  },

  async sendPhoto(call) {
    const { bytes, name, known } = await readFile(call, 'photo');
    const isPicture = pictureMarks.some((mark) => mark.every((byte, at) => bytes[at] === byte));
    if (!isPicture) throw badRequest('IMAGE_PROCESS_FAILED');
    const file = known ?? call.files.put(bytes, 'photos', extensionOf(name));
    return sendFile(call, { photo: describePhoto(file) });
  },

  async sendAudio(call) {
    const { bytes, name, known } = await readFile(call, 'audio');
    const type = audioTypeOf(bytes);
    if (!type || !musicKinds.includes(type.kind)) throw badRequest('wrong type of the audio file');
    const file = known ?? call.files.put(bytes, 'music', soundExtension(type));
    const [title, performer] = [call.inputs.text('title'), call.inputs.text('performer')];
    const named = { ...(title ? { title } : {}), ...(performer ? { performer } : {}) };
    return sendFile(call, { audio: { ...describeSound(file, bytes), file_name: name, ...named } });
  },

  async sendVoice(call) {
    const { bytes, known } = await readFile(call, 'voice');
    const type = audioTypeOf(bytes);
    if (!type || !voiceKinds.includes(type.kind)) throw badRequest('wrong type of the voice file');
    const file = known ?? call.files.put(bytes, 'voice', soundExtension(type));
    return sendFile(call, { voice: describeSound(file, bytes) });
  },
};

/** A file of the request, or with `known` one that is stored already. */
async function readFile({ inputs, files }: BotCall, field: 'document' | 'audio' | 'voice' | 'photo') {
  const sent = inputs.file(field);
  if (sent) return { bytes: new Uint8Array(await sent.arrayBuffer()), name: sent.name };
  const id = inputs.text(field);
  if (id === '') throw badRequest(`there is no ${field} in the request`);
  const known = files.find(id);
  const bytes = known && files.read(known.file_path);
  if (!bytes) throw badRequest('wrong file identifier/HTTP URL specified');
  return { bytes, name: known.file_path.split('/').at(-1) ?? 'file', known };
}

function sendFile(call: BotCall, file: Partial<ChatMessage>): ChatMessage {
  const caption = readCaption(call.inputs);
  const markup = readInlineMarkup(call.inputs);
  return sendToPerson(call.simulation, requireReachable(call), markup, { ...file, ...caption });
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
