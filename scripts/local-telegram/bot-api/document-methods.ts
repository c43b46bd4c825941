import type { Document } from 'grammy/types';
import { shelveDocument } from '../simulation/document.ts';
import { badRequest } from './errors.ts';
import { sendToPerson } from './message-methods.ts';
import { type BotCall, type MethodTable, requireReachable } from './method.ts';
import { readInlineMarkup } from './reply-markup.ts';

const maxCaptionLength = 1024;

/** Files that the bot sends: new ones, and those that went through a chat before, by their id. */
export const documentMethods: MethodTable = {
  async sendDocument(call) {
    const document = await readDocument(call);
    const caption = call.inputs.text('caption').trim();
    if (caption.length > maxCaptionLength) throw badRequest('message caption is too long');
    const markup = readInlineMarkup(call.inputs);
    const person = requireReachable(call);
    return sendToPerson(call.simulation, person, markup, { document, ...(caption ? { caption } : {}) });
  },
};

async function readDocument({ inputs, files }: BotCall): Promise<Document> {
  const sent = inputs.file('document');
  if (sent) {
    const bytes = new Uint8Array(await sent.arrayBuffer());
    if (bytes.byteLength === 0) throw badRequest('file must be non-empty');
    return shelveDocument(files, { bytes, name: sent.name });
  }
  const id = inputs.text('document');
  if (id === '') throw badRequest('there is no document in the request');
  const known = files.find(id);
  if (!known) throw badRequest('wrong file identifier/HTTP URL specified');
  const { file_path: path, ...file } = known;
  return { ...file, file_name: path.split('/').at(-1) ?? 'file' };
}
