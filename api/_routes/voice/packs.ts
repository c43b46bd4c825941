import { createHash } from 'node:crypto';
import { soundsInOrder } from '../../../core/lesson/sentences/sentences-in-turn.ts';
import { ownLessonId } from '../../../core/own-words/limits.ts';
import type { RenderedSounds } from '../../../core/ports.ts';
import { genderIn } from '../../../core/settings/gender.ts';
import { soundAddress } from '../../../core/voices/address.ts';
import { maxLessonSoundBytes, maxPackBytes } from '../../../core/voices/limits.ts';
import type { Db } from '../../../db/connection/client.ts';
import { readLesson } from '../../../db/course/lessons.ts';
import type { Visitor } from '../../../db/entitlements.ts';
import { withDefaults } from '../../../db/settings.ts';
import { readVoiceSounds } from '../../../db/voices/lookup.ts';
import { type Handlers, visitorOf } from '../../_call.ts';
import { ownLesson } from '../shapes/own-word-shape.ts';
import { proofShapes, type Signing, wordShape } from '../shapes/word-shape.ts';
import { lessonVoices, voicedSentence, voicedWord } from './heard-voices.ts';

/** Where sounds are kept: in the database and in files. */
type SoundFiles = { db: Db; sounds: RenderedSounds };

/** What stands around a sound in the answer, its name included. */
const partBytes = 240;

export const packedSoundHandlers: Handlers<'GET /sounds/lessons/{lessonId}' | 'POST /sounds/packs'> = {
  'GET /sounds/lessons/{lessonId}': async ({ params, owner, request, deps, now }) => {
    const visitor = visitorOf(deps, owner);
    const spoken =
      params.lessonId === ownLessonId
        ? (await ownLesson(deps, { userId: owner.userId, now })).words
        : await spokenInLesson(deps, { ...visitor, lessonId: params.lessonId }, now);
    const addresses = [...new Set(spoken.flatMap(({ audio }) => audio ?? []))].filter(isOfContent);
    // Addresses name contents: the same addresses are the same answer, and no sound has to be read to know it.
    const etag = `"${createHash('sha256').update(addresses.join('\n')).digest('hex').slice(0, 32)}"`;
    const headers = { 'Cache-Control': 'private, no-cache', ETag: etag };
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers });
    return packed(await soundsAt(deps, addresses), maxLessonSoundBytes, headers);
  },

  'POST /sounds/packs': async ({ body, deps }) => {
    const addresses = [...new Set(body.addresses)];
    return packed(await soundsAt(deps, addresses), maxPackBytes, { 'Cache-Control': 'private, no-store' });
  },
};

/** What a lesson says, in the order in which it is needed. */
async function spokenInLesson(
  deps: Signing & { db: Db },
  input: Visitor & { lessonId: number },
  now: Date,
): Promise<readonly { audio: string | null }[]> {
  const lesson = await readLesson(deps.db, input, now);
  const voiced = lessonVoices(lesson);
  const words = lesson.words.map((word) => voicedWord(wordShape(deps, lesson.id, word, now), voiced));
  const proofs = proofShapes(deps, lesson, now).map((sentence) => voicedSentence(sentence, voiced));
  return soundsInOrder({ words, proofs }, genderIn(withDefaults(lesson.settings)));
}

/** Sounds as files of a form, each named by its address, as far as they fit. */
function packed(sounds: readonly SoundAt[], maxBytes: number, headers: Record<string, string>): Response {
  const form = new FormData();
  let bytes = 0;
  for (const { address, sound, mime } of sounds) {
    const size = sound.byteLength + partBytes;
    if (bytes + size > maxBytes) continue;
    bytes += size;
    form.append(address, new Blob([Uint8Array.from(sound)], { type: mime }), 'sound');
  }
  const response = new Response(form);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** False for signed addresses, which are new each time. */
const isOfContent = (address: string): boolean => soundAddress.test(address);

type SoundAt = { address: string; sound: Uint8Array; mime: string };

/** The sounds that are kept under these addresses, in their order. */
async function soundsAt({ db, sounds }: SoundFiles, addresses: readonly string[]): Promise<SoundAt[]> {
  const named = addresses.map((address) => {
    const [, rendered, kept] = soundAddress.exec(address) ?? [];
    return { address, kept, rendered };
  });
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
