import { actOfVersion } from '../../../core/acts/lesson-version.ts';
import { versionDetail, versionRows } from '../../../core/texts/admin/version-lines.ts';
import { readHistory } from '../../../db/versions/read-history.ts';
import { restoreVersion } from '../../../db/versions/restore-version.ts';
import type { Handlers } from '../../_call.ts';
import { edited } from './lessons.ts';

export const adminVersionHandlers: Handlers<
  | 'GET /admin/lessons/{id}/versions'
  | 'GET /admin/lessons/{id}/versions/{version}'
  | 'POST /admin/lessons/{id}/versions/{version}'
> = {
  'GET /admin/lessons/{id}/versions': async ({ params: { id }, deps, now }) =>
    versionRows(id, await readHistory(deps.db, id, now)),

  'GET /admin/lessons/{id}/versions/{version}': async ({ params: { id, version }, deps, now }) =>
    versionDetail(id, await readHistory(deps.db, id, now), actOfVersion(version)),

  'POST /admin/lessons/{id}/versions/{version}': async ({ params, body, owner, deps, now }) => {
    const input = {
      adminId: owner.userId,
      lessonId: params.id,
      actId: actOfVersion(params.version),
      ...body,
    };
    return { id: await edited(deps.catalogue, restoreVersion(deps.db, input, now)) };
  },
};
