import { badRequest } from './errors.ts';
import type { MethodTable } from './method.ts';

/** Files that went through the chats; the bytes are served at /file/bot<token>/<file_path>. */
export const fileMethods: MethodTable = {
  getFile({ inputs, files }) {
    const id = inputs.text('file_id');
    if (id === '') throw badRequest('file_id not specified');
    const file = files.find(id);
    if (!file) throw badRequest('wrong file_id or the file is temporarily unavailable');
    return file;
  },
};
