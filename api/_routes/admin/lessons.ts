import type { LessonChange } from '../../../core/contracts/admin/lessons.ts';
import { emptyDraft } from '../../../core/lesson/edit.ts';
import {
  changeCategory,
  changeOrder,
  createCategory,
  deleteCategory,
  readCategories,
} from '../../../db/admin/categories.ts';
import { findSubsectionId } from '../../../db/admin/find-subsection.ts';
import { lessonsPerPage, listLessons } from '../../../db/admin/lesson-list.ts';
import { changeLesson } from '../../../db/admin/lessons/change-lesson.ts';
import { createFromTemplate } from '../../../db/admin/lessons/create-from-template.ts';
import { createLesson } from '../../../db/admin/lessons/create-lesson.ts';
import { deleteLesson } from '../../../db/admin/lessons/delete-lesson.ts';
import type { EditedLesson, EditedWord } from '../../../db/admin/lessons/edited-lesson.ts';
import { readTaughtWords } from '../../../db/admin/lessons/taught-words.ts';
import type { Db } from '../../../db/connection/client.ts';
import type { CatalogueCache } from '../../../db/course/catalogue.ts';
import type { Handlers } from '../../_call.ts';
import { adminCategories, adminLesson, lessonFilterOf } from './shapes.ts';

export const adminLessonHandlers: Handlers<
  | 'GET /admin/lessons'
  | 'POST /lessons'
  | 'PUT /lessons/{id}'
  | 'DELETE /lessons/{id}'
  | 'POST /templates'
  | 'POST /admin/words/taught'
  | 'GET /admin/categories'
  | 'POST /admin/sections'
  | 'PUT /admin/sections/{id}'
  | 'DELETE /admin/sections/{id}'
  | 'POST /admin/subsections'
  | 'PUT /admin/subsections/{id}'
  | 'DELETE /admin/subsections/{id}'
  | 'PUT /admin/order'
> = {
  'GET /admin/lessons': async ({ query, deps }) => {
    const search = { ...lessonFilterOf(query), page: query.page };
    const { lessons, total } = await listLessons(deps.db, search);
    return { lessons: lessons.map(adminLesson), total, pages: Math.ceil(total / lessonsPerPage) };
  },

  'POST /lessons': async ({ owner, body, deps, now }) => {
    const { eventId, keepTranscriptions: keepsTranscriptions, ...sent } = body;
    const lesson = { ...emptyDraft, ...(await lessonChange(deps.db, sent)) };
    const input = { adminId: owner.userId, lesson, keepsTranscriptions };
    // The name includes the admin, so that nobody can take the name of another admin's event.
    const event = eventId && `${owner.userId}-${eventId}`;
    return edited(deps.catalogue, createLesson(deps.db, { ...input, eventId: event }, now));
  },

  'PUT /lessons/{id}': async ({ owner, params, body, deps, now }) => {
    const { revision, keepTranscriptions: keepsTranscriptions, ...fields } = body;
    const change = await lessonChange(deps.db, fields);
    const input = { adminId: owner.userId, lessonId: params.id, revision, change, keepsTranscriptions };
    return edited(deps.catalogue, changeLesson(deps.db, input, now));
  },

  'DELETE /lessons/{id}': async ({ owner, params, deps, now }) => {
    await edited(deps.catalogue, deleteLesson(deps.db, { adminId: owner.userId, lessonId: params.id }, now));
    return { deleted: true as const };
  },

  'POST /templates': ({ owner, body, deps, now }) => {
    const input = { adminId: owner.userId, type: body.type, subsectionId: body.subsection_id };
    return edited(deps.catalogue, createFromTemplate(deps.db, input, now));
  },

  'POST /admin/words/taught': async ({ body: { letters }, deps }) => ({
    words: await readTaughtWords(deps.db, letters),
  }),

  'GET /admin/categories': async ({ deps }) => adminCategories(await readCategories(deps.db)),

  'POST /admin/sections': async ({ owner, body, deps, now }) => {
    const { icon_emoji: iconEmoji, name, description } = body;
    const fields = { name, description, iconEmoji };
    const input = { adminId: owner.userId, kind: 'section' as const, fields };
    return { id: await edited(deps.catalogue, createCategory(deps.db, input, now)) };
  },

  'PUT /admin/sections/{id}': async ({ owner, params, body, deps, now }) => {
    const { icon_emoji: iconEmoji, name, description } = body;
    const fields = given({ name, description, iconEmoji });
    const input = { adminId: owner.userId, kind: 'section' as const, id: params.id, fields };
    await edited(deps.catalogue, changeCategory(deps.db, input, now));
    return { id: params.id };
  },

  'DELETE /admin/sections/{id}': async ({ owner, params, deps, now }) => {
    const input = { adminId: owner.userId, kind: 'section' as const, id: params.id };
    await edited(deps.catalogue, deleteCategory(deps.db, input, now));
    return { deleted: true as const };
  },

  'POST /admin/subsections': async ({ owner, body, deps, now }) => {
    const { section_id: sectionId, icon_emoji: iconEmoji, icon_bg_color: iconBgColor, name } = body;
    const fields = { sectionId, name, iconEmoji, iconBgColor };
    const input = { adminId: owner.userId, kind: 'subsection' as const, fields };
    return { id: await edited(deps.catalogue, createCategory(deps.db, input, now)) };
  },

  'PUT /admin/subsections/{id}': async ({ owner, params, body, deps, now }) => {
    const { section_id: sectionId, icon_emoji: iconEmoji, icon_bg_color: iconBgColor, name } = body;
    const fields = given({ sectionId, name, iconEmoji, iconBgColor });
    const input = { adminId: owner.userId, kind: 'subsection' as const, id: params.id, fields };
    await edited(deps.catalogue, changeCategory(deps.db, input, now));
    return { id: params.id };
  },

  'DELETE /admin/subsections/{id}': async ({ owner, params, deps, now }) => {
    const input = { adminId: owner.userId, kind: 'subsection' as const, id: params.id };
    await edited(deps.catalogue, deleteCategory(deps.db, input, now));
    return { deleted: true as const };
  },

  'PUT /admin/order': async ({ owner, body, deps, now }) => {
    const { kind, parent_id: parentId, ids } = body;
    await edited(
      deps.catalogue,
      changeOrder(deps.db, { adminId: owner.userId, order: { kind, parentId, ids } }, now),
    );
    return { ids };
  },
};

/** The course has changed: this process reads its catalogue again, others do so within half a minute. */
export async function edited<T>(catalogue: CatalogueCache, work: Promise<T>): Promise<T> {
  const result = await work;
  catalogue.forget();
  return result;
}

/** The fields that were sent. */
export function given<T extends object>(fields: T): Partial<T> {
  // Nothing is added or renamed, so the type stays the same.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

type Wire = Omit<LessonChange, 'revision' | 'keepTranscriptions'>;

/** The sent fields under the names that the verbs use. */
async function lessonChange(db: Db, body: Wire): Promise<Partial<EditedLesson>> {
  const { subsection_id, category, subcategory, lesson_number, lessonNumber, ...rest } = body;
  const { is_free, author_name, author_link, words, ...lesson } = rest;
  const place = { category, subcategory };
  return given({
    ...lesson,
    subsectionId: subsection_id === undefined ? await findSubsectionId(db, place) : subsection_id,
    lessonNumber: lessonNumber ?? lesson_number,
    isFree: is_free,
    authorName: author_name,
    authorLink: author_link,
    words: words?.map(editedWord),
  });
}

/** A word as it is sent, under the names that the verbs use. */
export function editedWord({
  gender,
  plural,
  feminine,
  verb,
  ...word
}: NonNullable<LessonChange['words']>[number]): EditedWord {
  return {
    ...word,
    ...(gender ? { gender } : {}),
    ...(plural ? { plural } : {}),
    ...(feminine ? { feminine } : {}),
    ...(verb === undefined ? {} : { verb: verb ?? '' }),
  };
}
