import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { LastEdit } from '../shapes/lessons-admin.ts';
import { RowId, RowIdInPath } from '../shapes/shared.ts';

/** Earlier versions of a lesson. */

/** A version is named by the act that left the lesson so; 0: as it was before every act that is kept. */
const VersionId = z.number().int().min(0).max(2_147_483_647);
const VersionInPath = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

export const LessonVersionRow = z.object({
  id: VersionId,
  /** Who made it and when; null for what was before. */
  edit: LastEdit.nullable(),
  /** How it differs from the one before: 'Название: «Дом» → «Семья»'. */
  lines: z.array(z.string()),
  /** The lesson is like this now. */
  isNow: z.boolean(),
});
export type LessonVersionRow = z.output<typeof LessonVersionRow>;

export const LessonVersionDetail = z.object({
  name: z.string(),
  subcategory: z.string(),
  level: z.string(),
  topic: z.string(),
  description: z.string(),
  words: z.array(z.object({ id: RowId, hebrew: z.string(), transcription: z.string(), russian: z.string() })),
  /** What would change in the lesson if this version was taken back; empty where it is like the present one. */
  difference: z.array(z.string()),
  /** Revision of the lesson that it was compared with: taking back sends it. */
  revision: RowId,
});
export type LessonVersionDetail = z.output<typeof LessonVersionDetail>;

const byVersion = z.object({ id: RowIdInPath, version: VersionInPath });

export const versionsAdminEndpoints = {
  'GET /admin/lessons/{id}/versions': endpoint({
    summary: 'Версии урока за 90 дней, новые сверху: кто, когда и что изменил',
    access: 'admin',
    params: z.object({ id: RowIdInPath }),
    response: z.object({
      versions: z.array(LessonVersionRow),
      /** There are older ones that are not shown. */
      isCut: z.boolean(),
    }),
  }),
  'GET /admin/lessons/{id}/versions/{version}': endpoint({
    summary: 'Урок в этой версии и чем он отличается от нынешнего; версия 0 — до всех правок',
    access: 'admin',
    params: byVersion,
    response: LessonVersionDetail,
  }),
  'POST /admin/lessons/{id}/versions/{version}': endpoint({
    summary: 'Вернуть версию урока; `revision` — с которой сравнивали, чужая правка отвечает 409',
    access: 'admin',
    params: byVersion,
    body: z.object({ revision: RowId }),
    /** The act: it can be taken back itself. */
    response: z.object({ id: RowId }),
  }),
};
