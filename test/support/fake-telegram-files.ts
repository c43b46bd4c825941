/** Telegram where bots fetch files: getFile, and the bytes at the path that it gives. */
export function fakeFileFetch(files: ReadonlyMap<string, Uint8Array>): typeof fetch {
  return async (address, init) => {
    const { pathname } = new URL(String(address));
    const path = /^\/file\/bot[^/]+\/files\/(.+)$/.exec(pathname)?.[1];
    if (path !== undefined) {
      const bytes = files.get(path);
      return bytes ? new Response(Uint8Array.from(bytes)) : new Response('gone', { status: 404 });
    }
    const { file_id: id } = JSON.parse(String(init?.body)) as { file_id: string };
    if (!files.has(id)) {
      return Response.json({ ok: false, error_code: 400, description: 'Bad Request: wrong file_id' });
    }
    return Response.json({ ok: true, result: { file_id: id, file_path: `files/${id}` } });
  };
}
