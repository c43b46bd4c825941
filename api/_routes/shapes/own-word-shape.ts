import type { LessonDetail, Word } from '../../../core/contracts/catalogue.ts';
import type { OwnWord as OwnWordShape } from '../../../core/contracts/own-words.ts';
import { ownLessonId, ownWordsPerRound } from '../../../core/own-words/limits.ts';
import { ownWordTexts as texts } from '../../../core/texts/own-words.ts';
import type { Db } from '../../../db/connection/client.ts';
import type { LessonWord } from '../../../db/course/lessons.ts';
import { type OwnWord, readOwnRound } from '../../../db/own-words/read-words.ts';
import { signAudioAddress } from '../../_auth/addresses.ts';
import { findVoicing, voicedWord } from '../voice/heard-voices.ts';
import { wordProgressShape } from './shapes.ts';
import type { Signing } from './word-shape.ts';

/** Signs the addresses of sounds, and finds published voices. */
export type Sounding = Signing & { db: Db };

/** Who listens. */
export type Listening = { listener: number; now: Date; again?: boolean };

/** An own word: by itself, without forms, examples or a verb. */
function plainOwnShape(
  deps: Signing,
  { id, hebrew, pronunciation, transcription, russian, variants, isRecorded }: LessonWord,
  now: Date,
): Word {
  const isHeard = isRecorded || pronunciation !== '';
  return {
    ...{ id, hebrew, pronunciation, transcription, russian, variants },
    ...{ gender: null, plural: null, feminine: null, forms: [], examples: [] },
    audio: isHeard ? signAudioAddress({ lessonId: ownLessonId, wordId: id }, deps.signingSecret, now) : null,
    ...(isRecorded ? { voice: 'human' as const } : {}),
  };
}

/** Own words with their sounds: the learner's recording, otherwise a published voice, otherwise one that says it. */
export async function withOwnVoices(
  deps: Sounding,
  words: readonly LessonWord[],
  { listener, now, again = false }: Listening,
): Promise<Word[]> {
  const silent = words.filter(({ isRecorded, pronunciation }) => !isRecorded && pronunciation !== '');
  const voiced = await findVoicing(deps, silent, { listener, again });
  const isVoiced = new Set(silent.map(({ id }) => id));
  return words.map((word) => {
    const shape = plainOwnShape(deps, word, now);
    return isVoiced.has(word.id) ? voicedWord(shape, voiced) : shape;
  });
}

/** Own words as the list shows them. */
export async function ownWordShapes(
  deps: Sounding,
  words: readonly OwnWord[],
  listening: Listening,
): Promise<OwnWordShape[]> {
  const shapes = await withOwnVoices(deps, words, listening);
  return words.flatMap(({ id, sentence, state, due, addedAt, isRecorded }) => {
    const shape = shapes.find((one) => one.id === id);
    const at = new Date(addedAt).toISOString();
    return shape ? [{ ...shape, sentence, state, due, addedAt: at, hasOwnSound: isRecorded }] : [];
  });
}

/** One of them. */
export async function ownWordShape(
  deps: Sounding,
  word: OwnWord,
  listening: Listening,
): Promise<OwnWordShape> {
  const [shape] = await ownWordShapes(deps, [word], listening);
  if (!shape) throw new Error('one word has one shape');
  return shape;
}

/** The own words that come next, as a lesson for the trainer; one without words where all are learned. */
export async function ownLesson(
  deps: Sounding,
  { userId, now }: { userId: number; now: Date },
): Promise<LessonDetail> {
  const { words, progress } = await readOwnRound(deps.db, { userId, limit: ownWordsPerRound });
  return {
    id: ownLessonId,
    name: texts.name,
    ...texts.lesson,
    level: '',
    category: texts.name,
    subcategory: texts.name,
    subsection_id: ownLessonId,
    lesson_number: 0,
    lessonNumber: 0,
    is_free: true,
    isPublished: true,
    author_name: null,
    author_link: null,
    words: await withOwnVoices(deps, words, { listener: userId, now }),
    proofs: [],
    letters: [],
    rules: [],
    progress: progress.map(wordProgressShape),
    known: [],
    quizPassed: false,
    nextLessonId: null,
  };
}
