import type { LessonDetail, Word } from '../../../../../../core/contracts/catalogue.ts';
import type { RequestBodyInput } from '../../../../../../core/contracts/endpoints.ts';
import { stripNiqqud } from '../../../../../../core/hebrew/niqqud.ts';
import {
  type ChunkPart,
  type LessonLevel,
  lessonLevels,
  type SentenceContent,
  type WordContent,
} from '../../../../../../core/lesson/content.ts';
import { checkDraft, type DraftWord, type LessonDraft } from '../../../../../../core/lesson/edit.ts';
import { wordsOfPhrase } from '../../../../../../core/lesson/phrase.ts';
import { formsOf, mapForms, type OtherForm } from '../../../../../../core/lesson/sentences/sentence-forms.ts';
import type { LessonTemplate } from '../../../../../../core/lesson/templates.ts';
import type { LessonPlace } from '../place-fields.tsx';

/** A file of a word: none, the one that the server has, one that was uploaded now, or one that is to go. */
export type Attached =
  | { state: 'none' | 'removed' }
  | { state: 'kept'; url: string }
  | { state: 'new'; url: string; uploadId: string };

/** The texts of a sentence, or of its other form, as they are being edited. */
export type SentenceTexts = Pick<SentenceContent, 'pronunciation' | 'transcription' | 'russian'>;
/** A sentence as it is being edited. */
export type SentenceForm = SentenceTexts & OtherForm<SentenceTexts>;

/** A word as it is being edited: every field is the text of its input. */
export type WordForm = {
  /** Unique among the words of a form, new ones too. */
  key: string;
  /** null for a new word. */
  id: number | null;
  hebrew: string;
  pronunciation: string;
  transcription: string;
  /**
   * The reading and the transcription that the author keeps nevertheless; for other texts the question is asked again.
   */
  keptReading?: string;
  russian: string;
  gender: 'm' | 'f' | null;
  plural: string;
  feminine: string;
  /** Separated by commas. */
  variants: string;
  /** The verb in one line (core/hebrew/conjugation/verb-line.ts). */
  verb: string;
  /** What each word of a phrase means, in their order. Missing in a form that an earlier version kept on the device. */
  glosses?: readonly string[];
  /** Missing in a form that an earlier version kept on the device: then they stay as they are. */
  sentences?: readonly SentenceForm[];
  audio: Attached;
  handwriting: Attached;
};

/** A lesson as it is being edited. Plain data: it is stored on the device until it is saved. */
export type LessonForm = LessonPlace & {
  name: string;
  /** Its place in the course; nobody types it. */
  lessonNumber: string;
  description: string;
  topic: string;
  level: LessonLevel;
  isFree: boolean;
  isPublished: boolean;
  authorName: string;
  authorLink: string;
  words: WordForm[];
};

export type LessonBody = NonNullable<RequestBodyInput<'POST /lessons'>>;

export const emptyForm: LessonForm = {
  name: '',
  sectionId: null,
  subsectionId: null,
  lessonNumber: '1',
  description: '',
  topic: '',
  level: 'A1',
  isFree: true,
  isPublished: false,
  authorName: '',
  authorLink: '',
  words: [],
};

const isLevel = (level: string): level is LessonLevel => lessonLevels.some((one) => one === level);

export function formOf(lesson: LessonDetail): LessonForm {
  return {
    name: lesson.name,
    sectionId: null,
    subsectionId: lesson.subsection_id,
    lessonNumber: String(lesson.lesson_number),
    description: lesson.description,
    topic: lesson.topic,
    level: isLevel(lesson.level) ? lesson.level : 'A1',
    isFree: lesson.is_free,
    isPublished: lesson.isPublished,
    authorName: lesson.author_name ?? '',
    authorLink: lesson.author_link ?? '',
    words: lesson.words.map(formOfWord),
  };
}

/** The pair stored when a transcription is kept: any other pair is asked about again. */
export const readingOf = ({
  pronunciation,
  transcription,
}: Pick<WordForm, 'pronunciation' | 'transcription'>): string => `${pronunciation}|${transcription}`;
export const isKept = (word: WordForm): boolean => word.keptReading === readingOf(word);

const formOfWord = (word: Word): WordForm => ({
  key: `word-${word.id}`,
  id: word.id,
  hebrew: word.hebrew,
  pronunciation: word.pronunciation,
  transcription: word.transcription,
  ...(word.transcriptionKept && { keptReading: readingOf(word) }),
  russian: word.russian,
  gender: word.gender,
  plural: word.plural ?? '',
  feminine: word.feminine ?? '',
  variants: word.variants.join(', '),
  verb: word.verbLine ?? '',
  glosses: word.parts?.map(({ russian }) => russian) ?? [],
  sentences: sentenceForms(word.examples),
  audio: word.audioUploaded && word.audio ? { state: 'kept', url: word.audio } : { state: 'none' },
  handwriting: word.handwriting ? { state: 'kept', url: word.handwriting } : { state: 'none' },
});

const sentenceForms = (sentences: readonly SentenceContent[] = []): SentenceForm[] =>
  sentences.map((sentence) =>
    mapForms(sentence, ({ hebrew, pronunciation, transcription, russian }) => ({
      pronunciation: pronunciation || hebrew,
      transcription,
      russian,
    })),
  );

export const emptySentence: SentenceTexts = { pronunciation: '', transcription: '', russian: '' };

/** The sentences of a word; rows in which nothing is written are none. */
function examplesOf({ sentences }: WordForm): SentenceContent[] | undefined {
  const isWritten = ({ pronunciation, transcription, russian }: SentenceTexts) =>
    [pronunciation, transcription, russian].some((text) => text.trim() !== '');
  const written = sentences?.filter((sentence) =>
    formsOf<SentenceTexts, SentenceForm>(sentence).some(isWritten),
  );
  return written?.map((sentence) =>
    mapForms<SentenceForm, SentenceContent>(sentence, ({ pronunciation, transcription, russian }) => {
      const hebrew = stripNiqqud(pronunciation);
      return { hebrew, pronunciation: pronunciation === hebrew ? '' : pronunciation, transcription, russian };
    }),
  );
}

/** The words of a phrase, with niqqud as soon as they have it; none for a single word. */
export function phraseWords({ pronunciation, hebrew }: Pick<WordForm, 'pronunciation' | 'hebrew'>): string[] {
  const words = wordsOfPhrase(pronunciation.trim() || hebrew);
  return words.length > 1 ? words : [];
}

/** The parts of a phrase: none where nothing is written about its words. */
function sentParts(word: WordForm): { parts?: ChunkPart[] } {
  const { glosses } = word;
  if (!glosses) return {};
  const words = glosses.some((gloss) => gloss.trim() !== '') ? phraseWords(word) : [];
  return { parts: words.map((pronunciation, at) => ({ pronunciation, russian: glosses[at] ?? '' })) };
}

/** A new word, empty or as it was pasted. `key` must not be used in the form yet. */
export const newWord = (key: string, content: Partial<Omit<WordContent, 'key'>> = {}): WordForm => ({
  key,
  id: null,
  hebrew: content.hebrew ?? '',
  pronunciation: content.pronunciation ?? '',
  transcription: content.transcription ?? '',
  russian: content.russian ?? '',
  gender: content.gender ?? null,
  plural: content.plural ?? '',
  feminine: content.feminine ?? '',
  variants: (content.variants ?? []).join(', '),
  verb: content.verb ?? '',
  glosses: content.parts?.map(({ russian }) => russian) ?? [],
  sentences: sentenceForms(content.examples),
  audio: { state: 'none' },
  handwriting: { state: 'none' },
});

/** A key for one more word: none that the form has or had in this order. */
export function freeKey(words: readonly WordForm[]): string {
  const used = words.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0));
  return `new-${Math.max(0, ...used) + 1}`;
}

const variantsOf = ({ variants }: WordForm): string[] =>
  variants
    .split(/[,;]/)
    .map((variant) => variant.trim())
    .filter((variant) => variant !== '');

const sentExamples = (word: WordForm) => {
  const examples = examplesOf(word);
  return examples ? { examples } : {};
};

const draftWordOf = (word: WordForm): DraftWord => ({
  hebrew: word.hebrew,
  pronunciation: word.pronunciation,
  transcription: word.transcription,
  ...(isKept(word) && { transcriptionKept: true }),
  russian: word.russian,
  ...(word.gender && { gender: word.gender }),
  ...(word.plural && { plural: word.plural }),
  ...(word.feminine && { feminine: word.feminine }),
  ...(word.verb && { verb: word.verb }),
  ...sentParts(word),
  ...sentExamples(word),
  variants: variantsOf(word),
});

/** As the rules of the editor judge it (core/lesson/edit.ts). */
export function draftOf(form: LessonForm): LessonDraft {
  const { sectionId: _, words, authorName, authorLink, ...fields } = form;
  return {
    ...fields,
    authorName: authorName || null,
    authorLink: authorLink || null,
    words: words.map(draftWordOf),
  };
}

/** The form as a request: POST /lessons, and with a revision PUT /lessons/{id}. */
export function bodyOf(form: LessonForm): LessonBody {
  return {
    name: form.name,
    subsection_id: form.subsectionId,
    description: form.description,
    topic: form.topic,
    level: form.level,
    is_free: form.isFree,
    isPublished: form.isPublished,
    author_name: form.authorName || null,
    author_link: form.authorLink || null,
    words: form.words.map((word) => ({
      ...(word.id !== null && { id: word.id }),
      hebrew: word.hebrew,
      pronunciation: word.pronunciation,
      transcription: word.transcription,
      ...(isKept(word) && { transcriptionKept: true }),
      russian: word.russian,
      gender: word.gender,
      plural: word.plural || null,
      feminine: word.feminine || null,
      variants: variantsOf(word),
      verb: word.verb || null,
      ...sentParts(word),
      ...sentExamples(word),
      ...sent('audioUploadId', word.audio),
      ...sent('handwritingUploadId', word.handwriting),
    })),
  };
}

/** Nothing for a file that stays as it is, null for one that goes. */
function sent(name: 'audioUploadId' | 'handwritingUploadId', file: Attached) {
  if (file.state === 'new') return { [name]: file.uploadId };
  return file.state === 'removed' ? { [name]: null } : {};
}

/** The address of what the course has for a word that has no file of its own, as it stands in the form; null for none. */
export type AudioOf = (word: WordForm) => string | null;

/** What sounds otherwise has another sound, which is made when it is saved. */
export function audioIn(lesson?: Pick<LessonDetail, 'words'>): AudioOf {
  const spoken = lesson?.words.filter(({ audioUploaded }) => !audioUploaded) ?? [];
  const sounds = new Map(spoken.map((word) => [word.id, { word, url: word.audio }]));
  return (form) => {
    const had = form.id === null ? undefined : sounds.get(form.id);
    const isSame = had && spokenOf(had.word) === spokenOf(form);
    return isSame ? had.url : null;
  };
}

const spokenOf = (word: Pick<WordForm, 'hebrew' | 'pronunciation' | 'transcription'>): string =>
  [word.hebrew, word.pronunciation || word.hebrew, word.transcription].join('|');

/** The words as learners will see them, for the preview. */
export function previewOf(words: readonly WordForm[], audioOf: AudioOf): Word[] {
  return words.map((word, place) => {
    const { verb: _, ...draft } = draftWordOf(word);
    return {
      ...draft,
      id: word.id ?? -1 - place,
      pronunciation: word.pronunciation || word.hebrew,
      gender: word.gender,
      plural: word.plural || null,
      feminine: word.feminine || null,
      variants: variantsOf(word),
      forms: [],
      examples: [],
      audio: urlOf(word.audio) ?? audioOf(word),
      ...(urlOf(word.handwriting) && { handwriting: urlOf(word.handwriting) ?? '' }),
    };
  });
}

export const urlOf = (file: Attached): string | null => ('url' in file ? file.url : null);

/** New words of the form as the words that the server has made of them: those with the same letters, each once. */
export function withWordIds(form: LessonForm, { words }: Pick<LessonDetail, 'words'>): LessonForm {
  const free = [...words];
  return {
    ...form,
    words: form.words.map((word) => {
      const at = word.id === null ? free.findIndex(({ hebrew }) => hebrew === word.hebrew) : -1;
      const [made] = at < 0 ? [] : free.splice(at, 1);
      return made ? { ...word, id: made.id } : word;
    }),
  };
}

/** The whole form as text, for the clipboard: its words as lines that can be pasted into an editor again. */
export function textOf(form: LessonForm): string {
  const { name, topic, description, authorName, authorLink } = form;
  const heading = [name, topic, description, authorName, authorLink].filter((line) => line !== '');
  const words = form.words.map(
    ({ hebrew, pronunciation, transcription, russian }) =>
      `${pronunciation || hebrew} - ${transcription} - ${russian}`,
  );
  return [...heading, '', ...words].join('\n');
}

/** The form of a template, for a look before making a draft of it. */
export const wordsOfTemplate = ({ words }: LessonTemplate): Word[] =>
  previewOf(
    words.map((word, place) => newWord(`template-${place}`, word)),
    audioIn(),
  );

/**
 * True when the server's lesson contains everything in the form: a response may have been lost on its way back.
 * Files cannot be compared, and the server has filled what the author left empty.
 */
export function isSaved(form: LessonForm, lesson: LessonDetail): boolean {
  const mine = checkDraft(draftOf(form)).draft;
  const theirs = checkDraft(draftOf(formOf(lesson))).draft;
  const filled = {
    ...theirs,
    topic: mine.topic && theirs.topic,
    description: mine.description && theirs.description,
  };
  return JSON.stringify(mine) === JSON.stringify(filled);
}
