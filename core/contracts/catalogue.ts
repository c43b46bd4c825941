import * as z from 'zod';
import { binyanim, formKeys } from '../hebrew/conjugation/forms.ts';
import { endpoint } from './endpoint.ts';
import { LessonRule } from './rules.ts';
import { LastEdit, LessonStats } from './shapes/lessons-admin.ts';
import { WordProgress } from './shapes/progress.ts';
import { LetterKey, RowId, RowIdInPath, Voice } from './shapes/shared.ts';

export const LessonSummary = z.object({
  id: RowId,
  name: z.string(),
  description: z.string(),
  topic: z.string(),
  level: z.string(),
  lesson_number: z.number().int(),
  is_free: z.boolean(),
  author_name: z.string().nullable(),
  author_link: z.string().nullable(),
  words_count: z.number().int(),
});
export type LessonSummary = z.output<typeof LessonSummary>;

const SubsectionFields = z.object({
  id: RowId,
  name: z.string(),
  icon_emoji: z.string(),
  /** Icon background in the light theme, '#rrggbb'. */
  icon_bg_color: z.string(),
});
const SectionFields = z.object({
  id: RowId,
  name: z.string(),
  description: z.string(),
  icon_emoji: z.string(),
});

/** The catalogue with lessons of the given shape: the only difference between the public list and the home view. */
export function sectionOf<L extends z.ZodType>(lesson: L) {
  return SectionFields.extend({
    subsections: z.array(SubsectionFields.extend({ lessons: z.array(lesson) })),
  });
}

export const Section = sectionOf(LessonSummary);
export type Section = z.output<typeof Section>;

/** A lesson as the course lists it, without a word of it: what home shows, and nothing of any learner. */
export const CourseLesson = LessonSummary.omit({ topic: true, level: true });
export type CourseLesson = z.output<typeof CourseLesson>;

/** The digest of a course's content. */
export const CourseVersion = z.string().regex(/^[\w-]{1,64}$/);

/** The published course: the same for everybody, and for ever the same under its version. */
export const Course = z.object({
  version: CourseVersion,
  sections: z.array(sectionOf(CourseLesson)),
});
export type Course = z.output<typeof Course>;

/** The verb that a word is a form of. */
export const VerbName = z.object({
  /** Its letters as a word is written, final he as ה: 'כתב', 'הלך'. */
  root: z.string(),
  binyan: z.enum(binyanim),
});

export const VerbFormShape = z.object({
  /** Short spelling with niqqud. */
  pointed: z.string(),
  /** Full spelling, plain letters. */
  full: z.string(),
  transcription: z.string(),
  /** Address of the sound: by content hash, or signed. */
  audio: z.string().nullable(),
  voice: Voice,
});

const SentenceForm = z.object({
  /** Full spelling with its punctuation. */
  hebrew: z.string(),
  /** The same with niqqud on every word. */
  pronunciation: z.string(),
  /** Without punctuation. */
  transcription: z.string(),
  russian: z.string(),
  /** Address of the sound: by content hash, or signed. */
  audio: z.string(),
  voice: Voice,
});
export const Sentence = SentenceForm.extend({
  /**
   * Its other form where it depends on who speaks or is spoken to: `feminine` of a sentence that a man says or hears,
   * else `masculine`; at most one of the two.
   */
  feminine: SentenceForm.optional(),
  masculine: SentenceForm.optional(),
});
export type Sentence = z.output<typeof Sentence>;

/** A word of a phrase, and what it means there. */
export const PhrasePart = z.object({
  pronunciation: z.string(),
  russian: z.string(),
  /** The lesson that teaches a word with this form. */
  lesson: z.object({ id: RowId, number: z.number().int() }).optional(),
  /** That word, where its lesson is open. */
  word: z
    .object({ id: RowId, hebrew: z.string(), pronunciation: z.string(), russian: z.string() })
    .optional(),
});
export type PhrasePart = z.output<typeof PhrasePart>;

export const Word = z.object({
  id: RowId,
  hebrew: z.string(),
  /** The letters of `hebrew` with niqqud. */
  pronunciation: z.string(),
  transcription: z.string(),
  russian: z.string(),
  gender: z.enum(['m', 'f']).nullable(),
  /** Pointed forms in full spelling. */
  plural: z.string().nullable(),
  feminine: z.string().nullable(),
  /** Other accepted spellings, plain letters. */
  variants: z.array(z.string()),
  /** Plain letters of every further form that counts as taught with the word, without repeats. */
  forms: z.array(z.string()),
  /** Of a phrase of an opened lesson: its words one by one. */
  parts: z.array(PhrasePart).readonly().optional(),
  /** What people say with it. */
  examples: z.array(Sentence),
  /** Address of the sound: static by content hash, or signed; null when there is none yet. */
  audio: z.string().nullable(),
  voice: Voice,
  /** Address of an image of the word written by hand; missing where there is none. */
  handwriting: z.string().optional(),
  /** Missing for words that are no verbs. */
  verb: VerbName.optional(),
  /** For admins: the sound was recorded by a person. */
  audioUploaded: z.boolean().optional(),
  /** For editors: the verb in one line, also where it comes from the course's own list. */
  verbLine: z.string().optional(),
  /** For editors: the niqqud reads differently, and the author has confirmed the transcription. */
  transcriptionKept: z.boolean().optional(),
});
export type Word = z.output<typeof Word>;

/** A word as choices need it: the contract of core's `QuizWord`. */
export const PlainWord = Word.pick({
  id: true,
  hebrew: true,
  pronunciation: true,
  transcription: true,
  russian: true,
  variants: true,
});

/** A word of the same root. */
export const Relative = z.object({
  lesson: z.object({ id: RowId, number: z.number().int(), name: z.string() }),
  /** The caller has learned it. */
  isLearned: z.boolean(),
  /** Null where its lesson is locked. */
  word: Word.nullable(),
});
export type Relative = z.output<typeof Relative>;

/** A verb with all its forms; null for one that it does not have. */
export const VerbDetail = VerbName.extend({
  forms: z.record(z.enum(formKeys), VerbFormShape.nullable()),
  /** The Russian pair; null where one of the two is not used in this sense. */
  imperfective: z.string(),
  perfective: z.string().nullable(),
  /** What the verb governs, as a learner reads it: 'кому: ל, что: את'; null where nothing has to be said. */
  government: z.string().nullable(),
  /** Of forms that an open lesson says in a sentence, the first such sentence. */
  examples: z.array(Sentence.extend({ form: z.enum(formKeys) })),
  /** Words of the same root in the order of the course; of locked lessons one entry each. */
  family: z.array(Relative),
});
export type VerbDetail = z.output<typeof VerbDetail>;

export const LessonDetail = z.object({
  id: RowId,
  name: z.string(),
  description: z.string(),
  topic: z.string(),
  level: z.string(),
  category: z.string(),
  subcategory: z.string(),
  subsection_id: RowId,
  lesson_number: z.number().int(),
  lessonNumber: z.number().int(),
  is_free: z.boolean(),
  isPublished: z.boolean(),
  author_name: z.string().nullable(),
  author_link: z.string().nullable(),
  words: z.array(Word),
  /** Sentences that one can say after the lesson. */
  proofs: z.array(Sentence),
  /** Keys of the letters and points that the lesson teaches (GET /letters); none in most lessons. */
  letters: z.array(LetterKey),
  /** Rules that it brings (GET /rules), in the order in which they come. */
  rules: z.array(LessonRule),
  /** The caller's own progress in this lesson, one row for each word they have begun. */
  progress: z.array(WordProgress),
  /** Ids of words that the caller has taken as known and not learned in the lesson. */
  known: z.array(RowId),
  /** The caller has passed the quiz of this lesson. */
  quizPassed: z.boolean(),
  /** The lesson that follows in the catalogue and that the caller may open. */
  nextLessonId: RowId.nullable(),
  /** The fields below are for admins, who see drafts too. `revision` is sent back with their changes. */
  revision: RowId.optional(),
  lastEdit: LastEdit.nullable().optional(),
  stats: LessonStats.optional(),
});
export type LessonDetail = z.output<typeof LessonDetail>;

export const catalogueEndpoints = {
  'GET /sections': endpoint({
    summary: 'Разделы, подразделы и уроки',
    access: 'public',
    isShared: true,
    response: z.array(Section),
  }),
  'GET /categories': endpoint({
    summary: 'Разделы и подразделы без уроков',
    access: 'public',
    isShared: true,
    response: z.array(
      SectionFields.extend({
        subsections: z.array(SubsectionFields.extend({ lessons_count: z.number().int() })),
      }),
    ),
  }),
  'GET /lessons': endpoint({
    summary: 'Опубликованные уроки подряд',
    access: 'public',
    isShared: true,
    response: z.array(LessonSummary.extend({ category: z.string(), subsection_id: RowId })),
  }),
  'GET /course': endpoint({
    summary: 'Опубликованный курс одним документом, с его версией',
    access: 'public',
    isShared: true,
    response: Course,
  }),
  'GET /course/{version}': endpoint({
    summary: 'Курс этой версии; если её больше нет, нынешний',
    access: 'public',
    params: z.object({ version: CourseVersion }),
    response: Course,
  }),
  'GET /lessons/{id}': endpoint({
    summary: 'Урок со словами и прогрессом; закрытый отвечает 403 premium_required; админам и черновики',
    access: 'learner',
    params: z.object({ id: RowIdInPath }),
    response: LessonDetail,
  }),
  'GET /verbs/{wordId}': endpoint({
    summary: 'Глагол слова со всеми формами; закрытый урок отвечает 403 premium_required, не глагол 404',
    access: 'learner',
    params: z.object({ wordId: RowIdInPath }),
    response: VerbDetail,
  }),
};
