import type { MockFile } from '../../../core/mock/answer.ts';

/** A canned answer that is a file: one that the mini-app ships, fetched as such, or a text. */
export async function mockFileResponse(file: MockFile, get: typeof fetch): Promise<Response> {
  if ('file' in file) return get(file.file);
  const { text, type, name } = file;
  const headers = new Headers({ 'content-type': type });
  if (name) headers.set('content-disposition', `attachment; filename="${name}"`);
  return new Response(text, { headers });
}
