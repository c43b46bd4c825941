import { createBoundedMap } from '../../../core/bounded-map.ts';
import type { Sentence, Word } from '../../../core/contracts/catalogue.ts';
import type { VerbContent } from '../../../core/hebrew/conjugation/verb.ts';
import { furtherForms, type InflectedWord } from '../../../core/hebrew/forms/taught-forms.ts';
import { writeFinalForm } from '../../../core/hebrew/letters.ts';
import { mapForms } from '../../../core/lesson/sentences/sentence-forms.ts';
import type { LessonData, LessonSentence, LessonWord } from '../../../db/course/lessons.ts';
import { courseVerbs, verbPlaceOf } from '../../../db/course/verbs.ts';
import type { PlacedSentence } from '../../../db/forms/sentences.ts';
import {
  type AudioAddress,
  type SentencePlace,
  signAudioAddress,
  signSentenceAddress,
  signUploadAddress,
} from '../../_auth/addresses.ts';

/** Signs the addresses of sounds. */
export type Signing = { signingSecret: string };

/** A word of an open lesson with the address of its sound. */
export function wordShape(
  deps: Signing,
  lessonId: number,
  {
    audioHash,
    audioBlobHash,
    isRecorded,
    handwritingUploadId,
    transcriptionKept,
    parts,
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
  const { forms, verb } = inflectionOf(word, ownVerb);
  const place = { lessonId, wordId: word.id };
  return {
    ...word,
    forms: [...forms],
    examples: examples.map((it, at) => sentenceShape(it, signer(deps, place, { kind: 'example', at }, now))),
    audio,
    ...(isRecorded ? { voice: 'human' as const } : {}),
    ...(image ? { handwriting: image } : {}),
    ...(verb ? { verb } : {}),
  };
}

type Inflection = { forms: readonly string[]; verb: Word['verb'] };

/** By all that decides it: a lesson's forms take longer to compute than the lesson to read. */
const inflections = createBoundedMap<string, Inflection>(6000);

function inflectionOf(word: InflectedWord, ownVerb: string | null): Inflection {
  const { hebrew, pronunciation, transcription, gender, plural, feminine, variants } = word;
  const key = JSON.stringify([
    hebrew,
    pronunciation,
    transcription,
    gender,
    plural,
    feminine,
    variants,
    ownVerb,
  ]);
  const known = inflections.get(key);
  if (known) return known;
  const verb = verbPlaceOf({ hebrew, transcription, gender, ownVerb })?.verb;
  const inflection = { forms: furtherForms(word, courseVerbs()), verb: verb && verbName(verb) };
  inflections.set(key, inflection);
  return inflection;
}

/** The sentences that show what a lesson teaches. Where none was rendered, the address is one of its first word. */
export function proofShapes(
  deps: Signing,
  { id, words, proofs }: Pick<LessonData, 'id' | 'words' | 'proofs'>,
  now: Date,
): Sentence[] {
  const place = { lessonId: id, wordId: words[0]?.id ?? 0 };
  return proofs.map((it, at) => sentenceShape(it, signer(deps, place, { kind: 'proof', at }, now)));
}

/** A sentence of the course, wherever it stands. */
export function placedSentenceShape(
  deps: Signing,
  { lessonId, wordId, sentence, ...place }: PlacedSentence,
  now: Date,
): Sentence {
  return sentenceShape(sentence, signer(deps, { lessonId, wordId }, place, now));
}

type Signer = (isOther: boolean) => string;

/** Signs the addresses of both forms of the sentence at a place. */
const signer =
  ({ signingSecret }: Signing, word: AudioAddress, place: SentencePlace, now: Date): Signer =>
  (isOther) =>
    signSentenceAddress(word, { ...place, isOther: place.isOther ?? isOther }, signingSecret, now);

const sentenceShape = (sentence: LessonSentence, signedAddress: Signer): Sentence =>
  mapForms(sentence, ({ audioHash, hebrew, pronunciation, transcription, russian }) => ({
    ...{ hebrew, pronunciation, transcription, russian },
    audio: audioHash ? `/audio/${audioHash}.mp3` : signedAddress(pronunciation !== sentence.pronunciation),
  }));

export const verbName = ({ root, binyan }: VerbContent): NonNullable<Word['verb']> => ({
  root: writeFinalForm(root),
  binyan,
});
