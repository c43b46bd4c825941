import type { Word } from '../../core/contracts/catalogue.ts';
import type { VerbContent } from '../../core/hebrew/conjugation/verb.ts';
import { writeFinalForm } from '../../core/hebrew/letters.ts';
import type { LessonWord } from '../../db/lessons.ts';
import { verbPlaceOf } from '../../db/verbs.ts';
import { signAudioAddress, signUploadAddress } from '../_auth/addresses.ts';
import type { Deps } from '../_deps.ts';

/** A word of an open lesson with the address of its sound. */
export function wordShape(
  deps: Deps,
  lessonId: number,
  { audioHash, audioBlobHash, isRecorded, handwritingUploadId, transcriptionKept, ...word }: LessonWord,
  now: Date,
): Word {
  // A sound that was not rendered is stored, or a voice will make it.
  const audio =
    audioHash && !audioBlobHash
      ? `/audio/${audioHash}.mp3`
      : signAudioAddress({ lessonId, wordId: word.id }, deps.signingSecret, now);
  const image = handwritingUploadId && signUploadAddress(handwritingUploadId, deps.signingSecret, now);
  const verb = verbPlaceOf(word)?.verb;
  return {
    ...word,
    audio,
    ...(image ? { handwriting: image } : {}),
    ...(verb ? { verb: verbName(verb) } : {}),
  };
}

export const verbName = ({ root, binyan }: VerbContent): NonNullable<Word['verb']> => ({
  root: writeFinalForm(root),
  binyan,
});
