import type { SentenceContent } from '../../core/lesson/content.ts';
import { formsOf, mapForms } from '../../core/lesson/sentences/sentence-forms.ts';
import type { StoredSentence } from '../schema/course.ts';

/** Content hash of the rendered sound of a word, which has a key, or of a sentence; undefined where there is none. */
export type SoundOf = (
  text: Pick<SentenceContent, 'pronunciation' | 'transcription'> & { key?: string },
) => string | undefined;

/** The sentences as the course has them; the database returns their fields in an order of its own. */
export const sentenceContents = (stored: readonly SentenceContent[]): SentenceContent[] =>
  stored.map((sentence) => mapForms(sentence, textOf));

const textOf = ({ hebrew, pronunciation, transcription, russian }: SentenceContent) => ({
  hebrew,
  pronunciation,
  transcription,
  russian,
});

/** The sentences with their sounds, as they are stored. */
export const storedSentences = (
  sentences: readonly SentenceContent[] | undefined,
  soundOf: SoundOf,
): StoredSentence[] =>
  (sentences ?? []).map((sentence) =>
    mapForms(sentence, (it) => ({ ...textOf(it), audioHash: soundOf(it) ?? null })),
  );

/** The stored sentences with their fields in one order, so that two of them can be compared. */
export const orderedSentences = (stored: readonly StoredSentence[]): StoredSentence[] =>
  storedSentences(
    stored,
    (it) => stored.flatMap(formsOf).find((one) => isSaidAlike(one, it))?.audioHash ?? undefined,
  );

const isSaidAlike = (
  one: Pick<SentenceContent, 'pronunciation' | 'transcription'>,
  other: Pick<SentenceContent, 'pronunciation' | 'transcription'>,
): boolean => one.pronunciation === other.pronunciation && one.transcription === other.transcription;
