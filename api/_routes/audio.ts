import { DomainError } from '../../core/errors.ts';
import { findWordAudio, readAudioBlob } from '../../db/audio.ts';
import { isSignedAudioAddress } from '../_auth/addresses.ts';
import type { Handlers } from '../_call.ts';

const dayCache = 'private, max-age=86400';

export const audioHandlers: Handlers<'GET /audio/{lessonId}/{wordId}'> = {
  'GET /audio/{lessonId}/{wordId}': async ({ params, query, owner, request, deps, now }) => {
    const isAllowed = isSignedAudioAddress(params, query, deps.signingSecret, now);
    if (!isAllowed && !owner) throw new DomainError('unauthorised', { code: 'token_missing' });
    const audio = await findWordAudio(deps.db, { ...params, userId: owner?.userId, isAllowed }, now);
    if (audio.audioBlobHash) return storedSound(deps.db, audio.audioBlobHash, request);
    if (!audio.audioHash) throw new DomainError('not-found', { code: 'audio_not_found' });
    const headers = { Location: `/audio/${audio.audioHash}.mp3`, 'Cache-Control': dayCache };
    return new Response(null, { status: 302, headers });
  },
};

async function storedSound(
  db: Parameters<typeof readAudioBlob>[0],
  hash: string,
  request: Request,
): Promise<Response> {
  const sound = await readAudioBlob(db, hash);
  if (!sound) throw new DomainError('not-found', { code: 'audio_not_found' });
  const etag = `"${hash}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': dayCache,
    'Accept-Ranges': 'bytes',
    'Content-Type': sound.mime,
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return ranged(sound.bytes, request.headers.get('range'), headers);
}

/** iOS asks for a sound by ranges ('bytes=0-1' first) and plays nothing without them. */
function ranged(bytes: Uint8Array, range: string | null, headers: Record<string, string>): Response {
  const size = bytes.byteLength;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  const isReversed = first !== '' && last !== '' && Number(first) > Number(last);
  if ((first === '' && last === '') || isReversed) {
    return new Response(Uint8Array.from(bytes), { headers: { ...headers, 'Content-Length': String(size) } });
  }
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end) {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
  }
  return new Response(Uint8Array.from(bytes.subarray(start, end + 1)), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      'Content-Range': `bytes ${start}-${end}/${size}`,
    },
  });
}
