import { readLesson } from '../../db/lessons.ts';
import { readVoiceSounds } from '../../db/voices/lookup.ts';
import { type Handlers, visitorOf } from '../_call.ts';
import type { Deps } from '../_deps.ts';
import { sentencesWithVoices, withVoices } from './heard-voices.ts';
import { proofShapes, wordShape } from './word-shape.ts';

/** A lesson fetched ahead over a slow network. */
export const maxLessonBytes = 150_000;
/** What stands around a sound in the answer. */
const partBytes = 200;

export const lessonSoundHandlers: Handlers<'GET /sounds/lessons/{lessonId}'> = {
  'GET /sounds/lessons/{lessonId}': async ({ params, owner, deps, now }) => {
    const lesson = await readLesson(deps.db, { ...visitorOf(deps, owner), lessonId: params.lessonId }, now);
    const words = await withVoices(
      deps,
      lesson.words.map((word) => wordShape(deps, lesson.id, word, now)),
    );
    const proofs = await sentencesWithVoices(deps, proofShapes(deps, lesson, now));
    const spoken = [...words, ...words.flatMap(({ examples }) => examples), ...proofs];
    const addresses = [...new Set(spoken.flatMap(({ audio }) => audio ?? []))];
    const form = new FormData();
    let bytes = 0;
    for (const { address, sound, mime } of await soundsAt(deps, addresses)) {
      bytes += sound.byteLength + partBytes;
      if (bytes > maxLessonBytes) break;
      form.append(address, new Blob([Uint8Array.from(sound)], { type: mime }), 'sound');
    }
    const response = new Response(form);
    response.headers.set('Cache-Control', 'private, max-age=3600');
    return response;
  },
};

type SoundAt = { address: string; sound: Uint8Array; mime: string };

/** The sounds that are kept under these addresses, in their order; those that a voice has yet to make are missing. */
async function soundsAt({ db, sounds }: Deps, addresses: readonly string[]): Promise<SoundAt[]> {
  const named = addresses.map((address) => ({
    address,
    kept: /^\/api\/sounds\/([0-9a-f]{32})$/.exec(address)?.[1],
    rendered: /^\/audio\/([\w-]+)\.mp3$/.exec(address)?.[1],
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
