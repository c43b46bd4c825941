import * as z from 'zod';
import { maxVerbLineLength } from '../../lesson/access.ts';
import { lessonLevels } from '../../lesson/content.ts';
import { draftCodes } from '../../lesson/draft-problem.ts';
import { maxTaughtAtOnce } from '../../lesson/pasted/proposed.ts';
import { endpoint } from '../endpoint.ts';
import { lessonFilter } from '../shapes/lesson-filter.ts';
import { LastEdit } from '../shapes/lessons-admin.ts';
import { EventId, RowId, RowIdInPath, text } from '../shapes/shared.ts';
import { UploadId } from '../voices/uploads.ts';

/**
 * The lesson editor. The rules behind the shapes are `core/lesson/edit.ts`, which the browser and the bot run too. A
 * lesson that breaks them gets a 400 with the code of its most serious error and every problem in `data.problems`.
 */

/** A rule's finding about one field of a draft (core/lesson/draft-problem.ts). */
export const DraftProblem = z.object({
  level: z.enum(['error', 'warning']),
  /** 'name', 'words', 'words.2.hebrew' (words counted from 0). */
  field: z.string(),
  code: z.enum(draftCodes),
  /** One Russian sentence for the author. */
  message: z.string(),
});

const SentenceEdit = z.object({
  hebrew: text(300),
  pronunciation: text(300).default(''),
  transcription: text(300),
  russian: text(300),
});

export const WordEdit = z.object({
  /** The edited word; missing for a new one. Learners' progress is kept whatever changes. */
  id: RowId.optional(),
  hebrew: text(100),
  pronunciation: text(200).default(''),
  transcription: text(200),
  /** The niqqud reads differently, and the author keeps the transcription anyway. */
  transcriptionKept: z.boolean().optional(),
  russian: text(200),
  gender: z.enum(['m', 'f']).nullish(),
  plural: text(200).nullish(),
  feminine: text(200).nullish(),
  variants: z.array(text(100)).max(20).default([]),
  /** The verb that the word is a form of, in one line (core/hebrew/conjugation/verb-line.ts). Missing: unchanged. */
  verb: text(maxVerbLineLength).nullish(),
  /** A phrase word by word. Missing: unchanged while the words of the phrase are the same. */
  parts: z
    .array(z.object({ pronunciation: text(100), russian: text(200) }))
    .max(20)
    .optional(),
  /** Sentences with the word. Missing: unchanged. */
  examples: z
    .array(
      SentenceEdit.extend({
        /** Its other form where it depends on who speaks or is spoken to: one of the two at most. */
        feminine: SentenceEdit.optional(),
        masculine: SentenceEdit.optional(),
      }),
    )
    .max(3)
    .optional(),
  /** Ids returned by POST /uploads. Missing: unchanged; null: removed. */
  audioUploadId: UploadId.nullish(),
  handwritingUploadId: UploadId.nullish(),
});

const PlaceName = z.union([RowId, text(200)]);

const lessonFields = {
  name: text(200),
  /** The lesson's place. `category` and `subcategory` (ids or names of a section and a subsection) mean the same. */
  subsection_id: RowId.nullable(),
  category: PlaceName.optional(),
  subcategory: PlaceName.optional(),
  description: text(2000),
  topic: text(500),
  level: z.enum(lessonLevels),
  /** Follows from the lesson's place in the course: what is sent is not used. Also under the name `lessonNumber`. */
  lesson_number: z.number(),
  lessonNumber: z.number().optional(),
  is_free: z.boolean(),
  isPublished: z.boolean(),
  /** True: keeps every transcription that differs from the niqqud; not asked about again. */
  keepTranscriptions: z.boolean().optional(),
  author_name: text(200).nullable(),
  author_link: text(300).nullable(),
  /** In order. At most 10; the limit of the shape is wider, so that the rule can report it in its own words. */
  words: z.array(WordEdit).max(100),
};

/** Defaults for what is not sent: no place, number 1, level A1, free, a draft. */
export const NewLesson = z.object(lessonFields).partial().extend({
  /**
   * The client's id for this action: when it is sent again, the lesson already created is returned instead of a second
   * one.
   */
  eventId: EventId.optional(),
});
export type NewLesson = z.output<typeof NewLesson>;

/**
 * Fields that are sent replace those of the lesson. `revision` is the one that was read: required for anything but
 * `isPublished` alone. If it is no longer current, the response is 409 stale_revision, with `data` of the shape
 * StaleRevision.
 */
export const LessonChange = z.object(lessonFields).partial().extend({ revision: RowId.optional() });
export type LessonChange = z.output<typeof LessonChange>;

/** `data` of a 409 stale_revision: the current state of the lesson. */
export const StaleRevision = z.object({ revision: RowId, lastEdit: LastEdit.nullable() });
export type StaleRevision = z.output<typeof StaleRevision>;

export const SavedLesson = z.object({
  id: RowId,
  revision: RowId,
  isPublished: z.boolean(),
  /** Ids of its words in order, including new ones. */
  wordIds: z.array(RowId),
  /** The checker's warnings; errors are refused. */
  warnings: z.array(DraftProblem),
  /** For POST /lessons: the event was already known. The lesson is returned as it is now, whatever this body said. */
  isRepeat: z.boolean().optional(),
});
export type SavedLesson = z.output<typeof SavedLesson>;

export const AdminLesson = z.object({
  id: RowId,
  name: z.string(),
  lesson_number: z.number().int(),
  level: z.string(),
  is_free: z.boolean(),
  isPublished: z.boolean(),
  category: z.string(),
  category_id: RowId,
  subcategory: z.string(),
  subsection_id: RowId,
  words_count: z.number().int(),
  revision: RowId,
  /** ISO; null for a lesson as shipped with the course. */
  edited_at: z.string().nullable(),
});
export type AdminLesson = z.output<typeof AdminLesson>;

const AdminSubsection = z.object({
  id: RowId,
  section_id: RowId,
  name: z.string(),
  icon_emoji: z.string(),
  icon_bg_color: z.string(),
  /** Lessons that are not deleted, and the drafts among them. */
  lessons_count: z.number().int(),
  drafts_count: z.number().int(),
});
const AdminSection = z.object({
  id: RowId,
  name: z.string(),
  description: z.string(),
  icon_emoji: z.string(),
  subsections: z.array(AdminSubsection),
});
export const AdminCategories = z.array(AdminSection);
export type AdminCategories = z.output<typeof AdminCategories>;

const icon = text(32);
const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
const SectionFields = z.object({ name: text(200).min(1), description: text(2000), icon_emoji: icon.min(1) });
const SubsectionFields = z.object({
  section_id: RowId,
  name: text(200).min(1),
  icon_emoji: icon.min(1),
  icon_bg_color: colour,
});
const byId = z.object({ id: RowIdInPath });
const Deleted = z.object({ deleted: z.literal(true) });

const maxLessonBytes = 131_072;

/** What the course says about a word: what is proposed for one that is pasted. */
const TaughtWord = z.object({
  hebrew: z.string(),
  pronunciation: z.string(),
  transcription: z.string(),
  russian: z.string(),
  gender: z.enum(['m', 'f']).optional(),
  plural: z.string().optional(),
  feminine: z.string().optional(),
});

export const lessonsAdminEndpoints = {
  'GET /admin/lessons': endpoint({
    summary: 'Уроки для редактора, черновики тоже, в порядке курса',
    access: 'admin',
    query: z.object({
      ...lessonFilter,
      /** Counted from 1; 50 lessons per page. */
      page: RowIdInPath.default(1),
    }),
    response: z.object({ lessons: z.array(AdminLesson), total: z.number().int(), pages: z.number().int() }),
  }),
  'POST /lessons': endpoint({
    summary: 'Новый урок: черновик, пока isPublished не сказано',
    access: 'admin',
    maxBodyBytes: maxLessonBytes,
    body: NewLesson,
    response: SavedLesson,
  }),
  'PUT /lessons/{id}': endpoint({
    summary: 'Изменить урок или только isPublished; чужая правка отвечает 409',
    access: 'admin',
    maxBodyBytes: maxLessonBytes,
    params: byId,
    body: LessonChange,
    response: SavedLesson,
  }),
  'DELETE /lessons/{id}': endpoint({
    summary: 'Убрать урок; баллы и прогресс учеников остаются',
    access: 'admin',
    params: byId,
    response: Deleted,
  }),
  'POST /templates': endpoint({
    summary: 'Черновик урока из шаблона: животные или местоимения',
    access: 'admin',
    body: z.object({ type: z.enum(['animals', 'pronouns']), subsection_id: RowId.optional() }),
    response: SavedLesson,
  }),
  'POST /admin/words/taught': endpoint({
    summary: 'Что курс знает о словах с этими буквами; ничего не сохраняет',
    access: 'admin',
    callsPerMinute: 120,
    maxBodyBytes: maxLessonBytes,
    body: z.object({ letters: z.array(z.string().min(1).max(100)).max(maxTaughtAtOnce) }),
    response: z.object({ words: z.array(TaughtWord) }),
  }),
  'GET /admin/categories': endpoint({
    summary: 'Разделы и подразделы для редактора, пустые тоже',
    access: 'admin',
    response: AdminCategories,
  }),
  'POST /admin/sections': endpoint({
    summary: 'Новый раздел в конце курса',
    access: 'admin',
    body: SectionFields,
    response: z.object({ id: RowId }),
  }),
  'PUT /admin/sections/{id}': endpoint({
    summary: 'Изменить раздел: присланные поля заменяют прежние',
    access: 'admin',
    params: byId,
    body: SectionFields.partial(),
    response: z.object({ id: RowId }),
  }),
  'DELETE /admin/sections/{id}': endpoint({
    summary: 'Убрать пустой раздел; непустой отвечает 409',
    access: 'admin',
    params: byId,
    response: Deleted,
  }),
  'POST /admin/subsections': endpoint({
    summary: 'Новый подраздел в конце раздела',
    access: 'admin',
    body: SubsectionFields,
    response: z.object({ id: RowId }),
  }),
  'PUT /admin/subsections/{id}': endpoint({
    summary: 'Изменить подраздел или перенести его в другой раздел',
    access: 'admin',
    params: byId,
    body: SubsectionFields.partial(),
    response: z.object({ id: RowId }),
  }),
  'DELETE /admin/subsections/{id}': endpoint({
    summary: 'Убрать пустой подраздел; непустой отвечает 409',
    access: 'admin',
    params: byId,
    response: Deleted,
  }),
  'PUT /admin/order': endpoint({
    summary: 'Порядок разделов, подразделов раздела или уроков подраздела',
    access: 'admin',
    body: z.object({
      kind: z.enum(['sections', 'subsections', 'lessons']),
      /** The section for subsections, the subsection for lessons. */
      parent_id: RowId.optional(),
      /** All of them, in their new order; if the set has changed, the response is 409 order_changed. */
      ids: z.array(RowId).max(1000),
    }),
    response: z.object({ ids: z.array(RowId) }),
  }),
};
