import type { Sentence, Word } from '../../core/contracts/catalogue.ts';
import type { VerbContent } from '../../core/hebrew/conjugation/verb.ts';
import { furtherForms } from '../../core/hebrew/forms/taught-forms.ts';
import { writeFinalForm } from '../../core/hebrew/letters.ts';
import type { PlacedSentence } from '../../db/forms/sentences.ts';
import type { LessonData, LessonSentence, LessonWord } from '../../db/lessons.ts';
import { courseVerbs, verbPlaceOf } from '../../db/verbs.ts';
import { signAudioAddress, signSentenceAddress, signUploadAddress } from '../_auth/addresses.ts';
import type { Deps } from '../_deps.ts';

/** A word of an open lesson with the address of its sound. */
export function wordShape(
  deps: Deps,
  lessonId: number,
  {
    audioHash,
    audioBlobHash,
    isRecorded,
    handwritingUploadId,
    transcriptionKept,
    examples,
    ownVerb,
    ...word
  }: LessonWord,
  now: Date,
): Word {
  // A sound that was not rendered is stored, or a voice will make it.
  const audio =
    audioHash && !audioBlobHash
      ? `/audio/${audioHash}.mp3`
      : signAudioAddress({ lessonId, wordId: word.id }, deps.signingSecret, now);
  const image = handwritingUploadId && signUploadAddress(handwritingUploadId, deps.signingSecret, now);
  const verb = verbPlaceOf({ ...word, ownVerb })?.verb;
  const place = { lessonId, wordId: word.id };
  return {
    ...word,
    forms: furtherForms(word, courseVerbs()),
    examples: examples.map((it, at) =>
      sentenceShape(it, () => signSentenceAddress(place, 'example', at, deps.signingSecret, now)),
    ),
    audio,
    ...(image ? { handwriting: image } : {}),
    ...(verb ? { verb: verbName(verb) } : {}),
  };
}

/** The sentences that show what a lesson teaches. Where none was rendered, the address is one of its first word. */
export function proofShapes(
  deps: Deps,
  { id, words, proofs }: Pick<LessonData, 'id' | 'words' | 'proofs'>,
  now: Date,
): Sentence[] {
  const place = { lessonId: id, wordId: words[0]?.id ?? 0 };
  return proofs.map((it, at) =>
    sentenceShape(it, () => signSentenceAddress(place, 'proof', at, deps.signingSecret, now)),
  );
}

/** A sentence of the course, wherever it stands. */
export function placedSentenceShape(
  deps: Deps,
  { lessonId, wordId, kind, at, sentence }: PlacedSentence,
  now: Date,
): Sentence {
  return sentenceShape(sentence, () =>
    signSentenceAddress({ lessonId, wordId }, kind, at, deps.signingSecret, now),
  );
}

const sentenceShape = (
  { audioHash, ...sentence }: LessonSentence,
  signedAddress: () => string,
): Sentence => ({ ...sentence, audio: audioHash ? `/audio/${audioHash}.mp3` : signedAddress() });

export const verbName = ({ root, binyan }: VerbContent): NonNullable<Word['verb']> => ({
  root: writeFinalForm(root),
  binyan,
});
