import type { RefusedImport } from '../../../core/contracts/admin/admin.ts';
import { DomainError } from '../../../core/errors.ts';
import { printCourseFile } from '../../../core/lesson/course-file/print.ts';
import { changesText, changeText } from '../../../core/texts/admin/course/course-file.ts';
import { exportCourse, importCourseFile } from '../../../db/admin/import.ts';
import { type Handlers, limitCalls } from '../../_call.ts';
import { readFormFile, wrappingBytes } from '../../_form-file.ts';
import { fileAnswer } from './file-answer.ts';
import { edited } from './lessons.ts';

/** The platform's limit, less the lines of multipart. A course of 2,500 words is one megabyte. */
export const maxImportBytes = 4_194_304 - wrappingBytes;
const importLimit = { name: 'import', calls: 10, windowSeconds: 60 };
const maxListed = 200;

export const adminCourseHandlers: Handlers<'GET /admin/export' | 'POST /admin/import'> = {
  'GET /admin/export': async ({ owner, query: { format }, deps, now }) => {
    const { course, parts } = await exportCourse(deps.db, { adminId: owner.userId, format }, now);
    return fileAnswer(printCourseFile(course, format, parts), { name: 'mila', format, now });
  },

  'POST /admin/import': async ({ owner, query, request, deps, now }) => {
    await limitCalls(deps, importLimit, String(owner.userId));
    const { bytes, name: fileName } = await readFormFile(request, {
      maxBytes: maxImportBytes,
      tooLarge: 'import_too_large',
    });
    const { dryRun: isDryRun, deletesMissing } = query;
    const input = { adminId: owner.userId, bytes, fileName, isDryRun, deletesMissing };
    const imported = await edited(deps.catalogue, importCourseFile(deps.db, input, now));
    if (!imported.ok) {
      const { problems } = imported;
      const data: RefusedImport = { problems: problems.slice(0, maxListed), total: problems.length };
      throw new DomainError('invalid', { code: 'import_refused', data });
    }
    const { changes, actId } = imported;
    return {
      actionId: actId,
      applied: !isDryRun && changes.length > 0,
      summary: changesText(changes),
      total: changes.length,
      changes: changes.slice(0, maxListed).map(changeText),
    };
  },
};
