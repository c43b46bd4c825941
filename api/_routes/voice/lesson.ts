import { createHash } from 'node:crypto';
import type { RenderedSounds } from '../../../core/ports.ts';
import { maxLessonSoundBytes } from '../../../core/voices/limits.ts';
import type { Db } from '../../../db/connection/client.ts';
import { readLesson } from '../../../db/course/lessons.ts';
import { readVoiceSounds } from '../../../db/voices/lookup.ts';
import { type Handlers, visitorOf } from '../../_call.ts';
import { proofShapes, wordShape } from '../word-shape.ts';
import { lessonVoices, voicedWord } from './heard-voices.ts';

/** Where sounds are kept: in the database and in files. */
type SoundFiles = { db: Db; sounds: RenderedSounds };

/** What stands around a sound in the answer, its name included. */
const partBytes = 240;

export const lessonSoundHandlers: Handlers<'GET /sounds/lessons/{lessonId}'> = {
  'GET /sounds/lessons/{lessonId}': async ({ params, owner, request, deps, now }) => {
    const lesson = await readLesson(deps.db, { ...visitorOf(deps, owner), lessonId: params.lessonId }, now);
    const voiced = lessonVoices(lesson);
    const words = lesson.words.map((word) => voicedWord(wordShape(deps, lesson.id, word, now), voiced));
    const proofs = proofShapes(deps, lesson, now).map(voiced);
    const spoken = [...words, ...words.flatMap(({ examples }) => examples), ...proofs];
    const addresses = [...new Set(spoken.flatMap(({ audio }) => audio ?? []))].filter(isOfContent);
    // Addresses name contents: the same addresses are the same answer, and no sound has to be read to know it.
    const etag = `"${createHash('sha256').update(addresses.join('\n')).digest('hex').slice(0, 32)}"`;
    const headers = { 'Cache-Control': 'private, no-cache', ETag: etag };
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers });
    const form = new FormData();
    let bytes = 0;
    for (const { address, sound, mime } of await soundsAt(deps, addresses)) {
      const size = sound.byteLength + partBytes;
      if (bytes + size > maxLessonSoundBytes) continue;
      bytes += size;
      form.append(address, new Blob([Uint8Array.from(sound)], { type: mime }), 'sound');
    }
    const response = new Response(form);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  },
};

const keptAt = /^\/api\/sounds\/([0-9a-f]{32})$/;
const renderedAt = /^\/audio\/([\w-]+)\.mp3$/;

/** False for signed addresses, which are new each time. */
const isOfContent = (address: string): boolean => keptAt.test(address) || renderedAt.test(address);

type SoundAt = { address: string; sound: Uint8Array; mime: string };

/** The sounds that are kept under these addresses, in their order. */
async function soundsAt({ db, sounds }: SoundFiles, addresses: readonly string[]): Promise<SoundAt[]> {
  const named = addresses.map((address) => ({
    address,
    kept: keptAt.exec(address)?.[1],
    rendered: renderedAt.exec(address)?.[1],
  }));
  const kept = await readVoiceSounds(
    db,
    named.flatMap((one) => one.kept ?? []),
  );
  const found = await Promise.all(
    named.map(async ({ address, kept: hash, rendered }): Promise<SoundAt | undefined> => {
      const voice = hash === undefined ? undefined : kept.get(hash);
      if (voice) return { address, sound: voice.bytes, mime: voice.mime };
      const sound = rendered === undefined ? undefined : await sounds(rendered);
      return sound && { address, sound, mime: 'audio/mpeg' };
    }),
  );
  return found.filter((one) => one !== undefined);
}
